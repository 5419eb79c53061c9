"""/my settings and /my data: by panel and by command, and what tables then look like to that person alone."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.discord.my.zones import CITIES, named, offered, well_known, zones_like
from bot.engine.words import words_of
from bot.sandbox import Seen
from bot.sessions.core.calendar import Waking
from bot.sessions.core.people import USUAL, Person, Prompts, Vision
from renderers.kit.colours.palette import SEATS, SEATS_FOR
from tests.discord.stage import Stage, private_refusal
from tests.renderers.counted import count

pytestmark = pytest.mark.e2e


async def liked(scene: Stage, who: Any) -> Person:
    return await scene.sessions.people.get(int(who.id))


def panel_menu(message: Seen, field: str) -> str:
    return next(str(menu["custom_id"]) for menu in message.menus if menu["custom_id"].endswith(f":{field}"))


async def test_the_panel_is_private_and_every_choice_shows_at_once(scene: Stage) -> None:
    answer = await scene.mira.slash("my settings", channel=scene.table)
    assert answer.ephemeral
    picked = await scene.mira.choose(answer.message, "deutan", panel_menu(answer.message, "vision"))
    assert picked.message.id == answer.message.id
    await scene.mira.choose(answer.message, "channel", panel_menu(answer.message, "prompts"))
    await scene.mira.click(answer.message, "Always in words")
    assert "Show pictures" in answer.message.labels
    assert await liked(scene, scene.mira) == Person(prompts=Prompts.CHANNEL, vision=Vision.DEUTAN, words=True)
    assert await liked(scene, scene.bo) == USUAL


async def test_the_command_does_the_same_in_one_line(scene: Stage) -> None:
    options = {"prompts": "channel", "colours": "tritan", "words": True, "zone": "Asia/Kathmandu"}
    hours = {"from": "7:30", "to": "01:00", "weekends": False}
    answer = await scene.mira.slash("my settings", channel=scene.table, options={**options, **hours})
    assert "From 07:30 to 01:00 (Kathmandu), Monday to Friday." in answer.text
    assert await liked(scene, scene.mira) == Person(
        prompts=Prompts.CHANNEL,
        vision=Vision.TRITAN,
        words=True,
        waking=Waking("Asia/Kathmandu", "07:30", "01:00", weekends=False),
    )
    answer = await scene.mira.slash(
        "my settings", channel=scene.table, options={"zone": "off", "words": False}
    )
    assert "at all hours" in answer.text
    assert (await liked(scene, scene.mira)).waking is None


@pytest.mark.parametrize(
    ("options", "title"),
    [
        ({"zone": "Middle Earth"}, "Unknown zone"),
        ({"zone": "../../etc/passwd"}, "Unknown zone"),
        ({"zone": "UTC", "from": "25:00"}, "Not a time"),
        ({"zone": "UTC", "from": "08:00", "to": "09:00"}, "Too short"),
        ({"zone": "europe"}, "Unknown zone"),
        ({"from": "08:00"}, "Time zone missing"),
    ],
)
async def test_hours_that_cannot_be_are_refused_and_change_nothing(
    scene: Stage, options: dict[str, Any], title: str
) -> None:
    answer = await scene.mira.slash("my settings", channel=scene.table, options=options)
    assert private_refusal(answer).startswith(f"**{title}.**")
    assert await liked(scene, scene.mira) == USUAL


async def test_a_zone_is_found_by_what_is_typed_into_a_form(scene: Stage) -> None:
    panel = (await scene.mira.slash("my settings", channel=scene.table)).message
    await scene.mira.click(panel, "Waking hours")
    form = (await scene.mira.click(panel, "Find a time zone")).modal
    found = await scene.mira.submit(form, {"field-0": "kathman"})
    assert found.message.id == panel.id
    await scene.mira.choose(panel, "Asia/Kathmandu", panel_menu(panel, "zone"))
    await scene.mira.choose(panel, "10:00", panel_menu(panel, "start"))
    await scene.mira.click(panel, "Not at weekends")
    assert (await liked(scene, scene.mira)).waking == Waking(
        "Asia/Kathmandu", "10:00", "23:00", weekends=False
    )
    form = (await scene.mira.click(panel, "Find a time zone")).modal
    assert private_refusal(await scene.mira.submit(form, {"field-0": "Atlantis"})).startswith("**Unknown")
    await scene.mira.click(panel, "At all hours")
    assert (await liked(scene, scene.mira)).waking is None


def test_zones_are_offered_by_place_and_every_menu_holds_them() -> None:
    assert zones_like("lisb")[0] == "Europe/Lisbon"
    assert zones_like("new york") == ["America/New_York"]
    assert zones_like("de", near=True)[0] == "Europe/Berlin"
    assert zones_like("en-US", near=True)[:3] == ["America/New_York", "America/Chicago", "America/Denver"]
    assert {"UTC", "Europe/London", "Asia/Tokyo"} <= set(zones_like("tlh", near=True))
    assert {zone for region in CITIES for zone in well_known(region)} <= set(offered())
    assert zones_like("utc")[0] == "UTC"
    for zone in offered():
        assert len(zones_like(zone, near=True)) <= 25
        assert zones_like(zone, near=True)[0] == zone


def shows(message: Seen, colour: tuple[int, ...]) -> bool:
    return count(Image.open(BytesIO(message.file())), colour) > 0


@pytest.mark.pictures
async def test_own_boards_are_in_ones_own_colours_and_the_channel_stays_as_it_is(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    await scene.mira.slash("my settings", channel=scene.table, options={"colours": "protan"})
    await scene.cy.slash("my settings", channel=scene.table, options={"colours": "protan"})
    for who, colour in ((scene.mira, True), (scene.cy, True), (scene.bo, False)):
        board = (await who.slash("game board", channel=scene.table)).message
        assert shows(board, SEATS_FOR["protan"][0]) is colour
        assert shows(board, SEATS[0].colour) is not colour
    assert shows(scene.table.last, SEATS[0].colour)


async def test_boards_and_hands_in_words_have_no_picture(scene: Stage) -> None:
    await scene.mira.slash("my settings", channel=scene.table, options={"words": True})
    await scene.game("supernova", scene.bo)
    board = await scene.mira.slash("game board", channel=scene.table)
    assert not board.message.attachments
    assert "```" in board.text
    hand = await scene.mira.slash("hand", channel=scene.table)
    assert not hand.message.attachments
    assert "Your hand, " in hand.text
    assert not scene.mira.dm.last.attachments
    assert "Your hand, " in scene.mira.dm.last.text
    assert scene.bo.dm.last.attachments
    assert scene.table.last.attachments


async def test_who_wants_no_direct_messages_gets_none_and_has_the_button(scene: Stage) -> None:
    await scene.mira.slash("my settings", channel=scene.table, options={"prompts": "channel"})
    await scene.game("supernova", scene.bo)
    assert scene.bo.dm.messages
    assert not scene.mira.dm.messages
    hand = await scene.mira.click(scene.table.last, "My hand")
    assert hand.ephemeral
    assert "closed" not in hand.text
    assert hand.message.attachments
    await scene.mira.slash("my settings", channel=scene.table, options={"prompts": "dm"})
    await scene.settled()
    session = scene.live()
    messages = {row.user_id: row.message for row in await scene.sessions.shown.hand_messages(session.id)}
    asked = scene.mira.id in {who.id for who in await scene.awaited()}
    assert (messages[int(scene.mira.id)] is not None) is asked
    await scene.bo.slash("my settings", channel=scene.table, options={"prompts": "channel"})
    await scene.settled()
    assert all(message.gone for message in scene.bo.dm.messages if message.menus or message.buttons)


async def test_ones_data_comes_as_a_file_for_oneself_alone(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    panel = (await scene.mira.slash("my settings", channel=scene.table)).message
    await scene.mira.click(panel, "My data")
    assert "What I keep about you" in panel.text
    answer = await scene.mira.click(panel, "My data as a file")
    assert answer.ephemeral
    told = json.loads(answer.message.file())
    assert told["user"] == scene.mira.id
    assert told["tables"][0]["seats"] == [{"seat": 0, "name": "Mira"}]
    by_command = await scene.mira.slash("my data", channel=scene.table, options={"act": "file"})
    assert json.loads(by_command.message.file())["tables"] == told["tables"]


async def test_deleting_needs_the_word_and_then_the_seat_is_free_at_once(scene: Stage) -> None:
    await scene.game("supernova", scene.bo, scene.cy)
    panel = (await scene.mira.slash("my data", channel=scene.table)).message
    await scene.mira.click(panel, "Delete my data")
    assert "the game you are playing" in panel.text
    form = (await scene.mira.click(panel, "Continue")).modal
    refused = await scene.mira.submit(form, {"field-0": "no"})
    assert private_refusal(refused).startswith("**Not deleted.**")
    assert scene.live().seats_of(int(scene.mira.id)) == [0]
    form = (await scene.mira.click(panel, "Continue")).modal
    await scene.mira.submit(form, {"field-0": " Delete "})
    assert "Deleted." in panel.text
    await scene.settled()
    session = scene.live()
    assert session.holders[0].vacant
    assert session.names[0] == "Former player"
    assert "Former player" in scene.table.last.text
    assert "Mira" not in scene.table.last.text
    hand = await scene.mira.slash("hand", channel=scene.table)
    assert private_refusal(hand).startswith("**Not your table yet.**")
    log = await scene.bo.slash("game log", channel=scene.table)
    assert "Mira" not in log.text


def test_zones_of_one_city_are_told_apart() -> None:
    words = words_of("house")
    names = [name for name, _ in named(words, ["Asia/Calcutta", "Asia/Kolkata", "Europe/Paris"])]
    assert len(set(names)) == 3
    assert names[2] == "Paris"
    assert "Asia/Kolkata" in names[1]
