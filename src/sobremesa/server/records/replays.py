"""The way to the clerk (clerk.py): who may ask, in which order, for how much; and the process itself.

Whoever asks takes a place until the answer is sent; there are few from one address, and not many in all. Work is
done in turns by address, a slice at a time, and each slice is charged. A process that takes too long is ended.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from sobremesa.server.people.limits import Buckets, Limits
from sobremesa.server.records.clerk import Broke, Job, JobDone, More, No, refusal, serve

logger = logging.getLogger("sobremesa.replays")

# Seconds for one slice, however busy the machine is; the clerk's own bound is nearer.
PATIENCE: Final = 120.0
PLACES: Final = 32  # in all
UPLOADS: Final = 8  # of these, with a record of their own
AGAIN: Final = 10  # seconds after which to try again


class NoReplay(Exception):
    """There is no answer: the reason, as the clerk would give it."""

    def __init__(self, reason: No) -> None:
        super().__init__(reason.word)
        self.reason, self.status_code = reason, reason.status


@dataclass
class Errand:
    """A job on its way."""

    address: str
    guest: str
    job: Job
    by_slice: bool  # is every slice charged?
    answer: asyncio.Future[JobDone] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Turns:
    """One job of each address in turn, so that nobody waits for all that another wants."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[Errand]] = OrderedDict()

    def add(self, asked: Errand) -> None:
        self.waiting.setdefault(asked.address, deque()).append(asked)

    def next(self) -> Errand | None:
        if not self.waiting:
            return None
        address, queue = self.waiting.popitem(last=False)
        asked = queue.popleft()
        if queue:
            self.waiting[address] = queue
        return asked


class Process:
    """The clerk's process, started when first needed. It is spoken to from a thread of its own."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "clerk")
        self.process: BaseProcess | None = None
        self.line: Connection | None = None

    async def ask(self, job: Job) -> JobDone:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.talk, job)

    def talk(self, job: Job) -> JobDone:
        try:
            line = self.line or self.begin()
            line.send(job)
            found: JobDone = line.recv() if line.poll(PATIENCE) else Broke("it takes too long")
        except (OSError, EOFError) as error:
            found = Broke(f"the process ended: {type(error).__name__}")
        if isinstance(found, Broke):
            self.end()
        return found

    def begin(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,), name="clerk", daemon=True)
        self.process.start()
        theirs.close()
        return self.line

    def end(self) -> None:
        if self.process and self.line:
            self.process.kill()
            self.process.join()
            self.line.close()
        self.process = self.line = None

    def stop(self) -> None:
        """For good; from another thread than the one that may be waiting for an answer."""
        if self.process:
            self.process.kill()
        self.thread.shutdown(wait=False, cancel_futures=True)


class Replays:
    def __init__(self, limits: Limits) -> None:
        self.each = limits.replays  # places for one address
        self.buckets = Buckets(limits.replay)
        self.places = Counter[str]()  # taken, by address
        self.uploads = Counter[str]()  # those of them with a record of their own
        self.turns, self.process = Turns(), Process()
        self.working: asyncio.Task[None] | None = None

    @contextmanager
    def place(self, address: str, lang: str, upload: bool = False) -> Iterator[None]:
        """Until the answer has been sent. NoReplay if there is none."""
        many = self.places[address] >= self.each
        if many or (upload and self.uploads[address] >= max(1, self.each // 4)):
            raise NoReplay(refusal(429, "replays-many", lang, seconds=AGAIN))
        if self.places.total() >= PLACES or (upload and self.uploads.total() >= UPLOADS):
            raise NoReplay(refusal(503, "replays-busy", lang, seconds=AGAIN))
        if upload and not self.buckets.take(address):  # before it is read
            raise NoReplay(refusal(429, "replays-many", lang, seconds=AGAIN))
        one = Counter([address])
        brought = one if upload else Counter[str]()
        self.places, self.uploads = self.places + one, self.uploads + brought
        try:
            yield
        finally:  # who has none left is forgotten
            self.places, self.uploads = self.places - one, self.uploads - brought

    def charge(self, address: str, guest: str, price: int, lang: str) -> None:
        """To the address, and to the guest if it is one. NoReplay if either has used too much."""
        for who in (address, guest):
            if who and not self.buckets.take(who, price):
                raise NoReplay(refusal(429, "replays-many", lang, seconds=AGAIN))

    async def ask(self, asked: Errand, price: int) -> bytes:
        """The clerk's answer; NoReplay if there is none."""
        self.charge(asked.address, asked.guest, price, asked.job.lang)
        self.turns.add(asked)
        if not self.working or self.working.done():
            self.working = asyncio.create_task(self.work())
        found = await asked.answer
        if isinstance(found, No):
            raise NoReplay(found)
        assert isinstance(found, bytes)
        return found

    async def work(self) -> None:
        """Until nobody waits."""
        while asked := self.turns.next():
            found = await self.process.ask(asked.job)
            if isinstance(found, More):
                try:
                    price = 1 if asked.by_slice else 0
                    self.charge(asked.address, asked.guest, price, asked.job.lang)
                    self.turns.add(asked)
                    continue
                except NoReplay as error:
                    found = error.reason
            if isinstance(found, Broke):
                logger.error("a replay could not be made: %s", found.trace)
                found = refusal(503, "replays-failed", asked.job.lang, seconds=AGAIN)
            if not asked.answer.done():
                asked.answer.set_result(found)

    def stop(self) -> None:
        if self.working:
            self.working.cancel()
        self.process.stop()
