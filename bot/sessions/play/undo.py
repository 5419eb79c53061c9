"""Takes moves back: at once if no one learned anything from them, otherwise when those concerned agree."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from bot.engine.moves import CLOCK, Ask, Move, Seat, told_to
from bot.engine.rules import Game
from bot.engine.secrets import learners
from bot.sessions.core.agenda import agenda
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.holding import own_seats
from bot.sessions.core.lines import decode_events, is_known
from bot.sessions.core.refusals import Refused
from bot.sessions.core.tables import Tables
from bot.sessions.core.types import Kind, Saved, Status, UndoRequest, UndoState
from bot.sessions.play.history import History, Past, replayed
from bot.store import LogRow, Snapshot


class Undo:
    """Requests to take the last move back, and the answers to them."""

    def __init__(self, tables: Tables, history: History) -> None:
        self._tables, self._history = tables, history

    async def steps(self, user_id: int, table: LiveTable) -> int:
        """How many moves `ask` would take back or request one after the other: 0, 1, or 2 for several in this turn.

        A last move that told anyone something by chance or in private counts alone: others would have to agree.
        """
        head = table.head
        game, mine = self._tables.game(head), head.seats_of(user_id)
        if head.status is not Status.PLAYING or head.undo is not None or not mine:
            return 0
        search, seen = _Search(game, mine, alone=_is_alone(head, user_id)), list[LogRow]()
        turns = head.table_state.turns
        began = max(map(turns.since, mine))

        def enough(line: LogRow) -> bool:
            if not seen:
                if not search.ends_with(line):
                    return False
                seen.append(line)
                told = decode_events(line.events)
                taught = any(event.chance or event.private or event.audience is not None for event in told)
                return line.seat not in mine or line.seq <= began or taught
            if line.seat in mine and line.seq > began:
                seen.append(line)
                return True
            return line.seq <= began or (_knows(mine, line) and not _is_beside(game, line))

        await self._history.backwards(table, enough)
        return bool(search.found) + (len(seen) > 1)

    async def ask(self, user_id: int, session: int, since: int | None = None) -> UndoState:
        """Take back this person's last move, or ask those who must agree.

        Settings and free moves of others do not prevent it. In a game against computer players only, the last decision
        is taken back, with everything they played since. With `since` only a move after that line is taken back, and
        no one is asked. Raises Refused("undo-nothing", "undo-not-yours", "undo-waiting", "undo-asks").
        """
        asked: list[UndoRequest] = []

        async def rule(table: LiveTable) -> Change:
            asked.clear()
            head = table.head
            mine = own_seats(head, user_id)
            if head.undo is not None:
                raise Refused("undo-waiting", missing=[f"@{seat}" for seat in head.undo.missing])
            game, past = self._tables.game(head), await self._history.past(table)
            last = _last_own(_Search(game, mine, alone=_is_alone(head, user_id)), past)
            if since is not None and last.seq <= since:
                raise Refused("undo-nothing")
            kept = await self._history.kept_before(head.id, up_to(past, last.seq))
            request, change = await asyncio.to_thread(_requested, game, head, past, last, kept, user_id)
            if since is not None and request.missing:
                raise Refused("undo-asks", missing=[f"@{seat}" for seat in request.missing])
            asked.append(request)
            return change

        table, change = await self._tables.change(session, rule)
        return _state(table, asked[-1], done=change.kind is Kind.UNDO)

    async def agree(self, user_id: int, session: int, answer: str) -> UndoState:
        """Answer an open request, "yes" or "no". One "no" ends it; the last "yes" takes the move back.

        Raises Refused("undo-not-asked", "undo-not-concerned", "undo-agreed").
        """
        if answer not in ("yes", "no"):
            raise Refused("undo-answer")
        asked: list[UndoRequest] = []
        declined: list[Seat] = []

        async def rule(table: LiveTable) -> Change:
            asked.clear()
            declined.clear()
            head = table.head
            mine = own_seats(head, user_id)
            if head.undo is None:
                raise Refused("undo-not-asked")
            concerned = [seat for seat in mine if seat in head.undo.must_agree]
            if not concerned:
                raise Refused("undo-not-concerned", missing=[f"@{seat}" for seat in head.undo.missing])
            if answer == "no":
                asked.append(head.undo)
                declined.append(concerned[0])
                body = str(head.undo.target)
                after = replace(head, undo=None)
                return Change(head=after, kind=Kind.DECLINE_UNDO, seat=concerned[0], body=body, user=user_id)
            if not [seat for seat in concerned if seat in head.undo.missing]:
                raise Refused("undo-agreed", missing=[f"@{seat}" for seat in head.undo.missing])
            request = replace(head.undo, agreed=(*head.undo.agreed, *concerned))
            asked.append(request)
            if not request.missing:
                game, past = self._tables.game(head), await self._history.past(table)
                kept = await self._history.kept_before(head.id, up_to(past, request.target))
                return await asyncio.to_thread(_agreed, game, head, past, request, kept, user_id)
            body = str(request.target)
            after = replace(head, undo=request)
            return Change(head=after, kind=Kind.AGREE_UNDO, seat=concerned[0], body=body, user=user_id)

        table, change = await self._tables.change(session, rule)
        return _state(table, asked[-1], done=change.kind is Kind.UNDO, declined_by=next(iter(declined), None))


class _Search:
    """The search for the move that a person may take back, from the newest line on.

    It is the last one that they know of, leaving out settings and free moves of others. Against computer players only,
    it is the last decision; a setting counts only if no one has played since, or if there is nothing else.
    """

    def __init__(self, game: Game[Any], mine: list[Seat], *, alone: bool) -> None:
        self._game, self._mine, self._alone = game, mine, alone
        self._others_played = False
        self.found: LogRow | None = None
        self.other: LogRow | None = None
        """The move of someone else that prevents the undo."""

    def ends_with(self, line: LogRow) -> bool:
        """Whether the search is over with this line."""
        if line.seat in self._mine:
            is_decision = not (self._alone and self._others_played and _is_beside(self._game, line))
            if is_decision or self.found is None:
                self.found = line
            return is_decision
        self._others_played = True
        if self._alone or not _knows(self._mine, line) or _is_beside(self._game, line):
            return False
        self.other = line
        return True


def _requested(
    game: Game[Any], head: SessionHead, past: Past, last: LogRow, kept: Snapshot | None, user_id: int
) -> tuple[UndoRequest, Change]:
    """The request to take a move back, and the change: back at once, or others are asked. Moves are played again.

    They must agree who learned something from the move, or whose later setting or free move would be lost. A mover who
    learned something could use it, so then everyone else must agree. Seats without a person always agree.
    """
    assert last.seat is not None
    seat, before = Seat(last.seat), replayed(game, head, kept, up_to(past, last.seq).moves[:-1])
    request = UndoRequest(last.seq, seat, (), (), ())
    if not _is_alone(head, user_id):
        must, learned = _concerned(game, head, past, last, before, user_id)
        events = told_to(None, decode_events(last.events))
        told = tuple(event for event in events if event.chance) or tuple(events)
        request = UndoRequest(last.seq, seat, must, (), told if learned else ())
    if not request.missing:
        return request, _back(game, head, past, request, before, user_id)
    after = replace(head, undo=request)
    return request, Change(head=after, kind=Kind.ASK_UNDO, seat=seat, body=str(last.seq), user=user_id)


def _concerned(
    game: Game[Any], head: SessionHead, past: Past, last: LogRow, before: bytes, user_id: int
) -> tuple[tuple[Seat, ...], bool]:
    """The seats that must agree to taking a move back, and whether anyone learned something from it."""
    later, mine = _since(past, last.seq), head.seats_of(user_id)
    learned = _learners(game, before, last, len(head.holders))
    if last.seat in learned:
        learned = [Seat(other) for other in range(len(head.holders))]
    concerned = set(learned)
    if open_since := [line for line in later if line.seat not in mine and _knows(mine, line)]:
        _, kept = _without(game, before, last, later)
        concerned.update(
            Seat(line.seat) for line in open_since if line.seat is not None and line.seq not in kept
        )
    must = [seat for seat in sorted(concerned) if seat not in mine and head.holders[seat].user_id is not None]
    return tuple(must), bool(learned)


def _agreed(
    game: Game[Any], head: SessionHead, past: Past, request: UndoRequest, kept: Snapshot | None, user_id: int
) -> Change:
    """The change when everyone has agreed to a request. Moves are played again."""
    before = replayed(game, head, kept, up_to(past, request.target).moves[:-1])
    return _back(game, head, past, request, before, user_id)


def _back(
    game: Game[Any], head: SessionHead, past: Past, request: UndoRequest, before: bytes, user_id: int
) -> Change:
    """Take back the requested move, and what was played since because of it."""
    upto, later = up_to(past, request.target), _since(past, request.target)
    if _is_alone(head, user_id):
        mine = head.seats_of(user_id)
        later = [line for line in later if line.seat in mine and _is_beside(game, line)]
    state, kept = _without(game, before, upto.moves[-1], later)
    asked, windows = agenda(game, state)
    return Change(
        head=replace(head, asked=asked, windows=windows, undo=None),
        kind=Kind.UNDO,
        seat=request.seat,
        body=" ".join(map(str, (*way_back(upto), *kept))),
        user=user_id,
        position=Saved.of(game, state, head.seq + 1),
        keep=True,
    )


def _is_alone(head: SessionHead, user_id: int) -> bool:
    """Whether all others at the table are computer players."""
    return {holder.user_id for holder in head.holders} <= {user_id, None}


def _last_own(search: _Search, past: Past) -> LogRow:
    """The move that a person may take back. Raises Refused("undo-nothing", "undo-not-yours")."""
    for line in reversed(past.moves):
        if search.ends_with(line):
            break
    if search.found is not None:
        return search.found
    if search.other is None or search.other.seat == CLOCK:
        raise Refused("undo-nothing")
    raise Refused("undo-not-yours", seat=f"@{search.other.seat}")


def _is_beside(game: Game[Any], line: LogRow) -> bool:
    return game.info.is_beside(Move.parse(line.body))


def _knows(mine: list[Seat], line: LogRow) -> bool:
    return any(is_known(line, seat) for seat in mine)


def up_to(past: Past, seq: int) -> Past:
    """The past up to one of its moves."""
    return Past(past.start, [line for line in past.moves if line.seq <= seq], past.kept)


def _since(past: Past, seq: int) -> list[LogRow]:
    """The moves of a past that came after one of them."""
    numbers = [line.seq for line in past.moves]
    return past.moves[numbers.index(seq) + 1 :]


def way_back(upto: Past) -> tuple[int, ...]:
    """The line before the last move of a past, and the numbers of moves in between that undos kept."""
    if upto.moves[-1].seq not in upto.kept:
        return (upto.moves[-1].seq - 1,)
    before = [upto.start.seq, *(line.seq for line in upto.moves[:-1])]
    last = max(i for i, seq in enumerate(before) if seq not in upto.kept)
    return tuple(before[last:])


def _without(game: Game[Any], before: bytes, taken: LogRow, later: list[LogRow]) -> tuple[Any, list[int]]:
    """The position without a move, and which later moves stay: what others did in secret since.

    Settings stay, and so do answers to questions that were already open before the move, as long as they tell no one
    more than before. Answers to the move itself go with it.
    """
    was, state, kept = game.decode(before), game.decode(before), list[int]()
    _play(game, was, taken)
    for line in later:
        assert line.seat is not None
        seat, move = Seat(line.seat), Move.parse(line.body)
        offer = game.offer(state, seat)
        same = _asks_of(game, was, seat) == _asks_of(game, state, seat) and offer.allows(move)
        if same or move in offer.beside:
            after = game.copy(state)
            if game.play(after, seat, move) == decode_events(line.events):
                state = after
                kept.append(line.seq)
        _play(game, was, line)
    return state, kept


def _asks_of(game: Game[Any], state: Any, seat: Seat) -> list[Ask]:
    return [ask for ask in game.asks(state) if ask.seat == seat]


def _play(game: Game[Any], state: Any, line: LogRow) -> None:
    assert line.seat is not None
    game.play(state, Seat(line.seat), Move.parse(line.body))


def _learners(game: Game[Any], before: bytes, last: LogRow, seats: int) -> list[Seat]:
    assert last.seat is not None
    state, after = game.decode(before), game.decode(before)
    _play(game, after, last)
    return learners(game, state, Seat(last.seat), Move.parse(last.body), after, seats)


def _state(
    table: LiveTable, request: UndoRequest, *, done: bool, declined_by: Seat | None = None
) -> UndoState:
    missing = () if done or declined_by is not None else request.missing
    return UndoState(
        table.view(), done, request.seat, request.must_agree, missing, request.learned, declined_by
    )
