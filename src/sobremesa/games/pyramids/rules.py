"""Rolling Pyramids: the flow of a game, who decides what, and what follows. Compiled.

What lies on the table is in `position.py`, boards in `board.py`, fighting in `combat.py`, devices in
`devices.py`, the solo game in `solo.py`; which rule an illegal event breaks in `refusals.py`.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, size
from sobremesa.core.state import CHANCE, NOBODY, ONE, ONLY_CHANCE, Result
from sobremesa.games.pyramids import actions as act
from sobremesa.games.pyramids import devices, solo
from sobremesa.games.pyramids.combat import resolve
from sobremesa.games.pyramids.player_board import Board, crossings
from sobremesa.games.pyramids.position import (
    CHOOSE_BASE,
    CHOOSE_FIRST,
    CHOOSE_START,
    CROSSING,
    DEPLOYING,
    DEVELOPING,
    EARNING,
    FACTIONS,
    OVER,
    PLACING,
    ROLLING,
    SIDES,
    TAKING,
    WRITING,
    Position,
    Terms,
    empty_boards,
    nothing,
    unheld,
)  # fmt: skip
from sobremesa.games.pyramids.refusals import forbids
from sobremesa.games.pyramids.scoring import players_result, solo_result

SEATS: Final = [  # SEATS[0b101]: the seats 0 and 2
    vec[i64]([seat for seat in range(4) if seats >> seat & 1]) for seats in range(16)
]


@final
class Pyramids(Position):
    def copy(self) -> "Pyramids":
        new = Pyramids(
            self.terms, [board.copy() for board in self.boards], self.holder[:], self.ordinary[:],
            self.heroes[:], self.control[:], self.dice[:], self.placed, self.held,
        )  # fmt: skip
        new.phase = self.phase
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.mover = self.mover
        new.waiting = self.waiting
        new.die = self.die
        new.face = self.face
        new.chosen = self.chosen
        new.earning = self.earning
        return new

    # Who decides

    def deciders(self) -> vec[i64]:
        phase = self.phase
        if phase == DEPLOYING:
            return SEATS[self.waiting]
        if phase == OVER:
            return NOBODY
        if phase == ROLLING or phase < CHOOSE_START:
            return ONLY_CHANCE
        return ONE[self.mover]

    def together(self) -> i64:
        """Targets are written at the same time (PYR-50): one step in each round. Alone, nothing is secret."""
        return self.round if self.phase == DEPLOYING and not self.terms.solo else 0

    def reopen(self, seat: i64) -> None:
        if self.together() > 0:
            for other in range(self.terms.players):
                board = self.boards[other]
                if other != seat and len(board.units) > 0:
                    board.targets = vec[i64]()
                    self.waiting |= BIT[other]

    # What is legal

    def legal(self, who: i64) -> vec[i64]:
        phase = self.phase
        if who == CHANCE:
            return self.draws()
        if phase == TAKING:
            return self.takes()
        if phase == WRITING:
            own = self.die // 4 == who
            factories = self.factory_parts(who)
            kind = self.die // 2 % 2
            return self.boards[who].writes(self.terms.sheet, kind, self.face, own, factories)
        if phase == DEPLOYING:
            return self.deployments(who)
        if phase == CROSSING:
            return append(self.conquest_crossings(who), act.action(act.PASS, 0, 0))
        if phase == DEVELOPING:
            return append(self.developments(who), act.action(act.PASS, 0, 0))
        if phase == PLACING:
            return devices.placements(self, who)
        if phase == EARNING:
            place = solo.earner(self)
            return vec[i64](
                [act.action(act.INCOME, place, act.STAY), act.action(act.INCOME, place, act.HOLD)]
            )
        return self.free_starts()

    def draws(self) -> vec[i64]:
        """What chance may bring next; all outcomes are equally likely."""
        if self.phase == ROLLING:
            return self.terms.faces[self.terms.dice[self.turn]]
        found = vec[i64]()
        if self.phase == FACTIONS:
            left = self.factions_left()
            for faction in range(i64(len(self.terms.factions.attack))):
                if left >> faction & 1:
                    found = append(found, act.action(act.FACTION, faction, 0))
        elif self.phase == CHOOSE_FIRST:
            for seat in range(self.terms.players):
                found = append(found, act.action(act.FIRST, seat, 0))
        else:
            for start in range(act.STARTS):
                found = append(found, act.action(act.BASE, start, 0))
        return found

    def factions_left(self) -> i64:
        """Those of the pool that nobody has (PYR-10)."""
        left = self.terms.pool
        for board in self.boards:
            if board.faction >= 0:
                left &= ~BIT[board.faction]
        return left

    def free_starts(self) -> vec[i64]:
        """PYR-12."""
        taken: i64 = 0
        for board in self.boards:
            if board.start >= 0:
                taken |= BIT[board.start]
        found = vec[i64]()
        for start in range(act.STARTS):
            if not taken >> start & 1:
                found = append(found, act.action(act.START, start, 0))
        return found

    def takes(self) -> vec[i64]:
        """Any die that is there; of two that are alike only the first (PYR-23)."""
        found = vec[i64](capacity=16)
        dice = self.dice
        for die in self.terms.dice:
            face = dice[die]
            if face > 0 and not (die % 2 == 1 and dice[die - 1] == face):
                found = append(found, act.action(act.TAKE, die, 0))
        return found

    def developments(self, seat: i64) -> vec[i64]:
        """PYR-38 to PYR-40; nothing without a finished pair."""
        found = vec[i64](capacity=10)
        board = self.boards[seat]
        sheet = self.terms.sheet
        if board.free_pair(sheet) >= 0:
            for upgrade in range(i64(len(sheet.upgrades))):
                if board.may_buy(sheet, upgrade, not self.terms.solo):
                    found = append(found, act.action(act.DEVELOP, upgrade, 0))
        return found

    def deployments(self, seat: i64) -> vec[i64]:
        """The targets of the next unit (PYR-50 to PYR-53)."""
        found = vec[i64](capacity=16)
        board = self.boards[seat]
        unit = board.units[i64(len(board.targets))]
        targets = self.reaches(seat, unit)
        deployed = act.action(act.DEPLOY, unit, 0)
        for place in range(act.STARTS, self.terms.map.size):
            if targets >> place & 1:
                found = append(found, deployed + place)
        for place in range(act.STARTS):
            if targets >> place & 1:
                found = append(found, deployed + place)
        return found

    def conquest_crossings(self, seat: i64) -> vec[i64]:
        """Triangles that may be crossed out for conquests (PYR-70)."""
        board = self.boards[seat]
        if board.conquests == 0:
            return vec[i64]()
        sheet = self.terms.sheet
        return crossings(vec[i64](capacity=10), sheet, sheet.footmen.triangles & ~board.crossed)

    def forbids(self, who: i64, action: i64) -> str:
        return forbids(self, who, action, self.deciders())

    # What follows

    def apply(self, who: i64, action: i64) -> None:
        phase = self.phase
        what = act.what_of(action)
        if phase == ROLLING:
            self.roll(what, act.where_of(action))
        elif phase == TAKING:
            self.take(what)
        elif phase == WRITING:
            self.write(self.boards[who], action)
        elif phase == DEPLOYING:
            self.deploy(who, act.where_of(action))
        elif phase == CROSSING:
            self.cross(self.boards[who], action)
        elif phase == DEVELOPING:
            self.develop(self.boards[who], action)
        elif phase == EARNING:
            solo.assign(self, what, act.where_of(action))
            self.earn()
        elif phase == PLACING:
            self.place(who, action)
        else:
            self.set_up(what)

    # Setup

    def set_up(self, what: i64) -> None:
        """Factions, the first player, start areas: PYR-10 to PYR-12, PYR-91."""
        if self.phase == FACTIONS:
            self.boards[self.turn].faction = what
            self.turn += 1
            if self.turn == self.terms.players:
                self.choose_order()
        elif self.phase == CHOOSE_BASE:
            self.boards[0].start = what
            solo.garrison(self)
            self.begin_round()
        elif self.phase == CHOOSE_FIRST:
            self.first = what
            self.phase = CHOOSE_START
            self.turn = self.terms.players - 1
            self.mover = self.seat_at(self.turn)
        else:
            self.boards[self.mover].start = what
            self.turn -= 1
            if self.turn < 0:
                self.begin_round()
            else:
                self.mover = self.seat_at(self.turn)

    def choose_order(self) -> None:
        self.phase = CHOOSE_BASE if self.terms.solo else CHOOSE_FIRST

    # Phase 1: roll and draft

    def begin_round(self) -> None:
        self.round += 1
        if self.terms.rotate and self.round > 1:
            self.first = (self.first + 1) % self.terms.players
        self.dice = nothing(act.DICE)
        self.chosen = 0
        self.turn = 0
        self.phase = ROLLING

    def roll(self, die: i64, face: i64) -> None:
        self.dice[die] = face
        self.turn += 1
        if self.turn == len(self.terms.dice):
            self.turn = 0
            self.phase = TAKING
            self.mover = self.drafter(0)

    def take(self, die: i64) -> None:
        """A taken die is written at once (PYR-22)."""
        self.die = die
        self.face = self.dice[die]
        self.dice[die] = 0
        self.chosen += self.face
        self.phase = WRITING

    def write(self, board: Board, action: i64) -> None:
        kind = act.kind_of(action)
        if kind == act.WRITE:
            board.write(self.terms.sheet, act.what_of(action), act.where_of(action))
        elif kind == act.CROSS:
            board.cross(self.terms.sheet, act.what_of(action))
        self.die = -1
        self.face = 0
        self.turn += 1
        if self.turn < self.terms.picks * self.terms.players:
            self.phase = TAKING
            self.mover = self.drafter(self.turn)
        else:  # PYR-37
            self.turn = 0
            self.seek_developer()

    # Phase 2: develop and calculate

    def seek_developer(self) -> None:
        """The next player who can buy something decides; all others are skipped."""
        self.phase = DEVELOPING
        while self.turn < self.terms.players:
            self.mover = self.seat_at(self.turn)
            if self.boards[self.mover].free_pair(self.terms.sheet) >= 0:
                if len(self.developments(self.mover)) > 0:
                    return
            self.turn += 1
        self.begin_deployment()

    def develop(self, board: Board, action: i64) -> None:
        if act.kind_of(action) == act.PASS:
            self.turn += 1
        else:
            board.buy(self.terms.sheet, act.what_of(action))
        self.seek_developer()

    # Phase 3: deploy

    def begin_deployment(self) -> None:
        self.phase = DEPLOYING
        self.waiting = 0
        for seat in range(self.terms.players):
            board = self.boards[seat]
            board.muster(self.terms.sheet, self.held)
            board.range = self.targets_near(seat)
            if len(board.units) > 0:
                self.waiting |= BIT[seat]
        if self.waiting == 0:
            self.end_deployment()

    def deploy(self, seat: i64, place: i64) -> None:
        board = self.boards[seat]
        board.targets = append(board.targets[:], place)
        if len(board.targets) == len(board.units):
            self.waiting &= ~BIT[seat]
            if self.waiting == 0:
                self.end_deployment()

    def end_deployment(self) -> None:
        """Everything is resolved; the solo game may be won (PYR-54, PYR-97)."""
        resolve(self)
        if self.terms.solo and solo.goals_held(self) == size(self.goals()):
            self.phase = OVER
            return
        self.turn = 0
        if self.last_round():  # PYR-70, PYR-104: nothing could come of it
            self.settle_round()
        else:
            self.seek_crosser()

    def seek_crosser(self) -> None:
        self.phase = CROSSING
        triangles = self.terms.sheet.footmen.triangles
        while self.turn < self.terms.players:
            self.mover = self.seat_at(self.turn)
            board = self.boards[self.mover]
            if board.conquests > 0 and triangles & ~board.crossed:
                return
            board.conquests = 0
            self.turn += 1
        self.settle_round()

    def cross(self, board: Board, action: i64) -> None:
        if act.kind_of(action) == act.PASS:
            board.conquests = 0
        else:
            board.cross(self.terms.sheet, act.what_of(action))
            board.conquests -= 1
        self.seek_crosser()

    # Phases 4 and 5: points, clean-up

    def settle_round(self) -> None:
        if self.terms.solo:
            solo.reinforce(self)
            if self.last_round():  # PYR-104
                self.phase = OVER
                return
            solo.begin_income(self)
            self.earn()
        else:
            self.note_points()
            if self.last_round():  # PYR-85
                self.phase = OVER
            else:
                self.clean_up()

    def earn(self) -> None:
        self.phase = EARNING
        self.mover = 0
        if self.earning == 0:
            self.clean_up()

    def note_points(self) -> None:
        """PYR-72, PYR-86."""
        last = self.last_round()
        for seat in range(self.terms.players):
            points = self.terms.map.points(self.control[seat], last)
            board = self.boards[seat]
            board.points = append(board.points[:], points)
            rule = "PYR-86" if last else "PYR-72"
            self.note("points", rule, seat, points)

    def clean_up(self) -> None:
        """Finished armies are erased, then devices may be placed (PYR-75 to PYR-77)."""
        for board in self.boards:
            board.clean_up(self.terms.sheet)
        self.turn = 0
        self.seek_placer()

    def seek_placer(self) -> None:
        self.phase = PLACING
        while self.turn < self.terms.players:
            self.mover = self.seat_at(self.turn)
            stock = self.boards[self.mover].stock
            if stock[0] + stock[1] + stock[2] > 0:
                if len(devices.placements(self, self.mover)) > 1:
                    return
            self.turn += 1
        self.begin_round()

    def place(self, seat: i64, action: i64) -> None:
        if act.kind_of(action) == act.PASS:
            self.turn += 1
        else:
            devices.place(self, seat, action)
        self.seek_placer()

    # The end

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        return solo_result(self) if self.terms.solo else players_result(self)


def new_game(terms: Terms) -> Pyramids:
    """The first position: random factions are drawn first, explicit ones are there (PYR-10)."""
    held = nothing(terms.map.size if terms.solo else 0)
    state = Pyramids(
        terms, empty_boards(terms), unheld(terms.map.size), nothing(terms.map.size),
        nothing(terms.map.size), nothing(SIDES), nothing(act.DICE), vec[i64](), held,
    )  # fmt: skip
    for seat in range(i64(len(terms.chosen))):
        state.boards[seat].faction = terms.chosen[seat]
    if terms.pool == 0:
        state.choose_order()
    return state
