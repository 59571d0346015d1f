"""One reader at a table: asks, obeys, tells. `screen.py` does the printing; a Match does the knowing."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from rich.text import Text

from sobremesa.complaint import in_words
from sobremesa.core import CHANCE, AnyGame, Perceived, Refusal, attempt
from sobremesa.core.match import blocks
from sobremesa.core.protocol import described
from sobremesa.core.record import fair_header, record_of
from sobremesa.terminal.screen import COMMANDS, Reader, Screen
from sobremesa.terminal.table import TerminalTable, take_up

CELL = re.compile(r"\b[a-z]\d+\b")
END = re.compile(r"[ -]")


class Leave(Exception):
    """The reader wants to leave."""


class Session:
    def __init__(
        self,
        table: TerminalTable,
        games: Mapping[str, AnyGame],
        reader: Reader,
        file: Path | None = None,
    ) -> None:
        self.table, self.games, self.reader, self.file = table, games, reader, file
        self.match, self.seat = table.match, table.seat
        self.screen = Screen(reader, table.match.game, table.colours())
        self.shown = 0  # events of it that have been on the screen
        self.decided = 0  # the position of the reader's latest decision
        self.forced: set[int] = set()  # events that were made for the reader
        self.queue: list[str] = []  # typed, and not yet done
        self.next: Session | None = None  # the game to continue with instead of this one

    def run(self) -> "Session | None":
        """Play until the reader leaves. Returns the session to continue with, if there is one."""
        self.shown = len(self.history)
        mine = [
            number for number, event in enumerate(self.match.events, 1) if event.who == self.seat
        ]
        self.decided = mine[-1] if mine else 0
        self.welcome()
        try:
            while self.next is None:
                deciders = self.match.deciders()
                if self.seat not in deciders:
                    self.queue.clear()
                if not deciders:
                    self.after_the_end()
                elif deciders == [CHANCE]:
                    self.match.draw(self.table.fair)
                elif self.seat in deciders:
                    self.ask()
                else:
                    self.table.opponent(deciders[0])
        except (EOFError, KeyboardInterrupt, Leave) as end:
            self.leave(by_word=isinstance(end, Leave))
        return self.next

    @property
    def history(self) -> list[Perceived]:
        """By event: what the reader heard and was told."""
        return self.match.story(self.seat)

    def say(self, text: str) -> str:
        """A decision of the reader in words."""
        return self.screen.in_words(text, self.match.describe(self.seat, text))

    # At the table

    def welcome(self) -> None:
        texts, match = self.screen.texts, self.match
        title, name = texts.say("title"), self.screen.name(self.seat)
        if self.file:
            self.screen.say("play-resumed", file=str(self.file))
        self.screen.say(
            "play-intro", title=title, players=match.players, player=name, seat=self.seat
        )
        concern = {option.name for option in match.game.options if option.concerns(match.players)}
        self.screen.options(pair for pair in match.options.items() if pair[0] in concern)
        if match.players > 1:
            self.screen.others(
                [(s, self.table.level(s)) for s in range(match.players) if s != self.seat]
            )
        self.screen.say("play-hint")

    def tell(self) -> None:
        """What has happened since the screen was last up to date, without the reader's own moves, even those
        that the others are only learning now."""
        own = f"{self.seat}: "
        new = list[Perceived]()
        for heard in self.history[self.shown :]:
            pairs = zip(heard.lines, heard.said, strict=True)
            others = [(line, note) for line, note in pairs if not line.startswith(own)]
            lines, said = [line for line, _ in others], [note for _, note in others]
            new.append(heard._replace(lines=lines, said=said))
        self.screen.told(new)
        self.shown = len(self.history)

    def typed(self, lines: Sequence[str]) -> bool:
        """Is this just what the reader did?"""
        said = [line for line in lines if not line.startswith("#")]
        return len(said) == 1 and said[0].startswith(f"{self.seat}: ")

    def show(self) -> None:
        """The table, and what the reader can do."""
        legal = self.match.legal(self.seat)
        new = self.history[self.decided :]
        last = [line for heard in new if not self.typed(heard.lines) for line in heard.lines]
        self.screen.board(self.match.view(self.seat), legal, last)
        if legal:
            self.screen.choices(legal, self.say)

    def ask(self) -> None:
        """Get one decision, unless there is nothing to decide."""
        self.tell()
        legal = self.match.legal(self.seat)
        if len(legal) == 1:
            self.screen.say("forced", move=self.say(legal[0]))
            self.forced.add(len(self.match.events))
            self.match.play(self.seat, legal[0])
            return
        events, shown = len(self.match.events), False
        while len(self.match.events) == events and self.next is None:
            if not self.queue and not shown:  # moves typed ahead need no board
                self.show()
                shown = True
            self.obey(self.line())

    def line(self) -> str:
        """What the reader types next: a line may hold several moves, separated by semicolons."""
        if not self.queue:
            prompt = self.screen.messages.say("prompt", player=self.screen.name(self.seat))
            parts = [
                " ".join(part.split()) for part in self.reader.read_line(f"{prompt} ").split(";")
            ]
            for part in [part for part in parts if part] or [""]:
                self.queue += self.screen.drawing.split(part)
        return self.queue.pop(0)

    def after_the_end(self) -> None:
        self.tell()
        self.screen.board(self.match.view(self.seat), (), ())
        result = self.match.state.result()
        assert result is not None, "nobody decides, so it is over"
        self.screen.result(result, self.seat)
        self.screen.say("over-hint")
        while self.next is None and not self.match.deciders():
            self.obey(self.line())

    def leave(self, by_word: bool) -> None:
        if not by_word:
            self.screen.print()  # the prompt is still open
        if not self.match.events or not self.match.deciders():
            self.screen.say("left-unsaved")
            return
        path = self.file or free_path(self.match.game.slug)
        if self.write(path):
            self.screen.say("left", file=str(path))

    # What the reader types

    def obey(self, text: str) -> None:
        """A move, its number, or a command; where a word is both, a move written in full comes first."""
        legal = self.match.legal(self.seat)
        meant = understood(text, legal)
        word, _, rest = text.partition(" ")
        command = self.command(word.lower())
        if meant and (meant.lower() == text.lower() or not command):
            self.decide(meant)
        elif text.isdecimal() and legal:
            self.choose(int(text), legal)
        elif command:
            getattr(self, f"do_{command}")(rest)
        elif own := self.own_command(word.lower()):
            self.work_out(own)
        elif text:
            self.decide(text)
        else:
            self.show()

    def work_out(self, name: str) -> None:
        """What only this game can tell."""
        screen, seen, heard = self.screen, self.match.view(self.seat), self.match.heard(self.seat)
        ask = screen.drawing.commands[name]
        screen.print(ask(seen, heard, screen.texts, screen.plain, self.say))

    def command(self, word: str) -> str:
        """Which command is meant: its English name, or its word in the reader's language."""
        return next((name for name in COMMANDS if word in (name, self.screen.word(name))), "")

    def own_command(self, word: str) -> str:
        """The same for what only this game has."""
        own = self.screen.own_words()
        return next((name for name in own if word in (name, own[name])), "")

    def choose(self, number: int, legal: list[str]) -> None:
        if 1 <= number <= len(legal):
            self.decide(legal[number - 1])
        else:
            self.screen.say("not-a-number", number=number, last=len(legal))

    def decide(self, text: str) -> None:
        if not self.explain(text):
            self.queue.clear()
            return
        self.match.play(self.seat, self.readable(text))
        self.decided = len(self.match.events)

    def explain(self, text: str) -> bool:
        """Is it a legal move, or a whole walk of them? If not, say why."""
        state = self.match.state
        try:
            for move in self.screen.drawing.split(text):
                state = attempt(self.match.game, state, self.seat, self.readable(move))[-1].after
        except Refusal as refusal:
            sentence = self.screen.texts.rule(refusal.rule)
            self.screen.say("refused", rule=refusal.rule, sentence=sentence)
            return False
        except ValueError:
            self.screen.say("unreadable", text=text)
            self.screen.say("unreadable-hint")
            return False
        return True

    def readable(self, text: str) -> str:
        """The text as it stands or, if that is not a move, with its cells in capitals."""
        try:
            self.match.game.read_line(self.match.state, self.seat, text)
        except (ValueError, Refusal):
            return CELL.sub(lambda cell: cell.group().upper(), text)
        return text

    # Commands

    def do_help(self, rest: str) -> None:
        self.screen.help()

    def do_board(self, rest: str) -> None:
        self.show()

    def do_legal(self, rest: str) -> None:
        self.screen.all_choices(self.match.legal(self.seat), self.say)

    def do_notation(self, rest: str) -> None:
        self.screen.notation(self.match.legal(self.seat), self.say)

    def do_why(self, rest: str) -> None:
        legal = self.match.legal(self.seat)
        if not rest:
            self.tell_reason()
            if legal:
                self.screen.say("why-usage", move=legal[0])
            elif not self.table.reason():
                self.screen.say("legal-none")
            return
        move = legal[int(rest) - 1] if rest.isdecimal() and 0 < int(rest) <= len(legal) else rest
        if self.explain(move):
            moves = [self.readable(part) for part in self.screen.drawing.split(move)]
            self.screen.say("why-legal", move=", ".join(map(self.say, moves)))

    def tell_reason(self) -> None:
        """Why a computer player decided as it just did; what the reader did not hear stays secret."""
        reason = self.table.reason()
        if reason:
            latest, thought = reason
            if f"{latest.seat}: {latest.move}" in self.match.heard(self.seat):
                self.screen.reason(latest, thought, self.say)
            else:
                self.screen.say("why-secret", player=self.screen.name(latest.seat))

    def do_hint(self, rest: str) -> None:
        """What the game can work out, and what a search would do."""
        if "hint" in self.screen.drawing.commands:
            self.work_out("hint")
        if self.seat not in self.match.deciders():
            self.screen.say("hint-none")
            return
        self.screen.hint(self.table.advice(), self.say)

    def do_undo(self, rest: str) -> None:
        """Take back the latest real decision, and what was made for the reader after it."""
        events, last = self.match.events, len(self.match.events) - 1
        while last in self.forced:
            last -= 1
        if last < 0 or events[last].who != self.seat:
            self.screen.say("undo-none" if not self.decided else "undo-final")
            return
        while len(events) > last:
            if not self.match.may_undo(self.seat):
                self.screen.say("undo-final")
                break
            taken = events[-1]
            self.match.undo(self.seat)
            self.forced.discard(len(events))
            self.screen.say("undo-done", move=self.say(self.match.game.write(taken.action)))
        self.decided = self.shown = min(self.shown, len(events))

    def do_rules(self, rest: str) -> None:
        self.screen.rules(rest)

    def do_log(self, rest: str) -> None:
        self.screen.log(self.story())

    def story(self) -> Iterator[Perceived]:
        """The whole game as the reader knows it now, block by block, in the order of its record."""
        game, seat = self.match.game, self.seat
        for block in blocks(self.match.happenings()):
            lines = game.lines(block, self.match.state, seat)
            notes = [note for happening in block for note in game.tell(happening, seat)]
            said = described(game, block[0].before, lines, seat)
            yield Perceived(lines, notes, said, game.step_of(block[0]))

    def do_record(self, rest: str) -> None:
        header = fair_header(self.table.fair, self.match) | self.table.colour_header()
        text = record_of(self.match, self.seat, **header).write()
        self.screen.page([Text(line, no_wrap=True) for line in text.splitlines()])

    def do_save(self, rest: str) -> None:
        path = Path(rest) if rest else self.file
        if path is None:
            self.screen.say("save-usage", file=str(free_path(self.match.game.slug)))
        elif path.exists() and path != self.file:
            self.screen.say("save-exists", file=str(path))
        elif self.write(path):
            self.file = path
            self.screen.say("save-done", file=str(path))

    def do_resume(self, rest: str) -> None:
        if not rest:
            self.screen.say("resume-usage", file=str(self.file or f"{self.match.game.slug}.game"))
            return
        try:
            table = take_up(Path(rest).read_text(encoding="utf-8"), self.games)
        except (OSError, ValueError) as error:
            self.screen.say("play-no-file", file=rest, reason=in_words(error, self.screen.messages))
            return
        if self.put_by(Path(rest)):
            self.next = Session(table, self.games, self.reader, Path(rest))

    def put_by(self, other: Path) -> bool:
        """Save a running game before `other`, which stays as it is, is resumed; False if that fails."""
        running = self.match.events and self.match.deciders()
        kept = (
            self.file and self.file.is_file() and self.file.read_text("utf-8") == self.table.kept()
        )
        if not running or kept:
            return True
        path = self.file if self.file and self.file != other else free_path(self.match.game.slug)
        if self.write(path):
            self.screen.say("save-done", file=str(path))
            return True
        return False

    def do_quit(self, rest: str) -> None:
        raise Leave

    def write(self, path: Path) -> bool:
        try:
            path.write_text(self.table.kept(), encoding="utf-8")
        except OSError as error:
            self.screen.say(
                "save-failed", file=str(path), reason=in_words(error, self.screen.messages)
            )
            return False
        return True


def understood(text: str, legal: Sequence[str]) -> str:
    """The legal move that is meant: in upper or lower case, or its last word if only one ends that way.

    >>> understood("j11", ["J10-J11", "J10-I11"])
    'J10-J11'
    """
    for move in legal:
        if move.lower() == text.lower():
            return move
    ends = [move for move in legal if END.split(move)[-1].lower() == text.lower()]
    return ends[0] if len(ends) == 1 and not text.isdecimal() else ""


def free_path(slug: str) -> Path:
    """A name in this directory that nobody uses yet."""
    names = [f"{slug}.game", *(f"{slug}-{number}.game" for number in range(2, 1000))]
    return next(path for path in map(Path, names) if not path.exists())
