"""Two processes that share the shards: one takes over from the other in mid-game, and nobody at the tables notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.discord.client import Heliograph
from bot.discord.core.commands.registration import register
from bot.sandbox import Sandbox
from bot.sessions import POSTING
from bot.store import Clash, Conflict
from bot.store.leases import Shared
from tests.discord.stage import Stage, stage
from tests.discord.test_drafts import grow, steps, words_in
from tests.discord.test_places import threads
from tests.discord.test_shards import hands
from tests.patience import PATIENCE

pytestmark = pytest.mark.e2e


class Two:
    """The first process, which has all shards, and one that comes later."""

    def __init__(self, sandbox: Sandbox, file: Path, parts: AsyncExitStack, first: Stage) -> None:
        self.sandbox, self._file, self._parts, self.first = sandbox, file, parts, first
        self.home = int(sandbox.world.identity.guild_id)
        self.figures: list[tuple[str, float, str]] = []
        self.registered: list[object] = []
        """The clients that registered the commands, in order."""

    async def second(self) -> Stage:
        """Start another process."""
        found = await self._parts.enter_async_context(
            stage(self._file, sandbox=self.sandbox, claim=Shared(), seeds="second")
        )
        for each in (self.first, found):
            each.sessions.receipts.measure.subscribe(lambda *figure: self.figures.append(figure))
        return found

    async def until(self, *stages: Stage, when: Callable[[], bool]) -> None:
        """Let these processes give signs of life, one after the other, until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not when():
                for each in stages:
                    await each.sessions._tables.store.beat()
                await asyncio.sleep(0.01)

    async def overlapping(self, monkeypatch: pytest.MonkeyPatch) -> tuple[Stage, asyncio.Event]:
        """Start another process, and let both hear the home server, which the first one serves, until that is set."""
        first, home, is_over = self.first, self.first.sessions.shards.of(self.home), asyncio.Event()
        let_go = first.client.duties.let_go

        async def later(shard: int) -> None:
            if shard == home:
                await is_over.wait()
            await let_go(shard)

        monkeypatch.setattr(first.client.duties, "let_go", later)
        second = await self.second()
        await self.until(first, second, when=lambda: home in second.client.ready_shards)
        assert first.sessions.shards.serves(self.home)
        assert home in first.client.ready_shards
        return second, is_over

    async def answered(self, *stages: Stage) -> None:
        """Wait until these processes have nothing more to answer."""
        await self.sandbox.wait_for(lambda: not any(each.client.context.answering for each in stages))

    def serve(self, scene: Stage) -> set[int]:
        return set(scene.sessions.shards.terms)

    def heard(self, scene: Stage) -> set[int]:
        """The shards of the servers that a process knows."""
        return {scene.sessions.shards.of(guild.id) for guild in scene.client.guilds}

    async def handed_over(self, to: Stage) -> None:
        """Let the home server come to a process, and wait until the former one no longer hears it."""
        count = self.first.sessions.shards.count
        await self.until(self.first, to, when=lambda: len(self.serve(to)) == count // 2)
        await self.sandbox.wait_for(lambda: self.first.client.ready_shards == self.serve(self.first))
        await self.sandbox.wait_for(lambda: self.heard(self.first) <= self.serve(self.first))
        await self.sandbox.wait_for(lambda: to.client.duties.begun == self.serve(to))
        await to.settled()


@pytest.fixture
async def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Two]:
    """The home server is on one of the last shards, which a second process gets, and another server on the first."""
    monkeypatch.setattr("bot.discord.connections.LINGER", 0.05)
    async with Sandbox(strict=True, rate_limits=False) as sandbox, AsyncExitStack() as parts:
        home = int(sandbox.world.identity.guild_id) >> 22
        count = next(count for count in range(2, 99) if home % count >= count - count // 2)
        sandbox.gateway.shards = sandbox.gateway.together = count
        while all((int(each) >> 22) % count for each in sandbox.world.guilds):
            sandbox.add_guild("Elsewhere")
            await asyncio.sleep(0.001)  # the number of a server is made of the time
        file, registered = tmp_path / "games.db", list[object]()

        async def noted(client: Heliograph, wanted: Sequence[dict[str, Any]]) -> None:
            registered.append(client)
            await register(client, wanted)

        monkeypatch.setattr("bot.discord.client.register", noted)
        first = await parts.enter_async_context(stage(file, sandbox=sandbox, claim=Shared()))
        await sandbox.wait_for(lambda: len(first.client.guilds) == len(sandbox.world.guilds))
        found = Two(sandbox, file, parts, first)
        found.registered = registered
        yield found


async def test_who_comes_takes_over_a_server_in_mid_game(two: Two) -> None:
    first, every = two.first, set(two.sandbox.world.guilds)
    session = await first.game("embers", first.bo)
    second = await two.second()
    assert (two.serve(second), list(second.client.guilds)) == (set(), [])
    boards, told = len(second.table.messages), [hands(each) for each in (second.mira, second.bo)]
    await two.handed_over(second)
    assert second.client.get_guild(two.home) is not None
    assert len(first.client.guilds) + len(second.client.guilds) == len(every)
    assert first.client.ready_shards == two.serve(first)
    assert second.client.ready_shards == two.serve(second)
    assert [hands(each) for each in (second.mira, second.bo)] == told
    assert len(second.table.messages) == boards
    assert two.registered == [first.client]
    for who in (second.mira, second.bo):
        move = (await second.sessions.moves(session.id, int(who.id)))[0]
        answer = await who.slash(f"embers {move.verb}", channel=second.table, card=move.values[0])
        assert answer.ephemeral
    await second.settled()
    assert second.live().announced_seq == second.live().seq > session.seq
    assert len([message for message in second.table.messages if message.buttons]) == 1


async def test_what_reaches_both_is_done_and_answered_once(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    first = two.first
    session = await first.game("embers", first.bo)
    second, is_over = await two.overlapping(monkeypatch)
    for who in (first.mira, first.bo):
        move = (await first.sessions.moves(session.id, int(who.id)))[0]
        answer = await who.slash(f"embers {move.verb}", channel=first.table, card=move.values[0])
        assert answer.ephemeral
        assert "**" not in answer.text or ".**" not in answer.text, answer.text
    await two.answered(first, second)
    lines = [line.kind for line in await first.sessions._tables.store.log(session.id)]
    assert lines.count("move") == 2
    assert [name for name, *_ in two.figures].count("elsewhere") >= 1
    is_over.set()


async def test_what_is_in_no_log_is_done_once_as_well(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules of a server, a thread for a new table, a choice in a panel: both processes hear the clicks."""
    first = two.first
    await first.game("sol", first.bo, place=first.second)
    (now,) = await first.awaited(first.second)
    panel = (await now.click(first.second.last, "Play")).message
    second, is_over = await two.overlapping(monkeypatch)
    store, kept = first.sessions._tables.store, list[object]()
    for each in (first, second):
        monkeypatch.setattr(each.sessions.drafts, "keep", noted(kept, each.sessions.drafts.keep))
    answer = await first.mira.slash("config channels", channel=first.table, threads=True)
    await two.answered(first, second)
    assert (await store.audit(two.home, skip=0, count=9))[0] == 1
    assert "off → on" in answer.text
    await first.mira.slash("game new", channel=first.table, options={"game": "embers"})
    await two.answered(first, second)
    assert threads(first) == 1
    panel = await grow(now, panel, words_in(panel)[0])
    await two.answered(first, second)
    assert len(kept) == 1
    assert steps(panel), panel.text
    assert [name for name, *_ in two.figures].count("elsewhere") == 3
    is_over.set()


def noted(kept: list[object], act: Callable[..., Any]) -> Callable[..., Any]:
    """An act that is noted."""

    def done(*given: Any) -> Any:
        kept.append(given)
        return act(*given)

    return done


async def test_who_leaves_hands_over_everything_first(two: Two) -> None:
    first = two.first
    session = await first.game("embers", first.bo)
    second = await two.second()
    leaving = asyncio.create_task(first.client.leave(PATIENCE))
    await two.until(second, first, when=leaving.done)
    assert two.serve(first) == set()
    assert two.serve(second) == set(range(second.sessions.shards.count))
    assert first.client.is_leaving
    await two.sandbox.wait_for(lambda: two.registered == [first.client, second.client])
    await first.client.close()
    move = (await second.sessions.moves(session.id, int(second.bo.id)))[0]
    await second.bo.slash(f"embers {move.verb}", channel=second.bo.dm, card=move.values[0])
    await second.settled()
    assert second.live().announced_seq == second.live().seq > session.seq


async def test_who_cannot_hand_over_goes_on(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    first, store = two.first, two.first.sessions._tables.store
    session = await first.game("embers", first.bo)
    refused = list[int]()

    async def refuse(shard: int) -> bool:
        refused.append(shard)
        return False

    monkeypatch.setattr(store, "hand_over", refuse)
    second = await two.second()
    await two.until(first, second, when=lambda: bool(refused))
    handing, duties = first.client._cluster._handing, first.client.duties
    await two.sandbox.wait_for(lambda: not handing and duties.begun == two.serve(first))
    for who in (first.mira, first.bo):
        move = (await first.sessions.moves(session.id, int(who.id)))[0]
        await who.slash(f"embers {move.verb}", channel=first.table, card=move.values[0])
    await first.sessions._tables.refresh()
    await first.settled()
    assert first.live().announced_seq == first.live().seq > session.seq


async def test_nothing_is_shown_for_a_shard_that_is_let_go_until_it_is_kept(two: Two) -> None:
    first = two.first
    session = await first.game("embers", first.bo)
    shards = first.sessions.shards
    await first.client.duties.let_go(shards.of(two.home))
    for who in (first.mira, first.bo):
        move = (await first.sessions.moves(session.id, int(who.id)))[0]
        await who.slash(f"embers {move.verb}", channel=first.table, card=move.values[0])
    await first.settled()
    assert first.live().announced_seq < first.live().seq
    await first.client.duties.keep(shards.of(two.home))
    await first.settled()
    assert first.live().announced_seq == first.live().seq


async def test_a_hosts_message_is_edited_by_whoever_has_the_table_now(two: Two) -> None:
    first, second = two.first, await two.second()
    await two.handed_over(second)
    await second.lobby("embers", second.bo)
    (message,) = (each for each in first.mira.dm.messages if "Bo joined" in each.text)
    messages = len(first.mira.dm.messages)
    two.sandbox.skip(900.0)  # Discord no longer knows the nonce of that message
    leaving = asyncio.create_task(second.client.leave(PATIENCE))
    await two.until(first, second, when=leaving.done)
    await two.sandbox.wait_for(lambda: first.client.duties.watches(two.home))
    card = next(each for each in reversed(first.table.messages) if "Join" in each.labels)
    await first.cy.click(card, "Join")
    await first.settled()
    assert len(first.mira.dm.messages) == messages
    (edited,) = (each for each in first.mira.dm.messages if each.id == message.id)
    assert "Cy" in edited.text


async def test_a_board_that_another_process_has_shown_meanwhile_is_removed_and_forgotten(
    two: Two, monkeypatch: pytest.MonkeyPatch, expected_errors: list[str]
) -> None:
    """As after a sleep: the board was posted, and its lease had run out when that was to be noted."""
    expected_errors.append("Another process shows session")
    first = two.first
    session = await first.game("embers", first.bo)
    store, refused = first.sessions._tables.store, list[int]()
    boards = [each.id for each in first.table.messages]

    announced = store.announced

    async def refuse(
        number: int, seq: int, message: int | None, retiring: str, *more: Any, **by: Any
    ) -> None:
        if retiring == f"[{POSTING}]":
            return await announced(number, seq, message, retiring, *more, **by)
        refused.append(number)
        raise Conflict(Clash.LEASE)

    monkeypatch.setattr(store, "announced", refuse)
    move = (await first.sessions.moves(session.id, int(first.mira.id)))[0]
    first.client.announcer.worker(session).show_again()
    await first.mira.slash(f"embers {move.verb}", channel=first.table, card=move.values[0])
    await two.sandbox.wait_for(lambda: refused)
    await first.settled()
    assert [each.id for each in first.table.messages] == boards
    assert first.live().announced_seq == session.announced_seq
