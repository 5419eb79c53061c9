"""What admins do to the guild: channels, threads and roles come and go, and permissions in channels change."""

from __future__ import annotations

from bot.sandbox.api.gateway import GUILDS, Gateway
from bot.sandbox.errors import Json
from bot.sandbox.people.refusals import CannotDo
from bot.sandbox.world import payloads
from bot.sandbox.world.things import Channel, Guild, Role
from bot.sandbox.world.world import World


class Places:
    """Changes the guild, and tells the bot of it."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def open_channel(self, name: str, kind: str = "text", guild: Guild | None = None) -> Channel:
        """A new channel: "text", "voice" or "forum". The name is written as Discord writes it."""
        name = "-".join(name.lower().lstrip("#").split())
        taken = {each.name for each in self._world.channels.values() if each.kind in payloads.GUILD_CHANNELS}
        if not 1 <= len(name) <= 100 or name in taken:
            raise CannotDo("A channel's name must have 1 to 100 characters and must not be taken")
        channel = self._world.add_channel(name, kind, guild)
        self._announce("CHANNEL_CREATE", payloads.channel(self._world, channel))
        return channel

    def open_thread(self, parent: Channel, name: str, owner: str) -> Channel:
        """A new public thread in a text channel, or a post in a forum."""
        name = name.strip()
        if parent.kind not in ("text", "forum") or not 1 <= len(name) <= 100:
            raise CannotDo(
                "A thread must have a name of 1 to 100 characters and start in a text channel or forum"
            )
        thread = self._world.add_thread(parent, name, owner)
        self._announce("THREAD_CREATE", {**payloads.channel(self._world, thread), "newly_created": True})
        return thread

    def archive(self, thread: Channel) -> None:
        """Archive a thread: Discord does so after a time without messages, and people may at any time."""
        self._world.archive(thread, True)
        self._announce("THREAD_UPDATE", payloads.channel(self._world, thread))

    def unarchive(self, thread: Channel) -> None:
        """Bring a thread back, as a person does by writing in it; one that is locked stays as it is."""
        if thread.locked:
            raise CannotDo("The thread is locked")
        if thread.archived:
            self._world.archive(thread, False)
            self._announce("THREAD_UPDATE", payloads.channel(self._world, thread))

    def lock(self, thread: Channel, locked: bool) -> None:
        """Lock a thread, as moderators do, or unlock it."""
        thread.locked = locked
        self._world.keep_channel(thread)
        self._announce("THREAD_UPDATE", payloads.channel(self._world, thread))

    def close(self, channel: Channel) -> None:
        """Delete a thread, or a channel with its threads."""
        described = payloads.channel(self._world, channel)
        if channel.kind == "thread":
            kept = ("id", "guild_id", "parent_id", "type")
            described = {name: described[name] for name in kept}
        self._world.remove_channel(channel)
        self._announce("THREAD_DELETE" if channel.kind == "thread" else "CHANNEL_DELETE", described)

    def deny(self, channel: Channel, bot: int, members: int) -> None:
        """Take these permissions, and no others, from the bot and from members in a channel and its threads."""
        channel.denied, channel.closed = bot, members
        self._world.keep_channel(channel)
        self._announce("CHANNEL_UPDATE", payloads.channel(self._world, channel))

    def open_role(self, name: str, permissions: int = 0) -> Role:
        """A new role, held by no one yet."""
        role = self._world.add_role(name, permissions)
        self._announce("GUILD_ROLE_CREATE", self._role_event(role))
        return role

    def close_role(self, role: Role) -> None:
        """Delete a role."""
        self._world.remove_role(role)
        guild_id = self._world.home.id
        self._announce("GUILD_ROLE_DELETE", {"guild_id": guild_id, "role_id": role.id})

    def set_locale(self, locale: str) -> None:
        """Give the guild another language."""
        self._world.home.locale = locale
        self._world.keep_guild(self._world.home)
        self._announce("GUILD_UPDATE", payloads.guild(self._world))

    def _role_event(self, role: Role) -> Json:
        described = next(each for each in payloads.roles(self._world) if each["id"] == role.id)
        return {"guild_id": self._world.home.id, "role": described}

    def _announce(self, event: str, data: Json) -> None:
        self._gateway.dispatch(
            event, data, intent=GUILDS, guild_id=data.get("guild_id") or self._world.home.id
        )
