"""What the bot, and who asks it, must be allowed to do in a channel; that goes by the kind of channel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.discord.core.text.errors import Trouble
from bot.engine.moves import term

THREADS = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)
WITH_THREADS = (discord.ChannelType.text, discord.ChannelType.news)
"""The kinds of channels in which the bot can open a thread."""

TO_SHOW = ("view_channel", "send_messages", "attach_files")
"""What showing a board takes, as for a text channel."""

TO_WRITE = ("view_channel", "send_messages")
"""What writing takes, as for a text channel."""

TO_ATTACH = ("attach_files",)
"""What a picture takes; without it, the board is shown in words."""

TO_OPEN_THREAD = ("view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")
"""What showing a board in a new thread of a text channel takes."""


def holds_threads(channel: object) -> bool:
    """Whether a thread can be opened in a channel."""
    return isinstance(channel, discord.TextChannel)


def lacking(
    may: discord.Permissions, kind: discord.ChannelType | None, needed: tuple[str, ...] = TO_SHOW
) -> list[str]:
    """Those of the `needed` permissions that are not granted in a kind of channel, as `titles` says them."""
    found = []
    for name in needed:
        if name == "send_messages" and kind in THREADS:
            name = "send_messages_in_threads"
        if not getattr(may, name):
            found.append(name)
    if kind in (discord.ChannelType.voice, discord.ChannelType.stage_voice) and not may.connect:
        found.insert(0, "connect")
    return titles(found)


def titles(needed: Iterable[str]) -> list[str]:
    """What Discord calls permissions in its settings: messages `permission-NAME`."""
    return [term(f"permission-{name.replace('_', '-')}") for name in needed]


def granted(client: discord.Client, channel_id: int) -> discord.Permissions | None:
    """What the bot may do in a channel of a server, as far as the client knows; None: it does not know the channel."""
    channel = client.get_channel(channel_id)
    if isinstance(channel, discord.Thread):
        return channel.permissions_for(channel.guild.me) if channel.parent is not None else None
    if isinstance(channel, discord.abc.GuildChannel):
        return channel.permissions_for(channel.guild.me)
    return None


def is_locked(client: discord.Client, channel_id: int) -> bool:
    """Whether a channel is a thread that was locked, so that the bot certainly cannot write there."""
    channel = client.get_channel(channel_id)
    return isinstance(channel, discord.Thread) and channel.locked and not may_manage(channel)


def may_manage(thread: discord.Thread) -> bool:
    """Whether the bot may change a thread that is locked."""
    return thread.parent is not None and thread.permissions_for(thread.guild.me).manage_threads


def known_lacking(client: discord.Client, channel_id: int, needed: tuple[str, ...] = TO_SHOW) -> list[str]:
    """The permissions that the bot certainly lacks in a channel, as `titles` says them."""
    may = granted(client, channel_id)
    channel = client.get_channel(channel_id)
    if may is None or channel is None or isinstance(channel, discord.abc.PrivateChannel):
        return []
    return lacking(may, channel.type, needed)


def may_write(may: discord.Permissions, kind: discord.ChannelType | None) -> bool:
    """Whether someone with these permissions can write in a kind of channel."""
    return not lacking(may, kind, TO_WRITE)


def check_member(interaction: discord.Interaction[Any]) -> None:
    """Raise Trouble where the bot is no member, so that it could post no board there.

    People who installed it for themselves may reach it in messages among them, and in any server.
    """
    if interaction.context.private_channel:
        raise Trouble("elsewhere-group")
    of_user, of_guild = interaction.is_user_integration(), interaction.is_guild_integration()
    if interaction.guild_id is not None and of_user and not of_guild:
        raise Trouble("elsewhere-server")


def check(
    may: discord.Permissions, kind: discord.ChannelType | None, needed: tuple[str, ...] = TO_SHOW
) -> None:
    """Raise Trouble if the bot lacks permissions that it needs in a kind of channel."""
    if missing := lacking(may, kind, needed):
        raise Trouble("no-permission", {"missing": missing})


def check_writer(interaction: discord.Interaction[Any], *, in_thread: bool = False) -> None:
    """Raise Trouble if the person may not write where the bot is to write for them: here, or in a thread of here."""
    if interaction.guild_id is None:
        return
    kind = interaction.channel.type if interaction.channel is not None else None
    if not may_write(interaction.permissions, discord.ChannelType.public_thread if in_thread else kind):
        raise Trouble("write-forbidden")
