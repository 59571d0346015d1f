"""Sampled worlds respect everything that a seat can know."""

from collections import Counter
from fractions import Fraction
from importlib import import_module
from random import Random

import pytest

from sobremesa.core import WATCHER
from sobremesa.core.match import Match
from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.components import KINDS, NUMBER_OF
from sobremesa.games.euphoria.hands import history, trail
from sobremesa.games.euphoria.odds import odds
from sobremesa.games.euphoria.view import view
from tests.games.euphoria.dialect import position
from tests.games.euphoria.play import game

DEAL = (
    "! recruits 0=LE,E,S 1=LS,E,S 2=E,E,S 3=E,S,S out=-",
    "! artifacts 0=magpie,lid 1=eyes,codex 2=elixir,dummy 3=glove,apron",
    "! first 0",
    "0: order LE-E-S", "1: order LS-E-S", "2: order E-E-S", "3: order E-S-S",
)  # fmt: skip
SEEN_HAND = (  # seat 0 sees eyes, codex and lid at seat 1, and keeps lid
    "0: give lid @1",
    "0: use magpie x3", "0: pick 1", "1: pass", "2: pass", "3: pass", "0: pick lid",
)  # fmt: skip


def played(*lines: str) -> Match:
    match = Match(GAME, 4, {})
    for line in lines:
        who = -1 if line[0] == "!" else int(line[0])
        match.play(who, line.partition(" ")[2])
    return match


def worlds(match: Match, seat: int, count: int) -> list[list[set[str]]]:
    """Sampled hands: of each world, by seat."""
    belief, rng = GAME.belief(match.view(seat), match.heard(seat)), Random(1)
    return [hands(belief.sample(rng)) for _ in range(count)]


def hands(state: object) -> list[set[str]]:
    return [
        {name for name, card in NUMBER_OF.items() if hand >> card & 1}
        for hand in state.hands  # type: ignore[attr-defined]
    ]


def test_of_two_known_cards_exactly_one_was_given() -> None:
    match = played(*DEAL, *SEEN_HAND, "1: give codex @2")
    assert match.view(0).hand_known[1:] == ((), (), ())  # sure of none (EUP-156), and yet:
    found = worlds(match, 0, 300)
    for world in found:
        assert len({"eyes", "codex"} & world[1]) == 1
        assert len({"eyes", "codex"} & world[2]) == 1
    given = Counter("codex" in world[2] for world in found)
    assert 0.35 < given[True] / 300 < 0.65


def test_histories_that_are_not_found_are_not_looked_for_with_every_sample(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, asked = played(*DEAL, *SEEN_HAND, "1: give codex @2"), []

    def none_found(path: object, count: int, rng: Random) -> list[object]:
        asked.append(count)
        return []

    monkeypatch.setattr(import_module("sobremesa.games.euphoria.belief"), "worlds", none_found)
    belief, rng = GAME.belief(match.view(0), match.heard(0)), Random(1)
    for _ in range(20):
        assert GAME.view(belief.sample(rng), 0) == match.view(0)
    assert len(asked) == 4


def test_a_card_seen_later_was_on_its_way_before() -> None:
    match = played(
        *DEAL, *SEEN_HAND,
        "1: give codex @2", "1: pass", "2: give codex @3", "2: pass", "3: redraw", "! draw 3 ear",
    )  # fmt: skip
    assert "codex" in match.view(0).discard
    for world in worlds(match, 0, 50):
        assert world[1] == {"eyes"}
        assert world[2] == {"elixir", "dummy"} or len(world[2]) == 2
        assert "eyes" not in world[2] | world[3]


GIFTS = (  # three gifts that seat 0 does not see, then seat 1 uses eyes
    "1: give codex @2", "1: pass", "2: give elixir @3", "2: pass", "3: give glove @1", "3: pass",
    "0: skip", "0: pass", "1: skip",
    "1: use eyes x2", "1: pick 0.1", "1: pick 2.1", "0: pass", "2: pass", "3: pass",
)  # fmt: skip


def exact_places_of_codex() -> dict[int, Fraction]:
    """Every way in which the three gifts can have gone, each giver choosing evenly."""
    found: Counter[int] = Counter()
    start = {1: {"eyes", "codex"}, 2: {"a", "b"}, 3: {"c", "d"}}
    worlds = [start]
    for giver, taker in ((1, 2), (2, 3), (3, 1)):
        worlds = [
            world | {giver: world[giver] - {card}, taker: world[taker] | {card}}
            for world in worlds
            for card in sorted(world[giver])
        ]  # hands have the same sizes in all of them, so all are equally likely
    fitting = [world for world in worlds if "eyes" in world[1]]
    for world in fitting:
        found.update(seat for seat in world if "codex" in world[seat])
    return {seat: Fraction(count, len(fitting)) for seat, count in found.items()}


def test_histories_are_as_likely_as_even_givers_make_them() -> None:
    match = played(*DEAL, *SEEN_HAND, *GIFTS)
    assert "eyes" in match.view(0).discard
    wanted = exact_places_of_codex()
    assert len(wanted) == 3
    found = Counter(
        seat for world in worlds(match, 0, 1200) for seat in range(4) if "codex" in world[seat]
    )
    for seat in range(4):
        assert abs(found[seat] / 1200 - wanted.get(seat, 0)) < 0.07


def test_cards_that_were_not_in_the_renewed_deck_are_in_hands() -> None:
    """Whatever the history, everything that was drawn came out of the deck as it was then."""
    for match in game(8, "renewed"):
        if (
            any(line.startswith("# reshuffle") for line in match.heard(3))
            and match.deciders()[0] >= 0
        ):
            break
    moves = history(match.heard(3))
    assert moves is not None
    for world in worlds(match, 3, 30):
        assert sum(map(len, world)) + match.view(3).deck + len(match.view(3).discard) == 24
    possible = trail(moves, GAME.belief(match.view(3), match.heard(3)).open_places()).places[-1]  # type: ignore[attr-defined]
    true = hands(match.state)
    for owner, names in enumerate(true):
        assert all(possible[NUMBER_OF[name]] >> owner & 1 for name in names)


def test_recruits_are_sampled_as_the_odds_say() -> None:
    match = next(m for m in game(5, "even") if m.state.turns == 6 and m.deciders()[0] >= 0)
    belief, rng = GAME.belief(match.view(2), match.heard(2)), Random(5)
    wanted = odds(match.view(2))
    tally = [Counter[str]() for _ in range(15)]
    for _ in range(1500):
        state = belief.sample(rng)
        for slot in range(15):
            tally[slot][KINDS[state.kinds[slot]]] += 1
    for slot in range(15):
        for kind, chance in zip(KINDS, wanted.recruits[slot // 3][slot % 3], strict=True):
            assert abs(tally[slot][kind] / 1500 - chance) < 0.06


@pytest.mark.parametrize("options", [{}, {"reaction_prompt": "capable"}, {"must_act": True}])
@pytest.mark.parametrize("players", range(4, 9))
def test_a_sample_gives_the_view_back_at_any_moment_of_the_game(
    players: int, options: dict[str, object]
) -> None:
    rng, looked = Random(f"{players}"), 0
    for match in game(players, "views", {"max_rounds": 8, **options}):
        if rng.random() < 0.93:
            continue
        for seat in (rng.randrange(players), WATCHER):
            seen = match.view(seat)
            world = GAME.belief(seen, match.heard(seat)).sample(rng)
            assert view(world, seat) == seen
            if seat in match.deciders():
                assert list(world.legal(seat)) == list(match.state.legal(seat))
            looked += 1
    assert looked > 4


def test_without_a_log_the_view_is_respected() -> None:
    match = played(*DEAL, *SEEN_HAND)
    state = GAME.belief(match.view(0), []).sample(Random(2))
    assert view(state, 0) == match.view(0)
    assert hands(state)[1] == {"eyes", "codex"}


def test_everybody_in_a_sampled_world_is_sure_of_what_they_saw_there() -> None:
    match = played(*DEAL, *SEEN_HAND)
    world = GAME.belief(match.view(2), match.heard(2)).sample(Random(3))
    assert set(view(world, 0).hand_known[1]) == hands(world)[1]
    assert set(view(world, 1).hand_known[0]) == hands(world)[0]


def test_with_capable_an_open_window_means_that_somebody_can_react() -> None:
    """Only one card of 24 answers an arming; every sampled world has it in a hand that is asked."""
    table = position(
        "seat 0: (LE) (E) (S) hand=-", "seat 1: (LS) (S) (E) hand=-", "seat 2: (E) (E) (S) hand=-",
        "seat 3: (E) (S) (S) hand=hook", "option reaction_prompt=capable", "turn 0 action",
    )  # fmt: skip
    table.play("0: arm x1 @1")
    belief, rng = GAME.belief(view(table.state, 1), []), Random(4)
    for _ in range(10):
        world = belief.sample(rng)
        assert list(world.deciders()) == [3]
        assert hands(world)[3] == {"hook"}
