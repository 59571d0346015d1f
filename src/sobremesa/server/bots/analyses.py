"""Analyses of finished games: asked for, done bit by bit in the process for what nobody waits for, and kept.

What is asked for stands in the database, and so does what was found so far: after a restart they go on where they were, and
several servers on one PostgreSQL share them. Everything is on the account of whoever asked, like the work of bots. What
happens in the worker is in analysing.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from sobremesa.players.budget import Budget
from sobremesa.server.bots.analysing import (
    Answered,
    Looked,
    Part,
    Subject,
    Whole,
    judge_again,
    look_on,
    put_together,
)
from sobremesa.server.bots.workers import Failed, Workers
from sobremesa.server.live.hub import Hub
from sobremesa.server.people.limits import Payer
from sobremesa.server.store.models import analyses, looks
from sobremesa.server.table.log import Unkept
from sobremesa.server.table.proposals import NotHere

logger = logging.getLogger("sobremesa.analyses")

LEASE: Final = 150_000  # milliseconds after which another server may go on with it
AT_ONCE: Final = 2  # that are under way in one process; they take turns
MOST: Final = 3  # of one guest that are not done
TRIES: Final = 3  # before one is given up
FAILED: Final = "analysis-failed"


class Standing(Struct, frozen=True):
    """How far an analysis has come, and what was found."""

    subject: str
    depth: str  # empty: none was asked for
    status: str  # `none`, `working`, `done` or `failed`
    done: int  # events of the game
    events: int
    found: msgspec.Raw  # an AnalysisView, or null


NOTHING: Final = msgspec.Raw(b"null")


def standing(row: Any) -> Standing:
    status = "done" if row.found else "failed" if row.wrong else "working"
    found = msgspec.Raw(bytes(row.found)) if row.found else NOTHING
    return Standing(row.subject, row.depth, status, row.done, row.events, found)


class Analyses:
    def __init__(self, hub: Hub, workers: Workers, most: Budget, lease: int = LEASE) -> None:
        self.hub, self.workers, self.most, self.lease = hub, workers, most, lease
        self.wanted = asyncio.Event()
        self.busy: set[asyncio.Task[None]] = set()
        self.asking = asyncio.Lock()  # counting and adding are one

    # Asking

    async def look(self, subject: str, depth: str = "") -> Standing:
        """The one of this depth; or the deepest that is done, else whichever there is."""
        mine = select(analyses).where(analyses.c.subject == subject)
        if depth:
            mine = mine.where(analyses.c.depth == depth)
        rows = await self.hub.storage.rows(mine)
        if not rows:
            return Standing(subject, "", "none", 0, 0, NOTHING)
        return standing(max(rows, key=lambda row: (row.found is not None, row.depth == "deep")))

    async def ask(self, subject: str, depth: str, guest: str, record: str) -> None:
        """For one that there is not yet, or that failed. NotHere if this guest has asked for enough."""
        column, storage = analyses.c, self.hub.storage
        open_ = and_(column.guest_id == guest, column.found.is_(None), column.wrong == "")
        failed = (column.subject == subject, column.depth == depth, column.wrong != "")
        row = {"subject": subject, "depth": depth, "guest_id": guest, "asked": self.hub.clock(),
               "claimed": 0, "events": 0, "done": 0, "wrong": "", "record": record, "found": None}  # fmt: skip
        async with self.asking:
            counted = await storage.rows(select(func.count()).select_from(analyses).where(open_))
            if counted[0][0] >= MOST:
                raise NotHere("analyses-enough", most=MOST)
            with contextlib.suppress(IntegrityError):  # somebody else has just asked
                await storage.do(delete(analyses).where(*failed), insert(analyses).values(row))
        self.wanted.set()

    async def answer(self, subject: str, depth: str, event: int, text: str, payer: Payer) -> bytes:
        """How good another decision would have been, in a game that was analysed: a Verdict. NotHere if it cannot be told."""
        mine = (analyses.c.subject == subject, analyses.c.depth == depth)
        rows = await self.hub.storage.rows(select(analyses).where(*mine, analyses.c.wrong == ""))
        if not rows:
            raise NotHere("no-analysis")
        answered = Answered(self.subject(rows[0]), event, text)
        try:
            # Beside the analyses, not before the bots: a decision may take seconds.
            found = await self.workers.ask(subject, judge_again, answered, payer, idle=True)
        except Failed as error:
            if isinstance(error.__cause__, NotHere):
                raise error.__cause__ from None
            logger.exception("a decision could not be judged")
            raise NotHere(FAILED) from None
        return found

    def subject(self, row: Any) -> Subject:
        return Subject(row.subject, row.depth, row.record, self.most)

    # Working

    async def run(self) -> None:
        """Until cancelled."""
        if (
            not self.hub.storage.postgres
        ):  # what this server had claimed before it was started again
            with contextlib.suppress(Unkept):
                await self.change(update(analyses).values(claimed=0))
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(5.0):
                    await self.wanted.wait()
            self.wanted.clear()
            try:
                while len(self.busy) < AT_ONCE and (row := await self.claim()):
                    self.begin(row)
            except (Unkept, DBAPIError):
                logger.exception("cannot claim an analysis")
                await asyncio.sleep(1)

    def begin(self, row: Any) -> None:
        task = asyncio.create_task(self.work(row))
        self.busy.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.busy.discard(task)
        self.wanted.set()
        if not task.cancelled() and (error := task.exception()):
            logger.error("an analysis was interrupted", exc_info=error)  # until its lease is over

    async def stop(self) -> None:
        for task in list(self.busy):
            task.cancel()

    async def claim(self) -> Any:
        """One that nobody works on, now ours for a while: of whoever had least of the workers lately."""
        column, now, shares = analyses.c, self.hub.clock(), self.workers.shares
        free = and_(column.found.is_(None), column.wrong == "", column.claimed < now)
        some = select(column.subject, column.depth, column.guest_id).where(free)
        rows = await self.hub.storage.rows(some.order_by(column.asked).limit(100))
        for row in sorted(rows, key=lambda row: shares.had(self.payer(row.guest_id))):
            mine = update(analyses).where(self.of(row), free).values(claimed=now + self.lease)
            if found := await self.change(mine.returning(*analyses.c)):
                return found[0]
        return None

    async def work(self, row: Any) -> None:
        """From where it was to its end."""
        parts = await self.parts(row)
        first, failures, events = sum(count for count, _ in parts), 0, None
        payer = self.payer(row.guest_id)
        subject = self.subject(row)
        while True:
            try:
                if first == events:
                    whole = Whole(subject, [part for _, part in parts])
                    found = await self.workers.ask(row.subject, put_together, whole, payer, True)
                    break
                ours = Part(subject, first)
                looked = await self.workers.ask(row.subject, look_on, ours, payer, True)
            except Failed:
                failures += 1
                if failures == TRIES:
                    logger.exception("a game could not be analysed")
                    await self.note(
                        row, {"wrong": FAILED}, delete(looks).where(self.of(row, looks))
                    )
                    return
                continue
            events, failures = looked.events, 0
            parts.append((looked.done, looked.found))
            if not await self.keep(row, first, looked):
                return  # its table is gone
            first += looked.done
        await self.note(row, {"found": found}, delete(looks).where(self.of(row, looks)))

    async def parts(self, row: Any) -> list[tuple[int, bytes]]:
        """What was found before: of how many events each, in their order."""
        mine = select(looks).where(self.of(row, looks)).order_by(looks.c.first)
        rows = await self.hub.storage.rows(mine)
        return [(len(msgspec.json.decode(one.found)), bytes(one.found)) for one in rows]

    async def keep(self, row: Any, first: int, looked: Looked) -> bool:
        """What was found, so that nobody looks at these events again. False if nobody wants it any more."""
        known = and_(
            self.of(row, looks), looks.c.first == first
        )  # another server may have found the same
        part = {"subject": row.subject, "depth": row.depth, "first": first, "found": looked.found}
        done = {"done": first + looked.done, "events": looked.events}
        return await self.note(row, done, delete(looks).where(known), insert(looks).values(part))

    async def note(self, row: Any, values: Mapping[str, Any], *more: Any) -> bool:
        """How it stands, and what goes with that; False if nobody wants it any more."""
        until = self.hub.clock() + self.lease
        noted = update(analyses).where(self.of(row)).values({**values, "claimed": until})
        return bool(await self.change(noted.returning(analyses.c.subject), *more))

    async def change(self, statement: Any, *more: Any) -> Sequence[Any]:
        """Carry out a statement to its end, also when whoever wants it is cancelled: SQLite would stay locked. If it finds
        something, carry out the others with it."""

        async def now() -> Sequence[Any]:
            async with self.hub.storage.change() as connection:
                result = await connection.execute(statement)
                rows = result.fetchall() if result.returns_rows else []
                for each in more if rows else ():
                    await connection.execute(each)
                return rows

        found: Sequence[Any] = await asyncio.shield(self.hub.spawn(now()))
        return found

    def of(self, row: Any, table: Any = analyses) -> Any:
        return and_(table.c.subject == row.subject, table.c.depth == row.depth)

    def payer(self, guest: str) -> Payer:
        return self.hub.admission.origins.payer(guest)
