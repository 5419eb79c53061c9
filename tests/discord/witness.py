"""What one person is sent at a table: each message, each change, the bytes of files, and in which order."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox import Actor, Answer, Place
from bot.sandbox.world.things import Stored
from tests.discord.stage import Stage

SNOWFLAKE = re.compile(r"\b\d{17,20}\b")
WHEN = re.compile(r"<t:\d+:R>|\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)")
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S*|\?(?:ex=\w+&is=\w+&)?hm=\w+&?")
SESSION = re.compile(r"\b([hm]:[a-z-]+):\d+:")
HASH = re.compile(r"\b(?:[0-9a-f]{64}|[0-9a-f]{16})\b")

PLACES = ("channel", "direct messages", "panels")
"""Where someone is sent something: what all see, the own direct messages, and what only they see in the channel."""

UNTOLD = ("attachments", "author", "interaction", "interaction_metadata", "webhook_id", "mentions", "nonce")
"""What of a message is described apart, names only who clicked and that the bot wrote it, or is a hash of ids."""


@dataclass
class Witness:
    """Notes by place what `who` is sent, and of all places together in which order it came."""

    stage: Stage
    who: Actor
    place: Place
    seen: dict[str, list[str]] = field(default_factory=dict)
    order: list[str] = field(default_factory=list)
    numbers: dict[str, dict[str, str]] = field(default_factory=dict)
    asking: bool = False
    """The person asks for something just now: what comes is the answer, and compared as such."""

    def __post_init__(self) -> None:
        self.stage.sandbox.world.listeners.append(self._listen)

    def _listen(self, what: str, thing: Any) -> None:
        if not isinstance(thing, Stored) or (where := self._where(thing)) is None:
            return
        self.seen.setdefault(where, []).append(f"{what} {self.describe(thing, where)}")
        # An old message of the channel loses its buttons in its own time.
        if where != "channel" or thing.id == self.place.last.id:
            self.order.append(where)

    def _where(self, stored: Stored) -> str | None:
        here = stored.channel_id == self.place.id
        if stored.only_for is not None:
            return "panels" if here and stored.only_for == self.who.id and not self.asking else None
        if here:
            return "channel"
        about = f"<#{self.place.id}>" in str([stored.payload["content"], stored.payload["components"]])
        return "direct messages" if stored.channel_id == self.who.dm.id and about else None

    def take(self) -> dict[str, list[str]]:
        """What has come since the last time, by place; and the order of the channel with each other place."""
        taken = {where: self.seen.pop(where, []) for where in PLACES}
        for where in PLACES[1:]:
            taken[f"order of channel and {where}"] = [
                each for each in self.order if each in ("channel", where)
            ]
        self.order.clear()
        return taken

    def describe(self, stored: Stored, where: str) -> str:
        """A message without what differs between two runs of one and the same game: ids, times, addresses, hashes."""
        payload, files = stored.payload, self.stage.sandbox.world.files
        attached = [
            (
                each["filename"],
                each.get("description"),
                hashlib.sha256(files.get(each["id"]) or b"").hexdigest()[:12],
            )
            for each in payload["attachments"]
        ]
        kept = {key: value for key, value in sorted(payload.items()) if key not in UNTOLD}
        kept["edited_timestamp"] = payload.get("edited_timestamp") is not None
        pinged = [each["id"] for each in payload.get("mentions") or []]
        return self.plain(f"{stored.id} gone={stored.gone} {kept} {pinged} {attached}", where)

    def plain(self, text: str, where: str) -> str:
        """A text with what differs between two runs put the same for both."""
        numbers = self.numbers.setdefault(where, {})
        text = SESSION.sub(r"\1:<session>:", ADDRESS.sub("<address>", text))
        text = HASH.sub("<hash>", WHEN.sub("<when>", text))
        return SNOWFLAKE.sub(lambda found: numbers.setdefault(found[0], f"#{len(numbers)}"), text)

    def answer(self, answer: Answer) -> str:
        """The answer to an act, as only the person who acted sees it."""
        if answer.kind == "choices":
            return self.plain(str(answer.choices), "answers")
        assert answer.ephemeral
        return self.describe(answer.message.stored, "answers")
