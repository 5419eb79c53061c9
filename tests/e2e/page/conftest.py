"""One stand for all tests of the page; a fresh page and a fresh world for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize

from tests.e2e.conftest import open_browser
from tests.e2e.page.stand import Stand
from tests.patience import PATIENCE

WIDE = ViewportSize(width=1280, height=800)
NARROW = ViewportSize(width=390, height=844)

Visit = Callable[..., Page]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, for all files of this folder: none of their tests is of asyncio."""
    with open_browser() as browser:
        yield browser


@pytest.fixture(scope="session")
def the_stand() -> Iterator[Stand]:
    with Stand() as stand:
        yield stand


@pytest.fixture
def stand(the_stand: Stand) -> Stand:
    the_stand.reset()
    return the_stand


class Tabs:
    """A tab for each size of the window, which one test after the other finds as if it were new."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._tabs: dict[int, Page] = {}
        self.thrown: list[str] = []

    def at(self, viewport: ViewportSize) -> Page:
        if viewport["width"] not in self._tabs:
            context = self._browser.new_context(
                viewport=viewport, has_touch=viewport is NARROW, reduced_motion="reduce"
            )
            page = self._tabs[viewport["width"]] = context.new_page()
            page.set_default_timeout(PATIENCE * 1000)
            page.on("pageerror", lambda error: self.thrown.append(str(error)))
            page.on("console", self._console)
        return self._tabs[viewport["width"]]

    def _console(self, said: ConsoleMessage) -> None:
        if "Content Security" in said.text:
            self.thrown.append(said.text)

    def leave(self) -> None:
        """Forget what the page remembers, and go away from it."""
        for page in self._tabs.values():
            page.evaluate(
                "() => { if (origin !== 'null') { localStorage.clear(); sessionStorage.clear(); } }"
            )

    def close(self) -> None:
        for page in self._tabs.values():
            page.context.close()


@pytest.fixture(scope="package")
def tabs(browser: Browser) -> Iterator[Tabs]:
    tabs = Tabs(browser)
    yield tabs
    tabs.close()


@pytest.fixture
def visit(tabs: Tabs, stand: Stand) -> Iterator[Visit]:
    """Opens the page; whatever the page throws fails the test."""
    tabs.thrown.clear()

    def open_page(viewport: ViewportSize = WIDE) -> Page:
        page = tabs.at(viewport)
        page.goto(stand.url)
        page.get_by_test_id("message").first.wait_for()
        return page

    yield open_page
    tabs.leave()
    assert tabs.thrown == []


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit()
