"""Walks of Totem and what came of them, and what is refused to whom walks."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from random import Random
from typing import Any, Final

from sobremesa.core import CHANCE, Note, happen, legal_texts
from sobremesa.core.laws import random_action
from sobremesa.games.totem import GAME
from sobremesa.games.totem.components import NAMES, ON_BOARD, STEPS, cell_name
from sobremesa.games.totem.position import DICE, THROW, TIE, TWELVE, WALK
from sobremesa.games.totem.position_text import read_position
from sobremesa.games.totem.rules import Totem
from tests.games.totem.crowds import crowd

SEEDS: Final = range(200, 248)
TRIES: Final = 5
OPTIONS: Final = [
    {"victims": victims, "distance": distance, "trail": trail, "spend": "as_you_go"}
    for trail in ("turn", "roll", "last")
    for victims in ("one", "one_per_colour")
    for distance in ("board", "chain")
]

Loss = dict[str, Any]


def steps(state: Totem) -> list[str]:
    return [text for text in legal_texts(GAME, state, state.turn) if "-" in text]


def walking(rng: Random, options: dict[str, str]) -> Totem:
    """A crowded position in which somebody has points to walk off, some after other units have moved."""
    while True:
        state = read_position(crowd(rng, rng.choice((2, 3, 4))), GAME.settle(options))
        moves = rng.randrange(5)
        if rng.random() < 0.4:  # after a twelve that was walked off: the units have trails already
            play_twelve(state, rng)
        while state.deciders() and state.phase in (THROW, DICE, WALK):
            if state.phase == WALK and moves <= 0:
                return state
            moves -= state.phase == WALK
            who = int(state.deciders()[0])
            state.apply(who, random_action(state, who, rng))


def play_twelve(state: Totem, rng: Random) -> None:
    """A roll of two sixes, played somehow, and the dice are thrown again."""
    who = int(state.turn)
    state.apply(CHANCE, GAME.read("roll 6 6"))
    while state.deciders() and state.phase != TWELVE:
        state.apply(who, random_action(state, who, rng))
    if state.deciders():
        state.apply(who, GAME.read("again"))


def losses(before: Totem, notes: Sequence[Note]) -> list[Loss]:
    """The units that fell, one after the other, each with what was cut off with it."""
    found: list[Loss] = []
    for note in notes:
        if note.key == "removed":
            found.append({"cell": note.args["cell"], "totem": False, "cut": []})
        elif note.key == "disconnected":
            found[-1]["cut"] = sorted(str(note.args["cells"]).split())
        elif note.key == "fallen":
            player = GAME.view(before, 0).players[int(note.args["seat"])]
            found.append({"cell": player.totem, "totem": True, "cut": sorted(player.pieces)})
    return found


def play(state: Totem, text: str) -> list[Note]:
    who = int(state.turn)
    notes = GAME.tell(happen(state, who, GAME.read(text)), who)
    state.apply(who, GAME.read(text))
    return notes


def strikes(before: Totem, state: Totem, notes: Sequence[Note]) -> list[list[Loss]]:
    """What fell at once, and after each tie what each choice would bring; ties end here or lead to others."""
    found = [[loss] for loss in losses(before, notes)]
    if state.phase != TIE:
        return found
    choices, rest = [], []
    for text in legal_texts(GAME, state, state.turn):
        after = state.copy()
        first, *others = strikes(state, after, play(after, text))
        choices += first
        rest = others
    return [*found, choices, *rest]


def refusals(state: Totem, unit: str) -> dict[str, str]:
    """The cells around a unit that it may not go to now, each with the rule that forbids it."""
    who, found = int(state.turn), {}
    for cell in (NAMES[unit] + int(step) for step in STEPS):
        text = f"{unit}-{cell_name(cell)}"
        if cell in ON_BOARD and text not in steps(state):
            found[cell_name(cell)] = state.forbids(who, GAME.read(text))
    return found


def walk(state: Totem, rng: Random) -> dict[str, Any]:
    """Some steps of one unit, and what finishing there brings, if it can finish there."""
    state, path = state.copy(), []
    length = rng.randint(1, int(state.points))
    finished, notes, before = False, [], state
    for _ in range(length):
        before = state.copy()
        text = rng.choice(steps(state))
        path.append(text)
        notes = play(state, text)
        finished = any(note.key == "finished" for note in notes)
        if finished:
            break
    barred = {} if finished else refusals(state, path[-1].split("-")[1])
    may_stop = not finished and "stop" in legal_texts(GAME, state, state.turn)
    onward = [] if finished else sorted(text.split("-")[1] for text in steps(state))
    if may_stop:
        before = state.copy()
        notes = play(state, "stop")
    falls = strikes(before, state, notes) if finished or may_stop else None
    lapse = sum(int(note.args["points"]) for note in notes if note.key == "lapsed")
    return {
        "path": path, "finished": finished, "mayStop": may_stop, "onward": onward, "barred": barred, "strikes": falls,
        "lapse": lapse,
    }  # fmt: skip


def cases() -> Iterator[dict[str, Any]]:
    for seed in SEEDS:
        rng = Random(seed)
        state = walking(rng, OPTIONS[seed % len(OPTIONS)])
        yield {
            "view": asdict(GAME.view(state, 0)),
            "legal": legal_texts(GAME, state, state.turn),
            "walks": [walk(state, rng) for _ in range(TRIES)],
        }
