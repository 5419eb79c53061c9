"""Who knows of each line of the log: secret actions leave no trace for others, not even in line numbers."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.engine.moves import Event, Seat
from bot.engine.rules import Game
from bot.sessions.core.lines import Knowers
from bot.sessions.core.types import Saved

_asks = msgspec.msgpack.Encoder()


def knowers(
    game: Game[Any], before: Saved, after: Saved, mover: Seat, events: Sequence[Event], seats: int
) -> Knowers:
    """Who can tell that a move was made: by its events, or because the game now looks different to them."""
    if any(event.audience is None for event in events) or _differs(game, before, after, None):
        return None
    return tuple(
        seat
        for seat in map(Seat, range(seats))
        if seat == mover
        or any(event.seen_by(seat) for event in events)
        or _differs(game, before, after, seat)
    )


def _differs(game: Game[Any], before: Saved, after: Saved, viewer: Seat | None) -> bool:
    return _shown(game, before, viewer) != _shown(game, after, viewer)


def _shown(game: Game[Any], saved: Saved, viewer: Seat | None) -> tuple[bytes, bytes]:
    # Not the default of a question: it may be a secret of the seat asked.
    asks = [
        (ask.seat, ask.prompt, ask.pace, ask.blocking, ask.audience, ask.side)
        for ask in saved.asks
        if ask.known_to(viewer)
    ]
    return game.encode(game.view(saved.state, viewer)), _asks.encode(asks)


class Visibility:
    """Who knows of each line of a log. `lines` is the number of the last one."""

    def __init__(self) -> None:
        self.lines = 0
        self._known: list[Knowers] = []
        self._counts: dict[Seat | None, list[int]] = {}

    def extend(self, known: Iterable[Knowers]) -> None:
        """Note the lines that follow."""
        self._known.extend(known)
        self.lines = len(self._known)

    def revision(self, viewer: Seat | None, seq: int) -> int:
        """How many of the lines up to `seq` a viewer (None: the public) knows of."""
        return self._counted(viewer)[min(seq, self.lines)]

    def line(self, viewer: Seat | None, revision: int) -> int:
        """The number of the line that a viewer knows as number `revision`; of the last one if there are fewer."""
        return min(bisect_left(self._counted(viewer), max(revision, 0)), self.lines)

    def before(self, viewer: Seat | None, marks: Iterable[tuple[int, int]]) -> int:
        """The number of the line after the latest of some marks.

        A mark is a line, and how many lines that a viewer knows, that one among them, are not before it.
        """
        return max([self.line(viewer, self.revision(viewer, seq) - lines) for seq, lines in marks])

    def known(self, viewer: Seat | None, after: int, upto: int) -> list[int]:
        """The numbers of the lines that a viewer knows as the numbers after `after`, up to `upto`."""
        return [self.line(viewer, revision) for revision in range(after + 1, upto + 1)]

    def _counted(self, viewer: Seat | None) -> list[int]:
        """How many of the first 0, 1, 2… lines a viewer knows of."""
        counts = self._counts.setdefault(viewer, [0])
        for known in self._known[len(counts) - 1 :]:
            counts.append(counts[-1] + (known is None or viewer in known))
        return counts
