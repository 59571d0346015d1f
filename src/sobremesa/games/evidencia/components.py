"""What the box holds: 18 cards with front and back, factions, slots, points. Compiled.

A card is its number in the canonical order (EVI-2), a set of cards a number with a bit for each, a
faction its number in the order G A I R, and the symbols of a front a set of factions.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import DataError, load, table

FILE: Final = "evidencia.toml"
DATA: Final = load("sobremesa.games.evidencia", FILE)
RULES_VERSION: Final[str] = DATA["rules_version"]

CARDS: Final[i64] = 18
PILE: Final[i64] = 6  # cards of a pile, of a row and of the pyramid
HAND: Final[i64] = 2
ROUNDS: Final[i64] = 6


def check_numbers(numbers: dict[str, Any]) -> None:
    """The rules are written for these numbers; other data would be another game."""
    expected = {
        "cards": 18, "pile_size": 6, "hand_size": 2, "rounds": 6, "challenge_rounds": 5,
        "row_size": 6, "value_min": 1, "value_max": 9,
    }  # fmt: skip
    for key, number in expected.items():
        if numbers.get(key) != number:
            raise DataError(FILE, f"constants.{key}", f"the rules need {number}")


check_numbers(table(DATA, FILE, "constants"))

# Factions (EVI-4), in the order in which backs are listed (EVI-17).
FACTIONS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in DATA["factions"])
GNOMES: Final[i64] = FACTIONS.index(table(DATA, FILE, "pyramid")["revealed_symbol"])
NONE: Final[i64] = -1  # no faction, card, seat or slot


def symbol_set(names: list[str], key: str) -> int:
    """Factions as a set of bits; ValueError names one that does not exist or stands twice."""
    found = 0
    for name in names:
        if name not in FACTIONS or found & 2 ** FACTIONS.index(name):
            raise DataError(FILE, key, f"{name} is no faction, or is there twice")
        found |= 2 ** FACTIONS.index(name)
    return found


def check_card(card: dict[str, Any]) -> dict[str, Any]:
    """EVI-4, EVI-5: value, challenge, one back, up to two symbols, none on a special card."""
    key = f"cards.{card.get('id')}"
    if card.get("back") not in FACTIONS:
        raise DataError(FILE, f"{key}.back", f"a back shows one of {', '.join(FACTIONS)}")
    if not (isinstance(card.get("value"), int) and 1 <= card["value"] <= 9):
        raise DataError(FILE, f"{key}.value", "values go from 1 to 9")
    symbols = card.get("symbols")
    if not isinstance(symbols, list) or len(symbols) > 2 or bool(symbols) == ("special" in card):
        raise DataError(FILE, f"{key}.symbols", "one or two; none on a special card")
    symbol_set(symbols, f"{key}.symbols")
    if card.get("challenge", {}).get("kind") not in KINDS:
        raise DataError(FILE, f"{key}.challenge", f"its kind is one of {', '.join(KINDS)}")
    return card


KINDS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in DATA["challenge_kinds"])
CARD_DATA: Final[list[dict[str, Any]]] = [check_card(card) for card in DATA["cards"]]
NAMES: Final[tuple[str, ...]] = tuple(card["id"] for card in CARD_DATA)
if len(set(NAMES)) != CARDS:
    raise DataError(FILE, "cards", "there are 18 cards, all different")

NUMBER: Final = {name: card for card, name in enumerate(NAMES)}
BACK: Final = vec[i64]([FACTIONS.index(card["back"]) for card in CARD_DATA])
VALUE: Final = vec[i64]([card["value"] for card in CARD_DATA])
SYMBOLS: Final = vec[i64]([symbol_set(card["symbols"], "cards") for card in CARD_DATA])

POWERS: Final = {card["special"]: NUMBER[card["id"]] for card in CARD_DATA if "special" in card}
if sorted(POWERS) != ["abduction", "eye", "gnome"]:
    raise DataError(FILE, "cards", "the powers abduction, gnome and eye are on one card each")
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
SLOTS: Final[tuple[str, ...]] = tuple(table(DATA, FILE, "pyramid")["slots"])
if SLOTS != ("B1", "B2", "B3", "M1", "M2", "T"):
    raise DataError(FILE, "pyramid.slots", "they are filled in the order B1 B2 B3 M1 M2 T")
BASE: Final[i64] = 3  # slots 0 to 2
M1: Final[i64] = 3
M2: Final[i64] = 4
TOP: Final[i64] = 5

# Points (EVI-66 to EVI-76): measure, least measure that scores, points, and what one more takes.
POINTS: Final[dict[str, Any]] = table(DATA, FILE, "points")
THRESHOLDS: Final[dict[str, Any]] = table(DATA, FILE, "thresholds")
FINAL_POINTS: Final[i64] = int(POINTS["final_challenge"])
RUN_MIN: Final[i64] = int(THRESHOLDS["run_min"])
RUN_POINTS: Final[i64] = int(POINTS["run"])
RUN_MORE: Final[i64] = int(POINTS["run_longest"])
SERIES_MIN: Final[i64] = int(THRESHOLDS["series_min"])
SERIES_POINTS: Final[i64] = int(POINTS["series"])
SERIES_MORE: Final[i64] = int(POINTS["series_longest"])
TRIPLE_MIN: Final[i64] = int(THRESHOLDS["triple_min"])
TRIPLE_POINTS: Final[i64] = int(POINTS["triple"])
TRIPLE_MORE: Final[i64] = int(POINTS["triple_more"])
PAIRS_POINTS: Final[i64] = int(POINTS["pairs"])
PAIRS_MORE: Final[i64] = int(POINTS["pairs_margin"])
TOP_POINTS: Final[i64] = int(POINTS["top"])
TOP_MORE: Final[i64] = int(POINTS["top_margin"])
MARGIN: Final[i64] = int(THRESHOLDS["margin"])

OPTION_VALUES: Final = {
    name: tuple(entry["values"]) for name, entry in table(DATA, FILE, "options").items()
}
