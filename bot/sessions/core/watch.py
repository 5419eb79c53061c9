"""The time of the sessions, and how it is noticed that the machine slept or that its clock was set."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.sessions.core.signals import Signal

JUMP = 60.0
"""Seconds by which the clock on the wall may move against a steady one without being a jump."""

log = logging.getLogger(__name__)


class Watch:
    """Tells the time in UTC seconds by `wall`; `steady` (None: not compared) counts only while the machine is awake.

    After a jump, `awake_since` is the time after it, which `on_jump` tells: it is as after a restart, since no
    one could play meanwhile.
    """

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float] | None = None) -> None:
        self._wall, self._steady = wall, steady
        self.awake_since = wall()
        self._apart = self._difference(self.awake_since)
        self.on_jump = Signal[float]("a jump of the clock to {}")

    def now(self) -> float:
        """The time; a jump is noticed before anyone learns of it."""
        now = self._wall()
        before, self._apart = self._apart, self._difference(now)
        if abs(self._apart - before) > JUMP:
            log.warning(
                "the clock has jumped by %.0f s: players get time as after a restart", self._apart - before
            )
            self.awake_since = now
            self.on_jump(now)
        return now

    def _difference(self, now: float) -> float:
        return 0.0 if self._steady is None else now - self._steady()
