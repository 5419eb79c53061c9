"""A real group at the page: someone leaves and is replaced, someone sleeps, an admin changes the rules, and the
game is told again when it is over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, ViewportSize, expect

from tests.e2e.guests import PRIVATELY, Guests
from tests.e2e.page.hands import composer, drawn, messages, suggestions
from tests.e2e.program import Program
from tests.e2e.test_asleep import skip
from tests.e2e.test_whole_game import kill_and_start

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.journey]

ADMIN, HOST, LEAVER, NEWCOMER, STRANGER = "Mira", "Bo", "Cy", "Dee", "Eli"
COMPUTER = "Medium"
"""They play for something: with them a game ends in reasonable time."""

SOON = 8
"""Lines of the log between two of the things that happen to the group."""

BROKEN: FilePayload = {
    "name": "game.json",
    "mimeType": "application/json",
    "buffer": b'{"heliograph": 1, "moves": [',
}


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """Computer players answer at once: most of the game is theirs."""
    program = Program(tmp_path / "games.db", HELIOGRAPH_COMPUTER_PAUSE="0")
    program.start()
    yield program
    program.stop()


@pytest.fixture
def guests(browser: Browser, program: Program) -> Iterator[Guests]:
    guests = Guests(browser, program, ViewportSize(width=1280, height=900), "a group")
    yield guests
    guests.close()


def test_a_group_loses_and_finds_people_and_plays_to_the_end(
    guests: Guests, program: Program, tmp_path: Path
) -> None:
    gather(guests)
    guests.shy = True
    play_a_little(guests)
    replace_somebody(guests)
    change_the_rules(guests)
    kill_and_start(guests)
    play_a_little(guests)
    sleep_past_the_clock(guests)
    click_the_wrong_things(guests)
    lose_the_bot(guests)
    play_a_little(guests)
    forget_somebody(guests)
    guests.play_on(lambda: False)
    tell_it_again(guests, tmp_path)
    assert guests.troubles() == []
    assert program.stop() == 0
    # discord.py may see the answer to a heartbeat before it has noted its sending, and counts from the last one then;
    # and a message may be on its way while the bot is removed.
    foreseen = ("Can't keep up", "Missing Access")
    assert [each for each in program.troubles() if not any(part in each for part in foreseen)] == []


def play_a_little(guests: Guests) -> None:
    seq = guests.program.stands().seq
    guests.play_on(lambda: guests.program.stands().seq >= seq + SOON)


def names(program: Program) -> set[str]:
    """The people who hold seats."""
    return {held.name for held in program.stands().holders if held.user_id is not None}


def gather(guests: Guests) -> None:
    """Two people and two computer players, and a clock that suits people who have other things to do."""
    page = guests.page
    guests.be(HOST)
    guests.type("game new game:sol")
    guests.send()
    lobby = messages(page).filter(has=guests.button(page, "Start"))
    expect(lobby).to_contain_text(f"{HOST} · host")
    guests.be(LEAVER)
    guests.press("Join", lobby)
    guests.be(HOST)
    for _ in range(2):
        menu = guests.answer("Computer player", lobby).get_by_role("combobox")
        menu.click()
        page.get_by_role("option").filter(has_text=COMPUTER).click()
        guests.answered()
    clock = guests.answer("Clock", lobby)
    clock.get_by_role("combobox").first.click()
    page.get_by_role("option", name="A day: 24 h + 8 h").click()
    expect(lobby).to_contain_text("Clock: A day: 24 h + 8 h")
    guests.press("Start", lobby)
    expect(guests.living).to_contain_text("round 1")


def replace_somebody(guests: Guests) -> None:
    """One leaves and sees nothing more; the free seat is taken by someone new, who can play at once."""
    page, program = guests.page, guests.program
    guests.be(LEAVER)
    old = guests.play()
    panel = seats(guests)
    guests.press("Leave the game", panel)
    expect(panel).to_contain_text("the seat is free for others")
    guests.press("Leave the game", panel)
    expect(guests.living).to_contain_text("this seat is free")
    assert names(program) == {HOST}

    # The panel of the one who left is shut, and so is Play, but for the way back.
    guests.press("Refresh", old) if guests.button(old, "Refresh").count() else None
    assert guests.moves_offered(guests.play()) == ["Take the seat"]

    guests.be(NEWCOMER)
    welcome = guests.answer("Take the seat", guests.living)
    expect(welcome).to_contain_text("The seat is yours.")
    assert names(program) == {HOST, NEWCOMER}
    expect(guests.living).not_to_contain_text("this seat is free")
    guests.be(STRANGER)
    assert "Table full." in guests.command("game join").inner_text()
    expect(messages(page).last).to_be_visible()


def seats(guests: Guests) -> Locator:
    """The panel of the seats, as it is found under ⋯."""
    more = guests.answer("⋯", guests.living)
    guests.press("Seats", more)
    panel = guests.private
    expect(panel).to_contain_text("the seats")
    return panel


def change_the_rules(guests: Guests) -> None:
    """The admin switches the game off: no other is begun anywhere, the one that runs goes on."""
    guests.be(HOST)
    page = guests.page
    seq = guests.program.stands().seq
    guests.be(ADMIN)
    panel = guests.command("config games", forbid="sol")
    expect(panel).to_contain_text("Only")
    expect(panel).to_contain_text("does not fit these settings")
    guests.press("Let it finish", panel)
    guests.be(HOST)
    assert "SOL is switched off on this server." in guests.command("game new", game="sol").inner_text()
    stand = guests.program.stands()
    assert (stand.status, stand.seq >= seq) == ("playing", True)
    expect(page.get_by_role("button", name="Play").last).to_be_visible()


def sleep_past_the_clock(guests: Guests) -> None:
    """Someone is asked and does not answer; the table seats a computer player, and the sleeper comes back."""
    page, program = guests.page, guests.program
    guests.until(lambda: bool(program.stands().people), "somebody to be asked", 30)
    (asleep,) = program.stands().people
    (awake,) = names(program) - {asleep}
    page.get_by_role("button", name="Developer tools").click()
    page.locator("summary", has_text="Time").click()
    skip(guests, "1 h", 40)
    page.get_by_role("button", name="Hide tools").click()
    expect(guests.living).to_contain_text(f"{asleep} ran out of time. What now?")
    guests.be(STRANGER)
    expect(guests.answer("Computer stands in", guests.living)).to_contain_text(
        "You have no seat in this game."
    )
    guests.be(awake)
    guests.press("Computer stands in", guests.living)
    guests.until(lambda: asleep not in names(program), "a stand-in")
    guests.be(asleep)
    guests.press("I am back", seats(guests))
    expect(guests.private).to_contain_text("The seat is yours.")
    assert names(program) == {asleep, awake}


def click_the_wrong_things(guests: Guests) -> None:
    """Each is answered privately: what is wrong, and what to do instead."""
    page = guests.page

    # Settings are offered to no one but admins; a file that is no game is none.
    guests.be(STRANGER)
    composer(page).fill("/config")
    drawn(page)
    assert not [text for text in suggestions(page).all_inner_texts() if "/config" in text]
    page.keyboard.press("Escape")
    guests.type("game file import")
    page.get_by_label("file", exact=True).set_input_files([BROKEN])
    before = guests.private_ids()
    guests.send()
    guests.until(lambda: guests.private_ids() != before, "an answer to /game file import")
    expect(guests.private).to_contain_text("game file")

    # Who left has no way back to the seat.
    guests.be(LEAVER)
    assert "Table full." in guests.command("game seat take").inner_text()
    assert "Nothing to take back." in guests.command("game seat back").inner_text()


def lose_the_bot(guests: Guests) -> None:
    """The server removes the bot, which dies meanwhile, and invites it again: the game is there as it was."""
    page, seq = guests.page, guests.program.stands().seq
    guests.be(HOST)
    page.get_by_role("button", name="Developer tools").click()
    page.get_by_text("Gateway", exact=True).click()
    lever = page.get_by_role("button", name="Remove or invite the bot")
    lever.click()
    gone = page.get_by_role("status").filter(has_text="The bot is not on this server")
    expect(gone).to_be_visible()
    before = guests.living.get_attribute("data-id")
    guests.button(guests.living, "Play").click()
    expect(page.get_by_role("alert").filter(has_text="not a member of this server")).to_be_visible()
    kill_and_start(guests)
    expect(gone).to_be_visible()
    page.get_by_role("button", name="Developer tools").click()
    page.get_by_text("Gateway", exact=True).click()
    lever.click()
    expect(gone).to_be_hidden()
    expect(guests.living).to_contain_text("I was offline for a while.")
    assert guests.living.get_attribute("data-id") != before
    assert guests.program.stands().seq >= seq
    page.get_by_role("button", name="Hide tools").click()


def forget_somebody(guests: Guests) -> None:
    """The newcomer gets what is kept about them as a file, and has it deleted in the middle of the game."""
    page = guests.page
    guests.be(NEWCOMER)
    expect(
        guests.command("my data", act="file").get_by_role("link", name=re.compile(r"\.json$"))
    ).to_be_visible()
    panel = guests.command("my data", act="delete")
    expect(panel).to_contain_text("You leave the game you are playing")
    for typed, told in (("no", "Not deleted."), ("delete", "Deleted.")):
        guests.press("Continue")
        form = page.get_by_role("dialog")
        form.get_by_role("textbox").fill(typed)
        form.get_by_role("button", name="Submit").click()
        expect(messages(page).filter(has_text=told).last).to_contain_text(PRIVATELY)
    expect(guests.living).to_contain_text("this seat is free")
    expect(guests.living).not_to_contain_text(NEWCOMER)

    guests.be(HOST)
    panel = guests.answer("Computer player", guests.living)
    guests.choose(panel, "A computer player …", 0)
    assert names(guests.program) == {HOST}


def tell_it_again(guests: Guests, folder: Path) -> None:
    """The end: who won, the proof, the film, the report, the figures of the server."""
    page, program = guests.page, guests.program
    assert program.stands().status == "finished"
    final = messages(page).filter(has=guests.button(page, "Play again")).last
    expect(final).to_contain_text(re.compile(r"1(st|\.)\W*\w+.* \d+ (points?|momentum)"))
    expect(guests.behind("Verify", final)).to_contain_text("Verified.")
    film = guests.behind("Film", final)
    expect(film).to_contain_text("the film.")
    picture = film.get_by_test_id("picture").get_by_role("img")
    guests.until(lambda: bool(picture.evaluate("image => image.complete && image.naturalWidth")), "the film")
    more = guests.answer("⋯", final)
    guests.press("Report", more)  # in place of what is behind ⋯
    report = guests.private
    expect(report).to_contain_text("a game of")
    assert NEWCOMER not in report.inner_text()
    guests.press("Read", report)
    expect(report).to_contain_text("Round 1")
    file = guests.command("game file export").get_by_role("link", name=re.compile(r"\.json$"))
    with page.expect_download() as download:
        file.click()
    download.value.save_as(folder / "game.json")
    assert "verifies: sol, 4 seats" in program.run("replay", str(folder / "game.json")).stdout
    expect(guests.command("game stats")).to_contain_text("SOL")
    assert "SOL is switched off on this server." in guests.answer("Play again", final).inner_text()
