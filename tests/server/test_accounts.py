"""Accounts: guests with passkeys and recovery codes, who come back from any device; and who is not let in."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.server.people.accounts import CODES, MOST, hash_of_code
from tests.server.support import Person, Server, request, serving
from tests.support.authenticator import Authenticator, written

HERE = "localhost"


def at(server: Server) -> str:
    return f"http://{HERE}:{server.port}"


def ask(server: Server, path: str, body: Any = None, **more: Any) -> httpx.Response:
    """What a page at localhost asks for, which says where it stands."""
    person, origin = more.get("person"), more.get("origin", at(server))
    headers = {"origin": origin, "host": f"{HERE}:{server.port}", **more.get("headers", {})}
    if person:
        headers["cookie"] = f"sobremesa_guest={person.cookie}"
    return request("POST", f"{server.url}/api{path}", headers=headers, json=body)


def options(server: Server, path: str, person: Person | None = None) -> dict[str, Any]:
    answer = ask(server, path, person=person)
    assert answer.status_code == 200, answer.text
    return dict(answer.json()["options"])


def made_for(person: Person, device: Authenticator) -> list[str]:
    """One more passkey; the recovery codes, if it is the first."""
    wanted = options(person.server, "/me/passkeys/options", person)
    answer = ask(person.server, "/me/passkeys", device.make(wanted), person=person)
    assert answer.status_code == 201, answer.text
    return list(answer.json()["codes"])


def signs_in(server: Server, device: Authenticator) -> httpx.Response:
    return ask(server, "/accounts/sign-in", device.sign(options(server, "/accounts/options")))


def somebody(answer: httpx.Response, server: Server) -> Person:
    assert answer.status_code == 200, answer.text
    return Person(server, answer.json()["id"], answer.cookies["sobremesa_guest"])


def account(person: Person) -> dict[str, Any]:
    return dict(person.ask("GET", "/me/account").json())


def rule(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["extra"]["rule"])


def test_a_guest_becomes_an_account_and_comes_back_with_everything(house: Server) -> None:
    ana, device = Person.new(house), Authenticator(at(house))
    table = ana.table("rps", 2)
    assert not ana.ask("GET", "/me").json()["account"]
    wanted = options(house, "/me/passkeys/options", ana)
    assert wanted["rp"] == {"name": "Sobremesa", "id": HERE}
    assert wanted["authenticatorSelection"]["userVerification"] == "required"
    assert wanted["authenticatorSelection"]["residentKey"] == "required"
    assert wanted["user"]["name"] == "Ana"
    codes = made_for(ana, device)
    assert len({*codes}) == CODES
    assert ana.ask("GET", "/me").json()["account"]
    back = somebody(signs_in(house, device), house)
    assert (back.id, back.cookie != ana.cookie) == (ana.id, True)
    assert [one["id"] for one in back.ask("GET", "/me/tables").json()] == [table]
    assert back.do(table, "bot", seat=1, level="easy").status_code == 200, "still the host"
    assert [one["place"] for one in account(back)["passkeys"]] == [HERE]
    assert account(back)["codes"] == CODES


def test_several_passkeys_let_in_until_they_are_removed(house: Server) -> None:
    ana = Person.new(house)
    phone, key = Authenticator(at(house)), Authenticator(at(house))
    assert made_for(ana, phone)
    there = options(house, "/me/passkeys/options", ana)["excludeCredentials"]
    assert [one["id"] for one in there] == [written(phone.credential)]
    assert made_for(ana, key) == [], "the codes that there are stay good"
    first, second = (one["id"] for one in account(ana)["passkeys"])
    assert ana.ask("DELETE", f"/me/passkeys/{first}").status_code == 204
    assert rule(signs_in(house, phone)) == "passkey-unknown"
    assert somebody(signs_in(house, key), house).id == ana.id
    assert ana.ask("DELETE", f"/me/passkeys/{first}").status_code == 404
    assert ana.ask("DELETE", f"/me/passkeys/{second}").status_code == 204
    assert account(ana) == {"passkeys": [], "codes": 0}, "a guest again, still signed in"


def test_nobody_removes_what_is_somebody_elses(house: Server) -> None:
    ana, eva = Person.new(house), Person.new(house, "Eva")
    made_for(ana, Authenticator(at(house)))
    (hers,) = (one["id"] for one in account(ana)["passkeys"])
    assert eva.ask("DELETE", f"/me/passkeys/{hers}").status_code == 404
    assert len(account(ana)["passkeys"]) == 1
    assert request("GET", f"{house.url}/api/me/account").status_code == 401


def test_a_recovery_code_lets_in_once_however_it_is_typed(house: Server) -> None:
    ana = Person.new(house)
    code = made_for(ana, Authenticator(at(house)))[0]
    typed = {"code": f" {code.lower().replace('-', ' ')} "}
    assert somebody(ask(house, "/accounts/recover", typed), house).id == ana.id
    assert rule(ask(house, "/accounts/recover", typed)) == "code-wrong"
    assert account(ana)["codes"] == CODES - 1


def test_new_codes_replace_the_old_ones(house: Server) -> None:
    ana, eva = Person.new(house), Person.new(house, "Eva")
    old = made_for(ana, Authenticator(at(house)))
    new = ask(house, "/me/codes", person=ana).json()["codes"]
    assert not {*old} & {*new}
    assert rule(ask(house, "/accounts/recover", {"code": old[0]})) == "code-wrong"
    assert somebody(ask(house, "/accounts/recover", {"code": new[0]}), house).id == ana.id
    assert rule(ask(house, "/me/codes", person=eva)) == "no-account"


def test_codes_and_secrets_are_not_in_the_database(house: Server) -> None:
    ana, device = Person.new(house), Authenticator(at(house))
    codes = made_for(ana, device)
    with sqlite3.connect(house.folder / "sobremesa.db") as database:
        dump = "\n".join(database.iterdump())
    database.close()
    assert hash_of_code(codes[0]) in dump
    plain = [part for code in codes for part in (code, code.replace("-", ""))]
    assert not [found for found in plain if found in dump]


# Who is not let in


def test_an_answer_that_is_sent_twice_finds_nothing(house: Server) -> None:
    ana, device = Person.new(house), Authenticator(at(house))
    wanted = options(house, "/me/passkeys/options", ana)
    made = device.make(wanted)
    assert ask(house, "/me/passkeys", made, person=ana).status_code == 201
    assert rule(ask(house, "/me/passkeys", made, person=ana)) == "passkey-old"
    signed = device.sign(options(house, "/accounts/options"))
    assert ask(house, "/accounts/sign-in", signed).status_code == 200
    assert rule(ask(house, "/accounts/sign-in", signed)) == "passkey-old"


def test_a_challenge_is_for_who_asked_and_for_what(house: Server) -> None:
    ana, eva, device = Person.new(house), Person.new(house, "Eva"), Authenticator(at(house))
    hers = options(house, "/me/passkeys/options", ana)
    assert rule(ask(house, "/me/passkeys", device.make(hers), person=eva)) == "passkey-old"
    made_for(ana, device)
    to_add = options(house, "/me/passkeys/options", ana)
    assert rule(ask(house, "/accounts/sign-in", device.sign(to_add))) == "passkey-old"
    own = {"challenge": written(b"chosen by the caller, 32 bytes..")}
    assert rule(ask(house, "/accounts/sign-in", device.sign(own))) == "passkey-old"


def test_a_page_elsewhere_gets_nothing(house: Server) -> None:
    """A page of another site is stopped by its origin; one that passes an answer on, by what the browser signed."""
    evil = "https://evil.example"
    assert ask(house, "/accounts/options", origin=evil).status_code == 403
    ana, device = Person.new(house), Authenticator(at(house))
    made_for(ana, device)
    device.origin = evil
    assert rule(signs_in(house, device)) == "passkey-elsewhere"
    wanted = options(house, "/me/passkeys/options", ana)
    forged = Authenticator(evil).make(wanted)
    assert rule(ask(house, "/me/passkeys", forged, person=ana)) == "passkey-elsewhere"
    device.origin = at(house)
    assert somebody(signs_in(house, device), house).id == ana.id, "nothing was lost"


def test_where_passkeys_do_not_work_that_is_said(house: Server) -> None:
    ana = Person.new(house)
    headers = {"host": f"127.0.0.1:{house.port}"}
    answer = ask(house, "/accounts/options", origin=house.url, headers=headers)
    assert (answer.status_code, rule(answer)) == (400, "passkey-nowhere")
    assert rule(request("POST", f"{house.url}/api/accounts/options")) == "passkey-nowhere"
    lang = {"accept-language": "es", "host": f"127.0.0.1:{house.port}"}
    told = ask(house, "/me/passkeys/options", person=ana, origin=house.url, headers=lang).json()
    assert "HTTPS" in told["detail"]
    assert "invitado" in told["detail"]
    assert request("GET", f"{house.url}/api/house").json()["passkeys"] == ""


def wrong_place(device: Authenticator) -> None:
    device.place = "other.example"


def nobody_there(device: Authenticator) -> None:
    device.flags = 0x04


def nobody_verified(device: Authenticator) -> None:
    device.flags = 0x01


def another_key(device: Authenticator) -> None:
    device.key = Authenticator("").key


def copied(device: Authenticator) -> None:
    device.uses = -1  # it counts from the beginning again


@pytest.mark.parametrize("spoil", [wrong_place, nobody_there, nobody_verified, another_key, copied])
def test_a_signature_that_is_not_right_lets_nobody_in(
    house: Server, spoil: Callable[[Authenticator], None]
) -> None:
    ana, device = Person.new(house), Authenticator(at(house), uses=5)
    made_for(ana, device)
    assert signs_in(house, device).status_code == 200
    spoil(device)
    assert rule(signs_in(house, device)) == "passkey-wrong"


@pytest.mark.parametrize("spoil", [wrong_place, nobody_there, nobody_verified])
def test_a_passkey_that_is_not_right_is_not_kept(
    house: Server, spoil: Callable[[Authenticator], None]
) -> None:
    ana, device = Person.new(house), Authenticator(at(house))
    spoil(device)
    wanted = options(house, "/me/passkeys/options", ana)
    assert rule(ask(house, "/me/passkeys", device.make(wanted), person=ana)) == "passkey-wrong"
    assert account(ana) == {"passkeys": [], "codes": 0}


@pytest.mark.parametrize("part", ["attestation", "client_data"])
@pytest.mark.parametrize("said", ["", "AAAA", "e30", written(b"[" * 3000), written(b"[]"), "x"])
def test_garbage_is_refused(house: Server, part: str, said: str) -> None:
    ana, device = Person.new(house), Authenticator(at(house))
    body = device.make(options(house, "/me/passkeys/options", ana)) | {part: said}
    assert rule(ask(house, "/me/passkeys", body, person=ana)) == "passkey-wrong"
    body = device.sign(options(house, "/accounts/options")) | {"client_data": said}
    assert rule(ask(house, "/accounts/sign-in", body)) == "passkey-wrong"


def test_a_passkey_belongs_to_one_guest(house: Server) -> None:
    ana, eva, device = Person.new(house), Person.new(house, "Eva"), Authenticator(at(house))
    made_for(ana, device)
    wanted = options(house, "/me/passkeys/options", eva)
    assert rule(ask(house, "/me/passkeys", device.make(wanted), person=eva)) == "passkey-there"
    assert account(eva) == {"passkeys": [], "codes": 0}
    assert somebody(signs_in(house, device), house).id == ana.id


def test_there_is_an_end_to_passkeys(house: Server) -> None:
    ana = Person.new(house)
    late = options(house, "/me/passkeys/options", ana)
    for _ in range(MOST):
        made_for(ana, Authenticator(at(house)))
    assert rule(ask(house, "/me/passkeys/options", person=ana)) == "passkeys-many"
    made = Authenticator(at(house)).make(late)
    assert rule(ask(house, "/me/passkeys", made, person=ana)) == "passkeys-many"
    assert len(account(ana)["passkeys"]) == MOST


def test_too_much_from_one_address_is_stopped(usual: Server) -> None:
    answers = [ask(usual, "/accounts/recover", {"code": f"AAAA{n}"}) for n in range(40)]
    rules = [rule(answer) for answer in answers if answer.status_code != 429]
    assert {*rules} == {"code-wrong"}
    assert 429 in [answer.status_code for answer in answers]


# What becomes of it


def test_signing_in_leaves_the_guest_of_this_browser_behind(house: Server) -> None:
    ana, eva, device = Person.new(house), Person.new(house, "Eva"), Authenticator(at(house))
    made_for(ana, device)
    signed = device.sign(options(house, "/accounts/options"))
    back = somebody(ask(house, "/accounts/sign-in", signed, person=eva), house)
    assert back.id == ana.id
    assert eva.ask("GET", "/me").status_code == 401, "nobody has that secret any more"


def test_a_deleted_account_is_gone_with_passkeys_and_codes(house: Server) -> None:
    ana, device = Person.new(house), Authenticator(at(house))
    codes = made_for(ana, device)
    late = options(house, "/me/passkeys/options", ana)
    kept = ana.ask("GET", "/me/export").json()
    assert [one["place"] for one in kept["passkeys"]] == [HERE]
    assert kept["recovery_codes"] == CODES
    assert ana.ask("DELETE", "/me").status_code == 204
    assert rule(signs_in(house, device)) == "passkey-unknown"
    assert rule(ask(house, "/accounts/recover", {"code": codes[0]})) == "code-wrong"
    answer = ask(house, "/me/passkeys", device.make(late), person=ana)
    assert answer.status_code == 401
    with sqlite3.connect(house.folder / "sobremesa.db") as database:
        for table in ("passkeys", "recovery_codes", "challenges", "devices"):
            count = f"SELECT count(*) FROM {table} WHERE guest_id = ?"
            assert database.execute(count, (ana.id,)).fetchone() == (0,), table
    database.close()


def test_a_proxy_with_another_name_is_told_to_the_server(tmp_path: Path) -> None:
    origin = "https://play.example"
    arguments = ("--limits", "10000", "--passkey-origin", origin)
    with serving(tmp_path, arguments=arguments) as server:
        assert request("GET", f"{server.url}/api/house").json()["passkeys"] == origin
        ana, device = Person.new(server), Authenticator(origin, "play.example")
        headers = {"host": f"127.0.0.1:{server.port}"}
        wanted = ask(
            server, "/me/passkeys/options", person=ana, origin=origin, headers=headers
        ).json()["options"]
        assert wanted["rp"]["id"] == "play.example"
        made = device.make(wanted)
        added = ask(server, "/me/passkeys", made, person=ana, origin=origin, headers=headers)
        assert added.status_code == 201
        there = ask(server, "/accounts/options", origin=server.url, headers=headers)
        assert rule(there) == "passkey-place"
        assert origin in there.json()["detail"]
        here = Authenticator(at(server), credential=device.credential, key=device.key)
        assert rule(signs_in(server, here)) == "passkey-unknown", "it is for the other name"
