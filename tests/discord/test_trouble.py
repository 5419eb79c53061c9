"""Bugs, slow disks and a Discord in trouble: everyone gets an answer, and nothing is lost."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.discord.channel import worker
from bot.discord.channel.turns import Found
from bot.discord.core.answers import reply as replies
from bot.discord.private import hands
from bot.engine.moves import Move
from bot.sandbox import NoAnswer
from bot.sessions import Refused, Sessions
from bot.store import StoreError, Trouble
from bot.store.sqlite.store import SQLiteStore
from tests.discord.at_random import RandomPeople
from tests.discord.hands import building, hand_messages
from tests.discord.stage import Stage
from tests.patience import PATIENCE

pytestmark = pytest.mark.e2e


async def launch(scene: Stage) -> Any:
    who = (await scene.awaited())[0]
    offered = await who.autocomplete("sol launch", "to", {"to": ""})
    return who, offered.values[0]


async def test_a_bug_of_ours_is_told_with_the_number_it_has_in_the_log(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, expected_errors: list[str]
) -> None:
    expected_errors.append("incident")

    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a bug")

    await scene.game("sol", scene.bo)
    before = await scene.state()
    who, to = await launch(scene)
    with monkeypatch.context() as patch:
        patch.setattr(Sessions, "submit", broken)
        answer = await who.slash("sol launch", to=to)
    assert answer.ephemeral
    assert "Something went wrong" in answer.text
    assert await scene.state() == before
    assert (await who.slash("sol launch", to=to)).ephemeral
    assert await scene.state() != before


async def test_what_takes_long_is_acknowledged_first(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await scene.game("sol", scene.bo)
    who, to = await launch(scene)
    real = Sessions.submit

    async def slow(*given: Any, **named: Any) -> Any:
        await scene.sandbox.wait_for(lambda: started)
        return await real(*given, **named)

    started: list[int] = []
    monkeypatch.setattr(replies, "PATIENCE", 0.01)
    monkeypatch.setattr(Sessions, "submit", slow)
    answer = await who.slash("sol launch", to=to, wait="acknowledged")
    assert answer.kind == "thinking"
    started.append(1)
    scene.mira.say("meanwhile")
    await answer.more()
    await scene.settled()
    assert "launched" in answer.text


async def test_an_answer_that_comes_after_a_quarter_of_an_hour_is_no_error(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.game("sol", scene.bo)
    who, to = await launch(scene)
    real = Sessions.submit

    async def late(*given: Any, **named: Any) -> Any:
        await scene.sandbox.wait_for(lambda: acknowledged)
        scene.sandbox.skip(16 * 60)
        return await real(*given, **named)

    acknowledged: list[str] = []
    monkeypatch.setattr(replies, "PATIENCE", 0.01)
    monkeypatch.setattr(Sessions, "submit", late)
    seq = scene.live().seq
    answer = await who.slash("sol launch", to=to, wait="acknowledged")
    acknowledged.append(answer.kind)
    scene.mira.say("meanwhile")
    await scene.settled()
    assert acknowledged == ["thinking"]
    assert scene.live().seq == seq + 1


async def test_an_answer_that_discord_lost_is_no_error_and_the_move_counts(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    who, to = await launch(scene)
    scene.sandbox.fault("apply_then_fail", r"POST /interactions/\d+/.*/callback", status=502)
    seq = scene.live().seq
    await who.slash("sol launch", to=to)
    await scene.settled()
    assert scene.live().seq == seq + 1


async def test_an_interaction_that_discord_forgot_is_no_error(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    who, to = await launch(scene)
    scene.sandbox.fault("code", r"POST /interactions/\d+/.*/callback", status=404, code=10062)
    seq = scene.live().seq
    act = asyncio.create_task(who.slash("sol launch", to=to))
    await scene.sandbox.wait_for(lambda: scene.live().seq == seq + 1)
    scene.sandbox.skip(3)
    with pytest.raises(NoAnswer, match="launch"):
        await act
    await scene.settled()
    scene.sandbox.violations.clear()  # the refusal was on order


@pytest.mark.parametrize("method", ["announced", "keep_hand_message"])
async def test_what_cannot_be_noted_while_the_database_is_locked_is_noted_a_little_later(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, expected_errors: list[str], method: str
) -> None:
    expected_errors.append("it is locked")
    monkeypatch.setattr(worker, "LATER", (0.05, 0.05))
    monkeypatch.setattr(hands, "LATER", (0.05, 0.05))
    await building(scene)
    real, refused = getattr(SQLiteStore, method), list[str]()

    async def locked(*given: Any, **more: Any) -> Any:
        if not refused:
            refused.append(method)
            raise StoreError(Trouble.LOCKED, "it is locked")
        return await real(*given, **more)

    monkeypatch.setattr(SQLiteStore, method, locked)
    (now,) = await scene.awaited()
    session = scene.live()
    await scene.sessions.submit(int(now.id), session.id, Move("pass"), seat=session.seats_of(int(now.id))[0])
    await scene.sandbox.wait_for(lambda: refused and scene.live().announced_seq == scene.live().seq)
    await scene.settled()
    unkept = scene.client.context.hands._rows._unkept
    await scene.sandbox.wait_for(lambda: not unkept)
    await scene.settled()
    store = scene.sessions.shown
    noted = {row.message for row in await store.hand_messages(session.id)}
    people = (scene.mira, scene.bo, scene.cy)
    assert noted == {int(message.id) for who in people for message in hand_messages(who, scene)}


async def test_while_nothing_can_be_read_a_channel_is_looked_at_now_and_then_and_shown_afterwards(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.game("sol", scene.bo)
    who, to = await launch(scene)
    monkeypatch.setattr(worker, "AGAIN", 3600.0)
    looked, real, tried = list[int](), worker.look, asyncio.Event()

    async def away(*given: Any) -> Any:
        looked.append(1)
        tried.set()
        await asyncio.sleep(0)
        raise Refused("store-missing")

    monkeypatch.setattr(worker, "look", away)
    await who.slash("sol launch", to=to)
    shows = scene.client.announcer.worker(scene.live())
    for number in (1, 2, 3, 4, 5, 6):
        await tried.wait()
        async with asyncio.timeout(PATIENCE):
            await scene.client.announcer.settled()
        assert len(looked) == number
        tried.clear()
        if number < 6:
            shows._ring(shows.waits_until)
    monkeypatch.setattr(worker, "look", real)
    shows._ring(shows.waits_until)
    await scene.settled()
    assert scene.live().announced_seq == scene.live().seq


async def test_what_happened_is_looked_at_again_when_the_log_could_not_be_read(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "AGAIN", 0.05)
    await scene.game("sol", scene.bo)
    await scene.settled()
    real, refused = worker.look, list[bool]()

    async def unreadable(*given: Any) -> Found:
        if not refused:
            refused.append(True)
            raise Refused("store-locked")
        return await real(*given)

    monkeypatch.setattr(worker, "look", unreadable)
    who, to = await launch(scene)
    await who.slash("sol launch", to=to)
    await scene.sandbox.wait_for(lambda: scene.live().announced_seq == scene.live().seq)
    await scene.settled()
    assert refused
    assert "launched" in scene.table.last.text


async def test_a_game_goes_on_through_dropped_connections(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    people = RandomPeople(scene, scene.table, "drops")
    for _ in range(3):
        if await people.play_on(2) is None:
            break
        await scene.sandbox.gateway.drop(1006)
        await scene.sandbox.bot_online()
    await people.play_on()
    await scene.settled()
    assert "the game is over" in scene.table.last.text


async def test_one_person_plays_the_computer_in_direct_messages(scene: Stage) -> None:
    home = scene.cy.dm
    answer = await scene.cy.slash("game new", channel=home, game="embers")
    await scene.cy.click(answer.message, "Computer player")
    await scene.settled()
    await scene.cy.click(answer.message, "Start")
    await scene.settled()
    card = (await scene.sessions.position(scene.live(home).id, 0)).view.hands[0][0]  # type: ignore[arg-type]
    seq = scene.live(home).seq
    reply = await scene.cy.slash("embers stake", channel=home, card=card)
    assert "You staked" in reply.text
    assert scene.live(home).seq > seq


async def test_what_cannot_be_shown_where_direct_messages_are_closed_is_said(scene: Stage) -> None:
    found = await scene.cy.slash("rules", channel=scene.cy.dm, query="launch")
    scene.cy.close_dms()
    answer = await scene.cy.click(found.message, "Show in channel")
    assert "direct messages are closed" in (await answer.followup()).text


@pytest.mark.parametrize("broken", [False, True])
async def test_a_late_answer_with_a_picture_comes_though_discord_takes_no_new_file_into_it(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, broken: bool
) -> None:
    """Discord-api-docs #7529; what it refused there would be a mistake of the bot's everywhere else."""
    await scene.game("sol", scene.bo)
    scene.sandbox.break_galleries(broken)
    real, started = Sessions.position, asyncio.Event()

    async def slow(*given: Any, **named: Any) -> Any:
        await started.wait()
        return await real(*given, **named)

    monkeypatch.setattr(replies, "PATIENCE", 0.0)
    monkeypatch.setattr(Sessions, "position", slow)
    answer = await scene.bo.slash("game board", wait="acknowledged")
    assert answer.kind == "thinking"
    started.set()
    await scene.settled()
    shown = scene.table.private(scene.bo)[-1]
    assert shown.ephemeral
    assert shown.file().startswith(b"\x89PNG")
    assert len(scene.sandbox.violations) == broken
    scene.sandbox.violations.clear()


async def test_a_board_that_discord_has_no_time_for_is_shown_with_its_picture_a_little_later(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not in words at once: the board of a game that is over would stay without its picture."""
    monkeypatch.setattr(worker, "LATER", (0.05, 0.05))
    await scene.game("sol", scene.bo)
    before = scene.table.last
    who = (await scene.awaited())[0]
    posts = f"(POST|PATCH) /channels/{scene.table.id}/messages.*"
    fault = scene.sandbox.fault("rate_limit_no_via", posts, times=1, retry_after=0.2)
    await who.slash("sol hold")
    await scene.sandbox.wait_for(lambda: scene.live().announced_seq == scene.live().seq)
    assert fault.fired == 1
    assert scene.table.last.id != before.id
    assert scene.table.last.attachments


@pytest.mark.parametrize("stored", [False, True])
async def test_an_action_is_called_saved_only_if_something_was_stored(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    """Discord fails before anything is done, or after."""
    if stored:
        card = await scene.lobby("sol")
        said = replies.Reply.text

        async def failing(reply: replies.Reply, content: str) -> None:
            monkeypatch.setattr(replies.Reply, "text", said)
            raise TimeoutError

        monkeypatch.setattr(replies.Reply, "text", failing)
        answer = await scene.bo.click(card, "Join")
        assert "Your action was saved." in answer.text
        assert len(scene.live().holders) == 2
        return
    await scene.mira.slash("config channels", threads=True)
    scene.sandbox.fault("status", r"POST /channels/\d+/threads$", status=503, times=9)
    answer = await scene.mira.slash("game new", game="sol")
    assert "Nothing was done; try again." in answer.text
    assert scene.sessions.live() == []
