"""How many threads of their own people opened lately: a server may limit them."""

from __future__ import annotations

import math
from collections.abc import Callable

from bot.discord.core.text.errors import Trouble
from bot.sessions import Sessions

HOUR = 3600.0


class OwnThreads:
    """When the bot opened threads for whom within the last hour, by server and person."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._times: dict[tuple[int | None, int], list[float]] = {}

    async def count(self, guild_id: int | None, user_id: int) -> Callable[[], None]:
        """Count one more thread; what is returned takes it off again. Raises Trouble("threads-many")."""
        now, most = self._sessions.now(), (await self._sessions.guilds.shown(guild_id)).own_threads
        recent = {who: [at for at in times if now - at < HOUR] for who, times in self._times.items()}
        self._times = {who: times for who, times in recent.items() if times}
        mine = self._times.setdefault((guild_id, user_id), [])
        if 0 < most <= len(mine):
            minutes = math.ceil((mine[-most] + HOUR - now) / 60)
            raise Trouble("threads-many", {"most": most, "minutes": minutes})
        mine.append(now)
        return lambda: mine.remove(now)
