"""All that can be decided, all that chance can draw, and how long it takes at most."""

from sobremesa.core import Action, Options
from sobremesa.games.evidencia.actions import (
    ABDUCTIONS,
    BURY,
    DEAL,
    GNOME_SWAPS,
    OPENINGS,
    PLACE,
    PLAY,
    SCATTER,
    TAKE,
    act,
)
from sobremesa.games.evidencia.components import CARDS, ROUNDS

ROW = 6  # cards that each seat puts in order at the end (EVI-60)


def decisions(players: int, options: Options) -> list[Action]:
    with_card = [act(kind, card) for kind in (PLAY, TAKE, BURY, PLACE) for card in range(CARDS)]
    return sorted({*with_card, *ABDUCTIONS, *OPENINGS, *GNOME_SWAPS})


def outcomes(players: int, options: Options) -> list[Action]:
    return [act(kind, card) for kind in (DEAL, SCATTER) for card in range(CARDS)]


def longest(players: int, options: Options) -> int:
    """The deal; in each round but the last two cards, and three that find their places; two swaps, the
    first of them in two steps; two rows."""
    return int(CARDS) + 5 * int(ROUNDS) - 2 + 3 + players * ROW
