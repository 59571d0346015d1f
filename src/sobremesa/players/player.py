"""What a player is: somebody at a seat who decides from what that seat may know.

A player never receives a state. It builds `game.belief(view, heard)` and plays in worlds that it
samples from there, so it cannot use what it cannot know; a test swaps hidden worlds to make sure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from sobremesa.core import Action, AnyGame, Seat
from sobremesa.players.budget import Budget


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision as a player saw it: the line it begins, how often it was tried, its chance to win."""

    line: tuple[Action, ...]  # the decision, and those of the same turn that would follow
    tries: int
    value: float  # 0 to 1, for the seat
    odds: float | None = None  # with which it is chosen, where a player mixes


@dataclass(frozen=True, slots=True)
class Thought:
    """Why a player decided as it did: what it looked at, the best first."""

    options: tuple[Candidate, ...] = ()
    simulations: int = 0
    exact: bool = False  # it was calculated, not tried


class Player(Protocol):
    """One seat of one game. It may remember its own turn; a fresh one decides from scratch."""

    game: AnyGame
    seat: Seat
    thought: Thought  # about the latest decision

    def decide(
        self,
        view: Any,
        heard: Sequence[str],
        legal: Sequence[Action],
        budget: Budget,
        rng: Random,
    ) -> Action:
        """One of `legal`. The same arguments and the same history of the turn give the same answer,
        unless the budget is a matter of seconds."""
        ...


class RandomPlayer:
    """Any legal decision, each as likely."""

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self.game, self.seat = game, seat
        self.thought = Thought()

    def decide(
        self,
        view: Any,
        heard: Sequence[str],
        legal: Sequence[Action],
        budget: Budget,
        rng: Random,
    ) -> Action:
        return rng.choice(legal)


def own_turn_goes_on(heard: Sequence[str], before: int, seat: Seat) -> bool:
    """Has a seat heard nothing but itself since it had heard `before` lines?"""
    return all(line.startswith(f"{seat}: ") for line in heard[before:])
