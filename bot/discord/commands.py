"""The commands that every game shares: /game, /hand, /me, /rules and /help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.discord import (
    clockcommands,
    ending,
    film,
    health,
    importing,
    lobby,
    ordercommands,
    pages,
    report,
    seatcommands,
    statistics,
)
from bot.discord.components import MENU_SIZE, OPTION_LENGTH, Click
from bot.discord.config_commands import config_group
from bot.discord.desk import Desk, WhichTable
from bot.discord.help import show_help
from bot.discord.me import me_command
from bot.discord.panel import undo
from bot.discord.reply import Reply
from bot.discord.rulepages import find_rule
from bot.discord.slash import Choices, matching, table_command
from bot.discord.texts import about, cut, quotable
from bot.discord.which import ask_which, own_session
from bot.discord.why import add_commands as add_why
from bot.sessions import policy
from bot.sessions.charter import Charter

TYPED_LENGTH = 4000

FURTHER: tuple[Callable[[Desk, app_commands.Group], None], ...] = (
    add_why,
    clockcommands.add_commands,
    ending.add_commands,
    film.add_commands,
    health.add_commands,
    importing.add_commands,
    ordercommands.add_commands,
    report.add_commands,
    seatcommands.add_commands,
    statistics.add_commands,
)
"""What adds its own commands to /game: one function of each room of the Discord side that has some."""


def shared_commands(desk: Desk) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """All of them, bound to the desk."""
    return [_game_group(desk), _hand(desk), me_command(desk), _rules(desk), _help(desk), config_group(desk)]


def _game_group(desk: Desk) -> app_commands.Group:
    group = app_commands.Group(name="game", description=about("game"))

    @group.command(name="new", description=about("new"))
    @app_commands.describe(game=about("new-game"), options=about("new-options"))
    async def new(interaction: discord.Interaction[Any], game: str, options: str = "") -> None:
        await desk.answer(interaction, lambda reply: _new(desk, reply, game, options))

    @new.autocomplete("game")
    async def games(interaction: discord.Interaction[Any], current: str) -> Choices:
        return _games_like(desk, await desk.charter(interaction.guild_id), current)

    @new.autocomplete("options")
    async def options_like(interaction: discord.Interaction[Any], current: str) -> Choices:
        game = str(getattr(interaction.namespace, "game", "") or "")
        return _options_like(desk, await desk.charter(interaction.guild_id), game, current)

    for name, act in (
        ("join", seatcommands.join),
        ("leave", seatcommands.leave),
        ("start", lobby.start),
        ("log", pages.show_log),
        ("undo", undo),
        ("export", pages.export),
        ("verify", pages.verify),
    ):
        group.add_command(table_command(desk, name, act))

    @group.command(name="board", description=about("board"))
    @app_commands.describe(text=about("board-text"))
    async def board(interaction: discord.Interaction[Any], text: bool = False) -> None:
        await desk.at_table(
            interaction, lambda reply, session: pages.show_board(desk, reply, session, text=text)
        )

    for add_commands in FURTHER:
        add_commands(desk, group)
    return group


async def _new(desk: Desk, reply: Reply, game: str, options: str) -> None:
    game = quotable(game)
    slug = next(
        (s for s in desk.games if game.strip().casefold() in (s.casefold(), desk.title(s).casefold())), game
    )
    await lobby.new_lobby(desk, reply, slug, parse_options(options))


def parse_options(text: str) -> dict[str, str]:
    """Options as people write them: "edition=boxed, draft=on"; a word alone is switched on."""
    found = {}
    for part in text.replace(";", ",").split(","):
        key, equals, value = part.partition("=")
        if part.strip():
            found[quotable(key.strip())] = quotable(value.strip()) if equals else "on"
    return found


def _games_like(desk: Desk, charter: Charter, current: str) -> Choices:
    allowed = (slug for slug in desk.games if policy.allows_game(charter, slug))
    return matching(((slug, desk.title(slug)) for slug in allowed), current)


def _options_like(desk: Desk, charter: Charter, slug: str, current: str) -> Choices:
    """What can be written next: the options written so far, and one more that the server allows."""
    game = desk.games.get(slug)
    if game is None:
        return []
    before, comma, last = current.rpartition(",")
    written = parse_options(before)
    words = desk.words(slug)
    found = []
    for option in game.info.options:
        if option.key in written:
            continue
        usual = policy.usual_value(charter, slug, option)
        for value in policy.allowed_values(charter, slug, option):
            entry = f"{option.key}={value}"
            name = f"{words.say_key(f'option-{option.key}')}: {words.say_key(f'value-{option.key}-{value}')}"
            whole = f"{before}{comma}{entry}"
            if (
                value != usual
                and last.strip().casefold() in f"{entry} {name}".casefold()
                and len(whole) <= 100
            ):
                found.append(
                    app_commands.Choice(
                        name=cut(f"{before}{comma} {name}".strip(), OPTION_LENGTH), value=whole
                    )
                )
    return found[:MENU_SIZE]


def _hand(desk: Desk) -> app_commands.Command[Any, ..., Any]:
    async def hand(interaction: discord.Interaction[Any]) -> None:
        async def show(reply: Reply) -> None:
            try:
                session = await own_session(desk, reply)
            except WhichTable as asked:
                await ask_which(desk, reply, asked, lambda one: Click("hand", one.id))
                return
            await pages.show_hand(desk, reply, session)

        await desk.answer(interaction, show)

    return app_commands.Command(name="hand", description=about("hand"), callback=hand)


def _rules(desk: Desk) -> app_commands.Command[Any, ..., Any]:
    @app_commands.describe(query=about("rules-query"))
    async def rules(
        interaction: discord.Interaction[Any], query: app_commands.Range[str, 1, TYPED_LENGTH]
    ) -> None:
        await desk.answer(
            interaction, lambda reply: find_rule(desk, reply, query, _game_here(desk, interaction))
        )

    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name="rules", description=about("rules"), callback=rules
    )

    @command.autocomplete("query")
    async def titles(interaction: discord.Interaction[Any], current: str) -> Choices:
        found = desk.books.titles(current, _game_here(desk, interaction), MENU_SIZE)
        return [
            app_commands.Choice(name=cut(title, OPTION_LENGTH), value=cut(title, OPTION_LENGTH))
            for title in found
        ]

    return command


def _game_here(desk: Desk, interaction: discord.Interaction[Any]) -> str | None:
    """The game whose rules are meant: that of the channel, or the only one."""
    session = desk.sessions.in_channel(interaction.channel_id or 0)
    if session is not None:
        return session.game
    return next(iter(desk.games)) if len(desk.games) == 1 else None


def _help(desk: Desk) -> app_commands.Command[Any, ..., Any]:
    async def help_command(interaction: discord.Interaction[Any]) -> None:
        await desk.answer(interaction, lambda reply: show_help(desk, reply))

    return app_commands.Command(name="help", description=about("help"), callback=help_command)
