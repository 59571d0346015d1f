"""Euphoria's decisions and draws for people: what `action-...` in text/*.ftl is told."""

from typing import Final

from sobremesa.core.phrases import Phrases

PHRASES: Final = Phrases(
    "order {first}-{second}-{third}", "give {card} @{seat:d}", "draw {seat:d} {card}",
    "first|aim {seat:d}", "interrogate|hide {seat:d}.{place:d}", "use {card} x{cost:d}",
    "arm x{cost:d} @{seat:d}", "react {card} x{cost:d}",
    unseen="?", order_unseen="order ?", give_unseen="give ? @{seat:d}", draw_unseen="draw {seat:d} ?",
    pick_unseen="pick ?", pick_slot="pick {seat:d}.{place:d}", pick_seat="pick {seat:d}",
    pick_card="pick {card}",
    react_at="react {card} x{cost:d} @{seat:d}", react_look="react {card} x{cost:d} {seat:d}.{place:d}",
    react_swap="react {card} x{cost:d} {seat:d}.{place:d} {other:d}.{other_place:d}",
)  # fmt: skip
# Notes that only say what the boards show.
ON_BOARDS: Final = ("aims", "dropped", "hidden", "discarded")
