"""Worker processes for whatever takes long, so that the event loop never waits. Started when first used.

Work that belongs together (one table's) goes to the same process, which may remember something of it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar
from zlib import crc32

logger = logging.getLogger("sobremesa.workers")

PATIENCE: Final = 40.0  # seconds after which work is given up: some must wait for others

Job = TypeVar("Job")
Answer = TypeVar("Answer")


class Failed(Exception):
    """A worker died, is stuck, or raised what it should not."""


def watch_parent() -> None:
    """A worker does not outlive its server, however that ended."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Workers:
    def __init__(self, count: int) -> None:
        self.processes: list[ProcessPoolExecutor | None] = [None] * count

    @property
    def count(self) -> int:
        return len(self.processes)

    async def ask(self, about: str, work: Callable[[Job], Answer], job: Job) -> Answer:
        """Have work done; Failed if that is not possible. The same `about`, the same process."""
        number = crc32(about.encode()) % self.count
        process = self.processes[number]
        if process is None:
            process = ProcessPoolExecutor(
                1, multiprocessing.get_context("spawn"), initializer=watch_parent
            )
            self.processes[number] = process
        try:
            future = asyncio.get_running_loop().run_in_executor(process, work, job)
            return await asyncio.wait_for(future, PATIENCE)
        except (BrokenProcessPool, TimeoutError) as error:
            if self.processes[number] is process:  # the next one is new
                self.processes[number] = None
                process.shutdown(wait=False, cancel_futures=True)
            raise Failed("a worker died or is stuck") from error
        except Exception as error:
            raise Failed("a worker could not do its work") from error

    def stop(self) -> None:
        for process in self.processes:
            if process:
                process.shutdown(wait=False, cancel_futures=True)
