"""Games told line by line, in the words of the examples of rules.md, and marks that say which rule a test shows."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sobremesa_brisca import GAME
from sobremesa_brisca.rules import Brisca

from sobremesa.core import Refusal, attempt, legal_texts, play
from sobremesa.core.record import read_speaker

RULES = (Path(__file__).parents[1] / "src/sobremesa_brisca/rules.md").read_text(encoding="utf-8")
EVENT = re.compile(r"(?:!|\d:) .*")
Test = TypeVar("Test", bound=Callable[..., object])


def shows(*rules: str) -> Callable[[Test], Test]:
    """Which rules a test shows; `test_document.py` looks for those that nobody shows."""
    return lambda test: test


def run(script: str | Iterable[str]) -> Brisca:
    """Play a script, whose claims must be true: the position in which it ends."""
    options: dict[str, object] = {}
    state: Any = None
    for line in script.splitlines() if isinstance(script, str) else script:
        word, _, rest = line.strip().partition(" ")
        if word == "option":
            name, _, value = rest.partition("=")
            options[name] = value == "true"
        elif word == "players":
            state = GAME.start(int(rest), options)
        elif EVENT.fullmatch(line.strip()):
            play(GAME, state, *read_speaker(line.strip()))
        elif word:
            CLAIMS[word](state, rest)
    assert isinstance(state, Brisca)
    return state


def refused(state: Brisca, line: str) -> str:
    """The rule that refuses a line, which changes nothing."""
    before = state.copy()
    with pytest.raises(Refusal) as refusal:
        attempt(GAME, state, *read_speaker(line))
    assert state == before
    return refusal.value.rule


def hand_of(state: Brisca, seat: int, looker: int) -> list[str]:
    return list(GAME.view(state, looker).hands[seat])


def same(found: object, wanted: object) -> None:
    assert found == wanted


def legal(state: Brisca, rest: str) -> None:
    seat, _, texts = rest.partition(": ")
    same(legal_texts(GAME, state, int(seat)), texts.split(" | "))


def refuse(state: Brisca, rest: str) -> None:
    line, _, rule = rest.rpartition(" ")
    same(refused(state, line), rule)


def held(state: Brisca, rest: str) -> None:
    seat, *cards = rest.split()
    same(hand_of(state, int(seat), int(seat)), cards)


def see(state: Brisca, rest: str) -> None:
    looker, seat, *cards = rest.split()
    same(hand_of(state, int(seat), int(looker)), cards)


CLAIMS: dict[str, Callable[[Brisca, str], None]] = {
    "legal": legal,
    "refuse": refuse,
    "hand": held,
    "see": see,
    "turned": lambda state, rest: same(GAME.view(state, 0).turned, rest),
    "stock": lambda state, rest: same(GAME.view(state, 0).stock, int(rest)),
    "points": lambda state, rest: same(list(state.score()), [int(each) for each in rest.split()]),
    "deciders": lambda state, rest: same([str(who) for who in state.deciders()], rest.split()),
}
