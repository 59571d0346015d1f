"""Tells somebody who is not there that it is their turn: runs a command of the host's choice.

The command gets one JSON object on its standard input: `to` (what the guest entered: a mail address, a
Web Push subscription), `name`, `lang`, `game`, `url` and a `subject` in the guest's language. It runs apart
from the event loop, has ten seconds, and its failure is a line in the log. docs/guide/server.md has a recipe.
"""

from __future__ import annotations

import asyncio
import json
import logging
import shlex

from sobremesa.core import Seat
from sobremesa.server.hub import Hub
from sobremesa.server.table import Table
from sobremesa.text import Texts

logger = logging.getLogger("sobremesa.notify")
PATIENCE = 10.0


class Notifier:
    def __init__(self, hub: Hub, command: str, public_url: str) -> None:
        self.hub, self.command, self.public_url = hub, shlex.split(command), public_url

    def turn_of(self, table: Table, seat: Seat) -> None:
        guest = table.chairs[seat].guest
        self.hub.spawn(self.tell(guest, table.setup.game, table.name))

    async def tell(self, guest: str, game: str, table: str) -> None:
        name, lang, to = await self.hub.guests.contact(guest)
        if not to:
            return
        title = Texts(game, lang).say("title")
        message = {
            "to": to,
            "name": name,
            "lang": lang,
            "game": game,
            "url": f"{self.public_url}/table/{table}",
            "subject": Texts(None, lang).say("turn-subject", game=title),
        }
        try:
            process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
            )
            told = json.dumps(message, ensure_ascii=False).encode()
            await asyncio.wait_for(process.communicate(told), PATIENCE)
            if process.returncode:
                logger.warning("the turn hook ended with status %s", process.returncode)
        except (OSError, TimeoutError):
            logger.warning("the turn hook cannot be run or takes too long")
