"""Two processes that share the shards: one takes over from the other in mid-game, and nobody at the tables notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from bot.store.leases import Shared
from tests.discord.stage import Stage, stage
from tests.patience import PATIENCE

pytestmark = pytest.mark.e2e


class Two:
    """The first process, which has all shards, and one that comes later."""

    def __init__(self, sandbox: Sandbox, file: Path, parts: AsyncExitStack, first: Stage) -> None:
        self.sandbox, self._file, self._parts, self.first = sandbox, file, parts, first
        self.home = int(sandbox.world.identity.guild_id)
        self.figures: list[tuple[str, float, str]] = []

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

    def serve(self, scene: Stage) -> set[int]:
        return set(scene.sessions.shards.terms)


@pytest.fixture
async def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Two]:
    """The home server is on the last shard, of which there are several, and another server on the first."""
    monkeypatch.setattr("bot.discord.connections.LINGER", 0.05)
    async with Sandbox(strict=True, rate_limits=False) as sandbox, AsyncExitStack() as parts:
        home = int(sandbox.world.identity.guild_id) >> 22
        count = next(count for count in range(2, 99) if home % count == count - 1)
        sandbox.gateway.shards = sandbox.gateway.together = count
        while all((int(each) >> 22) % count for each in sandbox.world.guilds):
            sandbox.add_guild("Elsewhere")
        file = tmp_path / "games.db"
        first = await parts.enter_async_context(stage(file, sandbox=sandbox, claim=Shared()))
        await sandbox.wait_for(lambda: len(first.client.guilds) == len(sandbox.world.guilds))
        yield Two(sandbox, file, parts, first)


async def test_who_comes_takes_over_a_server_in_mid_game(two: Two) -> None:
    first, every = two.first, set(two.sandbox.world.guilds)
    session = await first.game("embers", first.bo)
    second = await two.second()
    last = second.sessions.shards.count - 1
    assert (two.serve(second), list(second.client.guilds)) == (set(), [])
    await two.until(first, second, when=lambda: last in two.serve(second))
    await two.sandbox.wait_for(lambda: len(first.client.guilds) + len(second.client.guilds) == len(every))
    assert second.client.get_guild(two.home) is not None
    assert first.client.get_guild(two.home) is None
    assert first.client.ready_shards == two.serve(first)
    assert second.client.ready_shards == two.serve(second)
    for who in (second.mira, second.bo):
        move = (await second.sessions.moves(session.id, int(who.id)))[0]
        answer = await who.slash(f"embers {move.verb}", channel=second.table, card=move.values[0])
        assert answer.ephemeral
    await second.settled()
    assert second.live().announced_seq == second.live().seq > session.seq
    assert len([message for message in second.table.messages if message.buttons]) == 1


async def test_what_reaches_both_is_done_and_answered_once(two: Two) -> None:
    first = two.first
    session = await first.game("embers", first.bo)
    second = await two.second()
    shards = second.sessions.shards
    await two.until(first, second, when=lambda: bool(shards.heir_of & second.client.ready_shards))
    assert first.sessions.shards.serves(two.home)
    for who in (first.mira, first.bo):
        move = (await first.sessions.moves(session.id, int(who.id)))[0]
        answer = await who.slash(f"embers {move.verb}", channel=first.table, card=move.values[0])
        assert answer.ephemeral
        assert "**" not in answer.text or ".**" not in answer.text, answer.text
    await two.sandbox.wait_for(
        lambda: not (first.client.context.answering or second.client.context.answering)
    )
    lines = [line.kind for line in await first.sessions._tables.store.log(session.id)]
    assert lines.count("move") == 2
    assert [name for name, *_ in two.figures].count("elsewhere") >= 1


async def test_who_leaves_hands_over_everything_first(two: Two) -> None:
    first = two.first
    session = await first.game("embers", first.bo)
    second = await two.second()
    leaving = asyncio.create_task(first.client.leave(PATIENCE))
    await two.until(second, first, when=leaving.done)
    assert two.serve(first) == set()
    assert two.serve(second) == set(range(second.sessions.shards.count))
    assert first.client.is_leaving
    await first.client.close()
    move = (await second.sessions.moves(session.id, int(second.bo.id)))[0]
    await second.bo.slash(f"embers {move.verb}", channel=second.bo.dm, card=move.values[0])
    await second.settled()
    assert second.live().announced_seq == second.live().seq > session.seq


async def test_who_cannot_hand_over_goes_on(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    first, store = two.first, two.first.sessions._tables.store
    refused = list[int]()

    async def refuse(shard: int) -> bool:
        refused.append(shard)
        return False

    monkeypatch.setattr(store, "hand_over", refuse)
    second = await two.second()
    await two.until(first, second, when=lambda: bool(refused))
    monkeypatch.undo()
    await two.sandbox.wait_for(lambda: first.sessions.shards.serves(two.home) or not two.serve(first))
    await first.game("embers", first.bo)
    assert first.live().announced_seq == first.live().seq
