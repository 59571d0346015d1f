"""Rock, paper, scissors in a terminal: a line for each round."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table

from sobremesa.games.rps import HIDDEN, TEXTS, RpsView
from sobremesa.text import Texts


def draw(
    seen: RpsView, texts: Texts, plain: bool, legal: Sequence[str] = (), last: Sequence[str] = ()
) -> RenderableType:
    table = Table.grid(padding=(0, 3, 0, 0))
    faint = "" if plain else "dim"
    rounds = max(map(len, seen.chosen))
    heads = [texts.say("board-round", round=number + 1) for number in range(rounds)]
    table.add_row("", *heads, texts.say("board-won"), style=faint)
    for seat, choices in enumerate(seen.chosen):
        chosen = [said(choices[i] if i < len(choices) else None, texts) for i in range(rounds)]
        table.add_row(texts.player(seat), *chosen, str(seen.won[seat]))
    return table


def said(choice: int | None, texts: Texts) -> str:
    """A choice in words; `?` for one that is made but not seen, nothing for one that is owed."""
    if choice is None:
        return ""
    return "?" if choice == HIDDEN else texts.say(f"action-{TEXTS[choice]}")
