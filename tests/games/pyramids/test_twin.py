"""The kernels against their slow twins, on the positions of random games."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.vecs import append

from sobremesa.core import JUDGE, Action, Event, Seat, laws
from sobremesa.core.match import Match
from sobremesa.games.pyramids import GAME, make
from sobremesa.games.pyramids.actions import where_of
from sobremesa.games.pyramids.combat import resolve
from sobremesa.games.pyramids.components import BOX, BOX_1_0, Box
from sobremesa.games.pyramids.position import DEPLOYING, WRITING
from sobremesa.games.pyramids.rules import Pyramids
from tests.games.pyramids import slow
from tests.games.pyramids.games import random_match

BOXES = pytest.mark.parametrize("box", [BOX, BOX_1_0], ids=lambda box: box.rules_version)
OPTIONS = st.sampled_from(laws.agreements(GAME, 2))
FEW = settings(
    max_examples=4, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


def played(
    seed: str, players: int, options: Mapping[str, object], box: Box
) -> Iterator[tuple[Match, Event]]:
    """A random game by the rules of a box, with those of the options that these rules know."""
    known = {option.name for option in box.options}
    agreed = {name: value for name, value in options.items() if name in known}
    return random_match(seed, players, agreed, make(box))


@BOXES
@pytest.mark.parametrize("players", [1, 2, 4])
@FEW
@given(options=OPTIONS)
def test_where_a_die_can_be_written(players: int, box: Box, options: Mapping[str, object]) -> None:
    compared = 0
    for match, _ in played("twin", players, options, box):
        if match.state.phase == WRITING:
            seat = match.deciders()[0]
            assert set(match.legal(seat)) == slow.writes(box, match.view(seat))
            compared += 1
    assert compared > 50


def battles(box: Box, state: Pyramids, who: Seat, action: Action) -> Counter[str]:
    """If this event is the last target, compare all its battles: which notes they gave, how often."""
    after = state.copy()
    after.apply(who, action)
    if state.phase != DEPLOYING or after.phase == DEPLOYING:
        return Counter()
    closing = state.copy()
    board = closing.boards[who]
    board.targets = append(board.targets[:], where_of(action))
    seen = GAME.view(closing, JUDGE)
    closing.trace = []
    resolve(closing)
    ground = {place.hex: place for place in GAME.view(closing, JUDGE).ground}
    for place in {target for b in seen.boards for _, target in b.targets or ()}:
        holder, force = slow.battle(box, seen, place)
        now = ground[place]
        assert (now.owner, now.ordinary, now.heroes) == (holder, *force), place
    return Counter(fact.key for fact in closing.trace)


@pytest.mark.slow
@BOXES
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@FEW
@given(options=OPTIONS)
def test_how_battles_end(players: int, box: Box, options: Mapping[str, object]) -> None:
    told: Counter[str] = Counter()
    for match, event in played("battle", players, options, box):
        told += battles(box, match.state, *event)
    assert told["fight"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("halves", ["down", "up"])
@pytest.mark.parametrize("melee", ["strongest", "sum"])
def test_how_battles_with_devices_end(halves: str, melee: str) -> None:
    """Players who buy and place devices whenever they can: all kinds take part in battles."""
    told: Counter[str] = Counter()
    rng = Random(f"devices {halves} {melee}")
    for _ in range(10):
        match = Match(GAME, 4, {"halves": halves, "melee": melee})
        while deciders := match.deciders():
            who = rng.choice(deciders)
            action = fond_of_devices(match.state, who, rng)
            told += battles(BOX, match.state, who, action)
            match.act(who, action)
    for kind in ("bombed", "umbrella", "rammed", "spiked", "fight", "emptied", "holds"):
        assert told[kind] > 0, told


def fond_of_devices(state: Pyramids, who: Seat, rng: Random) -> Action:
    legal = list(state.legal(who))
    wanted = ("place", "develop ram", "develop spikes", "develop umbrella", "write D", "write C")
    devices = [action for action in legal if GAME.write(action).startswith(wanted)]
    return rng.choice(devices or legal)
