"""/game clock and /game remind: everything that the clock panel does, by command."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.slash import Choices, matching, table_command
from bot.discord.core.text.texts import about, called, choice, described
from bot.discord.private.context import PrivateContext
from bot.discord.table.clocks import TYPED, come_back, remind, set_clock, show_clock, stop_clock, take_holiday
from bot.discord.table.pace import set_pace
from bot.engine.words import words_of
from bot.sessions import SessionView
from bot.sessions.core.pace import TablePace
from bot.sessions.core.presets import MOST_NUDGES, PRESETS, written_clock
from bot.sessions.core.table_state import Expiry


def add_commands(context: PrivateContext, group: app_commands.Group) -> None:
    """Add /game remind and the group /game clock."""
    clock = app_commands.Group(**called("clock", "clock"), parent=group)
    group.add_command(table_command(context, "remind", remind))
    for name, act in (("show", show_clock), ("stop", stop_clock), ("back", come_back)):
        clock.add_command(table_command(context, name, act, f"clock-{name}"))

    @clock.command(**called("set", "clock-set"))
    @described(
        clock=about("clock-set-clock"),
        expiry=about("clock-set-expiry"),
        reminders=about("clock-set-reminders"),
    )
    @app_commands.choices(expiry=[choice(f"expiry-{each.value}", each.value) for each in Expiry])
    async def set_command(
        interaction: discord.Interaction[Any],
        clock: app_commands.Range[str, 1, TYPED],
        expiry: app_commands.Choice[str] | None = None,
        reminders: app_commands.Range[int, 0, MOST_NUDGES] | None = None,
    ) -> None:
        async def act(reply: Reply, session: SessionView) -> None:
            wanted = None if expiry is None else Expiry(expiry.value)
            await set_clock(context, reply, session, written_clock(clock), wanted, reminders)

        await context.at_table(interaction, act)

    @set_command.autocomplete("clock")
    async def clocks_like(interaction: discord.Interaction[Any], current: str) -> Choices:
        words = words_of("house", await context.language(interaction))
        return matching([(name, words.say_key(f"clock-{name}")) for name in PRESETS], current)

    @clock.command(**called("pace", "clock-pace"))
    @described(pace=about("clock-pace-pace"))
    @app_commands.choices(pace=[choice(f"pace-{each.value}", each.value) for each in TablePace])
    async def pace_command(interaction: discord.Interaction[Any], pace: app_commands.Choice[str]) -> None:
        wanted = TablePace(pace.value)
        await context.at_table(interaction, lambda reply, session: set_pace(context, reply, session, wanted))

    @clock.command(**called("holiday", "clock-holiday"))
    @described(days=about("clock-holiday-days"))
    async def holiday(interaction: discord.Interaction[Any], days: app_commands.Range[int, 1, 60]) -> None:
        await context.at_table(
            interaction, lambda reply, session: take_holiday(context, reply, session, days)
        )
