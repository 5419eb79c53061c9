"""Calls to tables on random days: each message says what is so, and no one is written to too often."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any

import pytest

from bot.discord.core.layout.components import Click
from bot.sandbox import Actor, Seen
from bot.sessions import Status, User
from bot.sessions.core.pace import TablePace
from bot.sessions.finding.matching import DAY
from tests.discord.stage import Stage

pytestmark = pytest.mark.e2e

GAME = "ferries"
Told = tuple[int, int, str, set[str], set[str]]
"""A call: its table, its number there, its answer, who is still to come, and who is not coming."""

COME, LEAVE, STOP = "I’m in", "Leave", "Stop waiting"


class Days:
    """People who wait, answer their calls, leave and play, as dice will have it; `seen` counts what was read."""

    def __init__(self, scene: Stage, seed: int) -> None:
        self.scene, self.dice, self.seen = scene, random.Random(seed), Counter[str]()
        self.people = [scene.mira, scene.bo, scene.cy, *map(scene.sandbox.person, ("Dee", "Eli"))]
        self.calls: dict[str, list[float]] = {}
        """When each person was called, by the id of their direct messages."""
        self.posted: dict[str, str] = {}
        """The direct messages that were posted, by id, with what they said then."""
        scene.sandbox.world.listeners.append(self._heard)

    def _heard(self, what: str, thing: Any) -> None:
        if what != "message" or thing.only_for is not None or thing.id in self.posted:
            return
        if thing.channel_id in {who.dm.id for who in self.people}:
            self.posted[thing.id] = text = str(thing.payload["components"])
            if ":come:" in text:
                self.calls.setdefault(thing.channel_id, []).append(self.scene.sessions.now())

    async def step(self) -> None:
        """Let one thing happen, and look at what everyone has been told."""
        acts = (self._wait, self._answer, self._later, self._end)
        await self.dice.choices(acts, (5, 8, 2, 1))[0]()
        await self.quiet()
        for who in self.people:
            self._judge(who)

    async def _wait(self) -> None:
        who, now = self.dice.choice(self.people), self.scene.sessions.now()
        guild, here = self.scene.client.guilds[0].id, int(self.scene.table.id)
        pace = self.dice.choice((TablePace.LIVE, TablePace.LIVE, TablePace.DAYS))
        user = User(int(who.id), who.name)
        await self.scene.sessions.finder.tickets.file(user, guild, here, GAME, pace, None, now + 3 * DAY)

    async def _answer(self) -> None:
        asked = [(who, each) for who in self.people for each in who.dm.messages if _answers(each)]
        if asked:
            who, message = self.dice.choice(asked)
            label = self.dice.choice([*_answers(message), _answers(message)[0]])
            self.seen[f"pressed {label}"] += 1
            await who.click(message, label)

    async def _later(self) -> None:
        self.scene.sandbox.skip(self.dice.choice((120, 620, 7200, 90000)))

    async def _end(self) -> None:
        mira = User(int(self.scene.mira.id), "Mira")
        for session in self.scene.sessions.live():
            if session.status is Status.PLAYING:
                self.seen["games"] += 1
                await self.scene.sessions.end(session.id, mira, admin=True)

    async def quiet(self) -> None:
        """Wait until everything is said that is to be said now."""
        await self.scene.sessions.finder.tick()
        await self.scene.settled()
        while tasks := [*self.scene.client.context.answering]:
            await asyncio.wait(tasks)

    def _judge(self, who: Actor) -> None:
        """Whether the calls of a person say what is so, are not too many, and are all that they are sent of it."""
        times = self.calls.get(who.dm.id, [])
        assert all(sum(at <= each < at + DAY for each in times) <= 3 for at in times)
        mine, shown = list[Told](), list[Told]()
        for table in self.scene.sessions.live():
            calls, formed = table.table_state.calls, table.table_state.formed
            for number, call in enumerate(calls):
                if call.user_id == int(who.id) and call.answer in ("", "in"):
                    others = [each for each in calls if call.answer and formed and each is not call]
                    awaited = {each.name for each in others if not each.answer}
                    missing = {each.name for each in others if each.answer not in ("", "in")}
                    mine.append((table.id, number, call.answer, awaited, missing))
        for message in who.dm.messages:
            ids = [click for each in message.buttons if (click := _click(each)).action in ("come", "not-now")]
            if ids:
                answer = "" if ids[0].action == "come" else "in"
                shown.append((ids[0].session, int(ids[0].path[0]), answer, *self._named(message.text)))
                assert ("You have a seat" in message.text) is (answer == "in")
                self.seen["still to come"] += "Still to come" in message.text
            self.seen["is not coming"] += "not coming" in message.text
            self.seen["closed"] += "was closed" in message.text
            self.seen["begun"] += "has begun" in message.text
            is_call = any(
                each in message.text for each in ("You have a seat", "not coming", "was closed before")
            )
            assert not is_call or ":come:" in self.posted[message.id], (
                "only calls are written, the rest is edited"
            )
        assert sorted(shown, key=_place) == sorted(mine, key=_place), (
            f"{who.name} reads of other calls than there are"
        )

    def _named(self, text: str) -> tuple[set[str], set[str]]:
        """Who is still to come, and who is not coming, by what a call says."""
        lines = text.splitlines()
        awaited = [line for line in lines if line.startswith("Still to come")]
        missing = [line for line in lines if "not coming" in line]
        names = [who.name for who in self.people]
        return {each for each in names if each in str(awaited)}, {
            each for each in names if each in str(missing)
        }


def _place(told: Told) -> tuple[int, int]:
    return told[:2]


def _answers(message: Seen) -> list[str]:
    return [label for label in message.labels if label in (COME, LEAVE, STOP)]


def _click(button: Any) -> Click:
    _, action, session, revision, path = str(button["custom_id"]).split(":", 4)
    return Click(action, int(session), int(revision), tuple(path.split()))


READ = (
    "pressed I’m in",
    "pressed Leave",
    "pressed Stop waiting",
    "still to come",
    "is not coming",
    "closed",
    "begun",
)
"""What must have been read or pressed for the days to say anything."""


async def lived(scene: Stage, seed: int, steps: int) -> Counter[str]:
    days = Days(scene, seed)
    for _ in range(steps):
        await days.step()
    return days.seen


async def test_calls_say_what_is_so_on_random_days(scene: Stage) -> None:
    seen = await lived(scene, 7, 40)
    assert all(seen[what] for what in READ), seen


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(10, 15))
async def test_calls_say_what_is_so_on_many_random_days(scene: Stage, seed: int) -> None:
    seen = await lived(scene, seed, 150)
    assert all(seen[what] for what in READ), seen
