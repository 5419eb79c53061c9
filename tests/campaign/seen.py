"""Everything that the bot ever posted, also what was deleted since: when, where, whom it called, with which buttons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.sandbox import Sandbox, Seen
from bot.sandbox.world.clock import DISCORD_EPOCH
from bot.sandbox.world.things import Stored

SLACK = 0.01
"""Seconds by which a message may seem older than its cause: its id counts whole milliseconds."""


@dataclass(frozen=True)
class Posted:
    """One message as it was when it came."""

    channel: int
    at: float
    called: frozenset[int]
    buttons: frozenset[str]


class Witness:
    """Notes each message of the bot that others than one person alone can see."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self._posted: dict[str, Posted] = {}
        sandbox.world.listeners.append(self._hear)

    def was_called(self, user: int, channel: int, since: float) -> bool:
        """Whether a message that came into a channel after a moment calls a person."""
        return any(
            user in post.called and post.channel == channel and post.at >= since - SLACK
            for post in self._posted.values()
        )

    def was_written(self, channel: int, since: float) -> bool:
        """Whether a message came into a channel after a moment."""
        return any(post.channel == channel and post.at >= since - SLACK for post in self._posted.values())

    def with_button(self, custom_id: str) -> int:
        """How many messages came with a button."""
        return sum(custom_id in post.buttons for post in self._posted.values())

    def _hear(self, what: str, thing: Any) -> None:
        if what != "message" or not isinstance(thing, Stored) or thing.id in self._posted:
            return
        if thing.only_for is not None or not thing.payload["author"].get("bot"):
            return
        self._posted[thing.id] = Posted(
            int(thing.channel_id),
            (int(thing.id) >> 22) / 1000 + DISCORD_EPOCH,
            frozenset(int(each["id"]) for each in thing.payload["mentions"]),
            frozenset(self._ids(Seen(self.sandbox, thing))),
        )

    def _ids(self, message: Seen) -> Iterator[str]:
        return (each["custom_id"] for each in message.buttons if "custom_id" in each)
