"""Accounts in a real browser, with the authenticator that Chromium has for tests: passkeys, codes, another device."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.support import Server
from tests.server.test_accounts import at as here
from tests.web.support import DESKTOP, PHONE, Guest, Person, axe, no_sideways_scroll, person


@contextlib.contextmanager
def with_authenticator(
    browser: Browser, server: Server, **more: Any
) -> Iterator[tuple[Person, Any]]:
    """A browser whose device has a finger on it; and what moves passkeys into and out of that device."""
    with person(browser, server, **more) as somebody:
        session = somebody.context.new_cdp_session(somebody.page)
        session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
            "isUserVerified": True, "automaticPresenceSimulation": True,
        }  # fmt: skip
        made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        name = made["authenticatorId"]

        def device(what: str, **args: Any) -> Any:
            return session.send(f"WebAuthn.{what}", {"authenticatorId": name, **args})

        yield somebody, device


def secret_at_localhost(somebody: Person, server: Server, guest: Guest) -> None:
    cookie = {"name": "sobremesa_guest", "value": guest.secret, "url": here(server)}
    somebody.context.add_cookies([cookie])  # type: ignore[list-item]


def settings(page: Page, server: Server) -> Any:
    page.goto(f"{here(server)}/settings")
    found = page.get_by_test_id("account")
    expect(found).to_be_visible()
    return found


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "es")])
def test_a_guest_becomes_an_account_and_comes_back_on_another_device(
    browser: Browser, house: Server, size: tuple[int, int], lang: str
) -> None:
    make, sign, codes_told, name = {
        "en": ("Make a passkey", "Sign in with a passkey", "not shown again", "Your name"),
        "es": ("Crear una llave de acceso", "Entrar con una llave", "No se vuelven", "Tu nombre"),
    }[lang]
    ana = Guest(house, "Ana", lang)
    table = ana.http.post("/api/tables", json={"game": "rps", "players": 2}).json()["id"]
    with with_authenticator(browser, house, size=size, lang=lang) as (one, device):
        secret_at_localhost(one, house, ana)
        account = settings(one.page, house)
        account.get_by_role("button", name=make).focus()
        one.page.keyboard.press("Enter")
        expect(account.get_by_test_id("codes")).to_contain_text(codes_told)
        codes = account.locator("code").all_inner_texts()
        assert len(codes) == 8
        axe(one.page)
        no_sideways_scroll(one.page)
        (passkey,) = device("getCredentials")["credentials"]
    with with_authenticator(browser, house, size=size, lang=lang) as (other, device):
        device("addCredential", credential=passkey)
        account = settings(other.page, house)
        axe(other.page)
        account.get_by_role("button", name=sign).click()
        expect(other.page.get_by_label(name)).to_have_value("Ana")
        tables = other.page.request.get(f"{here(house)}/api/me/tables").json()
        assert [one["id"] for one in tables] == [table]
        expect(account.get_by_role("listitem")).to_have_count(1)
        no_sideways_scroll(other.page)
    with person(browser, house, size, lang=lang) as third:
        account = settings(third.page, house)
        account.get_by_role("textbox").fill(codes[0].lower())
        third.page.keyboard.press("Enter")
        expect(third.page.get_by_label(name)).to_have_value("Ana")
        assert ana.http.get("/api/me/account").json()["codes"] == 7


def test_who_signs_in_is_told_about_the_guest_that_stays_behind(
    browser: Browser, house: Server
) -> None:
    eva = Guest(house, "Eva")
    with with_authenticator(browser, house) as (somebody, _):
        secret_at_localhost(somebody, house, eva)
        account = settings(somebody.page, house)
        account.get_by_role("button", name="I have an account").click()
        expect(account).to_contain_text("you are Eva, a guest without a passkey")
        axe(somebody.page)
        account.get_by_role("button", name="Sign in with a passkey").click()
        expect(account.get_by_role("alert")).to_contain_text("No passkey was used")
        account.get_by_label("Recovery code").fill("AAAA-AAAA-AAAA-AAAA")
        account.get_by_role("button", name="Sign in with the code").click()
        expect(account.get_by_role("alert")).to_contain_text("no such recovery code")
        somebody.complaints.clear()  # the console has the refusal
    assert eva.http.get("/api/me").status_code == 200, "nobody has left her behind"


def test_the_last_passkey_is_removed_and_an_account_is_a_guest_again(
    browser: Browser, house: Server
) -> None:
    ana = Guest(house, "Ana")
    with with_authenticator(browser, house) as (somebody, _):
        secret_at_localhost(somebody, house, ana)
        account = settings(somebody.page, house)
        account.get_by_role("button", name="Make a passkey").click()
        expect(account.get_by_test_id("codes")).to_be_visible()
        account.get_by_role("button", name="Make another passkey").click()
        expect(account.get_by_role("alert")).to_contain_text(
            "has a passkey for your account already"
        )
        account.get_by_role("button", name="Remove:").click()
        account.get_by_role("button", name="Really").click()
        expect(account.get_by_role("button", name="Make a passkey")).to_be_visible()
        expect(account.get_by_test_id("codes")).to_have_count(0)
    assert not ana.http.get("/api/me").json()["account"]


def test_where_passkeys_do_not_work_the_page_says_so_and_guests_go_on(
    browser: Browser, house: Server
) -> None:
    ana = Guest(house, "Ana")
    with person(browser, house, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto("/settings")
        expect(page.get_by_test_id("passkeys-nowhere")).to_contain_text("You can go on as a guest")
        expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
        axe(page)
