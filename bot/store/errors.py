"""What can go wrong with a store, and conflicts with other writers."""

from __future__ import annotations

import enum


class Trouble(enum.Enum):
    """The kinds of trouble with a database."""

    LOCKED = "locked"
    READ_ONLY = "read-only"
    FULL = "full"
    NEWER = "newer"
    DAMAGED = "damaged"
    MISSING = "missing"
    TAKEN = "taken"
    CLOSED = "closed"
    REFUSED = "refused"
    FAILED = "failed"


class StoreError(Exception):
    """The database did not do what it was asked; nothing of that request is in it."""

    def __init__(self, trouble: Trouble, message: str) -> None:
        super().__init__(message)
        self.trouble = trouble


class Clash(enum.Enum):
    """What two writers wanted at once.

    NUMBER: that number of the log is taken. INTERACTION: that interaction is in a log already. CHANNEL: the channel has
    a live session. TABLES: the server has as many live sessions as it allows. LOBBIES: the host has as many open
    lobbies as anyone may. HOSTED: the host runs more games on the server than it allows.
    RULES: the rules of the server have changed. SESSION: the session has changed since it was
    read. LEASE: another process serves the session's shard now.
    """

    NUMBER = "number"
    INTERACTION = "interaction"
    CHANNEL = "channel"
    TABLES = "tables"
    LOBBIES = "lobbies"
    HOSTED = "hosted"
    RULES = "rules"
    SESSION = "session"
    LEASE = "lease"


class Conflict(Exception):
    """Someone else was first; nothing of the request was stored."""

    def __init__(self, clash: Clash) -> None:
        super().__init__(clash.value)
        self.clash = clash
