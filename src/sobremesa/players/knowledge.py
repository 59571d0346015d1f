"""Which hints belong to which game: `games/<slug>/hints.py` has `HINTS`, or there are none."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from sobremesa.core.hints import Hints


@cache
def hints_for(slug: str) -> Hints:
    """A game's hints; plain ones for a game that has none, and for a game in one file."""
    package = f"sobremesa.games.{slug}"
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations or not find_spec(f"{package}.hints"):
        return Hints()
    hints = import_module(f"{package}.hints").HINTS
    assert isinstance(hints, Hints), f"{package}.hints.HINTS are no hints"
    return hints
