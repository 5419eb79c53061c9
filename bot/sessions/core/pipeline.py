"""What every change of a session passes, in its order. `Sessions` lays it out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from bot.sessions.core.change import Groundwork, LiveTable, Upkeep
from bot.store import Changes


class Pipeline(msgspec.Struct, frozen=True):
    """What every change of a session passes, each part in its order.

    `groundwork` may read and `upkeep` may not: both add to the change before it is written. Then each of the `watchers`
    looks at the session as it is. When another process has written, the `refreshers` read what it changed beside the
    sessions, and the `caches` forget what may be old.
    """

    groundwork: tuple[Groundwork, ...] = ()
    upkeep: tuple[Upkeep, ...] = ()
    watchers: tuple[Callable[[LiveTable], None], ...] = ()
    refreshers: tuple[Callable[[Changes], Awaitable[None]], ...] = ()
    caches: tuple[Callable[[], None], ...] = ()
