"""An option of a command that is a channel, by its id alone: the bot may not know the channel."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands


class ChannelId(app_commands.Transformer):
    """The id of a channel of some kinds."""

    def __init__(self, *kinds: discord.ChannelType) -> None:
        self._kinds = kinds

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return list(self._kinds)

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> int:
        """The id of the chosen channel. Raises TransformerError for anything else."""
        found = getattr(value, "id", None)
        if not isinstance(found, int):
            raise app_commands.TransformerError(value, self.type, self)
        return found
