"""Parts of slash commands: commands about the current table, and what is offered while the user types."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import wraps
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.discord.core.answers.reply import Reply
from bot.discord.core.context import Context
from bot.discord.core.layout.components import MENU_SIZE, OPTION_LENGTH
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import called, cut
from bot.engine.errors import Illegal
from bot.engine.moves import Verb
from bot.sessions import Refused, SessionView


class ChannelId(app_commands.Transformer):
    """The id of a channel of some kinds."""

    def __init__(self, *kinds: discord.ChannelType) -> None:
        self._kinds = kinds

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return list(self._kinds)

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> int:
        """The id of the chosen channel. Raises TransformerError for anything else."""
        found = getattr(value, "id", None)
        if not isinstance(found, int):
            raise app_commands.TransformerError(value, self.type, self)
        return found


C = TypeVar("C", bound=Context)
Act = Callable[[C, Reply, SessionView], Awaitable[None]]

Choices = list[app_commands.Choice[str]]

Completer = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]


def command_of(slug: str, verb: Verb) -> str:
    """The command of a verb of a game, as it is typed after the slash: "supernova set hold"."""
    return " ".join(filter(None, (slug, verb.shown.group, verb.name)))


def table_command(context: C, name: str, act: Act[C], said: str = "") -> app_commands.Command[Any, ..., Any]:
    """A command without options about the current table; `said` names its description, if that is not `name`."""

    async def run(interaction: discord.Interaction[Any]) -> None:
        await context.at_table(interaction, lambda reply, session: act(context, reply, session))

    return app_commands.Command(**called(name, said or name), callback=run)


def matching(named: Iterable[tuple[str, str]], typed: str) -> Choices:
    """The values that contain what was typed so far, in themselves or in their words; as many as fit.

    Of those with the same words only the first: Discord would refuse all.
    """
    sought, found = typed.strip().casefold(), dict[str, str]()
    for value, words in named:
        if sought in f"{value} {words}".casefold() and len(value) <= OPTION_LENGTH:
            found.setdefault(cut(words, OPTION_LENGTH), value)
    return [app_commands.Choice(name=name, value=value) for name, value in found.items()][:MENU_SIZE]


def quiet(complete: Completer) -> Completer:
    """Offer nothing if the command would be refused; sending it gives the reason."""

    @wraps(complete)
    async def completed(interaction: discord.Interaction[Any], current: str) -> Choices:
        try:
            return await complete(interaction, current)
        except (Trouble, Illegal, Refused):
            return []

    return completed
