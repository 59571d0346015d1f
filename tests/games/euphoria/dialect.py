"""The dialect of the examples in docs/rules/euphoria.md, section 11: positions, decisions, checks."""

import re
from typing import ClassVar

from sobremesa.core import Seat, attempt, legal_texts
from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.components import (
    ALL_CARDS,
    KINDS,
    LASERS,
    NUMBER_OF,
    TEAMS,
    card_names,
)
from sobremesa.games.euphoria.position import PHASES
from sobremesa.games.euphoria.rules import Euphoria
from sobremesa.games.euphoria.view import RecruitSeen, hear, view
from tests.support.script import Script, agree, seat_and

SEAT = re.compile(r"(\d): (\S+) (\S+) (\S+)(.*)")


class Game(Script[Euphoria]):
    """A game at some position, with the log of every seat."""

    game = GAME

    def __init__(self, state: Euphoria) -> None:
        super().__init__(state)
        self.logs: dict[Seat, list[str]] = {seat: [] for seat in range(int(state.players))}

    def event(self, who: Seat, text: str) -> None:
        for happening in attempt(GAME, self.state, who, text):
            for seat, log in self.logs.items():
                log += hear(happening, seat)
            self.begun = happening.after

    def play(self, line: str) -> None:
        """`2: skip`, `! draw 2 lid`: whole, or refused."""
        self.happens(line)

    def recruit(self, seat: Seat, slot: str) -> RecruitSeen:
        return view(self.state, seat).recruits[int(slot[0])][int(slot[2]) - 1]

    # What must be true

    def seat(self, rest: str) -> None:
        match = SEAT.fullmatch(rest)
        assert match
        state, seat = self.state, int(match[1])
        row = [
            KINDS[state.kinds[slot]]
            if state.exposed >> slot & 1
            else f"({KINDS[state.kinds[slot]]})"
            for slot in range(3 * seat, 3 * seat + 3)
        ]
        agree(row, [match[2], match[3], match[4]])
        laser = re.search(r"laser>(\d)", match[5])
        agree(state.aims[seat], int(laser[1]) if laser else -1)
        agree(bool(state.anarchists >> seat & 1), "anarchist" in match[5])
        if hand := re.search(r"hand=(\S+)", match[5]):
            agree(state.hands[seat], cards(hand[1]))

    def over(self, rest: str) -> None:
        result = self.state.result()
        assert result
        winners = ",".join(map(str, result.winners)) or "-"
        agree(f"{result.reason} {result.details['team']} {winners}", rest)
        agree(
            result.points, tuple(int(s in result.winners) for s in range(int(self.state.players)))
        )

    def knows(self, rest: str) -> None:
        seat, pairs = seat_and(rest)
        for slot, kind in (pair.split("=") for pair in pairs.split()):
            agree(self.recruit(seat, slot).kind, kind)

    def ignores(self, rest: str) -> None:
        seat, slots = seat_and(rest)
        for slot in slots.split():
            agree(self.recruit(seat, slot).kind, None)

    def knowshand(self, rest: str) -> None:
        seat, what = seat_and(rest)
        owner, names = what.split("=")
        known = view(self.state, seat).hand_known[int(owner)]
        agree(",".join(known), names.replace("-", ""))

    def leftover(self, rest: str) -> None:
        seat, what = seat_and(rest)
        seen = view(self.state, seat)
        agree((seen.left_over, seen.left_over_kind or "?"), (1, what))

    def log(self, rest: str) -> None:
        seat, line = seat_and(rest)
        assert line in self.logs[seat]

    def nolog(self, rest: str) -> None:
        seat, line = seat_and(rest)
        assert line not in self.logs[seat]

    def refuse(self, rest: str) -> None:
        line, rule = rest.split(" -> ")
        agree(self.refused(line), rule)

    def can(self, rest: str) -> None:
        seat, text = seat_and(rest)
        assert text in legal_texts(GAME, self.state, seat)

    def cannot(self, rest: str) -> None:
        seat, text = seat_and(rest)
        assert text not in legal_texts(GAME, self.state, seat)

    words: ClassVar = {
        "seat": seat, "over": over, "knows": knows, "ignores": ignores, "knowshand": knowshand,
        "leftover": leftover, "log": log, "nolog": nolog, "refuse": refuse, "can": can,
        "cannot": cannot, "legal": Script.legal, "deciders": Script.deciders,
        "center": lambda game, rest: agree(str(game.state.center), rest),
        "deck": lambda game, rest: agree(str(int(game.state.deck).bit_count()), rest),
        "discard": lambda game, rest: agree(game.state.discard, cards(rest)),
        "turn": lambda game, rest: agree(f"{game.state.active} {PHASES[game.state.phase]}", rest),
        "team": lambda game, rest: agree(f"{rest[0]} {TEAMS[game.state.team(int(rest[0]))]}", rest),
        "running": lambda game, rest: agree(game.state.result(), None),
    }  # fmt: skip


def after(*lines: str, players: int = 4, **options: object) -> Game:
    """A game from its beginning."""
    game = Game(GAME.start(players, options))
    for line in lines:
        game.play(line)
    return game


def cards(text: str) -> int:
    return 0 if text == "-" else sum(2 ** NUMBER_OF[name] for name in text.split(","))


def position(*lines: str) -> Game:
    """A game in the middle, from the lines of a position."""
    seats = [SEAT.fullmatch(line[5:]) for line in lines if line.startswith("seat ")]
    players = len(seats)
    options = [line.split(" ", 1)[1].split("=") for line in lines if line.startswith("option ")]
    by_name = {option.name: option for option in GAME.options}
    state = GAME.start(players, {name: by_name[name].parse(value) for name, value in options})
    state.discard = sum(cards(line.split()[1]) for line in lines if line.startswith("discard "))
    everyone = 2**players - 1
    rest = None
    for match in seats:
        assert match
        seat = int(match[1])
        for place in range(3):
            name = match[2 + place]
            state.kinds[3 * seat + place] = KINDS.index(name.strip("()"))
            if not name.startswith("("):
                state.exposed |= 2 ** (3 * seat + place)
                state.knowers[3 * seat + place] = everyone
        extras = dict(
            part.replace(">", "=").split("=") for part in match[5].split() if part != "anarchist"
        )
        if extras.get("hand") == "*":
            rest = seat
        else:
            state.hands[seat] = cards(extras.get("hand", "-"))
        if "laser" in extras:
            state.aims[seat] = int(extras["laser"])
        if "anarchist" in match[5]:
            state.anarchists |= 2**seat
            state.cleared |= 7 * 8**seat
    state.deck = ALL_CARDS & ~state.discard & ~sum(state.hands)
    if rest is not None:
        state.hands[rest], state.deck = state.deck, 0
    state.center = LASERS[players] - sum(aim >= 0 for aim in state.aims)
    for line in lines:
        word = line.split()[0]
        if word == "turn":
            _, active, phase, *turns = line.split()
            state.active, state.phase = int(active), PHASES.index(phase)
            state.turns = int(turns[0]) if turns else 0
        elif word == "known":
            seat, slots = seat_and(line.removeprefix("known "))
            for slot in slots.split():
                state.knowers[3 * int(slot[0]) + int(slot[2]) - 1] |= 2**seat
        elif word == "removed":
            state.left_over = KINDS.index(line.split()[1])
    state.left_e = state.left_s = 0
    return Game(state)


def run(lines: tuple[str, ...]) -> Game:
    """One example: its position or beginning, then everything after `play`."""
    middle = lines.index("play")
    head = lines[2:middle]
    options = [line.split(" ", 1)[1].split("=") for line in head if line.startswith("option ")]
    if "start" in head:
        players = next(int(line.split()[1]) for line in head if line.startswith("players "))
        game = Game(GAME.start(players, dict(options)))
    else:
        game = position(*head)
    return game.run(lines[middle + 1 :])


def hand(game: Game, seat: Seat) -> tuple[str, ...]:
    return card_names(game.state.hands[seat])
