"""Reminders at Discord: by direct message first, then in the channel; each of them once, whatever happens between."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sandbox import Actor, Sandbox, Seen
from bot.sessions import Refused
from bot.sessions.people import Person, Prompts
from tests.discord.stage import Stage, private_refusal, stage
from tests.discord.test_clocks import HOUR, clocked, passes, stake

pytestmark = pytest.mark.e2e


def reminders(messages: list[Seen]) -> list[Seen]:
    return [each for each in messages if any("h:reminded:" in b.get("custom_id", "") for b in each.buttons)]


def letters(user: Actor) -> list[Seen]:
    return reminders(user.dm.messages)


async def test_the_first_comes_by_direct_message_the_second_in_the_channel(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    await passes(scene, 12.1)
    (letter,) = letters(scene.bo)
    assert "Bo" in letter.text
    assert "time’s up <t:" in letter.text
    assert reminders(scene.table.messages) == []
    await passes(scene, 9.6)
    (said,) = reminders(scene.table.messages)
    assert f"<@{scene.bo.id}>" in said.text
    assert len(letters(scene.bo)) == 1
    assert letters(scene.mira) == []


async def test_its_button_opens_the_panel(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    await passes(scene, 12.1)
    answer = await scene.bo.click(letters(scene.bo)[0], "Answer")
    assert "stake" in answer.text.casefold()


async def test_closed_direct_messages_are_no_way_out(scene: Stage) -> None:
    scene.bo.close_dms()
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    await passes(scene, 12.1)
    assert len(reminders(scene.table.messages)) == 1


async def test_who_wants_no_direct_messages_is_reminded_in_the_channel(scene: Stage) -> None:
    await scene.sessions.people.keep(int(scene.bo.id), Person(prompts=Prompts.CHANNEL))
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    await passes(scene, 12.1)
    assert letters(scene.bo) == []
    assert len(reminders(scene.table.messages)) == 1


async def test_a_player_reminds_another(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    answer = await scene.mira.slash("game remind")
    assert "Bo" in answer.text
    await scene.client.reminders.settled()
    assert "Mira asks whether you have seen it" in letters(scene.bo)[0].text
    private_refusal(await scene.mira.slash("game remind"))
    private_refusal(await scene.cy.slash("game remind"))
    private_refusal(await scene.bo.slash("game remind"))


async def test_who_has_answered_meanwhile_is_not_reminded(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    await scene.client.reminders.close()
    scene.sandbox.skip(12.1 * HOUR)
    await scene.sessions.tick()
    await stake(scene, scene.bo)
    scene.client.reminders.start()
    await scene.client.reminders.settled()
    assert letters(scene.bo) == []
    assert await scene.sessions.clocks.unsent() == []


async def test_what_discord_does_not_take_is_sent_later(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    scene.sandbox.fault("reset", f"POST /channels/{scene.bo.dm.id}/messages", times=None)
    await passes(scene, 12.1)
    assert letters(scene.bo) == []
    assert len(await scene.sessions.clocks.unsent()) == 1
    scene.sandbox.faults.clear()
    scene.sessions.clocks.on_reminder()
    await scene.client.reminders.settled()
    assert len(letters(scene.bo)) == 1
    assert await scene.sessions.clocks.unsent() == []


@pytest.mark.parametrize("later", [10.0, 3600.0])
@pytest.mark.parametrize("killed", ["before sending", "before marking"])
async def test_a_kill_neither_loses_nor_repeats_a_reminder(tmp_path: Path, killed: str, later: float) -> None:
    """Within minutes the nonce keeps Discord from taking it twice; later it is found in the channel's history."""
    database = tmp_path / "games.db"
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(database, sandbox=sandbox) as scene:
            await clocked(scene, scene.bo)
            await stake(scene, scene.mira)
            clocks = scene.sessions.clocks
            if killed == "before sending":
                await scene.client.reminders.close()
            else:

                async def never(reminder: object) -> None:
                    raise Refused("store-locked")

                clocks.mark_sent = never  # type: ignore[method-assign]
            await passes(scene, 12.1) if killed == "before marking" else await _due(scene, 12.1)
            assert len(letters(scene.bo)) == (killed == "before marking")
            assert len(await clocks.unsent()) == 1
        sandbox.skip(later)
        async with stage(database, sandbox=sandbox) as scene:
            await scene.sessions.tick()
            await scene.client.reminders.settled()
            assert len(letters(scene.bo)) == 1
            assert await scene.sessions.clocks.unsent() == []


async def _due(scene: Stage, hours: float) -> None:
    scene.sandbox.skip(hours * HOUR)
    await scene.sessions.tick()
