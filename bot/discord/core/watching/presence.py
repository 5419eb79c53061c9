"""Which servers the bot is a member of. If it was removed, the server's games sleep until it is invited again.

Nothing is drawn or sent for sleeping games, not even by direct message, and their clocks do not run out. A server that
is only unavailable for a while still counts as joined. Nothing is sent either for what another process serves, and for
a shard whose servers are not all known yet.
"""

from __future__ import annotations

import discord

from bot.sessions.core.shards import Shards
from bot.sessions.core.signals import Signal


class Presence:
    """Knows from the client which servers the bot is in, and remembers those it was missing from.

    `known` are the shards whose servers the client knows.
    """

    def __init__(self, client: discord.Client, shards: Shards) -> None:
        self._client, self._shards = client, shards
        self.known = set[int]()
        self._missed: set[int] = set()
        self.on_missed = Signal[int]("server {}")
        """Tells a server of which the bot is no longer a member."""

    def watches(self, guild_id: int | None) -> bool:
        """Whether what happens in a server is this process's business: it serves that, and knows what is there."""
        return self._shards.of(guild_id) in self.known and self._shards.serves(guild_id)

    def is_in(self, guild_id: int | None) -> bool:
        """Whether the bot is a member of a server that this process watches; a server it is not in is remembered.

        Direct messages (None) are the business of the process that serves the first shard.
        """
        if not self.watches(guild_id):
            return False
        if guild_id is None or self._client.get_guild(guild_id) is not None:
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
