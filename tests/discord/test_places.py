"""Where a table is played: threads of its own, other channels, and what its old place says."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.sandbox import Actor, Answer, CannotDo, Place, Sandbox, Seen
from bot.sandbox.api.faults import Fault
from bot.sandbox.world.permissions import (
    ATTACH_FILES,
    CREATE_PUBLIC_THREADS,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
)
from bot.sessions import User
from tests.discord.stage import Stage, private_refusal, stage

pytestmark = pytest.mark.e2e


def thread_of(scene: Stage, place: Place) -> Place:
    """The newest thread of a channel."""
    threads = [each for each in scene.sandbox.world.channels.values() if each.parent == place.id]
    return scene.sandbox.channel(threads[-1])


def threads(scene: Stage) -> int:
    return sum(each.kind == "thread" for each in scene.sandbox.world.channels.values())


async def in_use(scene: Stage) -> Seen:
    """The answer to a second table in a channel, with its button."""
    await scene.lobby("sol")
    answer = await scene.bo.slash("game new", game="sol", options={"preset": "full", "options": "draft=off"})
    assert "Channel in use." in (said := private_refusal(answer))
    assert "A table of SOL waits for players in this channel" in said
    return answer.message


async def test_a_lobby_moves_into_a_thread_named_after_game_and_host(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo)
    await scene.mira.click(card, "Open in a thread")
    await scene.settled()
    thread = thread_of(scene, scene.table)
    assert thread.name == "SOL · Mira"
    assert thread.channel.auto_archive == 10080
    assert card.labels == []
    assert f"It goes on in <#{thread.id}>" in card.text
    assert thread.last.labels[:2] == ["Join", "Leave"]
    assert "Open in a thread" not in thread.last.labels
    await scene.mira.click(thread.last, "Start")
    await scene.settled()
    assert "Play" in thread.last.labels
    assert [each["id"] for each in thread.last.payload["mentions"]]
    assert await scene.lobby("sol")


async def test_only_the_host_and_only_one_who_may_opens_the_thread(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo)
    assert "For the host." in private_refusal(await scene.bo.click(card, "Open in a thread"))
    scene.sandbox.deny(scene.table, members=CREATE_PUBLIC_THREADS)
    refused = private_refusal(await scene.mira.click(card, "Open in a thread"))
    assert "You are not allowed to open threads" in refused
    assert threads(scene) == 0


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        (CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
        (ATTACH_FILES, "Attach Files"),
        (SEND_MESSAGES, None),
    ],
)
async def test_what_the_bot_needs_for_a_thread_is_named(scene: Stage, denied: int, named: str | None) -> None:
    card = await scene.lobby("sol")
    scene.sandbox.deny(scene.table, denied)
    answer = await scene.mira.click(card, "Open in a thread")
    if named is None:
        await scene.settled()
        assert thread_of(scene, scene.table).last.labels[0] == "Join"
        return
    assert private_refusal(answer).endswith("can grant them in the channel’s settings.")
    assert f"permissions in this channel: {named}." in answer.text
    assert threads(scene) == 0


async def test_a_taken_channel_offers_a_thread_with_the_same_game_and_options(scene: Stage) -> None:
    refused = await in_use(scene)
    answer = await scene.bo.click(refused, "Open in a thread")
    await scene.settled()
    thread = thread_of(scene, scene.table)
    assert f"<#{thread.id}>" in answer.text
    session = scene.live(thread)
    assert (session.host_id, session.options["effects"], session.options["draft"]) == (
        int(scene.bo.id),
        "b21",
        "off",
    )
    assert session.table_state.within == (int(scene.table.id),)
    assert thread.last.labels[0] == "Join"


async def test_a_table_that_may_not_be_opened_leaves_no_empty_thread(scene: Stage) -> None:
    refused = await in_use(scene)
    await scene.mira.slash("config games", forbid="sol", channel=scene.second)
    assert "Not here." in private_refusal(await scene.bo.click(refused, "Open in a thread"))
    assert threads(scene) == 0


async def test_a_thread_holds_no_thread_and_that_is_said(scene: Stage) -> None:
    forum = scene.sandbox.add_channel("evenings", "forum")
    post = scene.sandbox.add_thread(forum, "SOL tonight")
    await scene.lobby("sol", place=post)
    assert "Open in a thread" not in post.last.labels
    answer = await scene.bo.slash("game new", game="embers", channel=post)
    refused = private_refusal(answer)
    assert "A table of SOL waits for players in this thread" in refused
    other = f"another thread in <#{forum.id}> and use /game new there."
    assert f"Join that table with /game join, or start {other}" in refused
    await scene.sessions.join(scene.live(post).id, User(int(scene.bo.id), "Bo"))
    await scene.sessions.start(scene.live(post).id, User(int(scene.mira.id), "Mira"))
    refused = private_refusal(await scene.bo.slash("game new", game="embers", channel=post))
    assert "SOL is being played in this thread, and a thread has room for one game." in refused
    assert f"Start {other}" in refused
    voice = scene.sandbox.add_channel("evening-talk", "voice")
    await scene.lobby("sol", place=voice)
    assert "Open in a thread" not in voice.last.labels
    in_voice = await scene.bo.slash("game new", game="embers", channel=voice)
    assert "Channel in use." in private_refusal(in_voice)


async def test_a_server_can_have_a_thread_for_every_table(scene: Stage) -> None:
    page = await scene.mira.slash("config channels", threads=True)
    assert "Each new table gets a thread of its own." in page.text
    scene.sandbox.deny(scene.table, members=CREATE_PUBLIC_THREADS)
    await scene.bo.slash("game new", game="sol")
    await scene.settled()
    assert threads(scene) == 0, "who may not open threads opens none through the bot"
    await scene.bo.click(scene.table.last, "Cancel")
    await scene.settled()
    scene.sandbox.deny(scene.table, SEND_MESSAGES)
    answer = await scene.bo.slash("game new", game="sol")
    await scene.settled()
    thread = thread_of(scene, scene.table)
    assert (answer.ephemeral, thread.name) == (True, "SOL · Bo")
    assert f"<#{thread.id}>" in answer.text
    assert scene.sessions.in_channel(int(scene.table.id)) is None
    await scene.bo.click(thread.last, "Cancel")
    await scene.settled()
    await scene.lobby("sol", place=thread)
    assert threads(scene) == 1
    await scene.mira.click(page.message, "Tables in the channel")
    await scene.lobby("sol", place=scene.second)


async def test_too_many_threads_are_told(scene: Stage) -> None:
    card = await scene.lobby("sol")
    scene.sandbox.fault("code", r"POST /channels/\d+/threads$", status=400, code=160006)
    refused = private_refusal(await scene.mira.click(card, "Open in a thread"))
    assert "Too many threads." in refused
    assert card.labels[0] == "Join"


async def test_a_game_moves_with_all_it_has_and_leaves_a_link(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    board = scene.table.last
    before = await scene.state()
    answer = await scene.mira.slash("game move", channel=scene.table, options={"channel": scene.second.id})
    await scene.settled()
    assert f"<#{scene.second.id}>" in answer.text
    assert board.labels == []
    assert board.file()
    assert f"It goes on in <#{scene.second.id}>" in board.text
    assert await scene.state(scene.second) == before
    now = (await scene.awaited(scene.second))[0]
    assert [each["id"] for each in scene.second.last.payload["mentions"]] == [now.id]
    await now.click(scene.second.last, "Play")
    await scene.lobby("embers")


async def test_what_was_left_behind_is_marked_after_a_restart(tmp_path: Path) -> None:
    async with Sandbox(rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.game("sol", scene.bo)
            board = scene.table.last
            sandbox.fault("reset", rf"PATCH /channels/{scene.table.id}/messages/{board.id}$", times=None)
            await scene.mira.slash("game move", options={"channel": scene.second.id})
            await sandbox.wait_for(
                lambda: scene.live(scene.second).announced_seq == scene.live(scene.second).seq
            )
            assert "Play" in board.labels
        sandbox.faults.clear()
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.settled()
            assert board.labels == []
            assert f"<#{scene.second.id}>" in board.text
            assert scene.live(scene.second).retiring == ()


async def test_a_board_on_its_way_while_the_table_moves_is_marked_too(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.game("sol", scene.bo)
    now, moved = (await scene.awaited())[0], asyncio.Event()

    async def before(fault: Fault) -> None:
        await moved.wait()

    monkeypatch.setattr(scene.sandbox.rest, "_before", before)
    held = scene.sandbox.fault("delay_before", rf"POST /channels/{scene.table.id}/messages$")
    await now.slash("sol hold")
    await scene.sandbox.wait_for(lambda: held.fired)
    await scene.mira.slash("game move", options={"channel": scene.second.id})
    moved.set()
    await scene.settled()
    assert [each.id for each in scene.table.messages if "Play" in each.labels] == []
    assert f"<#{scene.second.id}>" in scene.table.last.text
    assert [each.id for each in scene.second.messages if "Play" in each.labels] == [scene.second.last.id]


async def test_a_table_is_brought_to_where_its_host_is(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    await scene.lobby("embers", place=scene.second)
    third = scene.sandbox.add_channel("third")
    which = await scene.mira.slash("game move", channel=third)
    assert len(which.message.labels) == 2
    await scene.mira.click(which.message, which.message.labels[1])
    await scene.settled()
    assert scene.live(third).game == "embers"
    assert "Join" in third.last.labels


@pytest.mark.parametrize("who", ["bot", "member"])
async def test_nobody_moves_a_table_to_where_they_or_the_bot_cannot_write(scene: Stage, who: str) -> None:
    await scene.game("sol", scene.bo)
    denied = {"bot": ATTACH_FILES} if who == "bot" else {"members": SEND_MESSAGES}
    scene.sandbox.deny(scene.second, **denied)
    refused = private_refusal(await scene.mira.slash("game move", options={"channel": scene.second.id}))
    assert ("Attach Files" if who == "bot" else "You cannot write in that channel.") in refused
    assert scene.live().game == "sol"


async def test_a_forum_itself_is_no_place_to_go_on(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    forum = scene.sandbox.add_channel("evenings", "forum")
    with pytest.raises(CannotDo, match="no value"):
        await scene.mira.slash("game move", options={"channel": forum.id})


async def new_in_thread(scene: Stage, who: Actor) -> Answer:
    """What someone is told who opens a table in a thread of its own."""
    answer = await who.slash("game new", game="sol", preset="full")
    await scene.settled()
    return answer


async def test_three_tables_open_their_threads_in_one_minute(scene: Stage) -> None:
    """Discord's window for new threads is five minutes long, however many of them are left."""
    await scene.mira.slash("config channels", threads=True)
    scene.sandbox.limits.enabled = True
    for number, who in enumerate((scene.mira, scene.bo, scene.cy), 1):
        answer = await new_in_thread(scene, who)
        assert threads(scene) == number
        assert f"<#{thread_of(scene, scene.table).id}>" in answer.text


@pytest.mark.parametrize("known", [True, False])
async def test_who_asks_for_a_thread_too_many_is_told_at_once(scene: Stage, known: bool) -> None:
    """Nobody waits for minutes, whether the bot knows that none is left or Discord says so."""
    await scene.mira.slash("config channels", threads=True)
    scene.sandbox.limits.enabled = True
    scene.sandbox.limits.limits["POST", "/channels/{channel_id}/threads"] = (3, 300.0)
    seen: list[str] = []
    scene.sandbox.rest.on_traffic = lambda method, path, *_: seen.append(f"{method} {path}")
    for who in (scene.mira, scene.bo):
        await new_in_thread(scene, who)
    asked = f"POST /channels/{scene.table.id}/threads"
    if not known:
        scene.client.context.budget._windows.clear()
        scene.sandbox.fault("rate_limit", r"POST /channels/\d+/threads$", retry_after=219.0)
    refused = private_refusal(await new_in_thread(scene, scene.cy))
    assert "Too many new threads." in refused
    assert f"for {5 if known else 4} minutes." in refused
    assert (seen.count(asked), threads(scene)) == (2 if known else 3, 2)


async def test_a_person_has_five_threads_an_hour_and_an_empty_one_is_used_again(scene: Stage) -> None:
    await scene.mira.slash("config channels", threads=True)
    for number in range(1, 6):
        answer = await new_in_thread(scene, scene.bo)
        thread = thread_of(scene, scene.table)
        assert threads(scene) == number
        await scene.bo.click(thread.last, "Cancel")
        await scene.settled()
        answer = await new_in_thread(scene, scene.bo)
        assert f"<#{thread.id}>" in answer.text
        assert threads(scene) == number
        await scene.bo.click(thread.last, "Computer player")
        await scene.bo.click(thread.last, "Start")
        await scene.settled()
        await scene.sessions.end(scene.live(thread).id, User(int(scene.bo.id), "Bo"))
        await scene.settled()
    assert "Too many threads." in private_refusal(await new_in_thread(scene, scene.bo))
    scene.sandbox.skip(3601)
    await new_in_thread(scene, scene.bo)
    assert threads(scene) == 6
