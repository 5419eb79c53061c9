"""What a person can do in Discord's client: commands with typed options, clicks, menus, modals, plain text.

What the client would not let them do (an unknown command, a value that is not on the menu, a disabled button) raises
`CannotDo` and never reaches the bot.
"""

from __future__ import annotations

import mimetypes
from collections.abc import Callable, Mapping
from typing import Any

from bot.sandbox.api.announcing import announce
from bot.sandbox.api.gateway import GUILD_MEMBERS, Gateway
from bot.sandbox.api.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from bot.sandbox.api.interactions import Interactions
from bot.sandbox.errors import Json
from bot.sandbox.people.forms import filled_form
from bot.sandbox.people.options import (
    ATTACHMENT,
    CHANNEL,
    MENTIONABLE,
    RESOLVED,
    ROLE,
    USER,
    checked,
    objects,
    objects_of_menu,
)
from bot.sandbox.people.places import Places
from bot.sandbox.people.refusals import CannotDo
from bot.sandbox.rules import limits
from bot.sandbox.rules.command_rules import GROUP, SUBCOMMAND
from bot.sandbox.world import components as tree
from bot.sandbox.world import payloads
from bot.sandbox.world.messages import Composer, Upload, is_awake
from bot.sandbox.world.things import Channel, Person, Stored
from bot.sandbox.world.world import World

Report = Callable[[Interaction], None] | None


class Senders:
    """The values that a form shown in a channel accepts."""

    def __init__(self, acts: Acts, channel: Channel) -> None:
        self._acts, self._channel = acts, channel
        self.chosen = acts.chosen

    def sent(self, files: list[Any]) -> list[str]:
        return self._acts.sent(files, self._channel)


class Acts:
    """The people's side of the sandbox; the driver and the page both act through it."""

    def __init__(
        self, world: World, gateway: Gateway, interactions: Interactions, composer: Composer
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._interactions = interactions
        self._composer = composer
        self.places = Places(world, gateway)

    def commands_in(self, person: Person, channel: Channel) -> list[Json]:
        """The slash commands that a person is offered in a channel."""
        guild, in_dm = self._world.guild_of(channel), channel.kind == "dm"
        if channel.kind == "group" or (guild is not None and not guild.member):
            where = 2 if channel.kind == "group" else 0
            return [
                each for each in self.commands_elsewhere() if where in (each.get("contexts") or [0, 1, 2])
            ]
        offered: dict[str, Json] = {}
        for command in self._world.commands.values():
            if command["type"] != 1 or (in_dm and command.get("guild_id")):
                continue
            contexts = command.get("contexts")
            if contexts is not None and (1 if in_dm else 0) not in contexts:
                continue
            if in_dm and contexts is None and command.get("dm_permission") is False:
                continue
            needed = command.get("default_member_permissions")
            held = self._world.permissions_in(person, channel)
            if not in_dm and needed is not None and (needed == "0" or int(needed) & ~held):
                continue
            if command["name"] not in offered or command.get("guild_id"):
                offered[command["name"]] = command
        return list(offered.values())

    def commands_elsewhere(self) -> list[Json]:
        """The commands that people who installed the bot for themselves get in group messages and in any server."""
        return [each for each in self._world.commands.values() if 1 in each["integration_types"]]

    def _find(self, person: Person, channel: Channel, name: str) -> tuple[Json, list[Json], Json]:
        """The command, its groups and subcommand, and the node whose options are filled in."""
        words = name.lstrip("/").split()
        found = {each["name"]: each for each in self.commands_in(person, channel)}
        command = found.get(words[0]) if words else None
        if command is None:
            raise CannotDo(f"There is no command /{name} here")
        node, trail = command, []
        for word in words[1:]:
            inner = {
                each["name"]: each
                for each in node.get("options") or []
                if each["type"] in (SUBCOMMAND, GROUP)
            }
            if word not in inner:
                raise CannotDo(f"/{command['name']} has no subcommand {word!r}")
            node = inner[word]
            trail.append(node)
        if any(each["type"] in (SUBCOMMAND, GROUP) for each in node.get("options") or []):
            raise CannotDo(f"/{name} is a group: choose one of its commands")
        return command, trail, node

    def command(
        self,
        person: Person,
        channel: Channel,
        name: str,
        options: Mapping[str, Any],
        *,
        unchecked: bool = False,
        report: Report = None,
    ) -> Interaction:
        """Use a slash command. `unchecked` sends values that the client would have refused (for hostile tests)."""
        self._may_use_bot(person, channel)
        if not is_awake(channel):
            raise CannotDo("The thread is archived: no command can be used in it")
        command, trail, node = self._find(person, channel, name)
        known = {each["name"]: each for each in node.get("options") or []}
        for each in options:
            if each not in known:
                raise CannotDo(f"/{name} has no option {each!r}")
        values = []
        for option in known.values():
            value = options.get(option["name"])
            if value is None:
                if option.get("required") and not unchecked:
                    raise CannotDo(f"/{name} needs the option {option['name']!r}")
                continue
            value = (
                getattr(value, "id", value) if option["type"] in (USER, CHANNEL, ROLE, MENTIONABLE) else value
            )
            if option["type"] == ATTACHMENT:
                value = self.sent([value], channel)[0]
            elif not unchecked:
                value = checked(self._world, option, value)
            values.append({"name": option["name"], "type": option["type"], "value": value})
        data = self._data(command, trail, values)
        resolved = objects(
            self._world,
            [(each["type"], str(each["value"])) for each in values if each["type"] in RESOLVED],
            channel,
            person,
        )
        if resolved:
            data["resolved"] = resolved
        full_name = " ".join([command["name"], *(each["name"] for each in trail)])
        return self._interactions.begin(COMMAND, person, channel, data, command=full_name, on_outcome=report)

    def autocomplete(
        self,
        person: Person,
        channel: Channel,
        name: str,
        options: Mapping[str, Any],
        focused: str,
        *,
        report: Report = None,
    ) -> Interaction:
        """Ask for choices for one option, given what is filled in so far (the focused one as typed)."""
        self._may_use_bot(person, channel)
        if not is_awake(channel):
            raise CannotDo("The thread is archived: no command can be used in it")
        command, trail, node = self._find(person, channel, name)
        known = {each["name"]: each for each in node.get("options") or []}
        if not known.get(focused, {}).get("autocomplete"):
            raise CannotDo(f"The option {focused!r} of /{name} offers no choices while typing")
        values = []
        for option in known.values():
            value = options.get(option["name"])
            if option["name"] == focused:
                typed = "" if value is None else str(value)
                values.append({"name": focused, "type": option["type"], "value": typed, "focused": True})
            elif value is not None and value != "":
                value = getattr(value, "id", value) if option["type"] in (USER, CHANNEL, ROLE) else value
                values.append({"name": option["name"], "type": option["type"], "value": value})
        data = self._data(command, trail, values)
        return self._interactions.begin(AUTOCOMPLETE, person, channel, data, on_outcome=report)

    def _data(self, command: Json, trail: list[Json], values: list[Json]) -> Json:
        inner = values
        for node in reversed(trail):
            inner = [{"name": node["name"], "type": node["type"], "options": inner}]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": inner}
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        return data

    def click(
        self,
        person: Person,
        stored: Stored,
        custom_id: str,
        values: list[str] | None = None,
        *,
        report: Report = None,
    ) -> Interaction:
        """Press a button, or choose `values` in a menu, on a message as it is stored now."""
        if stored.gone:
            raise CannotDo("That message no longer exists")
        channel = self._world.channels[stored.channel_id]
        if not is_awake(channel):
            raise CannotDo("The thread is archived, and its buttons are grey")
        self._may_use_bot(person, channel)
        if stored.only_for not in (None, person.id):
            raise CannotDo("That message is for someone else")
        component = tree.find(stored.payload["components"], custom_id)
        if component is None:
            raise CannotDo("The message has changed, and what you clicked no longer exists")
        if component.get("disabled"):
            raise CannotDo(f"The component {custom_id!r} is disabled")
        data: Json = {"custom_id": custom_id, "component_type": component["type"], "id": component["id"]}
        if component["type"] in tree.SELECTS:
            data["values"] = self.chosen(component, values or [])
            resolved = objects_of_menu(self._world, component["type"], data["values"], channel, person)
            if resolved:
                data["resolved"] = resolved
        elif values:
            raise CannotDo(f"The component {custom_id!r} is not a menu")
        return self._interactions.begin(COMPONENT, person, channel, data, source=stored, on_outcome=report)

    def chosen(self, menu: Json, values: list[Any]) -> list[str]:
        """Values that the menu offers, as many as it takes."""
        picked = [str(getattr(each, "id", each)) for each in values]
        least, most = menu.get("min_values", 1), menu.get("max_values", 1)
        if not least <= len(picked) <= most or len(set(picked)) != len(picked):
            raise CannotDo(
                f"The menu {menu['custom_id']!r} takes {least} to {most} values, not {len(picked)}"
            )
        for value in picked:
            match menu["type"]:
                case tree.STRING_SELECT:
                    known = any(value == each["value"] for each in menu["options"])
                case tree.USER_SELECT:
                    known = payloads.any_user(self._world, value) is not None
                case tree.CHANNEL_SELECT:
                    known = value in self._world.channels
                case tree.ROLE_SELECT:
                    known = any(value == each["id"] for each in payloads.roles(self._world))
                case _:
                    known = True
            if not known:
                raise CannotDo(f"{value!r} is not on the menu {menu['custom_id']!r}")
        return picked

    def sent(self, files: list[Any], channel: Channel) -> list[str]:
        """Keep files, (name, bytes) each, as Discord does before it tells the bot of them; their ids."""
        kept = []
        for number, file in enumerate(files):
            if not (isinstance(file, tuple | list) and len(file) == 2 and isinstance(file[1], bytes)):
                raise CannotDo(f"{file!r} is not a file")
            name, body = str(file[0]), file[1]
            if len(body) > limits.MAX_FILE_BYTES:
                raise CannotDo(f"The file {name!r} is too large")
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            kept.append(self._composer.receive(channel, Upload(number, name, kind, body))["id"])
        return kept

    def submit(
        self, person: Person, interaction_id: str, fields: Mapping[str, Any], *, report: Report = None
    ) -> Interaction:
        """Send a modal that was shown to this person, with values by custom id of its fields."""
        shown = self._interactions.modals.get(interaction_id)
        if shown is None or shown.modal is None or shown.person.id != person.id:
            raise CannotDo("That form is no longer open")
        components, ids = filled_form(Senders(self, shown.channel), shown.modal, fields)
        data: Json = {"custom_id": shown.modal["custom_id"], "components": components}
        resolved: Json = {}
        for kind, values in ids:
            for name, behind in objects_of_menu(self._world, kind, values, shown.channel, person).items():
                resolved.setdefault(name, {}).update(behind)
        if resolved:
            data["resolved"] = resolved

        def done(it: Interaction) -> None:
            if it.outcome != "failed":
                self._interactions.modals.pop(interaction_id, None)
            if report is not None:
                report(it)

        return self._interactions.begin(
            MODAL, person, shown.channel, data, source=shown.source, trigger=shown, on_outcome=done
        )

    def say(self, person: Person, channel: Channel, text: str) -> Stored:
        """Post plain text."""
        self._may_act(person, channel)
        if not text.strip() or len(text) > 2000:
            raise CannotDo("A message must have 1 to 2000 characters")
        self.places.unarchive(channel)
        payload = payloads.message(self._world, channel, payloads.user(person))
        self._composer.fill(payload, {"content": text.strip()}, [])
        stored = Stored(payload)
        self._world.keep_message(stored)
        announce(self._world, self._gateway, "MESSAGE_CREATE", stored)
        return stored

    def join(self, name: str, *, admin: bool = False) -> Person:
        """A new person joins the guild."""
        name = name.strip()
        if not 1 <= len(name) <= 32 or any(each.name == name for each in self._world.people.values()):
            raise CannotDo("A name must have 1 to 32 characters and must not be taken")
        person = self._world.add_person(name, admin=admin)
        guild_id = self._world.identity.guild_id
        member = payloads.any_member(self._world, person.id) or {}
        self._gateway.dispatch(
            "GUILD_MEMBER_ADD", {**member, "guild_id": guild_id}, intent=GUILD_MEMBERS, guild_id=guild_id
        )
        return person

    def leave(self, person: Person) -> None:
        """A person leaves the guild."""
        person.member = False
        self._world.keep_person(person)
        guild_id = self._world.identity.guild_id
        gone = {"guild_id": guild_id, "user": payloads.user(person)}
        self._gateway.dispatch("GUILD_MEMBER_REMOVE", gone, intent=GUILD_MEMBERS, guild_id=guild_id)

    def _may_act(self, person: Person, channel: Channel) -> None:
        if channel.kind == "dm" and channel.person != person.id:
            raise CannotDo("Those are someone else's direct messages")
        if self._world.guild_of(channel) is self._world.home and not person.member:
            raise CannotDo(f"{person.name} has left this server")
        if self._world.guild_of(channel) is self._world.home and self._gateway.outage:
            raise CannotDo("The server is unavailable")

    def _may_use_bot(self, person: Person, channel: Channel) -> None:
        self._may_act(person, channel)
        guild = self._world.guild_of(channel)
        if guild is not None and not guild.member and not self.commands_in(person, channel):
            raise CannotDo("The bot is not a member of this server")
