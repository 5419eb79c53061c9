"""Interactions that someone else acknowledged: another process on this database, or another bot with the same token."""

from __future__ import annotations

import asyncio
import logging
from contextvars import Context
from typing import Any, TypeVar

import aiohttp
import discord
import pytest

from bot.discord.core.answers.doubles import RIVALS, WITHIN, Doubles
from bot.discord.core.answers.reply import Reply
from bot.sessions import Refused
from bot.sessions.core.shards import ASLEEP, Shards
from bot.store import StoreError, Trouble
from bot.store.leases import Lease, Process, Standing
from tests.discord.stage import Stage, private_refusal
from tests.patience import PATIENCE

T = TypeVar("T")

SECOND = 1 << 22
"""A server on the second of two shards."""


class Seen:
    """Doubles whose time is `now`, and the figures that they gave."""

    def __init__(self) -> None:
        self.now, self.figures = 0.0, list[str]()
        self.shards = Shards(clock=lambda: self.now)
        self.doubles = Doubles(self.shards, lambda name, *_: self.figures.append(name), lambda: self.now)

    def stands(self, *holders: str) -> None:
        """Each shard has a holder; this process is "me"."""
        living = tuple(
            Process(name=name, pid=1, started=1.0, beat=1.0, until=9.0, claim="shared") for name in {*holders}
        )
        leases = tuple(
            Lease(shard=shard, term=1, process=name, until=9.0) for shard, name in enumerate(holders)
        )
        self.shards.stands(
            Standing(
                now=self.now, asked=self.now, lasting=99.0, process="me", leases=leases, processes=living
            )
        )


def test_another_process_of_this_database_is_no_rival(caplog: pytest.LogCaptureFixture) -> None:
    seen = Seen()
    seen.stands("me", "other")
    seen.stands("me", "me")
    for _ in range(2 * RIVALS):
        seen.doubles.note(7, SECOND)
    assert set(seen.figures) == {"elsewhere"}
    assert not seen.doubles.has_rival
    assert not caplog.records


def test_another_bot_is_a_rival_of_several_processes_as_well(expected_errors: list[str]) -> None:
    expected_errors.append("Another bot answers with the same token")
    seen = Seen()
    seen.stands("me", "other")
    seen.now += ASLEEP
    seen.stands("me", "other")
    for _ in range(RIVALS):
        seen.doubles.note(7, None)
    assert set(seen.figures) == {"rival"}
    assert seen.doubles.has_rival


def test_another_bot_with_the_same_token_is_named_once(
    caplog: pytest.LogCaptureFixture, expected_errors: list[str]
) -> None:
    expected_errors.append("Another bot answers with the same token")
    seen = Seen()
    seen.stands("me")
    for number in range(2 * RIVALS):
        assert seen.doubles.has_rival == (number >= RIVALS)
        seen.doubles.note(7, None)
    assert set(seen.figures) == {"rival"}
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert "DISCORD_TOKEN" in record.getMessage()
    seen.now += WITHIN + 1
    assert not seen.doubles.has_rival


def test_a_few_lost_answers_are_no_rival(caplog: pytest.LogCaptureFixture) -> None:
    seen = Seen()
    for _ in range(10):
        seen.doubles.note(7, None)
        seen.now += WITHIN / (RIVALS - 2)
    assert not seen.doubles.has_rival
    assert not caplog.records


@pytest.mark.e2e
async def test_an_answer_that_was_lost_and_sent_again_is_no_rivals(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    doubles = scene.client.context.doubles
    for number in range(1, RIVALS + 1):
        scene.sandbox.fault("apply_then_fail", r"POST /interactions/\d+/.*/callback", status=502)
        await scene.mira.slash("my settings")
        await scene.sandbox.wait_for(lambda number=number: len(doubles._failed) == number)
        await scene.sandbox.wait_for(lambda: not scene.client.context.answering)
    assert not doubles.has_rival


async def test_an_answer_whose_connection_broke_is_no_rivals() -> None:
    seen, broken = Seen(), aiohttp.TraceConfig()
    seen.doubles.listen(broken)
    broken.freeze()
    async with aiohttp.ClientSession(trace_configs=[broken]) as session:
        for number in range(RIVALS):
            with pytest.raises(aiohttp.ClientError):
                await session.post(f"http://127.0.0.1:1/api/v10/interactions/{number}/token/callback")
            seen.doubles.note(number, None)
    assert not seen.doubles.has_rival
    assert not seen.figures


@pytest.mark.e2e
async def test_who_carries_something_out_says_so_if_another_only_acknowledged_it(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await scene.game("embers", scene.bo)
    figures = list[str]()
    scene.sessions.receipts.measure.subscribe(lambda name, *_: figures.append(name))
    acknowledge_first(scene, monkeypatch)
    move = (await scene.sessions.moves(session.id, int(scene.mira.id)))[0]
    answer = await scene.mira.slash(f"embers {move.verb}", channel=scene.table, card=move.values[0])
    monkeypatch.undo()
    assert answer.ephemeral
    assert "thinking" not in answer.text
    assert figures.count("rival") == 1
    assert scene.live().seq > session.seq


def acknowledge_first(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let another process say that its answer takes longer, whenever this one is about to answer."""
    respond = discord.InteractionResponse.send_message

    async def too_late(self: Any, *given: Any, **named: Any) -> Any:
        url = f"{scene.sandbox.api_url}/interactions/{self._parent.id}/{self._parent.token}/callback"
        async with aiohttp.ClientSession() as http:
            await http.post(url, json={"type": 5, "data": {"flags": 64}})
        return await respond(self, *given, **named)

    monkeypatch.setattr(discord.InteractionResponse, "send_message", too_late)


@pytest.mark.e2e
async def test_who_has_taken_an_interaction_answers_it_if_another_only_acknowledged_it(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Shards, "is_contested", lambda self, guild_id: True)
    acknowledge_first(scene, monkeypatch)
    assert "Reminders" in str((await scene.mira.slash("my settings")).message.menus)


@pytest.mark.e2e
async def test_whoever_serves_a_server_is_before_others_that_hear_it(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken, shards = list[int](), scene.sessions.shards
    monkeypatch.setattr(scene.sessions, "take", lambda number: _note(taken, number))
    monkeypatch.setattr(shards, "is_contested", lambda guild_id: True)
    answering = scene.client.context.answering
    await scene.mira.slash("my settings")
    await scene.sandbox.wait_for(lambda: not answering)
    assert len(taken) == 1
    monkeypatch.setattr("bot.discord.core.context.HEAD_START", PATIENCE)
    monkeypatch.setattr(shards, "serves", lambda guild_id: False)
    asking = asyncio.create_task(scene.mira.slash("my settings"))
    await scene.sandbox.wait_for(lambda: answering)
    assert len(taken) == 1, "it has not waited"
    for task in (*answering, asking):
        task.cancel()


@pytest.mark.e2e
async def test_what_another_has_taken_is_acknowledged_in_its_stead_if_it_is_slow(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    deferred = asyncio.Event()

    async def lost(interaction: int) -> bool:
        return False

    async def slow(interaction: int) -> bool:
        await deferred.wait()
        return False

    async def announced(reply: Reply) -> None:
        await defer(reply)
        deferred.set()

    async def noted(reply: Reply) -> None:
        standing_in.append(asyncio.current_task())
        await stand_in(reply)

    stand_in, defer, standing_in = Reply.stand_in, Reply._defer, list[Any]()
    monkeypatch.setattr(Reply, "stand_in", noted)
    monkeypatch.setattr(Reply, "_defer", announced)
    panel, seen = (await scene.mira.slash("my settings")).message, scene.client.context
    monkeypatch.setattr(Shards, "is_contested", lambda self, guild_id: True)
    monkeypatch.setattr(scene.sessions, "take", lost)
    monkeypatch.setattr("bot.discord.core.answers.reply.STAND_IN", 0.0)
    assert (await scene.mira.slash("my settings", wait="acknowledged")).kind == "thinking"
    before = panel.text
    assert (await scene.mira.click(panel, panel.labels[0], wait="acknowledged")).kind != "thinking"
    assert panel.text == before
    await scene.sandbox.wait_for(lambda: not seen._standing_in)
    monkeypatch.setattr("bot.discord.core.answers.reply.PATIENCE", 0.0)
    monkeypatch.setattr(scene.sessions, "take", slow)
    assert (await scene.mira.slash("my settings", wait="acknowledged")).kind == "thinking"
    await scene.sandbox.wait_for(lambda: len(standing_in) == 3)
    await asyncio.gather(*standing_in)
    monkeypatch.setattr("bot.discord.core.answers.reply.STAND_IN", PATIENCE)
    asking = asyncio.create_task(scene.mira.slash("my settings", wait="acknowledged"))
    await scene.sandbox.wait_for(lambda: len(standing_in) == 4)
    await seen.finish()
    await asyncio.wait(standing_in)
    assert [each.cancelled() for each in standing_in] == [False, False, False, True]
    asking.cancel()


@pytest.mark.e2e
async def test_while_the_database_is_away_nothing_is_taken(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = list[int]()
    monkeypatch.setattr(scene.sessions, "take", lambda number: _note(taken, number))
    monkeypatch.setattr("bot.discord.core.context.LAPSED", 0.0)
    monkeypatch.setattr(Shards, "has_lapsed", True)
    monkeypatch.setattr(Shards, "is_contested", lambda self, guild_id: True)
    assert (await scene.mira.slash("my settings")).message.menus
    assert taken == []


@pytest.mark.e2e
async def test_while_nothing_can_be_stored_a_click_that_others_may_hear_is_refused_with_the_reason(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, expected_errors: list[str]
) -> None:
    expected_errors.append("no room")
    store = scene.sessions._tables.store

    async def refuse(interaction: int) -> bool:
        raise StoreError(Trouble.FULL, "no room")

    monkeypatch.setattr(Shards, "is_contested", lambda self, guild_id: True)
    monkeypatch.setattr(store, "take", refuse)
    assert "disk" in private_refusal(await scene.mira.slash("my settings"))


@pytest.mark.e2e
async def test_what_another_process_has_carried_out_is_not_refused(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one answers; this one would say that it can no longer be done."""
    session, reached = await scene.game("embers", scene.bo), asyncio.Event()
    submit = scene.sessions.submit

    async def after_the_other(*given: Any, **named: Any) -> Any:
        await asyncio.create_task(submit(*given, **named), context=Context())
        reached.set()
        raise Refused("already-over")

    monkeypatch.setattr(scene.sessions, "submit", after_the_other)
    monkeypatch.setattr(Shards, "is_contested", lambda self, guild_id: True)
    apologies = list[Exception]()
    monkeypatch.setattr(scene.client.context._apologies, "tell", lambda reply, error: _note(apologies, error))
    move = (await scene.sessions.moves(session.id, int(scene.mira.id)))[0]
    playing = asyncio.create_task(
        scene.mira.slash(f"embers {move.verb}", channel=scene.table, card=move.values[0])
    )
    await reached.wait()
    await scene.sandbox.wait_for(lambda: not scene.client.context.answering)
    assert apologies == []
    playing.cancel()


@pytest.mark.e2e
async def test_a_refusal_does_not_wait_for_a_database_that_does_not_answer(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await scene.game("embers", scene.bo)

    async def away(*_: Any, **__: Any) -> Any:
        raise Refused("store-missing")

    monkeypatch.setattr(scene.sessions, "submit", away)
    monkeypatch.setattr(scene.sessions, "has_logged", lambda _: asyncio.Event().wait())
    monkeypatch.setattr(Shards, "is_contested", lambda self, guild_id: True)
    monkeypatch.setattr("bot.discord.core.context.DOUBT", 0.01)
    move = (await scene.sessions.moves(session.id, int(scene.mira.id)))[0]
    answer = await scene.mira.slash(f"embers {move.verb}", channel=scene.table, card=move.values[0])
    assert "database" in answer.text


async def _note(noted: list[T], what: T) -> bool:
    noted.append(what)
    return True


@pytest.mark.e2e
async def test_a_panel_that_another_process_has_moved_is_left_to_it(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one acknowledges the click and shows the panel below a newer board: what was clicked is gone.

    An error in the log would fail this, as every test here.
    """
    session = await scene.game("embers", scene.bo)
    panel = (await scene.mira.click(scene.table.last, "Play")).message
    respond, shown = discord.InteractionResponse.edit_message, asyncio.Event()

    async def too_late(self: Any, *given: Any, **named: Any) -> Any:
        api, it = scene.sandbox.api_url, self._parent
        async with aiohttp.ClientSession() as http:
            await http.post(f"{api}/interactions/{it.id}/{it.token}/callback", json={"type": 6})
            await http.delete(f"{api}/webhooks/{it.application_id}/{it.token}/messages/@original")
        try:
            return await respond(self, *given, **named)
        finally:
            shown.set()

    monkeypatch.setattr(discord.InteractionResponse, "edit_message", too_late)
    await scene.mira.choose(panel, panel.options()[0])
    await shown.wait()
    await scene.sandbox.wait_for(lambda: not scene.client.context.answering)
    assert scene.live().seq > session.seq
