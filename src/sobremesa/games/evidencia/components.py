"""What the box holds: 18 cards with front and back, factions, slots, points. Compiled.

A card is its number in the canonical order (EVI-2), a set of cards a number with a bit for each, a
faction its number in the order G A I R, and the symbols of a front a set of factions.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import DataEntry, load

ENTRY: Final = DataEntry(load("sobremesa.games.evidencia", "evidencia.toml"), "evidencia.toml")
RULES_VERSION: Final[str] = ENTRY.get("rules_version", str)

CARDS: Final[i64] = 18
PILE: Final[i64] = 6  # cards of a pile, of a row and of the pyramid
HAND: Final[i64] = 2
ROUNDS: Final[i64] = 6


def check_numbers(numbers: DataEntry) -> None:
    """The rules are written for these numbers; other data would be another game."""
    expected = {
        "cards": 18, "pile_size": 6, "hand_size": 2, "rounds": 6, "challenge_rounds": 5,
        "row_size": 6, "value_min": 1, "value_max": 9,
    }  # fmt: skip
    for key, number in expected.items():
        if numbers.count(key) != number:
            raise numbers.wrong(key, f"the rules need {number}")


check_numbers(ENTRY.table("constants"))

# Factions (EVI-4), in the order in which backs are listed (EVI-17).
FACTIONS: Final[tuple[str, ...]] = tuple(
    entry.get("id", str) for entry in ENTRY.entries("factions")
)
GNOMES: Final[i64] = FACTIONS.index(ENTRY.table("pyramid").get("revealed_symbol", str))
NONE: Final[i64] = -1  # no faction, card, seat or slot


def symbol_set(names: list[str], key: str) -> int:
    """Factions as a set of bits; ValueError names one that does not exist or stands twice."""
    found = 0
    for name in names:
        if name not in FACTIONS or found & 2 ** FACTIONS.index(name):
            raise ENTRY.wrong(key, f"{name} is no faction, or is there twice")
        found |= 2 ** FACTIONS.index(name)
    return found


def check_card(card: dict[str, Any]) -> dict[str, Any]:
    """EVI-4, EVI-5: value, challenge, one back, up to two symbols, none on a special card."""
    key = f"cards.{card.get('id')}"
    if card.get("back") not in FACTIONS:
        raise ENTRY.wrong(f"{key}.back", f"a back shows one of {', '.join(FACTIONS)}")
    if not (isinstance(card.get("value"), int) and 1 <= card["value"] <= 9):
        raise ENTRY.wrong(f"{key}.value", "values go from 1 to 9")
    symbols = card.get("symbols")
    if not isinstance(symbols, list) or len(symbols) > 2 or bool(symbols) == ("special" in card):
        raise ENTRY.wrong(f"{key}.symbols", "one or two; none on a special card")
    symbol_set(symbols, f"{key}.symbols")
    if card.get("challenge", {}).get("kind") not in KINDS:
        raise ENTRY.wrong(f"{key}.challenge", f"its kind is one of {', '.join(KINDS)}")
    return card


KINDS: Final[tuple[str, ...]] = tuple(
    entry.get("id", str) for entry in ENTRY.entries("challenge_kinds")
)
CARD_DATA: Final[list[dict[str, Any]]] = [check_card(card) for card in ENTRY.get("cards", list)]
NAMES: Final[tuple[str, ...]] = tuple(card["id"] for card in CARD_DATA)
if len(set(NAMES)) != CARDS:
    raise ENTRY.wrong("cards", "there are 18 cards, all different")

NUMBER: Final = {name: card for card, name in enumerate(NAMES)}
BACK: Final = vec[i64]([FACTIONS.index(card["back"]) for card in CARD_DATA])
VALUE: Final = vec[i64]([card["value"] for card in CARD_DATA])
SYMBOLS: Final = vec[i64]([symbol_set(card["symbols"], "cards") for card in CARD_DATA])

POWERS: Final = {card["special"]: NUMBER[card["id"]] for card in CARD_DATA if "special" in card}
if sorted(POWERS) != ["abduction", "eye", "gnome"]:
    raise ENTRY.wrong("cards", "the powers abduction, gnome and eye are on one card each")
ABDUCTION: Final[i64] = POWERS["abduction"]
GNOME: Final[i64] = POWERS["gnome"]  # Revelación gnomo
EYE: Final[i64] = POWERS["eye"]


def condition(challenge: dict[str, Any], card: dict[str, Any]) -> int:
    """EVI-31: how well a played card meets the challenge; the higher number wins."""
    rule, value = challenge["challenge"], card["value"]
    kind, symbols = rule["kind"], card["symbols"]
    numbers = {
        "high": value,
        "low": -value,
        "near": -abs(value - rule.get("number", 0)),
        "under": value if value <= challenge["value"] else 0,
        "even": value if value % 2 == 0 else 0,
        "odd": 10 - value if value % 2 == 1 else 0,
        "symbol": int(rule.get("symbol") in symbols),
        "match": int(any(symbol in challenge["symbols"] for symbol in symbols)),
        "more": len(symbols),
        "fewer": -len(symbols),
        "honest": int(card["back"] in symbols),
        "mask": int(card["back"] not in symbols),
        "same_back": int(card["back"] == challenge["back"]),
    }
    return int(numbers[kind])


# CONDITION[18 * challenge + card]
CONDITION: Final = vec[i64](
    [condition(challenge, card) for challenge in CARD_DATA for card in CARD_DATA]
)

# EVI-35: the smaller difference from the challenge card's value is better; indexed alike.
CLOSENESS: Final = vec[i64](
    [-abs(challenge["value"] - card["value"]) for challenge in CARD_DATA for card in CARD_DATA]
)

# The pyramid (EVI-24): slots in the order in which they are filled.
SLOTS: Final[tuple[str, ...]] = tuple(ENTRY.table("pyramid").get("slots", list))
if SLOTS != ("B1", "B2", "B3", "M1", "M2", "T"):
    raise ENTRY.wrong("pyramid.slots", "they are filled in the order B1 B2 B3 M1 M2 T")
BASE: Final[i64] = 3  # slots 0 to 2
M1: Final[i64] = 3
M2: Final[i64] = 4
TOP: Final[i64] = 5

# Points (EVI-66 to EVI-76): measure, least measure that scores, points, and what one more takes.
POINTS: Final = ENTRY.table("points")
THRESHOLDS: Final = ENTRY.table("thresholds")
FINAL_POINTS: Final[i64] = POINTS.count("final_challenge")
RUN_MIN: Final[i64] = THRESHOLDS.count("run_min")
RUN_POINTS: Final[i64] = POINTS.count("run")
RUN_MORE: Final[i64] = POINTS.count("run_longest")
SERIES_MIN: Final[i64] = THRESHOLDS.count("series_min")
SERIES_POINTS: Final[i64] = POINTS.count("series")
SERIES_MORE: Final[i64] = POINTS.count("series_longest")
TRIPLE_MIN: Final[i64] = THRESHOLDS.count("triple_min")
TRIPLE_POINTS: Final[i64] = POINTS.count("triple")
TRIPLE_MORE: Final[i64] = POINTS.count("triple_more")
PAIRS_POINTS: Final[i64] = POINTS.count("pairs")
PAIRS_MORE: Final[i64] = POINTS.count("pairs_margin")
TOP_POINTS: Final[i64] = POINTS.count("top")
TOP_MORE: Final[i64] = POINTS.count("top_margin")
MARGIN: Final[i64] = THRESHOLDS.count("margin")

OPTION_VALUES: Final = {
    name: tuple(entry["values"]) for name, entry in ENTRY.table("options").data.items()
}
