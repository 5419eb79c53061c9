"""What is decided from: the open tables with their free seats, and how many can play what is waited for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import seat_counts
from bot.sessions.core.idle import idle_for
from bot.sessions.core.pace import HOUR
from bot.sessions.core.rematch import waiting
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import SessionView, Status
from bot.sessions.finding.matching import FoundTable, Ticket
from bot.sessions.server import policy
from bot.sessions.server.guilds import server_rules_of

LEFT = 2 * HOUR
"""Seconds after which a game at Live in which no one moves no longer takes up its people's time."""


class Overview:
    """The tables as `matching` sees them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def open_tables(self, guild_id: int | None) -> list[SessionView]:
        """The tables of a server that wait for players and have a free seat, the newest first."""
        tables = self._tables
        found = [
            each
            for each in tables.by_id.values()
            if each.head.guild_id == guild_id
            and each.head.status is Status.LOBBY
            and tables.plays(each.head)
            and self.seats_of(each.head)[0] > 0
        ]
        return [each.view() for each in sorted(found, key=lambda each: -each.head.id)]

    def seats_of(self, head: SessionHead | SessionView) -> tuple[int, int]:
        """How many seats of an open table are free, and how many it can have.

        A seat is not free that is kept for someone who is asked to play again.
        """
        game = self._tables.games[head.game]
        most = min(game.info.max_seats, seat_counts(game, head)[-1])
        return max(0, most - len(head.holders) - len(waiting(head))), most

    def taken(self, head: SessionHead | SessionView) -> int:
        """How many seats are taken or kept, without those of people who were called and have not come yet."""
        free, most = self.seats_of(head)
        return most - free - sum(holder.user_id in head.table_state.called for holder in head.holders)

    async def counts(
        self, tickets: Iterable[Ticket], tables: Iterable[FoundTable]
    ) -> dict[tuple[int, str], range]:
        """How many can play what is waited for or about to begin, where the server allows the game."""
        formed = {(each.guild_id, each.game) for each in tables if each.guild_id is not None and each.formed}
        found = {}
        for guild_id, slug in sorted({(each.guild_id, each.game) for each in tickets} | formed):
            server_rules, game = (
                await server_rules_of(self._tables.store, guild_id),
                self._tables.games.get(slug),
            )
            if game is not None and policy.allows_game(server_rules, slug):
                options = policy.settled(server_rules, game, policy.complete(server_rules, game.info, {}))
                counts = game.seat_counts(options)
                found[guild_id, slug] = range(counts[0], min(counts[-1], game.info.max_seats) + 1)
        return found

    def found(self, now: float, tickets: Sequence[Ticket], stuck: Collection[int]) -> list[FoundTable]:
        """The live tables that matter: of the servers where people wait, and where these people sit."""
        guilds, people = {each.guild_id for each in tickets}, {each.user_id for each in tickets}
        return [
            self._table(now, each.head, served=self._serves(each.head) and each.head.id not in stuck)
            for _, each in sorted(self._tables.by_id.items())
            if each.head.status.live
            and self._tables.plays(each.head)
            and not each.head.is_aside
            and (
                each.head.guild_id in guilds
                or each.head.table_state.calls
                or any(holder.user_id in people for holder in each.head.holders)
            )
        ]

    def _serves(self, head: SessionHead) -> bool:
        return self._tables.shards.serves(head.guild_id)

    def _table(self, now: float, head: SessionHead, *, served: bool) -> FoundTable:
        """A table; where nothing can be done, who is called there counts as sitting there."""
        game, state, is_open = self._tables.game(head), head.table_state, head.status is Status.LOBBY
        counts = seat_counts(game, head)
        seated = {each.user_id for each in head.holders if each.user_id is not None}
        calls = state.calls if is_open else ()
        if not served:
            seated |= {each.user_id for each in calls if each.answer in ("", "in")}
        return FoundTable(
            id=head.id,
            guild_id=head.guild_id,
            game=head.game,
            pace=state.pace,
            opened=head.created_at,
            least=max(2, counts[0]),
            room=self.seats_of(head)[0] if served else 0,
            seated=frozenset(seated),
            seats=len(head.holders),
            calls=calls if served else (),
            formed=state.formed and served,
            begun=None if is_open else head.started_at,
            idle=not is_open and idle_for(head, now) > LEFT,
        )
