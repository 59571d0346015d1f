"""The texts of section 10: every decision and draw, deals on one line, records with `?`.

A deal (`factions`, `roll`) is one line and many draws.
"""

import re
from collections.abc import Sequence
from typing import Final

from sobremesa.core import CHANCE, JUDGE, Action, Happening, Seat, speaker, still_secret
from sobremesa.core.notation import Notation, Words
from sobremesa.games.pyramids import actions as act
from sobremesa.games.pyramids.player_board import D4
from sobremesa.games.pyramids.position import FACTIONS, ROLLING, hex_name
from sobremesa.games.pyramids.rules import Pyramids
from sobremesa.games.pyramids.sheets import BoardData

HEXES: Final = tuple(map(hex_name, range(103)))  # S1 to S4, and 1 to 99: more than a map has
STARTS: Final = HEXES[: act.STARTS]
SPACES: Final = ("",) * len(STARTS) + HEXES[act.STARTS :]
DIE_NAMES: Final = tuple(f"{who}d{kind}{copy}" for who in "0123n" for kind in "48" for copy in "ab")

TEXTS: Final = {
    act.FACTION: "factions {faction}", act.FIRST: "first {seat}", act.BASE: "base {start}",
    act.ROLL: "roll {die}={number}", act.START: "start {start}", act.TAKE: "take {die}",
    act.WRITE: "write {slot} {number}", act.CROSS: "cross {foot}", act.WASTE: "waste",
    act.DEVELOP: "develop {upgrade}", act.DEPLOY: "deploy {unit} {where}",
    act.RAM: "place ram {home}>{ahead}", act.SPIKES: "place spikes {space}<{where}",
    act.UMBRELLA: "place umbrella {space}", act.INCOME: "income {space} {choice}", act.PASS: "pass",
}  # fmt: skip


class PyramidsNotation(Notation):
    """Writes and reads actions with the names of one board."""

    def __init__(self, board: BoardData, factions: Sequence[str]) -> None:
        self.slots = board.slots
        self.upgrades = board.upgrades
        self.factions = tuple(factions)
        units = {int(act.HEROES) + k: f"H{k + 1}" for k in range(board.heroes)}
        units |= {int(act.ARMIES) + k: name for k, name in enumerate(board.armies)}
        units |= {int(act.FOOTMEN) + k: name for k, name in enumerate(board.groups)}
        units |= {int(act.HELD) + k: f"R{name}" for k, name in enumerate(SPACES) if name}
        foot = {space.name for space in board.foot}
        what: dict[str, Sequence[str]] = {
            "faction": self.factions, "seat": "0123", "start": STARTS, "die": DIE_NAMES,
            "slot": ["" if slot in foot else slot for slot in self.slots],
            "foot": [slot if slot in foot else "" for slot in self.slots], "upgrade": self.upgrades,
            "unit": [units.get(k, "") for k in range(act.UNIT)], "home": HEXES, "space": SPACES,
        }  # fmt: skip
        where = {
            "number": ("", *"12345678"), "where": HEXES, "ahead": SPACES, "choice": ("stay", "hold"),
        }  # fmt: skip
        holes = {hole: Words(int(act.UNIT), int(act.UNIT), words) for hole, words in what.items()}
        self.units = holes["unit"]
        holes |= {hole: Words(1, int(act.UNIT), words) for hole, words in where.items()}
        super().__init__(int(act.KIND), TEXTS, holes, "")

    def action_of(self, text: str) -> Action:
        found = super().action_of(text)
        die, face = act.what_of(found), act.where_of(found)
        if act.kind_of(found) == act.ROLL and die // 2 % 2 == D4 and face > 4:
            raise ValueError(f"a d4 shows 1 to 4, not {face}")
        return found

    def unreadable(self, text: str) -> str:
        example = EXAMPLES.get(text.split(" ")[0])
        if example:
            return f"cannot read {text!r}: expected something like {example!r}"
        return f"cannot read {text!r}: a decision begins with {', '.join(EXAMPLES)}"

    # Lines

    def read_line(self, state: Pyramids, who: Seat, text: str) -> list[Action]:
        """The actions of one line: a deal is all its draws, in the order of the line."""
        word, *items = text.split(" ")
        if word == "factions":
            if len(items) != state.terms.players:
                raise ValueError(f"factions names {state.terms.players} of them, one for each seat")
            return [self.read(f"factions {item}") for item in items]
        if word == "roll":
            dice = [DIE_NAMES[die] for die in state.terms.dice]
            if [item.split("=")[0] for item in items] != dice:
                raise ValueError(f"a roll shows the dice {' '.join(dice)}, in this order")
            return [self.read(f"roll {item}") for item in items]
        return [self.read(text)]

    def lines(self, block: Sequence[Happening[Pyramids]], now: Pyramids, seat: Seat) -> list[str]:
        """The record lines of a block: targets of others are `?` until all are written (PYR-50)."""
        before = block[0].before
        if block[0].who == CHANCE:
            return [line for each in block for line in self.deal(each.before, each.action)]
        hidden = still_secret(before, now)
        return [
            self.line(each.who, each.action, hidden and seat not in (each.who, JUDGE))
            for each in block
        ]

    def line(self, who: Seat, action: Action, hidden: bool) -> str:
        text = self.write(action)
        return speaker(who) + (re.sub(r"\S+$", "?", text) if hidden else text)

    def deal(self, before: Pyramids, action: Action) -> list[str]:
        """The line of a deal that ends with this draw; none while it is not finished."""
        terms = before.terms
        word, item = self.write(action).split(" ")
        dealt: list[str] = []
        if before.phase == FACTIONS:
            if before.turn + 1 < terms.players:
                return []
            dealt = [self.factions[board.faction] for board in before.boards[:-1]]
        elif before.phase == ROLLING:
            if before.turn + 1 < len(terms.dice):
                return []
            dealt = [f"{DIE_NAMES[die]}={before.dice[die]}" for die in list(terms.dice)[:-1]]
        return [f"! {word} {' '.join([*dealt, item])}"]


def read_hex(name: str) -> int:
    return int(name[1:]) - 1 if name.startswith("S") else int(name) + len(STARTS) - 1


EXAMPLES = {
    "start": "start S2", "take": "take 1d8a", "write": "write A2 5", "cross": "cross F1.4",
    "waste": "waste", "develop": "develop B.x2", "deploy": "deploy F1 12", "place": "place ram 8>9",
    "income": "income 8 hold", "pass": "pass", "factions": "factions bastet anubians",
    "first": "first 1", "base": "base S3", "roll": "roll 0d4a=3 0d4b=1 ...",
}  # fmt: skip
