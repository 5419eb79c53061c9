"""What the log tells of a database in trouble: once what is wrong, however many are refused, and once its end."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.sessions.core import refusals
from bot.sessions.core.shards import Shards

log = logging.getLogger(__name__)


class Outage(logging.Filter):
    """Lets through the first refusal of each kind, and counts all, until a sign of life finds that none came lately."""

    def __init__(self) -> None:
        super().__init__()
        self._told = set[str]()
        """What is wrong, without what the database said of it."""
        self._refused, self._is_quiet = 0, True

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is told."""
        if record.levelno < logging.ERROR:
            return True
        self._refused, self._is_quiet = self._refused + 1, False
        wrong = record.getMessage().partition(" (")[0]
        is_new = wrong not in self._told
        self._told.add(wrong)
        return is_new

    def stands(self, _: object) -> None:
        """A sign of life was stored."""
        if self._refused and self._is_quiet:
            log.warning("the database works again; meanwhile it refused %d requests", self._refused)
            self._told.clear()
            self._refused = 0
        self._is_quiet = True


@contextmanager
def outages_told_once(shards: Shards) -> Iterator[None]:
    """Within the block, the log tells of each outage once."""
    outage = Outage()
    shards.on_standing.subscribe(outage.stands)
    refusals.log.addFilter(outage)
    try:
        yield
    finally:
        refusals.log.removeFilter(outage)
