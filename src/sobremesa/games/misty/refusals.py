"""Why not: the rule that an illegal event breaks (section 12). It explains; `legal` has judged. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.core.state import CHANCE
from sobremesa.games.misty import actions as act
from sobremesa.games.misty.components import KIND, RIGHT
from sobremesa.games.misty.steps import ACTIVATE, CHOOSE, DEAL, LAY, NOTHING, OVER
from sobremesa.games.misty.window import OUT, Window, fits, is_taken


def forbids(
    step: i64, who: i64, action: i64, windows: list[Window], chosen: vec[i64], auto: bool
) -> str:
    """The first row of section 12 that applies."""
    kind = act.kind_of(action)
    if step == OVER:
        return "MIS-57"
    if who >= len(windows) or who < CHANCE:
        return "MIS-4"
    if step == DEAL or (kind == act.DRAW and who == CHANCE):
        return "MIS-6"  # no decision before the deal that is due, and no other deal
    if who == CHANCE:
        return "MIS-9"
    if step == CHOOSE and kind == act.PICK:
        return "MIS-10"
    if step == LAY and kind == act.PLACE:
        if chosen[who] != NOTHING:
            return "MIS-12"
        return bad_place(windows[who], act.column_of(action), act.row_of(action))
    if step == ACTIVATE and kind == act.MOVE:
        return bad_move(windows[who], act.card_of(action))
    if step == ACTIVATE and kind == act.FEED:
        return bad_feed(windows[who], act.monster_of(action), act.card_of(action), auto)
    return "MIS-9"


def bad_place(window: Window, column: i64, row: i64) -> str:
    if window.shape == 0:
        return "MIS-21"
    if is_taken(window.shape, column, row):
        return "MIS-20"
    return "MIS-22" if fits(window.shape, column, row, window.small) else "MIS-23"


def bad_move(window: Window, card: i64) -> str:
    space = window.space_of(card)
    if space < 0:
        return "MIS-17"
    if KIND[card] > RIGHT:
        return "MIS-37"
    if window.moved & BIT[space]:
        return "MIS-36" if window.target(space, KIND[card]) == OUT else "MIS-31"
    return "MIS-35"


def bad_feed(window: Window, monster: i64, flower: i64, auto: bool) -> str:
    home = window.space_of(monster)
    meal = window.space_of(flower)
    if home < 0 or meal < 0:
        return "MIS-17"
    if auto:
        return "MIS-41"
    if window.ready or window.left & BIT[home]:
        return "MIS-40"
    if window.hit & BIT[home]:
        return "MIS-35"
    return "MIS-42" if window.eaten & BIT[meal] else "MIS-35"
