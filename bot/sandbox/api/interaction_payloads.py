"""Interactions as Discord's JSON: what the bot receives, and what it gets back for its answer."""

from __future__ import annotations

from bot.sandbox.api.interaction import COMMAND, COMPONENT, FILE_LIMIT, MESSAGE, MODAL, UPDATE, Interaction
from bot.sandbox.errors import Json
from bot.sandbox.world import payloads
from bot.sandbox.world.things import Stored
from bot.sandbox.world.world import World


def event(world: World, it: Interaction) -> Json:
    """The data of INTERACTION_CREATE."""
    person, channel = it.person, it.channel
    place = payloads.channel(world, channel)
    event: Json = {
        "id": it.id,
        "application_id": world.identity.bot_id,
        "type": it.type,
        "token": it.token,
        "version": 1,
        "data": it.data,
        "channel": place,
        "channel_id": channel.id,
        "app_permissions": str(world.bot_permissions(channel)),
        "locale": person.locale,
        "entitlements": [],
        "attachment_size_limit": FILE_LIMIT,
    }
    event["authorizing_integration_owners"] = owners(world, it)
    guild = world.guild_of(channel)
    if guild is None:
        event["user"] = payloads.user(person)
        event["context"] = 1 if channel.kind == "dm" else 2
    else:
        permissions = str(world.permissions_in(person, channel))
        place["permissions"] = permissions
        event["guild_id"] = guild.id
        event["guild"] = {"id": guild.id, "locale": guild.locale, "features": []}
        event["guild_locale"] = guild.locale
        event["member"] = {
            **payloads.member(world, person, guild),
            "user": payloads.user(person),
            "permissions": permissions,
            "unusual_dm_activity_until": None,
        }
        event["context"] = 0
    if it.source is not None:
        event["message"] = it.source.told
    return event


def owners(world: World, it: Interaction) -> Json:
    """For whom the application was installed: a guild that has the bot, or else the person."""
    guild = world.guild_of(it.channel)
    if guild is not None and guild.member:
        return {"0": guild.id}
    return {"0": "0"} if it.channel.kind == "dm" else {"1": it.person.id}


def callback_response(world: World, it: Interaction, kind: int) -> Json:
    """The callback response that `with_response` asks for; `kind` is the callback type."""
    answer: Json = {
        "interaction": {
            "id": it.id,
            "type": it.type,
            "response_message_loading": it.outcome == "thinking",
            "response_message_ephemeral": it.ephemeral,
            "channel_id": it.channel.id,
        }
    }
    if (guild_id := world.guild_id_of(it.channel)) is not None:
        answer["interaction"]["guild_id"] = guild_id
    if it.response is not None:
        answer["interaction"]["response_message_id"] = it.response.id
        if kind in (MESSAGE, UPDATE):
            answer["resource"] = {"type": kind, "message": it.response.told}
    return answer


def metadata(world: World, it: Interaction, response: Stored | None) -> Json:
    """What a message says of the interaction that it answers; `response` is the first answer, for a further one."""
    found: Json = {
        "id": it.id,
        "type": it.type,
        "user": payloads.user(it.person),
        "authorizing_integration_owners": owners(world, it),
    }
    if it.type == COMMAND:
        found["name"] = it.command
        found["command_type"] = 1
    if it.type == COMPONENT and it.source is not None:
        found["interacted_message_id"] = it.source.id
    if it.type == MODAL and it.trigger is not None:
        found["triggering_interaction_metadata"] = metadata(world, it.trigger, None)
    if response is not None:
        found["original_response_message_id"] = response.id
    return found
