"""What helps a computer to play Rolling Pyramids. Compiled.

It knows what the map pays in the rounds to come, what a board promises (armies in the making, heroes,
pairs, footmen whose circles open), and what it takes to conquer a space. A round is the horizon: a
playout drafts and writes by what a number does for the board, sends units where they conquer most, and
is judged when the next dice are due. Alone, what counts is how near the four goals are to falling.
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, size
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import NO_VALUES, SEATS, Hints, powers
from sobremesa.core.playout import random_choice
from sobremesa.core.state import State
from sobremesa.games.pyramids import actions as act
from sobremesa.games.pyramids.player_board import FILLED, Board, Sheet
from sobremesa.games.pyramids.position import (
    CROSSING,
    DEPLOYING,
    DEVELOPING,
    EARNING,
    OVER,
    PLACING,
    ROLLING,
    TAKING,
    WRITING,
)
from sobremesa.games.pyramids.rules import Pyramids

KEEPS: Final = 0.75  # the chance that a space is still held a round later
UNIT: Final = 0.12  # points that a unit on the map is worth
READY: Final = 0.45  # a unit of an army that is written
BOUGHT: Final = 0.16  # an upgrade, for each round to come
CIRCLE: Final = 0.28  # a footman more, for each round to come
CROSSED: Final = 0.16  # a footmen space on the way to a circle
SCALE: Final = 3.0  # points that make a victory e times as likely at the end ...
SCALE_ROUND: Final = 0.9  # ... and for each round to come
NOISE: Final[i64] = 100


@final
class PyramidsHints(Hints):
    # Judgement

    def few_secrets(self) -> bool:
        return False  # too many hands to write out

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Pyramids)
        if state.phase == OVER:
            return self.outcome(state)
        if state.terms.solo:
            values = vec[float]([0.0] * SEATS)
            values[0] = self.revolution(state)
            return values
        left = self.rounds_left(state)
        scale = SCALE + SCALE_ROUND * left
        shares = vec[float]([0.0] * SEATS)
        total = 0.0
        for seat in range(state.terms.players):
            shares[seat] = exp(self.prospects(state, seat, left) / scale)
            total += shares[seat]
        for seat in range(state.terms.players):
            shares[seat] = shares[seat] / total
        return shares

    def rounds_left(self, state: Pyramids) -> float:
        """Rounds whose points are not noted yet."""
        noted = i64(len(state.boards[0].points))
        return float(state.terms.rounds - noted)

    def prospects(self, state: Pyramids, seat: i64, left: float) -> float:
        """The points that a seat may expect in the end."""
        board = state.boards[seat]
        ground = state.terms.map
        found = 0.0
        for points in board.points:
            found += float(points)
        held = state.control[seat]
        tough = state.toughness(seat)
        factor = 0.0
        chance = 1.0
        rounds = left - 1.0
        while rounds > 0.0:
            factor += chance
            chance *= KEEPS
            rounds -= 1.0
        for place in range(act.STARTS, ground.size):
            if held >> place & 1:
                found += factor * float(ground.top[place]) + chance * float(ground.bottom[place])
                force = state.ordinary[place] + tough * state.heroes[place]
                found += UNIT * float(min(force, 12))
                if ground.top[place] + ground.bottom[place] == 0:
                    found += 0.15 * left  # a factory
        return found + self.board_worth(state, board, left)

    def board_worth(self, state: Pyramids, board: Board, left: float) -> float:
        """What is written on a board, in points."""
        sheet = state.terms.sheet
        found = 0.0
        for army in range(i64(len(sheet.armies))):
            row = sheet.army_first + army
            filled = FILLED[board.rows[row]]
            if filled > 0:
                done = float(filled) / float(sheet.rows[row].places)
                number = board.army_number(sheet, army)
                if board.number(row, sheet.armies[army].base) == 0:
                    number = 4
                found += READY * done * float(number)
        for row in range(sheet.pair_first):
            if board.fresh >> row & 1:
                found += 1.6 * READY * (float(board.number(row, 0)) - 1.6)
        for row in range(sheet.pair_first, sheet.army_first):
            filled = FILLED[board.rows[row]]
            if not board.marked >> (row - sheet.pair_first) & 1:
                found += 0.5 * BOUGHT * left * float(filled)
        found += BOUGHT * left * float(len(board.bought))
        for group in range(sheet.footmen.groups):
            found += CIRCLE * left * float(board.footmen_number(sheet, group) - sheet.footmen.base)
        return found + CROSSED * min(left, 4.0) * float(size(board.crossed)) * 0.5

    def revolution(self, state: Pyramids) -> float:
        """Solo: how near the goals are, by what defends them and what can be sent there."""
        ground = state.terms.map
        board = state.boards[0]
        left = float(state.terms.rounds - state.round)
        goals = state.goals()
        near = ground.around(state.control[0] | BIT[board.start])
        found = 0.0
        for place in range(ground.size):
            mine = state.holder[place] == 0
            if goals >> place & 1:
                if mine:
                    force = float(state.ordinary[place] + 2 * state.heroes[place])
                    found += 1.0 + (0.02 * min(force, 10.0) if place >= act.STARTS else 0.2)
                else:
                    found -= 0.022 * float(state.ordinary[place])
                    if near >> place & 1:
                        found += 0.25
            elif mine:  # units that stand somewhere never move again: many are no use
                force = float(state.ordinary[place] + state.heroes[place])
                found += 0.05 + 0.03 * float(ground.top[place]) + 0.006 * min(force, 6.0)
        found += 0.06 * self.board_worth(state, board, left)
        for place in range(i64(len(state.held))):
            found += 0.03 * float(state.held[place])
        return 1.0 / (1.0 + exp(2.6 - 1.3 * found - 0.02 * left))

    # Moves

    def weights(self, state: State, who: i64, actions: vec[i64]) -> vec[float]:
        assert isinstance(state, Pyramids)
        if state.phase == TAKING or len(actions) < 2:
            return self.take_weights(state, who, actions)
        scores = vec[float](capacity=len(actions))
        for action in actions:
            scores = append(scores, self.promise(state, who, action))
        return powers(scores, 1.1)

    def take_weights(self, state: Pyramids, who: i64, actions: vec[i64]) -> vec[float]:
        """A die is worth the best that can be written with it."""
        if len(actions) < 2:
            return NO_VALUES
        scores = vec[float](capacity=len(actions))
        for action in actions:
            after = state.copy()
            after.apply(who, action)
            best = 0.0
            for written in after.legal(who):
                best = max(best, self.promise(after, who, written))
            scores = append(scores, best)
        return powers(scores, 1.3)

    def promise(self, state: Pyramids, who: i64, action: i64) -> float:
        """What a decision looks like at a glance, in points."""
        phase = state.phase
        kind = act.kind_of(action)
        if phase == WRITING or phase == CROSSING:
            return self.write_promise(state, who, action)
        if phase == DEPLOYING:
            return self.deploy_promise(state, who, act.what_of(action), act.where_of(action))
        if phase == DEVELOPING:
            return 0.0 if kind == act.PASS else 1.0
        if phase == EARNING:  # soldiers who stay never move again; a few of them keep the space
            force = state.ordinary[act.what_of(action)] + state.heroes[act.what_of(action)]
            return 0.7 if (act.where_of(action) == act.HOLD) == (force >= 3) else 0.0
        if phase == PLACING:
            return 0.2 if kind == act.PASS else 0.5
        return 0.0

    def write_promise(self, state: Pyramids, who: i64, action: i64) -> float:
        kind = act.kind_of(action)
        if kind != act.WRITE and kind != act.CROSS:
            return -1.0
        sheet: Sheet = state.terms.sheet
        left = self.rounds_left(state)
        if state.terms.solo:
            left = 0.7 * float(state.terms.rounds - state.round)
        board = state.boards[who]
        after = board.copy()
        if kind == act.WRITE:
            after.write(sheet, act.what_of(action), act.where_of(action))
        else:
            after.cross(sheet, act.what_of(action))
        return self.board_worth(state, after, left) - self.board_worth(state, board, left)

    def deploy_promise(self, state: Pyramids, who: i64, unit: i64, place: i64) -> float:
        """What a unit does at its target, with those that were sent there before it."""
        worth = self.place_worth(state, place)
        board = state.boards[who]
        holder = state.holder[place]
        attacked = holder >= 0 and holder != who
        number = self.strength(state, who, unit, attacked)
        force = float(state.ordinary[place])
        if holder >= 0:
            force += float(state.heroes[place] * state.toughness(holder))
        if state.is_bomb(unit):
            if holder < 0 or holder == who:
                return -1.0
            return 0.3 * min(number, force) * (0.4 + 0.2 * worth)
        sent = 0.0
        bombs = 0.0
        for index in range(i64(len(board.targets))):
            if board.targets[index] == place:
                strength = self.strength(state, who, board.units[index], attacked)
                if state.is_bomb(board.units[index]):
                    bombs += strength
                else:
                    sent += strength
        if holder == who:
            return 0.12 * worth + 0.03 * number - 0.01 * force
        defended = max(0.0, force - bombs) if holder >= 0 else 0.0
        if sent > defended:  # it falls already
            return 0.1 * worth + 0.05 * number
        if sent + number > defended:
            return worth + (0.3 * worth if holder >= 0 else 0.0) + 0.02 * (number - defended)
        if sent + number + self.others(state, who, place, attacked) > defended:
            return 0.85 * worth  # together with those that are sent after it
        return 0.15 * worth * (sent + number) / (defended + 1.0)

    def strength(self, state: Pyramids, who: i64, unit: i64, attacked: bool) -> float:
        """What a unit counts where it is sent: some heroes more than one against a defender (PYR-64)."""
        number = float(state.unit_number(who, unit))
        if attacked and unit < act.ARMIES:
            return number * float(state.terms.factions.attack[state.boards[who].faction])
        return number

    def others(self, state: Pyramids, who: i64, place: i64, attacked: bool) -> float:
        """What the units after the next one could add there."""
        board = state.boards[who]
        found = 0.0
        for index in range(i64(len(board.targets)) + 1, i64(len(board.units))):
            unit = board.units[index]
            if not state.is_bomb(unit) and state.reaches(who, unit) >> place & 1:
                found += self.strength(state, who, unit, attacked)
        return found

    def place_worth(self, state: Pyramids, place: i64) -> float:
        """What it means to hold a hex."""
        ground = state.terms.map
        if state.terms.solo:
            goals = state.goals() & ~state.control[0]
            if goals >> place & 1:
                return 6.0
            way = 2.0 if ground.adjacent[place] & goals else 0.0
            return 0.6 + 0.5 * float(ground.top[place]) + way
        left = min(self.rounds_left(state), 4.0)
        if state.last_round():
            return 0.2 + float(ground.bottom[place])
        points = float(ground.top[place]) * left * 0.6 + 0.3 * float(ground.bottom[place])
        if ground.top[place] + ground.bottom[place] == 0:
            points += 0.2 * left
        return 0.3 + points

    def choose(self, state: State, who: i64, generator: FastRandom) -> i64:
        """The most promising decision, with some noise; any die."""
        assert isinstance(state, Pyramids)
        if state.phase == TAKING:
            return random_choice(state, who, generator)
        actions = state.legal(who)
        best = actions[0]
        highest = -1e9
        for action in actions:
            noise = float(generator.below(NOISE)) / float(NOISE)
            promise = self.promise(state, who, action)
            if state.phase == DEPLOYING and act.kind_of(action) == act.DEPLOY:
                noise *= 1.0 + 0.3 * max(promise, 0.0)
            if promise + noise > highest:
                highest = promise + noise
                best = action
        return best

    def enough(self, state: State, steps: i64) -> bool:
        """When the next dice are due, if something has happened since the playout began."""
        assert isinstance(state, Pyramids)
        return state.phase == ROLLING and state.turn == 0 and state.round > 0 and steps > 0

    def effort(self, state: State, who: i64) -> float:
        """A turn is a die taken and written; or all the units that are sent out."""
        assert isinstance(state, Pyramids)
        if state.phase == TAKING:
            return 0.65
        if state.phase == WRITING:
            return 0.35
        return 0.2 if state.phase == DEPLOYING else 0.3


HINTS: Final = PyramidsHints()
