"""What tests do on the page, in the words of someone who uses it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.page.sample import BOT, TABLE, message
from tests.e2e.page.stand import Stand
from tests.patience import PATIENCE

DRAWN = """milliseconds => new Promise((done, fail) => {
    setTimeout(() => fail(new Error("the browser draws no frames")), milliseconds);
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
})"""


def drawn(page: Page) -> None:
    """Wait until the page has drawn what it knows. Playwright itself sets no limit to such a wait."""
    page.evaluate(DRAWN, PATIENCE * 1000)


def become(page: Page, name: str) -> None:
    page.get_by_test_id("person").filter(has_text=name).click()
    expect(page.locator(".person.current")).to_contain_text(name)


def enter(page: Page, room: str) -> None:
    page.get_by_test_id("room").filter(has_text=room).click()


def messages(page: Page) -> Locator:
    return page.get_by_test_id("message")


def composer(page: Page) -> Locator:
    return page.get_by_test_id("say")


def suggestions(page: Page) -> Locator:
    return page.get_by_test_id("suggestion")


def option(page: Page, name: str) -> Locator:
    return page.get_by_role("combobox", name=name, exact=True)


def say(stand: Stand, number: int, content: str = "", channel: str = TABLE, **more: Any) -> None:
    stand.push(
        {"t": "message", "message": message(number, more.pop("author", BOT), content, channel, **more)}
    )


def heard(page: Page, words: str) -> bool:
    """Do these words stand in what a screen reader is given?"""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")
    return any(node.get("name", {}).get("value") == words for node in tree["nodes"])
