"""The free table in a terminal: what `core.arrange` lays out, for games that have no board of their own.

What everybody shares comes first, then a row for each seat, the reader's own first. `plain` means letters and no colour.
"""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.core import AnyGame
from sobremesa.core.arrange import Item, Part, Place, Plan, arrange, length_of, plan_of
from sobremesa.text import Texts, grouped

STYLES = {
    "red": "red", "orange": "dark_orange3", "yellow": "yellow", "green": "green", "blue": "blue", "purple": "magenta",
    "pink": "hot_pink3", "brown": "orange4", "black": "bold", "white": "bold", "grey": "bright_black",
}  # fmt: skip
SEATS = ("red", "blue", "green", "yellow", "magenta", "dark_orange3", "hot_pink3", "orange4")
BOARDS = ("grid", "hexes", "track")


def draw(
    game: AnyGame,
    seen: Any,
    texts: Texts,
    plain: bool,
    legal: Sequence[str] = (),
    last: Sequence[str] = (),
) -> RenderableType:
    """A view of the game, as boards draw theirs."""
    plan = plan_of(game)
    players = next((length_of(getattr(seen, part.name)) for part in plan.fields if part.seats), 0)
    spread = arrange(plan, seen, max(0, players))
    brush = Brush(plan, texts, plain)
    drawn: list[RenderableType] = []
    short = [part for part in spread.shared if part.show not in BOARDS]
    if short:
        drawn.append(brush.line(short))
    for part in spread.shared:
        if part.show in BOARDS:
            drawn += [brush.label(part.field), brush.board(part)]
    if any(spread.seats):
        own, turn = getattr(seen, "seat", -1), getattr(seen, "turn", None)
        first = own if isinstance(own, int) and 0 <= own < players else 0
        order = [(first + at) % players for at in range(players)]
        drawn.append(brush.rows(spread.seats, order, turn))
    return Group(*drawn)


class Brush:
    """Draws in one language, with colours or without."""

    def __init__(self, plan: Plan, texts: Texts, plain: bool) -> None:
        self.plan, self.texts, self.plain = plan, texts, plain
        self.messages = Texts(None, texts.lang)

    def style(self, name: str) -> str:
        return "" if self.plain else name

    def label(self, field: str) -> Text:
        """The text `field-<name>`, or the name itself."""
        key = f"field-{field}"
        said = self.texts.say(key) if self.texts.has(key) else readable(field)
        return Text(said, style=self.style("dim"))

    def line(self, parts: Sequence[Part]) -> Text:
        """Fields side by side, each with its label."""
        found = Text()
        for part in parts:
            found.append("   " if found else "").append_text(self.label(part.field)).append(" ")
            found.append_text(self.part(part))
        return found

    def rows(self, seats: Sequence[Sequence[Part]], order: Sequence[int], turn: object) -> Table:
        """A row for each seat, a column for each field."""
        columns = list(dict.fromkeys(part.field for row in seats for part in row))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_row("", "", *(self.label(field) for field in columns))
        for seat in order:
            cells = []
            for field in columns:
                here = [self.part(part) for part in seats[seat] if part.field == field]
                cells.append(Text("\n").join(here))
            mark = ">" if self.plain else "▸"
            name = Text(self.texts.player(seat), style=self.style("bold"))
            table.add_row(mark if seat == turn else "", name, *cells)
        return table

    def part(self, part: Part) -> Text:
        if part.show in BOARDS:
            return self.board(part)
        if part.show == "group":
            return Text("(").append_text(self.line(part.parts)).append(")")
        if part.show == "stack":
            return Text(grouped(part.count, self.texts.lang))
        found = [self.item(item) for item in part.items if not item.hidden]
        hidden = part.count + sum(item.hidden for item in part.items)
        if hidden:
            back = "?" if self.plain else "▒"
            found.append(Text(back if hidden == 1 else f"{back}{self.times(hidden)}"))
        return Text(" ").join(found) if found else Text("-")

    def times(self, count: int) -> str:
        return f"*{count}" if self.plain else f"×{count}"

    def item(self, item: Item, short: bool = False) -> Text:
        """A thing in as few letters as will do; on a board in one or two."""
        if item.look == "seat":
            return self.seat(item, short)
        kind = self.plan.kinds.get(item.kind)
        thing = kind.things.get(item.value) if kind else None
        said = self.words(item)
        if thing and thing.rank:
            said = thing.name if self.plain else thing.rank + (thing.sign or thing.suit)
        elif thing and short:
            said = said if self.plain or not thing.sign else thing.sign
        elif thing and thing.sign and not self.plain:
            said = f"{thing.sign} {said}"
        style = STYLES.get(thing.colour, "") if thing else ""
        if item.look == "card":
            found = Text(
                f"[{said}]" if self.plain else f" {said} ",
                self.style(f"{style or 'black'} on grey93"),
            )
        else:
            found = Text(said, style=self.style(style))
        return found if item.count == 1 else found.append(f" {self.times(item.count)}")

    def seat(self, item: Item, short: bool) -> Text:
        seat = int(item.value) if item.value.lstrip("-").isdecimal() else -1
        if seat < 0:
            return Text("-")
        style = self.style(SEATS[self.texts.colour(seat) % len(SEATS)])
        return Text(str(seat + 1) if short else self.texts.player(seat), style=style)

    def words(self, item: Item) -> str:
        """The text `<kind>-<name>`, or what it is called."""
        if item.look == "truth":
            return self.messages.say("web-yes" if item.value == "true" else "web-no")
        if item.look == "number":
            whole = item.value.lstrip("-").isdecimal()
            return grouped(int(item.value), self.texts.lang) if whole else item.value
        key = f"{item.kind}-{item.name}"
        if self.texts.has(key):
            return self.texts.say(key)
        return readable(item.name) if item.look == "word" else item.name

    def board(self, part: Part) -> Text:
        """Places in rows; an empty one shows its name."""
        cells = [[self.place(place, part.show) for place in row] for row in part.rows]
        wide = max((cell.cell_len for row in cells for cell in row), default=0)
        longest = max((len(row) for row in cells), default=0)
        lines = []
        for row in cells:
            line = Text(
                " " * ((longest - len(row)) * (wide + 1) // 2 if part.show == "hexes" else 0)
            )
            for cell in row:
                room = 0 if part.show == "track" else wide - cell.cell_len
                line.append_text(cell).append(" " * (room + 1))
            lines.append(line)
        return Text("\n").join(lines)

    def place(self, place: Place, show: str) -> Text:
        name = Text(place.name or ".", style=self.style("dim"))
        if not place.items:
            return name
        there = Text(" " if show == "track" else "").join(
            self.item(item, True) for item in place.items
        )
        if show != "track":
            return there
        return name.append("[").append_text(there).append("]")


def readable(name: str) -> str:
    """A name of a program as people would write it.

    >>> readable("rounds_won"), readable("heavy-rain")
    ('Rounds won', 'Heavy rain')
    """
    words = name.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]
