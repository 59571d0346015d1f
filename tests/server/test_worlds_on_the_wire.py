"""Pairs of worlds on the wire: what anybody gets over a socket or by a request depends on no secret of others.

Two servers play the same game side by side, over real sockets and with one clock for both. Hidden cards,
secret choices and the moments in which they are made differ. A player, a spectator and a stranger listen and
ask for everything that can be asked for; what they get must be the same, byte for byte, in the same frames, in
the same order, at the same moments.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec import structs

from sobremesa.core import JUDGE, AnyGame, Seat
from sobremesa.core.laws import agreements
from sobremesa.library import ALL
from sobremesa.server.live.live import Live
from sobremesa.server.net import rest_tables, sockets
from sobremesa.server.table import wire
from sobremesa.server.table.progress import Progress
from sobremesa.server.table.sentences import sentence
from sobremesa.server.table.table import Table
from sobremesa.server.table.views import table_view
from tests.server.alike import Alike, Move, lines_ahead
from tests.server.support import Line, Person, Refused
from tests.server.test_games import SHORT
from tests.server.world import AT_TABLE, OWN, PUBLIC, Fate, World, settled

FIVE = ("totem", "misty", "evidencia", "pyramids", "euphoria")
PAIRS = 12  # in one setting at most
LANGS = ("en", "es")
LONG = {"kind": "bank", "time": 6_000, "increment": 2}
AFRESH = {"kind": "decision", "time": 6_000}  # when somebody answered in a window leaves no trace


Games = Mapping[str, AnyGame]


class Leak(AssertionError):
    """Somebody could tell the worlds apart."""


@dataclass
class Report:
    """How much was compared, so that a test of nothing is seen."""

    pairs: int = 0
    different: int = 0  # pairs whose secrets differed at some time
    steps: int = 0  # in both worlds
    alone: int = 0  # secret decisions and second thoughts in one world, of which nobody may hear
    probes: int = 0
    bytes: int = 0


class Setting(NamedTuple):
    """What is played, and by whom it is watched."""

    game: AnyGame
    players: int
    options: dict[str, Any]
    seat: Seat  # who must not notice anything
    window: int = 0
    ahead: int = 0  # decisions before anybody looks
    mild: bool = True
    clock: dict[str, Any] = LONG
    spectators: bool = True


@dataclass
class Side:
    """The table in one of the two worlds, with everybody who is there."""

    world: World
    table: str
    people: list[Person]
    lines: list[Line]
    watcher: Person
    watching: Line

    @property
    def progress(self) -> Progress:
        return self.world.progress(self.table)


# Looking


async def frames_of(side: Side, seat: Seat) -> dict[str, Any]:
    return {
        "frames of the seat": await settled(side.lines[seat], "look"),
        "frames of the spectator": await settled(side.watching, "look"),
    }


async def fetched(side: Side, seat: Seat) -> dict[str, Any]:
    """Everything that the seat, a spectator and a stranger can ask for."""
    found: dict[str, Any] = {}
    seats = ("/replay?seat=0", "/position?seat=0", "/record?seat=0")
    at_table = [f"/api/tables/{side.table}{each}" for each in (*AT_TABLE, *seats)]
    asked = [(side.people[seat], each) for each in (*at_table, *OWN)]
    asked += [(side.watcher, each) for each in (*at_table, *OWN)]
    for who, each in [*asked, *((None, each) for each in (*at_table, *PUBLIC))]:
        got = await side.world.ask(who, "GET", each)
        found[f"{each} for {who and who.id}"] = (
            got.status_code,
            sorted(got.headers.items()),
            got.content,
        )
    for who, lang in (
        (side.people[seat], "en"),
        (None, "es"),
    ):  # the seat once more, and a stranger
        line = await side.world.line(who, side.table, lang=lang)
        found[f"all from the beginning for {who and who.id}"] = await settled(line, "look")
        await side.world.leave(line)
    return found


async def refusals(side: Side, seat: Seat, wrong: list[str]) -> dict[str, Any]:
    """Everything that they can try in vain."""
    return {
        "tried": await tried(side, seat, wrong),
        "refused to the seat": await refused(side.lines[seat], wrong),
        "refused to the spectator": await refused(side.watching, wrong),
    }


async def tried(side: Side, seat: Seat, lines: list[str]) -> object:
    wanted = {"do": "try", "id": "try", "lines": [{"line": text} for text in lines]}
    path = f"/api/tables/{side.table}/try"
    got = await side.world.ask(side.people[seat], "POST", path, json=wanted)
    return got.status_code, got.content


async def refused(line: Line, wrong: list[str]) -> list[object]:
    """Requests of all kinds that are refused, and what comes of them."""
    legal = line.legal
    requests: list[dict[str, Any]] = [
        {"do": "decide", "text": text} for text in wrong if text not in legal
    ]
    requests += [{"do": "start"}, {"do": "stand"}, {"do": "sit", "seat": 0}, {"do": "rematch"},
                 {"do": "contribute", "text": "late"}, {"do": "answer", "yes": True}, {"do": "nonsense"},
                 {"do": "offer", "what": "takeover", "about": 0}, {"do": "bot", "seat": 0}]  # fmt: skip
    if not (line.position and line.position["may_undo"]):
        requests.append({"do": "undo"})
    said: list[object] = []
    for request in requests:
        more = {key: value for key, value in request.items() if key != "do"}
        with pytest.raises(Refused) as no:
            await line.ask(str(request["do"]), id=f"no {len(said)}", **more)
        said.append(no.value.args)
    return [*said, await settled(line, "no")]


# Going on side by side


@dataclass
class Pair:
    setting: Setting
    judge: Alike
    sides: list[Side]
    fate: Fate
    report: Report
    sent: int = 0
    different: bool = False  # at some time
    pool: list[str] = field(default_factory=lambda: ["zzz", "pass"])

    @property
    def courses(self) -> list[Progress]:
        return [side.progress for side in self.sides]

    async def go_on(self, steps: int) -> None:
        """Step by step, until the rules open a difference, or the game is over."""
        for _ in range(steps):
            for side in self.sides:
                side.world.now += 700
            if any(side.world.live(side.table).table.status != "running" for side in self.sides):
                return
            for _ in range(self.judge.rng.choice([0, 0, 1, 2, 4])):
                await self.alone()
            if not await self.together():
                return
            self.report.steps += 1
            self.different = self.different or self.judge.different(self.courses)
            await self.compare(ask=self.report.steps % 3 == 1)
            if self.report.steps % 3 == 0:
                await self.chat()

    async def chat(self) -> None:
        """Lines of chat have numbers and times, too."""
        for side in self.sides:
            for line in (side.lines[self.setting.seat], side.watching):
                if line is not side.watching or self.setting.spectators:
                    await line.ask("chat", id=f"chat {self.report.steps}", text="hm")

    async def alone(self) -> None:
        """Something secret in one of the worlds, in which time does not go on without the other."""
        side = self.judge.rng.choice(self.sides)
        progress = side.progress
        if progress.asked and self.setting.clock is LONG:
            return  # a bank shows afterwards what somebody has used in a window
        move = self.judge.unnoticeable(progress)
        self.sent += 1
        if move is not None:
            await self.send(side, move)
            self.report.alone += 1
        elif not progress.asked:
            await self.think_again(side)
        await self.compare()

    async def think_again(self, side: Side) -> None:
        progress, rng = side.progress, self.judge.rng
        others = [who for who in range(self.setting.players) if who != self.setting.seat]
        able = [who for who in others if progress.mine(who) and progress.may_undo(who)]
        if not able:
            return
        who = rng.choice(able)
        await self.ask(side, who, "undo")
        while who in side.progress.drafts:
            self.sent += 1
            await self.ask(side, who, "decide", text=rng.choice(side.progress.legal(who)))
        self.report.alone += 1

    async def together(self) -> bool:
        """The same moment in both worlds; False if there is nothing that the seat would not notice."""
        rng, courses, fixed = self.judge.rng, self.courses, bool(self.setting.window)
        for _ in range(8):
            if fixed and courses[0].asked and rng.random() < 0.3:
                moves = self.judge.closing(courses)
            else:
                moves = self.judge.joint(courses, fixed)
            if moves is not None:
                break
            await self.alone()  # perhaps one is further than the other
        else:
            return False
        self.sent += 1
        for side, move in zip(self.sides, moves, strict=True):
            await self.send(side, move)
        if moves[0].text:
            self.pool.append(moves[0].text)
        return True

    async def send(self, side: Side, move: Move) -> None:
        self.fate.luck.extend(move.luck)
        if move.who is None:
            side.world.now += 1_000 * self.setting.window
            await side.world.hub.tick(side.table)
        else:
            await self.ask(side, move.who, "decide", text=move.text)
        assert not self.fate.luck, "all luck was used"

    async def ask(self, side: Side, who: Seat, what: str, **more: Any) -> None:
        """Over the socket, or as a request: in both worlds the same way."""
        name = f"ask {self.sent}"
        if self.sent % 3:
            await side.lines[who].ask(what, id=name, **more)
        else:
            path = f"/api/tables/{side.table}/do"
            wanted = {"do": what, "id": name, **more}
            got = await side.world.ask(side.people[who], "POST", path, json=wanted)
            assert got.status_code == 200, got.text

    async def compare(self, ask: bool = False) -> None:
        """What has come, and if wanted all that there is to ask for."""
        seat = self.setting.seat
        looks: list[Callable[[Side], Any]] = [lambda side: frames_of(side, seat)]
        if ask:
            looks.append(lambda side: fetched(side, seat))
            if self.sides[0].world.live(self.sides[0].table).table.status == "running":
                wrong = self.judge.rng.sample(self.pool, min(3, len(self.pool)))
                looks.append(lambda side: refusals(side, seat, wrong))
            self.report.probes += 1
        for look in looks:
            one, two = [await look(side) for side in self.sides]
            self.equal(one, two)

    def equal(self, one: dict[str, Any], two: dict[str, Any]) -> None:
        assert list(one) == list(two)
        for channel, got in one.items():
            self.report.bytes += len(repr(got))
            if got != two[channel]:
                lines = "\n".join(self.courses[0].match.lines(JUDGE))
                asked = self.setting.game.rules, *self.setting[1:]
                raise Leak(f"{channel}\n{got}\n{two[channel]}\n{asked}, after\n{lines}")


@asynccontextmanager
async def pair_of(
    worlds: list[World], fate: Fate, setting: Setting, name: str, report: Report
) -> AsyncIterator[Pair | None]:
    """Both tables, laid and begun; None if the luck of the start cannot be hidden."""
    rng = Random(name)
    judge = Alike(setting.game, setting.seat, rng, setting.mild)
    starts = [list[str](), list[str]()]
    if setting.ahead:
        starts = lines_ahead(judge, setting.players, setting.options, setting.ahead)
    courses = judge.fresh(setting.players, setting.options)
    for progress, start in zip(courses, starts, strict=True):
        progress.begin_from(start)
    opening = judge.opening(courses)
    if opening is None:
        yield None
        return
    sides = []
    for world, start in zip(worlds, starts, strict=True):
        fate.names.seed(name)
        world.now = worlds[0].now
        sides.append(await laid(world, setting, start))
    pair = Pair(setting, judge, sides, fate, report)
    try:
        await pair.compare(ask=not report.pairs)
        for side, move in zip(sides, opening, strict=True):
            fate.luck.extend(move.luck)
            await side.lines[0].ask("start", id="start")
            assert not fate.luck
        await pair.compare()
        report.pairs += 1
        yield pair
        report.different += pair.different
    finally:
        for side in sides:
            for line in [*side.lines, side.watching]:
                await line.close()


async def laid(world: World, setting: Setting, start: list[str]) -> Side:
    """A table with all its people, who come in the same order everywhere."""
    people = [await world.guest(f"Guest {seat}") for seat in range(setting.players)]
    watcher = await world.guest("Watcher")
    table = await world.table(
        people[0], setting.game.slug, setting.players, options=setting.options, start=start, listed=True,
        rules=setting.game.rules, clock=setting.clock, window=setting.window, spectators=setting.spectators,
    )  # fmt: skip
    lines = []
    for seat, person in enumerate(people):
        lines.append(await world.line(person, table, lang=LANGS[seat % 2]))
        await lines[-1].ask("sit", id="sit", seat=seat, contribution=f"mine {seat}")
    return Side(world, table, people, lines, watcher, await world.line(watcher, table))


# Which tables


def scenes(slug: str) -> Iterator[Setting]:
    """For every game those in which its secrets matter."""
    game, first = ALL[slug], ALL[slug].edition("1.0")
    assert first is not None
    match slug:
        case "totem":  # it has none
            yield Setting(game, 3, {}, 1)
        case "misty":
            yield Setting(game, 4, {}, 3, mild=False)
            yield Setting(first, 2, {"variant": "introductory"}, 0, ahead=30)
        case "evidencia":
            yield Setting(game, 2, {"memory_aid": "off"}, 1, mild=False)
            yield Setting(game, 2, {"pile_backs": "all"}, 0, ahead=200)  # up to the rows
        case "pyramids":
            yield Setting(game, 3, {"map": "outer"}, 2, ahead=60)
        case "euphoria":
            yield Setting(game, 5, {}, 4, ahead=12, clock=AFRESH)
            yield Setting(first, 4, {}, 1, window=20, ahead=30, spectators=False)


def any_scene(slug: str, rng: Random) -> Setting:
    """Any edition, any number of players, any options; anybody may be the one who must not notice."""
    game = rng.choice(ALL[slug].editions())
    players = rng.choice([count for count in game.seats if count > 1])
    options = {**rng.choice(agreements(game, players)), **SHORT.get(slug, {})}
    options.pop("reaction_prompt", None)  # one of its values is not for tables
    return Setting(
        game, players, options, rng.randrange(players), rng.choice([0, 0, 20]), rng.choice([0, 0, 4, 30, 90, 200]),
        rng.random() < 0.7, rng.choice([LONG, AFRESH]), rng.random() < 0.8,
    )  # fmt: skip


async def compare_worlds(
    folder: Path, wanted: Iterable[Setting], seed: str, steps: int, games: Games = ALL
) -> Report:
    """Pairs of tables in these settings, in each until so many steps were compared."""
    report, fate = Report(), Fate()
    with pytest.MonkeyPatch.context() as monkeypatch:
        fate.plant(monkeypatch)
        async with World(folder / "one", games) as one, World(folder / "two", games) as two:
            for number, setting in enumerate(wanted):
                goal = report.steps + steps
                for again in range(PAIRS):
                    name = f"{setting.game.slug} {seed} {number} {again}"
                    async with pair_of([one, two], fate, setting, name, report) as pair:
                        if pair is not None:
                            await pair.go_on(goal - report.steps)
                    if report.steps >= goal:
                        break
    return report


@pytest.mark.parametrize("slug", FIVE)
def test_nobody_can_tell_two_worlds_apart(slug: str, tmp_path: Path) -> None:
    report = asyncio.run(compare_worlds(tmp_path, scenes(slug), "quick", 6))
    assert report.steps >= 6
    assert report.probes >= 3
    if slug != "totem":
        assert 2 * report.different > report.pairs > 0
        assert report.alone > 0


@pytest.mark.soak
@pytest.mark.parametrize("slug", [*FIVE, "rps"])
def test_nobody_can_tell_many_worlds_apart(slug: str, tmp_path: Path) -> None:
    rng = Random(f"scenes {slug}")
    wanted = [any_scene(slug, rng) for _ in range(24)]
    report = asyncio.run(compare_worlds(tmp_path, wanted, "soak", 20))
    print(slug, report)
    assert report.steps >= 300
    assert report.probes >= 100
    assert report.different > 12 or slug == "totem"


# The test itself is tried


def rock(table: Table) -> bool:
    """A secret: has seat 1 chosen rock?"""
    return bool(
        table.progress and list(getattr(table.progress.state, "chosen", [0, 0])[1])[-1:] == [0]
    )


def one_space_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """In what anybody may fetch about a table, as long as the secret is one."""

    def leaky(table: Table, names: Mapping[str, str]) -> wire.TableView:
        view = table_view(table, names)
        return structs.replace(view, lang=view.lang + " " * rock(table))

    monkeypatch.setattr(rest_tables, "table_view", leaky)


def one_frame_more(monkeypatch: pytest.MonkeyPatch) -> None:
    publish = Live.publish

    def leaky(self: Live, *more: Any) -> None:
        publish(self, *more)
        if rock(self.table):
            self.publish_presence()

    monkeypatch.setattr(Live, "publish", leaky)


def one_frame_later(monkeypatch: pytest.MonkeyPatch) -> None:
    publish = Live.publish

    def leaky(self: Live, *more: Any) -> None:
        if rock(self.table):
            asyncio.get_running_loop().call_later(0.05, lambda: publish(self, *more))
        else:
            publish(self, *more)

    monkeypatch.setattr(Live, "publish", leaky)


def another_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(error: Exception, table: Table | None, lang: str) -> tuple[str, str]:
        rule, said = sentence(error, table, lang)
        return rule, said + "." * bool(table and rock(table))

    monkeypatch.setattr(sockets, "sentence", leaky)


@pytest.mark.parametrize(
    "plant", [one_space_more, one_frame_more, one_frame_later, another_refusal]
)
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    scene = Setting(ALL["rps"], 2, {}, 0, mild=False)
    with pytest.raises(Leak):
        asyncio.run(compare_worlds(tmp_path, [scene], "planted", 30))
