"""`make lab-ray`: an experiment on a cluster of two workers is the same, byte for byte, even if one is killed in the middle.

Not among the usual tests: Ray is large, and starts slowly. It is in .venv-ray, which has nothing else.
"""

import os
import signal
from collections.abc import Iterable, Iterator
from pathlib import Path

import ray

from sobremesa.lab.cluster import on_ray
from sobremesa.lab.experiment import Experiment
from sobremesa.lab.observing import Seen
from sobremesa.lab.runs import Run, here

TEXT = """\
game = "rps"
players = ["random", "search@20"]
questions = ["seat", "use", "idle"]
[plan]
games = 30
[look]
decisions = true
"""


def kept(folder: Path) -> dict[str, bytes]:
    names = ("log.jsonl", "games.parquet", "decisions.parquet", "records.game")
    return {name: (folder / name).read_bytes() for name in names}


def test_a_cluster_that_loses_a_worker_gives_the_same_run(tmp_path: Path) -> None:
    alone, many = Run.begin(tmp_path / "alone", TEXT), Run.begin(tmp_path / "many", TEXT)
    assert alone.go_on(here, lambda rows: False)
    killed = list[int]()

    def kill_one() -> None:
        if len(many.seen) == 6:
            pid = ray.get(ray.remote(lambda: os.getpid()).remote())
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)

    assert many.go_on(on_ray("local", 2), lambda rows: False, kill_one)
    assert killed, "a worker was lost"
    assert len(many.seen) == 30
    alone.keep()
    many.keep()
    assert kept(tmp_path / "many") == kept(tmp_path / "alone")


def test_what_is_left_of_a_run_goes_on_a_cluster(tmp_path: Path) -> None:
    def some(experiment: Experiment, numbers: Iterable[int]) -> Iterator[Seen]:
        yield from here(experiment, list(numbers)[:7])

    whole, run = Run.begin(tmp_path / "whole", TEXT), Run.begin(tmp_path / "run", TEXT)
    whole.go_on(here, lambda rows: False)
    assert not run.go_on(some, lambda rows: False)
    assert run.go_on(on_ray("local", 2), lambda rows: False)
    assert run.seen == whole.seen
