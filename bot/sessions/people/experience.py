"""How much someone has played games of one kind, from the logs of running and ended games. Nothing of it is stored."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple, TypeVar

from bot.engine.hints import FIRST_GAMES, LEARNING, Practice
from bot.engine.moves import Move, Seat
from bot.sessions.core.change import LiveTable
from bot.sessions.core.lines import MOVE, line_of_play
from bot.sessions.core.refusals import refused_by_store
from bot.sessions.core.tables import Tables
from bot.store import StoreError

Kept = TypeVar("Kept")

MOST_READ = 6
"""So many of someone's newest games are read at most."""
MOST_KNOWN = 10_000
"""Of so many people and games it is kept that they are no newcomers, or what they did at other tables."""


class Elsewhere(NamedTuple):
    """What someone did in other games of a kind than that of `session`: how many, and their turns and moves in them."""

    session: int
    games: int
    turns: int
    moves: list[Move]


class Experience:
    """Says what newcomers have done so far."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._versed: OrderedDict[tuple[int, str], None] = OrderedDict()
        self._elsewhere: OrderedDict[tuple[int, str], Elsewhere] = OrderedDict()
        """What newcomers did at other tables."""

    async def of(self, user_id: int, session: int, seat: Seat) -> Practice | None:
        """What someone with a seat at a table has done in games of its kind; moves taken back do not count.

        None once they have had LEARNING turns, and this is not one of their FIRST_GAMES. Raises Refused.
        """
        here = await self._tables.table(session)
        key = user_id, here.head.game
        if key in self._versed:
            return None
        turns, found = await self._in(here, user_id, seat)
        earlier = self._elsewhere.get(key)
        if earlier is None or earlier.session != session:
            earlier = await self._before(user_id, here)
            _keep(self._elsewhere, key, earlier)
        if turns + earlier.turns > LEARNING and earlier.games >= FIRST_GAMES:
            self._elsewhere.pop(key, None)
            _keep(self._versed, key, None)
            return None
        return Practice(turns + earlier.turns, found + earlier.moves)

    async def _before(self, user_id: int, here: LiveTable) -> Elsewhere:
        """What someone did in other games of the kind of a table; of many games no more than is needed."""
        try:
            played = await self._tables.store.played_by(user_id, here.head.game, MOST_READ)
        except StoreError as error:
            raise refused_by_store(error) from error
        others = [number for number in played if number != here.head.id]
        turns, found = 0, list[Move]()
        for number in others:
            if len(others) < FIRST_GAMES or turns <= LEARNING:
                had, moves = await self._in(await self._tables.table(number), user_id, None)
                turns, found = turns + had, found + moves
        return Elsewhere(here.head.id, len(others), turns, found)

    def forget(self, user_id: int) -> None:
        """Look again at someone whose data were deleted."""
        self.forget_all()

    def forget_all(self) -> None:
        """Look again at everyone: another process may have deleted someone's data."""
        self._versed.clear()
        self._elsewhere.clear()

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


def _keep(known: OrderedDict[tuple[int, str], Kept], key: tuple[int, str], what: Kept) -> None:
    """Keep something of a person and a game; the oldest goes where there is no more room."""
    known[key] = what
    if len(known) > MOST_KNOWN:
        known.popitem(last=False)
