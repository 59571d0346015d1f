"""Totem's board in a terminal: 271 cells, a line for each row, and a panel of players beside it.

A cell is two columns wide and a row is moved by one against the next, which is very nearly the shape
of the printed hexagon. Numbers stay the same along the way from the upper left to the lower right.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.style import Style
from rich.table import Table
from rich.text import Text

from sobremesa.games.totem.components import LETTERS, STARTS, cell_name
from sobremesa.games.totem.view import TotemView
from sobremesa.text import Texts

# By colour, legible on the board's ground.
INKS: Final = ("#ff6b6b", "#6ea8ff", "#5fd38d", "#ffd75f")
GROUND: Final = "#1c2026"
FAINT: Final = "#4a525e"
MARKED: Final = "#9aa4b2"
BRIGHT: Final = "#ffffff"
TINTS: Final = ("#5a2328", "#23375a", "#1f4a32", "#5a4a1a")  # by colour: the ground under a totem
FRESH: Final = "#3d4653"  # the ground under what moved since the reader's last decision
DOOMED: Final = "#8b1e3f"  # the ground under pieces that may fall
GROUNDS: Final = {"mover": "reverse", "fresh": f"on {FRESH}", "tied": f"on {DOOMED}"}
PANEL_WIDTH: Final = 34

START_CELLS: Final = frozenset(cell_name(cell) for cell in STARTS)


@dataclass(frozen=True, slots=True)
class Mark:
    """How one cell is drawn: a glyph, its style in colour, and what stands around it without colour."""

    glyph: str
    style: Style
    around: str = "  "


def draw(
    seen: TotemView, texts: Texts, plain: bool,
    legal: Sequence[str] = (), last: Sequence[str] = (),
) -> RenderableType:  # fmt: skip
    """The board with the players beside it, or below it where the terminal is narrow.

    `legal` are the decisions that the reader may take now, `last` the lines heard since the latest.
    """
    marks = marks_of(seen, texts, plain, legal, last)
    shown = {"totem", "piece", "start"}  # what the legend must explain
    shown |= {"legal"} if targets(legal) else set()
    shown |= {"mover"} if seen.mover else set()
    shown |= {"trail"} if len(seen.trail) > 1 else set()
    shown |= {"done"} if seen.done else set()
    shown |= {"fresh"} if arrived(last) else set()
    shown |= {"tied"} if tied_pieces(seen) else set()
    return Beside(board(marks, plain), panel(seen, texts, plain, shown))


def group(text: str) -> str:
    """Steps are listed by the unit that makes them."""
    return text.partition("-")[0] if "-" in text else ""


def join(moves: Sequence[str], said: Sequence[str]) -> list[str]:
    """The steps of one unit as one way: J10-J11 and J11-I12 are J10-J11-I12."""
    found: list[str] = []
    for move, words in zip(moves, said, strict=True):
        source, _, target = move.partition("-")
        if target and found and found[-1].endswith(f"-{source}"):
            found[-1] += f"-{target}"
        elif move != "stop":
            found.append(move if target else words)
    return found


def split(text: str) -> list[str]:
    """A way as its steps.

    >>> split("j10-j11-i12")
    ['j10-j11', 'j11-i12']
    """
    cells = text.split("-")
    if " " in text or len(cells) < 3:
        return [text]
    return [f"{source}-{target}" for source, target in pairwise(cells)]


@dataclass(frozen=True, slots=True)
class Beside:
    """Two things side by side if there is room, else one below the other."""

    left: Text
    right: RenderableType

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(line.cell_len for line in self.left.split())
        if options.max_width < width + PANEL_WIDTH:
            yield Group(self.left, self.right)
            return
        both = Table.grid(padding=(0, 1, 0, 0))
        both.add_column(width=width, no_wrap=True)
        both.add_column(max_width=max(PANEL_WIDTH, options.max_width - width - 1))
        both.add_row(self.left, self.right)
        yield both


def board(marks: dict[str, Mark], plain: bool) -> Text:
    faint = Style(dim=not plain)
    parts: list[tuple[str, Style]] = []
    for row, letter in enumerate(LETTERS):
        first, last = max(1, 10 - row), min(19, 28 - row)
        away = abs(9 - row)
        parts.append((f"{letter}{first}".rjust(away + 3), faint))
        parts += cells(
            [marks.get(f"{letter}{n}") or empty(n, plain) for n in range(first, last + 1)], plain
        )
        parts.append((f"{letter}{last}".ljust(away + 3) + ("\n" if row < 18 else ""), faint))
    drawn = Text(no_wrap=True, end="")
    for style, run in groupby(parts, key=lambda part: part[1]):
        drawn.append("".join(text for text, _ in run), style)
    return drawn


def cells(row: Sequence[Mark], plain: bool) -> list[tuple[str, Style]]:
    """The cells of a row, and the columns between them: there stand the brackets, without colours."""
    ground = Style() if plain else Style(bgcolor=GROUND)
    parts: list[tuple[str, Style]] = []
    between = ground
    gap = " "
    for mark in row:
        before, after = (mark.around[0], mark.around[1]) if plain else (" ", " ")
        style = Style() if plain else ground + mark.style
        parts += [(before if before != " " else gap, between), (mark.glyph, style)]
        gap = after
        # Alike, so that runs are long.
        between = style if style.bgcolor == ground.bgcolor else ground
    return [*parts, (gap, between)]


def empty(number: int, plain: bool) -> Mark:
    """A free cell; every fifth number is a little brighter, so that one can count."""
    return Mark("." if plain else "·", Style(color=MARKED if number % 5 == 0 else FAINT))


def marks_of(
    seen: TotemView, texts: Texts, plain: bool, legal: Sequence[str], last: Sequence[str]
) -> dict[str, Mark]:
    """All cells that are not simply empty. Later lines draw over earlier ones."""
    glyphs = glyphs_of(texts, plain)
    marks = {cell: Mark(glyphs["start"], Style(color=MARKED)) for cell in START_CELLS}
    marks |= {
        cell: Mark(glyphs["trail"], Style(color=INKS[texts.colour(seen.turn)]))
        for cell in seen.trail
    }
    bright = Style(color=BRIGHT, bold=True)
    marks |= {cell: Mark(glyphs["legal"], bright) for cell in targets(legal)}
    fresh = arrived(last)
    for seat, player in enumerate(seen.players):
        colour = texts.colour(seat)
        for cell in player.pieces:
            marks[cell] = unit(seen, colour, cell, "piece", glyphs, cell in fresh)
        if player.totem:
            marks[player.totem] = unit(
                seen, colour, player.totem, "totem", glyphs, player.totem in fresh
            )
    return marks


def unit(
    seen: TotemView, colour: int, cell: str, kind: str, glyphs: dict[str, str], fresh: bool
) -> Mark:
    style = Style(color=INKS[colour])
    if kind == "totem":
        style += Style(bgcolor=TINTS[colour], bold=True)
    if cell == seen.mover:
        return Mark(glyphs[f"{kind}-{colour}"], Style(color=GROUND, bgcolor=INKS[colour]), "[]")
    if cell in tied_pieces(seen):
        return Mark(glyphs[f"{kind}-{colour}"], style + Style(bgcolor=DOOMED), "<>")
    if cell in seen.done:
        return Mark(glyphs[f"done-{kind}-{colour}"], style, "()")
    if fresh:
        return Mark(glyphs[f"{kind}-{colour}"], style + Style(bgcolor=FRESH), "{}")
    return Mark(glyphs[f"{kind}-{colour}"], style)


def glyphs_of(texts: Texts, plain: bool) -> dict[str, str]:
    """The glyph of everything; without colour, units are the letter of their colour, totems capital."""
    signs = {"start": "o", "trail": ",", "legal": "+"} if plain else {
        "start": "◇", "trail": "∘", "legal": "+",
    }  # fmt: skip
    for colour in range(4):
        letter = texts.say("letter", seat=colour)
        shapes = (letter.upper(), letter) * 2 if plain else ("▲", "●", "△", "○")
        for kind, shape in zip(("totem", "piece", "done-totem", "done-piece"), shapes, strict=True):
            signs[f"{kind}-{colour}"] = shape
    return signs


def tied_pieces(seen: TotemView) -> tuple[str, ...]:
    """The pieces of which one must be chosen (TOT-54)."""
    return seen.falling[0] if seen.phase == "remove" else ()


def targets(legal: Sequence[str]) -> set[str]:
    """The free cells that a legal decision would take."""
    found = set()
    for text in legal:
        if "-" in text:
            found.add(text.partition("-")[2])
        elif text.startswith(("start ", "add ")):
            found.add(text.partition(" ")[2])
    return found


def arrived(last: Sequence[str]) -> set[str]:
    """The cells that units have reached by these lines, `1: J10-J11` and `1: add K9`."""
    found: set[str] = set()
    for line in last:
        text = line.partition(": ")[2]
        if "-" in text:
            source, _, target = text.partition("-")
            found.discard(source)
            found.add(target)
        elif text.startswith("add "):
            found.add(text.removeprefix("add "))
    return found


def panel(seen: TotemView, texts: Texts, plain: bool, shown: set[str]) -> RenderableType:
    parts: list[RenderableType] = [players(seen, texts, plain), ""]
    if seen.phase in ("use", "move", "remove", "again"):
        parts.append(dice(seen, texts, plain))
    parts.append(Text(texts.say(f"phase-{seen.phase}"), style="" if plain else "italic"))
    parts += ["", legend(texts.colour(seen.turn), texts, plain, shown)]
    quiet = texts.say("board-quiet", quiet=seen.quiet, limit=seen.quiet_limit)
    if seen.quiet and seen.phase != "over":
        parts.append(Text(quiet, style="" if plain else "dim"))
    return Group(*parts)


def players(seen: TotemView, texts: Texts, plain: bool) -> Table:
    """Who is there, with what on the board and in reserve, and whose turn it is."""
    glyphs = glyphs_of(texts, plain)
    faint = "" if plain else "dim"
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    for _ in range(3):
        table.add_column(justify="right", no_wrap=True)
    heads = [texts.say(f"board-{word}") for word in ("pieces", "reserve", "lost")]
    table.add_row("", *[Text(head, style=faint) for head in heads])
    for seat, player in enumerate(seen.players):
        name = Text(">" if seat == seen.turn and seen.phase != "over" else " ", style="bold")
        ink = Style() if plain else Style(color=INKS[texts.colour(seat)], bold=seat == seen.turn)
        name.append(glyphs[f"totem-{texts.colour(seat)}"] + " " + texts.player(seat), ink)
        if player.left:
            table.add_row(name, Text(texts.say("board-out"), style=faint), "", str(player.lost))
            continue
        counts = (len(player.pieces), player.reserve, player.lost) if player.totem else ("", "", "")
        table.add_row(name, *map(str, counts))
    return table


def dice(seen: TotemView, texts: Texts, plain: bool) -> Text:
    drawn = Text()
    for die in seen.dice:
        drawn.append(
            f"[{die}]" if plain else f" {die} ", "" if plain else f"bold {GROUND} on #f2efe6"
        )
        drawn.append(" ")
    if seen.points:
        drawn.append(texts.say("board-points", points=seen.points))
    return drawn


def legend(colour: int, texts: Texts, plain: bool, shown: set[str]) -> Text:
    """What the signs on the board mean: only those that can be seen now."""
    glyphs = glyphs_of(texts, plain)
    piece = glyphs[f"piece-{colour}"]
    signs = {
        "totem": glyphs[f"totem-{colour}"],
        "piece": piece,
        "start": glyphs["start"],
        "legal": glyphs["legal"],
        "mover": f"[{piece}]" if plain else piece,
        "trail": glyphs["trail"],
        "done": f"({piece})" if plain else glyphs[f"done-piece-{colour}"],
        "fresh": f"{{{piece}}}" if plain else piece,
        "tied": f"<{piece}>" if plain else piece,
    }
    drawn = Text(style="" if plain else "dim")
    for word, sign in signs.items():
        if word in shown:
            drawn.append("\n" if drawn.plain else "")
            drawn.append(sign, "" if plain else GROUNDS.get(word, ""))
            drawn.append(" " + texts.say(f"board-{word}"))
    return drawn
