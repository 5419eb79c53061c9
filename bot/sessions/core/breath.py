"""How long work on a thread leaves time for the event loop."""

from __future__ import annotations

import time


def breathe(number: int) -> None:
    """Let the event loop run: a thread that replays a long game would block it by milliseconds each time."""
    if number % 16 == 15:
        time.sleep(0.0002)
