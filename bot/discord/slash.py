"""What slash commands are made of: what is done at the table at hand, and what is offered while one is typed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import wraps
from typing import Any

import discord
from discord import app_commands

from bot.discord.components import MENU_SIZE, OPTION_LENGTH
from bot.discord.desk import Desk
from bot.discord.errors import Trouble
from bot.discord.reply import Reply
from bot.discord.texts import about, cut
from bot.engine.errors import Illegal
from bot.sessions import Refused, SessionView

Act = Callable[[Desk, Reply, SessionView], Awaitable[None]]

Choices = list[app_commands.Choice[str]]

Completer = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]


def table_command(desk: Desk, name: str, act: Act, said: str = "") -> app_commands.Command[Any, ..., Any]:
    """A command without options about the table at hand; `said` is what its description is called, if not `name`."""

    async def run(interaction: discord.Interaction[Any]) -> None:
        await desk.at_table(interaction, lambda reply, session: act(desk, reply, session))

    return app_commands.Command(name=name, description=about(said or name), callback=run)


def matching(named: Iterable[tuple[str, str]], typed: str) -> Choices:
    """Of values with the words shown for them those that have what was typed so far in either, as many as fit."""
    sought = typed.strip().casefold()
    return [
        app_commands.Choice(name=cut(words, OPTION_LENGTH), value=value)
        for value, words in named
        if sought in f"{value} {words}".casefold() and len(value) <= OPTION_LENGTH
    ][:MENU_SIZE]


def quiet(complete: Completer) -> Completer:
    """Let nothing be offered where the command would be refused: the reason is told when it is sent."""

    @wraps(complete)
    async def completed(interaction: discord.Interaction[Any], current: str) -> Choices:
        try:
            return await complete(interaction, current)
        except (Trouble, Illegal, Refused):
            return []

    return completed
