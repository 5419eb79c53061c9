"""Which sessions a process sees to, where several share one file.

Every process knows all sessions and may play a move in any of them: the direct messages of everybody come to shard 0,
wherever their tables stand. But only one process shows a session, reminds its people, closes its windows and plays for
its computers: that of the shard to which Discord sends what happens in the session's server. It learns within a second
what the others have written.
"""

from __future__ import annotations

import msgspec


class Shard(msgspec.Struct, frozen=True):
    """Shard `number`, from 0, of `count`."""

    number: int = 0
    count: int = 1

    def serves(self, guild_id: int | None) -> bool:
        """Whether a server, or a direct message (None), is this shard's: Discord's own formula."""
        return self.number == (0 if guild_id is None else (guild_id >> 22) % self.count)


ALONE = Shard()
"""The only process there is."""
