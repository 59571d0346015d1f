"""What a game is, and all that the rest of the project may know about one.

A game is a list of events: one decision of one seat, or one outcome of chance. Seats that decide at
the same time do so one by one, in any order, unseen until the last. Luck and secrets come from
events and nowhere else, so that the events, in order, are the whole game.

An event is not a line. A deal is many draws on one line, and simultaneous decisions are sorted before
they are written; so a game reads a line into actions (`read_line`) and writes finished lines from
whole blocks of events (`lines`). Laws see events, records see lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

from sobremesa.core.catalogue import Catalogue
from sobremesa.core.happening import Happening, Perceived, happen, still_secret
from sobremesa.core.layout import Layout
from sobremesa.core.option import Option, Options, settle, shown
from sobremesa.core.state import CHANCE, WATCHER, Action, Note, Seat, State
from sobremesa.core.tensor import Tensor
from sobremesa.core.worth import Utility, by_victory, each_for_itself, unbounded
from sobremesa.core.wrong import Wrong

# The version of this protocol. What is added is optional and has a default, and raises the second number;
# what a game would have to change for raises the first.
PROTOCOL: Final = "2.2"

UNSAID: Final = Note("", "", {})
PASS: Final = "pass"  # the text of doing nothing, where one may react

S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True)
V = TypeVar("V")  # what one seat may know: a frozen dataclass of plain values


class Refusal(Exception):
    """The rules forbid it. The argument is the rule's ID; its words are in text/*.ftl.

    Unreadable texts and wrong settings are a ValueError; everything else is a bug and crashes.
    """

    @property
    def rule(self) -> str:
        return str(self.args[0])


class Belief(Protocol[S_co]):
    """What a seat may conclude from its view and from what it has heard; built once, sampled often."""

    def sample(self, rng: Random) -> S_co:
        """A full state that fits. The game's docstring says from which distribution."""
        ...


def by_first_word(before: State, who: Seat, text: str, seat: Seat) -> Note:
    """`describe` for a game whose decisions say enough: `action-<first word>`, or else the text as it is."""
    return Note(text.partition(" ")[0], "", {})


def always_final(before: State, who: Seat, action: Action) -> bool:
    """`may_undo` for a game in which nothing is taken back."""
    return False


def while_secret(before: State, who: Seat, action: Action) -> bool:
    """`may_undo` for a game in which a decision is taken back as long as nobody may see it."""
    return before.together() > 0


def never_final(before: State, who: Seat, action: Action) -> bool:
    """`may_undo` for a game in which no decision tells anybody what taking it back would undo."""
    return True


def no_feats(state: State, seat: Seat) -> Mapping[str, int | str]:
    """`feats` for a game of which there is no more to say than who has won, and by how much."""
    return {}


@dataclass(frozen=True, slots=True)
class Game(Generic[S, V]):
    """A game: plain functions around a `State`. Make it with the functions of the game's files."""

    slug: str
    prefix: str  # of the rule IDs: "TOT"
    rules: str  # the edition of the rules; it changes when a legal move or a result does
    seats: range
    options: tuple[Option, ...]
    new: Callable[[int, Options], S]  # the first position, for checked options
    write: Callable[[Action], str]
    read: Callable[[str], Action]  # ValueError for what is not notation
    view: Callable[[S, Seat], V]
    belief: Callable[[V, Sequence[str]], Belief[S]]  # from a seat's view and all it has heard
    # What a seat hears when an event happens: lines, perhaps none, perhaps several; the last decision
    # of a simultaneous step opens all of them.
    hear: Callable[[Happening[S], Seat], list[str]]
    # The consequences of an event, with the rules that caused them, as one seat may know them.
    tell: Callable[[Happening[S], Seat], list[Note]]
    # The actions of one line; ValueError for what is not notation or not the whole of a line.
    read_line: Callable[[S, Seat, str], list[Action]]
    # The record lines of one block, as one seat may know them at the end (JUDGE: all of it). A block
    # is one decision, a run of chance events, or all decisions of a simultaneous step in canonical
    # order, as if they had happened so; the position is the latest one.
    lines: Callable[[Sequence[Happening[S]], S, Seat], list[str]]
    # May a seat take this decision back: while it is the last event or, in a secret simultaneous step,
    # until the step closes? Where the rules call a choice final, or others have learned something by
    # it, it may not.
    may_undo: Callable[[S, Seat, Action], bool] = always_final
    # The game by earlier editions of its rules, for records and tables that began with them. They are
    # made from the same files: what differs is in the state, never in a second copy of the rules.
    earlier: tuple[Game[Any, Any], ...] = ()

    # What the seats choose among before the game begins: a matter of the table, not of the rules. The
    # words are `colour-<name>` in the texts; rules, views and records know seats and nothing else.
    colours: tuple[str, ...] = ()

    # Has it reaction windows: secret steps in which everybody asked may pass? Then a table may agree how
    # long they stay open.
    windows: bool = False

    protocol: str = "2.0"  # the version that the game was written for

    # For whoever solves or learns the game.
    # All that seats can ever decide, and all that chance can ever bring, in canonical order.
    decisions: Callable[[int, Options], Sequence[Action]] | None = None
    outcomes: Callable[[int, Options], Sequence[Action]] | None = None
    # What the end is worth to each seat, and in which sense (see `worth.py`); ValueError before the end.
    returns: Callable[[S], tuple[float, ...]] = by_victory
    utility: Callable[[int, Options], Utility] = each_for_itself
    # How many events a game has at most; None if nobody knows, or if there is no bound.
    longest: Callable[[int, Options], int | None] = unbounded

    # What a seat may know of a position, as bits: what a learner decides from (see `tensor.py`).
    tensor: Callable[[int, Options], Tensor] | None = None

    # A decision, or a line of the record, for people. `action-<key>` in text/*.ftl says
    # it in words. `text` is what the seat writes or has heard, "?" where it may not look, and `before` the
    # position then; nothing may be read there that the seat does not know.
    describe: Callable[[S, Seat, str, Seat], Note] = by_first_word  # before, who, text, reader

    order: int = (
        0  # where it stands among all games; those with the same number stand by their slugs
    )

    # What there is to say of a seat when the game is over, for statistics: numbers, of which people like their
    # highest (`feat-<key>` in the texts), and words for what somebody played as (`<key>-<word>`).
    feats: Callable[[S, Seat], Mapping[str, int | str]] = no_feats

    # The looks of its cards, tokens and boards, for a game that is shown as a free table (see `layout.py`).
    layout: Layout | None = field(default=None, compare=False)

    def perceive(self, happening: Happening[S], seat: Seat) -> Perceived:
        """All that a listener learns of an event: the only place where somebody listens."""
        lines = self.hear(happening, seat)
        said = described(self, happening.before, lines, seat)
        return Perceived(lines, self.tell(happening, seat), said, self.step_of(happening))

    def step_of(self, happening: Happening[S]) -> str:
        """Which kind of simultaneous step a decision is part of: "window", "all", or none."""
        before = happening.before
        if happening.who == CHANCE or before.together() <= 0:
            return ""
        return "window" if self.windows and is_window(self, before) else "all"

    def catalogue(self, players: int, wanted: Mapping[str, object]) -> Catalogue:
        """All that seats can ever decide; ValueError for a game that does not say."""
        return self.listed(self.decisions, "decisions", players, wanted)

    def chances(self, players: int, wanted: Mapping[str, object]) -> Catalogue:
        """All that chance can ever bring; ValueError for a game that does not say."""
        return self.listed(self.outcomes, "outcomes", players, wanted)

    def tensor_for(self, players: int, wanted: Mapping[str, object]) -> Tensor:
        """What writes a seat's knowledge as bits; ValueError for a game that does not."""
        if self.tensor is None:
            raise ValueError(f"{self.slug} has no tensor: its Game gives no `tensor`")
        return self.tensor(self.check_players(players), self.settle(wanted))

    def listed(
        self,
        actions: Callable[[int, Options], Sequence[Action]] | None,
        name: str,
        players: int,
        wanted: Mapping[str, object],
    ) -> Catalogue:
        if actions is None:
            raise ValueError(f"{self.slug} has no catalogue: its Game gives no `{name}`")
        return Catalogue(actions(self.check_players(players), self.settle(wanted)), self.write)

    def dealt(self, chosen: Sequence[str]) -> list[str]:
        """The colours by seat: the chosen ones, and for those who chose none (an empty text) the rest in
        their order. ValueError for a colour that is not there, or is there twice."""
        taken = [colour for colour in chosen if colour]
        for colour in taken:
            if colour not in self.colours or taken.count(colour) > 1:
                raise ValueError(f"{shown(colour)} is no colour of {self.slug}, or is chosen twice")
        rest = iter([colour for colour in self.colours if colour not in taken])
        return [colour or next(rest) for colour in chosen] if self.colours else []

    def colour_numbers(self, colours: Sequence[str]) -> tuple[int, ...]:
        """Colours by seat as places among the game's own, as texts and boards count them."""
        return tuple(self.colours.index(colour) for colour in colours)

    def editions(self) -> tuple[Game[Any, Any], ...]:
        """This game by all rules that it knows, today's first."""
        return self, *self.earlier

    def edition(self, rules: str) -> Game[Any, Any] | None:
        """The game by these rules, as a record's header names them; None if they are not known."""
        return next((game for game in self.editions() if game.rules == rules), None)

    def start(self, players: int, wanted: Mapping[str, object]) -> S:
        """A new game; ValueError names a number of players or an option that does not fit."""
        return self.new(self.check_players(players), self.settle(wanted))

    def settle(self, wanted: Mapping[str, object]) -> Options:
        return settle(self.options, wanted)

    def check_players(self, players: object) -> int:
        if isinstance(players, int) and not isinstance(players, bool) and players in self.seats:
            return players
        few, many = self.seats[0], self.seats[-1]
        allowed = f"{few}" if few == many else f"{few} to {many}"
        raise Wrong(
            f"{self.slug} is for {allowed} players, not {shown(players)}",
            "players",
            few=few,
            many=many,
            players=shown(players),
        )


AnyGame = Game[Any, Any]


def by_slug(*games: AnyGame) -> dict[str, AnyGame]:
    """Games as the rest of the project finds them. ValueError for one that is written for another protocol,
    or whose name is taken."""
    found: dict[str, AnyGame] = {}
    for game in games:
        if not understood(game.protocol):
            raise ValueError(
                f"{game.slug} is written for protocol {game.protocol}, this is {PROTOCOL}"
            )
        if game.slug in found:
            raise ValueError(f"there are two games called {game.slug}")
        found[game.slug] = game
    return found


def understood(protocol: str) -> bool:
    """Does this protocol have all that a game wants that was written for another version of it?"""
    first, second = map(int, PROTOCOL.split("."))
    wanted = [int(part) if part.isdecimal() else -1 for part in protocol.split(".")]
    return len(wanted) == 2 and wanted[0] == first and 0 <= wanted[1] <= second


def speaker(who: Seat) -> str:
    """How a line begins: `! ` for chance, `1: ` for a seat."""
    return "! " if who == CHANCE else f"{who}: "


def check(state: State, who: Seat, action: Action) -> None:
    """Refusal, with the rule's ID, unless the event is legal."""
    if who not in state.deciders() or action not in state.legal(who):
        raise Refusal(state.forbids(who, action))


def attempt(game: Game[S, V], state: S, who: Seat, text: str) -> list[Happening[S]]:
    """What one line (without its speaker) brings, event by event; the position itself stays as it was.

    Refusal if the rules forbid it, ValueError if it cannot be read.
    """
    found: list[Happening[S]] = []
    for action in game.read_line(state, who, text):
        check(state, who, action)
        found.append(happen(state, who, action))
        state = found[-1].after
    return found


def play(game: Game[S, V], state: S, who: Seat, text: str) -> list[Action]:
    """Make one line happen in this very position, whole or not at all: if it is refused or cannot be read, nothing
    has changed."""
    actions = [happening.action for happening in attempt(game, state, who, text)]
    for action in actions:
        state.apply(who, action)
    return actions


def legal_texts(game: Game[S, V], state: S, who: Seat) -> list[str]:
    """What a seat may decide now, in canonical order; nothing if it is not asked."""
    return [game.write(action) for action in state.legal(who)] if who in state.deciders() else []


def is_window(game: AnyGame, state: State) -> bool:
    """Is this a secret simultaneous step in which everybody asked may pass?"""
    if state.together() <= 0:
        return False
    deciders = list(state.deciders())
    return bool(deciders) and all(PASS in legal_texts(game, state, seat) for seat in deciders)


def decisions(game: Game[S, V], state: S, texts: Iterable[str], seat: Seat) -> list[Note]:
    """What a seat may decide, as the game describes it to that seat."""
    return [game.describe(state, seat, text, seat) for text in texts]


def described(game: Game[S, V], before: S, lines: Iterable[str], seat: Seat) -> list[Note]:
    """Lines that a seat hears, as the game describes them; a comment has no words but those of `tell`.
    What `describe` leaves UNSAID has none, either."""
    found = []
    for line in lines:
        begin, _, text = line.partition(" ")
        if begin == "#":
            found.append(UNSAID)
        else:
            who = CHANCE if begin == "!" else int(begin[:-1])
            found.append(game.describe(before, who, text, seat))
    return found


def knows_more(game: Game[S, V], state: S, seat: Seat) -> bool:
    """Does a seat see more of this position than somebody who looks on?

    Views may say whose they are in a field `seat`; that is no secret.
    """
    mine, public = game.view(state, seat), game.view(state, WATCHER)
    if not is_dataclass(mine) or not is_dataclass(public):
        return bool(mine != public)
    return any(
        getattr(mine, part.name) != getattr(public, part.name)
        for part in fields(mine)
        if part.name != "seat"
    )


# The plain way of a game in which every event is one line and nothing is hidden.


def one_action(read: Callable[[str], Action]) -> Callable[[S, Seat, str], list[Action]]:
    """`read_line` for a game whose lines are single actions."""

    def read_line(state: S, who: Seat, text: str) -> list[Action]:
        return [read(text)]

    return read_line


def plain_lines(
    write: Callable[[Action], str],
) -> Callable[[Sequence[Happening[S]], S, Seat], list[str]]:
    """`lines` for a game that hides nothing but unfinished simultaneous steps."""

    def lines(block: Sequence[Happening[S]], now: S, seat: Seat) -> list[str]:
        if still_secret(block[0].before, now):
            return []
        return [speaker(each.who) + write(each.action) for each in block]

    return lines


def told_nothing(happening: Happening[Any], seat: Seat) -> list[Note]:
    """`tell` for a game in which every consequence can be seen in the event itself."""
    return []
