"""The steps of a round (MIS-8, MIS-9). Compiled."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

DEAL: Final[i64] = 0
CHOOSE: Final[i64] = 1
LAY: Final[i64] = 2
ACTIVATE: Final[i64] = 3
OVER: Final[i64] = 4
Step = Literal["deal", "pick", "place", "activate", "over"]
STEP_NAMES: Final[tuple[Step, ...]] = get_args(Step)

NOTHING: Final[i64] = -1  # not chosen yet; no card revealed
