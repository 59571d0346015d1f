"""The events of a game shared among processes. The analysis is the same with any number of them."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from sobremesa.coach.analysis import (
    Analysis,
    Bench,
    Depth,
    Look,
    Played,
    analysis,
    prepared,
    shares,
)
from sobremesa.core.match import Match
from sobremesa.core.record import Record

ALONE: Final = 0.5  # seconds before help is asked for: starting help costs as much
BENCHES: Final = list[Bench]()  # of a helping process: the one game that it looks at

Advance = Callable[[int, int], object]  # so many events are done, of so many


def analyse(
    record: Record,
    match: Match,
    depth: Depth,
    seed: str,
    jobs: int,
    advance: Advance = lambda done, all_: None,
) -> Analysis:
    """The analysis of a finished game, replayed from its record; Unfinished for one that goes on."""
    ends = shares(record, match)
    played = prepared(match, depth, seed)
    found = list[Look]()
    for each in looks(played, jobs):
        found.append(each)
        advance(len(found), len(played.events))
    return analysis(match, played, ends, found)


def looks(played: Played, jobs: int) -> Iterator[Look]:
    """What is to be said of each event, in their order."""
    bench, began, done = Bench(played), time.perf_counter(), 0
    count = len(played.events)
    while done < count and (jobs == 1 or time.perf_counter() - began < ALONE):
        yield bench.look(done)
        done += 1
    if done == count:
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), take_up, (played,)) as pool:
        try:
            yield from pool.map(look, range(done, count))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def take_up(played: Played) -> None:
    """What a helping process begins with."""
    BENCHES.append(Bench(played))


def look(number: int) -> Look:
    return BENCHES[0].look(number)
