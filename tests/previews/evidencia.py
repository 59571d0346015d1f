"""The box of Evidencia (section 3 of its rules), and rows with their measures and points."""

from random import Random
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.evidencia.components import BACK, CARD_DATA, FACTIONS, GNOMES, NAMES
from sobremesa.games.evidencia.scoring import MEASURES, Scene, result_of

HOW_MANY: Final = 120


def cards() -> dict[str, Any]:
    return {
        card["id"]: {
            "value": card["value"], "symbols": card["symbols"], "back": card["back"],
            "challenge": card["challenge"], "power": card.get("special", ""),
        }
        for card in CARD_DATA
    }  # fmt: skip


def cases() -> list[dict[str, Any]]:
    rng = Random("evidencia")
    return [case(rng) for _ in range(HOW_MANY)]


def case(rng: Random) -> dict[str, Any]:
    """Two rows of a random second phase with what they score."""
    order = list(range(len(NAMES)))
    rng.shuffle(order)
    pyramid = order[:6]
    shows = [int(BACK[card]) for card in pyramid]
    if rng.random() < 0.3:
        shows[rng.randrange(6)] = int(GNOMES)  # as if Revelación gnomo lay there face up
    eye_counts, touching = rng.random() < 0.7, rng.random() < 0.3
    final_winner = rng.choice((-1, 0, 1))
    scene = Scene(vec[i64](shows), eye_counts, touching)
    rows = [good_order(hand, scene, rng) for hand in (order[6:12], order[12:])]
    result = result_of(scene, [vec[i64](row) for row in rows], vec[i64](pyramid), final_winner)
    return {
        "shows": "".join(FACTIONS[faction] for faction in shows),
        "eye": eye_counts,
        "repeats": "touching" if touching else "block",
        "rows": [[NAMES[card] for card in row] for row in rows],
        "measures": result.details["measures"],
        "details": result.details["details"],
    }


def good_order(hand: list[int], scene: Scene, rng: Random) -> list[int]:
    """The best of some random orders in one measure: by luck alone, rows hardly ever score."""
    orders = [rng.sample(hand, 6) for _ in range(rng.choice((1, 20, 60)))]
    measure = rng.randrange(len(MEASURES))
    return max(orders, key=lambda order: int(scene.measure(vec[i64](order))[measure]))
