"""The build under test is the one that is meant: SOBREMESA_EXPECT says which, compiled or interpreted."""

import ast
import importlib
import os
import sys
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import Bag
from sobremesa.native import build, marked
from tests.support.builds import COMPILED

ROOT = Path(__file__).parents[2]
BUILT = "compiled" if COMPILED else "interpreted"


def compiled_modules() -> list[str]:
    """What says of itself that it is compiled, as module names."""
    return [
        build.module_of(path.relative_to(ROOT)) for path in marked.modules(ROOT / "src/sobremesa")
    ]


def test_the_build_is_the_one_that_is_expected() -> None:
    assert os.environ.get("SOBREMESA_EXPECT", BUILT) == BUILT


@pytest.mark.parametrize("name", compiled_modules())
def test_the_marked_modules_are_compiled_together_or_not_at_all(name: str) -> None:
    module = importlib.import_module(name)
    assert ("interpreted" if str(module.__file__).endswith(".py") else "compiled") == BUILT


def test_kernels_rules_and_the_way_of_a_decision_are_marked() -> None:
    found = {*compiled_modules()}
    rules = (ROOT / "src/sobremesa/games").glob("*/rules.py")
    assert {build.module_of(path.relative_to(ROOT)) for path in rules} < found
    assert {
        "sobremesa.core.state",
        "sobremesa.players.search",
        "sobremesa.server.table.views",
    } < found


def test_kernels_stand_on_nothing_that_is_compiled_apart_from_them() -> None:
    """Games and server are compiled against the kernels, and a game is the business of nobody else."""
    package = ROOT / "src/sobremesa"
    group = {
        build.module_of(f.relative_to(ROOT)): name
        for name, fs in marked.groups(package).items()
        for f in fs
    }
    for module, own in group.items():
        imports = [
            node.module for node in ast.walk(parsed(module)) if isinstance(node, ast.ImportFrom)
        ]
        used = {group[name] for name in imports if name in group}
        assert used <= {own, build.KERNELS}, module


def parsed(module: str) -> ast.Module:
    return ast.parse((ROOT / "src" / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))


def test_no_class_that_is_not_compiled_extends_one_that_is() -> None:
    """mypyc refuses that, but only when an object is made. Bases that allow it say so."""
    compiled = set(compiled_modules())
    closed = {
        (module, node.name)
        for module in compiled
        for node in ast.walk(parsed(module))
        if isinstance(node, ast.ClassDef) and not node.decorator_list
    }
    found = []
    for file in sorted((ROOT / "src" / "sobremesa").rglob("*.py")):
        module = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)
        if module in compiled:
            continue
        nodes = list(ast.walk(parsed(module)))
        names = {
            alias.asname or alias.name: (node.module, alias.name)
            for node in nodes
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for node in nodes:
            if isinstance(node, ast.ClassDef):
                bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
                found += [f"{module}.{node.name}" for base in bases if names.get(base) in closed]
    assert closed
    assert found == []


def test_what_interpreted_code_hands_to_compiled_code_is_given_back() -> None:
    bag = Bag(vec[i64]([1, 2]))

    def hand_over() -> None:
        Bag(vec[i64]([1, 2, 3]))
        bag.counts = vec[i64]([2, 1])

    hand_over()
    before = sys.getallocatedblocks()
    for _ in range(1000):
        hand_over()
    assert sys.getallocatedblocks() - before < 100  # 2,000 while the C was not mended
