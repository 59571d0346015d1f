"""Where games live: in a folder of `sobremesa.games`, or in a package that announces itself by an entry point.

    [project.entry-points."sobremesa.games"]
    brisca = "sobremesa_brisca"

The name is the game's slug, the value a package that has `GAME` and, beside it, all that is the game's own: `text/`,
`hints.py`, `board.py`, `lesson/`, `face/`. Nothing is loaded here before somebody asks for it; whether it is any good,
`sobremesa.library` finds out.
"""

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Final, NamedTuple

import sobremesa.games
from sobremesa.core.data import Toml, laid_over, read_table

GROUP: Final = "sobremesa.games"


class Home(NamedTuple):
    """Where a game lives."""

    slug: str
    package: str
    name: str = "GAME"  # of the game in its package
    owner: str = ""  # whose package it is, as it was installed; the house's own games have none


@cache
def own() -> dict[str, Home]:
    """The games of the house: every folder is one."""
    found = iter_modules(sobremesa.games.__path__)
    return {
        each.name: Home(each.name, f"{GROUP}.{each.name}") for each in sorted(found) if each.ispkg
    }


@cache
def guests() -> tuple[Home, ...]:
    """The games of all installed packages, whatever they are called."""
    from importlib.metadata import entry_points  # 30 ms: only for those who look for one

    found = []
    for entry in entry_points(group=GROUP):
        package, _, name = entry.value.partition(":")
        owner = entry.dist.name if entry.dist else package
        found.append(Home(entry.name, package.strip(), name.strip() or "GAME", owner))
    return tuple(sorted(found))


def home_of(slug: str) -> Home | None:
    """The house comes first; of two guests with one name, the first."""
    return own().get(slug) or next((home for home in guests() if home.slug == slug), None)


def folder(slug: str) -> Traversable:
    """A game's own files; LookupError if there is no such game."""
    home = home_of(slug)
    if home is None:
        raise LookupError(f"there is no game {slug}")
    return files(home.package) if home.owner else files(GROUP) / slug


def part(slug: str, name: str) -> ModuleType | None:
    """One of the files that a game may have or not: `hints`, `levels`, `aids`, `board`, `words`."""
    home = home_of(slug)
    whole = f"{home.package}.{name}" if home else ""
    return import_module(whole) if whole and find_spec(whole) else None


@cache
def on_boards(slug: str) -> frozenset[str]:
    """The keys of notes that only say what every board shows: a log leaves them out."""
    return frozenset(getattr(part(slug, "words"), "ON_BOARDS", ()))


@cache
def game_data(slug: str, rules: str) -> Toml:
    """What a game is made of, by these rules; empty for a game that has no data file.

    Where an earlier edition is made of something else, a file of its own says what differs.
    """
    whole: Toml = {}
    for name in (f"{slug}.toml", f"{slug}.{rules}.toml"):
        file = folder(slug) / name
        whole = laid_over(whole, read_table(file)) if file.is_file() else whole
    return whole
