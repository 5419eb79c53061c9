"""Taking a move back: alone where nobody learned anything by it, else when those whom it concerns agree."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from bot.engine.moves import CLOCK, Ask, Event, Move, Seat
from bot.engine.rules import Game
from bot.engine.secrets import learners
from bot.sessions.agenda import agenda
from bot.sessions.change import Change, Table
from bot.sessions.head import Head
from bot.sessions.history import History, Past
from bot.sessions.holding import own_seats
from bot.sessions.house import House
from bot.sessions.known import is_known
from bot.sessions.play import decode_events
from bot.sessions.refusals import Refused
from bot.sessions.types import Kind, Status, UndoRequest, UndoState
from bot.store import LogRow


class Undo:
    """Wishes to take the last move back, and the answers to them."""

    def __init__(self, house: House, history: History) -> None:
        self._house, self._history = house, history

    async def possible(self, user_id: int, session: int) -> bool:
        """Whether `ask` would take a move back, or ask for it."""
        head = (await self._house.table(session)).head
        if head.status is not Status.PLAYING or head.undo is not None or not head.seats_of(user_id):
            return False
        mine, alone = head.seats_of(user_id), _is_alone(head, user_id)
        async for line in self._history.backwards(head):
            if line.seat in mine:
                return True
            if not alone and _knows(mine, line):
                return False
        return False

    async def ask(self, user_id: int, session: int) -> UndoState:
        """Take back the last move, if it was this person's; or ask those who must agree.

        Whoever plays with computer players alone takes back the own last move, and all that they played since.
        Raises Refused("undo-nothing", "undo-not-yours", "undo-waiting").
        """
        asked: list[UndoRequest] = []

        async def rule(table: Table) -> Change:
            asked.clear()
            head = table.head
            own_seats(head, user_id)
            if head.undo is not None:
                raise Refused("undo-waiting", missing=[f"@{seat}" for seat in head.undo.missing])
            past = await self._history.past(head)
            last = _last_own(head, past, user_id)
            request = await self._request(head, past, last, user_id)
            asked.append(request)
            if not request.missing:
                return await self._back(head, past, request, user_id)
            after = replace(head, undo=request)
            return Change(head=after, kind=Kind.ASK_UNDO, seat=request.seat, body=str(last.seq), user=user_id)

        table, change = await self._house.change(session, rule)
        return _state(table, asked[-1], done=change.kind is Kind.UNDO)

    async def agree(self, user_id: int, session: int, answer: str) -> UndoState:
        """Answer an open request, "yes" or "no". One "no" ends it; the last "yes" takes the move back.

        Raises Refused("undo-not-asked", "undo-not-concerned", "undo-agreed").
        """
        if answer not in ("yes", "no"):
            raise Refused("undo-answer")
        asked: list[UndoRequest] = []
        declined: list[Seat] = []

        async def rule(table: Table) -> Change:
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
                past = await self._history.past(head)
                return await self._back(head, past, request, user_id)
            body = str(request.target)
            after = replace(head, undo=request)
            return Change(head=after, kind=Kind.AGREE_UNDO, seat=concerned[0], body=body, user=user_id)

        table, change = await self._house.change(session, rule)
        return _state(table, asked[-1], done=change.kind is Kind.UNDO, declined_by=next(iter(declined), None))

    async def _request(self, head: Head, past: Past, last: LogRow, user_id: int) -> UndoRequest:
        """Who learned what by a move, and so must agree. Seats that no person holds always do.

        A mover who learned something could play on with it: then everybody else must agree.
        """
        assert last.seat is not None
        game, seat = self._house.game(head), Seat(last.seat)
        if _is_alone(head, user_id):
            return UndoRequest(last.seq, seat, (), (), ())
        before = await self._history.bytes_before(head, _up_to(past, last.seq))
        learned = await asyncio.to_thread(_learners, game, before, last, len(head.holders))
        if seat in learned:
            learned = [Seat(other) for other in range(len(head.holders))]
        must = tuple(other for other in learned if other != seat and head.holders[other].user_id is not None)
        events: list[Event] = [event for event in decode_events(last.events) if event.audience is None]
        told = tuple(event for event in events if event.chance) or tuple(events)
        return UndoRequest(last.seq, seat, must, (), told if learned else ())

    async def _back(self, head: Head, past: Past, request: UndoRequest, user_id: int) -> Change:
        """Take back the move that is asked for, and what was played since on its account."""
        house = self._house
        game, upto = house.game(head), _up_to(past, request.target)
        before = await self._history.bytes_before(head, upto)
        later = [] if _is_alone(head, user_id) else past.moves[len(upto.moves) :]
        state, kept = await asyncio.to_thread(_without, game, before, upto.moves[-1], later)
        asked, windows = agenda(game, state, (), house.clock(), house.times)
        return Change(
            head=replace(head, asked=asked, windows=windows, undo=None),
            kind=Kind.UNDO,
            seat=request.seat,
            body=" ".join(map(str, (*_way_back(upto), *kept))),
            user=user_id,
            position=(state, game.encode(state)),
            keep=True,
        )


def _is_alone(head: Head, user_id: int) -> bool:
    """Whether all others at the table are computer players."""
    return {holder.user_id for holder in head.holders} <= {user_id, None}


def _last_own(head: Head, past: Past, user_id: int) -> LogRow:
    """The move that a person may take back: the last one that they know of, if it is theirs; with nobody else at the
    table the last of theirs.

    Raises Refused("undo-nothing", "undo-not-yours").
    """
    mine = head.seats_of(user_id)
    if _is_alone(head, user_id):
        last = next((line for line in reversed(past.moves) if line.seat in mine), None)
    else:
        last = next((line for line in reversed(past.moves) if _knows(mine, line)), None)
    if last is None or last.seat == CLOCK:
        raise Refused("undo-nothing")
    if last.seat not in mine:
        raise Refused("undo-not-yours", seat=f"@{last.seat}")
    return last


def _knows(mine: list[Seat], line: LogRow) -> bool:
    return any(is_known(line, seat) for seat in mine)


def _up_to(past: Past, seq: int) -> Past:
    """The past up to one of its moves."""
    return Past(past.start, [line for line in past.moves if line.seq <= seq], past.kept)


def _way_back(upto: Past) -> tuple[int, ...]:
    """The line before the last move of a past, and the numbers of moves kept by undos that stand between."""
    if upto.moves[-1].seq not in upto.kept:
        return (upto.moves[-1].seq - 1,)
    before = [upto.start.seq, *(line.seq for line in upto.moves[:-1])]
    last = max(i for i, seq in enumerate(before) if seq not in upto.kept)
    return tuple(before[last:])


def _without(game: Game[Any], before: bytes, taken: LogRow, later: list[LogRow]) -> tuple[Any, list[int]]:
    """The position without a move, and which of the later moves stay: what others did since in secret.

    Settings stay, and answers to a question that was open before the move already, as long as they tell nobody more
    than they did. What answered to the move itself goes with it.
    """
    was, state, kept = game.decode(before), game.decode(before), list[int]()
    _play(game, was, taken)
    for line in later:
        assert line.seat is not None
        seat, move = Seat(line.seat), Move.parse(line.body)
        same = _asks_of(game, was, seat) == _asks_of(game, state, seat) and move in game.moves(state, seat)
        if same or move in game.settings(state, seat):
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


def _state(table: Table, request: UndoRequest, *, done: bool, declined_by: Seat | None = None) -> UndoState:
    missing = () if done or declined_by is not None else request.missing
    return UndoState(
        table.view(), done, request.seat, request.must_agree, missing, request.learned, declined_by
    )
