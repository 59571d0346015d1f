"""Where the artifacts may be: one seat's log read as a history of cards, and other histories that fit.

Draws, gifts and the claims of `magpie` move one card each; who moved is public, which card often is not.
From what it has heard, a seat knows for each moment where a card may be (`Trail`): seen from the past
(where could it have got to?) and from the future (it was discarded there, so it was there before).
A history that fits is then dealt forwards, card by card.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from sobremesa.core.bag import members
from sobremesa.games.euphoria.components import ARTIFACTS, NUMBER_OF, card_set
from sobremesa.games.euphoria.rules import Euphoria

DECK, DISCARD = 8, 9  # places beside the seats; sets of places are bits
UNSEEN = -1

DEAL = re.compile(r"! artifacts (.*)")
DRAWN = re.compile(r"! draw (\d) (\S+)")
GIFT = re.compile(r"(\d): give (\S+) @(\d)")
THROWN = re.compile(r"# discarded (\d) (\S+)")
RENEWED = re.compile(r"# reshuffle \d+")
SHOWN = re.compile(r"# (\d) sees hand (\d) (\S+)")
CLAIM = re.compile(rf"(\d): pick (\?|{'|'.join(ARTIFACTS)})")


@dataclass(frozen=True, slots=True)
class Move:
    """What happened to cards: `card` goes from one place to another, UNSEEN if the seat saw no card.

    A reshuffle has no card and goes from DISCARD to DECK. Cards discarded together are a set, and so is
    a hand that is shown, which stays where it is.
    """

    source: int
    goal: int
    card: int
    cards: int = 0  # a set, in a discard or a hand that is shown
    looker: int = -1  # to whom `magpie` shows a hand; 0 cards if the seat did not see it


def history(heard: Sequence[str]) -> list[Move] | None:
    """The moves that a seat has heard of; None if it has not heard the deal, so that they are not all."""
    moves: list[Move] = []
    begun = False
    looked_at = 0
    for line in heard:
        if match := DEAL.fullmatch(line):
            begun = True
            for hand in match[1].split():
                moves += [Move(DECK, int(hand[0]), number(c)) for c in hand[2:].split(",")]
        elif match := DRAWN.fullmatch(line):
            moves.append(Move(DECK, int(match[1]), number(match[2])))
        elif match := GIFT.fullmatch(line):
            moves.append(Move(int(match[1]), int(match[3]), number(match[2])))
        elif match := THROWN.fullmatch(line):
            moves.append(Move(int(match[1]), DISCARD, UNSEEN, card_set(tuple(match[2].split(",")))))
        elif RENEWED.fullmatch(line):
            moves.append(Move(DISCARD, DECK, UNSEEN))
        elif match := SHOWN.fullmatch(line):
            looked_at = int(match[2])
            cards = 0 if match[3] == "?" else card_set(tuple(match[3].split(",")))
            moves.append(Move(looked_at, looked_at, UNSEEN, cards, int(match[1])))
        elif match := CLAIM.fullmatch(line):
            moves.append(Move(looked_at, int(match[1]), number(match[2])))
    return moves if begun else None


def number(name: str) -> int:
    return UNSEEN if name == "?" else NUMBER_OF[name]


@dataclass(frozen=True, slots=True)
class Trail:
    """For every moment, before the first move and after each: the places where each card may be."""

    moves: list[Move]
    places: list[list[int]]  # by moment and card: a set of places


def trail(moves: list[Move], now: list[int]) -> Trail:
    """From the past, then narrowed by the future; `now` are the places that the view leaves open."""
    places = [[2**DECK] * 24]
    sizes = [0] * 10
    sizes[DECK] = 24
    for move in moves:
        after = step(places[-1], move, sizes)
        crowd_out(after, sizes)
        places.append(after)
    places[-1] = [may & known for may, known in zip(places[-1], now, strict=True)]
    for moment in range(len(moves) - 1, -1, -1):
        narrow(places[moment], places[moment + 1], moves[moment])
    return Trail(moves, places)


def step(before: list[int], move: Move, sizes: list[int]) -> list[int]:
    """Where cards may be after a move."""
    source, goal = 2**move.source, 2**move.goal
    if move.looker >= 0 and not move.cards:
        return list(before)
    if move.source == DISCARD:
        sizes[DECK], sizes[DISCARD] = sizes[DISCARD], 0
        return [goal if may == source else may for may in before]
    count = move.cards.bit_count() or 1
    sizes[move.source] -= count
    sizes[move.goal] += count
    rest = 0 if sizes[move.source] == 0 or source == goal else source  # may others still be there?
    after = []
    for card, may in enumerate(before):
        if card == move.card or move.cards >> card & 1:
            after.append(goal)
        elif may & source:
            unseen = move.card == UNSEEN and not move.cards
            after.append(may & ~source | rest | (goal if unseen else 0))
        else:
            after.append(may)
    return after


def crowd_out(places: list[int], sizes: list[int]) -> None:
    """A place whose cards are all certain holds no other."""
    for place in range(10):
        bit = 2**place
        if sizes[place] and places.count(bit) == sizes[place]:
            for card, may in enumerate(places):
                if may != bit:
                    places[card] = may & ~bit


def narrow(before: list[int], after: list[int], move: Move) -> None:
    """Keep only places from which a card could get to where it may be afterwards."""
    source, goal = 2**move.source, 2**move.goal
    for card, may in enumerate(after):
        if move.source == DISCARD:
            origins = may & ~goal | (source if may & goal else 0)
        elif card == move.card or move.cards >> card & 1:
            origins = source
        elif move.card == UNSEEN and not move.cards and move.looker < 0 and may & goal:
            origins = may | source
        else:
            origins = may
        before[card] &= origins


def deal_history(path: Trail, rng: Random, table: Euphoria) -> int | None:
    """Deal one history that fits onto a new table, as far as artifacts go: the card drawn last.

    Each unseen move takes, evenly, one of the cards that may still get where they have to be. None if
    this came to nothing, because two cards would have had to move at once.
    """
    last = UNSEEN
    for moment, move in enumerate(path.moves):
        if move.source == DISCARD:
            continue  # the table renews its deck itself
        if move.looker >= 0:
            if move.cards and move.cards != table.hands[move.source]:
                return None
            table.sure[8 * move.looker + move.source] = table.hands[move.source]
            continue
        if move.goal == DISCARD:
            if move.cards & ~table.hands[move.source]:
                return None
            table.throw(move.source, move.cards, "")
            continue
        card = choose(table, move, path.places[moment + 1], rng)
        if card == UNSEEN:
            return None
        if move.source == DECK:
            table.draw(move.goal, card)
            last = card
        else:
            table.hand_over(move.source, move.goal, card)
    return last


def choose(table: Euphoria, move: Move, after: list[int], rng: Random) -> int:
    """The card that moves: the one that was seen, else one that has to, else any that may."""
    cards = table.deck if move.source == DECK else table.hands[move.source]
    if move.card != UNSEEN:
        return move.card if cards >> move.card & 1 else UNSEEN
    source, goal = 2**move.source, 2**move.goal
    may = [int(card) for card in members(cards) if after[card] & goal]
    must = [card for card in members(cards) if not after[card] & source]
    if must:
        return may[may.index(must[0])] if len(must) == 1 and must[0] in may else UNSEEN
    return rng.choice(may) if may else UNSEEN
