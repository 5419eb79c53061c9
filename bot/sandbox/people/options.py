"""The values of a command's options: which ones the client accepts, and the objects sent along with ids."""

from __future__ import annotations

from typing import Any

from bot.sandbox.errors import Json
from bot.sandbox.people.refusals import CannotDo
from bot.sandbox.world import components as tree
from bot.sandbox.world import payloads
from bot.sandbox.world.things import Channel, Person
from bot.sandbox.world.world import World

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 3, 4, 5, 6, 7, 8, 9, 10, 11
RESOLVED = (USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT)
"""Options whose value is an id; the object behind it goes along."""
SAFE_INTEGER = 1 << 53
LONGEST_STRING = 6000


def checked(world: World, option: Json, value: Any) -> Any:
    """A value of the option's type and within its bounds."""
    name, kind = option["name"], option["type"]
    wrong = CannotDo(f"{value!r} is no value for the option {name!r}")
    match kind:
        case 3:
            if not isinstance(value, str) or not value:
                raise wrong
            if not option.get("min_length", 0) <= len(value) <= option.get("max_length", LONGEST_STRING):
                raise wrong
        case 4:
            if not isinstance(value, int) or isinstance(value, bool) or abs(value) > SAFE_INTEGER:
                raise wrong
        case 5:
            if not isinstance(value, bool):
                raise wrong
        case 6 | 9:
            value = str(value)
            if payloads.any_user(world, value) is None:
                raise wrong
        case 7:
            value = str(value)
            place = world.channels.get(value)
            kinds = option.get("channel_types")
            if place is None or (kinds and payloads.channel(world, place)["type"] not in kinds):
                raise wrong
        case 8:
            value = str(value)
            if all(value != each["id"] for each in payloads.roles(world)):
                raise wrong
        case 10:
            if not isinstance(value, int | float) or isinstance(value, bool):
                raise wrong
        case _:
            raise wrong
    if kind in (INTEGER, NUMBER) and not (
        option.get("min_value", value) <= value <= option.get("max_value", value)
    ):
        raise wrong
    offered = option.get("choices")
    if offered and all(value != each["value"] for each in offered):
        raise wrong
    return value


def objects(world: World, ids: list[tuple[int, str]], channel: Channel, asker: Person) -> Json:
    """The objects behind ids in options and menus, as (option type, id), with the rights of who chose them."""
    found: Json = {}
    for kind, key in ids:
        user = payloads.any_user(world, key)
        if kind in (USER, MENTIONABLE) and user is not None:
            found.setdefault("users", {})[key] = user
            member = payloads.any_member(world, key)
            if channel.kind != "dm" and member is not None:
                person = world.people.get(key)
                held = world.permissions(person) if person is not None else payloads.ALL_PERMISSIONS
                member = {
                    each: value for each, value in member.items() if each not in ("user", "mute", "deaf")
                }
                found.setdefault("members", {})[key] = {**member, "permissions": str(held)}
        if kind == CHANNEL and key in world.channels:
            place = world.channels[key]
            found.setdefault("channels", {})[key] = {
                **payloads.channel(world, place),
                "permissions": str(world.permissions_in(asker, place)),
                "app_permissions": str(world.bot_permissions(place)),
            }
        if kind == ATTACHMENT and key in world.attachments:
            found.setdefault("attachments", {})[key] = world.attachments[key]
        if kind in (ROLE, MENTIONABLE):
            for role in payloads.roles(world):
                if role["id"] == key:
                    found.setdefault("roles", {})[key] = role
    return found


def objects_of_menu(world: World, kind: int, values: list[str], channel: Channel, asker: Person) -> Json:
    """The objects behind the values of a menu of this kind."""
    types = {
        tree.USER_SELECT: USER,
        tree.ROLE_SELECT: ROLE,
        tree.MENTIONABLE_SELECT: MENTIONABLE,
        tree.CHANNEL_SELECT: CHANNEL,
        tree.UPLOAD: ATTACHMENT,
    }
    return objects(world, [(types[kind], each) for each in values], channel, asker) if kind in types else {}
