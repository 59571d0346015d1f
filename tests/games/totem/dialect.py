"""The dialect of the examples in docs/rules/totem.md (its section 11), run line by line.

    run('''
        position 0=J10+J11~19 1=B10+B11~19 turn=0 quiet=0
        ! roll 4 5
        legal 0: use 4 | use 5 | use 9
    ''')

What is not true raises an AssertionError that names the line. Tests of single rules are told in the same
dialect, so that whoever can read the document can read them.
"""

import re
from collections.abc import Callable, Iterable
from typing import Final

from sobremesa.core import CHANCE, WATCHER, Refusal, legal_texts, play
from sobremesa.core.laws import snapshot
from sobremesa.core.record import read_speaker
from sobremesa.games.totem import GAME
from sobremesa.games.totem.position_text import read_position, write_position
from sobremesa.games.totem.rules import Totem
from tests.support.documents import rule_ids

RULES: Final = frozenset(rule_ids(GAME.slug))
EVENT: Final = re.compile(r"(?:!|\d:) .*")
CELL: Final = re.compile(r"([A-S])(\d+)")


class Script:
    """A game that is told line by line; each kind of line is one method."""

    def __init__(self) -> None:
        self.options: dict[str, object] = {}
        self.begun: Totem | None = None

    @property
    def state(self) -> Totem:
        assert self.begun is not None, "players or position comes first"
        return self.begun

    def tell(self, line: str) -> None:
        """Run one line."""
        try:
            if EVENT.fullmatch(line):
                self.happens(line)
            else:
                kind, _, rest = line.partition(" ")
                assert kind in KINDS, f"no line begins with {kind}"
                KINDS[kind](self, rest)
        except (AssertionError, Refusal, ValueError) as error:
            raise AssertionError(f"{line}\n{type(error).__name__}: {error}") from error

    # How it begins

    def option(self, text: str) -> None:
        assert self.begun is None, "options stand before the game begins"
        name, _, value = text.partition("=")
        known = {option.name: option for option in GAME.options}
        self.options[name] = known[name].parse(value)

    def players(self, text: str) -> None:
        assert self.begun is None, "it has begun"
        self.begun = GAME.start(int(text), self.options)

    def position(self, text: str) -> None:
        assert self.begun is None, "it has begun"
        self.begun = read_position(text, GAME.settle(self.options))
        agree(write_position(self.state), text)

    # What happens

    def happens(self, line: str) -> None:
        play(GAME, self.state, *read_speaker(line))

    # What must be true

    def legal(self, text: str) -> None:
        seat, wanted = self.choices(text)
        found = legal_texts(GAME, self.state, seat)
        agree(sorted(found), sorted(wanted))
        agree(found, sorted(found, key=canonical))

    def allow(self, text: str) -> None:
        seat, wanted = self.choices(text)
        for choice in wanted:
            play(GAME, self.state.copy(), seat, choice)

    def refuse(self, text: str) -> None:
        seat, unwanted = self.choices(text)
        for choice in unwanted:
            refused_by(self.state, seat, choice)

    def cells(self, text: str) -> None:
        self.compare(text, lambda name: units(self.state).get(name, "-"))

    def values(self, text: str) -> None:
        self.compare(text, values(self.state).__getitem__)

    def now(self, text: str) -> None:
        self.look()
        agree(write_position(self.state), text)

    def result(self, text: str) -> None:
        result = self.state.result()
        assert result, "the game is not over"
        places = result.details["places"]
        assert isinstance(places, list)
        lists = {"winners": result.winners, "points": result.points, "places": places}
        words = [f"{name}={','.join(map(str, items)) or '-'}" for name, items in lists.items()]
        agree(" ".join([result.reason, *words]), text)

    def choices(self, text: str) -> tuple[int, list[str]]:
        self.look()
        seat, _, rest = text.partition(": ")
        return int(seat), rest.split(" | ")

    def compare(self, text: str, found: Callable[[str], str]) -> None:
        self.look()
        wanted = dict(item.split("=") for item in text.split())
        agree({name: found(name) for name in wanted}, wanted)

    def look(self) -> None:
        """Checks stand only where somebody has to decide or the game is over."""
        assert CHANCE not in self.state.deciders(), "chance is next"


KINDS: Final[dict[str, Callable[[Script, str], None]]] = {
    "option": Script.option,
    "players": Script.players,
    "position": Script.position,
    "legal": Script.legal,
    "allow": Script.allow,
    "refuse": Script.refuse,
    "cells": Script.cells,
    "state": Script.values,
    "now": Script.now,
    "result": Script.result,
}


def run(script: str | Iterable[str]) -> Totem:
    """Run a whole script: the position in which it ends."""
    told = Script()
    for line in script.splitlines() if isinstance(script, str) else script:
        if line.strip() and not line.strip().startswith("#"):
            told.tell(line.strip())
    return told.state


def agree(found: object, wanted: object) -> None:
    assert found == wanted, f"found {found}\nwanted {wanted}"


def refused_by(state: Totem, who: int, text: str) -> str:
    """Try what must not be possible: the rule that refuses it, with nothing changed."""
    before = snapshot(GAME, state, len(state.seats()))
    rule = ""
    try:
        play(GAME, state, who, text)
    except Refusal as refusal:
        rule = refusal.rule
    assert rule in RULES, f"{text} is refused by {rule or 'nobody'}"
    agree(snapshot(GAME, state, len(state.seats())), before)
    return rule


def units(state: Totem) -> dict[str, str]:
    """By cell: `0` is a piece of seat 0, `0T` its totem."""
    found: dict[str, str] = {}
    for seat, player in enumerate(GAME.view(state, WATCHER).players):
        found |= dict.fromkeys(player.pieces, str(seat))
        if player.totem:
            found[player.totem] = f"{seat}T"
    return found


def values(state: Totem) -> dict[str, str]:
    """What a line `state` may ask for."""
    seen = GAME.view(state, WATCHER)
    found: dict[str, object] = {
        "phase": seen.phase,
        "turn": seen.turn,
        "points": seen.points,
        "quiet": seen.quiet,
        "mover": seen.mover or "-",
    }
    for seat, player in enumerate(seen.players):
        found[f"reserve{seat}"] = player.reserve
        found[f"pieces{seat}"] = len(player.pieces)
        found[f"lost{seat}"] = player.lost
    return {name: str(value) for name, value in found.items()}


ORDER: Final = ("start", "use", "add", "pass", "step", "stop", "remove", "again", "end")


def canonical(text: str) -> tuple[int, int, list[tuple[str, int]]]:
    """The place of a decision in a list of legal ones (section 10): a step is a word of cells only."""
    word, _, rest = text.partition(" ")
    cells = [(letter, int(number)) for letter, number in CELL.findall(text)]
    kind = ORDER.index(word) if word in ORDER else ORDER.index("step")
    return kind, int(rest) if word == "use" else 0, cells
