"""A position, and the few small values that rules and everybody else share. Compiled.

`State` is what a game's rules are written in: it knows the rules and nothing else, no clock, no
generator, no log. What surrounds it (texts, views, records) stands in `protocol.py`.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sobremesa.core.frozen import by_fields, thawed

Seat = int  # 0, 1, 2... clockwise, or one of these three:
CHANCE: Final = -1  # the dice and the decks
WATCHER: Final = -2  # sees what everybody sees
JUDGE: Final = -3  # sees everything: for replays and tests

Action = int  # unique within its game, chance's included; people see only its text

NOBODY: Final = vec[i64]()  # the deciders of a game that is over
ONLY_CHANCE: Final = vec[i64]([CHANCE])  # the deciders when dice or decks are next
ALIKE: Final = vec[i64]()  # the weights of outcomes that are equally likely
ONE: Final = [vec[i64]([seat]) for seat in range(16)]  # ONE[3]: seat 3 alone decides


class Result(NamedTuple):
    """How a game ended: the keys of a record's result line, in their order."""

    winners: tuple[int, ...]  # several may share a victory; a draw has none
    points: tuple[int, ...]
    reason: str  # one word
    rule: str  # the rule that ended the game
    details: dict[str, object]  # what else the game reports

    def as_json(self) -> dict[str, object]:
        """The result line's object; the rule that ended the game is not part of a record."""
        return {
            "winners": list(self.winners),
            "points": list(self.points),
            "reason": self.reason,
            **self.details,
        }


class Note(NamedTuple):
    """Something to be said: `note-<key>` in text/*.ftl tells a consequence, and `rule` is why it happened;
    `action-<key>` tells a decision."""

    key: str
    rule: str
    args: dict[str, str | int]


class Fact(NamedTuple):
    """A consequence as the rules write it down. What its numbers are is known by its key, where it is told."""

    key: str
    rule: str
    numbers: tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: mutable, small, quick to copy.

    A compiled game shares its vecs (`legal`, `weights`, `deciders`): they are read, never changed.

    Positions can be compared, hashed, pickled and deep-copied, all by their fields (`frozen.py`); a game
    does nothing for it. The hash is that of the position as it is now: what lies in a set or a dict must
    not be played on.
    """

    trace: list[Fact] | None = None  # what is written down while an event happens (`happening.py`)

    def deciders(self) -> vec[i64]:
        """Who owes a decision: one seat, several at once, CHANCE alone, or nobody: it is over."""
        raise NotImplementedError

    def legal(self, who: i64) -> vec[i64]:
        """What a decider may do, in the canonical order of the notation: that of the catalogue or, where there is
        none, of the numbers. The only judge of legality."""
        raise NotImplementedError

    def forbids(self, who: i64, action: i64) -> str:
        """The ID of the rule that an illegal event breaks. It explains; `legal` judges."""
        raise NotImplementedError

    def apply(self, who: i64, action: i64) -> None:
        """Make a legal event happen. Unchecked: searches live here."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """How the game ended, None while it goes on."""
        raise NotImplementedError

    def brief(self) -> Result | None:
        """The result without its details, where making those takes time: playouts ask for no more."""
        return self.result()

    def copy(self) -> "State":
        raise NotImplementedError

    def weights(self) -> vec[i64]:
        """The odds of each of legal(CHANCE); ALIKE when all are the same. Whoever runs the game draws."""
        return ALIKE

    def together(self) -> i64:
        """The number of the simultaneous step that is open, or 0 while decisions are taken in turn.

        Events of one step commute, and a record sorts them. Two steps never share a number. It is
        positive if the decisions are secret until the step closes, and negative if each is open at
        once and only their order does not matter.
        """
        return 0

    def reopen(self, seat: i64) -> None:
        """Take back what the other seats have decided in the secret step that is open; a seat's own
        decisions stay. The same decisions again give the same position.

        For whoever thinks about a position: what nobody may see yet is still a decision, not a fact.
        """
        assert self.together() <= 0, "a game with secret steps can reopen them"

    @final
    def note(self, key: str, rule: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Rules write down a consequence, and why it happened. In a search nobody listens, and it costs next to
        nothing; what has more numbers, or takes work to find out, asks for the trace first."""
        if self.trace is not None:
            self.trace.append(Fact(key, rule, (a, b, c)))

    def __eq__(self, other: object) -> bool:
        """Alike in every field, which is more than looking alike."""
        if self is other:
            return True
        return type(self) is type(other) and by_fields(self, False) == by_fields(other, False)

    def __hash__(self) -> int:
        return hash(by_fields(self, False))

    def __reduce__(self) -> tuple[Callable[[Any], Any], tuple[Any]]:
        return thawed, (by_fields(self, True),)

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()
