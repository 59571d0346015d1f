"""What a number or a cross makes of a unit, and where units may be sent, in random games of Rolling Pyramids."""

import re
from random import Random
from typing import Any, Final

from sobremesa.core import CHANCE, legal_texts
from sobremesa.games.pyramids import GAME
from sobremesa.games.pyramids.rules import Pyramids
from sobremesa.games.pyramids.view import PyramidsView
from sobremesa.homes import game_data
from tests.games.pyramids.games import random_match

Case = dict[str, Any]

EACH: Final = 2  # so many cases of what is alike
TABLES: Final = [
    (players, {"map": name, "twin_slots": slots})
    for players in (1, 2, 3, 4)
    for name, slots in (("inner", "3"), ("outer", "2"), ("4x", "3"))
]


def cases() -> dict[str, Any]:
    """Worths that differ by unit, upgrades and outcome, and targets by unit, faction and company."""
    worths: dict[object, list[Case]] = {}
    reaches: dict[object, list[Case]] = {}
    for players, options in TABLES:
        rng = Random(f"previews {players} {options}")
        for match, (who, _) in random_match("previews", players, options):
            view = GAME.view(match.state, who)
            texts = [] if who == CHANCE else legal_texts(GAME, match.state, who)
            changes = [text for text in texts if re.match("cross|write [ABC]", text)]
            if view.phase == "deploy" and texts:
                case = reach(view, who, texts)
                reaches.setdefault((case["unit"][0], case["faction"], players == 1), []).append(
                    case
                )
            if changes:
                case = worth(match.state, view, who, rng.choice(changes))
                unit, upgrades = case["unit"], case["board"]["upgrades"]
                bought = tuple(name for name in upgrades if name.startswith(unit))
                counted = case["units"] if unit.startswith("F") else case["units"] is None
                worths.setdefault((unit, bought, counted), []).append(case)
    return {"data": box(), "worth": some(worths), "reach": some(reaches)}


def some(found: dict[object, list[Case]]) -> list[Case]:
    return [case for alike in found.values() for case in alike[:EACH]]


def worth(state: Pyramids, view: PyramidsView, who: int, text: str) -> Case:
    """A board, a decision, and what its unit is worth then; nothing while the number that counts is missing."""
    after, board, slot = state.copy(), view.boards[who], text.split()[1]
    unit = slot.split(".")[0] if text.startswith("cross ") else slot[0]
    after.apply(who, GAME.read(text))
    return {
        "board": {name: getattr(board, name) for name in ("numbers", "crossed", "upgrades")},
        "decision": text,
        "unit": unit,
        "units": dict(GAME.view(after, who).boards[who].worth).get(unit),
    }


def reach(view: PyramidsView, who: int, texts: list[str]) -> Case:
    """The unit that is sent next, and all its targets."""
    board = view.boards[who]
    return {
        "players": view.players,
        "map": dict(view.options)["map"],
        "seat": who,
        "start": board.start,
        "faction": board.faction,
        "held": [space.hex for space in view.ground if space.owner == str(who)],
        "unit": texts[0].split()[1],
        "targets": sorted(text.split()[2] for text in texts),
    }


def box() -> dict[str, Any]:
    """What the page knows of the box, as far as it matters here."""
    data = game_data("pyramids", GAME.rules)
    hexes = ("id", "kind", "adjacent")
    return {
        "maps": [
            {"id": found["id"]}
            | {
                part: [{key: each[key] for key in hexes if key in each} for each in found[part]]
                for part in ("starts", "spaces")
            }
            for found in data["maps"]
        ],
        "factions": data["factions"],
        "board": {name: data["board"][name] for name in ("units", "footmen")},
    }
