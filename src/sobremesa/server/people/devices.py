"""The devices of a guest: each has a secret of its own, and can be revoked.

A device is named after the browser and the system that it says it is; nothing else of what it sends is kept. When
it was last seen is kept to the hour.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from sqlalchemy import delete, select, update

from sobremesa.server.people.device_sockets import GONE
from sobremesa.server.store import models
from sobremesa.server.store.storage import Storage

MOST: Final = 20  # of one guest; a new one takes the place of the one that was not seen for longest
HOUR: Final = 3_600_000

# What a browser calls itself, and what people call it: the first that is found.
BROWSERS: Final = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS X", "Mac"), ("Linux", "Linux"),
)  # fmt: skip


def hashed(secret: str) -> str:
    """What is kept of a device's secret."""
    return sha256(f"sobremesa guest {secret}".encode()).hexdigest()


def handle(device: str) -> str:
    """By what its guest may call a device; it opens nothing."""
    return sha256(f"sobremesa device {device}".encode()).hexdigest()[:16]


def device_name(agent: str) -> str:
    """What to call a device by what it says of itself.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_name("python-httpx/0.28.1"), device_name("\\u202e")
    ('python-httpx', '')
    """
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    system = next((name for sign, name in SYSTEMS if sign in agent), "")
    if browser or system:
        return ", ".join(filter(None, (browser, system)))
    product = agent.split("/")[0].split(" ")[0][:40]
    return product if product.isascii() and product.isprintable() else ""


async def devices_of(storage: Storage, guest: str) -> list[Any]:
    """Rows, the one that was seen latest first. Links to devices that nobody has claimed are none."""
    column = models.devices.c
    return await storage.rows(
        select(models.devices)
        .where(column.guest_id == guest, column.expires.is_(None))
        .order_by(column.seen.desc(), column.created.desc())
    )


async def seen(storage: Storage, device: str, now: int) -> None:
    column = models.devices.c
    async with storage.change() as connection:
        await connection.execute(
            update(models.devices).where(column.secret_hash == device), {"seen": now}
        )


async def revoke(storage: Storage, guest: str, which: list[str], links: bool = False) -> list[str]:
    """These devices of a guest are not theirs any more, and with `links` no link makes another; other servers hear
    of it. The devices that there were."""
    column = models.devices.c
    mine = delete(models.devices).where(column.guest_id == guest)
    async with storage.change() as connection:
        gone = await connection.execute(
            mine.where(column.secret_hash.in_(which)).returning(column.secret_hash)
        )
        found = [str(row.secret_hash) for row in gone]
        if links:
            await connection.execute(mine.where(column.expires.is_not(None)))
        await storage.tell(connection, [f"{GONE} {device}" for device in found])
    return found


async def unknown(storage: Storage, devices: list[str]) -> list[str]:
    """Which of these does the database not have any more?"""
    column = models.devices.c
    there: set[str] = set()
    for start in range(0, len(devices), 500):
        some = devices[start : start + 500]
        rows = await storage.rows(select(column.secret_hash).where(column.secret_hash.in_(some)))
        there |= {row.secret_hash for row in rows}
    return [device for device in devices if device not in there]
