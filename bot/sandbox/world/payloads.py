"""The world as Discord's JSON: users, members, roles, channels, the guild, and the skeleton of a message."""

from __future__ import annotations

from bot.sandbox.errors import Json
from bot.sandbox.world.permissions import EVERYONE, MANAGE_GUILD
from bot.sandbox.world.things import Channel, Guild, Person
from bot.sandbox.world.world import World

DM_CHANNEL, GROUP_CHANNEL, PUBLIC_THREAD, PRIVATE_THREAD = 1, 3, 11, 12
GUILD_CHANNELS = {"text": 0, "voice": 2, "forum": 15}
"""Discord's types of the kinds of channels that are in the guild's list."""
ALL_PERMISSIONS = (1 << 50) - 1


def user(person: Person) -> Json:
    return _user(person.id, person.name)


def bot_user(world: World) -> Json:
    return {**_user(world.identity.bot_id, world.identity.bot_name), "bot": True}


def any_user(world: World, user_id: str) -> Json | None:
    """The user with this id, the bot included; None if there is none."""
    if user_id == world.identity.bot_id:
        return bot_user(world)
    if user_id == world.identity.owner_id:
        return _user(user_id, "Warden")
    person = world.people.get(user_id)
    return user(person) if person is not None else None


def _user(user_id: str, name: str) -> Json:
    return {
        "id": user_id,
        "username": name.lower().replace(" ", "_"),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "banner": None,
        "accent_color": None,
        "flags": 0,
        "public_flags": 0,
        "clan": None,
        "primary_guild": None,
    }


def _member(joined_at: str, roles: list[str]) -> Json:
    return {
        "avatar": None,
        "banner": None,
        "avatar_decoration_data": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": joined_at,
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": roles,
        "mute": False,
        "deaf": False,
    }


def member(world: World, person: Person, guild: Guild | None = None) -> Json:
    """A guild member without its user, as message events carry it."""
    guild = guild or world.home
    organiser = [guild.admin_role_id] if person.admin else []
    if guild is not world.home:
        return _member(person.joined_at, organiser)
    return _member(person.joined_at, [*organiser, *person.roles])


def bot_member(world: World, guild: Guild | None = None) -> Json:
    guild = guild or world.home
    return {**_member(guild.joined_at, [guild.bot_role_id]), "user": bot_user(world)}


def any_member(world: World, user_id: str, guild: Guild | None = None) -> Json | None:
    """The member with this user id, with its user; None if there is none."""
    if user_id == world.identity.bot_id:
        return bot_member(world, guild)
    if user_id == world.identity.owner_id:
        return {**_member(world.identity.created_at, []), "user": any_user(world, user_id)}
    person = world.people.get(user_id)
    if person is None or not person.member:
        return None
    return {**member(world, person, guild), "user": user(person)}


def roles(world: World, guild: Guild | None = None) -> list[Json]:
    guild = guild or world.home
    own = world.roles.values() if guild is world.home else ()
    return [
        _role(guild.id, "@everyone", EVERYONE, 0),
        _role(guild.admin_role_id, "Organisers", EVERYONE | MANAGE_GUILD, 1),
        {
            **_role(guild.bot_role_id, world.identity.bot_name, world.granted, 2),
            "managed": True,
            "tags": {"bot_id": world.identity.bot_id},
        },
        *(
            _role(each.id, each.name, EVERYONE | each.permissions, position)
            for position, each in enumerate(own, 3)
        ),
    ]


def _role(role_id: str, name: str, permissions: int, position: int) -> Json:
    return {
        "id": role_id,
        "name": name,
        "description": None,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(world: World, place: Channel) -> Json:
    """A channel of any kind, as GET /channels/{id} returns it."""
    if place.kind == "dm":
        person = world.people[place.person or ""]
        return {
            "id": place.id,
            "type": DM_CHANNEL,
            "flags": 0,
            "last_message_id": place.last_message_id,
            "recipients": [user(person)],
        }
    if place.kind == "group":
        people = list(world.people.values())[:3]
        return {
            "id": place.id,
            "type": GROUP_CHANNEL,
            "flags": 0,
            "name": place.name,
            "icon": None,
            "owner_id": people[0].id,
            "last_message_id": place.last_message_id,
            "recipients": [user(each) for each in people],
        }
    if place.kind == "thread":
        return {
            "id": place.id,
            "type": PUBLIC_THREAD,
            "guild_id": world.guild_id_of(place),
            "parent_id": place.parent,
            "owner_id": place.owner,
            "name": place.name,
            "flags": 0,
            "last_message_id": place.last_message_id,
            "message_count": place.message_count,
            "total_message_sent": place.message_count,
            "member_count": 1,
            "rate_limit_per_user": 0,
            "thread_metadata": {
                "archived": place.archived,
                "locked": place.locked,
                "auto_archive_duration": place.auto_archive,
                "archive_timestamp": place.archived_at or place.created_at,
                "create_timestamp": place.created_at,
            },
        }
    overwrites = []
    if place.closed:
        overwrites.append(_overwrite(world.guild_id_of(place) or "", 0, 0, place.closed))
    if place.closed or place.denied:
        overwrites.append(_overwrite(world.identity.bot_id, 1, place.closed & ~place.denied, place.denied))
    return {
        "id": place.id,
        "type": GUILD_CHANNELS[place.kind],
        "guild_id": world.guild_id_of(place),
        "parent_id": None,
        "name": place.name,
        "topic": place.topic,
        "position": list(world.channels).index(place.id),
        "nsfw": False,
        "flags": 0,
        "rate_limit_per_user": 0,
        "permission_overwrites": overwrites,
        "last_message_id": place.last_message_id,
        "last_pin_timestamp": None,
        **({"bitrate": 64000, "user_limit": 0, "rtc_region": None} if place.kind == "voice" else {}),
        **({"available_tags": [], "default_sort_order": None} if place.kind == "forum" else {}),
    }


def _overwrite(holder: str, kind: int, allow: int, deny: int) -> Json:
    return {"id": holder, "type": kind, "allow": str(allow), "deny": str(deny)}


def guild(world: World, it: Guild | None = None) -> Json:
    """A guild as GET /guilds/{id} returns it."""
    it = it or world.home
    return {
        "id": it.id,
        "name": it.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": world.identity.owner_id,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": roles(world, it),
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": it.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
    }


def guild_create(world: World, it: Guild, *, with_members: bool) -> Json:
    """GUILD_CREATE: the guild with channels and threads; all members only for the intent that asks for them."""
    places = [each for each in world.channels.values() if world.guild_of(each) is it]
    members = [bot_member(world, it)]
    if with_members:
        members += [{**member(world, each, it), "user": user(each)} for each in world.people.values()]
    return {
        **guild(world, it),
        "joined_at": it.joined_at,
        "large": False,
        "unavailable": False,
        "member_count": len(world.people) + 2,
        "voice_states": [],
        "members": members,
        "channels": [channel(world, each) for each in places if each.kind in GUILD_CHANNELS],
        "threads": [channel(world, each) for each in places if each.kind == "thread" and not each.archived],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def message(world: World, place: Channel, author: Json, kind: int = 0) -> Json:
    """An empty message with every field that a message always has."""
    return {
        "id": world.ids.next(),
        "channel_id": place.id,
        "type": kind,
        "author": author,
        "content": "",
        "timestamp": world.clock.stamp(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
    }
