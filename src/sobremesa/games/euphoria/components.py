"""What the box holds: recruits, artifacts, lasers, and how many of each a table uses. Compiled.

A slot is one place of a row, 3 * seat + place from 0; sets of slots, of seats and of artifacts are
numbers with a bit for each. Artifacts stand in the order of the data file, which is canonical.
"""

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import members
from sobremesa.core.data import DataEntry, load

DATA: Final = load("sobremesa.games.euphoria", "euphoria.toml")
ENTRY: Final = DataEntry(DATA, "euphoria.toml")
RULES_VERSION: Final[str] = ENTRY.table("meta").get("rules_version", str)
FEWEST: Final[int] = ENTRY.table("meta").count("players_min")
MOST: Final[int] = ENTRY.table("meta").count("players_max")

# Editions of the rules: what differs is the end, EUP-97.
FIRST_EDITION: Final[i64] = 10  # rules 1.0
SECOND_EDITION: Final[i64] = 11  # rules 1.1

# Recruits (EUP-R32: followers of one faction are alike).
LE: Final[i64] = 0  # the Euphorian Leader
LS: Final[i64] = 1  # the Subterra Leader
E: Final[i64] = 2
S: Final[i64] = 3
UNDEALT: Final[i64] = -1
Kind = Literal["LE", "LS", "E", "S"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

EUPHORIAN: Final[i64] = 0
SUBTERRA: Final[i64] = 1
ANARCHIST: Final[i64] = 2
SINGLE: Final[i64] = 3
NO_TEAM: Final[i64] = 4
Team = Literal["euphorian", "subterra", "anarchist", "single", "none"]
TEAMS: Final[tuple[Team, ...]] = get_args(Team)
REASONS: Final = ("leader_shot", "anarchist_leader", "both_leaders", "turn_limit")

# Artifacts.
EYES: Final[i64] = 0
CODEX: Final[i64] = 1
ELIXIR: Final[i64] = 2
GLOVE: Final[i64] = 3
MAGNET: Final[i64] = 4
BARTER: Final[i64] = 5
BRIDGE: Final[i64] = 6
SHOWCASE: Final[i64] = 7
SCALES: Final[i64] = 8
CLOAK: Final[i64] = 9
CHEST: Final[i64] = 10
MAGPIE: Final[i64] = 11
LENS: Final[i64] = 12
LID: Final[i64] = 13
MIRROR: Final[i64] = 14
DUMMY: Final[i64] = 15
APRON: Final[i64] = 16
KNOT: Final[i64] = 17
SPRING: Final[i64] = 18
GAZE: Final[i64] = 19
EAR: Final[i64] = 20
LAMP: Final[i64] = 21
HOOK: Final[i64] = 22
STATIC: Final[i64] = 23
NOTHING: Final[i64] = -1  # no artifact, no seat, no slot
ARTIFACTS: Final = (
    "eyes", "codex", "elixir", "glove", "magnet", "barter", "bridge", "showcase", "scales", "cloak",
    "chest", "magpie", "lens", "lid", "mirror", "dummy", "apron", "knot", "spring", "gaze", "ear",
    "lamp", "hook", "static",
)  # fmt: skip
NUMBER_OF: Final = {name: number for number, name in enumerate(ARTIFACTS)}

# Windows (EUP-60), in the order of the rule; 0 is no window.
CLOSED: Final[i64] = 0
INTERROGATION: Final[i64] = 1
ARMING: Final[i64] = 2
ARTIFACT_USE: Final[i64] = 3
SHOT: Final[i64] = 4
AFTER_SHOT: Final[i64] = 5
WindowName = Literal["", "interrogate", "arm", "artifact", "shot", "after_shot"]
WINDOWS: Final[tuple[WindowName, ...]] = get_args(WindowName)

CARDS: Final[list[dict[str, str]]] = ENTRY.get("artifact", list)
if tuple(card["id"] for card in CARDS) != ARTIFACTS:
    raise ENTRY.wrong("artifact", f"the ids in their order are {', '.join(ARTIFACTS)}")
RULE_OF: Final = tuple(card["rule"] for card in CARDS)  # the rule that states a card's effect


def cards_where(key: str, value: str) -> int:
    """The set of the artifacts that have this in the data."""
    return sum(2**number for number, card in enumerate(CARDS) if card.get(key) == value)


ALL_CARDS: Final[i64] = 2**24 - 1
ACTIONS: Final[i64] = cards_where("kind", "action")
# By window.
REACTIONS: Final = vec[i64]([0] + [cards_where("trigger", name) for name in WINDOWS[1:]])
FOR_TARGET: Final[i64] = cards_where("who", "target")  # only the player named by the action
FOR_OTHERS: Final[i64] = cards_where("who", "other")  # neither the actor nor the target
if ACTIONS + sum(REACTIONS) != ALL_CARDS:
    raise ENTRY.wrong("artifact", "every artifact is an action or names one of the windows")


def pieces(kind: str, players: int) -> list[dict[str, object]]:
    """The recruits or lasers that a table uses: numbers up to that of the players (EUP-2)."""
    found: list[dict[str, object]] = ENTRY.table("pieces").get(kind, list)
    return [piece for piece in found if int(str(piece["number"])) <= players]


def followers_each(players: int) -> int:
    """EUP-3: as many of either faction."""
    count = [sum(card["kind"] == kind for card in pieces("recruit", players)) for kind in KINDS]
    if count[0] != 1 or count[1] != 1 or count[2] != count[3]:
        raise ENTRY.wrong("pieces.recruit", f"wrong with {players} players: {count}")
    if 2 * count[2] + 2 - 3 * players not in (0, 1):
        raise ENTRY.wrong("pieces.recruit", f"three for each of {players}, one left at most")
    return count[2]


FOLLOWERS: Final = vec[i64]([0] * 4 + [followers_each(n) for n in range(4, 9)])  # by players
LASERS: Final = vec[i64]([0] * 4 + [len(pieces("laser", n)) for n in range(4, 9)])  # by players

# Tables for bits: mypyc 2.4 computes `7 << n` in 32 bits when n is native.
ROW: Final = vec[i64]([7 * 8**seat for seat in range(9)])  # the slots of a seat
ROWS: Final = vec[i64]([8**players - 1 for players in range(9)])  # all slots of so many players
SEATS: Final = [members(seats) for seats in range(256)]  # of a set of seats, in rising order
PLACES: Final = [members(places) for places in range(8)]  # of a set of places in a row


def slot_name(slot: int) -> str:
    """`4.2`: seat 4, place 2."""
    return f"{slot // 3}.{slot % 3 + 1}"


def card_names(cards: int) -> tuple[str, ...]:
    """The names in a set of artifacts, in canonical order."""
    return tuple(ARTIFACTS[card] for card in members(cards))


def card_set(names: tuple[str, ...]) -> int:
    return sum(2 ** NUMBER_OF[name] for name in names)
