"""The quick ways of scoring.py against slow ones that follow the words of the rules."""

from itertools import pairwise, permutations, product
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.evidencia.components import CARDS
from sobremesa.games.evidencia.scoring import (
    NO_CARDS,
    Scene,
    cards_of,
    longest_run,
    longest_series,
    triples,
)
from tests.support.shows import shows

Symbols = tuple[int, ...]
GAP = -1


def run_by_the_words(values: list[int], touching: bool) -> int:
    """EVI-67, block by block."""
    best = 0
    for start, end in product(range(6), range(1, 7)):
        left: list[int] = []
        for value in values[start:end]:
            struck = left[-1:] == [value] if touching else value in left
            if not struck:
                left.append(value)
        steps = {after - before for before, after in pairwise(left)}
        if steps in (set(), {1}, {-1}):
            best = max(best, len(left))
    return best


@shows("EVI-67")
def test_runs_are_those_of_the_rule() -> None:
    rng = Random(67)
    for _ in range(2000):
        values = [rng.choice((1, 2, 3, 4, 5)) for _ in range(6)]
        for touching in (False, True):
            found = longest_run(vec[i64](values), touching)
            assert found == run_by_the_words(values, touching), values


def readings(shown: Symbols) -> list[Symbols]:
    """EVI-65: either symbol, or both in either order; a card without one is a gap."""
    if not shown:
        return [(GAP,)]
    return [*((symbol,) for symbol in shown), *permutations(shown, 2)]


def triples_by_the_words(row: list[Symbols], base: list[int]) -> int:
    """EVI-71: the best reading of the whole row, occurrences that share no symbol."""

    def most(text: list[int]) -> int:
        counts = [0, 0, 0]
        for end in range(3, len(text) + 1):
            counts.append(max(counts[-1], counts[end - 3] + (text[end - 3 : end] == base)))
        return counts[-1]

    return max(most([s for part in text for s in part]) for text in product(*map(readings, row)))


@shows("EVI-71")
def test_triples_are_those_of_the_rule() -> None:
    rng = Random(71)
    kinds = [(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]
    counted = set()
    for _ in range(1500):
        row = [rng.choice(kinds[1:] if rng.random() < 0.9 else kinds) for _ in range(6)]
        base = [rng.randrange(3) for _ in range(3)]
        masks = vec[i64]([sum(2**symbol for symbol in shown) for shown in row])
        found = int(triples(masks, vec[i64](base)))
        assert found == triples_by_the_words(row, base), (row, base)
        counted.add(found)
    assert counted >= {0, 1, 2, 3}


@shows("EVI-69")
def test_series_are_those_of_the_rule() -> None:
    rng = Random(69)
    for _ in range(1000):
        row = [rng.choice((0, 1, 2, 4, 8, 3, 5, 9, 6, 10, 12)) for _ in range(6)]
        blocks = [row[a:b] for a in range(6) for b in range(a + 1, 7)]
        best = max(
            (len(b) for b in blocks if any(all(m & 2**f for m in b) for f in range(4))), default=0
        )
        assert longest_series(vec[i64](row)) == best


def test_all_orders_are_tried_and_each_vector_keeps_its_first_row() -> None:
    rng = Random(720)
    scene = Scene(vec[i64]([rng.randrange(4) for _ in range(6)]), True, False)
    hand = sorted(rng.sample(range(CARDS), 6))
    expected: dict[int, tuple[int, ...]] = {}
    for order in permutations(hand):
        run, series, triple, *_ = scene.measure(vec[i64](order))
        expected.setdefault(int(49 * run + 7 * series + triple), order)
    found = scene.orders(NO_CARDS, vec[i64](hand))
    rows = {index: tuple(cards_of(row)) for index, row in enumerate(found) if row}
    assert rows == expected
