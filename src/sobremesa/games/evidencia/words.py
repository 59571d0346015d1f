"""Evidencia's decisions and draws for people: what `action-...` in text/*.ftl is told."""

from typing import Final

from sobremesa.core.phrases import Phrases

PHRASES: Final = Phrases(
    "play|take|bury|place {card}", "abduct|gnome {slot}",
    "challenge {card}*", "scatter pyramid={buried} 0={first} 1={second}",
    hidden="play ?", complete="place ?",
    abduct_reveal="abduct reveal", abduct_no="abduct no", gnome_no="gnome no",
)  # fmt: skip
