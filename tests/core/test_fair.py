"""Fair chance, against its specification written a second time: docs/guide/fair.md and nothing else.

The reference below uses only what the page says. The page's own vectors run as doctests in test_docs.py.
"""

import hmac
from dataclasses import dataclass
from hashlib import sha256
from random import Random

import pytest

from sobremesa.core import JUDGE
from sobremesa.core.fair import RANGE, Fair, LuckyChance, Unfair, open_stream
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.match import Match
from sobremesa.core.record import Record, RecordError, fair_header, read_record, record_of, verify
from sobremesa.library import ALL
from tests.core import sketches
from tests.core.sketches import solo
from tests.support.games import after, played

GAMES = {**ALL, **sketches.ALL}
SECRET = bytes(range(32))


@dataclass
class Page:
    """The stream, from the page alone."""

    secret: bytes
    table: str
    contributions: tuple[str, ...]
    draws: int = 0

    def commitment(self) -> str:
        lines = ["sobremesa fair 1 commitment", self.table, self.secret.hex()]
        return sha256("\n".join(lines).encode("utf-8")).hexdigest()

    def key(self) -> bytes:
        lines = ["sobremesa fair 1 key", self.table]
        for seat in range(len(self.contributions)):
            digest = sha256(self.contributions[seat].encode("utf-8")).hexdigest()
            lines.append(str(seat) + " " + digest)
        return hmac.new(self.secret, "\n".join(lines).encode("utf-8"), sha256).digest()

    def below(self, n: int) -> int:
        limit, attempt, key = 2**64 - 2**64 % n, 0, self.key()
        while True:
            text = "draw " + str(self.draws) + " " + str(attempt)
            word = int(hmac.new(key, text.encode("utf-8"), sha256).hexdigest()[:16], 16)
            if word < limit:
                self.draws += 1
                return word % n
            attempt += 1


TABLES = [
    (SECRET, "t", ("", "")),
    (b"", "", ()),
    (b"\x00", "mesa de la cocina", ("ñ", "", "🎲", "0 x\n1 y")),
    (b"s" * 200, "a table\nof two lines", ("x" * 1000,)),
]


@pytest.mark.parametrize(("secret", "table", "contributions"), TABLES)
def test_the_stream_is_what_the_page_says(
    secret: bytes, table: str, contributions: tuple[str, ...]
) -> None:
    ours, page = Fair(secret, table, contributions), Page(secret, table, contributions)
    assert ours.commitment() == page.commitment()
    assert ours.key == page.key()
    rng = Random("sizes")
    sizes = [1, 2, 6, 36, 2**32, 2**63 + 1, RANGE, *(rng.randrange(1, RANGE) for _ in range(100))]
    assert [ours.below(n) for n in sizes] == [page.below(n) for n in sizes]
    assert ours.drawn == page.draws == len(sizes)


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    """With n = 2^63 + 1 nearly every second word is: the numbers stay below n, and all are reached."""
    fair, n = Fair(SECRET, "t", ()), 2**63 + 1
    thrown, drawn = 0, []
    for _ in range(500):
        attempt = 0
        while fair.word(attempt) >= n:
            attempt += 1
        thrown += attempt
        drawn.append(fair.below(n))
    assert 350 < thrown < 650
    assert max(drawn) < n
    assert 200 < sum(number > n // 2 for number in drawn) < 300


def test_every_number_is_about_as_likely() -> None:
    """Chi-square, 35 degrees of freedom: 99.9 % of fair dice stay below 66.6. The stream is fixed."""
    fair, counts, throws = Fair(SECRET, "t", ("a", "b")), [0] * 36, 7200
    for _ in range(throws):
        counts[fair.below(36)] += 1
    expected = throws / 36
    assert sum((count - expected) ** 2 / expected for count in counts) < 66.6


def test_outcomes_follow_their_weights() -> None:
    state, fair, page = (
        after(solo.GAME, 1, "0: roll").state,
        Fair(SECRET, "t", ()),
        Page(SECRET, "t", ()),
    )
    outcomes = [state.legal(-1)[index] for index in (0, 0, 0, 1, 1, 2)]  # weights 3, 2, 1
    picked = [fair.pick(state) for _ in range(200)]
    assert picked == [outcomes[page.below(6)] for _ in range(200)]
    lucky = LuckyChance(FastRandom("odds"))
    counts = [[lucky.pick(state) for _ in range(6000)].count(action) for action in (2, 3, 4)]
    assert [round(count / 1000, 1) for count in counts] == pytest.approx([3, 2, 1], abs=0.15)


@pytest.mark.parametrize("n", [0, -1, RANGE + 1, 2**70])
def test_a_number_that_no_word_can_give_is_refused(n: int) -> None:
    fair = Fair(SECRET, "t", ())
    with pytest.raises(ValueError, match=f"there is no number from 0 to {n} - 1"):
        fair.below(n)
    assert fair.drawn == 0


def test_everything_matters() -> None:
    """Another secret, table, contribution or order: another stream."""
    tables = [
        Fair(SECRET, "t", ("a", "b")),
        Fair(SECRET[1:], "t", ("a", "b")),
        Fair(SECRET, "u", ("a", "b")),
        Fair(SECRET, "t", ("b", "a")),
        Fair(SECRET, "t", ("a", "b", "")),
        Fair(SECRET, "t", ("ab", "")),
    ]
    assert len({tuple(fair.below(RANGE) for _ in range(3)) for fair in tables}) == len(tables)


def test_a_seed_is_a_table_of_its_own() -> None:
    fair = Fair.from_seed("7", 3)
    assert fair.secret == sha256(b"seed 7").digest()
    assert (fair.table, fair.contributions) == ("seed", ("", "", ""))
    assert fair.key == Page(fair.secret, "seed", ("", "", "")).key()


# Opening and verifying


def finished(slug: str, players: int, seed: str) -> Record:
    """A game whose luck was drawn from the stream, read back from its text."""
    fair = Fair(seed.encode(), "mesa", tuple(f"of {seat}" for seat in range(players)))
    match = played(GAMES[slug], players, seed, fair)
    return read_record(record_of(match, JUDGE, **fair_header(fair, match)).write())


@pytest.mark.parametrize("slug", ["rps", "window", "looked", "dealt", "solo"])
def test_a_true_record_verifies_line_by_line(slug: str) -> None:
    for number in range(10):
        record = finished(slug, GAMES[slug].seats[-1], f"{slug} {number}")
        assert verify(record, GAMES) == sum(line.who < 0 for line in record.lines)


def test_while_the_game_runs_only_the_promise_is_shown() -> None:
    fair = Fair(SECRET, "t", ("a", "b"))
    assert fair.sealed() == {
        "version": 1,
        "table": "t",
        "commitment": fair.commitment(),
        "contributions": ["a", "b"],
    }
    assert fair.opened() == {**fair.sealed(), "secret": SECRET.hex()}
    assert fair_header(fair, Match(GAMES["rps"], 2, {})) == {"fair": fair.sealed()}


def test_a_tampered_line_is_named() -> None:
    record = finished("dealt", 2, "tampered")
    deal = str(record.lines[0])
    _, _, zero, one = deal.split(" ")
    zero, one = zero.removeprefix("0="), one.removeprefix("1=")
    record.lines[0].text = f"deal 0={one} 1={zero}"
    with pytest.raises(RecordError, match=f"line 2: ! deal 0={one} .* the stream gives {deal}"):
        verify(record, GAMES)


def test_a_line_of_chance_that_is_left_out_or_slipped_in_is_named() -> None:
    record = finished("solo", 1, "left out 1")
    dice = [number for number, line in enumerate(record.lines) if line.who < 0]
    line = record.lines.pop(dice[0])
    with pytest.raises(RecordError, match=f"was recorded, the stream gives {line}"):
        verify(record, GAMES)
    record.lines[dice[0] : dice[0]] = [line, line]
    with pytest.raises(RecordError, match=f"line {line.number}: {line} is refused by SOL-1"):
        verify(record, GAMES)


def test_lines_cut_off_at_the_end_do_not_pass_with_the_result() -> None:
    record = finished("rps", 2, "cut")
    record.lines.pop()
    with pytest.raises(RecordError, match="the record has a result, but the game is not over"):
        verify(record, GAMES)


def changed(record: Record, **changes: object) -> Record:
    fair = {**record.extra["fair"], **changes}
    record.extra["fair"] = {key: value for key, value in fair.items() if value is not None}
    return record


def test_another_secret_breaks_the_promise() -> None:
    with pytest.raises(
        Unfair, match="does not fit the commitment: the table did not keep its word"
    ):
        verify(changed(finished("rps", 2, "x"), secret="00"), GAMES)


def test_another_commitment_or_table_breaks_the_promise() -> None:
    for change in ({"commitment": "0" * 64}, {"table": "other"}):
        with pytest.raises(Unfair, match="does not fit the commitment"):
            verify(changed(finished("rps", 2, "x"), **change), GAMES)


def test_another_contribution_is_another_stream() -> None:
    record = changed(finished("dealt", 2, "x"), contributions=["of 0", "of another"])
    with pytest.raises(
        RecordError, match=r"line 2: ! deal .* was recorded, the stream gives ! deal"
    ):
        verify(record, GAMES)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"version": 2}, "fair.version is 2; this program knows 1"),
        ({"version": None}, "fair.version is None; this program knows 1"),
        ({"secret": None}, "fair.secret is not there: it is opened when the game is over"),
        ({"secret": 7}, "fair.secret is not there"),
        ({"secret": "xyz"}, "fair.secret is not a hexadecimal number"),
        ({"table": None}, "fair.table is not a text"),
        ({"contributions": None}, "fair.contributions is not a list of 2 texts"),
        ({"contributions": ["a"]}, "fair.contributions is not a list of 2 texts"),
        ({"contributions": ["a", 1]}, "fair.contributions is not a list of 2 texts"),
        ({"contributions": "ab"}, "fair.contributions is not a list of 2 texts"),
        ({"contributions": ["a", "\ud800"]}, "fair.contributions cannot be written in UTF-8"),
        ({"table": "\ud800"}, "fair.table or .* cannot be written in UTF-8"),
    ],
)
def test_a_header_that_cannot_be_opened_says_why(changes: dict[str, object], reason: str) -> None:
    record = changed(finished("rps", 2, "x"), **changes)
    with pytest.raises(ValueError, match=reason):
        verify(record, GAMES)


def test_a_record_without_promise_has_nothing_to_verify() -> None:
    headers: list[object] = [None, 1, "fair", []]
    for header in headers:
        with pytest.raises(
            ValueError, match="the header has no key fair: there is nothing to verify"
        ):
            open_stream(header, 2)
