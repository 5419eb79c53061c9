"""Telling the bot about messages through the gateway."""

from __future__ import annotations

from bot.sandbox.api.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, Gateway
from bot.sandbox.errors import Json
from bot.sandbox.world.messages import for_event
from bot.sandbox.world.things import Stored
from bot.sandbox.world.world import World


def announce(world: World, gateway: Gateway, event: str, stored: Stored) -> None:
    """Send MESSAGE_CREATE or MESSAGE_UPDATE for a message that everyone in its channel sees."""
    in_dm = world.channels[stored.channel_id].kind == "dm"
    gateway.dispatch(
        event,
        for_event(world, stored),
        intent=DIRECT_MESSAGES if in_dm else GUILD_MESSAGES,
        guild_id=world.guild_id_of(world.channels[stored.channel_id]),
    )


def announce_deletion(world: World, gateway: Gateway, stored: Stored) -> None:
    in_dm = world.channels[stored.channel_id].kind == "dm"
    data: Json = {"id": stored.id, "channel_id": stored.channel_id}
    if not in_dm:
        data["guild_id"] = world.guild_id_of(world.channels[stored.channel_id])
    gateway.dispatch(
        "MESSAGE_DELETE",
        data,
        intent=DIRECT_MESSAGES if in_dm else GUILD_MESSAGES,
        guild_id=world.guild_id_of(world.channels[stored.channel_id]),
    )
