"""Everything that travels between a client and the server, typed once.

`sobremesa schema` writes docs/schema.json and web/src/wire.ts from these types; a test says when they
are stale. Unknown fields are refused on the way in. docs/guide/server.md tells what each message is for.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from sobremesa.server.table.clock import ClockSetup

PROTOCOL = 1
MOST_TRIED = 64  # lines of one dry run
LONGEST_START = 16_000  # characters of a record that a table begins with

Id = Annotated[str, Meta(min_length=1, max_length=64)]  # of a request, made by the client
Line = Annotated[str, Meta(min_length=1, max_length=400)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=160)]  # names.py counts what people see
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Contribution = Annotated[str, Meta(max_length=128)]
Lang = Literal["es", "en"]
Level = Literal["random", "easy", "medium", "hard", "master"]
ChairKind = Literal["free", "kept", "person", "bot"]


# From the client: requests at a table, by socket or by POST .../do


class Request(Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    id: Id


class Hello(Request):
    """The first message: the language, and the last numbers that the client has, if any.

    `seat` is for somebody who has several: as which of them this line listens and acts.
    """

    lang: Lang = "en"
    seat: SeatNumber | None = None
    last: Number | None = None
    chat: Number = 0


class Ping(Request):
    pass


class Sit(Request):
    """Take a free seat, or the first one; also back to one's own seat after leaving.

    A second one only at tables for one screen.
    """

    seat: SeatNumber | None = None
    contribution: Contribution = ""


class Stand(Request):
    """Give the seat back, before the game."""


class Contribute(Request):
    """The client's own part in the luck of the game, before it begins."""

    text: Contribution


class Choose(Request):
    """One's colour, before the game; empty gives it back. `seat`: for which of several own ones."""

    colour: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None


class AddBot(Request, tag="bot"):
    seat: SeatNumber
    level: Level = "medium"


class Free(Request):
    """The host takes a bot away, before the game."""

    seat: SeatNumber


class Start(Request):
    pass


class Decide(Request):
    text: Line


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """A line to be tried after another of the same request, by its place there; -1: as things stand."""

    line: Line
    after: Annotated[int, Meta(ge=-1, le=MOST_TRIED - 1)] = -1


class Try(Request):
    """What would be legal after decisions of one's own? Nothing happens, and nobody hears of it.

    A tree: several lines may come after the same one. What follows is told only as far as each line
    could be taken back.
    """

    lines: Annotated[list[Attempt], Meta(min_length=1, max_length=MOST_TRIED)]


class Undo(Request):
    pass


class MakeOffer(Request, tag="offer"):
    """A draw, a take-back of one's latest decision, a bot for a seat that was left, or an end without a result."""

    what: Literal["draw", "takeback", "takeover", "end"]
    about: SeatNumber | None = None


class Answer(Request):
    yes: bool


class NoteMissing(Request, tag="missing"):
    """The person of a seat has been gone for a while: that shall count as having left."""

    seat: SeatNumber


class Resign(Request):
    pass


class Leave(Request):
    pass


class Kick(Request):
    guest: Id


class Lock(Request):
    """Nobody else may sit down."""

    on: bool


class Watching(Request):
    """May spectators look on?"""

    on: bool


class Abort(Request):
    pass


class Anew(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed for the next table; who was there keeps a seat, as far as there are seats."""

    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, str | int | bool | list[str]] = {}
    clock: ClockSetup = ClockSetup()
    window: Annotated[int, Meta(ge=0, le=600)] = 0
    listed: bool = False
    spectators: bool = True
    aids: bool | None = None  # none: if nobody else plays
    one_screen: bool = False
    bots: Annotated[int, Meta(ge=0, le=15)] = 0  # on the last seats
    level: Level = "medium"


class AskRematch(Request, tag="rematch"):
    """The same game with the same people, everybody a seat further; `anew`: as is agreed now."""

    anew: Anew | None = None


class Say(Request, tag="chat"):
    text: ChatText


Deed = (
    Sit | Stand | Contribute | Choose | AddBot | Free | Start | Decide | Undo | MakeOffer | Answer | Resign
    | Leave | NoteMissing | Kick | Lock | Watching | Abort | AskRematch
)  # fmt: skip
AnyRequest = Hello | Ping | Say | Try | Deed


# From the server


class Message(Struct, tag_field="say", tag=str.lower, kw_only=True):
    pass


class Meaning(Struct, frozen=True):
    """What a decision or a line says: the text `action-<key>` of the game, with its variables."""

    key: str
    args: dict[str, str | int]


class Note(Meaning, frozen=True, omit_defaults=True):
    """A consequence: the text `note-<key>` with its variables, and the rule that caused it."""

    rule: str
    seen: bool = False  # it only says what the board shows: a log leaves it out


class Piece(Struct, frozen=True, omit_defaults=True):
    """Something that happened, as this client may know it."""

    number: int
    time: int
    kind: str  # of the log's entry: decided, started, sat, resigned...
    seat: int | None = None
    lines: list[str] = []  # of the record
    means: list[Meaning] = []  # the lines, one by one; nothing in a game that has no words for them
    notes: list[Note] = []
    words: str = ""  # a system line, in the client's language
    # After how many of the lines each note came; nothing if all came after the last one.
    follows: list[int] = []
    # Of which simultaneous step the decisions are part: "all" decide at once, or may react ("window").
    step: str = ""
    at: int = 0  # so many steps has the replay by then, of what this client knows


class ClockView(Struct, frozen=True):
    left: int  # milliseconds at the time of the message
    runs: bool


class OfferView(Struct, frozen=True):
    what: str
    by: int
    about: int | None
    waits_for: list[int]


class ResultView(Struct, frozen=True):
    winners: list[int]
    points: list[int]
    reason: str
    rule: str
    details: dict[str, Any]


class WindowView(Struct, frozen=True):
    """A reaction window: nobody is told who has answered."""

    ends: int | None  # when, if every window has a fixed length
    answered: bool  # by this client


class Position(Struct, frozen=True):
    """What the client sees now."""

    time: int
    view: Raw
    deciders: list[int]
    legal: list[str]
    instead: list[str]  # of what was decided in secret: `undo`, then `decide`, and nobody notices
    means: list[Meaning]  # what is legal, then what may be decided instead
    clocks: list[ClockView]
    window: WindowView | None
    offer: OfferView | None
    may_undo: bool
    result: ResultView | None


class ChairView(Struct, frozen=True):
    kind: ChairKind
    name: str
    guest: str  # public; not the secret
    kept_for: str  # the guest whose answer a kept seat waits for; empty at all others
    level: str
    left: bool
    out: str
    contributed: bool
    colour: str  # chosen, or from the start on given; empty in a game that has none


class FairView(Struct, frozen=True):
    """The commitment to the luck; contributions from the start on, the secret when it is over."""

    table: str
    commitment: str
    contributions: list[str]
    secret: str | None


class ParentView(Struct, frozen=True):
    """The game that this one leaves, after `start_from` lines: what was decided there. It may give a hand away, so it is told when
    the game is over."""

    was: str  # a line of the record
    means: Meaning
    table: str  # the public name of its table; or empty


class TableView(Struct, frozen=True):
    """Who sits where and what was agreed."""

    id: str
    game: str
    rules: str
    status: Literal["waiting", "running", "over", "unreadable"]
    players: int
    options: dict[str, Any]
    clock: ClockSetup
    window: int
    listed: bool
    lang: str
    aids: bool
    one_screen: bool
    colours: list[str]  # that the seats choose among, before the game
    start_from: int  # lines of a record before the game; if there are any, luck cannot be verified
    parent: ParentView | None  # the game that these lines are from, if it is known how it went on
    host: str
    locked: bool
    spectators: bool
    chairs: list[ChairView]
    fair: FairView
    rematch: str  # the next table, where it is laid
    rematch_by: str  # the guest who laid it
    again: bool  # this table is somebody's next one: it begins when all have answered
    created: int


class Considered(Struct, frozen=True):
    """A decision that a search looked at, and those of the same turn that would follow."""

    line: list[str]
    means: list[Meaning]
    tries: int
    chance: float | None  # to win, 0 to 1; none if the decision was calculated
    # What speaks for it: the text `reason-<key>` of the game, with its variables; none if the game has nothing to say.
    reason: Meaning | None = None
    besides: Meaning | None = None  # what else does, if a better option has the same reason


class Hint(Struct, frozen=True):
    """What a good player would think here; the best comes first."""

    simulations: int
    exact: bool  # it was calculated, not tried
    options: list[Considered]


class Aids(Struct, frozen=True):
    """What can be worked out for one seat from what it knows."""

    hint: Hint | None  # only while it has to decide
    game: Raw  # the game's own: `games/<game>/aids.py`; null for a game that has none


class Caution(Struct, frozen=True):
    """What a decision that is not sent yet would cost, by what its seat knows."""

    quality: str  # good, doubtful, mistake, blunder
    loss: float  # of the chance to win, from 0 to 1
    error: float  # standard error of the loss
    best: list[str]  # what would be better; nothing if it is good
    means: list[Meaning]
    reason: Meaning | None  # what speaks for that: the text `reason-<key>` of the game


class Welcome(Message):
    """The answer to Hello: who the client is here."""

    id: str
    protocol: int
    guest: str
    seat: int | None
    version: str


class Update(Message):
    """The table went on to `number`. `fresh` ones replace all that the client had."""

    number: int
    fresh: bool
    pieces: list[Piece]
    table: TableView | None  # only if it changed
    position: Position | None  # none before the start, or for spectators who are not wanted


class ChatLine(Struct, frozen=True):
    number: int
    time: int
    guest: str
    name: str
    seat: int | None
    text: str


class Chat(Message):
    lines: list[ChatLine]


class Present(Message):
    """Who is connected: seats, and how many look on. Of seats whose people are gone, since when."""

    seats: list[int]
    watchers: int
    gone: dict[int, int] = {}


class Done(Message):
    """The request was carried out, now or the first time it came."""

    id: str
    number: int
    table: str = ""  # a rematch's


class Refused(Message):
    """It was not. `rule` is a rule of the game, or a word of the house; the sentence explains it."""

    id: str
    rule: str
    sentence: str


class Outcome(Struct, frozen=True):
    """What would come of a tried line."""

    legal: list[str]  # for the same seat, if it would decide again
    final: bool  # it could not be taken back, or others come next: what would follow is not told
    rule: str  # that refuses it; empty if it stands
    sentence: str


class Tried(Message):
    """The answer to Try, line by line."""

    id: str
    outcomes: list[Outcome]


class Pong(Message):
    id: str
    time: int


class Bye(Message):
    """The server closes the line; `again` says whether coming back makes sense."""

    reason: str
    again: bool


AnyMessage = Welcome | Update | Chat | Present | Done | Refused | Tried | Pong | Bye
