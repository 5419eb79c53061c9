"""Carries out what `matching` decides: opens tables for people who wait, calls them, and lets go who does not come.

Everything is decided anew from what is stored: tickets, tables and their calls. So nothing is lost when the bot stops
half-way, and nothing is done twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Seat
from bot.sessions.core.calendar import Waking
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import seat_counts
from bot.sessions.core.idle import idle_for
from bot.sessions.core.pace import HOUR, TablePace
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.rematch import waiting
from bot.sessions.core.signals import Signal
from bot.sessions.core.stored import note_stored
from bot.sessions.core.table_state import Called
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, SessionView, Status, User
from bot.sessions.finding import matching
from bot.sessions.finding.matching import DAY, WEEK, FoundTable, Past, Ticket
from bot.sessions.outbox.notifications import CALL
from bot.sessions.play.lobby import Elsewhere, Lobby
from bot.sessions.play.lobby_checks import check_lobby
from bot.sessions.play.starting import Starting
from bot.sessions.server import policy
from bot.sessions.server.guilds import server_rules_of
from bot.sessions.server.policy import Caller
from bot.store import AddFall, AddNotification, NotificationRow, StoreError, TicketRow

log = logging.getLogger(__name__)

LOOK = 30.0
"""Seconds between two looks at who waits, if nothing else happens."""

LEFT = 2 * HOUR
"""Seconds after which a game at Live in which no one moves no longer takes up its people's time."""

AT_MOST = 1000
"""How many things are done at one look."""

ROLE_APART = HOUR
"""Seconds between two mentions of a server's role."""

_hours = msgspec.json.Decoder(Waking).decode
_encode = msgspec.json.Encoder().encode


class Place(msgspec.Struct, frozen=True):
    """Where a table can be opened for some people: in a channel, inside others, or `elsewhere`, in a thread of it.

    No channel: nowhere now. `gone` are those of the people who have left the server.
    """

    channel_id: int | None = None
    within: tuple[int, ...] = ()
    elsewhere: Elsewhere | None = None
    gone: frozenset[int] = frozenset()


Venue = Callable[[Sequence[Ticket]], Awaitable[Place]]
"""Finds a place for a table of these people."""


class _Nothing(Exception):
    """Raised by the rule of a change: there is nothing to do any longer."""


class Finder:
    """The people who wait for tables, and the tables that are opened for them."""

    def __init__(self, tables: Tables, lobby: Lobby, starting: Starting) -> None:
        self._tables, self._lobby, self._starting = tables, lobby, starting
        self._venue: Venue | None = None
        self._wake, self._ticking = asyncio.Event(), asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._open: set[int] = set()
        self._calls = False
        self.on_call: Signal[[]] = Signal("calls to tables")
        """Tells when people are to be written to."""
        self.on_look: Signal[[]] = Signal("a look at who waits for a table")
        """Tells each time that it was looked at who waits."""

    def start(self, venue: Venue) -> None:
        """Look at who waits from now on; `venue` finds places for their tables."""
        self._venue = venue
        self.look()
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop, also in the middle of it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            try:
                await self.tick()
                self.on_look()
            except (Refused, StoreError) as error:
                log.warning("who waits for a table cannot be served now: %s", error)
            except Exception:
                log.exception("who waits for a table cannot be served")
            try:
                await asyncio.wait_for(self._wake.wait(), LOOK)
            except TimeoutError:
                pass

    async def serve(self) -> None:
        """Do now what is due, for someone who has just begun to wait. What cannot be done is done later."""
        try:
            await self.tick()
        except (Refused, StoreError) as error:
            log.warning("who waits for a table cannot be served now: %s", error)

    def look(self) -> None:
        """Look soon at who waits."""
        self._wake.set()

    def consider(self, table: LiveTable) -> None:
        """Look at who waits after a table was opened, changed before its game, began or ended."""
        if self._calls:
            self._calls = False
            self.on_call()
        head = table.head
        was_open = head.id in self._open
        if head.status is Status.LOBBY:
            self._open.add(head.id)
        else:
            self._open.discard(head.id)
        if was_open or head.status is not Status.PLAYING:
            self.look()

    def keep(self, before: SessionHead, change: Change) -> Change:
        """Note in each change of an open table who of the people called has come or left; none are once it begins."""
        head, calls = change.head, change.head.table_state.calls
        if not calls:
            return change
        added = (each for each in change.extras if isinstance(each, AddNotification))
        self._calls = self._calls or any(each.row.kind == CALL for each in added)
        if head.status is not Status.LOBBY:
            return replace(change, head=_with_calls(head, ()))
        was, now = (
            {each.user_id for each in before.holders},
            {each.user_id for each in head.holders},
        )

        def answered(call: Called) -> Called:
            if call.user_id in now - was:
                return replace(call, answer="in")
            if call.user_id in was - now and call.answer in ("", "in"):
                return replace(call, answer="no")
            return call

        after = tuple(map(answered, calls))
        return change if after == calls else replace(change, head=_with_calls(head, after))

    # What people ask ---------------------------------------------------------------------------------------------

    async def file(
        self,
        user: User,
        guild_id: int | None,
        channel_id: int,
        game: str,
        pace: TablePace,
        hours: Waking | None,
        until: float,
    ) -> Ticket:
        """Let someone wait for a table, in place of what they asked for this game before.

        Refused: no-game, ticket-direct, and what `policy` refuses.
        """
        if game not in self._tables.games:
            raise Refused("no-game", games=sorted(self._tables.games))
        if guild_id is None:
            raise Refused("ticket-direct")
        server_rules = await server_rules_of(self._tables.store, guild_id)
        policy.check_game(server_rules, game, self._tables.games)
        policy.check_starter(server_rules, user)
        ticket = Ticket(
            user_id=user.id,
            name=user.name,
            guild_id=guild_id,
            channel_id=channel_id,
            game=game,
            pace=pace,
            hours=hours,
            made=self._tables.clock(),
            until=until,
        )
        try:
            await self._tables.store.keep_ticket(_row(ticket))
        except StoreError as error:
            raise refused_by_store(error) from error
        note_stored()
        self.look()
        return ticket

    async def withdraw(self, user_id: int, game: str) -> bool:
        """Let someone wait for a game no longer; False if they did not. Raises Refused("store-…")."""
        try:
            gone = await self._tables.store.remove_ticket(user_id, game)
        except StoreError as error:
            raise refused_by_store(error) from error
        note_stored()
        return gone

    async def of(self, user_id: int) -> list[Ticket]:
        """For what someone waits, by game. Raises Refused("store-…")."""
        try:
            return [_ticket(row) for row in await self._tables.store.tickets_of(user_id)]
        except StoreError as error:
            raise refused_by_store(error) from error

    async def rests_until(self, user_id: int) -> float:
        """Until when someone is not called because they let tables fall. Raises Refused("store-…")."""
        now = self._tables.clock()
        try:
            fell = [at for user, at in await self._tables.store.falls(now - WEEK) if user == user_id]
        except StoreError as error:
            raise refused_by_store(error) from error
        return matching.rests_until(now, fell)

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

    async def come(self, session: int, user: User, interaction: int | None = None) -> SessionView:
        """Someone who was called comes. Refused: call-over, and as `Lobby.join`."""
        table = await self._tables.table(session)
        if not table.head.seats_of(user.id):
            return await self._lobby.join(session, user, interaction)

        async def rule(table: LiveTable) -> Change:
            check_lobby(table.head)
            if not any(each.user_id == user.id for each in table.head.table_state.calls):
                raise Refused("already-joined")
            head = _answered(table.head, {user.id}, "in")
            return Change(head=head, kind=Kind.CALL, user=user.id, interaction=interaction, body="in")

        table, _ = await self._tables.change(session, rule)
        return table.view()

    async def decline(self, session: int, user: User, interaction: int | None = None) -> None:
        """Someone who was called does not want to, and waits for this game no longer."""
        table = await self._tables.table(session)
        await self.withdraw(user.id, table.head.game)
        if table.head.status is not Status.LOBBY:
            return
        if table.head.seats_of(user.id):
            await self._lobby.leave(session, user, interaction)
            return

        async def rule(table: LiveTable) -> Change:
            check_lobby(table.head)
            head = _answered(table.head, {user.id}, "no")
            return Change(head=head, kind=Kind.CALL, body="no")

        await self._tables.change(session, rule)

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

    # What is due -------------------------------------------------------------------------------------------------

    async def tick(self) -> None:
        """Do everything that is due now. Raises StoreError and Refused("store-…")."""
        async with self._ticking:
            closed: set[int] = set()
            stuck: set[int] = set()
            for _ in range(AT_MOST):
                now = self._tables.clock()
                tickets = await self._tickets()
                if not tickets and not any(table.head.table_state.calls for table in self._tables.own()):
                    return
                found, past = self._found(now, tickets, stuck), await self._past(now)
                action = matching.due(now, tickets, found, past, await self._seats(tickets), closed)
                if action is None:
                    return
                try:
                    await self._carry_out(action, closed)
                except StoreError:
                    raise
                except Exception as error:
                    # What cannot be done in one server must not keep the others waiting.
                    if isinstance(error, Refused) and error.key.startswith("store-"):
                        raise
                    if isinstance(error, Refused | Illegal):
                        log.info("for people who wait, this cannot be done: %r: %s", action, error)
                    else:
                        log.exception("for people who wait, this failed: %r", action)
                    if isinstance(action, matching.Open):
                        closed.add(action.tickets[0].guild_id)
                    elif not isinstance(action, matching.Drop):
                        stuck.add(action.table)

    async def _tickets(self) -> list[Ticket]:
        rows = await self._tables.store.tickets()
        return [_ticket(row) for row in rows if self._tables.shard.serves(row.guild)]

    async def _past(self, now: float) -> Past:
        called = _by_user(await self._tables.store.called(now - DAY))
        return Past(called, _by_user(await self._tables.store.falls(now - WEEK)))

    async def _seats(self, tickets: Iterable[Ticket]) -> dict[tuple[int, str], range]:
        """How many can play what is waited for, where the server allows the game."""
        found = {}
        for guild_id, slug in sorted({(each.guild_id, each.game) for each in tickets}):
            server_rules, game = (
                await server_rules_of(self._tables.store, guild_id),
                self._tables.games.get(slug),
            )
            if game is not None and policy.allows_game(server_rules, slug):
                options = policy.settled(server_rules, game, policy.complete(server_rules, game.info, {}))
                counts = game.seat_counts(options)
                found[guild_id, slug] = range(counts[0], min(counts[-1], game.info.max_seats) + 1)
        return found

    def _found(self, now: float, tickets: Sequence[Ticket], stuck: set[int]) -> list[FoundTable]:
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
        return self._tables.shard.serves(head.guild_id)

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

    async def _carry_out(self, action: matching.Action, closed: set[int]) -> None:
        match action:
            case matching.Drop(ticket):
                await self._tables.store.remove_ticket(ticket.user_id, ticket.game, ticket.made)
            case matching.Late(session, users):
                await self._let_go(session, users, "late")
            case matching.Release(session, user):
                await self._let_go(session, (user,), "off")
            case matching.Tell(session):
                await self._change(session, self._tell)
            case matching.Call(session, ticket):
                await self._call(session, ticket)
            case matching.Begin(session):
                table = await self._tables.table(session)
                await self._starting.start(session, User(table.head.host_id, ""), admin=True)
            case matching.Close(session):
                await self._change(session, self._close)
            case matching.Open(tickets):
                await self._open_for(tickets, closed)

    async def _change(self, session: int, rule: Callable[[LiveTable], Awaitable[Change]]) -> None:
        try:
            await self._tables.change(session, rule)
        except _Nothing:
            pass

    async def _tell(self, table: LiveTable) -> Change:
        """Have everyone written to who is called and was not told."""
        check_lobby(table.head)
        calls = table.head.table_state.calls
        head = _with_calls(table.head, tuple(replace(each, told=True) for each in calls))
        untold = [number for number, each in enumerate(calls) if not each.told and not each.answer]
        return self._calling(head, untold)

    def _calling(self, head: SessionHead, numbers: Sequence[int]) -> Change:
        """The change by which the calls with these numbers are sent."""
        rows = [
            AddNotification(
                NotificationRow(
                    session=head.id,
                    seat=Seat(number),
                    number=head.seq + 1,
                    user_id=head.table_state.calls[number].user_id,
                    at=head.table_state.calls[number].at,
                    kind=CALL,
                    body="{}",
                )
            )
            for number in numbers
        ]
        return Change(head=head, kind=Kind.CALL, body="call", extras=tuple(rows))

    async def _call(self, session: int, ticket: Ticket) -> None:
        async def rule(table: LiveTable) -> Change:
            check_lobby(table.head)
            calls = table.head.table_state.calls
            call = matching.called(ticket, self._tables.clock(), told=True)
            return self._calling(_with_calls(table.head, (*calls, call)), [len(calls)])

        await self._change(session, rule)

    async def _let_go(self, session: int, users: Sequence[int], answer: Literal["late", "off"]) -> None:
        """Take back calls, and the seats of who did not say that they come."""

        async def rule(table: LiveTable) -> Change:
            head, now = table.head, self._tables.clock()
            check_lobby(head)
            gone = {
                each.user_id
                for each in head.table_state.calls
                if each.user_id in users and (answer == "off" or (not each.answer and each.until <= now))
            }
            if not gone:
                raise _Nothing
            after = _answered(head, gone, answer)
            for user in gone:
                if after.status is Status.LOBBY and after.seats_of(user):
                    after = self._lobby.without(after, User(user, "")).head
            fell = answer == "late" and head.table_state.formed
            extras = tuple(AddFall(user, now) for user in sorted(gone)) if fell else ()
            return Change(head=after, kind=Kind.CALL, body=answer, extras=extras)

        await self._change(session, rule)

    async def _close(self, table: LiveTable) -> Change:
        check_lobby(table.head)
        return Change(head=table.head.ended(Status.ABANDONED, self._tables.clock()), kind=Kind.END)

    async def _open_for(self, tickets: Sequence[Ticket], closed: set[int]) -> None:
        """Open a table; the one who has waited longest is host, or the first who may have one more."""
        first = tickets[0]
        place = Place() if self._venue is None else await self._venue(tickets)
        for ticket in tickets:
            if ticket.user_id in place.gone:
                await self._tables.store.remove_ticket(ticket.user_id, ticket.game, ticket.made)
        if place.gone:
            return
        if place.channel_id is None:
            closed.add(first.guild_id)
            return
        now = self._tables.clock()
        calls = tuple(matching.called(each, now, told=False) for each in tickets)
        for ticket in tickets:
            host = Caller(ticket.user_id, ticket.name, admin=True, within=place.within)
            try:
                await self._lobby.new(
                    place.channel_id,
                    ticket.guild_id,
                    host,
                    ticket.game,
                    {},
                    "",
                    None,
                    place.elsewhere,
                    first=True,
                    pace=ticket.pace,
                    calls=calls,
                )
                return
            except Refused as refused:
                if refused.key not in ("lobbies-full", "hosted-full") or ticket is tickets[-1]:
                    raise


def _by_user(found: Iterable[tuple[int, float]]) -> dict[int, list[float]]:
    by_user: dict[int, list[float]] = {}
    for user, at in found:
        by_user.setdefault(user, []).append(at)
    return by_user


def _answered(head: SessionHead, users: set[int], answer: Literal["in", "no", "late", "off"]) -> SessionHead:
    """A table whose calls of some people are answered."""
    calls = head.table_state.calls
    return _with_calls(
        head, tuple(replace(each, answer=answer) if each.user_id in users else each for each in calls)
    )


def _with_calls(head: SessionHead, calls: tuple[Called, ...]) -> SessionHead:
    return replace(head, table_state=replace(head.table_state, calls=calls))


def _row(ticket: Ticket) -> TicketRow:
    return TicketRow(
        ticket.user_id,
        ticket.game,
        ticket.guild_id,
        ticket.channel_id,
        ticket.name,
        ticket.pace.value,
        "" if ticket.hours is None else _encode(ticket.hours).decode(),
        ticket.made,
        ticket.until,
    )


def _ticket(row: TicketRow) -> Ticket:
    return Ticket(
        user_id=row.user_id,
        name=row.name,
        guild_id=row.guild,
        channel_id=row.channel,
        game=row.game,
        pace=TablePace(row.pace),
        hours=_hours(row.hours) if row.hours else None,
        made=row.made,
        until=row.ends,
    )
