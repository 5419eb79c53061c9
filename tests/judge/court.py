"""The bot before SimCord: a server with a table, people who click, and what came of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import simcord
from discord.http import HTTPClient
from simcord import Env, InteractionResult, MemberActor
from simcord._runtime import _restore_loop

from bot.app import heliograph
from bot.discord.client import Heliograph
from bot.discord.connections import Connections
from bot.engine.moves import Seat
from bot.engine.rules import Game
from bot.sessions import SessionView
from bot.settings import Settings
from tests.discord.stage import FAST, Seeds
from tests.patience import PATIENCE
from tests.unmixed import unmixed

SHORT = 0.01
"""Seconds between two looks at what came of an act."""

Part = Mapping[str, Any]
"""A component as the bot sent it."""


def _told(connections: Connections, shard: int) -> None:
    """SimCord connects shards by itself."""
    if shard not in connections.heard:
        connections.heard.add(shard)
        connections.on_heard(shard)


class Court:
    """A server with one text channel. Each act is over when the bot has answered it and shown what it changed."""

    def __init__(self, env: Env, client: Heliograph, seeds: Seeds) -> None:
        self.env, self.client, self.seeds = env, client, seeds
        self.guild = env.create_guild()
        self.table = self.guild.create_text_channel("table")
        self.people: dict[int, MemberActor] = {}

    def person(self, name: str) -> MemberActor:
        """A new member of the server."""
        actor = self.guild.add_member(self.env.create_user(name))
        self.people[actor.id] = actor
        return actor

    async def after(self, act: Awaitable[InteractionResult]) -> InteractionResult:
        """What an act was answered, once everything that it set off has been shown."""
        result = await act
        async with asyncio.timeout(PATIENCE):
            while not (result.acknowledged or result.deferred):
                await asyncio.sleep(SHORT)
            await self.client.announcer.settled()
            await self.client.notifications.settled()
        assert not self.env.errors, self.env.transcript()
        return result

    async def slash(self, who: MemberActor, name: str, **options: Any) -> InteractionResult:
        return await self.after(who.slash(self.table, name, **options))

    async def press(self, who: MemberActor, message: Any, label: str) -> InteractionResult:
        return await self.after(who.click(message, label=label))

    @property
    def living(self) -> Any:
        """The newest message of the table."""
        found = self.table.last_message
        assert found is not None
        return found

    @property
    def session(self) -> SessionView:
        """The game that is played at the table."""
        (found,) = self.client.context.sessions.live()
        return found

    async def awaited(self) -> list[MemberActor]:
        """Who is asked something, as soon as anyone is: a window may be open that asks nobody here."""
        async with asyncio.timeout(PATIENCE):
            while not (found := await self._asked()):
                await asyncio.sleep(SHORT)
        return found

    async def _asked(self) -> list[MemberActor]:
        session, found = self.session, []
        for number, holder in enumerate(session.holders):
            position = await self.client.context.sessions.position(session.id, Seat(number))
            if any(ask.seat == number for ask in position.asks):
                assert holder.user_id is not None
                found.append(self.people[holder.user_id])
        return found

    async def move(self, who: MemberActor) -> None:
        """Choose the first of everything in a private panel until a move is made."""
        seq, panel = self.session.seq, await self.press(who, self.living, "Play")
        for _ in range(40):
            if not self.client.context.sessions.live() or self.session.seq != seq:
                return
            panel = await self.after(self._go_on(who, panel.response))
        raise AssertionError(f"{who} cannot move: {panel.response and panel.response.components}")

    def _go_on(self, who: MemberActor, panel: Any) -> Awaitable[InteractionResult]:
        parts = list(walked(panel.components))
        for part in parts:
            if _path(part)[:1] == ["do"] or _path(part)[:2] == ["draft", "go"]:
                return who.click(panel, custom_id=part["custom_id"])
        for part in parts:
            if _path(part)[:1] in (["grow"], ["pick"]):
                values = [option["value"] for option in part["options"]][: part.get("min_values", 1)]
                return who.select(panel, values, custom_id=part["custom_id"])
        opens = next(part for part in parts if _path(part)[:1] == ["verb"] and "~" not in part["custom_id"])
        return who.click(panel, custom_id=opens["custom_id"])


def walked(components: Sequence[Any]) -> Iterator[Part]:
    """Components and all that they hold."""
    for component in components:
        yield component
        yield from walked(component.get("components", ()))


def _path(part: Part) -> list[str]:
    """What a component does, as the bot writes it into its id."""
    _, _, act = str(part.get("custom_id", "")).partition(":")
    what, _, rest = act.partition(":")
    return [what, *rest.partition(":")[2].partition(":")[2].split()] if what else []


async def _briefly(env: Env, **_: Any) -> None:
    """In place of SimCord's waiting for a bot to come to rest, which ours never does: its workers wait for events."""
    await asyncio.sleep(SHORT)


@asynccontextmanager
async def court(
    database: Path,
    hosted: dict[str, Game[Any]] | None = None,
    seeds_called: str = "judge",
    *,
    greets: bool = False,
) -> AsyncIterator[Court]:
    """The bot, logged in to a SimCord of its own, with these games (None: those that are registered).

    It is invited when it is there already; unless it `greets`, it says nothing to that.

    Only SimCord's Discord is used. Its own event loop, in which time passes for the bot alone, is taken off again.
    """
    envs: list[Env] = []

    def clock() -> float:
        return envs[0].now().timestamp() if envs else 0.0

    settings, seeds = Settings(token="judged", database=database, workers=0), Seeds(seeds_called)
    async with heliograph(
        settings,
        hosted=hosted,
        clock=clock,
        times=FAST,
        seeds=seeds,
        quiet=0.0,
        linger=0.0,
        guild_ready_timeout=0,
    ) as client:
        # SimCord has no answer to how many shards Discord recommends.
        if not greets:
            client.greeter.joined = client.greeter.met = lambda _: None  # type: ignore[method-assign]
        recommended = AsyncMock(return_value=(1, "", {"max_concurrency": 1}))
        with (
            unmixed(),
            patch.object(Env, "_settle_internal", _briefly),
            patch.object(Connections, "connected", lambda *_: None),
            patch.object(Connections, "told", _told),
            patch.object(HTTPClient, "get_bot_gateway", recommended),
        ):
            async with simcord.run(client, shard_count=1) as env:
                envs.append(env)
                _restore_loop(env)
                yield Court(env, client, seeds)
