"""The game and its slow twin (slow.py), side by side through random games: the same at every event."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.core import CHANCE, legal_texts, play
from sobremesa.core.laws import random_action
from sobremesa.games.totem import GAME
from sobremesa.games.totem.position_text import read_position, write_position
from sobremesa.games.totem.rules import Totem
from sobremesa.games.totem.terms import TRAILS
from tests.games.totem.crowds import crowd
from tests.games.totem.slow import SlowTotem

SEEDS = st.integers(0, 2**32)
PLAYERS = st.sampled_from(GAME.seats)
OPTIONS = st.fixed_dictionaries(
    {
        option.name: st.sampled_from(option.values)
        for option in GAME.options
        if option.name != "quiet_per_player"
    }
)


def side_by_side(state: Totem, twin: SlowTotem, rng: Random) -> Counter[str]:
    """Play both to the end: what happened, by its first word, and how it ended."""
    seen: Counter[str] = Counter()
    while (who := twin.decider()) is not None:
        assert list(state.deciders()) == [who]
        assert legal_texts(GAME, state, who) == twin.legal()
        if twin.phase == "move" and len(twin.free()) > len(state.legal(who)):
            seen["refused by TOT-23"] += 1
        text = GAME.write(random_action(state, who, rng))
        play(GAME, state, who, text)
        twin.apply(text)
        assert write_position(state) == twin.text()
        seen[text.split()[0]] += 1
    result = state.result()
    assert result
    assert result.as_json() == twin.result()
    return seen + Counter([result.reason])


@settings(deadline=None, max_examples=6)
@given(SEEDS, PLAYERS, OPTIONS)
def test_both_agree_from_the_first_pick_on(seed: int, n: int, agreed: dict[str, Any]) -> None:
    rng = Random(seed)
    options = {**agreed, "quiet_per_player": 3}
    state = GAME.start(n, options)
    while GAME.view(state, 0).phase == "off":
        state.apply(CHANCE, random_action(state, CHANCE, rng))
    twin = SlowTotem(n, quiet_per_player=3, **agreed)
    twin.turn = twin.starter = int(state.turn)
    side_by_side(state, twin, rng)


def in_a_crowd(seed: int, players: int, agreed: dict[str, Any]) -> Counter[str]:
    rng = Random(seed)
    text = crowd(rng, players)
    options = {**agreed, "quiet_per_player": 4}
    state = read_position(text, GAME.settle(options))
    return side_by_side(state, SlowTotem.at(text, quiet_per_player=4, **agreed), rng)


@settings(deadline=None, max_examples=30)
@given(SEEDS, PLAYERS, OPTIONS)
def test_both_agree_in_a_crowd(seed: int, n: int, agreed: dict[str, Any]) -> None:
    in_a_crowd(seed, n, agreed)


@pytest.mark.slow
def test_crowds_show_every_decision_and_every_end() -> None:
    """The comparison above looks at something: ties, additions, twelves, all three ends."""
    seen: Counter[str] = Counter()
    for seed in range(40):
        agreed = {"victims": ("one", "one_per_colour")[seed % 2], "trail": TRAILS[seed % 3]}
        seen += in_a_crowd(seed, 2 + seed % 3, agreed)
    seen += in_a_crowd(52, 2, {"trail": "turn"})  # exhaustion is rare
    for word in ("use", "add", "pass", "stop", "remove", "again", "end", "refused by TOT-23"):
        assert seen[word]
    for reason in ("last_totem", "exhaustion", "quiet_limit"):
        assert seen[reason]
