"""The dry run: what would be legal after decisions of one's own. It changes nothing and betrays nothing."""

import asyncio
from random import Random

import msgspec
import pytest

from sobremesa.core import WATCHER, Refusal, Seat
from sobremesa.library import ALL
from sobremesa.server.table import dryrun, wire
from sobremesa.server.table.clock import ClockSetup
from sobremesa.server.table.proposals import NotHere
from tests.server.sansio import DECODER, Board
from tests.server.support import Person, Refused, Server, seated
from tests.server.test_games import SHORT
from tests.server.test_secrets import SIZES, again, twin_of
from tests.server.toy import GAME as AMBUSH


def explain(error: Exception) -> tuple[str, str]:
    return (error.rule if isinstance(error, Refusal) else type(error).__name__, str(error))


def attempt(board: Board, seat: Seat, *lines: str | tuple[str, int]) -> list[wire.Outcome]:
    """Try lines, each after the one before unless it says after which."""
    tree = [
        (line, place - 1) if isinstance(line, str) else line for place, line in enumerate(lines)
    ]
    asked = {"do": "try", "id": "t", "lines": [{"line": line, "after": at} for line, at in tree]}
    request = DECODER.decode(msgspec.json.encode(asked))
    assert isinstance(request, wire.Try)
    return dryrun.try_out(board.table, f"guest{seat}", request, None, explain).outcomes


def walking() -> tuple[Board, Seat]:
    """A table of Totem at which a seat has dice to use."""
    board = Board("totem", 2)
    board.do(0, "start")
    board.play_on(Random(5), 2)
    (seat,) = board.position(0).deciders
    assert any(text.startswith("use ") for text in board.position(seat).legal)
    return board, seat


def test_it_tells_what_would_be_legal() -> None:
    board, seat = walking()
    use = next(text for text in board.position(seat).legal if text.startswith("use "))
    (first,) = attempt(board, seat, use)
    walk = first.legal[0]
    second = attempt(board, seat, use, walk)[1]
    board.do(seat, "decide", text=use)
    assert first.legal == board.position(seat).legal
    board.do(seat, "decide", text=walk)
    assert second.legal == board.position(seat).legal


def test_several_lines_may_come_after_the_same_one() -> None:
    board, seat = walking()
    use = [text for text in board.position(seat).legal if text.startswith("use ")][-1]
    (first,) = attempt(board, seat, use)
    one, other = first.legal[:2]
    found = attempt(board, seat, use, (one, 0), (other, 0))
    assert [not outcome.rule for outcome in found] == [True, True, True]
    assert found[1] != found[2]
    with pytest.raises(ValueError, match="an earlier one"):
        attempt(board, seat, (use, 0))


def test_a_line_that_does_not_stand_says_why_and_nothing_comes_after_it() -> None:
    board, seat = walking()
    use = next(text for text in board.position(seat).legal if text.startswith("use "))
    found = attempt(board, seat, use, "J10-A1", "stop", ("castle", 0), ("stop", 0))
    assert [outcome.rule for outcome in found] == ["", "TOT-40", "NotHere", "ValueError", "TOT-48"]
    assert not any(outcome.legal or outcome.final for outcome in found[1:])


def test_it_ends_where_the_dice_or_others_come_next() -> None:
    board, seat = walking()
    use = min((t for t in board.position(seat).legal if t.startswith("use ")), key=len)
    lines, found = [use], attempt(board, seat, use)
    while not found[-1].final:
        lines.append(found[-1].legal[0])
        found = attempt(board, seat, *lines)
    assert not found[-1].rule
    assert found[-1].legal == []
    assert attempt(board, seat, *lines, "use 1")[-1].rule == "NotHere"


def test_it_changes_nothing() -> None:
    board, seat = walking()
    before = {listener: board.bytes_for(listener) for listener in (0, 1, WATCHER)}
    count = board.table.number
    for text in board.position(seat).legal:
        attempt(board, seat, text)
    assert {listener: board.bytes_for(listener) for listener in (0, 1, WATCHER)} == before
    assert board.table.number == count
    board.do(seat, "decide", text=board.position(seat).legal[0])


def test_only_whoever_may_decide_may_try() -> None:
    board, seat = walking()
    with pytest.raises(NotHere, match="not-seated"):
        attempt(board, 7, "use 5")
    assert attempt(board, 1 - seat, "use 5")[0].rule == "TOT-21"
    board.do(seat, "resign")
    with pytest.raises(NotHere, match="not-running"):
        attempt(board, seat, "use 5")


def test_in_a_reaction_window_nothing_that_would_follow_is_told() -> None:
    board = Board("rps", 3, games={"rps": AMBUSH})
    board.do(0, "start")
    board.do(0, "decide", text="attack")
    (found,) = attempt(board, 1, "pass")
    assert (found.rule, found.final, found.legal) == ("", True, [])
    board.do(1, "decide", text="pass")
    assert attempt(board, 1, "pass")[0].rule, "it has answered"


@pytest.mark.parametrize("slug", list(ALL))
def test_what_cannot_be_taken_back_ends_the_run(slug: str) -> None:
    """What is told after a line is what deciding shows and undoing takes back; else it is final."""
    rng, tried = Random(f"dry {slug}"), 0
    board = None
    for _ in range(25):
        if board is None or board.over():
            board = Board(slug, ALL[slug].seats[-1], options=SHORT.get(slug, {}))
            board.do(0, "start")
        for seat in board.table.running.owed():
            text = rng.choice(board.position(seat).legal)
            (found,) = attempt(board, seat, text)
            real = again(board, seat)
            real.do(seat, "decide", text=text)
            now = real.position(seat)
            told = now.may_undo and bool(now.legal) and now.window is None
            assert (found.rule, found.final) == ("", not told)
            assert found.legal == (now.legal if told else [])
            tried += 1
        board.play_on(rng, rng.choice([1, 2, 3]))
    assert tried >= 25


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_other_worlds_the_same_outcomes(slug: str, players: int) -> None:
    """Whatever a seat tries, it is told the same in every world that it cannot tell from the true one."""
    rng, compared = Random(f"dry worlds {slug} {players}"), 0
    for _ in range(12):
        board = Board(slug, players, options=SHORT.get(slug, {}), clock=ClockSetup("bank", 600, 2))
        board.do(0, "start")
        for _ in range(8):
            board.play_on(rng, rng.choice([1, 2, 5]))
            compared += 0 if board.over() else same_outcomes(board, rng)
        if compared >= 12:
            break
    assert compared >= 6


def same_outcomes(board: Board, rng: Random) -> int:
    compared = 0
    for seat in board.table.running.owed():
        twin = twin_of(again(board, seat), seat, rng)
        if twin is None:
            continue
        legal = board.position(seat).legal
        lines = [*rng.sample(legal, min(6, len(legal))), "pass", "zzz"]
        first = attempt(board, seat, *((line, -1) for line in lines))
        assert attempt(twin, seat, *((line, -1) for line in lines)) == first
        going = [place for place, outcome in enumerate(first) if outcome.legal][:3]
        deeper = [(line, -1) for line in lines]
        deeper += [(rng.choice(first[place].legal), place) for place in going]
        assert attempt(twin, seat, *deeper) == attempt(board, seat, *deeper)
        compared += 1
    return compared


# Over the wire


def test_by_socket_and_by_rest(house: Server) -> None:
    asyncio.run(by_both(house))


async def by_both(server: Server) -> None:
    lines = await seated(server, "totem", 2, 2)
    await lines[0].until(lambda: lines[0].position)
    seat = (lines[0].position or {})["deciders"][0]
    line = lines[seat]
    await line.until(lambda: line.legal)
    asked = [{"line": line.legal[0]}, {"line": "A1-A2", "after": 0}, {"line": "A1-A2"}]
    found = await line.ask("try", lines=asked)
    assert [o["rule"] for o in found["outcomes"]] == ["", "try-after", "TOT-18"]
    person = line.person
    assert person is not None
    answer = person.ask(
        "POST", f"/tables/{line.table}/try", json={"do": "try", "id": "x", "lines": asked}
    )
    assert answer.status_code == 200, answer.text
    assert answer.json()["outcomes"] == found["outcomes"]
    with pytest.raises(Refused):
        await line.ask("try", lines=[])
    for each in lines:
        await each.close()
    stranger = Person.new(server, "Stranger")
    answer = stranger.ask(
        "POST", f"/tables/{line.table}/try", json={"do": "try", "id": "x", "lines": asked}
    )
    assert (answer.status_code, answer.json()["extra"]["rule"]) == (409, "not-seated")


def test_many_lines_count_as_several_messages() -> None:
    def asking(count: int) -> wire.Try:
        return wire.Try(id="x", lines=[wire.Attempt(line="pass")] * count)

    assert [dryrun.cost(asking(count)) for count in (1, 16, 17, 64)] == [1, 1, 2, 4]
