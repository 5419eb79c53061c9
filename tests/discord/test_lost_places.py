"""Channels that are deleted, and permissions that are taken, while a game is played in them."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord.channel import place_watch
from bot.discord.core.sending.budget import Need
from bot.engine.moves import Move
from bot.sandbox import Actor, Place, Sandbox
from bot.sandbox.world.permissions import ATTACH_FILES, SEND_MESSAGES, SEND_MESSAGES_IN_THREADS
from bot.sessions import SessionView
from bot.sessions.core.table_state import PlaceLost
from bot.sessions.server.policy import Caller
from tests.discord.stage import Stage, private_refusal, stage

pytestmark = pytest.mark.e2e

FORBIDDEN, DELETED = "I can no longer write in", "was deleted."


def told(who: Actor, words: str) -> list[str]:
    """What the bot told someone by direct message."""
    return [each.text for each in who.dm.messages if words in each.text]


async def moves_on(scene: Stage, place: Place | None = None) -> None:
    """The next player passes the turn without a click."""
    session = scene.live(place)
    seat = session.table_state.turns.awaited[0]
    user = session.holders[seat].user_id
    assert user is not None
    await scene.sessions.submit(user, session.id, Move("hold"), seat=seat)
    await scene.settled()


def tries(scene: Stage, place: Place) -> list[str]:
    """The requests to post in or edit messages of a channel from now on."""
    seen: list[str] = []

    def note(method: str, path: str, *_: object) -> None:
        if method != "GET" and path.startswith(f"/channels/{place.id}/messages"):
            seen.append(f"{method} {path}")

    scene.sandbox.rest.on_traffic = note
    return seen


@pytest.mark.parametrize("known", [True, False])
async def test_a_lost_permission_is_told_once_and_not_tried_against(scene: Stage, known: bool) -> None:
    """Even where the bot was not told of the loss, Discord refuses it only once for each change."""
    await scene.game("sol", scene.bo)
    before = scene.table.last
    if known:
        scene.sandbox.deny(scene.table, SEND_MESSAGES)
        await scene.sandbox.wait_for(lambda: scene.live().table_state.place_lost)
    else:
        scene.table.channel.denied = SEND_MESSAGES
    seen = tries(scene, scene.table)
    await moves_on(scene)
    count = len(seen)
    assert count == 0 if known else count == 2  # the picture, and the words in its place
    for who in (scene.mira, scene.bo):
        (said,) = told(who, FORBIDDEN)
        assert "Send Messages" in said
        assert f"<#{scene.table.id}>" in said
    scene.sandbox.skip(600)
    await moves_on(scene)
    assert len(seen) == 2 * count
    assert [len(told(who, FORBIDDEN)) for who in (scene.mira, scene.bo)] == [1, 1]
    assert scene.live().seq > 3

    scene.sandbox.deny(scene.table)
    await scene.sandbox.wait_for(lambda: scene.live().table_state.place_lost == "")
    await scene.settled()
    assert scene.table.last.id != before.id
    assert "Play" in scene.table.last.labels
    assert scene.live().table_state.place_lost == ""


async def test_a_right_that_comes_back_while_its_loss_is_noted_is_noticed(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.game("sol", scene.bo)
    announcer, news = scene.client.announcer, scene.client.context.place_news
    real, heard, came_back = news.note, list[int](), list[str]()
    rights_changed = announcer.rights_changed

    def hear(guild_id: int) -> None:
        rights_changed(guild_id)
        heard.append(guild_id)

    async def note(session: SessionView, lost: PlaceLost) -> SessionView:
        if lost and not came_back:
            came_back.append(lost)
            known = len(heard)
            scene.sandbox.deny(scene.table)
            await scene.sandbox.wait_for(lambda: len(heard) > known)
        return await real(session, lost)

    monkeypatch.setattr(announcer, "rights_changed", hear)
    monkeypatch.setattr(news, "note", note)
    scene.sandbox.deny(scene.table, SEND_MESSAGES)
    await scene.sandbox.wait_for(lambda: came_back)
    await scene.settled()
    assert scene.live().table_state.place_lost == ""
    assert scene.live().announced_seq == scene.live().seq
    await moves_on(scene)
    assert scene.live().announced_seq == scene.live().seq


async def test_a_game_that_ended_while_the_bot_could_not_write_is_shown_when_it_can(scene: Stage) -> None:
    session = await scene.game("sol", scene.bo)
    scene.sandbox.deny(scene.table, SEND_MESSAGES)
    await scene.sandbox.wait_for(lambda: scene.live().table_state.place_lost)
    await scene.sessions.end(
        session.id, Caller(int(scene.mira.id), "Mira", admin=True), admin=True, reason=""
    )
    await scene.settled()
    assert "Play again" not in scene.table.last.labels
    scene.sandbox.deny(scene.table)
    await scene.sandbox.wait_for(lambda: "Play again" in scene.table.last.labels)


async def test_it_is_told_again_when_it_is_lost_again_and_after_no_restart(tmp_path: Path) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.game("sol", scene.bo)
            sandbox.deny(scene.table, SEND_MESSAGES)
            await moves_on(scene)
            assert len(told(scene.bo, FORBIDDEN)) == 1
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await moves_on(scene)
            assert len(told(scene.bo, FORBIDDEN)) == 1
            sandbox.deny(scene.table)
            await sandbox.wait_for(lambda: scene.live().table_state.place_lost == "")
            await scene.settled()
            assert "Play" in scene.table.last.labels
            sandbox.deny(scene.table, SEND_MESSAGES)
            await sandbox.wait_for(lambda: scene.live().table_state.place_lost == "forbidden")
            await scene.settled()
            assert len(told(scene.bo, FORBIDDEN)) == 2


async def test_in_a_thread_its_own_permission_counts(scene: Stage) -> None:
    thread = scene.sandbox.add_thread(scene.table, "a slow evening")
    await scene.game("sol", scene.bo, place=thread)
    scene.sandbox.deny(scene.table, SEND_MESSAGES)
    before = thread.last
    await moves_on(scene, thread)
    assert thread.last.id != before.id
    scene.sandbox.deny(scene.table, SEND_MESSAGES_IN_THREADS)
    await moves_on(scene, thread)
    (said,) = told(scene.bo, FORBIDDEN)
    assert "Send Messages in Threads" in said


async def test_without_the_right_to_files_the_board_goes_on_in_words(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    scene.sandbox.deny(scene.table, ATTACH_FILES)
    await moves_on(scene)
    board = scene.table.last
    assert not board.attachments
    assert (
        "I show the board in words, because I lack a permission in this channel: Attach Files." in board.text
    )
    assert "Play" in board.labels
    scene.table.channel.denied = 0
    scene.sandbox.deny(scene.table)
    await moves_on(scene)
    assert scene.table.last.attachments
    scene.table.channel.denied = ATTACH_FILES
    await moves_on(scene)
    assert not scene.table.last.attachments
    assert "Play" in scene.table.last.labels


async def test_a_game_does_not_begin_where_the_bot_lacks_a_permission(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo)
    scene.sandbox.deny(scene.table, ATTACH_FILES)
    assert "Attach Files" in private_refusal(await scene.mira.click(card, "Start"))
    assert scene.live().started_at is None


@pytest.mark.parametrize("kind", ["channel", "thread", "parent"])
async def test_the_players_of_a_deleted_channel_are_told_and_go_on_elsewhere(scene: Stage, kind: str) -> None:
    place = scene.table if kind == "channel" else scene.sandbox.add_thread(scene.table, "a slow evening")
    session = await scene.game("sol", scene.bo, place=place)
    scene.bo.close_dms()
    state = await scene.state(place)
    scene.sandbox.delete(scene.table if kind == "parent" else place)
    await scene.sandbox.wait_for(
        lambda: scene.sessions._tables.by_id[session.id].head.table_state.place_lost == "deleted"
    )
    await scene.settled()
    (said,) = told(scene.mira, DELETED)
    assert "your game of SOL on Observatory" in said
    elsewhere = scene.second
    answer = await scene.bo.slash("help", channel=elsewhere)
    assert DELETED in (await answer.followup()).text
    again = await scene.bo.slash("help", channel=elsewhere)
    await scene.settled()
    assert again.followups == []

    assert "For the host." in private_refusal(await scene.bo.slash("game move", channel=elsewhere))
    await scene.mira.slash("game move", channel=elsewhere)
    await scene.settled()
    found = scene.live(elsewhere)
    assert (found.id, found.table_state.place_lost) == (session.id, "")
    assert await scene.state(elsewhere) == state
    assert "Play" in elsewhere.last.labels
    assert found.retiring == ()


async def test_a_game_in_a_deleted_channel_can_be_ended_from_another(scene: Stage) -> None:
    session = await scene.game("sol", scene.bo)
    scene.sandbox.delete(scene.table)
    await scene.sandbox.wait_for(lambda: told(scene.bo, DELETED))
    sure = await scene.mira.slash("game end", channel=scene.second)
    await scene.mira.click(sure.message, "End the game")
    await scene.settled()
    assert not (await scene.sessions.get(session.id)).status.live
    assert session.id not in {each.id for each in scene.sessions.shown.unannounced()}


async def test_a_deleted_channel_that_was_not_announced_is_found_out_by_the_next_message(
    scene: Stage,
) -> None:
    thread = scene.sandbox.add_thread(scene.table, "a slow evening")
    await scene.game("sol", scene.bo, place=thread)
    session = scene.live(thread)
    scene.sandbox.world.remove_channel(thread.channel)
    seen = tries(scene, thread)
    await moves_on(scene, thread)
    assert len(told(scene.mira, DELETED)) == 1
    assert 1 <= len(seen) <= 2
    assert (await scene.sessions.get(session.id)).table_state.place_lost == "deleted"


async def in_thread(scene: Stage) -> Place:
    """A thread in which a game of SOL waits for someone; Discord archives it after a quiet hour."""
    thread = scene.sandbox.add_thread(scene.table, "a slow evening")
    thread.channel.auto_archive = 60
    await scene.game("sol", scene.bo, place=thread)
    return thread


def patches(scene: Stage, thread: Place) -> list[str]:
    """The requests to change a thread from now on."""
    seen: list[str] = []

    def note(method: str, path: str, *_: object) -> None:
        if (method, path) == ("PATCH", f"/channels/{thread.id}"):
            seen.append(path)

    scene.sandbox.rest.on_traffic = note
    return seen


async def test_a_thread_that_time_archived_is_opened_once_for_each_position(scene: Stage) -> None:
    thread = await in_thread(scene)
    seen = patches(scene, thread)
    board, now = thread.last, (await scene.awaited(thread))[0]
    scene.sandbox.skip(3700)
    await scene.settled()
    scene.sandbox.archive(thread)
    await scene.sandbox.wait_for(lambda: not thread.channel.archived)
    await scene.settled()
    assert len(seen) == 1
    assert thread.last.id == board.id
    assert (await now.click(board, "Play")).ephemeral
    assert not told(now, "was archived")
    scene.sandbox.skip(3700)
    await scene.settled()
    scene.sandbox.archive(thread)
    await scene.sandbox.wait_for(lambda: scene.live(thread).table_state.place_lost == "archived")
    await scene.settled()
    assert len(seen) == 1
    assert len(told(now, "was archived")) == 1
    now.say("Still there?", channel=thread)
    await scene.sandbox.wait_for(lambda: not scene.live(thread).table_state.place_lost)
    await moves_on(scene, thread)
    scene.sandbox.skip(3700)
    scene.sandbox.archive(thread)
    await scene.sandbox.wait_for(lambda: not thread.channel.archived)
    await scene.settled()
    assert len(seen) == 2


async def test_a_thread_that_someone_archived_stays_so_and_who_is_asked_is_told(scene: Stage) -> None:
    thread = await in_thread(scene)
    board, now = thread.last, (await scene.awaited(thread))[0]
    other = scene.bo if now.id == scene.mira.id else scene.mira
    scene.sandbox.archive(thread)
    await scene.sandbox.wait_for(lambda: scene.live(thread).table_state.place_lost == "archived")
    await scene.settled()
    (said,) = told(now, "was archived")
    assert f"<#{thread.id}>" in said
    assert "Write in it" in said
    assert not told(other, "was archived")
    mine = await now.slash("my games", channel=scene.second)
    assert "The thread was archived. Write in it" in mine.text
    await moves_on(scene, thread)
    assert thread.channel.archived
    assert thread.last.id == board.id
    now.say("Where were we?", channel=thread)
    await scene.sandbox.wait_for(lambda: not scene.live(thread).table_state.place_lost)
    await scene.settled()
    assert "Play" in thread.last.labels
    assert scene.live(thread).announced_seq == scene.live(thread).seq


async def test_a_thread_that_is_archived_and_locked_waits_for_a_moderator(scene: Stage) -> None:
    thread = await in_thread(scene)
    seen = patches(scene, thread)
    scene.sandbox.skip(3700)
    thread.channel.locked = True
    scene.sandbox.archive(thread)
    await scene.sandbox.wait_for(lambda: scene.live(thread).table_state.place_lost == "locked")
    await scene.settled()
    assert seen == []
    mine = await scene.bo.slash("my games", channel=scene.second)
    assert "The thread was locked." in mine.text
    scene.sandbox.lock(thread, False)
    await scene.sandbox.wait_for(lambda: scene.live(thread).table_state.place_lost != "locked")
    await scene.settled()


async def test_a_channel_deleted_archived_and_locked_in_the_same_second(scene: Stage) -> None:
    thread = await in_thread(scene)
    session = scene.live(thread)
    thread.channel.locked = True
    scene.sandbox.archive(thread)
    scene.sandbox.lock(thread, False)
    scene.sandbox.delete(thread)

    def lost() -> PlaceLost:
        return scene.sessions._tables.by_id[session.id].head.table_state.place_lost

    await scene.sandbox.wait_for(lambda: lost() == "deleted")
    await scene.settled()
    assert lost() == "deleted"
    assert len(told(scene.mira, DELETED)) == 1


async def test_a_channel_deleted_while_the_bot_was_away_is_found_by_one_request(tmp_path: Path) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            thread = sandbox.add_thread(scene.table, "a slow evening")
            await scene.game("sol", scene.bo, place=thread)
            await scene.game("sol", scene.bo, place=scene.second)
            asked = list[str]()
        sandbox.delete(thread)
        sandbox.rest.on_traffic = lambda method, path, *_: asked.append(f"{method} {path}")
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            lost = next(each for each in scene.sessions.live() if each.channel_id == int(thread.id))
            await sandbox.wait_for(lambda: told(scene.mira, DELETED))
            await scene.settled()
            assert (await scene.sessions.get(lost.id)).table_state.place_lost == "deleted"
        assert [each for each in asked if each.endswith(f"/channels/{thread.id}")] == [
            f"GET /channels/{thread.id}"
        ]
        assert f"GET /channels/{scene.second.id}" not in asked
        asked.clear()
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.settled()
        assert f"GET /channels/{thread.id}" not in asked


async def test_places_are_looked_for_two_a_second_and_after_all_else(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads that were archived, deleted, and opened again while the bot was not told."""
    places = [scene.sandbox.add_thread(scene.table, f"evening {number}") for number in range(3)]
    for place in places:
        place.channel.auto_archive = 60
        await scene.game("sol", scene.bo, place=place)
    sessions = [scene.live(place) for place in places]
    world, slept, needs = scene.sandbox.world, list[float](), list[Need]()
    turn = scene.client.context.budget.turn

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def noted(need: Need, *rest: Any) -> None:
        needs.append(need)
        await turn(need, *rest)

    world.archive(places[0].channel, True)
    world.remove_channel(places[1].channel)
    guild = scene.client.get_guild(int(world.home.id))
    assert guild is not None
    for place in places:
        guild._remove_thread(discord.Object(int(place.id)))  # type: ignore[arg-type]
    loop = SimpleNamespace(time=lambda: 100.0)
    monkeypatch.setattr(place_watch, "asyncio", SimpleNamespace(sleep=sleep, get_running_loop=lambda: loop))
    monkeypatch.setattr(scene.client.context.budget, "turn", noted)
    scene.client.announcer.watch.look_for_missing()
    scene.client.announcer.watch.look_for_missing(guild.id)
    await scene.settled()
    lost = [(await scene.sessions.get(each.id)).table_state.place_lost for each in sessions]
    assert lost == ["archived", "deleted", ""]
    assert needs[0] is max(Need)
    assert (needs.count(Need.LOOK), slept) == (3, [0.0, 0.5, 1.0])


async def test_places_of_many_servers_are_looked_for_two_a_second_too(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each server that Discord names after the start is looked through by itself."""
    other = scene.sandbox.add_guild("Planetarium")
    dome = scene.sandbox.add_channel("dome", guild=other)
    await scene.sandbox.wait_for(lambda: scene.client.get_channel(int(dome.id)))
    await scene.game("embers", scene.bo)
    await scene.game("embers", scene.bo, place=dome)
    slept = list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(round(seconds, 1))

    loop = SimpleNamespace(time=lambda: 100.0)
    monkeypatch.setattr(place_watch, "asyncio", SimpleNamespace(sleep=sleep, get_running_loop=lambda: loop))
    watch = scene.client.announcer.watch
    for place, guild_id in ((scene.table, scene.sandbox.guild_id), (dome, int(other.id))):
        guild = scene.client.get_guild(guild_id)
        assert guild is not None
        guild._channels.pop(int(place.id))
        watch.look_for_missing(guild_id)
    await scene.settled()
    assert slept == [0.0, 0.5]


async def test_in_a_locked_thread_the_game_waits_until_it_is_unlocked(scene: Stage) -> None:
    thread = scene.sandbox.add_thread(scene.table, "a slow evening")
    await scene.game("sol", scene.bo, place=thread)
    before = thread.last
    scene.sandbox.lock(thread)
    await scene.sandbox.wait_for(lambda: scene.live(thread).table_state.place_lost == "locked")
    await scene.settled()
    for who in (scene.mira, scene.bo):
        (said,) = told(who, "was locked")
        assert f"<#{thread.id}>" in said
    seen = tries(scene, thread)
    await moves_on(scene, thread)
    assert seen == []
    scene.sandbox.lock(thread, False)
    await scene.sandbox.wait_for(lambda: scene.live(thread).table_state.place_lost == "")
    await scene.settled()
    assert thread.last.id != before.id
    thread.channel.locked = thread.channel.archived = True
    await moves_on(scene, thread)
    assert scene.live(thread).table_state.place_lost == "locked"
