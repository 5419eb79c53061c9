"""Every command with wrong, missing, huge and hostile values: a private answer that helps, and nothing changes."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import pytest
from discord import app_commands

from bot.discord.client import CLICKED
from bot.discord.core.commands.clicks import joined
from bot.discord.core.layout.components import Click
from bot.sandbox import Actor, Answer, Place, Seen
from bot.sessions import User
from tests.discord.stage import Stage, private_refusal

pytestmark = pytest.mark.e2e

WORDS = [
    " ",
    "**bold** _under_ `code` ||hidden||",
    "@everyone <@1> <@&1> <#1> </game new:1>",
    "\u202egnp.exe\u2066\u200f",
    "x" * 4000,
    "👩‍🚀" * 700,
    "~title-refused",
    "@0",
    "{ $seat }",
    "'; DROP TABLE session; --",
    "U1\nU2\x00",
    "None",
    "-1",
    "1.5",
    "9" * 40,
]
NUMBERS: list[Any] = [-1, 0, 10**15, "abc", 1.5, "9" * 40]


def commands(stage: Stage) -> list[tuple[str, list[Any]]]:
    """Every command with its parameters."""
    found = []
    for command in stage.client.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            found.append((command.qualified_name, command.parameters))
    return found


def values(parameters: list[Any], given: Any) -> dict[str, Any]:
    return {each.display_name: given for each in parameters}


async def refused(who: Actor, name: str, place: Place, given: dict[str, Any]) -> str:
    answer = await who.slash(name, channel=place, unchecked=True, options=given)
    text = private_refusal(answer)
    assert len(text) <= 2000
    assert "<@" not in text.replace("\\<", "")
    assert "Something went wrong" not in text, (name, given, text)
    return text


TABLELESS = (
    *(
        "help",
        "rules",
        "my games",
        "my settings",
        "my data",
        "game new",
        "game find",
        "game order list",
        "game order drop",
    ),
    *("game health", "game ranking", "game stats"),
)
"""Commands that need no table."""


async def test_without_a_table_every_move_says_so(scene: Stage) -> None:
    for name, parameters in commands(scene):
        if name in TABLELESS or name.startswith("config"):
            continue
        if any(each.type.name in ("attachment", "user") for each in parameters):
            continue
        some = {"integer": 1, "channel": int(scene.table.id)}
        given = {each.display_name: some.get(each.type.name, "U1") for each in parameters}
        if name == "game board":
            given = {}
        text = await refused(scene.mira, name, scene.table, given)
        assert "No game is being played here" in text or "Not understood" in text, (name, text)


@pytest.mark.parametrize("game", ["sol", "embers"])
async def test_hostile_values_of_every_verb_change_nothing(scene: Stage, game: str) -> None:
    await scene.game(game, scene.bo)
    who = (await scene.awaited())[0]
    before = await scene.state()
    for name, parameters in commands(scene):
        if not name.startswith(f"{game} ") or not parameters:
            continue
        kinds = {each.type.name for each in parameters}
        for hostile in NUMBERS if kinds == {"integer"} else WORDS:
            await refused(who, name, scene.table, values(parameters, hostile))
        missing = parameters[0]
        if missing.required:
            await refused(who, name, scene.table, {})
    assert await scene.state() == before


async def test_hostile_words_to_the_shared_commands(scene: Stage) -> None:
    for hostile in WORDS:
        await refused(scene.mira, "game new", scene.table, {"game": hostile})
        await refused(scene.mira, "game new", scene.table, {"game": "sol", "options": hostile + "=1"})
        await refused(
            scene.mira,
            "game new",
            scene.table,
            {"game": "sol", "options": "draft=" + (hostile.strip() or "?")},
        )
        answer = await scene.mira.slash("rules", unchecked=True, options={"query": hostile})
        assert answer.ephemeral
        assert "Something went wrong" not in answer.text
    assert scene.sessions.in_channel(int(scene.table.id)) is None


@pytest.mark.parametrize("words", [2, pytest.param(8, marks=pytest.mark.deep)])
async def test_autocomplete_bears_anything(scene: Stage, words: int) -> None:
    """So many words are typed for each option of each command, others for the next."""
    await scene.game("sol", scene.bo)
    who, turn = (await scene.awaited())[0], cycle(WORDS[:8])
    for name, parameters in commands(scene):
        for each in parameters:
            if not each.autocomplete:
                continue
            for hostile in islice(turn, words):
                given = values(parameters, hostile)
                typed = {
                    k: v for k, v in given.items() if k == each.display_name or not name.startswith("embers")
                }
                if each.type.name == "integer":
                    typed = {each.display_name: "1"}
                for other in parameters:
                    if other.type.name in ("user", "attachment", "boolean"):
                        typed.pop(other.display_name, None)
                actor = scene.mira if name.startswith("config") else who
                answer = await actor.autocomplete(name, each.display_name, typed)
                assert len(answer.choices) <= 25


async def test_hostile_names_are_shown_harmlessly(scene: Stage) -> None:
    evil = scene.sandbox.add_person("**@everyone** \u202e<@1>`[a](b.c)")
    card = await scene.lobby("sol", evil)
    assert "@everyone" not in card.text.replace("\\@", "")
    assert "<@1>" not in card.text.replace("\\<", "")
    assert "\u202e" not in card.text
    await scene.mira.click(card, "Start")
    await scene.settled()
    assert scene.table.last.attachments
    assert "\u202e" not in scene.table.last.text + scene.table.last.alt_texts[0]


CLICKS = joined(CLICKED).keys()
SLOW = {"help", "tour"}
"""They have no path, and draw samples."""
PATHS = [(), ("²",), ("-1", "x", "0"), ("9" * 20, "~x", "@0", "{", "-")]


async def pressed(who: Actor, panel: Seen, custom_id: str, picked: list[str] | None = None) -> Answer:
    """Click a button, or pick from a menu, with any id: as if the bot had once sent it."""
    inside: dict[str, Any] = {"id": 2, "type": 2, "style": 2, "label": "Press", "custom_id": custom_id}
    if picked is not None:
        options = [{"label": "x", "value": value} for value in picked]
        custom_id = f"m{custom_id[1:]}"
        inside = {"id": 2, "type": 3, "custom_id": custom_id, "options": options}
    panel.payload["components"] = [{"id": 1, "type": 1, "components": [inside]}]
    return await (who.click(panel, custom_id) if picked is None else who.choose(panel, picked, custom_id))


@pytest.mark.parametrize("paths", [1, pytest.param(len(PATHS), marks=pytest.mark.deep)])
async def test_buttons_and_menus_with_any_path_are_answered(
    scene: Stage, paths: int, caplog: pytest.LogCaptureFixture
) -> None:
    """So many paths are tried for each action, others for the next."""
    await scene.game("embers", scene.bo)
    session = scene.live().id
    panel = (await scene.mira.slash("game board")).message
    actions, turn = sorted(each for each in CLICKS - SLOW if "end" not in each.split("-")), cycle(PATHS)
    tried = [(action, path) for action in actions for path in islice(turn, paths)]
    for action, path in tried:
        for picked in (None, ["-1 x"]):
            if panel.stored.gone:
                panel = (await scene.mira.slash("game board")).message
            custom_id = Click(action, session, 5, path).custom_id
            answer = await pressed(scene.mira, panel, custom_id, picked)
            assert "incident" not in caplog.text, (action, path, picked, answer)
    assert (await scene.sessions.get(session)).status.live


async def forged(who: Actor, custom_id: str) -> Answer:
    """Submit a form with any id."""
    form = (await who.slash("my data")).message
    asked = await pressed(who, form, Click("my-delete-form").custom_id)
    assert asked.interaction.modal is not None
    asked.interaction.modal["custom_id"] = f"f{custom_id[1:]}"
    return await who.submit(asked.modal, {"field-0": "99"})


async def test_forms_of_unknown_tables_seats_and_forms_are_refused(scene: Stage) -> None:
    session = (await scene.game("embers", scene.bo)).id
    before = await scene.state()
    for click in (
        Click("my-delete-form"),
        Click("my-zone-form"),
        Click("holiday", session),
        Click("seat-kick", session, 0, ("0",)),
        Click("seat-remove", session, 0, ("99",)),
        Click("seat-remove", 10**17, 0, ("0",)),
        Click("answer", 10**17, 0, ("99", "stake")),
    ):
        text = private_refusal(await forged(scene.mira, click.custom_id))
        assert "Something went wrong" not in text, click
    assert await scene.state() == before


AT_TABLES = (
    "board",
    "log",
    "more",
    "verify",
    "export",
    "report",
    "film",
    "why",
    "seats",
    "clock",
    "play",
    "undo",
)


async def test_a_button_opens_no_table_of_another_server(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    people = [User(int(who.id), who.name) for who in (scene.bo, scene.cy)]
    lobby = await scene.sessions.new(77, 7777, User(4242, "Zorro"), "embers")
    await scene.sessions.join(lobby.id, people[0])
    there = await scene.sessions.start(lobby.id, User(4242, "Zorro"))
    direct = (await scene.mira.slash("game board", channel=scene.mira.dm)).message
    for panel in (None, direct):
        for action in sorted(CLICKS - SLOW):
            on = panel if panel is not None and not panel.stored.gone else None
            on = on or (await scene.mira.slash("game board")).message
            answer = await pressed(scene.mira, on, Click(action, there.id, 5, ("0", "0", "0")).custom_id)
            assert "Zorro" not in str(answer), (action, answer)
            if action in AT_TABLES:
                assert "There is no such game" in private_refusal(answer), action
    assert (await scene.sessions.get(there.id)).seq == there.seq
    own = (await scene.bo.slash("game board")).message
    assert "Zorro" in (await pressed(scene.bo, own, Click("board", there.id).custom_id)).text
    await scene.sessions.seats.offers.make(there.id, people[0], people[1])
    invited = (await scene.cy.slash("game board")).message
    assert "Zorro" in (await pressed(scene.cy, invited, Click("board", there.id).custom_id)).text
