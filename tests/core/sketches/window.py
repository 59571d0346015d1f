"""A reaction window: all are asked at once, the first clockwise takes effect, it opens again.

WIN-1  Everybody is dealt two cards, shields or blanks (four of each), in secret; a die says who is first.
WIN-2  Each seat once, clockwise, rests or raids; a raid begins with strength 2.
WIN-3  Everybody else is asked at once, in secret: stop, with a shield, or pass.
WIN-4  Only the first clockwise who stops does: the shield is spent, the raid loses one strength and,
       while any is left, all are asked again. The others take their answers back unseen.
WIN-5  If nobody stops it, the raid takes its strength in points. Most points win.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import (
    CHANCE,
    JUDGE,
    NOBODY,
    ONE,
    ONLY_CHANCE,
    Action,
    Event,
    Game,
    Happening,
    Options,
    Result,
    Seat,
    State,
    speaker,
    still_secret,
    told_nothing,
)
from sobremesa.core.bag import Bag
from tests.core.sketches.shared import HIDDEN, Cards, best, masked, read_deal, reader

KINDS = ["blank", "shield"]
FIRST, REST, RAID, STOP, PASS = 2, 6, 7, 8, 9
TEXTS = [
    *(f"card {kind}" for kind in KINDS),
    *(f"first {seat}" for seat in range(4)),
    *("rest", "raid", "stop", "pass"),
]
NO_ANSWER = -2


@dataclass(eq=False)
class Window(State):
    hands: list[list[int]]  # of kinds
    spent: list[int]  # shields, by seat
    points: list[int]
    answers: list[int]
    first: int = -1
    turns: int = 0
    strength: int = 0  # of the raid that is being answered
    asked: int = 0  # windows so far: the number of the step

    def deciders(self) -> vec[i64]:
        if self.first < 0:
            return ONLY_CHANCE
        if self.strength:
            return vec[i64]([who for who in self.others() if self.answers[who] == NO_ANSWER])
        return NOBODY if self.turns == len(self.hands) else ONE[self.actor()]

    def actor(self) -> Seat:
        return (self.first + self.turns) % len(self.hands)

    def others(self) -> list[Seat]:
        return [who for who in range(len(self.hands)) if who != self.actor()]

    def dealt(self) -> bool:
        return sum(map(len, self.hands)) + sum(self.spent) == 2 * len(self.hands)

    def legal(self, who: Seat) -> vec[i64]:
        if who != CHANCE:
            answers = [STOP, PASS] if 1 in self.hands[who] else [PASS]
            return vec[i64](answers if self.strength else [REST, RAID])
        if self.dealt():
            return vec[i64]([FIRST + seat for seat in range(len(self.hands))])
        return self.bag().kinds()

    def bag(self) -> Bag:
        gone = [card for hand in self.hands for card in hand]
        return Bag(vec[i64]([4 - gone.count(kind) for kind in range(len(KINDS))]))

    def weights(self) -> vec[i64]:
        return vec[i64]() if self.dealt() else self.bag().odds()

    def forbids(self, who: Seat, action: Action) -> str:
        if who == CHANCE or action < REST:
            return "WIN-1"
        return "WIN-2" if action < STOP else "WIN-3"

    def apply(self, who: Seat, action: Action) -> None:
        if who == CHANCE and not self.dealt():
            self.hands[sum(map(len, self.hands)) // 2].append(action)
        elif who == CHANCE:
            self.first = action - FIRST
        elif action == RAID:
            self.ask(2)
        elif action == REST:
            self.turns += 1
        else:
            self.answers[who] = action
            if not self.deciders():
                self.close()

    def ask(self, strength: int) -> None:
        self.strength, self.asked = strength, self.asked + 1
        self.answers = [NO_ANSWER] * len(self.hands)

    def close(self) -> None:
        stopper = stopped_by(self, self.answers)
        if stopper is None:  # WIN-5
            self.points[self.actor()] += self.strength
        else:  # WIN-4
            self.hands[stopper].remove(1)
            self.spent[stopper] += 1
        strength = self.strength - 1 if stopper is not None else 0
        self.ask(strength)
        self.asked -= not strength
        self.turns += not strength

    def result(self) -> Result | None:
        over = not self.deciders()
        return best(self.points, "points", "WIN-5") if over else None

    def copy(self) -> "Window":
        lists = ([hand[:] for hand in self.hands], self.spent[:], self.points[:], self.answers[:])
        return type(self)(*lists, self.first, self.turns, self.strength, self.asked)

    def together(self) -> int:
        return self.asked if self.strength else 0

    def reopen(self, seat: Seat) -> None:
        self.answers = [
            answer if who == seat else NO_ANSWER for who, answer in enumerate(self.answers)
        ]


def stopped_by(before: Window, answers: Sequence[int]) -> Seat | None:
    """Who is the first clockwise from the actor that stops the raid?"""
    seats = len(answers)
    clockwise = [(before.actor() + step) % seats for step in range(1, seats)]
    return next((seat for seat in clockwise if answers[seat] == STOP), None)


@dataclass(frozen=True)
class WindowView:
    seat: Seat
    hands: tuple[Cards, ...]
    spent: Cards
    points: Cards
    answers: Cards
    first: int
    turns: int
    strength: int
    asked: int


def view(state: Window, seat: Seat) -> WindowView:
    def own(who: Seat) -> bool:
        return seat in (who, JUDGE)

    hands = [
        tuple(sorted(hand)) if own(who) else (HIDDEN,) * len(hand)
        for who, hand in enumerate(state.hands)
    ]
    answers = [
        answer if own(who) or answer == NO_ANSWER else HIDDEN
        for who, answer in enumerate(state.answers)
    ]
    return WindowView(
        seat,
        tuple(hands),
        tuple(state.spent),
        tuple(state.points),
        tuple(answers),
        state.first,
        state.turns,
        state.strength,
        state.asked,
    )


def lines(block: Sequence[Happening[Window]], now: Window, seat: Seat) -> list[str]:
    before, events = block[0].before, [each.event for each in block]
    if block[0].who == CHANCE:
        return luck_told(before, events, now, seat)
    if not before.together():
        return [speaker(who) + TEXTS[action] for who, action in events]
    return [] if still_secret(before, now) else answers_told(before, dict(events), seat)


def answers_told(before: Window, answers: dict[Seat, Action], seat: Seat) -> list[str]:
    """The one that took effect is open, or all if nobody reacted; the others' stay unseen (WIN-4)."""
    given = [answers.get(who, NO_ANSWER) for who in range(len(before.hands))]
    effect = stopped_by(before, given)
    return [
        speaker(who) + (TEXTS[action] if known else "?")
        for who, action in sorted(answers.items())
        for known in [effect in (None, who) or seat in (who, JUDGE)]
    ]


def luck_told(before: Window, block: Sequence[Event], now: Window, seat: Seat) -> list[str]:
    state, found = before.copy(), list[str]()
    for who, action in block:
        was_dealt = state.dealt()
        state.apply(who, action)
        if was_dealt:
            found.append("! " + TEXTS[action])
        elif state.dealt():
            told = []
            for owner, hand in enumerate(state.hands):
                known = hand if seat in (owner, JUDGE) else [1] * now.spent[owner]
                told.append(
                    f"{owner}={masked((KINDS[c] for c in hand), (KINDS[c] for c in known))}"
                )
            found.append("! deal " + " ".join(told))
    return found


def hear(happening: Happening[Window], seat: Seat) -> list[str]:
    before, who, action, _, _ = happening
    if len(before.deciders()) > 1:
        return [speaker(who) + (TEXTS[action] if seat in (who, JUDGE) else "?")]
    if not before.together():
        return lines([happening], before, seat)
    answers = {s: answer for s, answer in enumerate(before.answers) if answer != NO_ANSWER}
    return answers_told(before, {**answers, who: action}, seat)


def read_line(state: Window, who: Seat, text: str) -> list[Action]:
    if who != CHANCE or not text.startswith("deal"):
        return [reader(TEXTS)(text)]
    return [reader(KINDS)(card) for card in read_deal(text, len(state.hands), 2)]


@dataclass
class WindowBelief:
    """Hidden cards are any that are left; whoever has answered with a shield in hand may have stopped."""

    seen: WindowView

    def sample(self, rng: Random) -> Window:
        seen = self.seen
        known = [card for hand in seen.hands for card in hand] + [1] * sum(seen.spent)
        unseen = [kind for kind in (0, 1) for _ in range(4 - known.count(kind))]
        rng.shuffle(unseen)
        hands = [[unseen.pop() if c == HIDDEN else c for c in hand] for hand in seen.hands]
        answers = [
            rng.choice([STOP, PASS] if 1 in hand else [PASS]) if answer == HIDDEN else answer
            for answer, hand in zip(seen.answers, hands, strict=True)
        ]
        lists = (hands, list(seen.spent), list(seen.points), answers)
        return Window(*lists, seen.first, seen.turns, seen.strength, seen.asked)


def new(players: int, options: Options) -> Window:
    none = [0] * players
    return Window([[] for _ in none], none[:], none[:], [NO_ANSWER] * players)


GAME: Game[Window, WindowView] = Game(
    slug="window",
    prefix="WIN",
    rules="1.0",
    seats=range(3, 5),
    options=(),
    new=new,
    write=TEXTS.__getitem__,
    read=reader(TEXTS),
    view=view,
    belief=lambda seen, heard: WindowBelief(seen),
    hear=hear,
    tell=told_nothing,
    read_line=read_line,
    lines=lines,
)
