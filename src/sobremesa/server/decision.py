"""The short way of a decision: it waits for nothing but its commit, and needs no task. Compiled."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from sobremesa.core import Refusal, Seat
from sobremesa.server import house, log, wire
from sobremesa.server.live import Live
from sobremesa.server.table import Happened

if TYPE_CHECKING:
    from sobremesa.server.hub import Hub

Answer = Callable[[wire.Decide, "wire.Done | Exception"], None]


def decide_now(
    hub: Hub, live: Live, guest: str, request: wire.Decide, seat: Seat | None, answer: Answer
) -> bool:
    """Propose a decision, let it happen in memory and have it kept; then `answer` is called. False if it
    has to take the long way, `Hub.do`, because others are before it or this process may be behind.
    NotHere, Refusal and ValueError say why not."""
    table = live.table
    if hub.lives.get(table.name) is not live or not live.lock.take():
        return False
    try:
        if (guest, request.id) in table.done:
            live.lock.give()
            answer(request, live.done(guest, request.id, seat))
            return True
        entry = house.propose(table, guest, request, hub.now(live), seat)
    except (house.NotHere, Refusal, ValueError):
        live.lock.give()
        if hub.storage.postgres:
            return False
        raise
    except BaseException:
        live.lock.give()
        raise
    began = perf_counter()
    try:
        happened, append = live.apply(entry)
    except BaseException:
        hub.drop(live)
        live.lock.give()
        raise
    way = Decision(hub, live, guest, request, seat, answer, happened, append, began)
    hub.storage.keep(append, way.kept)
    return True


class Decision:
    """One that has happened in memory and is being kept."""

    def __init__(
        self,
        hub: Hub,
        live: Live,
        guest: str,
        request: wire.Decide,
        seat: Seat | None,
        answer: Answer,
        happened: Happened,
        append: log.Append,
        began: float,
    ) -> None:
        self.hub, self.live, self.guest, self.request = hub, live, guest, request
        self.seat, self.answer = seat, answer
        self.happened, self.append, self.began = happened, append, began

    def kept(self, error: Exception | None) -> None:
        """It is committed, and everybody hears of it; or something went wrong."""
        live = self.live
        if error is not None or self.happened.people:
            self.hub.spawn(self.hub.long_way(self, error))
            return
        try:
            live.kept(self.append, self.hub.metrics, self.began)
            self.hub.publish_now(live, self.happened, {})
        finally:
            live.lock.give()
        self.answer(self.request, live.done(self.guest, self.request.id, self.seat))
