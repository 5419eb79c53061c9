"""Whether something was stored for the request that is being answered, so that an apology can say so."""

from __future__ import annotations

import time
from contextvars import ContextVar

from bot.store.patience import SINCE


class Stored:
    """What is stored on behalf of one request; tasks that it starts count with it."""

    def __init__(self) -> None:
        self.any = False


_stored: ContextVar[Stored | None] = ContextVar("stored", default=None)


def watch_stored() -> Stored:
    """Watch what the present task, and those that it starts, store from now on, while someone waits for it."""
    SINCE.set(time.monotonic())
    watched = Stored()
    _stored.set(watched)
    return watched


def note_stored() -> None:
    """Note that something was stored that someone asked for."""
    if (watched := _stored.get()) is not None:
        watched.any = True
