"""A host who has left the server: the lobby goes on with the next player as soon as someone needs the host.

Discord tells of members who leave only with a privileged intent, so the bot asks when a request is refused for want of
the host.
"""

from __future__ import annotations

import discord

from bot.discord.core.answers.reply import Reply
from bot.sessions import Refused, Sessions, Status

FOR_WANT_OF_THE_HOST = ("not-host", "channel-busy")
"""The refusals that would not be there if the host did something, or were gone."""

AGAIN = 60.0
"""Seconds until Discord is asked again about the same lobby."""


class AbsentHosts:
    """Finds out whether the host of a lobby is still in the server."""

    def __init__(self, sessions: Sessions, client: discord.Client) -> None:
        self._sessions, self._client = sessions, client
        self._asked: dict[int, float] = {}

    async def mend(self, reply: Reply, refused: Refused) -> bool:
        """Let the lobby of this channel go on without its host if they have left. Returns whether it did."""
        found = reply.session or self._sessions.in_channel(reply.interaction.channel_id or 0)
        if refused.key not in FOR_WANT_OF_THE_HOST or found is None or found.status is not Status.LOBBY:
            return False
        host, guild = found.host_id, self._client.get_guild(found.guild_id or 0)
        if guild is None or not self._may_ask(found.id):
            return False
        try:
            await guild.fetch_member(host)
        except discord.NotFound:
            return await self._sessions.host_gone(found.id, host)
        except discord.HTTPException:
            pass
        return False

    def _may_ask(self, session: int) -> bool:
        now = self._sessions.clocks.now()
        self._asked = {each: at for each, at in self._asked.items() if now - at < AGAIN}
        if session in self._asked:
            return False
        self._asked[session] = now
        return True
