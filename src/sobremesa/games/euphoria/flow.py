"""What happens without a decision: the deal, draws, hits, the end of turns and of the game. Compiled.

No decision is taken here; what players decide, and in which window, stands in `rules.py`.
"""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.core.state import Result
from sobremesa.games.euphoria import components as box
from sobremesa.games.euphoria.actions import card_of, cost_of, seat_of
from sobremesa.games.euphoria.dealing import deal_recruit
from sobremesa.games.euphoria.position import (
    ACTION,
    AIMING,
    ARTIFACT,
    DEALING_ARTIFACTS,
    DEALING_RECRUITS,
    DRAWING,
    FIRST_PLAYER,
    FOR_HIT,
    FOR_REDRAW,
    ORDERING,
    OVER,
    Position,
)

# Reasons, as in REASONS.
LEADER_SHOT: Final[i64] = 0
ANARCHIST_LEADER: Final[i64] = 1
BOTH_LEADERS: Final[i64] = 2
TURN_LIMIT: Final[i64] = 3
END_RULE: Final = ("EUP-91", "EUP-93", "EUP-94", "EUP-95")


class Flow(Position):
    """A position with all that follows from a decision or a draw without asking anybody."""

    def open_window(self, window: i64) -> None:
        """Ask who may react; `rules.py` knows."""
        raise NotImplementedError

    # Setup

    def deal(self, action: i64) -> None:
        """EUP-4 to EUP-7, EUP-9."""
        if self.phase == DEALING_RECRUITS:
            deal_recruit(self, card_of(action))
        elif self.phase == DEALING_ARTIFACTS:
            self.draw(self.dealt // 2, card_of(action))
            self.dealt += 1
            if self.dealt == 2 * self.players:
                self.phase = FIRST_PLAYER
                if self.terms.first != box.NOTHING:
                    self.ask_for_rows(self.terms.first)
        else:
            self.ask_for_rows(seat_of(action))

    def ask_for_rows(self, first: i64) -> None:
        self.active = first
        self.phase = ORDERING
        self.open_step(BIT[self.players] - 1)

    def open_step(self, seats: i64) -> None:
        """These seats decide at the same time and in secret."""
        self.asked = seats
        self.answered = 0
        self.step += 1

    def form_row(self, seat: i64, action: i64) -> None:
        """EUP-10: nobody else can see it, so it may lie there before the others are ready."""
        self.kinds[3 * seat] = card_of(action)
        self.kinds[3 * seat + 1] = cost_of(action)
        self.kinds[3 * seat + 2] = seat_of(action)
        self.answered |= BIT[seat]
        if self.answered == self.asked:
            self.phase = ARTIFACT

    # Draws

    def begin_draw(self, seat: i64, draws: i64, cause: i64) -> None:
        self.drawer = seat
        self.draws = draws
        self.cause = cause
        self.draw_on()

    def draw_on(self) -> None:
        """Wait for chance, or go on when nothing is due or left (EUP-57)."""
        if self.draws > 0 and self.deck != 0:
            self.phase = DRAWING
            return
        if self.draws > 0:
            self.note("no-draw", "EUP-57", self.drawer)
        self.drawer = box.NOTHING
        self.draws = 0
        if self.cause == FOR_REDRAW:
            self.phase = ACTION
        elif self.cause == FOR_HIT:
            self.suffer()
        else:
            self.finish()

    def drawn(self, card: i64) -> None:
        self.draw(self.drawer, card)
        if self.cause == FOR_HIT:
            self.fresh = card  # EUP-67
        self.draws -= 1
        self.draw_on()

    # Exchanges

    def exchange_ends(self, one: i64, two: i64) -> bool:
        """EUP-84: has an exchange of these slots ended the game (EUP-93, EUP-94)?"""
        for seat in (one // 3, two // 3):
            leaders = self.leaders(seat)
            if leaders != 0 and self.anarchists & BIT[seat]:
                self.end(ANARCHIST_LEADER, box.SINGLE, BIT[seat])
                return True
            if leaders & (leaders - 1):
                self.end(BOTH_LEADERS, box.SINGLE, BIT[seat])
                return True
        return False

    # Shots

    def hit(self) -> None:
        """EUP-71, EUP-91, EUP-92; then step 1 (EUP-72)."""
        target = self.target
        dead = self.leaders(target) & self.exposed
        if dead == 0:
            self.begin_draw(target, 1, FOR_HIT)
            return
        team = box.SUBTERRA
        if self.anarchists & BIT[self.active]:
            team = box.ANARCHIST
        else:
            for slot in range(3 * target, 3 * target + 3):
                if dead & BIT[slot] and self.kinds[slot] == box.LS:
                    team = box.EUPHORIAN
        winners: i64 = 0
        for seat in range(self.players):
            if self.team(seat) == team:
                winners |= BIT[seat]
        self.end(LEADER_SHOT, team, winners)

    def suffer(self) -> None:
        """Steps 2 to 4 (EUP-73 to EUP-76)."""
        target = self.target
        if self.aims[target] != box.NOTHING:
            self.drop(target, "EUP-73")
        for slot in range(3 * target, 3 * target + 3):
            if not self.exposed & BIT[slot]:
                self.expose(slot, "EUP-74")
        for slot in range(3 * target, 3 * target + 3):
            if self.kinds[slot] >= box.E:
                self.hide(slot, "EUP-75")
        if self.leaders(target) == 0 and not self.anarchists & BIT[target]:
            self.anarchists |= BIT[target]
            self.cleared |= box.ROW[target]
            self.note("anarchist", "EUP-76", target)
        if self.window == box.SHOT:
            self.open_window(box.AFTER_SHOT)
        else:  # EUP-113
            self.finish()

    # Phases 3 and 4

    def finish(self) -> None:
        """The action is over (EUP-27)."""
        self.window = box.CLOSED
        self.target = box.NOTHING
        self.slot = box.NOTHING
        self.aimed = box.NOTHING
        self.card = box.NOTHING
        self.pick = box.NOTHING
        self.second = box.NOTHING
        self.ears = 0
        self.lamp = False
        self.reactions = 0
        self.fresh = box.NOTHING
        self.asked = 0
        self.answered = 0
        if self.aims[self.active] != box.NOTHING:
            self.phase = AIMING
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """EUP-28, EUP-95."""
        self.turns += 1
        if self.turns == self.players * self.terms.max_rounds:
            self.end(TURN_LIMIT, box.NO_TEAM, 0)
            return
        self.active += 1
        if self.active == self.players:
            self.active = 0
        self.phase = ARTIFACT

    # The end

    def end(self, reason: i64, team: i64, winners: i64) -> None:
        """EUP-97, EUP-100: all recruits on the table are exposed, nothing more happens."""
        self.phase = OVER
        self.reason = reason
        self.winning = team
        self.winners = winners
        self.note("ended", END_RULE[reason], reason, team, winners if team == box.SINGLE else 0)
        if self.terms.edition >= box.SECOND_EDITION:
            self.exposed = box.ROWS[self.players]
            for slot in range(3 * self.players):
                self.knowers[slot] = BIT[self.players] - 1

    def result(self) -> Result | None:
        """EUP-99."""
        if self.phase != OVER:
            return None
        seats = range(int(self.players))
        teams = [box.TEAMS[self.team(seat)] for seat in seats]
        if self.reason == BOTH_LEADERS:
            teams = ["single" if self.winners & BIT[s] else teams[s] for s in seats]
        winners = tuple([seat for seat in seats if self.winners & BIT[seat]])
        points = tuple([int(seat in winners) for seat in seats])
        details: dict[str, object] = {
            "team": box.TEAMS[self.winning], "teams": teams, "turns": int(self.turns),
        }  # fmt: skip
        return Result(winners, points, box.REASONS[self.reason], END_RULE[self.reason], details)
