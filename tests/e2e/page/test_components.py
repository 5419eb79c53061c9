"""Buttons, menus, forms, layouts and pictures of messages."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.page import sample
from tests.e2e.page.hands import become, drawn, messages, say
from tests.e2e.page.sample import CY, MIRA, TABLE, button, row, select, text
from tests.e2e.page.stand import Event, Stand


def test_a_button_waits_until_the_bot_has_answered(page: Page, stand: Stand) -> None:
    stand.answers["click"] = lambda stand, click: None
    play = page.get_by_role("button", name="Play", exact=True)
    play.click()
    expect(play).to_have_attribute("aria-busy", "true")
    click = stand.wait_for("click")
    assert (click["as"], click["message_id"], click["custom_id"]) == (MIRA, "100007", "play")
    stand.push({"t": "done", "nonce": click["nonce"]})
    expect(play).not_to_have_attribute("aria-busy", "true")


def test_a_press_is_a_click_though_its_message_changes_before_the_release(page: Page, stand: Stand) -> None:
    page.get_by_role("button", name="Developer tools").click()
    play = page.get_by_role("button", name="Play", exact=True)
    play.hover()
    page.mouse.down()
    stand.push(
        {"t": "message", "message": {**sample.living(), "edited_timestamp": "2026-11-20T19:00:00+00:00"}}
    )
    say(stand, 20, "Something else.")
    stand.push({"t": "traffic", "kind": "rest", "method": "PATCH", "path": "/x", "status": 200, "ms": 1.0})
    expect(page.get_by_role("list", name="Requests and events")).to_contain_text("PATCH")
    drawn(page)
    page.mouse.up()
    assert stand.wait_for("click")["custom_id"] == "play"
    expect(page.get_by_role("log")).to_contain_text("(edited)")
    expect(messages(page).last).to_contain_text("Something else.")


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


def test_an_open_menu_stays_in_sight_when_messages_push_its_button_away(page: Page, stand: Stand) -> None:
    say(stand, 20, "Choose.", components=[row(select("verb", "Fly", "Hurl", placeholder="What?"))])
    page.get_by_role("combobox", name="What?").click()
    for number in range(21, 60):
        say(stand, number, "So much is going on.")
    expect(messages(page).last).to_be_in_viewport()
    expect(page.get_by_role("combobox", name="What?")).not_to_be_in_viewport()
    expect(page.get_by_test_id("menu")).to_be_in_viewport(ratio=0.99)
    page.get_by_role("option", name="Hurl").click()
    assert stand.wait_for("click")["values"] == ["hurl"]


def test_an_open_menu_outlives_a_change_of_its_message_that_offers_the_same(page: Page, stand: Stand) -> None:
    menu = select("verb-1", "Fly", "Hurl", placeholder="What do you do?")
    say(stand, 20, "Choose.", components=[row(menu)])
    page.get_by_role("combobox", name="What do you do?").click()
    say(stand, 20, "Choose quickly.", components=[row({**menu, "custom_id": "verb-2"})])
    expect(messages(page).last).to_contain_text("Choose quickly.")
    page.mouse.wheel(0, -40)
    page.get_by_role("option", name="Hurl").click()
    click = stand.wait_for("click")
    assert (click["custom_id"], click["values"]) == ("verb-2", ["hurl"])


def test_an_open_menu_closes_when_its_message_offers_something_else(page: Page, stand: Stand) -> None:
    menu = select("verb", "Fly", "Hurl", placeholder="What do you do?")
    say(stand, 20, "Choose.", components=[row(menu)])
    page.get_by_role("combobox", name="What do you do?").click()
    expect(page.get_by_test_id("menu")).to_be_visible()
    say(stand, 20, "Choose.", components=[row(select("verb", "Hurl", placeholder="What do you do?"))])
    expect(page.get_by_test_id("menu")).to_have_count(0)


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


def test_an_embed_is_drawn_with_its_fields(page: Page, stand: Stand) -> None:
    fields = [
        {"name": "Mira", "value": "**26**", "inline": True},
        {"name": "Bo", "value": "24", "inline": True},
    ]
    footer = {"text": "seed 12"}
    standings = {
        "title": "Standings",
        "description": "After 23 turns",
        "color": 0xFFC861,
        "fields": fields,
        "footer": footer,
    }
    say(stand, 20, embeds=[standings])
    drawn = messages(page).last
    expect(drawn.get_by_role("heading", name="Standings")).to_be_visible()
    expect(drawn).to_contain_text("After 23 turns")
    expect(drawn.locator("strong", has_text="26")).to_be_visible()
    expect(drawn).to_contain_text("seed 12")


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
