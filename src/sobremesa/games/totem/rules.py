"""The rules of Totem: setup, dice, walking, elimination, end. Compiled.

What lies there stands in `position.py`, the board in `field.py`, why something is refused in `refusals.py`, what the
duty to spend all points allows (TOT-23) in `spend.py`.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, size
from sobremesa.core.state import ALIKE, CHANCE, NOBODY, ONE, ONLY_CHANCE, Result
from sobremesa.games.totem.actions import (
    ADD,
    AGAIN,
    AGAIN_OR_END,
    END,
    JUST_PASS,
    OFF_DIE,
    PASS,
    REMOVE,
    START,
    STEP,
    STOP,
    THROW_ODDS,
    THROWS,
    USE,
    act,
    detail,
    dice,
    kind_of,
    origin,
)
from sobremesa.games.totem.attack import direction_of, verdicts_on
from sobremesa.games.totem.components import (
    ADD_MIN_SUM,
    AGAIN_SUM,
    DIRECTION,
    RESERVE,
    SIX,
    START_SETS,
    STARTS,
    STEPS,
)
from sobremesa.games.totem.field import changed
from sobremesa.games.totem.position import (
    DICE,
    OVER,
    PICK,
    ROLL_OFF,
    THROW,
    TIE,
    TWELVE,
    WALK,
    Position,
)
from sobremesa.games.totem.refusals import forbids
from sobremesa.games.totem.terms import MARK, SINCE_ROLL

RULE_OF: Final = {"last_totem": "TOT-60", "exhaustion": "TOT-61", "quiet_limit": "TOT-62"}


@final
class Totem(Position):
    def copy(self) -> "Totem":
        new = Totem(self.terms, self.field.copy(), self.reserve, self.left)
        new.phase = self.phase
        new.turn = self.turn
        new.rivals = self.rivals
        new.thrown = self.thrown
        new.settled = self.settled
        new.starter = self.starter
        new.low = self.low
        new.high = self.high
        new.points = self.points
        new.mover = self.mover
        new.ways = self.ways
        new.trails = self.trails[:]
        new.roamed = self.roamed
        new.done = self.done[:]
        new.verdicts = self.verdicts[:]
        new.quiet = self.quiet
        new.loud = self.loud
        new.added = self.added
        new.rolls = self.rolls
        new.movements = self.movements
        new.ended = self.ended
        return new

    # Who decides, and what

    def deciders(self) -> vec[i64]:
        if self.phase == OVER:
            return NOBODY
        if self.phase == ROLL_OFF or self.phase == THROW:
            return ONLY_CHANCE
        return ONE[self.turn]

    def legal(self, who: i64) -> vec[i64]:
        if self.phase == WALK:
            return self.steps()
        if self.phase == THROW:
            return THROWS
        if self.phase == DICE:
            return self.uses()
        if self.phase == TIE:
            return self.tied()
        if self.phase == TWELVE:
            return AGAIN_OR_END
        if self.phase == PICK:
            return self.picks()
        return vec[i64]([act(OFF_DIE, dice(self.next_rival(), face)) for face in range(1, 7)])

    def weights(self) -> vec[i64]:
        return THROW_ODDS if self.phase == THROW else ALIKE

    def picks(self) -> vec[i64]:
        """TOT-13: free start cells with which the picks can still become a start set."""
        picked = [self.field.totem(seat) for seat in self.seats() if self.field.totem(seat)]
        fitting = [cells for cells in START_SETS[self.terms.seats] if set(picked) <= set(cells)]
        found = vec[i64]()
        for cell in STARTS:
            if cell not in picked and any(cell in cells for cells in fitting):
                found = append(found, act(START, cell))
        return found

    def uses(self) -> vec[i64]:
        """TOT-22, TOT-25: points to walk off, or a piece to add; a pass if there is neither."""
        found = vec[i64]()
        if self.other_can_walk():
            found = append(found, act(USE, self.low))
            if self.high != self.low:
                found = append(found, act(USE, self.high))
            found = append(found, act(USE, self.low + self.high))
        if self.may_add():
            totem = self.field.totem(self.turn)
            for k in range(SIX):
                cell = totem + STEPS[k]
                if self.field.free(cell):
                    found = append(found, act(ADD, cell))
        return found if len(found) > 0 else JUST_PASS

    def may_add(self) -> bool:
        """TOT-30, TOT-31: a double or ten points, and a piece in reserve."""
        by_dice = self.low == self.high or self.low + self.high >= ADD_MIN_SUM
        return by_dice and self.reserve[self.turn] > 0

    def steps(self) -> vec[i64]:
        """TOT-23: the free steps and `stop`, as far as the duty to spend the points leaves them."""
        return self.terms.duty.allowed(self, self.free_steps())

    def tied(self) -> vec[i64]:
        """TOT-54: the pieces among which the attacker must choose."""
        found = vec[i64]()
        for k in range(SIX):
            if self.verdicts[0] & DIRECTION[k]:
                found = append(found, act(REMOVE, self.mover + STEPS[k]))
        return found

    # What happens

    def apply(self, who: i64, action: i64) -> None:
        kind = kind_of(action)
        if kind == STEP:
            self.walk(origin(action), detail(action))
        elif who == CHANCE:
            if kind == OFF_DIE:
                self.throw_off(detail(action))
            else:
                self.throw(detail(action))
        elif kind == STOP:
            self.finish()
        elif kind == USE:
            self.points = detail(action)
            self.phase = WALK
        elif kind == ADD:
            self.add(detail(action))
        elif kind == PASS:
            self.end_roll()
        elif kind == REMOVE:
            self.verdicts[0] = direction_of(self.mover, detail(action))
            self.execute()
        elif kind == AGAIN:
            self.phase = THROW
        elif kind == END:
            self.next_turn()
        else:
            self.start(detail(action))

    def next_rival(self) -> i64:
        """The seat whose die of the roll-off is next: rivals roll in ascending order."""
        skip = i64(len(self.thrown)) - self.settled
        for seat in range(self.terms.seats):
            if self.rivals & BIT[seat]:
                if skip == 0:
                    return seat
                skip -= 1
        return -1

    def throw_off(self, seat_and_die: i64) -> None:
        """TOT-11: the highest starts; those who tie for it roll again among themselves."""
        self.thrown = append(self.thrown[:], seat_and_die)
        if len(self.thrown) - self.settled < size(self.rivals):
            return
        dice = self.thrown[self.settled :]
        highest = max([die % 8 for die in dice])
        best = [die // 8 for die in dice if die % 8 == highest]
        self.settled = len(self.thrown)
        self.rivals = 0
        for seat in best:
            self.rivals |= BIT[seat]
        if len(best) == 1:
            self.starter = self.turn = best[0]
            self.phase = PICK
            self.note("starter", "TOT-11", self.turn)

    def start(self, cell: i64) -> None:
        """TOT-14: totem and six pieces; TOT-18: then the starter takes the first turn."""
        self.field.place_totem(self.turn, cell)
        for k in range(SIX):
            self.field.place_piece(self.turn, cell + STEPS[k])
        self.reserve = changed(self.reserve, self.turn, RESERVE)
        self.note("placed", "TOT-14", self.turn, cell)
        self.turn = (self.turn + 1) % self.terms.seats  # TOT-12
        if self.turn == self.starter:
            self.phase = THROW

    def throw(self, faces: i64) -> None:
        """TOT-20, TOT-34: every roll starts afresh, but for the trails of its turn."""
        self.low = faces // 8
        self.high = faces % 8
        self.points = 0
        self.mover = 0
        if self.terms.trail == SINCE_ROLL:
            self.forget_trails()
        self.done = vec[i64]()
        self.loud = False
        self.added = False
        self.phase = DICE

    def add(self, cell: i64) -> None:
        """TOT-30 to TOT-32: the whole roll for one piece, which attacks nobody."""
        self.field.place_piece(self.turn, cell)
        self.reserve = changed(self.reserve, self.turn, self.reserve[self.turn] - 1)
        self.loud = True
        self.added = True
        if not self.decided():
            self.end_roll()

    def walk(self, source: i64, cell: i64) -> None:
        """TOT-40: one step costs one point."""
        number = self.field.number_at(source)
        self.field.move(self.turn, source, cell)
        if self.roamed & BIT[number] == 0:
            self.roamed |= BIT[number]
            self.trails = append(self.trails, number * MARK + source)
        self.trails = append(self.trails, number * MARK + cell)
        self.mover = cell
        self.points -= 1
        if self.points > 0:
            self.ways = self.ways_of(cell)
        if self.points == 0 or self.ways == 0:  # TOT-48
            self.finish()

    # Elimination

    def finish(self) -> None:
        """TOT-50: the unit in motion has finished; what it touches is judged at once."""
        self.note("finished", "TOT-48", self.turn, self.mover)
        self.movements += 1
        self.verdicts = verdicts_on(
            self.field,
            self.turn,
            self.mover,
            self.terms.seats,
            self.terms.one_per_colour,
            self.terms.chain,
        )
        self.execute()

    def execute(self) -> None:
        """Carry out the verdicts; a tie waits for the attacker's choice (TOT-54)."""
        while len(self.verdicts) > 0:
            if size(self.verdicts[0]) > 1:
                self.phase = TIE
                return
            for k in range(SIX):
                if self.verdicts[0] == DIRECTION[k]:
                    self.eliminate(self.mover + STEPS[k])
            self.verdicts = self.verdicts[1:]
        self.done = append(self.done, self.mover)
        self.mover = 0
        self.phase = WALK
        if self.decided():
            return
        if self.points > 0 and not self.other_can_walk():
            self.note("lapsed", "TOT-24", self.points)
            self.points = 0
        if self.points == 0:
            self.end_roll()

    def eliminate(self, cell: i64) -> None:
        """TOT-52, TOT-56, TOT-57: a unit falls, and all that hangs on it."""
        seat = self.field.owner(cell)
        self.loud = True
        if cell == self.field.totem(seat):
            self.fall(seat)
            return
        self.field.take(cell)
        self.note("removed", "TOT-52", seat, cell)
        for piece in self.field.cut_off(seat):
            self.field.take(piece)
            self.note("disconnected", "TOT-56", seat, piece)

    def fall(self, seat: i64) -> None:
        while self.field.count(seat) > 0:
            self.field.take(self.field.unit(seat, 0))
        self.reserve = changed(self.reserve, seat, 0)
        self.left = changed(self.left, seat, self.movements)
        self.note("fallen", "TOT-57", seat)

    # Ends of rolls, turns and the game

    def standing(self) -> i64:
        """How many players still have a totem."""
        count: i64 = 0
        for seat in range(self.terms.seats):
            if self.field.totem(seat):
                count += 1
        return count

    def decided(self) -> bool:
        """TOT-60, TOT-61, in this order, after every addition and every finished movement."""
        if self.standing() == 1:
            return self.end_game("last_totem")
        for seat in range(self.terms.seats):
            if self.field.totem(seat):
                if self.field.count(seat) != 2 or self.reserve[seat] > 0:
                    return False
        return self.end_game("exhaustion")

    def end_game(self, reason: str) -> bool:
        self.phase = OVER
        self.ended = reason
        return True

    def end_roll(self) -> None:
        """TOT-27, TOT-62, TOT-33."""
        self.rolls += 1
        self.quiet = 0 if self.loud else self.quiet + 1
        if self.quiet >= self.terms.quiet_per_player * self.standing():
            self.end_game("quiet_limit")
        elif self.low + self.high == AGAIN_SUM:
            self.phase = TWELVE
        else:
            self.next_turn()

    def next_turn(self) -> None:
        """TOT-21: clockwise to the next player with a totem."""
        self.turn = (self.turn + 1) % self.terms.seats
        while self.field.totem(self.turn) == 0:
            self.turn = (self.turn + 1) % self.terms.seats
        self.forget_trails()
        self.phase = THROW

    def forget_trails(self) -> None:
        """TOT-34: when the turn ends, or the roll if the table agreed so."""
        self.trails = vec[i64]()
        self.roamed = 0

    def result(self) -> Result | None:
        """TOT-64, TOT-65."""
        if self.phase != OVER:
            return None
        standing = [seat for seat in self.seats() if self.field.totem(seat)]
        winners = standing if self.ended == "last_totem" else []
        share = round(1 / len(standing), 6)
        details: dict[str, object] = {
            "places": [self.place(seat) for seat in self.seats()],
            "shares": [share if seat in standing else 0.0 for seat in self.seats()],
            "rolls": int(self.rolls),
        }
        points = tuple([1 if seat in winners else 0 for seat in self.seats()])
        return Result(tuple(winners), points, self.ended, RULE_OF[self.ended], details)

    def place(self, seat: i64) -> int:
        """One more than the number of players who lasted longer."""
        if self.left[seat] == 0:
            return 1
        return 1 + len(
            [s for s in self.seats() if self.left[s] == 0 or self.left[s] > self.left[seat]]
        )

    def forbids(self, who: i64, action: i64) -> str:
        return forbids(self, who, action)
