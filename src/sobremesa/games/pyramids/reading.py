"""Fields of the data, checked one by one: an error names file, key and reason."""

from collections.abc import Collection
from typing import Any, TypeVar

from sobremesa.core.data import DataError

Data = dict[str, Any]
T = TypeVar("T")


class Wanted:
    """Reads fields of the data; what is missing or of the wrong kind is named with file and key."""

    def __init__(self, file: str) -> None:
        self.file = file

    def wrong(self, key: str, reason: str) -> DataError:
        return DataError(self.file, key, reason)

    def get(self, entry: Data, where: str, key: str, kind: type[T]) -> T:
        value = entry.get(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.wrong(f"{where}.{key}", f"must be {kind.__name__}, not {value!r}")
        return value

    def count(self, entry: Data, where: str, key: str, most: int = 1_000_000) -> int:
        value = self.get(entry, where, key, int)
        if not 0 <= value <= most:
            raise self.wrong(f"{where}.{key}", f"is at least 0 and at most {most}, not {value}")
        return value

    def entries(self, data: Data, where: str, key: str) -> list[Data]:
        found = data.get(key)
        if not isinstance(found, list) or not found:
            raise self.wrong(f"{where}.{key}", "is missing")
        return found

    def word(self, entry: Data, where: str, key: str, known: Collection[str]) -> str:
        value = self.get(entry, where, key, str)
        if value not in known:
            raise self.wrong(f"{where}.{key}", f"is one of {', '.join(known)}, not {value!r}")
        return value
