"""What solvers and learners need of every game, by all its editions: values, pickles, catalogues.

The laws have the rest (`core/learnable.py`); here are the things that `core` may not import.
"""

import os
import pickle
import subprocess
import sys
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bench.games import ALL as BENCH
from sobremesa.core import CHANCE, JUDGE, AnyGame
from sobremesa.core.laws import agreements, random_action, snapshot
from sobremesa.core.match import Match
from sobremesa.games.pyramids import make
from sobremesa.games.pyramids.components import BOX, Box
from sobremesa.library import ALL
from tests.support.builds import COMPILED
from tests.support.games import played

EDITIONS = [edition for game in (dict(ALL) | BENCH).values() for edition in game.editions()]
OURS = [edition for game in ALL.values() for edition in game.editions()]
ROOT = Path(__file__).parents[2]
MOST = 400  # events; some random games are long


def name(game: AnyGame) -> str:
    return f"{game.slug} {game.rules}"


@pytest.mark.parametrize("game", EDITIONS, ids=name)
def test_positions_are_pickled_compared_and_played_on(game: AnyGame) -> None:
    rng = Random(f"values {name(game)}")
    for players in game.seats:
        options = rng.choice(agreements(game, players))
        match, seen = Match(game, players, options), 0
        while (deciders := match.deciders()) and len(match.events) < MOST:
            if len(match.events) % 11 == 0:
                again_the_same(match, rng)
                seen += 1
            who = rng.choice(deciders)
            match.act(who, random_action(match.state, who, rng))
        assert seen


def again_the_same(match: Match, rng: Random) -> None:
    """What was pickled looks the same, is the same, and goes on in the same way."""
    state, players = match.state, match.players
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert hash(again) == hash(state)
    assert snapshot(match.game, again, players) == snapshot(match.game, state, players)
    other = deepcopy(state)
    for _ in range(3):
        if not (deciders := list(other.deciders())):
            return
        who = rng.choice(deciders)
        action = random_action(other, who, rng)
        again.apply(who, action)
        other.apply(who, action)
        assert again == other
        assert again != state
    assert snapshot(match.game, again, players) == snapshot(match.game, other, players)


WRITE = """
import pickle, sys
from random import Random
from sobremesa.core.laws import random_action
from sobremesa.library import ALL
states = []
for game in ALL.values():
    state, rng = game.start(game.seats[-1], {}), Random(game.slug)
    for _ in range(50):
        if deciders := list(state.deciders()):
            state.apply(deciders[0], random_action(state, deciders[0], rng))
    states.append(state)
sys.stdout.buffer.write(pickle.dumps(states))
"""


@pytest.mark.skipif(not COMPILED, reason="the compiled build compares both")
def test_both_builds_read_each_others_pickles() -> None:
    found = []
    for path in ("src", "build/compiled"):
        done = subprocess.run(
            [sys.executable, "-c", WRITE], cwd=ROOT, env=os.environ | {"PYTHONPATH": path},
            capture_output=True, check=True,
        )  # fmt: skip
        found.append(pickle.loads(done.stdout))
    assert found[0] == found[1]
    assert list(map(hash, found[0])) == list(map(hash, found[1]))


@pytest.mark.parametrize("game", OURS, ids=name)
def test_a_game_is_pickled_by_its_name_and_edition(game: AnyGame) -> None:
    packed = pickle.dumps(game)
    assert pickle.loads(packed) is game
    assert deepcopy(game) is game
    assert len(packed) < 120


def test_a_game_that_is_not_on_the_shelf_is_pickled_function_by_function() -> None:
    bare = replace(ALL["rps"], slug="mine", decisions=None, outcomes=None, tensor=None)
    other = replace(bare, longest=longest)
    with pytest.raises((pickle.PicklingError, AttributeError)):
        pickle.dumps(other)  # `one_action` and `plain_lines` make functions without a name
    named = replace(other, read_line=read_line, lines=lines)
    again = pickle.loads(pickle.dumps(named))
    assert (again.slug, again.write(0), again.longest(2, {})) == ("mine", "rock", 9)


def longest(players: int, options: object) -> int:
    return 9


def read_line(state: object, who: int, text: str) -> list[int]:
    return [ALL["rps"].read(text)]


def lines(block: object, now: object, seat: int) -> list[str]:
    return []


def test_a_map_of_ones_own_is_pickled_with_its_positions() -> None:
    data = deepcopy(BOX.data)
    spaces = {space["id"]: space for space in data["maps"][0]["spaces"]}
    spaces["4"]["factory"], spaces["7"]["factory"] = spaces["7"]["factory"], spaces["4"]["factory"]
    match, rng = Match(make(Box(data)), 2, {"map": data["maps"][0]["id"]}), Random("map")
    for _ in range(60):
        who = match.deciders()[0]
        match.act(who, random_action(match.state, who, rng))
    again_the_same(match, rng)
    ours = Match(ALL["pyramids"], 2, match.options).state.terms
    again = pickle.loads(pickle.dumps(match.state)).terms
    assert list(again.map.factories) == list(match.state.terms.map.factories)
    assert list(again.map.factories) != list(ours.map.factories)


@pytest.mark.parametrize("game", EDITIONS, ids=name)
def test_catalogues_can_be_read_and_are_no_longer_than_needed(game: AnyGame) -> None:
    """Every text is read back; and random games find a fair part of it, so that it is no list of dreams."""
    for players in game.seats:
        book, chance = game.catalogue(players, {}), game.chances(players, {})
        for catalogue in (book, chance):
            assert [game.read(text) for text in catalogue.texts()] == list(catalogue)
        assert not {*book} & {*chance}
        assert len(book) < 3000
    match = played(game, game.seats[0], "catalogue", options=short(game))
    used = {event.action for event in match.events if event.who != CHANCE}
    assert used <= {*game.catalogue(game.seats[0], short(game))}
    assert game.returns(match.state) is not None


def short(game: AnyGame) -> dict[str, object]:
    return {"quiet_per_player": 1} if game.slug == "totem" else {}


@pytest.mark.parametrize("game", OURS, ids=name)
def test_what_is_no_notation_is_a_value_error_whoever_says_it(game: AnyGame) -> None:
    rng = Random(f"garbage {name(game)}")
    match = Match(game, game.seats[0], {})
    words = sorted(
        {word for text in game.catalogue(game.seats[0], {}).texts() for word in text.split()}
    )
    for number in range(60):
        before = match.state.copy()
        for who in (CHANCE, 0):
            text = " ".join([*rng.sample(words, 2), "¿", rng.choice(words)])
            said = f"pass {text}", f"draw{text}", f"deal {text}", f"{rng.choice(words)}¿"
            for garbage in (text, *said, "", " ", "¿", "0: x", "! x"):
                with pytest.raises(ValueError):
                    match.play(who, garbage)
                assert match.state == before, (number, garbage)
        if not (deciders := match.deciders()):
            return
        who = deciders[0]
        match.act(who, random_action(match.state, who, rng))
    assert game.view(match.state, JUDGE) is not None
