"""Totem: players spend dice points on walks along the edge of their own group; whoever they touch falls."""

from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import Game, Options, choice, never_final, number
from sobremesa.core.bag import everything
from sobremesa.games.totem.belief import belief, terms
from sobremesa.games.totem.catalogue import decisions, outcomes
from sobremesa.games.totem.components import COLOURS, RULES_VERSION
from sobremesa.games.totem.feats import feats
from sobremesa.games.totem.field import empty_field
from sobremesa.games.totem.notation import read, read_line, write
from sobremesa.games.totem.rules import Totem
from sobremesa.games.totem.tensor import tensor
from sobremesa.games.totem.view import TotemView, hear, lines, tell, view
from sobremesa.games.totem.words import PHRASES


def new(seats: int, options: Options) -> Totem:
    """The roll-off is due (TOT-11)."""
    none = vec[i64]([0] * seats)
    state = Totem(terms(seats, options), empty_field(seats), none, none[:])
    state.rivals = everything(seats)
    return state


FIRST_OPTIONS = (
    choice("victims", "one", "one_per_colour"),
    choice("distance", "board", "chain"),
    number("quiet_per_player", 50, 1, 100_000, most=1000),
)

FIRST_EDITION: Game[Totem, TotemView] = Game(
    slug="totem",
    prefix="TOT",
    rules="1.0",
    seats=range(2, 5),
    options=FIRST_OPTIONS,
    new=new,
    write=write,
    read=read,
    view=view,
    belief=belief,
    hear=hear,
    tell=tell,
    read_line=read_line,
    lines=lines,
    may_undo=never_final,
    colours=COLOURS,
    decisions=decisions,
    outcomes=outcomes,
    tensor=tensor,
    describe=PHRASES.describe,
    feats=feats,
)

GAME: Game[Totem, TotemView] = replace(
    FIRST_EDITION,
    rules=RULES_VERSION,
    options=(
        *FIRST_OPTIONS,
        choice("spend", "all", "as_you_go"),
        choice("trail", "turn", "roll", "last"),
    ),
    earlier=(FIRST_EDITION,),
)
