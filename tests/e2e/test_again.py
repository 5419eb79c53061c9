"""Two people at the page end a game and play it again: the host hears of the other, and the bot dies in between."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.e2e.holders import Holders
from tests.e2e.page.hands import messages
from tests.e2e.program import Program
from tests.e2e.test_whole_game import kill_and_start

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.journey]

HOST, FRIEND = "Mira", "Bo"


@pytest.fixture
def guests(browser: Browser, program: Program) -> Iterator[Holders]:
    guests = Holders(browser, program, ViewportSize(width=1280, height=900), "again", deaf="")
    yield guests
    guests.close()


def test_two_people_end_a_game_and_play_it_again_over_a_kill(guests: Holders, program: Program) -> None:
    begin(guests)
    final = end(guests)
    card = again(guests, final)
    kill_and_start(guests)
    guests.be(HOST)
    guests.press("I’m in", card)
    guests.until(lambda: program.stands().status == "playing", "that the next game begins")
    assert [each.name for each in program.stands().holders] == [FRIEND, HOST]
    assert guests.troubles() == []
    assert program.stop() == 0
    assert program.troubles() == []


def begin(guests: Holders) -> None:
    """The host opens a table, hears by direct message who has joined, and starts the game there."""
    page = guests.page
    guests.be(HOST)
    guests.type("game new game:sol")
    guests.send()
    lobby = messages(page).filter(has=guests.button(page, "Start"))
    guests.be(FRIEND)
    guests.press("Join", lobby)
    news = news_of(guests)
    expect(news).to_contain_text("Bo joined: 2 of 5")
    guests.press("Start", news)
    expect(news).to_contain_text("The game has begun.")
    guests.sit_down()


def news_of(guests: Holders) -> Locator:
    """The direct message that tells the host who has joined."""
    guests.be(HOST)
    guests._enter(guests.page.get_by_role("list", name="Direct messages").get_by_test_id("room"))
    return (
        messages(guests.page)
        .filter(has_text="joined:")
        .or_(messages(guests.page).filter(has_text="has begun"))
    )


def end(guests: Holders) -> Locator:
    """The last message of a game that the host, an admin, ends."""
    guests.press("End the game", guests.command("game end"))
    final = messages(guests.page).filter(has=guests.button(guests.page, "Play again")).last
    expect(final).to_be_visible()
    return final


def again(guests: Holders, final: Locator) -> Locator:
    """The card by which the other player asks to play again."""
    guests.be(FRIEND)
    guests.press("Play again", final)
    card = messages(guests.page).filter(has=guests.button(guests.page, "I’m in")).last
    expect(card).to_contain_text("SOL again?")
    expect(card).to_contain_text("Bo is in")
    return card
