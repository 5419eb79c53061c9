"""A server removes the bot and invites it again: meanwhile nothing is sent for its games, and afterwards they go on."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.engine.moves import Move, Seat
from bot.sandbox import Sandbox
from tests.discord.stage import Stage, stage
from tests.discord.test_clocks import clocked, living, passes, stake
from tests.discord.test_hands import hand_messages
from tests.discord.test_reminders import reminders_of

pytestmark = pytest.mark.e2e

DAYS = 24.0
ELSEWHERE = 77
"""A server and a channel that the sandbox does not have."""


async def removed(scene: Stage) -> int:
    """The server removes the bot; how many requests it had made by then."""
    scene.sandbox.gateway.kick()
    await scene.sandbox.wait_for(lambda: not scene.client.guilds)
    return scene.sandbox.rest.requests


async def invited(scene: Stage) -> None:
    scene.sandbox.gateway.invite()
    await scene.sandbox.wait_for(lambda: bool(scene.client.guilds))
    await scene.settled()


async def draw(scene: Stage, seat: int) -> None:
    """A move of the set-up of Super Nova."""
    holder = scene.live().holders[seat]
    assert holder.user_id is not None
    await scene.sessions.submit(holder.user_id, scene.live().id, Move("draw", ("keep",)), seat=Seat(seat))
    await scene.settled()


async def test_nothing_is_sent_meanwhile_and_the_game_comes_back(
    scene: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    await scene.game("supernova", scene.bo)
    before, (mine,) = living(scene), hand_messages(scene.mira, scene)
    shown = mine.text
    requests = await removed(scene)
    await draw(scene, 0)
    await draw(scene, 1)
    await passes(scene, 3 * DAYS)
    assert scene.sandbox.rest.requests == requests
    assert (living(scene).id, hand_messages(scene.mira, scene)[0].text) == (before.id, shown)

    await invited(scene)
    assert living(scene).id != before.id
    assert "I was offline for a while." in living(scene).text
    assert "Play" in living(scene).labels
    assert hand_messages(scene.mira, scene)[0].text != shown
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING] == []


async def test_a_game_in_which_nothing_happened_comes_back_too(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    before = living(scene)
    await removed(scene)
    await invited(scene)
    assert living(scene).id != before.id
    assert "I was offline for a while." in living(scene).text
    who = (await scene.awaited())[0]
    assert (await who.click(living(scene), "Play")).ephemeral


async def test_a_game_that_was_being_shown_when_it_happened_comes_back(scene: Stage) -> None:
    """Discord already refuses the message, and the bot learns why later; no one moves any more."""
    await scene.game("sol", scene.bo)
    before = living(scene)
    scene.sandbox.world.home.member = False
    await stake(scene, (await scene.awaited())[0])
    assert scene.live().table_state.place_lost == "forbidden"
    await removed(scene)
    await invited(scene)
    assert scene.live().table_state.place_lost == ""
    assert living(scene).id != before.id


async def test_nobody_is_reminded_or_late_until_some_time_after(scene: Stage) -> None:
    session = await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    requests = await removed(scene)
    await passes(scene, 3 * DAYS)
    assert scene.sandbox.rest.requests == requests
    await invited(scene)
    await passes(scene, 0)
    assert scene.live().table_state.votes == ()
    assert "ran out of time" not in living(scene).text
    await passes(scene, 0.3)
    await passes(scene, 0.3)
    assert scene.live().seq > session.seq
    assert "Bo ran out of time. What now?" in living(scene).text
    assert len(reminders_of(scene.bo)) == 1


async def test_a_restart_meanwhile_changes_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.game("supernova", scene.bo)
            await scene.game("sol", scene.bo, place=scene.second)
            await removed(scene)
            await draw(scene, 0)
        quiet = scene.second.last.id
        messages = {place.id: len(place.messages) for place in (scene.table, scene.mira.dm, scene.bo.dm)}
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.settled()
            await passes(scene, 1)
            assert {
                each: len(sandbox.channel(sandbox.world.channels[each]).messages) for each in messages
            } == messages
            before = living(scene).id
            await invited(scene)
            assert living(scene).id != before
            assert scene.second.last.id != quiet
            assert len(hand_messages(scene.mira, scene)) == 1
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING] == []


async def test_the_games_of_another_server_do_not_notice(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The bot starts with a game whose server it is not in."""
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.game("supernova", scene.bo)
            await scene.game("supernova", scene.bo, place=scene.second)
            elsewhere = scene.live(scene.second).id
        with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
            moved = "UPDATE session SET guild = ?, channel = ?, announced = 0 WHERE id = ?"
            database.execute(moved, (ELSEWHERE, ELSEWHERE, elsewhere))
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.settled()
            before = scene.sandbox.rest.requests
            holders = (await scene.sessions.get(elsewhere)).holders
            assert holders[0].user_id is not None
            await scene.sessions.submit(holders[0].user_id, elsewhere, Move("draw", ("keep",)), seat=Seat(0))
            await scene.settled()
            assert scene.sandbox.rest.requests == before
            await draw(scene, 0)
            await draw(scene, 1)
            assert len(hand_messages(scene.mira, scene)) == 1
            assert scene.sandbox.rest.requests > before
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING] == []
