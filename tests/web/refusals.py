"""What can be tried on each board although the rules forbid it: gestures, and the decisions that they stand for.

The boards light up only what is legal, but what is pressed all the same is sent, so that the rules can say why not.
The tries of this file are those; `refusals` finds out to which rules they lead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, Final

from sobremesa.core import CHANCE, Refusal, play
from sobremesa.core.fair import Fair
from sobremesa.core.match import Match
from sobremesa.core.record import Record, play_line, record_of, start
from sobremesa.library import ALL
from tests.games.totem.slow import AROUND, cell_of, name_of
from tests.games.totem.test_records import ALL as GOLDEN

ME: Final = 0
KEY: Final = "key "  # before a selector: something lies upon it, so that only keys come there
Try = tuple[str, tuple[str, ...]]  # a decision, and what is pressed for it, one after the other


def misty(view: Any, legal: list[str]) -> Iterator[Try]:
    """Cards of the own window, and spaces that are shown though nothing may be laid there."""
    rows = view.windows[ME].spaces
    stacks = {(c + 1, r + 1): stack for r, row in enumerate(rows) for c, stack in enumerate(row)}
    if rows and view.step == "place":  # around the window there is room, while it may grow
        columns = len(rows[0])
        if max(len(rows), columns) < 3:
            around = product(range(columns + 2), range(len(rows) + 2))
            stacks = {**dict.fromkeys(around, ()), **stacks}
    flowers = sorted(stack[-1] for stack in stacks.values() if stack and stack[-1][0] == "F")
    eaters = {text.split()[1] for text in legal if text.startswith("feed")}
    for (column, row), stack in stacks.items():
        space = f".space[data-column='{column}'][data-row='{row}']"
        if view.step == "place":
            yield f"place c{column}r{row}", (f".pane[data-card={stack[-1]}]" if stack else space,)
            continue
        for depth, card in enumerate(stack):
            press = (
                f".pane[data-card={card}]"
                if depth == len(stack) - 1
                else f"{KEY}.pane[data-card={card}]"
            )
            if card[0] == "M" and card not in eaters and flowers and view.step == "activate":
                yield f"feed {card} {flowers[0]}", (press,)
            elif card[0] == "F" and len(eaters) == 1:
                yield f"feed {next(iter(eaters))} {card}", (press,)
            elif not (card[0] == "M" and card in eaters):
                yield f"move {card}", (press,)


def totem(view: Any, legal: list[str]) -> Iterator[Try]:
    """Cells and units that are not lit, and steps of a unit to where it cannot come."""
    cells = [name_of(cell) for cell in AROUND]
    mine = view.players[ME]
    own = [mine.totem, *mine.pieces] if mine.totem else []
    taken = {cell for each in view.players for cell in (each.totem, *each.pieces) if cell}
    if view.phase in ("start", "remove"):
        for cell in cells:
            yield f"{view.phase} {cell}", (at_cell(cell),)
    if view.phase == "use":
        for cell in map(name_of, AROUND[cell_of(mine.totem)]):
            if cell not in own:
                yield f"add {cell}", (at_cell(cell),)
    if view.phase not in ("use", "move"):
        return
    for unit in own:
        near = [name_of(cell) for cell in AROUND[cell_of(unit)]]
        far = [cell for cell in cells if cell not in taken and cell not in view.trail][:1]
        is_free = unit == view.mover or not view.mover
        shut = [cell for cell in near if cell in taken or cell in view.trail]
        rests = not is_free or unit in view.done  # the board says so at once
        for cell in (*shut, *far, *(near if view.points == 1 or not is_free else ())):
            if cell not in own:
                yield f"{unit}-{cell}", (at_cell(unit), *(() if rests else (at_cell(cell),)))


def at_cell(name: str) -> str:
    return f"[data-cell={name}]"


def euphoria(view: Any, legal: list[str]) -> Iterator[Try]:
    """Buttons, cards, recruits and players that do not fit together."""
    own = view.recruits[ME]
    hidden = [place for place, each in enumerate(own, 1) if not each.exposed]
    exposed = [place for place, each in enumerate(own, 1) if each.exposed]
    cost = f"x{hidden[0] if hidden else 1}"
    slots = {
        f"{seat}.{place}": each.exposed
        for seat, row in enumerate(view.recruits)
        for place, each in enumerate(row, 1)
    }
    lit = {text.split()[0] for text in legal}
    if view.phase in ("artifact", "action"):
        for slot, is_open in slots.items():
            yield f"{'hide' if is_open else 'interrogate'} {slot}", (at(slot),)
    if view.phase == "artifact":
        yield "redraw", (verb("redraw"),)
        for card in view.hand:
            if f"give {card} @1" in legal:
                yield f"give {card} @{ME}", (held(card), at(f"{ME}.0"))
    if view.phase == "action":
        yield from (
            (text, (verb(text.split()[0]),))
            for text in (f"arm {cost} @1", "shoot", f"hide {ME}.1", "pass")
            if text.split()[0] not in lit
        )
        for word, slot in product(("interrogate", "hide"), slots):
            if word in lit:
                yield f"{word} {slot}", (verb(word), at(slot))
        if "arm" in lit:
            for place in exposed:
                yield f"arm x{place} @1", (verb("arm"), at(f"{ME}.{place}"))
            yield f"arm {cost} @{ME}", (verb("arm"), at(f"{ME}.{hidden[0]}"), at(f"{ME}.0"))
        for card in view.hand:
            if not any(text.startswith(f"use {card} ") for text in legal):
                yield f"use {card} {cost}", (held(card),)
    if view.phase == "window":
        for card, place in product(view.hand, hidden):
            if not any(text.startswith(f"react {card} x{place}") for text in legal):
                yield f"react {card} x{place}", (held(card), at(f"{ME}.{place}"))
    if view.phase == "aim":
        yield f"aim {ME}", (at(f"{ME}.0"),)
    if view.phase == "pick":
        for slot in slots:
            yield f"pick {slot}", (at(slot),)


def at(place: str) -> str:
    return f"[data-at='{place}']"


def verb(word: str) -> str:
    return f"[data-verb={word}]"


def held(card: str) -> str:
    return f".own .artifact[data-card={card}]"


def pyramids(view: Any, legal: list[str]) -> Iterator[Try]:
    """Spaces that cannot be reached, and start areas that are taken."""
    board = view.boards[ME]
    hexes = [each.hex for each in view.ground]
    if view.phase == "start":
        for area in filter(lambda name: name.startswith("S"), hexes):
            yield f"start {area}", (f"[data-hex='{area}']",)
    if view.phase == "deploy" and not board.written:  # what is written already, no record has yet
        unit = board.units[0][0]
        for area in hexes:
            yield f"deploy {unit} {area}", (f"[data-hex='{area}']",)


@dataclass(frozen=True)
class Table:
    """How a game is played at random, and the rules that its board comes upon."""

    tries: Callable[[Any, list[str]], Iterator[Try]]
    players: int
    options: dict[str, Any]
    rules: str
    records: tuple[Record, ...] = ()  # looked at before anything is left to luck


BOARDS: Final = {
    "misty": Table(misty, 2, {"rounds_to_win": 1}, "MIS-9 MIS-20 MIS-22 MIS-31 MIS-35 MIS-37 MIS-40"),
    "totem": Table(
        totem, 4, {"quiet_per_player": 8},
        "TOT-13 TOT-15 TOT-16 TOT-17 TOT-22 TOT-30 TOT-31 TOT-40 TOT-42 TOT-43 TOT-44 TOT-45 TOT-46 TOT-54",
        tuple(GOLDEN.values()),
    ),
    "euphoria": Table(
        euphoria, 4, {"max_rounds": 12, "must_act": True},
        "EUP-20 EUP-25 EUP-31 EUP-34 EUP-37 EUP-38 EUP-39 EUP-42 EUP-44 EUP-47 EUP-49 EUP-50 EUP-53 EUP-66 EUP-67 EUP-89 "
        "EUP-101 EUP-102 EUP-103 EUP-106 EUP-107 EUP-108 EUP-109 EUP-110 EUP-112 EUP-113 EUP-121 EUP-122 EUP-123 "
        "EUP-124 EUP-125 EUP-127 EUP-128 EUP-R8 EUP-R9",
    ),
    "pyramids": Table(pyramids, 3, {}, "PYR-6 PYR-12 PYR-51"),
}  # fmt: skip


@dataclass(frozen=True)
class Refused:
    """A position as a record, what is pressed there, and the decision that it stands for."""

    rule: str
    text: str
    pressed: tuple[str, ...]
    players: int
    record: str
    lines: int


def refused(match: Match, text: str) -> str:
    """The rule that forbids a decision here."""
    try:
        play(match.game, match.state.copy(), ME, text)
    except Refusal as refusal:
        return str(refusal)
    raise AssertionError(f"{text} is legal")


def refusals(slug: str) -> list[Refused]:
    """For each rule of a board the first position in which it is come upon, and no other rule."""
    table = BOARDS[slug]
    wanted, found = table.rules.split(), dict[str, Refused]()
    for match in positions(table, slug):
        legal = match.legal(ME)
        for text, pressed in table.tries(match.view(ME), legal):
            if text in legal or (rule := refused(match, text)) in found:
                continue
            record = record_of(match)
            assert rule in wanted, f"{rule} is new: {pressed} for {text}"
            found[rule] = Refused(
                rule, text, pressed, match.players, record.write(), len(record.lines)
            )
        if len(found) == len(wanted):
            return list(found.values())
    raise AssertionError(f"nothing comes upon {set(wanted) - set(found)}")


def positions(table: Table, slug: str) -> Iterator[Match]:
    """Wherever the first seat has to decide: in the records, then in games at random that are always the same."""
    for record in table.records:
        match = start(record, ALL)
        for line in record.lines:
            if ME in match.deciders():
                yield match
            play_line(match, line)
    for seed in range(100):
        match, rng = Match(ALL[slug], table.players, table.options), Random(seed)
        dice = Fair.from_seed(str(seed), table.players)
        while deciders := match.deciders():
            if deciders == [CHANCE]:
                match.draw(dice)
                continue
            if ME in deciders:
                yield match
            seat = deciders[0]
            match.play(seat, rng.choice(match.legal(seat)))
