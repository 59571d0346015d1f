"""Tells somebody who is not there that it is their turn: runs a command of the host's choice.

The command gets one JSON object on its standard input: `kind` (`turn`, or `confirm` for the message that asks whether
any may come), `to` (what the guest entered: a mail address, a Web Push subscription), `lang`, `url` and a `subject` in
the guest's language; about a turn also `name` and `game`. A message that asks carries nothing that its sender has
written, for it may be a stranger's. The command runs apart from the event loop, few at a time, has ten seconds, and its
failure is a line in the log. How many messages there are at most is in contacts.py. docs/guide/server.md has a recipe.
"""

from __future__ import annotations

import asyncio
import json
import logging
import shlex
from typing import Final

from sobremesa.core import Seat
from sobremesa.server.live.hub import Hub
from sobremesa.server.people.contacts import Contacts, Letter
from sobremesa.server.table import log
from sobremesa.server.table.table import Table
from sobremesa.text import Texts

logger = logging.getLogger("sobremesa.notify")
PATIENCE: Final = 10.0
AT_ONCE: Final = 4


class Notifier:
    def __init__(self, hub: Hub, contacts: Contacts, command: str, public_url: str) -> None:
        self.hub, self.contacts, self.public_url = hub, contacts, public_url
        self.command = shlex.split(command)
        self.room = asyncio.Semaphore(AT_ONCE)

    def turn_of(self, table: Table, seat: Seat) -> None:
        guest, since = table.chairs[seat].guest, last_own(table, seat)
        self.hub.spawn(self.tell(guest, table.setup.game, table.name, seat, since))

    async def tell(self, guest: str, game: str, table: str, seat: Seat, since: int) -> None:
        letter = await self.contacts.turn(guest, table, seat, since)
        if letter:
            await self.send(self.message(letter, table, game))

    async def ask(self, guest: str) -> None:
        """Whoever the contact belongs to is asked, if that may be."""
        letter = await self.contacts.ask(guest)
        if letter:
            self.hub.spawn(self.send(self.message(letter)))

    def message(self, letter: Letter, table: str = "", game: str = "") -> dict[str, str]:
        messages, told = Texts(None, letter.lang), {"to": letter.to, "lang": letter.lang}
        if letter.secret:
            url, subject = f"#/contact/{letter.secret}", messages.say("confirm-subject")
            told["kind"] = "confirm"
        else:
            title = Texts(game, letter.lang).say("title")
            url, subject = f"table/{table}", messages.say("turn-subject", game=title)
            told |= {"kind": "turn", "name": letter.name, "game": game}
        return told | {"url": f"{self.public_url}/{url}", "subject": subject}

    async def send(self, message: dict[str, str]) -> None:
        async with self.room:
            try:
                process = await asyncio.create_subprocess_exec(
                    *self.command,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.DEVNULL,
                    stderr=asyncio.subprocess.DEVNULL,
                )
            except OSError:
                logger.warning("the turn hook cannot be run")
                return
            told = json.dumps(message, ensure_ascii=False).encode()
            try:
                await asyncio.wait_for(process.communicate(told), PATIENCE)
            except (OSError, TimeoutError):
                logger.warning("the turn hook takes too long")
                process.kill()
                await process.wait()
            if process.returncode:
                logger.warning("the turn hook ended with status %s", process.returncode)


def last_own(table: Table, seat: Seat) -> int:
    """The number of the latest decision that a person made on a seat; 0 if there is none."""
    number = len(table.entries)
    for entry in reversed(table.entries):
        if isinstance(entry, log.Decided) and entry.seat == seat and entry.by == "person":
            break
        number -= 1
    return number
