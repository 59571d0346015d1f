"""Attacks on a server, each a function; all of them local and bounded.

An attack is `async def attack(url: str, source: str, seconds: float) -> Counts`. It plays one hostile stranger
against the server at `url` (`http://host:port`), who comes from the loopback address `source` (bound before
connecting: 127.0.0.x), for about `seconds`, and then closes whatever it opened. It asserts nothing and never
raises for what the server does to it: being refused, closed or ignored is counted. Tests attack for a moment and
look at the counts; the soak (soak.py) lets all of them loose at once. What a module's attacks need beforehand and takes
long is done by its `prepare()`.
"""

from typing import NamedTuple


class Counts(NamedTuple):
    """What became of an attack."""

    sent: int  # frames, requests or connections, whatever the attack is made of
    refused: int  # answered with a refusal: 4xx, 503, `refused` on a socket
    closed: int  # connections that the server ended
    errors: int  # answered with 500, or with what no server should say
