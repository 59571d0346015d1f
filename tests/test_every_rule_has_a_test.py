"""No rule is left unshown: a test names it with `@shows`, or an example that is run cites it.

The rules of a game are the IDs in bold of docs/rules/<game>.md or of rules.md in its folder; of a game in one
file, those of its docstring. Whoever joins `library.ALL` is asked.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from sobremesa import library
from sobremesa.core import AnyGame
from tests.support.documents import NO_RULES, blocks, rules_of

TESTS = Path(__file__).parent
GAMES = [pytest.param(game, id=slug) for slug, game in library.ALL.items()]


def shown_in(path: Path) -> Iterator[str]:
    """The IDs of all `@shows("...")` over the tests of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "shows":
                assert node.name.lower().startswith("test"), f"{path.name}: {node.name} is no test"
                for rule in mark.args:
                    assert isinstance(rule, ast.Constant), (
                        f"{path.name}: {node.name}: a text, please"
                    )
                    yield str(rule.value)


def shown_by_examples(slug: str) -> set[str]:
    """What the example blocks cite, if the game's tests run them."""
    runner = TESTS / "games" / slug / "test_examples.py"
    if not runner.exists() or f'blocks("{slug}", "example")' not in runner.read_text(
        encoding="utf-8"
    ):
        return set()
    return {rule for block in blocks(slug, "example") for rule in block.rules}


SHOWN = {path: [*shown_in(path)] for path in sorted(TESTS.rglob("test_*.py"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_shown(game: AnyGame) -> None:
    shown = {rule for rules in SHOWN.values() for rule in rules} | shown_by_examples(game.slug)
    rules = rules_of(game)
    assert rules, NO_RULES
    assert [rule for rule in rules if rule not in shown] == []


def test_every_rule_that_a_test_names_exists() -> None:
    known = {rule for game in library.ALL.values() for rule in rules_of(game)}
    unknown = {path.name: {*rules} - known for path, rules in SHOWN.items()}
    assert {name: rules for name, rules in unknown.items() if rules} == {}
