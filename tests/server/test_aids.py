"""Hints, odds and solvers at a table: only for one's own seat, and only from what that seat knows."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from sobremesa.core import JUDGE, Note
from sobremesa.library import ALL
from sobremesa.players.advice import best_first, led_to
from sobremesa.players.budget import Budget
from sobremesa.players.player import Candidate
from sobremesa.server.bots.aids import question_for
from sobremesa.server.bots.thinking import Question, help_with, telling
from sobremesa.server.table import wire
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.views import table_view
from tests.server.sansio import NAMES, Board
from tests.server.support import Person, Server, seated
from tests.server.test_secrets import again, twin_of

FEW = Budget(simulations=8)
TRIES = {"totem": 2}  # its search is slow where it is not compiled
OPEN = ("totem", "pyramids")  # nothing is hidden, or only within a short step


def answered(question: Question) -> tuple[wire.Aids, Any]:
    found = msgspec.json.decode(help_with(question._replace(budget=FEW)), type=wire.Aids)
    return found, msgspec.json.decode(found.game)


@pytest.mark.parametrize("slug", list(ALL))
def test_other_worlds_give_the_same_aids(slug: str) -> None:
    rng, compared, different = Random(f"aids {slug}"), 0, 0
    game = ALL[slug]
    for _ in range(60):
        board = Board(slug, min(4, game.seats[-1]))
        board.do(0, "start")
        board.play_on(rng, rng.choice([1, 3, 6, 11, 23]))
        owed = board.table.running.owed()
        if not owed:
            continue
        seat = rng.choice(owed)
        true = again(board, seat)
        twin = twin_of(true, seat, rng)
        if twin is None:
            continue
        questions = [question_for(each.table, f"guest{seat}") for each in (true, twin)]
        answers = [help_with(question._replace(budget=FEW)) for question in questions]
        assert answers[0] == answers[1]
        compared += 1
        truths = [game.view(each.table.running.state, JUDGE) for each in (true, twin)]
        different += truths[0] != truths[1]
        if compared >= TRIES.get(slug, 5) and (different or slug in OPEN):
            break
    assert compared >= TRIES.get(slug, 5)
    assert different or slug in OPEN, "the worlds were not all the same"


def test_a_hint_names_legal_decisions_and_chances() -> None:
    board = Board("misty", 2)
    board.do(0, "start")
    hint = answered(question_for(board.table, "guest1"))[0].hint
    assert hint
    assert 0 < hint.simulations <= 8
    assert {option.line[0] for option in hint.options} <= set(board.position(1).legal)
    assert all(option.tries > 0 for option in hint.options)
    assert all(option.chance is not None and 0 <= option.chance <= 1 for option in hint.options)


def test_the_best_option_comes_first_and_none_twice() -> None:
    board, rng = Board("totem", 2), Random("best first")
    board.do(0, "start")
    board.play_on(rng, 6)
    seat = board.table.running.owed()[0]
    hint = answered(question_for(board.table, f"guest{seat}"))[0].hint
    assert hint
    trusted = [option.chance or 0 for option in hint.options]
    assert trusted == sorted(trusted, reverse=True)
    assert len({tuple(option.line) for option in hint.options}) == len(hint.options)


def test_ways_that_lead_to_the_same_are_one_option() -> None:
    """Two units of Totem make their steps in either order."""
    board, rng = Board("totem", 2), Random("same")
    board.do(0, "start")
    for _ in range(4):
        board.play_on(rng, 3)
        seat = board.table.running.owed()[0]
        question = question_for(board.table, f"guest{seat}")
        hint = answered(question)[0].hint
        assert hint
        game, running = board.table.running.game, board.table.running
        outcomes = [
            msgspec.json.encode(game.view(after, seat))
            for option in hint.options
            if (after := led_to(running.state, seat, [game.read(text) for text in option.line]))
        ]
        assert len(set(outcomes)) == len(outcomes)


@pytest.mark.parametrize(("slug", "seats"), [("totem", 2), ("misty", 2), ("pyramids", 3)])
def test_no_two_options_are_told_with_the_same_reasons(slug: str, seats: int) -> None:
    """Where one more reason can be said, it is what tells an option from the better ones."""
    board, rng, several = Board(slug, seats), Random(f"reasons {slug}"), 0
    board.do(0, "start")
    for _ in range(6):
        seat = board.table.running.owed()[0]
        hint = answered(question_for(board.table, f"guest{seat}"))[0].hint
        assert hint
        told = [
            (option.chance, option.means[0].key, option.reason, option.besides)
            for option in hint.options
            if option.reason
        ]
        assert all(told[:at].count(each) == 0 for at, each in enumerate(told))
        firsts = [reason for _, _, reason, _ in told]
        assert all(not besides for *_, reason, besides in told if firsts.count(reason) == 1)
        several += any(besides for *_, besides in told)
        board.play_on(rng, 4)
    assert several or slug != "totem", "a reason was said twice, and what distinguishes it too"


def test_a_reason_said_before_is_followed_by_one_that_was_not() -> None:
    one, two, three = (Note(key, "", {}) for key in ("one", "two", "three"))
    said = list[Note]()
    assert telling([one, two], said) == (wire.Meaning("one", {}), None)
    assert telling([one, two], said) == (wire.Meaning("one", {}), wire.Meaning("two", {}))
    assert telling([one, two, three], said) == (wire.Meaning("one", {}), wire.Meaning("three", {}))
    assert telling([two], said) == (wire.Meaning("two", {}), None)
    assert telling([], said) == (None, None)


def test_a_decision_tried_too_little_is_no_advice() -> None:
    lucky, solid, better = (
        Candidate((0,), 2, 0.9),
        Candidate((1,), 40, 0.51),
        Candidate((2,), 30, 0.52),
    )
    assert best_first([solid, lucky, better]) == (better, solid)
    assert best_first([]) == ()


def test_there_is_no_hint_for_whom_nobody_waits() -> None:
    board = Board("misty", 2)
    board.do(0, "start")
    board.do(1, "decide", text=board.position(1).legal[0])
    assert answered(question_for(board.table, "guest1"))[0].hint is None
    assert answered(question_for(board.table, "guest0"))[0].hint


def test_mistys_best_activation_scores_what_it_says_and_finished_rounds_are_looked_at() -> None:
    board, rng = Board("misty", 2, options={"rounds_to_win": 1}), Random("glass")
    board.do(0, "start")
    promised: dict[int, int] = {}
    while not board.over():
        seat = board.table.running.owed()[0]
        own = answered(question_for(board.table, f"guest{seat}"))[1]["activation"]
        if own:
            promised.setdefault(seat, own["best"])
            assert own["best"] == max(own["totals"])
            move = next(text for text in own["order"] if text in board.position(seat).legal)
            board.do(seat, "decide", text=move)
        else:
            board.do(seat, "decide", text=rng.choice(board.position(seat).legal))
    (scores,) = board.table.running.match.view(0).scores
    assert promised
    (windows,) = answered(question_for(board.table, "guest0"))[1]["rounds"]
    assert [window["best"] for window in windows] == list(scores), "both activated as advised"
    for seat, points in promised.items():
        assert scores[seat] == points


def test_evidencias_rows_are_best_and_what_the_advice_begins() -> None:
    rng = Random("thread")
    board = Board("evidencia", 2)
    board.do(0, "start")
    found: dict[str, Any] = {}
    while not board.over() and not found.get("rows"):
        seat = board.table.running.owed()[0]
        found = answered(question_for(board.table, f"guest{seat}"))[1]
        if not found["rows"]:
            board.do(seat, "decide", text=rng.choice(board.position(seat).legal))
    assert all(len(row) == 6 for row in found["rows"])
    assert found["advice"]["texts"] == [f"place {card}" for card in found["rows"][0][:5]]


def test_euphorias_odds_add_up() -> None:
    board = Board("euphoria", 5)
    board.do(0, "start")
    odds = answered(question_for(board.table, "guest2"))[1]["odds"]
    assert len(odds["recruits"]) == 5
    for places in odds["recruits"]:
        for chances in places:
            assert sum(over / under for over, under in chances) == pytest.approx(1)
    assert all(1 in [over / under for over, under in place] for place in odds["recruits"][2])


def test_a_table_can_be_without_aids_and_others_have_none() -> None:
    board = Board("rps", 2, aids=False)
    board.do(0, "start")
    with pytest.raises(NotHere, match="aids-off"):
        question_for(board.table, "guest0")
    board = Board("rps", 2)
    with pytest.raises(NotHere, match="not-running"):
        question_for(board.table, "guest0")
    with pytest.raises(NotHere, match="not-seated"):
        question_for(board.table, "somebody")


def test_where_nobody_said_so_there_are_aids_only_for_who_plays_without_other_people() -> None:
    board = Board("misty", 3, bots=(1, 2), aids=None)
    assert table_view(board.table, NAMES).aids
    board.do(0, "free", seat=2)
    assert not table_view(board.table, NAMES).aids, "the free seat is for somebody"
    board.do(2, "sit", seat=2)
    board.do(0, "start")
    assert not table_view(board.table, NAMES).aids
    with pytest.raises(NotHere, match="aids-off"):
        question_for(board.table, "guest0")
    board.do(2, "leave")
    board.do(0, "offer", what="takeover", about=2)
    assert not table_view(board.table, NAMES).aids, (
        "a program decides for somebody who may come back"
    )


@pytest.mark.parametrize(
    ("more", "there"),
    [
        ({}, False),
        ({"bots": {"1": "random"}}, True),
        ({"aids": True}, True),
        ({"aids": False, "bots": {"1": "random"}}, False),
        ({"one_screen": True}, False),
    ],
)
def test_a_table_tells_whether_there_are_aids(
    house: Server, more: dict[str, Any], there: bool
) -> None:
    person = Person.new(house)
    table = person.table("rps", 2, **more)
    assert person.ask("GET", f"/tables/{table}").json()["aids"] is there
    assert Person.new(house).ask("GET", f"/tables/{table}").json()["aids"] is there


def test_aids_over_http(house: Server) -> None:
    lines = asyncio.run(begun(house))
    person, table = lines
    made = person.ask("GET", f"/tables/{table}/aids")
    assert made.status_code == 200, made.text
    assert made.json()["game"] is None
    assert {option["line"][0] for option in made.json()["hint"]["options"]} <= {
        "rock", "paper", "scissors",
    }  # fmt: skip
    stranger = Person.new(house).ask("GET", f"/tables/{table}/aids?lang=es")
    assert stranger.status_code == 409
    assert stranger.json()["extra"]["rule"] == "not-seated"
    off = person.table("rps", 2, aids=False, bots={"1": "random"})
    assert person.do(off, "start").status_code == 200
    refused = person.ask("GET", f"/tables/{off}/aids?lang=es")
    assert refused.json()["extra"] == {
        "rule": "aids-off",
        "sentence": "En esta mesa se juega sin ayudas: ni pistas ni probabilidades.",
    }


async def begun(house: Server) -> tuple[Person, str]:
    lines = await seated(house, "rps", 2, 2, aids=True)
    for line in lines:
        await line.close()
    assert lines[0].person
    return lines[0].person, lines[0].table
