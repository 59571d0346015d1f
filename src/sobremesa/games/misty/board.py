"""Misty's windows in a terminal: two side by side, the hands below them.

A card is its drawing, numbered because a drawing is on several cards, and a sign: an arrow, a flower, a
smile, a monster. `+2` after it says that two cards lie below it; brackets (in colour: a dim card) say that
it has moved or eaten. While you place a card, the spaces that are open have the numbers of your choices.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from sobremesa.games.misty.aids import aids
from sobremesa.games.misty.components import CARDS
from sobremesa.games.misty.view import MistyView, WindowView
from sobremesa.games.misty.words import NUMBER_OF
from sobremesa.text import Say, Texts

KIND_OF: Final = {name: kind for name, kind, drawing in CARDS}
DRAWING_OF: Final = {name: drawing for name, kind, drawing in CARDS}
SIGNS: Final = {
    "up": "↑", "down": "↓", "left": "←", "right": "→",
    "flower": "✿", "smile": "☺", "monster": "☠", "plain": " ",
}  # fmt: skip
PLAIN_SIGNS: Final = {
    "up": "^", "down": "v", "left": "<", "right": ">",
    "flower": "*", "smile": ")", "monster": "!", "plain": " ",
}  # fmt: skip
INKS: Final = {
    "up": "#6ea8ff", "down": "#6ea8ff", "left": "#6ea8ff", "right": "#6ea8ff",
    "flower": "#ff8fc7", "smile": "#ffd75f", "monster": "#5fd38d", "plain": "#d0d0d0",
}  # fmt: skip
CELL: Final = 8  # columns of a space at least, without its border


def draw(
    seen: MistyView, texts: Texts, plain: bool,
    legal: Sequence[str] = (), last: Sequence[str] = (),
) -> RenderableType:  # fmt: skip
    """All windows, the reader's own first, then what is known of the hands."""
    own = max(seen.seat, 0)
    order = [(own + step) % seen.players for step in range(seen.players)]
    windows = [window(seen, seat, texts, plain, legal) for seat in order]
    parts: list[RenderableType] = [Text(heading(seen, texts), style="" if plain else "bold")]
    parts.append(Columns(windows, padding=(0, 2)))
    parts += hands(seen, texts, plain)
    parts += past_scores(seen, texts, plain)
    return Group(*parts)


def heading(seen: MistyView, texts: Texts) -> str:
    if seen.step in ("activate", "over"):
        words = [texts.say("board-activation", round=seen.round)]
    else:
        words = [texts.say("board-round", round=seen.round, phase=seen.phase, turn=seen.turn)]
        words.append(texts.say(f"board-{seen.passing}"))
    return " · ".join([*words, texts.say(f"step-{seen.step}")])


def window(
    seen: MistyView, seat: int, texts: Texts, plain: bool, legal: Sequence[str]
) -> RenderableType:
    """A player's name and window; the reader's own with the spaces where a card may be placed."""
    shown = seen.windows[seat]
    title = Text(title_of(seen, seat, texts), style="" if plain else "bold underline")
    choices = {text: number for number, text in enumerate(legal, 1) if text.startswith("place ")}
    grid = spaces(shown, choices if seat == seen.seat else {}, texts, plain)
    parts: list[RenderableType] = [title]
    if shown.spaces:
        parts.append(grid)
    if shown.gone:
        gone = texts.say("board-gone", cards=", ".join(called(name, texts) for name in shown.gone))
        parts.append(Text(gone, style="" if plain else "dim"))
    return Group(*parts)


def title_of(seen: MistyView, seat: int, texts: Texts) -> str:
    words = [texts.player(seat), texts.say("board-won", won=seen.rounds_won[seat])]
    if seen.revealed[seat]:
        words.append(texts.say("board-places", card=the(seen.revealed[seat], texts)))
    elif seen.decided[seat]:
        words.append(texts.say("board-decided"))
    elif seat in seen.deciders:
        words.append(texts.say("board-deciding"))
    return ", ".join(words)


def spaces(shown: WindowView, choices: Mapping[str, int], texts: Texts, plain: bool) -> Text:
    """The window as a grid; with the new rows and columns that a card may open. Those before the first
    have no number yet."""
    rows, columns = bounds(shown, choices)
    cells = {
        (row, column): space(shown, column, row, choices, texts, plain)
        for row in rows
        for column in columns
    }
    wide = max(CELL, *(cell.cell_len for cell in cells.values()))
    faint = "" if plain else "dim"
    drawn = Text(no_wrap=True)
    drawn.append("   " + "".join(f"{number or ''}".center(wide + 1) for number in columns), faint)
    border = "   " + "+".join(["", *["-" * wide for _ in columns], ""])
    for row in rows:
        drawn.append(f"\n{border}\n", faint)
        drawn.append(f"{row or '':>2} ", faint)
        for column in columns:
            drawn.append("|", faint)
            cell = cells[row, column]
            cell.align("center", wide)
            drawn.append_text(cell)
        drawn.append("|", faint)
    drawn.append(f"\n{border}", faint)
    return drawn


def bounds(shown: WindowView, choices: Mapping[str, int]) -> tuple[range, range]:
    """The rows and the columns to draw: those of the window, and those that a card may open."""
    rows, columns = len(shown.spaces), len(shown.spaces[0]) if shown.spaces else 0
    across = [place(text)[0] for text in choices] or [1]
    down = [place(text)[1] for text in choices] or [1]
    return (
        range(min(1, *down), max(rows, *down) + 1),
        range(min(1, *across), max(columns, *across) + 1),
    )


def place(text: str) -> tuple[int, int]:
    """Column and row.

    >>> place("place c0r2")
    (0, 2)
    """
    column, _, row = text.removeprefix("place c").partition("r")
    return int(column), int(row)


def space(
    shown: WindowView, column: int, row: int, choices: Mapping[str, int], texts: Texts, plain: bool
) -> Text:
    """What lies there: a card, nothing, or the number of the choice to place one."""
    inside = 1 <= row <= len(shown.spaces) and 1 <= column <= len(shown.spaces[0])
    stack = shown.spaces[row - 1][column - 1] if inside else ()
    number = choices.get(f"place c{column}r{row}")
    return card(shown, stack, texts, plain) if stack else Text(f"{number})" if number else "")


def card(shown: WindowView, stack: Sequence[str], texts: Texts, plain: bool) -> Text:
    """The top card of a stack, and how many lie below it."""
    top = stack[-1]
    acted = top in shown.moved or top in [monster for monster, _ in shown.fed]
    words = signed(top, texts, plain) + (f"+{len(stack) - 1}" if len(stack) > 1 else "")
    style = "" if plain else f"{'dim ' if acted else 'bold '}{INKS[KIND_OF[top]]}"
    return Text(f"({words})" if acted and plain else words, style)


def called(name: str, texts: Texts) -> str:
    """A card in words: `R07` is "scooter 3"."""
    return f"{texts.say(f'card-{DRAWING_OF[name]}')} {NUMBER_OF[name]}"


def the(name: str, texts: Texts) -> str:
    """A card inside a sentence: "the scooter 3"."""
    return texts.say("the-card", drawing=DRAWING_OF[name], number=NUMBER_OF[name])


def signed(name: str, texts: Texts, plain: bool) -> str:
    """A card with the sign of its kind: `scooter 3 >`."""
    return f"{called(name, texts)} {(PLAIN_SIGNS if plain else SIGNS)[KIND_OF[name]]}".rstrip()


def hands(seen: MistyView, texts: Texts, plain: bool) -> list[RenderableType]:
    """The reader's own hand, and the others' as far as they are known."""
    if not any(seen.hand_sizes):
        return []
    lines: list[RenderableType] = []
    for seat, known in enumerate(seen.known_hands):
        own = seat == seen.seat
        line = Text(texts.say("board-hand") if own else texts.say("board-hand-of", seat=seat))
        line.append(": ")
        if known is None:
            line.append(texts.say("board-unknown", count=seen.hand_sizes[seat]))
        for name in known or ():
            line.append(signed(name, texts, plain), "" if plain else INKS[KIND_OF[name]])
            line.append("  ")
        lines.append(line)
    lines.append(Text(texts.say("board-stock", count=seen.stock_size), "" if plain else "dim"))
    return lines


def past_scores(seen: MistyView, texts: Texts, plain: bool) -> list[RenderableType]:
    if not seen.scores:
        return []
    rounds = " | ".join("-".join(map(str, scores)) for scores in seen.scores)
    return [Text(f"{texts.say('board-scores')}: {rounds}", style="" if plain else "dim")]


def hint(
    seen: MistyView, heard: Sequence[str], texts: Texts, plain: bool, say: Say
) -> RenderableType:
    """The exact best activation of the reader's own window."""
    best = aids(seen, heard).activation
    if best is None:
        return Text(texts.say("hint-later"))
    if not best.order:
        return Text(texts.say("hint-nothing", points=best.best))
    points = Text(texts.say("hint-best", points=best.best))
    return Group(
        points,
        Text(texts.say("hint-order", order="; ".join(map(say, best.order)))),
    )


COMMANDS: Final = {"hint": hint}
