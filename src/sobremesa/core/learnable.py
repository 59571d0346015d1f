"""The laws of what solvers and learners need, and programs that read and write games.

- whatever is legal stands in the catalogue, in its order; texts in it are unique
- a position is a value: it is equal to its copies, also those made from its form
- what the end is worth fits the utility; no game is longer than its longest
- what cannot be read is no refusal

`laws.py` asserts them with the others.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from sobremesa.core.catalogue import Catalogue
from sobremesa.core.happening import Happening, happen
from sobremesa.core.match import Match
from sobremesa.core.protocol import Refusal, attempt
from sobremesa.core.state import CHANCE, JUDGE, Seat

Demand = Callable[[bool, str, str], None]  # it holds, or this law is broken; what was seen

WHOLE = 10_000  # places of a catalogue that are looked at; of a longer one so many at random
FOREIGN = "¿"  # in no notation
TINY = 1e-9


class Needs:
    """What one match shows a learner."""

    def __init__(self, match: Match, rng: Random, demand: Demand) -> None:
        self.match, self.rng, self.demand = match, rng, demand
        game, players, options = match.game, match.players, match.options
        self.longest = game.longest(players, options)
        self.utility = game.utility(players, options)
        self.decisions = game.catalogue(players, options) if game.decisions else None
        self.outcomes = game.chances(players, options) if game.outcomes else None
        for catalogue in (self.decisions, self.outcomes):
            if catalogue is not None:
                self.read_through(catalogue)

    def read_through(self, catalogue: Catalogue) -> None:
        """Texts are unique, and every action has its place."""
        law, count = "whatever is legal stands in the catalogue", len(catalogue)
        places = range(count) if count <= WHOLE else self.rng.sample(range(count), WHOLE)
        texts = {catalogue.text(place) for place in places}
        self.demand(len(texts) == len(places), law, "two actions have one text")
        found = all(catalogue.index(catalogue[place]) == place for place in places)
        self.demand(found, law, "an action is not found at its place")

    def look(self) -> None:
        """Whatever is legal stands in the catalogue, in its order."""
        state, law = self.match.state, "whatever is legal stands in the catalogue"
        for who in self.match.deciders():
            catalogue = self.outcomes if who == CHANCE else self.decisions
            if catalogue is None:
                continue
            legal = [int(action) for action in state.legal(who)]
            missing = [self.match.game.write(action) for action in legal if action not in catalogue]
            self.demand(not missing, law, f"it lacks {missing}")
            places = [catalogue.index(action) for action in legal]
            self.demand(places == sorted(places), law, "what is legal comes in another order")

    def compare(self) -> None:
        """A position is a value."""
        state, law = self.match.state, "a position is a value"
        maker, form = state.__reduce__()
        for other, how in (
            (state.copy(), "copy"), (deepcopy(state), "deepcopy"), (maker(*form), "its form"),
        ):  # fmt: skip
            alike = other == state and hash(other) == hash(state) and other is not state
            self.demand(alike, law, f"another one, by {how}")

    def finish(self) -> None:
        """What the end is worth fits the utility; no game is longer than its longest."""
        match, events = self.match, len(self.match.events)
        fits = self.longest is None or events <= self.longest
        self.demand(fits, "no game is longer than its longest", f"{events} events")
        worth, result = match.game.returns(match.state), match.state.result()
        law, seen = "what the end is worth fits the utility", f"{self.utility}: {worth}"
        self.demand(len(worth) == match.players, law, seen)
        self.demand((self.utility == "solo") == (match.players == 1), law, seen)
        if self.utility == "zero-sum":
            self.demand(abs(sum(worth)) < TINY, law, seen)
        if self.utility == "team":
            self.demand(len(set(worth)) < 3 and abs(max(worth) + min(worth)) < TINY, law, seen)
        assert result is not None
        won = [worth[seat] for seat in result.winners]
        others = [worth[seat] for seat in range(match.players) if seat not in result.winners]
        self.demand(not won or not others or min(won) > max(others), law, seen)

    def mangle(self) -> None:
        """What cannot be read is no refusal; and neither changes anything."""
        who, text = self.a_line()
        if not text:
            return
        game, state, law = self.match.game, self.match.state, "what cannot be read is no refusal"
        at = self.rng.randrange(len(text) + 1)
        for mangled in (text[:at] + FOREIGN + text[at:], text[:at] + text[at + 1 :], text[:at]):
            trial = state.copy()
            try:
                attempt(game, trial, who, mangled)
                self.demand(FOREIGN not in mangled, law, f"{mangled!r} can be read")
            except ValueError:
                pass
            except Refusal as refusal:
                self.demand(FOREIGN not in mangled, law, f"{mangled!r} is refused by {refusal}")
            self.demand(trial == state, law, f"{mangled!r} has changed something")

    def a_line(self) -> tuple[Seat, str]:
        """Something that could be written now, without its speaker; nothing in the middle of a deal."""
        match = self.match
        who = self.rng.choice(match.deciders())
        if who != CHANCE:
            return who, match.game.write(self.rng.choice(list(match.state.legal(who))))
        if match.events and match.events[-1].who == CHANCE:
            return who, ""
        state, block = match.state, list[Happening[Any]]()
        while CHANCE in state.deciders():
            block.append(happen(state, CHANCE, self.rng.choice(list(state.legal(CHANCE)))))
            state = block[-1].after
            if lines := match.game.lines(block, state, JUDGE):
                return who, lines[0].removeprefix("! ")
        return who, ""
