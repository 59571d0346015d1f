"""Intervals as pictures: Altair says what is drawn, and a renderer of its own, without browser or network, makes SVG of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any

import altair
import vl_convert

INK, QUIET, NEAR = "#0b6e6e", "#767676", "#d9eceb"
WIDE, HIGH = 460, 26  # of a picture; of a row
LONGEST = 46  # characters of a name
LETTER = 7.4  # of a name: its width


@dataclass(frozen=True, slots=True)
class Drawn:
    """A row of a picture."""

    name: str
    arm: str
    low: float
    mean: float
    high: float


def picture(
    rows: Sequence[Drawn], title: str, fair: float | None, within: float, per_cent: bool, lang: str
) -> str:
    """An SVG: a line for each interval, a dot for each mean, the fair mean and what is near it behind them."""
    scale = 100 if per_cent else 1
    known = [edge for row in rows for edge in (row.low, row.mean, row.high) if isfinite(edge)]
    least, most = min(known), max(known)
    values = [
        {
            "row": f"{number:03d}",
            "low": scale * (row.low if isfinite(row.low) else least),
            "mean": scale * row.mean,
            "high": scale * (row.high if isfinite(row.high) else most),
        }
        for number, row in enumerate(rows)
    ]
    names = {f"{number:03d}": named(row) for number, row in enumerate(rows)}
    label = f"{names_of(names)}[datum.value]"
    # Names begin at the left edge, wherever letters are wider here than there.
    room = min(LETTER * max(map(len, names.values())) + 12, 330)
    axis = altair.Axis(
        labelExpr=label, labelLimit=room, labelAlign="left", labelPadding=room, title=None, ticks=False, domain=False
    )  # fmt: skip
    base = altair.Chart(inline(values)).encode(y=altair.Y("row:N", sort=None, axis=axis))
    below = altair.Axis(tickCount=6, labelOverlap=True)
    bottom = altair.X("low:Q", scale=altair.Scale(zero=False, nice=True), title=title, axis=below)
    layers: list[Any] = []
    if fair is not None:
        ground = altair.Chart(inline([{"low": scale * (fair - within), "high": scale * (fair + within), "fair": scale * fair}]))  # fmt: skip
        if within:
            layers.append(ground.mark_rect(color=NEAR).encode(x=bottom, x2="high:Q"))
        layers.append(ground.mark_rule(color=QUIET, strokeDash=[4, 3]).encode(x="fair:Q"))
    layers.append(base.mark_rule(color=INK, strokeWidth=2).encode(x=bottom, x2="high:Q"))
    layers.append(base.mark_circle(color=INK, size=60, opacity=1).encode(x=altair.X("mean:Q")))
    drawn = altair.layer(*layers).properties(width=WIDE, height=HIGH * len(rows))
    # No grid behind the band, and letters as on the page.
    drawn = drawn.configure(font="system-ui, sans-serif", background="transparent")
    drawn = drawn.configure_axis(
        grid=False, labelFontSize=13, titleFontSize=13, titleFontWeight="normal"
    )
    drawn = drawn.configure_view(stroke=None)
    return bare(vl_convert.vegalite_to_svg(drawn.to_dict(), format_locale=LOCALES[lang]))


# How numbers on an axis are written.
LOCALES = {
    "en": {"decimal": ".", "thousands": ",", "grouping": [3], "currency": ["", ""]},
    "es": {"decimal": ",", "thousands": ".", "grouping": [3], "currency": ["", ""]},
}


def inline(values: list[dict[str, Any]]) -> Any:
    make: Any = altair.Data  # has no types
    return make(values=values)


def named(row: Drawn) -> str:
    whole = f"{row.name} · {row.arm}" if row.arm else row.name
    return whole if len(whole) <= LONGEST else whole[: LONGEST - 1] + "…"


def names_of(names: dict[str, str]) -> str:
    """The names of rows as an expression of Vega: an object of texts."""
    quoted = (name.replace("\\", "\\\\").replace("'", "\\'") for name in names.values())
    pairs = zip(names, quoted, strict=True)
    return "{" + ", ".join(f"'{key}': '{name}'" for key, name in pairs) + "}"


def bare(svg: str) -> str:
    """For a page: what the picture says stands in the table below it, so readers of screens pass it over."""
    svg = re.sub(r'(?: aria-[\w-]+| role)="[^"]*"', "", svg)
    return svg.replace("<svg ", '<svg aria-hidden="true" focusable="false" ', 1)
