"""/game clock and /game remind: all that the panel of the clock does, by command."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord.clocks import TYPED, come_back, remind, set_clock, show_clock, stop_clock, take_holiday
from bot.discord.desk import Desk
from bot.discord.reply import Reply
from bot.discord.texts import about, house
from bot.sessions.affairs import Expiry
from bot.sessions.presets import MOST_NUDGES, PRESETS, written_clock


def add_commands(desk: Desk, group: app_commands.Group) -> None:
    """/game remind, and /game clock with what can be done about it."""
    clock = app_commands.Group(name="clock", description=about("clock"), parent=group)

    @group.command(name="remind", description=about("remind"))
    async def remind_command(interaction: discord.Interaction[Any]) -> None:
        async def act(reply: Reply) -> None:
            await remind(desk, reply, await desk.here(reply))

        await desk.answer(interaction, act)

    @clock.command(name="show", description=about("clock-show"))
    async def show(interaction: discord.Interaction[Any]) -> None:
        async def act(reply: Reply) -> None:
            await show_clock(desk, reply, await desk.here(reply))

        await desk.answer(interaction, act)

    @clock.command(name="set", description=about("clock-set"))
    @app_commands.describe(
        clock=about("clock-set-clock"),
        expiry=about("clock-set-expiry"),
        reminders=about("clock-set-reminders"),
    )
    @app_commands.choices(
        expiry=[
            app_commands.Choice(name=house().say_key(f"expiry-{each.value}"), value=each.value)
            for each in Expiry
        ]
    )
    async def set_command(
        interaction: discord.Interaction[Any],
        clock: app_commands.Range[str, 1, TYPED],
        expiry: app_commands.Choice[str] | None = None,
        reminders: app_commands.Range[int, 0, MOST_NUDGES] | None = None,
    ) -> None:
        async def act(reply: Reply) -> None:
            session = await desk.here(reply)
            wanted = None if expiry is None else Expiry(expiry.value)
            await set_clock(desk, reply, session, written_clock(clock), wanted, reminders)

        await desk.answer(interaction, act)

    @set_command.autocomplete("clock")
    async def clocks_like(
        interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        named = [(name, house().say_key(f"clock-{name}")) for name in PRESETS]
        sought = current.strip().casefold()
        return [
            app_commands.Choice(name=label, value=name)
            for name, label in named
            if sought in name or sought in label.casefold()
        ]

    @clock.command(name="stop", description=about("clock-stop"))
    async def stop(interaction: discord.Interaction[Any]) -> None:
        async def act(reply: Reply) -> None:
            await stop_clock(desk, reply, await desk.here(reply))

        await desk.answer(interaction, act)

    @clock.command(name="holiday", description=about("clock-holiday"))
    @app_commands.describe(days=about("clock-holiday-days"))
    async def holiday(interaction: discord.Interaction[Any], days: app_commands.Range[int, 1, 60]) -> None:
        async def act(reply: Reply) -> None:
            await take_holiday(desk, reply, await desk.here(reply), days)

        await desk.answer(interaction, act)

    @clock.command(name="back", description=about("clock-back"))
    async def back(interaction: discord.Interaction[Any]) -> None:
        async def act(reply: Reply) -> None:
            await come_back(desk, reply, await desk.here(reply))

        await desk.answer(interaction, act)
