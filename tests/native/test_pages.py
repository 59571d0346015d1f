"""Nothing is built without pages unless that is meant."""

from pathlib import Path
from typing import Any

import pytest
from hatchling.bridge.app import Application

import hatch_build


def hook(target: str) -> hatch_build.CompileHook:
    settings: dict[str, Any] = {"config": {}, "build_config": None, "metadata": None}
    return hatch_build.CompileHook(
        "", directory="", target_name=target, app=Application(), **settings
    )


@pytest.fixture(name="tree")
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.delenv("SOBREMESA_PAGES", raising=False)
    return tmp_path


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_built_pages_nothing_is_built(target: str, tree: Path) -> None:
    with pytest.raises(SystemExit, match=r"has no pages\. Build them with scripts/web"):
        hook(target).pages({"force_include": {}})


def test_whoever_wants_none_says_so(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_PAGES", "none")
    inside: dict[str, str] = {}
    assert hook("wheel").pages({"force_include": inside}).startswith("no pages")
    assert inside == {}


@pytest.mark.parametrize(("target", "home"), [("wheel", "sobremesa/web"), ("sdist", "web/dist")])
def test_pages_lie_where_the_server_and_the_next_build_look(
    target: str, home: str, tree: Path
) -> None:
    assets = tree / "web" / "dist" / "assets"
    assets.mkdir(parents=True)
    for file in (assets.parent / "index.html", assets / "a.js", assets.parent / ".stamp"):
        file.write_text("", encoding="utf-8")
    inside: dict[str, str] = {}
    assert hook(target).pages({"force_include": inside}) == "2 files of the pages"
    assert sorted(inside.values()) == [f"{home}/assets/a.js", f"{home}/index.html"]
