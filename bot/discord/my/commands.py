"""/my: everything that is a person's own: their games, their settings, their data."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord.core.context import Context
from bot.discord.core.text.texts import about, called, choice, described
from bot.discord.my.data import ask_delete, send_data, show_data
from bot.discord.my.games import show_games
from bot.discord.my.settings import add_settings


def my_group(context: Context) -> app_commands.Group:
    """The group of commands."""
    group = app_commands.Group(**called("my", "my"))

    @group.command(**called("games", "my-games"))
    async def games(interaction: discord.Interaction[Any]) -> None:
        await context.answer(interaction, lambda reply: show_games(context, reply))

    add_settings(context, group)

    @group.command(**called("data", "my-data"))
    @described(act=about("my-data-act"))
    @app_commands.choices(act=[choice("button-data", "file"), choice("button-delete", "delete")])
    async def data(interaction: discord.Interaction[Any], act: str | None = None) -> None:
        show = {"file": send_data, "delete": ask_delete}.get(act or "", show_data)
        await context.answer(interaction, lambda reply: show(context, reply))

    return group
