"""The dialect of the examples in docs/rules/totem.md (its section 11), run line by line.

    run('''
        position 0=J10+J11~19 1=B10+B11~19 turn=0 quiet=0
        ! roll 4 5
        legal 0: use 4 | use 5 | use 9
    ''')

The runner is tests/support/script.py.
"""

import re
from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from sobremesa.core import CHANCE, WATCHER, play
from sobremesa.games.totem import GAME
from sobremesa.games.totem.position_text import read_position, write_position
from sobremesa.games.totem.rules import Totem
from tests.support import script
from tests.support.documents import rule_ids
from tests.support.script import Script, agree, seat_and

RULES: Final = frozenset(rule_ids(GAME.slug))
CELL: Final = re.compile(r"([A-S])(\d+)")


class TotemScript(Script[Totem]):
    game = GAME

    # How it begins

    def first(self) -> None:
        assert self.begun is None, "it has begun"

    def option(self, rest: str) -> None:
        self.first()
        super().option(rest)

    def players(self, text: str) -> None:
        self.first()
        self.begun = GAME.start(int(text), self.options)

    def position(self, text: str) -> None:
        self.first()
        self.begun = read_position(text, GAME.settle(self.options))
        agree(write_position(self.state), text)

    # What must be true

    def legal(self, rest: str) -> None:
        self.look()
        super().legal(rest)
        found = self.offered(seat_and(rest)[0])
        agree(found, sorted(found, key=canonical))

    def allow(self, rest: str) -> None:
        self.look()
        seat, wanted = seat_and(rest)
        for choice in wanted.split(" | "):
            play(GAME, self.state.copy(), seat, choice)

    def refuse(self, rest: str) -> None:
        self.look()
        seat, unwanted = seat_and(rest)
        for choice in unwanted.split(" | "):
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

    def compare(self, text: str, found: Callable[[str], str]) -> None:
        self.look()
        wanted = dict(item.split("=") for item in text.split())
        agree({name: found(name) for name in wanted}, wanted)

    def look(self) -> None:
        """Checks stand only where somebody has to decide or the game is over."""
        assert CHANCE not in self.state.deciders(), "chance is next"

    words: ClassVar = {
        "option": option, "players": players, "position": position, "legal": legal, "allow": allow,
        "refuse": refuse, "cells": cells, "state": values, "now": now, "result": result,
    }  # fmt: skip


def run(script: str | Iterable[str]) -> Totem:
    """Run a whole script: the position in which it ends."""
    return TotemScript().run(script).state


def refused_by(state: Totem, who: int, text: str) -> str:
    rule = script.refused_by(GAME, state, who, text)
    assert rule in RULES, f"{text} is refused by {rule}"
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
