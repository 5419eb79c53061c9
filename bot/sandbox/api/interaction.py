"""One interaction: its kinds, how long it lasts, and what both sides know about it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.sandbox.errors import Json
from bot.sandbox.rules import limits
from bot.sandbox.world.clock import Timer
from bot.sandbox.world.things import Channel, Person, Stored

SECONDS_TO_ACKNOWLEDGE = 3.0
TOKEN_SECONDS = 15 * 60.0
FILE_LIMIT = limits.MAX_FILE_BYTES

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""Interaction types."""

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, SHOW_MODAL = 4, 5, 6, 7, 8, 9
"""Callback types."""

ALLOWED = {
    COMMAND: (MESSAGE, DEFER, SHOW_MODAL),
    COMPONENT: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE, SHOW_MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL: (MESSAGE, DEFER, DEFER_UPDATE, UPDATE),
}


@dataclass(slots=True, eq=False)
class Interaction:
    """One act of a person, and the bot's answer.

    `outcome` is "pending" until the bot answers, then one of "message", "thinking", "update", "later" (an update is
    announced), "choices", "modal", or "failed". `settled` is set once there is nothing to wait for: at once for all
    but "thinking", which settles with the message that replaces it. `touched` counts followups, edits and deletions.
    """

    id: str
    token: str
    type: int
    person: Person
    channel: Channel
    data: Json
    source: Stored | None = None
    command: str = ""
    ephemeral: bool = False
    outcome: str = "pending"
    response: Stored | None = None
    created: list[Stored] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    submitted: bool = False
    delivered: bool = False
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    touched: int = 0
    timer: Timer | None = None
    trigger: Interaction | None = None
    on_outcome: Callable[[Interaction], None] | None = None

    def finish(self, outcome: str, *, settled: bool = True) -> None:
        self.outcome = outcome
        self.acknowledged.set()
        if settled:
            self.settled.set()
        if self.on_outcome is not None:
            self.on_outcome(self)
