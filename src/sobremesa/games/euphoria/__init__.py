"""Leaders of Euphoria: hidden loyalty for four to eight players. The law is docs/rules/euphoria.md."""

from sobremesa.core import Game, Options, choice, flag, number
from sobremesa.games.euphoria.belief import belief
from sobremesa.games.euphoria.components import FEWEST, MOST, NOTHING, RULES_VERSION
from sobremesa.games.euphoria.notation import lines, read, read_line, write
from sobremesa.games.euphoria.rules import Euphoria, new_game
from sobremesa.games.euphoria.table import Setting
from sobremesa.games.euphoria.view import EuphoriaView, hear, may_undo, tell, view


def new(players: int, options: Options) -> Euphoria:
    first = NOTHING if options["first_player"] == "random" else int(str(options["first_player"]))
    if first >= players:
        raise ValueError(f"option first_player takes a seat from 0 to {players - 1}, not {first}")
    max_rounds = int(str(options["max_rounds"]))
    capable = options["reaction_prompt"] == "capable"
    return new_game(Setting(players, first, options["must_act"] is True, max_rounds, capable))


GAME: Game[Euphoria, EuphoriaView] = Game(
    slug="euphoria", prefix="EUP", rules=RULES_VERSION, seats=range(FEWEST, MOST + 1),
    options=(
        choice("first_player", "random", *map(str, range(MOST))),  # EUP-R4
        flag("must_act", False),  # EUP-R8
        number("max_rounds", 50, 1, 1000),  # EUP-R29
        choice("reaction_prompt", "all", "capable"),  # EUP-R19
    ),
    new=new, write=write, read=read, view=view, belief=belief, hear=hear, tell=tell,
    read_line=read_line, lines=lines, may_undo=may_undo,
)  # fmt: skip
