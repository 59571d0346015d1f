"""What a seat may know of a position, as bits with names: what learners decide from. Compiled.

A game writes its fields one after the other, always with the same widths: sets as they are, one of several as
a single bit, numbers in binary, lowest bit first. So a row has the same layout in every position, and nobody keeps a second list of
it. Bits are packed into bytes, lowest first (`numpy.unpackbits(row, bitorder="little")` spreads them).

A number that does not fit saturates, which `saturated` tells; everything else that a view shows must be told apart.
"""

from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sobremesa.core.bag import BIT
from sobremesa.core.state import State

BYTE: Final[i64] = 8


class Field(NamedTuple):
    """Bits `start` to `start + width - 1` of a row. What a position has several of is counted by `place`."""

    name: str
    place: int
    start: int
    width: int


@final
class BitWriter:
    """Writes bits into a row of bytes, one field after the other.

    >>> bits = BitWriter(vec[u8]([0] * 2)); bits.begin(0, 2)
    >>> bits.set(0b101, 3); bits.one_of(2, 4); bits.number(9, 3); bits.flag(True)
    >>> list(bits.row), bits.at, bits.saturated
    ([165, 7], 11, True)
    """

    def __init__(self, row: vec[u8]) -> None:
        self.row = row  # of one game, or rows of many
        self.at: i64 = 0  # the next bit
        self.first: i64 = 0  # of this row
        self.saturated = False
        self.named: list[tuple[str, int, int]] | None = None  # as in `Field`, if they are asked for

    def begin(self, byte: i64, count: i64) -> None:
        """A new row of so many bytes; whatever was there before is gone."""
        nothing = u8(0)
        for place in range(byte, byte + count):
            self.row[place] = nothing
        self.at = self.first = byte * BYTE
        self.saturated = False

    def field(self, name: str, place: i64 = 0) -> None:
        """What comes next has this name."""
        if self.named is not None:
            self.named.append((name, int(place), int(self.at - self.first)))

    def set(self, members: i64, width: i64) -> None:
        """A set of the numbers below `width`, a bit for each; at most 56 of them."""
        at = self.at
        self.at = at + width
        members = members & (BIT[width] - 1)
        place = at // BYTE
        rest = members * BIT[at % BYTE]
        while rest:
            self.row[place] |= u8(rest & 255)
            rest >>= BYTE
            place += 1

    def one_of(self, which: i64, width: i64) -> None:
        """One of `width` things, by its number; none of them if it is below 0."""
        if 0 <= which < width:
            self.mark(self.at + which)
        self.at += width

    def flag(self, holds: bool) -> None:
        if holds:
            self.mark(self.at)
        self.at += 1

    def number(self, count: i64, width: i64) -> None:
        """A number from 0 on, in binary."""
        most = BIT[width] - 1
        if count > most:
            self.saturated = True
            count = most
        self.set(count, width)

    def skip(self, width: i64) -> i64:
        """Room for bits that are marked one by one: where it begins."""
        at = self.at
        self.at = at + width
        return at

    def mark(self, bit: i64) -> None:
        """A single bit, by its place among all rows."""
        self.row[bit // BYTE] |= u8(BIT[bit % BYTE])


@mypyc_attr(allow_interpreted_subclasses=True)
class Tensor:
    """How a game writes what a seat may know. Seats are told from the reader's own on, clockwise."""

    # Fields of the view that are not written: what the table has agreed, which never changes, what follows from
    # the rest, and what the game says is left out.
    untold: tuple[str, ...] = ()

    def write(self, state: State, seat: i64, out: BitWriter) -> None:
        """All fields, with the same widths whatever the position; nothing that the seat does not know."""
        raise NotImplementedError


def layout_of(tensor: Tensor, state: State) -> tuple[Field, ...]:
    """The fields of a row, by any position of the game."""
    probe = BitWriter(vec[u8]([0] * ROOM))
    probe.named = []
    tensor.write(state, 0, probe)
    ends = [start for _, _, start in probe.named[1:]] + [int(probe.at)]
    return tuple(
        Field(name, place, start, end - start)
        for (name, place, start), end in zip(probe.named, ends, strict=True)
    )


ROOM: Final = 8192  # bytes that no row exceeds


def bytes_of(layout: tuple[Field, ...]) -> int:
    """How long a row is.

    >>> bytes_of((Field("hand", 0, 0, 18), Field("round", 0, 18, 3)))
    3
    """
    return (layout[-1].start + layout[-1].width + 7) // 8


def row_of(tensor: Tensor, state: State, seat: i64, size: int) -> tuple[bytes, bool]:
    """One row, and whether a number in it did not fit: for whoever looks at single positions."""
    out = BitWriter(vec[u8]([0] * size))
    tensor.write(state, seat, out)
    return bytes([int(byte) for byte in out.row]), out.saturated


def bits_of(row: bytes, field: Field) -> int:
    """A field of a row, its first bit the lowest.

    >>> bits_of(bytes([0b10110000]), Field("hand", 0, 4, 3))
    3
    """
    bits: int = int.from_bytes(row, "little") >> field.start
    return bits % int(2**field.width)


def differing(layout: tuple[Field, ...], one: bytes, other: bytes) -> list[str]:
    """The fields in which two rows differ, by name and place."""
    return [
        f"{each.name} ({each.place})"
        for each in layout
        if bits_of(one, each) != bits_of(other, each)
    ]
