"""Where the artifacts may be: one seat's log read as a history of cards, and other histories that fit.

Draws, gifts and the claims of `magpie` move one card each; who moved is public, which card often is not.
From what it has heard, a seat knows for each moment where a card may be (`Trail`): seen from the past
(where could it have got to?) and from the future (it was discarded there, so it was there before).
Histories that fit are then dealt forwards, card by card (`worlds`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from sobremesa.core.belief import HOLE, sound
from sobremesa.games.euphoria.components import ALL_CARDS, NUMBER_OF, card_set
from sobremesa.games.euphoria.rules import Euphoria

DECK, DISCARD = 8, 9  # places beside the seats; sets of places are bits
UNSEEN = -1


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
        match sound(line):
            case _, ("artifacts", *hands):
                begun = True
                for hand in hands:
                    moves += [Move(DECK, int(hand[0]), number(c)) for c in hand[2:].split(",")]
            case _, ("draw", seat, card):
                moves.append(Move(DECK, int(seat), number(card)))
            case who, ("give", card, goal):
                moves.append(Move(who, int(goal[1:]), number(card)))
            case _, ("discarded", seat, names):
                moves.append(Move(int(seat), DISCARD, UNSEEN, card_set(tuple(names.split(",")))))
            case _, ("reshuffle", _):
                moves.append(Move(DISCARD, DECK, UNSEEN))
            case _, (looker, "sees", "hand", owner, names):
                looked_at = int(owner)
                cards = 0 if names == HOLE else card_set(tuple(names.split(",")))
                moves.append(Move(looked_at, looked_at, UNSEEN, cards, int(looker)))
            case who, ("pick", card) if card == HOLE or card in NUMBER_OF:
                moves.append(Move(looked_at, who, number(card)))
    return moves if begun else None


def number(name: str) -> int:
    return UNSEEN if name == HOLE else NUMBER_OF[name]


@dataclass(frozen=True, slots=True)
class Trail:
    """For every moment, before the first move and after each: the places where each card may be."""

    moves: list[Move]
    places: list[list[int]]  # by moment and card: a set of places
    may_arrive: list[int]  # by move: the cards that may be at its goal afterwards
    may_stay: list[int]  # by move: the cards that may be at its source afterwards


def trail(moves: list[Move], now: list[int]) -> Trail:
    """From the past, then narrowed by the future; `now` are the places that the view leaves open."""
    places = [[2**DECK] * 24]
    sizes = [[0] * DECK + [24, 0]]
    for move in moves:
        sizes.append(sizes_after(sizes[-1], move))
        places.append(reached(places[-1], move, sizes[-1]))
        crowd_out(places[-1], sizes[-1])
    places[-1] = [may & known for may, known in zip(places[-1], now, strict=True)]
    for moment in range(len(moves) - 1, -1, -1):  # more sweeps to and fro were tried: no gain
        narrow(places[moment], places[moment + 1], moves[moment])
        crowd_out(places[moment], sizes[moment])
    return Trail(
        moves,
        places,
        [cards_at(move.goal, places[moment + 1]) for moment, move in enumerate(moves)],
        [cards_at(move.source, places[moment + 1]) for moment, move in enumerate(moves)],
    )


def cards_at(place: int, places: list[int]) -> int:
    """The set of cards that may be there."""
    return sum(2**card for card, may in enumerate(places) if may >> place & 1)


def sizes_after(sizes: list[int], move: Move) -> list[int]:
    """How many cards every place has, which is public."""
    after = list(sizes)
    if move.source == DISCARD:
        after[DECK], after[DISCARD] = sizes[DISCARD], 0
    elif move.looker < 0:
        count = move.cards.bit_count() or 1
        after[move.source] -= count
        after[move.goal] += count
    return after


def reached(before: list[int], move: Move, sizes: list[int]) -> list[int]:
    """Where cards may be after a move."""
    source, goal = 2**move.source, 2**move.goal
    if move.source == DISCARD:
        return [goal if may == source else may for may in before]
    if move.looker >= 0 and not move.cards:
        return list(before)
    rest = 0 if sizes[move.source] == 0 or source == goal else source  # may others still be there?
    unseen = move.card == UNSEEN and not move.cards
    after = []
    for card, may in enumerate(before):
        if card == move.card or move.cards >> card & 1:
            after.append(goal)
        elif may & source:
            after.append(may & ~source | rest | (goal if unseen else 0))
        else:
            after.append(may)
    return after


def crowd_out(places: list[int], sizes: list[int]) -> None:
    """A place whose cards are all certain holds no other."""
    for place, size in enumerate(sizes):
        bit = 2**place
        if size and places.count(bit) == size:
            for card, may in enumerate(places):
                if may != bit:
                    places[card] = may & ~bit


def narrow(before: list[int], after: list[int], move: Move) -> None:
    """Keep only places from which a card could have got where it may be after this move."""
    source, goal = 2**move.source, 2**move.goal
    unseen = move.card == UNSEEN and not move.cards and move.looker < 0
    for card, may in enumerate(after):
        if move.source == DISCARD:
            before[card] &= may & ~goal | (source if may & goal else 0)
        elif card == move.card or move.cards >> card & 1:
            before[card] &= source
        elif unseen and may & goal:
            before[card] &= may | source
        else:
            before[card] &= may


@dataclass(slots=True)
class World:
    """One way in which the artifacts may have gone, so far."""

    places: list[int]  # by place: the set of cards there
    weight: float  # how much likelier it is than the way in which it was chosen
    moved: "Moved | None"  # what moved, the latest first


@dataclass(frozen=True, slots=True)
class Moved:
    card: int
    earlier: "Moved | None"


def worlds(path: Trail, count: int, rng: Random) -> list[World]:
    """Histories that fit, many at once: those that come to nothing make room for those that do not.

    A particle filter. If everybody who moves a card unseen chooses evenly among the cards in hand, then
    each history is as likely as its choices; each unseen move is chosen evenly among the cards that may
    still get where they have to be (weighted by how many these were), and when the weights have become
    uneven, worlds are drawn anew by weight. Nothing is left if all of them came to nothing. (Preferring
    cards with few occasions left was tried: 89 instead of 85 of 100 tries with 24 worlds came to
    something, at one and a half times the cost. More worlds are the better buy.)
    """
    alive = [World([0] * DECK + [ALL_CARDS, 0], 1.0, None) for _ in range(count)]
    for moment, move in enumerate(path.moves):
        arrive, stay = path.may_arrive[moment], path.may_stay[moment]
        alive = [world for world in alive if happens(world, move, arrive, stay, rng)]
        if not alive:
            return []
        total = sum(world.weight for world in alive)
        even = total * total / sum(world.weight**2 for world in alive)
        if 2 * even < count:
            alive = drawn_anew(alive, count, rng)
    return drawn_anew(alive, count, rng)


def drawn_anew(alive: list[World], count: int, rng: Random) -> list[World]:
    chosen = rng.choices(alive, [world.weight for world in alive], k=count)
    return [World(list(world.places), 1.0, world.moved) for world in chosen]


def happens(world: World, move: Move, arrive: int, stay: int, rng: Random) -> bool:
    """Make a move happen in a world; False if it cannot."""
    places = world.places
    cards = places[move.source]
    if move.source == DISCARD:
        places[DECK], places[DISCARD] = places[DISCARD], 0
        return True
    if move.looker >= 0:
        return move.cards in (0, cards)
    if move.goal == DISCARD:
        places[move.source] &= ~move.cards
        places[DISCARD] |= move.cards
        return not move.cards & ~cards
    options = movers(move, cards, arrive, stay)
    if options == 0:
        return False
    bit = options
    if options & (options - 1):
        world.weight *= options.bit_count()
        bit = 2 ** rng.choice([card for card in range(24) if options >> card & 1])
    places[move.source] &= ~bit
    places[move.goal] |= bit
    world.moved = Moved(bit.bit_length() - 1, world.moved)
    return True


def movers(move: Move, cards: int, arrive: int, stay: int) -> int:
    """The cards that may have moved: the one that was seen, else one that has to, else all that may."""
    if move.card != UNSEEN:
        seen: int = 2**move.card
        return cards & seen
    must = cards & ~stay
    if must:
        return must & arrive if must & (must - 1) == 0 else 0
    return cards & arrive


def lay_out(path: Trail, world: World, at: Euphoria) -> int:
    """Play a world's history on a new table, so that everybody is sure of what they saw; the last draw."""
    moved = []
    entry = world.moved
    while entry:
        moved.append(entry.card)
        entry = entry.earlier
    last = UNSEEN
    for move in path.moves:
        if move.source == DISCARD:
            continue  # the table renews its deck itself
        if move.looker >= 0:
            at.sure[8 * move.looker + move.source] = at.hands[move.source]
        elif move.goal == DISCARD:
            at.throw(move.source, move.cards, "")
        elif move.source == DECK:
            last = moved.pop()
            at.draw(move.goal, last)
        else:
            at.hand_over(move.source, move.goal, moved.pop())
    return last


def fill(places: list[int], room: dict[int, int], rng: Random) -> dict[int, int] | None:
    """Every card somewhere it may be, no place with more cards than room; None if there is no way."""
    where: dict[int, int] = {}
    cards = list(range(24))
    rng.shuffle(cards)
    for card in cards:
        if not settle(card, places, room, where, set(), rng):
            return None
    return where


def settle(
    card: int,
    places: list[int],
    room: dict[int, int],
    where: dict[int, int],
    tried: set[int],
    rng: Random,
) -> bool:
    """Find a place for a card, moving others on if need be."""
    options = [place for place in room if places[card] >> place & 1 and place not in tried]
    rng.shuffle(options)
    for place in options:
        there = [other for other, where_ in where.items() if where_ == place]
        if len(there) < room[place]:
            where[card] = place
            return True
    for place in options:
        tried.add(place)
        for other in [other for other, where_ in where.items() if where_ == place]:
            if settle(other, places, room, where, tried, rng):
                where[card] = place
                return True
    return False
