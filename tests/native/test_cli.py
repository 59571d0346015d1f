"""`sobremesa compile` says what it lacks; that it compiles is tried by `make build`, which takes minutes."""

from pathlib import Path

import pytest

from sobremesa.native import build, kept
from tests.conftest import Run


def test_a_working_tree_has_a_build_of_its_own(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "layout_of_the_house", lambda: "")
    monkeypatch.setattr(kept, "PACKAGE", Path(__file__).parents[2] / "src" / "sobremesa")
    code, _, said = run("compile", "guest")
    assert (code, said.count("make compile")) == (2, 1)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("compile", "guest_of_nobody"), "There is no package guest_of_nobody here."),
        (("compile", "json"), "Nothing in json wants to be compiled."),
        (("compile", "sobremesa"), "There is nothing to compile"),
    ],
)
def test_what_cannot_be_compiled_is_told(
    words: tuple[str, ...], expected: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "layout_of_the_house", lambda: "a layout")
    monkeypatch.setattr(build, "why_not", lambda: "")
    code, _, said = run(*words)
    assert code == 2
    assert said.startswith(f"sobremesa: {expected}")


def test_without_a_compiler_it_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "layout_of_the_house", lambda: "a layout")
    monkeypatch.setenv("CC", "no-compiler-here")
    code, _, said = run("compile", "json")
    assert (code, "no C compiler (no-compiler-here) found" in said) == (2, True)
