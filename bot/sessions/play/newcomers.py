"""Who has not ended a game of a kind yet: they are offered a first game, and coached in it.

That is known from the results of games alone. Whoever deletes their data is new again.
"""

from __future__ import annotations

from collections import OrderedDict

from bot.sessions.core.head import SessionHead
from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import SessionView
from bot.store import StoreError

MOST_KNOWN = 10_000
"""Of so many people at their tables it is kept whether the game is new for them."""


class Newcomers:
    """Finds out for whom a game is new."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._found: OrderedDict[tuple[int, int], bool] = OrderedDict()
        """By session and user, whether the game was new for them when they were first asked something there."""

    async def plays_first(self, session: SessionView, user_id: int) -> bool:
        """Whether this is a first game for someone, read once for each table. Raises Refused("store-…").

        It stays one if they end another meanwhile.
        """
        key = session.id, user_id
        if key not in self._found:
            self._found[key] = await self.is_new(session.guild_id, user_id, session.game)
            if len(self._found) > MOST_KNOWN:
                self._found.popitem(last=False)
        return self._found[key]

    def forget(self, user_id: int) -> None:
        """Look again at someone whose data were deleted."""
        self.forget_all()

    def forget_all(self) -> None:
        """Look again at everyone: another process may have deleted someone's data."""
        self._found.clear()

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
