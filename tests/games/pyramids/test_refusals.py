"""Every row of the Refusals table is tried, in the dialect of the examples."""

import pytest

from sobremesa.core import JUDGE, WATCHER
from sobremesa.games.pyramids import GAME
from tests.games.pyramids.dialect import run
from tests.support.documents import RefusalRow, refusal_rows

SETUP = "players 2 factions=anubians,bastet\n! first 0"
FOREIGN = "! roll 0d4a=4 0d4b=1 0d8a=5 0d8b=1 1d4a=4 1d4b=1 1d8a=5 1d8b=4"

# By the beginning of the row: scripts whose refusals must come from a rule of the row.
ATTEMPTS = {
    "acting when it is not": [
        f"{SETUP}\nrefuse 0: start S1 -> RULES",
        f"position 2 draft 3\n{FOREIGN}\nrefuse 1: take 0d4a -> RULES\nrefuse 0: deploy F1 2 -> RULES",
        f"position 2 draft 3\n{FOREIGN}\n0: take 0d4a; waste\nrefuse 0: take 0d4b -> RULES",
    ],
    "choosing a start area": [f"{SETUP}\n1: start S3\nrefuse 0: start S3 -> RULES"],
    "taking a die": [
        f"position 2 draft 3\n{FOREIGN}\nrefuse 0: take 3d4a | take nd8a -> RULES",
        f"position 2 draft 3\n{FOREIGN}\n0: take 0d4a\nrefuse 0: take 0d4b -> RULES",
    ],
    "keeping a die": [
        f"position 2 draft 3\n{FOREIGN}\n0: take 0d4a\nrefuse 0: take 0d8a -> RULES",
    ],
    "d8 number in a triangle": [
        f"position 2 draft 3\n{FOREIGN}\n0: take 1d8b\nrefuse 0: write D1T 4 | write B1 4 -> RULES",
        f"position 2 draft 3\n{FOREIGN}\n0: take 1d4a\nrefuse 0: write D1R 4 | write B3 4 -> RULES",
    ],
    "changing a number": [
        f"position 2 draft 3\n{FOREIGN}\n0: take 1d8a\n"
        "refuse 0: write A2 6 | write A2 4 | write A2 7 | write A2 3 -> RULES",
        f"position 2 draft 3\nunits 16=0:1\n{FOREIGN}\n0: take 1d8a\nrefuse 0: write A2 7 -> RULES",
        f"position 2 draft 3 map=4x\nunits 9=0:1 15=0:1\n{FOREIGN}\n0: take 1d8a\n"
        "refuse 0: write A1 1 -> RULES",
    ],
    "a number that does not fit": [
        f"position 2 draft 3\n{FOREIGN}\n0: take 0d4a\n"
        "refuse 0: write H1 5 | write D1T 5 | write B1 5 -> RULES",
    ],
    "breaking the order": [
        f"position 2 draft 3\nseat 0: A=_,3,_ C=_,7,_ B=2,_,_\n{FOREIGN}\n0: take 1d8a\n"
        "refuse 0: write A1 5 | write C1 5 | write B3 5 -> RULES",
        f"position 2 draft 3\nseat 0: A=3,_,_\n{FOREIGN}\n0: take 1d8b\nrefuse 0: write A3 4 -> RULES",
    ],
    "overwriting or erasing": [
        f"position 2 draft 3\nseat 0: A=1,2,3 C=8,_,_\n{FOREIGN}\n0: take 1d8a\n"
        "refuse 0: write A2 5 | write C1 5 -> RULES",
    ],
    "a hero number": [
        f"position 2 draft 3\n{FOREIGN}\n0: take 1d8b\nrefuse 0: write H1 4 -> RULES",
        f"position 2 draft 3\nseat 0: H1=1\n{FOREIGN}\n0: take 1d4a\n"
        "refuse 0: write H1 4 | write H3 4 -> RULES",
        f"position 2 draft 3 hero_slots=reuse\n{FOREIGN}\n0: take 1d4a\nrefuse 0: write H2 4 -> RULES",
    ],
    "rhombus not larger": [
        f"position 2 draft 3\nseat 0: D1=4,_\n{FOREIGN}\n0: take 1d8b\n"
        "refuse 0: write D1R 4 | write D3R 4 -> RULES",
        f"position 2 draft 3\n{FOREIGN}\n0: take 0d8b\nrefuse 0: write D1R 1 -> RULES",
    ],
    "crossing out a footmen": [
        f"position 2 draft 3\nseat 0: cross=F1.4\n{FOREIGN}\n0: take 1d8b\n"
        "refuse 0: cross F1.5 | cross F1.6 | cross F1.4 -> RULES",
    ],
    "upgrade without finished": [
        "position 2 develop 3\nseat 1: D1=1,2\nrefuse 0: develop A.line -> RULES",
        "position 2 develop 3\nseat 0: D1=1,2 D2=1,2* D3=1,2* D4=1,2* up=A.line,ram,ram stock=ram\n"
        "refuse 0: develop A.line | develop B.x3 | develop ram -> RULES",
    ],
    "deploying an unfinished": [
        "position 2 deploy 3\nseat 0: A=3,5,_\nrefuse 0: deploy A 2 | pass -> RULES",
        "position 2 deploy 3\nseat 0: A=3,5,8\n0: deploy A 2\nrefuse 0: deploy A 18 -> RULES",
    ],
    "deploying beyond": [
        "position 2 deploy 3\nrefuse 0: deploy F1 1 | deploy F1 S1 | deploy F1 S2 -> RULES",
    ],
    "attacking from a space": [
        "position 2 deploy 3\n0: deploy F1 2\nrefuse 0: deploy F2 3 | deploy F2 4 -> RULES",
    ],
    "crossing out a rhombus": [
        "position 2 deploy 3\n0: deploy F1 2; deploy F2 2\n1: deploy F1 9; deploy F2 9\n"
        "refuse 0: cross F1.4 -> RULES\n0: cross F1.1\nrefuse 0: cross F1.2 -> RULES",
    ],
    "device without stock": [
        "position 2 place 3\nseat 0: stock=ram,spikes\nunits 2=0:1 5=0:1 3=1:1\ndevice 0: ram 2>3\n"
        "refuse 0: place umbrella 2 -> RULES\n"
        "refuse 0: place ram 3>5 | place ram 2>5 | place spikes 3<2 | place ram 2>3 -> RULES",
        "position 2 place 3\nseat 0: stock=umbrella\nunits 2=0:1 3=1:1\nrefuse 0: place umbrella 3 -> RULES",
    ],
    "solo: a fifth die": [
        "position 1 draft 3\nseat 0: D1=1,2\nunits 8=0:3\nheld 8=1\n"
        "! roll 0d4a=1 0d4b=2 0d8a=3 0d8b=4 nd4a=1 nd8a=4\n"
        "0: take 0d4a; waste; take 0d4b; waste; take 0d8a; waste; take 0d8b; waste\n"
        "refuse 0: take nd8a | develop ram -> RULES\n0: pass\nrefuse 0: deploy F1 S1 -> RULES\n"
        "0: deploy F1 8; deploy F2 8\nrefuse 0: income 8 hold -> RULES",
    ],
}  # fmt: skip

# Rows that no text can express: options, looking, moving what lies on the map. Tested elsewhere: test_start
# (PYR-R43), test_solo (PYR-106), below, and by the notation, which has no such decision.
WITHOUT_TEXT = (
    "two players with one faction",
    "a stern or relentless Pharaoh",
    "looking at others",
    "moving units or devices",
)


def attempts(row: RefusalRow) -> list[str]:
    return [
        script
        for start, each in ATTEMPTS.items()
        if row.attempt.startswith(start)
        for script in each
    ]


@pytest.mark.parametrize("row", refusal_rows("pyramids"), ids=lambda row: row.attempt[:40])
def test_refusal_row(row: RefusalRow) -> None:
    if row.attempt.startswith(WITHOUT_TEXT):
        assert not attempts(row)
        return
    assert attempts(row)
    for script in attempts(row):
        run(script.replace("RULES", ", ".join(sorted(row.rules))))


def test_every_attempt_belongs_to_a_row() -> None:
    rows = [row.attempt for row in refusal_rows("pyramids")]
    for start in (*ATTEMPTS, *WITHOUT_TEXT):
        assert sum(row.startswith(start) for row in rows) == 1, start


def test_nobody_sees_the_targets_or_points_of_others() -> None:
    runner = run("position 2 deploy 3\nseat 0: points=5,6\n0: deploy F1 2")
    for seat in (1, WATCHER):
        board = GAME.view(runner.state, seat).boards[0]
        assert (board.targets, board.points) == (None, None)
    assert GAME.view(runner.state, JUDGE).boards[0].targets == (("F1", "2"),)


def test_nothing_can_be_decided_after_the_end() -> None:
    runner = run("""
        position 2 deploy 10
        0: deploy F1 2; deploy F2 18
        1: deploy F1 9; deploy F2 9
        refuse 0: deploy F1 2 | pass | take 0d4a -> PYR-85
        position 1 deploy 15
        chosen 1 1 1 1
        0: deploy F1 2; deploy F2 2
        refuse 0: deploy F1 2 -> PYR-104
    """)
    assert runner.state.result() is not None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("deploy F1", "deploy F1 12"),
        ("write A4 3", "write A2 5"),
        ("take 4d8a", "take 1d8a"),
        ("deploy F1 0", "deploy F1 12"),
        ("deploy F1 08", "deploy F1 12"),
        ("attack 8", "a decision begins with"),
        ("", "a decision begins with"),
    ],
)
def test_unreadable_texts_say_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        GAME.read(text)


def test_deals_are_read_whole_or_not_at_all() -> None:
    state = GAME.start(2, {})
    with pytest.raises(ValueError, match="factions names 2"):
        GAME.read_line(state, -1, "factions bastet")
    with pytest.raises(ValueError, match="a roll shows the dice 0d4a 0d4b"):
        GAME.read_line(state, -1, "roll 0d4a=1")
    with pytest.raises(ValueError, match="1 to 4"):
        GAME.read("roll 0d4a=5")
