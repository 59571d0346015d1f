"""Worker processes for whatever takes long, so that the event loop never waits. They start when first used.

Work that belongs together (one table's) goes to the same process, which may remember something of it. Each process
does one thing at a time; whoever had least of them lately comes next. What nobody waits for, bots among
themselves, has a process of its own, which the machine lets run after all others.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar
from zlib import crc32

from sobremesa.server.people.limits import Payer, Shares

logger = logging.getLogger("sobremesa.workers")

PATIENCE: Final = 40.0  # seconds after which work is given up
NICE: Final = 10  # of the process for what nobody waits for
NOBODY: Final = Payer("", "")

Job = TypeVar("Job")
Answer = TypeVar("Answer")


class Failed(Exception):
    """A worker died, is stuck, or raised what it should not."""


def watch_parent(nice: int = 0) -> None:
    """A worker does not outlive its server, however that ended."""
    os.nice(nice)
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def end(process: ProcessPoolExecutor) -> None:
    """At once: what it is doing has been given up, and `shutdown` alone would let it go on."""
    working = list((process._processes or {}).values())
    process.shutdown(wait=False, cancel_futures=True)
    for each in working:
        each.kill()


class Desk:
    """One process, and those who wait for it."""

    def __init__(self, shares: Shares, nice: int = 0) -> None:
        self.shares, self.nice = shares, nice
        self.process: ProcessPoolExecutor | None = None
        self.taken = False
        self.waiting: list[tuple[Payer, asyncio.Future[None]]] = []

    async def take(self, payer: Payer) -> None:
        """Wait until it is free, and nobody who had less waits for it."""
        if not self.taken:
            self.taken = True
            return
        mine = (payer, asyncio.get_running_loop().create_future())
        self.waiting.append(mine)
        try:
            await mine[1]
        except asyncio.CancelledError:
            if mine in self.waiting:
                self.waiting.remove(mine)
            elif mine[1].done() and not mine[1].cancelled():
                self.give()  # it came in the same moment
            raise

    def give(self) -> None:
        if not self.waiting:
            self.taken = False
            return
        chosen = min(self.waiting, key=lambda waiting: self.shares.had(waiting[0]))
        self.waiting.remove(chosen)
        if chosen[1].cancelled():
            self.give()
        else:
            chosen[1].set_result(None)

    async def work(self, work: Callable[[Job], Answer], job: Job) -> Answer:
        process = self.process
        if process is None:
            spawned = multiprocessing.get_context("spawn")
            process = self.process = ProcessPoolExecutor(
                1, spawned, initializer=watch_parent, initargs=(self.nice,)
            )
        try:
            future = asyncio.get_running_loop().run_in_executor(process, work, job)
            return await asyncio.wait_for(future, PATIENCE)
        except (BrokenProcessPool, TimeoutError) as error:
            if self.process is process:  # the next one is new
                self.process = None
                end(process)
            raise Failed("a worker died or is stuck") from error
        except Exception as error:
            raise Failed("a worker could not do its work") from error


class Workers:
    def __init__(self, count: int, shares: Shares | None = None) -> None:
        self.shares = shares or Shares()
        self.count = count
        self.desks = [Desk(self.shares) for _ in range(count)] + [Desk(self.shares, NICE)]

    def place(self, about: str, idle: bool = False) -> int:
        """Which desk something goes to; `idle`: nobody waits for it."""
        return self.count if idle else crc32(about.encode()) % self.count

    async def ask(
        self,
        about: str,
        work: Callable[[Job], Answer],
        job: Job,
        payer: Payer = NOBODY,
        idle: bool = False,
        begins: Callable[[], None] = lambda: None,
    ) -> Answer:
        """Have work done; Failed if that is not possible. The same `about`, the same process.
        `begins` is called when it is this work's turn."""
        desk = self.desks[self.place(about, idle)]
        await desk.take(payer)
        began = time.perf_counter()
        try:
            begins()
            return await desk.work(work, job)
        finally:
            self.shares.charge(payer, time.perf_counter() - began)
            desk.give()

    def stop(self) -> None:
        for desk in self.desks:
            if desk.process:
                desk.process.shutdown(wait=False, cancel_futures=True)
