"""From a request body to a message: files stored and linked, components numbered, mentions found; and editing one."""

from __future__ import annotations

import hashlib
import mimetypes
import re
import struct
from dataclasses import dataclass
from urllib.parse import quote

import msgspec

from bot.sandbox.errors import Json
from bot.sandbox.world import components as tree
from bot.sandbox.world import payloads
from bot.sandbox.world.signing import unsigned
from bot.sandbox.world.things import Channel, Stored
from bot.sandbox.world.world import World

SUPPRESS_EMBEDS, EPHEMERAL, LOADING, SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 4, 64, 128, 4096, 32768
SETTABLE = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
"""Flags that a bot may give a message besides `EPHEMERAL`."""

_MENTION = re.compile(r"<@!?(\d+)>")
_PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a multipart request; `number` is n of its part name `files[n]`."""

    number: int
    filename: str
    content_type: str
    body: bytes


def png_size(body: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG, None for other files."""
    if body[:8] != _PNG or len(body) < 24:
        return None
    width, height = struct.unpack(">II", body[16:24])
    return int(width), int(height)


class Composer:
    """Writes messages into the world. `base_url` is the root of the CDN links."""

    def __init__(self, world: World, base_url: str) -> None:
        self._world = world
        self.base_url = base_url

    def fill(self, payload: Json, body: Json, uploads: list[Upload]) -> None:
        """Put what a body says (content, embeds, components, files, flags) into a message, new or edited.

        A member that the body leaves out stays as it is; one that is null becomes empty.
        """
        self._attach(payload, body, uploads)
        if "content" in body:
            payload["content"] = body["content"] or ""
        if "embeds" in body or body.get("embed"):
            embeds = body.get("embeds") or ([body["embed"]] if body.get("embed") else [])
            payload["embeds"] = [self._embed(payload, each) for each in msgspec.to_builtins(embeds)]
        if "components" in body:
            payload["components"] = msgspec.to_builtins(body["components"] or [])
            tree.number(payload["components"])
            tree.write_ids(payload["components"])
        self._link_media(payload)
        if body.get("flags") is not None:
            kept = payload["flags"] & ~SETTABLE | (payload["flags"] & COMPONENTS_V2)
            payload["flags"] = kept | int(body["flags"]) & SETTABLE
        if {"content", "components", "allowed_mentions"} & body.keys():
            self._mention(payload, body.get("allowed_mentions"))

    def edit(self, stored: Stored, body: Json, uploads: list[Upload]) -> None:
        """Change a message in place, mark it as edited and keep it."""
        stored.payload = {**stored.payload}
        self.fill(stored.payload, body, uploads)
        if stored.loading:
            stored.loading = False
            stored.payload["flags"] &= ~LOADING
        else:
            stored.payload["edited_timestamp"] = self._world.clock.stamp()
        self._world.keep_message(stored)

    def _attach(self, payload: Json, body: Json, uploads: list[Upload]) -> None:
        described = {str(each.get("id")): each for each in body.get("attachments") or []}
        before = list(payload["attachments"])
        kept = before
        if "attachments" in body:
            kept = [each for each in before if each["id"] in described]
            for each in kept:
                if "description" in described[each["id"]]:
                    each["description"] = described[each["id"]]["description"]
        for gone in before:
            if gone not in kept:
                self._world.drop_attachment(gone["id"])
        fresh = [self._store(payload, each, described.get(str(each.number), {})) for each in uploads]
        payload["attachments"] = [*kept, *fresh]

    def receive(self, channel: Channel, upload: Upload) -> Json:
        """Keep a file that a person sends with a command or a form."""
        return self._keep(channel.id, upload, {}, ephemeral=True)

    def _store(self, payload: Json, upload: Upload, described: Json) -> Json:
        return self._keep(
            payload["channel_id"], upload, described, ephemeral=bool(payload["flags"] & EPHEMERAL)
        )

    def _keep(self, channel_id: str, upload: Upload, described: Json, *, ephemeral: bool) -> Json:
        name = str(described.get("filename") or upload.filename)
        attachment: Json = {
            "id": self._world.ids.next(),
            "filename": name,
            "size": len(upload.body),
            "content_type": mimetypes.guess_type(name)[0] or upload.content_type,
        }
        size = png_size(upload.body)
        if size is not None:
            attachment["width"], attachment["height"] = size
        if described.get("description"):
            attachment["description"] = described["description"]
        digest = hashlib.sha256(upload.body).hexdigest()[:16]
        attachment["url"] = (
            f"{self.base_url}/cdn/attachments/{channel_id}/{attachment['id']}/{quote(name)}?hm={digest}"
        )
        attachment["proxy_url"] = attachment["url"]
        if ephemeral:
            attachment["ephemeral"] = True
        self._world.keep_attachment(attachment, upload.body)
        return attachment

    def _link_media(self, payload: Json) -> None:
        """Turn `attachment://name` in components into media items with an address."""
        known = {f"attachment://{each['filename']}": each for each in payload["attachments"]}
        known |= {unsigned(each["url"]): each for each in payload["attachments"]}
        for _, component in tree.walk(payload["components"]):
            for each in component.get("items") or ():
                each.setdefault("description", None)
                each.setdefault("spoiler", False)
            for _, item in tree.media(component):
                attachment = known.get(unsigned(str(item.get("url", ""))))
                if attachment is not None:
                    item.update(media_item(attachment))
                    if component["type"] == tree.FILE:
                        component["name"], component["size"] = attachment["filename"], attachment["size"]
                elif "proxy_url" not in item:
                    item.update(id=self._world.ids.next(), proxy_url=item.get("url"), width=None, height=None)

    def _embed(self, payload: Json, embed: Json) -> Json:
        by_name = {each["filename"]: each for each in payload["attachments"]}
        embed.setdefault("type", "rich")
        for name in ("image", "thumbnail"):
            url = str((embed.get(name) or {}).get("url", ""))
            attachment = (
                by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
            )
            if attachment is not None:
                embed[name] = {
                    key: attachment[key]
                    for key in ("url", "proxy_url", "width", "height")
                    if key in attachment
                }
        return embed

    def _mention(self, payload: Json, allowed: Json | None) -> None:
        text = f"{payload['content']}\n{tree.text_of(payload['components'])}"
        named = list(dict.fromkeys(_MENTION.findall(text)))
        everyone = "@everyone" in text or "@here" in text
        if allowed is not None:
            parse = allowed.get("parse") or []
            everyone = everyone and "everyone" in parse
            if "users" not in parse:
                users = {str(each) for each in allowed.get("users") or []}
                named = [each for each in named if each in users]
        found = [payloads.any_user(self._world, each) for each in named]
        payload["mentions"] = [each for each in found if each is not None]
        payload["mention_everyone"] = everyone


def media_item(attachment: Json) -> Json:
    return {
        "id": attachment["id"],
        "url": attachment["url"],
        "proxy_url": attachment["proxy_url"],
        "width": attachment.get("width"),
        "height": attachment.get("height"),
        "content_type": attachment.get("content_type"),
        "attachment_id": attachment["id"],
        "placeholder": "",
        "placeholder_version": 1,
        "loading_state": 2,
        "flags": 0,
    }


def for_event(world: World, stored: Stored) -> Json:
    """A message as gateway events carry it: with the guild and its author's membership."""
    channel = world.channels[stored.channel_id]
    if channel.kind == "dm":
        return {**stored.told, "channel_type": payloads.DM_CHANNEL}
    guild = world.guild_of(channel)
    if guild is None:
        return stored.told
    event = {**stored.told, "guild_id": guild.id}
    author = stored.payload["author"]["id"]
    member = payloads.any_member(world, author, guild)
    if member is not None:
        event["member"] = {key: value for key, value in member.items() if key != "user"}
    return event


def is_awake(channel: Channel) -> bool:
    """Whether messages in a channel can be edited and clicked: not in an archived thread."""
    return not channel.archived and not channel.locked
