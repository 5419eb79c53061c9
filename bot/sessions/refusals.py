"""What the house refuses. What the rules of a game refuse is bot.engine.errors.Illegal."""

from __future__ import annotations

import logging
from typing import Any

from bot.engine.moves import Event, Text, Values
from bot.store import StoreError

log = logging.getLogger(__name__)


class Refused(Exception):
    """A request that cannot be met; nothing was changed.

    `why` is the message `refusal-KEY` of the house's catalogue, with `.title` and `.remedy` like the refusals
    of the rules. `events` is what happened since, where the refusal is because of that, as the one who asked
    may know it.
    """

    def __init__(self, key: str, events: list[Event] | None = None, /, **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.values: Values = values
        self.events = events or []

    @property
    def why(self) -> Text:
        """The sentence."""
        return Text(f"refusal-{self.key}", self.values)


def refused_by_store(error: StoreError) -> Refused:
    """The refusal that a player is told when the database is in trouble; who runs the bot finds it in the log."""
    log.error("%s", error)
    return Refused(f"store-{error.trouble.value}")
