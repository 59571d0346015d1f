"""The rules of Euphoria: setup, turns, actions, windows, shots, the end. Compiled.

The things are in `table.py`, the action artifacts in `artifacts.py`, who may react with what in
`windows.py`; why something is refused stands in `refusals.py`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.core.state import ALIKE, LUCK, NOBODY, ONE, Result
from sobremesa.games.euphoria.actions import (
    ARM,
    GIVE,
    HIDE,
    INTERROGATE,
    PICK_SLOT,
    REACT_LOOK,
    REDRAW,
    SHOOT,
    USE,
    card_of,
    cost_of,
    kind_of,
    other_of,
    seat_of,
    slot_of,
)
from sobremesa.games.euphoria.artifacts import asks_more, picks, take_effect
from sobremesa.games.euphoria.choices import actions, aimings, artifact_choices, claims, orders
from sobremesa.games.euphoria.components import (
    AFTER_SHOT,
    ANARCHIST,
    APRON,
    ARMING,
    ARTIFACT_USE,
    BARTER,
    CHEST,
    CLOSED,
    DUMMY,
    EAR,
    EUPHORIAN,
    GAZE,
    HOOK,
    INTERROGATION,
    KNOT,
    LAMP,
    LENS,
    LID,
    LS,
    MAGPIE,
    MIRROR,
    NO_TEAM,
    NOTHING,
    REASONS,
    ROW,
    RULE_OF,
    SEATS,
    SHOT,
    SHOWCASE,
    SINGLE,
    SPRING,
    STATIC,
    SUBTERRA,
    TEAMS,
    E,
)
from sobremesa.games.euphoria.dealing import deal_recruit, outcomes, recruit_weights
from sobremesa.games.euphoria.table import (
    ACTION,
    AIMING,
    ARTIFACT,
    DEALING_ARTIFACTS,
    DEALING_RECRUITS,
    DRAWING,
    ENDED,
    FIRST_PLAYER,
    FOR_CHEST,
    FOR_HIT,
    FOR_REDRAW,
    NO_DRAW,
    ORDERING,
    OVER,
    PICKING,
    REDIRECTED,
    RESOLVING,
    SEES_HAND,
    STOPPED,
    TURNED,
    WINDOW,
    Setting,
    Table,
)
from sobremesa.games.euphoria.windows import answers, asked, first_reaction

# Reasons, as in REASONS.
LEADER_SHOT: Final[i64] = 0
ANARCHIST_LEADER: Final[i64] = 1
BOTH_LEADERS: Final[i64] = 2
TURN_LIMIT: Final[i64] = 3
END_RULE: Final = ("EUP-91", "EUP-93", "EUP-94", "EUP-95")


def new_game(setting: Setting) -> "Euphoria":
    """Nothing is dealt yet (EUP-1 to EUP-8)."""
    n = int(setting.players)
    return Euphoria(
        setting,
        vec[i64]([-1] * (3 * n)),
        vec[i64]([2 ** (slot // 3) for slot in range(3 * n)]),  # EUP-12, EUP-151
        vec[i64]([7 * 8 ** (slot // 3) - 2**slot for slot in range(3 * n)]),
        vec[i64]([0] * n),
        vec[i64]([0] * 64),
        vec[i64]([-1] * n),
        vec[i64]([0] * n),
    )


@final
class Euphoria(Table):
    def copy(self) -> "Euphoria":
        new = Euphoria(
            self.setting, self.kinds[:], self.knowers[:], self.met[:], self.hands[:], self.sure[:],
            self.aims[:], self.answers[:],
        )  # fmt: skip
        self.carry_over(new)
        return new

    # Who decides, and what

    def deciders(self) -> vec[i64]:
        if self.phase == WINDOW or self.phase == ORDERING:
            return SEATS[self.asked & ~self.answered]
        if self.phase == OVER:
            return NOBODY
        if self.phase <= FIRST_PLAYER or self.phase == DRAWING:
            return LUCK
        return ONE[self.active]

    def together(self) -> i64:
        return self.step if self.phase == WINDOW or self.phase == ORDERING else 0

    def legal(self, who: i64) -> vec[i64]:
        if self.phase == WINDOW:
            return answers(self, who)
        if self.phase == ACTION:
            return actions(self)
        if self.phase == ARTIFACT:
            return artifact_choices(self)
        if self.phase == AIMING:
            return aimings(self)
        if self.phase == PICKING:
            return picks(self)
        if self.phase == RESOLVING:
            return claims(self)
        if self.phase == ORDERING:
            return orders(self, who)
        return outcomes(self)

    def weights(self) -> vec[i64]:
        return recruit_weights(self) if self.phase == DEALING_RECRUITS else ALIKE

    # What happens

    def apply(self, who: i64, action: i64) -> None:
        if self.phase == WINDOW:
            self.answer(who, action)
        elif self.phase == ACTION:
            self.act(action)
        elif self.phase == ARTIFACT:
            self.manage(action)
        elif self.phase == AIMING:
            self.aims[self.active] = seat_of(action)
            self.end_turn()
        elif self.phase == PICKING:
            self.choose(action)
        elif self.phase == RESOLVING:
            self.hand_over(self.pick, self.active, card_of(action))  # EUP-112
            self.finish()
        elif self.phase == ORDERING:
            self.form_row(who, action)
        elif self.phase == DRAWING:
            self.drawn(card_of(action))
        else:
            self.deal(action)

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
                if self.setting.first != NOTHING:
                    self.ask_for_rows(self.setting.first)
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

    # Phase 1

    def manage(self, action: i64) -> None:
        self.phase = ACTION
        seat = self.active
        kind = kind_of(action)
        if kind == GIVE:
            self.hand_over(seat, seat_of(action), card_of(action))
        elif kind == REDRAW:
            self.throw(seat, self.hands[seat], "EUP-23")
            self.begin_draw(seat, 1, FOR_REDRAW)

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
            self.note(NO_DRAW, self.drawer, 0, 0, "EUP-57")
        self.drawer = NOTHING
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

    # Phase 2

    def act(self, action: i64) -> None:
        seat = self.active
        kind = kind_of(action)
        self.reactor = NOTHING
        if kind == INTERROGATE:
            self.slot = slot_of(action)
            self.target = self.slot // 3
            self.open_window(INTERROGATION)
        elif kind == USE:
            self.pay(seat, cost_of(action))
            self.card = card_of(action)
            self.throw(seat, BIT[self.card], "EUP-46")
            self.ask_or_open()
        elif kind == ARM:
            self.pay(seat, cost_of(action))
            self.aimed = seat_of(action)
            self.open_window(ARMING)
        elif kind == SHOOT:
            self.target = self.aims[seat]
            self.drop(seat, "EUP-41")
            self.open_window(SHOT)
        else:
            if kind == HIDE:
                self.hide(slot_of(action), "EUP-37")
            self.finish()

    def pay(self, seat: i64, place: i64) -> None:
        """EUP-42, EUP-43."""
        self.expose(3 * seat + place, "EUP-42")

    def choose(self, action: i64) -> None:
        """A choice of the artifact in use (EUP-48): a seat or a slot."""
        kind = kind_of(action)
        chosen = slot_of(action) if kind == PICK_SLOT else seat_of(action)
        if self.pick == NOTHING:
            self.pick = chosen
        else:
            self.second = chosen
        self.ask_or_open()

    def ask_or_open(self) -> None:
        if asks_more(self):
            self.phase = PICKING
        else:
            self.open_window(ARTIFACT_USE)

    # Windows

    def open_window(self, window: i64) -> None:
        """EUP-60 to EUP-62; a window in which nobody is asked closes at once."""
        self.window = window
        self.open_step(asked(self))  # numbered even if nobody is asked: that may be a secret
        if self.asked == 0:
            self.close_window()
        else:
            self.phase = WINDOW

    def answer(self, seat: i64, action: i64) -> None:
        self.answers[seat] = action
        self.answered |= BIT[seat]
        if self.answered != self.asked:
            return
        first = first_reaction(self)
        if first == NOTHING:
            self.close_window()
        else:
            self.react(first, self.answers[first])

    def react(self, seat: i64, action: i64) -> None:
        """EUP-63 to EUP-65: the reaction that counts; then the window opens again or all is over."""
        card = card_of(action)
        rule = RULE_OF[card]
        self.reactions += 1
        self.reactor = seat
        self.reaction = action
        self.pay(seat, cost_of(action))
        self.throw(seat, BIT[card], "EUP-46")
        if card == EAR:
            self.ears |= BIT[seat]
        elif card == LAMP:
            self.lamp = True
        elif card == MIRROR:
            self.aim_shot(self.active, rule)
        elif card == DUMMY:
            self.aim_shot(seat_of(action), rule)
        elif card == APRON:
            self.aim_shot(seat, rule)
        elif card == KNOT:
            self.exchange(slot_of(action), other_of(action), rule)
            if self.exchange_ends(slot_of(action), other_of(action)):
                return
        else:
            self.stop(seat, action, card, rule)
            return
        self.open_window(self.window)  # EUP-64

    def aim_shot(self, seat: i64, rule: str) -> None:
        self.target = seat
        self.note(REDIRECTED, seat, 0, 0, rule)

    def stop(self, seat: i64, action: i64, card: i64, rule: str) -> None:
        """EUP-64: nothing is left to wait for."""
        if card == SPRING or card == HOOK:
            self.take_laser(seat, seat_of(action), rule)
        if card == LID or card == STATIC or card == GAZE or card == HOOK:
            self.note(STOPPED, self.active, 0, 0, rule)
        if card == GAZE and kind_of(action) == REACT_LOOK:
            self.look(seat, slot_of(action), rule)
        self.finish()

    def close_window(self) -> None:
        """Nobody reacts (any more): the action takes effect."""
        window = self.window
        if window == INTERROGATION:
            self.interrogate()
            self.finish()
        elif window == ARMING:
            self.take_laser(self.active, self.aimed, "EUP-33")
            self.finish()
        elif window == SHOT:
            self.hit()
        elif window == AFTER_SHOT:
            self.finish()
        elif self.card == CHEST:
            self.begin_draw(self.active, 2, FOR_CHEST)
        elif self.card == MAGPIE:
            hand = self.hands[self.pick]
            self.sure[8 * self.active + self.pick] = hand
            self.note(SEES_HAND, self.active, self.pick, hand, "EUP-112")
            self.phase = RESOLVING
        elif self.card == LENS:
            self.target = self.aims[self.active]
            self.drop(self.active, "EUP-113")
            self.hit()
        else:
            take_effect(self)
            moved = BARTER <= self.card <= SHOWCASE
            if not moved or not self.exchange_ends(self.pick, self.second):
                self.finish()

    def interrogate(self) -> None:
        """EUP-31, EUP-32, EUP-128, EUP-129."""
        if self.exposed & BIT[self.slot]:
            return
        if self.lamp:
            self.expose(self.slot, "EUP-129")
            return
        self.look(self.active, self.slot, "EUP-31")
        for seat in range(self.players):
            if self.ears & BIT[seat]:
                self.look(seat, self.slot, "EUP-128")

    def exchange_ends(self, one: i64, two: i64) -> bool:
        """EUP-84: has an exchange of these slots ended the game (EUP-93, EUP-94)?"""
        for seat in (one // 3, two // 3):
            leaders = self.leaders(seat)
            if leaders != 0 and self.anarchists & BIT[seat]:
                self.end(ANARCHIST_LEADER, SINGLE, BIT[seat])
                return True
            if leaders & (leaders - 1):
                self.end(BOTH_LEADERS, SINGLE, BIT[seat])
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
        team = SUBTERRA
        if self.anarchists & BIT[self.active]:
            team = ANARCHIST
        else:
            for slot in range(3 * target, 3 * target + 3):
                if dead & BIT[slot] and self.kinds[slot] == LS:
                    team = EUPHORIAN
        winners: i64 = 0
        for seat in range(self.players):
            if self.team(seat) == team:
                winners |= BIT[seat]
        self.end(LEADER_SHOT, team, winners)

    def suffer(self) -> None:
        """Steps 2 to 4 (EUP-73 to EUP-76)."""
        target = self.target
        if self.aims[target] != NOTHING:
            self.drop(target, "EUP-73")
        for slot in range(3 * target, 3 * target + 3):
            if not self.exposed & BIT[slot]:
                self.expose(slot, "EUP-74")
        for slot in range(3 * target, 3 * target + 3):
            if self.kinds[slot] >= E:
                self.hide(slot, "EUP-75")
        if self.leaders(target) == 0 and not self.anarchists & BIT[target]:
            self.anarchists |= BIT[target]
            self.cleared |= ROW[target]
            self.note(TURNED, target, 0, 0, "EUP-76")
        if self.window == SHOT:
            self.open_window(AFTER_SHOT)
        else:  # EUP-113
            self.finish()

    # Phases 3 and 4

    def finish(self) -> None:
        """The action is over (EUP-27)."""
        self.window = CLOSED
        self.target = NOTHING
        self.slot = NOTHING
        self.aimed = NOTHING
        self.card = NOTHING
        self.pick = NOTHING
        self.second = NOTHING
        self.ears = 0
        self.lamp = False
        self.reactions = 0
        self.fresh = NOTHING
        self.asked = 0
        self.answered = 0
        if self.aims[self.active] != NOTHING:
            self.phase = AIMING
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """EUP-28, EUP-95."""
        self.turns += 1
        if self.turns == self.players * self.setting.max_rounds:
            self.end(TURN_LIMIT, NO_TEAM, 0)
            return
        self.active += 1
        if self.active == self.players:
            self.active = 0
        self.phase = ARTIFACT

    # The end

    def end(self, reason: i64, team: i64, winners: i64) -> None:
        """EUP-97, EUP-100: everything may be shown, nothing more happens."""
        self.phase = OVER
        self.reason = reason
        self.winning = team
        self.winners = winners
        self.note(ENDED, reason, team, 0, END_RULE[reason])

    def result(self) -> Result | None:
        """EUP-99."""
        if self.phase != OVER:
            return None
        seats = range(int(self.players))
        teams = [TEAMS[self.team(seat)] for seat in seats]
        if self.reason == BOTH_LEADERS:
            teams = ["single" if self.winners & BIT[s] else teams[s] for s in seats]
        winners = tuple([seat for seat in seats if self.winners & BIT[seat]])
        points = tuple([int(seat in winners) for seat in seats])
        details: dict[str, object] = {
            "team": TEAMS[self.winning], "teams": teams, "turns": int(self.turns),
        }  # fmt: skip
        return Result(winners, points, REASONS[self.reason], END_RULE[self.reason], details)

    def forbids(self, who: i64, action: i64) -> str:
        from sobremesa.games.euphoria.refusals import why_not  # it reads positions: it comes later

        return why_not(self, int(who), int(action))
