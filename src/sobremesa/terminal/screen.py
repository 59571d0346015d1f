"""What the reader sees: boards, lists of moves, the log in words, help, rules. It decides nothing.

Every sentence comes from the .ftl files, every glyph of a board from its game.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.core import AnyGame, Note, Perceived, Result
from sobremesa.homes import on_boards
from sobremesa.players.player import Thought
from sobremesa.terminal.boards import drawing
from sobremesa.terminal.table import Decided
from sobremesa.terminal.telling import sentences
from sobremesa.text import Say, Texts

ReadLine = Callable[[str], str]  # shows a prompt and returns a line; EOFError at the end of input

COMMANDS = (
    "help", "board", "legal", "notation", "hint", "why", "undo", "rules", "log", "record", "save", "resume", "quit",
)  # fmt: skip


HINTS = 5  # that are shown
WORD = re.compile("[a-z]")  # in a move that is not only cells and signs


class Reader(NamedTuple):
    """Somebody at a terminal."""

    console: Console
    read_line: ReadLine
    lang: str
    plain: bool  # wants letters and no colour


class Screen:
    def __init__(self, reader: Reader, game: AnyGame, colours: Sequence[str] = ()) -> None:
        self.console, self.read_line, lang, self.plain = reader
        texts = Texts(game.slug, lang, game.rules)
        self.messages, self.texts = Texts(None, lang), texts.coloured(game.colour_numbers(colours))
        self.game, self.drawing = game, drawing(game)

    def say(self, key: str, /, **args: str | int) -> None:
        self.print(self.messages.say(key, **args))

    def print(self, text: RenderableType = "", style: str = "") -> None:
        shown = Text(text, style="" if self.plain else style) if isinstance(text, str) else text
        whole = isinstance(shown, Text) and bool(shown.no_wrap)  # to be copied: not cut into lines
        self.console.print(shown, highlight=False, soft_wrap=whole)

    def name(self, seat: int) -> str:
        return self.texts.player(seat)

    def in_words(self, move: str, note: Note) -> str:
        """`Use 5 points`; the text itself where it says enough, such as `J10-J11`."""
        return self.texts.decision(move, note) if WORD.search(move) else move

    def row_of(self, move: str) -> str:
        """The group of moves that share a row with this one; words take a row each."""
        return "" if WORD.search(move) else self.drawing.group(move)

    # The table

    def board(self, seen: object, legal: Sequence[str], last: Sequence[str]) -> None:
        self.print(self.drawing.draw(seen, self.texts, self.plain, legal, last))

    def told(self, events: Iterable[Perceived]) -> None:
        """What happened, in words; what the boards show anyway is left out."""
        for line in self.story(events, on_boards(self.game.slug)):
            self.print(line)

    def log(self, events: Iterable[Perceived]) -> None:
        """Everything that happened."""
        self.page(list(self.story(events, frozenset())) or [self.messages.say("log-empty")])

    def story(self, events: Iterable[Perceived], unsaid: frozenset[str]) -> Iterable[Text]:
        """One line for a run of moves by one player, then what came of it."""
        faint, bold = ("", "") if self.plain else ("dim", "bold")
        for item in sentences(events, unsaid):
            if isinstance(item, Note):
                yield Text("  " + self.texts.note(item)).append(f" ({item.rule})", faint)
            else:
                who, moves, notes = item
                told = map(self.texts.telling().decision, moves, notes)
                said = ", ".join(self.drawing.join(moves, list(told)))
                if not said:  # told alone, the end of a way says nothing
                    continue
                name = "" if who == "!" else f"{self.name(int(who))}: "
                yield Text(name, style=bold).append(said, "" if self.plain else "not bold")

    # What can be done

    def choices(self, legal: Sequence[str], say: Say) -> None:
        """The moves with their numbers, in at most three lines."""
        more = self.messages.say("legal-more", more=len(legal))
        lines = [Text(self.messages.say("legal-head"))]
        for number, move in enumerate(map(say, legal), start=1):
            room = self.console.width - (len(more) + 3 if len(lines) == 3 else 1)
            if lines[-1].cell_len + len(f"  {number}) {move}") > room:
                if len(lines) == 3:
                    lines[-1].append(
                        "  " + self.messages.say("legal-more", more=len(legal) - number + 1)
                    )
                    break
                lines.append(Text())
            lines[-1].append(f"  {number})", "" if self.plain else "cyan")
            lines[-1].append(f" {move}")
        for line in lines:
            self.print(line)

    def all_choices(self, legal: Sequence[str], say: Say) -> None:
        """Every move with its number, in words; cells and signs in rows, grouped as the game prefers."""
        lines: list[RenderableType] = []
        numbered = enumerate(legal, start=1)
        for group, moves in groupby(numbered, key=lambda item: self.row_of(item[1])):
            said = [f"{number:>3}) {say(move)}" for number, move in moves]
            lines += ["  ".join(said)] if group else said
        self.page(lines or [self.messages.say("legal-none")])

    def notation(self, legal: Sequence[str], say: Say) -> None:
        """Every move with its number, as it is typed, and what it means."""
        wide = max(map(len, legal), default=0)
        lines = [
            f"{number:>3}) {move:<{wide}}  {say(move) if say(move) != move else ''}".rstrip()
            for number, move in enumerate(legal, start=1)
        ]
        self.page(lines or [self.messages.say("legal-none")])

    # What can be asked

    def help(self) -> None:
        lines: list[RenderableType] = [Text(self.texts.say("title"), style="bold")]
        lines += self.texts.say("help").splitlines()
        lines += ["", self.messages.say("help-commands")]
        said = [(self.word(name), self.messages.say(f"command-{name}")) for name in COMMANDS]
        said += [
            (word, self.texts.say(f"command-{name}")) for name, word in self.own_words().items()
        ]
        wide = max(len(word) for word, _ in said)
        lines += [f"  {word:<{wide}}  {what}" for word, what in said]
        self.page(lines)

    def others(self, seats: Iterable[tuple[int, str]], key: str = "play-against") -> None:
        """Who plays the other seats, or all of them (`play-watch`)."""
        said = []
        for seat, level in seats:
            said.append(f"{self.name(seat)} ({self.messages.level(level)})")
        self.say(key, players=", ".join(said))

    def hint(self, thought: Thought, say: Say) -> None:
        """The best few decisions, with the chance of winning after each."""
        options = thought.options[:HINTS]
        if thought.exact:
            self.say("hint-exact")
            self.print("  " + ", ".join(say(self.game.write(a)) for a in options[0].line))
            return
        self.say("hint-head", simulations=thought.simulations)
        for option in options:
            moves = ", ".join(say(self.game.write(action)) for action in option.line)
            self.print(
                "  " + self.messages.say("hint-line", move=moves, chance=percent(option.value))
            )

    def reason(self, latest: Decided, thought: Thought, say: Say) -> None:
        """Why a computer player decided as it did, from what it counted."""
        who, said, options = self.name(latest.seat), say(latest.move), thought.options
        mine = next((o for o in options if latest.move in map(self.game.write, o.line)), None)
        if latest.forced or thought.exact:
            self.say("why-forced" if latest.forced else "why-exact", player=who, move=said)
        elif mine is None or not thought.simulations:
            self.say("why-simple", player=who, move=said)
        else:
            self.say(
                "why-best",
                player=who,
                move=said,
                chance=percent(mine.value),
                share=percent(mine.tries / thought.simulations),
                simulations=thought.simulations,
            )
            second = next((o for o in options if o is not mine and o.tries), None)
            if second:  # not named: it may be a card that nobody else knows
                self.say("why-second", chance=percent(second.value))

    def word(self, command: str) -> str:
        """A command as the reader's language calls it."""
        return self.messages.say(f"word-{command}")

    def own_words(self) -> dict[str, str]:
        """The game's own commands, as its texts call them; where two share a name, ours says more."""
        own = [name for name in self.drawing.commands if name not in COMMANDS]
        return {name: self.texts.say(f"word-{name}") for name in own}

    def rule(self, rule: str) -> str:
        """`ABC-43: ...`"""
        return f"{rule}: {self.texts.rule(rule)}"

    def rules(self, wanted: str) -> None:
        keys = self.texts.keys()
        rules = [key.removeprefix("rule-") for key in keys if key.startswith("rule-")]
        if not wanted:  # those about notation, ABC-N3, are shown only on request
            told = [rule for rule in rules if not re.search(r"-N\d+$", rule)]
            self.page([self.rule(rule) for rule in told])
        elif self.spelled(wanted) in rules:
            self.print(self.rule(self.spelled(wanted)))
        else:
            self.say("rule-unknown", rule=wanted, first=rules[0], last=rules[-1])

    def spelled(self, rule: str) -> str:
        """`12`, `abc-12` and `ABC-12` are the same rule."""
        rule = rule.upper()
        return rule if "-" in rule else f"{self.game.prefix}-{rule}"

    def options(self, options: Iterable[tuple[str, object]]) -> None:
        """What the table agreed on, in words."""
        table = Table.grid(padding=(0, 1, 0, 0))
        for name, value in options:
            key = f"option-{name}-{value}"
            said = self.texts.say(key) if self.texts.has(key) else self.value(value)
            table.add_row(f"  {self.texts.say(f'option-{name}')}:", said)
        if table.row_count:
            self.say("play-options")
            self.print(table)

    def value(self, value: object) -> str:
        """A number as it is, yes or no in the reader's language."""
        if isinstance(value, bool):
            return self.messages.say("web-yes" if value else "web-no")
        return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)

    def result(self, result: Result, seat: int) -> None:
        self.say("over", reason=self.texts.reason(result.reason))
        winners = ", ".join(self.name(winner) for winner in result.winners)
        if not winners and len(result.points) == 1 and self.texts.has("over-alone"):
            self.print(self.texts.say("over-alone"))
        elif not winners:
            self.say("over-draw")
        else:
            self.say("over-winner" if len(result.winners) == 1 else "over-winners", players=winners)
        points = [f"{self.name(i)}: {number}" for i, number in enumerate(result.points)]
        texts = self.texts if self.texts.has("over-points") else self.messages  # some count rounds
        self.print(texts.say("over-points", points=", ".join(points)))
        if seat in result.winners:
            self.say("over-you-won")

    def page(self, lines: Sequence[RenderableType]) -> None:
        """Many lines, a screenful at a time if somebody is there to read them."""
        if not self.console.is_terminal:
            for line in lines:
                self.print(line)
            return
        room = self.console.height - 1
        used = 0
        for line in lines:
            height = len(self.console.render_lines(line, pad=False))
            if used + height > room:
                if self.read_line(self.messages.say("more") + " ").strip().lower() == "q":
                    return
                used = 0
            self.print(line)
            used += height


def percent(share: float) -> int:
    return round(100 * min(1.0, max(0.0, share)))
