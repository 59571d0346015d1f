"""Names are seen, fit on a line, and no two at a table look alike."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.support import Person, Server, request

REFUSED = {
    "\u3164": "name-hidden",  # a filler for Hangul
    "\u2800": "name-hidden",  # Braille without dots
    "\u200b": "name-hidden",  # a space of no width
    "Ana\u202eanA": "name-hidden",  # what follows is written from the right
    "Ana\u2067": "name-hidden",
    "Ana\u034f": "name-hidden",
    "Ana\u200d": "name-hidden",  # joins nothing
    "Ana\U000e0041": "name-hidden",  # a tag
    "\ue000": "name-hidden",  # private use
    "\u115f": "name-hidden",
    "\uffa0": "name-hidden",
    "\u00a0\u3000": "no-name",
    "\u0301": "no-name",
    "Ana \u0301": "name-marks",
    "Z\u0321\u0322\u0327\u0328\u0316": "name-marks",
    "Z\u0336\u0336": "name-marks",
    "x" * 41: "name-long",
    "\ufdfa" * 4: "name-long",  # one sign that stands for a whole sentence
}
KEPT = {
    "  Ana\u00a0 Mar\u00eda ": "Ana Mar\u00eda",
    "Nguye\u0302\u0303n": "Nguy\u1ec5n",
    "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd": "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645": "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\U0001f469\u200d\U0001f469\u200d\U0001f467" * 20: "\U0001f469\u200d\U0001f469\u200d\U0001f467" * 20,
    "\u2764\ufe0f": "\u2764\ufe0f",
    "\uff21\uff4e\uff41": "Ana",
    "x" * 40: "x" * 40,
}  # fmt: skip


def new(house: Server, name: str, lang: str = "en") -> tuple[int, str, str]:
    """The status, the name or the word of a refusal, and its sentence."""
    made = request("POST", f"{house.url}/api/guests", json={"name": name, "lang": lang})
    body = made.json()
    if made.status_code == 201:
        return 201, body["name"], ""
    return made.status_code, body["extra"]["rule"], body["detail"]


@pytest.mark.parametrize("name", list(REFUSED))
def test_a_name_that_cannot_be_read_is_refused(house: Server, name: str) -> None:
    status, word, sentence = new(house, name, "es")
    assert (status, word) == (400, REFUSED[name])
    assert sentence.endswith(".")
    assert sentence != new(house, name)[2], "in the language that was asked for"


@pytest.mark.parametrize("name", list(KEPT))
def test_names_of_many_writings_are_kept(house: Server, name: str) -> None:
    assert new(house, name) == (201, KEPT[name], "")


def test_a_changed_name_is_looked_at_as_well(house: Server) -> None:
    ana = Person.new(house)
    assert ana.ask("PATCH", "/me", json={"name": "\u3164"}).status_code == 400
    assert ana.ask("GET", "/me").json()["name"] == "Ana"


def test_names_that_look_alike_are_told_apart(house: Server) -> None:
    asyncio.run(alike(house))


async def alike(house: Server) -> None:
    ana, eva, bea = (Person.new(house, name) for name in ("Ana", "\u0410n\u0430", "Bea"))
    table = ana.table("misty", 3)
    for seat, person in ((1, eva), (2, bea)):
        assert person.do(table, "sit", seat=seat).status_code == 200
    assert names(ana, table) == ["Ana", "\u0410n\u0430 (2)", "Bea"]
    bea.ask("PATCH", "/me", json={"name": "\u00c1na."})
    assert names(ana, table)[2] == "\u00c1na. (3)", "also who takes the name later"
    watcher = Person.new(house, "Ana")
    async with ana.at(table) as line, watcher.at(table) as other:
        await other.ask("chat", text="hello")
        await line.until(lambda: line.chat)
        assert line.chat[0]["name"] == "Ana (4)"


def names(person: Person, table: str) -> list[str]:
    return [chair["name"] for chair in person.ask("GET", f"/tables/{table}").json()["chairs"]]
