"""The stage of the Discord tests on SimCord: the same people, places, messages and answers, before the second judge.

It does what a test of `tests.discord` needs that only clicks, types and reads. What only the sandbox has, faults and
time that passes, is not there.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from simcord import Env, InteractionResult, MemberActor
from simcord.actors import _autocomplete_result
from simcord.backend import serializers
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import Message
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.sandbox import Actor, Answer, CannotDo, NoAnswer, Place, Seen
from bot.sandbox.errors import Json
from tests.discord.stage import Stage
from tests.games.proofs import every_game
from tests.judge.court import SHORT, Court, court
from tests.patience import PATIENCE

LOADING = 1 << 7
"""The flag of a message that says no more than that the bot is thinking."""


class JudgedSeen(Seen):
    """A message as SimCord has it now."""

    def __init__(self, env: Env, message: Message) -> None:
        self.env, self.message = env, message

    @property
    def payload(self) -> Json:
        return dict(serializers.message_payload(self.env.backend, self.message))

    @property
    def id(self) -> str:
        return str(self.message.id)

    @property
    def channel_id(self) -> str:
        return str(self.message.channel_id)

    @property
    def ephemeral(self) -> bool:
        return self.message.is_ephemeral

    @property
    def gone(self) -> bool:
        return self.message.id not in self.env.backend.messages.get(self.message.channel_id, {})

    @property
    def handle(self) -> ResponseMessage:
        """What people act on."""
        return ResponseMessage(self.env, self.message)


class JudgedPlace(Place):
    """A channel of SimCord, as people see it."""

    def __init__(self, env: Env, handle: ChannelHandle) -> None:
        self.env, self.handle = env, handle

    @property
    def id(self) -> str:
        return str(self.handle.id)

    @property
    def name(self) -> str:
        return str(self.handle.name)

    def _all(self) -> list[Message]:
        return list(self.env.backend.messages.get(self.handle.id, {}).values())

    @property
    def messages(self) -> list[Seen]:
        return [JudgedSeen(self.env, each) for each in self._all() if not each.is_ephemeral]

    @property
    def last(self) -> Seen:
        if not self.messages:
            raise LookupError(f"nobody has said anything in {self.name}")
        return self.messages[-1]

    def private(self, actor: Actor) -> list[Seen]:
        mine = [each for each in self._all() if each.is_ephemeral and each.visible_to(int(actor.id))]
        return [JudgedSeen(self.env, each) for each in mine]


class JudgedAnswer(Answer):
    """What the bot answered before SimCord."""

    def __init__(self, env: Env, result: InteractionResult) -> None:
        self.env, self.result = env, result

    @property
    def _answering(self) -> Message | None:
        """The message that answers; of a click that changes a message, that message."""
        it = self.result._interaction
        for number in (it.message_id, it.source_message_id if it.modal is None else None):
            if number is not None and it.autocomplete_choices is None:
                try:
                    return self.env.backend.get_message(it.channel_id, number)
                except BackendError:
                    continue
        return None

    @property
    def kind(self) -> str:
        return str(self.result._interaction.response_kind)

    @property
    def ephemeral(self) -> bool:
        found = self._answering
        return found is not None and found.is_ephemeral

    @property
    def message(self) -> Seen:
        found = self._answering
        if found is None:
            raise CannotDo(f"the answer is no message but {self.kind}")
        return JudgedSeen(self.env, found)

    @property
    def text(self) -> str:
        return self.message.text if self._answering is not None else ""

    @property
    def followups(self) -> list[Seen]:
        return [JudgedSeen(self.env, each._message) for each in self.result.followups]

    @property
    def modal(self) -> Json:
        if self.result.modal is None:
            raise CannotDo(f"the answer is no modal but {self.kind}")
        return {**self.result.modal, "shown": self.result}

    @property
    def choices(self) -> list[Json]:
        return self.result.autocomplete_choices or []


class JudgedActor(Actor):
    """A person on SimCord's server."""

    def __init__(self, judge: Judge, member: MemberActor) -> None:
        self.judge, self.member = judge, member

    @property
    def id(self) -> str:
        return str(self.member.id)

    @property
    def name(self) -> str:
        return str(self.member.name)

    @property
    def dm(self) -> Place:
        return JudgedPlace(self.judge.env, self.member.user.dm_channel)

    async def slash(
        self,
        command: str,
        /,
        *,
        channel: Any = "table",
        options: Mapping[str, Any] | None = None,
        **values: Any,
    ) -> Answer:
        given = {name: self.judge.meant(value) for name, value in {**(options or {}), **values}.items()}
        place = self.judge.place(channel)
        return await self.judge.answer(self.member.slash(place.handle, command, **given))

    async def autocomplete(
        self,
        command: str,
        focused: str,
        options: Mapping[str, Any] | None = None,
        *,
        channel: Any = "table",
    ) -> Answer:
        filled = dict(options or {})
        typed, place = str(filled.pop(focused, "")), self.judge.place(channel)
        offered = self.judge.autocompleted(self.member, place.handle, command, focused, typed, filled)
        return await self.judge.answer(offered)

    async def click(self, message: Seen, label_or_custom_id: str) -> Answer:
        assert isinstance(message, JudgedSeen)
        custom_id = message.button(label_or_custom_id)["custom_id"]
        return await self.judge.answer(self._who(message).click(message.handle, custom_id=custom_id))

    async def choose(self, message: Seen, values: Any, custom_id: str | None = None) -> Answer:
        assert isinstance(message, JudgedSeen)
        menu = message.menu(custom_id)["custom_id"]
        picked = [
            self.judge.meant(each) for each in (values if isinstance(values, list | tuple) else [values])
        ]
        return await self.judge.answer(self._who(message).select(message.handle, picked, custom_id=menu))

    async def submit(self, modal: Json, fields: Mapping[str, Any]) -> Answer:
        return await self.judge.answer(self.member.submit_modal(modal["shown"], dict(fields)))

    def _who(self, message: JudgedSeen) -> Any:
        """The person as they act there: outside a server nobody is its member."""
        return self.member.user if message.channel_id == self.dm.id else self.member


class Judge:
    """What stands in for the sandbox: people and places."""

    def __init__(self, before: Court) -> None:
        self.court, self.env = before, before.env
        self.known: dict[str, JudgedActor] = {}
        self.places = {"table": JudgedPlace(self.env, before.table)}

    def person(self, name: str) -> Actor:
        made = JudgedActor(self, self.court.person(name))
        self.known[made.id] = made
        return made

    def people(self) -> list[Actor]:
        return list(self.known.values())

    def channel(self, name: str) -> Place:
        if name not in self.places:
            self.places[name] = JudgedPlace(self.env, self.court.guild.create_text_channel(name))
        return self.places[name]

    def place(self, channel: Any) -> JudgedPlace:
        found = self.channel(channel) if isinstance(channel, str) else channel
        assert isinstance(found, JudgedPlace)
        return found

    def meant(self, value: Any) -> Any:
        """A person or a channel for its id, as SimCord wants them."""
        if isinstance(value, str) and value in self.known:
            return self.known[value].member
        here = {place.id: place.handle for place in self.places.values()}
        return here.get(value, value) if isinstance(value, str) else value

    async def autocompleted(self, who: MemberActor, *typed: Any) -> InteractionResult:
        """What is offered, as a result like any other."""
        return await _autocomplete_result(who, *typed)

    async def answer(self, act: Awaitable[InteractionResult]) -> Answer:
        """The answer to an act, once it is there in full."""
        try:
            result = await act
        except SetupError as refused:
            raise CannotDo(str(refused)) from None
        answer = JudgedAnswer(self.env, result)

        def is_there() -> bool:
            found = answer._answering
            return result._interaction.responded and (found is None or not found.flags & LOADING)

        await self.wait_for(is_there)
        assert not self.env.errors, self.env.transcript()
        return answer

    async def wait_for(self, condition: Callable[[], Any], timeout: float | None = None) -> Any:
        """Wait until something holds."""
        try:
            async with asyncio.timeout(timeout or PATIENCE):
                while not (found := condition()):
                    await asyncio.sleep(SHORT)
        except TimeoutError:
            raise NoAnswer("before the second judge") from None
        return found


class JudgedStage(Stage):
    """The stage, before the second judge."""

    def __init__(self, before: Court) -> None:
        judge: Any = Judge(before)
        super().__init__(judge, before.client, before.seeds)


@asynccontextmanager
async def judged_stage(database: Path) -> AsyncIterator[Stage]:
    """A running bot on a SimCord of its own, with every game of the tests."""
    async with court(database, every_game(), "stage") as before:
        yield JudgedStage(before)
