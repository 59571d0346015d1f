"""The games of an experiment on a cluster, by Ray: the same games, in the same order, as in one process.

A game follows from the file and its number, so whatever is lost with a worker is played again, and nobody can tell. Every machine of
the cluster needs the same sobremesa.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from sobremesa.lab.experiment import Experiment
from sobremesa.lab.observing import Seen
from sobremesa.lab.runs import Play, play_number

AHEAD: Final = 4  # games that each core has before it
LOCAL: Final = "local"  # a cluster of this machine's cores


def on_ray(address: str = LOCAL, workers: int = 0) -> Play:
    """On the cluster at this address; on this machine, with so many workers, if it is `local`."""

    def play(experiment: Experiment, numbers: Iterable[int]) -> Iterator[Seen]:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers
        import ray

        cores = {"num_cpus": workers or None} if address == LOCAL else {}
        ray.init(address=address, log_to_driver=False, include_dashboard=None, **cores)
        try:
            game = ray.remote(max_retries=-1)(play_number)  # however often workers are lost
            shared, waiting = ray.put(experiment), iter(numbers)
            ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            begun = [game.remote(shared, number) for number in islice(waiting, ahead)]
            while begun:
                yield ray.get(begun.pop(0))
                begun += [game.remote(shared, number) for number in islice(waiting, 1)]
        finally:
            ray.shutdown()

    return play
