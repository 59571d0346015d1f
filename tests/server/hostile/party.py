"""Who comes to the house: tables of people and bots, game after game, and newcomers every few seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import NamedTuple

from tests.server.hostile.house import House
from tests.server.hostile.people import BROKEN, Moment, Notes, Person, how

THINK = (0.5, 2.5)  # seconds
QUICK = (0.1, 0.3)  # of newcomers


class Company(NamedTuple):
    game: str
    people: int
    bots: tuple[str, ...] = ()


# Ten tables, five times: all games; people among themselves, and people with bots.
COMPANIES = (
    Company("totem", 2), Company("misty", 2), Company("evidencia", 2), Company("pyramids", 2),
    Company("euphoria", 3, ("easy",)),
    Company("totem", 1, ("easy",)), Company("misty", 1, ("medium",)), Company("evidencia", 1, ("easy",)),
    Company("pyramids", 1, ("easy",)), Company("euphoria", 2, ("easy", "medium")),
)  # fmt: skip


def address(net: int, number: int) -> str:
    """Of somebody in a net of 250: people are at home in 127.0.1.x, newcomers in 127.0.2.x and on."""
    return f"127.0.{net + number // 250}.{1 + number % 250}"


@dataclass
class Party:
    """Everybody who is not hostile."""

    house: House
    tables: int
    welcome: float = 30.0  # seconds within which a newcomer must have decided something
    rng: Random = field(default_factory=lambda: Random(16))
    notes: Notes = field(default_factory=Notes)
    people: list[Person] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)
    numbers: Iterator[int] = field(default_factory=count)  # of newcomers
    seated: int = 0  # tables at which a game has begun

    async def gather(self, patience: float) -> None:
        """All tables, laid and begun."""
        self.tasks.append(asyncio.create_task(self.watch_the_clock()))
        for number in range(self.tables):
            company = COMPANIES[number % len(COMPANIES)]
            self.tasks.append(asyncio.create_task(self.table(number, company)))
        async with asyncio.timeout(patience):
            while self.seated < self.tables:
                await asyncio.sleep(0.05)

    async def table(self, number: int, company: Company) -> None:
        """One table, game after game. A household has one address."""
        people = [self.person(address(1, number), THINK) for _ in range(company.people)]
        people[0].alone = company.people == 1 and company.bots == ("easy",)
        first = True
        while True:
            try:
                table = await lay(people, company)
            except BROKEN as error:
                self.notes.failed.append(Moment(time.monotonic(), 0, how(error)))
                await asyncio.sleep(1)
                continue
            self.seated += first
            first = False
            await asyncio.gather(*(person.play(table) for person in people))
            self.notes.games += 1

    def person(self, source: str, think: tuple[float, float]) -> Person:
        person = Person(self.house, source, self.notes, Random(self.rng.random()), think)
        self.people.append(person)
        return person

    async def newcomers(self, every: float, until: float) -> None:
        """Somebody new from a new address every few seconds; returns when the last one was served or gave up."""
        async with asyncio.TaskGroup() as group:
            for number in self.numbers:
                if time.monotonic() >= until:
                    return
                group.create_task(self.newcomer(address(2, number)))
                await asyncio.sleep(every)

    async def newcomer(self, source: str) -> None:
        """Opens the page, becomes a guest, makes a table, sits, decides; and plays on, if that went well."""
        began, person = time.monotonic(), self.person(source, QUICK)
        try:
            async with asyncio.timeout(self.welcome):
                await person.ask("GET", "/")
                table = await lay([person], Company("rps", 1, ("easy",)))
                task = asyncio.create_task(person.play(table))
                self.tasks.append(task)
                while not person.decided:
                    await asyncio.sleep(0.02)
        except BROKEN as error:
            self.notes.turned_away.append(Moment(began, time.monotonic() - began, how(error)))
        else:
            self.notes.arrived.append(Moment(began, time.monotonic() - began))

    async def watch_the_clock(self) -> None:
        """How late this program is itself: nobody can measure less than that."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(0.05)
            self.notes.late.append(Moment(began, time.monotonic() - began - 0.05))

    async def leave(self) -> None:
        """Everybody goes home. What ended by a fault of this program is told by raising it."""
        for task in self.tasks:
            task.cancel()
        outcomes = await asyncio.gather(*self.tasks, return_exceptions=True)
        for person in self.people:
            person.give_up()
        for outcome in outcomes:
            if isinstance(outcome, Exception):
                raise outcome


async def lay(people: list[Person], company: Company) -> str:
    """A running table; its address."""
    for number, person in enumerate(people):
        await person.enter(f"Guest {number}")
    host, others = people[0], people[1:]
    seats = len(people) + len(company.bots)
    bots = {str(len(people) + number): level for number, level in enumerate(company.bots)}
    wanted = {"game": company.game, "players": seats, "bots": bots}
    table = str((await host.ask("POST", "/api/tables", wanted))["id"])
    for seat, person in enumerate(others, 1):
        await person.do(table, "sit", seat=seat)
    await host.do(table, "start")
    return table
