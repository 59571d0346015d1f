"""Analyses of finished games: of none that goes on, bit by bit, kept with the table, and gone with it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from sobremesa.core import CHANCE
from sobremesa.core.match import Match
from sobremesa.core.record import record_of
from sobremesa.library import ALL
from sobremesa.players.budget import Budget
from sobremesa.server.bots import analysing
from sobremesa.server.bots.analyses import MOST, Analyses
from sobremesa.server.bots.analysing import (
    AnalysisView,
    Answered,
    Part,
    Subject,
    Verdict,
    Whole,
    judge_again,
    look_on,
    put_together,
)
from sobremesa.server.bots.workers import NOBODY, Failed, Workers
from sobremesa.server.live.hub import Hub
from sobremesa.server.live.retention import DAY, Keep, Retention
from sobremesa.server.people.limits import Payer
from sobremesa.server.store import models
from sobremesa.server.store.storage import Storage
from sobremesa.server.table.proposals import NotHere
from tests.server.support import Person, Server, request, seated, serving
from tests.support.games import played

FEW = Budget(simulations=4)
EVENTS = 18
ROCKS = """{"game": "rps", "rules": "1.0", "players": 2, "options": {}}
0: rock
1: rock
! coin 1
0: rock
1: paper
= {"winners": [1], "points": [0, 2], "reason": "rounds"}
"""


def subject_of(slug: str, name: str = "some game") -> Subject:
    """A game that somebody resigned soon."""
    whole = played(ALL[slug], ALL[slug].seats[0], "analysis")
    match = Match(whole.game, whole.players, whole.options)
    for event in whole.events[:EVENTS]:
        match.act(*event)
    record = record_of(match)
    record.result = {"winners": [1], "points": [0] * match.players, "reason": "resigned"}
    return Subject(name, "quick", record.write(), FEW)


def whole_of(subject: Subject) -> AnalysisView:
    first, parts = 0, list[bytes]()
    while True:
        looked = look_on(Part(subject, first))
        first += looked.done
        parts.append(looked.found)
        if first == looked.events:
            return msgspec.json.decode(put_together(Whole(subject, parts)), type=AnalysisView)


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    analysing.studies.clear()
    yield
    analysing.studies.clear()


# In the worker


@pytest.mark.parametrize("slug", ["rps", "misty"])
def test_an_analysis_is_the_same_in_slices_of_any_size(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    subject = subject_of(slug)
    monkeypatch.setattr(analysing, "SLICE", 1e9)
    at_once = look_on(Part(subject, 0))
    assert at_once.done == at_once.events
    whole = whole_of(subject)
    monkeypatch.setattr(analysing, "SLICE", -1.0)
    assert look_on(Part(subject, 0)).done == 1, "one at least"
    analysing.studies.clear()
    assert whole_of(subject) == whole


@pytest.mark.parametrize("slug", ["rps", "misty"])
def test_what_is_told_goes_with_what_was_found(slug: str) -> None:
    subject = subject_of(slug)
    view = whole_of(subject)
    study = analysing.study_of(subject)
    assert len(view.decisions) == len(view.whole.decisions) > 0
    for found, told in zip(view.whole.decisions, view.decisions, strict=True):
        assert told.chosen.key
        assert told.best[0].key
        assert (told.chosen == told.best[0]) == (found.chosen == found.best)
        assert 0 <= told.lines <= found.event
    for stroke in view.strokes:
        assert len(stroke.lines) == len(stroke.means) > 0
    for seat, summary in enumerate(view.whole.seats):
        assert sum(stroke.luck[seat] for stroke in view.strokes) == pytest.approx(summary.luck)
    events = len(study.match.events)
    for steps in view.steps:
        assert len(steps) == events + 1
        assert {after - before for before, after in pairwise(steps)} <= {0, 1}


def test_who_decides_again_is_told_how_good_that_is() -> None:
    subject = subject_of("misty")
    bench = analysing.study_of(subject).bench
    event = next(n for n, each in enumerate(bench.happened) if each.who != CHANCE)
    before, seat = bench.happened[event].before, bench.happened[event].who
    texts = [ALL["misty"].write(int(action)) for action in before.legal(seat)]
    for text in texts[:2]:
        answer = judge_again(Answered(subject, event, text))
        verdict = msgspec.json.decode(answer, type=Verdict)
        assert verdict.text == text
        assert verdict.best in texts
        assert verdict.quality in ("good", "doubtful", "mistake", "blunder")
        assert answer == judge_again(Answered(subject, event, text))


def test_only_what_could_be_chosen_is_judged() -> None:
    subject = subject_of("misty")
    happened = analysing.study_of(subject).bench.happened
    chance = next(n for n, each in enumerate(happened) if each.who == CHANCE)
    choice = next(n for n, each in enumerate(happened) if each.who != CHANCE)
    for event, text in ((choice, "nonsense"), (chance, "deal R01"), (10**6, "x")):
        with pytest.raises(NotHere, match="no-choice"):
            judge_again(Answered(subject, event, text))


# In the house


class Inline(Workers):
    """Does the work at once, and counts it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.parts: list[int] = []
        self.paid: list[Payer] = []
        self.trouble: Callable[[], None] = lambda: None

    async def ask(self, about: str, work: Any, job: Any, payer: Payer = NOBODY, *more: Any) -> Any:
        self.paid.append(payer)
        if isinstance(job, Part):
            self.parts.append(job.first)
            self.trouble()
        await asyncio.sleep(0)
        return work(job)


class Clock:
    now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@contextlib.asynccontextmanager
async def house(folder: Path, workers: Workers, clock: Clock) -> AsyncIterator[Analyses]:
    async with Storage(f"sqlite+aiosqlite:///{folder}/house.db") as storage:
        analyses = Analyses(Hub(storage, ALL, clock), workers, FEW)
        work = asyncio.create_task(analyses.run())
        try:
            yield analyses
        finally:
            work.cancel()
            await analyses.stop()
            await analyses.hub.stop()


async def settled(analyses: Analyses, subject: str) -> str:
    while (found := await analyses.look(subject)).status == "working":
        await asyncio.sleep(0.01)
    return found.status


def test_after_a_restart_nothing_is_looked_at_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "SLICE", -1.0)
    subject, clock = subject_of("misty", "a" * 32), Clock()
    before, after = Inline(), Inline()

    async def interrupted() -> None:
        async with house(tmp_path, before, clock) as analyses:
            await analyses.ask(subject.name, "quick", "ana", subject.record)
            while len(before.parts) < 5:
                await asyncio.sleep(0.01)

    async def gone_on() -> bytes:
        async with house(tmp_path, after, clock) as analyses:
            await analyses.ask(subject.name, "quick", "bea", subject.record)  # is there already
            assert await settled(analyses, subject.name) == "done"
            assert not await analyses.hub.storage.rows(select(models.looks)), "only the whole stays"
            return bytes((await analyses.look(subject.name)).found)

    asyncio.run(interrupted())
    found = asyncio.run(gone_on())
    # The one that was under way when the server ended may have been lost.
    assert after.parts[0] in (before.parts[-1], before.parts[-1] + 1)
    assert sorted({*before.parts, *after.parts}) == [*range(after.parts[-1] + 1)]
    assert len(after.parts) == len({*after.parts})
    assert {payer.guest for payer in after.paid} == {"ana"}, "on the account of whoever asked"
    assert msgspec.json.decode(found, type=AnalysisView) == whole_of(subject)


def test_one_that_fails_says_so_and_may_be_asked_for_again(tmp_path: Path) -> None:
    workers, subject = Inline(), subject_of("rps", "b" * 32)

    def trouble() -> None:
        raise Failed("a worker died")

    async def run() -> None:
        async with house(tmp_path, workers, Clock()) as analyses:
            workers.trouble = trouble
            await analyses.ask(subject.name, "quick", "ana", subject.record)
            assert await settled(analyses, subject.name) == "failed"
            workers.trouble = lambda: None
            await analyses.ask(subject.name, "quick", "ana", subject.record)
            assert await settled(analyses, subject.name) == "done"

    asyncio.run(run())


def test_nobody_has_more_than_a_few_under_way(tmp_path: Path) -> None:
    async def run() -> None:
        async with Storage(f"sqlite+aiosqlite:///{tmp_path}/house.db") as storage:
            analyses = Analyses(Hub(storage, ALL, Clock()), Inline(), FEW)
            for number in range(MOST):
                await analyses.ask(f"{number:032}", "quick", "ana", ROCKS)
            with pytest.raises(NotHere, match="analyses-enough"):
                await analyses.ask("c" * 32, "quick", "ana", ROCKS)
            await analyses.ask("c" * 32, "quick", "bea", ROCKS)
            at_once = [analyses.ask(f"d{n:031}", "quick", "carl", ROCKS) for n in range(2 * MOST)]
            answers = await asyncio.gather(*at_once, return_exceptions=True)
            assert [isinstance(each, NotHere) for each in answers].count(False) == MOST

    asyncio.run(run())


def test_an_analysis_goes_with_its_table_and_one_of_a_record_after_a_while(tmp_path: Path) -> None:
    clock = Clock()

    async def run() -> None:
        async with Storage(f"sqlite+aiosqlite:///{tmp_path}/house.db") as storage:
            hub = Hub(storage, ALL, clock)
            guest, _ = await hub.guests.create("Ana", "es", clock())
            other, _ = await hub.guests.create("Bea", "es", clock())
            retention = Retention(hub, Keep(finished=50.0))
            from tests.server.test_retention import played as ended

            table = await ended(hub, guest.id, other.id)
            hub.lives.clear()
            analyses = Analyses(hub, Inline(), FEW)
            for name in (table, "d" * 64):
                await analyses.ask(name, "quick", guest.id, ROCKS)
            left: Any = {"subject": table, "depth": "quick", "first": 0, "found": b"[]"}
            await storage.do(models.looks.insert().values(left))
            assert {one["subject"] for one in (await hub.guests.export(guest))["analyses"]} == {
                table,
                "d" * 64,
            }
            for days, kept in ((29, {table, "d" * 64}), (2, {table}), (20, set())):
                clock.now += days * DAY
                await retention.sweep()
                rows = await storage.rows(select(models.analyses.c.subject))
                assert {row.subject for row in rows} == kept, f"after {days} more days"
            assert not await storage.rows(select(models.looks))

    asyncio.run(run())


def test_who_is_forgotten_has_asked_for_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with Storage(f"sqlite+aiosqlite:///{tmp_path}/house.db") as storage:
            hub = Hub(storage, ALL, Clock())
            guest, _ = await hub.guests.create("Ana", "es", 0)
            await Analyses(hub, Inline(), FEW).ask("e" * 32, "quick", guest.id, ROCKS)
            await hub.guests.delete(guest)
            rows = await storage.rows(select(models.analyses.c.guest_id))
            assert [row.guest_id for row in rows] == [""]

    asyncio.run(run())


# Over the wire


@pytest.fixture(scope="module")
def coaching(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house whose bots, and whose coach, look at little."""
    arguments = ("--limits", "10000", "--bot-pace", "0.02", "--bot-budget", "4")
    with serving(tmp_path_factory.mktemp("coaching"), arguments=arguments) as server:
        yield server


def done(ask: Callable[[], Any]) -> dict[str, Any]:
    while (found := ask().json())["status"] == "working":
        assert found["done"] <= max(1, found["events"])
        time.sleep(0.05)
    assert found["status"] == "done", found
    return dict(found)


def test_a_running_game_is_not_analysed_and_a_finished_one_is(coaching: Server) -> None:
    async def play() -> tuple[str, list[Person]]:
        lines = await seated(
            coaching, "misty", 2, 2, options={"rounds_to_win": 1}, spectators=False
        )
        people = [line.person for line in lines if line.person]
        stranger, table = Person.new(coaching, "Eva"), lines[0].table
        answers = set[str]()
        for _ in range(3):
            answers |= refused(people, table)
            away = [stranger.ask("GET", f"/tables/{table}/analysis"),
                    stranger.ask("POST", f"/tables/{table}/analysis", json={})]  # fmt: skip
            replay = stranger.ask("GET", f"/tables/{table}/replay")
            assert {one.status_code for one in away} == {404}
            assert {one.text for one in away} == {replay.text}
            await asyncio.gather(*(line.play(Random(n), 2) for n, line in enumerate(lines)))
        assert len(answers) == 1, "whatever happens in the game, and whoever asks: the same words"
        await asyncio.gather(*(line.play(Random(n)) for n, line in enumerate(lines)))
        for line in lines:
            await line.close()
        return table, people

    table, people = asyncio.run(play())
    path = f"/tables/{table}/analysis"
    assert people[0].ask("GET", path).json()["status"] == "none"
    assert request("POST", f"{coaching.url}/api{path}", json={}).status_code == 401
    asked = people[1].ask("POST", path, json={"depth": "quick"})
    assert asked.status_code == 200, asked.text
    found = done(lambda: people[0].ask("GET", path))
    again = people[0].ask("POST", path, json={"depth": "quick"}).json()
    assert again == found, "it is kept"
    assert people[0].ask("GET", path, params={"depth": "deep"}).json()["status"] == "none"
    view = msgspec.convert(found["found"], AnalysisView)
    replays_show_it(people[0], table, view)
    decided = view.whole.decisions[0]
    data = {"event": decided.event, "text": decided.best}
    verdict = people[0].ask("POST", f"{path}/again", json=data)
    assert verdict.status_code == 200, verdict.text
    assert verdict.json()["text"] == decided.best
    wrong = people[0].ask(
        "POST", f"{path}/again", params={"lang": "es"}, json={**data, "text": "x"}
    )
    assert wrong.status_code == 400
    assert wrong.json()["detail"] == "Ahí no había otra cosa que elegir."


def refused(people: list[Person], table: str) -> set[str]:
    path, found = f"/tables/{table}/analysis", list[Any]()
    for person in people:
        found.append(person.ask("GET", path))
        found += [person.ask("POST", path, json={"depth": depth}) for depth in ("quick", "deep")]
        found.append(person.ask("POST", f"{path}/again", json={"event": 0, "text": "pick R01"}))
    assert {one.status_code for one in found} == {409}
    return {one.text for one in found}


def replays_show_it(person: Person, table: str, view: AnalysisView) -> None:
    """The steps are those of replays of the record: there the seat has the choice, and chance has brought what it says."""
    record = person.record(table)
    steps = dict[tuple[int | None, int], dict[str, Any]]()

    def step(seat: int | None, number: int) -> dict[str, Any]:
        if (seat, number) not in steps:
            data = {"record": record, "seat": seat, "first": number}
            page = person.ask("POST", "/replay", json=data).json()
            for at, each in enumerate(page["frames"], page["first"]):
                steps[seat, at] = each
            assert page["steps"] == view.steps[0 if seat is None else seat + 1][-1] + 1
        return steps[seat, number]

    for found, told in zip(view.whole.decisions, view.decisions, strict=True):
        legal = step(found.seat, view.steps[found.seat + 1][found.event])["legal"]
        assert {found.chosen, found.best} <= {*legal}
        before = step(None, view.steps[0][found.event])
        assert before["played"] == told.lines
    for stroke in view.strokes:
        assert step(None, view.steps[0][stroke.event + 1])["lines"] == stroke.lines


def test_what_cannot_be_analysed_is_refused_in_words(coaching: Server) -> None:
    ana, eva = Person.new(coaching), Person.new(coaching, "Eva")
    assert ana.ask("POST", f"/tables/{'0' * 32}/analysis", json={}).status_code == 404
    waiting = ana.table("rps", 2)
    assert ana.ask("POST", f"/tables/{waiting}/analysis", json={}).status_code == 404
    eva.do(waiting, "sit").raise_for_status()
    ana.do(waiting, "start").raise_for_status()
    ana.do(waiting, "abort").raise_for_status()
    aborted = ana.ask("POST", f"/tables/{waiting}/analysis?lang=es", json={})
    assert aborted.status_code == 409
    assert aborted.json()["detail"].startswith("Esta partida acabó sin resultado")
    assert ana.ask("POST", f"/tables/{waiting}/analysis", json={"depth": "x"}).status_code == 400


def test_a_record_that_is_brought_along_is_analysed(coaching: Server) -> None:
    ana = Person.new(coaching)
    running = ana.ask("POST", "/analysis", json={"record": ROCKS[: ROCKS.index("=")]})
    assert running.status_code == 409
    wrong = ana.ask("POST", "/analysis", json={"record": ROCKS.replace("paper", "lizard")})
    assert wrong.status_code == 400
    assert "line 6" in wrong.json()["detail"]
    long = ana.ask("POST", "/analysis", json={"record": ROCKS + "# a comment\n" * 3_000})
    assert long.status_code != 413, "as long as one that is replayed"
    asked = ana.ask("POST", "/analysis", json={"record": ROCKS}).json()
    found = done(lambda: ana.ask("GET", f"/analysis/{asked['subject']}"))
    view = msgspec.convert(found["found"], AnalysisView)
    assert [seat.result for seat in view.whole.seats] == [0.0, 1.0]
    data = {"event": view.whole.decisions[0].event, "text": "scissors"}
    verdict = ana.ask("POST", f"/analysis/{asked['subject']}/again", json=data)
    assert verdict.json()["means"]["key"]
    assert ana.ask("GET", f"/analysis/{'0' * 64}").json()["status"] == "none"


def test_the_analysis_of_a_table_is_not_had_by_naming_a_record(coaching: Server) -> None:
    """A table at which nobody may look on is over; its analysis has no other way in than the table's own."""
    ana = Person.new(coaching)
    table = "f" * 32
    for one in (
        ana.ask("GET", f"/analysis/{table}"),
        ana.ask("POST", f"/analysis/{table}/again", json={"event": 0, "text": "rock"}),
    ):
        assert one.status_code == 404
        assert one.json()["extra"]["rule"] == "no-analysis"


def test_who_asks_for_much_has_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, arguments=("--bot-budget", "2")) as server:
        ana = Person.new(server)
        path = "/analysis"
        told = [
            ana.ask("POST", path, json={"record": f"# {number}\n{ROCKS}", "depth": "deep"})
            for number in range(6)
        ]
        refused = [one for one in told if one.status_code == 429]
        assert refused
        assert {one.json()["extra"]["rule"] for one in refused} <= {
            "analyses-many",
            "analyses-enough",
        }
        assert told[0].status_code == 200
        assert json.loads(told[0].text)["subject"]
