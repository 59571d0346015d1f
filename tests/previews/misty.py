"""Windows of Misty: activated at random by the rules, scored and solved by them."""

from random import Random
from typing import Any

from sobremesa.games.misty.components import NAMES
from sobremesa.games.misty.notation import rows, write_window
from sobremesa.games.misty.solver import solve
from tests.games.misty.support import complete

FRAMES = ((3, 4), (4, 3), (3, 3))


def cases() -> list[dict[str, Any]]:
    """Thirty random windows, and one with as many arrows as the solver ever meets (MIS-E24)."""
    rng = Random("the window of the page")
    windows = [case(*frame, rng) for frame in FRAMES for _ in range(10)]
    worst = "U01 U02 U03 U04 / L01 U05 D01 R01 / D02 D03 D04 D05"
    return [*windows, activated(worst, rng)]


def case(columns: int, height: int, rng: Random) -> dict[str, Any]:
    cards = rng.sample(NAMES, columns * height)
    lines = [" ".join(cards[row * columns :][:columns]) for row in range(height)]
    return activated(" / ".join(lines), rng)


def activated(laid: str, rng: Random) -> dict[str, Any]:
    window = complete(laid)
    solved = {disjoint: solve(window, disjoint, False).best for disjoint in (False, True)}
    steps: list[str] = []
    options: list[list[str]] = []
    while True:
        texts = [f"move {name}" for card, name in enumerate(NAMES) if window.ready >> card & 1] or [
            f"feed {monster} {flower}"
            for eats, monster in enumerate(NAMES)
            for eaten, flower in enumerate(NAMES)
            if window.hungry >> eats & 1 and window.food >> eaten & 1
        ]
        options.append(texts)
        if not texts:
            break
        steps.append(rng.choice(texts))
        verb, *cards = steps[-1].split()
        numbers = [NAMES.index(card) for card in cards]
        if verb == "move":
            window.move(numbers[0])
        else:
            window.feed(numbers[0], numbers[1])
    return {
        "laid": laid,
        "steps": steps,
        "options": options,
        "ends": write_window(rows(window)),
        "points": {"adjacent": int(window.score(False)), "disjoint": int(window.score(True))},
        "best": {"adjacent": solved[False], "disjoint": solved[True]},
    }
