"""What the channel of one session shows, and what it does not show yet."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bot.discord.posting import Post
from bot.engine.moves import Seat
from bot.sessions import Status


@dataclass
class Record:
    """What the channel of one session shows, and what it does not show yet.

    `awaited` are the seats whose turn it was when last looked at (None: not looked at since the start), `people` those
    who held the seats then; `turn_seq` and `before_seq` are where this turn and the one before began, `first_seq` where
    it was first looked at since the start; `fresh` asks for a new message; `seek` says that
    there may be one whose id is not known; `turned` says that the session has begun or
    ended since the players were told.
    `put` are the questions that the house has put to the table.
    """

    post: Post = field(default_factory=Post)
    awaited: frozenset[Seat] | None = None
    people: tuple[int | None, ...] | None = None
    seq: int = -1
    turn_seq: int = 0
    before_seq: int = 0
    first_seq: int = 0
    fresh: bool = False
    put: frozenset[tuple[str, int | None]] | None = None
    lobby: bool = False
    notice: bool = False
    seek: bool = False
    turned: bool = False
    status: Status | None = None
    shown_at: float = 0.0
    dirty: bool = False
    gist: str = ""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    worker: asyncio.Task[None] | None = None
    failures: int = 0
