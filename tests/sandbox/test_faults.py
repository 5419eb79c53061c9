"""Trouble on order, and how the real client takes it (research of the client's own source and behaviour)."""

from __future__ import annotations

import time

import aiohttp
import discord
import pytest

from bot.sandbox import Fault, Sandbox
from tests.sandbox.conftest import Bot

CREATE = r"^POST /channels/\d+/messages$"
CALLBACK = r"^POST /interactions/"


def table(bot: Bot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


@pytest.mark.parametrize("kind", ["rate_limit", "rate_limit_global"])
async def test_a_429_with_via_is_waited_out(sandbox: Sandbox, bot: Bot, kind: str) -> None:
    await bot.enter(sandbox)
    fault = sandbox.fault(kind, CREATE, retry_after=0.5)
    await table(bot).send("patience")
    assert fault.fired == 1
    assert sandbox.channel("table").last.content == "patience"


async def test_a_429_without_via_is_taken_for_a_ban(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    sandbox.fault("rate_limit_no_via", CREATE)
    with pytest.raises(discord.HTTPException) as banned:
        await table(bot).send("now")
    assert banned.value.status == 429


@pytest.mark.parametrize(("status", "retried"), [(500, True), (502, True), (504, True), (503, False)])
async def test_which_server_errors_are_tried_again(
    sandbox: Sandbox, bot: Bot, status: int, retried: bool
) -> None:
    await bot.enter(sandbox)
    sandbox.fault("status", CREATE, status=status)
    if retried:
        await table(bot).send("again")
        assert len(sandbox.channel("table").messages) == 1
    else:
        with pytest.raises(discord.DiscordServerError):
            await table(bot).send("again")
        assert sandbox.channel("table").messages == []


async def test_applied_but_failed_is_sent_again_and_there_once_by_its_nonce(
    sandbox: Sandbox, bot: Bot
) -> None:
    await bot.enter(sandbox)
    rule = sandbox.fault("apply_then_fail", CREATE, status=502)
    await table(bot).send("hello")
    assert rule.seen == 2
    assert [each.content for each in sandbox.channel("table").messages] == ["hello"]


async def test_a_callback_applied_but_failed_ends_in_40060(sandbox: Sandbox, bot: Bot) -> None:
    codes: list[int] = []

    @bot.tree.command(name="act", description="Act")
    async def act(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("seen")
        except discord.HTTPException as error:
            codes.append(error.code)

    await bot.enter(sandbox)
    sandbox.fault("apply_then_fail", CALLBACK, status=502)
    assert (await sandbox.person("Mira").slash("act")).text == "seen"
    await sandbox.wait_for(lambda: codes)
    assert codes == [40060]


@pytest.mark.parametrize(
    ("code", "status"),
    [(50001, 403), (50013, 403), (50007, 403), (10003, 404), (10008, 404)],
)
async def test_any_code_can_be_ordered(sandbox: Sandbox, bot: Bot, code: int, status: int) -> None:
    await bot.enter(sandbox)
    sandbox.fault("code", CREATE, code=code)
    with pytest.raises(discord.HTTPException) as refused:
        await table(bot).send("hello")
    assert (refused.value.code, refused.value.status) == (code, status)


@pytest.mark.parametrize("kind", ["delay_before", "delay_after"])
async def test_answers_may_be_slow(sandbox: Sandbox, bot: Bot, kind: str) -> None:
    await bot.enter(sandbox)
    sandbox.fault(kind, CREATE, seconds=0.2)
    begun = time.monotonic()
    await table(bot).send("slow")
    assert time.monotonic() - begun >= 0.2


async def test_a_connection_may_be_cut(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    fault = sandbox.fault("reset", CREATE, times=None)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await table(bot).send("lost")
    assert fault.fired >= 1
    assert sandbox.channel("table").messages == []


async def test_the_third_request_of_its_kind_goes_wrong(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    sandbox.fault("status", CREATE, status=503, nth=3)
    await table(bot).send("1")
    await table(bot).send("2")
    with pytest.raises(discord.DiscordServerError):
        await table(bot).send("3")
    await table(bot).send("4")


def test_chance_is_repeatable() -> None:
    def pattern(seed: int) -> list[bool]:
        fault = Fault("status", times=None, probability=0.3, seed=seed)
        return [fault.strikes() for _ in range(50)]

    assert pattern(1) == pattern(1)
    assert pattern(1) != pattern(2)
    assert 5 < sum(pattern(1)) < 25


@pytest.mark.parametrize(
    "rule",
    [{"kind": "flood"}, {"kind": "duplicate"}, {"kind": "reset", "route": "("}, {"kind": "reset", "when": 3}],
)
def test_a_rule_that_cannot_mean_anything_is_refused(rule: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        Fault.from_json(rule)
