"""Every row of the Refusals table (section 12) is tried: who tries what after which lines, and who says no."""

from typing import NamedTuple

import pytest

from sobremesa.core import CHANCE, play
from sobremesa.core.record import read_speaker
from sobremesa.games.totem import GAME
from tests.games.totem.dialect import refused_by, run
from tests.support.documents import refusal_rows


class Attempt(NamedTuple):
    rule: str  # that says no; one of those in the row
    attempt: str
    after: str  # in the dialect of section 11


PAIR = "position 0=J10+J11~5 1=B10+B11~5 turn=0 quiet=0\n"
CHAIN = "position 0=J10+J11,J12~5 1=B10+B11~5 turn=0 quiet=0\n"
LONE = "position 0=J10+~3 1=B10+B11~5 turn=0 quiet=0\n"
EMPTY = "position 0=J10+J11~0 1=B10+B11~5 turn=0 quiet=0\n"
THREE = PAIR + "! roll 1 2\n0: use 3\n"
ON_THE_WAY = THREE + "0: J11-I11\n"
LAST_TO_GO = THREE + "0: J11-I11\n0: stop\n0: J10-J11\n"
TIE = """
    position 0=K11+K12,K13,L12~5 1=J16+J15,K15~5 turn=0 quiet=0
    ! roll 2 5
    0: use 2
    0: L12-L13
    0: L13-K14
"""
NEAR_AND_FAR = """
    position 0=K11+K12,K13,L12~5 1=J17+J14,J15,J16,K15,L14~5 turn=0 quiet=0
    ! roll 2 5
    0: use 2
    0: L12-L13
    0: L13-K14
"""
WON = """
    position 0=J12+J13~1 1=J15+J16~1 turn=0 quiet=0
    ! roll 1 2
    0: use 3
    0: J12-I13
    0: I13-I14
    0: I14-J14
"""
SECOND_ROLL = """
    position 0=J10+J11~1 1=B10+B11~5 turn=0 quiet=0
    ! roll 6 6
    0: use 6
    0: J11-I11
    0: stop
    0: J10-I10
    0: I10-H11
    0: H11-H12
    0: H12-I12
    0: I12-J11
    0: again
    ! roll 1 2
    0: use 3
"""
CORNERED = """
    position 0=A10+A11,B10~0 1=S5+S6~5 turn=0 quiet=0
    ! roll 1 3
    0: use 4
    0: A10-B9
    0: stop
    0: A11-A10
"""
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
STUCK = "position 0=A10+B10~2 1=C10+A11,B9,B11,C9~0 turn=0 quiet=0\n"
FULL = "position 0=A10+B10~1 1=C10+A11,B11,C9~0 turn=0 quiet=0\n"
TWO = "players 2\n! off 0:5 1:3\n"
TWELVE_ADDED = PAIR + "! roll 6 6\n0: add K9\n"

ATTEMPTS = {
    "Deciding when another player is on turn, or after the end": [
        Attempt("TOT-12", "1: start J18", TWO),
        Attempt("TOT-21", "1: use 3", PAIR + "! roll 1 2"),
        Attempt("TOT-21", "1: B11-C10", THREE),
        Attempt("TOT-21", "1: pass", PAIR),
        Attempt("TOT-63", "1: use 3", WON),
        Attempt("TOT-63", "0: J14-J15", WON),
        Attempt("TOT-63", "! roll 1 2", WON),
    ],
    "Starting on a cell that is not highlighted, is taken, or does not fit the pattern": [
        Attempt("TOT-13", "0: start J10", TWO),
        Attempt("TOT-13", "0: start J19", TWO),
        Attempt("TOT-13", "0: start A1", TWO),
        Attempt("TOT-13", "1: start J18", TWO + "0: start J18"),
        Attempt("TOT-15", "1: start B18", TWO + "0: start J18"),
        Attempt("TOT-16", "1: start J2", "players 3\n! off 0:5 1:3 2:1\n0: start J18"),
        Attempt("TOT-17", "1: start R2", "players 4\n! off 0:5 1:3 2:1 3:1\n0: start J18"),
    ],
    "Rolling before the play of the current roll is over; not rolling at the start of a turn": [
        Attempt("TOT-27", "! roll 1 2", PAIR + "! roll 1 2"),
        Attempt("TOT-27", "! roll 1 2", ON_THE_WAY),
        Attempt("TOT-27", "0: roll 1 2", ON_THE_WAY),
        Attempt("TOT-27", "! roll 1 2", TIE),
        Attempt("TOT-27", "! roll 1 2", TWELVE_ADDED),  # nobody has said `again`
        Attempt("TOT-20", "0: use 3", PAIR),
        Attempt("TOT-20", "0: J11-I11", PAIR),
        Attempt("TOT-20", "0: pass", PAIR),
    ],
    "Rolling again after anything but a 12": [
        Attempt("TOT-33", "0: again", PAIR + "! roll 5 6"),
        Attempt("TOT-33", "0: again", PAIR + "! roll 6 6"),  # not before it is played
        Attempt("TOT-33", "0: again", ON_THE_WAY),
    ],
    "Using a number of points that is neither die nor their sum; discarding both dice": [
        Attempt("TOT-22", "0: use 1", PAIR + "! roll 4 5"),
        Attempt("TOT-22", "0: use 8", PAIR + "! roll 4 5"),
        Attempt("TOT-22", "0: use 13", PAIR + "! roll 6 6"),
        Attempt("TOT-22", "0: use 0", PAIR + "! roll 4 5"),
        Attempt("TOT-22", "0: end", PAIR + "! roll 4 5"),
        Attempt("TOT-22", "0: J11-I11", PAIR + "! roll 4 5"),  # before any die is chosen
        Attempt("TOT-22", "0: use 1", THREE),  # they have been chosen
    ],
    "Passing although a step or an addition is possible": [
        Attempt("TOT-25", "0: pass", PAIR + "! roll 4 5"),
        Attempt("TOT-25", "0: pass", LONE + "! roll 1 1"),
        Attempt("TOT-25", "0: pass", ON_THE_WAY),
    ],
    "Using dice although no unit can make a step": [
        Attempt("TOT-22", "0: use 9", LONE + "! roll 4 5"),
        Attempt("TOT-22", "0: use 1", LONE + "! roll 1 1"),
    ],
    "Adding with neither a double nor 10 points": [
        Attempt("TOT-30", "0: add J9", PAIR + "! roll 4 5"),
    ],
    "Adding without reserve": [
        Attempt("TOT-31", "0: add J9", EMPTY + "! roll 5 5"),
    ],
    "Adding on an occupied cell, off the board, or away from the totem": [
        Attempt("TOT-31", "0: add J11", PAIR + "! roll 4 6"),
        Attempt("TOT-31", "0: add J12", PAIR + "! roll 4 6"),
        Attempt("TOT-31", "0: add B9", PAIR + "! roll 4 6"),
        Attempt(
            "TOT-31",
            "0: add A9",
            "position 0=A10+A11~5 1=J10+J11~5 turn=0 quiet=0\n! roll 4 6",
        ),
    ],
    "Adding and also moving in the same roll": [
        Attempt("TOT-32", "0: J11-I11", TWELVE_ADDED),
        Attempt("TOT-32", "0: add J9", PAIR + "! roll 5 5\n0: use 5"),
        Attempt("TOT-32", "0: add J9", PAIR + "! roll 5 5\n0: use 5\n0: J11-I11"),
    ],
    "Moving another player's unit, or from an empty cell": [
        Attempt("TOT-40", "0: B11-C10", THREE),
        Attempt("TOT-40", "0: J12-I12", THREE),
    ],
    "Moving more than one cell in a step, or off the board": [
        Attempt("TOT-40", "0: J11-I10", THREE),
        Attempt("TOT-40", "0: J11-J11", THREE),
        Attempt(
            "TOT-40",
            "0: A11-A9",
            "position 0=A10+A11~5 1=J10+J11~5 turn=0 quiet=0\n! roll 1 2\n0: use 3",
        ),
        Attempt(
            "TOT-40",
            "0: A10-A9",
            "position 0=A10+A11~5 1=J10+J11~5 turn=0 quiet=0\n! roll 1 2\n0: use 3",
        ),
    ],
    "Stepping on an occupied cell, own or enemy": [
        Attempt("TOT-42", "0: J10-J11", THREE),
        Attempt(
            "TOT-42",
            "0: A11-A12",
            "position 0=A10+A11~5 1=A13+A12,B12~5 turn=0 quiet=0\n! roll 1 2\n0: use 3",
        ),
    ],
    "Stepping to a cell where the unit touches no other own unit": [
        Attempt("TOT-43", "0: J11-J12", THREE),
        Attempt("TOT-43", "0: I11-I12", ON_THE_WAY),
    ],
    "A step that cuts off any own unit from the totem": [
        Attempt("TOT-43", "0: J11-I11", CHAIN + "! roll 1 2\n0: use 1"),
        Attempt("TOT-43", "0: J11-K11", CHAIN + "! roll 1 2\n0: use 1"),
    ],
    "Returning to a cell of the trail, in a second roll of the turn as well": [
        Attempt("TOT-44", "0: I11-J11", ON_THE_WAY),
        Attempt("TOT-44", "0: I10-I11", ON_THE_WAY + "0: I11-I10"),
        Attempt("TOT-44", "0: I11-J11", "option trail=last\n" + ON_THE_WAY),
        Attempt("TOT-44", "0: I11-J11", "option trail=roll\n" + ON_THE_WAY),
        Attempt("TOT-44", "0: J11-I12", SECOND_ROLL),
        Attempt("TOT-44", "0: J11-I12", "option trail=last\n" + SECOND_ROLL),
    ],
    "A step or a `stop` after which fewer points can be spent than before it": [
        Attempt("TOT-23", "0: stop", PAIR + "! roll 1 6\n0: use 7\n0: J11-I11"),
        Attempt("TOT-23", "0: B10-A11", CORNERED),
        Attempt("TOT-23", "0: stop", WORN_OUT),
    ],
    "Moving a unit that is done in this roll": [
        Attempt("TOT-45", "0: I11-I10", ON_THE_WAY + "0: stop"),
        Attempt("TOT-45", "0: I11-I10", LAST_TO_GO),
    ],
    "Moving another unit without `stop`": [
        Attempt("TOT-46", "0: J10-J11", ON_THE_WAY),
    ],
    "Moving a lone totem": [
        Attempt("TOT-47", "0: J10-J11", LONE + "! roll 4 5"),
    ],
    "`stop` with no unit in motion": [
        Attempt("TOT-48", "0: stop", PAIR + "! roll 1 2"),
        Attempt("TOT-48", "0: stop", THREE),
        Attempt("TOT-48", "0: stop", ON_THE_WAY + "0: stop"),
    ],
    "`stop` when no other unit can move": [
        Attempt("TOT-49", "0: stop", LAST_TO_GO),
    ],
    "Ending the turn with points left while a step is possible": [
        Attempt("TOT-23", "0: end", THREE),
        Attempt("TOT-23", "0: end", ON_THE_WAY),
    ],
    "Declining an elimination": [
        Attempt("TOT-58", "0: stop", TIE),
        Attempt("TOT-58", "0: end", TIE),
        Attempt("TOT-58", "0: pass", TIE),
        Attempt("TOT-58", "0: K13-L13", TIE),
    ],
    "Eliminating a piece that is not among the farthest touched ones": [
        Attempt("TOT-54", "0: remove J16", TIE),  # a totem that is not touched
        Attempt("TOT-54", "0: remove K14", TIE),  # the attacker itself
        Attempt("TOT-54", "0: remove L14", TIE),  # nobody
        Attempt("TOT-54", "0: remove J15", NEAR_AND_FAR),  # touched, but nearer
    ],
    "Eliminating by adding, by passing by, or by standing still": [
        Attempt(
            "TOT-51",
            "0: remove J8",
            "position 0=J10+J11~5 1=J7+J8~5 turn=0 quiet=0\n! roll 6 6\n0: add J9",
        ),
        Attempt(
            "TOT-51",
            "0: remove J14",
            """position 0=J10+I12,J11,J12~5 1=J16+J14,J15~5 turn=0 quiet=0
            ! roll 1 2
            0: use 3
            0: I12-I13
            0: I13-J13""",
        ),
        Attempt(
            "TOT-51",
            "0: remove J14",
            "position 0=J11+J12,J13~5 1=J16+J14,J15~5 turn=0 quiet=0\n! roll 1 2",
        ),
    ],
}

# What nobody can even try, and why not.
INEXPRESSIBLE = {
    "Returning an eliminated piece to board or reserve": (
        "no decision names an eliminated piece: `add` takes one from the reserve, and with an empty"
        " reserve it is refused by TOT-31; test_rules.py shows that eliminated pieces stay away"
    ),
}

ROWS = {row.attempt: row.rules for row in refusal_rows("totem")}
ALL = [
    pytest.param(row, attempt, id=f"{attempt.attempt}, {attempt.rule}")
    for row, attempts in ATTEMPTS.items()
    for attempt in attempts
]


def test_every_row_is_tried_or_cannot_be() -> None:
    assert set(ROWS) == {*ATTEMPTS, *INEXPRESSIBLE}
    assert not {*ATTEMPTS} & {*INEXPRESSIBLE}


@pytest.mark.parametrize(("row", "attempt"), ALL)
def test_the_attempt_is_refused_by_its_rule(row: str, attempt: Attempt) -> None:
    state = run(attempt.after)
    assert refused_by(state, *read_speaker(attempt.attempt)) == attempt.rule
    assert attempt.rule in ROWS[row]


# What the table takes for granted: nothing happens before its time.
OUT_OF_TIME = [
    Attempt("TOT-11", "0: start J18", "players 2"),
    Attempt("TOT-11", "! roll 1 2", "players 2"),
    Attempt("TOT-11", "! off 1:3 0:5", "players 2"),
    Attempt("TOT-11", "! off 0:3 1:5 2:6", "players 2"),
    Attempt("TOT-11", "! off 0:1 1:2 2:4", "players 3\n! off 0:6 1:2 2:6"),  # seat 1 is out of it
    Attempt("TOT-11", "! off 0:3 1:5", TWO),
    Attempt("TOT-11", "0: off 0:3 1:5", PAIR + "! roll 1 2"),
    Attempt("TOT-18", "! roll 1 2", TWO),
    Attempt("TOT-18", "0: use 3", TWO),
    Attempt("TOT-13", "0: start J18", PAIR + "! roll 1 2"),
    Attempt("TOT-27", "0: use 6", STUCK + "! roll 6 6\n0: pass"),
    # the piece was added in the roll before
    Attempt("TOT-27", "0: use 6", FULL + "! roll 6 6\n0: add B9\n0: again\n! roll 6 6\n0: pass"),
]


@pytest.mark.parametrize("attempt", OUT_OF_TIME, ids=lambda attempt: attempt.attempt)
def test_nothing_happens_before_its_time(attempt: Attempt) -> None:
    assert refused_by(run(attempt.after), *read_speaker(attempt.attempt)) == attempt.rule


UNREADABLE = [
    "jump",
    "J10",
    "J10-J20",
    "T1-S1",
    "use",
    "use 05",
    "use 100",
    "add",
    "start",
    "Stop",
    "",
]


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_is_not_notation_is_unreadable_rather_than_refused(text: str) -> None:
    state = run(PAIR + "! roll 4 5")
    with pytest.raises(ValueError, match="expected"):
        play(GAME, state, 0, text)


def test_dice_are_written_low_die_first_and_the_roll_off_whole() -> None:
    with pytest.raises(ValueError, match="low die is written first: roll 4 5"):
        play(GAME, run(PAIR), CHANCE, "roll 5 4")
    with pytest.raises(ValueError, match="names each seat and its die"):
        play(GAME, run("players 2"), CHANCE, "off 0:5")
