"""All sessions in memory, and the one way to change one.

Memory is a cache. A rule computes a change from it; the change is stored under the next number of the session's log,
and taken into memory after the commit. If another process was first, that number is taken: the session is read again
and the rule is run again. A failure leaves no trace, because memory does not change before the commit.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from bot.engine.answerer import Answerer
from bot.engine.moves import term
from bot.engine.rules import Game
from bot.sessions.core.change import Change, LiveTable, Rule
from bot.sessions.core.head import SessionHead, from_row, left_behind, retiring_of, to_row
from bot.sessions.core.lines import written
from bot.sessions.core.logs import Logs
from bot.sessions.core.pipeline import Pipeline
from bot.sessions.core.refusals import Refused, check_played, refused_by_store
from bot.sessions.core.shards import NotServed, Shards
from bot.sessions.core.signals import Signal
from bot.sessions.core.stored import note_stored
from bot.sessions.core.types import Kind, Saved, SessionView, Status, Times
from bot.sessions.core.watch import Watch
from bot.store import (
    Clash,
    Commit,
    Conflict,
    LogRow,
    Mark,
    Receipt,
    RewriteLines,
    SessionRow,
    Share,
    Snapshot,
    Store,
    StoreError,
)

log = logging.getLogger(__name__)
T = TypeVar("T")

_TRIES = 8
_LARGEST_ID = 2**63 - 1
_LIVE = (Status.LOBBY.value, Status.PLAYING.value)
_REFUSED = (Clash.INTERACTION, Clash.CHANNEL, Clash.TABLES, Clash.HOSTED)
"""The conflicts that another try does not resolve."""

_GUESTS = 1000
"""How many sessions of other processes are kept in memory: those of people who did something here lately."""

_events = msgspec.json.Encoder()


class Tables:
    """Every session that is live, and what all of them use.

    Every change passes the `pipeline`, which `Sessions` lays out; then `on_change` tells the session as it is then.
    `measure` tells what is worth a figure (see `measures`).
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        players: Mapping[str, Answerer],
        *,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] | None = None,
        times: Times,
        seeds: Callable[[], str] = lambda: secrets.token_hex(32),
        hold: int = 256,
        shards: Shards | None = None,
    ) -> None:
        self.store, self.games, self.players = store, games, players
        self.watch = Watch(clock, steady)
        self.clock, self.times, self.seeds = self.watch.now, times, seeds
        self.shards = shards or Shards()
        self.up_since = self.clock()
        self.gained = dict[int, float]()
        """When this process began to serve a shard that another one had served, or nobody."""
        self.by_id: dict[int, LiveTable] = {}
        self.by_channel: dict[int, int] = {}
        self.by_user: dict[int, set[int]] = {}
        self.on_change = Signal[SessionView]("session {0.id}")
        self.logs = Logs(store)
        self.pipeline = Pipeline()
        self.measure: Signal[str, float, str] = Signal("a figure of {}")
        self.tasks: set[asyncio.Task[Any]] = set()
        self._mark: Mark | None = None
        self._held: OrderedDict[int, None] = OrderedDict()
        self._foreign: OrderedDict[int, None] = OrderedDict()
        self._hold = hold

    def served_since(self, session: int) -> float:
        """Since when this process has seen to a session: before that, another one may have."""
        table = self.by_id.get(session)
        shard = None if table is None else self.shards.of(table.head.guild_id)
        return self.up_since if shard is None else self.gained.get(shard, self.up_since)

    def own(self) -> list[LiveTable]:
        """The sessions in memory that this process serves."""
        return [table for table in self.by_id.values() if self.shards.serves(table.head.guild_id)]

    async def table(self, session: int) -> LiveTable:
        """The session with this id, from memory or the store. Raises Refused("no-session")."""
        table = self.by_id.get(session)
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

    def admit(self, row: SessionRow) -> LiveTable:
        """Take a session from the store into memory, and tell of it if another process has changed it since."""
        table = self.by_id.get(row.id)
        if table is None:
            table = self.by_id[row.id] = LiveTable(row)
            self._index(table.head)
            self._touch(table)
            if not self.shards.knows(row.guild):
                self._is_guest(row.id)
        elif row.seq > table.head.seq:
            self._swap(table, from_row(row))
            table.announced, table.message, table.retiring = row.announced, row.message, retiring_of(row)
            self._tell(table)
        return table

    async def meet(self, users: Collection[int]) -> None:
        """Take the live sessions of some people into memory, wherever they play. Raises Refused("store-…")."""
        if self.shards.share is None or not users:
            return
        try:
            rows = await self.store.live_of(users)
        except StoreError as error:
            raise refused_by_store(error) from error
        for row in rows:
            self.admit(row)

    async def load(self, share: Share | None) -> list[LiveTable]:
        """Take the sessions of a share (None: all) into memory. Raises StoreError."""
        rows = await self.store.open_sessions(share)
        for row in rows:
            _take_shown(self.admit(row), row)
        return [self.by_id[row.id] for row in rows]

    def unload(self, shard: int) -> list[int]:
        """Let go of the sessions of a shard that this process knows no longer; returns which."""
        gone = [each for each, table in self.by_id.items() if self.shards.of(table.head.guild_id) == shard]
        return [each for each in gone if self._unload(each)]

    def _is_guest(self, session: int) -> None:
        """Keep a session of another process in memory only as long as few others came after it."""
        self._foreign[session] = None
        while len(self._foreign) > _GUESTS:
            oldest, _ = self._foreign.popitem(last=False)
            table = self.by_id.get(oldest)
            if table is not None and not self.shards.knows(table.head.guild_id):
                self._unload(oldest)

    def _unload(self, session: int) -> bool:
        table = self.by_id[session]
        if table.lock.locked():
            return False
        self._unindex(table.head)
        self.drop((session,))
        return True

    def opened(self, row: SessionRow) -> LiveTable:
        """Take a new session into memory, and tell everyone of it."""
        table = self.admit(row)
        self._tell(table)
        return table

    def drop(self, sessions: Iterable[int]) -> None:
        """Forget sessions that are over and no longer stored."""
        for session in sessions:
            self.by_id.pop(session, None)
            self._held.pop(session, None)
            self._foreign.pop(session, None)

    async def position(self, table: LiveTable) -> Saved:
        """The state of a started session; read from its newest snapshot if it is not in memory. Raises as `game`."""
        if table.head.moved:
            self.game(table.head)
        for _ in range(_TRIES):
            position = table.position
            if position is not None and position.moved == table.head.moved:
                self._touch(table)
                return position
            await self.reload(table)
            if table.head.moved == 0:
                raise Refused("not-started")
        raise Refused("busy")

    async def reload(self, table: LiveTable) -> None:
        """Read a session again: another process changed it, or its state is not in memory."""
        try:
            found = await self.store.current(table.head.id)
        except StoreError as error:
            raise refused_by_store(error) from error
        if found is None:
            raise Refused("no-session")
        row, snapshot = found
        if row.seq < table.head.seq:
            return
        if snapshot is None or not self.plays(table.head):
            table.position = None
        elif table.position is None or table.position.moved != snapshot.seq:
            game = self.game(table.head)
            try:
                state = game.decode(snapshot.state)
                position = Saved.of(game, state, snapshot.seq, snapshot.state)
            except Exception as error:
                raise self.rules_broke(table.head, "reading its state", error) from error
            table.position = position
        foreign = row.seq > table.head.seq
        self._swap(table, from_row(row))
        if row.announced > table.announced:
            table.retiring = retiring_of(row)
        table.announced, table.message = max(table.announced, row.announced), row.message
        if foreign:
            self._tell(table)

    async def reread(self, session: int) -> None:
        """Read a finished session again after it was rewritten, which adds no new line. Raises Refused."""
        table = self.by_id.get(session)
        if table is None:
            return
        try:
            row = await self.store.session(session)
        except StoreError as error:
            raise refused_by_store(error) from error
        if row is not None and row.seq == table.head.seq:
            self._swap(table, from_row(row))

    async def refresh(self) -> None:
        """Take in what other processes changed since the last call, and tell of it.

        The first call only sets the mark. Raises StoreError and Refused; the next call takes in what was missed then.
        """
        while True:
            share = self.shards.share
            changes = await self.store.changes(self._mark, share=share, also=self._foreign)
            if share != self.shards.share:
                continue  # what became known meanwhile may have changed before this mark
            if changes.by_others:
                for forget in self.pipeline.caches:
                    forget()
            for row in changes.sessions:
                await self._take_in(row)
                # After a pause there may be hundreds of sessions: others may act after each of them.
                await asyncio.sleep(0)
            if changes.sessions:
                for refresh in self.pipeline.refreshers:
                    await refresh(changes)
            self._mark = changes.mark
            if not changes.more:
                return

    async def _take_in(self, row: SessionRow) -> None:
        table = self.by_id.get(row.id)
        if table is None:
            if row.status in _LIVE or row.announced < row.seq:
                self._tell(self.admit(row))
        elif row.seq > table.head.seq:
            try:
                await self.reload(table)
            except Refused as refused:
                if refused.key.startswith("store-"):
                    raise
                log.warning("what another process did in session %d cannot be read: %s", row.id, refused)
        else:
            if row.announced > table.announced or not self.shards.serves(row.guild):
                _take_shown(table, row)
            if not table.head.status.live and from_row(row) != table.head:
                await self.reread(row.id)

    def game(self, head: SessionHead) -> Game[Any]:
        """The rules of a session. Raises Refused (WITHOUT_RULES) if the bot does not play by them."""
        game = self.games.get(head.game)
        if game is None:
            raise Refused("game-gone", game=head.game)
        if head.version != game.info.version:
            check_played(game.info, head.version)
        return game

    def plays(self, head: SessionHead) -> bool:
        """Whether the bot plays by the rules of a session."""
        game = self.games.get(head.game)
        return game is not None and (
            head.version is None or game.info.since <= head.version <= game.info.version
        )

    @property
    def computers(self) -> list[str]:
        """The kinds of computer players, as values of messages."""
        return [term(f"computer-{kind}.name") for kind in self.players]

    async def change(
        self, session: int, rule: Rule, *, without_rules: bool = False, unasked: bool = False
    ) -> tuple[LiveTable, Change]:
        """Carry out what a rule says, one change of a session at a time.

        The rule is run again if another process was first. Cancelling the caller does not stop a change in progress.
        A game whose rules the bot does not play by is only changed `without_rules`; else it raises as `game`. What
        nobody asked for, `unasked`, is left to the process that serves the session: raises NotServed.
        """
        changing = self._change(session, rule, without_rules=without_rules, unasked=unasked)
        return await asyncio.shield(self.spawn(changing))

    async def _change(
        self, session: int, rule: Rule, *, without_rules: bool, unasked: bool
    ) -> tuple[LiveTable, Change]:
        table = await self.table(session)
        async with table.lock:
            for _ in range(_TRIES):
                lease = self.shards.lease(table.head.guild_id) if unasked else None
                if table.head.moved and not without_rules:
                    self.game(table.head)
                change = await rule(table)
                for groundwork in self.pipeline.groundwork:
                    change = await groundwork(table, change)
                change = msgspec.structs.replace(change, seq=change.head.seq + 1, at=self.clock())
                for upkeep in self.pipeline.upkeep:
                    change = upkeep(table.head, change)
                try:
                    await self._commit(table, change, lease)
                except Conflict as conflict:
                    if conflict.clash is Clash.LEASE:
                        self.shards.doubt(table.head.guild_id)
                        raise NotServed from conflict
                    if conflict.clash in _REFUSED:
                        raise
                    await self.reload(table)
                else:
                    return table, change
        raise Refused("busy")

    async def _commit(self, table: LiveTable, change: Change, lease: tuple[int, int] | None) -> None:
        seq = change.seq
        moved = seq if change.position is not None else table.head.moved
        head = msgspec.structs.replace(change.head, seq=seq, moved=moved)
        snapshot = receipt = None
        if change.position is not None:
            snapshot = Snapshot(seq, change.keep, change.position.data)
            receipt = Receipt(session=head.id, seq=seq, validate_ms=change.validate_ms)
        before = await self.logs.tail(table, change.head.seq, 1)
        line = LogRow(
            session=head.id,
            seq=seq,
            kind=change.kind.value,
            at=max(change.at, before[0].at if before else 0.0),
            seat=change.seat,
            body=change.body,
            events=_events.encode(change.events),
            user_id=change.user,
            interaction=change.interaction,
            known=written(change.known),
            how=change.how,
        )
        began = time.perf_counter()
        try:
            await self.store.commit(Commit(to_row(head), line, snapshot, receipt, change.extras, lease))
        except StoreError as error:
            self.measure("unstored", 1, error.trouble.value)
            raise refused_by_store(error) from error
        stored = time.perf_counter() - began
        note_stored()
        table.store_ms = (seq, stored * 1000)
        self._measure(change, stored)
        # A reader may have found this line in the store already, and even a later one of another process.
        if seq >= table.head.seq:
            if change.position is not None:
                table.position = change.position
            self._swap(table, head)
        if any(isinstance(extra, RewriteLines) for extra in change.extras):
            self.logs.forget()
        self.logs.add(table, line, change.known)
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
        """Run a coroutine to its end even if its caller is cancelled."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def _swap(self, table: LiveTable, head: SessionHead) -> None:
        before, moved = table.head, head.channel_id != table.head.channel_id
        if moved or head.holders != before.holders or head.status != before.status:
            self._unindex(before)
            self._index(head)
        if moved:
            table.retiring = left_behind(before.channel_id, table.message, table.retiring)
            table.message = None
        table.head, table.shown = head, None
        if not head.status.live:
            table.teller = None

    def _index(self, head: SessionHead) -> None:
        if head.status.live:
            self.by_channel[head.channel_id] = head.id
            for user_id in head.players():
                self.by_user.setdefault(user_id, set()).add(head.id)

    def _unindex(self, head: SessionHead) -> None:
        if self.by_channel.get(head.channel_id) == head.id:
            del self.by_channel[head.channel_id]
        for user_id in head.players():
            mine = self.by_user.get(user_id, set())
            mine.discard(head.id)
            if not mine:
                self.by_user.pop(user_id, None)

    def _touch(self, table: LiveTable) -> None:
        """Mark a session as just used; drop the states and finished sessions that were not used for longest."""
        if table.position is None and table.head.status.live:
            return
        self._held[table.head.id] = None
        self._held.move_to_end(table.head.id)
        while len(self._held) > self._hold:
            oldest, _ = self._held.popitem(last=False)
            let_go = self.by_id.get(oldest)
            if let_go is not None:
                let_go.position = None
                let_go.seen.clear()
                self.logs.let_go(let_go)
                if not let_go.head.status.live and let_go.announced >= let_go.head.seq:
                    del self.by_id[oldest]

    def _tell(self, table: LiveTable) -> None:
        for watch in self.pipeline.watchers:
            watch(table)
        self.tell(table)

    def tell(self, table: LiveTable) -> None:
        """Tell that a session changed."""
        self.on_change(table.view())

    def rules_broke(self, head: SessionHead, doing: str, error: Exception) -> Refused:
        """Log a bug in the rules with what reproduces it; the session stays as it was."""
        log.error(
            "the rules of %s broke at session %d, line %d: %s",
            head.game,
            head.id,
            head.seq,
            doing,
            exc_info=error,
        )
        return Refused("rules-broke", session=head.id, line=head.seq)


def _take_shown(table: LiveTable, row: SessionRow) -> None:
    """Take in what the process that shows a session has noted, unless that is older."""
    if row.announced >= table.announced:
        table.announced, table.message, table.retiring = row.announced, row.message, retiring_of(row)
