"""Many games over several processes: the same as in one, and told as they are done."""

import csv
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest

from sobremesa import batch
from sobremesa.__main__ import main
from sobremesa.core.playout import playouts
from sobremesa.library import ALL


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_the_games_are_the_same_for_any_number_of_processes(
    jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "ALONE", 0.0)  # ask for help at once
    told: list[int] = []
    columns = batch.many_playouts("rps", 2, {}, 40, "jobs", jobs, told.append)
    assert columns == playouts(ALL["rps"], 2, {}, 40, "jobs")
    assert sum(told) == 40


def test_a_small_run_stays_in_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batch, "ProcessPoolExecutor", None)
    assert len(batch.many_playouts("rps", 2, {}, 20, "small", 8)["length"]) == 20


def test_one_slow_block_does_not_cut_a_run_into_single_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The clock here says that the first block took a second, and every game after it a thousandth."""
    sizes: list[int] = []
    now = [0.0]

    def block_of(*setting: object) -> dict[str, list[int]]:
        games = int(str(setting[3]))
        now[0] += 1.0 if not sizes else 0.001 * games
        sizes.append(games)
        return {"length": [0] * games}

    class Pool:
        def __init__(self, *settings: object) -> None:
            pass

        def __enter__(self) -> "Pool":
            return self

        def __exit__(self, *reason: object) -> None:
            pass

        def submit(
            self, play: Callable[..., dict[str, list[int]]], *setting: object
        ) -> Future[object]:
            done: Future[object] = Future()
            done.set_result(play(*setting))
            return done

    monkeypatch.setattr(batch, "block_of", block_of)
    monkeypatch.setattr(batch, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(batch, "ALONE", 1.05)
    monkeypatch.setattr("sobremesa.batch.time.perf_counter", lambda: now[0])
    assert len(batch.many_playouts("rps", 2, {}, 20_000, "slow", 2)["length"]) == 20_000
    assert len(sizes) < 200, "blocks of some 200 games, not 20,000 of one"


def test_simulate_keeps_rows_and_records(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "rps", "--games", "5", "--csv", str(tmp_path / "games.csv")]
    assert main([*words, "--record", str(tmp_path / "records"), "--json", "--jobs", "1"]) == 0
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["winner"] for row in rows] == [
        str(winner) for winner in playouts(ALL["rps"], 2, {}, 5, "1")["winner"]
    ]
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == 5
    for row, record in zip(rows, records, strict=True):
        text = record.read_text(encoding="utf-8")
        assert f'"winners": [{row["winner"]}]' in text


def test_no_jobs_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "rps", "--jobs", "0"]) == 2
    assert "--jobs" in capsys.readouterr().err
