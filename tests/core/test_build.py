"""The build under test is the one that is meant: SOBREMESA_EXPECT says which, compiled or interpreted."""

import ast
import importlib
import os
import tomllib
from pathlib import Path

import pytest

from tests.support.builds import COMPILED

ROOT = Path(__file__).parents[2]
BUILT = "compiled" if COMPILED else "interpreted"


def compiled_modules() -> list[str]:
    """What pyproject.toml lists, as module names."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        lists = tomllib.load(file)["tool"]["sobremesa"]
    patterns = [*lists["compiled"], *lists["compiled_server"]]
    paths = [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]
    return [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in paths]


def test_the_build_is_the_one_that_is_expected() -> None:
    assert os.environ.get("SOBREMESA_EXPECT", BUILT) == BUILT


@pytest.mark.parametrize("name", compiled_modules())
def test_the_listed_modules_are_compiled_together_or_not_at_all(name: str) -> None:
    module = importlib.import_module(name)
    assert ("interpreted" if str(module.__file__).endswith(".py") else "compiled") == BUILT


def test_the_list_names_kernels_and_rules() -> None:
    found = {*compiled_modules()}
    assert {
        "sobremesa.core.state",
        "sobremesa.games.totem.rules",
        "sobremesa.server.table.views",
    } < found


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
