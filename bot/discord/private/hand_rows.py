"""What was sent to each seat, in memory and in the store, so that a restart repeats nothing."""

from __future__ import annotations

import asyncio
import logging

from bot.discord.core.context import Context
from bot.discord.core.text.errors import incident
from bot.engine.moves import Seat
from bot.sessions import HandMessageRow, Refused, SessionView

log = logging.getLogger(__name__)


NOBODY = 0
"""The user of a row whose seat no longer belongs to the person it was sent to."""


class HandRows:
    """The row of each seat that was sent a hand, or could not be."""

    def __init__(self, context: Context) -> None:
        self._shown = context.sessions.shown
        self._rows: dict[int, dict[Seat, HandMessageRow]] = {}
        self._unkept: set[tuple[int, Seat]] = set()
        self.keeping: set[asyncio.Task[None]] = set()
        """The tasks that note what was sent."""

    async def of(self, session: int) -> dict[Seat, HandMessageRow]:
        """The rows of a session by seat. Raises Refused."""
        if session not in self._rows:
            rows = await self._shown.hand_messages(session)
            self._rows[session] = {Seat(row.seat): row for row in rows}
        return self._rows[session]

    def known(self, session: int, seat: Seat | None) -> HandMessageRow | None:
        """The row of a seat, as far as it is known without asking the store."""
        return None if seat is None else self._rows.get(session, {}).get(seat)

    async def closed(self, session: SessionView) -> frozenset[Seat]:
        """The seats of a game with secrets whose holders get no direct messages: closed, or not wanted."""
        rows = await self.of(session.id)
        held = {seat: row for seat, row in rows.items() if session.holders[seat].user_id == row.user_id}
        return frozenset(seat for seat, row in held.items() if row.channel is None)

    async def keep(self, row: HandMessageRow) -> None:
        """Note what a seat was sent. Raises Refused; then `keep_again` may be called later."""
        rows, seat = self._rows.setdefault(row.session, {}), Seat(row.seat)
        if rows.get(seat) != row or (row.session, seat) in self._unkept:
            rows[seat] = row
            self._unkept.add((row.session, seat))
            await self._shown.keep_hand_message(row)
            self._unkept.discard((row.session, seat))

    async def keep_again(self, row: HandMessageRow) -> None:
        """Note what the store did not take before. Raises Refused."""
        if (row.session, Seat(row.seat)) in self._unkept:
            await self.keep(row)

    def keep_soon(self, row: HandMessageRow) -> None:
        """Note what a seat was sent, which no answer has to wait for."""

        async def keep() -> None:
            try:
                await self.keep(self._rows[row.session][Seat(row.seat)])
            except Refused as refused:
                log.warning("the hand message of session %d is not noted: %s", row.session, refused)
            except Exception as error:
                incident(error, f"the hand message of session {row.session}")

        self._rows[row.session][Seat(row.seat)] = row
        self._unkept.add((row.session, Seat(row.seat)))
        task = asyncio.get_running_loop().create_task(keep())
        self.keeping.add(task)
        task.add_done_callback(self.keeping.discard)

    def drop(self, session: SessionView) -> None:
        """Forget the rows of a session that is over; the store has them."""
        self._unkept.difference_update((session.id, Seat(seat)) for seat in range(len(session.holders)))
        self._rows.pop(session.id, None)
