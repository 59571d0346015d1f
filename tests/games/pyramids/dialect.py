"""Runs the example blocks of docs/rules/pyramids.md, section 11, line by line."""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, Self

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core import JUDGE, Event, Game, attempt, happenings
from sobremesa.core.match import lines_of
from sobremesa.games.pyramids import GAME
from sobremesa.games.pyramids.components import BOX
from sobremesa.games.pyramids.devices import OWNER
from sobremesa.games.pyramids.notation import read_hex
from sobremesa.games.pyramids.player_board import BASE_NINE, DEVICES
from sobremesa.games.pyramids.position import PHARAOH, ROLLING
from sobremesa.games.pyramids.rules import Pyramids
from sobremesa.games.pyramids.solo import garrison
from sobremesa.games.pyramids.view import BoardView, PyramidsView
from tests.support.script import Script, agree

FACTIONS = ["anubians", "bastet", "rashar", "sobeccians"]
STARTS = ["S1", "S3", "S2", "S4"]
SETUP_WORDS = ("seat", "units", "device", "chosen", "held")
QUIET = "! roll 0d4a=1 0d4b=1 0d8a=1 0d8b=1 1d4a=1 1d4b=1 1d8a=1 1d8b=1"  # for two players


def bits(numbers: list[int]) -> int:
    return sum(2**number for number in numbers)


class Runner(Script[Pyramids]):
    """One game after the other, as a block describes them."""

    def __init__(self, game: Game[Pyramids, PyramidsView] = GAME) -> None:
        super().__init__()
        self.game = game
        self.start: Pyramids  # where the record begins
        self.events: list[Event] = []
        self.setup: list[str] | None = None  # lines that describe a position not yet begun
        self.begin: Callable[[], None]

    def run(self, script: str | Iterable[str]) -> Self:
        super().run(script)
        self.settle()
        return self

    def tell(self, line: str) -> None:
        if self.setup is not None and line.split(" ")[0] in SETUP_WORDS:
            self.setup.append(line)
        else:
            self.settle()
            super().tell(line)

    def ended(self, rest: str) -> None:
        result = self.state.result()
        assert result is not None, "the game is not over"
        agree(json.dumps(result.as_json()), json.dumps(json.loads(rest)))

    # Beginnings

    def players(self, rest: str) -> None:
        count, *settings = rest.split(" ")
        self.new(int(count), dict(map(self.setting, settings)))

    def new(self, players: int, options: Mapping[str, object]) -> Pyramids:
        self.begun = self.game.start(players, options)
        self.start, self.events = self.state.copy(), []
        return self.state

    def setting(self, text: str) -> tuple[str, object]:
        name, value = text.split("=")
        return name, value.split(",") if name == "factions" else value

    def position(self, rest: str) -> None:
        count, phase, round_, *settings = rest.split(" ")
        options = dict(map(self.setting, settings))
        first = int(str(options.pop("first", "0")))
        players = int(count)
        options["factions"] = FACTIONS[:players]
        state = self.new(players, options)
        state.round, state.first, state.turn = int(round_), first, 0
        for seat, board in enumerate(state.boards):
            board.start = read_hex(STARTS[seat])
        self.setup = []
        begins = {
            "develop": state.seek_developer,
            "deploy": state.begin_deployment,
            "place": state.seek_placer,
        }

        def roll() -> None:
            state.phase = ROLLING

        self.begin = begins.get(phase, roll)

    def settle(self) -> None:
        """Make the position that the lines before have described."""
        lines, self.setup = self.setup, None
        if lines is None:
            return
        for line in lines:
            if line.startswith("seat "):
                seat, items = line[5:].split(": ")
                for item in items.split(" "):
                    self.board_item(int(seat), *item.split("="))
        if self.state.terms.solo:
            garrison(self.state)
        for line in lines:
            word, _, rest = line.partition(" ")
            if word != "seat":
                getattr(self, f"set_{word}")(rest)
        self.begin()
        self.start = self.state.copy()

    def board_item(self, seat: int, name: str, value: str) -> None:
        board, sheet = self.state.boards[seat], self.state.terms.sheet
        slots = BOX.board.slots
        starred = value.endswith("*")
        numbers = [
            0 if n == "_" else int(n) for n in value.rstrip("*").split(",") if n in "_12345678"
        ]
        if name == "faction":
            board.faction = BOX.factions.index(value)
        elif name == "start":
            board.start = read_hex(value)
        elif name == "cross":
            spaces = [space.name for space in BOX.board.foot]
            crossed = spaces if value == "all" else value.split(",")
            board.crossed = bits([spaces.index(name) for name in crossed])
        elif name == "up":
            board.bought = vec[i64]([BOX.board.upgrades.index(up) for up in value.split(",")])
        elif name == "stock":
            board.stock = vec[i64]([value.split(",").count(device) for device in DEVICES])
        elif name == "points":
            board.points = vec[i64](list(map(int, value.split(","))))
        else:
            first = name + "T" if name[0] == "D" else name if name[0] == "H" else name + "1"
            row = sheet.slots[slots.index(first)].row
            board.rows[row] = sum(n * BASE_NINE[k] for k, n in enumerate(numbers))
            if starred and name[0] == "H":
                board.fresh |= 2**row
            elif starred:
                board.marked |= 2 ** (int(name[1:]) - 1)

    def set_units(self, rest: str) -> None:
        for item in rest.split(" "):
            place, units = item.split("=")
            side, counts = ([*units.split(":"), ""])[:2] if units != "-" else ("", "")
            heroes = sum(int(part[:-1]) for part in counts.split("+") if part.endswith("h"))
            ordinary = sum(int(part) for part in counts.split("+") if part.isdecimal())
            owner = -1 if not side else int(PHARAOH) if side == "P" else int(side)
            self.state.hold(read_hex(place), owner, ordinary, heroes)

    def set_device(self, rest: str) -> None:
        owner, text = rest.split(": ")
        device = int(owner) * OWNER + self.game.read(f"place {text}")
        self.state.placed = append(self.state.placed, device)

    def set_chosen(self, rest: str) -> None:
        self.state.chosen = sum(map(int, rest.split(" ")))

    def set_held(self, rest: str) -> None:
        for item in rest.split(" "):
            place, number = item.split("=")
            self.state.held[read_hex(place)] = int(number)

    # Events

    def event(self, who: int, text: str) -> None:
        for happening in attempt(self.game, self.state, who, text):
            self.events.append(happening.event)
            self.begun = happening.after

    def record(self, seat: int) -> list[str]:
        """The record from the position on, as a seat knows it."""
        return lines_of(self.game, happenings(self.start, self.events), self.state, seat)

    # Checks

    def check_round(self, rest: str) -> None:
        agree(int(self.state.round), int(rest))

    def check_only(self, rest: str) -> None:
        head, texts = rest.split(": ", 1)
        seat, beginning = head.split(" ", 1)
        found = [text for text in self.offered(int(seat)) if text.startswith(beginning)]
        agree(sorted(found), sorted(texts.split(" | ") if texts != "-" else []))

    def check_refuse(self, rest: str) -> None:
        head, rules = rest.split(" -> ")
        seat, texts = head.split(": ", 1)
        for text in texts.split(" | "):
            rule = self.refused(f"{seat}: {text}")
            assert rule in rules.split(", "), f"{text}: {rule}"

    def check_army(self, rest: str) -> None:
        seat, units = rest.split(": ")
        seen = self.board(int(seat)).units
        assert " ".join(f"{name}={n}{'h' * heroes}" for name, n, heroes in seen) == units

    def board(self, owner: int, seat: int = JUDGE) -> BoardView:
        seen: PyramidsView = self.game.view(self.state, seat)
        return seen.boards[owner]

    def check_ground(self, rest: str) -> None:
        seen = {place.hex: str(place) for place in self.game.view(self.state, JUDGE).ground}
        for item in rest.split(" "):
            place, units = item.split("=")
            assert seen[place] == units, f"{place} holds {seen[place]}"

    def check_devices(self, rest: str) -> None:
        assert sorted(self.game.view(self.state, JUDGE).devices) == sorted(rest.split(" | "))

    def check_board(self, rest: str) -> None:
        seat, items = rest.split(": ")
        board = self.board(int(seat))
        numbers = dict(board.numbers)
        for item in items.split(" "):
            name, value = item.split("=")
            if name in ("cross", "up", "stock", "points"):
                field = {"cross": "crossed", "up": "upgrades"}.get(name, name)
                seen = ",".join(map(str, getattr(board, field))) or "-"
            elif name[0] == "H":
                seen = str(numbers.get(name, "_")) + "*" * (name in board.fresh)
            elif name[0] == "D":
                pair = [str(numbers.get(name + icon, "_")) for icon in "TR"]
                seen = ",".join(pair) + "*" * (name in board.marked)
            else:
                places = range(1, value.count(",") + 2)
                seen = ",".join(str(numbers.get(f"{name}{k}", "_")) for k in places)
            assert seen == value, f"{name} is {seen}"

    def check_sees(self, rest: str) -> None:
        head, value = rest.split(": ")
        seat, what, owner = head.split(" ")
        board = self.board(int(owner), int(seat))
        if what == "targets":
            pairs = board.targets
            seen = "?" if pairs is None else ",".join(f"{unit}={place}" for unit, place in pairs)
        else:
            seen = "?" if board.points is None else ",".join(map(str, board.points))
        assert seen == value, seen

    def check_log(self, rest: str) -> None:
        seat, line = rest.split(": ", 1)
        assert line in self.record(int(seat))

    def check_nolog(self, rest: str) -> None:
        seat, line = rest.split(": ", 1)
        assert line not in self.record(int(seat))

    words: ClassVar = {
        "players": players, "position": position, "=": ended, "deciders": Script.deciders,
        "legal": Script.legal, "allow": Script.allow, "round": check_round, "only": check_only,
        "refuse": check_refuse, "army": check_army, "ground": check_ground,
        "devices": check_devices, "board": check_board, "sees": check_sees, "log": check_log,
        "nolog": check_nolog,
    }  # fmt: skip


def run(script: str, game: Game[Pyramids, PyramidsView] = GAME) -> Runner:
    """A script of the dialect, as tests write it."""
    return Runner(game).run(script)
