"""The sandbox page in a real browser, against a stand that speaks its protocol."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.page import sample
from tests.e2e.page.conftest import NARROW, Visit
from tests.e2e.page.sample import BO, BOT, CY, MIRA, SECOND, TABLE, button, message, row, select, text
from tests.e2e.page.stand import Event, Stand


def become(page: Page, name: str) -> None:
    page.get_by_test_id("person").filter(has_text=name).click()


def enter(page: Page, room: str) -> None:
    page.get_by_test_id("room").filter(has_text=room).click()


def messages(page: Page) -> Locator:
    return page.get_by_test_id("message")


def composer(page: Page) -> Locator:
    return page.get_by_test_id("say")


def suggestions(page: Page) -> Locator:
    return page.get_by_test_id("suggestion")


def option(page: Page, name: str) -> Locator:
    return page.get_by_role("combobox", name=name, exact=True)


def say(stand: Stand, number: int, content: str = "", channel: str = TABLE, **more: Any) -> None:
    stand.push(
        {"t": "message", "message": message(number, more.pop("author", BOT), content, channel, **more)}
    )


# Being somebody


def test_a_channel_shows_who_said_what_and_which_command_was_used(page: Page) -> None:
    log = page.get_by_role("log")
    expect(log.get_by_role("article")).to_have_count(4)
    expect(log).to_contain_text("Evening! Is everybody here?")
    expect(log).to_contain_text("Mira used /game new")
    expect(log.locator("em")).to_have_text("Warming up the sun.")


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


# Commands


def test_a_slash_lists_the_commands_and_typing_narrows_them(page: Page) -> None:
    composer(page).fill("/")
    expect(suggestions(page)).to_have_text(
        [
            "/game newOpen a table for a game",
            "/game joinTake a seat at the table",
            "/game boardSee the board, privately",
            "/sol flyFly a sundiver",
            "/sol hurlHurl sundivers into the sun",
            "/rulesSearch the rules",
            "/configSettings",
        ]
    )
    composer(page).fill("/fl")
    expect(suggestions(page)).to_have_text(["/sol flyFly a sundiver"])
    become(page, "Bo")
    composer(page).fill("/conf")
    expect(suggestions(page)).to_have_count(0)


def test_a_command_is_filled_in_and_sent_by_keyboard_alone(page: Page, stand: Stand) -> None:
    composer(page).focus()
    page.keyboard.type("/game n")
    page.keyboard.press("Enter")
    expect(option(page, "game")).to_be_focused()
    expect(suggestions(page)).to_have_text(["SOL: Last Days of a Star", "Super Nova"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(option(page, "game")).to_have_value("Super Nova")
    page.get_by_role("button", name="Add option seats").click()
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    sent = stand.wait_for("command")
    assert (sent["name"], sent["options"], sent["as"]) == (
        "game new",
        {"game": "supernova", "seats": 3},
        MIRA,
    )
    expect(composer(page)).to_be_focused()


def test_options_may_be_typed_with_the_command(page: Page, stand: Stand) -> None:
    composer(page).fill("/game new game:sol seats:2 guest:Bo")
    page.keyboard.press("Enter")
    expect(option(page, "game")).to_have_value("sol")
    page.get_by_role("button", name="Send").click()
    assert stand.wait_for("command")["options"] == {"game": "sol", "seats": 2, "guest": BO}


def test_a_value_that_an_option_cannot_take_is_refused_on_the_spot(page: Page, stand: Stand) -> None:
    composer(page).fill("/game new game:sol seats:9")
    page.keyboard.press("Enter")
    option(page, "seats").press("Enter")
    expect(page.get_by_role("alert").filter(has_text="seats: At most 5.")).to_be_visible()
    expect(option(page, "seats")).to_have_attribute("aria-invalid", "true")
    assert stand.said("command") == []


def spaces(stand: Stand, asked: Event) -> Event:
    """Choices for the spaces of a flight, from what was typed and what is filled in already."""
    start = asked["options"].get("from", "") if asked["focused"] == "to" else ""
    typed = asked["options"][asked["focused"]]
    found = [f"C{n}" if not start else f"R{n}" for n in range(1, 14)]
    return {"t": "choices", "choices": [{"name": f"{s} (free)", "value": s} for s in found if typed in s]}


def test_choices_come_live_from_the_bot_and_are_taken_by_keyboard(page: Page, stand: Stand) -> None:
    stand.answers["autocomplete"] = spaces
    composer(page).focus()
    page.keyboard.type("/sol fly ")
    expect(suggestions(page)).to_have_count(13)
    page.keyboard.type("C4")
    page.keyboard.press("Tab")
    expect(option(page, "from")).to_have_value("C4 (free)")
    expect(option(page, "to")).to_be_focused()
    page.keyboard.type("R3")
    page.keyboard.press("Enter")
    expect(option(page, "to")).to_have_value("R3 (free)")
    page.keyboard.press("Enter")
    assert stand.wait_for("command")["options"] == {"from": "C4", "to": "R3"}
    asked = stand.said("autocomplete")
    assert (asked[0]["focused"], asked[0]["options"]) == ("from", {"from": ""})
    assert (asked[-1]["focused"], asked[-1]["options"]["from"]) == ("to", "C4")


def test_a_late_answer_to_an_older_question_is_ignored(page: Page, stand: Stand) -> None:
    stand.answers["autocomplete"] = lambda stand, asked: None
    composer(page).fill("/sol fly ")
    first = stand.wait_for("autocomplete", 1)
    page.keyboard.type("C7")
    second = stand.wait_for("autocomplete", 2)
    stand.push({"t": "choices", "nonce": second["nonce"], "choices": [{"name": "C7 now", "value": "C7"}]})
    stand.push({"t": "choices", "nonce": first["nonce"], "choices": [{"name": "C1 stale", "value": "C1"}]})
    expect(suggestions(page)).to_have_text(["C7 now"])


def test_escape_folds_the_list_then_puts_the_command_away(page: Page) -> None:
    composer(page).fill("/game new ")
    expect(suggestions(page)).to_have_count(2)
    page.keyboard.press("Escape")
    expect(suggestions(page)).to_have_count(0)
    expect(page.get_by_test_id("filling")).to_be_visible()
    page.keyboard.press("Escape")
    expect(composer(page)).to_be_focused()


def test_a_command_without_an_answer_says_so_to_its_user_alone(page: Page, stand: Stand) -> None:
    stand.answers["command"] = lambda stand, used: {"t": "failed", "text": "The application did not respond"}
    composer(page).fill("/game join ")
    page.get_by_role("button", name="Send").click()
    failed = messages(page).filter(has_text="The application did not respond")
    expect(failed).to_contain_text("Only you can see this")
    become(page, "Bo")
    expect(failed).to_have_count(0)


# Components


def test_a_button_waits_until_the_bot_has_answered(page: Page, stand: Stand) -> None:
    stand.answers["click"] = lambda stand, click: None
    play = page.get_by_role("button", name="Play", exact=True)
    play.click()
    expect(play).to_have_attribute("aria-busy", "true")
    click = stand.wait_for("click")
    assert (click["as"], click["message_id"], click["custom_id"]) == (MIRA, "100007", "play")
    stand.push({"t": "done", "nonce": click["nonce"]})
    expect(play).not_to_have_attribute("aria-busy", "true")


def test_a_failed_click_is_told_under_its_message_to_its_user_alone(page: Page, stand: Stand) -> None:
    stand.answers["click"] = lambda stand, click: {"t": "failed", "text": "The application did not respond"}
    page.get_by_role("button", name="Play", exact=True).click()
    told = page.get_by_role("alert").filter(has_text="The application did not respond")
    expect(told).to_be_visible()
    become(page, "Bo")
    expect(told).to_have_count(0)


def test_a_menu_is_chosen_from_by_keyboard(page: Page, stand: Stand) -> None:
    menu = select("verb", "Fly", "Hurl", "Convert", placeholder="What do you do?")
    say(stand, 20, "Choose.", components=[row(menu)])
    chooser = page.get_by_role("combobox", name="What do you do?")
    chooser.focus()
    chooser.press("Enter")
    page.keyboard.type("hu")
    page.keyboard.press("Enter")
    assert stand.wait_for("click")["values"] == ["hurl"]
    expect(page.get_by_test_id("menu")).to_have_count(0)
    expect(chooser).to_be_focused()


def test_a_menu_of_several_asks_for_enough_and_not_more(page: Page, stand: Stand) -> None:
    menu = select("suits", "Flare", "Cascade", "Fuel", placeholder="Two suits", min_values=2, max_values=2)
    say(stand, 20, "Choose.", components=[row(menu)])
    page.get_by_role("combobox", name="Two suits").click()
    done = page.get_by_role("button", name="Done")
    page.get_by_role("option", name="Fuel").click()
    expect(done).to_be_disabled()
    page.get_by_role("option", name="Flare").click()
    page.get_by_role("option", name="Cascade").click()
    expect(page.get_by_role("option", name="Cascade")).to_have_attribute("aria-selected", "false")
    done.click()
    assert stand.wait_for("click")["values"] == ["flare", "fuel"]


def test_a_user_menu_offers_the_people(page: Page, stand: Stand) -> None:
    say(stand, 20, "Whom?", components=[row({"type": 5, "custom_id": "who", "placeholder": "A player"})])
    page.get_by_role("combobox", name="A player").click()
    page.get_by_role("option", name="Cy").click()
    assert stand.wait_for("click")["values"] == [CY]


def test_disabled_and_link_buttons_do_not_click(page: Page, stand: Stand) -> None:
    link = {"type": 2, "style": 5, "label": "Source", "url": "https://example.org/"}
    bad = {"type": 2, "style": 5, "label": "Trap", "url": "javascript:alert(1)"}
    say(stand, 20, "Look.", components=[row(button("off", "Closed", disabled=True), link, bad)])
    expect(page.get_by_role("button", name="Closed")).to_be_disabled()
    expect(page.get_by_role("link", name="Source")).to_have_attribute("rel", "noopener noreferrer nofollow")
    expect(page.get_by_role("button", name="Trap")).to_be_disabled()


def form(*components: Event) -> Event:
    modal = {"custom_id": "options", "title": "Options", "components": list(components)}
    return {"t": "modal", "person": MIRA, "interaction": "77", "modal": modal}


def label(caption: str, component: Event, **more: Any) -> Event:
    return {"type": 18, "label": caption, "component": component, **more}


def test_a_form_is_filled_in_and_sent(page: Page, stand: Stand) -> None:
    editions = [{"label": "Bridge", "value": "b"}, {"label": "Boxed", "value": "x"}]
    edition = {"type": 21, "custom_id": "edition", "options": editions}
    extras = {
        "type": 22,
        "custom_id": "extras",
        "required": False,
        "options": [{"label": "Longer", "value": "l"}],
    }
    stand.answers["click"] = lambda stand, click: form(
        label("Name", {"type": 4, "custom_id": "name", "style": 1, "min_length": 3}),
        label("Edition", edition),
        label("Extras", extras),
        label("Suits", select("suits", "Flare", "Fuel", max_values=2)),
        label("Agreed", {"type": 23, "custom_id": "agreed"}),
    )
    page.get_by_role("button", name="Rules", exact=True).click()
    dialog = page.get_by_role("dialog", name="Options")
    dialog.get_by_label("Name").fill("ab")
    dialog.get_by_role("button", name="Submit").click()
    expect(dialog).to_contain_text("At least 3 characters.")
    expect(dialog).to_contain_text("This is required.")
    dialog.get_by_label("Name").fill("The long night")
    dialog.get_by_label("Boxed").check()
    dialog.get_by_label("Longer").check()
    dialog.get_by_label("Agreed").check()
    dialog.get_by_role("combobox", name="Suits").click()
    dialog.get_by_role("option", name="Fuel").click()
    dialog.get_by_role("button", name="Done").click()
    dialog.get_by_role("button", name="Submit").click()
    sent = stand.wait_for("submit")
    assert (sent["as"], sent["interaction"], sent["custom_id"]) == (MIRA, "77", "options")
    assert sent["fields"] == {
        "name": "The long night",
        "edition": "x",
        "extras": ["l"],
        "suits": ["fuel"],
        "agreed": True,
    }
    expect(dialog).to_have_count(0)


def test_a_form_that_fails_stays_with_what_was_written(page: Page, stand: Stand) -> None:
    stand.answers["submit"] = lambda stand, sent: {"t": "failed", "text": "The application did not respond"}
    stand.push(form(label("Name", {"type": 4, "custom_id": "name", "style": 1})))
    dialog = page.get_by_role("dialog", name="Options")
    dialog.get_by_label("Name").fill("Night")
    page.keyboard.press("Enter")
    expect(dialog.get_by_role("alert")).to_have_text("The application did not respond")
    expect(dialog.get_by_label("Name")).to_have_value("Night")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_every_component_of_the_second_generation_is_drawn(page: Page, stand: Stand) -> None:
    log = {
        "id": "5",
        "filename": "log.txt",
        "size": 2048,
        "url": f"http://127.0.0.1/cdn/attachments/{TABLE}/5/log.txt",
    }
    inside = [
        text("## Lobby"),
        {"type": 9, "components": [text("Mira, host")], "accessory": button("leave", "Leave", 4)},
        {"type": 9, "components": [text("Bo")], "accessory": {"type": 11, **sample.picture()}},
        {"type": 14, "divider": True, "spacing": 2},
        {"type": 12, "items": [sample.picture(), sample.picture()]},
        {"type": 13, "file": {"url": "attachment://log.txt"}},
        row(*(button(f"b{style}", f"Style {style}", style, emoji={"name": "☀"}) for style in (1, 2, 3, 4))),
    ]
    lobby = {"type": 17, "accent_color": 0x6FDFC1, "components": inside}
    say(stand, 20, flags=sample.V2, components=[lobby], attachments=[log])
    drawn = messages(page).last
    expect(drawn.get_by_role("heading", name="Lobby")).to_be_visible()
    expect(drawn.get_by_role("button", name="Leave")).to_be_visible()
    expect(drawn.get_by_role("separator")).to_be_visible()
    expect(drawn.get_by_test_id("picture")).to_have_count(3)
    expect(drawn.get_by_role("link", name="log.txt")).to_have_attribute(
        "href", f"/cdn/attachments/{TABLE}/5/log.txt"
    )
    expect(drawn.get_by_role("button", name="Style")).to_have_count(4)


# Pictures


def test_a_picture_has_its_text_and_opens_large(page: Page) -> None:
    board = page.get_by_role("img", name="SOL, turn 23.")
    expect(board).to_be_visible()
    page.get_by_role("button", name="ALT", exact=True).click()
    expect(page.locator(".alt-text")).to_be_visible()
    page.get_by_test_id("picture").click()
    zoom = page.get_by_test_id("zoom")
    expect(zoom.get_by_role("img")).to_be_visible()
    expect(zoom).to_contain_text("Mira (blue circle) is to move.")
    page.keyboard.press("Escape")
    expect(zoom).to_have_count(0)
    expect(page.get_by_test_id("picture")).to_be_focused()


def test_a_board_that_changes_keeps_its_place_in_the_page(page: Page, stand: Stand) -> None:
    page.evaluate("document.querySelector('.open-picture img').kept = true")
    changed = sample.living()
    items = changed["components"][0]["components"][1]["items"]
    items[0] = sample.picture("board-2.png", description="SOL, turn 24.")
    stand.push({"t": "message", "message": changed})
    board = page.get_by_role("img", name="SOL, turn 24.")
    expect(board).to_have_attribute("src", f"/cdn/attachments/{TABLE}/1/board-2.png")
    assert page.evaluate("document.querySelector('.open-picture img').kept") is True


def test_no_picture_is_fetched_from_another_host(page: Page, stand: Stand) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    away = {"media": {"url": "https://example.org/spy.png"}, "description": "A spy"}
    say(stand, 20, flags=sample.V2, components=[{"type": 12, "items": [away]}])
    expect(page.get_by_role("link", name="A spy")).to_be_visible()
    assert not [url for url in asked if "example.org" in url]


# Reading


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


# Narrow windows


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
    page.get_by_role("button", name="Show the commands").click()
    suggestions(page).filter(has_text="/game new").click()
    suggestions(page).filter(has_text="SOL").click()
    page.get_by_role("button", name="Send").click()
    sent = stand.wait_for("command")
    assert (sent["as"], sent["options"]) == (BO, {"game": "sol"})


def test_buttons_are_large_enough_for_a_thumb_on_a_narrow_window(visit: Visit) -> None:
    page = visit(NARROW)
    for name in ("Play", "Board", "Log", "Rules"):
        box = page.get_by_role("button", name=name, exact=True).bounding_box()
        assert box is not None
        assert box["height"] >= 44


# Authors


def test_the_strip_shows_traffic_and_sends_faults(page: Page, stand: Stand) -> None:
    page.get_by_role("button", name="For authors").click()
    seen = {"kind": "rest", "method": "POST", "path": "/x", "status": 400, "ms": 2.5, "body": '{"a":1}'}
    stand.push({"t": "traffic", **seen})
    entry = page.get_by_role("list", name="Requests and events").get_by_role("listitem")
    expect(entry).to_contain_text("POST/x4002.5 ms")
    page.locator("summary", has_text="Faults").click()
    page.get_by_label("What goes wrong").select_option("delay_before")
    page.get_by_label("Route").fill("POST .*/callback")
    page.get_by_label("Seconds").fill("4")
    page.get_by_role("button", name="Add fault").click()
    rule = stand.wait_for("fault")["rule"]
    assert rule == {"kind": "delay_before", "route": "POST .*/callback", "seconds": 4, "nth": 1, "times": 1}
    page.locator("summary", has_text="Time").click()
    page.get_by_role("button", name="+ 15 min").click()
    assert stand.wait_for("skip")["seconds"] == 900
    page.locator("summary", has_text="Direct messages").click()
    page.get_by_label("Bo takes messages").uncheck()
    doors = stand.wait_for("dms")
    assert (doors["person"], doors["open"]) == (BO, False)
