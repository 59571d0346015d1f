"""What the sketches share."""

import re
from collections.abc import Callable, Iterable, Sequence

from sobremesa.core import Action, Result

HIDDEN = -1  # in a view: something is there
Cards = tuple[int, ...]


def reader(texts: Sequence[str]) -> Callable[[str], Action]:
    def read(text: str) -> Action:
        if text not in texts:
            raise ValueError(f"expected one of {', '.join(texts)}")
        return texts.index(text)

    return read


def masked(cards: Iterable[str], known: Iterable[str]) -> str:
    """Cards as somebody knows them: those that are known, sorted, then a `?` for each of the others."""
    rest, seen = list(cards), list[str]()
    for card in known:
        if card in rest:
            rest.remove(card)
            seen.append(card)
    return ",".join([*sorted(seen), *("?" for _ in rest)])


def read_deal(text: str, hands: int, size: int) -> list[str]:
    """The cards of `deal 0=a,b 1=c,d` in the order of the line."""
    if not re.fullmatch(r"deal(?: [0-9]=[a-z]+(?:,[a-z]+)*)+", text):
        raise ValueError("expected a deal such as deal 0=a,b 1=c,d")
    dealt = [hand.split("=") for hand in text.split(" ")[1:]]
    found = [cards.split(",") for _, cards in dealt]
    if [int(seat) for seat, _ in dealt] != [*range(hands)] or {*map(len, found)} != {size}:
        raise ValueError(f"a deal names the seats 0 to {hands - 1}, {size} cards each")
    return [card for hand in found for card in hand]


def best(points: Sequence[int], reason: str, rule: str) -> Result:
    winners = tuple(seat for seat, own in enumerate(points) if own == max(points))
    return Result(winners, tuple(points), reason, rule, {})
