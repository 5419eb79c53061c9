"""Keeps the channels up to date: after every change the newest state is drawn and shown once, without pings.

Each session has a worker. While it draws and sends, further changes only wake it again; the next picture shows the
newest state. When the turn passes, a new message is posted; in a game with phases, when a phase is over. Until then
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

from bot.discord.channel.calls import Calls
from bot.discord.channel.lost import place_lost
from bot.discord.channel.place_watch import PlaceWatch
from bot.discord.channel.retiring import Retiring
from bot.discord.channel.showing import Showing
from bot.discord.channel.steps import Pauses
from bot.discord.channel.worker import ChannelWorker, Means
from bot.discord.core.context import FAREWELL
from bot.discord.core.text.errors import LATER, incident
from bot.discord.private.context import PrivateContext
from bot.discord.private.panel_updates import refresh_panels
from bot.discord.table.order_news import OrderNews
from bot.sessions import POSTING, Refused, SessionView, Status
from bot.sessions.core.shards import NotServed

log = logging.getLogger(__name__)

QUIET = 1.5
LINGER = 60.0
LOOKING = 4
"""How many sessions are checked at a time after the bot has started."""


class Announcer:
    """Shows every session in its channel, and each player's secrets to that player."""

    def __init__(self, context: PrivateContext, *, quiet: float = QUIET, linger: float = LINGER) -> None:
        self._context = context
        self._workers: dict[int, ChannelWorker] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.hands = context.hands
        self.hands.on_closed.subscribe(self.outdated)
        self._places = context.place_news
        self.watch = PlaceWatch(context, self._spawn, self.rights_changed)
        self.order_news = OrderNews(context)
        self._closing = asyncio.Event()
        self._closed = False
        self._retiring = Retiring(context, after=quiet)
        self._means = Means(
            context,
            Showing(context),
            self._retiring,
            Calls(context),
            self.watch,
            Pauses(quiet, linger),
            tell=self._tell_players,
            over=lambda session: self._workers.pop(session, None),
        )
        self.listening = False

    def start(self) -> None:
        """Follow every change from now on."""
        sessions = self._context.sessions
        sessions.on_change.subscribe(self.changed)
        sessions.people.on_change.subscribe(self.preferred)
        sessions.guilds.on_change.subscribe(self.rules_changed)
        sessions.clocks.on_back.subscribe(self.outdated)
        self.order_news.start()
        self.listening = True

    def take_up(self, shard: int) -> None:
        """Show what was not shown for a shard by the process that served it before, which may have been this one."""
        if under_way := self.forget(shard):
            self._spawn(partial(self._take_up_after, under_way, shard), f"taking up shard {shard}")
        else:
            self._take_up(shard)

    async def _take_up_after(self, under_way: list[asyncio.Task[None]], shard: int) -> None:
        _, hung = await asyncio.wait(under_way, timeout=FAREWELL)
        for task in hung:
            task.cancel()
        self._take_up(shard)

    def _take_up(self, shard: int) -> None:
        sessions, of = self._context.sessions, self._context.sessions.shards.of
        for session in sessions.shown.unannounced():
            if of(session.guild_id) == shard:
                self.worker(session).begin(away=True)
                self.changed(session)
        live = [session for session in sessions.live() if of(session.guild_id) == shard]
        quiet = [each for each in live if each.id not in self._workers and each.started_at is not None]
        for several in (quiet[first::LOOKING] for first in range(LOOKING)):
            self._spawn(partial(self._look_through, several), "looking at what is shown")
        for session in sessions.shown.unretired():
            if of(session.guild_id) != shard:
                continue
            self._retiring.take(session)
            if POSTING in session.retiring and not (worker := self.worker(session)).shown.unsure:
                worker.begin(away=False)
                self.changed(session)
        self.hands.take_up(live)
        self.order_news.take_up({session.id for session in live})

    async def let_go(self, shard: int) -> None:
        """Wait until what is being shown for a shard has been shown: another process goes on there."""
        leaving = (self._workers[session].leave() for session in self._of_shard(shard))
        tasks = [task for task in leaving if task is not None]
        tasks += [*self._retiring.busy, *self.order_news.busy, *self._places.busy, *self.hands.at_work(shard)]
        if tasks:
            await asyncio.wait(tasks)

    def forget(self, shard: int) -> list[asyncio.Task[None]]:
        """Forget what the channels of a shard show: another process may have shown something else there since.

        Returns what is being shown at the moment.
        """
        leaving = [self._workers.pop(session).leave() for session in self._of_shard(shard)]
        under_way = [task for task in leaving if task is not None]
        for task in under_way:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self.hands.forget(shard)
        return under_way

    def _of_shard(self, shard: int) -> list[int]:
        of = self._context.sessions.shards.of
        return [each for each, worker in self._workers.items() if of(worker.session.guild_id) == shard]

    def worker(self, session: SessionView) -> ChannelWorker:
        """The one that shows this session."""
        if (found := self._workers.get(session.id)) is None:
            found = self._workers[session.id] = ChannelWorker(session, self._means)
        return found

    async def close(self) -> None:
        """Stop; changes not shown yet are shown after the next start."""
        self._closing.set()
        await asyncio.gather(self._retiring.close(self._context.before_end(FAREWELL)), self._context.finish())
        self._closed = True
        for worker in self._workers.values():
            worker.stop_waiting()
        tasks = self._busy()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until the channels show the newest state (for tests and measurements)."""
        while waiting := self._busy():
            await asyncio.wait(waiting)

    def _busy(self) -> list[asyncio.Task[None]]:
        return [
            *self._tasks,
            *(worker.task for worker in self._workers.values() if worker.task is not None),
            *self._retiring.busy,
            *self.hands.busy,
            *self.order_news.busy,
            *self._places.busy,
            *self._context.answering,
        ]

    def preferred(self, user_id: int) -> None:
        """Someone changed their preferences: update their direct messages."""
        for session in self._context.sessions.of_user(user_id):
            if session.status is Status.PLAYING and self._context.plays(session):
                self.hands.changed(session)

    def outdated(self, session: SessionView) -> None:
        """What is shown is out of date although no one did anything: an awaited player has woken up."""
        self.worker(session).show_at_once()
        self.changed(session)

    def changed(self, session: SessionView) -> None:
        """A session has changed since its channel was updated."""
        context = self._context
        if self._closing.is_set():
            return
        if session.status is Status.LOBBY:
            if (game := context.games.get(session.game)) is not None:
                context.studio.prepare(game)
            if session.channel_id in context.cards:
                return
        if context.presence.is_in(session.guild_id):
            self.worker(session).changed(session)

    def came_back(self, guild_id: int) -> None:
        """A server has invited the bot again: show its games, with all that happened meanwhile."""
        self._context.sessions.clocks.came_back(guild_id)
        for session in self._to_show(guild_id):
            self.worker(session).show_again()
            self.changed(session)
        for session in self._context.sessions.shown.unretired():
            if session.guild_id == guild_id:
                self._retiring.take(session)

    def _to_show(self, guild_id: int) -> list[SessionView]:
        """The sessions of a server that go on, or whose channel does not show the newest line."""
        sessions = self._context.sessions
        unshown = (each for each in sessions.shown.unannounced() if each.guild_id == guild_id)
        found = {each.id: each for each in (*sessions.guilds.live(guild_id), *unshown)}
        return [found[each] for each in sorted(found)]

    def rights_changed(self, guild_id: int) -> None:
        """The bot may do other things in a server: some games can be shown again, or no longer."""
        for session in self._to_show(guild_id):
            worker = self.worker(session)
            worker.try_again()
            lost = bool(place_lost(self._context.client, session, -1))
            # A game that ended meanwhile has still to be shown.
            if lost != bool(session.table_state.place_lost) or not (lost or session.status.live):
                worker.show_anew()
                self.changed(session)

    def rules_changed(self, guild_id: int) -> None:
        """The rules of a server changed: lobbies, free seats and votes get other buttons."""
        for session in self._context.sessions.guilds.live(guild_id):
            vacant = any(holder.vacant for holder in session.holders)
            if session.status is Status.LOBBY or vacant or session.table_state.votes:
                self.worker(session).show_anew()
                self.changed(session)
        self.language_changed(guild_id)

    def language_changed(self, guild_id: int) -> None:
        """The language of a server may have changed: say anew what its channels show in another one."""
        self._spawn(lambda: self._say_anew(guild_id), f"the language of server {guild_id}")

    async def _say_anew(self, guild_id: int) -> None:
        language = await self._context.language_in(guild_id)
        for session in self._context.sessions.guilds.live(guild_id):
            worker = self._workers.get(session.id)
            if worker is not None and (worker.task or worker.shown.language not in ("", language)):
                worker.show_anew()
                self.changed(session)

    def _spawn(self, work: Callable[[], Coroutine[Any, Any, object]], what: str) -> asyncio.Task[None]:
        async def guarded() -> None:
            for wait in (*LATER, None):
                if self._closed:
                    return
                try:
                    await work()
                    return
                except NotServed:
                    log.info("%s: left to another process", what)
                    return
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

    def _tell_players(self, session: SessionView, every: bool) -> None:
        """Update what only one player sees, the panels of all (`every`) or of those who wait."""
        self.hands.changed(session)
        if self._context.panels.at(session.id):
            self._spawn(
                lambda: refresh_panels(self._context, session, every=every), f"panels of {session.id}"
            )

    async def _look_through(self, sessions: list[SessionView]) -> None:
        """Check one session after the other, so that players need not wait for all of them."""
        for session in sessions:
            try:
                if session.status.live and self._context.plays(session):
                    await self.worker(session).look_first(session)
            except Exception as error:
                incident(error, f"look at {session.id}")
