"""Which servers the bot is a member of. If it was removed, the server's games sleep until it is invited again.

Nothing is drawn or sent for sleeping games, not even by direct message, and their clocks do not run out. A server that
is only unavailable for a while still counts as joined.
"""

from __future__ import annotations

import discord

from bot.sessions.core.shards import Shards
from bot.sessions.core.signals import Signal


class Presence:
    """Knows from the client which servers the bot is in, and remembers those it was missing from."""

    def __init__(self, client: discord.Client, shards: Shards) -> None:
        self._client, self._shards = client, shards
        self._missed: set[int] = set()
        self.on_missed = Signal[int]("server {}")
        """Tells a server of which the bot is no longer a member."""

    def is_in(self, guild_id: int | None) -> bool:
        """Whether the bot is a member of a server, as far as it knows: before it is online, of every server.

        Direct messages (None) and servers that belong to another process count as missing: that process serves them.
        """
        if not self._shards.serves(guild_id):
            return False
        if guild_id is None or not self._client.is_ready() or self._client.get_guild(guild_id) is not None:
            return True
        if guild_id not in self._missed:
            self._missed.add(guild_id)
            self.on_missed(guild_id)
        return False

    def returned(self) -> list[int]:
        """The servers that the bot was missing from and has rejoined; each is returned once."""
        found = [guild_id for guild_id in self._missed if self._client.get_guild(guild_id) is not None]
        self._missed.difference_update(found)
        return found
