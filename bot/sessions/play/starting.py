"""The start of a game: the seed is mixed with what the players gave, and the game is dealt."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Event, Text, who
from bot.engine.rng import mixture
from bot.sessions.core.agenda import agenda
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.contributions import MIXED, contributions
from bot.sessions.core.head import SessionHead, dealt
from bot.sessions.core.holding import host_first, seat_counts
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.rematch import all_are_in, no_longer_asking
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, Saved, SessionView, Status, User
from bot.sessions.play.lobby_checks import TableOptions, check_host, check_lobby, over_limits, within_limits
from bot.sessions.server import policy
from bot.sessions.server.guilds import server_rules_of
from bot.sessions.server.rules import USUAL
from bot.store import Conflict, LogRow, StoreError, WithinLimits


class Starting:
    """The change of a session from a lobby to a running game."""

    def __init__(self, tables: Tables, table_options: TableOptions) -> None:
        self._tables, self._table_options = tables, table_options

    async def start(
        self,
        session: int,
        user: User,
        *,
        admin: bool,
        interaction: int | None = None,
        agreed: bool = False,
    ) -> SessionView:
        """Start the game; only the host may. Raises BadOptions if seats and options do not fit.

        The server's rules are checked again, since they may have changed after the lobby was opened. With `agreed` it
        starts by itself, in the host's name, if everyone who was asked to play again is in.
        """
        caller, server_rules = policy.caller(user, admin=admin), USUAL

        def rule(
            head: SessionHead, given: list[str], limits: tuple[WithinLimits, ...], *, rated: bool
        ) -> Change:
            game, seats = self._tables.game(head), len(head.holders)
            counts = seat_counts(game, head)
            if seats < counts[0]:
                raise Refused("too-few", seats=seats, least=counts[0])
            origin = head.table_state.origin
            begun = replace(
                head,
                version=game.info.version,
                seed=head.seed or self._tables.seeds(),
                table_state=replace(
                    head.table_state,
                    mixture=mixture(given),
                    rated=rated,
                    rematch=no_longer_asking(head, by_host=not agreed),
                ),
            )
            try:
                game.check_new(seats, game.info.complete(head.options))
                state, events = dealt(game, begun)
                asked, windows = agenda(game, state)
                saved = Saved.of(game, state, head.seq + 1)
            except Illegal:
                raise
            except Exception as error:
                raise self._tables.rules_broke(head, "the set-up", error) from error
            after = replace(
                begun,
                status=Status.PLAYING,
                started_at=self._tables.clock(),
                asked=asked,
                windows=windows,
            )
            if origin is not None:
                chapter = Text("chapter", {"unit": origin.unit, "number": origin.number})
                events = [Event("from-here", {"chapter": chapter, "seat": who(origin.seat)})]
                after = replace(after, holders=host_first(head.holders, head.host_id, origin.seat))
            return Change(
                head=after,
                kind=Kind.START,
                body="\n".join(given),
                user=user.id,
                interaction=interaction,
                events=events,
                position=saved,
                keep=True,
                extras=limits,
            )

        async def checked(table: LiveTable) -> Change:
            nonlocal server_rules
            head, table_state = table.head, table.head.table_state
            check_lobby(head)
            server_rules = await server_rules_of(self._tables.store, head.guild_id)
            if not agreed:
                by_itself = table_state.formed and bool(table_state.called)
                if by_itself and user.id != head.host_id and not caller.admin:
                    raise Refused("called-begins")
                check_host(head, user, caller.admin)
                policy.check_starter(server_rules, caller)
            elif not all_are_in(head):
                raise Refused("not-host", host=[f"@{seat}" for seat in head.seats_of(head.host_id)])
            policy.check_game(server_rules, head.game, self._tables.games)
            policy.check_channel(server_rules, head.channel_id, head.table_state.within)
            try:
                lines = await self._tables.store.of_kinds(head.id, MIXED)
            except StoreError as error:
                raise refused_by_store(error) from error
            begun = LogRow(
                session=head.id,
                seq=head.seq + 1,
                kind=Kind.START.value,
                at=head.created_at,
                interaction=interaction,
            )
            limits, rated = within_limits(head, server_rules), await self._table_options.is_rated(head)
            return rule(head, contributions([*lines, begun]), limits, rated=rated)

        try:
            table, _ = await self._tables.change(session, checked)
        except Conflict as conflict:
            raise over_limits(conflict, server_rules) from conflict
        return table.view()
