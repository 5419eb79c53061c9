"""The tables of a server that wait for players, a line each, with the buttons to join them."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.discord.core.answers.reply import Reply
from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import Click, LastingButton, button
from bot.sessions import SessionView

SHOWN = 3
"""How many tables a page begins with that is about something else."""


def open_tables(context: Context, reply: Reply, game: str | None = None) -> list[SessionView]:
    """The tables that wait for players, in channels that the reader of an answer sees, the newest first."""
    interaction = reply.interaction
    if interaction.guild_id is None:
        return []
    found = context.sessions.finder.overview.open_tables(interaction.guild_id)
    return [
        each
        for each in found
        if game in (None, each.game)
        and not each.seats_of(reply.user_id)
        and sees(context, each.channel_id, interaction.user)
    ]


def sees(context: Context, channel_id: int, user: discord.abc.User) -> bool:
    """Whether someone sees a channel; also where the bot does not know it. No one is led into a private thread."""
    channel = context.client.get_channel(channel_id)
    if isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None):
        return False
    if not isinstance(user, discord.Member) or not isinstance(
        channel, discord.abc.GuildChannel | discord.Thread
    ):
        return True
    return channel.permissions_for(user).view_channel


def table_line(context: Context, reply: Reply, session: SessionView) -> str:
    """One table: its game and channel, how many sit there, its pace, and since when it is open."""
    words, overview = reply.words, context.sessions.finder.overview
    return words.say_key(
        "find-line",
        game=context.title(session.game, reply.language),
        place=place(session),
        taken=overview.taken(session),
        seats=overview.seats_of(session)[1],
        pace=words.say_key(f"pace-{session.table_state.pace.value}"),
        opened=f"<t:{int(session.created_at)}:R>",
    )


def join_button(context: Context, reply: Reply, session: SessionView, act: str = "join") -> LastingButton:
    """The button that takes a seat there."""
    overview = context.sessions.finder.overview
    label = reply.words.say_key(
        "button-find-join",
        game=context.title(session.game, reply.language),
        taken=overview.taken(session),
        seats=overview.seats_of(session)[1],
    )
    return button(Click(act, session.id), label, style=discord.ButtonStyle.success)


def count_line(context: Context, reply: Reply, tables: Sequence[SessionView]) -> str:
    """How many tables wait that the reader could join, or that no other does than the one where they sit."""
    guild = reply.interaction.guild_id
    mine = any(each.seats_of(reply.user_id) for each in context.sessions.finder.overview.open_tables(guild))
    return reply.words.say_key("find-count", tables=len(tables), mine="yes" if mine else "no")


def waiting_lines(context: Context, reply: Reply, tables: Sequence[SessionView]) -> str:
    """How many tables wait, and the newest of them, as lines; empty if none do."""
    if not tables:
        return ""
    return "\n".join(
        [count_line(context, reply, tables), *(table_line(context, reply, each) for each in tables[:SHOWN])]
    )
