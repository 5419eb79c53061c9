"""Sends each player what only they may know: one direct message per seat, a new one when an answer is needed.

A player with closed direct messages loses nothing: the button "My hand" in the channel opens the same panel privately.
The store remembers which message shows which seat, so that a restart repeats nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace

import discord
from msgspec import structs

from bot.discord.core.context import place
from bot.discord.core.drawing.lanes import Lane, in_lane
from bot.discord.core.sending.direct import Unreachable
from bot.discord.core.text.errors import (
    LATER,
    incident,
    is_passing,
)
from bot.discord.private.coaching import Coach
from bot.discord.private.hand_messages import HandMessages
from bot.discord.private.hand_rows import NOBODY, HandRows
from bot.discord.views.advice import Advice
from bot.discord.views.context import ViewContext
from bot.discord.views.hand_steps import Do, Due, Print, Sheet, Step, next_step, noted, refreshed
from bot.discord.views.hand_view import Sight
from bot.discord.views.secrecy import knows_more
from bot.discord.views.sheet import seat_lost, sheet_of
from bot.discord.views.table import TableView, table_of
from bot.engine.moves import Seat
from bot.sessions import HandMessageRow, Position, SessionView, Status
from bot.sessions.core.people import Prompts
from bot.sessions.core.signals import Signal

log = logging.getLogger(__name__)

AGAIN = 20.0
"""Seconds until taking a hand away is tried again."""

AT_ONCE = 4
"""How many tables' messages are checked at a time after a start."""

A_SECOND = 12
"""How many hands a second are checked after a start: each may be drawn, and be two of Discord's fifty requests."""


class Hands:
    """Sends and keeps up to date the direct messages of every session."""

    def __init__(self, context: ViewContext, coach: Coach) -> None:
        self._context, self._coach = context, coach
        self._direct = context.direct
        self._messages = HandMessages(context)
        self._rows = HandRows(context)
        self._warned: set[tuple[int, int]] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._catching_up = set[asyncio.Task[None]]()
        self._again: set[int] = set()
        self._failures: dict[tuple[int, Seat], int] = {}
        self._inherited: set[int] = set()
        self._found: dict[tuple[int, Seat], HandMessageRow] = {}
        self._alone: set[tuple[int, Seat]] = set()
        self._answers: dict[tuple[int, Seat], set[asyncio.Future[None]]] = {}
        self.on_closed = Signal[SessionView]("session {0.id}")
        """Tells a session when someone at it no longer gets direct messages."""

    def take_up(self, sessions: Sequence[SessionView]) -> None:
        """Send what the last process did not send at these; slowly, so that active players go first."""
        self._inherited.update(session.id for session in sessions)
        task = asyncio.get_running_loop().create_task(self._catch_up(sessions))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    def at_work(self, shard: int) -> list[asyncio.Task[None]]:
        """What is being sent for the sessions of a shard."""
        mine = {session.id for session in self._context.sessions.live() if self._is_of(session, shard)}
        return [task for session, task in self._tasks.items() if session in mine]

    def forget(self, shard: int) -> None:
        """Forget what was sent for the sessions of a shard: another process may send something else."""
        for session in self._context.sessions.live():
            if self._is_of(session, shard):
                self._rows.drop(session)
                self._again.discard(session.id)
                seats = [(session.id, Seat(number)) for number in range(len(session.holders))]
                self._alone.difference_update(seats)
                for key in seats:
                    self._found.pop(key, None)
                    self._failures.pop(key, None)

    def _is_of(self, session: SessionView, shard: int) -> bool:
        return self._context.sessions.shards.of(session.guild_id) == shard

    async def _catch_up(self, sessions: Sequence[SessionView]) -> None:
        under_way: set[asyncio.Task[None]] = set()
        wait = 0.0
        for session in sessions:
            known = session.status is Status.PLAYING and self._context.plays(session)
            if not known or not self._has_secrets(session):
                continue
            await asyncio.sleep(wait)
            wait = len(session.holders) / A_SECOND
            self.changed(session)
            if (task := self._tasks.get(session.id)) is None:
                continue  # its server has removed the bot
            under_way.add(task)
            while len(under_way) >= AT_ONCE:
                _, under_way = await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)

    def changed(self, session: SessionView) -> None:
        """Bring the direct messages of a session up to date, if its game has secrets."""
        if not self._has_secrets(session) or not self._context.presence.is_in(session.guild_id):
            return
        if session.id in self._tasks:
            self._again.add(session.id)
            return
        task = asyncio.get_running_loop().create_task(self._work(session.id, session.guild_id))
        self._tasks[session.id] = task

    def _has_secrets(self, session: SessionView) -> bool:
        return self._context.game(session).secrets(session.options, len(session.holders))

    @property
    def busy(self) -> list[asyncio.Task[None]]:
        """The tasks that are running."""
        return [*self._tasks.values(), *self._rows.keeping, *self._catching_up]

    async def first_message(self, session: SessionView, user_id: int) -> str | None:
        """Tell a new player where their hand will appear; if they cannot be told so, the message that says why."""
        if (await self._context.sessions.people.get(user_id)).prompts is Prompts.CHANNEL:
            return None
        speech = self._context.speech(session, await self._context.language_of(user_id, session.guild_id))
        title = speech.words.say_key("title")
        said = speech.words.say_key("first-letter", game=title, place=place(session))
        self._direct.try_again(user_id)
        try:
            await self._direct.send(user_id, content=said)
        except Unreachable:
            self._warned.add((session.id, user_id))
            return self._why()
        except Exception as error:
            if not is_passing(error) and not isinstance(error, discord.HTTPException):
                raise
            log.warning("a direct message could not be sent: %s", error)
        return None

    def _why(self) -> str:
        """The message that says why a player is not written to."""
        return "dms-resting" if self._direct.resting else "dms-closed"

    def must_be_told(self, table: TableView) -> str | None:
        """The message that tells a player, this one time, why they are not written to."""
        row = self._rows.known(table.session.id, table.seat)
        if row is None or row.channel is not None or row.told:
            return None
        self._rows.keep_soon(structs.replace(row, told=True))
        return self._why()

    @contextmanager
    def answering(self, session_id: int, seat: Seat) -> Iterator[None]:
        """While a click in the message of a seat is answered, that answer alone changes the message."""
        done = asyncio.get_running_loop().create_future()
        answers = self._answers.setdefault((session_id, seat), set())
        answers.add(done)
        try:
            yield
        finally:
            answers.discard(done)
            if not answers:
                self._answers.pop((session_id, seat), None)
            done.set_result(None)

    def finish(
        self, table: TableView, message_id: int, shown: Sight | None, drawing: asyncio.Task[Sight]
    ) -> None:
        """Add the pictures that are being drawn to a message in which a click was answered with those `shown`.

        Nothing else changes the message meanwhile. If the game moves on, what it shows then has pictures of its own.
        """
        assert table.seat is not None
        session, seat = table.session.id, table.seat

        async def add(sight: Sight) -> None:
            row = self._rows.known(session, seat)
            newest = await self._context.sessions.get(session)
            if row is None or row.message != message_id or newest.seq != table.position.seq:
                return
            sheet = await sheet_of(self._context, table, sight)
            same = shown is not None and shown.looks == sight.looks
            await self._do(noted(row, sheet) if same else refreshed(row, sheet), row, sheet)

        answering = ExitStack()
        answering.enter_context(self.answering(session, seat))
        task = self._context.late.follow(message_id, drawing, add)
        task.add_done_callback(lambda _: answering.close())
        task.add_done_callback(lambda _: self.coach_later(table, message_id))

    def coach_later(self, table: TableView, message_id: int) -> None:
        """Add what the coach says to the message of a seat once that is thought out, unless the game moves on first."""
        if not self._coach.may_speak(table):
            return
        assert table.seat is not None
        session, seat = table.session.id, table.seat

        async def add(advice: Advice) -> None:
            with self.answering(session, seat):
                row, newest = self._rows.known(session, seat), await self._context.sessions.get(session)
                if (
                    not advice.lines
                    or row is None
                    or row.message != message_id
                    or newest.seq != table.position.seq
                ):
                    return
                with in_lane(Lane.LETTER):
                    sheet = await sheet_of(self._context, table, advice=advice)
                await self._do(Step(Do.EDIT, sheet.question, sheet.shown), row, sheet)

        self._context.late.follow(message_id, self._coach.advice(table), add)

    def was_shown(self, table: TableView, sheet: Sheet, message_id: int) -> None:
        """Note that a click was answered with this sheet in the message of a seat, so it need not be sent again."""
        row = self._rows.known(table.session.id, table.seat)
        if row is not None and row.message == message_id:
            shown = sheet.print.after(Print.of(row.shown))
            self._rows.keep_soon(structs.replace(row, question=sheet.question, shown=str(shown)))

    async def closed(self, session: SessionView) -> frozenset[Seat]:
        """The seats of a game with secrets whose holders get no direct messages: closed, or not wanted."""
        return await self._rows.closed(session)

    async def _work(self, session_id: int, guild_id: int | None) -> None:
        self._context.unasked(guild_id)
        try:
            while True:
                self._again.discard(session_id)
                try:
                    with in_lane(Lane.LETTER):
                        await self._update(session_id)
                except Exception as error:
                    if not is_passing(error):
                        incident(error, f"the hands of session {session_id}")
                    else:
                        log.warning("the hands of session %d are sent later: %s", session_id, error)
                        asyncio.get_running_loop().call_later(LATER[0], self._retry, session_id)
                if session_id not in self._again:
                    return
        finally:
            self._tasks.pop(session_id, None)

    async def _update(self, session_id: int) -> None:
        """Write to all seats at once, so that the time of a message does not show whether others got one."""
        public = await self._context.sessions.position(session_id)
        session = public.session
        rows = await self._rows.of(session.id)
        held = {Seat(number) for number, holder in enumerate(session.holders) if holder.user_id is not None}
        seats = sorted(held | {seat for seat, row in rows.items() if row.message is not None})
        await asyncio.gather(*(self._guarded(public, seat) for seat in seats))
        if not session.status.live:
            self._context.memories.drop(session.id)
            for number in range(len(session.holders)):
                self._failures.pop((session.id, Seat(number)), None)
            self._rows.drop(session)

    async def _guarded(self, public: Position, seat: Seat) -> None:
        """Bring one message up to date; if that fails, the others are not affected, and it is tried again."""
        session = public.session.id
        while answers := self._answers.get((session, seat)):
            await asyncio.wait(set(answers))
        try:
            row = (await self._rows.of(session)).get(seat)
            if row is not None:
                await self._rows.keep_again(row)
            was_open = row is None or row.channel is not None
            await self._tell(public, seat, row)
            await self._remove_others(session, seat, row)
            after = self._rows.known(session, seat)
            if was_open and after is not None and after.channel is None and after.user_id != NOBODY:
                self.on_closed(public.session)
            self._failures.pop((session, seat), None)
        except Exception as error:
            if not (is_passing(error) or isinstance(error, discord.HTTPException)):
                incident(error, f"a hand of session {session}")
                return
            log.warning("a hand of session %s could not be sent: %s", session, error)
            failures = self._failures.get((session, seat), 0)
            self._failures[session, seat] = failures + 1
            if failures < len(LATER):
                asyncio.get_running_loop().call_later(LATER[failures], self._retry, session)

    async def _remove_others(self, session: int, seat: Seat, before: HandMessageRow | None) -> None:
        """With the first change since the start, delete hands that the last process sent and could not note."""
        after, key = self._rows.known(session, seat), (session, seat)
        if session not in self._inherited or key in self._alone or after is None:
            return
        if after != before or key in self._found:
            found = self._found.setdefault(key, before or structs.replace(after, message=None))
            await self._messages.remove_others(found, after.message)
            self._alone.add(key)

    def _retry(self, session_id: int) -> None:
        """Send again what Discord did not accept, unless the game is over."""
        for session in self._context.sessions.live():
            if session.id == session_id:
                self.changed(session)

    async def _tell(self, public: Position, seat: Seat, row: HandMessageRow | None) -> None:
        """Do what `views.hand_steps.next_step` says about the message of a seat."""
        session, now = public.session, self._context.sessions.now()
        user = session.holders[seat].user_id
        if row is not None and next_step(row, Due(user), now).do is Do.TAKE_AWAY:
            if row.user_id != NOBODY:
                await self._take_away(session, row)
            row = None
        if user is None:
            return
        table = await table_of(self._context, session, seat)
        due = Due(user, table.person.prompts is Prompts.CHANNEL, table.over)
        step = next_step(row, due, now)
        if step.do is Do.MAKE and row is None:
            due = replace(due, news=await self._has_news(public, table))
            step = next_step(row, due, now)
        if step.do is Do.MAKE:
            due = replace(due, sheet=await sheet_of(self._context, table))
            step = next_step(row, due, now)
        told = (session.id, user) in self._warned
        unsent = HandMessageRow(session=session.id, seat=seat, user_id=user, told=told)
        await self._do(step, row or unsent, due.sheet)
        after = self._rows.known(session.id, seat)
        if step.do in (Do.SEND, Do.EDIT) and after is not None and after.message is not None:
            self.coach_later(table, after.message)

    async def _do(self, step: Step, row: HandMessageRow, sheet: Sheet | None) -> None:
        """Do something about a message, and note what was sent then."""
        if sheet is not None:
            sheet = replace(sheet, question=step.question)
        match step.do:
            case Do.SEND if sheet is not None:
                view = await sheet.lay_out()
                sent = await self._messages.replaced(row, sheet, view)
                await self._rows.keep(sent or await self._messages.sent(row, sheet, view))
            case Do.EDIT if sheet is not None:
                await self._rows.keep(await self._messages.edited(row, sheet, await sheet.lay_out()))
            case Do.NOTE:
                await self._rows.keep(structs.replace(row, question=step.question, shown=step.shown))
            case Do.REMOVE:
                await self._withhold(row)

    async def _has_news(self, public: Position, table: TableView) -> bool:
        """Whether someone knows more than everyone, or is asked and their own move does not show it to them."""
        if knows_more(table.game, public, table.position):
            return True
        return bool(table.asks) and (await self._context.memories.of(table)).mover != table.seat

    async def _withhold(self, row: HandMessageRow) -> None:
        """Remove the message of a player who wants no direct messages; the button in the channel shows the same."""
        await self._messages.remove(row)
        await self._rows.keep(
            structs.replace(row, channel=None, message=None, question="", shown="", told=True)
        )

    async def _take_away(self, session: SessionView, row: HandMessageRow) -> None:
        """Take the hand away from someone who lost the seat; try again if Discord does not accept that."""
        view = await seat_lost(self._context, session, Seat(row.seat), row.user_id)
        try:
            await self._messages.emptied(row, view)
            await self._messages.remove_others(structs.replace(row, message=None), row.message)
        except discord.HTTPException:
            asyncio.get_running_loop().call_later(AGAIN, self.changed, session)
            raise
        parted = structs.replace(
            row, user_id=NOBODY, channel=None, message=None, question="", shown="", told=True
        )
        await self._rows.keep(parted)
