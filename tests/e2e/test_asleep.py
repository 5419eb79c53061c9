"""A game at the page in which someone sleeps past the clock: reminded, late, and skipped by the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.guests import Guests
from tests.e2e.page.hands import messages
from tests.e2e.program import Program

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.journey]

SOON = 4
"""So many lines of the log show that the game goes on."""


@pytest.fixture
def guests(browser: Browser, program: Program) -> Iterator[Guests]:
    guests = Guests(browser, program, ViewportSize(width=1280, height=800), "asleep")
    yield guests
    guests.close()


def skip(guests: Guests, label: str, times: int = 1) -> None:
    """Skip time at the authors' strip; the bot sees it within a second."""
    button = guests.page.locator("#strip-box").get_by_role("button", name=f"+ {label}", exact=True)
    for _ in range(times):
        button.click()


def test_a_game_goes_on_although_people_sleep_past_the_clock(guests: Guests, program: Program) -> None:
    page = guests.page
    guests.type("game new game:sol")
    guests.send()
    lobby = messages(page).filter(has=guests.button(page, "Start"))
    expect(lobby).to_contain_text("Mira · host")
    guests.be("Bo")
    guests.press("Join")
    guests.be("Mira")

    # The clock is chosen before the game, and what is to be done when a time is over.
    panel = guests.answer("Clock")
    panel.get_by_role("combobox").first.click()
    page.get_by_role("option", name="A day: 24 h + 8 h").click()
    expect(lobby).to_contain_text("Clock: A day: 24 h + 8 h")
    guests.press("Start")
    expect(guests.living).to_contain_text("time runs out in 23 hours")
    (asleep,) = program.stands().people
    (awake,) = {"Mira", "Bo"} - {asleep}

    # Half of the time goes by: a direct message; then nearly all of it: a mention in the channel.
    page.locator("#authors").click()
    page.locator("summary", has_text="Time").click()
    guests.be(asleep)
    skip(guests, "1 h", 13)
    # Mira, the host, was told before that Bo had joined.
    letters = 2 if asleep == "Mira" else 1
    expect(page.get_by_role("button", name=f"Heliograph, {letters} for you")).to_be_visible()
    skip(guests, "1 h", 9)
    expect(messages(page).filter(has=guests.button(page, "Answer"))).to_contain_text(f"@{asleep}")

    # The time is over: the board comes anew, and the other one decides.
    skip(guests, "1 h", 3)
    expect(guests.living).to_contain_text(f"{asleep} ran out of time. What now?")
    assert "Not your vote." in guests.answer("Skip the turn", guests.living).inner_text()
    guests.be(awake)
    guests.press("Skip the turn", guests.living)
    expect(guests.living).to_contain_text(f"{awake} (chooses an action)")

    # A restart forgets nothing; the table stops the clock, and the game is played on.
    program.kill()
    program.start()
    expect(page.get_by_role("status").filter(has_text="restarting")).to_be_hidden()
    shown = guests.command("game clock show")
    expect(shown).to_contain_text(f"{asleep} · 8 h left")
    guests.press("Stop the clock", shown)
    guests.be(asleep)
    # The board shows the vote until a message of its own calls who has not voted.
    vote = messages(page).filter(has=guests.button(page, "Stop the clock"), has_text=f"@{asleep}").last
    expect(vote).to_be_visible()
    # A click on a message that is just being edited is lost, as on Discord.
    stopped = guests.living.filter(has_text="The game goes on without a clock.")
    for _ in range(4):
        guests.hit(guests.button(vote, "Stop the clock"))
        guests.answered()
        if guests.soon(lambda: stopped.count() > 0):
            break
    expect(stopped).to_be_visible()
    seq = program.stands().seq
    guests.play_on(lambda: program.stands().seq >= seq + SOON)
    assert guests.troubles() == []
    # discord.py may see the answer to a heartbeat before it has noted its sending, and counts from the last one then.
    assert [each for each in program.troubles() if "Can't keep up" not in each] == []
