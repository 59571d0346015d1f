"""An experiment is a file that is checked line by line, and its run is the same however it is played."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import polars
import pytest

from sobremesa.__main__ import main
from sobremesa.complaint import in_words
from sobremesa.core.record import read_records, replay
from sobremesa.core.wrong import Wrong
from sobremesa.lab.experiment import Experiment, line_of, read_experiment, task
from sobremesa.lab.observing import Row, observe
from sobremesa.lab.questions import answers, enough
from sobremesa.lab.runs import Run, here, processes
from sobremesa.library import ALL
from sobremesa.text import Texts

PLAIN = """\
game = "rps"
players = ["random", "greedy"]
questions = ["seat", "player", "length"]
[plan]
games = 6
"""


def never(rows: Sequence[Row]) -> bool:
    return False


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('game = "chess"', 'line 1, game: there is no game "chess"'),
        ("game = \n", "the file is not TOML: Invalid value (at line 1, column 8)"),
        ('game = "rps"', "line 1, questions: is missing"),
        ('game = "rps"\nquestions = ["seat"]\nseats = 5', "line 3, seats: rps is for 2 players"),
        ('game = "rps"\nquestions = ["seat"]\nseats = 0', "line 3, seats: takes a whole number from 1"),
        ('game = "rps"\nquestions = ["sheep"]', 'line 2, questions: there is no question "sheep"'),
        ('game = "rps"\nquestions = "seat"', "line 2, questions: takes a list of texts"),
        ('game = "rps"\nquestions = ["seat"]\n[plan]\nplan = 3', "line 4, plan.plan: is not known here"),
        ('game = "rps"\nquestions = ["seat"]\n[plan]\nkind = "peek"', "line 4, plan.kind: is one of fixed"),
        ('game = "rps"\nquestions = ["seat"]\n[plan]\nadjust = 1', "line 4, plan.adjust: takes true or false"),
        ('game = "rps"\nquestions = ["seat"]\nplan = { adjust = true }', "line 2, questions: shares can be told"),
        ('game = "rps"\nquestions = ["seat"]\n[plan]\nwithin = 2.0', "line 4, plan.within: takes a number above"),
        ('game = "rps"\nquestions = ["seat"]\nplan = 3', "line 3, plan: takes a table"),
        ('game = "rps"\nquestions = ["seat"]\nseed = 3', "line 3, seed: takes a text"),
        ('game = "rps"\nquestions = ["seat"]\nplayers = ["hard@1s"]', "line 3, players: hard@1s thinks by the clock"),
        ('game = "rps"\nquestions = ["seat"]\nplayers = ["nobody"]', "line 3, players: "),
        ('game = "rps"\nquestions = ["seat"]\nplayers = ["easy", "easy", "easy"]', "line 3, players: there are 2"),
        ('game = "totem"\nquestions = ["seat"]\n[options]\nsheep = 1', "line 4, options.sheep: is not known"),
        ('game = "totem"\nquestions = ["seat"]\n[options]\nvictims = 1', "line 4, options.victims: option victims"),
        ('game = "totem"\nquestions = ["seat"]\n[sweep]\nvictims = "one"', "line 4, sweep.victims: a sweep takes"),
        ('game = "rps"\nquestions = ["option"]', "line 2, questions: the question option needs"),
        ('game = "rps"\nquestions = ["depth"]', "line 2, questions: the question depth"),
        ('game = "rps"\nquestions = ["depth"]\nladder = ["easy"]', "line 3, ladder: a ladder has two rungs"),
        ('game = "rps"\nquestions = ["x"]\n[trait]\nx = "("', "line 4, trait.x: is no regular expression"),
        ('game = "rps"\nquestions = ["x"]\n[uses]\nx = "a"', "line 4, uses.x: a pattern has the groups"),
        ('game = "rps"\nquestions = ["use"]\n[uses]\nuse = "(?P<values>a)"', "line 4, uses.use: is a question"),
        ('game = "rps"\nquestions = ["seat"]\nsheep = 1', "line 3, sheep: is not known here"),
    ],
)  # fmt: skip
def test_whatever_is_wrong_is_told_by_line_and_key(text: str, said: str) -> None:
    with pytest.raises(Wrong) as caught:
        read_experiment(text)
    assert str(caught.value).startswith(said)
    spanish = in_words(caught.value, Texts(None, "es"))
    assert spanish.startswith("línea" if said.startswith("line") else "el archivo no es TOML")


def test_lines_are_found_in_tables_of_all_kinds() -> None:
    text = 'a = 1\nb = { c = 2 }\n\n[d]\ne = 3\n["f.g"]\nh = 4\n[d.i]\nj = 5'
    places = {("a",): 1, ("b", "c"): 2, ("d",): 4, ("d", "e"): 5, ("d", "i", "j"): 9, ("z",): 1}
    assert {path: line_of(text, path) for path in places} == places


def test_games_of_a_block_have_the_same_luck_in_every_seating_and_arm() -> None:
    swept = read_experiment(
        'game = "totem"\nplayers = ["random", "greedy"]\nquestions = ["option"]\nseed = "s"\n'
        '[options]\nquiet_per_player = 3\n[sweep]\nvictims = ["one", "one_per_colour"]\n[plan]\ngames = 3'
    )
    arms = swept.arms()
    assert [arm.name for arm in arms] == ["victims=one", "victims=one_per_colour"]
    assert (swept.per_block(), swept.blocks(), swept.games()) == (4, 2, 8)
    tasks = [task(swept, arms, number) for number in range(8)]
    assert [each.pairing.seed for each in tasks] == ["s/0"] * 4 + ["s/1"] * 4
    assert [each.pairing.seats[0] for each in tasks[:4]] == ["random", "greedy"] * 2
    assert len({each.pairing.order for each in tasks[:4]}) == 1
    assert dict(tasks[2].pairing.options) == {"quiet_per_player": 3, "victims": "one_per_colour"}
    assert len({task(swept, arms, 4 * block).pairing.order for block in range(20)}) == 2


def test_equal_players_need_one_seating() -> None:
    assert read_experiment('game = "rps"\nquestions = ["seat"]').per_block() == 1
    fixed = 'game = "rps"\nplayers = ["random", "greedy"]\nrotate = false\nquestions = ["seat"]'
    assert read_experiment(fixed).arms()[0].seatings == (("random", "greedy"),)


def test_a_ladder_is_climbed_rung_by_rung() -> None:
    ladder = read_experiment(
        'game = "rps"\nladder = ["random", "greedy", "search@5"]\nquestions = ["depth"]\n[plan]\ngames = 4'
    )
    assert [arm.name for arm in ladder.arms()] == ["greedy > random", "search@5 > greedy"]
    rows = [observe(ladder, ladder.arms()[each.arm].name, each).game
            for each in (task(ladder, ladder.arms(), number) for number in range(ladder.games()))]  # fmt: skip
    found = answers(ladder, "depth", rows)
    assert [each.series.name for each in found] == ["greedy > random", "search@5 > greedy"]
    assert [each.series.games for each in found] == [4, 4]


LOOKED = """\
game = "evidencia"
players = ["random", "greedy"]
questions = ["seat", "order", "points", "margin", "branching", "lead", "luck", "use", "rules", "idle", "card"]
[plan]
games = 2
[look]
decisions = true
luck = 20
values = 2
samples = 2
[uses]
card = '^(?P<seat>\\d): play (?P<value>\\S+)'
"""


def test_everything_that_is_asked_is_seen() -> None:
    experiment = read_experiment(LOOKED)
    arms = experiment.arms()
    seen = [observe(experiment, "", task(experiment, arms, number)) for number in range(2)]
    again = observe(experiment, "", task(experiment, arms, 1))
    assert again == seen[1]
    row = seen[0].game
    assert row["decisions"] == len(seen[0].decisions) == row["events"] - row["draws"]
    assert row["choices"] == sum(each["choices"] > 1 for each in seen[0].decisions)
    assert sorted(row[f"order_{seat}"] for seat in (0, 1)) == [0, 1]
    assert row["luck_0"] == pytest.approx(-row["luck_1"]), "one's luck is the other's bad luck"
    assert set(row["use_0"]) <= {each["kind"] for each in seen[0].decisions if each["seat"] == 0}
    played = {
        each["text"] for each in seen[0].decisions if each["kind"] == "play" and not each["seat"]
    }
    assert {f"play {card}" for card in row["card_0"]} == played
    assert all(rule.startswith("EVI-") for rule in row["rules_0"])
    assert 0 <= row["idle"] <= row["tried"] == 2
    assert row["settled"] is None or 0 < row["settled"] <= 1
    for each in seen:
        (record,) = read_records(each.record)
        assert replay(record, ALL).state.result() is not None
    for question in experiment.questions:
        assert answers(experiment, question, [each.game for each in seen]), question


def test_traits_are_read_from_the_record() -> None:
    experiment = read_experiment(
        'game = "rps"\nplayers = ["random"]\nquestions = ["opening", "toss"]\n'
        "[trait]\nopening = '^(?P<seat>\\d): (?P<value>\\w+)'\ntoss = '^! (?P<values>.+)$'"
    )
    seen = observe(experiment, "", task(experiment, experiment.arms(), 0))
    (record,) = read_records(seen.record)
    opened = [next(line.text for line in record.lines if line.who == seat) for seat in (0, 1)]
    assert [seen.game["opening_0"], seen.game["opening_1"]] == opened


def test_a_run_goes_on_wherever_it_was_stopped(tmp_path: Path) -> None:
    whole, cut = Run.begin(tmp_path / "whole", PLAIN), Run.begin(tmp_path / "cut", PLAIN)
    assert whole.go_on(here, never)
    whole.keep()

    def stop() -> None:
        if len(cut.seen) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cut.go_on(here, never, stop)
    log = tmp_path / "cut" / "log.jsonl"
    log.write_text(log.read_text(encoding="utf-8")[:-20], encoding="utf-8")  # killed while it wrote
    cut = Run.begin(tmp_path / "cut", PLAIN)
    assert len(cut.seen) == 2
    assert cut.go_on(processes(2), never)
    cut.keep()
    for name in ("log.jsonl", "games.parquet", "records.game"):
        assert (tmp_path / "cut" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()
    assert Run.begin(tmp_path / "cut", PLAIN).go_on(here, never), "nothing is left"
    frame = polars.read_parquet(tmp_path / "cut" / "games.parquet")
    assert frame["number"].to_list() == list(range(6))
    assert frame["share_0"].to_list() == [row["share_0"] for row in whole.games]


def test_columns_do_not_depend_on_what_happens_to_be_in_them(tmp_path: Path) -> None:
    run = Run.begin(tmp_path / "run", LOOKED)
    run.go_on(here, never)
    one = run.games[0]
    one |= {"settled": None, "use_0": [], "card_0": [], "order_0": None}
    run.seen = [replace(run.seen[0], game=one)]
    run.keep()
    schema = polars.read_parquet(tmp_path / "run" / "games.parquet").schema
    assert schema["settled"] == polars.Float64
    assert schema["order_0"] == polars.Int64
    assert schema["use_0"] == schema["card_0"] == polars.List(polars.String)


def test_folders_of_others_are_left_alone(tmp_path: Path) -> None:
    Run.begin(tmp_path / "run", PLAIN)
    with pytest.raises(Wrong, match="another experiment"):
        Run.begin(tmp_path / "run", PLAIN.replace("6", "8"))
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter").write_text("dear", encoding="utf-8")
    with pytest.raises(Wrong, match="not empty"):
        Run.begin(tmp_path / "mine", PLAIN)
    with pytest.raises(Wrong, match="holds no run"):
        Run.read(tmp_path / "mine")
    log = tmp_path / "run" / "log.jsonl"
    log.write_text(log.read_text(encoding="utf-8").replace("1.0", "0.9"), encoding="utf-8")
    with pytest.raises(Wrong, match="other rules or players"):
        Run.begin(tmp_path / "run", PLAIN)


def made_up(experiment: Experiment, winners: Sequence[int]) -> list[Row]:
    return [
        {"number": number, "block": number, "arm": "", "share_0": float(not won), "share_1": float(won)}
        for number, won in enumerate(winners)
    ]  # fmt: skip


def test_a_sequence_ends_when_its_first_question_is_settled(tmp_path: Path) -> None:
    text = PLAIN.replace("[plan]", '[plan]\nkind = "sequence"\nevery = 2\nwidth = 0.5')
    run = Run.begin(tmp_path / "run", text)
    assert run.go_on(here, lambda rows: len(rows) >= 4)
    assert len(run.seen) == 4, "two games a block, looked at after every two blocks"
    experiment = read_experiment(PLAIN.replace("[plan]", '[plan]\nkind = "sequence"'))
    assert not enough(experiment, made_up(experiment, [0, 1] * 20))
    assert enough(experiment, made_up(experiment, [0, 1] * 2000)), "balanced"
    assert enough(experiment, made_up(experiment, [0] * 100)), "outside"


def test_rows_without_luck_and_arms_with_the_same_luck() -> None:
    experiment = read_experiment(
        'game = "rps"\nquestions = ["seat", "luck", "length"]\nplan = { adjust = true, games = 40 }'
    )
    rows = made_up(experiment, [0, 1, 1, 0] * 10)
    for row in rows:
        row |= {f"luck_{seat}": row[f"share_{seat}"] - 0.5 for seat in (0, 1)}
    first, second = answers(experiment, "seat", rows)
    assert first.interval.half == second.interval.half == 0.0, "all of it was luck"
    assert first.series.cost == 0.0
    (luck,) = answers(experiment, "luck", rows)
    assert luck.interval.mean == pytest.approx(1.0)


def test_options_are_compared_block_by_block() -> None:
    experiment = read_experiment(
        'game = "totem"\nquestions = ["option"]\n[sweep]\nvictims = ["one", "one_per_colour"]'
    )
    rows = []
    for block in range(30):
        for number, arm in enumerate(experiment.arms()):
            length = dict.fromkeys(("decisions", "turns", "minutes"), 100 * block + 5 * number)
            won = {"share_0": float(block % 2), "share_1": 1.0 - block % 2}
            rows.append({"block": block, "arm": arm.name, **length, **won})
    found = {each.series.key: each for each in answers(experiment, "option", rows)}
    assert found["change-turns"].interval.mean == 5.0
    assert found["change-turns"].verdict == "different"
    assert found["change-turns"].series.cost == 0.0
    assert found["change-seat"].verdict == "balanced"


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "first.toml"
    file.write_text(PLAIN, encoding="utf-8")
    (tmp_path / "second.toml").write_text(PLAIN.replace("greedy", "search@5"), encoding="utf-8")
    assert main(["lab", "run", str(file), "--lang", "es"]) == 0
    assert main(["lab", "run", str(tmp_path / "second.toml")]) == 0
    printed = capsys.readouterr().out
    assert "¿Es un asiento mejor que otro?" in printed
    assert "Is one seat better than another?" in printed
    found = json.loads((tmp_path / "first" / "answers.json").read_text(encoding="utf-8"))
    assert {each["question"] for each in found["answers"]} == {"seat", "player", "length"}
    for lang, word in (("es", "Cómo repetirlo"), ("en", "How to make it again")):
        assert main(["lab", "report", str(tmp_path / "first"), "--lang", lang]) == 0
        page = (tmp_path / "first" / "report.html").read_text(encoding="utf-8")
        assert word in page
        assert page.count("<svg") == 5, "one for each scale"
        assert "<script" not in page
        assert 'src="' not in page
    both = ["--against", str(tmp_path / "first"), "--page", str(tmp_path / "both.html")]
    assert main(["lab", "report", str(tmp_path / "second"), *both]) == 0
    assert "from first to second" in (tmp_path / "both.html").read_text(encoding="utf-8")
    assert main(["lab", "run", str(tmp_path / "none.toml")]) == 2
    assert main(["lab", "report", str(tmp_path)]) == 2


def test_what_is_missing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "first.toml"
    file.write_text(PLAIN, encoding="utf-8")
    monkeypatch.setattr("sobremesa.lab.commands.NEEDED", ("numpy", "nothing_of_the_kind"))
    with pytest.raises(SystemExit, match=r"sobremesa\[lab\].*nothing_of_the_kind"):
        main(["lab", "run", str(file)])
