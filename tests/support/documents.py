"""The rules documents as data: rule IDs, runnable blocks and refusal rows of docs/rules/<game>.md."""

import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from sobremesa.core import AnyGame
from sobremesa.homes import folder, home_of

RULES = Path(__file__).parents[2] / "docs" / "rules"
ID = re.compile(r"\b([A-Z]{3})-([A-Z]?)(\d+)\b")
RANGE = re.compile(r"\b([A-Z]{3})-([A-Z]?)(\d+)(?: to |\.\.)(?:\1-\2)?(\d+)\b")


@dataclass(frozen=True)
class Block:
    """A fenced block of a document: its kind (example, record...), name, rules cited, lines."""

    kind: str
    name: str
    rules: frozenset[str]
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class RefusalRow:
    attempt: str
    rules: frozenset[str]  # any one of them will do


@cache
def document(slug: str) -> str:
    """A game's rules: of docs/rules, or of its own folder."""
    own = folder(slug) / "rules.md"
    found = own if own.is_file() else RULES / f"{slug}.md"
    return found.read_text(encoding="utf-8")


NO_RULES = "write its numbered rules into rules.md of the game's folder"


def rules_of(game: AnyGame) -> list[str]:
    """The IDs that a game's document defines; a game in one file may be its own, in its docstring."""
    try:
        return rule_ids(game.slug)
    except FileNotFoundError:
        home = home_of(game.slug)
        text = import_module(home.package).__doc__ if home else ""
        return re.findall(rf"^({game.prefix}-\w+)  ", text or "", flags=re.MULTILINE)


def section(slug: str, number: int) -> str:
    """One section of a document, by its number."""
    parts = re.split(r"^## ", document(slug), flags=re.MULTILINE)
    return next(part for part in parts if part.startswith(f"{number}. "))


def cited(text: str) -> frozenset[str]:
    """The rule IDs that a text cites, ranges ('TOT-11..TOT-15', 'EVI-10 to EVI-16') spelled out.

    >>> sorted(cited("TOT-3, TOT-11..TOT-13 and TOT-R1"))
    ['TOT-11', 'TOT-12', 'TOT-13', 'TOT-3', 'TOT-R1']
    """
    found = {"".join((prefix, "-", letter, number)) for prefix, letter, number in ID.findall(text)}
    for prefix, letter, first, last in RANGE.findall(text):
        found |= {f"{prefix}-{letter}{n}" for n in range(int(first), int(last) + 1)}
    return frozenset(found)


def rule_ids(slug: str) -> list[str]:
    """Every rule and ruling that a document defines: the IDs in bold, examples left out."""
    found = re.findall(r"\*\*([A-Z]{3}-[A-Z]?\d+)\*\*", document(slug))
    return list(dict.fromkeys(rule for rule in found if not re.search(r"-[EX]\d", rule)))


def rules_in(slug: str, *numbers: int) -> dict[str, str]:
    """The rules that some sections define, each with its text: up to the next rule, heading, table or paragraph."""
    starts = r"^(?:- )?\*\*([A-Z]{3}-\d+)\*\*"
    found: dict[str, str] = {}
    for number in numbers:
        _, *parts = re.split(starts, section(slug, number), flags=re.MULTILINE)
        for rule, text in zip(parts[::2], parts[1::2], strict=True):
            assert rule not in found, f"{rule} is defined twice"
            found[rule] = re.split(r"\n\n(?! )|\n(?=[#|`])", text)[0]
    return found


def blocks(slug: str, kind: str) -> list[Block]:
    """All fenced blocks of a kind; a block cites what stands in it and in the paragraph before it."""
    found: list[Block] = []
    pattern = rf"((?:[^\n]+\n)*)\n?^```{kind}\n(.*?)^```"
    for match in re.finditer(pattern, document(slug), flags=re.MULTILINE | re.DOTALL):
        before, body = match.groups()
        lines = tuple(body.splitlines())
        heading = before.strip().splitlines()[-1] if before.strip() else ""
        name = re.search(r"\b(?:[A-Z]{3}-[EX]\d+|EX-\d+[a-z]?)\b", lines[0] + " " + heading)
        label = name.group() if name else f"{kind} {len(found) + 1}"
        found.append(Block(kind, label, cited(heading + "\n" + body), lines))
    return found


def refusal_rows(slug: str) -> list[RefusalRow]:
    """The rows of the Refusals table."""
    rows = []
    for line in section(slug, 12).splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if line.startswith("|") and len(cells) >= 2 and ID.search(cells[1]):
            rows.append(RefusalRow(cells[0], cited(cells[1])))
    return rows
