"""Every byte that a client gets: nothing in it depends on what the client may not know.

Two halves that make a whole. Over real sockets, every frame of a game is a function of the log and the
listener, byte for byte. And that function, given two worlds that a seat cannot tell apart, gives the same
bytes: for the seat, and for spectators, who know less.
"""

import asyncio
import json
from random import Random
from typing import Any

import msgspec
import pytest

from sobremesa.core import CHANCE, WATCHER, AnyGame, Refusal, Seat, State
from sobremesa.library import ALL
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import log
from sobremesa.server.table.audience import Audience
from sobremesa.server.table.clock import ClockSetup
from sobremesa.server.table.records import record_text
from sobremesa.server.table.table import Happened, Table
from tests.server.sansio import Board
from tests.server.support import Line, Server, seated
from tests.server.test_games import SHORT
from tests.server.toy import GAME as AMBUSH

SIZES = [(slug, players) for slug, game in ALL.items() for players in game.seats]


# Over real sockets


@pytest.mark.parametrize("slug", list(ALL))
def test_every_frame_is_what_the_gate_makes_of_the_log(slug: str, house: Server) -> None:
    players = ALL[slug].seats[-1]
    asyncio.run(frames_are_the_gates(house, slug, players))


async def frames_are_the_gates(house: Server, slug: str, players: int) -> None:
    options = SHORT.get(slug, {})
    clock = {"kind": "bank", "time": 600, "increment": 1}
    lines = await seated(house, slug, players, min(2, players), options=options, clock=clock)
    watcher = Line(None, lines[0].table, lang="es", server=house)
    await watcher.open()
    plays = [asyncio.create_task(line.play(Random(s), 25)) for s, line in enumerate(lines)]
    await asyncio.wait(plays, return_when=asyncio.FIRST_COMPLETED)
    for task in plays:
        task.cancel()
    for line in [*lines, watcher]:
        await line.close()
    assert lines[0].person
    async with Storage(f"sqlite+aiosqlite:///{house.folder}/sobremesa.db") as storage:
        entries: list[log.AnyEntry] = []
        while len(entries) < len(now := await storage.entries(lines[0].table)):  # bots go on
            entries, record = now, lines[0].person.record(lines[0].table)
    table = replayed_to(lines[0].table, entries)
    assert record == record_text(table, 0, False)
    compared = 0
    names = {
        str(line.person and line.person.id): f"Guest {seat}" for seat, line in enumerate(lines)
    }
    for line in [*lines, watcher]:
        listener = WATCHER if line.seat is None else line.seat
        compared += compare_frames(line, listener, entries, names)
    assert compared >= 8


def replayed_to(name: str, entries: list[log.AnyEntry]) -> Table:
    table = Table(name, ALL)
    for entry in entries:
        table.apply(entry)
    return table


def compare_frames(
    line: Line, listener: Seat, entries: list[log.AnyEntry], names: dict[str, str]
) -> int:
    """Rebuild each update that the line received from the log alone."""
    audience, count, at = Audience(Table(line.table, ALL)), 0, 0
    audience.stream(listener)
    updates = [(frame, json.loads(frame)) for frame in line.frames]
    updates = [(frame, u) for frame, u in updates if u["say"] == "update" and not u["fresh"]]
    for entry in entries:
        happened = audience.apply(entry)
        number = len(audience.stream(listener))
        while at < len(updates) and updates[at][1]["number"] == number:
            frame, update = updates[at]
            since = number - len(update["pieces"])
            made = audience.update(listener, line.lang, since, names, entry.time, happened.people)
            assert frame == msgspec.json.encode(made)
            count, at = count + 1, at + 1
    assert at == len(updates), "every update was compared"
    others = {json.loads(frame)["say"] for frame in line.frames} - {"update"}
    assert others <= {"welcome", "done", "refused", "present", "chat"}
    return count


# Two worlds


def again(board: Board, seat: Seat) -> Board:
    """The same table once more, with a seat and a spectator listening."""
    copy = Board.__new__(Board)
    copy.now, copy.count = board.now, board.count
    copy.audience = Audience(Table(board.table.name, board.table.games))
    for listener in (seat, WATCHER):
        copy.audience.stream(listener)
    for entry in board.table.entries:
        copy.audience.apply(entry)
    return copy


def twin_of(board: Board, seat: Seat, rng: Random) -> Board | None:
    """The same table in another world that the seat cannot tell from the true one."""
    progress = board.table.running
    if progress.asked and progress.answers:
        return None  # the belief knows of no answers that are kept aside
    game = progress.game
    twin = again(board, seat)
    seen, heard = game.view(progress.state, seat), progress.match.heard(seat)
    twin.table.running.match.state = game.belief(seen, heard).sample(rng)
    return twin


def step(board: Board, twin: Board, seat: Seat, rng: Random) -> bool:
    """One decision and its luck in both worlds; False when the rules open a difference, or it is over."""
    true, other = board.table.running, twin.table.running
    owed = true.owed() if board.table.status == "running" else []
    if not owed:
        return False
    who = rng.choice(owed)
    text = rng.choice(true.legal(who))
    theirs = text
    if who != seat and true.state.together() > 0 and rng.random() < 0.7:
        theirs = rng.choice(other.legal(who))
    elif text not in other.legal(who):
        return False
    entries = decided_in_both(board, twin, who, (text, theirs), seat, rng)
    if entries is None:
        return False
    sent, said = [], []
    for each, entry in zip((board, twin), entries, strict=True):
        numbers = {listener: len(each.audience.stream(listener)) for listener in (seat, WATCHER)}
        happened = each.audience.apply(entry)
        progress = each.table.running
        said.append(game_says(progress.game, happened, progress.state, seat))
        sent.append({w: each.bytes_for(w, numbers[w]) for w in (seat, WATCHER)})
    board.now += 700
    twin.now = board.now
    if said[0] != said[1]:
        return False  # seen and heard at the table itself: core's worlds test checks such reveals
    assert sent[0] == sent[1]
    return True


def decided_in_both(
    board: Board, twin: Board, who: Seat, texts: tuple[str, str], seat: Seat, rng: Random
) -> tuple[log.Decided, log.Decided] | None:
    """The same moment in both worlds, with luck that differs where the seat must not notice."""
    true, other = board.table.running.copy(), twin.table.running.copy()
    for progress, text in ((true, texts[0]), (other, texts[1])):
        if progress.decide(who, text) == [] and progress.complete():
            progress.close()
    luck: tuple[list[str], list[str]] = ([], [])
    while list(true.state.deciders()) == [CHANCE]:
        if list(other.state.deciders()) != [CHANCE]:
            return None
        one = rng.choice(list(true.state.legal(CHANCE)))
        two = rng.choice(list(other.state.legal(CHANCE)))
        if not look_alike(true.game, seat, (true.state, one), (other.state, two)):
            two = one
        if two not in other.state.legal(CHANCE):
            return None
        for progress, action, texts_so_far in ((true, one, luck[0]), (other, two, luck[1])):
            progress.match.act(CHANCE, action)
            texts_so_far.append(progress.game.write(action))
    stamp: dict[str, Any] = {"time": board.now, "guest": f"guest{who}", "seat": who}
    return (
        log.Decided(text=texts[0], luck=tuple(luck[0]), **stamp),
        log.Decided(text=texts[1], luck=tuple(luck[1]), **stamp),
    )


def look_alike(game: AnyGame, seat: Seat, *worlds: tuple[State, int]) -> bool:
    """Would the seat see the same after these draws?"""
    seen = []
    for state, action in worlds:
        after = state.copy()
        after.apply(CHANCE, action)
        seen.append(game.view(after, seat))
    return bool(seen[0] == seen[1])


def game_says(game: AnyGame, happened: Happened, state: Any, seat: Seat) -> list[object]:
    told: list[object] = [
        game.perceive(step, seat) for step in happened.steps if happened.private is None
    ]
    return [*told, game.view(state, seat)]


def refusal_of(board: Board, seat: Seat, text: str) -> str:
    try:
        board.table.running.copy().decide(seat, text)
    except Refusal as refusal:
        return refusal.rule
    except ValueError as error:
        return str(error)
    return "legal"


def compare_worlds(board: Board, rng: Random, pairs: int, longest: int) -> tuple[int, int]:
    """Play on, and at some positions let the two worlds go on side by side."""
    compared = steps = 0
    players = board.table.setup.players
    tries = 0
    while compared < pairs and tries < 60:
        tries += 1
        board.play_on(rng, rng.choice([1, 2, 5, 9]))
        if board.over():
            break
        seat = rng.randrange(players)
        true = again(board, seat)
        twin = twin_of(true, seat, rng)
        if twin is None:
            continue
        compared += 1
        for listener in (seat, WATCHER):
            assert true.bytes_for(listener) == twin.bytes_for(listener)
        for _ in range(longest):
            if seat in true.table.running.owed():
                wrong = rng.choice(["pass", "zzz", *true.table.running.legal(seat)])
                assert refusal_of(true, seat, wrong) == refusal_of(twin, seat, wrong)
            if not step(true, twin, seat, rng):
                break
            steps += 1
    return compared, steps


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_other_worlds_the_same_bytes(slug: str, players: int) -> None:
    rng, compared, steps = Random(f"bytes {slug} {players}"), 0, 0
    for _ in range(40):
        clock = ClockSetup("bank", 600, 2)
        board = Board(slug, players, options=SHORT.get(slug, {}), clock=clock)
        board.do(0, "start")
        more = compare_worlds(board, rng, 4, 12)
        compared, steps = compared + more[0], steps + more[1]
        if compared >= 8 and steps >= 8:
            break
    assert compared >= 8
    assert steps >= 8


def test_other_worlds_the_same_bytes_in_reaction_windows() -> None:
    rng, compared = Random("ambush"), 0
    for _ in range(30):
        board = Board("rps", 4, clock=ClockSetup("bank", 600), games={"rps": AMBUSH})
        board.do(0, "start")
        compared += compare_worlds(board, rng, 3, 6)[0]
    assert compared > 30


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test itself is tried: a audience whose numbers depend on a hidden choice is caught."""
    update = Audience.update

    def leaky(self: Audience, *args: Any, **more: Any) -> Any:
        made = update(self, *args, **more)
        chosen = getattr(self.table.running.state, "chosen", None) if self.table.progress else None
        return msgspec.structs.replace(made, number=made.number + 1000 * hash(str(chosen)))

    monkeypatch.setattr(Audience, "update", leaky)
    with pytest.raises(AssertionError):
        test_other_worlds_the_same_bytes("rps", 2)
