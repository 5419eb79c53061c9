"""Routes about a channel: the channel itself, its messages, pins and threads, and the bot's direct messages."""

from __future__ import annotations

from bot.sandbox import errors
from bot.sandbox.api.announcing import announce, announce_deletion
from bot.sandbox.api.gateway import GUILD_MESSAGES, GUILDS, Gateway
from bot.sandbox.api.interactions import refused
from bot.sandbox.api.rest import Call, Reply, Route
from bot.sandbox.errors import Json, Problem, Refusal
from bot.sandbox.rules import automod, limits
from bot.sandbox.rules.nonces import Nonces
from bot.sandbox.rules.ratelimits import RateLimits
from bot.sandbox.world import payloads
from bot.sandbox.world.messages import EPHEMERAL, Composer
from bot.sandbox.world.permissions import (
    ATTACH_FILES,
    CREATE_PRIVATE_THREADS,
    CREATE_PUBLIC_THREADS,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
    effective,
)
from bot.sandbox.world.things import Channel, Stored
from bot.sandbox.world.world import World

AUTO_ARCHIVE = (60, 1440, 4320, 10080)
"""After how many quiet minutes a thread may leave the list of channels."""

THREAD_CREATED = 18
"""The type of the message with which Discord tells a channel of a new thread."""


class ChannelRoutes:
    """The routes under /channels and /users/@me/channels."""

    def __init__(self, world: World, gateway: Gateway, composer: Composer, limits: RateLimits) -> None:
        self._world = world
        self._limits = limits
        self._gateway = gateway
        self._composer = composer
        self._nonces = Nonces(world)

    def all(self) -> list[Route]:
        channel = "/channels/{channel_id}"
        messages, pins = f"{channel}/messages", f"{channel}/messages/pins"
        return [
            Route("POST", "/users/@me/channels", self._open_dm),
            Route("GET", channel, self._get_channel),
            Route("PATCH", channel, self._edit_channel),
            Route("DELETE", channel, self._delete_channel),
            Route("POST", f"{channel}/typing", self._type),
            Route("POST", f"{channel}/threads", self._start_thread),
            Route("GET", messages, self._list),
            Route("POST", messages, self._create),
            Route("GET", pins, self._list_pins),
            Route("PUT", f"{pins}/{{message_id}}", self._pin),
            Route("DELETE", f"{pins}/{{message_id}}", self._unpin),
            Route("GET", f"{channel}/pins", self._list_old_pins),
            Route("PUT", f"{channel}/pins/{{message_id}}", self._pin),
            Route("DELETE", f"{channel}/pins/{{message_id}}", self._unpin),
            Route("POST", f"{messages}/bulk-delete", self._bulk_delete),
            Route("GET", f"{messages}/{{message_id}}", self._get),
            Route("PATCH", f"{messages}/{{message_id}}", self._edit),
            Route("DELETE", f"{messages}/{{message_id}}", self._delete),
            Route("POST", f"{messages}/{{message_id}}/threads", self._start_thread_at),
            Route("GET", f"{channel}/thread-members", self._thread_members),
            Route("PUT", f"{channel}/thread-members/@me", lambda call: Reply(204)),
            Route("PUT", f"{channel}/thread-members/{{user_id}}", lambda call: Reply(204)),
        ]

    def _place(self, call: Call, *permissions: int) -> Channel:
        """The channel of the address, if the bot may see it and has these permissions in it."""
        channel = self._world.channels.get(call["channel_id"])
        if channel is None:
            raise errors.unknown("Channel", errors.UNKNOWN_CHANNEL)
        held = effective(self._world.bot_permissions(channel), channel.kind)
        if channel.kind != "dm" and not held & VIEW_CHANNEL:
            raise Refusal(403, errors.MISSING_ACCESS, "Missing Access")
        for needed in permissions:
            if channel.kind == "thread" and needed == SEND_MESSAGES:
                needed = SEND_MESSAGES_IN_THREADS
            if channel.kind != "dm" and not held & needed:
                raise Refusal(403, errors.MISSING_PERMISSIONS, "Missing Permissions")
        return channel

    def _message(self, call: Call, channel: Channel) -> Stored:
        """The message of the address; ephemeral ones are not found here."""
        stored = self._world.messages[channel.id].get(call["message_id"])
        if stored is None or stored.only_for is not None:
            raise errors.unknown("Message", errors.UNKNOWN_MESSAGE)
        return stored

    def _open_dm(self, call: Call) -> Reply:
        recipient = str(call.body.get("recipient_id") or (call.body.get("recipients") or [""])[0])
        if recipient not in self._world.people:
            raise errors.invalid(
                [Problem(("recipient_id",), "USER_INVALID", f"{recipient} is not a person here")]
            )
        channel = self._world.dm_with(recipient)
        if not channel.opened:
            self._limits.open_direct_messages()
            channel.opened = True
            self._world.keep_channel(channel)
        return Reply(200, payloads.channel(self._world, channel))

    def _get_channel(self, call: Call) -> Reply:
        return Reply(200, payloads.channel(self._world, self._place(call)))

    def _edit_channel(self, call: Call) -> Reply:
        channel = self._place(call)
        if channel.kind == "dm":
            raise Refusal(403, errors.MISSING_PERMISSIONS, "Missing Permissions")
        body: Json = call.body
        if channel.kind == "thread":
            self._check_thread(call, channel)
        found: list[Problem] = []
        if "name" in body and not 1 <= len(body["name"] or "") <= 100:
            found.append(Problem(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length."))
        found += limits.too_long(("topic",), body.get("topic"), 1024)
        if found:
            raise errors.invalid(found)
        channel.name = body.get("name") or channel.name
        channel.topic = body.get("topic", channel.topic)
        if bool(body.get("archived", channel.archived)) != channel.archived:
            self._world.archive(channel, not channel.archived)
        channel.locked = bool(body.get("locked", channel.locked))
        self._world.keep_channel(channel)
        self._announce_channel("UPDATE", channel)
        return Reply(200, payloads.channel(self._world, channel))

    def _check_thread(self, call: Call, thread: Channel) -> None:
        """Members of a thread bring it back; only its owner and who manages threads change anything else.

        Until it is back, nothing else of it changes.
        """
        bot_id, back = self._world.identity.bot_id, call.body.get("archived") is False
        own = thread.owner == bot_id
        member = own or any(each.payload["author"]["id"] == bot_id for each in self._world.in_channel(thread))
        allowed = own if thread.locked else member
        if "locked" in call.body or not (allowed if set(call.body) == {"archived"} and back else own):
            self._place(call, MANAGE_THREADS)
        if thread.archived and not back:
            raise Refusal(400, errors.THREAD_ARCHIVED, "Thread is archived")

    def _delete_channel(self, call: Call) -> Reply:
        channel = self._place(call)
        payload = payloads.channel(self._world, channel)
        if channel.kind != "dm":
            self._announce_channel("DELETE", channel)
            self._world.remove_channel(channel)
        return Reply(200, payload)

    def _announce_channel(self, what: str, channel: Channel) -> None:
        event = f"THREAD_{what}" if channel.kind == "thread" else f"CHANNEL_{what}"
        payload = payloads.channel(self._world, channel)
        self._gateway.dispatch(event, payload, intent=GUILDS, guild_id=self._world.guild_id_of(channel))

    def _type(self, call: Call) -> Reply:
        self._place(call, SEND_MESSAGES)
        return Reply(204)

    def _start_thread(self, call: Call) -> Reply:
        """A thread without a message; as documented, it is private unless the request says otherwise."""
        kind = call.body.get("type", payloads.PRIVATE_THREAD)
        public = kind == payloads.PUBLIC_THREAD
        parent = self._place(call, CREATE_PUBLIC_THREADS if public else CREATE_PRIVATE_THREADS)
        if not public:
            raise errors.invalid(
                [Problem(("type",), "BASE_TYPE_CHOICES", "Only public threads are played in")]
            )
        return self._make_thread(call, parent, None)

    def _start_thread_at(self, call: Call) -> Reply:
        channel = self._place(call, CREATE_PUBLIC_THREADS)
        stored = self._message(call, channel)
        if stored.id in self._world.channels:
            raise Refusal(400, 160004, "A thread has already been created for this message")
        return self._make_thread(call, channel, stored)

    def _make_thread(self, call: Call, parent: Channel, stored: Stored | None) -> Reply:
        name, quiet = call.body.get("name") or "", call.body.get("auto_archive_duration") or 1440
        found = limits.length(("name",), name, 1, 100)
        if quiet not in AUTO_ARCHIVE:
            found.append(
                Problem(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Choose of {AUTO_ARCHIVE}")
            )
        if parent.kind == "forum" and not call.body.get("message"):
            found.append(limits.required(("message",)))
        if found:
            raise errors.invalid(found)
        automod.check_title(self._world, name)
        if parent.kind != "text":
            raise Refusal(400, errors.WRONG_KIND_OF_CHANNEL, "Cannot execute action on this channel type")
        bot_id = self._world.identity.bot_id
        of_message = stored.id if stored is not None else None
        thread = self._world.add_thread(parent, name, bot_id, of_message=of_message, auto_archive=quiet)
        payload = payloads.channel(self._world, thread)
        if stored is not None:
            stored.payload = {**stored.payload, "thread": payload, "flags": stored.payload["flags"] | 32}
            self._world.keep_message(stored)
            announce(self._world, self._gateway, "MESSAGE_UPDATE", stored)
        event = {**payload, "newly_created": True}
        self._gateway.dispatch(
            "THREAD_CREATE", event, intent=GUILDS, guild_id=self._world.guild_id_of(parent)
        )
        if stored is None:
            self._tell_of_thread(parent, thread)
        return Reply(201, payload)

    def _tell_of_thread(self, parent: Channel, thread: Channel) -> None:
        """The channel's notice of a thread that started without a message."""
        notice = payloads.message(self._world, parent, payloads.bot_user(self._world), THREAD_CREATED)
        notice["content"] = thread.name
        notice["message_reference"] = {
            "type": 0,
            "channel_id": thread.id,
            "guild_id": self._world.guild_id_of(parent),
        }
        stored = Stored(notice)
        self._world.keep_message(stored)
        announce(self._world, self._gateway, "MESSAGE_CREATE", stored)

    def _thread_members(self, call: Call) -> Reply:
        thread = self._place(call)
        return Reply(
            200,
            [
                {
                    "id": thread.id,
                    "user_id": self._world.identity.bot_id,
                    "join_timestamp": thread.created_at,
                    "flags": 0,
                }
            ],
        )

    def _list(self, call: Call) -> Reply:
        channel = self._place(call, READ_MESSAGE_HISTORY)
        most = call.limit(50, 100)
        listed = list(self._world.in_channel(channel))
        query = call.query
        if "after" in query:
            later = [each for each in listed if int(each.id) > call.number("after", 0)]
            chosen = later[:most]
        elif "around" in query:
            earlier = [each for each in listed if int(each.id) <= call.number("around", 0)][
                -(most // 2 + 1) :
            ]
            later = [each for each in listed if int(each.id) > call.number("around", 0)][: most // 2]
            chosen = earlier + later
        else:
            before = call.number("before", 1 << 63)
            chosen = [each for each in listed if int(each.id) < before][-most:]
        return Reply(200, [each.told for each in reversed(chosen)])

    def _create(self, call: Call) -> Reply:
        channel = self._place(call, SEND_MESSAGES)
        if channel.kind == "dm" and not self._world.people[channel.person or ""].dms_open:
            raise Refusal(403, errors.CANNOT_MESSAGE_USER, "Cannot send messages to this user")
        if channel.kind == "dm" and not any(each.member for each in self._world.guilds.values()):
            raise Refusal(403, errors.NO_MUTUAL_GUILDS, "Cannot send messages to this user")
        if channel.kind == "dm" and self._world.quarantined and channel.last_message_id is None:
            raise Refusal(403, errors.QUARANTINED, "Your bot has been flagged by our anti-spam system.")
        self._check_locked(channel)
        if channel.kind == "forum":
            raise Refusal(400, errors.NO_MESSAGES_IN_FORUM, "Cannot send a message in a forum channel")
        self._check_files(call, channel)
        found = limits.message(call.body, call.uploads)
        if int(call.body.get("flags") or 0) & EPHEMERAL:
            found.append(
                Problem(("flags",), "BITFIELD_INVALID", "Only an interaction is answered ephemerally")
            )
        if found:
            raise refused(found)
        automod.check_message(self._world, channel, call.body)
        if (sent := self._nonces.sent_already(call.body)) is not None:
            return Reply(200, sent.told)
        self._unarchive(channel)
        payload = payloads.message(self._world, channel, payloads.bot_user(self._world))
        if call.body.get("nonce") is not None:
            payload["nonce"] = call.body["nonce"]
        self._refer(payload, call.body.get("message_reference"), channel)
        self._composer.fill(payload, call.body, call.uploads)
        stored = Stored(payload)
        self._world.keep_message(stored)
        self._nonces.note(stored)
        announce(self._world, self._gateway, "MESSAGE_CREATE", stored)
        return Reply(200, stored.told)

    def _check_locked(self, channel: Channel) -> None:
        """In a locked thread only those write who may manage it."""
        if channel.locked and not self._world.bot_permissions(channel) & MANAGE_THREADS:
            raise Refusal(400, errors.THREAD_LOCKED, "Thread is locked")

    def _check_files(self, call: Call, channel: Channel) -> None:
        if call.uploads:
            self._place(call, ATTACH_FILES)

    def _unarchive(self, channel: Channel) -> None:
        """Posting in an archived thread brings it back."""
        if channel.archived:
            self._world.archive(channel, False)
            self._announce_channel("UPDATE", channel)

    def _refer(self, payload: Json, reference: Json | None, channel: Channel) -> None:
        """Make a message the reply to another."""
        if not reference:
            return
        referred = self._world.index.get(str(reference.get("message_id")))
        if referred is None or referred.only_for is not None:
            if reference.get("fail_if_not_exists", True):
                raise errors.invalid(
                    [Problem(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")]
                )
            return
        payload["type"] = 19
        payload["message_reference"] = {
            "type": 0,
            "message_id": referred.id,
            "channel_id": referred.channel_id,
        }
        if channel.kind != "dm":
            payload["message_reference"]["guild_id"] = self._world.guild_id_of(channel)
        payload["referenced_message"] = {
            key: value for key, value in referred.told.items() if key != "referenced_message"
        }

    def _get(self, call: Call) -> Reply:
        return Reply(200, self._message(call, self._place(call, READ_MESSAGE_HISTORY)).told)

    def _edit(self, call: Call) -> Reply:
        channel = self._place(call)
        stored = self._message(call, channel)
        if stored.payload["author"]["id"] != self._world.identity.bot_id:
            raise Refusal(403, errors.NOT_THE_AUTHOR, "Cannot edit a message authored by another user")
        self._check_locked(channel)
        if channel.archived:
            raise Refusal(400, errors.THREAD_ARCHIVED, "Thread is archived")
        self._check_files(call, channel)
        found = limits.message(call.body, call.uploads, stored.payload)
        if found:
            raise refused(found)
        automod.check_message(self._world, channel, call.body)
        self._composer.edit(stored, call.body, call.uploads)
        announce(self._world, self._gateway, "MESSAGE_UPDATE", stored)
        return Reply(200, stored.told)

    def _delete(self, call: Call) -> Reply:
        channel = self._place(call)
        stored = self._message(call, channel)
        if stored.payload["author"]["id"] != self._world.identity.bot_id:
            self._place(call, MANAGE_MESSAGES)
            if channel.kind == "dm":
                raise Refusal(403, 50003, "Cannot execute action on a DM channel")
        self._world.remove_message(stored)
        announce_deletion(self._world, self._gateway, stored)
        return Reply(204)

    def _bulk_delete(self, call: Call) -> Reply:
        channel = self._place(call, MANAGE_MESSAGES)
        gone = []
        for message_id in call.body["messages"]:
            stored = self._world.messages[channel.id].get(str(message_id))
            if stored is not None and stored.only_for is None:
                self._world.remove_message(stored)
                gone.append(stored.id)
        guild_id = self._world.guild_id_of(channel)
        event: Json = {"ids": gone, "channel_id": channel.id, "guild_id": guild_id}
        self._gateway.dispatch("MESSAGE_DELETE_BULK", event, intent=GUILD_MESSAGES, guild_id=guild_id)
        return Reply(204)

    def _pinned(self, channel: Channel) -> list[Stored]:
        return [each for each in self._world.in_channel(channel) if each.payload["pinned"]][::-1]

    def _list_pins(self, call: Call) -> Reply:
        pinned = self._pinned(self._place(call, READ_MESSAGE_HISTORY))
        items = [{"pinned_at": each.payload["timestamp"], "message": each.told} for each in pinned]
        return Reply(200, {"items": items, "has_more": False})

    def _list_old_pins(self, call: Call) -> Reply:
        return Reply(200, [each.told for each in self._pinned(self._place(call, READ_MESSAGE_HISTORY))])

    def _pin(self, call: Call) -> Reply:
        return self._set_pinned(call, True)

    def _unpin(self, call: Call) -> Reply:
        return self._set_pinned(call, False)

    def _set_pinned(self, call: Call, pinned: bool) -> Reply:
        channel = self._place(call, MANAGE_MESSAGES)
        stored = self._message(call, channel)
        if pinned and len(self._pinned(channel)) >= 50:
            raise Refusal(400, 30003, "Maximum number of pins reached (50)")
        stored.payload = {**stored.payload, "pinned": pinned}
        self._world.keep_message(stored)
        announce(self._world, self._gateway, "MESSAGE_UPDATE", stored)
        return Reply(204)
