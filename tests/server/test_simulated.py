"""What is for simulations is not for tables: it is not offered, it is refused, and old tables hide it."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from sobremesa.core import WATCHER, Seat
from sobremesa.core.option import Option, for_tables
from sobremesa.core.record import record_of
from sobremesa.core.wrong import Wrong
from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.windows import usable
from sobremesa.library import ALL
from sobremesa.server.table.audience import Audience
from sobremesa.server.table.table import Table
from sobremesa.server.table.views import position
from tests.server.sansio import Board
from tests.server.support import Person, Server, request

CAPABLE = {"reaction_prompt": "capable", "max_rounds": 6}


def once(option: Option) -> Option:
    """As it was before there were values apart."""
    return replace(option, apart=())


OLD = {"euphoria": replace(GAME, options=tuple(map(once, GAME.options)))}


def old_table(seed: int, **setup: Any) -> Board:
    """A table that was laid, and played at random, when `capable` was offered."""
    board, rng = Board("euphoria", 4, options=CAPABLE, games=OLD, **setup), Random(seed)
    board.do(0, "start")
    for _ in range(400):
        owed = board.table.running.owed() if board.table.status == "running" else []
        if not owed:
            break
        seat = rng.choice(owed)
        board.do(seat, "decide", text=rng.choice(board.table.running.legal(seat)))
        if board.table.window_ends and rng.random() < 0.6:
            board.wait(10_000)
    return board


def hand_betrayed(table: Table, listener: Seat) -> bool:
    """Does whom the table waits for in a window depend on what somebody holds?"""
    seen = position(table, listener, 0)
    state: Any = table.running.state
    if seen is None or not table.running.asked:
        return False
    public = [
        seat
        for seat in range(table.setup.players)
        if seat != state.active and state.hidden_places(seat) and state.hands[seat]
    ]
    capable = [seat for seat in public if usable(state, seat)]
    return seen.deciders == capable and set(capable) < set(public) and len(seen.deciders) > 0


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("window", [0, 5])
def test_an_old_table_that_asked_only_the_capable_hides_them(seed: int, window: int) -> None:
    old = old_table(seed, window=window)
    audience, windows, betrayed = Audience(Table(old.table.name, ALL)), 0, 0
    for entry in old.table.entries:
        audience.apply(entry)
        if audience.table.progress and audience.table.progress.asked:
            windows += 1
            betrayed += hand_betrayed(audience.table, WATCHER)
    assert windows > 0
    assert betrayed == 0
    told = [line for piece in audience.stream(WATCHER) for line in piece.lines]
    assert "capable" not in str(audience.table.setup.options)
    assert told, "it is the same game"
    mine, theirs = audience.table.running.match.events, old.table.running.match.events
    passed = [event for n, event in enumerate(mine) if n not in audience.table.running.silent]
    assert [event for event in theirs if event.who < 0] == [e for e in passed if e.who < 0]
    assert audience.table.result == old.table.result
    if old.table.result:
        mine_over: Any = audience.table.running.state
        theirs_over: Any = old.table.running.state
        assert mine_over.turns == theirs_over.turns


def test_an_old_table_goes_on_and_asks_everybody() -> None:
    old = old_table(9)
    board = Board.__new__(Board)
    board.now, board.count, board.audience = old.now, 1000, Audience(Table(old.table.name, ALL))
    for entry in old.table.entries[:60]:
        board.audience.apply(entry)
    rng, asked_in_vain = Random(5), 0
    for _ in range(300):
        progress = board.table.running
        owed = progress.owed() if board.table.status == "running" else []
        if not owed:
            break
        asked_in_vain += any(progress.legal(seat) == ["pass"] for seat in owed if progress.asked)
        seat = rng.choice(owed)
        board.do(seat, "decide", text=rng.choice(progress.legal(seat)))
    assert asked_in_vain > 5
    again = Audience(Table(old.table.name, ALL))
    for entry in board.table.entries:
        again.apply(entry)
    assert again.table.running.match.events == board.table.running.match.events


def test_a_record_of_such_a_game_still_begins_a_table_that_was_laid_then() -> None:
    old = old_table(2)
    lines = [str(line) for line in record_of(old.table.running.match, -3).lines]
    board = Board("euphoria", 4, options=CAPABLE, start=lines[:-4])
    board.do(0, "start")
    assert board.table.running.owed()


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_table_cannot_be_laid_with_what_is_for_simulations(house: Server, lang: str) -> None:
    found = request("GET", f"{house.url}/api/games/euphoria?lang={lang}").json()
    offered = {option["name"]: option for option in found["options"]}
    assert offered["reaction_prompt"]["values"] == ["all"]
    assert offered["max_rounds"]["high"] == 200
    person = Person.new(house, lang=lang)
    for options, word in ((CAPABLE, "capable"), ({"max_rounds": 1000}, "200")):
        body = {"game": "euphoria", "players": 4, "options": options}
        answer = person.ask("POST", f"/tables?lang={lang}", json=body)
        assert answer.status_code == 400
        assert word in answer.json()["detail"]
        assert ("opción" if lang == "es" else "option") in answer.json()["detail"]


@pytest.mark.parametrize("slug", list(ALL))
def test_what_a_table_may_choose_includes_every_default(slug: str) -> None:
    for game in ALL[slug].editions():
        for_tables(game.options, game.settle({}))
        for option in game.options:
            option.at_tables().check(option.default)


def test_a_number_that_never_lets_a_game_end_is_refused() -> None:
    totem = ALL["totem"].options
    for_tables(totem, {"quiet_per_player": 1000})
    with pytest.raises(Wrong, match="from 1 to 1000"):
        for_tables(totem, {"quiet_per_player": 1001})
