"""Evidencia: challenges, a common pyramid, and six cards in a row."""

from sobremesa.core import Game, Options, choice
from sobremesa.games.evidencia.belief import belief
from sobremesa.games.evidencia.components import OPTION_VALUES, RULES_VERSION
from sobremesa.games.evidencia.notation import lines, read, read_line, write
from sobremesa.games.evidencia.rules import Evidencia, Table, new_game
from sobremesa.games.evidencia.view import EvidenciaView, hear, tell, view


def new(players: int, options: Options) -> Evidencia:
    table = Table(
        all_backs=options["pile_backs"] == "all",
        touching=options["run_repeats"] == "touching",
        eye_counts=options["eye_by_swap"] == "counts",
        memory_aid=options["memory_aid"] == "on",
    )
    return new_game(table)


GAME: Game[Evidencia, EvidenciaView] = Game(
    slug="evidencia",
    prefix="EVI",
    rules=RULES_VERSION,
    seats=range(2, 3),
    options=tuple(choice(name, *values) for name, values in OPTION_VALUES.items()),
    new=new,
    write=write,
    read=read,
    view=view,
    belief=belief,
    hear=hear,
    tell=tell,
    read_line=read_line,
    lines=lines,
)
