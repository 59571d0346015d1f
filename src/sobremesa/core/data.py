"""The only reader of package data in `core` and `games`; its errors name file and key.

>>> table({"board": {"side": 10}}, "totem.toml", "board")["side"]
10
"""

import tomllib
from importlib.resources import files
from typing import Any

Table = dict[str, Any]


class DataError(ValueError):
    """Wrong data: the file, the key and the reason."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}")


def load(package: str, file: str) -> Table:
    """A TOML file that lies in a package."""
    text = files(package).joinpath(file).read_text(encoding="utf-8")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(file, "the file", f"is not TOML: {error}") from None


def laid_over(below: Table, above: Table) -> Table:
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


def table(data: Table, file: str, key: str) -> Table:
    """A table of the data, or an error that says which one is missing."""
    found = data.get(key)
    if not isinstance(found, dict):
        raise DataError(file, key, "a table is missing here")
    return found
