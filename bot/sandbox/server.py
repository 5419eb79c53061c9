"""The sandbox as one object, which opens a world, serves it on loopback, and lets people act in it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from aiohttp import web

from bot.sandbox.api.channel_routes import ChannelRoutes
from bot.sandbox.api.faults import Fault, Faults
from bot.sandbox.api.gateway import IDENTIFY_APART, Gateway
from bot.sandbox.api.interactions import Interactions
from bot.sandbox.api.rest import PREFIX, Rest
from bot.sandbox.api.routes import Routes
from bot.sandbox.errors import Violation
from bot.sandbox.people.acts import Acts
from bot.sandbox.people.driver import Actor, Place, place_of
from bot.sandbox.people.pageapi import PageApi
from bot.sandbox.people.parts import Parts
from bot.sandbox.people.waiting import Waiters
from bot.sandbox.rules.ratelimits import RateLimits
from bot.sandbox.rules.validation import openapi
from bot.sandbox.web import guard, mount_files
from bot.sandbox.world.clock import Clock
from bot.sandbox.world.messages import Composer
from bot.sandbox.world.things import Channel, Guild, Role
from bot.sandbox.world.world import World

T = TypeVar("T")
log = logging.getLogger(__name__)


class BrokenRules(AssertionError):
    """Raised when a strict sandbox closes and the bot sent something that Discord refuses."""


class Sandbox:
    """A local Discord. Use it as `async with Sandbox(...) as sandbox:`.

    `port` 0 takes a free one. `data` is the SQLite file that keeps the world over a restart; None keeps nothing.
    `strict` makes the end of the block raise BrokenRules if there are `violations` or requests to unknown routes,
    and checks the sandbox's own answers as well. `validate=False` leaves out the OpenAPI document (about 1 ms a
    request) for benches; the sandbox's own rules always hold. `rate_limits=False` turns refusals with 429 off, and of
    sessions that begin too soon one after the other.
    `compress` allows zlib-stream. `privileged_intents` are the bits that the application was granted.
    Entering raises OSError if the port is taken, and sqlite3.Error if the file cannot be used.
    """

    patience = 10.0
    """Seconds for which those who use it from Python wait for the bot, where they name no time of their own."""

    def __init__(
        self,
        port: int = 0,
        data: Path | None = None,
        *,
        strict: bool = False,
        validate: bool = True,
        rate_limits: bool = True,
        compress: bool = False,
        privileged_intents: int = 0,
    ) -> None:
        self._wanted_port = port
        self._data = data
        self._strict = strict
        self._validate = validate
        self._rate_limits = rate_limits
        self._compress = compress
        self._privileged = privileged_intents
        self._runner: web.AppRunner | None = None
        self._waiters = Waiters()
        self.port = port

    async def __aenter__(self) -> Self:
        self.clock = Clock()
        self.world = await asyncio.to_thread(World.open, self._data, self.clock)
        self.faults = Faults()
        self.limits = RateLimits(self.clock, enabled=self._rate_limits)
        self.gateway = Gateway(
            self.world,
            self.faults,
            url=lambda: self.gateway_url,
            compress=self._compress,
            privileged=self._privileged,
            identify_apart=IDENTIFY_APART if self._rate_limits else 0.0,
        )
        self.composer = Composer(self.world, "")
        self.interactions = Interactions(self.world, self.gateway, self.composer)
        self.acts = Acts(self.world, self.gateway, self.interactions, self.composer)
        self.rest = Rest(
            token=self.token,
            faults=self.faults,
            limits=self.limits,
            openapi=openapi() if self._validate else None,
            check_answers=self._strict and self._validate,
        )
        self._parts = Parts(
            self.clock,
            self.world,
            self.faults,
            self.gateway,
            self.rest,
            self.acts,
            self._waiters,
            self.patience,
        )
        self.page = PageApi(self._parts)
        self.world.listeners.append(lambda what, thing: self._waiters.poke())
        self.gateway.on_change = self._gateway_changed
        self.rest.on_done = self._waiters.poke
        if self.world.journal is not None:
            self.rest.keep = self.world.journal.flush
        self.rest.on_violation = self.page.faults_changed
        app = web.Application(middlewares=[guard(lambda: self.port)], client_max_size=32 * 1024 * 1024)
        routes = Routes(self.world, self.interactions, self.gateway, lambda: self.gateway_url).all()
        routes += ChannelRoutes(self.world, self.gateway, self.composer, self.limits).all()
        self.rest.mount(app, routes)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/page", self.page.handle)
        mount_files(app, self.world)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5, handler_cancellation=False)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._wanted_port)
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            await asyncio.to_thread(self.world.close)
            raise
        self.port = int(self._runner.addresses[0][1])
        self.composer.base_url = self.url
        self.world.serve_at(self.url)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
        if self._strict and error is None:
            told = [*map(str, self.violations), *(f"our answer to {each}" for each in self.rest.own_mistakes)]
            told += [f"{each}: there is no such route here" for each in self.unknown_routes]
            if told:
                raise BrokenRules("\n".join(told))

    async def close(self) -> None:
        """Close every connection and save the last changes."""
        if self._runner is None:
            return
        self.clock.cancel_all()
        await self.page.close()
        await self.gateway.drop(1001)
        await self._runner.cleanup()
        self._runner = None
        await asyncio.to_thread(self.world.close)

    @property
    def url(self) -> str:
        """The page's address, and the root of everything else."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def api_url(self) -> str:
        """For `discord.http.Route.BASE`."""
        return self.url + PREFIX

    @property
    def gateway_url(self) -> str:
        """For `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY` (as a yarl.URL)."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    @property
    def token(self) -> str:
        return self.world.identity.token

    @property
    def application_id(self) -> int:
        return int(self.world.identity.bot_id)

    @property
    def guild_id(self) -> int:
        return int(self.world.identity.guild_id)

    @property
    def violations(self) -> list[Violation]:
        """Requests that broke Discord's rules, whether or not the bot noticed; clear the list to forgive them."""
        return self.rest.violations

    @property
    def warnings(self) -> list[Violation]:
        """Requests with fields that Discord's document does not know."""
        return self.rest.warnings

    @property
    def unknown_routes(self) -> list[str]:
        """Requests to routes that the sandbox does not have, as "METHOD /path"."""
        return self.rest.unknown_routes

    def person(self, name: str) -> Actor:
        """A person by name. Raises LookupError."""
        return Actor(self._parts, self.world.person_named(name))

    def add_person(self, name: str, *, admin: bool = False) -> Actor:
        return Actor(self._parts, self.acts.join(name, admin=admin))

    def set_locale(self, locale: str) -> None:
        """Give the guild another language."""
        self.acts.places.set_locale(locale)

    def people(self) -> Iterable[Actor]:
        return [Actor(self._parts, each) for each in self.world.people.values()]

    def channel(self, channel: Place | Channel | str) -> Place:
        """A place by name, by id, or as it is. Raises LookupError."""
        return place_of(self._parts, channel)

    def add_channel(self, name: str, kind: str = "text", guild: Guild | None = None) -> Place:
        """A new channel ("text", "voice" or "forum") of a guild (None: the first), announced to the bot."""
        return Place(self._parts, self.acts.places.open_channel(name, kind, guild))

    def add_guild(self, name: str, *, member: bool = True, shard: tuple[int, int] | None = None) -> Guild:
        """A further guild of all people; the bot is a `member` or not. See `gateway.kick` and `gateway.invite`.

        `shard` is the one to which it belongs, by its number and how many there are; None: any.
        """
        guild = self.world.add_guild(name, member=member, shard=shard)
        if member:
            self.gateway.invite(guild)
        return guild

    def add_group(self, name: str) -> Place:
        """Messages among people, in which they can use applications that they installed for themselves."""
        return Place(self._parts, self.world.add_channel(name, "group"))

    def add_thread(self, parent: Place | Channel | str, name: str) -> Place:
        """A new public thread in a text channel, or a post in a forum, announced to the bot."""
        place = self.channel(parent).channel
        return Place(self._parts, self.acts.places.open_thread(place, name, self.world.identity.owner_id))

    def archive(self, thread: Place | Channel | str) -> None:
        """Archive a thread: Discord does so after a time without messages, and people may at any time."""
        self.acts.places.archive(self.channel(thread).channel)

    def lock(self, thread: Place | Channel | str, locked: bool = True) -> None:
        """Lock a thread, as moderators do, or unlock it."""
        self.acts.places.lock(self.channel(thread).channel, locked)

    def delete(self, place: Place | Channel | str) -> None:
        """Delete a channel with its threads, or a thread."""
        self.acts.places.close(self.channel(place).channel)

    def deny(self, place: Place | Channel | str, bot: int = 0, *, members: int = 0) -> None:
        """Take these permission bits, and no others, from the bot and from members in a channel and its threads."""
        self.acts.places.deny(self.channel(place).channel, bot, members)

    def role(self, name: str) -> Role:
        """A role of people by its name, made where there is none."""
        known = (each for each in self.world.roles.values() if each.name == name)
        return next(known, None) or self.acts.places.open_role(name)

    async def wait_for(self, predicate: Callable[[], T], timeout: float | None = None) -> T:
        """The first truthy value of `predicate`, asked again after every change in the world or at the gateway.

        Raises TimeoutError after `timeout` seconds (None: `patience`).
        """
        return await self._parts.wait_for(predicate, timeout)

    async def bot_online(self, timeout: float | None = None) -> None:
        """Return once the bot hears of everything, by one process or several."""
        await self.wait_for(lambda: self.gateway.online, timeout)

    def fault(self, kind: str, route: str = ".*", **rest: Any) -> Fault:
        """Put a fault in force (see `bot/sandbox/api/faults.py`). Raises ValueError for one that makes no sense."""
        fault = self.faults.add(Fault(kind=kind, route=route, **rest))
        self.page.faults_changed()
        return fault

    def forbid(self, *words: str) -> None:
        """Have the guild's automatic moderation refuse public messages with these words (200000)."""
        self.world.forbidden = words

    def break_galleries(self, broken: bool = True) -> None:
        """Refuse answers that are changed so that they show a new file in a gallery (discord-api-docs #7529)."""
        self.world.galleries_break = broken

    def quarantine(self, quarantined: bool = True) -> None:
        """Let the bot write direct messages only to those whom it has written to before (20026), as Discord's
        anti-spam system does."""
        self.world.quarantined = quarantined

    def skip(self, seconds: float) -> None:
        """Let time pass at once."""
        self._parts.skip(seconds)
        self.page.faults_changed()

    def _gateway_changed(self) -> None:
        self.page.bot_changed()
        self._waiters.poke()
