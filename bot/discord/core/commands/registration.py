"""Registers the commands, if those that Discord has are others: both are hashed whole, after the same tidying."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Iterable, Sequence
from typing import Any

import discord

log = logging.getLogger(__name__)

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


async def register(client: discord.Client, wanted: Sequence[dict[str, Any]]) -> None:
    """Register commands with Discord, unless it has them already."""
    known = await known_commands(client)
    if known and hash_of(wanted) == hash_of(known):
        log.info("the commands are registered already")
        return
    assert client.application_id is not None
    await client.http.bulk_upsert_global_commands(client.application_id, payload=list(wanted))
    log.info("registered %d commands", len(wanted))


async def known_commands(client: discord.Client) -> list[Any]:
    """The commands as Discord has them; unlike the library's own request, this one asks for translations."""
    route = discord.http.Route(
        "GET", "/applications/{application_id}/commands", application_id=client.application_id
    )
    found: list[Any] = await client.http.request(route, params={"with_localizations": "true"})
    return found
