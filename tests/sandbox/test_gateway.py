"""The gateway by the real client, and by hand where the real client cannot misbehave."""

from __future__ import annotations

import asyncio
import contextlib
import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
import yarl

from bot.sandbox import CannotDo, Sandbox
from tests.patience import PATIENCE
from tests.sandbox.bodies import command
from tests.sandbox.conftest import Bot

GUILDS_AND_MESSAGES = 1 << 0 | 1 << 9


async def hear(bot: Bot) -> list[str]:
    """A list that fills with what people say in the guild (by message id)."""
    heard: list[str] = []

    @bot.event
    async def on_message(message: discord.Message) -> None:
        heard.append(str(message.id))

    return heard


@pytest.mark.parametrize("code", [None, 4000, 1006 + 3000])
async def test_a_dropped_client_resumes_and_misses_nothing(
    sandbox: Sandbox, bot: Bot, code: int | None
) -> None:
    heard = await hear(bot)
    await bot.enter(sandbox)
    before = sandbox.person("Bo").say("before")
    await sandbox.wait_for(lambda: heard == [before.id])
    await sandbox.gateway.drop(code)
    while_away = [sandbox.person("Bo").say(str(number)).id for number in range(3)]
    await sandbox.wait_for(lambda: len(heard) == 4)
    assert heard == [before.id, *while_away]
    assert sandbox.gateway.resumed == 1
    assert sandbox.gateway.identified == 1


async def test_a_reconnect_request_is_followed(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    sandbox.gateway.reconnect()
    await sandbox.wait_for(lambda: sandbox.gateway.resumed == 1)
    assert sandbox.gateway.identified == 1


async def test_an_invalid_session_identifies_anew(sandbox: Sandbox, bot: Bot) -> None:
    heard = await hear(bot)
    await bot.enter(sandbox)
    sandbox.gateway.invalidate()
    await sandbox.wait_for(lambda: sandbox.gateway.identified == 2)
    said = sandbox.person("Bo").say("after")
    await sandbox.wait_for(lambda: heard == [said.id])
    assert sandbox.gateway.resumed == 0


async def test_without_acks_the_client_gives_the_connection_up(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.gateway.heartbeat_interval = 0.2
    bot._connection.heartbeat_timeout = 0.5
    await bot.enter(sandbox)
    sandbox.gateway.acks_heartbeats = False
    await sandbox.wait_for(lambda: not sandbox.gateway.online)
    sandbox.gateway.acks_heartbeats = True
    await sandbox.wait_for(lambda: sandbox.gateway.resumed)


async def test_events_may_come_twice_or_out_of_order(sandbox: Sandbox, bot: Bot) -> None:
    heard = await hear(bot)
    await bot.enter(sandbox)
    sandbox.fault("duplicate", event="MESSAGE_CREATE")
    bo = sandbox.person("Bo")
    twice = bo.say("twice")
    await sandbox.wait_for(lambda: heard == [twice.id, twice.id])
    sandbox.faults.clear()
    sandbox.fault("reorder", event="MESSAGE_CREATE")
    first, second = bo.say("first"), bo.say("second")
    await sandbox.wait_for(lambda: heard[2:] == [second.id, first.id])


async def test_a_doubled_interaction_reaches_two_handlers_and_one_is_refused(
    sandbox: Sandbox, bot: Bot
) -> None:
    outcomes: list[int | str] = []

    @bot.tree.command(name="act", description="Act")
    async def act(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("done")
            outcomes.append("done")
        except discord.HTTPException as error:
            outcomes.append(error.code)

    await bot.enter(sandbox)
    sandbox.fault("duplicate", event="INTERACTION_CREATE")
    assert (await sandbox.person("Mira").slash("act")).text == "done"
    await sandbox.wait_for(lambda: len(outcomes) == 2)
    assert set(outcomes) == {"done", 40060}


async def test_an_outage_takes_the_guild_away_and_brings_it_back(sandbox: Sandbox, bot: Bot) -> None:
    events: list[str] = []

    @bot.event
    async def on_guild_unavailable(guild: discord.Guild) -> None:
        events.append("away")

    @bot.event
    async def on_guild_available(guild: discord.Guild) -> None:
        events.append("back")

    await bot.enter(sandbox)
    events.clear()
    sandbox.gateway.begin_outage()
    await sandbox.wait_for(lambda: events == ["away"])
    sandbox.gateway.end_outage()
    await sandbox.wait_for(lambda: events == ["away", "back"])


async def test_a_bot_that_was_removed_is_in_no_server_and_reaches_nobody(sandbox: Sandbox, bot: Bot) -> None:
    events: list[str] = []

    @bot.event
    async def on_guild_remove(guild: discord.Guild) -> None:
        events.append("removed")

    @bot.event
    async def on_guild_available(guild: discord.Guild) -> None:
        events.append("invited")

    @bot.event
    async def on_ready() -> None:
        events.append("ready")

    await bot.enter(sandbox)
    mira, table = sandbox.person("Mira"), sandbox.channel("table")
    sandbox.gateway.kick()
    await sandbox.wait_for(lambda: "removed" in events)
    for place, code in ((table, 50001), (mira.dm, 50278)):
        with pytest.raises(discord.Forbidden) as refused:
            await bot.get_partial_messageable(int(place.id)).send("hello")
        assert refused.value.code == code
    with pytest.raises(CannotDo):
        await mira.slash("act")
    sandbox.gateway.invalidate()
    await sandbox.wait_for(lambda: events.count("ready") == 2)
    assert not bot.guilds
    sandbox.gateway.invite()
    await sandbox.wait_for(lambda: "invited" in events[events.index("removed") :])
    await bot.get_partial_messageable(int(table.id)).send("hello again")


async def test_sharded_clients_get_their_share(sandbox: Sandbox) -> None:
    discord.http.Route.BASE = sandbox.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)
    bot = discord.AutoShardedClient(intents=discord.Intents.default(), shard_count=2, guild_ready_timeout=0)
    heard: list[Any] = []

    @bot.event
    async def on_message(message: discord.Message) -> None:
        heard.append(message.guild.shard_id if message.guild else "dm")

    await bot.login(sandbox.token)
    task = asyncio.create_task(bot.connect())
    await asyncio.wait_for(bot.wait_until_ready(), PATIENCE)
    bo = sandbox.person("Bo")
    bo.say("in the guild")
    bo.say("to the bot", channel=bo.dm)
    await sandbox.wait_for(lambda: len(heard) == 2)
    assert set(heard) == {(sandbox.guild_id >> 22) % 2, "dm"}
    await bot.close()
    await asyncio.gather(task, return_exceptions=True)


class Raw:
    """A gateway connection by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def identify(self, token: str, intents: int = GUILDS_AND_MESSAGES, **more: Any) -> None:
        assert (await self.next())["op"] == 10
        await self.socket.send_json(
            {"op": 2, "d": {"token": token, "intents": intents, "properties": {}, **more}}
        )

    async def hear(self, event: str) -> Any:
        """What the next event of a name tells; others before it are passed over."""
        while True:
            frame = await self.next()
            assert isinstance(frame, dict), frame
            if frame["t"] == event:
                return frame["d"]

    async def next(self) -> Any:
        message = await asyncio.wait_for(self.socket.receive(), PATIENCE)
        return json.loads(message.data) if message.type == aiohttp.WSMsgType.TEXT else message

    async def close_code(self) -> int | None:
        while not self.socket.closed:
            await asyncio.wait_for(self.socket.receive(), PATIENCE)
        return self.socket.close_code


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"shard": [2, 2]}, 4010),
        ({"intents": 1 << 30}, 4013),
        ({"intents": 1 << 15}, 4014),
    ],
)
async def test_a_bad_identify_closes_with_its_code(
    sandbox: Sandbox, changes: dict[str, Any], code: int
) -> None:
    async with aiohttp.ClientSession() as web, web.ws_connect(sandbox.gateway_url) as socket:
        raw = Raw(socket)
        await raw.identify(**{"token": sandbox.token, **changes})
        assert await raw.close_code() == code


@pytest.mark.parametrize(
    ("frame", "code"), [("{", 4002), ('{"op":99,"d":null}', 4001), ('{"op":3,"d":{}}', 4003), ("[]", 4002)]
)
async def test_a_bad_frame_closes_with_its_code(sandbox: Sandbox, frame: str, code: int) -> None:
    async with aiohttp.ClientSession() as web, web.ws_connect(sandbox.gateway_url) as socket:
        await socket.send_str(frame)
        assert await Raw(socket).close_code() == code


async def test_too_many_frames_a_minute_close_the_connection(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as web, web.ws_connect(sandbox.gateway_url) as socket:
        for _ in range(121):
            await socket.send_str('{"op":1,"d":null}')
        assert await Raw(socket).close_code() == 4008


async def test_a_heartbeat_is_acknowledged_after_the_client_could_note_that_it_sent_it(
    sandbox: Sandbox,
) -> None:
    async with aiohttp.ClientSession() as web, web.ws_connect(sandbox.gateway_url) as socket:
        raw = Raw(socket)
        assert (await raw.next())["op"] == 10
        sent = asyncio.get_running_loop().time()
        await socket.send_str('{"op":1,"d":null}')
        assert (await raw.next())["op"] == 11
        assert asyncio.get_running_loop().time() - sent > 0.03


async def test_events_are_filtered_by_intents(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as web, web.ws_connect(sandbox.gateway_url) as socket:
        raw = Raw(socket)
        await raw.identify(sandbox.token, intents=1 << 12)
        assert (await raw.next())["t"] == "READY"
        bo = sandbox.person("Bo")
        bo.say("in the guild")
        bo.say("to the bot", channel=bo.dm)
        event = await raw.next()
        assert (event["t"], event["s"], event["d"]["content"]) == ("MESSAGE_CREATE", 2, "to the bot")


async def test_a_session_that_is_not_known_cannot_be_resumed(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as web, web.ws_connect(sandbox.gateway_url) as socket:
        raw = Raw(socket)
        await raw.next()
        await socket.send_json({"op": 6, "d": {"token": sandbox.token, "session_id": "x", "seq": 3}})
        answer = await raw.next()
        assert (answer["op"], answer["d"]) == (9, False)


async def test_zlib_stream_is_spoken_where_it_is_switched_on() -> None:
    async with Sandbox(strict=True, compress=True) as sandbox:
        async with aiohttp.ClientSession() as web:
            async with web.ws_connect(sandbox.gateway_url + "?compress=zlib-stream") as socket:
                inflate = zlib.decompressobj()
                hello = json.loads(inflate.decompress((await socket.receive()).data))
                assert hello["op"] == 10
        bot = Bot()
        await bot.enter(sandbox)
        await bot.leave()


@contextlib.asynccontextmanager
async def connected(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as web, web.ws_connect(sandbox.gateway_url) as socket:
        yield Raw(socket)


async def test_servers_are_spread_over_shards_and_direct_messages_come_to_the_first(sandbox: Sandbox) -> None:
    sandbox.gateway.shards = 3
    home = (sandbox.guild_id >> 22) % 3
    places = {home: sandbox.channel("table")}
    for number in {0, 1, 2} - {home}:
        guild = sandbox.add_guild(f"Guild {number}", shard=(number, 3))
        assert (int(guild.id) >> 22) % 3 == number
        places[number] = sandbox.add_channel(f"table-{number}", guild=guild)
    bo = sandbox.person("Bo")
    async with connected(sandbox) as zero, connected(sandbox) as one, connected(sandbox) as two:
        for number, raw in enumerate((zero, one, two)):
            assert not sandbox.gateway.online
            await raw.identify(sandbox.token, intents=1 << 9 | 1 << 12, shard=[number, 3])
            ready = await raw.hear("READY")
            assert ready["shard"] == [number, 3]
            assert [each["id"] for each in ready["guilds"]] == [
                places[number].channel.guild or str(sandbox.guild_id)
            ]
        assert sandbox.gateway.online
        said = [bo.say("there", channel=places[number]).id for number in range(3)]
        direct = bo.say("to the bot", channel=bo.dm).id
        heard = [(await raw.hear("MESSAGE_CREATE"))["id"] for raw in (zero, one, two, zero)]
        assert heard == [*said, direct]
        more = [bo.say("more", channel=places[number]).id for number in (1, 2)]
        assert [(await raw.hear("MESSAGE_CREATE"))["id"] for raw in (one, two)] == more


async def test_two_sessions_of_a_shard_hear_the_same_and_the_first_to_answer_answers(
    sandbox: Sandbox, web: aiohttp.ClientSession
) -> None:
    url = f"{sandbox.api_url}/applications/{sandbox.application_id}/commands"
    async with web.post(url, json=command(name="act")) as answer:
        assert answer.status == 201
    async with connected(sandbox) as old, connected(sandbox) as new:
        for raw in (old, new):
            await raw.identify(sandbox.token)
            await raw.hear("READY")
        asked = asyncio.create_task(sandbox.person("Mira").slash("act"))
        told = [await raw.hear("INTERACTION_CREATE") for raw in (new, old)]
        assert told[0] == told[1]
        callback = f"{sandbox.api_url}/interactions/{told[0]['id']}/{told[0]['token']}/callback"
        answers = []
        for word in ("first", "second"):
            async with web.post(callback, json={"type": 4, "data": {"content": word}}) as answer:
                answers.append((answer.status, (await answer.json())["code"] if answer.status >= 400 else 0))
        assert answers == [(204, 0), (400, 40060)]
        assert (await asked).text == "first"
        await old.socket.close()
        await sandbox.wait_for(lambda: len(sandbox.gateway.sessions) == 1)
        assert sandbox.gateway.online
        assert (await new.hear("MESSAGE_CREATE"))["id"] == (await asked).message.id
        said = sandbox.person("Bo").say("after")
        assert (await new.hear("MESSAGE_CREATE"))["id"] == said.id


async def test_each_of_two_sessions_of_a_shard_resumes_what_it_missed_itself(sandbox: Sandbox) -> None:
    bo = sandbox.person("Bo")
    async with connected(sandbox) as staying:
        await staying.identify(sandbox.token)
        await staying.hear("READY")
        async with connected(sandbox) as leaving:
            await leaving.identify(sandbox.token)
            gone = (await leaving.hear("READY"))["session_id"]
            await leaving.socket.close(code=4000)
        await sandbox.wait_for(lambda: sandbox.gateway.sessions[gone].link is None)
        said = bo.say("while one was away").id
        assert (await staying.hear("MESSAGE_CREATE"))["id"] == said
        async with connected(sandbox) as back:
            await back.next()
            await back.socket.send_json(
                {"op": 6, "d": {"token": sandbox.token, "session_id": gone, "seq": 1}}
            )
            assert (await back.hear("MESSAGE_CREATE"))["id"] == said
            await back.hear("RESUMED")
            later = bo.say("and now").id
            for raw in (staying, back):
                assert (await raw.hear("MESSAGE_CREATE"))["id"] == later


async def test_sessions_of_one_remainder_begin_five_seconds_apart(
    sandbox: Sandbox, web: aiohttp.ClientSession
) -> None:
    gateway = sandbox.gateway
    gateway.shards, gateway.together, gateway.identify_apart = 4, 2, 5.0

    async def begins(shard: int) -> bool:
        async with connected(sandbox) as raw:
            await raw.identify(sandbox.token, shard=[shard, 4])
            answer = await raw.next()
            assert answer["t"] == "READY" or (answer["op"], answer["d"]) == (9, False)
            return bool(answer["t"] == "READY")

    assert [await begins(shard) for shard in (0, 1, 2, 3)] == [True, True, False, False]
    sandbox.clock.advance(4.9)
    assert not await begins(2)
    sandbox.clock.advance(0.2)
    assert [await begins(shard) for shard in (2, 0, 3)] == [True, False, True]
    async with web.get(f"{sandbox.api_url}/gateway/bot") as answer:
        told = await answer.json()
    assert told["shards"] == 4
    assert told["session_start_limit"] == {
        "total": 1000,
        "remaining": 996,
        "reset_after": 86_400_000,
        "max_concurrency": 2,
    }


async def test_a_shard_keeps_the_newest_sessions_that_wait_to_be_resumed(sandbox: Sandbox) -> None:
    for shard in (0, 1, 0, 0, 0, 0, 0):
        async with connected(sandbox) as raw:
            await raw.identify(sandbox.token, shard=[shard, 2])
            await raw.hear("READY")
            await raw.socket.close(code=4000)
        await sandbox.wait_for(lambda: not sandbox.gateway.links)
    kept = [session.shard[0] for session in sandbox.gateway.sessions.values()]
    assert sorted(kept) == [0, 0, 0, 0, 0, 1]
