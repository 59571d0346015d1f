"""What a seat may know: `view`, `hear` and `tell`; the section "Who sees what".

Only two things are hidden: the targets of others while targets are written, and the points that others
have noted; in the solo game nothing is. Dice and factions appear when a deal is complete, as it is heard.
"""

from dataclasses import dataclass
from typing import Final

from sobremesa.core import CHANCE, JUDGE, Action, Fact, Happening, Note, Seat, Wording, still_secret
from sobremesa.core.option import Value
from sobremesa.games.pyramids.actions import (
    ARMIES,
    DEPLOY,
    FOOTMEN,
    HELD,
    action,
    what_of,
    where_of,
)
from sobremesa.games.pyramids.components import Box
from sobremesa.games.pyramids.devices import owner_of, placing_of
from sobremesa.games.pyramids.notation import DIE_NAMES, PyramidsNotation
from sobremesa.games.pyramids.player_board import DEVICES
from sobremesa.games.pyramids.position import (
    CHOOSE_START,
    DEPLOYING,
    FACTIONS,
    OVER,
    PHASES,
    ROLLING,
    TAKING,
    WRITING,
    Phase,
    hex_name,
    side_name,
)  # fmt: skip
from sobremesa.games.pyramids.rules import Pyramids

SAID: Final = Wording(
    {
        "points": "seat points", "conquest": "seat space", "bomb": "seat space points",
        "defends": "seat ordinary heroes space", "attacks": "seat ordinary heroes space",
        "holds": "seat ordinary heroes space", "emptied": "space", "strength": "seat space strength",
        "fight": "space points", "tie": "space points", "crushed": "space points",
        **dict.fromkeys(
            ("bombed", "umbrella", "rammed", "spiked"), "seat ordinary heroes space before points"
        ),
        "reinforcements": "soldiers sum", "walker-stays": "space soldiers units",
        "walkers-fall": "space soldiers units", "walkers-win": "space soldiers units",
    },
    {"space": hex_name},
)  # fmt: skip
ARMY_RULES = {"A": "PYR-42", "B": "PYR-43", "C": "PYR-44"}


@dataclass(frozen=True, slots=True)
class HexView:
    """A hex and who stands on it: an owner is a seat, `P` for the Pharaoh, or empty."""

    hex: str
    owner: str
    ordinary: int
    heroes: int

    def __str__(self) -> str:
        """As in the examples of the rules: `-`, `0:5`, `1:3h`, `1:2+3h`."""
        if not self.owner:
            return "-"
        parts = [str(self.ordinary)] if self.ordinary else []
        parts += [f"{self.heroes}h"] if self.heroes else []
        return f"{self.owner}:{'+'.join(parts)}"


@dataclass(frozen=True, slots=True)
class BoardView:
    """One player's board."""

    faction: str
    start: str
    numbers: tuple[tuple[str, int], ...]  # slot and number, where something is written
    fresh: tuple[str, ...]  # hero slots written in this round
    marked: tuple[str, ...]  # pairs that have bought something
    crossed: tuple[str, ...]
    upgrades: tuple[str, ...]  # in the order in which they were bought
    stock: tuple[str, ...]
    # What each army (if its base number is there) and group is worth.
    worth: tuple[tuple[str, int], ...]
    units: tuple[tuple[str, int, bool], ...]  # of this round: name, number, are they heroes
    written: int  # how many targets are written
    targets: tuple[tuple[str, str], ...] | None  # None: hidden
    conquests: int
    points: tuple[int, ...] | None  # None: hidden


@dataclass(frozen=True, slots=True)
class PyramidsView:
    """The table as one seat may know it."""

    rules: str  # the edition
    seat: Seat
    players: int
    options: tuple[tuple[str, Value], ...]
    phase: Phase
    round: int
    rounds: int
    first: int | None
    deciders: tuple[int, ...]
    turn: int
    ground: tuple[HexView, ...]  # start areas, then spaces
    devices: tuple[str, ...]  # "0: ram 8>9", in the order in which they were placed
    dice: tuple[tuple[str, int], ...]  # the pool
    die: tuple[str, int] | None  # just taken, to be written
    # Where a die could be written: by the one who decides, or by this seat while others decide.
    fits: tuple[tuple[str, tuple[str, ...]], ...]
    boards: tuple[BoardView, ...]
    chosen: int  # solo: sum of the dice chosen in this turn
    held: tuple[tuple[str, int], ...]
    earning: tuple[str, ...]  # solo: spaces whose soldiers are still to be assigned
    result: dict[str, object] | None


class Viewer:
    """`view`, `hear` and `tell` with the names of one box."""

    def __init__(self, box: Box, notation: PyramidsNotation) -> None:
        self.box, self.notation = box, notation

    def view(self, state: Pyramids, seat: Seat) -> PyramidsView:
        terms, result = state.terms, state.result()
        rolled = state.phase != ROLLING
        first_known = state.phase >= CHOOSE_START and not terms.solo
        return PyramidsView(
            rules=self.box.rules_version,
            seat=seat,
            players=int(terms.players),
            options=tuple(terms.options.items()),
            phase=PHASES[state.phase],
            round=int(state.round),
            rounds=int(terms.rounds),
            first=int(state.first) if first_known else None,
            deciders=tuple(map(int, state.deciders())),
            turn=0 if state.phase in (FACTIONS, ROLLING) else int(state.turn),
            ground=self.ground(state),
            devices=tuple(
                f"{owner_of(device)}: {self.device(placing_of(device))}" for device in state.placed
            ),
            dice=self.pool(state) if rolled else (),
            die=(DIE_NAMES[state.die], int(state.face)) if state.phase == WRITING else None,
            fits=self.fits(state, seat),
            boards=tuple(self.board(state, owner, seat) for owner in range(terms.players)),
            chosen=int(state.chosen) if terms.solo else 0,
            held=tuple((hex_name(k), int(n)) for k, n in enumerate(state.held) if n),
            earning=tuple(hex_name(k) for k in range(terms.map.size) if state.earning >> k & 1),
            result=result.as_json() if result else None,
        )

    def device(self, placing: Action) -> str:
        """`ram 8>9`, `spikes 9<8`, `umbrella 9`."""
        return self.notation.write(placing).removeprefix("place ")

    def ground(self, state: Pyramids) -> tuple[HexView, ...]:
        return tuple(
            HexView(
                hex_name(k),
                side_name(int(holder)) if holder >= 0 else "",
                int(ordinary),
                int(heroes),
            )
            for k, (holder, ordinary, heroes) in enumerate(
                zip(state.holder, state.ordinary, state.heroes, strict=True)
            )
        )

    def pool(self, state: Pyramids) -> tuple[tuple[str, int], ...]:
        return tuple(
            (DIE_NAMES[die], int(state.dice[die])) for die in state.terms.dice if state.dice[die]
        )

    def fits(self, state: Pyramids, seat: Seat) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """For each die that may be taken, or the one in hand: where its numbers could go."""
        if state.phase not in (TAKING, WRITING):
            return ()
        who = seat if seat >= 0 and state.phase == TAKING else int(state.mover)
        dice = [what_of(take) for take in state.takes()] if state.phase == TAKING else [state.die]
        return tuple((DIE_NAMES[die], self.places(state, who, int(die))) for die in dice)

    def places(self, state: Pyramids, who: Seat, die: int) -> tuple[str, ...]:
        face = state.face if state.phase == WRITING else state.dice[die]
        writes = state.boards[who].writes(
            state.terms.sheet, die // 2 % 2, face, die // 4 == who, state.factory_parts(who)
        )
        texts = [self.notation.write(write).split(" ", 1) for write in writes]
        return tuple(rest[0].replace(" ", "=") for _, *rest in texts if rest)

    def board(self, state: Pyramids, owner: Seat, seat: Seat) -> BoardView:
        board, names = state.boards[owner], self.notation
        dealt = state.phase != FACTIONS or state.terms.pool == 0
        units = [int(unit) for unit in board.units]
        open_targets = state.together() == 0 or seat in (owner, JUDGE)
        open_points = state.phase == OVER or state.terms.solo or seat in (owner, JUDGE)
        targets = tuple(
            (names.units.words[unit], hex_name(int(place)))
            for unit, place in zip(units, board.targets, strict=False)
        )
        heroes = self.box.board.heroes
        return BoardView(
            faction=self.box.factions[board.faction] if dealt else "",
            start=hex_name(int(board.start)) if board.start >= 0 else "",
            numbers=self.numbers(state, owner),
            fresh=tuple(f"H{k + 1}" for k in range(heroes) if board.fresh >> k & 1),
            marked=tuple(f"D{k + 1}" for k in range(self.box.board.pairs) if board.marked >> k & 1),
            crossed=tuple(
                space.name for k, space in enumerate(self.box.board.foot) if board.crossed >> k & 1
            ),
            upgrades=tuple(names.upgrades[upgrade] for upgrade in board.bought),
            stock=tuple(
                device
                for device, count in zip(DEVICES, board.stock, strict=True)
                for _ in range(count)
            ),
            worth=self.worth(state, owner),
            units=tuple(
                (names.units.words[unit], int(state.unit_number(owner, unit)), unit < ARMIES)
                for unit in units
            ),
            written=len(board.targets),
            targets=targets if open_targets else None,
            conquests=int(board.conquests),
            points=tuple(map(int, board.points)) if open_points else None,
        )

    def numbers(self, state: Pyramids, owner: Seat) -> tuple[tuple[str, int], ...]:
        board, sheet = state.boards[owner], state.terms.sheet
        found = []
        for slot, at in enumerate(sheet.slots):
            row, place = at.row, at.place
            if place < sheet.rows[row].places and board.number(row, place):
                found.append((self.notation.slots[slot], int(board.number(row, place))))
        return tuple(found)

    def worth(self, state: Pyramids, owner: Seat) -> tuple[tuple[str, int], ...]:
        """Units that each army would bring when finished with the numbers it has, and each group brings."""
        board, sheet, data = state.boards[owner], state.terms.sheet, self.box.board
        found = []
        for k, name in enumerate(data.armies):
            place = sheet.armies[k].base
            if any(
                sheet.upgrades[up].army == k and sheet.upgrades[up].step == 0 for up in board.bought
            ):
                place = sheet.armies[k].line
            if board.number(sheet.army_first + k, place):
                found.append((name, int(board.army_number(sheet, k))))
        found += [(name, int(board.footmen_number(sheet, k))) for k, name in enumerate(data.groups)]
        return tuple(found)

    def hear(self, happening: Happening[Pyramids], seat: Seat) -> list[str]:
        """A deal is heard with its last draw; a target as `?` until the last one opens all."""
        before, who, action, after, _ = happening
        if who == CHANCE:
            return self.notation.deal(before, action)
        if before.together() == 0 or seat == JUDGE:
            return [self.notation.line(who, action, False)]
        if still_secret(before, after):
            return [self.notation.line(who, action, seat != who)]
        opened = [self.notation.line(who, action, False)] if seat == who else []
        return opened + self.reveal(before, int(where_of(action)), seat)

    def reveal(self, before: Pyramids, last: int, seat: Seat) -> list[str]:
        """The targets of all others, in the order of a record; the last one is just being written."""
        opened = [
            (k, owner, action(DEPLOY, unit, place))
            for owner, board in enumerate(before.boards)
            for k, (unit, place) in enumerate(
                zip(board.units, [*board.targets, last], strict=False)
            )
            if owner != seat
        ]
        return [self.notation.line(owner, deployed, False) for _, owner, deployed in sorted(opened)]

    def tell(self, happening: Happening[Pyramids], seat: Seat) -> list[Note]:
        """The consequences; noted points only to those who may see them (PYR-73)."""
        before, _, _, after, trace = happening
        notes = [SAID.note(fact) for fact in trace if self.may_hear(fact, seat, after)]
        if after.phase == DEPLOYING and before.phase != DEPLOYING:
            notes += self.calculation(after)
        return notes

    def calculation(self, state: Pyramids) -> list[Note]:
        """What every unit of the round has, and by which rule (PYR-41 to PYR-45)."""
        notes = []
        for owner, board in enumerate(state.boards):
            for unit in map(int, board.units):
                args: dict[str, str | int] = {
                    "seat": owner,
                    "unit": self.notation.units.words[unit],
                    "number": int(state.unit_number(owner, unit)),
                }
                if unit >= HELD:
                    args["space"] = hex_name(unit - HELD)
                notes.append(Note("unit", self.unit_rule(state, owner, unit), args))
        return notes

    def unit_rule(self, state: Pyramids, owner: Seat, unit: int) -> str:
        if unit >= HELD:
            return "PYR-103"
        if unit >= FOOTMEN:
            return "PYR-45"
        if unit >= ARMIES:
            return ARMY_RULES[self.box.board.armies[unit - ARMIES]]
        return "PYR-67" if state.terms.factions.bonus[state.boards[owner].faction] else "PYR-41"

    def may_hear(self, fact: Fact, seat: Seat, after: Pyramids) -> bool:
        return fact.key != "points" or after.phase == OVER or seat in (JUDGE, fact.numbers[0])
