"""A house with plugged-in games: they are played with people and programs, and a broken one takes nobody down."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from sobremesa import homes
from sobremesa.server.net import faces
from tests.server.support import Server, request, serving
from tests.server.test_games import play
from tests.support.packages import GOOD, plug

LESSON = """
seat = 0
record = '''
{"game": "{slug}", "rules": "1.0", "players": 2, "options": {}}
0: rock
1: paper
'''

[[step]]
line = 0
say = "welcome"
rules = ["RPS-1"]
"""
FILES = {
    "lesson/lesson.toml": LESSON,
    "lesson/es.ftl": "welcome = Hola.",
    "lesson/en.ftl": "welcome = Hello.",
    "{slug}.toml": "cards = 3",
    "face/index.js": "export const face = { version: 1, mount() {} };",
    "face/emblem.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
    "face/cards/one.css": "p { color: red }",
    "face/secret.py": "KEY = 1",
    "face/page.html": "<script>alert(1)</script>",
    "secret.js": "not in the face",
}


BAD = ("raises", "mute", "later", "cancels", "interrupts", "faceless")


@pytest.fixture(name="guests", scope="module")
def guests_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which a good game is installed, and some that cannot be played."""
    where, before = tmp_path_factory.mktemp("packages"), os.environ.get("PYTHONPATH", "")
    plug(
        where, "away", files={name.replace("{slug}", "away"): text for name, text in FILES.items()}
    )
    plug(where, "raises", code="raise RuntimeError('no way')")
    plug(where, "mute", texts=None)
    plug(where, "later", code=GOOD.replace("order=0", 'protocol="9.0"'))
    plug(where, "cancels", code="import asyncio\nraise asyncio.CancelledError")
    plug(where, "interrupts", code="raise KeyboardInterrupt")
    plug(where, "faceless", links={"face/index.js": "nowhere.js"})
    os.environ["PYTHONPATH"] = f"{where}{os.pathsep}{before}"
    try:
        with serving(tmp_path_factory.mktemp("house")) as server:
            yield server
    finally:
        os.environ["PYTHONPATH"] = before


def test_what_cannot_be_played_is_left_out_and_told_to_the_log_once(guests: Server) -> None:
    for _ in range(2):
        listed = request("GET", f"{guests.url}/api/games").json()
        slugs = [game["slug"] for game in listed]
        assert "away" in slugs
        assert set(BAD).isdisjoint(slugs)
    assert request("GET", f"{guests.url}/api/games/raises").status_code == 404
    log = guests.log()
    for slug in BAD:
        assert log.count(f"the game {slug} of") == 1
    assert "no way" in log


def test_people_and_programs_play_it_to_the_end_and_look_at_it_again(
    guests: Server, tmp_path: Path
) -> None:
    record = asyncio.run(play(guests, "away", 2, 1))
    assert '"game": "away"' in record
    again = request("POST", f"{guests.url}/api/replay", json={"record": record})
    assert again.json()["game"] == "away", again.text


def test_its_texts_data_and_lesson_are_handed_out(guests: Server) -> None:
    address = f"{guests.url}/api/games/away"
    assert "title = Away" in request("GET", f"{address}/texts").text
    assert request("GET", f"{address}/data").json() == {"cards": 3}
    assert request("GET", f"{address}/lesson?lang=es").json()["frames"][0]["comment"] == "Hola."


def test_its_face_comes_from_the_house_itself_under_the_strict_policy(guests: Server) -> None:
    info = request("GET", f"{guests.url}/api/games/away").json()
    assert info["draws"] == ""
    for address, kind in ((info["face"], "text/javascript"), (info["emblem"], "image/svg+xml")):
        answer = request("GET", guests.url + address)
        assert answer.status_code == 200
        assert answer.headers["content-type"].partition(";")[0] == kind
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy, "scripts have the default, nothing but the house"
        assert "unsafe-eval" not in policy
    style = request("GET", guests.url + info["face"].replace("index.js", "cards/one.css"))
    assert style.headers["content-type"].startswith("text/css")


@pytest.mark.parametrize(
    "name",
    [
        "secret.py", "page.html", "../secret.js", "..%2fsecret.js", "%2e%2e/secret.js", "../__init__.py",
        "..%5csecret.js", "cards/../../secret.js", "cards", "cards/", "", "/etc/passwd", "%00", "index.js/",
        "INDEX.JS", "..%252fsecret.js",
    ],
)  # fmt: skip
def test_nothing_else_of_the_package_is_handed_out(guests: Server, name: str) -> None:
    face = request("GET", f"{guests.url}/api/games/away").json()["face"]
    answer = request("GET", guests.url + face.replace("index.js", name))
    handed = ("KEY", "not in the face", "root:", "alert(1)", "RPS")
    assert not any(word in answer.text for word in handed)
    assert answer.status_code in (400, 404) or answer.headers["content-type"].startswith(
        ("text/html", "text/javascript")
    )


def test_another_version_and_another_game_have_other_addresses(guests: Server) -> None:
    face = request("GET", f"{guests.url}/api/games/away").json()["face"]
    version = face.split("/")[3]
    for other in (
        face.replace(version, "0" * 16),
        face.replace("away", "rps"),
        "/faces/raises/0/index.js",
    ):
        assert request("GET", guests.url + other).status_code == 404


def test_a_face_that_is_gone_since_the_start_takes_no_list_of_games_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    face = plug(tmp_path, "away", files={"face/index.js": "export {}"}) / "face"
    monkeypatch.setattr(homes, "guests", lambda: (homes.Home("away", face.parent.name, owner="x"),))
    monkeypatch.syspath_prepend(tmp_path)
    assert faces.face_of("away").files.keys() == {"index.js"}
    faces.face_of.cache_clear()
    (face / "index.js").unlink()
    (face / "index.js").symlink_to("nowhere.js")
    assert faces.address("away", "index.js") == ""
    faces.face_of.cache_clear()
