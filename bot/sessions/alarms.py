"""Rings when a clock has something to do: a reminder is due, a time is over, the house plays for who is away.

What is due stands in the store, so that nothing is lost when the bot stops, and a start reads only when, not what.
"""

from __future__ import annotations

import asyncio
import heapq
import logging

from bot.engine.errors import Illegal
from bot.engine.moves import Seat
from bot.sessions.change import Table
from bot.sessions.clocks import Clocks, NothingDue
from bot.sessions.errands import Errands
from bot.sessions.house import House
from bot.sessions.play import Overtaken, Play
from bot.sessions.refusals import Refused
from bot.sessions.timing import back_at
from bot.sessions.types import Kind
from bot.store import StoreError

log = logging.getLogger(__name__)

LOOK = 1.0
"""Seconds at the most between two looks at the clock: it may be moved."""

AGAIN = 5.0
"""Seconds before something is tried again that could not be stored."""

BROKEN = 600.0
"""Seconds before something is tried again at a game whose rules broke."""

AT_ONCE = 8
"""How many sessions are seen to at the same time: they share a transaction, and leave room for others between."""

AT_MOST = 200
"""What one session may have due at one moment; more is a mistake of ours, and waits for the next look."""


class Alarms:
    """Wakes the sessions whose clocks are due. Several processes may do so at once: the store lets one of them win."""

    def __init__(self, house: House, clocks: Clocks, errands: Errands, play: Play) -> None:
        self._house, self._clocks, self._errands, self._play = house, clocks, errands, play
        self._due: dict[int, float] = {}
        self._back: dict[int, float] = {}
        self._heap: list[tuple[float, int]] = []
        self._set = asyncio.Event()
        self._watch: asyncio.Task[None] | None = None
        self._ticking = asyncio.Lock()

    async def start(self) -> None:
        """Go on with what was due when the bot stopped. Raises StoreError."""
        for session, due in await self._house.store.due():
            self._aim(session, due)
        self._watch = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Ring no more."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)

    def consider(self, table: Table) -> None:
        """Note when a session that changed is due next, and when somebody awaited in it wakes up or is back."""
        head = table.head
        self._aim(head.id, head.due)
        now = self._house.clock()
        backs = [back for time in head.affairs.times if (back := back_at(time, now)) is not None]
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
            wait = self._heap[0][0] - self._house.clock()
            await asyncio.sleep(min(max(wait, 0.01), LOOK))
            await self.tick()

    async def tick(self) -> None:
        """See to everything that is due now."""
        async with self._ticking:
            while ringing := self._ringing(self._house.clock()):
                await asyncio.gather(*map(self._ring, ringing))

    def _ringing(self, now: float) -> list[int]:
        """Some of the sessions that are due; each is due again only when it says so."""
        found: list[int] = []
        while self._heap and self._heap[0][0] <= now and len(found) < AT_ONCE:
            due, session = heapq.heappop(self._heap)
            if self._back.get(session) == due:
                # Nothing changes, but what is told of who is awaited.
                del self._back[session]
                self._clocks.on_back(session)
            if self._due.get(session) == due:
                del self._due[session]
                found.append(session)
        return found

    async def _ring(self, session: int) -> None:
        try:
            table = await self._house.table(session)
            if not self._house.shard.serves(table.head.guild_id):
                return
            for _ in range(AT_MOST):
                if not await self._next(table):
                    break
        except Refused as refused:
            if refused.key not in ("no-session", "no-game"):
                wait = BROKEN if refused.key == "rules-broke" else AGAIN
                log.warning("clock of session %d: %s; trying again later", session, refused)
                self._aim(session, self._house.clock() + wait)
        except (Exception, StoreError):
            log.exception("the clock of session %d cannot ring", session)
            self._aim(session, self._house.clock() + BROKEN)

    async def _next(self, table: Table) -> bool:
        """Do one thing that is due; False where nothing is."""
        try:
            _, change = await self._house.change(table.head.id, self._clocks.due)
            if change.kind is Kind.REMINDER:
                self._errands.on_due()
            return True
        except NothingDue:
            pass
        seat = self._clocks.to_skip(table.head)
        if seat is not None:
            return await self._skip(table, seat)
        due = table.head.due
        if due is not None:
            # Due, and yet nothing was done: the bot has just come back, and is patient.
            self._aim(table.head.id, max(due, self._clocks.patient_until(table.head)))
        return False

    async def _skip(self, table: Table, seat: Seat) -> bool:
        """Play what is played for a seat that is away."""
        holder = table.head.holders[seat]
        saved = await self._house.position(table)
        asks = self._house.game(table.head).asks(saved.state)
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
