"""Rolling Pyramids: the files of this game, put together."""

from collections.abc import Sequence
from dataclasses import replace

from sobremesa.core import Action, Game, Options, Seat
from sobremesa.games.pyramids import catalogue
from sobremesa.games.pyramids.belief import PyramidsBelief
from sobremesa.games.pyramids.components import BOX, BOX_1_0, Box
from sobremesa.games.pyramids.feats import feats_of
from sobremesa.games.pyramids.notation import PyramidsNotation
from sobremesa.games.pyramids.position import DEPLOYING, TAKING
from sobremesa.games.pyramids.rules import Pyramids, new_game
from sobremesa.games.pyramids.tensor import PyramidsTensor
from sobremesa.games.pyramids.view import PyramidsView, Viewer
from sobremesa.games.pyramids.words import describer

__all__ = ["GAME", "make"]


def make(box: Box) -> Game[Pyramids, PyramidsView]:
    """The game with the contents of a box: with other data it is another edition.

    Somebody who wants to try another map, or other places for its factories, changes a copy of the data:

    >>> from copy import deepcopy
    >>> data = deepcopy(BOX.data)
    >>> spaces = {space["id"]: space for space in data["maps"][0]["spaces"]}  # of `inner`
    >>> spaces["4"]["factory"], spaces["7"]["factory"] = spaces["7"]["factory"], spaces["4"]["factory"]
    >>> make(Box(data)).start(2, {"map": "inner"}).terms.map.name
    'inner'
    """
    notation = PyramidsNotation(box.board, box.factions)
    viewer = Viewer(box, notation)

    def new(players: int, options: Options) -> Pyramids:
        return new_game(box.terms(players, options))

    def belief(seen: PyramidsView, heard: Sequence[str]) -> PyramidsBelief:
        return PyramidsBelief(box, notation, seen, heard)

    def decisions(players: int, options: Options) -> list[Action]:
        return catalogue.decisions(box.terms(players, options))

    def outcomes(players: int, options: Options) -> list[Action]:
        return catalogue.outcomes(box.terms(players, options))

    def longest(players: int, options: Options) -> int:
        return catalogue.longest(box.terms(players, options))

    def tensor(players: int, options: Options) -> PyramidsTensor:
        return PyramidsTensor(box.terms(players, options))

    return Game(
        slug="pyramids", prefix="PYR", rules=box.rules_version, seats=range(1, 5),
        options=box.options, new=new, write=notation.write, read=notation.read, view=viewer.view,
        belief=belief, hear=viewer.hear, tell=viewer.tell, read_line=notation.read_line,
        lines=notation.lines, may_undo=may_undo,
        decisions=decisions, outcomes=outcomes, longest=longest, tensor=tensor,
        describe=describer(box.board),
        feats=feats_of(box.factions),
    )  # fmt: skip


def may_undo(before: Pyramids, who: Seat, action: Action) -> bool:
    """A die taken, a number or a target may be thought over while nobody has answered; nothing is final
    in the rules, but the last target opens all of them."""
    if before.phase == DEPLOYING:
        board = before.boards[who]
        return not (before.waiting == 1 << who and len(board.targets) + 1 == len(board.units))
    after = before.copy()
    after.apply(who, action)
    return bool(after.phase >= TAKING and list(after.deciders()) != [-1])


GAME = replace(make(BOX), earlier=(make(BOX_1_0),))
