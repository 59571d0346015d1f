"""Every row of the Refusals table is tried, each of its attempts by itself."""

import pytest

from sobremesa.games.euphoria import GAME
from tests.games.euphoria.dialect import Game, after, position
from tests.support.documents import RefusalRow, refusal_rows

DEAL = (
    "! recruits 0=LE,E,S 1=LS,E,S 2=E,E,S 3=E,S,S out=-",
    "! artifacts 0=eyes,lid 1=codex,mirror 2=elixir,dummy 3=glove,apron",
    "! first 0",
)
ROWS = ("0: order LE-E-S", "1: order LS-E-S", "2: order E-E-S", "3: order E-S-S")


def table(phase: str, *play: str, **changes: str) -> Game:
    """Four players, seat 0 active; `s1` replaces the line of seat 1, `option` adds an option."""
    seats = {
        "s0": "(LE) (E) (S) hand=-",
        "s1": "(LS) (S) (E) hand=-",
        "s2": "(E) (E) (S) hand=-",
        "s3": "(E) (S) (S) hand=-",
    } | {name: line for name, line in changes.items() if name.startswith("s")}
    lines = [f"seat {seat}: {seats[f's{seat}']}" for seat in range(4)]
    if "option" in changes:
        lines.append(f"option {changes['option']}")
    game = position(*lines, f"turn 0 {phase}")
    for line in play:
        game.play(line)
    return game


SHOT = {"s0": "(LE) E (S) hand=- laser>1"}

# By the beginning of the row's text: games and what is tried in them.
ATTEMPTS: dict[str, list[tuple[Game, str]]] = {
    "deciding when it is not": [
        (table("artifact"), "1: skip"),
        (table("action"), "2: interrogate 0.1"),
        (after(*DEAL, ROWS[0]), "0: order E-LE-S"),
        (table("action", "0: interrogate 1.1", s1="(LS) (S) (E) hand=lid", s2="(E) (E) (S) hand=ear", ), "3: pass"),
        (table("action", "0: interrogate 1.1", "1: pass", s1="(LS) (S) (E) hand=lid", s2="(E) (E) (S) hand=ear"), "1: pass"),
        (table("artifact"), "3: give lid @0"),
    ],
    "a row that is not": [
        (after(*DEAL), "0: order LE-E-E"),
        (after(*DEAL), "0: order LS-E-S"),
        (after(*DEAL, *ROWS), "0: order E-LE-S"),
    ],
    "redraw and give": [
        (table("artifact", "0: redraw", "! draw 0 lid"), "0: give lid @1"),
        (table("artifact", "0: give lid @1", s0="(LE) (E) (S) hand=lid,ear"), "0: give ear @1"),
        (table("artifact", "0: give lid @1", s0="(LE) (E) (S) hand=lid,ear"), "0: redraw"),
        (
            table("action", "0: arm x1 @1", s0="(LE) (E) (S) hand=lid"),
            "0: give lid @1",
        ),
    ],
    "redraw with an empty hand": [
        (table("artifact", s3="E S S hand=*"), "0: redraw"),
    ],
    "giving to oneself": [
        (table("artifact", s0="(LE) (E) (S) hand=lid"), "0: give lid @0"),
        (table("artifact", s0="(LE) (E) (S) hand=lid"), "0: give ear @1"),
    ],
    "two actions": [
        (table("action", "0: arm x1 @1"), "0: interrogate 1.1"),
        (table("action", "0: arm x1 @1"), "0: shoot"),
        (table("action", "0: shoot", s0="(LE) E (S) hand=- laser>1", s1="(LS) (S) (E) hand=lid"), "0: hide 0.2"),
    ],
    "`pass` when": [(table("action", option="must_act=true"), "0: pass")],
    "interrogating": [
        (table("action", s1="LS (S) (E) hand=-"), "0: interrogate 1.1"),
        (table("action"), "0: interrogate 0.1"),
    ],
    "arming with a laser": [
        (table("action", **SHOT), "0: arm x1 @1"),
        (table("action", s1="(LS) (S) (E) hand=- laser>0", s2="(E) (E) (S) hand=- laser>0"), "0: arm x1 @1"),
        (table("action", s0="LE E S hand=-"), "0: arm x1 @1"),
    ],
    "paying a cost": [
        (table("action", s0="LE (E) (S) hand=-"), "0: arm x1 @1"),
        (table("action", s0="LE (E) (S) hand=eyes"), "0: use eyes x1"),
        (table("action", "0: shoot", s0="(LE) E (S) hand=- laser>1", s1="LS (S) (E) hand=lid"), "1: react lid x1"),
    ],
    "aiming at oneself": [
        (table("action"), "0: arm x1 @0"),
        (table("action", "0: arm x1 @1"), "0: aim 0"),
        (table("action", "0: arm x1 @1", s3="(E) (S) (S) hand=hook"), "3: react hook x1 @3"),
    ],
    "shooting without": [(table("action"), "0: shoot")],
    "changing the aim": [
        (table("artifact", **SHOT), "0: aim 2"),
        (table("action", **SHOT), "0: aim 2"),
        (table("action", "0: arm x1 @1"), "0: pass"),
        (table("action", "0: arm x1 @1"), "0: skip"),
    ],
    "hiding a Leader": [
        (table("action", s1="LS (S) (E) hand=-"), "0: hide 1.1"),
        (table("action"), "0: hide 1.2"),
    ],
    "using an artifact without": [(table("action", s0="LE E S hand=eyes"), "0: use eyes x1")],
    "using a reaction artifact": [
        (table("action", s0="(LE) (E) (S) hand=lid"), "0: use lid x1"),
        (table("action", "0: interrogate 1.1", s1="(LS) (S) (E) hand=eyes"), "1: react eyes x1"),
        (table("action", "0: interrogate 1.1", s1="(LS) (S) (E) hand=lid"), "1: react lid x1"),
    ],
    "using an artifact that can": [
        (table("action", s0="LE E (S) hand=barter"), "0: use barter x3"),
        (table("action", s0="(LE) E (S) hand=magnet laser>1"), "0: use magnet x1"),
        (table("action", s0="(LE) E (S) hand=lens"), "0: use lens x1"),
    ],
    "`glove`, `hook`": [
        (table("action", s0="(LE) E (S) hand=glove laser>1", s1="(LS) S (E) laser>0"), "0: use glove x1"),
        (table("action", "0: arm x1 @1", s1="(LS) (S) (E) hand=hook laser>0"), "1: react hook x1 @0"),
    ],
    "the same recruit twice": [
        (table("action", "0: use eyes x1", "0: pick 1.1", s0="(LE) (E) (S) hand=eyes"), "0: pick 1.1"),
        (table("action", "0: use eyes x1", s0="(LE) (E) (S) hand=eyes"), "0: pick 0.2"),
        (table("action", "0: use bridge x1", "0: pick 1.1", s0="(LE) (E) (S) hand=bridge"), "0: pick 1.2"),
        (table("action", "0: use bridge x1", "0: pick 1.1", s0="(LE) (E) (S) hand=bridge"), "0: pick 0.2"),
        (table("action", "0: use showcase x1", "0: pick 1.1", s0="(LE) (E) (S) hand=showcase", s1="LS S (E)", s2="E (E) (S)"), "0: pick 1.2"),
        (table("action", "0: use showcase x1", s0="(LE) (E) (S) hand=showcase", s1="LS S (E)", s2="E (E) (S)"), "0: pick 0.1"),
    ],
    "`lid`, `mirror`": [
        *[
            (table("action", "0: shoot", **SHOT, s1="(LS) (S) (E) hand=eyes", s2=f"(E) (E) (S) hand={card}"), f"2: react {card} x1{rest}")
            for card, rest in (("lid", ""), ("mirror", ""), ("dummy", " @3"), ("knot", " 2.1 0.1"))
        ],
        (table("action", "0: shoot", **SHOT, s1="(LS) (S) (E) hand=apron"), "1: react apron x1"),
    ],
    "naming the shooter": [
        (table("action", "0: shoot", **SHOT, s1="(LS) (S) (E) hand=dummy"), f"1: react dummy x1 @{seat}")
        for seat in (0, 1)
    ],
    "reacting to one's own": [
        (table("action", "0: interrogate 1.1", s0="(LE) (E) (S) hand=lamp", s1="(LS) (S) (E) hand=eyes"), "0: react lamp x1"),
        (table("action", "0: interrogate 1.1", "1: pass", "2: react lamp x1", s1="(LS) (S) (E) hand=static", s2="(E) (E) (S) hand=lamp"), "1: react static x1"),
        (table("action", "0: hide 0.1", s0="E (LE) (S)", s2="(E) (E) (S) hand=lamp"), "2: react lamp x1"),
        (table("artifact", "0: redraw", "! draw 0 eyes", s2="(E) (E) (S) hand=static"), "2: react static x1"),
        (table("action", "0: pass", **SHOT, s1="(LS) (S) (E) hand=lid"), "1: react lid x1"),
    ],
    "reacting to a `lens`": [
        (table("action", "0: use lens x1", s0="(LE) E (S) hand=lens laser>1", s1="(LS) (S) (E) hand=lid"), "1: react lid x1"),
    ],
    "reacting with the artifact drawn": [
        (table("action", "0: shoot", "! draw 1 spring", **SHOT), "1: react spring x2 @0"),
    ],
    "anything after": [
        (table("action", "0: shoot", s0="(LE) E (S) laser>1", s1="LS (S) (E)"), line)
        for line in ("0: aim 2", "1: skip", "1: react lid x2", "0: order LE-E-S", "! draw 1 lid")
    ],
}  # fmt: skip

# What no text can say, and where else it is shown.
ELSEWHERE = ("3 or 9 players", "showing cards")

ROWS_OF_TABLE = refusal_rows("euphoria")


def attempts(row: RefusalRow) -> list[tuple[Game, str]]:
    return next((tries for start, tries in ATTEMPTS.items() if row.attempt.startswith(start)), [])


@pytest.mark.parametrize("row", ROWS_OF_TABLE, ids=lambda row: row.attempt[:40])
def test_every_row_is_tried(row: RefusalRow) -> None:
    tries = attempts(row)
    assert tries or row.attempt.startswith(ELSEWHERE)
    for game, line in tries:
        assert game.refused(line) in row.rules, line


def test_every_attempt_belongs_to_a_row() -> None:
    used = [attempts(row) for row in ROWS_OF_TABLE]
    assert all(tries in used for tries in ATTEMPTS.values())


@pytest.mark.parametrize("players", [3, 9])
def test_three_or_nine_players_find_no_table(players: int) -> None:
    with pytest.raises(ValueError, match="4 to 8 players"):
        GAME.start(players, {})


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(ValueError, match="first_player takes a seat from 0 to 3"):
        GAME.start(4, {"first_player": "4"})


@pytest.mark.parametrize(
    "text", ["", "shoot 3", "give lid 3", "interrogate 8.1", "use nothing x1", "react lid", "look"]
)
def test_what_is_no_notation_is_unreadable(text: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        GAME.read(text)


@pytest.mark.parametrize(
    "line",
    [
        "recruits 0=LE,E,S",
        "recruits 0=E,LE,S 1=LS,E,S 2=E,E,S 3=E,S,S out=-",
        "recruits 0=S,E,E 1=LS,E,S 2=E,E,S 3=E,S,S out=-",
        "recruit 0 LE",
        "artifacts 0=lid,eyes 1=codex,mirror 2=elixir,dummy 3=glove,apron",
    ],
)
def test_a_deal_is_a_whole_and_sorted_line(line: str) -> None:
    with pytest.raises(ValueError, match="deal"):
        GAME.read_line(GAME.start(4, {}), -1, line)
