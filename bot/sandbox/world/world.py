"""What exists in the sandbox: one guild, its people and channels, everyone's DM with the bot, messages, commands.

The world knows who may do what and keeps every change in the journal. It does not know about HTTP or sockets: who
wants to hear of changes puts a function into `listeners`, called as `listener(what, thing)` with what one of
"message", "deleted", "people", "channels", "commands".
"""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from bot.sandbox.errors import Json
from bot.sandbox.world.clock import Clock, Snowflakes
from bot.sandbox.world.permissions import BOT, EVERYONE, IN_ANSWERS, IN_DM, MANAGE_GUILD, inherited
from bot.sandbox.world.persistence import Files, Journal
from bot.sandbox.world.things import Channel, Guild, Identity, Person, Role, Stored

COLORS = ("#E5B25D", "#7FB7E6", "#8FD19E", "#E58A8A", "#C6A0E8", "#F0D9A8", "#6FD0C8", "#E8A0C4")
PEOPLE = ("Mira", "Bo", "Cy", "Dee", "Eli")
CHANNELS = ("table", "second-table")
REGULARS, REGULAR_PEOPLE = "Regulars", ("Bo", "Cy")
"""A role without permissions, and who of the first people holds it."""
EPHEMERAL_KEPT = 100
"""How many ephemeral messages are kept in one channel; older ones are gone, as after a restart of the app."""

Listener = Callable[[str, Any], None]


@dataclass(slots=True)
class World:
    """All of it. Make one with `World.open`."""

    clock: Clock
    ids: Snowflakes
    journal: Journal | None
    files: Files
    identity: Identity
    people: dict[str, Person] = field(default_factory=dict)
    roles: dict[str, Role] = field(default_factory=dict)
    channels: dict[str, Channel] = field(default_factory=dict)
    messages: dict[str, dict[str, Stored]] = field(default_factory=dict)
    index: dict[str, Stored] = field(default_factory=dict)
    attachments: dict[str, Json] = field(default_factory=dict)
    commands: dict[str, Json] = field(default_factory=dict)
    private: dict[str, deque[Stored]] = field(default_factory=dict)
    dms: dict[str, str] = field(default_factory=dict)
    guilds: dict[str, Guild] = field(default_factory=dict)
    granted: int = BOT
    listeners: list[Listener] = field(default_factory=list)
    quarantined: bool = False
    forbidden: tuple[str, ...] = ()
    galleries_break: bool = False

    @classmethod
    def open(cls, path: Path | None, clock: Clock) -> World:
        """The world kept at `path`, or a new one (kept nowhere if there is no path)."""
        journal = Journal(path) if path is not None else None
        ids = Snowflakes(clock)
        files = Files(journal)
        kept = dict(journal.load("identity")) if journal is not None else {}
        if journal is not None and "it" in kept:
            identity = Identity(**kept["it"])
            clock.skew = identity.skew
            world = cls(clock, ids, journal, files, identity)
            world._found_home()
            world._restore(journal)
            return world
        identity = Identity(
            guild_id=ids.next(),
            bot_id=ids.next(),
            owner_id=ids.next(),
            admin_role_id=ids.next(),
            bot_role_id=ids.next(),
            token=secrets.token_urlsafe(32),
            created_at=clock.stamp(),
        )
        world = cls(clock, ids, journal, files, identity)
        world._found_home()
        world._keep_identity()
        for name in PEOPLE:
            world.add_person(name, admin=name == PEOPLE[0])
        for name in CHANNELS:
            world.add_channel(name)
        regulars = world.add_role(REGULARS)
        for name in REGULAR_PEOPLE:
            world.give_role(world.person_named(name), regulars)
        return world

    def _found_home(self) -> None:
        it = self.identity
        home = Guild(
            it.guild_id, it.guild_name, it.admin_role_id, it.bot_role_id, it.member, it.locale, it.joined_at
        )
        self.guilds[home.id] = home

    @property
    def home(self) -> Guild:
        """The first guild."""
        return self.guilds[self.identity.guild_id]

    def guild_of(self, channel: Channel) -> Guild | None:
        """The guild of a channel; None for messages among people and with the bot."""
        if channel.kind in ("dm", "group"):
            return None
        return self.guilds[channel.guild or self.identity.guild_id]

    def guild_id_of(self, channel: Channel) -> str | None:
        guild = self.guild_of(channel)
        return guild.id if guild is not None else None

    def add_guild(self, name: str, *, member: bool, shard: tuple[int, int] | None = None) -> Guild:
        """A new guild of all people, on a `shard` (its number, and how many there are) if that matters."""
        guild = Guild(self.ids.next_on(*shard or (0, 1)), name, self.ids.next(), self.ids.next(), member)
        self.guilds[guild.id] = guild
        self.keep_guild(guild)
        return guild

    def keep_guild(self, guild: Guild) -> None:
        """Note that a guild changed."""
        if guild is self.home:
            it = self.identity
            it.member, it.locale, it.joined_at = guild.member, guild.locale, guild.joined_at
            self._keep_identity()
        elif self.journal is not None:
            self.journal.put("guild", guild.id, asdict(guild))

    def _restore(self, journal: Journal) -> None:
        for key, body in journal.load("guild"):
            self.guilds[key] = Guild(**body)
        for key, body in journal.load("person"):
            self.people[key] = Person(**body)
        for key, body in journal.load("role"):
            self.roles[key] = Role(**body)
        for key, body in journal.load("channel"):
            self.channels[key] = Channel(**body)
            self.messages[key] = {}
            if self.channels[key].person is not None:
                self.dms[self.channels[key].person or ""] = key
        for key, body in journal.load("attachment"):
            self.attachments[key] = body
        for key, body in journal.load("command"):
            self.commands[key] = body
        for key, body in journal.load("message"):
            stored = Stored(**body)
            self.messages.setdefault(stored.channel_id, {})[key] = stored
            self.index[key] = stored
            if stored.only_for is not None:
                self.private.setdefault(stored.channel_id, deque()).append(stored)
        for table in (
            self.people,
            self.roles,
            self.guilds,
            self.channels,
            self.attachments,
            self.commands,
            self.index,
        ):
            for key in table:
                self.ids.at_least(key)

    def close(self) -> None:
        if self.journal is not None:
            self.journal.close()

    def tell(self, what: str, thing: Any = None) -> None:
        for listener in list(self.listeners):
            listener(what, thing)

    def remember_skew(self) -> None:
        self.identity.skew = self.clock.skew
        self._keep_identity()

    def serve_at(self, url: str) -> None:
        """Note the root of the links to files; after a restart on another port old messages get the new links."""
        before, self.identity.url = self.identity.url, url
        if before == url:
            return
        self._keep_identity()
        if before:
            old, new = f'"{before}/cdn/'.encode(), f'"{url}/cdn/'.encode()
            for stored in list(self.index.values()):
                body = msgspec.json.encode(stored.payload)
                if old in body:
                    stored.payload = msgspec.json.decode(body.replace(old, new))
                    self.keep_message(stored)

    def _keep_identity(self) -> None:
        if self.journal is not None:
            self.journal.put("identity", "it", asdict(self.identity))

    def add_person(self, name: str, *, admin: bool = False) -> Person:
        """A new member of the guild, with a DM channel."""
        person = Person(
            self.ids.next(), name, COLORS[len(self.people) % len(COLORS)], self.clock.stamp(), admin=admin
        )
        self.people[person.id] = person
        self.keep_person(person)
        self._keep_new_channel(Channel(self.ids.next(), name, "dm", self.clock.stamp(), person=person.id))
        return person

    def add_role(self, name: str, permissions: int = 0) -> Role:
        role = Role(self.ids.next(), name, permissions)
        self.roles[role.id] = role
        if self.journal is not None:
            self.journal.put("role", role.id, asdict(role))
        self.tell("people")
        return role

    def remove_role(self, role: Role) -> None:
        """Delete a role, and take it from its holders."""
        del self.roles[role.id]
        for person in self.people.values():
            if role.id in person.roles:
                person.roles.remove(role.id)
                self.keep_person(person)
        if self.journal is not None:
            self.journal.drop("role", role.id)
        self.tell("people")

    def give_role(self, person: Person, role: Role) -> None:
        if role.id not in person.roles:
            person.roles.append(role.id)
            self.keep_person(person)

    def take_role(self, person: Person, role: Role) -> None:
        if role.id in person.roles:
            person.roles.remove(role.id)
            self.keep_person(person)

    def add_channel(self, name: str, kind: str = "text", guild: Guild | None = None) -> Channel:
        """A new channel of a guild (None: the first), or a group."""
        found = Channel(self.ids.next(), name, kind, self.clock.stamp(), guild=guild.id if guild else "")
        return self._keep_new_channel(found)

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner: str,
        *,
        of_message: str | None = None,
        auto_archive: int = 1440,
    ) -> Channel:
        """A public thread; one that starts at a message has that message's id."""
        return self._keep_new_channel(
            Channel(
                of_message or self.ids.next(),
                name,
                "thread",
                self.clock.stamp(),
                parent=parent.id,
                owner=owner,
                auto_archive=auto_archive,
                guild=parent.guild,
            )
        )

    def archive(self, thread: Channel, archived: bool) -> None:
        """Archive a thread, or bring it back, and note when."""
        thread.archived, thread.archived_at = archived, self.clock.stamp()
        self.keep_channel(thread)

    def _keep_new_channel(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        if channel.person is not None:
            self.dms[channel.person] = channel.id
        self.keep_channel(channel)
        return channel

    def keep_person(self, person: Person) -> None:
        """Note that a person changed."""
        if self.journal is not None:
            self.journal.put("person", person.id, asdict(person))
        self.tell("people", person)

    def keep_channel(self, channel: Channel) -> None:
        """Note that a channel changed."""
        if self.journal is not None:
            self.journal.put("channel", channel.id, asdict(channel))
        self.tell("channels", channel)

    def remove_channel(self, channel: Channel) -> None:
        for thread in [each for each in self.channels.values() if each.parent == channel.id]:
            self.remove_channel(thread)
        for stored in list(self.messages.get(channel.id, {}).values()):
            self.remove_message(stored)
        self.channels.pop(channel.id, None)
        self.messages.pop(channel.id, None)
        if self.journal is not None:
            self.journal.drop("channel", channel.id)
        self.tell("channels", channel)

    def person_named(self, name: str) -> Person:
        for person in self.people.values():
            if person.name == name:
                return person
        raise LookupError(f"nobody here is called {name!r}")

    def channel_named(self, name: str) -> Channel:
        for channel in self.channels.values():
            if channel.kind != "dm" and channel.name == name.lstrip("#"):
                return channel
        raise LookupError(f"there is no channel called {name!r}")

    def dm_with(self, person_id: str) -> Channel:
        if person_id not in self.dms:
            raise LookupError(f"no direct messages with {person_id}")
        return self.channels[self.dms[person_id]]

    def permissions(self, person: Person) -> int:
        """A member's permissions in the guild."""
        held = EVERYONE | (MANAGE_GUILD if person.admin else 0)
        for role_id in person.roles:
            held |= self.roles[role_id].permissions
        return held

    def permissions_in(self, person: Person, channel: Channel) -> int:
        """A member's permissions in one channel; a thread has those of the channel it is in, but for sending."""
        place = self.channels.get(channel.parent or "", channel)
        return inherited(self.permissions(person) & ~place.closed & ~channel.closed, channel.kind)

    def bot_permissions(self, channel: Channel) -> int:
        """The bot's permissions in one channel; a thread has those of the channel it is in, but for sending."""
        if channel.kind == "dm":
            return IN_DM
        guild = self.guild_of(channel)
        if guild is None or not guild.member:
            return IN_ANSWERS
        place = self.channels.get(channel.parent or "", channel)
        return inherited(self.granted & ~place.denied & ~channel.denied, channel.kind)

    def keep_message(self, stored: Stored) -> None:
        """Note a new or changed message, and forget the files that it no longer shows."""
        channel = self.channels[stored.channel_id]
        if stored.id not in self.index:
            self.messages[channel.id][stored.id] = stored
            self.index[stored.id] = stored
            if stored.only_for is None:
                channel.last_message_id = stored.id
                channel.message_count += 1
            else:
                self._forget_old_ephemerals(channel, stored)
        if self.journal is not None:
            self.journal.put(
                "message",
                stored.id,
                {"payload": stored.payload, "only_for": stored.only_for, "loading": stored.loading},
            )
        self.tell("message", stored)

    def remove_message(self, stored: Stored) -> None:
        if self.index.pop(stored.id, None) is None:
            return
        stored.gone = True
        self.messages.get(stored.channel_id, {}).pop(stored.id, None)
        for attachment in stored.payload["attachments"]:
            self.drop_attachment(attachment["id"])
        if self.journal is not None:
            self.journal.drop("message", stored.id)
        self.tell("deleted", stored)

    def _forget_old_ephemerals(self, channel: Channel, stored: Stored) -> None:
        private = self.private.setdefault(channel.id, deque())
        private.append(stored)
        if len(private) > EPHEMERAL_KEPT:
            self.remove_message(private.popleft())

    def in_channel(self, channel: Channel) -> Iterator[Stored]:
        """The messages that everyone in the channel sees, oldest first."""
        return (each for each in self.messages.get(channel.id, {}).values() if each.only_for is None)

    def newest_first(self, channel: Channel) -> Iterator[Stored]:
        """The messages that everyone in the channel sees, newest first."""
        return (
            each for each in reversed(self.messages.get(channel.id, {}).values()) if each.only_for is None
        )

    def keep_attachment(self, attachment: Json, body: bytes) -> None:
        self.attachments[attachment["id"]] = attachment
        self.files.put(attachment["id"], body)
        if self.journal is not None:
            self.journal.put("attachment", attachment["id"], attachment)

    def drop_attachment(self, attachment_id: str) -> None:
        if self.attachments.pop(attachment_id, None) is not None:
            self.files.drop(attachment_id)
            if self.journal is not None:
                self.journal.drop("attachment", attachment_id)

    def keep_command(self, command: Json) -> None:
        self.commands[command["id"]] = command
        if self.journal is not None:
            self.journal.put("command", command["id"], command)

    def drop_command(self, command_id: str) -> None:
        self.commands.pop(command_id, None)
        if self.journal is not None:
            self.journal.drop("command", command_id)

    def commands_of(self, guild_id: str | None) -> list[Json]:
        """The commands registered for a guild, or globally for None."""
        return [each for each in self.commands.values() if each.get("guild_id") == guild_id]
