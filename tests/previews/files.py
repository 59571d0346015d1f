"""Which files there are, and how each is made: JSON with an entry a line, so that a change can be read."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from tests.previews import evidencia, free, misty, pyramids, totem, ways

GAMES: Final = Path(__file__).parents[2] / "web" / "src" / "games"


def listed(entries: Iterable[Any]) -> str:
    return "[\n" + ",\n".join(map(compact, entries)) + "\n]\n"


def named(entries: dict[str, Any]) -> str:
    lines = (
        f"{compact(name)}:{listed(entry) if isinstance(entry, list) else compact(entry)}"
        for name, entry in entries.items()
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def compact(entry: Any) -> str:
    return json.dumps(entry, separators=(",", ":"))


FILES: Final[dict[Path, Callable[[], str]]] = {
    GAMES / "evidencia" / "cards.json": lambda: named(evidencia.cards()),
    GAMES / "evidencia" / "preview.json": lambda: listed(evidencia.cases()),
    GAMES / "misty" / "preview.json": lambda: listed(misty.cases()),
    GAMES / "plain" / "free.json": lambda: listed(free.cases()),
    GAMES / "pyramids" / "preview.json": lambda: named(pyramids.cases()),
    GAMES / "totem" / "preview.json": lambda: listed(totem.cases()),
    GAMES / "totem" / "ways.json": lambda: listed(ways.cases()),
}
