"""What a listener may know of a table: the only way from a table to a client. It takes the table and a listener.
Compiled.

A listener is a seat, WATCHER, or OUTSIDER (a spectator whom the host does not want: it sees who sits at
the table, not the game). What a listener gets is a function of the log's entries, the language and the time of the latest entry, so
that a test can compare every byte between two worlds that the listener cannot tell apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from sobremesa.core import WATCHER, Note, Seat, legal_texts
from sobremesa.core.protocol import decisions, described
from sobremesa.homes import on_boards
from sobremesa.server.table import log, wire
from sobremesa.server.table.chairs import Chair, Offer
from sobremesa.server.table.clock import Clock
from sobremesa.server.table.table import Happened, Table
from sobremesa.text import Texts

encode = msgspec.json.Encoder().encode

OUTSIDER: Final = -4


def piece_for(table: Table, happened: Happened, listener: Seat) -> log.StreamPiece | None:
    """What one listener hears of an entry that has just been applied; None if nothing, not even that."""
    entry = happened.entry
    kind = log.KINDS[type(entry)]
    if happened.private is not None and listener != happened.private:
        return None
    if happened.private is not None and not happened.steps:
        lines = (f"{listener}: {entry.text}",) if isinstance(entry, log.Decided) else ()
        means = described(table.running.game, table.running.state, lines, listener)
        piece = log.StreamPiece(happened.number, entry.time, kind, listener, lines, tuple(means))
        piece.private = True
        piece.step = "window" if table.running.asked else "all"
        return piece
    seat: Seat | None = entry.seat if isinstance(entry, log.AtSeat) and entry.seat >= 0 else None
    if happened.closed:
        kind, seat = "closed", None
    piece = log.StreamPiece(happened.number, entry.time, kind, seat)
    piece.people = happened.people
    if kind in log.IN_WORDS:
        piece.guest = person(table, entry, seat)
    if not happened.steps:
        piece.args = args_of(entry)
    if listener == OUTSIDER:
        return piece if happened.people else None
    game = table.game
    for step in happened.steps:
        assert game is not None
        told = game.perceive(step, listener)
        piece.step = piece.step or told.step
        piece.at += bool(told.lines or told.notes)  # so far: how many this entry adds
        piece.lines += tuple(told.lines)
        piece.notes += tuple(told.notes)
        piece.follows += (len(piece.lines),) * len(told.notes)
        piece.means += tuple(told.said)
    if piece.follows and piece.follows[0] == len(piece.lines):
        piece.follows = ()
    return piece


def args_of(entry: log.AnyEntry) -> tuple[tuple[str, str], ...]:
    """What a sentence about an entry needs to know of it."""
    if isinstance(entry, log.Offered):
        return (("what", entry.what),)
    if isinstance(entry, log.Locked | log.Spectators):
        return (("on", "yes" if entry.on else "no"),)
    if isinstance(entry, log.Aborted):
        return (("by", "host" if entry.guest else "house"),)
    if isinstance(entry, log.Chose):
        return (("what", "taken" if entry.colour else "back"), ("colour", entry.colour))
    return ()


def person(table: Table, entry: log.AnyEntry, seat: Seat | None) -> str:
    """Whom an entry is about; nobody where several people share a screen, and with it a name."""
    if seat is None:
        return ""
    went = isinstance(entry, log.Stood | log.Excused)
    guest = entry.guest if went else table.chairs[seat].guest
    return guest if len(table.seats_of(guest)) < 2 else ""


def meanings(said: Iterable[Note]) -> list[wire.Meaning]:
    """Decisions and lines for whoever puts them into words."""
    return [wire.Meaning(note.key, note.args) for note in said]


def notes_of(slug: str, told: Iterable[Note]) -> list[wire.Note]:
    shown = on_boards(slug)
    return [wire.Note(note.key, note.args, note.rule, note.key in shown) for note in told]


def system_words(
    slug: str, colours: tuple[int, ...], lang: str, piece: log.StreamPiece, names: Mapping[str, str]
) -> str:
    """People by their names; the game's own word for a seat whose name is not known."""
    args: dict[str, str | int] = dict(piece.args)
    args["player"] = names.get(piece.guest) or player_name(slug, colours, lang, piece.seat)
    if args.get("colour"):
        args["colour"] = Texts(slug, lang).say(f"colour-{args['colour']}")
    return Texts(None, lang).say(f"happened-{piece.kind}", **args)


@lru_cache(maxsize=256)
def player_name(slug: str, colours: tuple[int, ...], lang: str, seat: Seat | None) -> str:
    try:
        return "" if seat is None else Texts(slug, lang).coloured(colours).player(seat)
    except OSError:  # a game that this program does not have
        return "" if seat is None else str(seat + 1)


def position(table: Table, listener: Seat, now: int) -> wire.Position | None:
    """What a seat or a watcher sees now. The state that goes in is the listener's, not the truth."""
    progress, game = table.progress, table.game
    if progress is None or game is None:
        return None
    state, result, over = progress.state_of(listener), table.result, table.status == "over"
    deciders, legal, instead, may_undo = list[Seat](), list[str](), list[str](), False
    if not over:
        drafted = listener in progress.drafts  # there a seat decides again
        deciders = [int(seat) for seat in (state if drafted else progress.match.state).deciders()]
        if not progress.answers or not progress.has_answered(listener):
            legal = legal_texts(game, state, listener)
        may_undo = progress.may_undo(listener)
        if may_undo and not drafted:
            instead = progress.match.instead(listener)
    return wire.Position(
        now,
        msgspec.Raw(encode(game.view(state, listener))),
        deciders,
        legal,
        instead,
        meanings(decisions(game, state, [*legal, *instead], listener)),
        clocks(table, table.clock, listener, now) if table.clock else [],
        wire.WindowView(table.window_ends, progress.has_answered(listener))
        if progress.asked and not over
        else None,
        offer_view(table, table.offer) if table.offer else None,
        may_undo,
        wire.ResultView(list(result.winners), list(result.points), *result[2:]) if result else None,
    )


def clocks(table: Table, clock: Clock, listener: Seat, now: int) -> list[wire.ClockView]:
    """While a window is open, the clocks of others show nothing of whether they have answered."""
    found = []
    hidden = table.window_clocks if table.progress and table.progress.asked else {}
    for seat in range(table.setup.players):
        if seat in hidden and seat != listener:
            left = max(0, hidden[seat] - max(0, now - table.window_since))
            found.append(wire.ClockView(left, True))
        else:
            found.append(wire.ClockView(clock.left(seat, now), seat in clock.since))
    return found


def offer_view(table: Table, offer: Offer) -> wire.OfferView | None:
    """The open offer; none while nobody could agree to it."""
    waits_for = table.asked_to_agree()
    if not waits_for:
        return None
    about = offer.about if offer.about >= 0 else None
    return wire.OfferView(offer.what, offer.by, about, waits_for)


def table_view(table: Table, names: Mapping[str, str]) -> wire.TableView:
    """Who sits where and what was agreed: the same for everybody."""
    setup, fair, begun = table.setup, table.fair(), table.progress is not None
    given = table.colours() if begun else [chair.colour for chair in table.chairs]
    given = given or [""] * setup.players
    agreed: dict[str, Any] = {name: getattr(setup, name) for name in log.SETTINGS}
    agreed |= {"spectators": table.spectators, "aids": table.aids}  # as it is now
    return wire.TableView(
        **agreed,
        id=table.name,
        rules=setup.rules,
        status=table.status,
        colours=list(table.game.colours) if table.game else [],
        start_from=len(setup.start),
        parent=parent_view(setup.parent) if setup.parent and table.status == "over" else None,
        host=table.host,
        locked=table.locked,
        chairs=[chair_view(chair, given[seat], names) for seat, chair in enumerate(table.chairs)],
        fair=wire.FairView(
            table=fair.table,
            commitment=fair.commitment(),
            contributions=list(fair.contributions) if begun else [],
            secret=setup.secret if table.status == "over" else None,
        ),
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        again=bool(setup.places),
        created=setup.time,
    )


def parent_view(parent: log.Parent) -> wire.ParentView:
    return wire.ParentView(parent.was, wire.Meaning(parent.key, parent.args), parent.table)


def chair_view(chair: Chair, colour: str, names: Mapping[str, str]) -> wire.ChairView:
    who = chair.guest or chair.kept_for
    return wire.ChairView(
        kind=kind_of(chair),
        name=names.get(who, "") if who else "",
        guest=chair.guest,
        kept_for=chair.kept_for,
        level=chair.bot,
        left=chair.left,
        out=chair.out,
        contributed=bool(chair.contribution),
        colour=colour,
    )


def kind_of(chair: Chair) -> wire.ChairKind:
    if chair.kept_for:
        return "kept"
    return "free" if chair.free else "bot" if chair.bot and not chair.guest else "person"


def listener_of(table: Table, guest: str, wanted: Seat | None = None) -> Seat:
    """As whom somebody listens: as the wanted one of the own seats, else as the first."""
    seat = table.seat_of(guest, wanted)
    if seat != WATCHER:
        return seat
    welcome = table.spectators or guest == table.host
    return WATCHER if welcome and guest not in table.banned else OUTSIDER
