"""Evidencia's decisions and draws for people: what `action-...` in text/*.ftl is told."""

from typing import Final

from sobremesa.core import Note, Seat
from sobremesa.core.phrases import Phrases
from sobremesa.core.protocol import UNSAID
from sobremesa.games.evidencia.rules import Evidencia
from sobremesa.games.evidencia.steps import CHOOSING, DEALING

PHRASES: Final = Phrases(
    "play|take|bury|place {card}", "abduct|gnome {slot}",
    "scatter pyramid={buried} 0={first} 1={second}",
    hidden="play ?", complete="place ?",
    abduct_reveal="abduct reveal", abduct_no="abduct no", gnome_no="gnome no",
)  # fmt: skip


def describe(before: Evidencia, who: Seat, text: str, seat: Seat) -> Note:
    """The next challenge (EVI-28) and the last cards (EVI-38) are told by notes, after all that comes before them."""
    by_itself = text.startswith("play ") and before.phase not in (DEALING, CHOOSING)
    return UNSAID if by_itself or text.startswith("challenge ") else PHRASES.note(text)
