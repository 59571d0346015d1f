"""Totem's decisions and dice for people: what `action-...` in text/*.ftl is told."""

from typing import Final

from sobremesa.core.phrases import Phrases

PHRASES: Final = Phrases(
    "start|add|remove {cell}", "use {points:d}", "roll {low:d} {high:d}",
    step="{from}-{to}",
    off_2="off {a:d}:{roll_a:d} {b:d}:{roll_b:d}",
    off_3="off {a:d}:{roll_a:d} {b:d}:{roll_b:d} {c:d}:{roll_c:d}",
    off_4="off {a:d}:{roll_a:d} {b:d}:{roll_b:d} {c:d}:{roll_c:d} {d:d}:{roll_d:d}",
)  # fmt: skip
# Notes that only say what the boards show.
ON_BOARDS: Final = ("finished", "placed", "turn")
