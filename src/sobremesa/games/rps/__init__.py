"""Rock, paper, scissors, best of three: the smallest game that uses the whole protocol.

RPS-1  Each round both choose rock, paper or scissors, in secret and at once. A choice is final.
RPS-2  Rock beats scissors, scissors beat paper, paper beats rock: the winner takes the round.
RPS-3  If the choices are equal, a coin gives the round to one of the two.
RPS-4  Two rounds win the game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from sobremesa.core import (
    CHANCE,
    JUDGE,
    Action,
    Game,
    Happening,
    Options,
    PlainState,
    Result,
    Seat,
    State,
    one_action,
    plain_lines,
    speaker,
    told_nothing,
)
from sobremesa.core.layout import read_layout
from sobremesa.core.phrases import Phrases
from sobremesa.core.tensor import BitWriter, Tensor

TEXTS = ("rock", "paper", "scissors", "coin 0", "coin 1")
COIN, HIDDEN = 3, -1
NO_CHOICES = (-2, -2, -2)


class Rps(PlainState):
    def __init__(self, chosen: list[list[Action]], won: list[int]) -> None:
        self.chosen, self.won = chosen, won  # by seat: all choices so far; rounds taken

    def deciders(self) -> list[Seat]:
        if 2 in self.won:
            return []
        return [seat for seat in (0, 1) if len(self.chosen[seat]) == sum(self.won)] or [CHANCE]

    def legal(self, who: Seat) -> list[Action]:
        return [COIN, COIN + 1] if who == CHANCE else [0, 1, 2]

    def forbids(self, who: Seat, action: Action) -> str:
        if 2 in self.won:
            return "RPS-4"
        return "RPS-3" if action >= COIN else "RPS-1"

    def apply(self, who: Seat, action: Action) -> None:
        winner = action - COIN  # RPS-3
        if who != CHANCE:
            self.chosen[who].append(action)
            first, second = self.chosen
            if len(first) != len(second) or first[-1] == second[-1]:
                return
            winner = (first[-1] - second[-1]) % 3 - 1  # RPS-2
        self.won[winner] += 1

    def result(self) -> Result | None:
        if 2 not in self.won:
            return None
        return Result((self.won.index(2),), tuple(self.won), "rounds", "RPS-4", {})

    def copy(self) -> "Rps":
        return Rps([choices[:] for choices in self.chosen], self.won[:])

    def together(self) -> int:
        choosing = max(map(len, self.chosen)) == sum(self.won) or self.waiting()
        return sum(self.won) + 1 if choosing and 2 not in self.won else 0

    def reopen(self, seat: Seat) -> None:
        del self.chosen[1 - seat][min(map(len, self.chosen)) :]

    def waiting(self) -> bool:
        """Has one of the two chosen, and not the other?"""
        return len(self.chosen[0]) != len(self.chosen[1])


@dataclass(frozen=True, slots=True)
class RpsView:
    seat: Seat
    chosen: tuple[tuple[Action, ...], ...]
    won: tuple[int, ...]


def view(state: Rps, seat: Seat) -> RpsView:
    chosen = [tuple(choices) for choices in state.chosen]
    for who in (0, 1):
        if len(chosen[who]) > len(chosen[1 - who]) and seat not in (who, JUDGE):
            chosen[who] = (*chosen[who][:-1], HIDDEN)  # RPS-1
    return RpsView(seat, tuple(chosen), tuple(state.won))


def hear(happening: Happening[Rps], seat: Seat) -> list[str]:
    """The first choice of a round is heard as `?`; the second opens both."""
    before, who, action, _, _ = happening
    line = speaker(who) + TEXTS[action]
    if who == CHANCE:
        return [line]
    if not before.waiting():
        return [line if seat in (who, JUDGE) else f"{who}: ?"]
    return sorted([line, speaker(1 - who) + TEXTS[before.chosen[1 - who][-1]]])


@dataclass(frozen=True, slots=True)
class RpsBelief:
    """A hidden choice is any of the three, equally likely: nothing tells more."""

    seen: RpsView

    def sample(self, rng: Random) -> Rps:
        chosen = [[rng.randrange(3) if c == HIDDEN else c for c in row] for row in self.seen.chosen]
        return Rps(chosen, list(self.seen.won))


def new(players: int, options: Options) -> Rps:
    return Rps([[], []], [0, 0])


def read(text: str) -> Action:
    if text not in TEXTS:
        raise ValueError(f"expected one of {', '.join(TEXTS)}")
    return TEXTS.index(text)


def belief(seen: RpsView, heard: Sequence[str]) -> RpsBelief:
    return RpsBelief(seen)


class RpsTensor(Tensor):
    """For learners: all choices of three rounds, and the rounds won, one's own first."""

    untold = ("seat",)

    def write(self, state: State, seat: Seat, out: BitWriter) -> None:
        assert isinstance(state, Rps)
        seen = view(state, seat)
        for turn, who in enumerate((seat, 1 - seat)):
            out.field("choices", turn)
            for choice in (*seen.chosen[who], *NO_CHOICES)[:3]:
                out.one_of(3 if choice == HIDDEN else choice, 4)
            out.field("rounds won", turn)
            out.number(seen.won[who], 2)


GAME = Game(
    slug="rps",
    prefix="RPS",
    rules="1.0",
    seats=range(2, 3),
    options=(),
    new=new,
    write=TEXTS.__getitem__,
    read=read,
    view=view,
    belief=belief,
    hear=hear,
    tell=told_nothing,
    read_line=one_action(read),
    lines=plain_lines(TEXTS.__getitem__),
    decisions=lambda players, options: range(COIN),
    outcomes=lambda players, options: range(COIN, len(TEXTS)),
    tensor=lambda players, options: RpsTensor(),
    longest=lambda players, options: 9,  # three rounds of two choices and a coin
    describe=Phrases("coin {winner:d}").describe,
    order=1,  # a model for authors, behind what people come for
    layout=read_layout("sobremesa.games.rps"),
)
