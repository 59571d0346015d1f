"""Leaders of Euphoria: hidden loyalty for four to eight players. The law is docs/rules/euphoria.md."""

from dataclasses import replace
from functools import partial

from sobremesa.core import Game, Options, by_team, choice, flag, in_teams, number
from sobremesa.core.wrong import Wrong
from sobremesa.games.euphoria.belief import EuphoriaBelief, terms
from sobremesa.games.euphoria.catalogue import decisions, longest, outcomes
from sobremesa.games.euphoria.components import (
    FEWEST,
    FIRST_EDITION,
    MOST,
    RULES_VERSION,
    SECOND_EDITION,
)
from sobremesa.games.euphoria.feats import feats
from sobremesa.games.euphoria.notation import lines, read, read_line, write
from sobremesa.games.euphoria.rules import Euphoria, new_game
from sobremesa.games.euphoria.tensor import tensor
from sobremesa.games.euphoria.view import EuphoriaView, hear, may_undo, tell, view
from sobremesa.games.euphoria.words import PHRASES


def new(edition: int, players: int, options: Options) -> Euphoria:
    agreed = terms(players, options, edition)
    if (first := int(agreed.first)) >= players:
        said = f"option first_player takes a seat from 0 to {players - 1}, not {first}"
        raise Wrong(said, "option-seat", name="first_player", last=players - 1, value=first)
    return new_game(agreed)


FIRST: Game[Euphoria, EuphoriaView] = Game(
    slug="euphoria", prefix="EUP", rules="1.0", seats=range(FEWEST, MOST + 1),
    options=(
        choice("first_player", "random", *map(str, range(MOST))),  # EUP-R4
        flag("must_act", False),  # EUP-R8
        number("max_rounds", 50, 1, 1000, most=200),  # EUP-R29
        choice("reaction_prompt", "all", "capable", apart=["capable"]),  # EUP-R19
    ),
    new=partial(new, int(FIRST_EDITION)), write=write, read=read, view=view, belief=EuphoriaBelief, hear=hear,
    tell=tell, read_line=read_line, lines=lines, may_undo=may_undo, windows=True,
    decisions=decisions, outcomes=outcomes, tensor=tensor, returns=by_team, utility=in_teams,
    longest=longest, describe=PHRASES.describe, feats=feats,
)  # fmt: skip
GAME: Game[Euphoria, EuphoriaView] = replace(
    FIRST, rules=RULES_VERSION, new=partial(new, int(SECOND_EDITION)), earlier=(FIRST,)
)
