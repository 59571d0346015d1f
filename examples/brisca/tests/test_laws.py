"""What must hold in every game, and what a seat may know: laws, worlds, belief, records, players."""

import re
from collections import Counter
from io import StringIO
from random import Random

import pytest
from brisca_support import refused, run
from rich.console import Console
from sobremesa_brisca import GAME, PHRASES
from sobremesa_brisca.board import draw

from sobremesa.core import CHANCE, JUDGE, Refusal
from sobremesa.core.fair import Fair
from sobremesa.core.laws import check
from sobremesa.core.match import Match
from sobremesa.core.record import fair_header, read_record, record_of, replay, verify
from sobremesa.core.worlds import check_worlds
from sobremesa.library import ALL
from sobremesa.players.levels import LEVELS, read_player
from sobremesa.text import Texts


def played(players: int, seed: str, exchange: bool = False) -> tuple[Match, Fair]:
    """A whole game at random, with the luck of a seed."""
    match, fair, rng = (
        Match(GAME, players, {"exchange": exchange}),
        Fair.from_seed(seed, players),
        Random(seed),
    )
    while deciders := match.deciders():
        if deciders == [CHANCE]:
            match.draw(fair)
        else:
            match.play(deciders[0], rng.choice(match.legal(deciders[0])))
    return match, fair


def test_the_laws_hold() -> None:
    report = check(GAME, games=3, care=0.5)
    assert report.games == 3 * 3 * 2
    assert report.guesses > 500


def test_nobody_can_tell_worlds_apart_that_differ_in_what_is_hidden() -> None:
    report = check_worlds(GAME, pairs=400)
    assert report.different > 300
    assert report.reveals > 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_its_length_and_its_120_points(players: int) -> None:
    match, _ = played(players, "length")
    assert len(match.events) == GAME.longest(players, {"exchange": False})
    assert sum(match.state.points) == 120


@pytest.mark.parametrize("players", [2, 3, 4])
def test_records_replay_and_their_luck_is_verified(players: int) -> None:
    match, fair = played(players, "record", exchange=True)
    record = record_of(match, JUDGE, **fair_header(fair, match))
    again = read_record(record.write())
    assert replay(again, {"brisca": GAME}).state == match.state
    assert verify(again, {"brisca": GAME}) == sum(line.who == CHANCE for line in again.lines)


def test_of_the_deal_and_of_draws_a_seat_has_only_its_own_cards_in_its_record() -> None:
    match, _ = played(3, "seats")
    for line, mine in zip(match.lines(), match.lines(1), strict=True):
        if line.startswith("! deal"):
            assert mine.split()[2:5:2] == ["0=?,?,?", "2=?,?,?"]
            assert mine.split()[3] == line.split()[3]
        elif line.startswith("! draw") and not line.startswith("! draw 1"):
            assert mine == f"{line[:8]} ?"
        else:
            assert mine == line


def test_a_belief_deals_all_cards_that_are_unseen_equally_often() -> None:
    state = run(["players 2", "! deal 0=1O,3C,7B 1=2E,4O,12C trump=5E", "0: play 1O"])
    belief, rng = GAME.belief(GAME.view(state, 1), []), Random(1)
    seen = Counter(card for _ in range(3600) for card in held(belief.sample(rng).hands[0]))
    hidden = set(range(40)) - {
        GAME.read(f"play {card}") for card in ["1O", "2E", "4O", "12C", "5E"]
    }
    assert set(seen) == hidden
    assert all(120 < count < 300 for count in seen.values()), "7,200 cards of 35: 206 each"


def held(hand: int) -> list[int]:
    return [card for card in range(40) if hand >> card & 1]


def test_a_belief_keeps_what_was_shown_in_its_hand() -> None:
    lines = ["option exchange=true", "players 2", "! deal 0=7E,2E,3C 1=4O,5O,6O trump=1E"]
    lines += ["0: play 3C", "1: play 4O", "! draw 0 6B", "! draw 1 7O", "0: swap 7E"]
    state, ace = run(lines), GAME.read("play 1E")
    belief, rng = GAME.belief(GAME.view(state, 1), []), Random(1)
    worlds = [belief.sample(rng) for _ in range(50)]
    assert all(world.hands[0] >> ace & 1 for world in worlds)
    assert len({world.hands[0] for world in worlds}) > 20


@pytest.mark.parametrize(
    "text",
    [
        "play",
        "play 8O",
        "play 13B",
        "play 1X",
        "play 1o",
        "swap",
        "draw 4 1O",
        "deal 1O",
        "Play 1O",
        "",
    ],
)
def test_what_is_no_notation_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError):
        GAME.read_line(GAME.start(2, {}), 0, text)


@pytest.mark.parametrize(
    "line",
    ["! deal 0=1O,3C,7B 1=2E,4O,12C 2=1B,2B,3B trump=5E", "! deal 0=1O,3C,7B 2=2E,4O,12C trump=5E"],
)
def test_a_deal_for_other_seats_is_refused(line: str) -> None:
    assert refused(GAME.start(2, {}), line) == "BRI-10"
    with pytest.raises(Refusal):
        replay(
            read_record('{"game": "brisca", "rules": "1.0", "players": 2, "options": {}}'),
            {"brisca": GAME},
        ).play(CHANCE, line[2:])


def test_decisions_have_words() -> None:
    assert PHRASES.note("play 12B").args == {"number": 12, "suit": "B"}
    assert PHRASES.note("draw 1 ?").key == "unseen"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 4])
def test_all_levels_sit_down(level: str, players: int) -> None:
    assert ALL["brisca"].slug == "brisca", "the package is installed"
    match, fair = Match(GAME, players, {"exchange": True}), Fair.from_seed(level, players)
    match.draw(fair)
    invited = read_player(level)
    for seat in range(players):
        legal = [int(action) for action in match.state.legal(seat)]
        action = invited.sit(GAME, seat).decide(
            match.view(seat), match.heard(seat), legal, invited.thinks(GAME), Random(1)
        )
        assert action in legal
        match.act(seat, int(action))


@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_terminal_draws_every_position_and_nobody_elses_cards(lang: str, plain: bool) -> None:
    match, _ = played(3, "drawn", exchange=True)
    again = Match(GAME, 3, {"exchange": True})
    for who, action in match.events:
        again.act(who, action)
        console = Console(width=100, color_system=None, file=StringIO())
        console.print(draw(again.view(0), Texts("brisca", lang), plain))
        said = console.file.getvalue()  # type: ignore[attr-defined]
        assert all(card in said for card in again.view(0).hands[0])
        hidden = set(again.view(JUDGE).hands[1]) - set(again.view(0).hands[1])
        assert not hidden & set(re.split(r"[^\w]+", said))
