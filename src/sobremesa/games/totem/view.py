"""Who sees what: everything is open to everybody (section 9), so all seats have the same view."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sobremesa.core import Happening, Note, Seat, Wording, speaker
from sobremesa.core.belief import shown
from sobremesa.games.totem.actions import OFF_DIE, detail, kind_of
from sobremesa.games.totem.components import DIRECTION, PIECES, STEPS, cell_name
from sobremesa.games.totem.notation import rivals, write
from sobremesa.games.totem.position import PHASES, Phase
from sobremesa.games.totem.rules import Totem
from sobremesa.games.totem.terms import MARK, TRAILS

AS_IT_IS: Final = "turn starter settled points quiet loud added rolls movements ended"


@dataclass(frozen=True, slots=True)
class TotemPlayer:
    """What one player has."""

    totem: str | None
    pieces: tuple[str, ...]  # on the board
    reserve: int
    lost: int
    left: int  # when it left the game, counted in finished movements; 0 while it plays


@dataclass(frozen=True, slots=True)
class TotemView:
    """Everything on the table."""

    players: tuple[TotemPlayer, ...]
    options: tuple[tuple[str, str | int], ...]
    phase: Phase
    turn: int
    starter: int  # -1 during the roll-off
    rivals: tuple[int, ...]  # who rolls off; in the end the starter alone
    thrown: tuple[str, ...]  # all dice of the roll-off: 0:5 1:5 2:3, then those of the tie
    settled: int  # how many of them belong to earlier ties
    dice: tuple[int, int]  # of the latest roll; 0, 0 before the first
    points: int
    mover: str | None  # the unit in motion, and its trail
    trail: tuple[str, ...]
    # The trail of every unit that has moved: where it set out from, then cell by cell, last where it
    # stands. They count for the turn, or for the roll if the option says so.
    trails: tuple[tuple[str, ...], ...]
    done: tuple[str, ...]
    falling: tuple[tuple[str, ...], ...]  # a tie of pieces to choose from, then what falls after it
    quiet: int
    quiet_limit: int
    loud: bool
    added: bool
    rolls: int
    movements: int
    ended: str


def view(state: Totem, seat: Seat) -> TotemView:
    terms = state.terms
    mover = cell_name(state.mover) if state.mover else None
    trails = trails_of(state)
    return TotemView(
        players=tuple(player(state, s) for s in state.seats()),
        options=(
            ("victims", "one_per_colour" if terms.one_per_colour else "one"),
            ("distance", "chain" if terms.chain else "board"),
            ("quiet_per_player", int(terms.quiet_per_player)),
            ("spend", terms.duty.name),
            ("trail", TRAILS[terms.trail]),
        ),
        phase=PHASES[state.phase],
        rivals=tuple(rivals(state)),
        thrown=tuple(die_text(die) for die in state.thrown),
        dice=(int(state.low), int(state.high)),
        mover=mover,
        trail=next((trail for trail in trails if trail[-1] == mover), ()),
        trails=trails,
        done=tuple(cell_name(cell) for cell in state.done),
        falling=tuple(cells_around(state.mover, verdict) for verdict in state.verdicts),
        quiet_limit=int(terms.quiet_per_player) * list(state.left).count(0),
        **shown(state, AS_IT_IS),
    )


def trails_of(state: Totem) -> tuple[tuple[str, ...], ...]:
    """Cell by cell, in the order in which the units first moved."""
    found: dict[int, list[str]] = {}
    for mark in state.trails:
        found.setdefault(mark // MARK, []).append(cell_name(mark % MARK))
    return tuple(tuple(trail) for trail in found.values())


def player(state: Totem, seat: Seat) -> TotemPlayer:
    totem = int(state.field.totem(seat))
    units = [int(state.field.unit(seat, i)) for i in range(int(state.field.count(seat)))]
    pieces = tuple(cell_name(cell) for cell in units if cell != totem)
    reserve = int(state.reserve[seat])
    waiting = not totem and not state.left[seat]  # it has not picked its start cell yet
    return TotemPlayer(
        totem=cell_name(totem) if totem else None,
        pieces=pieces,
        reserve=reserve,
        lost=0 if waiting else int(PIECES) - len(pieces) - reserve,
        left=int(state.left[seat]),
    )


def cells_around(mover: int, directions: int) -> tuple[str, ...]:
    return tuple(
        cell_name(mover + step)
        for step, bit in zip(STEPS, DIRECTION, strict=True)
        if directions & bit
    )


def hear(happening: Happening[Totem], seat: Seat) -> list[str]:
    """Everybody hears everything; the dice of a roll-off are heard when the last has fallen."""
    before, who, action, _, _ = happening
    if kind_of(action) != OFF_DIE:
        return [speaker(who) + write(action)]
    thrown = [*before.thrown[before.settled :], detail(action)]
    if len(thrown) < len(rivals(before)):
        return []
    return ["! off " + " ".join(map(die_text, thrown))]


def lines(block: Sequence[Happening[Totem]], now: Totem, seat: Seat) -> list[str]:
    """Nothing is hidden: a record has what was heard."""
    return [line for happening in block for line in hear(happening, seat)]


def die_text(die: int) -> str:
    """A seat and its die in the roll-off."""
    return f"{die // 8}:{die % 8}"


SAID: Final = Wording(
    {
        "starter": "seat", "placed": "seat cell", "finished": "seat cell", "removed": "seat cell",
        "disconnected": "seat cells", "fallen": "seat", "lapsed": "points",
    },
    {"cell": cell_name, "cells": cell_name},
)  # fmt: skip


def tell(happening: Happening[Totem], seat: Seat) -> list[Note]:
    """What followed from an event, in order, each with its rule."""
    before, _, _, after, trace = happening
    notes: list[Note] = []
    for note in SAID.notes(trace):
        if note.key == "disconnected" and notes and notes[-1].key == note.key:
            notes[-1].args["cells"] = f"{notes[-1].args['cells']} {note.args['cells']}"
        else:
            notes.append(note)
    result = after.result()
    if result:
        notes.append(ending(after, result.rule))
    elif after.turn != before.turn and PHASES[after.phase] == "roll":
        rule = "TOT-18" if PHASES[before.phase] == "start" else "TOT-21"
        notes.append(Note("turn", rule, {"seat": int(after.turn)}))
    return notes


def ending(after: Totem, rule: str) -> Note:
    if rule == "TOT-60":
        return Note("won", rule, {"seat": int(after.turn)})
    if rule == "TOT-61":
        return Note("exhaustion", rule, {})
    return Note("quiet", rule, {"rolls": int(after.quiet)})
