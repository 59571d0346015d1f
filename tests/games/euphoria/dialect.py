"""The dialect of the examples in docs/rules/euphoria.md, section 11: positions, decisions, checks."""

import re
from collections.abc import Callable

import pytest

from sobremesa.core import CHANCE, Refusal, Seat, legal_texts, play
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

SEAT_LINE = re.compile(r"seat (\d): (\S+) (\S+) (\S+)(.*)")


class Game:
    """A game at some position, with the log of every seat."""

    def __init__(self, state: Euphoria) -> None:
        self.state = state
        self.logs: dict[Seat, list[str]] = {seat: [] for seat in range(int(state.players))}

    def play(self, line: str) -> None:
        """`2: skip`, `! draw 2 lid`: whole, or refused."""
        who, text = split(line)
        trial = self.state.copy()
        for action in play(GAME, self.state, who, text):
            for seat, log in self.logs.items():
                log += hear(trial, who, action, seat)
            trial.apply(who, action)

    def refused(self, line: str) -> str:
        """The rule by which this line is refused; nothing has changed."""
        who, text = split(line)
        before = everything(self.state)
        with pytest.raises(Refusal) as refusal:
            play(GAME, self.state, who, text)
        assert everything(self.state) == before
        return refusal.value.rule

    def recruit(self, seat: Seat, slot: str) -> RecruitSeen:
        return view(self.state, seat).recruits[int(slot[0])][int(slot[2]) - 1]


def split(line: str) -> tuple[Seat, str]:
    if line.startswith("! "):
        return CHANCE, line[2:]
    seat, text = line.split(": ", 1)
    return int(seat), text


def everything(state: Euphoria) -> list[object]:
    return [view(state, seat) for seat in range(-3, int(state.players)) if seat != CHANCE]


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
    seats = [SEAT_LINE.fullmatch(line) for line in lines if line.startswith("seat ")]
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
            seat, slots = split(line.removeprefix("known "))
            for slot in slots.split():
                state.knowers[3 * int(slot[0]) + int(slot[2]) - 1] |= 2**seat
        elif word == "removed":
            state.left_over = KINDS.index(line.split()[1])
    state.left_e = state.left_s = 0
    return Game(state)


def check_seat(game: Game, line: str) -> None:
    match = SEAT_LINE.fullmatch(line)
    assert match, line
    state, seat = game.state, int(match[1])
    row = [
        KINDS[state.kinds[slot]] if state.exposed >> slot & 1 else f"({KINDS[state.kinds[slot]]})"
        for slot in range(3 * seat, 3 * seat + 3)
    ]
    assert row == [match[2], match[3], match[4]], line
    laser = re.search(r"laser>(\d)", match[5])
    assert state.aims[seat] == (int(laser[1]) if laser else -1), line
    assert bool(state.anarchists >> seat & 1) == ("anarchist" in match[5]), line
    if hand := re.search(r"hand=(\S+)", match[5]):
        assert state.hands[seat] == cards(hand[1]), line


def check_over(game: Game, rest: str) -> None:
    result = game.state.result()
    assert result
    winners = ",".join(map(str, result.winners)) or "-"
    assert f"{result.reason} {result.details['team']} {winners}" == rest
    assert result.points == tuple(int(s in result.winners) for s in range(int(game.state.players)))


def check_view(game: Game, word: str, rest: str) -> None:
    """Checks that name a seat: `knows 3: 1.1=LS`."""
    seat, what = split(rest)
    seen = view(game.state, seat)
    if word == "knows":
        for pair in what.split():
            slot, kind = pair.split("=")
            assert game.recruit(seat, slot).kind == kind, pair
    elif word == "ignores":
        for slot in what.split():
            assert game.recruit(seat, slot).kind is None, slot
    elif word == "knowshand":
        owner, names = what.split("=")
        assert ",".join(seen.hand_known[int(owner)]) == names.replace("-", ""), what
    elif word == "leftover":
        assert seen.left_over == 1
        assert (seen.left_over_kind or "?") == what
    elif word == "log":
        assert what in game.logs[seat]
    else:
        assert word == "nolog"
        assert what not in game.logs[seat]


def check_legal(game: Game, word: str, rest: str) -> None:
    """Checks of what may be decided."""
    state = game.state
    if word == "refuse":
        line, rule = rest.split(" -> ")
        assert game.refused(line) == rule, line
        return
    seat, text = split(rest)
    texts = legal_texts(GAME, state, seat)
    if word == "legal":
        assert sorted(texts) == sorted(text.split(" | "))
    else:
        assert (text in texts) == (word == "can"), rest


CHECKS: dict[str, Callable[[Game, str], None]] = {
    "center": lambda game, rest: same(game.state.center, rest),
    "deck": lambda game, rest: same(int(game.state.deck).bit_count(), rest),
    "discard": lambda game, rest: same(game.state.discard, cards(rest)),
    "deciders": lambda game, rest: same(",".join(map(str, game.state.deciders())) or "-", rest),
    "turn": lambda game, rest: same(f"{game.state.active} {PHASES[game.state.phase]}", rest),
    "team": lambda game, rest: same(f"{rest[0]} {TEAMS[game.state.team(int(rest[0]))]}", rest),
    "running": lambda game, rest: same(game.state.result(), None),
    "over": check_over,
}


def same(found: object, wanted: object) -> None:
    assert str(found) == str(wanted)


def check(game: Game, line: str) -> None:
    word, _, rest = line.partition(" ")
    if word == "seat":
        check_seat(game, line)
    elif word in CHECKS:
        CHECKS[word](game, rest)
    elif word in ("legal", "can", "cannot", "refuse"):
        check_legal(game, word, rest)
    else:
        check_view(game, word, rest)


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
    for line in lines[middle + 1 :]:
        if re.match(r"! |\d: ", line):
            game.play(line)
        else:
            check(game, line)
    return game


def hand(game: Game, seat: Seat) -> tuple[str, ...]:
    return card_names(game.state.hands[seat])
