"""The client: connects, registers the commands, and answers every interaction, even when something goes wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.discord.channel.announce import LINGER, QUIET, Announcer
from bot.discord.commands import shared_commands
from bot.discord.config import panel as admin_panel
from bot.discord.core.commands.clicks import Clicks, joined, unknown_action
from bot.discord.core.commands.localized import accepted
from bot.discord.core.commands.registration import hash_of
from bot.discord.core.context import Context, Services
from bot.discord.core.drawing.studio import Studio
from bot.discord.core.layout.components import Answering, Click, ClickedButton, ClickedMenu
from bot.discord.core.layout.forms import submitted
from bot.discord.core.sending.budget import Budget
from bot.discord.core.text.errors import Trouble, describe, incident, is_gone
from bot.discord.core.text.texts import no_pings, quotable
from bot.discord.core.text.translator import Translator
from bot.discord.core.watching.recording import Recorder
from bot.discord.my import data, ended, games, settings, waking
from bot.discord.private import closer_look, drafting, host_news, notes, planning, reminders, undoing
from bot.discord.private import panel as play_panel
from bot.discord.private.host_news import HostNews
from bot.discord.private.notifications import Notifications
from bot.discord.private.table_calls import TableCalls
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
from bot.discord.table.venue import RoleCalls, Venues
from bot.discord.table.vote_calls import VoteCalls
from bot.discord.verbs import game_group
from bot.engine.catalogues import ENGLISH, languages
from bot.engine.rules import Game
from bot.sessions import Sessions

log = logging.getLogger(__name__)

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
    """The bot on Discord, in as many shards as Discord recommends, or as one of several processes.

    With `sync` it registers its commands at the start if they have changed.
    """

    def __init__(
        self,
        sessions: Sessions,
        games: Mapping[str, Game[Any]],
        studio: Studio,
        computers: Sequence[str] = ("random",),
        *,
        sync: bool = True,
        quiet: float = QUIET,
        linger: float = LINGER,
        guild_ready_timeout: float = 2.0,
        recorder: Recorder | None = None,
        boards_by_click: bool = False,
    ) -> None:
        shards = sessions.shards
        budget = Budget(sessions.now, sessions.receipts.measure, processes=shards.count)
        trace = budget.trace()
        if recorder is not None:
            recorder.listen(trace)
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_count=None if shards.count == 1 else shards.count,
            allowed_mentions=no_pings(),
            max_messages=None,
            guild_ready_timeout=guild_ready_timeout,
            http_trace=trace,
            max_ratelimit_timeout=None,  # with one, it refuses whatever has a long window, however much is left
        )
        self.shard_ids = None if shards.count == 1 else sorted(shards.terms)
        mend = AbsentHosts(sessions, self).mend
        self.context = context = ReadingContext(
            Services(sessions, games, studio, self, budget, mend, computers, boards_by_click)
        )
        self.announcer = Announcer(context, quiet=quiet, linger=linger)
        self.notifications = Notifications(context)
        self.host_news = HostNews(context)
        self.table_calls = TableCalls(context)
        self.vote_calls = VoteCalls(context)
        self.greeter = greeting.Greeter(context)
        self.venues, self.role_calls = Venues(context), RoleCalls(context)
        self._answers = joined(CLICKED)
        self._sync = sync and shards.serves(None)
        self._started = self._met = False
        self._identified: dict[int, float] = {}
        self._together = 1
        self.tree = Commands(self, allowed_contexts=WHERE, allowed_installs=INSTALLED)
        for command in shared_commands(context):
            self.tree.add_command(command)
        for game in games.values():
            self.tree.add_command(game_group(game, inspects=context.studio.can_inspect(game)))
        self.add_dynamic_items(ClickedButton, ClickedMenu)

    async def login(self, token: str) -> None:
        """Log in, and ask Discord how many shards it recommends, and how many may identify together."""
        await super().login(token)
        recommended, _, limits = await self.http.get_bot_gateway()
        self._together = limits["max_concurrency"]
        if self.shard_ids is None:
            self.shard_count = recommended
        if recommended > 1:
            log.info("Discord recommends %d shards, %d at a time", recommended, self._together)

    async def _async_setup_hook(self) -> None:
        await super()._async_setup_hook()
        self._met = True

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify: one of those with the same remainder in five seconds."""
        group, now = (shard_id or 0) % self._together, asyncio.get_running_loop().time()
        at = max(now, self._identified.get(group, now - IDENTIFY_APART) + IDENTIFY_APART)
        self._identified[group] = at
        await asyncio.sleep(at - now)

    async def setup_hook(self) -> None:
        """Register the commands before the first event."""
        if self._sync:
            await self._register()

    async def _register(self) -> None:
        known = await self._known_commands()
        wanted = await self._wanted_commands()
        if known and hash_of(wanted) == hash_of(known):
            log.info("the commands are registered already")
            return
        assert self.application_id is not None
        await self.http.bulk_upsert_global_commands(self.application_id, payload=wanted)
        log.info("registered %d commands", len(wanted))

    async def _known_commands(self) -> list[Any]:
        """The commands as Discord has them; unlike the library's own request, this one asks for translations."""
        route = discord.http.Route(
            "GET", "/applications/{application_id}/commands", application_id=self.application_id
        )
        found: list[Any] = await self.http.request(route, params={"with_localizations": "true"})
        return found

    async def _wanted_commands(self) -> list[Any]:
        """The commands as they should be, in every language; the library asks for each text in all of Discord's."""
        commands = self.tree.get_commands()
        if languages() == (ENGLISH,):
            return [command.to_dict(self.tree) for command in commands]
        translator = Translator()
        return accepted([await command.get_translated_payload(self.tree, translator) for command in commands])

    async def on_ready(self) -> None:
        """The channels are known: show what they do not show yet. Discord may send this event several times."""
        if not self._started:
            self._started = True
            self.announcer.start()
            self.notifications.start()
            self.host_news.start()
            self.table_calls.start()
            self.vote_calls.start()
            self.context.sessions.finder.start(self.venues.place)
            self.context.sessions.finder.on_look.subscribe(self.role_calls.look)
            log.info("ready as %s", self.user)
        for session in self.context.sessions.live():
            self.context.presence.is_in(session.guild_id)
        self._look_for_servers()
        self.announcer.watch.look_for_missing()
        self.greeter.met(self.guilds)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot; note it even if nothing happens in its games meanwhile."""
        self.context.presence.is_in(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has invited the bot, perhaps again."""
        self._look_for_servers()
        if self._started:
            self.greeter.joined(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is available again; if the bot was offline, this may be how it learns that it was invited."""
        self._look_for_servers()
        if self._started:
            self.announcer.watch.look_for_missing(guild.id)
            self.greeter.joined(guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, perhaps with a game in it."""
        if not isinstance(channel, discord.CategoryChannel):
            self.announcer.watch.deleted(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, perhaps an archived one, and perhaps with a game in it."""
        self.announcer.watch.deleted(thread.guild_id, thread.thread_id)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """A thread may have been archived, locked or unlocked."""
        if self._started:
            self.announcer.watch.thread_changed(before, after)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """A thread was not known: it may have been archived until now."""
        if self._started:
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
        if self._started:
            self.announcer.rights_changed(guild.id)

    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """A server may have another language now."""
        if self._started and before.preferred_locale != after.preferred_locale:
            self.announcer.language_changed(after.id)

    def _look_for_servers(self) -> None:
        """Wake the games of servers that removed the bot and have invited it again."""
        if not self._started:
            return
        for guild_id in self.context.presence.returned():
            self.announcer.came_back(guild_id)
            self.notifications.look()

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

    async def close(self) -> None:
        """Stop announcing, then disconnect."""
        await self.host_news.close()
        await self.notifications.close()
        await self.announcer.close()
        if self._met:
            await super().close()


WHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where commands are offered: in servers, and in direct messages with the bot."""

INSTALLED = app_commands.AppInstallationType(guild=True, user=False)
"""For whom: the members of a server that has the bot. Elsewhere it could not post a board."""
