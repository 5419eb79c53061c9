"""Sends each player what only they may know: one direct message per seat, a new one when an answer is needed.

A player with closed direct messages loses nothing: the button "My hand" in the channel opens the same panel privately.
The store remembers which message shows which seat, so that a restart repeats nothing.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import discord
from msgspec.structs import replace

from bot.discord.core.context import place
from bot.discord.core.drawing.lanes import Lane, in_lane
from bot.discord.core.sending.direct import Unreachable
from bot.discord.core.text.errors import (
    LATER,
    incident,
    is_passing,
)
from bot.discord.private.hand_messages import HandMessages
from bot.discord.views.context import ViewContext
from bot.discord.views.hand_view import Sight
from bot.discord.views.seat_lost import seat_lost
from bot.discord.views.secrecy import knows_more
from bot.discord.views.sheet import Print, Sheet, sheet_of
from bot.discord.views.table import TableView, table_of
from bot.engine.moves import Seat
from bot.sessions import HandMessageRow, Refused, SessionView, Status
from bot.sessions.core.people import Prompts
from bot.sessions.core.signals import Signal

log = logging.getLogger(__name__)

NOBODY = 0
"""The user of a row whose seat no longer belongs to the person it was sent to."""

AGAIN = 20.0
"""Seconds until taking a hand away is tried again."""

AT_ONCE = 4
"""How many tables' messages are checked at a time after a start."""

A_SECOND = 12
"""How many hands a second are checked after a start: each may be drawn, and be two of Discord's fifty requests."""


class Hands:
    """Sends and keeps up to date the direct messages of every session."""

    def __init__(self, context: ViewContext) -> None:
        self._context = context
        self._direct = context.direct
        self._messages = HandMessages(context)
        self._rows: dict[int, dict[Seat, HandMessageRow]] = {}
        self._warned: set[tuple[int, int]] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._keeping: set[asyncio.Task[None]] = set()
        self._again: set[int] = set()
        self._failures: dict[tuple[int, Seat], int] = {}
        self._unkept: set[tuple[int, Seat]] = set()
        self._inherited: set[int] = set()
        self._found: dict[tuple[int, Seat], HandMessageRow] = {}
        self._alone: set[tuple[int, Seat]] = set()
        self._answers: dict[tuple[int, Seat], set[asyncio.Future[None]]] = {}
        self.on_closed = Signal[SessionView]("session {0.id}")
        """Tells a session when someone at it no longer gets direct messages."""

    def start(self) -> None:
        """Send what was not sent before the bot last stopped; slowly, so that active players go first."""
        self._inherited = {session.id for session in self._context.sessions.live()}
        task = asyncio.get_running_loop().create_task(self._catch_up())
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _catch_up(self) -> None:
        under_way: set[asyncio.Task[None]] = set()
        wait = 0.0
        for session in self._context.sessions.live():
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
        task = asyncio.get_running_loop().create_task(self._work(session.id))
        self._tasks[session.id] = task

    def _has_secrets(self, session: SessionView) -> bool:
        return self._context.game(session).secrets(session.options, len(session.holders))

    @property
    def busy(self) -> list[asyncio.Task[None]]:
        """The tasks that are running."""
        return [*self._tasks.values(), *self._keeping]

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
        rows = self._rows.get(table.session.id, {})
        row = rows.get(table.seat) if table.seat is not None else None
        if row is None or row.channel is not None or row.told:
            return None
        self._keep_soon(replace(row, told=True))
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
            row = self._rows.get(session, {}).get(seat)
            newest = await self._context.sessions.get(session)
            if row is None or row.message != message_id or newest.seq != table.position.seq:
                return
            sheet = await sheet_of(self._context, table, sight)
            if shown is not None and shown.looks == sight.looks:
                await self._leave(row, sheet)
            else:
                await self._edit(row, sheet)

        answering = ExitStack()
        answering.enter_context(self.answering(session, seat))
        task = self._context.late.follow(message_id, drawing, add)
        task.add_done_callback(lambda _: answering.close())

    def was_shown(self, table: TableView, sheet: Sheet, message_id: int) -> None:
        """Note that a click was answered with this sheet in the message of a seat, so it need not be sent again."""
        rows = self._rows.get(table.session.id, {})
        row = rows.get(table.seat) if table.seat is not None else None
        if row is not None and row.message == message_id:
            shown = sheet.print.after(Print.of(row.shown))
            self._keep_soon(replace(row, question=sheet.question, shown=str(shown)))

    async def closed(self, session: SessionView) -> frozenset[Seat]:
        """The seats of a game with secrets whose holders get no direct messages: closed, or not wanted."""
        rows = await self._known(session.id)
        held = {seat: row for seat, row in rows.items() if session.holders[seat].user_id == row.user_id}
        return frozenset(seat for seat, row in held.items() if row.channel is None)

    async def _known(self, session_id: int) -> dict[Seat, HandMessageRow]:
        if session_id not in self._rows:
            rows = await self._context.sessions.shown.hand_messages(session_id)
            self._rows[session_id] = {Seat(row.seat): row for row in rows}
        return self._rows[session_id]

    async def _keep(self, row: HandMessageRow) -> None:
        """Note what a seat was sent; where the store does not take it now, `_guarded` tries again."""
        rows, seat = self._rows.setdefault(row.session, {}), Seat(row.seat)
        if rows.get(seat) != row or (row.session, seat) in self._unkept:
            rows[seat] = row
            self._unkept.add((row.session, seat))
            await self._context.sessions.shown.keep_hand_message(row)
            self._unkept.discard((row.session, seat))

    def _keep_soon(self, row: HandMessageRow) -> None:
        async def keep() -> None:
            try:
                await self._keep(self._rows[row.session][Seat(row.seat)])
            except Refused as refused:
                log.warning("the hand message of session %d is not noted: %s", row.session, refused)
            except Exception as error:
                incident(error, f"the hand message of session {row.session}")

        self._rows[row.session][Seat(row.seat)] = row
        self._unkept.add((row.session, Seat(row.seat)))
        task = asyncio.get_running_loop().create_task(keep())
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _work(self, session_id: int) -> None:
        try:
            while True:
                self._again.discard(session_id)
                try:
                    with in_lane(Lane.LETTER):
                        await self._update(await self._context.sessions.get(session_id))
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

    async def _update(self, session: SessionView) -> None:
        """Write to all seats at once, so that the time of a message does not show whether others got one."""
        public = await table_of(self._context, session, None)
        rows = await self._known(session.id)
        held = {Seat(number) for number, holder in enumerate(session.holders) if holder.user_id is not None}
        seats = sorted(held | {seat for seat, row in rows.items() if row.message is not None})
        await asyncio.gather(*(self._guarded(public, seat) for seat in seats))
        if not session.status.live:
            self._context.memories.drop(session.id)
            for number in range(len(session.holders)):
                self._failures.pop((session.id, Seat(number)), None)
                self._unkept.discard((session.id, Seat(number)))
            self._rows.pop(session.id, None)

    async def _guarded(self, public: TableView, seat: Seat) -> None:
        """Bring one message up to date; if that fails, the others are not affected, and it is tried again."""
        session = public.session.id
        while answers := self._answers.get((session, seat)):
            await asyncio.wait(set(answers))
        try:
            row = (await self._known(session)).get(seat)
            if row is not None and (session, seat) in self._unkept:
                await self._keep(row)
            was_open = row is None or row.channel is not None
            await self._tell(public, seat, row)
            await self._remove_others(session, seat, row)
            after = self._rows.get(session, {}).get(seat)
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
        after, key = self._rows.get(session, {}).get(seat), (session, seat)
        if session not in self._inherited or key in self._alone or after is None:
            return
        if after != before or key in self._found:
            found = self._found.setdefault(key, before or replace(after, message=None))
            await self._messages.remove_others(found, after.message)
            self._alone.add(key)

    def _retry(self, session_id: int) -> None:
        """Send again what Discord did not accept, unless the game is over."""
        for session in self._context.sessions.live():
            if session.id == session_id:
                self.changed(session)

    async def _tell(self, public: TableView, seat: Seat, row: HandMessageRow | None) -> None:
        session = public.session
        user = session.holders[seat].user_id
        if row is not None and row.user_id != user:
            await self._take_away(session, row)
            row = None
        if user is None:
            return
        table = await table_of(self._context, session, seat)
        if table.person.prompts is Prompts.CHANNEL and not table.over:
            await self._withhold(row or HandMessageRow(session=session.id, seat=seat, user_id=user))
        elif table.over:
            if row is not None:
                await self._edit(row, await sheet_of(self._context, table))
        elif row is not None:
            await self._write(row, await sheet_of(self._context, table))
        elif knows_more(table.game, public.position, table.position) or await self._is_called(table):
            warned = (session.id, user) in self._warned
            unsent = HandMessageRow(session=session.id, seat=seat, user_id=user, told=warned)
            await self._keep(await self._messages.sent(unsent, await sheet_of(self._context, table)))

    async def _is_called(self, table: TableView) -> bool:
        """Whether someone is asked whose own move does not show it to them; a hand may be empty."""
        return bool(table.asks) and (await self._context.memories.of(table)).mover != table.seat

    async def _write(self, row: HandMessageRow, sheet: Sheet) -> None:
        """Edit the message of a seat; send a new one if an answer is newly needed.

        A message that a newer one has followed, or that asks what its reader has answered elsewhere, is left: its
        buttons open the hand as it is now. So is the question of a turn that another player's move takes away within
        its phase.
        """
        asked, asks = set(row.question.split()), set(sheet.question.split())
        before = Print.of(row.shown)
        moved = sheet.print.own != before.own
        interrupted = set[str]() if moved else {each for each in asked - asks if sheet.may_return(each)}
        new = {each for each in asks - asked if each.partition("/")[0] not in asked}
        sheet = dataclasses.replace(sheet, question=" ".join(sorted(asks | interrupted)))
        if (new and sheet.mover != row.seat) or (row.message is None and asks and not asked):
            sent = await self._messages.replaced(row, sheet) or await self._messages.sent(row, sheet)
            await self._keep(sent)
        elif row.message is None:
            await self._keep(replace(row, question=sheet.question))
        elif moved and sheet.clicked and sheet.mover == row.seat:
            await self._keep(replace(row, question=sheet.question, shown=str(sheet.print.after(before))))
        elif sheet.only_ends(before, self._context.sessions.now()):
            await self._leave(row, sheet)
        elif asks or not interrupted or interrupted != asked:
            await self._edit(row, sheet)

    async def _edit(self, row: HandMessageRow, sheet: Sheet) -> None:
        if row.message is None or row.channel is None:
            return
        if Print.of(row.shown).is_of(sheet.print):
            await self._leave(row, sheet)
        else:
            await self._keep(await self._messages.edited(row, sheet))

    async def _leave(self, row: HandMessageRow, sheet: Sheet) -> None:
        """Note what the message of a seat would show, which is no news to its reader."""
        shown = sheet.print._replace(answered=Print.of(row.shown).answered)
        await self._keep(replace(row, question=sheet.question, shown=str(shown)))

    async def _withhold(self, row: HandMessageRow) -> None:
        """Remove the message of a player who wants no direct messages; the button in the channel shows the same."""
        await self._messages.remove(row)
        await self._keep(replace(row, channel=None, message=None, question="", shown="", told=True))

    async def _take_away(self, session: SessionView, row: HandMessageRow) -> None:
        """Take the hand away from someone who lost the seat; try again if Discord does not accept that."""
        view = await seat_lost(self._context, session, Seat(row.seat), row.user_id)
        try:
            await self._messages.emptied(row, view)
            await self._messages.remove_others(replace(row, message=None), row.message)
        except discord.HTTPException:
            asyncio.get_running_loop().call_later(AGAIN, self.changed, session)
            raise
        parted = replace(row, user_id=NOBODY, channel=None, message=None, question="", shown="", told=True)
        await self._keep(parted)
