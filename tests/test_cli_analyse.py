"""`sobremesa analyse`: in words, as JSON, in both languages, for every game; and what it refuses."""

import io
import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from sobremesa.coach import analysis
from sobremesa.coach.analysis import Depth, prepared, shares
from sobremesa.coach.judging import Judgement
from sobremesa.coach.luck import Luck
from sobremesa.coach.work import analyse as analysed
from sobremesa.core import CHANCE, Happening
from sobremesa.core.match import Match
from sobremesa.core.record import record_of
from sobremesa.library import ALL
from sobremesa.terminal import analyse
from sobremesa.terminal.screen import Reader
from sobremesa.text import Texts, languages
from tests.conftest import Run
from tests.players.test_open_choices import GAME as DUEL
from tests.support.games import after, played
from tests.support.packages import plug
from tests.support.words import ZERO, strange

WELL, UNTRUE, WRONG = 0, 1, 2
LITTLE = Depth(0, 1.0, 128)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "QUICK", LITTLE)


@pytest.fixture(name="record")
def finished(tmp_path: Path) -> Path:
    """Seat 1 wins a game of rps, the first round by the coin."""
    lines = "0: rock", "1: rock", "! coin 1", "0: rock", "1: paper"
    return kept(after(ALL["rps"], 2, *lines), tmp_path)


def kept(match: Match, folder: Path) -> Path:
    file = folder / f"{match.game.slug}.game"
    file.write_text(record_of(match).write(), encoding="utf-8")
    return file


def test_it_tells_luck_from_skill(run: Run, record: Path) -> None:
    code, out, err = run("analyse", record, "--jobs", 1)
    assert (code, err) == (WELL, "")
    assert "4 real choices, one outcome of chance" in out
    assert re.search(
        r"Turn 2  The coin gives the round to Player 2\. Player 1 -[\d.]+, Player 2 \+", out
    )
    rows = {
        line.split("│")[1].strip(): line.split("│")[2:4] for line in out.splitlines() if "│" in line
    }
    result, luck, rest = (
        [float(cell) for cell in rows[name]] for name in ("Result", "Luck", "Without luck")
    )
    assert result == [0.0, 100.0]
    assert luck[1] > 0
    assert [a - b for a, b in zip(result, luck, strict=True)] == pytest.approx(rest, abs=0.11)


def test_the_same_seed_says_the_same(run: Run, record: Path) -> None:
    one, two, other = (
        run("analyse", record, "--jobs", 1, "--seed", seed, "--json") for seed in ("a", "a", "b")
    )
    assert one == two
    assert one != other


def test_deep_looks_longer(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "DEEP", Depth(1, 0.05, 8))
    few, more = (
        json.loads(run("analyse", record, "--jobs", 1, "--json", *words)[1])["simulations"]
        for words in ([], ["--deep"])
    )
    assert more > few
    assert analysis.DEEP.searches == 10 * analysis.QUICK.searches


def test_several_records_are_one_object_each(run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(f"{text}\n# again\n{text}", encoding="utf-8")
    code, out, err = run("analyse", record, "--jobs", 1, "--json")
    assert (code, err) == (WELL, "")
    one, two = map(json.loads, out.splitlines())
    assert one == two
    assert [each["seat"] for each in one["seats"]] == [0, 1]
    assert one["seats"][1]["result"] == 1.0


# Every game, in words


def imagined(match: Match, loss: float, luck: float) -> analysis.Analysis:
    """An analysis in which every choice cost the same, and every outcome helped as much."""

    def look(each: Happening[Any]) -> analysis.Look:
        legal = [int(action) for action in each.before.legal(each.who)]
        if each.who == CHANCE:
            brought = tuple((-1) ** seat * luck for seat in range(match.players))
            return analysis.Look(Luck(brought, True), None)
        best = legal[0] if legal[0] != each.action else legal[-1]
        judged = Judgement(best, 0.3, 0.3 + loss, loss, 0.01, 9)
        return analysis.Look(judged if len(legal) > 1 else None, None)

    ends, looked = shares(record_of(match), match), map(look, match.happenings())
    return analysis.analysis(match, prepared(match, LITTLE, "1"), ends, looked)


def shown(match: Match, found: analysis.Analysis, lang: str) -> str:
    paper = io.StringIO()
    console = Console(file=paper, width=200, color_system=None)
    analyse.show(
        record_of(match), match, found, Reader(console, lambda prompt: "", lang, plain=True)
    )
    return paper.getvalue()


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("slug", ALL)
def test_every_game_is_told_in_words(slug: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "DECISIONS", 60)
    monkeypatch.setattr(analyse, "FORTUNES", 60)
    options = {"quiet_per_player": 1} if slug == "totem" else {}
    match = played(ALL[slug], ALL[slug].seats[-1], "analysed", options=options)
    found = imagined(match, 0.2, 0.1)
    said, house = shown(match, found, lang), Texts(None, lang)
    assert said.count(house.say("analyse-class-blunder")) == min(60, len(found.decisions))
    assert strange(said, slug, lang, match.game.rules) == set()
    assert not ZERO.search(said)


@pytest.mark.parametrize("lang", languages)
def test_where_nobody_erred_or_was_lucky_it_says_so(lang: str) -> None:
    match, house = played(ALL["rps"], 2, "even"), Texts(None, lang)
    quiet, loud = (shown(match, imagined(match, each, each), lang) for each in (0.0, 0.2))
    for key in ("analyse-well", "analyse-even"):
        assert house.say(key) in quiet
        assert house.say(key) not in loud


def test_only_what_counted_most_is_told() -> None:
    match = played(ALL["evidencia"], 2, "most")
    said = shown(match, imagined(match, 0.2, 0.1), "en")
    assert said.count("Better: ") == analyse.DECISIONS < 30
    turns = [int(turn) for turn in re.findall(r"^Turn (\d+)", said, flags=re.MULTILINE)]
    assert turns[: analyse.DECISIONS] == sorted(turns[: analyse.DECISIONS])


def test_a_game_without_chance_has_no_luck(run: Run, tmp_path: Path) -> None:
    file = kept(after(ALL["rps"], 2, "0: rock", "1: paper", "0: rock", "1: paper"), tmp_path)
    out = run("analyse", file, "--jobs", 1)[1]
    assert Texts(None, "en").say("analyse-fortunes") not in out
    assert re.search(r"Luck +│ +0\.0 │ +0\.0 │", out)


# Games from elsewhere


def test_a_game_of_this_process_alone_is_analysed() -> None:
    match = after(DUEL, 2, "0: left", "1: high")
    found = analysed(record_of(match), match, Depth(0.5, 0.1, 8), "duel", 1)
    assert found.decisions[0].best == "right"
    assert found.decisions[0].quality == "blunder"
    assert found.seats[0].result == 0.0


def test_a_plugged_in_game_is_analysed(
    tmp_path: Path, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = tmp_path / "packages"
    where.mkdir()
    plug(where, "away")
    text = record.read_text(encoding="utf-8").replace('"rps"', '"away"')
    file = tmp_path / "away.game"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(where))
    command = [sys.executable, "-m", "sobremesa", "analyse", str(file), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=True)
    assert json.loads(done.stdout)["game"] == "away"


# What is refused


@pytest.mark.parametrize("lang", languages)
def test_a_game_that_goes_on_is_refused(run: Run, tmp_path: Path, lang: str) -> None:
    file = kept(after(ALL["rps"], 2, "0: rock", "1: paper"), tmp_path)
    code, out, err = run("analyse", file, "--lang", lang)
    assert (code, out) == (WRONG, "")
    assert err == f"sobremesa: {Texts(None, lang).say('wrong-coach-unfinished')}\n"


def test_a_record_that_is_not_true_is_refused(run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("1: paper", "1: well"), encoding="utf-8")
    code, out, err = run("analyse", record)
    assert (code, out) == (UNTRUE, "")
    assert err.startswith("sobremesa: line 6: ")


def test_what_cannot_be_read_is_refused(run: Run, tmp_path: Path) -> None:
    odd = tmp_path / "odd.game"
    odd.write_bytes(b"\xff\xfe{}")
    for file in (odd, tmp_path / "nothing.game"):
        code, out, err = run("analyse", file)
        assert (code, out) == (WRONG, "")
        assert "cannot be read: " in err
    assert run("analyse", odd, "--jobs", 0)[0] == WRONG


@pytest.mark.parametrize("lang", languages)
def test_reason_answer_and_level_are_told(lang: str) -> None:
    match = played(ALL["evidencia"], 2, "answered")
    found, happened = imagined(match, 0.2, 0.1), list(match.happenings())
    answered = next(
        each
        for each in found.decisions
        if happened[each.event].before.together() == 0
        and happened[each.event + 1].before.together() == 0
        and happened[each.event + 1].who == 1 - each.seat
    )
    answer = match.game.write(happened[answered.event + 1].action)
    told = replace(
        answered,
        loss=0.9,
        reason=analysis.Reason("buries", {}),
        reply=analysis.Reply(1 - answered.seat, (answer,), 0.8, ()),
    )
    others = (each for each in found.decisions if each is not answered)
    one, two = (replace(seat, levels={"easy": 0.3}, above="master") for seat in found.seats)
    seats = (replace(one, below="easy"), two)
    said = shown(match, replace(found, decisions=(told, *others), seats=seats), lang)
    house, texts = Texts(None, lang), Texts("evidencia", lang)
    assert texts.say("reason-buries") in said
    assert house.say("analyse-reply", player="|", move="|").partition("|")[0] in said
    levels_told = (
        house.say("analyse-between", below=house.level("easy"), above=house.level("master")),
        house.say("analyse-below", level=house.level("master")),
    )
    assert all(level in said for level in levels_told)
