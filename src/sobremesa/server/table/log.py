"""The log of a table: what happened, entry by entry, in the order of arrival. The only truth.

Entries are numbered from 1, and only ever appended. Everything else about a table (position, clocks,
who sits where, what a client gets) is computed from them. Chance is written down as it fell, so that a
log can be read without drawing again. Names and chat are not in here: people may delete those.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple, get_args

import msgspec
from msgspec import Struct

from sobremesa.core import Note, Seat
from sobremesa.server.table.clock import ClockSetup

OfferKind = Literal["draw", "takeback", "takeover", "end"]
By = Literal["person", "bot", "clock"]


class Entry(Struct, tag_field="kind", tag=str.lower, omit_defaults=True, kw_only=True, gc=False):
    """What all entries share: when it was (milliseconds since 1970), who asked, with which id.

    Entries refer to nothing that refers to them: the garbage collector need not look at all the logs.
    """

    time: int
    guest: str = ""
    id: str = ""  # made by the client, so that a resent request is answered and not done twice


class Place(Struct, omit_defaults=True, frozen=True):
    """A seat of a table that is laid again: who sat there before, or the level of a bot."""

    guest: str = ""
    bot: str = ""
    sits: bool = False  # at once; otherwise the seat is kept until they answer
    colour: str = ""  # that they had


class Parent(Struct, frozen=True, omit_defaults=True, gc=False):
    """The game that a table's game leaves: how that one went on."""

    was: str  # the line of the record that came next there
    key: str  # what it says: see wire.Meaning
    args: dict[str, str | int] = {}
    table: str = ""  # the public name of its table, if it was played at one


class Created(Entry):
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    clock: ClockSetup
    window: int  # seconds that every reaction window lasts; 0: until everybody has answered
    listed: bool  # in the lobby, or only by its link
    spectators: bool
    lang: str
    secret: str  # of the dice; opened when the game is over
    aids: bool | None = (
        True  # hints and odds for whoever asks; none: only for who plays without other people
    )
    one_screen: bool = False  # somebody may take several seats, and hand the screen round
    start: list[str] = []  # lines of a record: the game goes on from there
    colours: list[str] = []  # those of that record, by seat, for whoever chooses no other
    parent: Parent | None = None  # the game of that record, if it is known how it went on
    places: list[Place] = []  # by seat, if it is a table laid again


# What whoever lays a table decides, and a rematch keeps.
SETTINGS: Final = (
    "game", "players", "options", "clock", "window", "listed", "spectators", "lang", "aids", "one_screen",
)  # fmt: skip


class AtSeat(Entry):
    """One that is about a seat."""

    seat: int


class Sat(AtSeat):
    pass


class Excused(AtSeat):
    """Somebody for whom a seat was kept does not come."""


class Stood(AtSeat):
    pass


class Bot(AtSeat):
    level: str


class Freed(AtSeat):
    pass


class Contributed(AtSeat):
    text: str


class Chose(AtSeat):
    """A seat's colour; empty: none any more."""

    colour: str


class Started(Entry):
    luck: tuple[str, ...]


class Decided(AtSeat):
    text: str
    by: By = "person"
    luck: tuple[str, ...] = ()


class Closed(Entry):
    """A reaction window of fixed length is over; the silent have passed."""

    luck: tuple[str, ...] = ()


class Undone(AtSeat):
    secret: bool = False  # the decision counts until there is another; nobody else may know


class Offered(AtSeat):
    what: OfferKind
    about: int = -1  # the seat that a bot shall take over


class Agreed(AtSeat):
    """One seat agrees. The last one makes it happen; an offer that needs nobody happens at once."""


class Declined(AtSeat):
    pass


class Resigned(AtSeat):
    pass


class Forfeited(AtSeat):
    pass


class TimedOut(AtSeat):
    """A bot decides once for a seat whose time is over."""


class Left(AtSeat):
    pass


class Missing(AtSeat):
    """Somebody noted that the person of this seat has been gone for a while; that counts as having left."""

    who: str


class Returned(AtSeat):
    pass


class Kicked(AtSeat):
    who: str


class Locked(Entry):
    on: bool


class Spectators(Entry):
    on: bool


class Aborted(Entry):
    pass


class Rematch(Entry):
    table: str


class Away(Entry):
    """The server was not there for so many milliseconds; no clock pays for them."""

    ms: int


AnyEntry = (
    Created | Sat | Excused | Stood | Bot | Freed | Contributed | Chose | Started | Decided | Closed | Undone | Offered
    | Agreed | Declined | Resigned | Forfeited | TimedOut | Left | Missing | Returned | Kicked | Locked
    | Spectators | Aborted | Rematch | Away
)  # fmt: skip


KINDS: Final[dict[type[Any], str]] = {
    kind: str(kind.__struct_config__.tag) for kind in get_args(AnyEntry)
}


# Entries that everybody may read about in words, with the seat they are about.
IN_WORDS: Final = frozenset(KINDS.values()) - {"created", "contributed", "decided", "closed"}


class StreamPiece(Struct, gc=False):
    """A piece of a listener's stream: what it hears of an entry, before that is put into words. There are many, and they stay: they
    hold no lists, so that the garbage collector need not look at them."""

    entry: int  # its number in the log
    time: int
    kind: str
    seat: Seat | None
    lines: tuple[str, ...] = ()
    means: tuple[Note, ...] = ()
    notes: tuple[Note, ...] = ()
    args: tuple[tuple[str, str], ...] = ()
    people: bool = False
    private: bool = False  # nobody else hears of it
    follows: tuple[int, ...] = ()  # after how many lines each note came; nothing if after all
    guest: str = ""  # whom it is about, if the name tells them apart from the other seats
    step: str = ""  # of which simultaneous step the decisions are part (Heard.step)
    at: int = 0  # steps of a replay by then, as its listener would see it


class Changes(NamedTuple):
    """What changes with an entry in the tables that only help to find things."""

    row: dict[str, Any]  # new values of the table's row
    new: bool = False
    members: Sequence[tuple[str, bool]] = ()  # (guest, comes or goes)
    idle: Sequence[int] = ()  # seats for which no program owes a decision any more
    owed: Sequence[int] = ()  # seats for which one does, from now on
    played: Sequence[dict[str, Any]] = ()  # what the game was for its seats, if that ended it


class Append(NamedTuple):
    """One entry that is to be kept."""

    table: str
    number: int
    entry: AnyEntry
    changes: Changes | None = None
    also: Sequence[Append] = ()  # at other tables: kept together with this one, or not at all


class Unkept(Exception):
    """The database could not keep something: the disk is full, or it is locked or away. Nothing has changed."""


class Unread(Exception):
    """An entry that this program cannot make anything of: its number, and a word for why."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(number, reason)
        self.number, self.reason = number, reason


class OnlyKind(Struct):
    kind: str = ""


encode: Final = msgspec.json.Encoder().encode
decode: Final[Callable[[bytes], AnyEntry]] = msgspec.json.Decoder(AnyEntry).decode


def read(number: int, body: bytes) -> AnyEntry:
    """The same, of an entry in the database: Unread says why not, and quotes nothing."""
    try:
        return decode(body)
    except ValueError:  # msgspec's are, and what is not UTF-8
        raise Unread(number, why_not(body)) from None


def why_not(body: bytes) -> str:
    """
    >>> why_not(b'{"kind":"danced","time":1}'), why_not(b'{"kind":"sat"'), why_not(bytes(8))
    ('kind', 'entry', 'entry')
    """
    try:
        kind = msgspec.json.decode(body, type=OnlyKind).kind
    except ValueError:
        return "entry"
    return "kind" if kind and kind not in KINDS.values() else "entry"  # kind: of a newer version
