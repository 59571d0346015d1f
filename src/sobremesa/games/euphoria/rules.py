"""The rules of Euphoria: who decides what and when, and what each decision sets going. Compiled.

The things are in `position.py`; deals, draws, hits and ends, which ask nobody, in `flow.py`; the choices of
each phase in `choices.py`, the action artifacts in `artifacts.py`, who may react with what in
`windows.py`. Why something is refused stands in `refusals.py`.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.core.state import ALIKE, NOBODY, ONE, ONLY_CHANCE
from sobremesa.games.euphoria import actions as act
from sobremesa.games.euphoria import components as box
from sobremesa.games.euphoria.artifacts import asks_more, picks, take_effect
from sobremesa.games.euphoria.choices import actions, aimings, artifact_choices, claims, orders
from sobremesa.games.euphoria.dealing import outcomes, recruit_weights, sort_row
from sobremesa.games.euphoria.flow import Flow
from sobremesa.games.euphoria.position import (
    ACTION,
    AIMING,
    ARTIFACT,
    DEALING_RECRUITS,
    DRAWING,
    FIRST_PLAYER,
    FOR_CHEST,
    FOR_REDRAW,
    ORDERING,
    OVER,
    PICKING,
    RESOLVING,
    WINDOW,
    Terms,
)
from sobremesa.games.euphoria.refusals import forbids
from sobremesa.games.euphoria.windows import answers, asked, first_reaction


def new_game(terms: Terms) -> "Euphoria":
    """Nothing is dealt yet (EUP-1 to EUP-8)."""
    n = int(terms.players)
    return Euphoria(
        terms,
        vec[i64]([-1] * (3 * n)),
        vec[i64]([2 ** (slot // 3) for slot in range(3 * n)]),  # EUP-12, EUP-151
        vec[i64]([7 * 8 ** (slot // 3) - 2**slot for slot in range(3 * n)]),
        vec[i64]([0] * n),
        vec[i64]([0] * 64),
        vec[i64]([-1] * n),
        vec[i64]([0] * n),
    )


@final
class Euphoria(Flow):
    def copy(self) -> "Euphoria":
        new = Euphoria(
            self.terms, self.kinds[:], self.knowers[:], self.met[:], self.hands[:], self.sure[:],
            self.aims[:], self.answers[:],
        )  # fmt: skip
        self.carry_over(new)
        return new

    # Who decides, and what

    def deciders(self) -> vec[i64]:
        if self.phase == WINDOW or self.phase == ORDERING:
            return box.SEATS[self.asked & ~self.answered]
        if self.phase == OVER:
            return NOBODY
        if self.phase <= FIRST_PLAYER or self.phase == DRAWING:
            return ONLY_CHANCE
        return ONE[self.active]

    def together(self) -> i64:
        return self.step if self.phase == WINDOW or self.phase == ORDERING else 0

    def reopen(self, seat: i64) -> None:
        if self.together() > 0:
            for other in range(self.players):
                if other != seat and self.phase == ORDERING:
                    sort_row(self.kinds, 3 * other)
                elif other != seat:
                    self.answers[other] = 0
            self.answered &= BIT[seat]

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
            self.aims[self.active] = act.seat_of(action)
            self.end_turn()
        elif self.phase == PICKING:
            self.choose(action)
        elif self.phase == RESOLVING:
            self.hand_over(self.pick, self.active, act.card_of(action))  # EUP-112
            self.finish()
        elif self.phase == ORDERING:
            self.form_row(who, action)
        elif self.phase == DRAWING:
            self.drawn(act.card_of(action))
        else:
            self.deal(action)

    # Phase 1

    def manage(self, action: i64) -> None:
        self.phase = ACTION
        seat = self.active
        kind = act.kind_of(action)
        if kind == act.GIVE:
            self.hand_over(seat, act.seat_of(action), act.card_of(action))
        elif kind == act.REDRAW:
            self.throw(seat, self.hands[seat], "EUP-23")
            self.begin_draw(seat, 1, FOR_REDRAW)

    # Phase 2

    def act(self, action: i64) -> None:
        seat = self.active
        kind = act.kind_of(action)
        self.reactor = box.NOTHING
        if kind == act.INTERROGATE:
            self.slot = act.slot_of(action)
            self.target = self.slot // 3
            self.open_window(box.INTERROGATION)
        elif kind == act.USE:
            self.pay(seat, act.cost_of(action))
            self.card = act.card_of(action)
            self.throw(seat, BIT[self.card], "EUP-46")
            self.ask_or_open()
        elif kind == act.ARM:
            self.pay(seat, act.cost_of(action))
            self.aimed = act.seat_of(action)
            self.open_window(box.ARMING)
        elif kind == act.SHOOT:
            self.target = self.aims[seat]
            self.drop(seat, "EUP-41")
            self.open_window(box.SHOT)
        else:
            if kind == act.HIDE:
                self.hide(act.slot_of(action), "EUP-37")
            self.finish()

    def pay(self, seat: i64, place: i64) -> None:
        """EUP-42, EUP-43."""
        self.expose(3 * seat + place, "EUP-42")

    def choose(self, action: i64) -> None:
        """A choice of the artifact in use (EUP-48): a seat or a slot."""
        kind = act.kind_of(action)
        chosen = act.slot_of(action) if kind == act.PICK_SLOT else act.seat_of(action)
        if self.pick == box.NOTHING:
            self.pick = chosen
        else:
            self.second = chosen
        self.ask_or_open()

    def ask_or_open(self) -> None:
        if asks_more(self):
            self.phase = PICKING
        else:
            self.open_window(box.ARTIFACT_USE)

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
        if first == box.NOTHING:
            self.close_window()
        else:
            self.react(first, self.answers[first])

    def react(self, seat: i64, action: i64) -> None:
        """EUP-63 to EUP-65: the reaction that counts; then the window opens again or all is over."""
        card = act.card_of(action)
        rule = box.RULE_OF[card]
        self.reactions += 1
        self.reactor = seat
        self.reaction = action
        self.pay(seat, act.cost_of(action))
        self.throw(seat, BIT[card], "EUP-46")
        if card == box.EAR:
            self.ears |= BIT[seat]
        elif card == box.LAMP:
            self.lamp = True
        elif card == box.MIRROR:
            self.aim_shot(self.active, rule)
        elif card == box.DUMMY:
            self.aim_shot(act.seat_of(action), rule)
        elif card == box.APRON:
            self.aim_shot(seat, rule)
        elif card == box.KNOT:
            self.exchange(act.slot_of(action), act.other_of(action), rule)
            if self.exchange_ends(act.slot_of(action), act.other_of(action)):
                return
        else:
            self.stop(seat, action, card, rule)
            return
        self.open_window(self.window)  # EUP-64

    def aim_shot(self, seat: i64, rule: str) -> None:
        self.target = seat
        self.note("redirected", rule, seat)

    def stop(self, seat: i64, action: i64, card: i64, rule: str) -> None:
        """EUP-64: nothing is left to wait for."""
        if card == box.SPRING or card == box.HOOK:
            self.take_laser(seat, act.seat_of(action), rule)
        if card == box.LID or card == box.STATIC or card == box.GAZE or card == box.HOOK:
            self.note("stopped", rule, self.active)
        if card == box.GAZE and act.kind_of(action) == act.REACT_LOOK:
            self.look(seat, act.slot_of(action), rule)
        self.finish()

    def close_window(self) -> None:
        """Nobody reacts (any more): the action takes effect."""
        window = self.window
        if window == box.INTERROGATION:
            self.interrogate()
            self.finish()
        elif window == box.ARMING:
            self.take_laser(self.active, self.aimed, "EUP-33")
            self.finish()
        elif window == box.SHOT:
            self.hit()
        elif window == box.AFTER_SHOT:
            self.finish()
        elif self.card == box.CHEST:
            self.begin_draw(self.active, 2, FOR_CHEST)
        elif self.card == box.MAGPIE:
            hand = self.hands[self.pick]
            self.sure[8 * self.active + self.pick] = hand
            self.note("sees-hand", "EUP-112", self.active, self.pick, hand)
            self.phase = RESOLVING
        elif self.card == box.LENS:
            self.target = self.aims[self.active]
            self.drop(self.active, "EUP-113")
            self.hit()
        else:
            take_effect(self)
            moved = box.BARTER <= self.card <= box.SHOWCASE
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

    def forbids(self, who: i64, action: i64) -> str:
        return forbids(self, int(who), int(action))
