"""Misty (Florian Fay): a draft of twelve cards, and a window that comes alive. Rules: docs/rules/misty.md."""

from sobremesa.core import Game, Option, Options, choice, number
from sobremesa.games.misty.belief import belief
from sobremesa.games.misty.components import (
    PLAYERS_MAX,
    PLAYERS_MIN,
    RULES_VERSION,
    VARIANTS,
    option_values,
)
from sobremesa.games.misty.notation import lines, read, read_line, write
from sobremesa.games.misty.rules import Misty, Terms, new_match
from sobremesa.games.misty.view import MistyView, hear, tell, view


def words(name: str) -> Option:
    return choice(name, *map(str, option_values(name)))


def numbers(name: str) -> Option:
    values = [int(value) for value in option_values(name)]
    return number(name, values[0], min(values), max(values))


OPTIONS = (
    words("variant"),
    numbers("rounds_to_win"),
    words("smile_pairs"),
    words("match_tie"),
    words("feeding"),
)


def new(players: int, options: Options) -> Misty:
    terms = Terms(
        VARIANTS[str(options["variant"])],
        int(str(options["rounds_to_win"])),
        options["smile_pairs"] == "disjoint",
        options["match_tie"] == "points",
        options["feeding"] == "auto",
    )
    return new_match(players, terms)


GAME: Game[Misty, MistyView] = Game(
    slug="misty",
    prefix="MIS",
    rules=RULES_VERSION,
    seats=range(PLAYERS_MIN, PLAYERS_MAX + 1),
    options=OPTIONS,
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
