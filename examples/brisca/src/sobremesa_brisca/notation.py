"""The texts of decisions and draws, and the lines of a record (section 10 of rules.md)."""

import re
from collections.abc import Sequence
from typing import Final

from sobremesa.core import CHANCE, JUDGE, Action, Happening, Refusal, Seat, speaker
from sobremesa_brisca.components import CARDS, HAND, NAMES, NUMBER, members
from sobremesa_brisca.rules import DEAL, DRAW, PLAY, SWAP, Brisca

CARD: Final = "(?:[1-7]|1[0-2])[OCEB]"
DECISION: Final = re.compile(rf"(play|swap|deal) ({CARD})")  # BRI-N3, BRI-N4; a card of the deal
DRAWN: Final = re.compile(rf"draw ([0-3]) ({CARD})")  # BRI-N2
HELD: Final = f"{CARD},{CARD},{CARD}"
DEALT: Final = re.compile(rf"deal (0={HELD}(?: [1-3]={HELD})+) trump=({CARD})")  # BRI-N1
FIRST: Final = {"play": PLAY, "swap": SWAP, "deal": DEAL}
EXPECTED: Final = "expected play or swap and a card, such as play 12B"


def write(action: Action) -> str:
    """
    >>> write(read("play 12B")), write(read("draw 3 1O"))
    ('play 12B', 'draw 3 1O')
    """
    if action >= DRAW:
        return f"draw {(action - DRAW) // CARDS} {NAMES[action % CARDS]}"
    word = ("play", "swap", "deal")[action // CARDS]
    return f"{word} {NAMES[action % CARDS]}"


def read(text: str) -> Action:
    """A single action; ValueError for anything else (BRI-N0)."""
    if found := DECISION.fullmatch(text):
        return FIRST[found[1]] + NUMBER[found[2]]
    if found := DRAWN.fullmatch(text):
        return DRAW + CARDS * int(found[1]) + NUMBER[found[2]]
    raise ValueError(EXPECTED)


def read_line(state: Brisca, who: Seat, text: str) -> list[Action]:
    """The actions of one line: a decision, a draw, or a whole deal."""
    if found := DEALT.fullmatch(text):
        hands = [part.split("=") for part in found[1].split()]
        seats = [str(seat) for seat in range(state.players)]
        if not state.deciders():
            raise Refusal("BRI-40")
        if who != CHANCE or state.hands[0] or [seat for seat, _ in hands] != seats:
            raise Refusal("BRI-10")
        cards = [card for _, held in hands for card in held.split(",")]
        return [DEAL + NUMBER[card] for card in (*cards, found[2])]
    action = read(text)
    if DEAL <= action < DRAW:
        raise ValueError("expected a whole deal: deal 0=1O,3C,7B 1=2E,4O,12C trump=5E")
    return [action]


def deal_line(hands: Sequence[Sequence[int]], turned: int, seat: Seat) -> str:
    """The deal as a seat knows it."""
    texts = [
        ",".join(NAMES[card] if seat in (owner, JUDGE) else "?" for card in sorted(hand))
        for owner, hand in enumerate(hands)
    ]
    dealt = " ".join(f"{owner}={text}" for owner, text in enumerate(texts))
    return f"! deal {dealt} trump={NAMES[turned]}"


def drawn_line(action: Action, seat: Seat) -> str:
    """A drawn card as a seat knows it."""
    drawer = (action - DRAW) // CARDS
    return f"! draw {drawer} {NAMES[action % CARDS] if seat in (drawer, JUDGE) else '?'}"


def hear(happening: Happening[Brisca], seat: Seat) -> list[str]:
    """What a seat hears. A deal is heard as a whole, with its last card."""
    _, who, action, after, _ = happening
    if action >= DRAW:
        return [drawn_line(action, seat)]
    if action < DEAL:
        return [speaker(who) + write(action)]
    if after.turned < 0:
        return []
    return [deal_line([members(hand) for hand in after.hands], after.turned, seat)]


def lines(block: Sequence[Happening[Brisca]], now: Brisca, seat: Seat) -> list[str]:
    """The record lines of a block, as a seat may know them."""
    first, players = block[0].action, block[0].before.players
    if not DEAL <= first < DRAW:
        return [line for each in block for line in hear(each, seat)]
    cards = [each.action - DEAL for each in block]
    if len(cards) <= HAND * players:
        return []  # an unfinished deal is no line yet
    hands = [cards[start : start + HAND] for start in range(0, HAND * players, HAND)]
    return [deal_line(hands, cards[-1], seat)]
