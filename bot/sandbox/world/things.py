"""The contents of the world: roles, people, channels, messages, and the identity of the bot and its guild."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.sandbox.errors import Json
from bot.sandbox.world import components as tree

LONG_AGO = "2024-01-01T00:00:00.000000+00:00"
"""When the bot joined a server that it is in from the beginning."""


@dataclass(slots=True)
class Role:
    """A role beside those that every guild has; `permissions` are what its holders get in addition to everyone's."""

    id: str
    name: str
    permissions: int = 0


@dataclass(slots=True)
class Person:
    """A human member of the guild. `admin`: holds the role with the Manage Server permission; `roles` further ones.

    `locale` is the language of their Discord. Without `member`, they have left the guild.
    """

    id: str
    name: str
    color: str
    joined_at: str
    admin: bool = False
    dms_open: bool = True
    roles: list[str] = field(default_factory=list)
    locale: str = "en-US"
    member: bool = True


@dataclass(slots=True)
class Channel:
    """A place. `kind` is "text", "voice" (its chat), "forum" (posts are its threads), "thread", "dm" or "group".

    `guild` is the server of all but the last two; empty: the first one.

    `denied` are permission bits that the bot lacks here, `closed` those that members lack. A thread leaves the
    list after `auto_archive` quiet minutes; `archived_at` is when it was archived or opened last. `opened`: the bot has
    opened these direct messages.
    """

    id: str
    name: str
    kind: str
    created_at: str
    person: str | None = None
    parent: str | None = None
    owner: str | None = None
    topic: str | None = None
    denied: int = 0
    archived: bool = False
    locked: bool = False
    last_message_id: str | None = None
    message_count: int = 0
    auto_archive: int = 1440
    closed: int = 0
    guild: str = ""
    opened: bool = False
    archived_at: str = ""


@dataclass(slots=True)
class Stored:
    """A message as REST returns it, with what only Discord's clients know about it.

    `only_for` is the one person who sees an ephemeral message, `loading` marks the "thinking" of a deferred answer,
    `gone` a message that was deleted while someone still holds it.
    """

    payload: Json
    only_for: str | None = None
    loading: bool = False
    gone: bool = False

    @property
    def id(self) -> str:
        return str(self.payload["id"])

    @property
    def channel_id(self) -> str:
        return str(self.payload["channel_id"])

    @property
    def told(self) -> Json:
        """The message as Discord answers it: without `components` if there are none.

        Files that a component or an embed shows are not in `attachments`.
        """
        payload = {name: each for name, each in self.payload.items() if name != "components" or each}
        if not payload["attachments"]:
            return payload
        components, embeds = self.payload["components"], payload["embeds"]
        shown = {
            item.get("attachment_id") for _, each in tree.walk(components) for _, item in tree.media(each)
        }
        pictures = {(embed.get(name) or {}).get("url") for embed in embeds for name in ("image", "thumbnail")}
        payload["attachments"] = [
            each for each in payload["attachments"] if each["id"] not in shown and each["url"] not in pictures
        ]
        return payload

    def for_page(self) -> Json:
        return {**self.payload, "only_for": self.only_for, "loading": self.loading}


@dataclass(slots=True)
class Guild:
    """A server. `member`: the bot is one of it, since `joined_at`."""

    id: str
    name: str
    admin_role_id: str
    bot_role_id: str
    member: bool = True
    locale: str = "en-US"
    joined_at: str = LONG_AGO


@dataclass(slots=True)
class Identity:
    """The ids and the token, which stay the same as long as the world exists; `member`: the bot is one of the guild."""

    guild_id: str
    bot_id: str
    owner_id: str
    admin_role_id: str
    bot_role_id: str
    token: str
    created_at: str
    guild_name: str = "Observatory"
    bot_name: str = "Heliograph"
    skew: float = 0.0
    url: str = ""
    joined_at: str = LONG_AGO
    member: bool = True
    locale: str = "en-US"
