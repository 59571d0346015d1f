"""The devices of a guest: each has a secret of its own, and can be revoked.

A device is named after the browser and the system that it says it is; nothing else of what it sends is kept. When
it was last seen is kept to the hour.

Which devices have sockets open here is noted before the database is asked whose they are, so that a device that is
revoked loses them at once, whatever happens in between. Other servers hear of it in the transaction that revokes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import delete, select

from sobremesa.server.store.models import devices
from sobremesa.server.store.storage import Storage

MOST: Final = 20  # of one guest; a new one takes the place of the one that was not seen for longest
HOUR: Final = 3_600_000
GONE: Final = "@gone"  # a line to other servers: this device is not known any more
RENAMED: Final = "@renamed"  # this guest has another name, or none

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
    return await storage.rows(
        select(devices)
        .where(devices.c.guest_id == guest, devices.c.expires.is_(None))
        .order_by(devices.c.seen.desc(), devices.c.created.desc())
    )


async def revoke(storage: Storage, guest: str, which: list[str], links: bool = False) -> list[str]:
    """These devices of a guest are not theirs any more, and with `links` no link makes another; other servers hear
    of it. The devices that there were."""
    mine, secret = delete(devices).where(devices.c.guest_id == guest), devices.c.secret_hash
    async with storage.change() as connection:
        gone = await connection.execute(mine.where(secret.in_(which)).returning(secret))
        found = [str(row.secret_hash) for row in gone]
        if links:
            await connection.execute(mine.where(devices.c.expires.is_not(None)))
        await storage.tell(connection, [f"{GONE} {device}" for device in found])
    return found


async def unknown(storage: Storage, known: list[str]) -> set[str]:
    """Which of these does the database not have any more?"""
    secret, there = devices.c.secret_hash, set[str]()
    for start in range(0, len(known), 500):
        some = select(secret).where(secret.in_(known[start : start + 500]))
        there |= {row.secret_hash for row in await storage.rows(some)}
    return {*known} - there


# Sockets


@dataclass(eq=False)
class DeviceSocket:
    """One that is open."""

    shut: bool = False
    on_shut: Callable[[], None] | None = None  # as soon as there is somebody to be told

    def close(self) -> None:
        self.shut = True
        if self.on_shut:
            self.on_shut()

    def tell(self, on_shut: Callable[[], None]) -> None:
        """Whom to tell; at once, if it is shut already."""
        self.on_shut = on_shut
        if self.shut:
            on_shut()


@dataclass
class DeviceSockets:
    """All sockets of this process, by device.

    >>> sockets, told = DeviceSockets(), []
    >>> with sockets.open("a") as one:
    ...     sockets.shut(["a", "b"])
    ...     one.tell(lambda: told.append("a"))
    >>> told, sockets.devices
    (['a'], {})
    """

    devices: dict[str, set[DeviceSocket]] = field(default_factory=dict)

    @contextmanager
    def open(self, device: str) -> Iterator[DeviceSocket]:
        """A socket of this device, as long as it lasts."""
        one, there = DeviceSocket(), self.devices.setdefault(device, set())
        there.add(one)
        try:
            yield one
        finally:
            there.discard(one)
            if not there:
                self.devices.pop(device, None)

    def shut(self, devices: Iterable[str]) -> None:
        for device in devices:
            for one in list(self.devices.get(device, ())):
                one.close()
