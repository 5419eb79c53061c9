"""How much someone has played games of one kind, from the logs of running and ended games. Nothing of it is stored."""

from __future__ import annotations

from collections import OrderedDict

from bot.engine.hints import LEARNING
from bot.engine.moves import Move, Seat
from bot.sessions.core.change import LiveTable
from bot.sessions.core.lines import MOVE, line_of_play
from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.tables import Tables
from bot.store import StoreError

MOST_READ = 6
"""So many of someone's newest games are read at most."""
MOST_KNOWN = 10_000
"""Of so many people and games it is kept that they are no newcomers."""


class Experience:
    """Says what newcomers have done so far."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._versed: OrderedDict[tuple[int, str], None] = OrderedDict()

    async def of(self, user_id: int, session: int, seat: Seat) -> list[Move] | None:
        """The moves that someone with a seat at a table has made in games of its kind; taken back ones do not count.

        None once they have had LEARNING turns in them. Raises Refused.
        """
        here = await self._tables.table(session)
        key = user_id, here.head.game
        if key in self._versed:
            return None
        try:
            played = await self._tables.store.played_by(*key, MOST_READ)
        except StoreError as error:
            raise refused_by_store(error) from error
        turns, found = 0, list[Move]()
        for number in dict.fromkeys((session, *played)):
            table = here if number == session else await self._tables.table(number)
            had, moves = await self._in(table, user_id, seat if table is here else None)
            turns, found = turns + had, found + moves
            if turns > LEARNING:
                self._versed[key] = None
                if len(self._versed) > MOST_KNOWN:
                    self._versed.popitem(last=False)
                return None
        return found

    def forget(self, user_id: int) -> None:
        """Look again at someone whose data were deleted."""
        self.forget_all()

    def forget_all(self) -> None:
        """Look again at everyone: another process may have deleted someone's data."""
        self._versed.clear()

    async def _in(self, table: LiveTable, user_id: int, now: Seat | None) -> tuple[int, list[Move]]:
        """How many turns someone has had in one game, and their moves; `now` they have this seat in it.

        Of the turns of a seat they had no more than they made moves there, with the one that goes on.
        """
        lines = line_of_play(await self._tables.logs.lines(table))
        own = [line for line in lines if line.kind == MOVE and line.user_id == user_id]
        moves = [Move.parse(line.body) for line in own]
        seat = own[-1].seat if own else now
        most = len(own) + (now is not None)
        if seat is None or not self._tables.plays(table.head):
            return most, moves
        state = (await self._tables.position(table)).state
        return min(most, self._tables.game(table.head).turns_of(state, Seat(seat))), moves
