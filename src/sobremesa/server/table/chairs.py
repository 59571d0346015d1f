"""Who sits on the seats of a table, and whose word an offer needs. Compiled.

An absent seat does not consent: neither its silence nor the program that decides for it is a word of the person
whose seat it is. So a draw and a take-back need everybody there; those who remain may have a program take over,
which the absent undo by coming back, or end the game without a result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.core import Seat
from sobremesa.server.table import log


@dataclass
class Chair:
    """Who sits on one seat."""

    guest: str = ""  # the person whose seat it is
    bot: str = ""  # the level of the bot that decides; empty: a person does
    left: bool = False  # the person went away while the game runs
    out: str = ""  # resigned or forfeit: a bot plays on while others are in the game
    contribution: str = ""
    colour: str = ""  # chosen; empty: whatever is left
    kept_for: str = ""  # nobody else may take the free seat: it waits for this guest's answer

    @property
    def free(self) -> bool:
        return not self.guest and not self.bot

    @property
    def person(self) -> bool:
        """Does a person decide here, who is asked when the table has to agree?"""
        return bool(self.guest) and not (self.bot or self.left or self.out)


@dataclass
class Offer:
    what: log.OfferKind
    by: Seat
    about: Seat
    agreed: set[Seat]


def asked(offer: Offer, chairs: Sequence[Chair]) -> list[Seat]:
    """The persons whose word an offer still needs, as far as they are there."""
    return [seat for seat, chair in enumerate(chairs) if chair.person and seat not in offer.agreed]


def absent(chairs: Sequence[Chair]) -> list[Seat]:
    """Seats whose persons have gone away and may come back, whether or not a program decides meanwhile. Who
    still sits on another seat is not away; who gave up or was sent away has no say any more."""
    there = {chair.guest for chair in chairs if chair.person}
    return [
        seat
        for seat, chair in enumerate(chairs)
        if chair.guest and chair.left and not chair.out and chair.guest not in there
    ]


def hindrance(offer: Offer, chairs: Sequence[Chair]) -> tuple[str, Seat]:
    """Why an offer cannot be agreed on as people sit now, as a word of the house, and the seat that is meant; an
    empty word if it can be."""
    if offer.what == "takeover":
        chair = chairs[offer.about]
        return ("", -1) if chair.left and not chair.bot else ("not-left", offer.about)
    if offer.what == "end":
        return "", -1
    if offer.what == "draw" and any(
        (chair.bot and not chair.guest) or chair.out for chair in chairs
    ):
        return "draw-bots", -1
    for seat in absent(chairs):
        if seat not in offer.agreed:
            return "offer-absent", seat
    return "", -1
