"""All chance at a table comes from here, and the players can verify every bit of it afterwards.

Before the game the table publishes a commitment to a secret; then each player adds a contribution; both,
with the table's name, make the key of a stream of numbers. After the game the secret is
opened, and anybody can derive every roll and every deal again (`sobremesa verify`). The
specification, from which an outsider can write a verifier, is docs/guide/fair.md.
"""

import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Protocol

from sobremesa.core.fast_random import FastRandom
from sobremesa.core.state import CHANCE, Action, State
from sobremesa.core.wrong import Wrong

VERSION = 1
RANGE = 2**64  # a word of the stream is a number below this


class Unfair(ValueError):
    """The table broke its promise: what it opened is not what it had committed to."""


class Chance(Protocol):
    """Whoever draws for the dice and the decks."""

    def pick(self, state: State) -> Action:
        """One of legal(CHANCE), by its odds."""
        ...


@dataclass
class LuckyChance:
    """The fast generator, for simulations that nobody needs to verify."""

    generator: FastRandom

    def pick(self, state: State) -> Action:
        actions, weights = state.legal(CHANCE), state.weights()
        return actions[
            self.generator.choose(weights) if weights else self.generator.below(len(actions))
        ]


@dataclass
class Fair:
    """The verifiable stream of one table.

    >>> fair = Fair(secret=b"a", table="t", contributions=("x", ""))
    >>> fair.commitment()[:16], [fair.below(6) for _ in range(8)]
    ('518e350e15fa4ef3', [2, 2, 2, 3, 4, 5, 2, 4])
    """

    secret: bytes
    table: str
    contributions: Sequence[str]  # by seat; empty for a player who added nothing
    drawn: int = 0  # single draws so far
    key: bytes = field(init=False, repr=False)

    def __post_init__(self) -> None:
        lines = [f"sobremesa fair {VERSION} key", self.table]
        for seat, contribution in enumerate(self.contributions):
            lines.append(f"{seat} {sha256(contribution.encode()).hexdigest()}")
        self.key = hmac.digest(self.secret, "\n".join(lines).encode(), "sha256")

    @classmethod
    def from_seed(cls, seed: str, players: int) -> "Fair":
        """The stream of a game that nobody has to trust: whoever knows the seed knows all of it."""
        return cls(sha256(f"seed {seed}".encode()).digest(), "seed", ("",) * players)

    def commitment(self) -> str:
        """What is published before the first contribution."""
        return commitment(self.secret, self.table)

    def below(self, n: int) -> int:
        """The next number from 0 to n - 1, each exactly as likely, for n up to 2**64."""
        if not 0 < n <= RANGE:
            raise ValueError(f"there is no number from 0 to {n} - 1 in a word of the stream")
        limit = RANGE - RANGE % n  # words from here on would favour small numbers
        attempt = 0
        while (word := self.word(attempt)) >= limit:
            attempt += 1
        self.drawn += 1
        return word % n

    def word(self, attempt: int) -> int:
        block = hmac.digest(self.key, f"draw {self.drawn} {attempt}".encode(), "sha256")
        return int.from_bytes(block[:8], "big")

    def pick(self, state: State) -> Action:
        actions, weights = state.legal(CHANCE), list(state.weights())
        if not weights:
            return actions[self.below(len(actions))]
        rest = self.below(sum(weights))
        index = 0
        while rest >= weights[index]:
            rest -= weights[index]
            index += 1
        return actions[index]

    def sealed(self) -> dict[str, object]:
        """The header's `fair` while the game runs: the commitment, not the secret."""
        return {
            "version": VERSION,
            "table": self.table,
            "commitment": self.commitment(),
            "contributions": list(self.contributions),
        }

    def opened(self) -> dict[str, object]:
        """The header's `fair` of a finished game: everything a verifier needs."""
        return {**self.sealed(), "secret": self.secret.hex()}


def commitment(secret: bytes, table: str) -> str:
    text = f"sobremesa fair {VERSION} commitment\n{table}\n{secret.hex()}"
    return sha256(text.encode()).hexdigest()


def open_stream(fair: object, players: int) -> Fair:
    """The stream that a finished record's header describes; ValueError says what is missing or false."""
    if not isinstance(fair, Mapping):
        raise Wrong("the header has no key fair: there is nothing to verify", "fair-none")
    if fair.get("version") != VERSION:
        version = str(fair.get("version"))
        said = f"fair.version is {version}; this program knows {VERSION}"
        raise Wrong(said, "fair-version", version=version, known=VERSION)
    secret, table = fair.get("secret"), fair.get("table")
    contributions = fair.get("contributions")
    if not isinstance(secret, str):
        raise Wrong("fair.secret is not there: it is opened when the game is over", "fair-sealed")
    if not isinstance(table, str):
        raise Wrong("fair.table is not a text", "fair-part", part="fair.table")
    texts = contributions if isinstance(contributions, list) else []
    if len(texts) != players or not all(isinstance(text, str) for text in texts):
        said = f"fair.contributions is not a list of {players} texts"
        raise Wrong(said, "fair-part", part="fair.contributions")
    try:
        known = bytes.fromhex(secret)
    except ValueError:
        said = "fair.secret is not a hexadecimal number"
        raise Wrong(said, "fair-part", part="fair.secret") from None
    try:
        stream = Fair(known, table, tuple(texts))
    except UnicodeEncodeError:
        part = "fair.table or fair.contributions"
        raise Wrong(f"{part} cannot be written in UTF-8", "fair-part", part=part) from None
    if fair.get("commitment") != stream.commitment():
        raise Unfair("fair.secret does not fit the commitment: the table did not keep its word")
    return stream
