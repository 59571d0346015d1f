"""The live tutor: warns before a blunder is sent, from what the seat knows; only with aids, and only against bots."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sobremesa.coach.judging import CLASSES, GOOD
from sobremesa.library import ALL
from sobremesa.players.budget import Budget
from sobremesa.puzzles import CHANCE, Puzzle, puzzles
from sobremesa.server.bots.aids import question_for
from sobremesa.server.bots.thinking import Doubt, Question, caution_about
from sobremesa.server.table import wire
from tests.server.sansio import Board
from tests.server.support import Server
from tests.server.test_secrets import again, twin_of
from tests.web.support import Guest

FEW = Budget(simulations=24)
DEAR = max(
    (each for slug in ALL for each in puzzles(slug).puzzles if each.unit == CHANCE),
    key=lambda each: max(each.losses.values()) if each.error else 0.0,
)


def asked(puzzle: Puzzle) -> Question:
    match, seat = puzzle.match(ALL), puzzle.seat
    legal = [int(action) for action in match.state.legal(seat)]
    seen = match.view(seat), match.heard(seat), legal
    about = match.game.slug, match.game.rules, seat
    return Question(*about, *seen, Budget(simulations=1_000), match.players, match.options)


def told(question: Question, text: str) -> wire.Caution:
    return msgspec.json.decode(caution_about(Doubt(question, text)), type=wire.Caution)


def test_what_costs_much_is_told_and_what_would_be_better() -> None:
    worst = max(DEAR.losses, key=DEAR.losses.__getitem__)
    found = told(asked(DEAR), worst)
    assert found.quality != GOOD
    assert found.loss > 0
    assert set(found.best) <= set(DEAR.best)
    assert len(found.means) == 1
    assert told(asked(DEAR), DEAR.best[0]).quality == GOOD


def test_of_what_is_not_legal_nothing_is_said() -> None:
    found = told(asked(DEAR), "nonsense")
    assert (found.quality, found.best, found.reason) == (GOOD, [], None)


@pytest.mark.parametrize("slug", list(ALL))
def test_other_worlds_give_the_same_caution(slug: str) -> None:
    rng, compared = Random(f"tutor {slug}"), 0
    for _ in range(40):
        board = Board(slug, min(4, ALL[slug].seats[-1]))
        board.do(0, "start")
        board.play_on(rng, rng.choice([1, 3, 6, 11]))
        owed = board.table.running.owed()
        if not owed:
            continue
        seat = rng.choice(owed)
        true = again(board, seat)
        twin = twin_of(true, seat, rng)
        text = rng.choice(board.position(seat).legal)
        if twin is None:
            continue
        questions = [question_for(each.table, f"guest{seat}") for each in (true, twin)]
        answers = [caution_about(Doubt(each._replace(budget=FEW), text)) for each in questions]
        assert answers[0] == answers[1]
        assert msgspec.json.decode(answers[0], type=wire.Caution).quality in CLASSES
        compared += 1
        if compared == 2:
            break
    assert compared == 2


def test_against_bots_it_answers_and_between_people_it_does_not(house: Server) -> None:
    ana = Guest(house, "Ana")
    table = ana.lay("rps", 2)
    text = ana.position(table)["legal"][0]
    path = f"/api/tables/{table}/caution"
    found = ana.http.get(path, params={"text": text}).raise_for_status().json()
    assert found["quality"] in CLASSES
    bea = Guest(house, "Bea")
    assert bea.http.get(path, params={"text": text}).json()["extra"]["rule"] == "not-seated"

    body = {"game": "rps", "players": 2, "options": {}}
    shared = str(ana.http.post("/api/tables", json=body).raise_for_status().json()["id"])
    bea.do(shared, {"do": "sit", "id": "sit"})
    ana.do(shared, {"do": "start", "id": "start"})
    refused = ana.http.get(f"/api/tables/{shared}/caution", params={"text": text})
    assert refused.status_code == 409
    assert refused.json()["extra"]["rule"] in ("tutor-people", "aids-off")
    with_aids = {**body, "aids": True}
    shared = str(ana.http.post("/api/tables", json=with_aids).raise_for_status().json()["id"])
    bea.do(shared, {"do": "sit", "id": "sit"})
    ana.do(shared, {"do": "start", "id": "start"})
    refused = ana.http.get(f"/api/tables/{shared}/caution", params={"text": text})
    assert refused.json()["extra"]["rule"] == "tutor-people"


def test_where_no_aids_are_allowed_nobody_is_warned(house: Server) -> None:
    ana = Guest(house, "Ana")
    body = {"game": "rps", "players": 2, "options": {}, "bots": {"1": "random"}, "aids": False}
    answer = ana.http.post("/api/tables", json=body).raise_for_status().json()
    table = str(answer["id"])
    if answer["status"] == "waiting":
        ana.do(table, {"do": "start", "id": "start"})
    refused = ana.http.get(f"/api/tables/{table}/caution", params={"text": "rock"})
    assert refused.json()["extra"]["rule"] == "aids-off"
