"""Windows and matches for the tests: positions are texts, as in the rules document."""

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
