"""The laws of what solvers and learners need, and programs that read and write games.

- whatever is legal stands in the catalogue, whose texts are unique and can be read
- what is legal comes in canonical order: the catalogue's, or that of the numbers if there is none
- a position is a value: it is equal to its copies, also those made from its form
- views that differ have other bits, in rows of one layout (`tensor.py`)
- what the end is worth fits the utility; no game is longer than its longest
- what cannot be read is no refusal

`laws.py` asserts them with the others.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import fields
from random import Random
from typing import Any, Final

from sobremesa.core.broken import Misfit, fields_differing, name_of
from sobremesa.core.catalogue import Catalogue
from sobremesa.core.happening import Happening, happen
from sobremesa.core.match import Match
from sobremesa.core.protocol import Refusal, attempt
from sobremesa.core.state import CHANCE, JUDGE, Seat
from sobremesa.core.tensor import Tensor, bytes_of, layout_of, row_of
from sobremesa.core.trial import ENDS, MOST_DRAWS

Demand = Callable[[bool, str, str], None]  # it holds, or this law is broken; what was seen

LISTED: Final = "whatever is legal stands in the catalogue"
ORDER: Final = "what is legal comes in canonical order"
WORTH: Final = "what the end is worth fits the utility"
READ: Final = "what is written is read back"
BITS: Final = "views that differ have other bits"
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
        self.tensor = game.tensor_for(players, options) if game.tensor else None
        self.views = dict[tuple[Seat, bytes], Any]()  # by seat and row: what it was a row of

    def read_through(self) -> None:
        """Texts are unique and can be read, and every action has its place."""
        for name, catalogue in (("decisions", self.decisions), ("outcomes", self.outcomes)):
            if catalogue is not None:
                self.read_list(name, catalogue)

    def read_list(self, name: str, catalogue: Catalogue) -> None:
        count, texts = len(catalogue), dict[str, int]()
        for place in range(count) if count <= WHOLE else self.rng.sample(range(count), WHOLE):
            action, text = catalogue[place], catalogue.text(place)
            seen = f"{text!r} stands in `{name}` for two actions, {texts.get(text)} and {action}"
            self.demand(texts.setdefault(text, action) == action, LISTED, seen)
            if action not in catalogue or catalogue.index(action) != place:
                seen = f"{text!r} stands in `{name}` at {place}, and is not found there"
                self.demand(False, LISTED, seen)
            if name == "decisions":
                self.read_back(text, action)

    def read_back(self, text: str, action: int) -> None:
        """Outcomes of chance may be read by the line only; they are tried as they come up."""
        try:
            again = self.match.game.read(text)
        except ValueError as error:
            seen = f"{text!r} stands in `decisions`, and `read` cannot read it: {error}"
            self.demand(False, READ, seen)
            return
        seen = f"{text!r} is action {action}, and `read` takes it for {again}"
        self.demand(again == action, READ, seen)

    def look(self) -> None:
        """Whatever is legal stands in the catalogue, and comes in canonical order."""
        for who in self.match.deciders():
            catalogue = self.outcomes if who == CHANCE else self.decisions
            places = [int(action) for action in self.match.state.legal(who)]
            if catalogue is not None:
                write, name = self.match.game.write, "outcomes" if who == CHANCE else "decisions"
                missing = [write(action) for action in places if action not in catalogue]
                seen = f"legal for {name_of(who)}, and not in `{name}`: {missing}"
                self.demand(not missing, LISTED, seen)
                places = [catalogue.index(action) for action in places]
            if places != sorted(places):
                self.demand(False, ORDER, self.disorder(who, places))

    def disorder(self, who: Seat, places: list[int]) -> str:
        """The first two that have changed places."""
        legal = [int(action) for action in self.match.state.legal(who)]
        later = next(place for place in range(1, len(places)) if places[place] < places[place - 1])
        first, second = (self.match.game.write(legal[place]) for place in (later, later - 1))
        known = self.outcomes if who == CHANCE else self.decisions
        order = "their numbers say" if known is None else "the catalogue says"
        return f"for {name_of(who)} {first!r} comes after {second!r}, and before it as {order}"

    def compare(self) -> None:
        """A position is a value."""
        state, law = self.match.state, "a position is a value"
        maker, form = state.__reduce__()
        number = hash(state)
        for other, how in (
            (state.copy(), "copy"), (deepcopy(state), "deepcopy"), (maker(*form), "its form"),
        ):  # fmt: skip
            if other == state and hash(other) == number and other is not state:
                continue
            seen = f"made again by {how}, it is " + (
                "the very same object" if other is state else "not equal to itself"
            )
            self.demand(False, law, "\n".join([seen, *fields_differing(state, other)]))

    def tell_apart(self) -> None:
        """Views that differ have other bits, in rows of one layout, wherever somebody decides."""
        if self.tensor is None or CHANCE in self.match.deciders():
            return
        match, layout = self.match, layout_of(self.tensor, self.match.first)
        now = layout_of(self.tensor, match.state)
        self.demand(now == layout, BITS, f"the layout was {layout}, and is {now}")
        for seat in range(match.players):
            row, saturated = row_of(self.tensor, match.state, seat, bytes_of(layout))
            told = told_of(self.tensor, match.view(seat))
            before = self.views.setdefault((seat, row), told)
            names = [name for name in told if told[name] != before[name]]
            seen = f"of two views of {name_of(seat)} these fields differ, and no bit: {', '.join(names)}"
            self.demand(saturated or not names, BITS, seen)

    def finish(self) -> None:
        """What the end is worth fits the utility; no game is longer than its longest."""
        match, events = self.match, len(self.match.events)
        fits = self.longest is None or events <= self.longest
        seen = f"{events:,} events, and `longest` says {self.longest}"
        self.demand(fits, "no game is longer than its longest", seen)
        worth, result = match.game.returns(match.state), match.state.result()
        law, seen = WORTH, f"`utility` says {self.utility}, `returns` gives {worth} for {result}"
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
                seen = f"{mangled!r} can be read, and is no notation: a ValueError says so"
                self.demand(FOREIGN not in mangled, law, seen)
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
            if len(block) == MOST_DRAWS:
                raise Misfit(ENDS, f"chance acts {MOST_DRAWS:,} times in a row")
            block.append(happen(state, CHANCE, self.rng.choice(list(state.legal(CHANCE)))))
            state = block[-1].after
            if lines := match.game.lines(block, state, JUDGE):
                return who, lines[0].removeprefix("! ")
        return who, ""


def told_of(tensor: Tensor, view: Any) -> dict[str, Any]:
    """What a row must tell of a view."""
    names = [each.name for each in fields(view) if each.name not in tensor.untold]
    return {name: getattr(view, name) for name in names}
