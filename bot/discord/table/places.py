"""Where a table is played: in a thread of its own, or moved to another channel."""

from __future__ import annotations

import math
from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.discord.core.answers.caller import containing, is_admin, user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks, number_at
from bot.discord.core.commands.slash import ChannelId
from bot.discord.core.commands.which_table import ask_which
from bot.discord.core.context import Context, WhichTable, place
from bot.discord.core.layout.components import Click
from bot.discord.core.sending import permissions
from bot.discord.core.sending.budget import NEW_THREAD, Busy, Need
from bot.discord.core.text.errors import BLOCKED, NO_ACCESS, Trouble
from bot.discord.core.text.texts import about, called, cut, described, plain
from bot.discord.table.aside import tell_left
from bot.discord.table.context import TableContext
from bot.sessions import Refused, SessionView, Status
from bot.sessions.server.policy import Caller

clicks = Clicks[TableContext]()

NAME_LENGTH, HOST_LENGTH = 100, 40
TOO_MANY_THREADS = 160006


async def _unused(context: Context, channel: discord.TextChannel, name: str) -> discord.Thread | None:
    """A thread of that name that the bot opened for a table whose game never began."""
    me = context.client.user
    for thread in channel.threads:
        own = me is not None and thread.owner_id == me.id and thread.name == name
        if (
            own
            and not (thread.archived or thread.locked)
            and await context.sessions.recent(thread.id) is None
        ):
            return thread
    return None


async def open_thread(context: TableContext, reply: Reply, game: str) -> discord.Thread:
    """Open a thread for a table in the channel of an interaction, or use an empty one of theirs again.

    Raises Trouble: "thread-nowhere", "thread-forbidden", "write-forbidden", "threads-full", "threads-later",
    "threads-many", "no-permission".
    """
    interaction = reply.interaction
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Trouble("thread-nowhere")
    if not interaction.permissions.create_public_threads:
        raise Trouble("thread-forbidden")
    permissions.check_writer(interaction, in_thread=True)
    permissions.check(interaction.app_permissions, channel.type, permissions.TO_OPEN_THREAD)
    words = context.words(game, await context.language_in(interaction.guild_id))
    title, host = words.say_key("title"), plain(interaction.user.display_name, HOST_LENGTH)
    name = cut(words.say_key("thread-name", game=title, host=f"={host}"), NAME_LENGTH)
    if (empty := await _unused(context, channel, name)) is not None:
        return empty
    kind = discord.ChannelType.public_thread
    if channel.type is discord.ChannelType.news:
        kind = discord.ChannelType.news_thread

    async def create(name: str) -> discord.Thread:
        return await context.budget.promptly(
            Need.POST,
            NEW_THREAD,
            channel.id,
            lambda: channel.create_thread(name=name, auto_archive_duration=10080, type=kind),
        )

    discount = await context.own_threads.count(interaction.guild_id, interaction.user.id)
    try:
        try:
            return await create(name)
        except discord.HTTPException as error:
            if error.code not in BLOCKED:
                raise
            return await create(title)
    except Exception as error:
        discount()
        raise _thread_trouble(error) from error


def _thread_trouble(error: Exception) -> Exception:
    """What to raise when a thread could not be opened."""
    if isinstance(error, Busy):
        return Trouble("threads-later", {"minutes": math.ceil(error.seconds / 60)})
    code = getattr(error, "code", None)
    if code == TOO_MANY_THREADS:
        return Trouble("threads-full")
    if code in NO_ACCESS:
        return Trouble("no-permission", {"missing": permissions.titles(("create_public_threads",))})
    return error


def in_thread(user: Caller, thread: discord.Thread) -> Caller:
    """A user as they ask in a new thread of the channel in which they asked."""
    return replace(user, within=containing(thread))


@clicks.at_table("thread")
async def to_thread(context: TableContext, reply: Reply, session: SessionView) -> None:
    """Move a table that has not begun into a thread of its own."""
    if session.status is not Status.LOBBY:
        raise Trouble("not-a-lobby")
    user, moving = user_of(reply.interaction), context.sessions.moving
    await moving.check(session.id, user)
    thread = await open_thread(context, reply, session.game)
    await moving.move(session.id, in_thread(user, thread), thread.id)
    await reply.acknowledge()


TargetId = app_commands.Transform[
    int, ChannelId(*permissions.WITH_THREADS, discord.ChannelType.voice, *permissions.THREADS)
]
"""A channel or thread in which a table can go on."""


def add_commands(context: Context, group: app_commands.Group) -> None:
    """Add /game move."""

    @group.command(**called("move", "move"))
    @described(channel=about("move-channel"))
    async def move(interaction: discord.Interaction[Any], channel: TargetId | None = None) -> None:
        async def carry_out(reply: Reply) -> None:
            target = channel or interaction.channel_id or 0
            try:
                session = await _meant(context, reply, target)
            except WhichTable as asked:
                await ask_which(context, reply, asked, lambda one: Click("move", one.id, 0, (str(target),)))
                return
            await move_to(context, reply, session, target)

        await context.answer(interaction, carry_out)


@clicks.on("move")
async def _move(context: Context, reply: Reply, click: Click) -> None:
    await move_to(context, reply, await context.session(reply, click.session), number_at(click, 0))


async def _meant(context: Context, reply: Reply, target: int) -> SessionView:
    """The table to move: the one in this channel, or else one elsewhere that the user may bring.

    That is a table they host; for admins also one that its channel cannot show. Raises WhichTable, and as
    `Context.here`.
    """
    interaction = reply.interaction
    here = context.sessions.in_channel(interaction.channel_id or 0)
    if here is not None and (target != here.channel_id or interaction.guild_id is None):
        reply.session = here
        return here
    mine = [each for each in context.sessions.of_user(reply.user_id) if each.host_id == reply.user_id]
    if is_admin(interaction) and interaction.guild_id is not None:
        live = context.sessions.guilds.live(interaction.guild_id)
        mine += [each for each in live if each.table_state.place_lost]
    found = {each.id: each for each in mine if each.guild_id == interaction.guild_id}
    found.pop(here.id if here is not None else 0, None)
    if len(found) > 1:
        raise WhichTable(list(found.values()))
    return next(iter(found.values())) if found else await context.here(reply)


async def move_to(context: Context, reply: Reply, session: SessionView, target: int) -> None:
    """Move a table to another channel. Raises Trouble if the bot or the user may not write there."""
    user, moving, guild = user_of(reply.interaction), context.sessions.moving, reply.interaction.guild
    await moving.check(session.id, user)
    if guild is None or not isinstance(reply.interaction.user, discord.Member):
        raise Refused("place-direct")
    channel = guild.get_channel_or_thread(target)
    if channel is None:
        try:
            channel = await guild.fetch_channel(target)
        except (discord.NotFound, discord.Forbidden) as error:
            raise Trouble("no-permission", {"missing": permissions.titles(("view_channel",))}) from error
    permissions.check(channel.permissions_for(guild.me), channel.type)
    if not permissions.may_write(channel.permissions_for(reply.interaction.user), channel.type):
        raise Trouble("place-forbidden")
    before = context.sessions.in_channel(target)
    after = await moving.move(session.id, replace(user, within=containing(channel)), target)
    if session.is_aside:
        words = context.speech(after, reply.language).words
        await reply.text(words.say_key("resumed", game=words.say_key("title"), place=place(after)))
    else:
        await reply.text(reply.words.say_key("place-moved", place=place(after)))
    await tell_left(context, before, target)
