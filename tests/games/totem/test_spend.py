"""The duty to spend all points (TOT-23) at its corners; test_twin.py compares it with trying everything."""

from random import Random
from typing import Any

import pytest

from sobremesa.core import legal_texts, play
from sobremesa.core.hints import Hints
from sobremesa.games.totem import GAME
from sobremesa.games.totem.hints import HINTS
from sobremesa.games.totem.position import DICE, THROW, WALK
from sobremesa.games.totem.position_text import read_position
from sobremesa.games.totem.spend import SPEND_ALL
from tests.games.totem.crowds import crowd
from tests.games.totem.dialect import refused_by, run
from tests.games.totem.slow import SlowTotem
from tests.support.shows import shows

WORN_OUT = """
    position 0=P13+L15,M14,M16,N14,N15,O13~19 1=B10+B11~5 turn=0 quiet=0
    ! roll 5 6
    0: use 11
    0: P13-P12
    0: stop
    0: L15-M15
    0: M15-L16
    0: L16-L17
    0: M14-N13
"""


@shows("TOT-23", "TOT-24")
def test_a_line_that_would_lose_five_points_is_refused_where_it_first_goes_wrong() -> None:
    state = run(WORN_OUT)
    assert refused_by(state, 0, "stop") == "TOT-23"
    assert legal_texts(GAME, state, 0) == ["N13-O12"]
    run(f"option spend=as_you_go\n{WORN_OUT}0: stop\n0: N14-O14\n! roll 1 2\nstate turn=1 quiet=1")
    first = GAME.edition("1.0")
    assert first
    assert first.settle({}) == {"victims": "one", "distance": "board", "quiet_per_player": 50}


@shows("TOT-23", "TOT-61")
def test_a_game_that_would_be_drawn_spends_nothing_more() -> None:
    state = run("""
        position 0=J12+K12~0 1=J16+J14,J15~0 turn=0 quiet=0
        ! roll 1 4
        0: use 5
        0: K12-J13
    """)
    assert refused_by(state, 0, "stop") == "TOT-23", "it would be exhaustion, with four points left"


@shows("TOT-23", "TOT-60")
def test_nobody_is_kept_from_a_victory() -> None:
    state = run("""
        position 0=J12+J13~5 1=J15+J16~5 turn=0 quiet=0
        ! roll 5 6
        0: use 11
        0: J12-I13
        0: I13-I14
        0: I14-J14
    """)
    assert "stop" in legal_texts(GAME, state, 0)


@shows("TOT-23", "TOT-49")
def test_other_rules_are_cited_first() -> None:
    state = run(f"{WORN_OUT}")
    assert refused_by(state, 0, "N13-M14") == "TOT-44"
    assert refused_by(state, 0, "P12-P11") == "TOT-45"
    assert refused_by(state, 0, "N14-O14") == "TOT-46"


def test_what_is_owed_is_what_the_slow_twin_can_spend() -> None:
    compared = short = 0
    for seed in range(60):
        rng = Random(seed)
        text = crowd(rng, 2)
        state, twin = read_position(text, GAME.settle({})), SlowTotem.at(text)
        low, high = sorted((rng.randint(1, 6), rng.randint(1, 6)))
        for line in (f"roll {low} {high}", f"use {low + high}"):
            if state.phase in (THROW, DICE) and line in twin.legal():
                play(GAME, state, twin.decider() or 0, line)
                twin.apply(line)
        if state.phase == WALK:
            owed = int(SPEND_ALL.owed(state))
            assert owed == twin.best({})
            compared += 1
            short += owed < low + high
    assert compared > 30
    assert short


@pytest.mark.parametrize("trail", ["turn", "roll", "last"])
def test_plans_of_computer_players_keep_to_the_duty(trail: str) -> None:
    hints: Hints = HINTS
    planned = 0
    for seed in range(8):
        rng = Random(seed)
        options = GAME.settle({"trail": trail, "quiet_per_player": 4})
        state: Any = read_position(crowd(rng, 2 + seed % 3), options)
        for _ in range(12):
            who = int(state.deciders()[0]) if len(state.deciders()) else -9
            if who < -1:
                break
            if who >= 0:
                for plan in hints.plans(state, who):
                    world, planned = state.copy(), planned + 1
                    for action in plan:
                        assert action in list(world.legal(who)), GAME.write(action)
                        world.apply(who, action)
            state.apply(who, rng.choice(list(state.legal(who))))
    assert planned > 100
