"""The commands of /config: each does what a page of the panel does, and opens that page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.discord.config import panel as config
from bot.discord.config.typed import (
    EVERY,
    Edit,
    games_typed,
    given,
    option_edits,
    option_typed,
    seconds_typed,
    values_now,
)
from bot.discord.config.words import CHOICES, option_title
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.slash import ChannelId, Choices, matching
from bot.discord.core.context import Context
from bot.discord.core.layout.components import OPTION_LENGTH
from bot.discord.core.layout.tongues import language_meant, language_titles
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import about, called, choice, cut, described
from bot.engine.words import Words, words_of
from bot.sessions.core.presets import MOST_NUDGES, PRESETS, written_clock
from bot.sessions.core.table_state import Expiry
from bot.sessions.server.rules import LIMITS, ClockChoice, Enders, ServerRules, Starters, UsualPace

MANAGE = discord.Permissions(manage_guild=True)
IN_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)


_Kind = discord.ChannelType
Place = app_commands.Transform[int, ChannelId(_Kind.text, _Kind.news, _Kind.category, _Kind.forum)]
"""A channel or category in which games can be played."""


def config_group(context: Context) -> app_commands.Group:
    """The group of commands, offered only in servers and to members who may manage the server."""
    group = app_commands.Group(
        **called("config", "config"), allowed_contexts=IN_SERVERS, default_permissions=MANAGE
    )
    for page in ("show", "audit"):
        group.add_command(_page(context, page))
    for add in (_games, _options, _channels, _people, _limits, _clocks, _pictures, _language, _files):
        add(context, group)
    return group


def _described(command: str, *names: str) -> Callable[[Any], Any]:
    """Describe each option of a command."""
    return described(
        {n: n.replace("_", "-") for n in names},
        **{n: about(f"config-{command}-{n.replace('_', '-')}") for n in names},
    )


def _one_of(**fields: str) -> Callable[[Any], Any]:
    """Give options of a command the words that a field of the rules can have."""
    return app_commands.choices(
        **{
            name: [choice(f"config-{field}-{value}", value) for value in CHOICES[field]]
            for name, field in fields.items()
        }
    )


def _page(context: Context, page: str) -> app_commands.Command[Any, ..., Any]:
    async def run(interaction: discord.Interaction[Any]) -> None:
        await context.answer(interaction, lambda reply: config.show(context, reply, page))

    return app_commands.Command(**called(page, f"config-{page}"), callback=run)


async def _carry_out(
    context: Context,
    interaction: discord.Interaction[Any],
    page: str,
    edits: Callable[[Words], Sequence[Edit]],
    rest: Sequence[str] = (),
) -> None:
    """Show a page; if the command changes settings, first apply all changes together."""

    async def run(reply: Reply) -> None:
        config.guild_of(interaction)
        wanted = edits(reply.words)
        if not wanted:
            await config.show(context, reply, page, rest)
            return

        def edit(server_rules: ServerRules) -> ServerRules:
            for each in wanted:
                server_rules = each(server_rules)
            return server_rules

        await config.change(context, reply, page, edit, rest)

    await context.answer(interaction, run)


def _games(context: Context, group: app_commands.Group) -> None:
    @group.command(**called("games", "config-games"))
    @_described("games", "allow", "forbid", "tables")
    async def games(
        interaction: discord.Interaction[Any],
        allow: str = "",
        forbid: str = "",
        tables: app_commands.Range[int, 0, 500] | None = None,
    ) -> None:
        def edits(words: Words) -> list[Edit]:
            found: list[Edit] = []
            if allow:
                found.append(_allow(context, games_typed(words, context, allow)))
            if forbid:
                found.append(_forbid(context, games_typed(words, context, forbid)))
            if tables is not None:
                found.append(lambda server_rules: replace(server_rules, tables=tables))
            return found

        await _carry_out(context, interaction, "games", edits)

    @games.autocomplete("allow")
    @games.autocomplete("forbid")
    async def like(interaction: discord.Interaction[Any], current: str) -> Choices:
        titles = await _titles(context, interaction)
        return matching([(EVERY, EVERY), *titles], current)


async def _words(context: Context, interaction: discord.Interaction[Any]) -> Words:
    return words_of("house", await context.language(interaction))


async def _titles(context: Context, interaction: discord.Interaction[Any]) -> list[tuple[str, str]]:
    language = await context.language(interaction)
    return [(slug, context.title(slug, language)) for slug in context.games]


def _allow(context: Context, slugs: tuple[str, ...]) -> Edit:
    return lambda server_rules: config.with_games(
        context, server_rules, (*config.open_games(context, server_rules), *slugs)
    )


def _forbid(context: Context, slugs: tuple[str, ...]) -> Edit:
    return lambda server_rules: config.with_games(
        context,
        server_rules,
        [slug for slug in config.open_games(context, server_rules) if slug not in slugs],
    )


def _options(context: Context, group: app_commands.Group) -> None:
    @group.command(**called("options", "config-options"))
    @_described("options", "game", "option", "values", "usual")
    async def options(
        interaction: discord.Interaction[Any],
        game: str = "",
        option: str = "",
        values: str = "",
        usual: str = "",
    ) -> None:
        rest: list[str] = []

        def edits(words: Words) -> list[Edit]:
            if not game:
                return []
            slug = games_typed(words, context, game)[0]
            rest.append(slug)
            if not option:
                return []
            found = option_typed(words, context, slug, option)
            rest.append(found.key)
            return option_edits(words, context, slug, found, values, usual)

        await _carry_out(context, interaction, "options", edits, rest)

    @options.autocomplete("game")
    async def games_like(interaction: discord.Interaction[Any], current: str) -> Choices:
        return matching(await _titles(context, interaction), current)

    @options.autocomplete("option")
    async def options_like(interaction: discord.Interaction[Any], current: str) -> Choices:
        slug, words = given(interaction, "game"), await _words(context, interaction)
        known = context.games[slug].info.options if slug in context.games else ()
        return matching([(each.key, option_title(words, context, slug, each.key)) for each in known], current)

    @options.autocomplete("usual")
    async def usual_like(interaction: discord.Interaction[Any], current: str) -> Choices:
        words = await _words(context, interaction)
        return matching(values_now(words, context, interaction), current)

    @options.autocomplete("values")
    async def values_like(interaction: discord.Interaction[Any], current: str) -> Choices:
        """Complete one more value after those already typed."""
        before, comma, last = current.rpartition(",")
        written, words = {part.strip() for part in before.split(",")}, await _words(context, interaction)
        further = [
            (value, title) for value, title in values_now(words, context, interaction) if value not in written
        ]
        if not comma:
            further.insert(0, (EVERY, EVERY))
        return [
            app_commands.Choice(
                name=cut(f"{before}{comma} {each.name}".strip(), OPTION_LENGTH),
                value=f"{before}{comma}{each.value}",
            )
            for each in matching(further, last)
            if len(before) + len(str(each.value)) < OPTION_LENGTH
        ]


def _channels(context: Context, group: app_commands.Group) -> None:
    @group.command(**called("channels", "config-channels"))
    @_described("channels", "allow", "forbid", "everywhere", "threads")
    async def channels(
        interaction: discord.Interaction[Any],
        allow: Place | None = None,
        forbid: Place | None = None,
        everywhere: bool = False,
        threads: bool | None = None,
    ) -> None:
        def edits(words: Words) -> list[Edit]:
            found: list[Edit] = []
            if threads is not None:
                found.append(lambda server_rules: replace(server_rules, threads=threads))
            if everywhere:
                found.append(lambda server_rules: replace(server_rules, channels=None))
            if allow is not None:
                found.append(
                    lambda server_rules: replace(
                        server_rules, channels=_with(server_rules.channels or (), allow)
                    )
                )
            if forbid is not None:
                found.append(
                    lambda server_rules: replace(server_rules, channels=_without(server_rules, forbid))
                )
            return found

        await _carry_out(context, interaction, "channels", edits)


def _with(ids: Sequence[int], new: int) -> tuple[int, ...]:
    return tuple(dict.fromkeys((*ids, new)))


def _without(server_rules: ServerRules, channel: int) -> tuple[int, ...]:
    """The allowed channels without this one. Raises Trouble if all are allowed, without a list."""
    if server_rules.channels is None:
        raise Trouble("config-everywhere")
    return tuple(each for each in server_rules.channels if each != channel)


def _toggled(ids: Sequence[int], role: int) -> tuple[int, ...]:
    return tuple(each for each in ids if each != role) if role in ids else (*ids, role)


def _people(context: Context, group: app_commands.Group) -> None:
    @group.command(**called("people", "config-people"))
    @_described("people", "start", "start_role", "end", "end_role", "computers", "call_role")
    @_one_of(start="starters", end="enders")
    async def people(
        interaction: discord.Interaction[Any],
        start: str | None = None,
        start_role: discord.Role | None = None,
        end: str | None = None,
        end_role: discord.Role | None = None,
        computers: bool | None = None,
        call_role: discord.Role | None = None,
    ) -> None:
        def edits(words: Words) -> list[Edit]:
            found: list[Edit] = []
            if call_role is not None:
                found.append(lambda server_rules: _calling(server_rules, call_role.id))
            if start_role is not None:
                found.append(lambda server_rules: _starting(server_rules, start_role.id))
            if start is not None:
                found.append(lambda server_rules: replace(server_rules, starters=Starters(start)))
            if end_role is not None:
                found.append(lambda server_rules: _ending(server_rules, end_role.id))
            if end is not None:
                found.append(lambda server_rules: replace(server_rules, enders=Enders(end)))
            if computers is not None:
                found.append(lambda server_rules: replace(server_rules, computers=computers))
            return found

        await _carry_out(context, interaction, "people", edits)


def _limits(context: Context, group: app_commands.Group) -> None:
    @group.command(**called("limits", "config-limits"))
    @_described("limits", *LIMITS)
    async def limits(
        interaction: discord.Interaction[Any],
        hosted: app_commands.Range[int, 0, 100] | None = None,
        free_live: app_commands.Range[int, 0, 365] | None = None,
        free_days: app_commands.Range[int, 0, 365] | None = None,
        aside_live: app_commands.Range[int, 0, 365] | None = None,
        aside_days: app_commands.Range[int, 0, 365] | None = None,
        imports: app_commands.Range[int, 0, 1000] | None = None,
        own_threads: app_commands.Range[int, 0, 100] | None = None,
    ) -> None:
        numbers = (hosted, free_live, free_days, aside_live, aside_days, imports, own_threads)
        given = {name: number for name, number in zip(LIMITS, numbers, strict=True) if number is not None}

        def edits(words: Words) -> list[Edit]:
            return [lambda server_rules: replace(server_rules, **given)] if given else []

        await _carry_out(context, interaction, "limits", edits)


def _starting(server_rules: ServerRules, role: int) -> ServerRules:
    return replace(
        server_rules, starters=Starters.ROLES, starter_roles=_toggled(server_rules.starter_roles, role)
    )


def _ending(server_rules: ServerRules, role: int) -> ServerRules:
    return replace(server_rules, enders=Enders.ROLES, ender_roles=_toggled(server_rules.ender_roles, role))


def _calling(server_rules: ServerRules, role: int) -> ServerRules:
    return replace(server_rules, call_roles=_toggled(server_rules.call_roles, role))


def _clocks(context: Context, group: app_commands.Group) -> None:
    @group.command(**called("clocks", "config-clocks"))
    @_described("clocks", "usual", "pace", "over", "reminders", "choice", "least", "most")
    @_one_of(choice="clock_choice", pace="pace")
    @app_commands.choices(over=[choice(f"expiry-{each.value}", each.value) for each in Expiry])
    async def clocks(
        interaction: discord.Interaction[Any],
        usual: str = "",
        pace: str | None = None,
        over: str | None = None,
        reminders: app_commands.Range[int, 0, MOST_NUDGES] | None = None,
        choice: str | None = None,
        least: str = "",
        most: str = "",
    ) -> None:
        def edits(words: Words) -> list[Edit]:
            found: list[Edit] = []
            if usual:
                clock = written_clock(usual)
                found.append(lambda server_rules: config.with_clock(server_rules, clock))
            if pace is not None:
                wanted = UsualPace(pace)
                found.append(lambda server_rules: config.with_pace(server_rules, wanted))
            if over is not None:
                found.append(config.with_ending(expiry=Expiry(over)))
            if reminders is not None:
                found.append(config.with_ending(nudges=reminders))
            if choice is not None:
                found.append(lambda server_rules: replace(server_rules, clock_choice=ClockChoice(choice)))
            if least:
                shortest = seconds_typed(least)
                found.append(lambda server_rules: replace(server_rules, least=shortest))
            if most:
                longest = seconds_typed(most)
                found.append(lambda server_rules: replace(server_rules, most=longest))
            return found

        await _carry_out(context, interaction, "clocks", edits)

    @clocks.autocomplete("usual")
    async def like(interaction: discord.Interaction[Any], current: str) -> Choices:
        words = await _words(context, interaction)
        return matching([(name, words.say_key(f"clock-{name}")) for name in PRESETS], current)


def _pictures(context: Context, group: app_commands.Group) -> None:
    async def run(interaction: discord.Interaction[Any], **given: str | None) -> None:
        wanted = {field: value for field, value in given.items() if value in CHOICES[field]}

        def edit(server_rules: ServerRules) -> ServerRules:
            return replace(server_rules, **wanted)

        await _carry_out(context, interaction, "pictures", lambda words: [edit] if wanted else [])

    if context.has_landscape:

        @group.command(**called("pictures", "config-pictures"))
        @_described("pictures", "size", "board")
        @_one_of(size="picture", board="board")
        async def forms(
            interaction: discord.Interaction[Any], size: str | None = None, board: str | None = None
        ) -> None:
            await run(interaction, picture=size, board=board)

    else:

        @group.command(**called("pictures", "config-pictures"))
        @_described("pictures", "size")
        @_one_of(size="picture")
        async def sizes(interaction: discord.Interaction[Any], size: str | None = None) -> None:
            await run(interaction, picture=size)


def _language(context: Context, group: app_commands.Group) -> None:
    @group.command(**called("language", "config-language"))
    @_described("language", "language")
    async def speak(interaction: discord.Interaction[Any], language: str | None = None) -> None:
        def edits(words: Words) -> list[Edit]:
            if language is None:
                return []
            chosen = language_meant(language)
            return [lambda server_rules: replace(server_rules, language=chosen)]

        await _carry_out(context, interaction, "language", edits)

    @speak.autocomplete("language")
    async def like(interaction: discord.Interaction[Any], current: str) -> Choices:
        words = await _words(context, interaction)
        return matching(language_titles(words.say_key("config-language-own")), current)


def _files(context: Context, group: app_commands.Group) -> None:
    @group.command(**called("export", "config-export"))
    async def export(interaction: discord.Interaction[Any]) -> None:
        await context.answer(interaction, lambda reply: config.export(context, reply))

    @group.command(**called("import", "config-import"))
    @_described("import", "file")
    async def take(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        await context.answer(interaction, lambda reply: config.take(context, reply, file))
