"""What was compiled, and for what: a stamp beside the libraries.

A library that extends the house's classes has compiled in where their fields and methods lie. Beside another house it
would write over memory that is not its own, and the process would die. So a stamp says for which Python and which
layout it was made, and nothing is loaded that does not fit.
"""

import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import NamedTuple

FILE = "compiled.json"
HOUSE = "sobremesa"
PYTHON = EXTENSION_SUFFIXES[0]  # its version, its kind and its platform in one word


class Stamp(NamedTuple):
    """What libraries were made for."""

    python: str  # the suffix of their names
    house: str  # its version, for people
    layout: str  # of the house's kernels, which games extend


def write(folder: Path, stamp: Stamp) -> None:
    text = json.dumps(stamp._asdict(), indent=1) + "\n"
    (folder / FILE).write_text(text, encoding="utf-8")


def read(folder: Path) -> Stamp | None:
    """The stamp in a folder; None if there is none that can be read."""
    try:
        found = json.loads((folder / FILE).read_text(encoding="utf-8"))
        return Stamp(*(str(found[field]) for field in Stamp._fields))
    except (OSError, ValueError, KeyError, TypeError):
        return None
