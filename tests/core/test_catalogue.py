"""Catalogues, what an end is worth, and the version of the protocol."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from sobremesa.core import PROTOCOL, Catalogue, Result, State, by_points, by_slug, by_team
from sobremesa.core.worth import by_victory
from sobremesa.games.rps import GAME
from tests.core.sketches import solo


def test_an_action_has_a_place_and_a_text() -> None:
    book = Catalogue([10, 30, 20], str)
    assert [book[place] for place in range(len(book))] == list(book) == [10, 30, 20]
    assert book.index(30) == 1
    assert book.text(2) == "20"
    assert list(book.texts()) == ["10", "30", "20"]
    assert 20 in book
    assert 40 not in book
    with pytest.raises(ValueError, match="40 is not in the catalogue"):
        book.index(40)
    assert book.index(30, 1) == 1
    with pytest.raises(ValueError, match="elsewhere"):
        book.index(30, 2)


class Pairs(Sequence[int]):
    """Ten million decisions that nobody lists: from a cell to another."""

    side = 3200

    def __len__(self) -> int:
        return self.side * self.side

    def __getitem__(self, place: int) -> int:  # type: ignore[override]
        source, target = divmod(place, self.side)
        return 2**16 * source + target

    def index(self, action: int, start: int = 0, stop: int | None = None) -> int:
        source, target = divmod(action, 2**16)
        if not (0 <= source < self.side and 0 <= target < self.side):
            raise ValueError(action)
        return source * self.side + target


def test_a_catalogue_of_millions_lists_nothing() -> None:
    book = Catalogue(Pairs(), str)
    assert len(book) == 10_240_000
    assert book.index(book[7_654_321]) == 7_654_321
    assert 2**16 * 4000 not in book
    assert not book.places


def test_a_game_may_have_no_catalogue_and_says_so() -> None:
    bare = replace(GAME, decisions=None, outcomes=None)
    with pytest.raises(ValueError, match="rps has no catalogue: its Game gives no `decisions`"):
        bare.catalogue(2, {})
    with pytest.raises(ValueError, match="`outcomes`"):
        bare.chances(2, {})
    assert solo.GAME.longest(1, {}) is None
    assert solo.GAME.utility(1, {}) == "solo"


def test_players_and_options_of_a_catalogue_are_checked() -> None:
    assert list(GAME.catalogue(2, {}).texts()) == ["rock", "paper", "scissors"]
    assert list(GAME.chances(2, {}).texts()) == ["coin 0", "coin 1"]
    with pytest.raises(ValueError, match="rps is for 2 players, not 3"):
        GAME.catalogue(3, {})
    with pytest.raises(ValueError, match="no option"):
        GAME.catalogue(2, {"cards": 3})


class Ended(State):
    """Nothing but an end."""

    def __init__(self, winners: tuple[int, ...], points: tuple[int, ...]) -> None:
        self.winners, self.points = winners, points

    def result(self) -> Result | None:
        return Result(self.winners, self.points, "end", "END-1", {}) if self.points else None


@pytest.mark.parametrize(
    ("winners", "players", "worth"),
    [
        ((0,), 2, (1, -1)),
        ((), 2, (0, 0)),
        ((0, 1), 2, (0, 0)),
        ((2,), 3, (-1 / 2, -1 / 2, 1)),
        ((0, 2), 3, (1 / 4, -1 / 2, 1 / 4)),
        ((0, 3), 4, (1 / 3, -1 / 3, -1 / 3, 1 / 3)),
        ((0,), 1, (1,)),
        ((), 1, (-1,)),
    ],
)
def test_a_victory_is_taken_from_the_others_and_shared(
    winners: tuple[int, ...], players: int, worth: tuple[float, ...]
) -> None:
    assert by_victory(Ended(winners, (0,) * players)) == pytest.approx(worth)


def test_teams_win_and_lose_together_and_points_are_stakes() -> None:
    assert by_team(Ended((0, 1), (1, 1, 0))) == (1, 1, -1)
    assert by_team(Ended((), (0, 0, 0))) == (0, 0, 0)
    assert by_points(Ended((1,), (-3, 3))) == (-3, 3)


@pytest.mark.parametrize("worth", [by_victory, by_team, by_points, GAME.returns])
def test_before_the_end_nothing_has_come_of_it(worth: object) -> None:
    assert callable(worth)
    with pytest.raises(ValueError, match="the game is not over"):
        worth(Ended((), ()))


@pytest.mark.parametrize("version", ["2.0", PROTOCOL])
def test_a_game_for_this_protocol_or_an_earlier_one_is_loaded(version: str) -> None:
    game = replace(GAME, protocol=version)
    assert by_slug(game) == {"rps": game}


@pytest.mark.parametrize("version", ["1.1", "2.99", "3.0", "2", "2.x", ""])
def test_a_game_for_another_protocol_is_not_loaded(version: str) -> None:
    with pytest.raises(ValueError, match=f"rps is written for protocol {version}, this is"):
        by_slug(replace(GAME, protocol=version))


def test_two_games_have_two_names() -> None:
    with pytest.raises(ValueError, match="two games called rps"):
        by_slug(GAME, GAME)
