"""The doors for learners, by their own official tests: `make rl-test`, in an environment of its own."""

from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from librt.vecs import vec
from mypy_extensions import i64
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, parallel_api_test, seed_test

from sobremesa.core import CHANCE, AnyGame, Refusal
from sobremesa.core.columns import columns
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.match import Match
from sobremesa.core.playout import random_choice
from sobremesa.library import ALL
from sobremesa.rl import aec_env, make_vec, parallel_env, spiel
from sobremesa.rl.place import numbers
from sobremesa.rl.zoo import seat_of

READY = [game for game in ALL.values() if game.tensor]
SIZES = [(game, players) for game in READY for players in {game.seats[0], game.seats[-1]}]
# Rows of zeros are a first position of rock, paper, scissors; spaces are dicts, because masks belong to them.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


NAMES = [f"{game.slug}/{players}" for game, players in SIZES]
by_size = pytest.mark.parametrize(("game", "players"), SIZES, ids=NAMES)


@by_size
def test_pettingzoo_one_at_a_time(game: AnyGame, players: int) -> None:
    api_test(aec_env(game.slug, players), num_cycles=300)
    seed_test(lambda: aec_env(game.slug, players), num_cycles=60)


@by_size
def test_pettingzoo_all_at_once(game: AnyGame, players: int) -> None:
    parallel_api_test(parallel_env(game.slug, players), num_cycles=150)


@by_size
def test_openspiel_with_and_without_serialisation(game: AnyGame, players: int) -> None:
    loaded = pyspiel.load_game(f"sobremesa_{game.slug}", {"players": players})
    if game.longest(players, game.settle({})) is None:  # it may go on for long: walk some way
        walk(loaded)
        return
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def walk(loaded: Any) -> None:
    """Some of a random game, with what is written of a state and read back again."""
    rng, state = Random("walk"), loaded.new_initial_state()
    for step in range(120):
        if state.is_terminal():
            return
        if step % 20 == 0:
            written = pyspiel.serialize_game_and_state(loaded, state)
            _, again = pyspiel.deserialize_game_and_state(written)
            assert str(again) == str(state)
        if state.is_simultaneous_node():
            seats = range(loaded.num_players())
            state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in seats])
        elif state.is_chance_node():
            assert abs(sum(odds for _, odds in state.chance_outcomes()) - 1.0) < 1e-9
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@by_size
def test_vectors_give_what_their_spaces_promise(game: AnyGame, players: int) -> None:
    for opponents in ("self", "random"):
        games = make_vec(game.slug, 6, players, opponents=opponents)
        seen, infos = games.reset(seed=3)
        rng = np.random.default_rng(1)
        for _ in range(60):
            assert games.observation_space.contains(seen)
            assert (np.unpackbits(games.packed(), axis=1, bitorder="little")[:, : games.place.bits] == seen["observation"]).all()  # fmt: skip
            chosen = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
            assert games.action_space.contains(chosen)
            before = infos["seat"]
            seen, rewards, ended, cut, infos = games.step(chosen)
            assert rewards.shape == ended.shape == cut.shape == (6,)
            assert not cut.any()
            assert (rewards[~ended] == 0).all()
            assert (rewards == infos["returns"][np.arange(6), before]).all() or opponents != "self"
            if opponents == "random":
                assert (infos["seat"] == games.own).all()


@pytest.mark.parametrize("game", READY, ids=lambda game: game.slug)
def test_all_doors_lead_to_the_same_game(game: AnyGame) -> None:
    """The same seed, the same choices: the same rows, seats and worth by PettingZoo, OpenSpiel, columns and Match."""
    players, most = game.seats[-1], 150
    env, loaded = aec_env(game.slug, players), pyspiel.load_game(f"sobremesa_{game.slug}", {"players": players})  # fmt: skip
    env.reset(seed=11)
    side = columns(game, players, {}, 1, "11")
    match, luck, state = Match(game, players, {}), FastRandom("11"), loaded.new_initial_state()
    luck.restart(0)
    rng, catalogue = Random("doors"), game.catalogue(players, {})
    chances, joint = game.chances(players, {}), [list[int]() for _ in range(players)]
    for _ in range(most):
        while CHANCE in match.deciders():
            action = int(random_choice(match.state, CHANCE, luck))
            match.act(CHANCE, action)
            state.apply_action(chances.index(action))
        if not match.deciders():
            break
        seat = match.deciders()[0]
        seen = env.observe(env.agent_selection)
        assert seat_of(env.agent_selection) == int(side.seat[0]) == seat
        packed = numbers(side.seen, np.uint8)
        unpacked = np.unpackbits(packed, bitorder="little")[: len(seen["observation"])]
        assert (unpacked == seen["observation"]).all()
        place = rng.choice([int(each) for each in np.flatnonzero(seen["action_mask"])])
        env.step(place)
        side.step(vec[i64]([place]))
        step = match.state.together()
        match.act(seat, catalogue[place])
        if not step:
            assert (np.array(state.observation_tensor(seat)) == seen["observation"]).all()
            state.apply_action(place)
            continue
        joint[seat].append(place)
        while any(joint) and match.state.together() != step:
            state.apply_actions([own.pop(0) if own else len(catalogue) for own in joint])
    if not match.deciders():
        worth = [float(each) for each in game.returns(match.state)]
        assert state.returns() == worth == list(side.reward)
        assert [env.rewards[agent] for agent in env.possible_agents] == worth


def test_what_is_not_legal_is_refused_with_its_rule() -> None:
    env = aec_env("evidencia")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(Refusal, match=r"EVI-\d+"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(ValueError, match="there are 84, from 0"):
        env.step(84)
    with pytest.raises(ValueError, match="there is no game chess"):
        make_vec("chess")
    games = make_vec("rps", 2)
    games.reset(seed=1)
    with pytest.raises(ValueError, match="not legal in row 1"):
        games.step(np.array([0, 9]))


def test_openspiel_searches_with_the_games_own_belief() -> None:
    loaded = pyspiel.load_game("sobremesa_evidencia")
    state, rng = loaded.new_initial_state(), Random("belief")
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    information = state.information_state_string(0)
    worlds = [state.guess(0, rng) for _ in range(8)]
    assert {world.information_state_string(0) for world in worlds} == {information}
    assert len({world.information_state_string(1) for world in worlds}) > 1
    turns = pyspiel.convert_to_turn_based(loaded)
    assert turns.num_players() == 2
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    assert ismcts.ISMCTSBot(loaded, evaluator, 2.0, 5) is not None


def test_every_game_with_a_tensor_is_registered() -> None:
    assert sorted(spiel.NAMES) == sorted(f"sobremesa_{game.slug}" for game in READY)
    assert set(spiel.NAMES) <= set(pyspiel.registered_names())


def test_vectors_begin_other_games_without_a_seed() -> None:
    games = make_vec("evidencia", 2)
    seen = [games.reset(seed=5)[0]["observation"]] + [
        games.reset()[0]["observation"] for _ in range(2)
    ]
    again = make_vec("evidencia", 2).reset(seed=5)[0]["observation"]
    assert (again == seen[0]).all()
    assert all((one != other).any() for one, other in pairwise(seen))
