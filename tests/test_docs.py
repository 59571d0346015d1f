"""Everything in the documents that looks like code is run: both READMEs, docs/**/*.md, and all docstrings.

A page is one program: its `python` and `pycon` blocks run in order, in one namespace. In a `console` block
each `$ ... sobremesa ...` runs in a shell and its output is compared, with `...` for anything; `$ make ...`
must be a task that exists. What waits for a person (`sobremesa play`, `make play`) is only read.
"""

import doctest
import importlib
import os
import pkgutil
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

import sobremesa

ROOT = Path(__file__).parents[1]
READMES = [ROOT / "README.md", ROOT / "README.es.md"]
PAGES = [*READMES, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^( *)```(\w+)[^\n]*\n(.*?)^\1```", flags=re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
ELSEWHERE = ("git ", "pip ", "apt", ".venv/bin/", "PYTHONPATH=")  # for a clone, not for a test
TASKS = set(re.findall(r"^([a-z-]+)(?: [a-z-]+)*:", (ROOT / "Makefile").read_text(), flags=re.M))


@dataclass
class Block:
    """A fenced block: where it begins, what it is, its text."""

    line: int
    kind: str
    text: str


def blocks(page: Path, *kinds: str) -> list[Block]:
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    return [
        Block(
            text.count("\n", 0, found.start()) + 2,
            found[2],
            re.sub(f"(?m)^{found[1]}", "", found[3]),
        )
        for found in FENCE.finditer(text)
        if found[2] in kinds
    ]


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def failures(test: doctest.DocTest, options: int = FLAGS) -> str:
    """What a doctest complains about; nothing if all is well."""
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=options, verbose=False)
    runner.run(test, out=told.append, clear_globs=False)
    return "".join(told)


PROGRAMS = [page for page in PAGES if blocks(page, "python", "pycon")]
CONSOLES = [page for page in PAGES if blocks(page, "console")]


@pytest.mark.parametrize("page", PROGRAMS, ids=name_of)
def test_the_code_of_a_page_does_what_the_page_says(
    page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks(page, "python", "pycon"):
        if ">>> " in block.text:
            parser = doctest.DocTestParser()
            test = parser.get_doctest(block.text, names, name_of(page), str(page), block.line - 1)
            assert failures(test) == ""
            names = test.globs
        else:
            exec(compile("\n" * (block.line - 1) + block.text, str(page), "exec"), names)


def waits_for_a_person(command: str) -> bool:
    return re.match(r"(sobremesa|make) play\b", command) is not None


def run(command: str, folder: Path) -> str:
    """What a shell prints, in 80 columns, without colours, in English; `sobremesa` is these sources."""
    ours = folder / "bin" / "sobremesa"
    ours.parent.mkdir(exist_ok=True)
    ours.write_text(f'#!/bin/sh\nexec {sys.executable} -m sobremesa "$@"\n')
    ours.chmod(0o755)
    settings = {
        "COLUMNS": "80",
        "NO_COLOR": "1",
        "LANG": "C.UTF-8",
        "PYTHONPATH": str(ROOT / "src"),
    }
    done = subprocess.run(
        ["/bin/sh", "-c", command],
        cwd=folder,
        env={"PATH": f"{ours.parent}:{os.environ['PATH']}", "HOME": str(folder), **settings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=300,
        encoding="utf-8",
    )
    return done.stdout


def fits(wanted: str, got: str) -> bool:
    """Is it the same, but for white space, with `...` for anything?"""
    parts = (re.escape(" ".join(part.split())) for part in wanted.split("..."))
    return re.fullmatch(r"\s*.*\s*".join(parts), " ".join(got.split()), flags=re.DOTALL) is not None


@pytest.mark.slow
@pytest.mark.parametrize("page", CONSOLES, ids=name_of)
def test_the_commands_of_a_page_print_what_the_page_says(page: Path, tmp_path: Path) -> None:
    for name in ("docs", "src"):
        (tmp_path / name).symlink_to(ROOT / name)
    for block in blocks(page, "console"):
        for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.text, flags=re.M):
            words = shlex.split(command, comments=True)
            if words[0] == "make":
                assert {word for word in words[1:] if "=" not in word} <= TASKS, command
            elif not waits_for_a_person(command) and not command.startswith(ELSEWHERE):
                assert "sobremesa" in words, f"{name_of(page)}: what is {command}?"
                got = run(command, tmp_path)
                assert fits(output, got), f"{name_of(page)}: $ {command}\n{output}\n--- is\n{got}"


# `rl` stands on libraries that only .venv-rl has; `make rl-test` is for it.
WITHOUT_EXAMPLES = ("sobremesa.__main__", "sobremesa.rl")


def modules() -> list[str]:
    found = pkgutil.walk_packages(sobremesa.__path__, "sobremesa.")
    return ["sobremesa", *(module.name for module in found if module.name not in WITHOUT_EXAMPLES)]


@pytest.mark.parametrize("name", [*modules(), "tests.support.documents", "tests.support.evidence"])
def test_the_examples_of_a_module_are_true(name: str) -> None:
    module: ModuleType = importlib.import_module(name)
    for test in doctest.DocTestFinder(exclude_empty=True).find(module, name):
        assert failures(test, doctest.ELLIPSIS) == ""


def test_pages_and_programs_are_found() -> None:
    assert {"README.md", "docs/guide/fair.md", "docs/guide/engine.md"} <= {*map(name_of, PROGRAMS)}
    assert {"README.md", "docs/guide/cli.md"} <= {*map(name_of, CONSOLES)}
    assert {"play", "test", "check", "quick", "docs"} <= TASKS


def bones(page: Path) -> dict[str, list[str]]:
    """What a README has in every language: its sections, programs, commands, links and pictures, and how long its lists are."""
    text = page.read_text(encoding="utf-8")
    shells = "".join(block.text for block in blocks(page, "console"))
    commands = re.findall(r"^\$ (.*?)(?: *#.*)?$", shells, flags=re.M)
    links = re.findall(r"\]\(([^)]*)\)", text)
    return {
        "sections": re.findall(r"^#+(?= )", text, flags=re.M),
        "programs": [block.text for block in blocks(page, "python", "pycon")],
        "commands": [command.removesuffix(" --lang es") for command in commands],
        "inline": sorted(re.findall(r"`([^`\n]+)`", text)),
        "links": sorted(link for link in links if not link.startswith("README")),
        "points": re.findall(r"^[-|](?= )", text, flags=re.M),
    }


def test_the_readmes_are_the_same_in_both_languages() -> None:
    english, spanish = map(bones, READMES)
    assert len(english["sections"]) > 5
    assert english == spanish
    for page, other in zip(READMES, reversed(READMES), strict=True):
        assert f"]({other.name})" in page.read_text(encoding="utf-8")[:200]


def test_a_page_that_lies_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A\n\n```pycon\n>>> 1 + 1\n3\n```\n\n    ```python\n    x = 1\n    ```\n")
    first, second = blocks(page, "pycon", "python")
    assert (first.line, second.line, second.text) == (4, 9, "x = 1\n")
    test = doctest.DocTestParser().get_doctest(first.text, {}, "page", None, 0)
    assert "Expected:\n    3\nGot:\n    2" in failures(test)
    assert fits("a ... z\n", "a b\n c   z")
    assert not fits("a ... z\n", "a b c")
