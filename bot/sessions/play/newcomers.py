"""Who has not ended a game of a kind yet: they are offered a first game.

That is known from the results of games alone. Whoever deletes their data is new again.
"""

from __future__ import annotations

from bot.sessions.core.head import SessionHead
from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import SessionView
from bot.store import StoreError


class Newcomers:
    """Finds out for whom a game is new."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def is_new(self, guild_id: int | None, user_id: int, game: str) -> bool:
        """Whether someone has ended no game of this kind in a server; in direct messages (None), anywhere.

        Raises Refused("store-…").
        """
        try:
            return not await self._tables.store.has_finished(guild_id, game, [user_id])
        except StoreError as error:
            raise refused_by_store(error) from error

    async def sit_at(self, head: SessionHead | SessionView) -> bool:
        """Whether the game is new for anyone who has a seat at a table. Raises Refused("store-…")."""
        for holder in head.holders:
            if holder.user_id is not None and await self.is_new(head.guild_id, holder.user_id, head.game):
                return True
        return False
