"""The client: connects, registers the commands, and lets nothing that goes wrong reach the player as silence."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot.discord import computers, help, lobby, pages, panel  # noqa: F401  (their actions register themselves)
from bot.discord.announce import QUIET, Announcer
from bot.discord.commands import shared_commands
from bot.discord.components import HouseButton, HouseMenu
from bot.discord.desk import Desk
from bot.discord.errands import Errands
from bot.discord.errors import Trouble, describe, incident, is_gone
from bot.discord.forms import submitted
from bot.discord.presence import Presence
from bot.discord.texts import no_pings, quotable
from bot.discord.verbs import game_group

log = logging.getLogger(__name__)


class Commands(app_commands.CommandTree["Heliograph"]):
    """The slash commands. What discord.py itself finds wrong with one is answered like everything else."""

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        desk: Desk = interaction.client.desk
        if isinstance(error, app_commands.TransformerError):
            trouble = Trouble("not-understood", {"value": quotable(str(error.value)[:40])})
        elif isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            trouble = Trouble("old-command")
        else:
            original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
            if is_gone(original):
                return
            if interaction.type is discord.InteractionType.autocomplete:
                incident(original, describe(interaction))
                return
            await desk.answer(interaction, lambda reply: _raise(original))
            return

        await desk.answer(interaction, lambda reply: _raise(trouble))


async def _raise(error: Exception) -> None:
    raise error


class Heliograph(discord.Client):
    """The bot on Discord. `sync` registers the commands with Discord at the start if they have changed."""

    def __init__(
        self, desk: Desk, *, sync: bool = True, quiet: float = QUIET, guild_ready_timeout: float = 2.0
    ) -> None:
        shard = desk.sessions.shard
        super().__init__(
            intents=discord.Intents(guilds=True),
            shard_id=shard.number,
            shard_count=shard.count,
            allowed_mentions=no_pings(),
            max_messages=None,
            guild_ready_timeout=guild_ready_timeout,
        )
        self.desk = desk
        desk.client, desk.presence = self, Presence(self, shard)
        desk.announcer = Announcer(desk, self, quiet=quiet)
        self.errands = Errands(desk, self)
        self._sync = sync and shard.number == 0
        self._started = False
        self.tree = Commands(self)
        for command in shared_commands(desk):
            self.tree.add_command(command)
        for game in desk.games.values():
            self.tree.add_command(game_group(desk, game))
        self.add_dynamic_items(HouseButton, HouseMenu)

    async def setup_hook(self) -> None:
        """Register the commands before the first event."""
        if self._sync:
            await self._register()

    async def _register(self) -> None:
        known = await self.tree.fetch_commands()
        wanted = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        if command_shape(wanted) == command_shape([registered(command) for command in known]):
            log.info("the commands are registered already")
            return
        await self.tree.sync()
        log.info("registered %d commands", len(wanted))

    async def on_ready(self) -> None:
        """The channels are known: show what they do not show yet. Discord may say so several times."""
        if not self._started:
            self._started = True
            self.desk.announcer.start()
            self.errands.start()
            log.info("ready as %s", self.user)
        for session in self.desk.sessions.live():
            self.desk.presence.is_in(session.guild_id)
        self._look_for_servers()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot: noted even where nothing happens in its games meanwhile."""
        self.desk.presence.is_in(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has invited the bot, perhaps again."""
        self._look_for_servers()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there again; where the bot was off line meanwhile, this may be how it learns of being invited."""
        self._look_for_servers()

    def _look_for_servers(self) -> None:
        """Wake the games of servers that had removed the bot and invited it again."""
        if not self._started:
            return
        for guild_id in self.desk.presence.returned():
            self.desk.announcer.came_back(guild_id)
            self.errands.look()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """A form was filled in: discord.py would forget it with a restart."""
        if interaction.type is discord.InteractionType.modal_submit:
            await submitted(interaction)

    async def close(self) -> None:
        """Stop announcing, then hang up."""
        await self.errands.close()
        await self.desk.announcer.close()
        await super().close()


def registered(command: app_commands.AppCommand) -> dict[str, Any]:
    """A command as Discord knows it, with who may use it at first."""
    needed = command.default_member_permissions
    return {
        **command.to_dict(),
        "default_member_permissions": None if needed is None else needed.value,
    }


def command_shape(commands: list[Any]) -> list[Any]:
    """What matters of commands for telling whether Discord knows them as they are."""

    def shape(option: dict[str, Any]) -> tuple[Any, ...]:
        nested = [shape(inner) for inner in option.get("options") or []]
        kept = tuple(option.get(key) or None for key in ("name", "description", "required", "autocomplete"))
        needed = int(option.get("default_member_permissions") or 0)
        return (*kept, int(option.get("type", 1)), needed, nested)

    return sorted((shape(command) for command in commands), key=str)
