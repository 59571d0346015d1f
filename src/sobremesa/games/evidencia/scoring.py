"""The measures of a row and what they are worth (EVI-63 to EVI-76). Compiled.

A row is a number in base 32: a 1, then its cards from left to right; so it knows its own length.
Measures are a vec: run, series, triple, pairs, top.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.core.state import Result
from sobremesa.games.evidencia import components as box

MEASURES: Final = ("run", "series", "triple", "pairs", "top")
RUN: Final[i64] = 0
SERIES: Final[i64] = 1
TRIPLE: Final[i64] = 2
PAIRS: Final[i64] = 3
TOP_COUNT: Final[i64] = 4

NO_CARDS: Final[i64] = 1  # an empty row
FULL: Final[i64] = 32**6  # a row from here on has all its six cards
FIVE: Final[i64] = 32**5
NEVER: Final[i64] = -99  # a state of the triple automaton that cannot be reached

# Every order of up to six cards has at most 7 values for each of run, series and triple.
VECTORS: Final[i64] = 343


def cards_of(row: i64) -> vec[i64]:
    """The cards of a row, from the left."""
    count: i64 = 0
    rest = row
    while rest > 1:
        rest //= 32
        count += 1
    cards = vec[i64]([0] * count)
    while count:
        count -= 1
        cards[count] = row % 32
        row //= 32
    return cards


def longest_run(values: vec[i64], touching: bool) -> i64:
    """EVI-67: up or down (EVI-R21); repeated values are struck out (EVI-R22)."""
    best: i64 = 0
    for start in range(i64(len(values))):
        for direction in range(i64(-1), i64(2), 2):
            last = values[start]
            seen = BIT[last]
            length: i64 = 1
            for place in range(start + 1, i64(len(values))):
                value = values[place]
                struck = value == last if touching else seen & BIT[value] != 0
                if struck:
                    continue
                if value != last + direction:
                    break
                last = value
                seen |= BIT[value]
                length += 1
            if length > best:
                best = length
    return best


def longest_series(symbols: vec[i64]) -> i64:
    """EVI-69: the most neighbouring cards that share one symbol."""
    best: i64 = 0
    for faction in range(i64(4)):
        length: i64 = 0
        for shown in symbols:
            length = length + 1 if shown & BIT[faction] else 0
            if length > best:
                best = length
    return best


def count_of(symbols: vec[i64], faction: i64) -> i64:
    """n(X) of EVI-73; the top count of EVI-75."""
    count: i64 = 0
    for shown in symbols:
        if shown & BIT[faction]:
            count += 1
    return count


def pairs(symbols: vec[i64], first: i64, second: i64) -> i64:
    """EVI-73: one symbol of each middle slot; two of the same where both slots show it."""
    if first == second:
        return count_of(symbols, first) // 2
    return min(count_of(symbols, first), count_of(symbols, second))


@final
class Reading:
    """The best count of triples so far, by how many symbols of the next one were just read.

    Which symbols begin a triple is a choice (in A-G-A an A may end one or begin one), so all three
    states are kept, each with the best count that leads there.
    """

    def __init__(self, nothing: i64, one: i64, two: i64) -> None:
        self.nothing = nothing
        self.one = one
        self.two = two

    def best(self) -> i64:
        return max(self.nothing, max(self.one, self.two))

    def gap(self) -> "Reading":
        """A card without a symbol matches nothing (EVI-65, EVI-R28)."""
        return Reading(self.best(), NEVER, NEVER)

    def read(self, faction: i64, base: vec[i64]) -> "Reading":
        nothing = self.best()
        one = nothing if faction == base[0] else NEVER
        two = self.one if faction == base[1] else NEVER
        if faction == base[2] and self.two + 1 > nothing:
            nothing = self.two + 1
        return Reading(nothing, one, two)

    def either(self, other: "Reading") -> "Reading":
        return Reading(
            max(self.nothing, other.nothing), max(self.one, other.one), max(self.two, other.two)
        )


def triples(symbols: vec[i64], base: vec[i64]) -> i64:
    """EVI-71: how often the base's three symbols can be read in this order, none used twice.

    A two-symbol card is read as either symbol or as both, in either order (EVI-65).
    """
    reading = Reading(0, NEVER, NEVER)
    for shown in symbols:
        if shown == 0:
            reading = reading.gap()
            continue
        card = Reading(NEVER, NEVER, NEVER)
        for first in range(i64(4)):
            if shown & BIT[first]:
                alone = reading.read(first, base)
                card = card.either(alone)
                for second in range(i64(4)):
                    if second != first and shown & BIT[second]:
                        card = card.either(alone.read(second, base))
        reading = card
    return reading.best()


@final
class Scene:
    """What the measures depend on besides the cards: the pyramid, El ojo, an option."""

    def __init__(self, shows: vec[i64], eye_counts: bool, touching: bool) -> None:
        self.shows = shows  # the factions of B1 B2 B3 M1 M2 T (EVI-63)
        self.base = shows[: box.BASE]
        self.eye = BIT[shows[box.TOP]] if eye_counts else 0  # EVI-57, EVI-58
        self.touching = touching

    def symbols_of(self, card: i64) -> i64:
        """EVI-64: what a card counts as in a presented row."""
        return self.eye if card == box.EYE else box.SYMBOLS[card]

    def symbols(self, cards: vec[i64]) -> vec[i64]:
        found = vec[i64]([0] * len(cards))
        for place in range(i64(len(cards))):
            found[place] = self.symbols_of(cards[place])
        return found

    def measure(self, cards: vec[i64]) -> vec[i64]:
        """All five measures of a row."""
        symbols = self.symbols(cards)
        measures = vec[i64]([0] * 5)
        measures[RUN] = longest_run(values_of(cards), self.touching)
        measures[SERIES] = longest_series(symbols)
        measures[TRIPLE] = triples(symbols, self.base)
        measures[PAIRS] = pairs(symbols, self.shows[box.M1], self.shows[box.M2])
        measures[TOP_COUNT] = count_of(symbols, self.shows[box.TOP])
        return measures

    def orders(self, row: i64, rest: vec[i64]) -> vec[i64]:
        """All orders that begin with `row`: for each (run, series, triple) the first row that has it.

        The index is 49 * run + 7 * series + triple; 0 where no order has these measures.
        """
        found = vec[i64]([0] * VECTORS)
        self.lay(row, rest, found)
        return found

    def lay(self, row: i64, rest: vec[i64], found: vec[i64]) -> None:
        if len(rest) == 0:
            measures = self.measure(cards_of(row))
            index = 49 * measures[RUN] + 7 * measures[SERIES] + measures[TRIPLE]
            if found[index] == 0:
                found[index] = row
            return
        for place in range(i64(len(rest))):
            others = rest[:place]
            for later in range(place + 1, i64(len(rest))):
                others = append(others, rest[later])
            self.lay(row * 32 + rest[place], others, found)


def values_of(cards: vec[i64]) -> vec[i64]:
    values = vec[i64]([0] * len(cards))
    for place in range(i64(len(cards))):
        values[place] = box.VALUE[cards[place]]
    return values


def reached(mine: i64, theirs: i64, least: i64, points: i64, more: i64) -> i64:
    """EVI-68, EVI-70, EVI-72: points for reaching a measure, more for having most of it."""
    if mine < least:
        return 0
    return points + more if mine > theirs else points


def most(mine: i64, theirs: i64, points: i64, more: i64) -> i64:
    """EVI-74, EVI-76: points only for having more, and again for a margin."""
    if mine <= theirs:
        return 0
    return points + more if mine - theirs >= box.MARGIN else points


def points_for(mine: vec[i64], theirs: vec[i64]) -> vec[i64]:
    """The points for each measure; the Final Challenge is not among them."""
    points = vec[i64]([0] * 5)
    points[RUN] = reached(mine[RUN], theirs[RUN], box.RUN_MIN, box.RUN_POINTS, box.RUN_MORE)
    points[SERIES] = reached(
        mine[SERIES], theirs[SERIES], box.SERIES_MIN, box.SERIES_POINTS, box.SERIES_MORE
    )
    points[TRIPLE] = reached(
        mine[TRIPLE], theirs[TRIPLE], box.TRIPLE_MIN, box.TRIPLE_POINTS, box.TRIPLE_MORE
    )
    points[PAIRS] = most(mine[PAIRS], theirs[PAIRS], box.PAIRS_POINTS, box.PAIRS_MORE)
    points[TOP_COUNT] = most(mine[TOP_COUNT], theirs[TOP_COUNT], box.TOP_POINTS, box.TOP_MORE)
    return points


def brief_of(scene: Scene, rows: list[vec[i64]], final_winner: i64) -> Result:
    """The result of two presented rows, without its details."""
    measures = [scene.measure(rows[0]), scene.measure(rows[1])]
    totals = [0, 0]
    for seat in range(2):
        total: i64 = box.FINAL_POINTS if seat == final_winner else 0
        for points in points_for(measures[seat], measures[1 - seat]):
            total += points
        totals[seat] = int(total)
    holders = [seat for seat in range(2) if box.EYE in rows[seat]]
    winners, reason, rule = verdict(totals[0], totals[1], int(final_winner), holders)
    return Result(winners, (totals[0], totals[1]), reason, rule, {})


def result_of(scene: Scene, rows: list[vec[i64]], pyramid: vec[i64], final_winner: i64) -> Result:
    """The whole result of two presented rows (section 10, keys of the result)."""
    brief = brief_of(scene, rows, final_winner)
    measures = [scene.measure(rows[0]), scene.measure(rows[1])]
    details = []
    for seat in range(2):
        points: dict[str, int] = {"final": int(box.FINAL_POINTS) if seat == final_winner else 0}
        points.update(zip(MEASURES, points_for(measures[seat], measures[1 - seat]), strict=True))
        details.append(points)
    return Result(
        brief.winners,
        brief.points,
        brief.reason,
        brief.rule,
        {
            "final_winner": None if final_winner == box.NONE else int(final_winner),
            "measures": [dict(zip(MEASURES, found, strict=True)) for found in measures],
            "details": details,
            "rows": [[box.NAMES[card] for card in row] for row in rows],
            "pyramid": {name: box.NAMES[pyramid[slot]] for slot, name in enumerate(box.SLOTS)},
            "pyramid_symbols": {
                name: box.FACTIONS[scene.shows[slot]] for slot, name in enumerate(box.SLOTS)
            },
        },
    )


def verdict(
    first: int, second: int, final_winner: int, eye_holders: list[int]
) -> tuple[tuple[int, ...], str, str]:
    """EVI-77 to EVI-80: winners, reason and rule for these points."""
    if first != second:
        return (0 if first > second else 1,), "points", "EVI-77"
    if final_winner != box.NONE:
        return (final_winner,), "final", "EVI-78"
    if eye_holders:
        return (eye_holders[0],), "eye", "EVI-79"
    return (0, 1), "shared", "EVI-80"
