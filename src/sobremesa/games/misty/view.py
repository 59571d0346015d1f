"""What a seat may know: section 9 of the rules. Its view, what it hears, what it is told.

A view holds all that a perfect memory knows (MIS-R30), so that nobody needs to remember anything.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import (
    CHANCE,
    JUDGE,
    Action,
    Event,
    Happening,
    Note,
    Result,
    Said,
    Seat,
    Wording,
    speaker,
)
from sobremesa.games.misty.actions import PICK, PLACE, column_of, kind_of, row_of
from sobremesa.games.misty.components import CARD_COUNT, CARDS, NAMES
from sobremesa.games.misty.notation import card_names, deal_line, has_held, rows, write
from sobremesa.games.misty.rules import Misty
from sobremesa.games.misty.steps import DEAL, NOTHING, STEP_NAMES, Step
from sobremesa.games.misty.trace import RECEIVED
from sobremesa.games.misty.window import Window

Row = tuple[tuple[str, ...], ...]  # the stack of each space, the lowest card first


@dataclass(frozen=True, slots=True)
class WindowView:
    """A window, open to all: also covered cards were face up before."""

    spaces: tuple[Row, ...]  # as it lies now, rows from the top
    laid: tuple[Row, ...]  # as it lay before the activation
    moved: tuple[str, ...]  # the arrow cards activated, in their order
    fed: tuple[tuple[str, str], ...]  # monster and flower, in their order
    gone: tuple[str, ...]  # eliminated: cards that moved out, eaten flowers


@dataclass(frozen=True, slots=True)
class MistyView:
    seat: Seat
    rules: str  # the edition of the rules
    players: int
    variant: Literal["standard", "introductory"]
    rounds_to_win: int
    smile_pairs: Literal["adjacent", "disjoint"]
    match_tie: Literal["shared", "points"]
    feeding: Literal["choose", "auto"]
    round: int  # rounds, phases and turns count from 1
    phase: int
    turn: int
    step: Step
    steps: int  # simultaneous steps so far in the match, the open one included
    passing: Literal["left", "right"]
    deciders: tuple[Seat, ...]
    hand: tuple[str, ...]  # the own one; also a card chosen but not revealed is in it
    hand_sizes: tuple[int, ...]
    stock_size: int
    known_hands: tuple[tuple[str, ...] | None, ...]  # by seat; None: never held, unknown
    unseen: tuple[str, ...]  # the unknown hands and the stock
    decided: tuple[bool, ...]  # who has made the choice or the placement of this step
    choices: tuple[str, ...]  # the own one (the judge: all): `pick F03`, `place c1r2`, or nothing
    revealed: tuple[str, ...]  # by seat, while cards are being placed; else nothing
    windows: tuple[WindowView, ...]
    rounds_won: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]  # by finished round and seat
    past_windows: tuple[tuple[WindowView, ...], ...]  # how the finished rounds ended
    winners: tuple[Seat, ...]  # when it is over
    reason: str


def window_view(window: Window) -> WindowView:
    cards = tuple(window.cards)
    return window_seen(cards, window.width, window.height, window.trail, window.meals)


@lru_cache(maxsize=4096)
def window_seen(
    cards: tuple[int, ...], width: int, height: int, trail: int, meals: int
) -> WindowView:
    """Remembered, because everybody looks at the same few windows again and again."""
    window = Window(False, vec[i64](cards))
    window.width, window.height, window.trail, window.meals = width, height, trail, meals
    spaces = tuple(tuple(tuple(stack) for stack in row) for row in rows(window))
    there = {card for row in spaces for stack in row for card in stack}
    return WindowView(
        spaces=spaces,
        laid=tuple(
            tuple((NAMES[card],) if card >= 0 else () for card in cards[4 * row :][:width])
            for row in range(height)
        ),
        moved=tuple(NAMES[card] for card in window.activated()),
        fed=tuple((NAMES[monster], NAMES[flower]) for monster, flower in window.feasts()),
        gone=tuple(NAMES[card] for card in sorted(cards) if card >= 0 and NAMES[card] not in there),
    )


def known_hands(state: Misty, seat: Seat) -> list[int | None]:
    """By seat: the set of its cards, or None. While cards are being dealt nobody has looked yet."""
    hands: list[int | None] = []
    for holder in range(state.players):
        cards = int(state.hands[holder])
        is_known = has_held(state, seat, holder) and (state.step != DEAL or seat == JUDGE)
        hands.append(cards if is_known or cards == 0 else None)
    return hands


def on_the_table(state: Misty) -> int:
    """The set of all cards that lie, or have lain, in the windows of this round, or are revealed."""
    cards = 0
    for seat in range(state.players):
        cards |= sum(1 << card for card in state.windows[seat].cards if card >= 0)
        if state.revealed[seat] != NOTHING:
            cards |= 1 << int(state.revealed[seat])
    return cards


def hand_sizes(state: Misty) -> list[int]:
    return [int(state.hands[seat]).bit_count() for seat in range(state.players)]


def view(state: Misty, seat: Seat) -> MistyView:
    players = range(state.players)
    terms = state.terms
    hands = known_hands(state, seat)
    seen = on_the_table(state)
    for hand in hands:
        seen |= hand or 0
    everything = (1 << int(CARD_COUNT)) - 1
    over = state.result()
    return MistyView(
        seat=seat,
        rules=terms.rules,
        players=int(state.players),
        variant="introductory" if terms.small else "standard",
        rounds_to_win=int(terms.rounds_to_win),
        smile_pairs="disjoint" if terms.disjoint else "adjacent",
        match_tie="points" if terms.points_decide else "shared",
        feeding="auto" if terms.auto else "choose",
        round=int(state.round) + (over is None),
        phase=int(state.phase) + 1,
        turn=int(state.turn) + 1,
        step=STEP_NAMES[state.step],
        steps=int(state.opened),
        passing="left" if state.to_left() else "right",
        deciders=tuple(int(who) for who in state.deciders()),
        hand=card_names(hands[seat] or 0) if seat >= 0 else (),
        hand_sizes=tuple(hand_sizes(state)),
        stock_size=len(state.stock),
        known_hands=tuple(None if hand is None else card_names(hand) for hand in hands),
        unseen=card_names(everything & ~seen),
        decided=tuple(state.chosen[who] != NOTHING for who in players),
        choices=tuple(choice(state, who, seat) for who in players),
        revealed=tuple(
            "" if state.revealed[who] == NOTHING else NAMES[state.revealed[who]] for who in players
        ),
        windows=tuple(window_view(window) for window in state.windows),
        rounds_won=tuple(int(state.won[who]) for who in players),
        scores=tuple(tuple(points) for points in state.round_scores()),
        past_windows=tuple(tuple(map(window_view, windows)) for windows in state.past),
        winners=over.winners if over else (),
        reason=over.reason if over else "",
    )


def choice(state: Misty, who: Seat, seat: Seat) -> str:
    """What `who` has decided in this step, if `seat` may know (MIS-10, MIS-12)."""
    if state.chosen[who] == NOTHING or seat not in (who, JUDGE):
        return ""
    return write(state.chosen[who])


def hear(happening: Happening[Misty], seat: Seat) -> list[str]:
    """The last draw of a deal opens its line, the last decision of a step all of the step.

    Until then others hear only that a card was chosen (`0: pick ?`) or a space (`0: place ?`).
    """
    before, who, action, after, _ = happening
    if who == CHANCE:
        if after.step == DEAL:
            return []
        return deal_line(before, drawn(before, action), after, seat)
    kind = kind_of(action)
    if kind not in (PICK, PLACE):
        return [speaker(who) + write(action)]
    if after.together() != before.together():
        return [speaker(each) + write(made) for each, made in step_of(before, who, action)]
    if seat in (who, JUDGE):
        return [speaker(who) + write(action)]
    return [f"{speaker(who)}{'pick' if kind == PICK else 'place'} ?"]


def drawn(before: Misty, last: Action) -> list[Action]:
    """All draws of the deal that ends with this one."""
    hands = [int(before.hands[seat]) for seat in range(before.players)]
    hands[-1] |= 1 << last
    return [card for hand in hands for card in range(CARD_COUNT) if hand >> card & 1]


def step_of(before: Misty, who: Seat, action: Action) -> list[Event]:
    """The written decisions of a simultaneous step that this one completes, in seat order.

    A space that was the only one was not decided (section 10).
    """
    events = []
    for seat in range(before.players):
        made = action if seat == who else int(before.chosen[seat])
        if kind_of(made) == PICK or len(before.windows[seat].places()) > 1:
            events.append(Event(seat, made))
    return events


def card_said(card: int) -> Said:
    """Its id for a screen, its drawing for the sentence."""
    return {"card": NAMES[card], "drawing": CARDS[card][2]}


def hand_said(cards: int) -> Said:
    return {"cards": " ".join(card_names(cards)), "count": cards.bit_count()}


SAID: Final = Wording(
    {
        "dealt": "round phase cards", "revealed": "seat card", "last_card": "seat card",
        "placed": "seat card place", "placed_first": "seat card place", "placed_last": "seat card place",
        "passed_left": "", "passed_right": "", RECEIVED: "seat hand", "left": "seat card",
        "covered": "seat card space count", "moved": "seat card space", "ate": "seat card flower space",
        "not_fed": "seat card", "done": "seat", "removed": "seat count space",
        "flowers": "seat count points", "smiles": "seat count points", "pairs": "seat count points",
        "others": "seat count points", "score": "seat points", "round_won": "round seat",
        "next_round": "round",
    },
    {
        "card": card_said,
        "hand": hand_said,
        "flower": NAMES.__getitem__,
        "place": lambda place: {"column": int(column_of(place)), "row": int(row_of(place))},
        "space": lambda space: {"column": space % 4 + 1, "row": space // 4 + 1},
    },
)  # fmt: skip


def tell(happening: Happening[Misty], seat: Seat) -> list[Note]:
    """All that follows from an event; a hand received only to its new owner."""
    open_to_seat = [
        fact for fact in happening.trace if fact.key != RECEIVED or seat in (fact.numbers[0], JUDGE)
    ]
    return [*SAID.notes(open_to_seat), *match_won(happening.after.result())]


def match_won(result: Result | None) -> list[Note]:
    """MIS-57; who shares, and what broke the tie, has a rule of its own."""
    if result is None:
        return []
    rule = {"rounds": "MIS-57", "shared": "MIS-58"}.get(result.reason, "MIS-R21")
    key = "match_won" if len(result.winners) == 1 else "match_shared"
    return [Note(key, rule, {"seat": seat}) for seat in result.winners]
