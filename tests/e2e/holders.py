"""People with hidden hands: they play from their direct messages, or from My hand where these are closed."""

from __future__ import annotations

import re
from functools import partial
from typing import ClassVar

from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.e2e.guests import PRIVATELY, Guests
from tests.e2e.page.hands import drawn, messages
from tests.e2e.program import Program

LOOK = "Look at …"
BESIDE = (LOOK, "Play next …", "ALT")
"""What stands in a panel and leads to no move: cards in large, a list for later, the picture's text."""

HAND = re.compile("Your hand")
STEPS = 14
"""So many clicks may belong to one move: a menu for each of its values, and some that came too late."""


class Holders(Guests):
    """Whoever sits before the page holds a hand of cards; `deaf` takes no direct messages."""

    liked: ClassVar[dict[str, int]] = {
        "Play a card": 60,
        "Discover": 60,
        "Build": 60,
        "Lay": 60,
        "Attack": 12,
        "Strike": 12,
        "Draw": 10,
        "Trade": 3,
        "Jettison": 2,
    }

    def __init__(
        self, browser: Browser, program: Program, viewport: ViewportSize, seed: str, deaf: str
    ) -> None:
        super().__init__(browser, program, viewport, seed)
        self.deaf = deaf

    # Going about

    def sit_down(self) -> None:
        """Go to the channel of the game."""
        self._enter(self.page.get_by_test_id("room").filter(has_text=re.compile("^table")))

    def hand_messages(self, name: str) -> Locator:
        """Go to someone's direct messages; returns those that show a hand, which may be empty and have no picture."""
        self.be(name)
        self._enter(self.page.get_by_role("list", name="Direct messages").get_by_test_id("room"))
        picture, button = (
            self.page.get_by_role("img", name=HAND),
            self.page.get_by_role("button", name="Refresh"),
        )
        messages_with_hands = messages(self.page).filter(has=picture.or_(button))
        return messages_with_hands.filter(has_not_text=PRIVATELY)

    def hand_message_id(self, name: str) -> str | None:
        """The newest message that shows someone a hand; older ones that were answered stay."""
        newest = self.hand_messages(name).last
        expect(newest).to_be_visible()
        return newest.get_attribute("data-id")

    def _enter(self, room: Locator) -> None:
        drawer = self.page.get_by_role("button", name="People and channels")
        if drawer.is_visible():
            drawer.click()
        if room.get_attribute("aria-current") != "page" or drawer.is_visible():
            room.click()
            drawn(self.page)

    def close_direct_messages(self, name: str) -> None:
        """Close someone's direct messages."""
        self.page.get_by_role("button", name="Developer tools").click()
        self.page.locator("#strip summary").filter(has_text="People").click()
        self.page.get_by_role("checkbox", name=f"{name} takes messages").uncheck()
        self.page.get_by_role("button", name="Hide tools").click()

    # Playing

    def hand(self, name: str) -> Locator:
        """Where someone plays from."""
        if name != self.deaf:
            return self.hand_messages(name).last
        self.be(name)
        self.sit_down()
        if not (self.private.count() and self.has_moves(self.private)):
            return self.open("My hand")
        return self.private

    def moves_offered(self, panel: Locator | None = None) -> list[str]:
        """What leads to a move: nothing that stands beside, and not the link to the channel."""
        offered = super().moves_offered(panel)
        return [each for each in offered if each not in BESIDE and not each.startswith("#")]

    def has_moves(self, panel: Locator) -> bool:
        """Whether a panel offers a move by now."""
        return bool(self.moves_offered(panel))

    def move(self, name: str) -> None:
        """One move from the hand, or none where someone else or the clock was faster."""
        stand = self.program.stands()
        if name not in stand.people:
            return
        panel = self.hand(name)
        for _ in range(STEPS):
            self.until(
                lambda: self.has_moved(stand.seq) or bool(self.moves_offered(panel)), f"a move for {name}"
            )
            if self.has_moved(stand.seq):
                return
            shown = panel.inner_text()
            offered = self.moves_offered(panel)
            if not offered:
                continue
            self.take(panel, offered[self.weigh(offered)])
            self.soon(partial(self._changed, panel, shown, stand.seq))
            if self.has_moved(stand.seq):
                return
        raise AssertionError(f"no move for {name}, {self.program.stands()}: {panel.inner_text()!r}")

    def all_can_play(self) -> None:
        """Wait until the player asked has a move in their hand: then every message has been sent."""
        for name in self.program.stands().people:
            panel = self.hand(name)
            self.until(partial(self.has_moves, panel), f"a move for {name}")

    def _changed(self, panel: Locator, shown: str, seq: int) -> bool:
        return self.has_moved(seq) or panel.inner_text() != shown
