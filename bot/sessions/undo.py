"""Taking a move back: alone where nobody learned anything by it, else when those whom it concerns agree."""

from __future__ import annotations

import asyncio
from typing import Any

from msgspec.structs import replace

from bot.engine.moves import CLOCK, Event, Move, Seat
from bot.engine.rules import Game
from bot.engine.secrets import learners
from bot.sessions.agenda import agenda
from bot.sessions.head import Head
from bot.sessions.history import History, Past
from bot.sessions.house import Change, House, Table
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
        return _up_to_own(head, await self._history.past(head), user_id) is not None

    async def ask(self, user_id: int, session: int) -> UndoState:
        """Take back the last move, if it was this person's; or ask those who must agree.

        Whoever plays with computer players alone takes back the own last move, and all that they played since.
        Raises Refused("undo-nothing", "undo-not-yours", "undo-waiting").
        """
        asked: list[UndoRequest] = []

        async def rule(table: Table) -> Change:
            asked.clear()
            head = table.head
            _mine(head, user_id)
            if head.undo is not None:
                raise Refused("undo-waiting", missing=[f"@{seat}" for seat in head.undo.missing])
            past = await self._history.past(head)
            if not past.moves:
                raise Refused("undo-nothing")
            own = _up_to_own(head, past, user_id)
            if own is None and (_is_alone(head, user_id) or past.moves[-1].seat == CLOCK):
                raise Refused("undo-nothing")
            if own is None:
                raise Refused("undo-not-yours", seat=f"@{past.moves[-1].seat}")
            past, last = own, own.moves[-1]
            assert last.seat is not None
            request = await self._request(table, past, last, Seat(last.seat), user_id)
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
            mine = _mine(head, user_id)
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

    async def _request(self, table: Table, past: Past, last: LogRow, seat: Seat, user_id: int) -> UndoRequest:
        """Who learned what by the last move, and so must agree. Seats that no person holds always do.

        A mover who learned something could play on with it: then everybody else must agree.
        """
        head, game = table.head, self._house.game(table.head)
        if _is_alone(head, user_id):
            return UndoRequest(last.seq, seat, (), (), ())
        before = await self._history.bytes_before(head, past)
        after = (await self._house.position(table)).state
        learned = await asyncio.to_thread(_learners, game, before, seat, last, after, len(head.holders))
        if seat in learned:
            learned = [Seat(other) for other in range(len(head.holders))]
        must = tuple(other for other in learned if other != seat and head.holders[other].user_id is not None)
        events: list[Event] = [event for event in decode_events(last.events) if event.audience is None]
        told = tuple(event for event in events if event.chance) or tuple(events)
        return UndoRequest(last.seq, seat, must, (), told if learned else ())

    async def _back(self, head: Head, past: Past, request: UndoRequest, user_id: int) -> Change:
        house = self._house
        game = house.game(head)
        data = await self._history.bytes_before(head, past)
        state = game.decode(data)
        asked, windows = agenda(game, state, (), house.clock(), house.times)
        back = past.moves[-2].seq if len(past.moves) > 1 else past.start.seq
        return Change(
            head=replace(head, asked=asked, windows=windows, undo=None),
            kind=Kind.UNDO,
            seat=request.seat,
            body=str(back),
            user=user_id,
            position=(state, data),
            keep=True,
        )


def _is_alone(head: Head, user_id: int) -> bool:
    """Whether all others at the table are computer players."""
    return {holder.user_id for holder in head.holders} <= {user_id, None}


def _up_to_own(head: Head, past: Past, user_id: int) -> Past | None:
    """The past up to the move that a person may take back: the last one, if it is theirs; with nobody else at the
    table the last of theirs. None: there is none.
    """
    mine, moves = head.seats_of(user_id), past.moves
    reach = len(moves) if _is_alone(head, user_id) else 1
    for i in range(len(moves) - 1, max(-1, len(moves) - 1 - reach), -1):
        if moves[i].seat in mine:
            return Past(past.start, moves[: i + 1])
    return None


def _mine(head: Head, user_id: int) -> list[Seat]:
    if head.status is Status.LOBBY:
        raise Refused("not-started")
    if not head.status.live:
        raise Refused("already-over")
    mine = head.seats_of(user_id)
    if not mine:
        raise Refused("not-playing")
    return mine


def _learners(game: Game[Any], before: bytes, seat: Seat, last: LogRow, after: Any, seats: int) -> list[Seat]:
    return learners(game, game.decode(before), seat, Move.parse(last.body), after, seats)


def _state(table: Table, request: UndoRequest, *, done: bool, declined_by: Seat | None = None) -> UndoState:
    missing = () if done or declined_by is not None else request.missing
    return UndoState(
        table.view(), done, request.seat, request.must_agree, missing, request.learned, declined_by
    )
