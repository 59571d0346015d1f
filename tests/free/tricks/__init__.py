"""Tricks (see bench.strangers.tricks) for people to look at: cards in hands and on the table."""

from dataclasses import dataclass, replace

from bench.strangers import tricks as packed
from bench.strangers.tricks import CARDS, NONE, name
from sobremesa.core import AnyGame, Note, Seat, State
from sobremesa.core.bag import members
from sobremesa.core.layout import read_layout

PACKED: AnyGame = packed.GAME  # its views are of another type


@dataclass(frozen=True, slots=True)
class TricksView:
    seat: Seat
    turn: Seat
    led: str | None
    trick: tuple[str | None, ...]
    hands: tuple[tuple[str, ...] | int, ...]  # how many, for those of others
    tricks: tuple[int, ...]
    deck: int
    whole: packed.View  # what belief reads


def view(state: packed.Tricks, seat: Seat) -> TricksView:
    seen = packed.view(state, seat)
    everybody = range(seen.players)
    dealt = [(seen.dealt + seen.players - 1 - each) // seen.players for each in everybody]
    done = sum(seen.tricks)
    played = [done + (seen.table[each] != NONE) for each in everybody]
    return TricksView(
        seat,
        seen.turn,
        None if seen.led == NONE else "abc"[seen.led],
        tuple(None if seen.table[each] == NONE else name(seen.table[each]) for each in everybody),
        tuple(
            dealt[each] - played[each]
            if seen.hands[each] == NONE
            else tuple(map(name, members(seen.hands[each])))
            for each in everybody
        ),
        tuple(seen.tricks[each] for each in everybody),
        int(CARDS) - seen.dealt,
        seen,
    )


def describe(before: State, who: Seat, text: str, seat: Seat) -> Note:
    verb, card = text.split()
    if card == "?":
        return Note("deal-unseen", "", {})
    return Note(verb, "", {"card": card, "suit": card[0], "rank": card[1]})


GAME: AnyGame = replace(
    PACKED,
    view=view,
    belief=lambda seen, heard: packed.belief(seen.whole, heard),
    describe=describe,
    layout=read_layout("tests.free.tricks"),
)
