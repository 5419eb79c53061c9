"""The client: connects, registers the commands, and answers every interaction, even when something goes wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from math import inf
from typing import Any

import discord
from discord import app_commands

from bot.cluster.cluster import Cluster
from bot.discord.channel.announce import LINGER, QUIET
from bot.discord.commands import shared_commands
from bot.discord.config import panel as admin_panel
from bot.discord.connections import Connections
from bot.discord.core.commands.clicks import Clicks, joined, unknown_action
from bot.discord.core.commands.localized import accepted
from bot.discord.core.commands.registration import register
from bot.discord.core.context import Context, Services
from bot.discord.core.drawing.studio import Studio
from bot.discord.core.layout.components import Answering, Click, ClickedButton, ClickedMenu
from bot.discord.core.layout.forms import submitted
from bot.discord.core.sending.budget import Budget
from bot.discord.core.text.errors import Trouble, describe, incident, is_gone
from bot.discord.core.text.texts import no_pings, quotable
from bot.discord.core.text.translator import Translator
from bot.discord.core.watching.recording import Recorder
from bot.discord.duties import Duties
from bot.discord.my import data, ended, games, settings, waking
from bot.discord.private import closer_look, drafting, host_news, notes, planning, reminders, undoing
from bot.discord.private import panel as play_panel
from bot.discord.reading import (
    board,
    film,
    greeting,
    help,
    importing,
    lessons,
    report,
    rule_pages,
    ruling,
    sharing,
    statistics,
    stepping,
    why,
)
from bot.discord.reading.context import ReadingContext
from bot.discord.table import (
    aside,
    clocks,
    computers,
    ending,
    finding,
    lobby,
    options,
    orders,
    pace,
    places,
    rematch,
    seats,
    voting,
)
from bot.discord.table.absent_hosts import AbsentHosts
from bot.discord.verbs import game_group
from bot.engine.catalogues import ENGLISH, languages
from bot.engine.rules import Game
from bot.sessions import Sessions

log = logging.getLogger(__name__)

END = 8.5
"""Seconds after which a bot that is to end has given its last answer."""

IDENTIFY_APART = 5.0
"""Seconds between two shards that identify in the same place of Discord's queue."""

CLICKED: tuple[Clicks[ReadingContext], ...] = (
    play_panel.clicks,
    drafting.clicks,
    planning.clicks,
    undoing.clicks,
    closer_look.clicks,
    notes.clicks,
    reminders.clicks,
    host_news.clicks,
    lobby.clicks,
    rematch.clicks,
    finding.clicks,
    options.clicks,
    aside.clicks,
    places.clicks,
    computers.clicks,
    seats.clicks,
    voting.clicks,
    clocks.clicks,
    pace.clicks,
    orders.clicks,
    ending.clicks,
    board.clicks,
    why.clicks,
    greeting.clicks,
    help.clicks,
    lessons.clicks,
    rule_pages.clicks,
    report.clicks,
    ruling.clicks,
    sharing.clicks,
    film.clicks,
    stepping.clicks,
    statistics.clicks,
    importing.clicks,
    admin_panel.clicks,
    games.clicks,
    ended.clicks,
    settings.clicks,
    waking.clicks,
    data.clicks,
)
"""The functions that answer the buttons and menus of each module."""


class Commands(app_commands.CommandTree["Heliograph"]):
    """The slash commands. Errors that discord.py finds in one are answered like all others."""

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        context: Context = interaction.client.context
        if isinstance(error, app_commands.TransformerError):
            trouble = Trouble("not-understood", {"value": quotable(str(error.value)[:40])})
        elif isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            trouble = Trouble("old-command")
        else:
            original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
            if is_gone(original):
                return
            if interaction.type is discord.InteractionType.autocomplete:
                if not context.ending:
                    incident(original, describe(interaction))
                return
            await context.answer(interaction, lambda reply: _raise(original))
            return

        await context.answer(interaction, lambda reply: _raise(trouble))


async def _raise(error: Exception) -> None:
    raise error


class Heliograph(discord.AutoShardedClient):
    """The bot on Discord, on the shards that this process serves or is about to serve.

    There are as many shards as Discord recommends, or `count`, if all processes of the `cluster` agree. With `sync`,
    the process that serves the first one registers the commands if they have changed.
    """

    def __init__(
        self,
        sessions: Sessions,
        games: Mapping[str, Game[Any]],
        studio: Studio,
        cluster: Cluster,
        computers: Sequence[str] = ("random",),
        *,
        count: int | None = None,
        limited: bool = True,
        sync: bool = True,
        quiet: float = QUIET,
        linger: float = LINGER,
        guild_ready_timeout: float = 2.0,
        recorder: Recorder | None = None,
        boards_by_click: bool = False,
    ) -> None:
        self._shards, self._cluster, self._count = sessions.shards, cluster, count
        budget = Budget(sessions.now, sessions.receipts.measure, cluster.a_second if limited else inf)
        if limited:
            cluster.on_share.subscribe(budget.allow)
        trace = budget.trace()
        if recorder is not None:
            recorder.listen(trace)
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=no_pings(),
            max_messages=None,
            guild_ready_timeout=guild_ready_timeout,
            http_trace=trace,
            max_ratelimit_timeout=None,  # with one, it refuses whatever has a long window, however much is left
        )
        mend = AbsentHosts(sessions, self).mend
        self.context = context = ReadingContext(
            Services(sessions, games, studio, self, budget, mend, computers, boards_by_click)
        )
        context.doubles.listen(trace)
        self.connections = Connections(self, guild_ready_timeout)
        self.duties = Duties(context, quiet=quiet, linger=linger)
        self.announcer, self.notifications = self.duties.announcer, self.duties.notifications
        self.host_news, self.greeter = self.duties.host_news, self.duties.greeter
        self.role_calls = self.duties.role_calls
        self.connections.on_heard.subscribe(self.duties.heard)
        self.connections.on_heard.subscribe(cluster.heard)
        self.connections.on_left.subscribe(self.duties.left)
        sessions.custody.on_gain.subscribe(self._gained)
        self._answers = joined(CLICKED)
        self._sync = sync
        self._met = False
        self._identified: dict[int, float] = {}
        self.tree = Commands(self, allowed_contexts=WHERE, allowed_installs=INSTALLED)
        for command in shared_commands(context):
            self.tree.add_command(command)
        for game in games.values():
            self.tree.add_command(game_group(game, inspects=context.studio.can_inspect(game)))
        self.add_dynamic_items(ClickedButton, ClickedMenu)

    @property
    def latency(self) -> float:
        """Seconds of a heartbeat to Discord and back, over all shards that are connected."""
        return self.connections.latency

    @property
    def ready_shards(self) -> frozenset[int]:
        """The shards that are connected, and whose servers are known."""
        return self.connections.ready

    @property
    def is_leaving(self) -> bool:
        """Whether it was told to end, and hands over what it serves."""
        return self._cluster.is_leaving

    async def login(self, token: str) -> None:
        """Log in, agree with other processes how many shards there are, and register the commands."""
        await super().login(token)
        recommended, _, limits = await self.http.get_bot_gateway()
        self.connections.together = limits["max_concurrency"]
        self.shard_count = await self._cluster.agree(self._count or recommended)
        if recommended > 1:
            log.info("Discord recommends %d shards, %d at a time", recommended, self.connections.together)
        if self._shards.serves(None):
            await self._register()

    async def _async_setup_hook(self) -> None:
        await super()._async_setup_hook()
        self._met = True

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify: one of those with the same remainder in five seconds, over all processes."""
        group, now = (shard_id or 0) % self.connections.together, asyncio.get_running_loop().time()
        at = max(now, self._identified.get(group, now - IDENTIFY_APART) + IDENTIFY_APART)
        self._identified[group] = at
        await asyncio.sleep(at - now)
        await self._cluster.identify(group)

    async def launch_shards(self) -> None:
        """Connect the shards of this process; those that it gets later follow by themselves."""
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = sorted(self._shards.terms)
        self._cluster.serve(self.connections, self.duties)
        if not self._shards.terms:
            log.info("standing by as %s: other processes have all shards", self.user)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Discord has named the servers of a shard."""
        self.connections.connected(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A shard is connected again, and has missed nothing."""
        self.connections.resumed(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Discord has told of all servers of a shard. It may send this event several times."""
        self.connections.told(shard_id)

    def _gained(self, shard: int) -> None:
        if shard == self._shards.of(None):
            self.context.later(self._register, "registering the commands")

    async def _register(self) -> None:
        if self._sync:
            self._sync = False
            await register(self, await self._wanted_commands())

    async def _wanted_commands(self) -> list[Any]:
        """The commands as they should be, in every language; the library asks for each text in all of Discord's."""
        commands = self.tree.get_commands()
        if languages() == (ENGLISH,):
            return [command.to_dict(self.tree) for command in commands]
        translator = Translator()
        return accepted([await command.get_translated_payload(self.tree, translator) for command in commands])

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot; note it even if nothing happens in its games meanwhile."""
        self.context.presence.is_in(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has invited the bot, perhaps again."""
        self.duties.look_for_servers()
        if self.duties.watches(guild.id):
            self.greeter.joined(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is available again; if the bot was offline, this may be how it learns that it was invited."""
        self.duties.look_for_servers()
        if self.duties.watches(guild.id):
            self.announcer.watch.look_for_missing(guild.id)
            self.greeter.joined(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, perhaps with a game in it."""
        if not isinstance(channel, discord.CategoryChannel) and self.duties.watches(channel.guild.id):
            self.announcer.watch.deleted(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, perhaps an archived one, and perhaps with a game in it."""
        if self.duties.watches(thread.guild_id):
            self.announcer.watch.deleted(thread.guild_id, thread.thread_id)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread may have been archived, locked or unlocked."""
        if self.duties.watches(after.guild.id):
            self.announcer.watch.thread_changed(before, after)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """A thread was not known: it may have been archived until now."""
        if self.duties.watches(thread.guild.id):
            self.announcer.watch.thread_changed(None, thread)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """The rights of the bot in a channel may have changed."""
        self._rights_changed(after.guild)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """The rights of the bot may have changed with those of a role."""
        self._rights_changed(after.guild)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot may have other roles; of other members it is not told."""
        self._rights_changed(after.guild)

    def _rights_changed(self, guild: discord.Guild) -> None:
        if self.duties.watches(guild.id):
            self.announcer.rights_changed(guild.id)

    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """A server may have another language now."""
        if self.duties.watches(after.id) and before.preferred_locale != after.preferred_locale:
            self.announcer.language_changed(after.id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A form was submitted; discord.py itself would not recognise it after a restart."""
        if interaction.type is discord.InteractionType.modal_submit:
            click = submitted(interaction)
            if click is not None:
                await self.clicked(interaction, click)

    def clicked(self, interaction: discord.Interaction[Any], click: Click) -> Answering:
        """Pass a click to the function that answers it; errors are answered privately."""
        handler = self._answers.get(click.action, unknown_action)
        return self.context.answer(interaction, lambda reply: handler(self.context, reply, click))

    async def leave(self, patience: float) -> None:
        """Hand over all shards to other processes, for at most so many seconds."""
        self.context.end_by = asyncio.get_running_loop().time() + END
        await self._cluster.leave(patience)
        await self.connections.left()

    async def close(self) -> None:
        """Stop announcing, then disconnect."""
        await self._cluster.close()
        await self.duties.close()
        await self.connections.close()
        if self._met:
            await super().close()


WHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where commands are offered: in servers, and in direct messages with the bot."""

INSTALLED = app_commands.AppInstallationType(guild=True, user=False)
"""For whom: the members of a server that has the bot. Elsewhere it could not post a board."""
