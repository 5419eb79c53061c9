"""Wakes sessions when a clock is due: for a reminder, when time runs out, or to play for a seat that is away.

The store knows what is due, so nothing is lost when the bot stops; a start reads only the times, not the sessions.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections.abc import Iterable

from bot.engine.errors import Illegal
from bot.engine.moves import Seat
from bot.sessions.core.change import LiveTable
from bot.sessions.core.refusals import WITHOUT_RULES, Refused
from bot.sessions.core.shards import NotServed
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind
from bot.sessions.outbox.notifications import Notifications
from bot.sessions.play.play import Overtaken, Play
from bot.sessions.time.clocks import Clocks, NothingDue
from bot.sessions.time.timing import back_at
from bot.store import StoreError

log = logging.getLogger(__name__)

LOOK = 1.0
"""At most this many seconds between two looks at the clock, since it may be moved."""

AGAIN = 5.0
"""Seconds until something that could not be stored is tried again."""

BROKEN = 600.0
"""Seconds until a game whose rules failed is tried again."""

AT_ONCE = 8
"""How many sessions are handled at a time: they share a transaction, and leave room for others in between."""

AT_MOST = 200
"""How much one session may have due at one moment; more is a bug, and waits for the next look."""


class Alarms:
    """Wakes the sessions whose clocks are due. If several processes do, the store accepts only one of them."""

    def __init__(self, tables: Tables, clocks: Clocks, notifications: Notifications, play: Play) -> None:
        self._tables, self._clocks, self._notifications, self._play = tables, clocks, notifications, play
        self._due: dict[int, float] = {}
        self._back: dict[int, float] = {}
        self._heap: list[tuple[float, int]] = []
        self._set = asyncio.Event()
        self._watch: asyncio.Task[None] | None = None
        self._ticking = asyncio.Lock()

    async def start(self) -> None:
        """Handle what was due when the bot stopped. Raises StoreError."""
        for session, due in await self._tables.store.due(self._tables.shards.share):
            self._aim(session, due)
        self._watch = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop the task that waits for the next alarm."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)

    def consider(self, table: LiveTable) -> None:
        """Note when a changed session is due next, and when an awaited player wakes up or comes back."""
        head = table.head
        self._aim(head.id, head.due if head.status.live else None)
        times, backs = head.table_state.times, list[float]()
        if times:
            now = self._tables.clock()
            backs = [back for time in times if (back := back_at(time, now)) is not None]
        if backs:
            self._back[head.id] = min(backs)
            heapq.heappush(self._heap, (self._back[head.id], head.id))
            self._set.set()
        else:
            self._back.pop(head.id, None)

    def _aim(self, session: int, due: float | None) -> None:
        if due is None:
            self._due.pop(session, None)
        elif self._due.get(session) != due:
            self._due[session] = due
            heapq.heappush(self._heap, (due, session))
            self._set.set()

    async def _run(self) -> None:
        while True:
            while not self._heap:
                self._set.clear()
                await self._set.wait()
            wait = self._heap[0][0] - self._tables.clock()
            await asyncio.sleep(min(max(wait, 0.01), LOOK))
            await self.tick()

    def forget(self, sessions: Iterable[int]) -> None:
        """Forget sessions that another process serves now."""
        for session in sessions:
            self._due.pop(session, None)
            self._back.pop(session, None)

    async def settled(self) -> None:
        """Wait until nothing is being handled."""
        async with self._ticking:
            pass

    async def tick(self) -> None:
        """Handle everything that is due now."""
        async with self._ticking:
            while ringing := self._ringing(self._tables.clock()):
                await asyncio.gather(*map(self._ring, ringing))

    def _ringing(self, now: float) -> list[int]:
        """Some of the sessions that are due; each is due again only when it says so."""
        found: list[int] = []
        while self._heap and self._heap[0][0] <= now and len(found) < AT_ONCE:
            due, session = heapq.heappop(self._heap)
            if self._back.get(session) == due:
                # Nothing changes except what is shown about the awaited player.
                del self._back[session]
                if (table := self._tables.by_id.get(session)) is not None:
                    self._clocks.on_back(table.view())
            if self._due.get(session) == due:
                del self._due[session]
                found.append(session)
        return found

    async def _ring(self, session: int) -> None:
        try:
            table = await self._tables.table(session)
            for _ in range(AT_MOST):
                if not self._tables.shards.serves(table.head.guild_id) or not await self._next(table):
                    break
        except NotServed:
            pass  # whoever serves it now has its own alarm
        except Refused as refused:
            if refused.key not in ("no-session", *WITHOUT_RULES):
                wait = BROKEN if refused.key == "rules-broke" else AGAIN
                log.warning("clock of session %d: %s; trying again later", session, refused)
                self._aim(session, self._tables.clock() + wait)
        except (Exception, StoreError):
            log.exception("the clock of session %d cannot ring", session)
            self._aim(session, self._tables.clock() + BROKEN)

    async def _next(self, table: LiveTable) -> bool:
        """Do one thing that is due; False if nothing is."""
        try:
            _, change = await self._tables.change(table.head.id, self._clocks.due, unasked=True)
            if change.kind is Kind.REMINDER:
                self._notifications.on_due()
            return True
        except NothingDue:
            pass
        seat = self._clocks.to_skip(table.head)
        if seat is not None:
            return await self._skip(table, seat)
        due = table.head.due
        if due is not None:
            # It is due, but nothing was done: the bot has just come back and is patient.
            self._aim(table.head.id, max(due, self._clocks.patient_until(table.head)))
        return False

    async def _skip(self, table: LiveTable, seat: Seat) -> bool:
        """Play the default move of a seat that is away."""
        holder = table.head.holders[seat]
        saved = await self._tables.position(table)
        asks = self._tables.game(table.head).asks(saved.state)
        default = next((ask.default for ask in asks if ask.seat == seat), None)
        if default is None:
            return False
        try:
            await self._play.answer(table.head.id, seat, default, seen=saved.moved, holder=holder)
        except Overtaken:
            return True
        except Illegal as illegal:
            raise Refused("rules-broke", session=table.head.id, line=table.head.seq) from illegal
        return True
