"""What speaks for a hint, in a word: from the challenge, the pyramid and the own cards alone."""

from collections.abc import Sequence

from sobremesa.core import Note
from sobremesa.games.evidencia import components as box
from sobremesa.games.evidencia.view import EvidenciaView

CHOOSING = ("winner", "loser")


def reason(before: EvidenciaView, after: EvidenciaView, line: Sequence[str]) -> Note | None:
    verb, _, name = line[0].partition(" ")
    if verb == "play" and before.round < box.ROUNDS:
        return played(before, name)
    if verb == "take":
        return taken(before, name)
    if verb == "bury":
        keeps = [card for card in before.table if card != name] if before.phase == "winner" else []
        return Note("buries" if keeps else "hides", "", {})
    return Note("row", "", {}) if verb == "place" else None


def played(before: EvidenciaView, name: str) -> Note | None:
    """Which of two cards is better in this challenge (EVI-31, EVI-35)."""
    other = next((card for card in before.hands[before.seat] if card != name), "")
    if other not in box.NUMBER or before.challenge not in box.NUMBER:
        return None
    mine, kept = strength(before.challenge, name), strength(before.challenge, other)
    if mine == kept:
        return Note("equal", "", {"card": other})
    return Note("stronger" if mine > kept else "spares", "", {"card": other})


def strength(challenge: str, name: str) -> tuple[int, int]:
    at = box.NUMBER[challenge] * box.CARDS + box.NUMBER[name]
    return int(box.CONDITION[at]), int(box.CLOSENESS[at])


def taken(before: EvidenciaView, name: str) -> Note | None:
    """With how many own cards it goes together: by a symbol, or by the next value."""
    zone = [card for card in before.zones[before.seat] if card in box.NUMBER]
    number = box.NUMBER[name]
    together = sum(bool(box.SYMBOLS[number] & box.SYMBOLS[box.NUMBER[card]]) for card in zone)
    if together:
        return Note("symbols", "", {"cards": together})
    values = {int(box.VALUE[box.NUMBER[card]]) for card in zone}
    value = int(box.VALUE[number])
    return Note("follows", "", {"value": value}) if {value - 1, value + 1} & values else None
