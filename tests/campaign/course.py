"""Whose turn it is in a log and with which line it began: found by playing it again, not by what the bot noted."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.engine.moves import CLOCK, Move, Pace, Seat
from bot.engine.rules import Game
from bot.sessions.core.head import SessionHead, dealt
from bot.sessions.core.lines import undone
from bot.sessions.core.types import Kind
from bot.store.rows import LogRow


class Course:
    """The course of one game, line by line. `turns` are the seats whose turn it is, with the line that began it."""

    def __init__(self, game: Game[Any], head: SessionHead) -> None:
        self._game, self._head = game, head
        self._lines: dict[int, LogRow] = {}
        self._states: list[tuple[int, bytes]] = []
        self.seq = 0
        self.turns: dict[Seat, LogRow] = {}

    def read(self, lines: Iterable[LogRow]) -> None:
        """Go on with the lines that follow."""
        for line in lines:
            self.seq, self._lines[line.seq] = line.seq, line
            if line.kind == Kind.START.value:
                state, _ = dealt(self._game, self._head)
                self._states = [(line.seq, self._game.encode(state))]
            elif line.kind == Kind.MOVE.value:
                self._play(line)
            elif line.kind == Kind.UNDO.value:
                back, again = undone(line)
                while len(self._states) > 1 and self._states[-1][0] > back:
                    self._states.pop()
                for seq in again:
                    self._play(self._lines[seq])
            elif line.kind == Kind.SEAT.value and line.seat in self.turns:
                self.turns[Seat(line.seat)] = line
                continue
            else:
                continue
            self._pass_on(line)

    def _play(self, line: LogRow) -> None:
        assert line.seat is not None
        state = self._game.decode(self._states[-1][1])
        self._game.play(state, Seat(line.seat), Move.parse(line.body))
        self._states.append((line.seq, self._game.encode(state)))

    def _pass_on(self, line: LogRow) -> None:
        state = self._game.decode(self._states[-1][1])
        asks = [ask for ask in self._game.asks(state) if ask.audience is None]
        turn = [ask.seat for ask in asks if ask.pace is Pace.TURN and ask.seat != CLOCK]
        if turn or not any(ask.seat == CLOCK for ask in asks):
            self.turns = {seat: self.turns.get(seat, line) for seat in turn}
