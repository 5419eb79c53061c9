"""A whole game as people live it: the program started as the README says, the page in a browser, kills in between."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.e2e.guests import Guests
from tests.e2e.page.hands import messages, suggestions
from tests.e2e.program import Program

pytestmark = [pytest.mark.e2e, pytest.mark.slow]

DESK = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)
LIVELY = 40
"""Moves played gladly, with everything that SOL has; after that the game is let run out."""


@pytest.fixture
def guests(browser: Browser, program: Program) -> Iterator[Guests]:
    guests = Guests(browser, program, DESK, "a whole game")
    yield guests
    guests.close()


def kill_and_start(guests: Guests, before: Callable[[], object] = lambda: None) -> None:
    """The program dies without a warning and comes back on the same files and port; the page finds it again.

    To look for troubles loads the page again, so what is shown to one person is asked for `before` the death itself.
    """
    assert guests.troubles() == []
    before()
    guests.program.kill()
    banner = guests.page.get_by_role("status").filter(has_text="restarting")
    expect(banner).to_be_visible()
    guests.program.start()
    expect(banner).to_be_hidden()


def gather(guests: Guests) -> None:
    """A game of Mira and Bo, as it is opened by who has done so before."""
    guests.type("game new game:sol options:effects=b21")
    guests.send()
    guests.be("Bo")
    guests.press("Join")
    guests.be("Mira")
    guests.press("Start")
    expect(guests.living).to_contain_text("round 1")


def test_a_table_of_two_is_opened_begun_and_looked_at(guests: Guests, program: Program) -> None:
    page = guests.page

    # The table: opened with the keyboard, joined, its options looked at and changed, and started.
    page.get_by_test_id("say").focus()
    page.keyboard.type("/game new ")
    expect(suggestions(page).first).to_have_text("SOL")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    lobby = messages(page).filter(has=guests.button(page, "Start"))
    expect(lobby).to_contain_text("Mira · host")
    guests.be("Bo")
    guests.press("Join")
    expect(lobby).to_contain_text("Bo")
    assert "For the host." in guests.answer("Start").inner_text()
    guests.be("Mira")
    options = guests.answer("Options")
    options.get_by_role("combobox").filter(has_text="first-game set").click()
    page.get_by_role("option", name="random from 21").click()
    expect(lobby).to_contain_text("Suit effects: random from 21")
    guests.press("Start")

    # The living message: the board with its text, and who is awaited, who alone may play.
    expect(guests.living).to_contain_text("’s turn · round 1 · 13 flares to nova")
    (first,) = program.stands().people
    (other,) = {"Mira", "Bo"} - {first}
    board = guests.living.get_by_test_id("picture").get_by_role("img")
    expect(board).to_have_attribute("alt", re.compile(rf"^SOL, round 1\. {first} .* chooses an action\."))
    guests.until(
        lambda: board.evaluate("image => image.complete && image.naturalWidth >= 800"), "a large picture"
    )
    guests.be(other)
    assert f"{first} chooses an action" in guests.play().inner_text()
    assert guests.moves_offered() == []

    # A step and back, a move and back.
    begun = program.stands().seq
    guests.be(first)
    panel = guests.play()
    guests.choose(panel, guests.moves_offered(panel)[0], 0)
    expect(panel).to_contain_text("Launch 1 to")
    expect(panel.get_by_test_id("picture")).to_be_visible()
    guests.press("Back one", panel)
    expect(panel).to_contain_text("Your turn: move, convert or activate")
    assert program.stands().seq == begun
    guests.choose(panel, guests.moves_offered(panel)[0], 0)
    guests.press("Launch 1 and end the Move", panel)
    expect(panel).to_contain_text(f"{other} chooses an action")
    guests.press("Undo", panel)
    expect(panel).to_contain_text("taken back.")
    expect(panel).to_contain_text("Your turn: move, convert or activate")

    # Everything that can be looked up is told privately.
    expect(guests.command("game board", text="True")).to_contain_text("Motherships")
    log = guests.command("game log")
    expect(log.locator("s, del").first).to_contain_text("launched a sundiver")
    expect(guests.command("rules", query="solar flare")).to_contain_text(re.compile("flare", re.IGNORECASE))
    expect(guests.command("game file export")).to_contain_text("The public part of the game so far")

    assert guests.troubles() == []
    assert program.stop() == 0
    assert program.troubles() == []


@pytest.mark.journey
@pytest.mark.parametrize("program", ["sqlite", "postgres"], indirect=True)
def test_a_whole_game_of_two_is_played_at_the_page_and_survives_kills(
    guests: Guests, program: Program, tmp_path: Path
) -> None:
    page = guests.page
    gather(guests)

    # The game, and two deaths in the middle of it: the buttons from before go on working.
    guests.play_on(lambda: program.stands().seq >= LIVELY // 3)
    kill_and_start(guests)
    (awaited, *_) = program.stands().people
    guests.be(awaited)
    assert guests.moves_offered(guests.play())
    guests.play_on(lambda: program.stands().seq >= LIVELY * 2 // 3)
    guests.be(program.stands().people[0])
    kill_and_start(guests, guests.play)
    guests.press("Refresh", guests.private)
    assert guests.moves_offered(guests.private)
    guests.play_on(lambda: program.stands().seq >= LIVELY)
    guests.shy = True
    guests.play_on(lambda: False)

    # The end: standings, the seed that was promised, and the proof, by the bot and by its command line.
    final = messages(page).filter(has=guests.button(page, "Play again")).last
    expect(final).to_contain_text(re.compile(r"1(st|\.)\W*(Mira|Bo) \d+ (points?|momentum)"))
    expect(final).to_contain_text("compare all 64 characters")
    expect(final.get_by_test_id("picture").first).to_be_visible()
    expect(guests.behind("Verify", final)).to_contain_text("Verified.")
    file = guests.command("game file export").get_by_role("link", name=re.compile(r"\.json$"))
    with page.expect_download() as download:
        file.click()
    download.value.save_as(tmp_path / "game.json")
    replayed = program.run("replay", str(tmp_path / "game.json"))
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert "game.json verifies: sol, 2 seats" in replayed.stdout
    assert guests.clicks > 20
    assert guests.commands > 10
    assert guests.troubles() == []
    assert program.stop() == 0
    assert program.troubles() == []


@pytest.mark.journey
def test_a_game_against_the_computer_is_played_on_a_phone(browser: Browser, program: Program) -> None:
    guests = Guests(browser, program, PHONE, "a phone")
    try:
        page = guests.page
        guests.type("game new game:sol")
        guests.send()
        lobby = messages(page).filter(has=guests.button(page, "Start"))
        guests.answer("Computer player", lobby).get_by_role("combobox").click()
        page.get_by_role("option").filter(has_text="Easy").click()
        guests.answered()
        expect(lobby).to_contain_text("computer")
        guests.press("Start", lobby)
        guests.play_on(lambda: program.stands().seq >= 8)
        guests.answered()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        shown = guests.box_of(guests.living.get_by_test_id("picture"))
        assert shown["x"] >= 0
        assert 240 <= shown["width"] <= 390
        for label in ("Play", "Board", "Log", "Rules", "⋯"):
            box = guests.box_of(guests.button(guests.living, label))
            assert box["height"] >= 36, label
            assert 0 <= box["x"] <= box["x"] + box["width"] <= 390, label
        guests.answer("Board in words", guests.answer("Board", guests.living))
        words = messages(page).filter(has_text="Motherships").last
        expect(words).to_be_visible()
        for part in (words.locator("pre"), words.get_by_role("paragraph").first):
            box = guests.box_of(part)
            assert 0 <= box["x"] <= box["x"] + box["width"] <= 390
        assert guests.troubles() == []
    finally:
        guests.close()
    assert program.stop() == 0
    assert program.troubles() == []
