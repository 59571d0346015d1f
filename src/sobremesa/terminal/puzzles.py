"""`sobremesa puzzles`: finds positions with one clearly best decision, verifies them again, or asks them."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from sobremesa.coach.finding import Search, verified_again
from sobremesa.core import AnyGame, Refusal
from sobremesa.core.wrong import Wrong
from sobremesa.library import ALL
from sobremesa.players.advice import reason_of
from sobremesa.puzzles import (
    CHANCE,
    GRADES,
    Puzzle,
    PuzzleSet,
    answered,
    of_the_day,
    puzzles,
    read_set,
)
from sobremesa.terminal.screen import Reader, Screen
from sobremesa.terminal.session import understood
from sobremesa.text import Texts, numeral

SOLUTION, NEXT, QUIT = WORDS = ("solution", "next", "quit")


def find(
    game: AnyGame,
    file: Path,
    seed: str,
    goal: int,
    games: int | None,
    messages: Texts,
    console: Console,
) -> None:
    """Until the set is complete, or so many games have been looked through."""
    search = Search(game, file, seed, goal)
    last = None if games is None else search.found.looked + games
    while not search.finder.full() and search.found.looked != last:
        search.next_game()
        grades = ", ".join(
            f"{messages.say(f'level-{grade}')} {search.finder.grades[grade]}" for grade in GRADES
        )
        found = search.found
        said = messages.say(
            "puzzles-found", puzzles=len(found.puzzles), looked=found.looked, grades=grades
        )
        console.print(said, markup=False)
    console.print(messages.say("puzzles-kept", file=str(file)), markup=False, soft_wrap=True)


def wanted_set(game: AnyGame, file: Path | None) -> PuzzleSet:
    """Somebody's own, or the game's; Wrong if there are none."""
    found = read_set(game.slug, file) if file else puzzles(game.slug)
    if not found.puzzles:
        said = f'there are no puzzles for {game.slug} yet: "sobremesa puzzles {game.slug}" looks for some'
        raise Wrong(said, "puzzles-none", game=game.slug)
    return found


def check(
    found: PuzzleSet, seed: str, progress: Progress, messages: Texts, console: Console
) -> bool:
    """Verify them all again."""
    failed = [
        each.name for each in progress.track(found.puzzles) if not verified_again(each, ALL, seed)
    ]
    well = len(found.puzzles) - len(failed)
    console.print(messages.say("puzzles-checked", well=well, puzzles=len(found.puzzles)))
    if failed:
        console.print(messages.say("puzzles-failed", names=", ".join(failed)), markup=False)
    return not failed


def in_order(found: PuzzleSet, name: str | None) -> list[Puzzle]:
    """From the one that was named, or from the day's, round to the one before."""
    every = list(found.puzzles)
    if name is not None:
        try:
            first = found[name]
        except KeyError:
            known = ", ".join(each.name for each in every)
            said = f"there is no puzzle {name}; there are {known}"
            raise Wrong(said, "puzzles-unknown", name=name, names=known) from None
    else:
        first = of_the_day(datetime.now(UTC).date(), {every[0].slug: found}) or every[0]
    at = every.index(first)
    return every[at:] + every[:at]


def play(found: Sequence[Puzzle], reader: Reader) -> None:
    """One after the other, until the reader has had enough."""
    solved = 0
    for puzzle in found:
        going_on, right = Asking(puzzle, reader).ask()
        solved += right
        if not going_on:
            break
    reader.console.print(Texts(None, reader.lang).say("puzzles-solved", solved=solved))


class Asking:
    """One puzzle, until it is solved or left."""

    def __init__(self, puzzle: Puzzle, reader: Reader) -> None:
        self.puzzle, self.match = puzzle, puzzle.match(ALL)
        self.screen = Screen(reader, self.match.game)
        self.reader = reader
        self.legal = self.match.legal(puzzle.seat)

    def ask(self) -> tuple[bool, bool]:
        """Does the reader want another one, and was this one solved at the first attempt?"""
        puzzle, screen = self.puzzle, self.screen
        seat = screen.name(puzzle.seat)
        screen.say(
            "puzzles-head",
            name=puzzle.name,
            grade=screen.messages.say(f"level-{puzzle.grade}"),
            player=seat,
        )
        screen.board(self.match.view(puzzle.seat), self.legal, self.match.heard(puzzle.seat)[-1:])
        screen.all_choices(self.legal, self.in_words)
        first = True
        while True:
            prompt = screen.messages.say("puzzles-prompt")
            try:
                text = " ".join(self.reader.read_line(f"{prompt} ").split())
            except EOFError:
                return False, False
            word = self.command(text)
            if word == QUIT:
                return False, False
            if word == NEXT:
                return True, False
            if word == SOLUTION:
                self.tell_solution()
                return True, False
            if self.answer(text):
                return True, first
            first = False

    def command(self, text: str) -> str:
        """Which command is meant, in English or in the reader's language."""
        say = self.screen.messages.say
        return next(
            (word for word in WORDS if text.lower() in (word, say(f"puzzles-word-{word}"))), ""
        )

    def answer(self, text: str) -> bool:
        """Was it right? If not, say why."""
        puzzle, screen = self.puzzle, self.screen
        if text.isdecimal() and 1 <= int(text) <= len(self.legal):
            text = self.legal[int(text) - 1]
        text = understood(text, self.legal) or text
        try:
            verdict = answered(puzzle, self.match.copy(), text)
        except Refusal as refusal:
            screen.say("refused", rule=refusal.rule, sentence=screen.texts.rule(refusal.rule))
            return False
        except ValueError:
            screen.say("unreadable", text=text)
            return False
        if verdict.right:
            screen.say("puzzles-right")
            self.tell_solution()
            return True
        said = self.in_words(verdict.text)
        if verdict.loss is None:
            screen.say("puzzles-other", move=said)
        else:
            screen.say("puzzles-costs", move=said, loss=self.amount(verdict.loss))
        return False

    def tell_solution(self) -> None:
        puzzle, screen, match = self.puzzle, self.screen, self.match.copy()
        moves = list[str]()
        for text in puzzle.goes_on:
            moves.append(screen.in_words(text, match.describe(puzzle.seat, text)))
            match.play(puzzle.seat, text)
        screen.say("puzzles-solution", moves="; ".join(moves), margin=self.amount(puzzle.margin))
        if also := [text for text in puzzle.best if text != puzzle.goes_on[0]]:
            screen.say("puzzles-also", moves="; ".join(map(self.in_words, also)))
        why = reason_of(self.match, puzzle.seat, puzzle.goes_on)
        if why and screen.texts.has(f"reason-{why.key}"):
            screen.print(screen.texts.say(f"reason-{why.key}", **why.args))
        screen.say(f"puzzles-verified-{puzzle.verified}", simulations=puzzle.simulations)

    def in_words(self, text: str) -> str:
        return self.screen.in_words(text, self.match.describe(self.puzzle.seat, text))

    def amount(self, loss: float) -> str:
        """Chances as per cent, or points."""
        lang, say = self.screen.messages.lang, self.screen.messages.say
        if self.puzzle.unit == CHANCE:
            return say("puzzles-chance", loss=numeral(100 * loss, lang, 0))
        return say("puzzles-points", loss=round(loss))
