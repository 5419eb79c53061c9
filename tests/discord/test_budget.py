"""The bot's budget of requests: never more than Discord allows, and what is needed most first."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import discord
import pytest

from bot.cluster.shares import A_SECOND
from bot.discord.core.sending.budget import MAY_GO, OLD_EDITS, OLD_SECONDS, Budget, Need
from bot.sessions.core.shards import NotServed
from tests.discord.stage import Stage

HERE, THERE = 11, 22
POSTED = f"/api/v10/channels/{HERE}/messages"
RESET = {"X-RateLimit-Reset-After": "5.0"}


class Requests:
    """Requests at a budget whose time stands still until it is moved."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.figures: list[tuple[str, float, str]] = []
        self.went: list[object] = []
        self.budget = Budget(time.time, lambda *figure: self.figures.append(figure), A_SECOND)
        self._loop, self._at = asyncio.get_running_loop(), 1000.0
        self._tasks: list[asyncio.Task[None]] = []
        monkeypatch.setattr(self._loop, "time", lambda: self._at)
        self._soon: list[tuple[float, Any]] = []
        monkeypatch.setattr(self._loop, "call_later", self._call_later)

    def _call_later(self, seconds: float, call: Any) -> asyncio.Handle:
        handle = asyncio.Handle(call, (), self._loop)
        self._soon.append((self._at + seconds, handle))
        return handle

    async def ask(
        self, name: object, need: Need, channel: int = HERE, method: str = "POST", message: int = 0
    ) -> None:
        """Ask for a turn; `went` gets the name when it is granted."""

        async def ask() -> None:
            await self.budget.turn(need, method, channel, message)
            self.went.append(name)

        self._tasks.append(asyncio.create_task(ask()))
        await self._breathe()

    async def _breathe(self) -> None:
        for _ in range(4):
            await asyncio.sleep(0)

    async def pass_by(self, seconds: float) -> list[object]:
        """Let time pass; who went meanwhile."""
        before = len(self.went)
        self._at += seconds
        due = [each for at, each in self._soon if at <= self._at + 1e-6]
        self._soon = [(at, each) for at, each in self._soon if at > self._at + 1e-6]
        for each in due:
            if not each.cancelled():
                each._run()
        await self._breathe()
        return self.went[before:]

    def end(self) -> None:
        for task in self._tasks:
            task.cancel()


@pytest.fixture
async def requests(monkeypatch: pytest.MonkeyPatch) -> Any:
    made = Requests(monkeypatch)
    yield made
    made.end()
    monkeypatch.undo()


async def test_what_is_needed_most_goes_first_when_a_second_is_full(requests: Requests) -> None:
    for number in range(A_SECOND):
        await requests.ask(number, Need.RETIRE, number)
    assert requests.went == list(range(A_SECOND)) == list(range(45))
    for name, need in (("old", Need.RETIRE), ("hand", Need.HAND), ("edit", Need.EDIT), ("post", Need.POST)):
        await requests.ask(name, need, channel=1000)
    assert await requests.pass_by(0.9) == []
    assert await requests.pass_by(0.2) == ["post", "edit", "hand", "old"]
    held = [(kind, amount) for what, amount, kind in requests.figures if what == "held"][-4:]
    assert [kind for kind, _ in held] == ["post", "edit", "hand", "retire"]
    assert all(amount == pytest.approx(1.1) for _, amount in held)


async def test_a_hand_does_not_wait_without_end_however_much_is_posted(requests: Requests) -> None:
    went = dict[object, int]()
    for second in range(5):
        for number in range(A_SECOND if second else 2 * A_SECOND + 10):
            await requests.ask((second, number), Need.POST, number)
        if not second:
            await requests.ask("hand", Need.HAND, channel=1000)
            await requests.ask("edit", Need.EDIT, channel=1000, method="PATCH")
        went |= dict.fromkeys(await requests.pass_by(1.1), second)
    assert (went["edit"], went["hand"]) == (1, 3)


async def test_a_channel_waits_for_its_limit_and_others_do_not(requests: Requests) -> None:
    requests.budget.learn("POST", POSTED, 200, {**RESET, "X-RateLimit-Remaining": "3"})
    for name in "abc":
        await requests.ask(name, Need.POST)
    assert requests.went == ["a", "b"], "after the last request of its limit discord.py would sleep"
    await requests.ask("elsewhere", Need.RETIRE, THERE)
    await requests.ask("edit", Need.EDIT, method="PATCH")
    assert requests.went == ["a", "b", "elsewhere", "edit"]
    assert await requests.pass_by(4.9) == []
    assert await requests.pass_by(0.2) == ["c"]


async def test_an_answer_on_its_way_does_not_give_back_what_was_spent(requests: Requests) -> None:
    requests.budget.learn("POST", POSTED, 200, {**RESET, "X-RateLimit-Remaining": "3"})
    await requests.ask("a", Need.POST)
    await requests.ask("b", Need.POST)
    requests.budget.learn("POST", POSTED, 200, {**RESET, "X-RateLimit-Remaining": "2"})
    await requests.ask("c", Need.POST)
    assert requests.went == ["a", "b"]


async def test_a_refused_request_closes_its_channel_and_a_refused_bot_everything(requests: Requests) -> None:
    requests.budget.learn("POST", POSTED, 429, {"Retry-After": "2", "X-RateLimit-Remaining": "4"})
    await requests.ask("here", Need.POST)
    await requests.ask("there", Need.POST, THERE)
    assert requests.went == ["there"]
    requests.budget.learn("GET", "/api/v10/users/1", 429, {"Retry-After": "3", "X-RateLimit-Global": "true"})
    await requests.ask("anywhere", Need.POST, THERE)
    assert await requests.pass_by(2.1) == []
    assert set(await requests.pass_by(1.0)) == {"here", "anywhere"}
    kinds = [kind for what, _, kind in requests.figures if what == "request"]
    assert kinds == ["refused", "refused"]


async def test_few_edits_of_old_messages(requests: Requests) -> None:
    old, young = (
        discord.utils.time_snowflake(discord.utils.utcnow()) - (age << 22) for age in (3_600_000, 60_000)
    )
    for number in range(OLD_EDITS + 1):
        await requests.ask(number, Need.HAND, method="PATCH", message=old)
    await requests.ask("young", Need.HAND, method="PATCH", message=young)
    await requests.ask("deleted", Need.HAND, method="DELETE", message=old)
    assert requests.went == [*range(OLD_EDITS), "young", "deleted"]
    assert await requests.pass_by(OLD_SECONDS - 0.1) == []
    assert await requests.pass_by(0.2) == [OLD_EDITS]


async def test_whoever_no_longer_waits_takes_no_turn(requests: Requests) -> None:
    requests.budget.learn("POST", POSTED, 200, {**RESET, "X-RateLimit-Remaining": "2"})
    for name in "abc":
        await requests.ask(name, Need.POST)
    requests._tasks[1].cancel()
    assert await requests.pass_by(5.1) == ["c"]


async def test_the_client_learns_from_every_answer(scene: Stage) -> None:
    kinds: list[str] = []
    scene.sessions.receipts.measure.subscribe(
        lambda what, _, kind: kinds.append(kind) if what == "request" else None
    )
    scene.sandbox.limits.enabled = True
    await scene.game("sol", scene.bo)
    assert {"bot", "interaction"} == set(kinds)
    window = scene.client.context.budget._windows["PATCH", int(scene.table.id)]
    left = scene.sandbox.limits._windows[
        "PATCH", "/channels/{channel_id}/messages/{message_id}", scene.table.id
    ].left
    assert window.left == left < 5
    assert scene.client.http.max_ratelimit_timeout is None, "the budget holds requests back, not discord.py"


async def test_a_process_that_is_allowed_more_sends_more_at_once(requests: Requests) -> None:
    requests.budget.allow(5)
    for number in range(20):
        await requests.ask(number, Need.POST, number)
    assert (requests.went, requests.budget.waiting) == (list(range(5)), 15)
    requests.budget.allow(12)
    await asyncio.sleep(0)
    assert (requests.went, requests.budget.waiting) == (list(range(12)), 8)


async def test_what_nobody_asked_for_is_not_sent_once_another_process_serves_it(requests: Requests) -> None:
    served = True
    MAY_GO.set(lambda: served)
    await requests.budget.turn(Need.POST, "POST", 1)
    served = False
    with pytest.raises(NotServed):
        await requests.budget.turn(Need.POST, "POST", 1)
