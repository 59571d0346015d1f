"""The rules of the house: who may do what at a table. A request becomes an entry, or is refused. Compiled.

Nothing here changes a table: a proposed entry counts only when it stands in the log. With an entry by which the game
goes on comes the position that it leads to, so that it is played once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from msgspec import structs

from sobremesa.core import CHANCE, WATCHER, Seat
from sobremesa.core.match import Match
from sobremesa.server.table import log, wire
from sobremesa.server.table.chairs import hindrance
from sobremesa.server.table.clock import SECOND
from sobremesa.server.table.progress import Progress, TriedDecision
from sobremesa.server.table.table import MOST_ENTRIES, Proposed, Table

# Seconds without any line while others wait; until then it may be the network.
MISSED_AFTER: Final = 60


class NotHere(Exception):
    """The house says no: the word is `refused-<word>` in the texts, the rest its variables; an error
    among them is told in words."""

    def __init__(self, word: str, **args: str | int | Exception) -> None:
        super().__init__(word)
        self.word, self.args_of = word, args


class PutAside(NotHere):
    """The table is put aside; it may be read again one day. Here, because compiled code refuses to be the base of
    a class that is not compiled."""

    def __init__(self) -> None:
        super().__init__("aside")


class Asker(NamedTuple):
    """Who asks for something, and for which of the own seats."""

    guest: str
    seat: Seat  # WATCHER: none


def asker(table: Table, guest: str, wanted: Seat | None, acts: bool = False) -> Asker:
    """NotHere if the wanted seat belongs to somebody else, or to nobody; if somebody who `acts` may do nothing here."""
    if acts and table.game is None:
        raise NotHere("rules-unknown", rules=table.setup.rules)
    if acts and guest in table.banned:
        raise NotHere("banned")
    seat = table.seat_of(guest, wanted)
    if wanted is not None and seat != wanted:
        raise NotHere("not-yours", seat=wanted)
    return Asker(guest, seat)


def propose(
    guest: str, request: wire.Deed, wanted: Seat | None, table: Table, now: int
) -> Proposed | None:
    """What somebody asks for, for the `wanted` one of several own seats; nothing if it was carried out before. NotHere,
    Refusal or ValueError say why not."""
    if (guest, request.id) in table.done:
        entry = table.entries[table.done[guest, request.id] - 1]
        before = entry.text if isinstance(entry, log.Decided) else None
        if before != (request.text if isinstance(request, wire.Decide) else None):
            raise NotHere("id-used")
        return None
    who = asker(table, guest, wanted, acts=True)
    stamp = {"time": now, "guest": guest, "id": request.id}
    return PROPOSALS[type(request)](table, who, request, stamp)


Stamp = Mapping[str, Any]


def waiting(table: Table) -> None:
    if table.status != "waiting":
        raise NotHere("begun")


def playing(table: Table, who: Asker, decides: bool = True) -> Seat:
    """The seat of a person in a running game, who `decides` for it."""
    if table.status != "running":
        raise NotHere("not-running")
    if who.seat == WATCHER:
        raise NotHere("not-seated")
    if decides and (table.chairs[who.seat].out or table.chairs[who.seat].bot):
        raise NotHere("bot-plays")
    return who.seat


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


def sit(table: Table, who: Asker, request: wire.Sit, stamp: Stamp) -> Proposed:
    mine = who.seat if request.seat is None else table.seat_of(who.guest, request.seat)
    if mine != WATCHER and table.chairs[mine].left and table.status == "running":
        return Proposed(log.Returned(seat=mine, **stamp))
    waiting(table)
    if mine != WATCHER and not table.setup.one_screen:
        raise NotHere("seated-already", seat=mine)
    kept = table.kept_for(who.guest)
    if table.locked and who.guest != table.host and not kept:
        raise NotHere("locked")
    chairs = table.chairs
    seat = None if request.seat is None else seat_there(table, request.seat)
    if seat is not None and chairs[seat].kept_for not in ("", who.guest):
        raise NotHere("kept", seat=seat)
    free = kept + [s for s, chair in enumerate(chairs) if chair.free and not chair.kept_for]
    if not free:
        raise NotHere("full")
    seat = free[0] if seat is None else seat
    if seat not in free:
        raise NotHere("taken", seat=seat)
    return Proposed(log.Sat(seat=seat, **stamp))


def stand(table: Table, who: Asker, request: wire.Stand, stamp: Stamp) -> Proposed:
    waiting(table)
    kept = table.kept_for(who.guest)
    if kept and who.seat == WATCHER:
        return Proposed(log.Excused(seat=kept[0], **stamp))
    return Proposed(log.Stood(seat=seated(who), **stamp))


def contribute(table: Table, who: Asker, request: wire.Contribute, stamp: Stamp) -> Proposed:
    waiting(table)
    return Proposed(log.Contributed(seat=seated(who), text=request.text, **stamp))


def choose(table: Table, who: Asker, request: wire.Choose, stamp: Stamp) -> Proposed:
    waiting(table)
    seat = seated(who if request.seat is None else asker(table, who.guest, request.seat))
    assert table.game is not None
    if request.colour and request.colour not in table.game.colours:
        raise NotHere("no-colour")
    others = [chair.colour for other, chair in enumerate(table.chairs) if other != seat]
    if request.colour and request.colour in others:
        raise NotHere("colour-taken")
    return Proposed(log.Chose(seat=seat, colour=request.colour, **stamp))


def add_bot(table: Table, who: Asker, request: wire.AddBot, stamp: Stamp) -> Proposed:
    waiting(table)
    hosting(table, who)
    if not table.chairs[seat_there(table, request.seat)].free:
        raise NotHere("taken", seat=request.seat)
    return Proposed(log.Bot(seat=request.seat, level=request.level, **stamp))


def free(table: Table, who: Asker, request: wire.Free, stamp: Stamp) -> Proposed:
    waiting(table)
    hosting(table, who)
    chair = table.chairs[seat_there(table, request.seat)]
    if not chair.bot and not chair.kept_for:
        raise NotHere("no-bot", seat=request.seat)
    return Proposed(log.Freed(seat=request.seat, **stamp))


def start(table: Table, who: Asker, request: wire.Start, stamp: Stamp) -> Proposed:
    waiting(table)
    hosting(table, who)
    if any(chair.free for chair in table.chairs):
        raise NotHere("seats-free")
    game = table.game
    assert game is not None
    progress = Progress(Match(game, table.setup.players, table.setup.options))
    table.begin(progress)
    return Proposed(log.Started(luck=progress.draw_luck([], table.fair()), **stamp))


def decide(table: Table, who: Asker, request: wire.Decide, stamp: Stamp) -> Proposed:
    seat = playing(table, who)
    time, guest, name = stamp["time"], who.guest, request.id
    return tried(table, log.Decided(seat=seat, text=request.text, time=time, guest=guest, id=name))


def tried(table: Table, entry: log.Decided) -> Proposed:
    """Try a decision and draw the luck that follows."""
    progress = table.progress
    assert progress is not None
    steps, answers = progress.tried(entry.seat, entry.text)
    if entry.seat in progress.drafts:
        return Proposed(entry)
    if answers and not table.setup.window and progress.complete(answers):  # with the last answer
        steps = progress.closed(answers)
    if steps and CHANCE in steps[-1].after.deciders():
        entry = structs.replace(entry, luck=progress.draw_luck(steps, table.fair()))
    return Proposed(entry, TriedDecision(steps, answers))


def undo(table: Table, who: Asker, request: wire.Undo, stamp: Stamp) -> Proposed:
    seat = playing(table, who)
    if not table.running.may_undo(seat):
        raise NotHere("undo-final")
    return Proposed(log.Undone(seat=seat, secret=bool(table.running.mine(seat)), **stamp))


def offer(table: Table, who: Asker, request: wire.MakeOffer, stamp: Stamp) -> Proposed:
    seat = playing(table, who)
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
    return Proposed(log.Offered(seat=seat, what=request.what, about=about, **stamp))


def answer(table: Table, who: Asker, request: wire.Answer, stamp: Stamp) -> Proposed:
    seat = playing(table, who, decides=False)
    if seat not in table.asked_to_agree():
        raise NotHere("offer-none")
    entry = log.Agreed if request.yes else log.Declined
    return Proposed(entry(seat=seat, **stamp))


def resign(table: Table, who: Asker, request: wire.Resign, stamp: Stamp) -> Proposed:
    seat = playing(table, who, decides=False)
    if table.chairs[seat].out:
        raise NotHere("bot-plays")
    return Proposed(log.Resigned(seat=seat, **stamp))


def leave(table: Table, who: Asker, request: wire.Leave, stamp: Stamp) -> Proposed:
    if table.status == "waiting":
        return stand(table, who, wire.Stand(id=request.id), stamp)
    seat = seated(who)
    if table.chairs[seat].left:
        raise NotHere("left-already")
    return Proposed(log.Left(seat=seat, **stamp))


def missing(table: Table, who: Asker, request: wire.NoteMissing, stamp: Stamp) -> Proposed:
    playing(table, who, decides=False)
    chair = table.chairs[seat_there(table, request.seat)]
    if not chair.person:
        raise NotHere("missing-nobody", seat=request.seat)
    if table.setup.clock.kind == "days":
        raise NotHere("missing-days")
    if request.seat not in table.running.state.deciders():
        raise NotHere("missing-idle", seat=request.seat)
    since = table.gone.get(request.seat)
    if since is None or stamp["time"] - max(since, table.moved) < MISSED_AFTER * SECOND:
        raise NotHere("missing-here", seat=request.seat, seconds=MISSED_AFTER)
    return Proposed(log.Missing(seat=request.seat, who=chair.guest, **stamp))


def kick(table: Table, who: Asker, request: wire.Kick, stamp: Stamp) -> Proposed:
    hosting(table, who)
    if request.guest == table.host:
        raise NotHere("kick-host")
    if table.status == "over":
        raise NotHere("not-running")
    return Proposed(log.Kicked(seat=table.seat_of(request.guest), who=request.guest, **stamp))


def switch(table: Table, who: Asker, request: wire.Lock | wire.Watching, stamp: Stamp) -> Proposed:
    hosting(table, who)
    entry = log.Locked if isinstance(request, wire.Lock) else log.Spectators
    return Proposed(entry(on=request.on, **stamp))


def abort(table: Table, who: Asker, request: wire.Abort, stamp: Stamp) -> Proposed:
    hosting(table, who)
    if table.status == "over":
        raise NotHere("not-running")
    return Proposed(log.Aborted(**stamp))


def rematch(table: Table, who: Asker, request: wire.AskRematch, stamp: Stamp) -> Proposed:
    seated(who)
    if table.status != "over":
        raise NotHere("not-over")
    if table.rematch:
        raise NotHere("rematch-there")
    entry = log.Rematch(table="", **stamp)  # the hub makes the new table and fills this in
    return Proposed(entry, anew=request.anew)


PROPOSALS: dict[type[Any], Callable[[Table, Asker, Any, Stamp], Proposed]] = {
    wire.Sit: sit, wire.Stand: stand, wire.Contribute: contribute, wire.Choose: choose, wire.AddBot: add_bot,
    wire.Free: free, wire.Start: start, wire.Decide: decide, wire.Undo: undo,
    wire.MakeOffer: offer, wire.Answer: answer, wire.Resign: resign, wire.Leave: leave, wire.NoteMissing: missing,
    wire.Kick: kick, wire.Lock: switch, wire.Watching: switch, wire.Abort: abort,
    wire.AskRematch: rematch,
}  # fmt: skip


def tick(table: Table, now: int) -> Proposed | None:
    """What time itself brings: a window that closes, a clock at zero. One entry at a time."""
    if table.status != "running":
        return None
    if table.number >= MOST_ENTRIES:
        return Proposed(log.Aborted(time=now))
    if table.window_ends is not None:
        if now < table.window_ends:
            return None
        progress = table.running
        luck = progress.draw_luck(progress.closed(progress.answers), table.fair())
        return Proposed(log.Closed(time=now, luck=luck))
    for seat in table.clock.fallen(now) if table.clock else []:
        if table.setup.clock.at_zero == "forfeit":
            return Proposed(log.Forfeited(time=now, seat=seat))
        return Proposed(log.TimedOut(time=now, seat=seat))
    return None


def bot_decision(table: Table, seat: Seat, text: str, now: int) -> Proposed:
    """What a program decided for a seat that owes a decision to it."""
    if seat not in table.owed_by_bots:
        raise NotHere("not-running")
    by: log.By = "clock" if seat in table.timed_out else "bot"
    return tried(table, log.Decided(time=now, seat=seat, text=text, by=by))
