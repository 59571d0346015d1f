"""Texts: single decisions and draws, whole lines, windows; section 10 of the rules.

A deal is one line of a record and many draws inside: `deal 1.2 0=D01,F03,L02 1=...`. A single draw is
written `draw D01`, for programs; no record has it.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from string import ascii_uppercase

from sobremesa.core import CHANCE, JUDGE, Action, Happening, Refusal, Seat, speaker, still_secret
from sobremesa.core.notation import Notation, Words
from sobremesa.games.misty import actions as act
from sobremesa.games.misty.components import CARD_COUNT, NAMES
from sobremesa.games.misty.rules import Misty
from sobremesa.games.misty.steps import DEAL, LAY, NOTHING, OVER
from sobremesa.games.misty.window import Window

PLACING = re.compile(r"place c([0-4])r([0-4])")
DEALING = re.compile(r"deal (\d+)\.(\d+)((?: \d=[A-Z]\d\d(?:,[A-Z]\d\d)*)+)", re.ASCII)
OUTSIDE = re.compile(r"place c\d+r\d+", re.ASCII)
# What players may say and the rules do not know (section 12); anything else is simply unreadable.
NO_DECISION = re.compile(
    r"(?:pass|stop|skip|done|end|resign|rotate|draw)(?: \w+)*|place c\d+r\d+", re.ASCII
)
EXPECTED_DEAL = "expected `deal 1.1 0=D01,F03,... 1=...`: round, phase and all hands in seat order"

# Cards that do not exist can be read, and are refused later.
UNKNOWN = [f"{letter}{number:02}" for letter in ascii_uppercase for number in range(100)]
WORDS = [*NAMES, *[""] * int(act.UNKNOWN - CARD_COUNT), *UNKNOWN]
ROOM = int(act.FIELD) + 1
CARDS = Words(1, ROOM, WORDS)
TEXTS = {
    act.DRAW: "draw {card}", act.PICK: "pick {card}", act.PLACE: "place c{column}r{row}",
    act.MOVE: "move {card}", act.FEED: "feed {monster} {flower}",
}  # fmt: skip
NOTATION = Notation(
    int(act.PICK),
    {kind // act.PICK: text for kind, text in TEXTS.items()},
    {
        "card": CARDS, "column": Words(1, 8, "01234"), "row": Words(8, 8, "01234"),
        "monster": Words(ROOM, ROOM, [word if word[:1] == "M" else "" for word in WORDS]),
        "flower": Words(1, ROOM, [word if word[:1] == "F" else "" for word in WORDS]),
    },
    "expected `pick F03`, `place c0r2`, `move R07` or `feed M01 F03`",
)  # fmt: skip
write, read = NOTATION.write, NOTATION.read


def read_line(state: Misty, who: Seat, text: str) -> list[Action]:
    if who == CHANCE:
        return read_deal(state, text)
    if OUTSIDE.fullmatch(text) and not PLACING.fullmatch(text) and state.terms.rules != "1.0":
        raise Refusal(outside(state, who))
    if NO_DECISION.fullmatch(text) and not PLACING.fullmatch(text):
        if state.step == OVER:
            raise Refusal("MIS-57")
        raise Refusal("MIS-9" if 0 <= who < state.players else "MIS-4")
    return [read(text)]


def outside(state: Misty, who: Seat) -> str:
    """Why a space outside c0..c4, r0..r4 is refused: no window can reach it (MIS-23)."""
    if state.step == LAY and 0 <= who < state.players and state.chosen[who] == NOTHING:
        return "MIS-23"
    return state.forbids(who, act.placing(0, 0))  # a placement that is not due, wherever it goes


def read_deal(state: Misty, text: str) -> list[Action]:
    """The draws of a deal, in the order of the line; it must be the deal that is due (MIS-6)."""
    match = DEALING.fullmatch(text)
    if match is None:
        raise ValueError(EXPECTED_DEAL)
    if state.step == OVER:
        raise Refusal("MIS-57")
    due = (state.step, state.dealt, state.round + 1, state.phase + 1)
    hands = [part.split("=") for part in match[3].split()]
    seats = [str(seat) for seat in range(state.players)]
    if due != (DEAL, 0, int(match[1]), int(match[2])) or [seat for seat, _ in hands] != seats:
        raise Refusal("MIS-6")
    cards = [name for _, names in hands for name in names.split(",")]
    if any(len(names.split(",")) != state.hand_size for _, names in hands):
        raise Refusal("MIS-6")
    return [int(act.DRAW | CARDS.numbers[name]) for name in cards]


def write_deal(state: Misty, hands: Iterable[Iterable[str]]) -> str:
    """The line of the deal that is due in this state."""
    texts = [f"{seat}={','.join(hand)}" for seat, hand in enumerate(hands)]
    return f"! deal {state.round + 1}.{state.phase + 1} {' '.join(texts)}"


# Who knows which hand: section 9 of the rules.


def has_held(state: Misty, seat: Seat, holder: Seat) -> bool:
    """Has this seat held, in this phase, the hand that `holder` has now? (Its own counts.)"""
    if seat == JUDGE:
        return True
    if seat < 0:
        return False
    passes_ago = (holder - seat if state.to_left() else seat - holder) % int(state.players)
    return passes_ago <= state.turn


def hidden_cards(state: Misty, seat: Seat) -> int:
    """The set of all cards in hands that this seat has never held."""
    cards = 0
    for holder in range(state.players):
        if not has_held(state, seat, holder):
            cards |= state.hands[holder]
    return cards


def lines(block: Sequence[Happening[Misty]], now: Misty, seat: Seat) -> list[str]:
    """A deal of the current phase has `?` for what the seat may not know; all else is open."""
    before = block[0].before
    if block[0].who == CHANCE:
        return deal_line(before, [each.action for each in block], now, seat)
    if still_secret(before, now):
        return []
    return [speaker(each.who) + write(each.action) for each in block]


def deal_line(before: Misty, cards: Sequence[Action], now: Misty, seat: Seat) -> list[str]:
    size = int(before.hand_size)
    if len(cards) < size * before.players:
        return []  # an unfinished deal is no line yet
    is_current = (before.round, before.phase) == (now.round, now.phase)
    hidden = hidden_cards(now, seat) if is_current else 0
    hands = []
    for first in range(0, len(cards), size):
        hand = sorted(cards[first : first + size])
        known = [NAMES[card] for card in hand if not hidden >> card & 1]
        hands.append(known + ["?"] * (size - len(known)))
    return [write_deal(before, hands)]


# Windows


def rows(window: Window) -> list[list[list[str]]]:
    """The stacks of a window as it lies now, row by row; a complete one as its frame."""
    stacks = window.stacks()
    return [
        [[NAMES[card] for card in stacks[4 * row + column]] for column in range(window.width)]
        for row in range(window.height)
    ]


def write_window(spaces: Sequence[Sequence[Sequence[str]]]) -> str:
    """`P01 ... / F01 P02+R01`

    >>> write_window([[["P01"], []], [["F01"], ["P02", "R01"]]])
    'P01 ... / F01 P02+R01'
    """
    return " / ".join(" ".join("+".join(stack) or "..." for stack in row) for row in spaces)


def read_window(text: str) -> list[list[list[str]]]:
    """The other way round.

    >>> read_window("P01 ... / F01 P02+R01")
    [[['P01'], []], [['F01'], ['P02', 'R01']]]
    """
    return [
        [[] if space == "..." else space.split("+") for space in row.split()]
        for row in text.split(" / ")
    ]


@lru_cache(maxsize=4096)
def card_names(cards: int) -> tuple[str, ...]:
    """The ids of a set of cards, in alphabetical order."""
    return tuple(NAMES[card] for card in range(CARD_COUNT) if cards >> card & 1)
