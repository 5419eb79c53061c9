"""All sessions in memory, and the one way to change one: a rule says what follows, the store decides, memory
follows.

Memory is a cache. A change is computed from it, written under the next number of the session's log, and taken
into memory after the commit. Where another process was first, the number is taken: memory is read anew and
the rule is asked again. Nothing that fails leaves a trace, because nothing in memory changes before the
commit.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping
from typing import Any, TypeVar

import msgspec

from bot.engine.answerer import Answerer
from bot.engine.rules import Game
from bot.sessions.change import Change, Groundwork, Rule, Saved, Table, Upkeep
from bot.sessions.head import Head, from_row, retiring_of, to_row
from bot.sessions.known import Ledger, read, written
from bot.sessions.measures import Measure, unmeasured
from bot.sessions.refusals import Refused, refused_by_store
from bot.sessions.shard import ALONE, Shard
from bot.sessions.types import Kind, Times
from bot.store import Conflict, LogRow, Receipt, SessionRow, Snapshot, Store, StoreError

log = logging.getLogger(__name__)
T = TypeVar("T")

_TRIES = 8
_LARGEST_ID = 2**63 - 1
_events = msgspec.json.Encoder()


class House:
    """Every session that is live, and what all of them use.

    Every change goes through each `groundwork` and each `upkeep` before it is written, in their order; then each of the
    `watchers` looks at the session as it is, and the `listeners` are told of it. The `refreshers` read anew what other
    processes may have changed beside the sessions. `measure` is told what is worth a figure.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        players: Mapping[str, Answerer],
        *,
        clock: Callable[[], float] = time.time,
        times: Times,
        seeds: Callable[[], str] = lambda: secrets.token_hex(32),
        hold: int = 256,
        shard: Shard = ALONE,
    ) -> None:
        self.store, self.games, self.players = store, games, players
        self.clock, self.times, self.seeds = clock, times, seeds
        self.shard = shard
        self.up_since = clock()
        self.tables: dict[int, Table] = {}
        self.by_channel: dict[int, int] = {}
        self.by_user: dict[int, set[int]] = {}
        self.listeners: list[Callable[[int], None]] = []
        self.groundwork: list[Groundwork] = []
        self.upkeep: list[Upkeep] = []
        self.watchers: list[Callable[[Table], None]] = []
        self.refreshers: list[Callable[[], Awaitable[None]]] = []
        self.measure: Measure = unmeasured
        self.tasks: set[asyncio.Task[Any]] = set()
        self._held: OrderedDict[int, None] = OrderedDict()
        self._hold = hold

    def own(self) -> list[Table]:
        """The sessions in memory that this process sees to."""
        return [table for table in self.tables.values() if self.shard.serves(table.head.guild_id)]

    async def table(self, session: int) -> Table:
        """The session of that id, from memory or the store. Raises Refused("no-session")."""
        table = self.tables.get(session)
        if table is not None:
            return table
        if not 0 < session <= _LARGEST_ID:
            raise Refused("no-session")
        try:
            row = await self.store.session(session)
        except StoreError as error:
            raise refused_by_store(error) from error
        if row is None:
            raise Refused("no-session")
        return self.admit(row)

    def admit(self, row: SessionRow) -> Table:
        """Take a session into memory that was found in the store."""
        table = self.tables.get(row.id)
        if table is None:
            table = self.tables[row.id] = Table(row)
            self._index(table.head)
            self._touch(table)
        elif row.seq > table.head.seq:
            self._swap(table, from_row(row))
            table.announced, table.message, table.retiring = row.announced, row.message, retiring_of(row)
        return table

    async def position(self, table: Table) -> Saved:
        """The state of a started session; read from its newest snapshot where memory has let it go."""
        for _ in range(_TRIES):
            position = table.position
            if position is not None and position.moved == table.head.moved:
                self._touch(table)
                return position
            await self.reload(table)
            if table.head.moved == 0:
                raise Refused("not-started")
        raise Refused("busy")

    async def ledger(self, table: Table) -> Ledger:
        """Who knows of the lines of a session's log; what is not noted yet is read from the store."""
        for _ in range(_TRIES):
            ledger = table.ledger
            noted = ledger.lines
            if noted >= table.head.seq:
                break
            try:
                found = await self.store.known(table.head.id, noted)
            except StoreError as error:
                raise refused_by_store(error) from error
            if ledger.lines == noted:
                ledger.extend(map(read, found))
        return table.ledger

    async def reload(self, table: Table) -> None:
        """Read a session anew: somebody else changed it, or its state is not in memory."""
        try:
            found = await self.store.current(table.head.id)
        except StoreError as error:
            raise refused_by_store(error) from error
        if found is None:
            raise Refused("no-session")
        row, snapshot = found
        if row.seq < table.head.seq:
            return
        if snapshot is None:
            table.position = None
        elif table.position is None or table.position.moved != snapshot.seq:
            game = self.game(table.head)
            try:
                state = game.decode(snapshot.state)
            except Exception as error:
                raise self.rules_broke(table.head, "reading its state", error) from error
            table.position = Saved(snapshot.seq, state, snapshot.state)
        foreign = row.seq > table.head.seq
        self._swap(table, from_row(row))
        if row.announced > table.announced:
            table.retiring = retiring_of(row)
        table.announced, table.message = max(table.announced, row.announced), row.message
        if foreign:
            self._tell(table)

    async def reread(self, session: int) -> None:
        """Take in what was rewritten of a session that is over: it has no new line to tell it by. Raises Refused."""
        table = self.tables.get(session)
        if table is None:
            return
        try:
            row = await self.store.session(session)
        except StoreError as error:
            raise refused_by_store(error) from error
        if row is not None and row.seq == table.head.seq:
            self._swap(table, from_row(row))

    async def refresh(self) -> None:
        """Take in what other processes changed, and tell the listeners. Raises StoreError."""
        numbers = await self.store.open_numbers()
        for session, seq in numbers.items():
            table = self.tables.get(session)
            if table is None:
                row = await self.store.session(session)
                if row is not None:
                    self._tell(self.admit(row))
            elif table.head.seq < seq:
                await self.reload(table)
        for table in [table for table in self.tables.values() if table.head.status.live]:
            if table.head.id not in numbers:
                await self.reload(table)
        for refresh in self.refreshers:
            await refresh()

    def game(self, head: Head) -> Game[Any]:
        """The rules of a session. Raises Refused where they are not installed any more."""
        game = self.games.get(head.game)
        if game is None:
            raise Refused("no-game", games=sorted(self.games))
        return game

    def computer_name(self, kind: str, taken: Collection[str]) -> str:
        """A name for a computer player of that kind that nobody at the table has."""
        name, number = self.players[kind].name, 1
        while (found := name if number == 1 else f"{name} {number}") in taken:
            number += 1
        return found

    async def change(self, session: int, rule: Rule) -> tuple[Table, Change]:
        """Carry out what a rule says, one change of a session at a time.

        The rule is asked again where another process was first. A caller that is cancelled does not stop a
        change that is under way.
        """
        return await asyncio.shield(self.spawn(self._change(session, rule)))

    async def _change(self, session: int, rule: Rule) -> tuple[Table, Change]:
        table = await self.table(session)
        async with table.lock:
            for _ in range(_TRIES):
                change = await rule(table)
                for groundwork in self.groundwork:
                    change = await groundwork(table, change)
                for upkeep in self.upkeep:
                    change = upkeep(table.head, change)
                try:
                    await self._commit(table, change)
                except Conflict as conflict:
                    if conflict.what == "interaction":
                        raise
                    await self.reload(table)
                else:
                    return table, change
        raise Refused("busy")

    async def _commit(self, table: Table, change: Change) -> None:
        seq = change.seq
        moved = seq if change.position is not None else table.head.moved
        head = msgspec.structs.replace(change.head, seq=seq, moved=moved)
        snapshot = receipt = None
        if change.position is not None:
            snapshot = Snapshot(seq, change.keep, change.position[1])
            receipt = Receipt(session=head.id, seq=seq, validate_ms=change.validate_ms)
        line = LogRow(
            session=head.id,
            seq=seq,
            kind=change.kind.value,
            at=self.clock(),
            seat=change.seat,
            body=change.body,
            events=_events.encode(change.events),
            user=change.user,
            interaction=change.interaction,
            known=written(change.known),
            how=change.how,
        )
        began = time.perf_counter()
        try:
            await self.store.append(to_row(head), line, snapshot, receipt, also=change.also)
        except StoreError as error:
            raise refused_by_store(error) from error
        stored = time.perf_counter() - began
        table.store_ms = (seq, stored * 1000)
        self._measure(change, stored)
        # A reader may have found this line in the store already, and even a later one of another process.
        if seq >= table.head.seq:
            if change.position is not None:
                table.position = Saved(seq, *change.position)
            self._swap(table, head)
        if table.ledger.lines == seq - 1:
            table.ledger.extend((change.known,))
        self._touch(table)
        self._tell(table)

    def _measure(self, change: Change, stored: float) -> None:
        game = change.head.game
        self.measure("line", 1, change.kind.value)
        self.measure("store", stored, game)
        if change.kind is Kind.MOVE:
            self.measure("move", 1, game)
        if change.validate_ms is not None:
            self.measure("validate", change.validate_ms / 1000, game)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something to its end whatever becomes of who wanted it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def _swap(self, table: Table, head: Head) -> None:
        if head.holders != table.head.holders or head.status != table.head.status:
            self._unindex(table.head)
            self._index(head)
        table.head = head

    def _index(self, head: Head) -> None:
        if head.status.live:
            self.by_channel[head.channel_id] = head.id
            for holder in head.people():
                assert holder.user_id is not None
                self.by_user.setdefault(holder.user_id, set()).add(head.id)

    def _unindex(self, head: Head) -> None:
        if self.by_channel.get(head.channel_id) == head.id:
            del self.by_channel[head.channel_id]
        for holder in head.people():
            assert holder.user_id is not None
            mine = self.by_user.get(holder.user_id, set())
            mine.discard(head.id)
            if not mine:
                self.by_user.pop(holder.user_id, None)

    def _touch(self, table: Table) -> None:
        """Mark as used just now; let go of the states, and of the finished sessions, that were not for longest."""
        if table.position is None and table.head.status.live:
            return
        self._held[table.head.id] = None
        self._held.move_to_end(table.head.id)
        while len(self._held) > self._hold:
            oldest, _ = self._held.popitem(last=False)
            let_go = self.tables.get(oldest)
            if let_go is not None:
                let_go.position = None
                let_go.ledger = Ledger()
                if not let_go.head.status.live and let_go.announced >= let_go.head.seq:
                    del self.tables[oldest]

    def _tell(self, table: Table) -> None:
        for watch in self.watchers:
            watch(table)
        self.tell(table.head.id)

    def tell(self, session: int) -> None:
        """Tell the listeners that a session changed."""
        for listener in self.listeners:
            try:
                listener(session)
            except Exception:
                log.exception("a listener failed on session %d", session)

    def rules_broke(self, head: Head, doing: str, error: Exception) -> Refused:
        """A bug in the rules: logged with what reproduces it; the session is as it was."""
        log.error(
            "the rules of %s broke at session %d, line %d: %s",
            head.game,
            head.id,
            head.seq,
            doing,
            exc_info=error,
        )
        return Refused("rules-broke", session=head.id, line=head.seq)
