"""Hidden hands as people live them: three at the page, one of them without direct messages, and two kills."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.guests import PRIVATELY
from tests.e2e.holders import LOOK, Holders
from tests.e2e.page.hands import messages
from tests.e2e.program import Program
from tests.e2e.test_whole_game import kill_and_start

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

DESK = ViewportSize(width=1280, height=900)
MOVES = 21
"""Log lines that are played at the page: the set-up and the first phases of the first turn."""

DEAF = "Cy"
"""Who takes no direct messages."""


def has_come_to(program: Program, seq: int) -> bool:
    """Whether the log has come to this line."""
    return program.stands().seq >= seq


@pytest.fixture
def guests(browser: Browser, program: Program) -> Iterator[Holders]:
    guests = Holders(browser, program, DESK, "hands", DEAF)
    yield guests
    guests.close()


def gather(guests: Holders) -> None:
    """A game of three, one of whom takes no direct messages."""
    lobby = messages(guests.page).filter(has=guests.button(guests.page, "Start"))
    guests.type("game new game:supernova")
    guests.send()
    guests.close_direct_messages(DEAF)
    for name in ("Bo", DEAF):
        guests.be(name)
        guests.press("Join", lobby)


def start(guests: Holders) -> None:
    guests.be("Mira")
    guests.press("Start", messages(guests.page).filter(has=guests.button(guests.page, "Start")))
    expect(guests.living).to_contain_text("turn 0 · set-up")


def no_hand_is_public(guests: Holders) -> None:
    """No one's hand came into the channel."""
    guests.be("Mira")
    guests.sit_down()
    public = messages(guests.page).filter(has_not_text=PRIVATELY)
    assert public.filter(has=guests.page.get_by_role("img", name="Your hand")).count() == 0


@pytest.mark.journey
def test_three_hold_hidden_hands_one_of_them_without_direct_messages(
    guests: Holders, program: Program
) -> None:
    # Who joins with direct messages closed is told so at once, and how to open them.
    gather(guests)
    told = messages(guests.page).filter(has_text="direct messages are closed")
    expect(told).to_be_visible()
    expect(told).to_contain_text(PRIVATELY)
    start(guests)

    # Each has a hand of their own, as a picture with its text, and may look at its cards.
    seen = set()
    for name in ("Mira", "Bo", DEAF):
        picture = guests.hand(name).get_by_test_id("picture").get_by_role("img")
        alt = picture.get_attribute("alt") or ""
        assert alt.startswith("Your hand, 10 cards.")
        seen.add(alt)
    assert len(seen) == 3
    before = guests.private_ids()
    guests.choose(guests.private, LOOK, 0)
    guests.until(lambda: guests.private_ids() != before, "a card, large")
    expect(guests.private.get_by_test_id("picture")).to_be_visible()

    # What a menu does a command does too, in the direct messages as well.
    guests.hand_messages("Bo")
    seq = program.stands().seq
    assert "Only you" in guests.command("supernova draw", pile="keep").inner_text()
    assert program.stands().seq == seq + 1

    no_hand_is_public(guests)
    assert guests.troubles() == []
    assert program.stop() == 0
    assert program.troubles() == []


@pytest.mark.journey
def test_three_play_from_hidden_hands_and_the_same_messages_survive_kills(
    guests: Holders, program: Program
) -> None:
    gather(guests)
    start(guests)
    for end in (MOVES // 3, MOVES * 2 // 3):
        guests.play_on(partial(has_come_to, program, end))
        guests.all_can_play()
        ids = {name: guests.hand_message_id(name) for name in ("Mira", "Bo")}
        kill_and_start(guests)
        assert {name: guests.hand_message_id(name) for name in ("Mira", "Bo")} == ids
    guests.play_on(partial(has_come_to, program, MOVES))
    no_hand_is_public(guests)
    assert guests.troubles() == []
    assert program.stop() == 0
    assert program.troubles() == []
