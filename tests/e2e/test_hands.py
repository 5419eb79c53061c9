"""Hidden hands as people live them: three at the page, one of them without direct messages, and two kills."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, ViewportSize, expect

from tests.e2e.guests import PRIVATELY, Guests
from tests.e2e.page.hands import messages
from tests.e2e.program import Program
from tests.e2e.test_whole_game import kill_and_start

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

DESK = ViewportSize(width=1280, height=900)
LOOK = "Look at …"
MOVES = 30
"""Log lines that are played at the page: the set-up and the first phases of the first turn."""

DEAF = "Cy"
"""Who takes no direct messages."""


class Holders(Guests):
    """People with hands: they play from their direct message, or from My hand where they take none."""

    def _console(self, said: ConsoleMessage) -> None:
        """A picture may be replaced while the browser is still loading it: that is no mistake."""
        if "404" not in said.text:
            super()._console(said)

    def letters(self, name: str) -> Locator:
        """The direct messages of somebody that show a hand."""
        self.be(name)
        self.page.get_by_role("list", name="Direct messages").get_by_test_id("room").click()
        return messages(self.page).filter(has=self.page.get_by_role("img", name=re.compile("^Your hand")))

    def letter_id(self, name: str) -> str | None:
        """The one message that shows somebody a hand."""
        letters = self.letters(name)
        expect(letters).to_have_count(1)
        return letters.get_attribute("data-id")

    def sit_down(self) -> None:
        """Go to the channel of the game."""
        self.page.get_by_test_id("room").filter(has_text=re.compile("^table")).click()

    def hand(self, name: str) -> Locator:
        """Where somebody plays from."""
        if name != DEAF:
            letters = self.letters(name)
            expect(letters).to_have_count(1)
            return letters.last
        self.be(name)
        self.sit_down()
        return self.answer("My hand", self.living)

    def moves_offered(self, panel: Locator | None = None) -> list[str]:
        """What leads to a move: not the picture's text, and not the link to the channel."""
        offered = super().moves_offered(panel)
        return [each for each in offered if each not in (LOOK, "ALT") and not each.startswith("#")]

    def move(self, name: str) -> None:
        """One move from the hand."""
        seq = self.program.stands().seq
        panel = self.hand(name)
        for _ in range(10):
            if not self.soon(partial(self.has_moves, panel)):
                stand = self.program.stands()
                if stand.seq != seq or name not in stand.people:
                    return
                panel = self.hand(name)
                continue
            offered = self.moves_offered(panel)
            chosen = offered[self.weigh(offered)]
            if chosen.endswith("…"):
                self.choose(panel, chosen)
            else:
                self.press(chosen, panel)
            if self.soon(partial(self._moved, seq), 0.6):
                return
        raise AssertionError(f"no move for {name}, {self.program.stands()}: {panel.inner_text()!r}")

    def has_moves(self, panel: Locator) -> bool:
        """Whether a panel offers a move, the bot having had the time to say so."""
        return bool(self.moves_offered(panel))


def has_come_to(program: Program, seq: int) -> bool:
    """Whether the log has come to this line."""
    return program.stands().seq >= seq


@pytest.fixture
def guests(browser: Browser, program: Program) -> Iterator[Holders]:
    guests = Holders(browser, program, DESK, "hands")
    yield guests
    guests.close()


def test_three_play_from_hidden_hands_one_of_them_without_direct_messages(
    guests: Holders, program: Program
) -> None:
    page = guests.page

    # The table: who joins with direct messages closed is told so at once, and how to open them.
    guests.type("game new game:supernova")
    guests.send()
    lobby = messages(page).filter(has=guests.button(page, "Start"))
    page.get_by_role("button", name="For authors").click()
    page.locator("#strip summary").filter(has_text="Direct messages").click()
    page.get_by_role("checkbox", name=f"{DEAF} takes messages").uncheck()
    page.get_by_role("button", name="Fold away").click()
    guests.be("Bo")
    guests.press("Join", lobby)
    guests.be(DEAF)
    guests.press("Join", lobby)
    told = messages(page).filter(has_text="direct messages are closed")
    expect(told).to_be_visible()
    expect(told).to_contain_text(PRIVATELY)
    guests.be("Mira")
    guests.press("Start", lobby)
    expect(guests.living).to_contain_text("turn 0 · set-up")

    # Each has a hand of their own, as a picture with its text, and may look at its cards.
    seen = set()
    for name in ("Mira", "Bo", DEAF):
        hand = guests.hand(name)
        picture = hand.get_by_test_id("picture").get_by_role("img")
        alt = picture.get_attribute("alt") or ""
        assert alt.startswith("Your hand, 10 cards.")
        seen.add(alt)
    assert len(seen) == 3
    before = guests._private_ids()
    guests.choose(guests.private, LOOK, 0)
    guests.until(lambda: guests._private_ids() != before, "a card, large")
    expect(guests.private.get_by_test_id("picture")).to_be_visible()

    # They play; the bot dies twice, and each time the same messages go on.
    for end in (MOVES // 3, MOVES * 2 // 3, MOVES):
        guests.play_on(partial(has_come_to, program, end))
        if end == MOVES:
            break
        ids = {name: guests.letter_id(name) for name in ("Mira", "Bo")}
        guests.sit_down()
        kill_and_start(guests)
        for name in ("Mira", "Bo"):
            now = guests.letter_id(name)
            assert now == ids[name]
        guests.sit_down()

    # Nobody's hand came into the channel, or to another.
    assert (
        not messages(page)
        .filter(has_text=PRIVATELY)
        .filter(has_text="Your hand")
        .filter(has_text="Bo")
        .count()
    )
    assert guests.troubles() == []
    assert program.stop() == 0
    assert program.troubles() == []
