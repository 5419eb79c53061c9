"""The guild's automatic moderation: words that no public message and no title may hold.

Direct messages and ephemeral answers are not looked at. How Discord treats bots is not documented; that it refuses
their messages (200000) and titles (200001) is seen in the wild.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from bot.sandbox import errors
from bot.sandbox.errors import Json, Refusal
from bot.sandbox.world.things import Channel
from bot.sandbox.world.world import World

SAID = ("content", "label", "description", "placeholder", "title", "name", "text", "value")
"""The members of a body that people read."""


def check_message(world: World, channel: Channel, body: Json) -> None:
    """Raise Refusal (200000) for a message with a forbidden word."""
    if channel.kind != "dm" and _is_forbidden(world, _words(body)):
        raise Refusal(400, errors.MESSAGE_BLOCKED, "Message was blocked by automatic moderation")


def check_title(world: World, title: str) -> None:
    """Raise Refusal (200001) for a name of a channel or thread with a forbidden word."""
    if _is_forbidden(world, [title]):
        raise Refusal(400, errors.TITLE_BLOCKED, "Title was blocked by automatic moderation")


def _is_forbidden(world: World, said: Iterable[str]) -> bool:
    """Keywords without asterisks are found as whole words, in any case."""
    if not world.forbidden:
        return False
    pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, world.forbidden))})\b", re.IGNORECASE)
    return any(pattern.search(text) for text in said)


def _words(body: Any) -> Iterator[str]:
    if isinstance(body, list):
        for each in body:
            yield from _words(each)
    elif isinstance(body, dict):
        for key, value in body.items():
            if isinstance(value, str):
                if key in SAID:
                    yield value
            else:
                yield from _words(value)
