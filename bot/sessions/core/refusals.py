"""Refusals by the sessions. Refusals by a game's rules are bot.engine.errors.Illegal."""

from __future__ import annotations

import logging
from typing import Any

from bot.engine.moves import Event, Text, Values
from bot.engine.options import GameInfo
from bot.store import StoreError, Trouble

log = logging.getLogger(__name__)

WITHOUT_RULES = ("game-gone", "rules-newer", "rules-older")
"""Refusals of a session whose rules the bot does not have: waiting does not help."""

_IN_TROUBLE = {
    Trouble.LOCKED: "store-locked",
    Trouble.READ_ONLY: "store-read-only",
    Trouble.FULL: "store-full",
    Trouble.NEWER: "store-failed",
    Trouble.DAMAGED: "store-damaged",
    Trouble.MISSING: "store-missing",
    Trouble.REFUSED: "store-missing",
    Trouble.TAKEN: "store-taken",
    Trouble.CLOSED: "store-closed",
    Trouble.FAILED: "store-failed",
}
"""By what is wrong with the database, the refusal. A newer one is not opened, so no one can ask anything of it."""


class Refused(Exception):
    """A request that cannot be met; nothing was changed.

    `why` is the message `refusal-KEY` of the bot's catalogue, with `.title` and `.remedy` like the refusals of games.
    `events` is what happened meanwhile, if that is the cause, as far as the user may know it.
    """

    def __init__(self, key: str, events: list[Event] | None = None, /, **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.values: Values = values
        self.events = events or []

    @property
    def is_passing(self) -> bool:
        """Whether the database was in trouble, which may be over soon; the log says what it was."""
        return self.key.startswith("store-")

    @property
    def why(self) -> Text:
        """The sentence."""
        return Text(f"refusal-{self.key}", self.values)


def check_played(info: GameInfo, version: int | None) -> None:
    """Raise Refused("rules-newer", "rules-older") if a version of the rules is not played; None: a game not begun."""
    if version is not None and version > info.version:
        raise Refused("rules-newer", version=version, newest=info.version)
    if version is not None and version < info.since:
        raise Refused("rules-older", version=version)


def refused_by_store(error: StoreError) -> Refused:
    """The refusal that a player gets when the database is in trouble; the details are in the log."""
    log.log(logging.INFO if error.trouble is Trouble.CLOSED else logging.ERROR, "%s", error)
    return Refused(_IN_TROUBLE[error.trouble])
