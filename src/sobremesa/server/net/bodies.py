"""What travels over REST, typed once: the OpenAPI document and web/src/wire.ts come from these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from sobremesa.server.bots.analysing import Depth
from sobremesa.server.table import wire
from sobremesa.server.table.clock import ClockSetup


class OptionInfo(Struct, frozen=True):
    name: str
    kind: str
    default: Any
    values: list[str]
    low: int
    high: int
    items: list[str]
    seats: list[int]  # the numbers of players to whom it matters
    words: str
    value_words: dict[str, str]


class GameInfo(Struct, frozen=True):
    slug: str
    title: str
    about: str
    rules: str
    seats: list[int]
    options: list[OptionInfo]
    windows: bool  # has it reaction windows?
    colours: list[str]  # that the seats choose among, before the game
    lesson: bool  # is there a guided first game?
    book: bool  # is there a rulebook with pictures?
    # Addresses of what the game's folder `face` has for browsers; empty where it has none.
    emblem: str  # a picture
    face: str  # a module that draws its board
    draws: str  # a module that derives its luck


class RuleInfo(Struct, frozen=True):
    id: str
    sentence: str
    heading: str  # that begins with this rule; mostly none


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    name: wire.Name
    lang: wire.Lang = "en"


class ChangedGuest(NewGuest, frozen=True):
    contact: Annotated[str, Meta(max_length=2000)] | None = None  # for the turn hook


class Me(Struct, frozen=True):
    id: str
    name: str
    lang: str
    contact: str  # `asked`, `confirmed`, or empty: there is none
    account: bool  # with a passkey, so that they can come back from any device


class HouseInfo(Struct, frozen=True):
    """What a page has to know when it is opened."""

    url: str  # the address that friends can reach, for invitations
    me: Me | None  # nobody before a name was chosen
    passkeys: str  # the origin at which they work, besides localhost; empty: at no other


class Link(Struct, frozen=True):
    """To another device: whoever opens it within ten minutes is the same guest there."""

    url: str
    token: str


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=16, max_length=64)]


class ContactAnswer(Claim, frozen=True):
    """May messages come to where the link with this secret was sent? No is for good."""

    yes: bool


class Device(Struct, frozen=True):
    """Where somebody is the same guest."""

    id: str  # to revoke it by; not its secret
    name: str  # browser and system, as far as it says; or empty
    created: int
    seen: int  # to the hour
    current: bool  # the one that asks


class Passkey(Struct, frozen=True):
    id: str  # to remove it by
    name: str  # browser and system that made it; or empty
    place: str  # the name of the house that it is for
    created: int
    seen: int


class Account(Struct, frozen=True):
    """By what somebody can come back. No passkeys: they are a guest."""

    passkeys: list[Passkey]
    codes: int  # recovery codes that are left


class PasskeyOptions(Struct, frozen=True):
    """For `navigator.credentials`, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


Bytes = Annotated[str, Meta(max_length=12_000, pattern="^[A-Za-z0-9_-]*$")]  # in base64url


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    client_data: Bytes
    attestation: Bytes


class AddedPasskey(Struct, frozen=True):
    codes: list[str]  # recovery codes, told this once; empty: those that there were are still good


class SignedIn(Struct, frozen=True, forbid_unknown_fields=True):
    id: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes


class Recovery(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=60)]


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["none", "mute", "block"]


class Reported(Struct, frozen=True, forbid_unknown_fields=True):
    """Something about somebody at a table, for whoever runs the house."""

    about: Annotated[str, Meta(min_length=32, max_length=32)]
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class AdminTable(Struct, frozen=True):
    name: str  # the beginning of the public one
    id: str
    game: str
    status: str
    players: int
    people: list[str]
    created: int
    changed: int
    connected: int  # to this server


class AdminGuest(Struct, frozen=True):
    id: str
    name: str
    created: int
    seen: int
    account: bool
    tables: int
    address: str  # from which this server heard them last; it is not kept


class Bar(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody is barred: a guest, by the beginning of the number, or a network of addresses."""

    who: Annotated[str, Meta(min_length=1, max_length=64)]
    days: Annotated[float, Meta(gt=0, le=36_500)] | None = None  # none: for good
    note: Annotated[str, Meta(max_length=500)] = ""
    since: int = 0  # in answers
    until: int | None = None


class AdminReport(Struct, frozen=True):
    id: str
    time: int
    table: str  # the beginning of its public name
    by: str
    by_name: str
    about: str
    about_name: str
    text: str
    chat: Raw  # the lines that whoever reports could read


class Swept(Struct, frozen=True):
    keep: dict[str, float | None]
    tables: int
    guests: int


class StartFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """A position to play on from: so many lines of a whole record, which may end with them."""

    record: Annotated[str, Meta(max_length=wire.LONGEST_START)]
    lines: Annotated[int, Meta(ge=1, le=2_000)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, str | int | bool | list[str]] = {}
    clock: ClockSetup = ClockSetup()
    window: Annotated[int, Meta(ge=0, le=600)] = 0
    listed: bool = False
    spectators: bool = True
    lang: wire.Lang = "en"
    aids: bool | None = None  # hints, odds and solvers for whoever asks; none: if nobody else plays
    one_screen: bool = False  # one guest may take several seats
    start_from: StartFrom | None = None  # game and players are the record's; options, too
    bots: dict[str, wire.Level] = {}  # by seat: {"1": "medium"}
    seat: wire.SeatNumber | None = 0  # of whoever makes the table; none: only a host


class Listed(Struct, frozen=True):
    id: str
    game: str
    rules: str
    players: int
    status: str
    free: int
    lang: str
    host: str
    changed: int


class OpenGame(Struct, frozen=True):
    """One of the asker's games that waits or runs, as the asker sees it."""

    table: wire.TableView
    seat: (
        int | None
    )  # the asker's, one that has to decide if there are several; none: the asker is asked to play
    mine: bool  # is it the asker's turn?
    since: int  # when it went on last, as all could see
    position: wire.Position | None  # without what would be legal; none before the start


class Sitting(Struct, frozen=True):
    """Who sat on a seat of a finished game, and how it ended for them."""

    name: str  # empty: a program, or somebody who wanted to be forgotten
    guest: str
    level: str  # of a program
    outcome: str  # won, shared, lost, draw; none: no result; screen: several people at one screen
    points: int | None  # none where the table decided the end


class PastGame(Struct, frozen=True):
    id: str
    game: str
    players: int
    began: int
    ended: int
    decisions: int
    seat: int  # the asker's
    outcome: str
    reason: str
    options: dict[str, Any]
    sat: list[Sitting]  # by seat
    analysed: bool  # there is an analysis to be looked at


class PastGames(Struct, frozen=True):
    games: list[PastGame]
    next: str  # where the next page begins; empty: this is the last


class Companion(Struct, frozen=True):
    """Somebody the asker has finished games with."""

    guest: str
    name: str
    games: int


class Share(Struct, frozen=True):
    """How often something was the case, and how often the asker had won then, alone or with others."""

    name: str  # seat: "2-0", of how many and which; part: the game's word; opponent: a name; level
    value: str  # of a part: which of them; of an opponent: the guest
    played: int
    won: int


class Peak(Struct, frozen=True):
    """The most of something, or the least, and the game in which it was."""

    key: str  # points, closest, clearest, or the game's own: the text `feat-<key>`
    value: int
    table: str
    ended: int


class GameStatistics(Struct, frozen=True):
    """The asker's finished games of one kind that had a result."""

    game: str
    played: int
    won: int
    shared: int
    lost: int
    draw: int
    minutes: int
    in_a_row: int  # victories, at most
    curve: list[float]  # the share of victories up to some of the games; the last one is now
    seats: list[Share]
    parts: list[Share]
    opponents: list[Share]
    levels: list[Share]
    best: list[Peak]


class Attempted(Struct, frozen=True, forbid_unknown_fields=True):
    """What a reader decides in a picture of a rulebook, from the beginning."""

    texts: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=12)]


class Analysing(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game is to be analysed."""

    depth: Depth = "quick"


class AnalysingRecord(Analysing, frozen=True):
    """The same, of a record that somebody brings along."""

    record: Annotated[str, Meta(max_length=1_000_000)] = ""


class DecidedAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """At an event of a game that was analysed: how good would this have been?"""

    event: Annotated[int, Meta(ge=0, le=1_000_000)]
    text: Annotated[str, Meta(max_length=400)]
    depth: Depth = "quick"


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=1_000_000)]
    seat: Annotated[int, Meta(ge=-2, le=15)] | None = None
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # the first step that is wanted
