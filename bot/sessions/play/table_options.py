"""What a table chooses besides the options of its game: whether its result is rated, and moves are suggested."""

from __future__ import annotations

import enum

from msgspec.structs import replace

from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, SessionView, User
from bot.sessions.play.lobby_checks import check_host, check_lobby
from bot.store import StoreError


class TableOption(enum.Enum):
    """An option of a table, on or off."""

    RATED = "rated"
    ADVICE = "advice"


class TableOptions:
    """Sets the options of a lobby; the start fixes them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def set(self, session: int, user: User, option: TableOption, *, on: bool) -> SessionView:
        """Switch an option on or off; only the host may. Refused: not-host, already-started, already-over."""

        async def rule(table: LiveTable) -> Change:
            head = table.head
            check_lobby(head)
            check_host(head, user)
            state = head.table_state
            if option is TableOption.ADVICE:
                state = replace(state, advice=on)
            else:
                state = replace(state, chosen_rated=on)
            body = f"table-{option.value}={'on' if on else 'off'}"
            return Change(head=replace(head, table_state=state), kind=Kind.OPTION, user=user.id, body=body)

        table, _ = await self._tables.change(session, rule)
        return table.view()

    async def is_rated(self, head: SessionHead | SessionView) -> bool:
        """Whether the result of a table is rated: as the host chose, else if someone there has finished such a game.

        Games alone and in direct messages never are. Raises Refused("store-…").
        """
        if head.started_at is not None:
            return head.table_state.rated
        if head.guild_id is None or len(head.holders) == 1:
            return False
        if head.table_state.chosen_rated is not None:
            return head.table_state.chosen_rated
        people = [holder.user_id for holder in head.holders if holder.user_id is not None]
        try:
            return await self._tables.store.has_finished(head.guild_id, head.game, people)
        except StoreError as error:
            raise refused_by_store(error) from error
