"""Who is connected to a table, over all server processes that share one database.

Whenever that changes in a process, it tells the others which seats and how many spectators it has at the
table; and every two seconds it says that it is alive. Who has not been heard for ten is gone, however it ended.
Whoever hears of a process that it did not know tells it everything. The lines travel by NOTIFY; on SQLite
there is one process, and nobody to tell.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable
from typing import Final

from sobremesa.server.table.audience import NOBODY, Here

SIGN: Final = "@"  # lines that are about people begin with it
SILENT: Final = 10.0  # seconds after which a process is given up
GOES: Final = "goes"


class Presence:
    """What one process knows of all.

    >>> said: list[str] = []
    >>> one, two = Presence(said.append, "one"), Presence(lambda line: None, "two")
    >>> one.tell("table", Here(frozenset([1]), 2))
    >>> said
    ['@ one table 1 2']
    >>> two.hear(said[0])
    ['table']
    >>> two.everywhere("table", Here(frozenset([0]), 1))
    Here(seats=frozenset({0, 1}), watchers=3)
    """

    def __init__(
        self,
        say: Callable[[str], None],
        name: str = "",
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.say, self.name, self.now = say, name or secrets.token_hex(4), now
        self.here: dict[str, Here] = {}  # by table, where somebody is
        self.elsewhere: dict[str, dict[str, Here]] = {}  # by process, then by table
        self.alive: dict[str, float] = {}  # when a process was last heard

    def everywhere(self, table: str, here: Here) -> Here:
        """Those who are here, and those whom other processes have."""
        others = [known[table] for known in self.elsewhere.values() if table in known]
        return Here(
            here.seats.union(*(other.seats for other in others)),
            here.watchers + sum(other.watchers for other in others),
        )

    def tell(self, table: str, here: Here) -> None:
        """Somebody came to this process, or went."""
        if here == self.here.get(table, NOBODY):
            return
        if here == NOBODY:
            del self.here[table]
        else:
            self.here[table] = here
        self.say(self.line(table, here))

    def line(self, table: str, here: Here) -> str:
        seats = ",".join(map(str, sorted(here.seats))) or "-"
        return f"{SIGN} {self.name} {table} {seats} {here.watchers}"

    def beat(self) -> Iterable[str]:
        """Say that we are alive; the tables that those were at whom nobody hears any more."""
        self.say(f"{SIGN} {self.name}")
        late = self.now() - SILENT
        gone = [name for name, heard in self.alive.items() if heard < late]
        return [table for name in gone for table in self.forget(name)]

    def leave(self) -> None:
        self.say(f"{SIGN} {self.name} {GOES}")

    def forget(self, process: str) -> Iterable[str]:
        self.alive.pop(process, None)
        return list(self.elsewhere.pop(process, {}))

    def hear(self, line: str) -> Iterable[str]:
        """What a process says of itself; the tables where something changed."""
        _, process, *rest = line.split(" ")
        if process == self.name:
            return []
        if rest == [GOES]:
            return self.forget(process)
        if process not in self.alive:
            for table, here in self.here.items():
                self.say(self.line(table, here))
        self.alive[process] = self.now()
        if not rest:
            return []
        table, seats, watchers = rest
        known = self.elsewhere.setdefault(process, {})
        known[table] = Here(
            frozenset(int(seat) for seat in seats.split(",") if seat != "-"), int(watchers)
        )
        if known[table] == NOBODY:
            del known[table]
        return [table]
