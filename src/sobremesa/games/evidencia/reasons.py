"""What speaks for a hint, in a word: from the challenge, the pyramid and the own cards alone."""

from collections.abc import Sequence

from sobremesa.core import Note
from sobremesa.games.evidencia import components as box
from sobremesa.games.evidencia.view import EvidenciaView


def reasons(before: EvidenciaView, after: EvidenciaView, line: Sequence[str]) -> list[Note]:
    verb, _, name = line[0].partition(" ")
    if verb == "play" and before.round < box.ROUNDS:
        return played(before, name)
    if verb == "take":
        return taken(before, name)
    if verb == "bury":
        left = ",".join(card for card in before.table if card != name)
        return [Note("buries", "", {}), Note("leaves", "", {"cards": left})]
    return [Note("row", "", {})] if verb == "place" else []


def played(before: EvidenciaView, name: str) -> list[Note]:
    """Which of two cards is better in this challenge (EVI-31, EVI-35)."""
    other = next((card for card in before.hands[before.seat] if card != name), "")
    if other not in box.NUMBER or before.challenge not in box.NUMBER:
        return []
    mine, kept = strength(before.challenge, name), strength(before.challenge, other)
    if mine == kept:
        return [Note("equal", "", {"card": other})]
    return [Note("stronger" if mine > kept else "spares", "", {"card": other})]


def strength(challenge: str, name: str) -> tuple[int, int]:
    at = box.NUMBER[challenge] * box.CARDS + box.NUMBER[name]
    return int(box.CONDITION[at]), int(box.CLOSENESS[at])


def taken(before: EvidenciaView, name: str) -> list[Note]:
    """With how many own cards it goes together: by a symbol, and by the next value."""
    zone = [card for card in before.zones[before.seat] if card in box.NUMBER]
    number = box.NUMBER[name]
    together = sum(bool(box.SYMBOLS[number] & box.SYMBOLS[box.NUMBER[card]]) for card in zone)
    found = [Note("symbols", "", {"cards": together})] if together else []
    values = {int(box.VALUE[box.NUMBER[card]]) for card in zone}
    value = int(box.VALUE[number])
    if {value - 1, value + 1} & values:
        found.append(Note("follows", "", {"value": value}))
    return found
