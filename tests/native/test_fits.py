"""What was compiled for something else is refused with a sentence, before it is loaded."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sobremesa import __version__
from sobremesa.complaint import in_words
from sobremesa.native import fits, kept, stamps
from sobremesa.text import Texts, languages

Package = Callable[..., str]


@pytest.fixture(name="package")
def laid_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    """A package with a library: its name. Loading the library would fail: it is none."""
    monkeypatch.syspath_prepend(tmp_path)

    def package(name: str, stamp: stamps.Stamp | None, suffix: str = stamps.PYTHON) -> str:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").write_text("raise SystemExit('imported')\n", encoding="utf-8")
        (folder / "rules.py").write_text('"""Rules. Compiled."""\n', encoding="utf-8")
        (folder / f"rules{suffix}").write_bytes(b"\x7fELF... guest__mypyc ...")
        if stamp:
            stamps.write(folder, stamp)
        return name

    return package


def native(layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The house is one with these kernels."""
    monkeypatch.setattr(kept, "layout_of_the_house", lambda: layout)


def test_a_package_that_was_compiled_by_itself_is_refused(package: Package) -> None:
    with pytest.raises(fits.WrongBuild, match="guest_alone was compiled by itself"):
        fits.check(package("guest_alone", None))


def test_a_package_that_was_compiled_for_another_house_is_refused(
    package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    native("ours", monkeypatch)
    name = package("guest_other", stamps.Stamp(stamps.PYTHON, "0.0.9", "theirs"))
    with pytest.raises(fits.WrongBuild, match=r"another build of the house \(0\.0\.9;"):
        fits.check(name)


def test_a_package_that_was_compiled_for_another_python_is_refused(package: Package) -> None:
    stamp = stamps.Stamp(".cpython-39-other.so", __version__, "ours")
    with pytest.raises(fits.WrongBuild, match="another Python"):
        fits.check(package("guest_python", stamp))


def test_what_this_python_would_not_load_is_no_reason_to_refuse(package: Package) -> None:
    fits.check(package("guest_far", None, suffix=".cpython-39-other.so"))


def test_what_fits_is_not_refused_and_neither_is_a_package_without_libraries(
    package: Package, monkeypatch: pytest.MonkeyPatch
) -> None:
    native("ours", monkeypatch)
    fits.check(package("guest_fitting", stamps.Stamp(stamps.PYTHON, __version__, "ours")))
    fits.check("json")
    fits.check("guest_that_is_not_there")


@pytest.mark.parametrize("lang", languages)
def test_every_reason_is_a_sentence_in_both_languages(package: Package, lang: str) -> None:
    with pytest.raises(fits.WrongBuild) as misfit:
        fits.check(package("guest_said", None))
    assert "guest_said" in in_words(misfit.value, Texts(None, lang))


# What `sobremesa compile` has left in the cache.


def keep(cache: Path, name: str, layout: str, source: Path) -> Path:
    """As if `sobremesa compile` had made libraries of a package, from this source."""
    folder = cache / kept.folder().name / name
    folder.mkdir(parents=True)
    made = {
        "house": __version__,
        "layout": layout,
        "sources": kept.state_of([str(source)]),
        "libraries": {f"{name}.rules": f"{name}/rules{stamps.PYTHON}"},
    }
    (folder / kept.FILE).write_text(json.dumps(made), encoding="utf-8")
    return folder


def started(cache: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        env=os.environ | {"SOBREMESA_CACHE": str(cache), "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=True,
    )


ASKED = "from sobremesa.native import kept; print(kept.stale, sorted(kept.in_use))"


def test_what_was_compiled_here_is_used_as_long_as_house_and_source_are_the_same(
    tmp_path: Path,
) -> None:
    source = tmp_path / "rules.py"
    source.write_text("a = 1\n", encoding="utf-8")
    cache = tmp_path / "cache"
    keep(cache, "guest", kept.layout_of_the_house(), source)
    keep(cache, "other", "another layout", source)
    (keep(cache, "torn", "", source) / kept.FILE).write_text("{", encoding="utf-8")
    stale = {"other": "kept-other-house", "torn": "kept-unreadable"}
    assert started(cache, "-c", ASKED).stdout == f"{stale} ['guest']\n"
    source.write_text("a = 12\n", encoding="utf-8")
    assert "'guest': 'kept-changed'" in started(cache, "-c", ASKED).stdout


def test_a_start_says_what_runs_interpreted_because_it_has_changed(tmp_path: Path) -> None:
    source = tmp_path / "rules.py"
    source.write_text("a = 1\n", encoding="utf-8")
    keep(tmp_path / "cache", "guest", "another layout", source)
    said = started(tmp_path / "cache", "-m", "sobremesa", "rules", "rps", "4")
    assert said.stderr.startswith("sobremesa: guest runs interpreted: it was compiled for another")
    assert said.stderr.count("\n") == 1
