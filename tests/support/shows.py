"""`@shows("TOT-12")` over a test says which rules it shows; one test fails for any rule left unshown.

The decorator only marks: `test_every_rule_has_a_test.py` reads the marks from the source.
"""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def shows(*rules: str) -> Callable[[Test], Test]:
    def mark(test: Test) -> Test:
        return test

    assert rules, "name at least one rule"
    return mark
