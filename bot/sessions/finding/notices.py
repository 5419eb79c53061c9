"""What a server is told only so often: the mention of its role for a table, and the greeting."""

from __future__ import annotations

from bot.sessions.core.pace import HOUR
from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import SessionView
from bot.store import StoreError

ROLE_APART = HOUR
"""Seconds between two mentions of a server's role."""


class Notices:
    """Claims what may be said; then it was."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def may_mention(self, session: SessionView) -> bool:
        """Whether a server's role may be mentioned for a table now; then it was. Raises Refused("store-…")."""
        try:
            return await self._tables.store.claim_notice(
                session.guild_id or 0, "role", session.id, self._tables.clock(), ROLE_APART
            )
        except StoreError as error:
            raise refused_by_store(error) from error

    async def may_greet(self, guild_id: int, apart: float) -> bool:
        """Whether a server, not greeted for so many seconds, may be; then it was. Raises Refused("store-…")."""
        try:
            return await self._tables.store.claim_notice(guild_id, "greeting", 0, self._tables.clock(), apart)
        except StoreError as error:
            raise refused_by_store(error) from error
