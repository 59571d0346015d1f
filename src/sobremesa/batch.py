"""Many random games over all cores. Processes, not threads: compiled rules hold Python's lock.

Numbers of games go in and plain columns come out, so nothing of a position ever leaves its process, and
the games are the same whatever the number of processes.
"""

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import ceil, inf
from multiprocessing import get_context

from sobremesa.core.playout import Columns, playouts

ALONE = 0.5  # seconds that the calling process plays before it asks for help: starting help costs as much
BLOCK = 0.2  # seconds that a block of games should take, so that progress is seen

Advance = Callable[[int], object]  # this many more games are done


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def block_of(
    slug: str, players: int, options: Mapping[str, object], games: int, seed: str, first: int
) -> Columns:
    """What a helping process does; it knows the game by its name."""
    from sobremesa.library import ALL

    return playouts(ALL[slug], players, options, games, seed, first)


def many_playouts(
    slug: str,
    players: int,
    options: Mapping[str, object],
    games: int,
    seed: str,
    jobs: int = 0,
    advance: Advance = lambda games: None,
) -> Columns:
    """`playouts` in up to `jobs` processes, all cores if 0; small runs stay in this one."""
    from sobremesa.library import ALL

    jobs = jobs or cores()
    settled = dict(options)
    ALL[slug].start(
        players, settled
    )  # whatever a first game has to load, no block is measured by it
    columns: Columns = {}
    played, size, began, fastest = 0, 1, time.perf_counter(), inf
    while played < games and (jobs == 1 or time.perf_counter() - began < ALONE):
        size = min(size, games - played)
        start = time.perf_counter()
        join(columns, block_of(slug, players, settled, size, seed, played))
        played += size
        advance(size)
        took = time.perf_counter() - start
        fastest = min(fastest, took / size)
        if took < BLOCK:
            size *= 2
    if played == games:
        return columns
    # One slow block, on a busy machine, does not say that all are: the fastest game so far decides.
    size = max(size, min(round(BLOCK / fastest), ceil((games - played) / jobs)))
    firsts = range(played, games, size)
    with ProcessPoolExecutor(min(jobs, len(firsts)), get_context("spawn")) as pool:
        blocks = {
            pool.submit(
                block_of, slug, players, settled, min(size, games - first), seed, first
            ): first
            for first in firsts
        }
        try:
            for block in as_completed(blocks):
                advance(min(size, games - blocks[block]))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    for block in blocks:
        join(columns, block.result())
    return columns


def join(columns: Columns, more: Columns) -> None:
    """Append the games of another run."""
    for name, column in more.items():
        columns.setdefault(name, []).extend(column)
