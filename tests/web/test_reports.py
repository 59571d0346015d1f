"""A player reports what somebody says at the table."""

from __future__ import annotations

import sqlite3

import pytest
from playwright.sync_api import Browser, expect

from tests.server.support import Server
from tests.web.support import DESKTOP, PHONE, axe, no_sideways_scroll, person, two_guests


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "es")])
def test_a_line_of_chat_is_reported(
    browser: Browser, house: Server, size: tuple[int, int], lang: str
) -> None:
    report, send, thanks, chat = {
        "en": ("Report", "Send the report", "Thank you.", "Chat"),
        "es": ("Avisar", "Enviar el aviso", "Gracias.", "Charla"),
    }[lang]
    ana, bea, table = two_guests(house, "rps")
    with (
        person(browser, house, secret=bea.secret) as other,
        person(browser, house, size, lang=lang, secret=ana.secret) as somebody,
    ):
        for page in (other.page, somebody.page):
            page.goto(f"/table/{table}")
            named = chat if page is somebody.page else "Chat"
            page.get_by_role("button", name=named).last.click()
        other.page.get_by_role("textbox", name="Say something").fill("you are a fool")
        other.page.keyboard.press("Enter")
        page = somebody.page
        line = page.locator(".chat li", has_text="you are a fool")
        line.locator("summary").focus()
        page.keyboard.press("Enter")
        line.get_by_role("button", name=report).click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("textbox").fill(f"insults me in {lang}")
        axe(page)
        no_sideways_scroll(page)
        dialog.get_by_role("button", name=send).click()
        expect(dialog.get_by_role("status")).to_contain_text(thanks)
        axe(page)
    with sqlite3.connect(house.folder / "sobremesa.db") as database:
        wanted = "SELECT chat FROM reports WHERE text = ?"
        (told,) = database.execute(wanted, (f"insults me in {lang}",)).fetchone()
    database.close()
    assert "you are a fool" in told
