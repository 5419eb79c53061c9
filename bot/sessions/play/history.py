"""The past of a session: which moves count after all undos, earlier states, the game file, and verification."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Move, Seat, asks_seen_by
from bot.engine.record import Record
from bot.engine.rng import mixture, seed_hash
from bot.engine.rules import Game
from bot.sessions.core.breath import breathe
from bot.sessions.core.change import LiveTable, Seen
from bot.sessions.core.contributions import contributions, promised
from bot.sessions.core.head import SessionHead, dealt
from bot.sessions.core.lines import (
    LONG,
    kept_by_undos,
    known_lines,
    line_of_play,
    rulings_of,
    told,
    told_off_loop,
    undone,
)
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, LogLine, LogPage, Position, Report
from bot.sessions.play.autoplay import Autoplay
from bot.store import LogRow, Snapshot, StoreError


class Positions:
    """Makes a position of the state of a session for a viewer (a seat, or None: the public)."""

    def __init__(self, tables: Tables, autoplay: Autoplay) -> None:
        self._tables, self._autoplay = tables, autoplay

    async def of(self, table: LiveTable, viewer: Seat | None) -> Position:
        """The game as a viewer may know it now. Refused: not-started."""
        seen = table.seen.get(viewer)
        if seen is None or seen.saved is not table.position or seen.position.seq != table.head.seq:
            position = await self._look(table, viewer)
        elif (position := seen.position).session is not (session := table.view()):
            # Only what the channel shows of it has changed.
            position = replace(position, session=session)
            table.seen[viewer] = Seen(seen.saved, position)
        has_windows = table.head.windows and any(ask.seat == CLOCK for ask in position.asks)
        closing = self._autoplay.closing_times(table, viewer) if has_windows else ()
        return replace(position, windows=closing, now=self._tables.clock())

    async def _look(self, table: LiveTable, viewer: Seat | None) -> Position:
        """What a viewer sees of a session; what follows from its state is computed once for each state."""
        visibility = await self._tables.logs.visibility(table)
        saved = await self._tables.position(table)
        game, session = self._tables.game(table.head), table.view()
        revision = visibility.revision(viewer, session.seq)
        live = session.status.live and not session.is_aside
        asks = asks_seen_by(viewer, saved.asks) if live else []
        before = table.seen.get(viewer)
        if before is not None and before.saved is saved:
            position = replace(
                before.position, session=session, seq=session.seq, revision=revision, asks=asks
            )
        else:
            view = game.view(saved.state, viewer)
            position = Position(
                session=session,
                viewer=viewer,
                seq=session.seq,
                revision=revision,
                view=view,
                offer=None if viewer is None else game.offer(view, viewer),
                asks=asks,
                headline=game.headline(view),
                sides=game.sides(view),
                over=saved.state.over,
            )
        table.seen[viewer] = Seen(saved, position)
        return position


log = logging.getLogger(__name__)

LATER = (Kind.UNDO.value, Kind.SEAT.value)
"""The kinds of lines that say something about earlier ones."""
PAGE = 8
"""How many lines are read first when a log is read from its end."""


class Past(msgspec.Struct, frozen=True):
    """The lines that lead to the present position: the start, then the moves not taken back.

    `kept` are the numbers of moves that an undo kept when it took an earlier one back.
    """

    start: LogRow
    moves: list[LogRow]
    kept: frozenset[int] = frozenset()

    @property
    def stops(self) -> list[int]:
        """The numbers of the lines after which the game stood at some time: the start, then each move."""
        return [self.start.seq, *(line.seq for line in self.moves)]

    def beyond(self, line: int) -> Past:
        """The past up to the first move after one of the stops, with it."""
        return Past(self.start, self.moves[: self.stops.index(line) + 1], self.kept)


class History:
    """Reads logs."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def past(self, table: LiveTable) -> Past:
        """The moves that count. Raises Refused("not-started")."""
        lines = await self._tables.logs.lines(table)
        past = await asyncio.to_thread(_past, lines) if len(lines) > LONG else _past(lines)
        if past is None:
            raise Refused("not-started")
        return past

    async def backwards(self, table: LiveTable, enough: Callable[[LogRow], bool]) -> None:
        """Show the moves that count, newest first, until one is `enough`; the log is read only as far as needed."""
        last, page = table.head.seq, PAGE
        while last > 0:
            lines = await self._tables.logs.tail(table, last, page)
            if not lines:
                return
            for line in lines:
                if line.seq > last:
                    continue
                last = line.seq - 1
                if line.kind == Kind.MOVE.value:
                    if enough(line):
                        return
                elif line.kind == Kind.UNDO.value:
                    last, kept = undone(line)
                    for seq in reversed(kept):
                        for move in await self._tables.logs.tail(table, seq, 1):
                            if enough(move):
                                return
            page *= 2

    async def kept_before(self, session: int, past: Past) -> Snapshot | None:
        """The newest kept state before the last move that counts; None if there is none since the set-up."""
        moves = [line.seq for line in past.moves[:-1] if line.seq not in past.kept]
        try:
            return await self._tables.store.newest_snapshot(session, [past.start.seq, *moves])
        except StoreError as error:
            raise refused_by_store(error) from error

    async def log(self, table: LiveTable, viewer: Seat | None, since: int) -> list[LogLine]:
        """The log after line `since` as a viewer may know it, without lines hidden from the viewer.

        Once the session is over, everyone may know everything.
        """
        ends = self._ends(table.head)
        lines = await self._tables.logs.lines(table, since)
        return await told_off_loop(table.head, viewer, lines, ends, self._tables.logs.tell(table))

    async def newest(self, table: LiveTable, viewer: Seat | None, most: int, since: int) -> list[LogLine]:
        """The newest lines after line `since` that a viewer knows of, at most so many while the game runs."""
        ends = self._ends(table.head)
        lines = await self._tables.logs.newest(table, viewer, most, since)
        return await told_off_loop(table.head, viewer, lines, ends, self._tables.logs.tell(table))

    async def page(self, table: LiveTable, viewer: Seat | None, number: int, size: int) -> LogPage:
        """A page of the log as a viewer may know it, with up to `size` lines; only these are read."""
        visibility, head = await self._tables.logs.visibility(table), table.head
        over = not head.status.live
        count = head.seq if over else visibility.revision(viewer, head.seq)
        pages = max(1, -(-count // size))
        number = min(max(number, 0), pages - 1)
        upto = count - number * size
        after = max(0, upto - size)
        numbers = range(after + 1, upto + 1) if over else visibility.known(viewer, after, upto)
        try:
            lines = await self._tables.store.numbered(head.id, numbers)
            later = await self._tables.store.of_kinds(head.id, LATER, lines[0].seq if lines else head.seq)
        except StoreError as error:
            raise refused_by_store(error) from error
        around = sorted({line.seq: line for line in (*lines, *later)}.values(), key=lambda line: line.seq)
        found = told(head, viewer, lines, around, self._ends(head), self._tables.logs.tell(table))
        return LogPage(tuple(found), number, pages)

    def _ends(self, head: SessionHead) -> frozenset[str]:
        """The verbs whose moves end a turn; none of a game that the bot does not have."""
        game = self._tables.games.get(head.game)
        verbs = () if game is None else game.info.verbs
        return frozenset(verb.name for verb in verbs if verb.turn.alone or verb.turn.ends)

    async def export(self, table: LiveTable) -> bytes:
        """The game file. While the game runs, it has neither the seed nor the moves, since moves reveal hands.

        What was mixed into the seed is in it from the start, so that everyone can keep it.
        """
        head = table.head
        if head.seed is None or head.version is None:
            raise Refused("not-started")
        over, past, result = not head.status.live, await self.past(table), None
        if over and self._tables.plays(head):
            game, position = self._tables.game(head), await self._tables.position(table)
            result = list(game.standings(position.state).scores)
        elif over and head.result is not None:
            result = list(head.result.scores)
        return await asyncio.to_thread(_file, head, past, result)

    async def last_view(self, table: LiveTable) -> Any:
        """What everyone may know of the last kept position of a game of earlier rules; None if it cannot be read."""
        try:
            found = await self._tables.store.current(table.head.id)
        except StoreError as error:
            raise refused_by_store(error) from error
        game, snapshot = self._tables.games.get(table.head.game), found[1] if found is not None else None
        if game is None or snapshot is None:
            return None
        try:
            return game.view(game.decode(snapshot.state), None)
        except Exception as error:
            log.info("the last position of session %d can no longer be read: %r", table.head.id, error)
            return None

    async def verify(self, table: LiveTable, viewer: Seat | None) -> Report:
        """Replay the log from the seed and compare every kept state, byte for byte."""
        head = table.head
        if head.version is None:
            raise Refused("not-started")
        try:
            # Before the log: what is kept meanwhile has its line there.
            snapshots = await self._tables.store.snapshots(head.id)
        except StoreError as error:
            raise refused_by_store(error) from error
        lines = await self._lines(head.id)
        game = self._tables.game(head)

        def verified() -> Report:
            known = known_lines(lines, viewer) if head.status.live else lines
            moves = sum(line.kind == Kind.MOVE.value for line in known)
            report = check(game, head, lines, snapshots)
            return msgspec.structs.replace(report, known=moves, rulings=len(rulings_of(lines)))

        return await asyncio.to_thread(verified)

    async def _lines(self, session: int) -> list[LogRow]:
        try:
            return await self._tables.store.log(session)
        except StoreError as error:
            raise refused_by_store(error) from error


def _past(lines: Sequence[LogRow]) -> Past | None:
    """The moves that count of a log; None if it has not started."""
    line = line_of_play(lines)
    return Past(line[0], line[1:], kept_by_undos(lines)) if line else None


def _file(head: SessionHead, past: Past, result: list[int] | None) -> bytes:
    """The game file."""
    assert head.seed is not None
    assert head.version is not None
    over, origin = not head.status.live, head.table_state.origin
    record = Record(
        game=head.game,
        version=head.version,
        seats=len(head.holders),
        names=[holder.name for holder in head.holders],
        options=head.options,
        seed_hash=seed_hash(head.seed),
        seed=head.seed if over else None,
        moves=[f"{line.seat} {line.body}" for line in past.moves] if over else [],
        result=result,
        mixed=past.start.body.splitlines(),
        start="" if origin is None else origin.state,
        start_seat=Seat(0) if origin is None else origin.seat,
    )
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def check(
    game: Game[Any], head: SessionHead, lines: Sequence[LogRow], snapshots: Sequence[Snapshot]
) -> Report:
    """Verify a whole log, including what was taken back."""
    assert head.seed is not None
    kept = {snapshot.seq: snapshot.state for snapshot in snapshots}
    # The bytes after each line; those of moves taken back are kept until the undo that names an earlier one.
    states: list[tuple[int, bytes]] = []
    moves = compared = 0

    def report(problem: str | None = None) -> Report:
        assert head.seed is not None
        return Report(
            problem is None, moves, compared, seed_hash(head.seed), problem, mixture=head.table_state.mixture
        )

    for number, line in enumerate(lines, 1):
        breathe(number)
        if line.seq != number:
            return report(f"line {number} is missing")
        if line.kind == Kind.START.value:
            if (wrong := _unfair(head, lines[:number])) is not None:
                return report(wrong)
            states = [(line.seq, game.encode(dealt(game, head)[0]))]
        elif line.kind == Kind.MOVE.value:
            assert line.seat is not None
            state = game.decode(states[-1][1])
            try:
                game.play(state, Seat(line.seat), Move.parse(line.body))
            except Illegal as illegal:
                return report(f"line {line.seq} ({line.seat} {line.body}) is not legal: {illegal}")
            states.append((line.seq, game.encode(state)))
            moves += 1
        elif line.kind == Kind.UNDO.value:
            back, again = undone(line)
            while len(states) > 1 and states[-1][0] > back:
                states.pop()
            for move in (lines[seq - 1] for seq in again):
                assert move.seat is not None
                state = game.decode(states[-1][1])
                try:
                    game.play(state, Seat(move.seat), Move.parse(move.body))
                except Illegal as illegal:
                    return report(
                        f"line {line.seq} keeps line {move.seq}, which is not legal then: {illegal}"
                    )
                states.append((move.seq, game.encode(state)))
        found = kept.get(line.seq)
        if found is not None:
            compared += 1
            if not states or states[-1][1] not in (found, _as_written_now(game, found)):
                return report(f"the state kept after line {line.seq} is not the one that the log gives")
    if compared != len(kept):
        return report("a state is kept for a line that the log does not have")
    return report()


def _unfair(head: SessionHead, lines: Sequence[LogRow]) -> str | None:
    """What is wrong with the seed of a game or with what was mixed into it, by the lines up to its start."""
    assert head.seed is not None
    promise, given = promised(lines[0]), lines[-1].body.splitlines()
    if promise is not None and promise != seed_hash(head.seed):
        return "the seed is not the one whose hash was shown when the table was opened"
    if mixture(given) != head.table_state.mixture:
        return f"line {lines[-1].seq} does not say what was mixed into the seed"
    if (promise is not None or given) and not head.table_state.imported and given != contributions(lines):
        return f"line {lines[-1].seq} mixes other joins into the seed than the log has"
    return None


def replayed(game: Game[Any], head: SessionHead, snapshot: Snapshot | None, moves: Sequence[LogRow]) -> bytes:
    """The state after these moves, played from a kept state or, without one, from the set-up."""
    state = dealt(game, head)[0] if snapshot is None else game.decode(snapshot.state)
    after = 0 if snapshot is None else snapshot.seq
    for line in moves:
        if line.seq > after:
            assert line.seat is not None
            game.play(state, Seat(line.seat), Move.parse(line.body))
    return game.encode(state)


def _as_written_now(game: Game[Any], data: bytes) -> bytes:
    """A kept state with the fields that were added since, at their defaults; as it is if it cannot be read."""
    try:
        return game.encode(game.decode(data))
    except msgspec.MsgspecError:
        return data
