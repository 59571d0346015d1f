"""A match that draws its own luck and seats its own players: for the first five minutes, and for quick experiments.

`core.match.Match` is the same without a host: there somebody else throws the dice and asks the players.
"""

from __future__ import annotations

from random import Random
from secrets import token_hex
from typing import Any

from sobremesa.core import CHANCE, JUDGE, Action, Result, Seat
from sobremesa.core.fair import Fair
from sobremesa.core.match import Match
from sobremesa.core.record import record_of
from sobremesa.library import ALL
from sobremesa.players.levels import read_player
from sobremesa.players.player import Player


class Hosted:
    """A game by its name. Chance acts by itself; decisions are texts, your own or a computer player's.

    What the rules forbid is a `Refusal`, what cannot be read a `ValueError`; nothing has changed then.
    """

    def __init__(
        self, game: str, players: int | None = None, seed: str | None = None, **options: object
    ) -> None:
        if game not in ALL:
            raise ValueError(f"there is no game {game}; there are {', '.join(ALL)}")
        self.game = ALL[game]
        if players is None:
            players = 2 if 2 in self.game.seats else self.game.seats[0]
        self.match = Match(self.game, players, options)
        self.seed = token_hex(8) if seed is None else seed
        self.fair = Fair.from_seed(self.seed, players)
        self.rngs = [Random(f"{self.seed} player {seat}") for seat in range(players)]
        self.seated: dict[tuple[Seat, str], Player] = {}
        self.draw()

    def draw(self) -> None:
        """Let chance act until somebody has to decide."""
        while CHANCE in self.match.deciders():
            self.match.draw(self.fair)

    def deciders(self) -> list[Seat]:
        """Who has to decide: one seat, several at once, or nobody: it is over."""
        return self.match.deciders()

    def who(self, seat: Seat | None) -> Seat:
        """A seat that has to decide: this one, or the only one if none is named."""
        waiting = self.deciders()
        if seat is None and len(waiting) > 1:
            raise ValueError(f"several decide at once: say for which of the seats {waiting}")
        if seat is None:
            return waiting[0] if waiting else 0  # which the rules will refuse
        return self.match.check_seat(seat)

    def legal(self, seat: Seat | None = None) -> list[str]:
        """What may be decided now."""
        return self.match.legal(self.who(seat))

    def play(self, text: str, seat: Seat | None = None) -> list[str]:
        """Decide; the new lines of the record, with what chance has added."""
        before = len(self.lines())
        self.match.play(self.who(seat), text)
        self.draw()
        return self.lines()[before:]

    def decide(self, player: str = "medium", seat: Seat | None = None) -> list[str]:
        """Let a computer player decide: `easy`, `hard`, `master@200ms`. It sees what its seat sees."""
        who = self.who(seat)
        return self.play(self.game.write(self.chosen(player, who)), who)

    def chosen(self, player: str, seat: Seat) -> Action:
        invited = read_player(player)
        if (seat, player) not in self.seated:
            self.seated[seat, player] = invited.sit(self.game, seat)
        legal = [int(action) for action in self.match.state.legal(seat)]
        view, heard, budget = self.view(seat), self.match.heard(seat), invited.thinks(self.game)
        return self.seated[seat, player].decide(view, heard, legal, budget, self.rngs[seat])

    def play_on(self, *players: str) -> Result:
        """Let computer players finish it, by seat; one name alone is for all seats."""
        names = players * self.match.players if len(players) == 1 else players
        if len(names) != self.match.players:
            raise ValueError(f"{self.match.players} players sit here, not {len(players)}")
        while waiting := self.deciders():
            self.match.act(waiting[0], self.chosen(names[waiting[0]], waiting[0]))
            self.draw()
        result = self.result()
        assert result is not None
        return result

    def result(self) -> Result | None:
        """Who has won, and why; None while the game goes on."""
        result: Result | None = self.match.state.result()
        return result

    def view(self, seat: Seat) -> Any:
        """What a seat may know; -2 is somebody who looks on."""
        return self.match.view(seat)

    def lines(self, seat: Seat = JUDGE) -> list[str]:
        """The record's lines, all of them or as one seat may know them."""
        return self.match.lines(seat)

    def record(self) -> str:
        """The whole game as a text that anybody can read and replay."""
        return record_of(self.match, seed=self.seed).write()

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def __repr__(self) -> str:
        return f"match({self.game.slug!r}, {self.match.players}, {self.seed!r})"
