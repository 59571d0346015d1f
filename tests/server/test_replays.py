"""Replays and records: the same steps as ever, page by page; bounded, in turns, and nobody's secrets."""

from __future__ import annotations

import asyncio
import json
from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import chain, count
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from litestar.exceptions import HTTPException

from sobremesa.core import JUDGE, WATCHER, AnyGame, Perceived, Seat, happen
from sobremesa.core.match import Match
from sobremesa.core.record import record_of
from sobremesa.library import ALL
from sobremesa.server.net import counter
from sobremesa.server.people.limits import Limit, Limits
from sobremesa.server.records import clerk, film, replays
from sobremesa.server.records.clerk import JobDone, Look, More, No, Played, Shelf, Write
from sobremesa.server.records.film import PAGE_BYTES
from sobremesa.server.records.replays import Errand, NoReplay, Process, Replays, Turns
from sobremesa.server.table.records import Frame, frame
from sobremesa.text import Texts
from tests.server.hostile.replays import long_game
from tests.server.sansio import Board
from tests.server.support import Person, Server, request, serving

MOST_ANSWER = PAGE_BYTES + 2048  # a page's steps, and what it says besides


def frames(match: Match, seat: Seat) -> list[Frame]:
    """The slow twin: the whole game from its beginning, event by event."""
    game, state = match.game, match.state_after(0)
    found = [frame(game, state, seat, Perceived([], [], []), 0)]
    lines, at = match.lines(seat), 0
    for who, action in match.events:
        perceived = game.perceive(happen(state, who, action), seat)
        state.apply(who, action)
        if perceived.lines or perceived.notes:
            for line in perceived.lines:
                at += lines[at : at + 1] == [line]
            found.append(frame(game, state, seat, perceived, at))
    return found


def played_of(match: Match) -> Played:
    events = array("q", chain.from_iterable(match.events))
    options = dict(match.options)
    return Played(match.game.slug, match.game.rules, match.players, options, [], None, events)


def finished(shelf: Shelf, job: clerk.Job) -> JobDone:
    """All slices of a job."""
    while isinstance(found := shelf.work(job), More):
        pass
    return found


def pages(shelf: Shelf, job: Look) -> Iterator[dict[str, Any]]:
    """One after another, until there are no more steps."""
    first, steps = 0, 1
    while first < steps:
        found = finished(shelf, job._replace(first=first))
        assert isinstance(found, bytes), found
        assert len(found) <= MOST_ANSWER
        page = json.loads(found)
        assert page["first"] == first
        yield page
        first, steps = first + len(page["frames"]), page["steps"]


def some_match(slug: str, events: int = 400) -> Match:
    board = Board(slug, max(2, ALL[slug].seats[0]))
    board.do(0, "start")
    board.play_on(Random(5), events)
    assert board.table.progress
    return board.table.progress.match


# The same steps as ever


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_pages_are_the_whole_replay_of_every_listener(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film, "PAGE_STEPS", 7)
    monkeypatch.setattr(film, "SLICE", 11)
    monkeypatch.setattr(film, "EVERY", 5)
    match, shelf = some_match(game.slug, 60), Shelf()
    for seat in (0, 1, WATCHER, JUDGE):
        job = Look("t", played_of(match), seat, "en", 0)
        told = [step for page in pages(shelf, job) for step in page["frames"]]
        assert told == json.loads(msgspec.json.encode(frames(match, seat)))


def test_any_step_can_be_looked_at_first() -> None:
    match = some_match("totem")
    whole = json.loads(msgspec.json.encode(frames(match, JUDGE)))
    for first in (0, 1, 99, 100, 101, len(whole) - 1):
        found = finished(Shelf(), Look("t", played_of(match), JUDGE, "en", first))
        assert isinstance(found, bytes)
        assert json.loads(found)["frames"] == whole[first : first + film.PAGE_STEPS]
    beyond = finished(Shelf(), Look("t", played_of(match), JUDGE, "en", 10_000))
    assert isinstance(beyond, bytes)
    assert json.loads(beyond)["frames"] == whole[-1:]


def test_a_game_is_gone_through_once_and_what_is_new_once_more() -> None:
    match, shelf = some_match("totem", 600), Shelf()
    whole = played_of(match)
    for _ in range(3):
        list(pages(shelf, Look("t", whole, JUDGE, "es", 0)))
    kept = shelf.kept["table t"]
    assert kept.worked == len(match.events)
    list(pages(shelf, Look("t", whole, 0, "en", 0)))
    assert kept.worked == 2 * len(match.events), "each listener once"

    back = whole._replace(
        events=whole.events[: 2 * 300]
    )  # taken back, and then played on as before
    list(pages(shelf, Look("t", back, 0, "en", 0)))
    list(pages(shelf, Look("t", whole, 0, "en", 0)))
    assert kept.worked == 2 * len(match.events) + len(match.events) - 300
    assert finished(shelf, Look("t", whole, 0, "en", 0)) == finished(
        Shelf(), Look("t", whole, 0, "en", 0)
    )


def test_a_record_that_is_written_by_the_clerk_is_the_tables() -> None:
    match = some_match("misty", 40)
    for seat in (0, 1, JUDGE):
        head, _, rest = record_of(match, seat).write().partition("\n")
        job = Write("t", played_of(match), seat, "en", f"{head}\n", "")
        assert finished(Shelf(), job) == f"{head}\n{rest}".encode()


# What is brought along


def test_a_record_is_read_slice_by_slice_and_then_known_by_its_name() -> None:
    shelf, text = Shelf(), long_game(15_000)
    assert isinstance(shelf.work(Look("name", text, None, "en", 0)), More)
    first, *_ = pages(shelf, Look("name", text, None, "en", 0))
    again = finished(shelf, Look("name", None, None, "en", 0))
    assert isinstance(again, bytes)
    assert json.loads(again) == first
    gone = shelf.work(Look("other", None, None, "es", 0))
    assert gone == clerk.refusal(404, "replay-gone", "es")


def test_nobody_gets_at_a_tables_game_by_calling_it_a_record() -> None:
    match, shelf = some_match("evidencia"), Shelf()
    finished(shelf, Look("secret", played_of(match), 0, "en", 0))
    for name in ("secret", "table secret"):
        found = shelf.work(Look(name, None, None, "en", 0))
        assert isinstance(found, No)
        assert found.status == 404


@pytest.mark.parametrize("lang", ["en", "es"])
def test_what_is_wrong_or_too_long_is_told_in_words(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = long_game(15_000)
    head, first, *_ = text.splitlines()
    wrong = finished(Shelf(), Look("a", f"{head}\n{first}\n0: use 9\n", None, lang, 0))
    assert isinstance(wrong, No)
    assert wrong.status == 400
    assert Texts(None, lang).say("error-line", line=3, reason="") in wrong.sentence
    monkeypatch.setattr(clerk, "MOST_LINES", 100)
    assert Shelf().work(Look("a", text, None, lang, 0)) == clerk.refusal(
        413, "record-long", lang, most=100
    )
    monkeypatch.setattr(clerk, "MOST_EVENTS", 100)
    long = played_of(some_match("totem"))
    assert Shelf().work(Look("t", long, JUDGE, lang, 0)) == clerk.refusal(413, "replay-long", lang)


def test_a_step_that_no_page_can_hold_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film, "PAGE_BYTES", 100)
    found = finished(Shelf(), Look("t", played_of(some_match("totem")), JUDGE, "en", 0))
    assert found == clerk.refusal(413, "replay-long", "en")


def test_the_shelf_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    match, shelf = some_match("totem"), Shelf()
    monkeypatch.setattr(clerk, "MOST_KEPT", 7 * len(match.events))
    for number in range(6):
        list(pages(shelf, Look(str(number), played_of(match), JUDGE, "en", 0)))
    assert list(shelf.kept) == ["table 3", "table 4", "table 5"]


# Turns, places, prices


def asked(address: str, guest: str = "", by_slice: bool = True) -> Errand:
    return Errand(address, guest, Look("", None, None, "en", 0), by_slice)


def place(house: Replays, address: str, lang: str, upload: bool) -> Callable[[], None]:
    """Taken until what is handed back is called."""
    taken = ExitStack()
    taken.enter_context(house.place(address, lang, upload))
    return taken.close


def test_addresses_take_turns() -> None:
    async def run() -> str:
        turns, order = Turns(), ""
        for address in "aaabbc":
            turns.add(asked(address))
        while found := turns.next():
            order += found.address
        return order

    assert asyncio.run(run()) == "abcaba"


def test_places_are_few_for_one_and_not_many_for_all() -> None:
    house = Replays(Limits())
    free = [place(house, "a", "en", upload=False) for _ in range(house.each)]
    with pytest.raises(NoReplay) as one:
        place(house, "a", "en", upload=False)
    assert (one.value.reason.status, one.value.reason.word) == (429, "replays-many")
    free[0]()
    free[0] = place(house, "a", "en", upload=True)
    free[1]()
    with pytest.raises(NoReplay):
        place(house, "a", "en", upload=True)
    others = [place(house, f"b{n}", "en", upload=True) for n in range(replays.UPLOADS - 1)]
    with pytest.raises(NoReplay) as all_uploads:
        place(house, "c", "es", upload=True)
    assert (all_uploads.value.reason.status, all_uploads.value.reason.word) == (503, "replays-busy")
    assert str(replays.AGAIN) in all_uploads.value.reason.sentence
    taken = house.places.total()
    others += [place(house, f"d{n}", "en", False) for n in range(replays.PLACES - taken)]
    with pytest.raises(NoReplay):
        place(house, "e", "en", upload=False)
    for give_back in [free[0], *free[2:], *others]:
        give_back()
    assert not house.places + house.uploads


def test_who_has_brought_too_much_is_refused_before_it_is_read() -> None:
    house = Replays(Limits(replay=Limit(3, 0.001)))
    for _ in range(3):
        place(house, "a", "en", upload=True)()
    with pytest.raises(NoReplay) as enough:
        place(house, "a", "en", upload=True)
    assert (enough.value.reason.status, enough.value.reason.word) == (429, "replays-many")
    place(house, "a", "en", upload=False)()
    place(house, "b", "en", upload=True)()
    assert not house.places + house.uploads


class Slices:
    """A clerk who needs so many slices for everything."""

    def __init__(self, slices: int) -> None:
        self.slices, self.asked = slices, 0

    async def ask(self, job: object) -> JobDone:
        self.asked += 1
        return b"done" if self.asked % self.slices == 0 else More()


@pytest.mark.parametrize(("by_slice", "charged"), [(True, 10), (False, 1)])
def test_every_slice_is_charged_but_not_those_of_a_running_game(
    by_slice: bool, charged: int
) -> None:
    async def run() -> None:
        house, process = Replays(Limits(replay=Limit(25, 0))), Slices(10)
        house.process = process  # type: ignore[assignment]
        assert await house.ask(asked("a", "g", by_slice), 1) == b"done"
        assert {who: 25 - left for who, (left, _) in house.buckets.levels.items()} == {
            "a": charged,
            "g": charged,
        }
        process.slices = 100
        if by_slice:
            with pytest.raises(NoReplay) as error:
                await house.ask(asked("a", "g", by_slice), 1)
            assert error.value.reason.status == 429
            assert process.asked == 25, "no work is done that is not paid for"

    asyncio.run(run())


def runs(process: Process) -> bool:
    return process.process is not None and process.process.is_alive()


def kill(process: Process) -> None:
    assert process.process
    process.process.kill()
    process.process.join()


def test_a_process_that_takes_too_long_or_dies_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    process, job = Process(), clerk.Try("totem", "strike", (), "en")
    try:
        monkeypatch.setattr(replays, "PATIENCE", 0.0)
        assert process.talk(job) == clerk.Broke("it takes too long")
        assert not runs(process)
        monkeypatch.setattr(replays, "PATIENCE", 60.0)
        assert isinstance(process.talk(Look("x", None, None, "en", 0)), No)
        assert runs(process)
        kill(process)
        assert isinstance(process.talk(job), clerk.Broke)
        assert isinstance(process.talk(Look("x", None, None, "en", 0)), No)
    finally:
        process.end()
        process.stop()


def stuck(line: Connection) -> None:
    """A clerk who never comes to an end, and has little time."""
    clerk.SECONDS = 0.1  # type: ignore[misc]
    clerk.Shelf.work = lambda shelf, job: next(n for n in count() if n < 0)  # type: ignore[assignment, method-assign, return-value]
    clerk.serve(line)


def test_the_system_ends_a_clerk_who_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    process = Process()
    monkeypatch.setattr(replays, "serve", stuck)
    try:
        assert isinstance(process.talk(clerk.Try("totem", "strike", (), "en")), clerk.Broke)
        assert not runs(process)
    finally:
        process.stop()


# The counter


def test_answers_go_out_in_pieces_and_not_to_who_does_not_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(counter, "SENDING", 0.01)
    body, sent = bytes(range(256)) * 1000, list[dict[str, Any]]()

    async def reads(message: Any) -> None:
        sent.append(message)

    async def never(message: Any) -> None:
        sent.append(message)
        await asyncio.Event().wait()

    async def answer(send: Any) -> None:
        whole: Any = {"type": "http.response.body", "body": body}
        await counter.in_pieces(send)(whole)

    asyncio.run(answer(reads))
    assert b"".join(message["body"] for message in sent) == body
    assert max(len(message["body"]) for message in sent) == counter.PIECE
    assert [message["more_body"] for message in sent] == [True, True, True, False]
    sent.clear()
    asyncio.run(answer(never))
    assert len(sent) == 1, "the rest stays where it is"


def test_what_is_brought_along_has_to_come_in_time() -> None:
    async def never() -> Any:
        await asyncio.Event().wait()

    async def run() -> None:
        await counter.in_time(never, 0.0, "es")()

    with pytest.raises(HTTPException) as error:
        asyncio.run(run())
    assert error.value.status_code == 408
    assert error.value.detail == Texts(None, "es").say("refused-upload-slow")


# A real server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the usual limits."""
    folder: Path = tmp_path_factory.mktemp("strict")
    with serving(folder, arguments=()) as server:
        yield server


def test_no_answer_is_longer_than_a_page_and_all_of_them_are_charged(strict: Server) -> None:
    """One record, again and again, by somebody without a name."""
    text, seen = long_game(60_000), list[int]()
    for _ in range(100):
        answer = request("POST", f"{strict.url}/api/replay?lang=es", json={"record": text})
        seen.append(answer.status_code)
        assert len(answer.content) <= MOST_ANSWER
        if answer.status_code == 429:
            break
    assert seen[0] == 200
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == str(replays.AGAIN)
    assert answer.json()["extra"] == {
        "rule": "replays-many",
        "sentence": f"Demasiadas repeticiones y registros a la vez desde aquí. Prueba de nuevo dentro de "
        f"{replays.AGAIN} segundos.",
    }


def test_a_long_tables_replay_comes_page_by_page(house: Server) -> None:
    ana, text = Person.new(house), long_game(15_000)
    lines = len(text.splitlines()) - 1
    bots = {str(seat): "random" for seat in range(1, 4)}
    start = {"record": text, "lines": lines}
    table = ana.table("totem", 4, start_from=start, bots=bots)
    assert ana.do(table, "start").status_code == 200
    first, steps, told = 0, 1, list[str]()
    while first < steps:
        answer = ana.ask("GET", f"/tables/{table}/replay?first={first}")
        assert len(answer.content) <= MOST_ANSWER
        page = answer.json()
        first, steps = page["first"] + len(page["frames"]), page["steps"]
        told += [line for step in page["frames"] for line in step["lines"]]
    assert told[:lines] == text.splitlines()[1:]
    assert ana.record(table).splitlines()[1 : lines + 1] == told[:lines]
    more = request("GET", f"{house.url}/api/replay/{table}")
    assert more.status_code == 404


def test_who_brings_much_at_once_is_refused_before_it_is_read_and_others_are_not(
    strict: Server,
) -> None:
    """Twenty bodies that never end, from one address."""

    async def status() -> bytes:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", strict.port, local_addr=("127.0.3.1", 0)
        )
        head = "POST /api/replay HTTP/1.1\r\nhost: sobremesa\r\ncontent-type: application/json\r\n"
        writer.write(f"{head}content-length: 1000000\r\n\r\n{{".encode())
        try:
            return await reader.readline()
        finally:
            writer.close()

    async def run() -> list[bytes]:
        asking = {asyncio.ensure_future(status()) for _ in range(20)}
        answered = set[asyncio.Future[bytes]]()
        while len(answered) < 15:  # for ever, if nobody is refused
            done, asking = await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
            answered |= done
        way = httpx.AsyncHTTPTransport(local_address="127.0.3.2")
        async with httpx.AsyncClient(transport=way, base_url=strict.url, timeout=60) as other:
            answer = await other.post("/api/replay", json={"record": long_game(30_000)})
        assert answer.status_code == 200, answer.text
        for waiting in asking:
            waiting.cancel()
        await asyncio.wait(asking)
        return [one.result().split()[1] for one in answered]

    found = Counter(asyncio.run(asyncio.wait_for(run(), 120)))
    assert found[b"429"] >= 14, found
