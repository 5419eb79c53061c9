"""The calls of people to tables: sent, answered, and taken back. Each is kept with its table, and none is lost."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

from msgspec.structs import replace

from bot.engine.moves import Seat
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.refusals import Refused
from bot.sessions.core.signals import Signal
from bot.sessions.core.table_state import Called
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, SessionView, Status, User
from bot.sessions.finding import matching
from bot.sessions.finding.matching import Ticket
from bot.sessions.finding.tickets import Tickets
from bot.sessions.outbox.notifications import CALL
from bot.sessions.play.lobby import Lobby
from bot.sessions.play.lobby_checks import check_lobby
from bot.store import AddFall, AddNotification, NotificationRow


class _Nothing(Exception):
    """Raised by the rule of a change: there is nothing to do any longer."""


class Calls:
    """Who is called to which table, and what they answer."""

    def __init__(self, tables: Tables, lobby: Lobby, tickets: Tickets) -> None:
        self._tables, self._lobby, self._tickets = tables, lobby, tickets
        self._added = False
        self.on_call: Signal[[]] = Signal("calls to tables")
        """Tells when people are to be written to."""

    def consider(self, table: LiveTable) -> None:
        """Have the calls sent that the change of a table has just added."""
        if self._added:
            self._added = False
            self.on_call()

    def keep(self, before: SessionHead, change: Change) -> Change:
        """Note in each change of an open table who of the people called has come or left; none are once it begins."""
        head, calls = change.head, change.head.table_state.calls
        if not calls:
            return change
        added = (each for each in change.extras if isinstance(each, AddNotification))
        self._added = self._added or any(each.row.kind == CALL for each in added)
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
        await self._tickets.withdraw(user.id, table.head.game)
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

    async def _change(self, session: int, rule: Callable[[LiveTable], Awaitable[Change]]) -> None:
        try:
            await self._tables.change(session, rule, unasked=True)
        except _Nothing:
            pass

    async def tell(self, session: int) -> None:
        """Have everyone written to who is called to a table and was not told."""
        await self._change(session, self._told)

    async def _told(self, table: LiveTable) -> Change:
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

    async def call(self, session: int, ticket: Ticket) -> None:
        """Call someone who waits to a table."""

        async def rule(table: LiveTable) -> Change:
            check_lobby(table.head)
            calls = table.head.table_state.calls
            call = matching.called(ticket, self._tables.clock(), told=True)
            return self._calling(_with_calls(table.head, (*calls, call)), [len(calls)])

        await self._change(session, rule)

    async def let_go(self, session: int, users: Sequence[int], answer: Literal["late", "off"]) -> None:
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


def _answered(head: SessionHead, users: set[int], answer: Literal["in", "no", "late", "off"]) -> SessionHead:
    """A table whose calls of some people are answered."""
    calls = head.table_state.calls
    return _with_calls(
        head, tuple(replace(each, answer=answer) if each.user_id in users else each for each in calls)
    )


def _with_calls(head: SessionHead, calls: tuple[Called, ...]) -> SessionHead:
    return replace(head, table_state=replace(head.table_state, calls=calls))
