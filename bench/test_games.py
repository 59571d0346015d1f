"""Our versions of other engines' games against OpenSpiel, move by move: `make bench-test`.

Random games are played in lockstep. At every step both engines must name the same deciders and the same
legal actions in the same order, and at the end the same result.
"""

import os
from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel
import pytest

from bench.games import ALL, hex_board
from sobremesa.core import CHANCE, AnyGame

GAMES = 300

Said = Callable[[AnyGame, int, Any], str]  # our action, as OpenSpiel would call it in this position


def by_number(game: AnyGame, action: int, theirs: Any) -> str:
    return str(action)


def by_cells(game: AnyGame, action: int, theirs: Any) -> str:
    """Breakthrough: OpenSpiel's numbers have directions, and it marks captures with a star."""
    names = {
        theirs.action_to_string(number).rstrip("*"): number for number in theirs.legal_actions()
    }
    return str(names[game.write(action)])


OPENSPIEL = {
    "tic_tac_toe": ("tic_tac_toe", by_number),
    "connect_four": ("connect_four", by_number),
    "hex": ("hex", by_number),
    "breakthrough": ("breakthrough", by_cells),
}


def test_these_are_the_games_that_were_to_be_tested() -> None:
    build = "interpreted" if str(hex_board.__file__).endswith(".py") else "compiled"
    assert os.environ.get("SOBREMESA_EXPECT", build) == build


@pytest.mark.parametrize("slug", OPENSPIEL)
def test_a_board_game_is_openspiels_move_by_move(slug: str) -> None:
    game, (name, said) = ALL[slug], OPENSPIEL[slug]
    rng, peer = Random(slug), pyspiel.load_game(name)
    for _ in range(GAMES):
        ours, theirs = game.start(2, {}), peer.new_initial_state()
        while deciders := ours.deciders():
            assert list(deciders) == [theirs.current_player()]
            legal = list(ours.legal(deciders[0]))
            assert [said(game, action, theirs) for action in legal] == [
                str(action) for action in theirs.legal_actions()
            ]
            action = rng.choice(legal)
            theirs.apply_action(int(said(game, action, theirs)))
            ours.apply(deciders[0], action)
        assert theirs.is_terminal()
        winners = [seat for seat in (0, 1) if theirs.returns()[seat] > 0]
        assert list(ours.result().winners) == winners


def test_goofspiel_is_openspiels_bid_by_bid() -> None:
    game, rng = ALL["goofspiel"], Random("goofspiel")
    peer = pyspiel.load_game("goofspiel(num_cards=13,returns_type=total_points)")
    for _ in range(GAMES):
        ours, theirs = game.start(2, {}), peer.new_initial_state()
        while deciders := ours.deciders():
            if CHANCE in deciders:
                assert theirs.is_chance_node()
                prizes = list(ours.legal(CHANCE))
                outcomes = theirs.chance_outcomes()
                assert [game.write(prize) for prize in prizes] == [
                    f"prize {card + 1}" for card, _ in outcomes
                ]
                assert [odds for _, odds in outcomes] == pytest.approx(
                    [1 / len(prizes)] * len(prizes)
                )
                chosen = rng.randrange(len(prizes))
                ours.apply(CHANCE, prizes[chosen])
                theirs.apply_action(outcomes[chosen][0])
                continue
            assert list(deciders) == [0, 1]
            assert theirs.is_simultaneous_node()
            bids = []
            for seat in (0, 1):
                assert list(ours.legal(seat)) == theirs.legal_actions(seat)
                bids.append(rng.choice(theirs.legal_actions(seat)))
            for seat in rng.sample((0, 1), 2):
                ours.apply(seat, bids[seat])
            theirs.apply_actions(bids)
        assert theirs.is_terminal()
        points = theirs.returns()
        assert list(ours.result().points) == points
        assert (0 in ours.result().winners) == (points[0] > points[1])
        assert (1 in ours.result().winners) == (points[1] > points[0])


def test_leduc_is_openspiels_chip_by_chip() -> None:
    game, rng, peer = ALL["leduc"], Random("leduc"), pyspiel.load_game("leduc_poker")
    for _ in range(GAMES):
        ours, theirs = game.start(2, {}), peer.new_initial_state()
        while deciders := ours.deciders():
            who, legal = deciders[0], list(ours.legal(deciders[0]))
            if who == CHANCE:
                assert [f"deal {card}" for card, _ in theirs.chance_outcomes()] == [
                    game.write(action) for action in legal
                ]
                chosen = rng.choice(legal)
                theirs.apply_action(int(game.write(chosen).split()[1]))
            else:
                assert (who, legal) == (theirs.current_player(), theirs.legal_actions())
                chosen = rng.choice(legal)
                theirs.apply_action(chosen)
            ours.apply(who, chosen)
        assert theirs.is_terminal()
        assert list(ours.result().points) == theirs.returns()
