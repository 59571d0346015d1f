"""What a server is told, from four places: the command line before the environment, before a file, before what is usual.

All have the same names: `--public-url`, `SOBREMESA_PUBLIC_URL`, and `public-url` in a TOML file. A word that nobody knows,
or that cannot be read, is an error that says where it stands; nothing starts with half of what was meant.
"""

from __future__ import annotations

import argparse
import os
import re
import tomllib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

from sobremesa.core.wrong import Wrong
from sobremesa.players.budget import read_budget
from sobremesa.server.bots.bots import BUDGET
from sobremesa.server.net.addresses import NEAR, Network, read_networks

PREFIX: Final = "SOBREMESA_"
FILE: Final = "config"  # --config, SOBREMESA_CONFIG


class Setting(NamedTuple):
    name: str
    read: Callable[[str], Any]
    usual: Any
    metavar: str

    @property
    def attribute(self) -> str:
        return self.name.replace("-", "_")

    @property
    def variable(self) -> str:
        return PREFIX + self.attribute.upper()


def factor(text: str) -> float:
    """More than nothing: a house without any limits left answers nobody."""
    found = float(text)
    if not 0 < found < float("inf"):
        raise ValueError
    return found


def networks(text: str) -> tuple[Network, ...]:
    """argparse prints what this raises."""
    try:
        return read_networks(NEAR if text == "near" else text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


SETTINGS: Final = (
    Setting("db", str, "", "URL"),
    Setting("data", Path, None, "DIR"),
    Setting("host", str, "0.0.0.0", "ADDRESS"),
    Setting("port", int, 8000, "N"),
    Setting("public-url", str, "", "URL"),
    Setting("passkey-origin", str, "", "URL"),
    Setting("trust-proxy", networks, (), "NETWORKS"),
    Setting("limits", factor, 1.0, "FACTOR"),
    Setting("metrics-token", Path, None, "FILE"),
    Setting("admin-token", Path, None, "FILE"),
    Setting("keep", str, "", "WHAT=DAYS"),
    Setting("turn-hook", str, "", "COMMAND"),
    Setting("bot-workers", int, 0, "N"),
    Setting("bot-budget", read_budget, BUDGET, "BUDGET"),
    Setting("bot-pace", float, 1.0, "FACTOR"),
)
WHERE: Final = SETTINGS[:2]  # the database: what most commands need
REACHED: Final = tuple(one for one in SETTINGS if one.name in ("host", "port", "admin-token"))


def fill(
    args: argparse.Namespace,
    settings: tuple[Setting, ...] = SETTINGS,
    environment: Mapping[str, str] = os.environ,
) -> argparse.Namespace:
    """What the command line does not say, from the other places. Wrong, and where, for what cannot be read."""
    name = args.config or environment.get(PREFIX + FILE.upper())
    told = read_file(Path(name)) if name else {}
    for setting in settings:
        if getattr(args, setting.attribute) is not None:
            continue
        text = environment.get(setting.variable)
        if text is not None:
            found = value_of(setting, text, setting.variable)
        elif setting.name in told:
            found = told[setting.name]
        else:
            found = setting.usual
        setattr(args, setting.attribute, found)
    return args


def read_file(path: Path) -> dict[str, Any]:
    """The values in a file, by their names."""
    text = path.read_text(encoding="utf-8")
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        said = f"{path}: {error}"
        raise Wrong(said, "config-toml", file=str(path), reason=str(error)) from None
    known = {setting.name: setting for setting in SETTINGS}
    found = dict[str, Any]()
    for name, value in told.items():
        where = f"{path}, {name}"
        if line := line_of(text, name):
            where = f"{path}:{line}, {name}"
        if name not in known:
            near = ", ".join(get_close_matches(name, known, 1) or known)
            said = f"{where}: there is no such setting; there is {near}"
            raise Wrong(said, "config-unknown", where=where, names=near)
        found[name] = value_of(known[name], in_one_line(value), where)
    return found


def line_of(text: str, name: str) -> int:
    """
    >>> line_of('port = 1\\n\\n"limits" = 2\\n[keep]', "limits"), line_of("[keep]", "keep"), line_of("", "x")
    (3, 1, 0)
    """
    begins = re.compile(rf"\s*\[?\s*[\"']?{re.escape(name)}[\"']?\s*(=|\]|\.)")
    found = (number for number, line in enumerate(text.splitlines(), 1) if begins.match(line))
    return next(found, 0)


def in_one_line(value: Any) -> str:
    """As it would be written on the command line.

    >>> in_one_line(True), in_one_line(["10.0.0.0/8", "::1"]), in_one_line({"finished": 365, "guests": "forever"})
    ('near', '10.0.0.0/8,::1', 'finished=365,guests=forever')
    """
    if value is True:
        return "near"  # trust-proxy, which alone may stand without a value
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return ",".join(f"{name}={number}" for name, number in value.items())
    return str(value)


def value_of(setting: Setting, text: str, where: str) -> Any:
    try:
        return setting.read(text)
    except (ValueError, argparse.ArgumentTypeError):
        said = f"{where}: {text} is no {setting.metavar}"
        raise Wrong(said, "config-value", where=where, text=text, kind=setting.metavar) from None
