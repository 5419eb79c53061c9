"""The commands that every game shares: /game, /hand, /my, /rules and /help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.discord.config.commands import config_group
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.slash import Choices, matching, table_command
from bot.discord.core.commands.which_table import ask_which, own_session
from bot.discord.core.context import Context, WhichTable
from bot.discord.core.layout.components import MENU_SIZE, OPTION_LENGTH, Click
from bot.discord.core.text.texts import about, called, cut, described, quotable
from bot.discord.my.commands import my_group
from bot.discord.private.context import PrivateContext
from bot.discord.private.undoing import undo
from bot.discord.reading import board, film, health, importing, report, ruling, statistics, step_search
from bot.discord.reading.context import ReadingContext
from bot.discord.reading.help import show_help
from bot.discord.reading.rule_pages import find_rule
from bot.discord.reading.why import add_commands as add_why
from bot.discord.table import clock_commands, ending, finding, lobby, order_commands, places, seat_commands
from bot.discord.table.context import TableContext
from bot.sessions.server import policy
from bot.sessions.server.rules import ServerRules

TYPED_LENGTH = 4000

FURTHER: tuple[Callable[[ReadingContext, app_commands.Group], None], ...] = (
    add_why,
    clock_commands.add_commands,
    ending.add_commands,
    finding.add_commands,
    health.add_commands,
    order_commands.add_commands,
    places.add_commands,
    ruling.add_commands,
    seat_commands.add_commands,
    statistics.add_commands,
)
"""Functions that add a room's own commands to /game."""

FILES: tuple[Callable[[ReadingContext, app_commands.Group], None], ...] = (
    importing.add_commands,
    film.add_commands,
    step_search.add_commands,
    report.add_commands,
)
"""Functions that add a room's own commands to /game file."""


def shared_commands(
    context: ReadingContext,
) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """All shared commands, ready to be registered."""
    return [
        _game_group(context),
        _hand(context),
        my_group(context),
        _rules(context),
        _help(context),
        config_group(context),
    ]


def _game_group(context: ReadingContext) -> app_commands.Group:
    group = app_commands.Group(**called("game", "game"))

    @group.command(**called("new", "new"))
    @described(game=about("new-game"), preset=about("new-preset"), options=about("new-options"))
    async def new(
        interaction: discord.Interaction[Any], game: str, preset: str = "", options: str = ""
    ) -> None:
        await context.answer(interaction, lambda reply: _new(context, reply, game, preset, options))

    @new.autocomplete("game")
    async def games(interaction: discord.Interaction[Any], current: str) -> Choices:
        allowed = await context.server_rules(interaction.guild_id)
        return _games_like(context, allowed, await context.language(interaction), current)

    @new.autocomplete("preset")
    async def presets(interaction: discord.Interaction[Any], current: str) -> Choices:
        game = str(getattr(interaction.namespace, "game", "") or "")
        allowed = await context.server_rules(interaction.guild_id)
        return _presets_like(context, allowed, await context.language(interaction), game, current)

    @new.autocomplete("options")
    async def options_like(interaction: discord.Interaction[Any], current: str) -> Choices:
        game = str(getattr(interaction.namespace, "game", "") or "")
        allowed = await context.server_rules(interaction.guild_id)
        return _options_like(context, allowed, await context.language(interaction), game, current)

    for name, act in (
        ("join", seat_commands.join),
        ("leave", seat_commands.leave),
        ("start", lobby.start),
        ("log", board.show_log),
        ("undo", undo),
    ):
        group.add_command(table_command(context, name, act))

    @group.command(**called("board", "board"))
    @described(text=about("board-text"))
    async def show(interaction: discord.Interaction[Any], text: bool = False) -> None:
        await context.at_table(
            interaction, lambda reply, session: board.show_board(context, reply, session, text=text)
        )

    for add_commands in FURTHER:
        add_commands(context, group)
    group.add_command(_file_group(context))
    return group


def _file_group(context: ReadingContext) -> app_commands.Group:
    group = app_commands.Group(**called("file", "file"))
    group.add_command(table_command(context, "export", board.export))
    group.add_command(table_command(context, "verify", board.verify))
    for add_commands in FILES:
        add_commands(context, group)
    return group


async def _new(context: TableContext, reply: Reply, game: str, preset: str, options: str) -> None:
    game = quotable(game)
    slug = next(
        (
            s
            for s in context.games
            if game.strip().casefold() in (s.casefold(), context.title(s, reply.language).casefold())
        ),
        game,
    )
    chosen, key = parse_options(options), _preset_key(context, reply, slug, preset)
    if chosen or key or not await lobby.offer_open(context, reply, slug):
        await lobby.new_lobby(context, reply, slug, chosen, key)


def _preset_key(context: Context, reply: Reply, slug: str, typed: str) -> str:
    """The key of the preset with this key or name, in upper or lower case; what was typed if there is none."""
    if slug not in context.games:
        return typed
    sought, words = typed.strip().casefold(), context.words(slug, reply.language)
    for preset in context.games[slug].info.presets:
        if sought in (preset.key, words.say_key(f"preset-{preset.key}").casefold()):
            return preset.key
    return typed.strip()


def parse_options(text: str) -> dict[str, str]:
    """Options as people write them: "edition=boxed, draft=on"; a word alone switches that option on."""
    found = {}
    for part in text.replace(";", ",").split(","):
        key, equals, value = part.partition("=")
        if part.strip():
            found[quotable(key.strip())] = quotable(value.strip()) if equals else "on"
    return found


def _games_like(context: Context, server_rules: ServerRules, language: str, current: str) -> Choices:
    allowed = (slug for slug in context.games if policy.allows_game(server_rules, slug))
    return matching(((slug, context.title(slug, language)) for slug in allowed), current)


def _presets_like(
    context: Context, server_rules: ServerRules, language: str, slug: str, current: str
) -> Choices:
    """The presets that can start in this server, in the order of the game."""
    game = context.games.get(slug)
    if game is None:
        return []
    words = context.words(slug, language)
    return matching(
        (
            (preset.key, words.say_key(f"preset-{preset.key}"))
            for preset in policy.allowed_presets(server_rules, game.info)
            if policy.can_start(server_rules, game, preset.options)
        ),
        current,
    )


def _options_like(
    context: Context, server_rules: ServerRules, language: str, slug: str, current: str
) -> Choices:
    """What can be typed next: the options typed so far, and one more with which a table can start here."""
    game = context.games.get(slug)
    if game is None:
        return []
    before, comma, last = current.rpartition(",")
    written = parse_options(before)
    words = context.words(slug, language)
    found = []
    for option in game.info.options:
        if option.key in written:
            continue
        usual = policy.usual_value(server_rules, slug, option)
        for value in policy.allowed_values(server_rules, slug, option):
            entry = f"{option.key}={value}"
            name = f"{words.say_key(f'option-{option.key}')}: {words.say_key(f'value-{option.key}-{value}')}"
            whole = f"{before}{comma}{entry}"
            if (
                value != usual
                and last.strip().casefold() in f"{entry} {name}".casefold()
                and len(whole) <= 100
                and policy.can_start(server_rules, game, {**written, option.key: value})
            ):
                found.append(
                    app_commands.Choice(
                        name=cut(f"{before}{comma} {name}".strip(), OPTION_LENGTH), value=whole
                    )
                )
    return found[:MENU_SIZE]


def _hand(context: PrivateContext) -> app_commands.Command[Any, ..., Any]:
    async def hand(interaction: discord.Interaction[Any]) -> None:
        async def show(reply: Reply) -> None:
            try:
                session = await own_session(context, reply)
            except WhichTable as asked:
                await ask_which(context, reply, asked, lambda one: Click("hand", one.id))
                return
            await board.show_hand(context, reply, session)

        await context.answer(interaction, show)

    return app_commands.Command(**called("hand", "hand"), callback=hand)


def _rules(context: ReadingContext) -> app_commands.Command[Any, ..., Any]:
    @described(query=about("rules-query"))
    async def rules(
        interaction: discord.Interaction[Any], query: app_commands.Range[str, 1, TYPED_LENGTH]
    ) -> None:
        await context.answer(
            interaction, lambda reply: find_rule(context, reply, query, _rules_here(context, interaction))
        )

    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        **called("rules", "rules"), callback=rules
    )

    @command.autocomplete("query")
    async def titles(interaction: discord.Interaction[Any], current: str) -> Choices:
        books = context.rule_books.of(await context.language(interaction))
        found = books.titles(current, _rules_here(context, interaction), MENU_SIZE)
        return [
            app_commands.Choice(name=cut(title, OPTION_LENGTH), value=cut(title, OPTION_LENGTH))
            for title in found
        ]

    return command


def _rules_here(context: Context, interaction: discord.Interaction[Any]) -> str | None:
    """The game whose rules are meant: what is played in this channel, or the only game."""
    session = context.sessions.in_channel(interaction.channel_id or 0)
    if session is not None:
        return session.game
    return next(iter(context.games)) if len(context.games) == 1 else None


def _help(context: TableContext) -> app_commands.Command[Any, ..., Any]:
    async def help_command(interaction: discord.Interaction[Any]) -> None:
        await context.answer(interaction, lambda reply: show_help(context, reply))

    return app_commands.Command(**called("help", "help"), callback=help_command)
