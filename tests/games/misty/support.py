"""Windows and matches for the tests: positions are texts, as in the rules document."""

from random import Random

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core import CHANCE, play
from sobremesa.games.misty import GAME
from sobremesa.games.misty.components import NUMBERS
from sobremesa.games.misty.notation import read_window
from sobremesa.games.misty.rules import Misty
from sobremesa.games.misty.window import EMPTY, Window


def laid(text: str, small: bool = False) -> Window:
    """A window in construction."""
    window = Window(small, EMPTY[:])
    for row, stacks in enumerate(read_window(text)):
        for column, stack in enumerate(stacks):
            if stack:
                window.place(NUMBERS[stack[0]], column + 1, row + 1)
    return window


def complete(text: str, small: bool = False) -> Window:
    """A window in activation; stacks and empty spaces are only there to be scored."""
    window = laid(text, small)
    window.height = len(read_window(text))
    window.width = len(read_window(text)[0])
    window.begin()
    for row, stacks in enumerate(read_window(text)):
        for column, stack in enumerate(stacks):
            for _ in stack[1:]:
                window.enter(4 * row + column)
    return window


def scored(state: Misty, rounds: list[list[int]]) -> list[bool]:
    """Finish rounds with these scores; says after each whether the match is over."""
    over = []
    for scores in rounds:
        points = vec[i64]()
        for score in scores:
            points = append(points, score)
        over.append(state.count_round(points))
    return over


def after(players: int, options: dict[str, object], *lines: str) -> Misty:
    """The position after these lines of a record."""
    state = GAME.start(players, options)
    for line in lines:
        say(state, line)
    return state


def say(state: Misty, line: str) -> None:
    if line.startswith("! "):
        play(GAME, state, CHANCE, line[2:])
    else:
        seat, text = line.split(": ", 1)
        play(GAME, state, int(seat), text)


def wander(state: Misty, rng: Random, events: int) -> list[tuple[int, int]]:
    """Random events, the deciders of a step in random order; returns them."""
    done: list[tuple[int, int]] = []
    while len(done) < events and len(state.deciders()):
        who = rng.choice(list(state.deciders()))
        action = rng.choice(list(state.legal(who)))
        state.apply(who, action)
        done.append((who, action))
    return done


# Two players in the activation of the introductory variant, seat 0 to move L01 or R01 and to feed.
ACTIVATION = (
    "! deal 1.1 0=F01,F02,M02 1=M01,P01,P02",
    "0: pick F01", "1: pick P01",
    "0: pick M01", "1: pick F02", "0: place c2r1", "1: place c2r1",
    "0: place c3r1", "1: place c3r1",
    "! deal 1.2 0=F03,R01,S01 1=F04,S02,S03",
    "0: pick F03", "1: pick S02", "0: place c1r2", "1: place c1r2",
    "0: pick F04", "1: pick S01", "0: place c2r2", "1: place c2r2",
    "0: place c3r2", "1: place c3r2",
    "! deal 1.3 0=L01,P03,P04 1=L02,P05,R02",
    "0: pick L01", "1: pick L02", "0: place c1r3", "1: place c1r3",
    "0: pick P05", "1: pick P03", "0: place c2r3", "1: place c2r3",
)  # fmt: skip
SMALL: dict[str, object] = {"variant": "introductory", "rounds_to_win": 1}


def activation(**options: object) -> Misty:
    """Seat 0: F01 M01 M02 / F03 F04 R01 / L01 P05 P04; seat 1: P01 F02 P02 / S02 S01 S03 / L02 P03 R02"""
    return after(2, {**SMALL, **options}, *ACTIVATION)
