"""How games are drawn: by the file `board.py` of their folders.

It has

    draw(seen, texts, plain, legal, last)   the view as something that Rich can print; `legal` are the
                                            decisions of the reader now, `last` the lines heard since
                                            the reader's latest; plain means letters and no colour

and, where the plain way below is not good enough,

    group(text)          under which heading a decision is listed, when there are many
    join(moves, said)    what one player did in a row, for the log: from the texts and their words
    split(text)          one typed text as several decisions: what `join` writes, say
    COMMANDS             more that the reader may ask for: name to function(seen, heard, texts, plain,
                         say), where `say` puts a decision in words; its help is the game's text `command-<name>`

A game without that file is played all the same: at a free table (`free.py`).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from rich.console import RenderableType

from sobremesa.core import AnyGame
from sobremesa.homes import part
from sobremesa.terminal import free
from sobremesa.text import Say, Texts

Draw = Callable[[Any, Texts, bool, Sequence[str], Sequence[str]], RenderableType]
Command = Callable[[Any, Sequence[str], Texts, bool, Say], RenderableType]


@dataclass(frozen=True, slots=True)
class Drawing:
    """All that the terminal knows about one game's looks."""

    draw: Draw
    group: Callable[[str], str]
    join: Callable[[Sequence[str], Sequence[str]], Iterable[str]]
    split: Callable[[str], list[str]]
    commands: Mapping[str, Command]


def drawing(game: AnyGame) -> Drawing:
    """A game's own drawing, with the plain way for what it does not say."""
    board: object = part(game.slug, "board")
    return Drawing(
        draw=getattr(board, "draw", partial(free.draw, game)),
        group=getattr(board, "group", lambda text: ""),
        join=getattr(board, "join", lambda moves, said: said),
        split=getattr(board, "split", lambda text: [text]),
        commands=getattr(board, "COMMANDS", {}),
    )
