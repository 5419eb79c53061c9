"""What is refused before a game: pure checks of a session and of who asks."""

from __future__ import annotations

import enum

from msgspec.structs import replace

from bot.engine.moves import Seat, literal, term, who
from bot.engine.options import GameInfo, Preset
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.rematch import waiting
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Holder, Kind, SessionView, Status, User
from bot.sessions.seats.votes import people
from bot.sessions.server.rules import ServerRules
from bot.store import Clash, Conflict, StoreError, WithinLimits


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

        Games alone, in direct messages and from a moment of another game never are. Raises Refused("store-…").
        """
        if head.started_at is not None:
            return head.table_state.rated
        asked = [each.user_id for each in waiting(head)]
        if head.guild_id is None or len(head.holders) + len(asked) == 1 or head.table_state.origin:
            return False
        if head.table_state.chosen_rated is not None:
            return head.table_state.chosen_rated
        people = [*asked, *(holder.user_id for holder in head.holders if holder.user_id is not None)]
        try:
            return await self._tables.store.has_finished(head.guild_id, head.game, people)
        except StoreError as error:
            raise refused_by_store(error) from error


def check_new(head: SessionHead) -> None:
    """Refuse options where a game goes on from an earlier one. Refused: from-here-options."""
    if head.table_state.origin is not None:
        raise Refused("from-here-options")


def check_live(head: SessionHead) -> None:
    """Refuse a session that is over. Refused: already-over."""
    if not head.status.live:
        raise Refused("already-over")


def check_lobby(head: SessionHead) -> None:
    """Refuse a session that is no lobby. Refused: already-over, already-started."""
    check_live(head)
    if head.status is not Status.LOBBY:
        raise Refused("already-started")


def preset_named(info: GameInfo, key: str) -> Preset:
    """The preset with this key. Refused: no-preset."""
    preset = info.preset(key)
    if preset is None:
        raise Refused(
            "no-preset", preset=literal(key), presets=[term(f"preset-{p.key}") for p in info.presets]
        )
    return preset


def check_joined(head: SessionHead, user: User) -> None:
    """Refuse users without a seat. Refused: not-joined."""
    if not head.seats_of(user.id):
        raise Refused("not-joined")


def check_host(head: SessionHead, user: User, admin: bool = False) -> None:
    """Refuse users who are neither the host nor an admin. Refused: not-host."""
    if head.host_id != user.id and not admin:
        raise Refused("not-host", host=[f"@{seat}" for seat in head.seats_of(head.host_id)])


def check_alone(head: SessionHead, user: User) -> None:
    """Refuse users who are not the only person at the table. Refused: end-vote."""
    others = [seat for seat in people(head) if head.holders[seat].user_id != user.id]
    if others:
        raise Refused("end-vote", others=[who(seat) for seat in others])


def within_limits(
    head: SessionHead, server_rules: ServerRules, *, tables: int = 0
) -> tuple[WithinLimits, ...]:
    """The condition that a session which runs from now on keeps its server's limits."""
    if head.guild_id is None or not (server_rules.hosted or tables):
        return ()
    return (WithinLimits(head.guild_id, head.host_id, server_rules.hosted, tables),)


def over_limits(conflict: Conflict, server_rules: ServerRules) -> Exception:
    """What to raise when a server had too many sessions, or a host too many running games there."""
    if conflict.clash is Clash.TABLES:
        return Refused("tables-full", most=server_rules.tables)
    if conflict.clash is Clash.HOSTED:
        return Refused("hosted-full", most=server_rules.hosted)
    return conflict


def last(holders: tuple[Holder, ...]) -> Seat:
    """The seat that was taken last."""
    return Seat(len(holders) - 1)
