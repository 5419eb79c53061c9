"""Whether the commands that Discord has are those that the bot wants: both are hashed whole, after the same tidying."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any

FROM_DISCORD = frozenset(
    {
        "id",
        "application_id",
        "guild_id",
        "version",
        "handler",
        "dm_permission",
        "default_permission",
        "name_localized",
        "description_localized",
    }
)
"""What Discord adds to a command, and what it fills in for bots of earlier days."""

IN_ANY_ORDER = frozenset({"contexts", "integration_types", "channel_types", "file_types"})


def hash_of(commands: Iterable[dict[str, Any]]) -> str:
    """A hash of everything about some commands that a bot can register, in the order of their names."""
    tidied = sorted((_tidied({"type": 1, **each}) for each in commands), key=lambda each: str(each["name"]))
    text = json.dumps(tidied, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def _tidied(node: dict[str, Any]) -> dict[str, Any]:
    """A command, option or choice without what means nothing: what is left out, empty or off."""
    found = {}
    for key, value in node.items():
        if key in FROM_DISCORD:
            continue
        if key in ("options", "choices"):
            value = [_tidied(each) for each in value or ()]
        elif key in IN_ANY_ORDER:
            value = sorted(value or ())
        elif key == "default_member_permissions" and value is not None:
            value = str(value)
        elif isinstance(value, float) and value.is_integer():
            value = int(value)
        if value is not None and value is not False and value not in ("", [], {}):
            found[key] = value
    return found
