"""Which servers the bot is a member of. Where it was removed its games sleep until it is invited again.

Nothing is drawn or sent for them meanwhile, not by direct message either, and nobody is late. A server that is only
unavailable for a while counts as one that the bot is in.
"""

from __future__ import annotations

import discord

from bot.sessions.shard import Shard


class Presence:
    """Asks the client, and remembers for which servers the answer was no."""

    def __init__(self, client: discord.Client, shard: Shard) -> None:
        self._client, self._shard = client, shard
        self._missed: set[int] = set()

    def is_in(self, guild_id: int | None) -> bool:
        """Whether the bot is a member of a server, so far as is known: before it is on line, of every one.

        Direct messages (None) and servers that are another process's count as missed: it sees to them.
        """
        if not self._shard.serves(guild_id):
            return False
        if guild_id is None or not self._client.is_ready() or self._client.get_guild(guild_id) is not None:
            return True
        self._missed.add(guild_id)
        return False

    def returned(self) -> list[int]:
        """The servers in which it was missed and is a member again; each is named once."""
        found = [guild_id for guild_id in self._missed if self._client.get_guild(guild_id) is not None]
        self._missed.difference_update(found)
        return found
