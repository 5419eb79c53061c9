"""What is being answered, so that each line of the log can say for which request of Discord it was written."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from types import MappingProxyType
from typing import Any

import discord

Fields = Mapping[str, str | int | None]

ANSWERED: ContextVar[Fields] = ContextVar("ANSWERED", default=MappingProxyType({}))
"""The request that is being answered; tasks that it starts keep it. Empty where the bot acts by itself."""


def fields_of(interaction: discord.Interaction[Any]) -> Fields:
    """What the log says of a request: where it came from and what it was, never what was typed, nor by whom."""
    data: dict[str, Any] = dict(interaction.data or {})
    return {
        "interaction": str(interaction.id),
        "kind": interaction.type.name,
        "action": data.get("name") or data.get("custom_id"),
        "server": str(interaction.guild_id) if interaction.guild_id else None,
        "channel": str(interaction.channel_id) if interaction.channel_id else None,
    }
