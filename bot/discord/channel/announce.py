"""Keeps the channel up to date: after every change the newest state is drawn and shown once, without pings.

Each session has at most one worker. While it draws and sends, further changes only leave a mark; the next picture shows
the newest state. When the turn passes, a new message is posted; in a game with phases, when a phase is over. Until then
the message is edited, at most every `quiet` seconds; one that is nearly an hour old is replaced. What asks nobody
anything new is shown after at most `linger` seconds, together with what comes until then. At Days, who is no longer
awaited is shown once nobody has answered for an hour, and while the same people are awaited, nothing: the message shows
the board as their turn began.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import discord

from bot.discord.channel.calls import Calls
from bot.discord.channel.lost import lost_by, place_lost
from bot.discord.channel.place_watch import PlaceWatch
from bot.discord.channel.retiring import Retiring
from bot.discord.channel.showing import Showing
from bot.discord.channel.state import ChannelState
from bot.discord.channel.turns import asked_in_public, look, note_people, note_turn, note_votes
from bot.discord.core.context import FAREWELL
from bot.discord.core.text.errors import (
    LATER,
    THREAD_ARCHIVED,
    incident,
    is_passing,
)
from bot.discord.private.context import PrivateContext
from bot.discord.private.panel import refresh_panels
from bot.discord.table.order_news import OrderNews
from bot.sessions import POSTING, Refused, SessionView, Status
from bot.sessions.core.table_state import PlaceLost
from bot.sessions.core.turns import is_news

log = logging.getLogger(__name__)

QUIET = 1.5
LINGER = 60.0
LOOKING = 4
"""How many sessions are checked at a time after the bot has started."""


class Announcer:
    """Shows every session in its channel, and each player's secrets to that player."""

    def __init__(self, context: PrivateContext, *, quiet: float = QUIET, linger: float = LINGER) -> None:
        self._context, self._quiet, self._linger = context, quiet, linger
        self._records: dict[int, ChannelState] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.hands = context.hands
        self.hands.on_closed.subscribe(self.outdated)
        self._places = context.place_news
        self.watch = PlaceWatch(context, self._spawn, self.rights_changed)
        self._calls = Calls(context)
        self.order_news = OrderNews(context)
        self._closing = asyncio.Event()
        self._closed = False
        self._retiring = Retiring(context, after=quiet)
        self._showing = Showing(context, self._retiring)
        self.listening = False

    def start(self) -> None:
        """Follow every change from now on, and show what was not shown before the bot last stopped."""
        self._context.sessions.on_change.subscribe(self.changed)
        self._context.sessions.people.on_change.subscribe(self.preferred)
        self._context.sessions.guilds.on_change.subscribe(self.rules_changed)
        self._context.sessions.clocks.on_back.subscribe(self.outdated)
        self._context.sessions.clocks.is_in = self._context.presence.is_in
        self.listening = True
        for session_id in self._context.sessions.shown.unannounced():
            state = self._records.setdefault(session_id, ChannelState())
            state.notice = state.seek = True
            self.changed(session_id)
        quiet = [
            session.id
            for session in self._context.sessions.live()
            if session.id not in self._records
            and session.started_at is not None
            and self._context.sessions.shard.serves(session.guild_id)
        ]
        for several in (quiet[first::LOOKING] for first in range(LOOKING)):
            self._spawn(partial(self._look_through, several), "looking at what is shown")
        for session in self._context.sessions.shown.unretired():
            self._retiring.take(session)
            state = self._records.setdefault(session.id, ChannelState())
            if POSTING in session.retiring and not state.seek:
                state.seek = True
                self.changed(session.id)
        self.hands.start()
        self.order_news.start()

    async def close(self) -> None:
        """Stop; changes not shown yet are shown after the next start."""
        self._closing.set()
        await asyncio.gather(self._retiring.close(FAREWELL), self._context.finish())
        self._closed = True
        for state in self._records.values():
            state.be_shown()
        tasks = self._busy()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until the channels show the newest state (for tests and measurements)."""
        while waiting := self._busy():
            await asyncio.wait(waiting)

    def _busy(self) -> list[asyncio.Task[None]]:
        workers = [state.worker for state in self._records.values() if state.worker is not None]
        return [
            *self._tasks,
            *workers,
            *self._retiring.busy,
            *self.hands.busy,
            *self.order_news.busy,
            *self._places.busy,
            *self._context.answering,
        ]

    def is_blocked(self, session_id: int) -> bool:
        """Whether Discord forbids the bot to write in the session's channel."""
        state = self._records.get(session_id)
        return state is not None and state.failures > 0

    def preferred(self, user_id: int) -> None:
        """Someone changed their preferences: update their direct messages."""
        for session in self._context.sessions.of_user(user_id):
            if session.status is Status.PLAYING and self._context.plays(session):
                self.hands.changed(session)

    def outdated(self, session_id: int) -> None:
        """What is shown is out of date although no one did anything: an awaited player has woken up."""
        state = self._records.setdefault(session_id, ChannelState())
        state.dirty = state.due = True
        self.changed(session_id)

    def changed(self, session_id: int) -> None:
        """A session has changed since its channel was updated."""
        if not self._closing.is_set():
            self._spawn(lambda: self._observe(session_id), f"observe {session_id}")

    def came_back(self, guild_id: int) -> None:
        """A server has invited the bot again: show its games, with all that happened meanwhile."""
        self._context.sessions.clocks.came_back(guild_id)
        self._spawn(lambda: self._show_again(guild_id), f"the games of server {guild_id}")

    async def _show_again(self, guild_id: int) -> None:
        live = {session.id for session in self._context.sessions.guilds.live(guild_id)}
        for session_id in sorted({*live, *self._context.sessions.shown.unannounced()}):
            if (await self._context.sessions.get(session_id)).guild_id == guild_id:
                state = self._records.setdefault(session_id, ChannelState())
                state.notice = state.fresh = state.dirty = True
                state.try_again()
                self.changed(session_id)
        for session in self._context.sessions.shown.unretired():
            if session.guild_id == guild_id:
                self._retiring.take(session)

    def rights_changed(self, guild_id: int) -> None:
        """The bot may do other things in a server: some games can be shown again, or no longer."""
        self._spawn(lambda: self._look_at_rights(guild_id), f"the rights in server {guild_id}")

    async def _look_at_rights(self, guild_id: int) -> None:
        sessions = self._context.sessions
        live = {session.id for session in sessions.guilds.live(guild_id)}
        for session_id in sorted({*live, *sessions.shown.unannounced()}):
            session = await sessions.get(session_id)
            if session.guild_id != guild_id:
                continue
            state = self._records.setdefault(session_id, ChannelState())
            state.try_again()
            lost = bool(place_lost(self._context.client, session, state.tried))
            # A game that ended meanwhile has still to be shown.
            if lost != bool(session.table_state.place_lost) or not (lost or session.status.live):
                state.dirty = True
                self.changed(session_id)

    def rules_changed(self, guild_id: int) -> None:
        """The rules of a server changed: lobbies, free seats and votes get other buttons."""
        for session in self._context.sessions.guilds.live(guild_id):
            vacant = any(holder.vacant for holder in session.holders)
            if session.status is Status.LOBBY or vacant or session.table_state.votes:
                self._records.setdefault(session.id, ChannelState()).dirty = True
                self.changed(session.id)
        self.language_changed(guild_id)

    def language_changed(self, guild_id: int) -> None:
        """The language of a server may have changed: say anew what its channels show in another one."""
        self._spawn(lambda: self._say_anew(guild_id), f"the language of server {guild_id}")

    async def _say_anew(self, guild_id: int) -> None:
        language = await self._context.language_in(guild_id)
        for session in self._context.sessions.guilds.live(guild_id):
            state = self._records.get(session.id)
            if state is not None and state.language not in ("", language):
                state.dirty = True
                self.changed(session.id)

    # Looking -----------------------------------------------------------------------------------------------------

    def _spawn(self, work: Callable[[], Coroutine[Any, Any, None]], what: str) -> asyncio.Task[None]:
        async def guarded() -> None:
            for wait in (*LATER, None):
                if self._closed:
                    return
                try:
                    return await work()
                except Exception as error:
                    if wait is None or not (isinstance(error, Refused) and error.is_passing):
                        incident(error, what)
                        return
                    log.warning("%s: not now (%s), again in %d s", what, error, wait)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), wait)

        task = asyncio.get_running_loop().create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _observe(self, session_id: int) -> None:
        """Note whether the turn passed, and bring the channel up to date."""
        session = await self._context.sessions.get(session_id)
        if session.status is Status.LOBBY:
            if (game := self._context.games.get(session.game)) is not None:
                self._context.studio.prepare(game)
            if session.channel_id in self._context.cards:
                return
        if not self._context.presence.is_in(session.guild_id):
            return
        state = self._records.setdefault(session_id, ChannelState())
        state.be_in(session.channel_id)
        if state.called_to < 0:
            state.called_to = session.announced_seq
        if session.table_state.place_lost == "aside":
            await self._put_aside(session, state)
            return
        if state.post.id is None:
            state.post.id = session.message_id
        if session.status is Status.LOBBY:
            state.lobby = True
        elif session.started_at is not None:
            if note_people(state, session):
                self._clear(session)
            if self._context.plays(session):
                await note_turn(self._context, state, session)
        note_votes(state, session)
        if session.status is not state.status:
            state.fresh = state.fresh or session.status in (Status.FINISHED, Status.ABANDONED)
            # The first look at a running game after the start is not a new turn: panels need not be redrawn.
            state.turned = state.turned or state.status is not None or not session.status.live
            state.status = session.status
        if await self._is_all_secret(session, state):
            state.notice = False
            await self._context.sessions.shown.mark_announced(session.id, session.seq, state.post.id)
            self._tell_players(session, state)
            return
        state.dirty = True
        if state.fresh or is_news(session, session.announced_seq):
            state.wake.set()
        if state.worker is None:
            state.worker = asyncio.get_running_loop().create_task(self._work(session_id, state))

    async def _put_aside(self, session: SessionView, state: ChannelState) -> None:
        """A game has no channel any longer: its message there loses its buttons, and its players are told."""
        state.dirty, state.turned = False, True
        state.be_shown()
        if session.announced_seq < session.seq:
            await self._context.sessions.shown.mark_announced(session.id, session.seq, None)
            if session.status.live:
                self._places.tell(session)
        self._retiring.take(session)
        await self._calls.update(session, state)
        self._tell_players(session, state)

    async def _is_all_secret(self, session: SessionView, state: ChannelState) -> bool:
        """Whether only secret things have happened since the channel was last brought up to date."""
        if state.fresh or state.lobby or state.dirty or state.failures or state.post.id is None:
            return False
        if is_news(session, session.announced_seq):
            return False
        count = self._context.sessions.revision
        shown = await count(session.id, None, session.announced_seq)
        return shown == await count(session.id, None, session.seq)

    def _tell_players(self, session: SessionView, state: ChannelState) -> None:
        """Update what only one player sees; always after the channel, so that the order gives nothing away."""
        if session.started_at is None or not self._context.plays(session):
            return
        every, state.turned = state.turned, False
        self.hands.changed(session)
        if self._context.panels.at(session.id):
            self._spawn(
                lambda: refresh_panels(self._context, session, every=every), f"panels of {session.id}"
            )

    def _clear(self, session: SessionView) -> None:
        """A seat changed hands: take what it was shown away at once."""
        if self._context.plays(session):
            self.hands.changed(session)
            self._spawn(lambda: refresh_panels(self._context, session), f"panels of {session.id}")

    async def _look_through(self, session_ids: list[int]) -> None:
        """Check one session after the other, so that players need not wait for all of them."""
        for session_id in session_ids:
            try:
                session = await self._context.sessions.get(session_id)
                if session.status.live and self._context.plays(session):
                    await look(self._context, self._records.setdefault(session_id, ChannelState()), session)
            except Exception as error:
                incident(error, f"look at {session_id}")

    # Keeping up --------------------------------------------------------------------------------------------------

    async def _work(self, session_id: int, state: ChannelState) -> None:
        try:
            while state.dirty:
                await self._be_quiet(session_id, state)
                state.dirty = False
                session, rights = await self._context.sessions.get(session_id), state.rights
                asked = await asked_in_public(self._context, session)
                now, pace = self._context.sessions.now(), session.table_state.pace
                if (until := state.may_wait(asked, pace, self._linger, now)) > now:
                    state.wait(asked, now, until, partial(self.outdated, session_id))
                    await self._calls.update(session, state)
                    self._tell_players(session, state)
                    continue
                state.due = False
                if not (lost := place_lost(self._context.client, session, state.tried)):
                    try:
                        await self._showing.publish(session_id, state)
                    except Exception as error:
                        lost = self._failed(session_id, state, error)
                        if getattr(error, "code", None) == THREAD_ARCHIVED:
                            await self.watch.look(session)
                await self._note_place(session, state, lost)
                if lost and state.rights != rights:
                    state.tried, state.dirty = -1, True  # the bot's rights changed before the loss was noted
                if not lost:
                    state.be_shown()
                    state.asked = asked
                    await self._calls.update(await self._context.sessions.get(session_id), state)
                self._tell_players(await self._context.sessions.get(session_id), state)
        finally:
            state.worker = None
            if state.status is not None and not state.status.live and not state.failures:
                self._records.pop(session_id, None)

    async def _note_place(self, session: SessionView, state: ChannelState, lost: PlaceLost) -> None:
        """Note whether the channel shows its session; it is not tried again before something has changed."""
        if lost or not state.failures:
            await self._places.note(session, lost)
        state.tried = (await self._context.sessions.get(session.id)).seq if lost else -1
        if lost == "deleted" and not session.status.live:
            await self._context.sessions.shown.mark_announced(session.id, session.seq, None)

    async def _be_quiet(self, session_id: int, state: ChannelState) -> None:
        wait = state.shown_at + self._quiet - asyncio.get_running_loop().time()
        if wait <= 0 or state.fresh:
            return
        state.wake.clear()
        session = await self._context.sessions.get(session_id)
        if not is_news(session, session.announced_seq):
            try:
                await asyncio.wait_for(state.wake.wait(), wait)
            except TimeoutError:
                pass

    def _failed(self, session_id: int, state: ChannelState, error: Exception) -> PlaceLost:
        """Nothing was shown: log it once; unless the place is lost, try again later and with the next change."""
        if not is_passing(error) and not isinstance(error, discord.HTTPException):
            incident(error, f"session {session_id} could not be shown")
            return ""
        if not state.failures:
            log.warning("session %s cannot be shown in its channel: %s", session_id, error)
        lost = lost_by(error)
        if not lost and state.failures < len(LATER):
            asyncio.get_running_loop().call_later(LATER[state.failures], self.changed, session_id)
        state.failures += 1
        return lost
