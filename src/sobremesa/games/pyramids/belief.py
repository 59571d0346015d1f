"""What a seat may conclude: full states that fit its view and what it has heard.

Hidden are the targets that others have written and the points that they have noted. Points follow from
public control (section 9), so whoever heard the whole game knows them; only targets are guessed.
"""

from collections.abc import Sequence
from random import Random

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core import CHANCE, Refusal
from sobremesa.core.belief import restore
from sobremesa.core.option import Options
from sobremesa.core.protocol import check
from sobremesa.core.record import read_speaker
from sobremesa.games.pyramids.actions import DICE
from sobremesa.games.pyramids.components import Box
from sobremesa.games.pyramids.devices import OWNER
from sobremesa.games.pyramids.notation import DIE_NAMES, PyramidsNotation, read_hex
from sobremesa.games.pyramids.player_board import BASE_NINE, DEVICES
from sobremesa.games.pyramids.position import DEPLOYING, PHARAOH, PHASES
from sobremesa.games.pyramids.rules import Pyramids, new_game
from sobremesa.games.pyramids.view import BoardView, PyramidsView

BITS = [2**k for k in range(62)]


class PyramidsBelief:
    """Samples states that give the view.

    Distribution: every hidden target is uniform among those that its unit may have, independently of
    all others: nothing else is known of it. Dice of an unfinished roll and factions of an unfinished
    deal count as not drawn yet. Points of others are exact if the lines heard are the whole game;
    if not (a position from the middle of a game), each round of theirs is taken to be worth what
    they control now.
    """

    def __init__(
        self, box: Box, notation: PyramidsNotation, seen: PyramidsView, heard: Sequence[str]
    ) -> None:
        self.box, self.notation, self.seen = box, notation, seen
        self.base = self.rebuild()
        self.note_points(heard)

    def sample(self, rng: Random) -> Pyramids:
        state = self.base.copy()
        for owner, board in enumerate(self.seen.boards):
            if board.targets is None:
                targets = state.boards[owner].targets[:]
                for k in range(board.written):
                    unit = state.boards[owner].units[k]
                    reach = list(state.terms.map.order(state.reaches(owner, unit)))
                    targets = append(targets, rng.choice(reach))
                state.boards[owner].targets = targets
        return state

    def rebuild(self) -> Pyramids:
        """The state behind a view, without what is hidden."""
        seen = self.seen
        options: Options = dict(seen.options)
        state = new_game(self.box.terms(seen.players, options))
        state.phase = PHASES.index(seen.phase)
        restore(state, seen, "round turn chosen")
        state.first = seen.first or 0
        if seen.deciders and seen.deciders[0] != CHANCE:
            state.mover = seen.deciders[0]
        for place, held in enumerate(seen.ground):
            if held.owner:
                side = int(PHARAOH) if held.owner == "P" else int(held.owner)
                state.hold(place, side, held.ordinary, held.heroes)
        for device in seen.devices:
            owner, _, text = device.partition(": ")
            placing = self.notation.read(f"place {text}")
            state.placed = append(state.placed, int(owner) * OWNER + placing)
        state.dice = vec[i64]([0] * DICE)
        for die, face in seen.dice:
            state.dice[DIE_NAMES.index(die)] = face
        if seen.die:
            state.die, state.face = DIE_NAMES.index(seen.die[0]), seen.die[1]
        for name, number in seen.held:
            state.held[read_hex(name)] = number
        state.earning = sum(BITS[read_hex(name)] for name in seen.earning)
        for owner_seat, board in enumerate(seen.boards):
            self.rebuild_board(state, owner_seat, board)
        if state.phase == DEPLOYING:
            state.waiting = sum(BITS[seat] for seat in seen.deciders)
        return state

    def rebuild_board(self, state: Pyramids, owner: int, seen: BoardView) -> None:
        board, sheet, data = state.boards[owner], state.terms.sheet, self.box.board
        board.faction = self.box.factions.index(seen.faction) if seen.faction else -1
        board.start = read_hex(seen.start) if seen.start else -1
        for slot, number in seen.numbers:
            index = data.slots.index(slot)
            printed = sheet.slots[index]
            board.rows[printed.row] += number * BASE_NINE[printed.place]
        board.fresh = sum(BITS[int(slot[1:]) - 1] for slot in seen.fresh)
        board.marked = sum(BITS[int(pair[1:]) - 1] for pair in seen.marked)
        spaces = [space.name for space in data.foot]
        board.crossed = sum(BITS[spaces.index(name)] for name in seen.crossed)
        board.bought = vec[i64]([data.upgrades.index(name) for name in seen.upgrades])
        board.stock = vec[i64]([seen.stock.count(device) for device in DEVICES])
        board.conquests = seen.conquests
        board.units = vec[i64]([self.notation.units.numbers[name] for name, _, _ in seen.units])
        if seen.targets is not None:
            board.targets = vec[i64]([read_hex(place) for _, place in seen.targets])
        if seen.points is not None:
            board.points = vec[i64](list(seen.points))
        if state.phase == DEPLOYING:
            board.range = state.targets_near(owner)

    def note_points(self, heard: Sequence[str]) -> None:
        """Points of others, from the game as it was heard."""
        if all(board.points is not None for board in self.seen.boards):
            return
        replayed = self.replay(heard)
        rounds = len(self.own_points())
        for owner, board in enumerate(self.seen.boards):
            if board.points is not None:
                continue
            if replayed is not None:
                points = list(replayed.boards[owner].points)
            else:
                worth = self.base.terms.map.points(self.base.control[owner], False)
                points = [int(worth)] * rounds
            self.base.boards[owner].points = vec[i64](points)

    def own_points(self) -> Sequence[int]:
        """Everybody notes as often as the one whose points are seen; a watcher counts rounds."""
        for board in self.seen.boards:
            if board.points is not None:
                return board.points
        return range(max(self.seen.round - 1, 0))

    def replay(self, heard: Sequence[str]) -> Pyramids | None:
        """The game as it was heard, hidden targets left out; None if that is not this game."""
        state = new_game(self.box.terms(self.seen.players, dict(self.seen.options)))
        try:
            for line in heard:
                if not line.endswith("?"):
                    who, text = read_speaker(line)
                    for action in self.notation.read_line(state, who, text):
                        check(state, who, action)
                        state.apply(who, action)
        except (Refusal, ValueError):
            return None
        fits = state.round == self.seen.round and PHASES[state.phase] == self.seen.phase
        return state if fits else None
