"""The page for designers says what is true."""

import doctest

from tests.support.documents import RULES


def test_the_page_about_new_maps_runs() -> None:
    page = RULES.parent / "guide" / "new-map.md"
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert (failed, tried > 5) == (0, True)
