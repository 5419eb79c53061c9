"""One stand for all tests of the page; a fresh tab and a fresh world for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.page.stand import Stand
from tests.patience import PATIENCE

WIDE = ViewportSize(width=1280, height=800)
NARROW = ViewportSize(width=390, height=844)

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def the_stand() -> Iterator[Stand]:
    with Stand() as stand:
        yield stand


@pytest.fixture
def stand(the_stand: Stand) -> Stand:
    the_stand.reset()
    return the_stand


@pytest.fixture
def visit(browser: Browser, stand: Stand) -> Iterator[Visit]:
    """Opens the page in a new tab; whatever the page throws fails the test."""
    contexts = []
    thrown: list[str] = []

    def open_page(viewport: ViewportSize = WIDE) -> Page:
        context = browser.new_context(
            viewport=viewport, has_touch=viewport is NARROW, reduced_motion="reduce"
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: thrown.append(str(error)))
        page.on("console", lambda said: thrown.append(said.text) if "Content Security" in said.text else None)
        page.goto(stand.url)
        page.get_by_test_id("message").first.wait_for()
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert thrown == []


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit()
