"""A table in a terminal: one reader, opponents that decide at random, dice that can be verified.

Also how a game is kept in a file: an ordinary record whose header says how to go on.
"""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from sobremesa.core import CHANCE, JUDGE, AnyGame, Seat
from sobremesa.core.fair import Fair, open_stream
from sobremesa.core.match import Match
from sobremesa.core.record import read_record, record_of, replay

# A kept game holds all cards and the secret of its dice, or it could not go on.
WARNING = "# everything is in here, also what you may not know yet: for going on, not for looking\n"


@dataclass
class Table:
    match: Match
    fair: Fair
    seat: Seat  # of the reader
    seed: str | None = None  # what the reader asked for

    def opponent(self, seat: Seat) -> None:
        """One random decision. It depends on the dice's secret and the number of events so far, so
        that a kept game goes on as it would have."""
        rng = Random(f"opponent {self.fair.secret.hex()} {len(self.match.events)}")
        self.match.play(seat, rng.choice(self.match.legal(seat)))

    def kept(self) -> str:
        """The whole game as a file."""
        extra: dict[str, object] = {"reader": self.seat, "fair": self.fair.opened()}
        if self.seed is not None:
            extra["seed"] = self.seed
        return WARNING + record_of(self.match, JUDGE, **extra).write()


def lay(
    game: AnyGame, players: int, options: Mapping[str, object], seat: Seat, seed: str | None
) -> Table:
    """A new game; ValueError for players, options or a seat that do not fit."""
    match = Match(game, players, options)
    match.check_seat(seat)
    if seed is not None:
        return Table(match, Fair.from_seed(seed, players), seat, seed)
    fair = Fair(secrets.token_bytes(32), "terminal", ("",) * players)
    return Table(match, fair, seat)


def take_up(text: str, games: Mapping[str, AnyGame], seat: Seat | None = None) -> Table:
    """A game from a file; ValueError says what is wrong with it.

    Any record will do. One that does not tell its luck (a golden record, say) goes on with new dice.
    """
    record = read_record(text)
    match = replay(record, games)
    if seat is None:
        kept_seat = record.extra.get("reader", 0)
        seat = kept_seat if isinstance(kept_seat, int) else 0
    match.check_seat(seat)
    seed = record.extra.get("seed")
    known = isinstance(record.extra.get("fair"), dict) and "secret" in record.extra["fair"]
    if not known:
        fresh = Fair(secrets.token_bytes(32), "terminal", ("",) * record.players)
        return Table(match, fresh, seat)
    fair = open_stream(record.extra["fair"], record.players)
    fair.drawn = sum(event.who == CHANCE for event in match.events)  # one draw for each
    return Table(match, fair, seat, seed if isinstance(seed, str) else None)
