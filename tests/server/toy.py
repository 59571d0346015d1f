"""Ambush: the smallest game with a reaction window. One attacks or waits; the others pass or duck, unseen."""

from dataclasses import dataclass
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import (
    CHANCE,
    JUDGE,
    NOBODY,
    ONLY_CHANCE,
    Action,
    Event,
    Game,
    Happening,
    Options,
    Result,
    Seat,
    State,
    one_action,
    plain_lines,
    speaker,
    still_secret,
    told_nothing,
)

TEXTS = ("attack", "wait", "pass", "duck", "die 0", "die 1")
ATTACK, WAIT, PASS, DUCK, DIE = range(5)
ROUNDS = 4


class Ambush(State):
    def __init__(self, players: int) -> None:
        self.players, self.round, self.window = players, 0, False
        self.due = False  # the die, after a window
        self.answers: dict[int, int] = {}
        self.points = [0] * players
        self.shown: list[tuple[int, ...]] = []

    def deciders(self) -> vec[i64]:
        if self.round == ROUNDS:
            return NOBODY
        if self.due:
            return ONLY_CHANCE
        if self.window:
            return vec[i64]([s for s in self.asked() if s not in self.answers])
        return vec[i64]([self.round % self.players])

    def asked(self) -> list[int]:
        return [seat for seat in range(self.players) if seat != self.round % self.players]

    def legal(self, who: Seat) -> vec[i64]:
        if who == CHANCE:
            return vec[i64]([DIE, DIE + 1])
        return vec[i64]([PASS, DUCK] if self.window else [ATTACK, WAIT])

    def forbids(self, who: Seat, action: Action) -> str:
        return "RPS-4" if self.round == ROUNDS else "RPS-1"

    def apply(self, who: Seat, action: Action) -> None:
        if who == CHANCE:
            self.points[self.round % self.players] += action - DIE
            self.due, self.round = False, self.round + 1
        elif action == ATTACK:
            self.window = True
        elif action == WAIT:
            self.round += 1
        else:
            self.answers[who] = action
            if len(self.answers) == self.players - 1:
                self.shown.append(tuple(self.answers[seat] for seat in self.asked()))
                self.answers, self.window, self.due = {}, False, True

    def result(self) -> Result | None:
        if self.round < ROUNDS:
            return None
        return Result((), tuple(self.points), "rounds", "RPS-4", {})

    def copy(self) -> "Ambush":
        twin = Ambush(self.players)
        twin.round, twin.window, twin.due = self.round, self.window, self.due
        twin.answers, twin.points = dict(self.answers), list(self.points)
        twin.shown = list(self.shown)
        return twin

    def together(self) -> int:
        return self.round + 1 if self.window else 0

    def reopen(self, seat: Seat) -> None:
        self.answers = {who: answer for who, answer in self.answers.items() if who == seat}


@dataclass(frozen=True, slots=True)
class AmbushView:
    seat: int
    round: int
    window: bool
    mine: int | None
    points: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]


def view(state: Ambush, seat: Seat) -> AmbushView:
    mine = state.answers.get(seat)
    return AmbushView(
        seat, state.round, state.window, mine, tuple(state.points), tuple(state.shown)
    )


def hear(happening: Happening[Ambush], seat: Seat) -> list[str]:
    before, who, action, after, _ = happening
    if still_secret(before, after):
        return [speaker(who) + TEXTS[action]] if seat in (who, JUDGE) else []
    if not before.window:
        return [speaker(who) + TEXTS[action]]
    events = sorted([*(Event(*answer) for answer in before.answers.items()), Event(who, action)])
    return [speaker(seat) + TEXTS[made] for seat, made in events]


class AmbushBelief:
    def __init__(self, seen: AmbushView) -> None:
        self.seen = seen

    def sample(self, rng: Random) -> Ambush:
        seen = self.seen
        state = Ambush(len(seen.points))
        state.round, state.window = seen.round, seen.window
        state.points, state.shown = list(seen.points), list(seen.shown)
        if seen.mine is not None:
            state.answers[seen.seat] = seen.mine
        return state


def new(players: int, options: Options) -> Ambush:
    return Ambush(players)


GAME = Game(
    slug="rps",  # it borrows the words of a real game
    prefix="RPS",
    rules="toy",
    seats=range(3, 5),
    options=(),
    new=new,
    write=TEXTS.__getitem__,
    read=TEXTS.index,
    view=view,
    belief=lambda seen, heard: AmbushBelief(seen),
    hear=hear,
    tell=told_nothing,
    read_line=one_action(TEXTS.index),
    lines=plain_lines(TEXTS.__getitem__),
)
