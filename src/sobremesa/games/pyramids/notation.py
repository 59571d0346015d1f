"""The texts of section 10: every decision and draw, deals on one line, records with `?`.

One regular expression per kind. A deal (`factions`, `roll`) is one line and many draws.
"""

import re
from collections.abc import Callable, Sequence

from sobremesa.core import CHANCE, JUDGE, Action, Happening, Seat, speaker, still_secret
from sobremesa.games.pyramids.actions import (
    ARMIES,
    BASE,
    CROSS,
    DEPLOY,
    DEVELOP,
    FACTION,
    FIRST,
    FOOTMEN,
    HELD,
    HEROES,
    HOLD,
    INCOME,
    NEUTRAL,
    PASS,
    RAM,
    ROLL,
    SPIKES,
    START,
    STARTS,
    STAY,
    TAKE,
    UMBRELLA,
    WASTE,
    WRITE,
    action,
    kind_of,
    what_of,
    where_of,
)  # fmt: skip
from sobremesa.games.pyramids.position import hex_name
from sobremesa.games.pyramids.rules import Pyramids
from sobremesa.games.pyramids.sheets import BoardData

SPACE = r"[1-9]\d?"
START_AREA = r"S[1-4]"
ANY_HEX = rf"{SPACE}|{START_AREA}"
DIE = r"[0-3n]d[48][ab]"


class Notation:
    """Writes and reads actions with the names of one board."""

    def __init__(self, board: BoardData, factions: Sequence[str]) -> None:
        self.slots = board.slots
        self.upgrades = board.upgrades
        self.factions = tuple(factions)
        self.units = {f"H{k + 1}": int(HEROES) + k for k in range(board.heroes)}
        self.units |= {name: int(ARMIES) + k for k, name in enumerate(board.armies)}
        self.units |= {name: int(FOOTMEN) + k for k, name in enumerate(board.groups)}
        self.unit_names = {code: name for name, code in self.units.items()}
        written = "|".join(slot for row in board.rows for slot in row.slots)
        crossed = "|".join(re.escape(space.name) for space in board.foot)
        units = "|".join(self.units)
        patterns: tuple[tuple[str, Callable[..., int]], ...] = (
            (rf"factions ({'|'.join(self.factions)})", self.read_faction),
            (r"first ([0-3])", lambda seat: action(FIRST, int(seat), 0)),
            (rf"base ({START_AREA})", lambda start: action(BASE, read_hex(start), 0)),
            (rf"roll ({DIE})=([1-8])", read_roll),
            (rf"start ({START_AREA})", lambda start: action(START, read_hex(start), 0)),
            (rf"take ({DIE})", lambda die: action(TAKE, read_die(die), 0)),
            (rf"write ({written}) ([1-8])", self.read_write),
            (rf"cross ({crossed})", lambda slot: action(CROSS, self.slots.index(slot), 0)),
            (r"waste", lambda: action(WASTE, 0, 0)),
            (rf"develop ({'|'.join(map(re.escape, self.upgrades))})", self.read_develop),
            (rf"deploy ({units}|R{SPACE}) ({ANY_HEX})", self.read_deploy),
            (rf"place ram ({ANY_HEX})>({SPACE})", placer(RAM)),
            (rf"place spikes ({SPACE})<({ANY_HEX})", placer(SPIKES)),
            (rf"place umbrella ({SPACE})", lambda home: action(UMBRELLA, read_hex(home), 0)),
            (rf"income ({SPACE}) (stay|hold)", read_income),
            (r"pass", lambda: action(PASS, 0, 0)),
        )
        # By the first word, so that reading a whole game tries few expressions for each line.
        self.patterns: dict[str, list[tuple[re.Pattern[str], Callable[..., int]]]] = {}
        for pattern, make in patterns:
            self.patterns.setdefault(pattern.split(" ")[0], []).append((re.compile(pattern), make))

    # Single actions

    def write(self, action: Action) -> str:
        kind, what, where = kind_of(action), what_of(action), where_of(action)
        if kind == FACTION:
            return f"factions {self.factions[what]}"
        if kind == FIRST:
            return f"first {what}"
        if kind in (BASE, START):
            return f"{'base' if kind == BASE else 'start'} {hex_name(what)}"
        if kind == ROLL:
            return f"roll {die_name(what)}={where}"
        if kind == TAKE:
            return f"take {die_name(what)}"
        if kind == WRITE:
            return f"write {self.slots[what]} {where}"
        if kind == CROSS:
            return f"cross {self.slots[what]}"
        if kind == DEVELOP:
            return f"develop {self.upgrades[what]}"
        if kind == DEPLOY:
            return f"deploy {self.unit_name(what)} {hex_name(where)}"
        if kind in (RAM, SPIKES, UMBRELLA):
            return f"place {device_name(action)}"
        if kind == INCOME:
            return f"income {hex_name(what)} {'hold' if where == HOLD else 'stay'}"
        return "waste" if kind == WASTE else "pass"

    def read(self, text: str) -> Action:
        word = text.split(" ")[0]
        for pattern, make in self.patterns.get(word, ()):
            match = pattern.fullmatch(text)
            if match:
                return make(*match.groups())
        example = EXAMPLES.get(word)
        if example:
            raise ValueError(f"cannot read {text!r}: expected something like {example!r}")
        raise ValueError(f"cannot read {text!r}: a decision begins with {', '.join(EXAMPLES)}")

    def read_faction(self, name: str) -> Action:
        return action(FACTION, self.factions.index(name), 0)

    def read_write(self, slot: str, number: str) -> Action:
        return action(WRITE, self.slots.index(slot), int(number))

    def read_develop(self, upgrade: str) -> Action:
        return action(DEVELOP, self.upgrades.index(upgrade), 0)

    def read_deploy(self, unit: str, place: str) -> Action:
        return action(DEPLOY, self.read_unit(unit), read_hex(place))

    def unit_name(self, unit: int) -> str:
        return f"R{hex_name(unit - HELD)}" if unit >= HELD else self.unit_names[unit]

    def read_unit(self, name: str) -> int:
        return HELD + read_hex(name[1:]) if name not in self.units else self.units[name]

    # Lines

    def read_line(self, state: Pyramids, who: Seat, text: str) -> list[Action]:
        """The actions of one line: a deal is all its draws, in the order of the line."""
        word, *items = text.split(" ")
        if word == "factions":
            if len(items) != state.terms.players:
                raise ValueError(f"factions names {state.terms.players} of them, one for each seat")
            return [self.read(f"factions {item}") for item in items]
        if word == "roll":
            dice = [die_name(die) for die in state.terms.dice]
            if [item.split("=")[0] for item in items] != dice:
                raise ValueError(f"a roll shows the dice {' '.join(dice)}, in this order")
            return [self.read(f"roll {item}") for item in items]
        return [self.read(text)]

    def lines(self, block: Sequence[Happening[Pyramids]], now: Pyramids, seat: Seat) -> list[str]:
        """The record lines of a block: targets of others are `?` until all are written (PYR-50)."""
        before = block[0].before
        if block[0].who == CHANCE:
            return self.deals(before, [each.action for each in block])
        hidden = still_secret(before, now)
        return [
            self.line(each.who, each.action, hidden and seat not in (each.who, JUDGE))
            for each in block
        ]

    def line(self, who: Seat, action: Action, hidden: bool) -> str:
        text = self.write(action)
        return speaker(who) + (re.sub(r"\S+$", "?", text) if hidden else text)

    def deals(self, before: Pyramids, block: Sequence[Action]) -> list[str]:
        """Each deal on a line of its own; one that is not finished is not written yet."""
        expected = {FACTION: int(before.terms.players), ROLL: len(before.terms.dice)}
        found: list[str] = []
        open_deal: list[str] = []
        for drawn in block:
            kind = kind_of(drawn)
            word, item = self.write(drawn).split(" ")
            open_deal.append(item)
            if len(open_deal) == expected.get(kind, 1):
                found.append(f"! {word} {' '.join(open_deal)}")
                open_deal = []
        return found


def read_hex(name: str) -> int:
    return int(name[1:]) - 1 if name.startswith("S") else int(name) + int(STARTS) - 1


def die_name(die: int) -> str:
    """`0d4a`, `nd8b`."""
    colour = "n" if die // 4 == NEUTRAL else str(die // 4)
    return f"{colour}d{'48'[die // 2 % 2]}{'ab'[die % 2]}"


def read_die(name: str) -> int:
    colour = int(NEUTRAL) if name[0] == "n" else int(name[0])
    return colour * 4 + (2 if name[2] == "8" else 0) + (1 if name[3] == "b" else 0)


def read_roll(die: str, face: str) -> int:
    if die[2] == "4" and int(face) > 4:
        raise ValueError(f"a d4 shows 1 to 4, not {face}")
    return action(ROLL, read_die(die), int(face))


def read_income(space: str, choice: str) -> int:
    return action(INCOME, read_hex(space), HOLD if choice == "hold" else STAY)


def placer(kind: int) -> Callable[[str, str], int]:
    def make(home: str, other: str) -> int:
        return action(kind, read_hex(home), read_hex(other))

    return make


def device_name(placing: int) -> str:
    """`ram 8>9`, `spikes 9<8`, `umbrella 9`."""
    kind, home, other = kind_of(placing), hex_name(what_of(placing)), hex_name(where_of(placing))
    if kind == UMBRELLA:
        return f"umbrella {home}"
    return f"ram {home}>{other}" if kind == RAM else f"spikes {home}<{other}"


EXAMPLES = {
    "start": "start S2", "take": "take 1d8a", "write": "write A2 5", "cross": "cross F1.4",
    "waste": "waste", "develop": "develop B.x2", "deploy": "deploy F1 12", "place": "place ram 8>9",
    "income": "income 8 hold", "pass": "pass", "factions": "factions bastet anubians",
    "first": "first 1", "base": "base S3", "roll": "roll 0d4a=3 0d4b=1 ...",
}  # fmt: skip
