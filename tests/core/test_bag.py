"""Sets of cards and bags, against Python's own sets and counters."""

from collections import Counter
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, Bag, everything, members, size


def test_a_card_is_a_bit_up_to_the_last() -> None:
    assert list(BIT) == [2**card for card in range(62)]
    assert [everything(cards) for cards in (0, 1, 31, 32, 33, 61)] == [
        2**cards - 1 for cards in (0, 1, 31, 32, 33, 61)
    ]


def test_sets_are_what_sets_are() -> None:
    rng = Random("sets")
    for _ in range(300):
        cards = set(rng.sample(range(62), rng.randrange(63)))
        bits = sum(2**card for card in cards)
        assert size(bits) == len(cards)
        assert list(members(bits)) == sorted(cards)


def test_a_bag_counts_what_is_left() -> None:
    rng = Random("bags")
    bag, counter = Bag(vec[i64]([3, 0, 5, 1])), Counter({0: 3, 2: 5, 3: 1})
    for _ in range(300):
        left = +counter
        assert list(bag.kinds()) == sorted(left)
        assert list(bag.odds()) == [left[kind] for kind in sorted(left)]
        assert bag.total() == left.total()
        if left and rng.random() < 0.6:
            kind = rng.choice(sorted(left))
            bag.take(kind)
            counter[kind] -= 1
        else:
            kind = rng.randrange(4)
            bag.put(kind)
            counter[kind] += 1


def test_a_copy_is_another_bag() -> None:
    bag = Bag(vec[i64]([2, 1]))
    copy = bag.copy()
    copy.take(0)
    assert (list(bag.odds()), list(copy.odds())) == ([2, 1], [1, 1])


def test_an_empty_bag_has_no_kinds() -> None:
    bag = Bag(vec[i64]([0, 0]))
    assert (list(bag.kinds()), list(bag.odds()), bag.total()) == ([], [], 0)
