"""What a table agrees before the game: the options, as the rules want them. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import State

# Option trail (TOT-44): since when a unit remembers the cells that it may not return to.
SINCE_TURN: Final[i64] = 0
SINCE_ROLL: Final[i64] = 1
LAST_CELL: Final[i64] = 2
TRAILS: Final = ("turn", "roll", "last")
MARK: Final[i64] = 2**9  # trails are marks: the number of a unit times this, and a cell


class Duty:
    """Option spend (TOT-23): with `as_you_go` every step will do as long as one is made."""

    name = "as_you_go"

    def allowed(self, state: State, found: vec[i64]) -> vec[i64]:
        """Those of the steps and stops that the duty leaves; some of them always."""
        return found

    def owed(self, state: State) -> i64:
        """How many points must still be spent in this roll."""
        return 0

    def is_met(self, state: State, owed: i64) -> bool:
        """Can so many points still be spent from here, or the game be won?"""
        return True

    def __reduce__(self) -> str:
        return "AS_YOU_GO"  # there is one of each, by name


AS_YOU_GO: Final = Duty()


@final
class Terms:
    """What the table agreed, and what never changes during a game."""

    def __init__(
        self,
        seats: i64,
        one_per_colour: bool,
        chain: bool,
        quiet_per_player: i64,
        trail: i64,
        duty: Duty,
    ) -> None:
        self.seats = seats
        self.one_per_colour = one_per_colour  # option victims (TOT-52)
        self.chain = chain  # option distance (TOT-53)
        self.quiet_per_player = quiet_per_player  # TOT-62
        self.trail = trail  # TOT-44
        self.duty = duty  # TOT-23
