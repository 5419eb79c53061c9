"""/game health: how the bot is doing, for those who manage a server; private, in words first."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot import __version__
from bot.discord.core.answers.caller import is_admin
from bot.discord.core.answers.reply import Reply
from bot.discord.core.context import Context
from bot.discord.core.layout.components import box, layout, say
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import called
from bot.engine.words import Words
from bot.sessions import Refused
from bot.sessions.core.shards import Shards
from bot.sessions.people.statistics import Tally

LATE = 0.25
"""Seconds of loop delay (in 99 of 100 measurements) above which the bot counts as slow."""
FAR = 1.0
"""Seconds from which a heartbeat to Discord and back counts as slow."""
ENOUGH = 100
"""How many measurements are needed to judge, since the first seconds after the start are slow."""
OVERDUE = 5
"""How many reminders may be due at one moment."""
LEAST_FREE = 200_000_000
DAY = 86400.0
ROWS = ("validate_ms", "store_ms", "draw_ms", "encode_ms", "deliver_ms")


async def show_health(context: Context, reply: Reply) -> None:
    """Say whether all is well, what is wrong, and the figures."""
    if not is_admin(reply.interaction):
        raise Trouble("health-admins")
    words = reply.words
    problems: list[str] = []
    lines: list[str] = []
    try:
        counted = await context.sessions.figures.tally()
        stats = await context.sessions.receipts.stats()
    except Refused as refused:
        problems.append(words.say_key("health-store", why=words.say(refused.why)))
    else:
        problems += _of_database(words, counted)
        lines += _counted(words, counted)
        lines += _table(context, words, stats["measures"])
    problems += _of_process(context, words)
    problems += _unserved(context.sessions.shards, words)
    lines += _processes(context.sessions.shards, words)
    key = "health-look" if problems else "health-well"
    hours = int((time.time() - context.pulse.since) // 3600)
    header = words.say_key(key, version=__version__, hours=hours)
    text = "\n".join([header, *problems, *lines, f"-# {words.say_key('health-about')}"])
    await reply.view(layout(box([say(text)])))


def _of_process(context: Context, words: Words) -> list[str]:
    pulse, found = context.pulse, list[str]()
    lag, latency, unshown = pulse.lag(0.99), context.client.latency, len(context.sessions.shown.overdue())
    if context.doubles.has_rival:
        found.append(words.say_key("health-rival"))
    if errors := pulse.errors_since(time.time() - DAY):
        found.append(words.say_key("health-errors", errors=errors))
    if lag is not None and lag > LATE and len(pulse.lags) >= ENOUGH:
        found.append(words.say_key("health-slow", ms=round(1000 * lag)))
    if not math.isfinite(latency):
        found.append(words.say_key("health-offline"))
    elif latency > FAR:
        found.append(words.say_key("health-gateway", ms=round(1000 * latency)))
    if unshown > 1:
        found.append(words.say_key("health-unshown", sessions=unshown))
    return found


def _unserved(shards: Shards, words: Words) -> list[str]:
    standing = shards.standing
    if standing is None:
        return []
    living = {each.name for each in standing.processes}
    numbers = [each.shard for each in standing.leases if each.process not in living]
    if not numbers:
        return []
    return [words.say_key("health-unserved", count=len(numbers), shards=_listed(numbers, words))]


def _listed(numbers: Sequence[int], words: Words) -> str:
    return words.listed([str(number) for number in numbers])


def _processes(shards: Shards, words: Words) -> list[str]:
    """Which process serves which shards, where there are several."""
    standing = shards.standing
    if standing is None or len(standing.processes) < 2:
        return []
    told = [words.say_key("health-processes", processes=len(standing.processes), shards=len(standing.leases))]
    for each in standing.processes:
        numbers = [lease.shard for lease in standing.leases if lease.process == each.name]
        age = shards.now(standing) - each.beat
        told.append(
            words.say_key(
                "health-process",
                pid=str(each.pid),
                count=len(numbers),
                shards=_listed(numbers, words),
                seconds=round(age),
                leaving="yes" if each.leaving else "no",
            )
        )
    return told


def _of_database(words: Words, counted: Tally) -> list[str]:
    found = []
    if counted.reminders_due > OVERDUE:
        found.append(words.say_key("health-late", reminders=counted.reminders_due))
    if counted.disk_free is not None and counted.disk_free < LEAST_FREE:
        found.append(words.say_key("health-full", megabytes=counted.disk_free // 1_000_000))
    return found


def _counted(words: Words, counted: Tally) -> list[str]:
    by_status: dict[str, int] = {}
    for (_, status), number in counted.sessions.items():
        by_status[status] = by_status.get(status, 0) + number
    live, lobbies = by_status.pop("playing", 0), by_status.pop("lobby", 0)
    over = sum(by_status.values())
    return [
        words.say_key("health-games", live=live, lobbies=lobbies, over=over, windows=counted.windows),
        words.say_key("health-reminders", waiting=counted.reminders_waiting, sent=counted.reminders_sent),
        words.say_key("health-database", megabytes=round(counted.bytes / 1_000_000, 1)),
    ]


def _table(context: Context, words: Words, measures: dict[str, dict[str, float]]) -> list[str]:
    """The figures in columns: half of all values are below the first, 99 of 100 below the second."""
    rows = [(name, measures[name]["p50"], measures[name]["p99"]) for name in ROWS if name in measures]
    half, most = context.pulse.lag(0.5), context.pulse.lag(0.99)
    if half is not None and most is not None:
        rows.append(("lag", 1000 * half, 1000 * most))
    latency = context.client.latency
    if math.isfinite(latency):
        rows.append(("gateway", 1000 * latency, 1000 * latency))
    if not rows:
        return []
    count = int(max((each["count"] for each in measures.values()), default=0))
    told = [
        f"{words.say_key(f'health-row-{name}'):12}{half_of:9.1f}{most_of:9.1f}"
        for name, half_of, most_of in rows
    ]
    heading = words.say_key("health-table", count=count) if count else words.say_key("health-table-new")
    return [heading, "```", *told, "```"]


def add_commands(context: Context, group: app_commands.Group) -> None:
    """/game health."""

    @group.command(**called("health", "health"))
    async def health(interaction: discord.Interaction[Any]) -> None:
        await context.answer(interaction, lambda reply: show_health(context, reply))
