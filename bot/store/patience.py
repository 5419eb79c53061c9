"""How long a database may take for someone who waits for an answer, however often it is asked for them."""

from __future__ import annotations

import time
from contextvars import ContextVar

LEAST = 0.5
"""Seconds that a request may take in any case."""

SINCE: ContextVar[float] = ContextVar("since", default=float("-inf"))
"""Since when someone waits for what the present task and those that it starts do, in seconds of `time.monotonic`."""


def left(seconds: float) -> float:
    """What is left of some seconds for whoever waits; all of them in a task that goes on long after that."""
    waited = time.monotonic() - SINCE.get()
    return seconds if waited > 2 * seconds else min(seconds, max(LEAST, seconds - waited))
