"""The steps of a round (MIS-8, MIS-9). Compiled."""

from typing import Final

from mypy_extensions import i64

DEAL: Final[i64] = 0
CHOOSE: Final[i64] = 1
LAY: Final[i64] = 2
ACTIVATE: Final[i64] = 3
OVER: Final[i64] = 4
STEP_NAMES: Final = ("deal", "pick", "place", "activate", "over")

NOTHING: Final[i64] = -1  # not chosen yet; no card revealed
