"""Lets tests and benches play through the sandbox: people who act, and what they see.

    mira = sandbox.person("Mira")
    answer = await mira.slash("game new", channel="table", game="sol")
    answer = await mira.click(answer.message, "Join")
    await mira.submit(answer.modal, {"name": "Perihelion"})

Every act waits for the bot's answer on events, never by sleeping. An answer that is deferred ("thinking") is waited for
until it is there, unless `wait="acknowledged"`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Literal

from bot.sandbox.api.interaction import Interaction
from bot.sandbox.errors import Json
from bot.sandbox.people.parts import Parts
from bot.sandbox.people.refusals import CannotDo, NoAnswer
from bot.sandbox.world import components as tree
from bot.sandbox.world.things import Channel, Person, Role, Stored

Wait = Literal["settled", "acknowledged"]


class Seen:
    """A message as it is now; it follows edits."""

    def __init__(self, parts: Parts, stored: Stored) -> None:
        self._parts = parts
        self.stored = stored

    def __repr__(self) -> str:
        return f"<message {self.id}: {self.text[:60]!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def payload(self) -> Json:
        """The message as REST returns it."""
        return self.stored.payload

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def channel_id(self) -> str:
        return self.stored.channel_id

    @property
    def ephemeral(self) -> bool:
        return self.stored.only_for is not None

    @property
    def gone(self) -> bool:
        """Whether it was deleted."""
        return self.stored.gone

    @property
    def content(self) -> str:
        return str(self.payload["content"])

    @property
    def text(self) -> str:
        """All the text: content, text displays and embeds."""
        parts = [self.content, tree.text_of(self.payload["components"])]
        for embed in self.payload["embeds"]:
            parts += [str(embed.get("title") or ""), str(embed.get("description") or "")]
            parts += [f"{each['name']}\n{each['value']}" for each in embed.get("fields") or []]
        return "\n".join(each for each in parts if each)

    @property
    def components(self) -> list[Json]:
        """All components, outer ones first, without their nesting."""
        return [each for _, each in tree.walk(self.payload["components"])]

    @property
    def buttons(self) -> list[Json]:
        return [each for each in self.components if each["type"] == tree.BUTTON]

    @property
    def labels(self) -> list[str]:
        """Labels of the buttons that can be pressed."""
        return [str(each.get("label", "")) for each in self.buttons if not each.get("disabled")]

    @property
    def menus(self) -> list[Json]:
        return [each for each in self.components if each["type"] in tree.SELECTS]

    def options(self, custom_id: str | None = None) -> list[str]:
        """Values of a text menu (the only one if it is not named)."""
        return [each["value"] for each in self.menu(custom_id).get("options", [])]

    def menu(self, custom_id: str | None = None) -> Json:
        found = [each for each in self.menus if custom_id in (None, each["custom_id"])]
        if len(found) != 1:
            raise CannotDo(f"{self!r} has {len(found)} menus for {custom_id!r}")
        return found[0]

    def button(self, label_or_custom_id: str) -> Json:
        """The button with this label or custom id."""
        for name in ("custom_id", "label"):
            found = [each for each in self.buttons if each.get(name) == label_or_custom_id]
            if found:
                return found[0]
        raise CannotDo(f"{self!r} has no button {label_or_custom_id!r}: {self.labels}")

    @property
    def attachments(self) -> list[Json]:
        return list(self.payload["attachments"])

    @property
    def alt_texts(self) -> list[str]:
        """Descriptions of all pictures, attached or in galleries."""
        found = [str(each.get("description") or "") for each in self.attachments]
        for each in self.components:
            found += [str(item.get("description") or "") for item in each.get("items") or []]
        return [each for each in found if each]

    def file(self, number: int = 0) -> bytes:
        """The bytes of an attachment."""
        body = self._parts.world.files.get(self.attachments[number]["id"])
        if body is None:
            raise LookupError(f"{self!r} has no file {number}")
        return body


class Place:
    """A channel, thread or DM as one person sees it."""

    def __init__(self, parts: Parts, channel: Channel) -> None:
        self._parts = parts
        self.channel = channel

    @property
    def id(self) -> str:
        return self.channel.id

    @property
    def name(self) -> str:
        return self.channel.name

    @property
    def messages(self) -> list[Seen]:
        """What everyone here sees, oldest first."""
        return [Seen(self._parts, each) for each in self._parts.world.in_channel(self.channel)]

    @property
    def last(self) -> Seen:
        """The newest message that everyone here sees. Raises LookupError where there is none."""
        newest = next(self._parts.world.newest_first(self.channel), None)
        if newest is None:
            raise LookupError(f"nobody has said anything in {self.name}")
        return Seen(self._parts, newest)

    def private(self, actor: Actor) -> list[Seen]:
        """The ephemeral messages of one person here, oldest first."""
        all_here = self._parts.world.messages[self.id].values()
        return [Seen(self._parts, each) for each in all_here if each.only_for == actor.id]


def place_of(parts: Parts, channel: Place | Channel | str) -> Place:
    """A place by name, by id, or as it is. Raises LookupError."""
    if isinstance(channel, Place):
        return channel
    if isinstance(channel, Channel):
        return Place(parts, channel)
    found = parts.world.channels.get(channel)
    return Place(parts, found if found is not None else parts.world.channel_named(channel))


class Answer:
    """The bot's answer to an act. `kind` is "message", "thinking", "update", "later", "choices" or "modal"."""

    def __init__(self, parts: Parts, it: Interaction) -> None:
        self._parts = parts
        self.interaction = it

    def __repr__(self) -> str:
        return f"<answer {self.kind}: {self.text[:80]!r}>"

    @property
    def kind(self) -> str:
        return self.interaction.outcome

    @property
    def ephemeral(self) -> bool:
        """Whether the answering message is for the person alone."""
        response = self.interaction.response
        return response is not None and response.only_for is not None

    @property
    def message(self) -> Seen:
        """The answering or updated message. Raises CannotDo if there is none."""
        response = self.interaction.response
        if response is None:
            raise CannotDo(f"the answer is no message but {self.kind}")
        return Seen(self._parts, response)

    @property
    def text(self) -> str:
        return self.message.text if self.interaction.response is not None else ""

    @property
    def followups(self) -> list[Seen]:
        """All messages of this interaction but the first answer."""
        it = self.interaction
        return [Seen(self._parts, each) for each in it.created if each is not it.response]

    @property
    def modal(self) -> Json:
        """The modal's data (custom_id, title, components), with the interaction it belongs to."""
        if self.interaction.modal is None:
            raise CannotDo(f"the answer is no modal but {self.kind}")
        return {**self.interaction.modal, "interaction": self.interaction.id}

    @property
    def choices(self) -> list[Json]:
        """Autocomplete: the offered choices, each with name and value."""
        return self.interaction.choices

    @property
    def values(self) -> list[Any]:
        return [each["value"] for each in self.choices]

    async def more(self, timeout: float | None = None) -> Answer:
        """This answer, once the bot has edited, deleted or added something after its acknowledgement."""
        await self._parts.wait_for(lambda: self.interaction.touched, timeout)
        return self

    async def followup(self, number: int = 0, timeout: float | None = None) -> Seen:
        """The n-th further message, once it is there."""
        found = await self._parts.wait_for(lambda: self.followups[number : number + 1], timeout)
        return found[0]


class Actor:
    """One person, acting. `dm` is their direct messages with the bot."""

    def __init__(self, parts: Parts, person: Person) -> None:
        self._parts = parts
        self.person = person

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Actor) and self.person is other.person

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def name(self) -> str:
        return self.person.name

    @property
    def dm(self) -> Place:
        return Place(self._parts, self._parts.world.dm_with(self.id))

    def close_dms(self) -> None:
        """Let the bot's direct messages be refused with 50007."""
        self._set_dms(False)

    def open_dms(self) -> None:
        self._set_dms(True)

    def _set_dms(self, are_open: bool) -> None:
        self.person.dms_open = are_open
        self._parts.world.keep_person(self.person)

    def set_locale(self, locale: str) -> None:
        """Have Discord in another language from now on."""
        self.person.locale = locale
        self._parts.world.keep_person(self.person)

    def leave_server(self) -> None:
        """Leave the guild."""
        self._parts.acts.leave(self.person)

    def give(self, role: Role) -> None:
        """Let this person hold a role."""
        self._parts.world.give_role(self.person, role)

    def take(self, role: Role) -> None:
        self._parts.world.take_role(self.person, role)

    async def slash(
        self,
        command: str,
        /,
        *,
        channel: Place | Channel | str = "table",
        timeout: float | None = None,
        wait: Wait = "settled",
        unchecked: bool = False,
        options: Mapping[str, Any] | None = None,
        **values: Any,
    ) -> Answer:
        """Use a slash command ("game new"); its options as keywords, or in `options` where names would clash.

        A file is `(name, bytes)`.
        """
        given = {**(options or {}), **values}
        place = place_of(self._parts, channel).channel
        it = self._parts.acts.command(self.person, place, command, given, unchecked=unchecked)
        return await self._answer(it, f"/{command}", timeout, wait)

    async def autocomplete(
        self,
        command: str,
        focused: str,
        options: Mapping[str, Any] | None = None,
        *,
        channel: Place | Channel | str = "table",
        timeout: float | None = None,
    ) -> Answer:
        """The choices for one option while it is typed; `options` holds what is filled in, the typed text included."""
        place = place_of(self._parts, channel).channel
        it = self._parts.acts.autocomplete(self.person, place, command, options or {}, focused)
        return await self._answer(it, f"/{command} {focused}", timeout, "settled")

    async def click(
        self, message: Seen, label_or_custom_id: str, *, timeout: float | None = None, wait: Wait = "settled"
    ) -> Answer:
        """Press a button."""
        custom_id = message.button(label_or_custom_id).get("custom_id")
        if custom_id is None:
            raise CannotDo(f"{label_or_custom_id!r} is a link")
        it = self._parts.acts.click(self.person, message.stored, custom_id)
        return await self._answer(it, f"button {label_or_custom_id}", timeout, wait)

    async def choose(
        self,
        message: Seen,
        values: Any,
        custom_id: str | None = None,
        *,
        timeout: float | None = None,
        wait: Wait = "settled",
    ) -> Answer:
        """Choose one value or several in a menu (the only one if it is not named)."""
        menu = message.menu(custom_id)
        picked = list(values) if isinstance(values, list | tuple) else [values]
        it = self._parts.acts.click(self.person, message.stored, menu["custom_id"], picked)
        return await self._answer(it, f"menu {menu['custom_id']}", timeout, wait)

    async def submit(
        self, modal: Json, fields: Mapping[str, Any], *, timeout: float | None = None, wait: Wait = "settled"
    ) -> Answer:
        """Send a modal with values by custom id."""
        it = self._parts.acts.submit(self.person, modal["interaction"], fields)
        return await self._answer(it, f"modal {modal['custom_id']}", timeout, wait)

    def say(self, text: str, *, channel: Place | Channel | str = "table") -> Seen:
        """Post plain text."""
        place = place_of(self._parts, channel).channel
        return Seen(self._parts, self._parts.acts.say(self.person, place, text))

    async def _answer(self, it: Interaction, what: str, timeout: float | None, wait: Wait) -> Answer:
        patience = self._parts.patience if timeout is None else timeout
        try:
            async with asyncio.timeout(patience):
                await it.acknowledged.wait()
                if wait == "settled" and it.outcome != "failed":
                    await it.settled.wait()
        except TimeoutError:
            raise NoAnswer(f"{self.name}, {what}: {it.outcome} after {patience} s") from None
        if it.outcome == "failed":
            raise NoAnswer(f"{self.name}, {what}")
        return Answer(self._parts, it)
