"""A table laid again: what is agreed there, and who gets which seat. Compiled.

Seats move on by one, so that whoever was second begins. Who asks sits down, programs do, and for everybody else who was
there a seat is kept until they answer.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sobremesa.server.table import log, wire
from sobremesa.server.table.chairs import Chair
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.table import Table


def settings_of(table: Table, anew: wire.Anew | None) -> dict[str, Any]:
    """As it was agreed, or as it is agreed now."""
    settings: dict[str, Any] = {name: getattr(table.setup, name) for name in log.SETTINGS}
    settings["spectators"] = table.spectators  # the host may have thought again
    if anew:
        settings |= {name: getattr(anew, name) for name in log.SETTINGS if hasattr(anew, name)}
    return settings


def places_of(
    table: Table, guest: str, anew: wire.Anew | None, blocked: Collection[str]
) -> list[log.Place]:
    """By seat, for a table that `guest` lays, who has `blocked` some. Where there are fewer seats than people, those
    nearest behind the first keep theirs; NotHere if programs would have all of them."""
    moved = [*table.chairs[1:], *table.chairs[:1]]
    one_screen = anew.one_screen if anew else table.setup.one_screen
    invited = people(moved, blocked, one_screen)
    if anew is None:
        return [
            place_of(chair, guest)
            if number in invited
            else log.Place(bot="" if chair.guest else chair.bot)
            for number, chair in enumerate(moved)
        ]
    seats = anew.players - anew.bots
    if seats < 1:
        raise NotHere("bot-seats")
    first = sorted(invited, key=lambda number: moved[number].guest != guest)[:seats]
    places = [place_of(moved[number], guest) for number in sorted(first)]
    places += [log.Place()] * (seats - len(places))
    return places + [log.Place(bot=anew.level)] * anew.bots


def people(chairs: Sequence[Chair], blocked: Collection[str], one_screen: bool) -> list[int]:
    """Which of these chairs are people's, one for each person unless they share a screen."""
    found, known = list[int](), set[str]()
    for number, chair in enumerate(chairs):
        if chair.guest and chair.guest not in blocked and (one_screen or chair.guest not in known):
            known.add(chair.guest)
            found.append(number)
    return found


def place_of(chair: Chair, guest: str) -> log.Place:
    return log.Place(guest=chair.guest, sits=chair.guest == guest, colour=chair.colour)
