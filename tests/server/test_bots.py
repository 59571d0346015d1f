"""Computer players at tables: every level plays a game to its end, and a player goes on with its turn."""

import asyncio
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from sobremesa.core import CHANCE
from sobremesa.core.fair import Fair
from sobremesa.core.match import Match
from sobremesa.library import ALL
from sobremesa.players.budget import Budget
from sobremesa.players.levels import LEVELS
from sobremesa.players.searcher import SearchPlayer
from sobremesa.server.bots import thinking
from sobremesa.server.bots.thinking import Job, Question, decide, question_of
from sobremesa.server.bots.workers import Failed, Workers, end
from sobremesa.server.table import wire
from tests.server.sansio import Board
from tests.server.support import Line, Person, Server, seated, serving

FEW = Budget(simulations=6)


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house whose bots think little."""
    few = ("--limits", "10000", "--bot-budget", "6", "--bot-pace", "0.02")
    with serving(tmp_path_factory.mktemp("quick"), arguments=few) as server:
        yield server


def test_the_levels_are_those_of_the_players() -> None:
    assert get_args(wire.Level) == ("random", *LEVELS)
    assert wire.AddBot(id="1", seat=0).level == "medium"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("misty", {"rounds_to_win": 1}),
        ("euphoria", {"max_rounds": 2}),
        ("totem", {"quiet_per_player": 2}),
    ],
)
def test_bots_of_every_level_play_to_the_end(
    slug: str, options: dict[str, int], quick: Server
) -> None:
    asyncio.run(watched(quick, slug, options))
    assert "failed" not in quick.log()


async def watched(server: Server, slug: str, options: dict[str, int]) -> None:
    host = Person.new(server)
    levels = list(LEVELS)[-ALL[slug].seats[-1] :]
    bots = {str(seat): level for seat, level in enumerate(levels)}
    table = host.table(slug, len(levels), options=options, bots=bots, seat=None)
    line = Line(host, table)
    await line.open()
    assert [chair["level"] for chair in line.info["chairs"]] == levels
    await line.ask("start")
    await line.until(lambda: line.over, 120)
    await line.close()
    assert "sobremesa_bots_failed_total 0" in server.metrics()


# A player and its turn


def begun(slug: str, players: int) -> Match:
    match, fair = Match(ALL[slug], players, {}), Fair.from_seed("bots", players)
    while match.deciders() == [CHANCE]:
        match.draw(fair)
    return match


def walking() -> Match:
    """A turn of several decisions: points to use, then step after step."""
    match, fair = begun("totem", 2), Fair.from_seed("walking", 2)
    while not match.legal(seat := match.deciders()[0])[0].startswith("use "):
        match.play(seat, match.legal(seat)[0])
        while match.deciders() == [CHANCE]:
            match.draw(fair)
    return match


def job_of(match: Match, seat: int, level: str = "hard") -> Job:
    legal = [int(action) for action in match.state.legal(seat)]
    seen, heard = match.view(seat), match.heard(seat)
    rules = (match.game.slug, match.game.rules)
    question = Question(*rules, seat, seen, heard, legal, FEW, match.players, match.options)
    return Job("table", level, question)


@pytest.fixture
def fresh() -> Iterator[None]:
    thinking.players.clear()
    yield
    thinking.players.clear()


def decided(match: Match, level: str = "hard") -> tuple[SearchPlayer, str]:
    seat = match.deciders()[0]
    text = decide(job_of(match, seat, level))
    player = thinking.players["table", seat].player
    assert isinstance(player, SearchPlayer)
    return player, text


@pytest.mark.usefixtures("fresh")
def test_a_player_is_kept_while_its_turn_goes_on() -> None:
    match = walking()
    seat = match.deciders()[0]
    player, text = decided(match)
    match.play(seat, text)
    assert match.deciders() == [seat]
    again, _ = decided(match)
    assert again is player


@pytest.mark.usefixtures("fresh")
def test_another_decision_than_its_own_is_met_by_a_fresh_player() -> None:
    match = walking()
    seat = match.deciders()[0]
    player, text = decided(match)
    other = next(move for move in match.legal(seat) if move != text)
    match.play(seat, other)
    assert decided(match)[0] is not player


@pytest.mark.usefixtures("fresh")
def test_a_decision_that_was_taken_back_is_thought_about_afresh() -> None:
    match = walking()
    player, _ = decided(match)
    assert decided(match)[0] is not player


@pytest.mark.usefixtures("fresh")
def test_only_so_many_players_are_kept() -> None:
    match = begun("rps", 2)
    for number in range(thinking.MOST_KEPT + 5):
        decide(job_of(match, 0)._replace(table=str(number)))
    assert len(thinking.players) == thinking.MOST_KEPT


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("slug", list(ALL))
def test_every_game_can_be_played_by_a_medium_bot(slug: str) -> None:
    """In the middle of the game, from the same lines and views that people get."""
    rng, board = Random(f"medium {slug}"), Board(slug, ALL[slug].seats[-1])
    board.do(0, "start")
    board.play_on(rng, 12)
    for _ in range(4):
        owed = board.table.running.owed()
        if not owed:
            break
        progress, seat = board.table.running, owed[0]
        text = decide(Job("table", "medium", question_of(progress, seat, FEW)))
        assert text in progress.legal(seat)
        board.do(seat, "decide", text=text)


# Workers


def ends_badly(job: str) -> str:
    raise RuntimeError(job)


def test_a_worker_that_fails_is_told_and_the_next_work_is_done() -> None:
    async def ask() -> str:
        workers = Workers(1)
        try:
            with pytest.raises(Failed):
                await workers.ask("x", ends_badly, "no")
            return await workers.ask("x", decide, job_of(begun("rps", 2), 0, "random"))
        finally:
            workers.stop()

    assert asyncio.run(ask()) in ("rock", "paper", "scissors")


def test_a_worker_that_is_given_up_is_ended() -> None:
    """It would go on with what nobody waits for, beside the one that takes its place."""

    async def ask() -> None:
        workers = Workers(1)
        waiting = asyncio.ensure_future(workers.ask("x", time.sleep, 3600))
        while (pool := workers.desks[0].process) is None or not pool._processes:
            await asyncio.sleep(0.01)
        (process,) = pool._processes.values()
        end(pool)
        await asyncio.to_thread(process.join)
        assert process.exitcode == -signal.SIGKILL
        with pytest.raises(Failed):
            await waiting
        workers.stop()

    asyncio.run(ask())


@pytest.mark.slow
def test_the_server_answers_while_a_bot_decides(tmp_path: Path) -> None:
    """The first bot has to wait for its process to start; nobody else has to."""

    async def run(server: Server) -> None:
        (line,) = await seated(server, "rps", 2, 1)
        await line.ask("ping")
        assert line.position
        assert line.position["deciders"] == [0, 1], "the bot still thinks"
        await line.until(lambda: line.position and line.position["deciders"] == [0])
        await line.close()

    with serving(tmp_path) as server:
        asyncio.run(run(server))
