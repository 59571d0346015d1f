"""Evidencia: challenges, a common pyramid, and six cards in a row."""

from dataclasses import replace
from functools import partial

from sobremesa.core import Game, Options, choice, while_secret
from sobremesa.games.evidencia.belief import belief, terms
from sobremesa.games.evidencia.catalogue import decisions, longest, outcomes
from sobremesa.games.evidencia.components import OPTION_VALUES, RULES_VERSION
from sobremesa.games.evidencia.feats import feats
from sobremesa.games.evidencia.notation import lines, read, read_line, write
from sobremesa.games.evidencia.rules import Evidencia, new_game
from sobremesa.games.evidencia.tensor import tensor
from sobremesa.games.evidencia.view import EvidenciaView, hear, tell, view
from sobremesa.games.evidencia.words import describe


def new(players: int, options: Options, rules: str = RULES_VERSION) -> Evidencia:
    return new_game(terms(options, rules))


FIRST: Game[Evidencia, EvidenciaView] = Game(  # rules 1.0: what is decided in secret is final
    slug="evidencia",
    prefix="EVI",
    rules="1.0",
    seats=range(2, 3),
    options=tuple(choice(name, *values) for name, values in OPTION_VALUES.items()),
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

# EVI-27: a card to play and a row are secret until both have decided.
GAME = replace(FIRST, rules=RULES_VERSION, new=new, may_undo=while_secret, earlier=(FIRST,))
