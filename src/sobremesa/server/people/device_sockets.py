"""Which devices have sockets open here, so that a device that is revoked loses them at once.

A device is known by the hash of its secret. Its socket is noted before the database is asked whose it is: whatever
happens in between, it is there to be shut. Other servers hear of it in the transaction that revokes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

GONE: Final = "@gone"  # a line to other servers: this device is not known any more
RENAMED: Final = "@renamed"  # this guest has another name, or none


@dataclass(eq=False)
class DeviceSocket:
    """One of them."""

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
