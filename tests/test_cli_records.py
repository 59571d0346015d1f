"""Commands about records: replay and verify."""

from pathlib import Path

import pytest

from sobremesa.core import CHANCE, JUDGE
from sobremesa.core.fair import Fair
from sobremesa.core.match import Match
from sobremesa.core.record import fair_header, record_of
from sobremesa.library import ALL
from sobremesa.text import Texts
from tests.conftest import Run
from tests.support.games import played

WELL, UNTRUE, WRONG = 0, 1, 2


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of rps whose luck can be verified."""
    match, fair = Match(ALL["rps"], 2, {}), Fair(b"secret", "mesa", ("a", "b"))
    for line in ("1: rock", "0: rock", "!", "0: paper", "1: scissors", "1: paper", "0: paper", "!"):
        if line != "!":
            match.play(int(line[0]), line[3:])
        elif match.deciders() == [CHANCE]:
            match.draw(fair)
        if not match.deciders():
            break
    assert match.state.result()
    file = tmp_path / "good.game"
    file.write_text(record_of(match, JUDGE, **fair_header(fair, match)).write(), encoding="utf-8")
    return file


def changed(file: Path, old: str, new: str) -> Path:
    text = file.read_text(encoding="utf-8")
    assert old in text
    other = file.with_name("changed.game")
    other.write_text(text.replace(old, new), encoding="utf-8")
    return other


# replay


def random_record(slug: str, folder: Path) -> Path:
    options = {"quiet_per_player": 1} if slug == "totem" else {}
    match = played(ALL[slug], ALL[slug].seats[-1], "told", options=options)
    file = folder / f"{slug}.game"
    file.write_text(record_of(match).write(), encoding="utf-8")
    return file


@pytest.mark.parametrize("slug", ALL)
def test_a_record_is_told_and_drawn(run: Run, slug: str, tmp_path: Path) -> None:
    file = random_record(slug, tmp_path)
    tellings = [run("replay", file, "--plain", "--lang", lang) for lang in ("es", "en")]
    assert [(code, err) for code, _, err in tellings] == [(WELL, "")] * 2
    for (_, out, _), lang in zip(tellings, ("es", "en"), strict=True):
        assert Texts(None, lang).say("over", reason="@").split("@")[0] in out


@pytest.mark.slow
@pytest.mark.parametrize("slug", ALL)
def test_a_seat_replays_what_it_saw(run: Run, slug: str, tmp_path: Path) -> None:
    file = random_record(slug, tmp_path)
    for seat in range(1, ALL[slug].seats[-1] + 1):
        code, out, err = run("replay", file, "--seat", seat)
        assert (code, err) == (WELL, "")
        assert out


@pytest.mark.slow
@pytest.mark.parametrize("slug", ALL)
def test_step_by_step_every_line_has_its_board(run: Run, slug: str, tmp_path: Path) -> None:
    file = random_record(slug, tmp_path)
    whole, steps = run("replay", file)[1], run("replay", file, "--step")
    assert steps[0] == WELL
    assert len(steps[1].splitlines()) > len(whole.splitlines())


def test_a_seat_that_is_not_there_is_named(run: Run, record: Path) -> None:
    for seat in (0, 3):
        code, out, err = run("replay", record, "--seat", seat)
        assert (code, out) == (WRONG, "")
        assert err == f"sobremesa: There is no seat {seat}; the seats are 1 to 2.\n"


def test_several_records_are_told_one_after_the_other(
    run: Run, record: Path, tmp_path: Path
) -> None:
    file = random_record("totem", tmp_path)
    for twice in (record, file):
        text = twice.read_text(encoding="utf-8")
        twice.write_text(f"{text}\n# again\n{text}", encoding="utf-8")
    assert run("replay", file)[1].count("Nobody wins.") == 2
    assert run("verify", record)[1].count("the commitment was kept") == 2


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_record_that_is_not_true_is_named_by_its_line(
    run: Run, record: Path, command: str
) -> None:
    untrue = changed(record, '"winners": [', '"winners": [7, ')
    code, out, err = run(command, untrue)
    last = len(record.read_text(encoding="utf-8").splitlines())
    assert (code, out) == (UNTRUE, "")
    assert err.startswith(f"sobremesa: line {last}: the result says winners [7, ")


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "code", "complaint"),
    [
        (b"", UNTRUE, "line 1: expected a record, found none"),
        (b"# only a comment\n", UNTRUE, "line 1: expected a record, found none"),
        (b"hello\n", UNTRUE, "line 1: a record begins with its header, a JSON object"),
        (b'{"game": "rps"}', UNTRUE, "line 1: the header's rules is missing"),
        (b"\xff\xfe{}", WRONG, "cannot be read: 'utf-8' codec can't decode byte 0xff"),
        (None, WRONG, "cannot be read: "),
    ],
)
def test_a_file_that_is_no_record_is_told_apart(
    run: Run, tmp_path: Path, command: str, content: bytes | None, code: int, complaint: str
) -> None:
    file = tmp_path / "odd.game"
    if content is not None:
        file.write_bytes(content)
    got, out, err = run(command, file)
    assert (got, out) == (code, "")
    assert err.startswith("sobremesa: ")
    assert complaint in err


# verify


def test_a_true_record_verifies(run: Run, record: Path) -> None:
    tosses = record.read_text(encoding="utf-8").count("\n! coin")
    for lang in ("es", "en"):
        code, out, err = run("verify", record, "--lang", lang)
        wanted = Texts(None, lang).say("verify-well", game="rps", lines=tosses)
        assert (code, out, err) == (WELL, wanted + "\n", "")


def test_a_tampered_record_does_not(run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    shown = "! coin 1" if "! coin 1" in text else "! coin 0"
    code, out, err = run("verify", changed(record, shown, f"! coin {1 - int(shown[-1])}"))
    assert (code, out) == (UNTRUE, "")
    assert f"was recorded, the stream gives {shown}" in err


def test_a_broken_promise_is_not_fair(run: Run, record: Path) -> None:
    code, out, err = run("verify", changed(record, b"secret".hex(), b"secrets".hex()))
    assert (code, out) == (UNTRUE, "")
    assert "the table did not keep its word" in err


def test_without_an_opened_secret_there_is_nothing_to_verify(run: Run, record: Path) -> None:
    assert (
        "it is opened when the game is over" in run("verify", changed(record, '"secret"', '"s"'))[2]
    )
    code, out, err = run("verify", changed(record, '"fair"', '"unfair"'))
    assert (code, out) == (WRONG, "")
    assert "there is nothing to verify" in err
