"""What a game knows beyond its rules: its hints for searches, the sizes of its levels, and its aids for players.

Beside a game, `hints.py` has `HINTS`, `levels.py` has `LEVELS`, `measured.py` has `LOSSES` or `FORESIGHT`, `aids.py` has
`aids(view, heard)`, and `reasons.py` has `reasons(before, after, line)`, or there are none.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from sobremesa.core.hints import Hints
from sobremesa.core.levels import PLAIN, Levels
from sobremesa.core.state import Note
from sobremesa.homes import part

Aids = Callable[[Any, Sequence[str]], Any]  # from a view and what was heard, to a frozen dataclass

# What speaks for a line of decisions, from the seat's views before and after it: texts `reason-<key>`, the weightiest first.
# The view after it is that of one world that fits, so it may only be asked what all of them agree on.
Reasons = Callable[[Any, Any, Sequence[str]], list[Note]]


@cache
def hints_for(slug: str) -> Hints:
    """A game's hints; plain ones for a game that has none."""
    module = part(slug, "hints")
    if module is None:
        return Hints()
    assert isinstance(module.HINTS, Hints), f"{module.__name__}.HINTS are no hints"
    return module.HINTS


@cache
def levels_for(slug: str) -> Levels:
    """How large a game's levels are; the plain ones for a game that does not say."""
    module = part(slug, "levels")
    found: Levels = module.LEVELS if module else PLAIN
    return found


@cache
def losses_for(slug: str) -> Mapping[str, float]:
    """What a decision costs players of each level on average, from the weakest to the strongest, in chances to win;
    nothing where it was not measured."""
    module = part(slug, "measured")
    found: Mapping[str, float] = getattr(module, "LOSSES", {})
    return found


@cache
def foresight_for(slug: str) -> float:
    """How much of what playouts say of an outcome of chance comes through in the end, as far as it was measured."""
    module = part(slug, "measured")
    return float(getattr(module, "FORESIGHT", 1.0))


@cache
def aids_for(slug: str) -> Aids | None:
    """What a game can work out for a player from its view and what it has heard."""
    module = part(slug, "aids")
    found: Aids | None = module.aids if module else None
    return found


@cache
def reasons_for(slug: str) -> Reasons | None:
    """What a game can say for a decision."""
    module = part(slug, "reasons")
    found: Reasons | None = module.reasons if module else None
    return found
