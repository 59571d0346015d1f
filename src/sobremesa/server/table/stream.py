"""The stream of a listener: what it has heard, kept for as long as the table is in memory."""

from __future__ import annotations

from msgspec import Struct

from sobremesa.core import Note, Seat


class StreamPiece(Struct, gc=False):
    """A piece of a listener's stream, before it is put into words. There are many, and they stay: they
    hold no lists, so that the garbage collector need not look at them."""

    entry: int  # its number in the log
    time: int
    kind: str
    seat: Seat | None
    lines: tuple[str, ...] = ()
    means: tuple[Note, ...] = ()
    notes: tuple[Note, ...] = ()
    args: tuple[tuple[str, str], ...] = ()
    people: bool = False
    private: bool = False  # nobody else hears of it
    guest: str = ""  # whom it is about, if the name tells them apart from the other seats
