"""Hidden hands whose seats change hands: one is sent away by vote and replaced, one stood in for; a vote ends it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from tests.e2e.holders import HAND, Holders
from tests.e2e.page.hands import messages
from tests.e2e.program import Program
from tests.e2e.test_whole_game import kill_and_start

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.journey]

HOST, FRIEND, SLACKER, NEWCOMER, ADMIN = "Bo", "Cy", "Dee", "Eli", "Mira"
SOON = 5
"""Lines of the log between two of the things that happen to the group."""


@pytest.fixture
def guests(browser: Browser, program: Program) -> Iterator[Holders]:
    guests = Holders(browser, program, ViewportSize(width=1280, height=900), "seats", deaf="")
    yield guests
    guests.close()


def test_a_hand_is_seen_by_whoever_holds_its_seat_and_by_nobody_else(
    guests: Holders, program: Program
) -> None:
    gather(guests)
    play_a_little(guests)
    send_away(guests)
    kill_and_start(guests)
    take_the_seat(guests)
    play_a_little(guests)
    stand_in(guests)
    kill_and_start(guests)
    come_back(guests)
    play_a_little(guests)
    end_by_vote(guests)
    assert guests.troubles() == []
    assert program.stop() == 0
    assert program.troubles() == []


def gather(guests: Holders) -> None:
    page = guests.page
    guests.be(HOST)
    guests.type("game new game:supernova")
    guests.send()
    lobby = messages(page).filter(has=guests.button(page, "Start"))
    for name in (FRIEND, SLACKER):
        guests.be(name)
        guests.press("Join", lobby)
    guests.be(HOST)
    guests.press("Start", lobby)
    expect(guests.living).to_contain_text("set-up")


def play_a_little(guests: Holders) -> None:
    seq = guests.program.stands().seq
    guests.play_on(lambda: guests.program.stands().seq >= seq + SOON)
    guests.all_can_play()


def hand_of(guests: Holders, name: str) -> set[str]:
    """The cards of the hand in the newest of someone's direct messages that show it; those answered stay."""
    newest = guests.hand_messages(name).last
    expect(newest).to_be_visible()
    return cards_of(newest)


def cards_of(shown: Locator) -> set[str]:
    """The cards in the picture of a hand, whether they may be played now or not, by number and name."""
    alt = shown.get_by_role("img", name=HAND).get_attribute("alt") or ""
    cards = set(re.findall(r"\d+ [^,(:]+ \(", alt))
    assert cards, alt
    return cards


def has_no_hand(guests: Holders, name: str, instead: str, offered: Sequence[str] = ()) -> None:
    """The direct message says who has the seat; no button of it, nor of the channel, leads to the hand."""
    expect(guests.hand_messages(name)).to_have_count(0)
    expect(messages(guests.page).filter(has_text=instead)).to_be_visible()
    guests.sit_down()
    shown = guests.open("My hand")
    expect(shown.get_by_role("img", name=HAND)).to_have_count(0)
    assert guests.moves_offered(shown) == list(offered)


def seats(guests: Holders, name: str) -> Locator:
    """The panel of the seats, opened by someone in the channel."""
    guests.be(name)
    guests.sit_down()
    guests.press("Seats", guests.open("⋯"))
    expect(guests.private).to_contain_text("the seats")
    return guests.private


def holders(program: Program) -> list[str | None]:
    """Who sits where; None where no one does."""
    return [held.name if held.user_id is not None else None for held in program.stands().holders]


def send_away(guests: Holders) -> None:
    """One proposes it, the other agrees; whom it is about has no vote, and sees the hand no more at once."""
    panel = seats(guests, HOST)
    guests.choose_named(panel, "Free the seat of …", SLACKER)
    vote = messages(guests.page).filter(has_text="would like to free").last
    expect(vote).to_be_visible()
    guests.be(SLACKER)
    guests.sit_down()
    expect(guests.answer("Free the seat", vote)).to_contain_text("You have no vote in this.")
    guests.be(FRIEND)
    guests.press("Free the seat", vote)
    expect(guests.living).to_contain_text("this seat is free")
    assert holders(guests.program) == [HOST, FRIEND, None]
    has_no_hand(guests, SLACKER, "no longer see")
    expect(guests.answer("Take the seat", guests.living)).to_contain_text("Not in this game.")


def take_the_seat(guests: Holders) -> None:
    """A newcomer sees exactly what the seat knows; the hands of the others stay as they were."""
    before = {name: hand_of(guests, name) for name in (HOST, FRIEND)}
    guests.be(NEWCOMER)
    guests.sit_down()
    expect(guests.answer("Take the seat", guests.living)).to_contain_text(
        "more than half of the table must agree"
    )
    for voter, said in ((HOST, "Your vote is counted."), (FRIEND, "They have the seat now.")):
        guests.be(voter)
        guests.sit_down()
        expect(guests.answer("Agree", guests.living)).to_contain_text(said)
    guests.be(NEWCOMER)
    guests.sit_down()
    shown = cards_of(guests.answer("My hand", guests.living))
    assert hand_of(guests, NEWCOMER) == shown
    assert shown not in before.values()
    assert {name: hand_of(guests, name) for name in before} == before
    assert holders(guests.program) == [HOST, FRIEND, NEWCOMER]


def stand_in(guests: Holders) -> None:
    """The friend asks the admin to stand in: once they accept, they see the hand, and the friend no longer does."""
    hand = hand_of(guests, FRIEND)
    panel = seats(guests, FRIEND)
    guests.press("Hand over …", panel)
    guests.choose_named(panel, "Ask to stand in …", ADMIN)
    expect(panel).to_contain_text("Offer made.")
    expect(guests.hand_messages(ADMIN)).to_have_count(0)
    asked = messages(guests.page).filter(has_text="asks you to stand in")
    guests.press("Accept", asked)
    assert hand_of(guests, ADMIN) == hand
    has_no_hand(guests, FRIEND, "You can come back at any time", offered=["I am back"])


def come_back(guests: Holders) -> None:
    """The owner takes the seat back, with the hand as it is now: a window that has closed may have changed it."""
    guests.press("I am back", seats(guests, FRIEND))
    expect(guests.private).to_contain_text("The seat is yours.")
    shown = cards_of(guests.answer("My hand", guests.living))
    assert hand_of(guests, FRIEND) == shown
    has_no_hand(guests, ADMIN, "no longer see")
    assert holders(guests.program) == [HOST, FRIEND, NEWCOMER]


def end_by_vote(guests: Holders) -> None:
    """More than half must agree; who is gone has no vote. Then every hand is on the table."""
    guests.be(HOST)
    guests.sit_down()
    guests.press("End the game", guests.open("⋯"))
    guests.press("Ask the table", guests.private)
    vote = messages(guests.page).filter(has_text="would like to end the game here").last
    expect(vote).to_be_visible()
    guests.be(SLACKER)
    guests.sit_down()
    guests.answer("End the game", vote)
    assert guests.program.stands().status == "playing"
    guests.be(NEWCOMER)
    guests.press("End the game", vote)
    guests.until(partial(is_over, guests.program), "the end of the game")
    final = messages(guests.page).filter(has=guests.button(guests.page, "Play again")).last
    expect(final).to_contain_text("The table voted to end the game here.")


def is_over(program: Program) -> bool:
    return program.stands().status == "abandoned"
