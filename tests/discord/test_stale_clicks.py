"""Buttons that the bot once sent and that no longer fit: each is refused for its own reason, and nothing changes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.discord.core import context as contexts
from bot.discord.core.answers.reply import Reply
from bot.discord.core.layout.components import Click
from bot.engine.moves import Seat, Text
from bot.engine.words import words_of
from bot.sandbox import Actor, Answer, Seen
from tests.discord.stage import Stage, private_refusal
from tests.discord.test_hostile_values import pressed

pytestmark = pytest.mark.e2e


def is_refused(answer: Answer, key: str) -> bool:
    """Whether an answer is this refusal, by its title."""
    title = words_of("house").attribute(Text(f"refusal-{key}", {}), "title")
    return bool(title) and private_refusal(answer).startswith(f"**{title}")


async def test_a_click_during_a_game_that_no_longer_fits(scene: Stage) -> None:
    session = await scene.game("sol", scene.bo)
    before = await scene.state()
    panels: dict[Actor, Seen] = {}
    for who in (scene.mira, scene.cy):
        panels[who] = (await who.slash("game board")).message

    async def clicked(who: Actor, act: str, *path: str) -> Answer:
        return await pressed(who, panels[who], Click(act, session.id, 0, path).custom_id)

    assert is_refused(await clicked(scene.mira, "of-long-ago"), "old-button")
    assert is_refused(await clicked(scene.mira, "answer", "x", "hold"), "old-button")
    assert is_refused(await clicked(scene.cy, "answer", "7", "hold"), "old-button")
    assert is_refused(await clicked(scene.mira, "my-set", "reminders", "sideways"), "not-understood")
    assert is_refused(await clicked(scene.mira, "config-file"), "file-gone")
    assert is_refused(await clicked(scene.mira, "imported-share"), "not-over")
    for act in ("thread", "cancel", "options"):
        assert is_refused(await clicked(scene.mira, act), "not-a-lobby")
    for act, *path in (("undo",), ("undo-answer", "yes")):
        assert is_refused(await clicked(scene.cy, act, *path), "not-at-table")
    assert is_refused(await clicked(scene.cy, "answer", "0", "hold"), "not-your-question")
    assert await scene.state() == before


async def test_a_click_in_a_place_where_it_makes_no_sense(scene: Stage) -> None:
    post = scene.sandbox.add_thread(scene.sandbox.add_channel("evenings", "forum"), "SOL tonight")
    card = await scene.lobby("sol", place=post)
    answer = await pressed(scene.mira, card, Click("thread", scene.live(post).id, 0).custom_id)
    assert is_refused(answer, "thread-nowhere")
    direct = (await scene.mira.slash("my settings", channel=scene.mira.dm)).message
    assert is_refused(await pressed(scene.mira, direct, Click("config", 0, 0).custom_id), "config-direct")


async def test_who_waits_when_the_bot_stops_is_told_to_try_again(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.game("sol", scene.bo)
    before, asked = await scene.state(), asyncio.Event()

    async def position(session: int, seat: Seat | None = None) -> None:
        asked.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr(scene.sessions, "position", position)
        patch.setattr(contexts, "FAREWELL", 0.0)
        waiting = asyncio.create_task(scene.mira.slash("game board"))
        await asked.wait()
        await scene.client.context.finish()
        assert is_refused(await waiting, "stopping")
    assert await scene.state() == before


async def test_who_waits_when_the_bot_stops_is_told_if_their_action_was_saved(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    card, asked, said = await scene.lobby("sol"), asyncio.Event(), Reply.text

    async def text(reply: Reply, content: str) -> None:
        monkeypatch.setattr(Reply, "text", said)
        asked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Reply, "text", text)
    monkeypatch.setattr(contexts, "FAREWELL", 0.0)
    waiting = asyncio.create_task(scene.bo.click(card, "Join"))
    await asked.wait()
    await scene.client.context.finish()
    assert is_refused(await waiting, "stopping-saved")
    assert len(scene.live().holders) == 2


async def test_who_is_being_answered_when_the_bot_stops_is_told_where_the_answer_may_stand(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord has taken the answer, a layout, but has not said so: it takes no plain text there any more."""
    await scene.game("sol", scene.bo)
    asked, edit = asyncio.Event(), Reply._edit_private

    async def answer_lost(reply: Reply, *given: Any, **message: Any) -> Any:
        monkeypatch.setattr(Reply, "_edit_private", edit)
        await edit(reply, *given, **message)
        asked.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Reply, "_edit_private", answer_lost)
    monkeypatch.setattr("bot.discord.core.answers.reply.PATIENCE", 0.0)
    position, deferred = scene.sessions.position, asyncio.Event()
    defer = Reply._defer

    async def told(reply: Reply) -> None:
        await defer(reply)
        deferred.set()

    async def later(*given: Any) -> Any:
        await deferred.wait()
        return await position(*given)

    monkeypatch.setattr(Reply, "_defer", told)
    monkeypatch.setattr(scene.sessions, "position", later)
    monkeypatch.setattr(contexts, "FAREWELL", 0.0)
    waiting = asyncio.create_task(scene.mira.slash("game board"))
    await asked.wait()
    await scene.client.context.finish()
    title = words_of("house").attribute(Text("refusal-stopping", {}), "title")
    assert f"**{title}" in (await waiting).message.text
    assert not scene.sandbox.violations
