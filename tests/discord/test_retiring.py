"""A board is posted once, whatever happens between posting and noting it, and never changed only to retire it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord.channel.posting import without_buttons
from bot.sandbox import CannotDo, Sandbox
from bot.sessions import Refused
from bot.sessions.outbox.shown import Shown
from tests.discord.at_random import RandomPeople
from tests.discord.stage import Stage, stage

pytestmark = pytest.mark.e2e


async def passes_the_turn(scene: Stage) -> None:
    """Play until the board has been posted anew."""
    people = RandomPeople(scene, scene.table, "retiring")
    before = scene.live().message_id
    for _ in range(30):
        await people.play_on(1)
        await scene.settled()
        if scene.live().message_id != before:
            return
    raise AssertionError("the turn does not pass")


def playable(scene: Stage) -> list[str]:
    return [message.id for message in scene.table.messages if "Play" in message.labels]


async def test_a_board_that_was_posted_and_not_noted_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expected_errors: list[str]
) -> None:
    expected_errors.append("could not be shown")
    async with Sandbox(rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.game("sol", scene.bo)
            noted = scene.live().message_id

            async def never(*_: Any, **__: Any) -> None:
                raise Refused("store-failed")

            with monkeypatch.context() as broken:
                broken.setattr(Shown, "mark_announced", never)
                people = RandomPeople(scene, scene.table, "unnoted")
                while len(playable(scene)) < 2:
                    await people.play_on(1)
                    await scene.settled()
                await scene.client.close()
            assert scene.live().message_id == noted
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.settled()
            assert playable(scene)[-1] == str(scene.live().message_id)
            boards = len(playable(scene))
            await passes_the_turn(scene)
            assert len(playable(scene)) == boards + 1


async def test_a_board_that_discord_took_and_did_not_confirm_is_posted_once(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    scene.sandbox.fault("apply_then_fail", rf"POST /channels/{scene.table.id}/messages$", status=502, times=2)
    await passes_the_turn(scene)
    await scene.settled()
    assert len(playable(scene)) == 2
    assert playable(scene)[-1] == str(scene.live().message_id)


async def test_a_replaced_board_costs_no_request(scene: Stage) -> None:
    """Its buttons stay: they open the panel as it is now."""
    await scene.game("sol", scene.bo)
    board = scene.table.last
    people, sent = RandomPeople(scene, scene.table, "replaced"), list[str]()
    while scene.live().message_id == int(board.id):
        sent.clear()
        scene.sandbox.rest.on_traffic = lambda method, path, *_: sent.append(f"{method} {path}")
        await people.play_on(1)
        await scene.settled()
    by_token = [each for each in sent if "/interactions" not in each and "/webhooks" not in each]
    assert by_token == [f"POST /channels/{scene.table.id}/messages"]
    assert "Play" in board.labels
    assert board.attachments


async def test_who_writes_in_an_archived_thread_brings_its_buttons_back(scene: Stage) -> None:
    thread = scene.sandbox.add_thread(scene.table, "a slow evening")
    await scene.game("sol", scene.bo, place=thread)
    now, board = (await scene.awaited(thread))[0], thread.last
    scene.sandbox.archive(thread)
    with pytest.raises(CannotDo, match="archived"):
        await now.click(board, "Play")
    scene.sandbox.lock(thread)
    with pytest.raises(CannotDo, match="locked"):
        now.say("Where were we?", channel=thread)
    scene.sandbox.lock(thread, locked=False)
    now.say("Where were we?", channel=thread)
    assert (await now.click(board, "Play")).ephemeral


async def test_what_people_say_hides_no_message_of_the_bot(scene: Stage) -> None:
    """Discord tells of no components in a message that has none."""
    session = await scene.game("sol", scene.bo)
    board = scene.table.last
    said = scene.bo.say("hello")
    retiring = scene.client.announcer._retiring
    found = await retiring.lost(replace(session, message_id=int(board.id) - 1))
    assert found == int(board.id)
    channel = scene.client.get_partial_messageable(session.channel_id)
    assert without_buttons(await channel.fetch_message(int(said.id))) is None
