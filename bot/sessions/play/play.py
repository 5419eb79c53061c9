"""Plays moves: checks them, applies them, and stores them as lines of the log."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Event, Move, Seat, names, told_to, who
from bot.engine.rules import Game
from bot.sessions.core.agenda import agenda, open_windows
from bot.sessions.core.beside import MOST_BESIDE, counted
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.lines import decode_events, is_known, line_of_play, undone
from bot.sessions.core.refusals import Refused, refused_by_store
from bot.sessions.core.shards import NotServed
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Holder, Kind, Outcome, Saved, Status
from bot.sessions.core.visibility import knowers
from bot.store import Conflict, LogRow, StoreError

_LARGEST_ID = 2**63 - 1


class Overtaken(Exception):
    """The position has changed since the move was chosen, or another process sees to the session now."""


class Play:
    """Plays moves for people, for computer players and for the clock."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def submit(
        self,
        user_id: int,
        session: int,
        move: Move,
        *,
        seat: Seat | None,
        seen_seq: int | None,
        interaction_id: int | None,
    ) -> Outcome:
        """Play a move for a person's seat. It is stored when this returns.

        Raises Illegal for what the rules refuse, and Refused: "wrong-seat", "not-started", "already-over"; "stale" for
        a move that was legal when the person saw the board (line `seen_seq`) but no longer is; "double-click" for one
        that the same seat has played since then; "terms-changed" for one that would agree to what it has not seen.
        """
        first_seen = seen_seq

        async def rule(table: LiveTable) -> Change:
            nonlocal first_seen
            head = table.head
            if first_seen is None:
                first_seen = head.moved
            _check_playing(head)
            mine = _seats(head, user_id, seat)
            saved = await self._tables.position(table)
            head = table.head
            chosen = _seat_for(self._tables.game(head), saved.state, mine, move)
            if seen_seq is not None and seen_seq < head.moved:
                await self._check_since(table, chosen, move, seen_seq)
            try:
                return self.played(head, saved, chosen, move, user_id, interaction_id)
            except Illegal as illegal:
                if first_seen < head.moved:
                    raise await self._stale(table, chosen, first_seen) from illegal
                raise

        if interaction_id is not None and not 0 < interaction_id <= _LARGEST_ID:
            interaction_id = None
        try:
            table, change = await self._tables.change(session, rule)
        except (Conflict, Illegal, Refused) as error:
            # The same click may arrive twice, the second time after its move: it gets the same answer.
            before = None if interaction_id is None else await self._applied(session, user_id, interaction_id)
            if before is not None:
                return before
            if isinstance(error, Conflict):
                raise Refused("double-click") from error
            raise
        assert change.seat is not None
        known = told_to(change.seat, change.events)
        return Outcome(table.view(), change.seq, change.seat, known)

    async def answer(
        self,
        session: int,
        seat: Seat,
        move: Move,
        *,
        seen: int,
        how: str | None = None,
        holder: Holder | None = None,
    ) -> None:
        """Play for a computer player, the clock, or a person who did not answer (`how` says why).

        Raises Illegal, and Overtaken unless `seen` is still the last move and `holder` (if given) still holds the seat,
        or for the clock a seat.
        """

        async def rule(table: LiveTable) -> Change:
            if table.head.status is not Status.PLAYING or table.head.moved != seen:
                raise Overtaken
            held = table.head.holders if seat == CLOCK else (table.head.holders[seat],)
            if holder is not None and holder not in held:
                raise Overtaken
            saved = await self._tables.position(table)
            if saved.moved != seen:
                raise Overtaken
            change = self.played(table.head, saved, seat, move, None, None)
            return msgspec.structs.replace(change, how=how)

        try:
            await self._tables.change(session, rule, unasked=True)
        except NotServed as left:
            raise Overtaken from left

    def played(
        self,
        head: SessionHead,
        saved: Saved,
        seat: Seat,
        move: Move,
        user_id: int | None,
        interaction_id: int | None,
    ) -> Change:
        """The change made by a move. Raises Illegal, or Refused: settings-enough, rules-broke (a bug in them)."""
        game, tables = self._tables.game(head), self._tables
        began = time.perf_counter()
        state = game.decode(saved.data)
        try:
            beside = counted(head.table_state.beside, len(head.holders), state, seat, move)
            before = open_windows(state, head.windows) if head.windows else ()
            events = game.play(state, seat, move, saved.data)
            asked, windows = agenda(game, state, before)
            after = Saved.of(game, state, head.seq + 1)
            known = knowers(game, saved, after, seat, events, len(head.holders))
        except Illegal:
            raise
        except Exception as error:
            raise tables.rules_broke(head, f"seat {seat} played {move}", error) from error
        if beside is None:
            raise Refused("settings-enough", most=MOST_BESIDE)
        keep = asked != head.asked
        # A secret move leaves an open undo request as it is, since its end would reveal the move.
        undo = None if known is None else head.undo
        table_state = replace(head.table_state, beside=beside)
        head = replace(head, asked=asked, windows=windows, undo=undo, table_state=table_state)
        if state.over:
            head = replace(head, status=Status.FINISHED, ended_at=tables.clock(), asked=(), windows=())
        return Change(
            head=head,
            kind=Kind.MOVE,
            seat=seat,
            body=str(move),
            events=events,
            user=user_id,
            interaction=interaction_id,
            position=after,
            keep=keep,
            known=known,
            validate_ms=(time.perf_counter() - began) * 1000,
        )

    async def _applied(self, session: int, user_id: int, interaction_id: int) -> Outcome | None:
        """The outcome of an interaction that is already in the log."""
        try:
            line = await self._tables.store.line_of(interaction_id)
        except StoreError as error:
            raise refused_by_store(error) from error
        if line is None or line.session != session or line.user_id != user_id or line.seat is None:
            return None
        table = await self._tables.table(session)
        seat = Seat(line.seat)
        events = told_to(seat, decode_events(line.events))
        return Outcome(table.view(), line.seq, seat, events, replayed=True)

    async def _since(self, table: LiveTable, seq: int) -> list[LogRow]:
        try:
            return await self._tables.store.log(table.head.id, max(0, min(seq, table.head.seq)))
        except StoreError as error:
            raise refused_by_store(error) from error

    async def _check_since(self, table: LiveTable, seat: Seat, move: Move, seen_seq: int) -> None:
        body = str(move)
        lines = await self._since(table, seen_seq)
        if any(line.kind == Kind.MOVE.value and line.seat == seat and line.body == body for line in lines):
            raise Refused("double-click")
        verb = self._tables.game(table.head).info.verb(move.verb)
        if verb is None or not verb.deals.heeds:
            return
        back = min((undone(line)[0] for line in lines if line.kind == Kind.UNDO.value), default=seen_seq)
        if back < seen_seq:
            lines = await self._since(table, back)
        counts = {line.seq for line in line_of_play(lines)}
        new_or_gone = [line for line in lines if (line.seq in counts) == (line.seq > seen_seq)]
        heeded = [
            (line.seq, event)
            for line in new_or_gone
            for event in _told_between(line, seat)
            if event.key in verb.deals.heeds
        ]
        if heeded:
            raise Refused("terms-changed", [event for seq, event in heeded if seq > seen_seq])

    async def _stale(self, table: LiveTable, seat: Seat, seen_seq: int) -> Refused:
        lines = await self._since(table, seen_seq)
        events = told_to(seat, (event for line in lines for event in decode_events(line.events)))
        moves = sum(line.kind == Kind.MOVE.value and is_known(line, seat) for line in lines)
        return Refused("stale", events, moves=moves)


def _told_between(line: LogRow, seat: Seat) -> list[Event]:
    """What a line of someone else told a seat that names no one but the two."""
    if line.seat is None or line.seat == seat:
        return []
    both = {who(line.seat), who(seat)}
    events = told_to(seat, decode_events(line.events))
    return [event for event in events if both.issuperset(names(event.values))]


def _check_playing(head: SessionHead) -> None:
    if head.status is Status.LOBBY:
        raise Refused("not-started")
    if not head.status.live:
        raise Refused("already-over")


def _seats(head: SessionHead, user_id: int, seat: Seat | None) -> list[Seat]:
    """The seats that a person may move for: all of theirs, or the given one."""
    mine = head.seats_of(user_id)
    if not mine:
        raise Refused("not-playing")
    if seat is None:
        return mine
    if seat not in mine:
        raise Refused("wrong-seat", seats=[f"@{own}" for own in mine])
    return [seat]


def _seat_for(game: Game[Any], state: Any, mine: list[Seat], move: Move) -> Seat:
    """Of a person's seats, the one that can play the move, else one that is asked, else the first."""
    if len(mine) == 1:
        return mine[0]
    able = [seat for seat in mine if game.offer(state, seat).allows(move)]
    asked = game.awaited(state)
    return next(iter([*able, *(seat for seat in mine if seat in asked), *mine]))
