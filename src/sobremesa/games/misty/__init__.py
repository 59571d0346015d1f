"""Misty (Florian Fay): a draft of twelve cards, and a window that comes alive. Rules: docs/rules/misty.md."""

from dataclasses import replace
from functools import partial

from sobremesa.core import Game, Option, Options, choice, number, while_secret
from sobremesa.games.misty.belief import belief, terms
from sobremesa.games.misty.catalogue import decisions, longest, outcomes
from sobremesa.games.misty.components import PLAYERS_MAX, PLAYERS_MIN, RULES_VERSION, option_values
from sobremesa.games.misty.feats import feats
from sobremesa.games.misty.notation import lines, read, read_line, write
from sobremesa.games.misty.rules import Misty, new_match
from sobremesa.games.misty.tensor import tensor
from sobremesa.games.misty.view import MistyView, hear, tell, view
from sobremesa.games.misty.words import describe


def one_of(name: str) -> Option:
    return choice(name, *map(str, option_values(name)))


def numbers(name: str) -> Option:
    values = [int(value) for value in option_values(name)]
    return number(name, values[0], min(values), max(values))


OPTIONS = (
    one_of("variant"),
    numbers("rounds_to_win"),
    one_of("smile_pairs"),
    one_of("match_tie"),
    one_of("feeding"),
)


def new(players: int, options: Options, rules: str = RULES_VERSION) -> Misty:
    return new_match(players, terms(options, rules))


FIRST: Game[Misty, MistyView] = Game(  # rules 1.0: what is decided in secret is final
    slug="misty",
    prefix="MIS",
    rules="1.0",
    seats=range(PLAYERS_MIN, PLAYERS_MAX + 1),
    options=OPTIONS,
    new=partial(new, rules="1.0"),
    write=write,
    read=read,
    view=view,
    belief=belief,
    hear=hear,
    tell=tell,
    read_line=read_line,
    lines=lines,
    decisions=decisions,
    outcomes=outcomes,
    tensor=tensor,
    longest=longest,
    describe=describe,
    feats=feats,
)

# MIS-10, MIS-12: choices and placements are secret until all have decided.
GAME = replace(
    FIRST,
    rules=RULES_VERSION,
    new=new,
    may_undo=while_secret,
    earlier=(FIRST,),
    order=-1,  # short and quick to learn: the one to begin with
)
