"""A match of Misty: deals, turns, activations, rounds. Compiled.

A decision with only one option is not asked: it is taken here at once (section 10 of the rules). What
happens inside one window stands in `window.py`.
"""

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.core.state import NOBODY, ONLY_CHANCE, Result, State
from sobremesa.games.misty import actions as act
from sobremesa.games.misty import trace
from sobremesa.games.misty.components import DECK, INTRODUCTORY, Variant
from sobremesa.games.misty.refusals import forbids
from sobremesa.games.misty.steps import ACTIVATE, CHOOSE, DEAL, LAY, NOTHING, OVER
from sobremesa.games.misty.window import EMPTY, Window, lowest

# SEATS[0b101]: seats 0 and 2.
SEATS: Final = vec[vec[i64]](
    [vec[i64]([seat for seat in range(4) if seats >> seat & 1]) for seats in range(16)]
)


def with_cards(kind: i64, cards: i64) -> vec[i64]:
    """The actions of a kind, one for each card of a set, in rising order."""
    found = vec[i64](capacity=8)
    while cards:
        found = append(found, kind | lowest(cards))
        cards &= cards - 1
    return found


def is_single(cards: i64) -> bool:
    """Has a set one card, if it has any?"""
    return cards & (cards - 1) == 0


def empty_windows(players: i64, small: bool) -> list[Window]:
    return [Window(small, EMPTY[:]) for _ in range(players)]


@final
class Terms:
    """What the table agreed on before the first deal, and by which edition of the rules it plays;
    nothing changes it (MIS-8)."""

    def __init__(
        self, variant: Variant, rounds_to_win: i64, disjoint: bool, points_decide: bool, auto: bool,
        rules: str,
    ) -> None:  # fmt: skip
        self.variant = variant
        self.small = variant is INTRODUCTORY
        self.passes = vec[i64](variant.passes)
        self.rounds_to_win = rounds_to_win
        self.disjoint = disjoint  # option smile_pairs (MIS-R18)
        self.points_decide = points_decide  # option match_tie (MIS-R21)
        self.auto = auto  # option feeding (MIS-R15)
        self.rules = rules  # their edition


@final
class Misty(State):
    def __init__(
        self, players: i64, terms: Terms, hands: vec[i64], chosen: vec[i64], revealed: vec[i64],
        won: vec[i64], windows: list[Window],
    ) -> None:  # fmt: skip
        self.players = players
        self.terms = terms
        self.hand_size: i64 = terms.variant.hand_size
        self.hands = hands  # by seat: sets of cards; a chosen card is in the hand until the reveal
        self.chosen = chosen  # by seat: the pick or placement of this step, or NOTHING
        self.revealed = revealed  # by seat: the card being placed, or NOTHING
        self.won = won  # by seat: rounds
        self.windows = windows
        self.stock = DECK  # in order; replaced at each draw, never changed
        self.step: i64 = DEAL
        self.opened: i64 = 0  # simultaneous steps so far
        self.waiting: i64 = 0  # the seats that have yet to decide, a set
        self.round: i64 = 0  # finished rounds; phases and turns are counted from 0, too
        self.phase: i64 = 0
        self.turn: i64 = 0
        self.dealt: i64 = 0  # cards of the current deal
        self.scores = vec[i64]()  # round by round, one for each seat
        self.past: list[list[Window]] = []  # the final windows of the finished rounds

    def copy(self) -> "Misty":
        windows = [window.copy() for window in self.windows]
        new = Misty(
            self.players, self.terms, self.hands[:], self.chosen[:], self.revealed[:],
            self.won[:], windows,
        )  # fmt: skip
        new.stock = self.stock
        new.step = self.step
        new.opened = self.opened
        new.waiting = self.waiting
        new.round = self.round
        new.phase = self.phase
        new.turn = self.turn
        new.dealt = self.dealt
        new.scores = self.scores[:]
        new.past = self.past
        return new

    # Who decides, and what

    def deciders(self) -> vec[i64]:
        if self.waiting:
            return SEATS[self.waiting]
        return ONLY_CHANCE if self.step == DEAL else NOBODY

    def together(self) -> i64:
        """Choices and placements are secret until the step closes, activations open (MIS-17)."""
        if self.waiting == 0:
            return 0
        return -self.opened if self.step == ACTIVATE else self.opened

    def reopen(self, seat: i64) -> None:
        if self.together() > 0:
            for other in range(self.players):
                if other != seat and (self.step == CHOOSE or len(self.windows[other].places()) > 1):
                    self.chosen[other] = NOTHING
                    self.waiting |= BIT[other]

    def legal(self, who: i64) -> vec[i64]:
        step = self.step
        if step == CHOOSE:
            return with_cards(act.PICK, self.hands[who])
        if step == LAY:
            return self.windows[who].places()
        if step == DEAL:
            return self.stock  # a draw is its card
        window = self.windows[who]
        if window.ready:
            return with_cards(act.MOVE, window.ready)
        found = vec[i64](capacity=8)
        for monster in with_cards(0, window.hungry):  # MIS-41
            for flower in with_cards(0, window.food):
                found = append(found, act.feeding(monster, flower))
        return found

    def forbids(self, who: i64, action: i64) -> str:
        return forbids(self.step, who, action, self.windows, self.chosen, self.terms.auto)

    def apply(self, who: i64, action: i64) -> None:
        step = self.step
        if step == DEAL:
            self.draw(action)
        elif step == ACTIVATE:
            if action >= act.FEED:
                self.feed(who, act.monster_of(action), act.card_of(action))
            else:
                self.move(who, act.card_of(action))
            self.go_on(who)
            if self.waiting == 0:
                self.end_round()
        else:
            self.chosen[who] = action
            self.waiting &= ~BIT[who]
            if self.waiting == 0:
                if step == CHOOSE:
                    self.reveal()
                else:
                    self.show()

    # Construction

    def draw(self, card: i64) -> None:
        """One card from the stock to the hand that is being dealt (MIS-6, MIS-R27)."""
        self.stock = remove(self.stock[:], card)
        self.hands[self.dealt // self.hand_size] |= BIT[card]
        self.dealt += 1
        if self.dealt == self.players * self.hand_size:
            rule = "MIS-6" if self.phase == 0 else "MIS-15"
            self.note("dealt", rule, self.round + 1, self.phase + 1, self.hand_size)
            self.open_choice()

    def open(self, waiting: i64) -> None:
        """A simultaneous step begins."""
        self.waiting = waiting
        self.opened += 1

    def open_choice(self) -> None:
        """MIS-10; the last card of a hand leaves no choice (MIS-14)."""
        self.step = CHOOSE
        if self.turn < self.hand_size - 1:
            self.open(BIT[self.players] - 1)
            return
        for seat in range(self.players):
            self.chosen[seat] = act.PICK | lowest(self.hands[seat])
        self.reveal()

    def reveal(self) -> None:
        """All chosen cards are turned up (MIS-11). Who has only one space is not asked."""
        self.step = LAY
        last = self.turn == self.hand_size - 1
        waiting: i64 = 0
        for seat in range(self.players):
            card = act.card_of(self.chosen[seat])
            self.hands[seat] &= ~BIT[card]
            self.revealed[seat] = card
            if last:
                self.note("last_card", "MIS-14", seat, card)
            else:
                self.note("revealed", "MIS-11", seat, card)
            places = self.windows[seat].places()
            if len(places) == 1:
                self.chosen[seat] = places[0]
            else:
                self.chosen[seat] = NOTHING
                waiting |= BIT[seat]
        if waiting:
            self.open(waiting)
        else:
            self.show()

    def show(self) -> None:
        """All placements are shown together (MIS-12)."""
        for seat in range(self.players):
            window = self.windows[seat]
            card = self.revealed[seat]
            place = self.chosen[seat]
            trace.placement(self, seat, window, card, place)
            window.place(card, act.column_of(place), act.row_of(place))
            self.chosen[seat] = NOTHING
            self.revealed[seat] = NOTHING
        self.turn += 1
        if self.turn < self.hand_size:
            self.pass_hands()
            self.open_choice()
        else:
            self.end_phase()

    def to_left(self) -> bool:
        """Do hands go to the next seat in this phase, not to the one before? (MIS-13, MIS-71)"""
        return self.terms.passes[self.phase] > 0

    def pass_hands(self) -> None:
        hands = self.hands
        last = self.players - 1
        if self.to_left():
            given = hands[last]
            for seat in range(last, 0, -1):
                hands[seat] = hands[seat - 1]
            hands[0] = given
        else:
            given = hands[0]
            for seat in range(last):
                hands[seat] = hands[seat + 1]
            hands[last] = given
        trace.passing(self, hands, self.players, self.to_left())

    def end_phase(self) -> None:
        self.turn = 0
        self.dealt = 0
        if self.phase + 1 < len(self.terms.passes):
            self.phase += 1
            self.step = DEAL  # from the stock as it is (MIS-15)
        else:
            self.begin_activation()

    # Activation

    def begin_activation(self) -> None:
        """All windows together; who has nothing to decide is done at once (MIS-17, MIS-44)."""
        self.step = ACTIVATE
        self.open(BIT[self.players] - 1)
        for seat in range(self.players):
            self.windows[seat].begin()
            self.go_on(seat)
        if self.waiting == 0:
            self.end_round()

    def go_on(self, seat: i64) -> None:
        """Do what needs no decision: an only arrow card, an only meal, automatic feeding."""
        window = self.windows[seat]
        while window.ready:
            if not is_single(window.ready):
                return
            self.move(seat, lowest(window.ready))
        while window.hungry and window.food:
            is_only = is_single(window.hungry) and is_single(window.food)
            if not (self.terms.auto or is_only):
                return
            self.feed(seat, lowest(window.hungry), lowest(window.food))  # MIS-R15
        self.waiting &= ~BIT[seat]
        trace.done(self, seat, window)

    def move(self, seat: i64, card: i64) -> None:
        trace.move(self, seat, self.windows[seat], card)
        self.windows[seat].move(card)

    def feed(self, seat: i64, monster: i64, flower: i64) -> None:
        trace.meal(self, seat, self.windows[seat], monster, flower)
        self.windows[seat].feed(monster, flower)

    # Scoring

    def end_round(self) -> None:
        points = vec[i64](capacity=4)
        for seat in range(self.players):
            window = self.windows[seat]
            points = append(points, window.score(self.terms.disjoint))
            trace.score(self, seat, window, self.terms.disjoint)
        self.past = [*self.past, self.windows]
        if self.count_round(points):
            self.step = OVER
        else:
            self.start_round()

    def count_round(self, points: vec[i64]) -> bool:
        """Give the round to all who have the highest score (MIS-56). Is the match over? (MIS-57)"""
        best: i64 = 0
        for score in points:
            best = max(best, score)
        over = False
        for seat in range(self.players):
            self.scores = append(self.scores, points[seat])
            if points[seat] == best:
                self.won[seat] += 1
                over = over or self.won[seat] == self.terms.rounds_to_win
                self.note("round_won", "MIS-56", self.round + 1, seat)
        self.round += 1
        return over

    def start_round(self) -> None:
        """All 54 cards and empty windows again (MIS-5 to MIS-7, MIS-59)."""
        self.step = DEAL
        self.phase = 0
        self.stock = DECK
        self.windows = empty_windows(self.players, self.terms.small)
        self.note("next_round", "MIS-59", self.round + 1)

    def result(self) -> Result | None:
        """MIS-57 ends the match; several who got there together share it (MIS-58, MIS-R21)."""
        winners = [
            seat for seat in range(self.players) if self.won[seat] >= self.terms.rounds_to_win
        ]
        if not winners:
            return None
        rounds = self.round_scores()
        reason = "rounds" if len(winners) == 1 else "shared"
        if reason == "shared" and self.terms.points_decide:
            sums = [sum(points) for points in zip(*rounds, strict=True)]
            best = max(sums[seat] for seat in winners)
            winners = [seat for seat in winners if sums[seat] == best]
            reason = "points" if len(winners) == 1 else "points_shared"
        round_winners = [
            [seat for seat, score in enumerate(points) if score == max(points)] for points in rounds
        ]
        return Result(
            tuple(winners),
            tuple(int(self.won[seat]) for seat in range(self.players)),
            reason,
            "MIS-57",
            {"scores": rounds, "round_winners": round_winners},
        )

    def round_scores(self) -> list[list[int]]:
        """The scores of each finished round, by seat."""
        scores = [int(score) for score in self.scores]
        players = int(self.players)
        return [scores[first : first + players] for first in range(0, len(scores), players)]


def new_match(players: i64, terms: Terms) -> Misty:
    return Misty(
        players,
        terms,
        vec[i64]([0] * 4),
        vec[i64]([-1] * 4),
        vec[i64]([-1] * 4),
        vec[i64]([0] * 4),
        empty_windows(players, terms.small),
    )
