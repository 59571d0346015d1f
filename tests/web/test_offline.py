"""The house while its server is away: it opens from what the browser kept, says so, and goes on when the server is back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.support import Server, serving
from tests.web.support import axe, person

pytestmark = pytest.mark.slow

DIST = Path(__file__).parents[2] / "web" / "dist"
KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map((request) => new URL(request.url).pathname);
}"""


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with serving(tmp_path) as server:
        yield server


def kept(page: Page) -> set[str]:
    return set(page.evaluate(KEPT))


def test_the_house_opens_while_the_server_is_away(browser: Browser, mortal: Server) -> None:
    with person(browser, mortal, lang="es", keeps=True) as somebody:
        page = somebody.page
        page.goto("/rules/rps")
        expect(page.locator("#RPS-1")).to_be_visible()
        files = {"/" + str(path.relative_to(DIST)) for path in DIST.rglob("*") if path.is_file()}
        built = files - {"/.stamp", "/sw.js", "/index.html"} | {"/"}
        assert kept(page) == built, "all that was built, and nothing that the server answered"

        mortal.kill()
        page.goto("/")
        away = page.get_by_test_id("away")
        expect(away).to_contain_text("El servidor no responde")
        axe(page)
        page.goto("/rules/rps")  # whatever page was asked for
        expect(away).to_be_visible()
        assert kept(page) == built

        mortal.start()
        expect(page.locator("#RPS-1")).to_be_visible()
        expect(away).to_be_hidden()
        mortal.kill()
        page.locator("header a[href='/tables']").click()
        expect(away).to_be_visible()
        mortal.start()
        expect(away).to_be_hidden()
        expect(page.locator("main h1")).to_be_visible()
        somebody.complaints[:] = [
            c for c in somebody.complaints if "Failed to load resource" not in c
        ]


def test_another_build_has_another_cache_with_all_its_files() -> None:
    worker = (DIST / "sw.js").read_text(encoding="utf-8")
    assert re.search(r'"sobremesa-[0-9a-f]{16}"', worker)
    found = re.search(r"FILES = (\[.*?\]);", worker)
    assert found
    listed = json.loads(found[1])
    assert not [name for name in listed[1:] if not (DIST / name[1:]).is_file()]
