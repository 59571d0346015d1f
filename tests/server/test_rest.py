"""REST for what is not live: games with their options, rules, texts and data, in both languages."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.asyncio.client import connect

from sobremesa.core import AnyGame
from sobremesa.core.protocol import is_window
from sobremesa.library import ALL
from sobremesa.text import Texts
from tests.server.support import Server, request
from tests.support.games import played


def get(house: Server, path: str) -> Any:
    answer = request("GET", f"{house.url}/api{path}")
    assert answer.status_code == 200, answer.text
    return answer.json() if "json" in answer.headers["content-type"] else answer.text


@pytest.mark.parametrize("lang", ["en", "es"])
def test_all_games_are_listed_with_seats_and_options(house: Server, lang: str) -> None:
    found = {game["slug"]: game for game in get(house, f"/games?lang={lang}")}
    assert list(found) == list(ALL)
    for slug, game in ALL.items():
        info = found[slug]
        assert info == get(house, f"/games/{slug}?lang={lang}")
        assert (info["title"], info["rules"]) == (Texts(slug, lang).say("title"), game.rules)
        assert info["seats"] == list(game.seats)
        assert info["windows"] == game.windows
        for told, option in zip(
            info["options"], [each.at_tables() for each in game.options], strict=True
        ):
            assert (told["name"], told["kind"]) == (option.name, option.kind)
            assert told["words"] == Texts(slug, lang).say(f"option-{option.name}")
            assert (told["values"], told["items"]) == ([*option.values], [*option.items])
            concerned = [count for count in game.seats if option.concerns(count)]
            assert told["seats"] == concerned
            assert {*told["value_words"]} <= {*option.values, *option.items}


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_a_game_says_whether_it_has_reaction_windows(game: AnyGame) -> None:
    match = played(game, game.seats[-1], "windows")
    state, found = match.state_after(0), False
    for event in match.events:
        found = found or is_window(game, state)
        state.apply(*event)
    assert found == game.windows


@pytest.mark.parametrize("game", ALL.values(), ids=ALL)
def test_every_rule_has_its_sentence(game: AnyGame, house: Server) -> None:
    for lang in ("en", "es"):
        rules = get(house, f"/games/{game.slug}/rules?lang={lang}")
        texts = Texts(game.slug, lang)
        assert rules
        assert [rule["sentence"] for rule in rules] == [texts.rule(rule["id"]) for rule in rules]
        assert all(rule["id"].startswith(game.prefix) for rule in rules)


def test_texts_and_data_are_handed_out(house: Server) -> None:
    assert "title = " in get(house, "/games/totem/texts?lang=es")
    assert "refused-not-host = " in get(house, "/games/house/texts")
    assert get(house, "/games/euphoria/data")
    assert get(house, "/games/rps/data") == {}
    today, then = (get(house, f"/games/pyramids/data{rules}") for rules in ("", "?rules=1.0"))
    assert today["board"] == then["board"]
    assert today["maps"][0] != then["maps"][0]
    assert today["maps"][2] == then["maps"][2]


@pytest.mark.parametrize("what", ["", "/rules", "/texts", "/data", "/lesson"])
def test_a_game_that_nobody_knows_is_not_found(what: str, house: Server) -> None:
    assert request("GET", f"{house.url}/api/games/chess{what}").status_code == 404


NOBODY = "f" * 32


@pytest.mark.parametrize(
    "path",
    [
        "/games/chess",
        "/games/rps?rules=0.0",
        "/games/rps/lesson",
        "/me",
        f"/tables/{NOBODY}",
        f"/tables/{NOBODY}/replay",
        f"/tables/{NOBODY}/record",
    ],
)
def test_a_refusal_is_in_the_language_of_whoever_reads_it(path: str, house: Server) -> None:
    for lang in ("en", "es"):
        for query, preferred in ((f"lang={lang}", "fr"), ("", f"{lang}-XX,fr;q=0.5")):
            sign = "&" if "?" in path else "?"
            headers = {"accept-language": preferred}
            answer = request("GET", f"{house.url}/api{path}{sign}{query}", headers=headers)
            told = answer.json()
            assert answer.status_code in (401, 404)
            assert told["detail"] == told["extra"]["sentence"]
            assert told["detail"] == Texts(None, lang).say(f"refused-{told['extra']['rule']}")


def test_a_socket_says_that_there_is_no_such_table(house: Server) -> None:
    async def run() -> int:
        url = f"{house.url.replace('http', 'ws')}/api/tables/{NOBODY}/socket"
        async with connect(url) as socket:
            await socket.wait_closed()
            return socket.close_code or 0

    assert asyncio.run(run()) == 4404


def test_everything_is_in_the_openapi_document(house: Server) -> None:
    paths = {*get(house, "/openapi.json")["paths"]}
    wanted = ["/api/games", "/api/games/{slug}/rules", "/api/tables", "/api/tables/{table}/record",
              "/api/tables/{table}/replay", "/api/replay", "/api/me/export"]  # fmt: skip
    assert {*wanted} <= paths, {*wanted} - paths
