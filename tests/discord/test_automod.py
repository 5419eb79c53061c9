"""Servers whose automatic moderation refuses a player's name: marks stand for names, and it is said once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.discord.views.nameless import nameless_lines
from bot.engine.moves import Seat
from bot.sandbox import Seen
from bot.sessions import LogLine
from bot.sessions.core.types import Kind
from tests.discord.stage import Stage

pytestmark = pytest.mark.e2e

SAID = "AutoMod refuses a word"


def readable(message: Seen) -> str:
    """Everything in a message that people read."""
    return " ".join([message.text, *message.labels, *message.alt_texts])


async def test_a_message_refused_for_a_name_goes_out_with_marks_and_says_so_once(scene: Stage) -> None:
    await scene.game("sol", scene.bo, scene.cy)
    assert "Bo" in readable(scene.table.last)
    scene.sandbox.forbid("bo", "mira")
    refused: list[str] = []
    scene.sandbox.rest.on_traffic = lambda method, _, status, *__: (
        refused.append(method) if status == 400 else None
    )
    now = (await scene.awaited())[0]
    await now.slash("sol hold")
    await scene.settled()
    first = scene.table.last
    assert SAID in first.text
    assert "Play" in first.labels
    assert "■" in first.text or "★" in first.text or "●" in first.text
    assert "● ●" not in first.text
    assert not {"Bo", "Mira"} & set(readable(first).replace("*", " ").split())
    following = (await scene.awaited())[0]
    assert [each["id"] for each in first.payload["mentions"]] == [following.id]
    await following.slash("sol hold")
    await scene.settled()
    second = scene.table.last
    assert second.id != first.id
    assert SAID not in second.text
    assert "took no action" in second.text
    assert scene.live().announced_seq == scene.live().seq
    assert refused.count("POST") == 1


def test_former_holders_have_no_names_either() -> None:
    line = LogLine(1, Kind.MOVE, Seat(0), None, [], 0.0, names=("Mira", "Bo"))
    assert nameless_lines([line]) == [replace(line, names=())]


async def test_a_reminder_refused_for_a_name_goes_out_with_the_mark(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    now.close_dms()
    scene.sandbox.forbid(now.name)
    other = next(each for each in (scene.mira, scene.bo) if each.name != now.name)
    await other.slash("game remind")
    await scene.settled()
    assert f"<@{now.id}>" in scene.table.last.text
    assert now.name not in scene.table.last.text


async def test_the_card_of_a_table_goes_out_with_marks(scene: Stage) -> None:
    scene.sandbox.forbid("mira")
    answer = await scene.mira.slash("game new", channel=scene.table, options={"game": "sol"})
    await scene.settled()
    assert answer.ephemeral
    assert "Join" in scene.table.last.labels
    assert "Mira" not in readable(scene.table.last)
    await scene.bo.click(scene.table.last, "Join")
    await scene.mira.click(scene.table.last, "Start")
    await scene.settled()
    assert "Play" in scene.table.last.labels


async def test_what_someone_shares_and_is_refused_is_told_to_them(scene: Stage) -> None:
    found = await scene.bo.slash("rules", query="SOL 3.1")
    scene.sandbox.forbid("Bo")
    answer = await scene.bo.click(found.message, "Show in channel")
    told = answer.text if answer.kind != "later" else (await answer.followup()).text
    assert "AutoMod refused" in told


async def test_a_thread_whose_title_is_refused_names_the_game_alone(scene: Stage) -> None:
    scene.sandbox.forbid("mira")
    await scene.lobby("sol")
    await scene.mira.click(scene.table.last, "Open in a thread")
    await scene.settled()
    (thread,) = [each for each in scene.sandbox.world.channels.values() if each.kind == "thread"]
    assert thread.name == "SOL"
