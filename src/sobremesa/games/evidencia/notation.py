"""The texts of decisions and draws, and the lines of a record (EVI-N0 to EVI-N8)."""

import re
from collections.abc import Iterable, Sequence

from sobremesa.core import CHANCE, JUDGE, Action, Happening, Seat, speaker
from sobremesa.games.evidencia.actions import (
    DEAL,
    KIND_WORDS,
    PLACE,
    PLAY,
    SCATTER,
    SLOT_WORDS,
    act,
    detail,
    kind_of,
)
from sobremesa.games.evidencia.components import BACK, FACTIONS, NAMES, NUMBER
from sobremesa.games.evidencia.rules import Evidencia
from sobremesa.games.evidencia.scoring import FULL
from sobremesa.games.evidencia.steps import DONE

CARD = r"[a-z]+(?:-[a-z]+)*"
WITH_CARD = re.compile(rf"(play|take|bury|place|deal|scatter) ({CARD})")  # EVI-N3 to N5, N8; draws
WITH_SLOT = re.compile(r"(abduct|gnome) (B[123]|M[12]|T|no|(?<=abduct )reveal)")  # EVI-N6, N7
DEAL_LINE = re.compile(  # EVI-N1
    rf"deal challenges=({CARD}(?:,{CARD}){{4}}) final=({CARD})"
    rf" draw0=({CARD}(?:,{CARD}){{5}}) draw1=({CARD}(?:,{CARD}){{5}})"
)
SCATTER_LINE = re.compile(rf"scatter pyramid=({CARD}) 0=({CARD}) 1=({CARD})")  # EVI-N2


def write(action: Action) -> str:
    """`take eye`, `abduct B2`; a single draw is `deal eye` or `scatter eye`.

    >>> write(read("gnome T"))
    'gnome T'
    """
    word = KIND_WORDS[kind_of(action)]
    names: Sequence[str] = SLOT_WORDS if word in ("abduct", "gnome") else NAMES
    return f"{word} {names[detail(action)]}"


def read(text: str) -> Action:
    """A single action; ValueError says what was expected (EVI-N0)."""
    if match := WITH_CARD.fullmatch(text):
        return act(KIND_WORDS.index(match[1]), card_called(match[2]))
    if match := WITH_SLOT.fullmatch(text):
        return act(KIND_WORDS.index(match[1]), SLOT_WORDS.index(match[2]))
    raise ValueError(
        f'expected play, take, bury or place and a card, or abduct or gnome and a slot, not "{text}"'
    )


def card_called(name: str) -> int:
    if name not in NUMBER:
        raise ValueError(f'there is no card "{name}"; the cards are {", ".join(NAMES)}')
    return NUMBER[name]


def read_line(state: Evidencia, who: Seat, text: str) -> list[Action]:
    """The actions of one line: a decision, a whole deal or a whole random distribution."""
    if who != CHANCE:
        action = read(text)
        if kind_of(action) >= DEAL:
            raise ValueError(f'a seat cannot draw: "{text}"')
        return [action]
    for kind, pattern in ((DEAL, DEAL_LINE), (SCATTER, SCATTER_LINE)):
        if match := pattern.fullmatch(text):
            cards = ",".join(match.groups()).split(",")
            return [act(kind, card_called(card)) for card in cards]
    raise ValueError(f'expected a whole deal or a whole scatter, not "{text}"')


def back(card: int) -> str:
    """A card of which only the back is seen: `?G`."""
    return f"?{FACTIONS[BACK[card]]}"


def backs(cards: Iterable[int]) -> list[str]:
    """Backs without their order, that is in the order G A I R (EVI-17)."""
    return [f"?{FACTIONS[faction]}" for faction in sorted(BACK[card] for card in cards)]


def pile_texts(cards: Sequence[int], all_backs: bool) -> list[str]:
    """A face-down pile: the back of its top card, or all backs (EVI-19)."""
    return [back(card) if all_backs or place == 0 else "?" for place, card in enumerate(cards)]


def deal_line(cards: Sequence[int], now: Evidencia, seat: Seat) -> str:
    """The deal as a seat may know it now; at the end it is open to all (section 9)."""
    if seat == JUDGE or now.phase == DONE:
        texts = [NAMES[card] for card in cards]
    else:
        all_backs = now.terms.all_backs
        shown = int(now.round)  # challenges revealed so far, the Final among them
        drawn = min(6, shown + 1)  # cards that each seat has drawn so far
        texts = [NAMES[card] for card in cards[: min(5, shown)]]
        texts += pile_texts(cards[min(5, shown) : 5], all_backs)
        texts.append(NAMES[cards[5]] if shown == 6 else back(cards[5]))
        for owner in (0, 1):
            deck = cards[6 + 6 * owner : 12 + 6 * owner]
            if seat == owner:
                texts += [NAMES[card] for card in deck[:drawn]]
            else:  # the two cards of the first hand have no order for others (EVI-17)
                texts += backs(deck[:2]) + [back(card) for card in deck[2:drawn]]
            texts += pile_texts(deck[drawn:], all_backs)
    groups = [",".join(texts[a:b]) for a, b in ((0, 5), (5, 6), (6, 12), (12, 18))]
    return "! deal challenges={} final={} draw0={} draw1={}".format(*groups)


def scatter_line(cards: Sequence[int]) -> str:
    return "! scatter pyramid={} 0={} 1={}".format(*(NAMES[card] for card in cards))


def lines(block: Sequence[Happening[Evidencia]], now: Evidencia, seat: Seat) -> list[str]:
    """The record lines of a block, as a seat may know them now (section 10)."""
    kind = kind_of(block[0].action)
    cards = [int(detail(each.action)) for each in block]
    if kind == DEAL:
        return [deal_line(cards, now, seat)] if len(cards) == 18 else []
    if kind == SCATTER:  # two dead ties may follow each other
        whole = len(cards) // 3 * 3
        return [scatter_line(cards[start : start + 3]) for start in range(0, whole, 3)]
    if kind == PLACE:
        return place_lines(block, now, seat)
    if kind == PLAY and len(block) < 2:
        return []
    return [speaker(each.who) + write(each.action) for each in block]


def place_lines(block: Sequence[Happening[Evidencia]], now: Evidencia, seat: Seat) -> list[str]:
    """Rows in step: first cards, second cards... each pair is written when both are there.

    How far the other row has got is a secret until it is complete (section 9); so a seat's record
    has the pairs, with `?`, only when the other row is complete, and a watcher's when both are.
    """
    if now.phase != DONE and seat != JUDGE and (seat not in (0, 1) or now.rows[1 - seat] < FULL):
        return []
    placed = [[each.action for each in block if each.who == owner] for owner in (0, 1)]
    found = []
    for pair in zip(*placed, strict=False):
        for owner, action in enumerate(pair):
            open_to_seat = now.phase == DONE or seat in (owner, JUDGE)
            found.append(speaker(owner) + (write(action) if open_to_seat else "place ?"))
    return found
