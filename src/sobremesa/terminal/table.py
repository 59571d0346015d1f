"""A table in a terminal: one reader, computer players around it, dice that can be verified.

Also how a game is saved to a file: an ordinary record whose header says how to resume it.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from sobremesa.core import CHANCE, JUDGE, WATCHER, AnyGame, Seat
from sobremesa.core.fair import Fair, open_stream
from sobremesa.core.match import Match
from sobremesa.core.record import colour_header, colours_of, read_record, record_of, replay
from sobremesa.players.advice import advice
from sobremesa.players.budget import Budget
from sobremesa.players.levels import read_player
from sobremesa.players.player import Player, Thought
from sobremesa.players.recall import Origin

# A saved game holds all cards and the secret of its dice, or it could not be resumed.
WARNING = "# everything is in here, even what you may not know yet: for resuming, not for reading\n"


MEDIUM = ("medium",)
ADVICE = Budget(seconds=1.5)


class Decided(NamedTuple):
    """What a computer player did last."""

    seat: Seat
    move: str
    forced: bool  # there was nothing else to do


@dataclass
class TerminalTable:
    match: Match
    fair: Fair
    seat: Seat  # of the reader
    seed: str | None = None  # what the reader asked for
    against: tuple[str, ...] = MEDIUM  # the other seats, from the reader's left, repeated
    players: dict[Seat, Player] = field(default_factory=dict)
    latest: Decided | None = None  # by one of them
    chosen: tuple[str, ...] = ()  # colours by seat; empty for those who take what is left

    def colours(self) -> list[str]:
        match = self.match
        return match.game.dealt(self.chosen or ("",) * match.players)

    def colour_header(self) -> dict[str, object]:
        return colour_header(self.match.game, self.colours())

    def level(self, seat: Seat) -> str:
        """Who plays a seat, as written on the command line."""
        turn = (seat - self.seat) % self.match.players if self.seat >= 0 else seat + 1
        return self.against[(turn - 1) % len(self.against)]

    def opponent(self, seat: Seat) -> None:
        """One decision of a computer player, from what its seat sees and has heard.

        It depends on the secret of the dice and the number of events so far, so that a saved game continues
        as it would have, at least from the next turn on.
        """
        match, invited = self.match, read_player(self.level(seat))
        if seat not in self.players:
            self.players[seat] = invited.sit(match.game, seat, self.origin())
        rng = Random(f"opponent {self.fair.secret.hex()} {len(match.events)}")
        legal = [int(action) for action in match.state.legal(seat)]
        budget = invited.thinks(match.game)
        player = self.players[seat]
        action = player.decide(match.view(seat), match.heard(seat), legal, budget, rng)
        self.latest = Decided(seat, match.game.write(action), len(legal) == 1)
        match.act(seat, action)

    def origin(self) -> Origin:
        return Origin(self.match.state_after(0), self.match.players)

    def reason(self) -> tuple[Decided, Thought] | None:
        """What a computer player did last, and what it thought."""
        return (self.latest, self.players[self.latest.seat].thought) if self.latest else None

    def advice(self) -> Thought:
        """What a good player would think in the reader's place."""
        match, seat = self.match, self.seat
        legal = [int(action) for action in match.state.legal(seat)]
        heard = match.heard(seat)
        return advice(match.game, seat, match.view(seat), heard, legal, ADVICE, self.origin())

    def kept(self) -> str:
        """The whole game as a file."""
        extra: dict[str, object] = {"reader": self.seat, "fair": self.fair.opened()}
        extra["against"] = list(self.against)
        if self.seed is not None:
            extra["seed"] = self.seed
        extra |= self.colour_header()
        return WARNING + record_of(self.match, JUDGE, **extra).write()


def lay(
    game: AnyGame,
    players: int,
    options: Mapping[str, object],
    seat: Seat,
    seed: str | None,
    against: tuple[str, ...] = MEDIUM,
    colour: str = "",
) -> TerminalTable:
    """A new game; ValueError if the players, options, seat or reader's colour do not fit."""
    match = Match(game, players, options)
    match.check_seat(seat, WATCHER)
    chosen = tuple(colour if other == seat else "" for other in range(players))
    game.dealt(chosen)
    if seed is not None:
        fair = Fair.from_seed(seed, players)
    else:
        fair = Fair(secrets.token_bytes(32), "terminal", ("",) * players)
    return TerminalTable(match, fair, seat, seed, against, chosen=chosen)


def take_up(text: str, games: Mapping[str, AnyGame]) -> TerminalTable:
    """A game from a file; ValueError says what is wrong with it.

    Any record will do. One that does not reveal its luck (a golden record, say) continues with new dice.
    """
    record = read_record(text)
    match = replay(record, games)
    kept_seat = record.extra.get("reader", 0)
    seat = match.check_seat(kept_seat if isinstance(kept_seat, int) else 0)
    seed = record.extra.get("seed")
    against = kept_players(record.extra.get("against"))
    chosen = tuple(colours_of(record, match))
    known = isinstance(record.extra.get("fair"), dict) and "secret" in record.extra["fair"]
    if not known:
        fresh = Fair(secrets.token_bytes(32), "terminal", ("",) * record.players)
        return TerminalTable(match, fresh, seat, None, against, chosen=chosen)
    fair = open_stream(record.extra["fair"], record.players)
    fair.drawn = sum(event.who == CHANCE for event in match.events)  # one draw for each
    kept_seed = seed if isinstance(seed, str) else None
    return TerminalTable(match, fair, seat, kept_seed, against, chosen=chosen)


def kept_players(written: object) -> tuple[str, ...]:
    """The players that a file names; the usual ones if it names none, or any that are unknown."""
    if not isinstance(written, list) or not written:
        return MEDIUM
    try:
        return tuple(read_player(str(text)).name for text in written)
    except ValueError:
        return MEDIUM
