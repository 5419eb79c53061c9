"""Writing commands: the list, the options, live choices, all by keyboard."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e.page import sample
from tests.e2e.page.hands import become, composer, messages, option, suggestions
from tests.e2e.page.sample import BO, MIRA
from tests.e2e.page.stand import Event, Stand


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


def test_commands_show_as_soon_as_the_bot_has_named_them(page: Page, stand: Stand) -> None:
    stand.push({"t": "commands", "commands": []})
    composer(page).fill("/")
    expect(page.get_by_test_id("suggest")).to_contain_text("not registered its commands yet")
    stand.push({"t": "commands", "commands": sample.commands()})
    expect(suggestions(page).first).to_contain_text("/game new")


def test_what_is_typed_before_the_page_is_connected_stays(page: Page, stand: Stand) -> None:
    stand.lose()
    page.reload()
    composer(page).fill("/fl")
    stand.back()
    expect(suggestions(page)).to_have_text(["/sol flyFly a sundiver"])
    expect(composer(page)).to_have_value("/fl")


def test_what_is_typed_before_the_page_has_a_channel_stays(page: Page, stand: Stand) -> None:
    channels, stand.world["channels"] = stand.world["channels"], []
    page.reload()
    expect(page.get_by_test_id("person").first).to_be_visible()
    composer(page).fill("/fl")
    stand.push({"t": "channels", "channels": channels})
    expect(composer(page)).to_have_attribute("placeholder", "Message #table")
    expect(composer(page)).to_have_value("/fl")


def test_who_types_before_the_page_is_connected_goes_on_typing(page: Page, stand: Stand) -> None:
    """Commands that the bot names only then are listed, too."""
    commands, stand.world["commands"] = stand.world["commands"], []
    stand.lose()
    page.reload()
    composer(page).fill("/")
    stand.back()
    expect(composer(page)).to_have_attribute("placeholder", "Message #table")
    expect(composer(page)).to_be_focused()
    stand.push({"t": "commands", "commands": commands})
    expect(suggestions(page).first).to_contain_text("/game new")


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


def test_commands_are_in_the_language_of_a_person_and_found_by_either_name(page: Page, stand: Stand) -> None:
    people = stand.world["people"]
    stand.push({"t": "people", "people": [{**each, "locale": "de"} for each in people]})
    composer(page).fill("/sp")
    expect(suggestions(page)).to_have_text(
        [
            "/spiel neuEröffne einen Tisch",
            "/spiel joinTake a seat at the table",
            "/spiel boardSee the board, privately",
        ]
    )
    composer(page).fill("/game new")
    expect(suggestions(page)).to_have_text(["/spiel neuEröffne einen Tisch"])
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("filling")).to_contain_text("/spiel neu")
    expect(page.get_by_test_id("suggest")).to_contain_text("spiel: Welches Spiel")
    expect(suggestions(page)).to_have_text(["SOL: Last Days of a Star", "Supernova"])
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    for number, typed in enumerate(("/spiel neu spiel:Supernova", "/game new game:supernova"), 1):
        composer(page).fill(typed)
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Send").click()
        sent = stand.wait_for("command", number)
        assert (sent["name"], sent["options"]) == ("game new", {"game": "supernova"})


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
