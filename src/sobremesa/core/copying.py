"""The laws of copies: looking and copying change nothing, and luck comes from events alone."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any, Final

from sobremesa.core.broken import all_said, fields_differing, guarded, said
from sobremesa.core.frozen import by_fields, frozen, thawed
from sobremesa.core.happening import Event, happen
from sobremesa.core.match import Match
from sobremesa.core.state import JUDGE, WATCHER, State
from sobremesa.core.trial import Trial, random_event, snapshot

UNCHANGED: Final = "looking and copying change nothing"
AHEAD: Final = 8  # events that a copy is played on, to see whether the position stays as it was


def play_a_copy_on(trial: Trial) -> None:
    """A copy shares nothing that changes: whatever happens to it, the position stays as it was.

    It comes before all other laws, which a shared list would lead astray.
    """
    state, rng, events = trial.state, Random(f"copy {len(trial.match.events)}"), list[Event]()
    form, common, failed = by_fields(state, True), of_the_class(state), None
    copy = state.copy()
    try:
        while len(events) < AHEAD and (deciders := list(copy.deciders())):
            events.append(random_event(copy, deciders, rng))
            copy.apply(*events[-1])
    except Exception as error:
        failed = error
    happened = f"after {all_said(trial.game, events)} happened to a copy"
    if by_fields(state, True) != form:
        changed = ["of the position have changed, now and before:"]
        changed += fields_differing(state, thawed(form))
        trial.demand(False, UNCHANGED, "\n".join([f"{happened}, fields", *changed]))
    shared = [name for name, value in of_the_class(state).items() if value != common[name]]
    names = ", ".join(shared)
    seen = f"{happened}, {names} has changed: an attribute of the class is shared by all positions"
    trial.demand(not shared, UNCHANGED, seen)
    if failed:
        with guarded(played_on(trial.match, events), trial.run):
            raise failed


def played_on(match: Match, events: list[Event]) -> Match:
    """The same game with these events, the last of which may be one that cannot happen."""
    twin = match.copy()
    with suppress(Exception):
        twin.replay([*match.events, *events])
    twin.events[:] = [*match.events, *events]
    return twin


def of_the_class(state: State) -> dict[str, Any]:
    """What may change and belongs to the class of a position, not to the position. Dicts may be memories."""
    return {
        f"{kind.__name__}.{name}": frozen(value, True)
        for kind in type(state).__mro__
        for name, value in vars(kind).items()
        if type(value) in (list, set, bytearray) and not name.startswith("__")
    }


def copy_and_repeat(trial: Trial) -> None:
    """Looking and copying change nothing; luck comes from events alone."""
    game, state, players = trial.game, trial.state, trial.match.players
    before = snapshot(game, state, players)
    event = random_event(state, trial.match.deciders(), trial.rng)
    text = f"`{said(game, event)}`"
    first, second = state.copy(), state.copy()
    trial.alike(snapshot(game, first, players), before, UNCHANGED, "a copy looks different")
    happening = happen(first, *event)
    seen = f"{text} happened to a copy"
    trial.alike(snapshot(game, first, players), before, UNCHANGED, seen)
    after = snapshot(game, happening.after, players)
    for seat in (*trial.seats(), WATCHER, JUDGE):
        game.perceive(happening, seat)
        game.lines([happening], happening.after, seat)
    trial.alike(snapshot(game, first, players), before, UNCHANGED, f"{text} was only looked at")
    seen = f"{text} was only listened to"
    trial.alike(snapshot(game, happening.after, players), after, UNCHANGED, seen)
    second.apply(*event)
    law, seen = "luck comes from events alone", f"{text} twice has two outcomes"
    trial.alike(snapshot(game, second, players), after, law, seen)
