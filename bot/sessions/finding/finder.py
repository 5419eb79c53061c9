"""Carries out what `matching` decides: opens tables for people who wait, calls them, and lets go who does not come.

Everything is decided anew from what is stored: tickets, tables and their calls. So nothing is lost when the bot stops
half-way, and nothing is done twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from bot.engine.errors import Illegal
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.refusals import Refused
from bot.sessions.core.shards import NotServed
from bot.sessions.core.signals import Signal
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, Status, User
from bot.sessions.finding import matching
from bot.sessions.finding.calls import Calls
from bot.sessions.finding.matching import Ticket
from bot.sessions.finding.notices import Notices
from bot.sessions.finding.overview import Overview
from bot.sessions.finding.tickets import Tickets
from bot.sessions.play.lobby import Elsewhere, Lobby
from bot.sessions.play.lobby_checks import check_lobby
from bot.sessions.play.starting import Starting
from bot.sessions.server.policy import Caller
from bot.store import StoreError

log = logging.getLogger(__name__)

LOOK = 30.0
"""Seconds between two looks at who waits, if nothing else happens."""

AT_MOST = 1000
"""How many things are done at one look."""


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


class Finder:
    """The people who wait for tables, and the tables that are opened for them."""

    def __init__(self, tables: Tables, lobby: Lobby, starting: Starting) -> None:
        self._tables, self._lobby, self._starting = tables, lobby, starting
        self.tickets, self.overview, self.notices = Tickets(tables), Overview(tables), Notices(tables)
        self.calls = Calls(tables, lobby, self.tickets)
        self.tickets.on_filed.subscribe(self.look)
        self._venue: Venue | None = None
        self._wake, self._ticking = asyncio.Event(), asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._open: set[int] = set()
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
        self.calls.consider(table)
        head = table.head
        was_open = head.id in self._open
        if head.status is Status.LOBBY:
            self._open.add(head.id)
        else:
            self._open.discard(head.id)
        if was_open or head.status is not Status.PLAYING:
            self.look()

    async def settled(self) -> None:
        """Wait until nothing is being done for those who wait."""
        async with self._ticking:
            pass

    async def tick(self) -> None:
        """Do everything that is due now. Raises StoreError and Refused("store-…")."""
        async with self._ticking:
            closed: set[int] = set()
            stuck: set[int] = set()
            for _ in range(AT_MOST):
                now = self._tables.clock()
                tickets = await self.tickets.waiting()
                if not tickets and not any(table.head.table_state.calls for table in self._tables.own()):
                    return
                await self._tables.meet({ticket.user_id for ticket in tickets})
                found, past = self.overview.found(now, tickets, stuck), await self.tickets.past(now)
                seats = await self.overview.counts(tickets, found)
                action = matching.due(now, tickets, found, past, seats, closed)
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
                    if isinstance(error, Refused | Illegal | NotServed):
                        log.info("for people who wait, this cannot be done: %r: %s", action, error)
                    else:
                        log.exception("for people who wait, this failed: %r", action)
                    if isinstance(action, matching.Open):
                        closed.add(action.tickets[0].guild_id)
                    elif not isinstance(action, matching.Drop):
                        stuck.add(action.table)

    async def _carry_out(self, action: matching.Action, closed: set[int]) -> None:
        match action:
            case matching.Drop(ticket):
                await self._tables.store.remove_ticket(ticket.user_id, ticket.game, ticket.made)
            case matching.Late(session, users):
                await self.calls.let_go(session, users, "late")
            case matching.Release(session, user):
                await self.calls.let_go(session, (user,), "off")
            case matching.Tell(session):
                await self.calls.tell(session)
            case matching.Call(session, ticket):
                await self.calls.call(session, ticket)
            case matching.Begin(session):
                table = await self._tables.table(session)
                await self._starting.start(session, User(table.head.host_id, ""), admin=True)
            case matching.Close(session):
                await self._tables.change(session, self._close, unasked=True)
            case matching.Open(tickets):
                await self._open_for(tickets, closed)

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
