"""Interactions from the person's act to the answer: the life of a token, and what each callback does.

A token is *pending* for three seconds, then *acknowledged* or dead; an acknowledged one takes followups and edits for
fifteen minutes. Every second answer is refused with 40060, every late one with 10062.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from bot.sandbox import errors
from bot.sandbox.api import interaction_payloads
from bot.sandbox.api.announcing import announce, announce_deletion
from bot.sandbox.api.gateway import Gateway
from bot.sandbox.api.interaction import (
    ALLOWED,
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    DEFER_UPDATE,
    MESSAGE,
    SECONDS_TO_ACKNOWLEDGE,
    SHOW_MODAL,
    TOKEN_SECONDS,
    UPDATE,
    Interaction,
)
from bot.sandbox.errors import Json, Problem, Refusal
from bot.sandbox.rules import automod, command_rules, limits
from bot.sandbox.world import components as tree
from bot.sandbox.world import payloads
from bot.sandbox.world.messages import EPHEMERAL, LOADING, Composer, Upload
from bot.sandbox.world.things import Channel, Person, Stored
from bot.sandbox.world.world import World


class Interactions:
    """All live tokens."""

    def __init__(self, world: World, gateway: Gateway, composer: Composer) -> None:
        self._world = world
        self._gateway = gateway
        self._composer = composer
        self.by_token: dict[str, Interaction] = {}
        self.modals: dict[str, Interaction] = {}
        self._restore()

    def begin(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: Json,
        *,
        source: Stored | None = None,
        command: str = "",
        trigger: Interaction | None = None,
        on_outcome: Callable[[Interaction], None] | None = None,
    ) -> Interaction:
        """Send an interaction to the bot; its three seconds start now. `trigger` showed the modal that this submits."""
        it = Interaction(
            id=self._world.ids.next(),
            token=secrets.token_urlsafe(48),
            type=kind,
            person=person,
            channel=channel,
            data=data,
            source=source,
            command=command,
            trigger=trigger,
            on_outcome=on_outcome,
        )
        self.by_token[it.token] = it
        it.timer = self._world.clock.call_later(SECONDS_TO_ACKNOWLEDGE, lambda: self._lapse(it))
        guild_id = self._world.guild_id_of(channel)
        event = interaction_payloads.event(self._world, it)
        it.delivered = self._gateway.dispatch("INTERACTION_CREATE", event, guild_id=guild_id) > 0
        return it

    def _lapse(self, it: Interaction) -> None:
        """Note that the bot did not answer within three seconds."""
        if it.outcome == "pending":
            self.by_token.pop(it.token, None)
            it.finish("failed")

    def _expire(self, it: Interaction) -> None:
        """Fifteen minutes are over: followups are refused, and a "thinking" that never ended stays for good."""
        self.by_token.pop(it.token, None)
        self.modals.pop(it.id, None)
        if self._world.journal is not None:
            self._world.journal.drop("interaction", it.token)

    def callback(self, interaction_id: str, token: str, body: Json, uploads: list[Upload]) -> Json:
        """Answer an interaction; the callback response that `with_response` asks for."""
        it = self.by_token.get(token)
        if it is None or it.id != interaction_id:
            raise errors.unknown("interaction", errors.UNKNOWN_INTERACTION)
        self._must_be_there(it)
        kind = body.get("type")
        if it.outcome != "pending":
            raise Refusal(400, errors.ALREADY_ACKNOWLEDGED, "Interaction has already been acknowledged.")
        if kind not in ALLOWED[it.type] or (kind in (DEFER_UPDATE, UPDATE) and it.source is None):
            problem = Problem(
                ("type",),
                "INTERACTION_RESPONSE_TYPE_INVALID",
                f"Type {kind} does not answer this kind of interaction",
            )
            raise errors.invalid([problem])
        data = body.get("data") or {}
        self._check(kind, data, uploads, it)
        match kind:
            case 4:
                it.ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
                it.response = self._write(it, data, uploads, original=True)
                outcome = "message"
            case 5:
                it.ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
                it.response = self._write(it, {}, [], original=True, loading=True)
                outcome = "thinking"
            case 6:
                it.response = it.source
                outcome = "later"
            case 7:
                assert it.source is not None
                self._edit(it.source, data, uploads)
                it.response = it.source
                outcome = "update"
            case 8:
                it.choices = list(data.get("choices") or [])
                outcome = "choices"
            case _:
                it.modal = {**data}
                tree.number(it.modal["components"])
                tree.write_ids(it.modal["components"])
                self.modals[it.id] = it
                outcome = "modal"
        if it.timer is not None:
            it.timer.cancel()
        it.timer = self._world.clock.call_later(TOKEN_SECONDS, lambda: self._expire(it))
        it.finish(outcome, settled=outcome != "thinking")
        self._keep(it)
        return interaction_payloads.callback_response(self._world, it, int(kind))

    def _check(self, kind: int, data: Json, uploads: list[Upload], it: Interaction) -> None:
        """Discord's rules for the data of each callback type."""
        found: list[Problem] = []
        if kind in (MESSAGE, UPDATE):
            existing = it.source.payload if kind == UPDATE and it.source is not None else None
            found = limits.message(data, uploads, existing)
        elif kind == CHOICES:
            found = command_rules.choices(data, command_rules.focused(it.data.get("options") or []))
        elif kind == SHOW_MODAL:
            found = limits.modal(data)
        if not found and kind in (MESSAGE, UPDATE):
            self._moderate(it, data, it.source if kind == UPDATE else None)
        if found:
            inside = [
                each if each.path[:1] == ("data",) else Problem(("data", *each.path), each.code, each.message)
                for each in found
            ]
            raise refused(inside)

    def _check_galleries(self, body: Json, uploads: list[Upload]) -> None:
        """With the switch on, refuse an edit that brings a gallery with a new file (discord-api-docs #7529)."""
        fresh = {f"attachment://{each.filename}" for each in uploads}
        items = [item for _, each in tree.walk(body.get("components") or []) for _, item in tree.media(each)]
        if self._world.galleries_break and any(item.get("url") in fresh for item in items):
            what = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            said = "The referenced attachment was not found in the message"
            raise errors.invalid([Problem(("components",), what, said)])

    def _moderate(self, it: Interaction, body: Json, edited: Stored | None) -> None:
        """Only what everyone sees is moderated."""
        flags = int((edited.payload if edited is not None else body).get("flags") or 0)
        if not flags & EPHEMERAL:
            automod.check_message(self._world, it.channel, body)

    def find(self, application_id: str, token: str) -> Interaction:
        """The acknowledged interaction behind a webhook address."""
        if application_id != self._world.identity.bot_id:
            raise errors.unknown("Webhook", errors.UNKNOWN_WEBHOOK)
        it = self.by_token.get(token)
        if it is None:
            raise Refusal(401, errors.INVALID_WEBHOOK_TOKEN, "Invalid Webhook Token")
        if it.outcome == "pending":
            raise errors.unknown("Webhook", errors.UNKNOWN_WEBHOOK)
        self._must_be_there(it)
        return it

    def _must_be_there(self, it: Interaction) -> None:
        """Nothing can be written in a channel that was deleted while the bot was thinking."""
        if it.channel.id not in self._world.channels:
            raise errors.unknown("Channel", errors.UNKNOWN_CHANNEL)

    def message(self, it: Interaction, message_id: str) -> Stored:
        """The message that `@original` or an id means for this token."""
        stored = it.response
        if message_id != "@original" and (stored is None or stored.id != message_id):
            stored = next((each for each in it.created if each.id == message_id), None)
            if stored is None and it.source is not None and it.source.id == message_id:
                stored = it.source
        if stored is None or stored.gone:
            raise errors.unknown("Message", errors.UNKNOWN_MESSAGE)
        return stored

    def follow_up(self, it: Interaction, body: Json, uploads: list[Upload]) -> Stored:
        """A further message; the first one after a deferred answer takes the place of the "thinking"."""
        found = limits.message(body, uploads)
        if found:
            raise refused(found)
        if it.response is not None and it.response.loading and not it.response.gone:
            self._check_galleries(body, uploads)
            self._moderate(it, body, it.response)
            self._edit(it.response, body, uploads)
            self._settle(it)
            return it.response
        self._moderate(it, body, None)
        stored = self._write(it, body, uploads, original=False)
        self._settle(it)
        return stored

    def edit(self, it: Interaction, stored: Stored, body: Json, uploads: list[Upload]) -> Stored:
        if stored.only_for is None and it.channel.archived:
            raise Refusal(400, errors.THREAD_ARCHIVED, "Thread is archived")
        found = limits.message(body, uploads, stored.payload)
        if found:
            raise refused(found)
        self._check_galleries(body, uploads)
        self._moderate(it, body, stored)
        self._edit(stored, body, uploads)
        self._settle(it)
        return stored

    def delete(self, it: Interaction, stored: Stored) -> None:
        self._world.remove_message(stored)
        if stored.only_for is None:
            self._announce_deletion(stored)
        self._settle(it)

    def _settle(self, it: Interaction) -> None:
        if it.outcome == "thinking" and it.response is not None and not it.response.loading:
            it.outcome = "message"
        it.touched += 1
        it.settled.set()
        self._keep(it)

    def _write(
        self, it: Interaction, body: Json, uploads: list[Upload], *, original: bool, loading: bool = False
    ) -> Stored:
        world = self._world
        is_command = original and it.type == COMMAND
        payload = payloads.message(world, it.channel, payloads.bot_user(world), 20 if is_command else 0)
        ephemeral = it.ephemeral if original else bool(int(body.get("flags") or 0) & EPHEMERAL)
        payload["flags"] = (EPHEMERAL if ephemeral else 0) | (LOADING if loading else 0)
        payload["webhook_id"] = payload["application_id"] = world.identity.bot_id
        payload["interaction_metadata"] = interaction_payloads.metadata(
            world, it, None if original else it.response
        )
        if is_command:
            payload["interaction"] = {
                "id": it.id,
                "type": it.type,
                "name": it.command,
                "user": payloads.user(it.person),
            }
        referred = it.source if original else it.response
        if referred is not None and not referred.gone:
            payload["type"] = 19
            payload["message_reference"] = {
                "type": 0,
                "channel_id": referred.channel_id,
                "message_id": referred.id,
            }
            if (guild_id := world.guild_id_of(it.channel)) is not None:
                payload["message_reference"]["guild_id"] = guild_id
        self._composer.fill(payload, body, uploads)
        stored = Stored(payload, only_for=it.person.id if ephemeral else None, loading=loading)
        it.created.append(stored)
        world.keep_message(stored)
        self._announce("MESSAGE_CREATE", stored)
        return stored

    def _edit(self, stored: Stored, body: Json, uploads: list[Upload]) -> None:
        if stored.gone:
            raise errors.unknown("Message", errors.UNKNOWN_MESSAGE)
        self._composer.edit(stored, body, uploads)
        self._announce("MESSAGE_UPDATE", stored)

    def _announce(self, event: str, stored: Stored) -> None:
        """Tell the gateway of a message; ephemeral ones are between Discord and one person."""
        if stored.only_for is None:
            announce(self._world, self._gateway, event, stored)

    def _announce_deletion(self, stored: Stored) -> None:
        announce_deletion(self._world, self._gateway, stored)

    def _keep(self, it: Interaction) -> None:
        """Write down what followups and modals need."""
        if self._world.journal is None or it.type == AUTOCOMPLETE:
            return
        self._world.journal.put(
            "interaction",
            it.token,
            {
                "id": it.id,
                "type": it.type,
                "person": it.person.id,
                "channel": it.channel.id,
                "data": it.data,
                "command": it.command,
                "ephemeral": it.ephemeral,
                "outcome": it.outcome,
                "source": it.source.id if it.source is not None else None,
                "response": it.response.id if it.response is not None else None,
                "created": [each.id for each in it.created],
                "modal": it.modal,
            },
        )

    def _restore(self) -> None:
        world = self._world
        if world.journal is None:
            return
        for token, kept in list(world.journal.load("interaction")):
            person, channel = world.people.get(kept["person"]), world.channels.get(kept["channel"])
            left = TOKEN_SECONDS - world.clock.age(kept["id"])
            if person is None or channel is None or left <= 0:
                world.journal.drop("interaction", token)
                continue
            it = Interaction(
                kept["id"], token, kept["type"], person, channel, kept["data"], command=kept["command"]
            )
            it.ephemeral, it.outcome, it.modal = kept["ephemeral"], kept["outcome"], kept["modal"]
            it.source = world.index.get(kept["source"])
            it.response = world.index.get(kept["response"])
            it.created = [world.index[each] for each in kept["created"] if each in world.index]
            it.acknowledged.set()
            if it.outcome != "thinking":
                it.settled.set()
            self.by_token[token] = it
            if it.outcome == "modal":
                self.modals[it.id] = it
            it.timer = world.clock.call_later(left, lambda it=it: self._expire(it))  # type: ignore[misc]


def refused(found: list[Problem]) -> Refusal:
    """The refusal for broken rules; a message that is only empty has a code of its own."""
    if [each.code for each in found] == ["EMPTY_MESSAGE"]:
        return Refusal(400, errors.EMPTY_MESSAGE, "Cannot send an empty message")
    return errors.invalid(found)
