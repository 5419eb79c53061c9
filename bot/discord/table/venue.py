"""Where tables are opened for people who wait, and the mention of a server's role for tables with free seats."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence

import discord

from bot.discord.core.answers.caller import containing
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click, button, layout, row, say
from bot.discord.core.sending import permissions
from bot.discord.core.sending.budget import NEW_THREAD, Busy, Need
from bot.discord.core.text.errors import MESSAGE_GONE, NO_ACCESS
from bot.discord.core.text.texts import cut
from bot.discord.table.places import NAME_LENGTH
from bot.discord.views.ways import way_played
from bot.sessions import Refused, SessionView, Status, User
from bot.sessions.finding.finder import Place
from bot.sessions.finding.matching import Ticket
from bot.sessions.server.policy import Caller
from bot.sessions.server.rules import ServerRules

log = logging.getLogger(__name__)

Channel = discord.TextChannel | discord.Thread


class Venues:
    """Finds the channel of a server in which a table can be opened for some people."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def place(self, tickets: Sequence[Ticket]) -> Place:
        """Where a table of these people can be: in a channel that all of them see and that is free, or in a thread.

        That is the one where the first of them asked, if the server allows it there, else any that it allows.
        """
        guild = self._context.client.get_guild(tickets[0].guild_id)
        if guild is None or guild.unavailable:
            return Place()
        server_rules = await self._context.server_rules(guild.id)
        found = [
            each
            for each in self._channels(guild, server_rules, tickets)
            if self._has_room(each, server_rules)
        ]
        if not found:
            return Place()
        members, gone = [], set()
        for ticket in tickets:
            try:
                members.append(await guild.fetch_member(ticket.user_id))
            except discord.NotFound:
                gone.add(ticket.user_id)
            except discord.HTTPException as error:
                log.warning("a member of server %d cannot be found: %s", guild.id, error)
                return Place()
        if gone:
            return Place(gone=frozenset(gone))
        found = [each for each in found if all(each.permissions_for(one).view_channel for one in members)]
        for channel in found:
            if self._is_free(channel, server_rules):
                return Place(channel.id, containing(channel))
        for channel in found:
            if isinstance(channel, discord.TextChannel):
                return self._in_thread(channel, tickets[0])
        return Place()

    async def may_open(self, ticket: Ticket) -> bool:
        """Whether there is a channel in which a table of this person could be opened, free now or later."""
        guild = self._context.client.get_guild(ticket.guild_id)
        if guild is None or guild.unavailable:
            return True
        server_rules = await self._context.server_rules(guild.id)
        return any(self._channels(guild, server_rules, [ticket]))

    def _channels(
        self, guild: discord.Guild, server_rules: ServerRules, tickets: Sequence[Ticket]
    ) -> Iterator[Channel]:
        """The channels that come into question, the best first: those where people asked, then those allowed."""
        allowed = server_rules.channels
        listed = [*(ticket.channel_id for ticket in tickets), *(allowed or ())]
        inside = [each for each in guild.text_channels if each.category_id in (allowed or ())]
        channels = [*map(guild.get_channel_or_thread, dict.fromkeys(listed)), *inside]
        for channel in channels:
            if not isinstance(channel, Channel) or _is_closed(channel):
                continue
            if allowed is not None and not {channel.id, *containing(channel)} & set(allowed):
                continue
            if not permissions.known_lacking(self._context.client, channel.id):
                yield channel

    def _has_room(self, channel: Channel, server_rules: ServerRules) -> bool:
        """Whether a table can be opened in a channel, or in a thread of it."""
        may_open = isinstance(channel, discord.TextChannel) and self._may_open(channel)
        return may_open or self._is_free(channel, server_rules)

    def _is_free(self, channel: Channel, server_rules: ServerRules) -> bool:
        in_threads = server_rules.threads and isinstance(channel, discord.TextChannel)
        return not in_threads and self._context.sessions.in_channel(channel.id) is None

    def _may_open(self, channel: discord.TextChannel) -> bool:
        may = channel.permissions_for(channel.guild.me)
        return not permissions.lacking(may, channel.type, permissions.TO_OPEN_THREAD)

    def _in_thread(self, channel: discord.TextChannel, ticket: Ticket) -> Place:
        """A new thread of a channel, made once it is clear that the table can be opened."""
        within = containing(channel)

        async def opened() -> tuple[int, User]:
            language = await self._context.language_in(channel.guild.id)
            title = self._context.title(ticket.game, language)
            try:
                thread = await self._context.budget.promptly(
                    Need.POST,
                    NEW_THREAD,
                    channel.id,
                    lambda: channel.create_thread(
                        name=cut(title, NAME_LENGTH),
                        auto_archive_duration=10080,
                        type=discord.ChannelType.public_thread,
                    ),
                )
            except (discord.HTTPException, Busy) as error:
                log.warning("no thread can be opened in channel %d: %s", channel.id, error)
                raise Refused("channel-busy") from error
            host = Caller(ticket.user_id, ticket.name, admin=True, within=containing(thread))
            return thread.id, host

        return Place(channel.id, within, opened)


def _is_closed(channel: Channel) -> bool:
    """Whether a channel is a thread in which not everyone can be called."""
    return isinstance(channel, discord.Thread) and (
        channel.archived or channel.locked or channel.is_private() or channel.parent is None
    )


SETTLED = 60.0
"""Seconds after which a table that still waits is one that others may join: a game alone has begun by then."""

TOO_LATE = 3600.0
"""Seconds after which no role is mentioned for a table."""


class RoleCalls:
    """Mentions the role that a server chose for tables with free seats, at most once an hour."""

    def __init__(self, context: Context) -> None:
        self._context = context

    def look(self) -> None:
        """Mention roles for the tables that wait now, if it is time to."""
        self._context.later(self.mention, "mentioning roles for open tables")

    async def mention(self) -> None:
        """Mention the role of each server for its oldest table with a free seat."""
        sessions = self._context.sessions
        now = sessions.now()
        for session in sessions.live():
            age = now - session.created_at
            if session.status is not Status.LOBBY or not SETTLED <= age <= TOO_LATE:
                continue
            if session.guild_id is None or not sessions.shards.serves(session.guild_id):
                continue
            pending = [*session.table_state.called.values()]
            if not self._context.plays(session) or sessions.finder.overview.seats_of(session)[0] <= len(
                pending
            ):
                continue
            server_rules = await self._context.server_rules(session.guild_id)
            channel = self._context.client.get_partial_messageable(session.channel_id)
            lacking = permissions.known_lacking(self._context.client, channel.id, permissions.TO_WRITE)
            if lacking or not server_rules.call_roles:
                continue
            self._context.unasked(session.guild_id)
            if await sessions.finder.notices.may_mention(session):
                await self._send(session, channel, server_rules)

    async def _send(
        self, session: SessionView, channel: discord.PartialMessageable, server_rules: ServerRules
    ) -> None:
        words = self._context.words(session.game, await self._context.language_at(session))
        named = [f"<@&{role}>" for role in server_rules.call_roles]
        said = words.say_key("role-call", roles=named, game=words.say_key("title"))
        said += f"\n-# {way_played(session, words, self._context.game(session), server_rules)}"
        join = button(
            Click("join", session.id), words.say_key("button-join"), style=discord.ButtonStyle.success
        )
        await self._context.budget.turn(Need.POST, "POST", channel.id)
        try:
            await channel.send(
                view=layout(say(said), row(join)),
                allowed_mentions=discord.AllowedMentions(
                    everyone=False,
                    users=False,
                    roles=[discord.Object(role) for role in server_rules.call_roles],
                ),
            )
        except discord.HTTPException as error:
            if error.code not in (*NO_ACCESS, *MESSAGE_GONE):
                raise
            log.warning("no role can be mentioned in the channel of session %d: %s", session.id, error)
