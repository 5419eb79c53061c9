"""On a phone: a number typed into its form, a star found in two levels, and crates chosen all at once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.discord.stage import stage
from tests.e2e.page.conftest import NARROW
from tests.games.sample.depot import DepotRules
from tests.patience import PATIENCE

pytestmark = pytest.mark.e2e


class DepotTable:
    """A game of Depot for Mira and Bo, in a thread of its own; `url` is the page of its sandbox."""

    def __init__(self, database: Path) -> None:
        self.url, self.last = "", list[str]()
        self._database = database
        self._ready, self._over = threading.Event(), threading.Event()
        self._changed = threading.Condition()
        self._wake: Callable[[], object] = lambda: None
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    def __enter__(self) -> DepotTable:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._wake()
        self._thread.join(PATIENCE)

    def comes_to(self, last: list[str]) -> None:
        """Wait until this is what was shipped last."""
        with self._changed:
            assert self._changed.wait_for(lambda: self.last == last, PATIENCE), self.last

    async def _run(self) -> None:
        async with stage(self._database, games={"depot": DepotRules()}) as scene:
            session = await scene.game("depot", scene.bo)
            self.url = scene.sandbox.url
            stored = asyncio.Event()
            self._wake = partial(asyncio.get_running_loop().call_soon_threadsafe, stored.set)
            scene.sessions.on_change.subscribe(lambda _: stored.set())
            self._ready.set()
            while not self._over.is_set():
                with self._changed:
                    self.last = (await scene.truth(session)).last
                    self._changed.notify_all()
                await stored.wait()
                stored.clear()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[DepotTable]:
    with DepotTable(tmp_path / "games.db") as table:
        yield table


@pytest.fixture
def phone(browser: Browser, table: DepotTable) -> Iterator[Page]:
    context = browser.new_context(viewport=NARROW, has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(table.url)
    yield page
    context.close()


def test_a_number_a_band_and_a_set_on_a_phone(phone: Page, table: DepotTable) -> None:
    phone.get_by_role("button", name="Play", exact=True).click()
    panel = phone.get_by_test_id("message").filter(has_text="Only you").last

    def pick(menu: str, *entries: str) -> None:
        first = phone.get_by_role("option", name=entries[0])
        while not first.is_visible():  # a menu that was opened before the panel changed has other entries
            panel.get_by_role("combobox", name=menu).click()
            phone.wait_for_timeout(50)
        for entry in entries:
            phone.get_by_role("option", name=entry).click()

    pick("Ship crates", "Another number")
    form = phone.get_by_role("dialog", name="Another number")
    expect(form).to_contain_text("From 1 to 30")
    form.get_by_label("Number").fill("44")
    form.get_by_role("button", name="Submit").click()
    expect(panel).to_contain_text("Choose a number from 1 to 30.")
    pick("Ship crates", "Another number")
    form.get_by_label("Number").fill("20")
    form.get_by_role("button", name="Submit").click()
    expect(panel).to_contain_text("10 fuel left")
    pick("Where to?", "South")
    pick("Where to?", "star S7")
    pick("Where to? · choose 1 to 3", "crate c2", "crate c5")
    assert phone.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
    phone.get_by_role("button", name="Done").click()
    panel.get_by_role("button", name="Ship 2 to S7").click()
    expect(panel).to_contain_text("shipped c2 and c5 to S7 with 20 fuel")
    table.comes_to(["20", "S7", "c2", "c5"])
