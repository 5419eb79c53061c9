"""What happens automatically: computer players answer, and windows close when their time is over.

A computer player does not take back what a person may still answer: a move by which an open question to one would
lapse, such as an offer, is held back for as long as an offer lasts.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import NamedTuple

from bot.engine.answerer import Thinker
from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.playout import Dice
from bot.sessions.core.agenda import clock_asks
from bot.sessions.core.change import LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.refusals import WITHOUT_RULES, Refused
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import NEVER, Holder, Saved, Status
from bot.sessions.play.play import Overtaken, Play
from bot.store import StoreError
from bot.store.leases import Topic

log = logging.getLogger(__name__)

OfferEnds = Callable[[SessionHead, Collection[Seat], float], Awaitable[float]]
"""Until when the last of some seats may answer an offer that was made at some time."""

_AGAIN = 5.0
"""Seconds until a move that could not be stored is tried again."""

_LOOK = 1.0
"""At most this many seconds between two looks at the clock while a window is open."""


MOST_MOVES = 10_000
"""After so many moves in a game, computer players answer by their defaults: those alone bring every game to its end.
No game comes near it, unless someone does for ever what changes nothing, such as an offer made and withdrawn."""


class Held(NamedTuple):
    """The computer players whose moves after line `moved` are held back, and until when."""

    moved: int
    until: float
    seats: tuple[Seat, ...] = ()


class Autoplay:
    """Plays for computer players and the clock. If several processes do, the store accepts only one of them."""

    def __init__(self, tables: Tables, play: Play, offer_ends: OfferEnds) -> None:
        self._tables, self._play, self._offer_ends = tables, play, offer_ends
        self._windows: dict[int, float] = {}
        self._held: dict[int, Held] = {}
        self._least: dict[int, float] = {}
        self._opened = asyncio.Event()
        self._running: set[asyncio.Task[None]] = set()
        self._watches: list[asyncio.Task[None]] = []
        self._stopped = False

    def start(self) -> None:
        """Resume after a restart; open windows keep their time, or at least get the grace time."""
        for table in list(self._tables.by_id.values()):
            self.consider(table)
        self.give_grace(self._windows)
        self._tables.watch.on_jump.subscribe(lambda now: self.give_grace(self._windows))
        self._watches = [
            asyncio.create_task(self._close_windows()),
            asyncio.create_task(self._look_elsewhere()),
        ]

    def give_grace(self, sessions: Iterable[int]) -> None:
        """Let the open windows of some sessions last at least the grace time from now on."""
        least = self._tables.clock() + self._tables.times.grace
        for session in self._windows.keys() & set(sessions):
            self._least[session] = least
            self._windows[session] = max(least, self._windows[session])

    def forget(self, sessions: Iterable[int]) -> None:
        """Forget sessions that another process serves now."""
        for session in sessions:
            self._windows.pop(session, None)
            self._held.pop(session, None)
            self._least.pop(session, None)

    async def let_go(self, tables: Iterable[LiveTable]) -> None:
        """Play no more for computer players of some sessions; what is being stored ends first."""
        busy = [table.busy for table in tables if table.busy is not None and not table.busy.done()]
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)

    async def stop(self) -> None:
        """Stop after the moves that are being stored."""
        self._stopped = True
        tasks = [*self._running, *self._watches]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def consider(self, table: LiveTable) -> None:
        """Look at a session that changed: note when its next window closes, and wake the computer players asked."""
        head = table.head
        if not self._tables.shards.serves(head.guild_id):
            return
        self._least.pop(head.id, None)
        ends = [window.until for window in head.windows]
        if (held := self._held.pop(head.id, None)) is not None and held.moved == head.moved:
            self._held[head.id] = held
            ends.append(held.until)
        if ends and self._tables.plays(head):
            self._windows[head.id] = min(ends)
            self._opened.set()
        else:
            self._windows.pop(head.id, None)
        if (
            not self._stopped
            and self._ready(table)
            and self._tables.plays(head)
            and (table.busy is None or table.busy.done())
        ):
            table.busy = asyncio.create_task(self._answer(table))
            self._running.add(table.busy)
            table.busy.add_done_callback(self._running.discard)

    def closing_times(self, table: LiveTable, viewer: Seat | None) -> tuple[float, ...]:
        """When the open windows of a session close, as far as a viewer (None: the public) may know.

        Those that wait for an answer, however long that takes, are not among them.
        """
        least = self._least.get(table.head.id, 0.0)
        ends = [max(window.end_for(viewer), least) for window in table.head.windows]
        return tuple(end for end in ends if end < NEVER)

    async def _answer(self, table: LiveTable) -> None:
        while seats := self._ready(table):
            try:
                if self._tables.times.think:
                    await asyncio.sleep(self._tables.times.think)
                if not await self._answer_first(table):
                    return
            except Overtaken:
                continue
            except Refused as refused:
                if refused.key in WITHOUT_RULES:
                    return
                if refused.key != "rules-broke":
                    # The database is in trouble: nothing is lost, and it may recover.
                    log.warning(
                        "computer player at session %d: %s; trying again later", table.head.id, refused
                    )
                    await asyncio.sleep(_AGAIN)
                elif not await self._default(table, seats[0]):
                    return
            except Exception:
                log.exception(
                    "the computer player at session %d failed; the default is played", table.head.id
                )
                if not await self._default(table, seats[0]):
                    return

    async def _answer_first(self, table: LiveTable) -> bool:
        """Answer for the first seat that waits for no answer itself; False if that fails."""
        saved = await self._tables.position(table)
        seats = self._ready(table)
        if saved.moved != table.head.moved or not seats:
            return True
        thinking = self._tables.game(table.head).thinking
        seat = min(seats, key=lambda seat: thinking.waits(saved.state, seat))
        return await self._answer_for(table, seat, saved)

    async def _answer_for(self, table: LiveTable, seat: Seat, saved: Saved) -> bool:
        head = table.head
        game, holder = self._tables.game(head), head.holders[seat]
        kind = holder.computer
        if holder.passed_over:
            parting = game.parting(saved.state, seat)
            if parting is None:
                return await self._default(table, seat)
            await self._play.answer(head.id, CLOCK, parting, seen=saved.moved, holder=holder)
            return True
        player = self._tables.players.get(kind or "")
        if player is None:
            log.warning("session %d: no computer player %r; the default is played", head.id, kind)
            return await self._default(table, seat)
        if saved.moved > MOST_MOVES:
            return await self._default(table, seat)
        view = game.view(saved.state, seat)
        dice = Dice(self._tables.seeds())
        began = time.monotonic()
        if isinstance(player, Thinker):
            move = await player.answer(game, view, seat, dice)
        else:
            move = await asyncio.to_thread(player.choose, game, view, seat, dice)
        if any(ask.seat == seat and ask.pace.is_window for ask in game.asks(saved.state)):
            await self._rest(began + self._tables.times.ponder - time.monotonic())
        until = await self._held_until(table, saved, seat, move)
        if until > self._tables.clock():
            held = self._held.get(head.id)
            others = held.seats if held is not None and held.moved == saved.moved else ()
            self._held[head.id] = Held(saved.moved, until, (*others, seat))
            self.consider(table)
            return True
        await self._play.answer(head.id, seat, move, seen=saved.moved, holder=holder)
        return True

    def _ready(self, table: LiveTable) -> list[Seat]:
        """The seats that the bot answers for now, without those whose moves are held back."""
        if not self._tables.shards.serves(table.head.guild_id):
            return []
        seats, held = _computers(table), self._held.get(table.head.id)
        if held is None or held.moved != table.head.moved or held.until <= self._tables.clock():
            return seats
        return [seat for seat in seats if seat not in held.seats]

    async def _held_until(self, table: LiveTable, saved: Saved, seat: Seat, move: Move) -> float:
        """Until when people may answer what they are asked and would not be asked after a move; 0 if there is none.

        A question that is not public holds nothing back: that would tell of it.
        """
        head, game = table.head, self._tables.game(table.head)
        open_ = [
            ask
            for ask in saved.asks
            if not ask.blocking
            and ask.audience is None
            and ask.seat != seat
            and head.holders[ask.seat].user_id is not None
        ]
        if not open_:
            return 0.0
        after = game.decode(saved.data)
        game.play(after, seat, move)
        still = [(ask.seat, ask.prompt) for ask in game.asks(after)]
        gone = {ask.seat for ask in open_ if (ask.seat, ask.prompt) not in still}
        if not gone:
            return 0.0
        line = (await self._tables.logs.lines(table, saved.moved - 1))[0]
        return await self._offer_ends(head, gone, line.at)

    async def _rest(self, seconds: float) -> None:
        """Wait after a quick answer."""
        await asyncio.sleep(max(0.0, seconds))

    async def _default(self, table: LiveTable, seat: Seat) -> bool:
        """Play a seat's default move; False if even that fails."""
        try:
            saved = await self._tables.position(table)
            holder = table.head.holders[seat]
            asks = self._tables.game(table.head).asks(saved.state)
            move = next((ask.default for ask in asks if ask.seat == seat), None)
            if move is None or not _is_ours(holder):
                return True
            await self._play.answer(table.head.id, seat, move, seen=saved.moved, holder=holder)
        except Overtaken:
            return True
        except (Illegal, Refused) as error:
            log.error(
                "session %d: seat %d has no move that can be played for it: %s", table.head.id, seat, error
            )
            return False
        return True

    async def _close_windows(self) -> None:
        while True:
            if self._windows:
                wait = min(self._windows.values()) - self._tables.clock()
                await asyncio.sleep(min(max(wait, 0.005), _LOOK))
                await self.tick()
            else:
                self._opened.clear()
                await self._opened.wait()

    async def tick(self) -> None:
        """Close the windows whose time is over."""
        now = self._tables.clock()
        for session in [session for session, until in self._windows.items() if until <= now]:
            try:
                await self._close(session, now)
            except Overtaken:
                pass  # someone answered first, and the session was looked at again then
            except Refused as refused:
                log.warning("window of session %d: %s; trying again later", session, refused)
                self._windows[session] = now + _AGAIN
            except Exception:
                # A bug at one table must not keep the windows of the others open.
                log.exception("a window of session %d cannot be closed", session)
                self._windows.pop(session, None)

    async def _close(self, session: int, now: float) -> None:
        table = await self._tables.table(session)
        if not self._tables.shards.serves(table.head.guild_id):
            self._windows.pop(session, None)
            return
        saved = await self._tables.position(table)
        head = table.head
        if saved.moved != head.moved:
            raise Overtaken
        for ask, window in zip(clock_asks(saved.state), head.windows, strict=False):
            if window.until <= now:
                await self._play.answer(session, CLOCK, ask.default, seen=saved.moved)
                return
        self.consider(table)

    async def _look_elsewhere(self) -> None:
        while True:
            await self._tables.store.news(Topic.SESSIONS)
            while not await self._has_looked():
                await asyncio.sleep(_AGAIN)

    async def _has_looked(self) -> bool:
        """Take in what other processes did; False if that was not possible."""
        try:
            await self._tables.refresh()
        except (StoreError, Refused) as error:
            log.warning("cannot see what other processes did: %s", error)
            return False
        except Exception:
            log.exception("what other processes did cannot be taken in")
        return True


def _computers(table: LiveTable) -> list[Seat]:
    """The seats asked that the bot answers for: held by computer players, or passed over."""
    head = table.head
    if head.status is not Status.PLAYING:
        return []
    return [seat for seat in head.asked if seat >= 0 and _is_ours(head.holders[seat])]


def _is_ours(holder: Holder) -> bool:
    return holder.computer is not None or holder.passed_over
