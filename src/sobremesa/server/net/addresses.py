"""Whom to count: one name for each address, however it is written, and whose word is taken for it."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

# Where a reverse proxy stands unless it is said: on the same machine, or in the same private network.
NEAR = "127.0.0.0/8,::1/128,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7"
NAT64 = ipaddress.ip_network("64:ff9b::/96")


def read_networks(text: str) -> tuple[Network, ...]:
    """Networks, or single addresses, with commas between them; ValueError for what is none."""
    return tuple(ipaddress.ip_network(part.strip(), strict=False) for part in text.split(","))


@lru_cache(maxsize=4096)
def whom(text: str) -> str:
    """The name that an address is counted by; empty if it is none.

    An IPv4 address counts for itself, an IPv6 address for its /64 network, and an IPv4 address that is
    written as IPv6 for what it is. A port or a zone does not count.

    >>> whom("192.0.2.7"), whom("192.0.2.7:4711"), whom("::ffff:192.0.2.7"), whom("[::FFFF:c000:207]:80")
    ('192.0.2.7', '192.0.2.7', '192.0.2.7', '192.0.2.7')
    >>> whom("2001:db8:1:2:3::4"), whom('"[2001:db8:1:2::9]:443"'), whom("fe80::1%eth0")
    ('2001:db8:1:2::/64', '2001:db8:1:2::/64', 'fe80::/64')
    >>> whom("64:ff9b::192.0.2.7"), whom("unknown"), whom("192.0.2.7:x"), whom("")
    ('192.0.2.7', '', '', '')
    """
    address = parsed(text)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address or "")


def parsed(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    host = text.strip().strip('"')
    if host.startswith("["):
        host, _, port = host[1:].partition("]")
        port = port.removeprefix(":")
    elif host.count(":") == 1:
        host, _, port = host.partition(":")
    else:
        port = ""
    if port and not (port.isascii() and port.isdecimal()):
        return None
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        if address in NAT64:
            return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        return address.ipv4_mapped or address
    return address


def within(text: str, networks: Iterable[Network]) -> bool:
    """Is this address in one of these networks?

    >>> near = read_networks(NEAR)
    >>> within("127.0.0.5", near), within("::ffff:10.1.2.3", near), within("192.0.2.7", near)
    (True, True, False)
    >>> within("nobody", near)
    False
    """
    address = parsed(text)
    return address is not None and any(address in network for network in networks)
