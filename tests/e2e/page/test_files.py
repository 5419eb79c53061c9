"""Files and roles: sent with a command, sent with a form, chosen in a menu, named in a text."""

from __future__ import annotations

from base64 import b64decode

from playwright.sync_api import Page, expect

from tests.e2e.page import sample
from tests.e2e.page.hands import composer, messages, say
from tests.e2e.page.stand import Stand
from tests.e2e.page.test_components import form, label, row

SETTINGS = {"name": "settings.json", "mimeType": "application/json", "buffer": b'{"heliograph": "charter"}'}
ROLES = [{"id": "801", "name": "@everyone"}, {"id": "802", "name": "Pilots"}]


def test_a_file_goes_with_a_command(page: Page, stand: Stand) -> None:
    file = sample.option(11, "file", "The file", required=True)
    commands = [{"id": "9", "type": 1, "name": "import", "description": "Read a file", "options": [file]}]
    stand.push({"t": "commands", "commands": commands})
    composer(page).fill("/import ")
    field = page.get_by_label("file", exact=True)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("alert")).to_contain_text("required")
    field.set_input_files([SETTINGS])
    page.get_by_role("button", name="Send").click()
    sent = stand.wait_for("command")["options"]["file"]
    assert (sent["name"], b64decode(sent["base64"])) == ("settings.json", SETTINGS["buffer"])


def test_a_file_goes_with_a_form_that_asks_for_one(page: Page, stand: Stand) -> None:
    stand.push(form(label("The file", {"type": 19, "custom_id": "file"})))
    dialog = page.get_by_role("dialog", name="Options")
    dialog.get_by_role("button", name="Submit").click()
    expect(dialog).to_contain_text("This is required.")
    dialog.get_by_label("The file").set_input_files([SETTINGS])
    dialog.get_by_role("button", name="Submit").click()
    (sent,) = stand.wait_for("submit")["fields"]["file"]
    assert b64decode(sent["base64"]) == SETTINGS["buffer"]


def test_roles_are_offered_in_menus_and_named_in_texts(page: Page, stand: Stand) -> None:
    stand.push({"t": "people", "people": stand.world["people"], "roles": ROLES})
    menu = {"type": 6, "custom_id": "who", "placeholder": "A role"}
    say(stand, 20, "Members with <@&802> start, <@&803> do not.", components=[row(menu)])
    expect(messages(page).last).to_contain_text("Members with @Pilots start, @deleted-role do not.")
    page.get_by_role("combobox", name="A role").click()
    page.get_by_role("option", name="@Pilots").click()
    assert stand.wait_for("click")["values"] == ["802"]
