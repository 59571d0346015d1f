"""Position texts (end of section 10): read, written, and refused when no game looks like that."""

from random import Random

import pytest

from sobremesa.games.totem import GAME
from sobremesa.games.totem.position_text import read_position, write_position
from tests.games.totem.crowds import crowd

OPTIONS = GAME.settle({})


@pytest.mark.parametrize("players", GAME.seats)
def test_a_position_text_comes_back_as_it_went_in(players: int) -> None:
    for seed in range(20):
        text = crowd(Random(seed), players)
        assert write_position(read_position(text, OPTIONS)) == text


def test_players_who_are_out_count_as_having_left_in_seat_order() -> None:
    text = "0=- 1=J10+J11~0 2=- 3=B10+B11~3 turn=1 quiet=5"
    state = read_position(text, OPTIONS)
    assert write_position(state) == text
    seen = GAME.view(state, 0)
    assert [player.left for player in seen.players] == [1, 0, 2, 0]
    assert [player.lost for player in seen.players] == [25, 24, 25, 21]


WRONG = {
    "": "expected 0=J10",
    "0=J10+J11~5 1=B10+B11~5 turn=0": "expected 0=J10",
    "0=J10+J11~5 turn=0 quiet=0": "expected 0=J10",
    "0=J10+J20~5 1=B10+B11~5 turn=0 quiet=0": "expected 0=J10",
    "1=J10+J11~5 0=B10+B11~5 turn=0 quiet=0": "seats stand in order",
    "0=A9+A10~5 1=J10+J11~5 turn=0 quiet=0": "A9 is not a cell of the board",
    "0=J10+J11,J11~5 1=B10+B11~5 turn=0 quiet=0": r"two units stand on J11 \(TOT-2\)",
    "0=J10+J11~5 1=J12+J11~5 turn=0 quiet=0": r"two units stand on J11 \(TOT-2\)",
    "0=J10+J11~25 1=B10+B11~5 turn=0 quiet=0": r"more than 25 pieces \(TOT-1\)",
    "0=J10+J12~5 1=B10+B11~5 turn=0 quiet=0": r"seat 0 are not connected \(TOT-5\)",
    "0=J10+J11~5 1=- turn=0 quiet=0": r"fewer than two totems stand \(TOT-60\)",
    "0=J10+J11~5 1=B10+B11~5 turn=2 quiet=0": r"seat 2 has no totem and takes no turn \(TOT-21\)",
    "0=J10+J11~5 1=- 2=B10+B11~5 turn=1 quiet=0": r"seat 1 has no totem",
}


@pytest.mark.parametrize(("text", "error"), WRONG.items())
def test_what_no_game_looks_like_is_refused_with_the_reason(text: str, error: str) -> None:
    with pytest.raises(ValueError, match=error):
        read_position(text, OPTIONS)
