"""The fast generator of playouts and searches: the same numbers on both builds. Compiled.

xoshiro128++ (Blackman and Vigna): four words of 32 bits, period 2**128 - 1. It only shifts, adds and
xors numbers below 2**63, so compiled and interpreted runs agree without wrapping. It is not for
tables: there every roll comes from `fair.py`, where the players can verify it.

A seed is any text. It has one stream for itself, and one for each number: game 17 of a simulation has
the same luck whoever plays it, and whatever was played before (`restart`).
"""

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
FINE: Final[i64] = 2**24  # float(2**30) is a negative number when mypyc 2.4 has compiled it


def mixed(word: i64) -> i64:
    """Another number of 32 bits, no two alike, that looks unrelated.

    The multipliers (Wellons' search for hashes of low bias) are below 2**31, so nothing overflows.
    """
    word = (word ^ word >> 16) * 0x21F0AAAD & WORD
    word = (word ^ word >> 15) * 0x735A2D97 & WORD
    return word ^ word >> 15


@final
class FastRandom:
    """A stream of numbers that a seed, any text, determines."""

    def __init__(self, seed: str) -> None:
        digest = sha256(seed.encode()).digest()  # never all zero
        self.a: i64 = int.from_bytes(digest[0:4], "big")
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.d: i64 = int.from_bytes(digest[12:16], "big")
        self.seed = vec[i64]([self.a, self.b, self.c, self.d])

    def restart(self, number: i64) -> None:
        """Begin stream `number` of the seed, a number of up to 32 bits.

        >>> generator = FastRandom("a seed"); generator.restart(17); generator.below(1000)
        740
        """
        self.a = mixed(self.seed[0] ^ number & WORD)
        self.b = mixed(self.seed[1] ^ self.a)
        self.c = mixed(self.seed[2] ^ self.b)
        self.d = mixed(self.seed[3] ^ self.c)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**31; uneven by less than n / 2**32."""
        a = self.a
        b = self.b
        c = self.c ^ a
        d = self.d ^ b
        total = (a + self.d) & WORD
        word = ((total << 7 | total >> 25) + a) & WORD
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ (b << 9 & WORD)
        self.d = (d << 11 | d >> 21) & WORD
        return word * n >> 32

    def choose(self, weights: vec[i64]) -> i64:
        """An index, each as likely as its weight says."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(total)
        index: i64 = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return index

    def draw(self, odds: vec[float]) -> i64:
        """An index, each as likely as its part of the sum; numbers that need not be whole."""
        total = 0.0
        for part in odds:
            total += part
        left = total * float(self.below(FINE)) / float(FINE)
        index: i64 = 0
        while index < len(odds) - 1 and left >= odds[index]:
            left -= odds[index]
            index += 1
        return index
