"""Draw the pictures of the documentation again: docs/img/*.svg, from real positions of real games.

Run with the package installed: `python scripts/pictures.py`. Same position, same file.
"""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from sobremesa.core import CHANCE, legal_texts, play
from sobremesa.games import totem
from sobremesa.games.totem.position import read_position
from sobremesa.terminal.boards import drawing
from sobremesa.text import Texts

IMAGES = Path(__file__).parents[1] / "docs" / "img"

# A game of four in which the blue group walks up to the red one.
TOTEM = (
    "0=F8+E9,F7,F9,G7,G8,G9,H8,H9,I8~14 1=D15+D14,E12,E13,E14,F11,F12,F13,G11,G12~12 "
    "2=M14+L13,L14,M12,M13,N12,N13,N14~16 3=N5+K6,L6,L7,M5,M6,M7,N6,O4,O5~13 turn=1 quiet=3"
)
LINES = ("! roll 4 5", "1: use 9", "1: E12-E11", "1: stop", "1: G12-H11", "1: H11-H10")

THEME = TerminalTheme(
    (16, 18, 22), (220, 223, 228),
    [(16, 18, 22), (255, 107, 107), (95, 211, 141), (255, 215, 95),
     (110, 168, 255), (199, 146, 234), (86, 182, 194), (220, 223, 228)],
)  # fmt: skip


def totem_terminal() -> None:
    """Totem's board in the middle of a roll."""
    state = read_position(TOTEM, totem.GAME.settle({}))
    for line in LINES:
        who, text = (CHANCE, line[2:]) if line.startswith("!") else (int(line[0]), line[3:])
        play(totem.GAME, state, who, text)
    console = Console(
        width=82, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    legal = legal_texts(totem.GAME, state, int(state.turn))
    seen = totem.GAME.view(state, int(state.turn))
    last = ["0: H8-I8"]
    console.print(drawing("totem").draw(seen, Texts("totem", "en"), False, legal, last))
    console.save_svg(
        str(IMAGES / "totem-terminal.svg"),
        title="sobremesa play totem",
        theme=THEME,
        unique_id="totem",
    )


if __name__ == "__main__":
    IMAGES.mkdir(parents=True, exist_ok=True)
    totem_terminal()
