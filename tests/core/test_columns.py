"""Many games side by side: the same games as one by one, whatever is beside them."""

from dataclasses import replace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import CHANCE, AnyGame
from sobremesa.core.columns import Columns, columns
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.playout import random_choice
from sobremesa.core.tensor import bytes_of, layout_of, row_of
from sobremesa.library import ALL

READY = [game for game in ALL.values() if game.tensor]
SEED = "columns"
DECISIONS = 120


def slug(game: AnyGame) -> str:
    return game.slug


def pick(number: int, turn: int, choices: int) -> int:
    """Any policy will do that depends on the game alone."""
    return (number * 7919 + turn * 104729) % choices


def played(games: Columns, decisions: int) -> dict[int, list[tuple[int, ...]]]:
    """By number of a game: seats, decisions, rows and rewards as they came."""
    found: dict[int, list[tuple[int, ...]]] = {}
    for _ in range(decisions):
        chosen = []
        for row in range(int(games.games)):
            legal = games.legal[row]
            turn = int(games.length[row])
            chosen.append(int(legal[pick(int(games.number[row]), turn, len(legal))]))
            first = row * int(games.size)
            seen = hash(bytes(int(each) for each in games.seen[first : first + int(games.size)]))
            about = (int(games.seat[row]), chosen[-1], seen, int(games.step_open[row]))
            found.setdefault(int(games.number[row]), []).append(about)
        numbers = [int(each) for each in games.number]
        games.step(vec[i64](chosen))
        for row, number in enumerate(numbers):
            if games.done[row]:
                first = row * int(games.players)
                worth = games.reward[first : first + int(games.players)]
                found[number].append(tuple(round(each * 1000) for each in worth))
    return found


@pytest.mark.parametrize("game", READY, ids=slug)
def test_a_game_is_the_same_whatever_is_played_beside_it(game: AnyGame) -> None:
    players = game.seats[-1]
    together = played(columns(game, players, {}, 3, SEED), DECISIONS)
    assert len(together) >= 3
    for first in range(3):
        alone = played(columns(game, players, {}, 1, SEED, first=first, stride=3), DECISIONS)
        for number, course in alone.items():
            assert together[number] == course


@pytest.mark.parametrize("game", READY, ids=slug)
def test_rows_are_what_the_game_itself_says(game: AnyGame) -> None:
    """Followed with the rules alone: deciders, masks, bits, worth."""
    players = game.seats[0]
    games = columns(game, players, {}, 1, SEED)
    tensor, catalogue = game.tensor_for(players, {}), game.catalogue(players, {})
    size = bytes_of(layout_of(tensor, game.start(players, {})))
    number, state, generator = 0, game.start(players, {}), FastRandom(SEED)
    generator.restart(0)
    draw(state, generator)
    for _ in range(DECISIONS):
        who = int(state.deciders()[0])
        legal = {catalogue.index(int(action)) for action in state.legal(who)}
        assert int(games.seat[0]) == who
        assert int(games.step_open[0]) == int(state.together())
        assert {place for place, each in enumerate(games.mask) if each} == legal
        assert bytes(int(each) for each in games.seen) == row_of(tensor, state, who, size)[0]
        place = sorted(legal)[pick(number, int(games.length[0]), len(legal))]
        state.apply(who, catalogue[place])
        draw(state, generator)
        games.step(vec[i64]([place]))
        assert bool(games.done[0]) == (state.result() is not None)
        if games.done[0]:
            assert list(games.reward) == list(game.returns(state))
            number, state = number + 1, game.start(players, {})
            generator.restart(number)
            draw(state, generator)
        assert int(games.number[0]) == number


def draw(state: Any, generator: FastRandom) -> None:
    while CHANCE in state.deciders():
        state.apply(CHANCE, random_choice(state, CHANCE, generator))


def test_what_is_not_legal_is_named_and_nothing_happens() -> None:
    games = columns(ALL["rps"], 2, {}, 3, SEED)
    before = list(games.length)
    with pytest.raises(ValueError, match="decision 7 is not legal in row 1"):
        games.step(vec[i64]([0, 7, 0]))
    with pytest.raises(ValueError, match="expected 3 decisions"):
        games.step(vec[i64]([0]))
    assert list(games.length) == before


def test_a_game_that_is_too_long_is_cut_off_and_worth_nothing() -> None:
    games = columns(ALL["evidencia"], 2, {}, 2, SEED, most=3)
    for _ in range(3):
        assert list(games.cut) == [0, 0]
        games.step_unchecked(vec[i64]([int(legal[0]) for legal in games.legal]))
    assert list(games.cut) == list(games.done) == [1, 1]
    assert set(games.reward) == {0.0}
    assert list(games.number) == [2, 3]
    assert list(games.length) == [0, 0]


def test_against_random_seats_each_row_waits_for_its_own() -> None:
    games, own = columns(ALL["misty"], 3, {}, 6, SEED), vec[i64]([0, 1, 2, 0, 1, 2])
    games.until(own)
    for _ in range(40):
        assert list(games.seat) == list(own)
        games.step_against_random(vec[i64]([int(legal[0]) for legal in games.legal]), own)


def test_random_decisions_depend_on_their_generator_alone() -> None:
    rows = []
    for _ in range(2):
        games = columns(ALL["rps"], 2, {}, 5, SEED)
        games.play_random(30, FastRandom("policy"))
        rows.append([list(games.number), list(games.length), list(games.seen)])
    assert rows[0] == rows[1]


def test_a_game_without_a_catalogue_or_a_tensor_says_so() -> None:
    with pytest.raises(ValueError, match="rps has no tensor: its Game gives no `tensor`"):
        columns(replace(ALL["rps"], tensor=None), 2, {}, 1, SEED)
    with pytest.raises(ValueError, match="rps has no catalogue"):
        columns(replace(ALL["rps"], decisions=None), 2, {}, 1, SEED)
