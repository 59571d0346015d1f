"""The only reader of package data in `core` and `games`; its errors name file and key.

>>> data = DataEntry({"board": {"side": 10}}, "box.toml")
>>> data.table("board").count("side")
10
>>> data.table("board").get("name", str)
Traceback (most recent call last):
sobremesa.core.data.DataError: box.toml: board.name: must be str, not None
"""

import tomllib
from collections.abc import Collection
from errno import ENOENT
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

Toml = dict[str, Any]
T = TypeVar("T")
LARGEST: Final = 2_000_000  # bytes of a file of data


class DataError(ValueError):
    """Wrong data: the file, the key and the reason."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}")


def load(package: str, file: str) -> Toml:
    """A TOML file that lies in a package."""
    return read_table(files(package).joinpath(file))


def read_table(file: Traversable) -> Toml:
    try:
        return tomllib.loads(read_words(file, LARGEST))
    except tomllib.TOMLDecodeError as error:
        raise DataError(file.name, "the file", f"is not TOML: {error}") from None


def read_words(file: Traversable, most: int) -> str:
    """A file in UTF-8 of so many bytes at most; FileNotFoundError if there is none."""
    try:
        return read_bytes(file, most).decode()
    except UnicodeDecodeError as error:
        raise DataError(file.name, "the file", f"is not UTF-8: {error}") from None


def read_bytes(file: Traversable, most: int, name: str = "") -> bytes:
    """A file of so many bytes at most, and never more of it, whatever it is (a pipe, a device)."""
    if not file.is_file():
        raise FileNotFoundError(ENOENT, "There is no such file", str(file))
    with file.open("rb") as opened:
        body: bytes = opened.read(most + 1)
    if len(body) > most:
        raise DataError(name or file.name, "the file", f"is larger than {most:,} bytes")
    return body


def laid_over(below: Toml, above: Toml) -> Toml:
    """The data below, with what the data above has otherwise: an edition that names only its differences.

    Tables are laid over tables, and entries of a list over those with the same id; all else replaces.

    >>> below = {"dice": {"d4": 2, "d8": 2}, "maps": [{"id": "a", "size": 3}, {"id": "b", "size": 5}]}
    >>> laid_over(below, {"dice": {"d4": 1}, "maps": [{"id": "b", "size": 4}]})
    {'dice': {'d4': 1, 'd8': 2}, 'maps': [{'id': 'a', 'size': 3}, {'id': 'b', 'size': 4}]}
    """
    found = dict(below)
    for key, value in above.items():
        beneath = found.get(key)
        if isinstance(value, dict) and isinstance(beneath, dict):
            found[key] = laid_over(beneath, value)
        elif isinstance(value, list) and isinstance(beneath, list) and with_ids(value + beneath):
            named = {entry["id"]: entry for entry in value}
            found[key] = [named.pop(entry["id"], entry) for entry in beneath] + [*named.values()]
        else:
            found[key] = value
    return found


def with_ids(entries: list[Any]) -> bool:
    return all(isinstance(entry, dict) and "id" in entry for entry in entries)


class DataEntry:
    """A table of the data, read field by field: what is missing or of the wrong kind is named with file and key."""

    def __init__(self, data: Toml, file: str, where: str = "") -> None:
        self.data, self.file, self.where = data, file, where

    def wrong(self, key: str, reason: str) -> DataError:
        """An error about a field, or about the table itself if the key is empty."""
        return DataError(self.file, ".".join(filter(None, (self.where, key))), reason)

    def get(self, key: str, kind: type[T]) -> T:
        value = self.data.get(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.wrong(key, f"must be {kind.__name__}, not {value!r}")
        return value

    def count(self, key: str, most: int = 1_000_000) -> int:
        value = self.get(key, int)
        if not 0 <= value <= most:
            raise self.wrong(key, f"is at least 0 and at most {most}, not {value}")
        return value

    def word(self, key: str, known: Collection[str]) -> str:
        value = self.get(key, str)
        if value not in known:
            raise self.wrong(key, f"is one of {', '.join(known)}, not {value!r}")
        return value

    def table(self, key: str) -> "DataEntry":
        found = self.data.get(key)
        if not isinstance(found, dict):
            raise self.wrong(key, "a table is missing here")
        return DataEntry(found, self.file, f"{self.where}.{key}".lstrip("."))

    def entries(self, key: str, name: str = "id") -> "list[DataEntry]":
        """The tables of a list; errors name each by its id, or by another field."""
        found = self.data.get(key)
        if not isinstance(found, list) or not found:
            raise self.wrong(key, "is missing")
        where = f"{self.where}.{key}".lstrip(".")
        return [
            DataEntry(entry, self.file, f"{where}.{entry[name]}" if name in entry else where)
            for entry in found
        ]
