"""Who sent an interaction, as sessions see people: with their rights in the server, and where they are in it."""

from __future__ import annotations

from typing import Any

import discord

from bot.sessions.server.policy import Caller


def is_admin(interaction: discord.Interaction[Any]) -> bool:
    """Whether the user may manage the server, and with it every table in it."""
    return interaction.guild_id is not None and bool(interaction.permissions.manage_guild)


def user_of(interaction: discord.Interaction[Any]) -> Caller:
    """The user of an interaction, as sessions see users, with their rights in the server."""
    user = interaction.user
    roles = tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else ()
    return Caller(
        user.id,
        user.display_name,
        roles=roles,
        admin=is_admin(interaction),
        within=containing(interaction.channel),
    )


def containing(channel: Any) -> tuple[int, ...]:
    """The channels that contain a channel, as far as is known: a thread's parent, a category."""
    outer = channel.parent if isinstance(channel, discord.Thread) else channel
    parts = (getattr(channel, "parent_id", None), getattr(outer, "category_id", None))
    return tuple(part for part in parts if part is not None)
