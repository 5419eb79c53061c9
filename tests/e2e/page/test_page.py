"""The channel in a real browser: being someone, reading, narrow windows, the authors' strip."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.page import sample
from tests.e2e.page.conftest import NARROW, Visit
from tests.e2e.page.hands import become, composer, enter, heard, messages, say, suggestions
from tests.e2e.page.sample import BO, BOT, CY, MIRA, SECOND, TABLE, message
from tests.e2e.page.stand import Stand


def test_a_channel_shows_who_said_what_and_which_command_was_used(page: Page) -> None:
    log = page.get_by_role("log")
    expect(log.get_by_role("article")).to_have_count(4)
    expect(log).to_contain_text("Evening! Is everybody here?")
    expect(log).to_contain_text("Mira used /game new")
    expect(log.locator("em")).to_have_text("Warming up the sun.")


def test_an_empty_channel_leads_to_the_commands(page: Page) -> None:
    enter(page, "second-table")
    page.get_by_role("button", name="See the commands").click()
    expect(suggestions(page).first).to_contain_text("/game new")


def test_changing_person_changes_the_direct_messages_and_who_speaks(page: Page, stand: Stand) -> None:
    become(page, "Bo")
    enter(page, "Heliograph")
    expect(messages(page)).to_have_count(1)
    expect(messages(page)).to_contain_text("Your hands will come here.")
    composer(page).fill("Thank you")
    composer(page).press("Enter")
    said = stand.wait_for("say")
    assert (said["as"], said["channel_id"], said["text"]) == (BO, sample.dm_of(BO), "Thank you")


def test_person_and_channel_are_remembered(page: Page) -> None:
    become(page, "Cy")
    enter(page, "second-table")
    page.reload()
    expect(page.locator(".person.current")).to_contain_text("Cy")
    expect(page.get_by_role("heading", name="second-table", exact=True)).to_be_visible()


def test_a_dot_stands_at_whoever_is_called_until_they_look(page: Page, stand: Stand) -> None:
    cy = page.get_by_test_id("person").filter(has_text="Cy")
    expect(cy.get_by_test_id("awaited")).to_have_count(0)
    say(stand, 20, "<@103>, your turn.", SECOND, mentions=[sample.user(CY)])
    expect(cy.get_by_test_id("awaited")).to_be_visible()
    become(page, "Cy")
    expect(page.get_by_role("button", name="second-table, 1 for you")).to_be_visible()
    enter(page, "second-table")
    become(page, "Mira")
    expect(cy.get_by_test_id("awaited")).to_have_count(0)


def test_an_edit_that_newly_calls_somebody_sets_their_dot(page: Page, stand: Stand) -> None:
    living = sample.living()
    stand.push({"t": "message", "message": {**living, "mentions": [sample.user(CY)]}})
    expect(page.get_by_test_id("person").filter(has_text="Cy").get_by_test_id("awaited")).to_be_visible()


def test_what_is_for_one_person_is_shown_to_no_other(page: Page, stand: Stand) -> None:
    say(stand, 20, "Your hand: a secret", only_for=MIRA, flags=sample.EPHEMERAL)
    private = messages(page).filter(has_text="a secret")
    expect(private).to_contain_text("Only you can see this")
    become(page, "Bo")
    expect(private).to_have_count(0)
    assert "a secret" not in page.content()
    become(page, "Mira")
    private.get_by_role("button", name="Dismiss").click()
    expect(private).to_have_count(0)
    assert stand.wait_for("dismiss")["message_id"] == "100020"


def test_people_channels_and_threads_are_added_by_name(page: Page, stand: Stand) -> None:
    page.get_by_test_id("add-person").click()
    page.get_by_label("Name of the new person").fill("Fay")
    page.keyboard.press("Enter")
    assert stand.wait_for("person")["name"] == "Fay"
    page.get_by_test_id("add-channel").click()
    page.get_by_label("Name of the new channel").fill("third")
    page.keyboard.press("Enter")
    assert stand.wait_for("channel")["name"] == "third"
    page.get_by_role("button", name="New thread").click()
    page.get_by_label("Name of the new thread").fill("Aside")
    page.keyboard.press("Enter")
    thread = stand.wait_for("thread")
    assert (thread["name"], thread["channel_id"]) == ("Aside", TABLE)


def test_a_redrawn_message_keeps_the_focus_on_its_button(page: Page, stand: Stand) -> None:
    page.get_by_role("button", name="Log", exact=True).focus()
    stand.push(
        {"t": "message", "message": {**sample.living(), "edited_timestamp": "2026-11-20T19:00:00+00:00"}}
    )
    expect(page.get_by_role("log")).to_contain_text("(edited)")
    expect(page.get_by_role("button", name="Log", exact=True)).to_be_focused()


def test_new_messages_are_read_aloud_and_one_s_own_are_not(page: Page, stand: Stand) -> None:
    say(stand, 20, "**Bo** hurls <@101> two.")
    expect(messages(page).last).to_contain_text("hurls")
    assert heard(page, "Heliograph: Bo hurls Mira two.")
    say(stand, 21, "My own words", author=MIRA)
    expect(messages(page).last).to_contain_text("My own words")
    assert not heard(page, "Mira: My own words")


def test_what_was_read_aloud_to_one_person_is_gone_for_the_next(page: Page, stand: Stand) -> None:
    say(stand, 20, "Your hand", only_for=MIRA, flags=sample.EPHEMERAL)
    expect(messages(page).last).to_contain_text("Your hand")
    assert heard(page, "Heliograph, to you alone: Your hand")
    become(page, "Bo")
    expect(messages(page)).to_have_count(4)
    assert not heard(page, "Heliograph, to you alone: Your hand")


def test_the_reader_stays_where_they_are_and_is_told_of_news(page: Page, stand: Stand) -> None:
    for number in range(20, 60):
        say(stand, number, f"line {number}")
    expect(messages(page).last).to_be_in_viewport()
    page.locator("#scroller").hover()
    page.mouse.wheel(0, -900)
    expect(messages(page).last).not_to_be_in_viewport()
    say(stand, 60, "the news")
    pill = page.get_by_role("button", name="New messages")
    expect(pill).to_be_visible()
    expect(messages(page).last).not_to_be_in_viewport()
    say(stand, 61, "an answer to Mira", only_for=MIRA)
    expect(messages(page).last).to_be_in_viewport()
    expect(pill).to_be_hidden()


def test_a_pill_leads_back_to_the_news(page: Page, stand: Stand) -> None:
    for number in range(20, 60):
        say(stand, number, f"line {number}")
    page.locator("#scroller").hover()
    page.mouse.wheel(0, -900)
    expect(messages(page).last).not_to_be_in_viewport()
    say(stand, 60, "the news")
    pill = page.get_by_role("button", name="New messages")
    pill.click()
    expect(messages(page).last).to_be_in_viewport()
    expect(pill).to_be_hidden()


def test_at_most_two_hundred_messages_are_kept_on_the_page(visit: Visit, stand: Stand) -> None:
    stand.world["messages"][TABLE] += [message(n, BOT, f"line {n}") for n in range(20, 320)]
    page = visit()
    expect(messages(page)).to_have_count(200)
    expect(messages(page).last).to_be_in_viewport()


def test_thinking_becomes_the_answer_and_an_edit_is_marked(page: Page, stand: Stand) -> None:
    say(stand, 20, loading=True, flags=sample.LOADING, **sample.used(BO, "game board"))
    expect(messages(page).last).to_contain_text("Heliograph is thinking…")
    say(
        stand,
        20,
        "Here it is.",
        edited_timestamp="2026-11-20T19:00:00+00:00",
        **sample.used(BO, "game board"),
    )
    expect(messages(page).last).to_contain_text("Here it is. (edited)")
    stand.push({"t": "deleted", "channel_id": TABLE, "id": "100020"})
    expect(messages(page)).to_have_count(4)


def test_what_failed_while_the_bot_was_away_is_said_until_it_is_back(page: Page, stand: Stand) -> None:
    play = messages(page).get_by_role("button", name="Play").last
    stand.answers["click"] = lambda stand, heard: {"t": "failed", "text": "That did not work"}
    play.click()
    failed = page.get_by_role("alert").filter(has_text="That did not work")
    expect(failed).to_be_visible()
    stand.lose()
    stand.back()
    expect(failed).to_have_count(0)

    # The server removes the bot: that is said for as long as it lasts.
    bot = stand.world["bot"]
    stand.push({"t": "bot", "bot": {**bot, "member": False}})
    banner = page.get_by_role("status").filter(has_text="not on this server")
    expect(banner).to_be_visible()
    play.click()
    expect(failed).to_be_visible()
    stand.push({"t": "bot", "bot": bot})
    expect(banner).to_be_hidden()
    expect(failed).to_have_count(0)


def test_a_lost_connection_is_announced_mended_and_keeps_the_draft(page: Page, stand: Stand) -> None:
    composer(page).fill("half a thought")
    stand.lose()
    banner = page.get_by_role("status").filter(has_text="The bot is restarting")
    expect(banner).to_be_visible()
    stand.world["messages"][TABLE].append(message(20, BOT, "Nothing is lost."))
    stand.back()
    expect(messages(page).filter(has_text="Nothing is lost.")).to_be_visible()
    expect(banner).to_be_hidden()
    expect(composer(page)).to_have_value("half a thought")


def test_drafts_belong_to_a_person_and_a_channel(page: Page) -> None:
    composer(page).fill("mine, here")
    become(page, "Bo")
    expect(composer(page)).to_have_value("")
    become(page, "Mira")
    expect(composer(page)).to_have_value("mine, here")
    page.reload()
    expect(composer(page)).to_have_value("mine, here")


def test_a_narrow_window_has_one_column_and_a_drawer(visit: Visit, stand: Stand) -> None:
    page = visit(NARROW)
    side = page.get_by_role("navigation", name="People and channels")
    expect(side).not_to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_role("button", name="People and channels").click()
    expect(side).to_be_visible()
    become(page, "Bo")
    expect(side).not_to_be_visible()
    box = composer(page).bounding_box()
    assert box is not None
    assert box["y"] > 700
    page.get_by_role("button", name="Show commands").tap()
    suggestions(page).filter(has_text="/game new").tap()
    suggestions(page).filter(has_text="SOL").tap()
    page.get_by_role("button", name="Send").tap()
    sent = stand.wait_for("command")
    assert (sent["as"], sent["options"]) == (BO, {"game": "sol"})


def test_buttons_are_large_enough_for_a_thumb_on_a_narrow_window(visit: Visit) -> None:
    page = visit(NARROW)
    for name in ("Play", "Board", "Log", "Rules"):
        box = page.get_by_role("button", name=name, exact=True).bounding_box()
        assert box is not None
        assert box["height"] >= 44


def test_the_strip_shows_traffic_and_sends_faults(page: Page, stand: Stand) -> None:
    page.get_by_role("button", name="Developer tools").click()
    seen = {"kind": "rest", "method": "POST", "path": "/x", "status": 400, "ms": 2.5, "body": '{"a":1}'}
    stand.push({"t": "traffic", **seen})
    entry = page.get_by_role("list", name="Requests and events").get_by_role("listitem")
    expect(entry).to_contain_text("POST/x4002.5 ms")
    page.locator("summary", has_text="Faults").click()
    page.get_by_label("Kind of fault").select_option("delay_before")
    page.get_by_label("Route").fill("POST .*/callback")
    page.get_by_label("Seconds").fill("4")
    page.get_by_role("button", name="Add fault").click()
    rule = stand.wait_for("fault")["rule"]
    assert rule == {"kind": "delay_before", "route": "POST .*/callback", "seconds": 4, "nth": 1, "times": 1}
    page.locator("summary", has_text="Time").click()
    page.get_by_role("button", name="+ 15 min").click()
    assert stand.wait_for("skip")["seconds"] == 900
    page.locator("#strip summary", has_text="People").click()
    page.get_by_label("Bo takes messages").uncheck()
    doors = stand.wait_for("dms")
    assert (doors["person"], doors["open"]) == (BO, False)
    page.get_by_label("Language of Bo").select_option("Deutsch")
    language = stand.wait_for("locale")
    assert (language["person"], language["locale"]) == (BO, "de")
