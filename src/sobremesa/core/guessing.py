"""The laws of the secrets: what a seat believes fits what it knows, and what sounds alike looks alike."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from sobremesa.core.broken import (
    Misfit,
    all_said,
    differences,
    failure,
    fields_differing,
    name_of,
)
from sobremesa.core.happening import Event, Happening, happen
from sobremesa.core.possible import Possible
from sobremesa.core.protocol import legal_texts
from sobremesa.core.state import CHANCE, JUDGE, WATCHER, Seat
from sobremesa.core.tensor import bytes_of, differing, layout_of, row_of
from sobremesa.core.trial import ENDS, MOST_DRAWS, Trial, random_action, random_event, snapshot

FITS: Final = "a guess gives the view it came from"
TELLS: Final = "a seat can tell what is legal for it"
WAITED_FOR: Final = "whom the table waits for is no secret"
WHOLE: Final = "a guess gives back all that matters"
HAPPENED: Final = "a guess could have come about"
ALIKE: Final = "what sounds alike looks alike"
SAME_BITS: Final = "a guess gives the bits it came from"
TRIES: Final = 4  # guesses at one position, to find one that looks like the truth to the judge
OFTEN: Final = 4  # such guesses of a game are looked at, and then one of the square of it
TOGETHER: Final = 40  # events that such a guess and the truth go on side by side


def guess(trial: Trial, possible: Possible | None = None) -> None:
    """A guess gives the view it came from, and could have come about; a seat can tell what is legal for it;
    whom the table waits for is no secret."""
    game, state, deciders = trial.game, trial.state, trial.match.deciders()
    if deciders == [CHANCE]:
        return  # nobody has to decide, and a deal may be half done
    more = trial.rng.choice(trial.seats())
    for seat in trial.seats():
        seen = game.view(state, seat)
        belief = game.belief(seen, trial.match.heard(seat))
        world = belief.sample(trial.rng)
        believed = f"what {name_of(seat)} believes"
        trial.alike(game.view(world, seat), seen, FITS, f"{believed}, and what it sees", "view")
        same_bits(trial, seat, world, believed)
        legal, theirs = legal_texts(game, state, seat), legal_texts(game, world, seat)
        trial.alike(theirs, legal, TELLS, f"{believed}, and what is true", f"legal of seat {seat}")
        others = list(world.deciders())
        trial.alike(others, deciders, WAITED_FOR, f"{believed}, and what is true", "deciders")
        counted = possible is not None and possible.seat == seat and not possible.given_up
        worlds = [world]
        if seat == more or counted:
            rng = Random(f"more {seat} {len(trial.match.events)}")
            worlds += [belief.sample(rng) for _ in range(TRIES)]
            give_back(trial, seat, worlds)
        if possible and counted:
            come_about(trial, possible, worlds)
        trial.report.guesses += 1


def same_bits(trial: Trial, seat: Seat, world: Any, believed: str) -> None:
    """A guess gives the bits it came from: they tell nothing that the seat does not know."""
    if trial.game.tensor is None:
        return
    tensor = trial.game.tensor_for(trial.match.players, trial.match.options)
    one, other = layout_of(tensor, trial.state), layout_of(tensor, world)
    names = []
    if one == other:
        rows = [row_of(tensor, each, seat, bytes_of(one))[0] for each in (trial.state, world)]
        names = differing(one, *rows)
    seen = (
        f"{believed}, and what is true, have other bits in {', '.join(names) or 'another layout'}"
    )
    trial.demand(one == other and not names, SAME_BITS, seen)


def give_back(trial: Trial, seat: Seat, worlds: list[Any]) -> None:
    """A guess gives back all that matters: one that looks like the truth to the judge goes on like the truth."""
    game, state = trial.game, trial.state
    truth = game.view(state, JUDGE)
    for world in worlds:
        if game.view(world, JUDGE) == truth and world != state:
            trial.unseen += 1
            if trial.unseen <= OFTEN or trial.unseen % OFTEN**2 == 0:
                go_on_alike(trial, seat, world)
            return


def go_on_alike(trial: Trial, seat: Seat, world: Any) -> None:
    """Two positions that nobody can tell apart, not even the judge, and the same events in both."""
    game, players, rng = trial.game, trial.match.players, Random(f"alike {len(trial.match.events)}")
    ours, theirs, events, failed = trial.state.copy(), world.copy(), list[Event](), ""
    deciders = list(ours.deciders())
    while deciders and len(events) < TOGETHER and not failed and same_choices(ours, theirs):
        events.append(random_event(ours, deciders, rng))
        ours.apply(*events[-1])
        try:
            theirs.apply(*events[-1])
        except Exception as error:
            failed = failure(error)
        deciders = list(ours.deciders())
    one = snapshot(game, ours, players)
    if not failed and one == (other := snapshot(game, theirs, players)):
        return
    seen = f"what {name_of(seat)} believes looks like the truth, even to the judge, but"
    told = [f"{seen} these fields differ, in the game and in the guess"]
    told += fields_differing(trial.state, world)
    happened = f"after {all_said(game, events)} " if events else ""
    told += [f"and {happened}the two go on differently"]
    told += [failed] if failed else differences(trial.named(one), trial.named(other), "")
    trial.demand(False, WHOLE, "\n".join(told))


def same_choices(one: Any, other: Any) -> bool:
    """Do the same seats decide, with the same choices and odds?"""
    deciders = list(one.deciders())
    if deciders != list(other.deciders()):
        return False
    if CHANCE in deciders and list(one.weights()) != list(other.weights()):
        return False
    return all(list(one.legal(who)) == list(other.legal(who)) for who in deciders)


def come_about(trial: Trial, possible: Possible, worlds: list[Any]) -> None:
    """A guess could have come about: some game leads to it in which the seat hears what it has heard."""
    for world in worlds:
        if not possible.is_possible(world):
            game, seat = trial.game, possible.seat
            said = (
                f"no game leads to what {name_of(seat)} believes and lets it hear what it has heard"
            )
            told = [f"{said}; the guess and the truth, as the judge sees them"]
            told += differences(game.view(world, JUDGE), game.view(trial.state, JUDGE), "view")
            told += ["either the belief forgets something, or the seat hears more than it may know"]
            told += [f"heard by {name_of(seat)}: {', '.join(trial.match.heard(seat)) or 'nothing'}"]
            trial.demand(False, HAPPENED, "\n".join(told))
    trial.report.possible += 0 if possible.given_up else len(worlds)


def sound(trial: Trial) -> None:
    """What sounds alike looks alike: two outcomes that a seat hears with the same lines leave it the same
    view and notes, and whom the table waits for is the same."""
    game, who = trial.game, trial.rng.choice(trial.match.deciders())
    one, other = branch(trial, who), branch(trial, who)
    for seat in (*trial.seats(), WATCHER):
        lines, notes = [], []
        for outcome in (one, other):
            perceived = [game.perceive(happening, seat) for happening in outcome]
            lines.append([line for each in perceived for line in each.lines])
            notes.append([note for each in perceived for note in each.notes])
        if seat == who or lines[0] != lines[1]:
            continue
        views = [game.view(outcome[-1].after, seat) for outcome in (one, other)]
        deciders = [list(outcome[-1].after.deciders()) for outcome in (one, other)]
        if views[0] == views[1] and notes[0] == notes[1] and deciders[0] == deciders[1]:
            continue
        events = [[happening.event for happening in outcome] for outcome in (one, other)]
        ways = " or ".join(all_said(game, happened) for happened in events)
        seen = f"{name_of(seat)} hears the same of {ways}"
        trial.alike(views[0], views[1], ALIKE, seen, "view")
        trial.alike(notes[0], notes[1], ALIKE, seen, "notes")
        trial.alike(deciders[0], deciders[1], WAITED_FOR, seen, "deciders")


def branch(trial: Trial, who: Seat) -> list[Happening[Any]]:
    """One random decision; or all of a deal, of which two branches share a beginning of any length."""
    state, found = trial.state, list[Happening[Any]]()
    common = Random(str(trial.state.legal(who)))
    shared = trial.rng.choice([0, 0, 1, 2, 4, 8, 16, 32]) if who == CHANCE else 0
    while who in state.deciders():
        if len(found) == MOST_DRAWS:
            raise Misfit(ENDS, f"{name_of(who)} acts {MOST_DRAWS:,} times in a row")
        rng = common if len(found) < shared else trial.rng
        found.append(happen(state, who, random_action(state, who, rng)))
        state = found[-1].after
        if who != CHANCE:
            break
    return found
