"""Keeps the channel true: after every change the newest state is drawn and shown, once, and quietly.

Each session has one worker at the most. While it draws and sends, further changes only leave a mark; the next
picture shows the newest state. When the turn passes to somebody a new message is posted and the old one loses its
buttons; within a turn the message is edited, at most every `quiet` seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import discord

from bot.discord.desk import Desk
from bot.discord.errors import LATER, incident, is_network
from bot.discord.hands import Hands
from bot.discord.ordernews import OrderNews
from bot.discord.panel import refresh_panels
from bot.discord.retiring import Retiring
from bot.discord.showing import Showing
from bot.discord.standing import Record
from bot.discord.table import table_of
from bot.discord.turns import look, note_people, note_turn, note_votes
from bot.sessions import POSTING, SessionView, Status

log = logging.getLogger(__name__)

QUIET = 1.5
FAREWELL = 3.0
"""Seconds that answers under way may take when the bot is stopped."""

LOOKING = 4
"""How many sessions are looked at at the same time when the bot has started."""


class Announcer:
    """Shows every session in its channel, and its secrets to those whose they are."""

    def __init__(self, desk: Desk, client: discord.Client, *, quiet: float = QUIET) -> None:
        self._desk, self._client, self._quiet = desk, client, quiet
        self._records: dict[int, Record] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._posted_elsewhere: set[int] = set()
        self.hands = Hands(desk, client)
        self.order_news = OrderNews(desk, client)
        self._closing = asyncio.Event()
        self._retiring = Retiring(desk, client, after=quiet)
        self._showing = Showing(desk, client, self._retiring)
        self.listening = False

    def start(self) -> None:
        """Listen to every change from now on, and show what was not shown before the last end."""
        self._desk.sessions.subscribe(self.changed)
        self._desk.sessions.clocks.on_back = self.outdated
        self._desk.sessions.clocks.is_in = self._desk.presence.is_in
        self.listening = True
        for session_id in self._desk.sessions.shown.unannounced():
            record = self._records.setdefault(session_id, Record())
            record.notice = record.seek = True
            self.changed(session_id)
        quiet = [
            session.id
            for session in self._desk.sessions.live()
            if session.id not in self._records
            and session.started_at is not None
            and self._desk.sessions.shard.serves(session.guild_id)
        ]
        for several in (quiet[first::LOOKING] for first in range(LOOKING)):
            self._spawn(partial(self._look_through, several), "looking at what is shown")
        for session in self._desk.sessions.shown.unretired():
            self._retiring.take(session)
            record = self._records.setdefault(session.id, Record())
            if POSTING in session.retiring and not record.seek:
                record.seek = True
                self.changed(session.id)
        self.hands.start()
        self.order_news.start()

    async def close(self) -> None:
        """Stop; what is not shown yet is shown at the next start."""
        self._closing.set()
        await self._retiring.close(FAREWELL)
        if self._desk.answering:
            await asyncio.wait(self._desk.answering, timeout=FAREWELL)
        tasks = self._busy()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until the channels show the newest state (for tests and measurements)."""
        while waiting := self._busy():
            await asyncio.wait(waiting)

    def _busy(self) -> list[asyncio.Task[None]]:
        workers = [record.worker for record in self._records.values() if record.worker is not None]
        return [
            *self._tasks,
            *workers,
            *self._retiring.busy,
            *self.hands.busy,
            *self.order_news.busy,
            *self._desk.answering,
        ]

    def turn_began(self, session_id: int) -> int | None:
        """The seq at which the present turn began; None where nothing has happened since this start of the bot."""
        record = self._records.get(session_id)
        return None if record is None or record.awaited is None else record.turn_seq

    def is_blocked(self, session_id: int) -> bool:
        """Whether Discord does not let the bot write in the session's channel."""
        record = self._records.get(session_id)
        return record is not None and record.failures > 0

    def posts(self, channel_id: int) -> None:
        """Somebody else is about to post the card of a new lobby in this channel."""
        self._posted_elsewhere.add(channel_id)

    async def adopt(self, session: SessionView | None, channel_id: int, message_id: int | None) -> None:
        """The card of a new lobby was posted as this message; None: it was not, and is shown in the usual way."""
        self._posted_elsewhere.discard(channel_id)
        if session is None:
            return
        record = self._records.setdefault(session.id, Record())
        if message_id is None:
            self.changed(session.id)
            return
        record.post.id, record.lobby = message_id, True
        await self._desk.sessions.shown.mark_announced(session.id, session.seq, message_id)

    def preferred(self, user_id: int) -> None:
        """Somebody changed what they like: their direct messages follow."""
        for session in self._desk.sessions.of_user(user_id):
            if session.status is Status.PLAYING and session.game in self._desk.games:
                self.hands.changed(session)

    def outdated(self, session_id: int) -> None:
        """What is shown is not true any more although nothing was done: somebody who is awaited has woken up."""
        self._records.setdefault(session_id, Record()).dirty = True
        self.changed(session_id)

    def changed(self, session_id: int) -> None:
        """A session is not any more what its channel shows."""
        if not self._closing.is_set():
            self._spawn(lambda: self._observe(session_id), f"observe {session_id}")

    def came_back(self, guild_id: int) -> None:
        """A server has invited the bot again: its games are shown anew, with all that happened meanwhile."""
        self._desk.sessions.clocks.came_back(guild_id)
        self._spawn(lambda: self._show_again(guild_id), f"the games of server {guild_id}")

    async def _show_again(self, guild_id: int) -> None:
        live = {session.id for session in self._desk.sessions.guilds.live(guild_id)}
        for session_id in sorted({*live, *self._desk.sessions.shown.unannounced()}):
            if (await self._desk.sessions.get(session_id)).guild_id == guild_id:
                record = self._records.setdefault(session_id, Record())
                record.notice = record.fresh = record.dirty = True
                self.changed(session_id)
        for session in self._desk.sessions.shown.unretired():
            if session.guild_id == guild_id:
                self._retiring.take(session)

    def rules_changed(self, guild_id: int) -> None:
        """A server allows something else now: lobbies, free seats and votes have other buttons."""
        for session in self._desk.sessions.guilds.live(guild_id):
            vacant = any(holder.vacant for holder in session.holders)
            if session.status is Status.LOBBY or vacant or session.affairs.votes:
                self._records.setdefault(session.id, Record()).dirty = True
                self.changed(session.id)

    # Looking -----------------------------------------------------------------------------------------------------

    def _spawn(self, work: Callable[[], Coroutine[Any, Any, None]], what: str) -> asyncio.Task[None]:
        async def guarded() -> None:
            try:
                await work()
            except Exception as error:
                incident(error, what)

        task = asyncio.get_running_loop().create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _observe(self, session_id: int) -> None:
        """Note whether the turn passed, and have the channel brought up to date."""
        session = await self._desk.sessions.get(session_id)
        if session.status is Status.LOBBY and session.channel_id in self._posted_elsewhere:
            return
        if not self._desk.presence.is_in(session.guild_id):
            return
        record = self._records.setdefault(session_id, Record())
        if record.post.id is None:
            record.post.id = session.message_id
        if session.status is Status.LOBBY:
            record.lobby = True
        elif session.started_at is not None:
            table = await table_of(self._desk, session, None)
            if note_people(record, session):
                self._clear(session)
            await note_turn(self._desk, record, table)
        note_votes(record, session)
        if session.status is not record.status:
            record.fresh = record.fresh or session.status in (Status.FINISHED, Status.ABANDONED)
            # What is first seen of a running game since the start is no turn of it: panels need not be drawn anew.
            record.turned = record.turned or record.status is not None or not session.status.live
            record.status = session.status
        if await self._is_nobodys_business(session, record):
            record.notice = False
            await self._desk.sessions.shown.mark_announced(session.id, session.seq, record.post.id)
            self._tell_players(session, record)
            return
        record.dirty = True
        if record.fresh:
            record.wake.set()
        if record.worker is None:
            record.worker = asyncio.get_running_loop().create_task(self._work(session_id, record))

    async def _is_nobodys_business(self, session: SessionView, record: Record) -> bool:
        """Whether nothing has happened but in secret since the channel was brought up to date last."""
        if record.fresh or record.lobby or record.dirty or record.failures or record.post.id is None:
            return False
        count = self._desk.sessions.revision
        shown = await count(session.id, None, session.announced_seq)
        return shown == await count(session.id, None, session.seq)

    def _tell_players(self, session: SessionView, record: Record) -> None:
        """Bring up to date what only one player sees: after the channel, so that the order tells nothing."""
        if session.started_at is None or session.game not in self._desk.games:
            return
        every, record.turned = record.turned, False
        self.hands.changed(session)
        if self._desk.panels.at(session.id):
            self._spawn(lambda: refresh_panels(self._desk, session, every=every), f"panels of {session.id}")

    def _clear(self, session: SessionView) -> None:
        """A seat changed hands: what was shown of it is taken away at once."""
        if session.game in self._desk.games:
            self.hands.changed(session)
            self._spawn(lambda: refresh_panels(self._desk, session), f"panels of {session.id}")

    async def _look_through(self, session_ids: list[int]) -> None:
        """Look at one session after the other, so that those who play meanwhile need not wait for all."""
        for session_id in session_ids:
            try:
                session = await self._desk.sessions.get(session_id)
                if session.status.live:
                    await look(self._desk, self._records.setdefault(session_id, Record()), session)
            except Exception as error:
                incident(error, f"look at {session_id}")

    # Keeping up --------------------------------------------------------------------------------------------------

    async def _work(self, session_id: int, record: Record) -> None:
        try:
            while record.dirty:
                await self._be_quiet(record)
                record.dirty = False
                try:
                    await self._showing.publish(session_id, record)
                except Exception as error:
                    if is_network(error) or isinstance(error, discord.HTTPException):
                        self._refused(session_id, record, error)
                    else:
                        incident(error, f"session {session_id} could not be shown")
                self._tell_players(await self._desk.sessions.get(session_id), record)
        finally:
            record.worker = None
            if record.status is not None and not record.status.live and not record.failures:
                self._records.pop(session_id, None)

    async def _be_quiet(self, record: Record) -> None:
        wait = record.shown_at + self._quiet - asyncio.get_running_loop().time()
        if wait > 0 and not record.fresh:
            record.wake.clear()
            try:
                await asyncio.wait_for(record.wake.wait(), wait)
            except TimeoutError:
                pass

    def _refused(self, session_id: int, record: Record, error: Exception) -> None:
        """Discord did not take the message: said once in the log, tried again later and with the next change."""
        if not record.failures:
            log.warning("session %s cannot be shown in its channel: %s", session_id, error)
        if record.failures < len(LATER):
            asyncio.get_running_loop().call_later(LATER[record.failures], self.changed, session_id)
        record.failures += 1
