"""The rules of the house: who may do what at a table. A request becomes an entry, or is refused.

Nothing here changes a table: a proposed entry counts only when it stands in the log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from sobremesa.core import WATCHER, Seat
from sobremesa.core.match import Match
from sobremesa.server import log, wire
from sobremesa.server.chairs import hindrance
from sobremesa.server.course import Course
from sobremesa.server.table import MOST_ENTRIES, Table


class NotHere(Exception):
    """The house says no: the word is `refused-<word>` in the texts, the rest its variables; an error
    among them is told in words."""

    def __init__(self, word: str, **args: str | int | Exception) -> None:
        super().__init__(word)
        self.word, self.args_of = word, args


class Asker(NamedTuple):
    """Who asks for something, and for which of the own seats."""

    guest: str
    seat: Seat  # WATCHER: none


def asker(table: Table, guest: str, wanted: Seat | None) -> Asker:
    """NotHere if the wanted seat belongs to somebody else, or to nobody."""
    seat = table.seat_of(guest, wanted)
    if wanted is not None and seat != wanted:
        raise NotHere("not-yours", seat=wanted)
    return Asker(guest, seat)


def welcome(table: Table, guest: str, wanted: Seat | None) -> Asker:
    """Somebody who may ask for something here at all."""
    if table.game is None:
        raise NotHere("rules-unknown", rules=table.setup.rules)
    if guest in table.banned:
        raise NotHere("banned")
    return asker(table, guest, wanted)


def propose(
    table: Table, guest: str, request: wire.Deed, now: int, wanted: Seat | None = None
) -> log.AnyEntry:
    """The entry that a request asks for. NotHere, Refusal or ValueError say why not."""
    who = welcome(table, guest, wanted)
    stamp = {"time": now, "guest": guest, "id": request.id}
    return PROPOSALS[type(request)](table, who, request, stamp)


Stamp = Mapping[str, Any]


def waiting(table: Table) -> None:
    if table.status != "waiting":
        raise NotHere("begun")


def playing(table: Table, who: Asker) -> Seat:
    """The seat of a person in a running game."""
    if table.status != "running":
        raise NotHere("not-running")
    return seated(who)


def seated(who: Asker) -> Seat:
    if who.seat == WATCHER:
        raise NotHere("not-seated")
    return who.seat


def hosting(table: Table, who: Asker) -> None:
    if who.guest != table.host:
        raise NotHere("not-host")


def seat_there(table: Table, seat: Seat) -> Seat:
    if not 0 <= seat < table.setup.players:
        raise NotHere("no-seat", seat=seat, last=table.setup.players - 1)
    return seat


def sit(table: Table, who: Asker, request: wire.Sit, stamp: Stamp) -> log.AnyEntry:
    mine = who.seat if request.seat is None else table.seat_of(who.guest, request.seat)
    if mine != WATCHER and table.chairs[mine].left and table.status == "running":
        return log.Returned(seat=mine, **stamp)
    waiting(table)
    if mine != WATCHER and not table.setup.one_screen:
        raise NotHere("seated-already", seat=mine)
    if table.locked and who.guest != table.host:
        raise NotHere("locked")
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if not free:
        raise NotHere("full")
    seat = free[0] if request.seat is None else seat_there(table, request.seat)
    if seat not in free:
        raise NotHere("taken", seat=seat)
    return log.Sat(seat=seat, **stamp)


def stand(table: Table, who: Asker, request: wire.Stand, stamp: Stamp) -> log.AnyEntry:
    waiting(table)
    return log.Stood(seat=seated(who), **stamp)


def contribute(table: Table, who: Asker, request: wire.Contribute, stamp: Stamp) -> log.AnyEntry:
    waiting(table)
    return log.Contributed(seat=seated(who), text=request.text, **stamp)


def choose(table: Table, who: Asker, request: wire.Choose, stamp: Stamp) -> log.AnyEntry:
    waiting(table)
    seat = seated(who if request.seat is None else asker(table, who.guest, request.seat))
    assert table.game is not None
    if request.colour and request.colour not in table.game.colours:
        raise NotHere("no-colour")
    others = [chair.colour for other, chair in enumerate(table.chairs) if other != seat]
    if request.colour and request.colour in others:
        raise NotHere("colour-taken")
    return log.Chose(seat=seat, colour=request.colour, **stamp)


def add_bot(table: Table, who: Asker, request: wire.AddBot, stamp: Stamp) -> log.AnyEntry:
    waiting(table)
    hosting(table, who)
    if not table.chairs[seat_there(table, request.seat)].free:
        raise NotHere("taken", seat=request.seat)
    return log.Bot(seat=request.seat, level=request.level, **stamp)


def free(table: Table, who: Asker, request: wire.Free, stamp: Stamp) -> log.AnyEntry:
    waiting(table)
    hosting(table, who)
    if not table.chairs[seat_there(table, request.seat)].bot:
        raise NotHere("no-bot", seat=request.seat)
    return log.Freed(seat=request.seat, **stamp)


def start(table: Table, who: Asker, request: wire.Start, stamp: Stamp) -> log.AnyEntry:
    waiting(table)
    hosting(table, who)
    if any(chair.free for chair in table.chairs):
        raise NotHere("seats-free")
    game = table.game
    assert game is not None
    course = Course(Match(game, table.setup.players, table.setup.options))
    steps = table.begin(course)
    more, texts = course.luck(table.fair())
    entry = log.Started(luck=texts, **stamp)
    table.prepared = (entry, course, [*steps, *more])  # a long beginning is not played twice
    return entry


def deciding(table: Table, who: Asker) -> Seat:
    """The seat for which a person may decide."""
    seat = playing(table, who)
    if table.chairs[seat].out or table.chairs[seat].bot:
        raise NotHere("bot-plays")
    return seat


def decide(table: Table, who: Asker, request: wire.Decide, stamp: Stamp) -> log.AnyEntry:
    seat = deciding(table, who)
    time, guest, name = stamp["time"], who.guest, request.id
    return table.prepare(log.Decided(seat=seat, text=request.text, time=time, guest=guest, id=name))


def undo(table: Table, who: Asker, request: wire.Undo, stamp: Stamp) -> log.AnyEntry:
    seat = deciding(table, who)
    if not table.running.may_undo(seat):
        raise NotHere("undo-final")
    return log.Undone(seat=seat, secret=bool(table.running.mine(seat)), **stamp)


def offer(table: Table, who: Asker, request: wire.MakeOffer, stamp: Stamp) -> log.AnyEntry:
    seat = deciding(table, who)
    if table.chairs[seat].left:
        raise NotHere("come-back")
    if table.asked_to_agree():
        raise NotHere("offer-open")
    about = -1
    if request.what == "takeover":
        about = seat_there(table, -1 if request.about is None else request.about)
    word, meant = hindrance(table.offer_of(request.what, seat, about), table.chairs)
    if word:
        raise NotHere(word, seat=meant)
    if request.what == "takeback":
        if table.running.last_of(seat) is None:
            raise NotHere("takeback-none")
        if table.running.asked:
            raise NotHere("takeback-window")
    return log.Offered(seat=seat, what=request.what, about=about, **stamp)


def answer(table: Table, who: Asker, request: wire.Answer, stamp: Stamp) -> log.AnyEntry:
    seat = playing(table, who)
    if seat not in table.asked_to_agree():
        raise NotHere("offer-none")
    return (log.Agreed if request.yes else log.Declined)(seat=seat, **stamp)


def resign(table: Table, who: Asker, request: wire.Resign, stamp: Stamp) -> log.AnyEntry:
    seat = playing(table, who)
    if table.chairs[seat].out:
        raise NotHere("bot-plays")
    return log.Resigned(seat=seat, **stamp)


def leave(table: Table, who: Asker, request: wire.Leave, stamp: Stamp) -> log.AnyEntry:
    seat = seated(who)
    if table.status == "waiting":
        return log.Stood(seat=seat, **stamp)
    if table.chairs[seat].left:
        raise NotHere("left-already")
    return log.Left(seat=seat, **stamp)


def kick(table: Table, who: Asker, request: wire.Kick, stamp: Stamp) -> log.AnyEntry:
    hosting(table, who)
    if request.guest == table.host:
        raise NotHere("kick-host")
    if table.status == "over":
        raise NotHere("not-running")
    return log.Kicked(seat=table.seat_of(request.guest), who=request.guest, **stamp)


def lock(table: Table, who: Asker, request: wire.Lock, stamp: Stamp) -> log.AnyEntry:
    hosting(table, who)
    return log.Locked(on=request.on, **stamp)


def watching(table: Table, who: Asker, request: wire.Watching, stamp: Stamp) -> log.AnyEntry:
    hosting(table, who)
    return log.Spectators(on=request.on, **stamp)


def abort(table: Table, who: Asker, request: wire.Abort, stamp: Stamp) -> log.AnyEntry:
    hosting(table, who)
    if table.status == "over":
        raise NotHere("not-running")
    return log.Aborted(**stamp)


def rematch(table: Table, who: Asker, request: wire.AskRematch, stamp: Stamp) -> log.AnyEntry:
    seated(who)
    if table.status != "over":
        raise NotHere("not-over")
    if table.rematch:
        raise NotHere("rematch-there")
    return log.Rematch(table="", **stamp)  # the hub makes the new table and fills this in


PROPOSALS: dict[type[Any], Callable[[Table, Asker, Any, Stamp], log.AnyEntry]] = {
    wire.Sit: sit, wire.Stand: stand, wire.Contribute: contribute, wire.Choose: choose, wire.AddBot: add_bot,
    wire.Free: free, wire.Start: start, wire.Decide: decide, wire.Undo: undo,
    wire.MakeOffer: offer, wire.Answer: answer, wire.Resign: resign, wire.Leave: leave,
    wire.Kick: kick, wire.Lock: lock, wire.Watching: watching, wire.Abort: abort,
    wire.AskRematch: rematch,
}  # fmt: skip


def tick(table: Table, now: int) -> log.AnyEntry | None:
    """What time itself brings: a window that closes, a clock at zero. One entry at a time."""
    if table.status != "running" or not table.clock:
        return None
    if table.number >= MOST_ENTRIES:
        return log.Aborted(time=now)
    if table.window_ends is not None:
        if now < table.window_ends:
            return None
        course = table.running.copy()
        course.close()
        return log.Closed(time=now, luck=course.luck(table.fair())[1])
    for seat in table.clock.fallen(now):
        if table.setup.clock.at_zero == "forfeit":
            return log.Forfeited(time=now, seat=seat)
        return log.TimedOut(time=now, seat=seat)
    return None


def bot_decision(table: Table, seat: Seat, text: str, now: int) -> log.AnyEntry:
    """What a program decided for a seat that owes a decision to it."""
    if seat not in table.owed_by_bots():
        raise NotHere("not-running")
    by: log.By = "clock" if seat in table.timed_out else "bot"
    return table.prepare(log.Decided(time=now, seat=seat, text=text, by=by))
