"""All that can be decided, all that can be drawn, and how long it takes at most."""

from sobremesa.core import Action, Options
from sobremesa.games.misty.actions import DRAW, MOVE, PICK, feeding, placing
from sobremesa.games.misty.components import CARD_COUNT, FLOWER, KIND, MONSTER, RIGHT, VARIANTS


def cards_of(first: int, last: int) -> list[int]:
    """The cards of these kinds."""
    return [card for card in range(CARD_COUNT) if first <= KIND[card] <= last]


def decisions(players: int, options: Options) -> list[Action]:
    frames = VARIANTS[str(options["variant"])].frames
    spaces = {
        (column, row)
        for columns, rows in frames
        for column in range(columns + 1)
        for row in range(rows + 1)
    }
    found = [int(PICK | card) for card in range(CARD_COUNT)]
    found += [placing(column, row) for column, row in spaces]
    found += [int(MOVE | card) for card in cards_of(0, int(RIGHT))]
    if options["feeding"] != "auto":
        monsters, flowers = cards_of(int(MONSTER), int(MONSTER)), cards_of(int(FLOWER), int(FLOWER))
        found += [feeding(monster, flower) for monster in monsters for flower in flowers]
    return sorted(found)


def outcomes(players: int, options: Options) -> list[Action]:
    return [int(DRAW | card) for card in range(CARD_COUNT)]


def longest(players: int, options: Options) -> int:
    """Every round gives a victory to somebody. In it every card is drawn, chosen, laid, and activated once,
    but the last of each hand is nobody's choice."""
    variant = VARIANTS[str(options["variant"])]
    rounds = players * (int(str(options["rounds_to_win"])) - 1) + 1
    return rounds * players * (4 * variant.window_cards - len(variant.passes))
