"""A table without a server: requests in, entries applied, time given by the test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from sobremesa.core import AnyGame, Seat
from sobremesa.library import ALL
from sobremesa.server.table import log, proposals, wire
from sobremesa.server.table.audience import Audience
from sobremesa.server.table.clock import ClockSetup
from sobremesa.server.table.progress import TriedDecision
from sobremesa.server.table.table import Table

DECODER: msgspec.json.Decoder[wire.AnyRequest] = msgspec.json.Decoder(wire.AnyRequest)
NAMES = {f"guest{seat}": f"Guest {seat}" for seat in range(8)}


class Board:
    """One table under test. Guests are called guest0, guest1... and sit on their seats."""

    def __init__(
        self,
        slug: str,
        players: int,
        *,
        options: Mapping[str, Any] | None = None,
        clock: ClockSetup | None = None,
        window: int = 0,
        bots: tuple[Seat, ...] = (),
        aids: bool | None = True,
        one_screen: bool = False,
        start: Sequence[str] = (),
        colours: Sequence[str] = (),
        parent: log.Parent | None = None,
        games: Mapping[str, AnyGame] = ALL,
    ) -> None:
        self.now, self.count = 1_000_000, 0
        self.audience = Audience(Table("0" * 32, games))
        self.apply(
            log.Created(
                time=self.now, guest="guest0", game=slug, rules=games[slug].rules, players=players,
                options=dict(options or {}), clock=clock or ClockSetup(), window=window,
                listed=False, spectators=True, lang="en", secret="ab" * 32, aids=aids, one_screen=one_screen,
                start=list(start), colours=list(colours), parent=parent,
            )
        )  # fmt: skip
        for seat in range(players):
            if seat in bots:
                self.do(0, "bot", seat=seat)
            else:
                self.do(seat, "sit", seat=seat)

    @property
    def table(self) -> Table:
        return self.audience.table

    def over(self) -> bool:
        return self.table.status == "over"

    def apply(self, entry: log.AnyEntry, trial: TriedDecision | None = None) -> None:
        kept = log.decode(log.encode(entry))  # as it comes back from the database
        assert kept == entry
        self.audience.apply(entry, trial)

    def do(self, who: int | str, what: str, /, own: Seat | None = None, **more: Any) -> None:
        """A request of a seat's guest, for an own seat; it raises what the server would refuse."""
        self.count += 1
        guest = f"guest{who}" if isinstance(who, int) else who
        request: Any = DECODER.decode(
            msgspec.json.encode({"do": what, "id": str(self.count), **more})
        )
        proposed = proposals.propose(guest, request, own, self.table, self.now)
        assert proposed is not None
        self.apply(proposed.entry, proposed.trial)

    def wait(self, milliseconds: int) -> list[log.AnyEntry]:
        """Time passes; what it brings."""
        self.now += milliseconds
        found: list[log.AnyEntry] = []
        while proposed := proposals.tick(self.table, self.now):
            self.apply(proposed.entry, proposed.trial)
            found.append(proposed.entry)
        return found

    def bot(self, seat: Seat, text: str) -> None:
        proposed = proposals.bot_decision(self.table, seat, text, self.now)
        self.apply(proposed.entry, proposed.trial)

    def update(self, listener: Seat, since: int | None = None, lang: str = "en") -> wire.Update:
        return self.audience.update(listener, lang, since, NAMES, self.now)

    def position(self, listener: Seat) -> wire.Position:
        found = self.update(listener).position
        assert found is not None
        return found

    def bytes_for(self, listener: Seat, since: int | None = None) -> bytes:
        return msgspec.json.encode(self.update(listener, since))

    def play_on(self, rng: Random, most: int = 10_000) -> None:
        """Everybody decides at random."""
        for _ in range(most):
            owed = self.table.running.owed() if self.table.status == "running" else []
            if not owed:
                return
            seat = rng.choice(owed)
            self.do(seat, "decide", text=rng.choice(self.table.running.legal(seat)))
