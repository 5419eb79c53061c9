"""Which sessions a process serves, when several share one file.

Every process knows all sessions and may play a move in any of them, since all direct messages go to shard 0. But only
one process shows a session, reminds its players, closes its windows and plays for its computers: the one whose shard
receives the events of the session's server. It learns within a second what the others have written.
"""

from __future__ import annotations

import msgspec


class Shard(msgspec.Struct, frozen=True):
    """Shard `number`, from 0, of `count`."""

    number: int = 0
    count: int = 1

    def serves(self, guild_id: int | None) -> bool:
        """Whether a server, or a direct message (None), belongs to this shard, by Discord's own formula."""
        return self.number == (0 if guild_id is None else (guild_id >> 22) % self.count)


ALONE = Shard()
"""The shard of a process that runs alone."""
