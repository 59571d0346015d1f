"""One after the other at a table."""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """A lock as asyncio's, fair and for `async with`, that can also be taken at once, without a task.

    >>> turn = Turn()
    >>> turn.take(), turn.take()
    (True, False)
    >>> turn.give()
    >>> turn.take()
    True
    """

    __slots__ = ("taken", "waiting")

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self.taken

    def take(self) -> bool:
        """True if nobody has it: whoever asked has it now, until they give it back."""
        if self.taken:
            return False
        self.taken = True
        return True

    def give(self) -> None:
        """To the next who waits, or to nobody."""
        while self.waiting:
            next_one = self.waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.give()  # it came in the same moment
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give()
