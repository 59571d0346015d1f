"""What no linter knows: a trap of the compiler, sizes, and names of machines."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

from sobremesa.native import marked

ROOT = Path(__file__).parents[1]
MOST_LINES = 500
# Absolute paths of somebody's machine, and hosts from which only that machine can fetch.
MACHINE = re.compile(
    r"(?<![\w.$}])/(?:home|root|Users|work|workspace|mnt|srv|private)/[\w.]"
    r"|https?://(?:localhost|127\.|10\.|192\.168\.|[\w.-]+\.(?:local|internal|lan|corp|test)\b)"
    r"|--(?:extra-)?index-url|--trusted-host|--find-links"
)
# Where packages come from is the machine's business: whatever installs names no host.
INSTALLS = ("requirements", "scripts", "pyproject.toml", "Makefile", "hatch_build.py", ".ci")


def tracked() -> list[Path]:
    listing = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    return [ROOT / name for name in listing.stdout.decode().split("\0") if name]


def compiled() -> list[Path]:
    return [*marked.modules(ROOT / "src" / "sobremesa"), *marked.modules(ROOT / "bench")]


def shifted_literals(text: str) -> list[int]:
    """Lines with `1 << n`: a literal, or a name for one, shifted by something that is no literal."""
    tree = ast.parse(text)
    names = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    return sorted(
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and (
            isinstance(node.left, ast.Constant)
            or (isinstance(node.left, ast.Name) and node.left.id in names)
        )
        and not isinstance(node.right, ast.Constant)
    )


@pytest.mark.parametrize("path", compiled(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_literal_is_shifted_by_a_native_number(path: Path) -> None:
    """mypyc 2.4 computes `1 << n` in 32 bits and is silently wrong from bit 31 on: use a table of bits."""
    assert shifted_literals(path.read_text(encoding="utf-8")) == []


def test_the_trap_is_seen() -> None:
    trap = "ONE: Final = 1\nx = 1 << n\ny = n << 7\nz = (2 + 1) << 3\nw = f(0xFF << (n + 1))\nv = ONE << n"
    assert shifted_literals(trap) == [2, 5, 6]


def test_no_file_is_longer_than_a_sitting() -> None:
    lengths = {
        str(path.relative_to(ROOT)): path.read_text(encoding="utf-8").count("\n")
        for path in (ROOT / "src").rglob("*.py")
    }
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}


def test_no_tracked_file_names_a_machine() -> None:
    found = []
    for path in tracked():
        if path.is_file() and path != Path(__file__):
            text = path.read_text(encoding="utf-8", errors="replace")
            installs = path.relative_to(ROOT).parts[0] in INSTALLS
            matches = [
                *MACHINE.findall(text),
                *(re.findall(r"https?://\S+", text) if installs else []),
            ]
            found += [f"{path.relative_to(ROOT)}: {match}" for match in matches]
    assert found == []
