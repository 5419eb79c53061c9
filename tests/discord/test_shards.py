"""Two processes on one file: direct messages come to one of them, the server belongs to the other."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Actor, Sandbox
from bot.sessions.core.shards import Shards
from tests.discord.stage import Stage, stage
from tests.discord.test_notifications import sent_to

pytestmark = pytest.mark.e2e


class Pair:
    """The process of shard 0, to which direct messages come, and that of the server's shard."""

    def __init__(self, direct: Stage, server: Stage) -> None:
        self.direct, self.server = direct, server
        self.mira, self.bo, self.table = server.mira, server.bo, server.table

    async def settled(self) -> None:
        """Both have looked at what the other wrote, which they do each second, and shown it."""
        for each in (self.direct, self.server):
            await each.sessions._tables.refresh()
            await each.settled()


@pytest.fixture
async def pair(tmp_path: Path) -> AsyncIterator[Pair]:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        guild = int(sandbox.world.identity.guild_id)
        count = next(count for count in range(2, 99) if not Shards(count, (0,)).serves(guild))
        home = next(number for number in range(count) if Shards(count, (number,)).serves(guild))
        file = tmp_path / "games.db"
        async with stage(file, sandbox=sandbox, shard=(0, count)) as direct:
            async with stage(file, sandbox=sandbox, shard=(home, count)) as server:
                yield Pair(direct, server)


def hands(who: Actor) -> int:
    """How many messages someone has in which to answer."""
    return len([message for message in who.dm.messages if message.menus or message.buttons])


async def test_a_move_by_direct_message_reaches_the_table_of_another_process(pair: Pair) -> None:
    session = await pair.server.game("embers", pair.bo)
    await pair.settled()
    before = pair.table.last.text
    assert [hands(who) for who in (pair.mira, pair.bo)] == [1, 1]
    for who in (pair.mira, pair.bo):
        move = (await pair.direct.sessions.moves(session.id, int(who.id)))[0]
        answer = await who.slash(f"embers {move.verb}", channel=who.dm, card=move.values[0])
        assert answer.ephemeral
    assert pair.server.live().seq < pair.direct.live().seq
    await pair.settled()
    assert pair.server.live().seq == pair.direct.live().seq
    assert pair.server.live().announced_seq == pair.server.live().seq
    boards = [message for message in pair.table.messages if message.buttons]
    assert len(boards) == 1
    assert pair.table.last.id == boards[0].id
    assert before != boards[0].text
    assert [hands(who) for who in (pair.mira, pair.bo)] == [2, 1], "the first is asked anew"


async def test_what_one_process_decides_is_sent_by_the_other_once(pair: Pair) -> None:
    session = await pair.server.game("embers", pair.bo, windows="off")
    move = (await pair.server.sessions.moves(session.id, int(pair.mira.id)))[0]
    await pair.server.sessions.submit(int(pair.mira.id), session.id, move)
    await pair.settled()
    await pair.mira.slash("game remind", channel=pair.mira.dm)
    await pair.direct.settled()
    assert sent_to(pair.bo) == []
    await pair.settled()
    assert len(sent_to(pair.bo)) == 1
    await pair.settled()
    assert len(sent_to(pair.bo)) == 1


async def test_one_process_takes_as_many_shards_as_discord_recommends(tmp_path: Path) -> None:
    """With fewer, Discord lets no bot of thousands of servers in."""
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        sandbox.gateway.shards = sandbox.gateway.together = 4
        other = sandbox.add_guild("Elsewhere")
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            assert sorted(scene.client.shards) == [0, 1, 2, 3]
            assert scene.client.connections.together == 4
            await sandbox.wait_for(lambda: len(scene.client.guilds) == 2)
            assert scene.client.get_guild(int(other.id)) is not None
            session = await scene.game("embers", scene.bo)
            move = (await scene.sessions.moves(session.id, int(scene.bo.id)))[0]
            await scene.bo.slash(f"embers {move.verb}", channel=scene.bo.dm, card=move.values[0])
            await scene.settled()
            assert scene.live().seq > session.seq


async def test_shards_identify_as_many_together_as_discord_allows(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, slept = scene.client, list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(round(seconds))

    client.connections.together, client._identified = 4, {}
    monkeypatch.setattr("bot.discord.client.asyncio.sleep", sleep)
    for shard in (*range(8), 1):
        await client.before_identify_hook(shard, initial=shard == 0)
    monkeypatch.undo()
    assert slept == [0, 0, 0, 0, 5, 5, 5, 5, 10]
