"""Seats of a playout act on what they know there; what others do makes worlds likelier, no more."""

from random import Random

import pytest

from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.components import KINDS
from sobremesa.games.euphoria.hints import HINTS
from sobremesa.games.euphoria.position import ARTIFACT
from sobremesa.games.euphoria.rules import Euphoria
from sobremesa.games.euphoria.suspicion import (
    AT_FRIEND,
    AT_OWN_LEADER,
    AT_PREY,
    PREY_SPARED,
    Sign,
    Suspicion,
    likelihood,
    signs,
)
from sobremesa.games.euphoria.viewpoint import Viewpoint
from sobremesa.players.budget import Budget
from sobremesa.players.searcher import SearchPlayer, Style
from tests.games.euphoria.dialect import position
from tests.games.euphoria.play import game
from tests.games.euphoria.test_belief import DEAL, played


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_a_mind_wants_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(seed: int) -> None:
    rng, one, two, compared = Random(seed), Viewpoint(), Viewpoint(), 0
    for number, match in enumerate(game(5, f"mind {seed}")):
        for seat in match.deciders() if number % 7 == 0 else ():
            if seat < 0 or match.state.phase < ARTIFACT:
                continue
            world = GAME.belief(match.view(seat), match.heard(seat)).sample(rng)
            one.enter(match.state, seat)
            two.enter(world, seat)
            for action in match.state.legal(seat):
                assert one.promise(match.state, action) == two.promise(world, action)
                compared += 1
    assert compared > 50


KNOWN_PREY = (
    *DEAL,
    "0: skip", "0: interrogate 1.1", "1: pass", "2: pass", "3: pass",
    "1: skip", "1: pass",
    "2: skip", "2: pass",
    "3: skip", "3: pass",
    "0: skip",
)  # fmt: skip


def test_who_has_found_the_prey_hits_it_and_nobody_else() -> None:
    state = played(*KNOWN_PREY).state
    knows, guesses = Viewpoint(), Viewpoint()
    knows.enter(state, 0)
    assert knows.found
    assert knows.hits[1] > 0 > max(knows.hits[2], knows.hits[3])
    guesses.enter(state, 2)  # has looked at nobody
    assert not guesses.found
    assert guesses.lead[0] == guesses.lead[1] == guesses.lead[3] == pytest.approx(1 / 3)


def test_to_pay_with_a_leader_is_dear_and_to_mislead_is_cheap() -> None:
    state = played(*KNOWN_PREY).state
    viewpoint = Viewpoint()
    viewpoint.enter(state, 0)  # LE, E, S
    costs = {}
    for action in state.legal(0):
        text = GAME.write(action)
        if text.startswith("arm") and text.endswith("@1"):
            costs[text.split()[1]] = viewpoint.cost(state, action)
    assert costs["x1"] > costs["x2"] > costs["x3"]


OTHERS = (
    "seat 1: LS (S) (E) hand=-",
    "seat 2: (E) (E) (S) hand=-",
    "seat 3: (E) (S) (S) hand=-",
    "turn 0 action",
)


def test_a_search_shoots_the_exposed_leader_of_the_other_side() -> None:
    state = position("seat 0: (LE) E (S) hand=- laser>1", *OTHERS).state
    seen = GAME.view(state, 0)
    legal = [int(action) for action in state.legal(0)]
    player = SearchPlayer(GAME, 0)
    action = player.decide(seen, [], legal, Budget(simulations=100), Random(1))
    assert GAME.write(action) == "shoot"


def hasty(state: Euphoria) -> set[str]:
    """What seat 0 decides here without thinking, many times over."""
    player = SearchPlayer(GAME, 0, Style(thoughtless=1.0))
    seen, legal = GAME.view(state, 0), [int(action) for action in state.legal(0)]
    found = {
        GAME.write(player.decide(seen, [], legal, Budget(simulations=1), Random(seed)))
        for seed in range(200)
    }
    assert player.thought.simulations == 0
    return found


def test_a_decision_in_haste_is_anything_but_foolish() -> None:
    """Victory is not passed by, one's own Leader is neither shot nor uncovered to pay."""
    assert hasty(position("seat 0: (LE) E (S) hand=cloak laser>1", *OTHERS).state) == {"shoot"}
    own = hasty(position("seat 0: (S) (S) (E) hand=cloak laser>1", *OTHERS).state)
    assert len(own) > 8
    assert "shoot" not in own
    quiet = hasty(played(*KNOWN_PREY[:-1], "0: redraw", "! draw 0 lens").state)
    assert {text for text in quiet if text.startswith("arm")}
    assert not {text for text in quiet if text.startswith("arm x1")}


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("seat 0: LE (E) (S) hand=lid", "seat 0: LE (E) (S) hand=eyes"),
        ("seat 0: (LE) (E) (S) hand=-", "seat 0: LE (E) (S) hand=-"),
        ("seat 0: LE (E) (S) hand=-", "seat 0: LE E (S) hand=-"),
    ],
)
def test_a_leader_is_safer_hidden_with_an_answer_and_with_something_to_pay(
    better: str, worse: str
) -> None:
    def euphorians(row: str) -> float:
        others = ("seat 1: (LS) (S) (E) hand=- laser>0", "seat 2: (E) (E) (S) hand=-")
        state = position(row, *others, "seat 3: (E) (S) (S) hand=-", "turn 0 action").state
        return float(HINTS.values(state)[0])

    assert euphorians(better) > euphorians(worse)


def test_signs_are_read_from_what_everybody_hears() -> None:
    heard = [
        "0: arm x2 @1", "0: aim 3", "1: arm x1 @2", "1: aim 2", "1: shoot", "3: react apron x1",
        "2: react hook x1 @0",
    ]  # fmt: skip
    assert signs(heard) == [
        Sign(1, 2, "shot"),
        Sign(3, 2, "shield"),
        Sign(0, 3, "aim"),
        Sign(2, 0, "aim"),
    ]
    assert signs([*heard, "# exchanged 2.1 0.3"]) == []


def test_a_world_in_which_friends_aim_at_each_other_is_less_likely_and_not_impossible() -> None:
    state = played(*DEAL).state  # 0 and 2 are Euphorian, 1 and 3 Subterra
    assert likelihood(state, [Sign(0, 2, "aim")]) == AT_FRIEND
    assert likelihood(state, [Sign(0, 1, "aim")]) == 1.0
    assert likelihood(state, [Sign(0, 2, "shield")]) > 1.0
    assert likelihood(state, []) == 1.0


def test_who_has_seen_a_leader_tells_by_where_the_laser_points() -> None:
    state = played(*KNOWN_PREY).state  # 0 has LE, and has seen LS in the row of 1
    assert likelihood(state, [Sign(0, 1, "aim")]) == AT_PREY
    assert likelihood(state, [Sign(0, 3, "aim")]) == PREY_SPARED
    assert likelihood(state, [Sign(0, 2, "aim")]) == AT_FRIEND * PREY_SPARED
    assert likelihood(state, [Sign(0, 3, "shot")]) == 1.0  # perhaps before it knew
    state.knowers[3] |= 2**3  # 3 has seen it as well, and is of that team
    assert likelihood(state, [Sign(3, 1, "aim")]) == AT_OWN_LEADER


def test_suspicion_draws_worlds_that_fit_and_leans_to_the_likely() -> None:
    match = played(*DEAL, "0: skip", "0: arm x2 @2", "1: pass", "2: pass", "3: pass", "0: aim 2")
    seen, heard = match.view(2), match.heard(2)
    worlds = Suspicion(GAME.belief(seen, heard), heard)
    rng, friends = Random(4), 0
    for _ in range(600):
        world = worlds.sample(rng)
        assert GAME.view(world, 2) == seen
        friends += world.team(0) == world.team(2)
    plain = GAME.belief(seen, heard)
    even = sum(world.team(0) == world.team(2) for world in (plain.sample(rng) for _ in range(600)))
    assert friends < even


def test_teams_and_leaders_are_sorts_of_their_own() -> None:
    state = played(*DEAL).state
    kinds = {HINTS.seat_kind(state, seat) for seat in range(4)}
    assert len(kinds) == 4
    assert 0 not in kinds
    assert KINDS[state.kinds[0]] == "LE"
