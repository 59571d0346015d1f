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


def table(data: Table, file: str, key: str) -> Table:
    """A table of the data, or an error that says which one is missing."""
    found = data.get(key)
    if not isinstance(found, dict):
        raise DataError(file, key, "a table is missing here")
    return found
