"""The part of Discord's limit that each process may use, so that all together never exceed it."""

from __future__ import annotations

from collections import deque

from bot.store.leases import Standing

A_SECOND = 45
"""Requests a second with the bot's token; Discord allows fifty, so that a few processes may begin at one moment."""

LEAST = 0.25
"""The part of an equal share that a process has in any case: it may need it before its next sign of life."""

UNKNOWN = -1
"""Waits less than nothing: a process of which others do not know yet."""


def part_of(standing: Standing, waiting: int) -> int:
    """Requests a second for this process, if it has so many `waiting`; the parts of all come to at most A_SECOND."""
    others = [each.waiting + 1 for each in standing.processes if each.name != standing.process]
    if waiting == UNKNOWN:
        return 1 if others else A_SECOND
    least = LEAST * A_SECOND / (len(others) + 1)
    by_need = (1 - LEAST) * A_SECOND * (waiting + 1) / (waiting + 1 + sum(others))
    return max(1, int(least + by_need))


class Share:
    """What this process may use: as if it had no more waiting than any other may still believe.

    So it uses less at once if others need more, and more only when all others have seen that it needs it.
    """

    def __init__(self) -> None:
        self._noted = deque([(float("-inf"), UNKNOWN)])
        """What it had waiting and when it noted that, in seconds of the database, from the last that all know on."""

    def stands(self, standing: Standing) -> int:
        """Requests a second after a sign of life."""
        mine = next((each.waiting for each in standing.processes if each.name == standing.process), UNKNOWN)
        if self._noted[-1][0] < standing.now:
            self._noted.append((standing.now, mine))
        others = [each.beat for each in standing.processes if each.name != standing.process]
        known = min(others, default=standing.now)
        while len(self._noted) > 1 and self._noted[1][0] <= known:
            self._noted.popleft()
        return part_of(standing, min(waiting for _, waiting in self._noted))
