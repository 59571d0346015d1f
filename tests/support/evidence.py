"""Figures of soak runs, kept where people look for them: one row each in docs/evidence/soak.md.

Only `make soak`, which sets SOBREMESA_SOAK, writes; a soak test that somebody runs by hand leaves no trace.
"""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path

from sobremesa import __version__
from tests.support.builds import COMPILED

SOAK = Path(__file__).parents[2] / "docs" / "evidence" / "soak.md"
HEAD = """# Soak

Each row is one run of one test at full size, on the build that is named; `make soak` adds rows at the end.

| Day | Version, build | What | Figures |
| --- | --- | --- | --- |
"""


def keep(what: str, **figures: object) -> None:
    """Add a row: what was tried, and how much of it."""
    if not os.environ.get("SOBREMESA_SOAK"):
        return
    if not SOAK.exists():
        SOAK.write_text(HEAD, encoding="utf-8")
    with SOAK.open("a", encoding="utf-8") as file:  # one write a row: tests may run side by side
        file.write(row(what, figures))


def row(what: str, figures: dict[str, object]) -> str:
    """
    >>> row("games", {"played": 1200}).split(" | ")[2:]
    ['games', 'played 1,200 |\\n']
    """
    build = "compiled" if COMPILED else "interpreted"
    python = platform.python_version()
    told = ", ".join(f"{key.replace('_', ' ')} {shown(value)}" for key, value in figures.items())
    day = datetime.now(UTC).date()
    return f"| {day} | {__version__} {build}, Python {python} | {what} | {told} |\n"


def shown(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.2f}"
    return f"{value:,}" if isinstance(value, int) else str(value)
