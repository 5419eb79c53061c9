"""The commands of /config: each does what a page of the panel does, and opens that page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.discord import config
from bot.discord.components import OPTION_LENGTH
from bot.discord.config_typed import (
    EVERY,
    Edit,
    games_typed,
    given,
    option_edits,
    option_typed,
    seconds_typed,
    values_now,
)
from bot.discord.config_words import option_title
from bot.discord.desk import Desk
from bot.discord.errors import Trouble
from bot.discord.reply import Reply
from bot.discord.slash import Choices, matching
from bot.discord.texts import about, cut, house
from bot.sessions.affairs import Expiry
from bot.sessions.charter import Charter, ClockChoice, Enders, Starters
from bot.sessions.presets import MOST_NUDGES, PRESETS, written_clock

MANAGE = discord.Permissions(manage_guild=True)


class PlaceId(app_commands.Transformer):
    """A channel or category of the server that games can be played in: its id."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [
            discord.ChannelType.text,
            discord.ChannelType.news,
            discord.ChannelType.category,
            discord.ChannelType.forum,
        ]

    async def transform(self, interaction: discord.Interaction[Any], value: Any, /) -> int:
        """What Discord says was chosen. Raises TransformerError for anything else."""
        found = getattr(value, "id", None)
        if not isinstance(found, int):
            raise app_commands.TransformerError(value, self.type, self)
        return found


Place = app_commands.Transform[int, PlaceId]


def config_group(desk: Desk) -> app_commands.Group:
    """The group, offered to those who may manage the server and nowhere but in servers."""
    group = app_commands.Group(
        name="config", description=about("config"), guild_only=True, default_permissions=MANAGE
    )
    for page in ("show", "audit"):
        group.add_command(_page(desk, page))
    for add in (_games, _options, _channels, _people, _clocks, _pictures, _files):
        add(desk, group)
    return group


def _described(command: str, *names: str) -> Callable[[Any], Any]:
    """What each option of a command is for."""
    return app_commands.describe(**{n: about(f"config-{command}-{n.replace('_', '-')}") for n in names})


def _page(desk: Desk, page: str) -> app_commands.Command[Any, ..., Any]:
    async def run(interaction: discord.Interaction[Any]) -> None:
        await desk.answer(interaction, lambda reply: config.show(desk, reply, page))

    return app_commands.Command(name=page, description=about(f"config-{page}"), callback=run)


async def _carry_out(
    desk: Desk,
    interaction: discord.Interaction[Any],
    page: str,
    edits: Callable[[], Sequence[Edit]],
    rest: Sequence[str] = (),
) -> None:
    """Show a page; where a command says what to change, change all of it at once first."""

    async def run(reply: Reply) -> None:
        config.guild_of(interaction)
        wanted = edits()
        if not wanted:
            await config.show(desk, reply, page, rest)
            return

        def edit(charter: Charter) -> Charter:
            for each in wanted:
                charter = each(charter)
            return charter

        await config.change(desk, reply, page, edit, rest)

    await desk.answer(interaction, run)


def _games(desk: Desk, group: app_commands.Group) -> None:
    @group.command(name="games", description=about("config-games"))
    @_described("games", "allow", "forbid", "tables")
    async def games(
        interaction: discord.Interaction[Any],
        allow: str = "",
        forbid: str = "",
        tables: app_commands.Range[int, 0, 500] | None = None,
    ) -> None:
        def edits() -> list[Edit]:
            found: list[Edit] = []
            if allow:
                found.append(_allow(desk, games_typed(desk, allow)))
            if forbid:
                found.append(_forbid(desk, games_typed(desk, forbid)))
            if tables is not None:
                found.append(lambda charter: replace(charter, tables=tables))
            return found

        await _carry_out(desk, interaction, "games", edits)

    @games.autocomplete("allow")
    @games.autocomplete("forbid")
    async def like(interaction: discord.Interaction[Any], current: str) -> Choices:
        return matching([(EVERY, EVERY), *((slug, desk.title(slug)) for slug in desk.games)], current)


def _open(desk: Desk, charter: Charter) -> tuple[str, ...]:
    return tuple(desk.games) if charter.games is None else charter.games


def _allow(desk: Desk, slugs: tuple[str, ...]) -> Edit:
    return lambda charter: config.with_games(desk, charter, (*_open(desk, charter), *slugs))


def _forbid(desk: Desk, slugs: tuple[str, ...]) -> Edit:
    return lambda charter: config.with_games(
        desk, charter, [slug for slug in _open(desk, charter) if slug not in slugs]
    )


def _options(desk: Desk, group: app_commands.Group) -> None:
    @group.command(name="options", description=about("config-options"))
    @_described("options", "game", "option", "values", "usual")
    async def options(
        interaction: discord.Interaction[Any],
        game: str = "",
        option: str = "",
        values: str = "",
        usual: str = "",
    ) -> None:
        rest: list[str] = []

        def edits() -> list[Edit]:
            if not game:
                return []
            slug = games_typed(desk, game)[0]
            rest.append(slug)
            if not option:
                return []
            found = option_typed(desk, slug, option)
            rest.append(found.key)
            return option_edits(desk, slug, found, values, usual)

        await _carry_out(desk, interaction, "options", edits, rest)

    @options.autocomplete("game")
    async def games_like(interaction: discord.Interaction[Any], current: str) -> Choices:
        return matching([(slug, desk.title(slug)) for slug in desk.games], current)

    @options.autocomplete("option")
    async def options_like(interaction: discord.Interaction[Any], current: str) -> Choices:
        slug = given(interaction, "game")
        known = desk.games[slug].info.options if slug in desk.games else ()
        return matching([(each.key, option_title(desk, slug, each.key)) for each in known], current)

    @options.autocomplete("usual")
    async def usual_like(interaction: discord.Interaction[Any], current: str) -> Choices:
        return matching(values_now(desk, interaction), current)

    @options.autocomplete("values")
    async def values_like(interaction: discord.Interaction[Any], current: str) -> Choices:
        """One more value behind those that are written."""
        before, comma, last = current.rpartition(",")
        written = {part.strip() for part in before.split(",")}
        further = [(value, title) for value, title in values_now(desk, interaction) if value not in written]
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


def _channels(desk: Desk, group: app_commands.Group) -> None:
    @group.command(name="channels", description=about("config-channels"))
    @_described("channels", "allow", "forbid", "everywhere")
    async def channels(
        interaction: discord.Interaction[Any],
        allow: Place | None = None,
        forbid: Place | None = None,
        everywhere: bool = False,
    ) -> None:
        def edits() -> list[Edit]:
            found: list[Edit] = []
            if everywhere:
                found.append(lambda charter: replace(charter, channels=None))
            if allow is not None:
                found.append(lambda charter: replace(charter, channels=_with(charter.channels or (), allow)))
            if forbid is not None:
                found.append(lambda charter: replace(charter, channels=_without(charter, forbid)))
            return found

        await _carry_out(desk, interaction, "channels", edits)


def _with(ids: Sequence[int], new: int) -> tuple[int, ...]:
    return tuple(dict.fromkeys((*ids, new)))


def _without(charter: Charter, channel: int) -> tuple[int, ...]:
    """The channels without one. Raises Trouble where all are allowed: then there is no list to take it from."""
    if charter.channels is None:
        raise Trouble("config-everywhere")
    return tuple(each for each in charter.channels if each != channel)


def _toggled(ids: Sequence[int], role: int) -> tuple[int, ...]:
    return tuple(each for each in ids if each != role) if role in ids else (*ids, role)


def _people(desk: Desk, group: app_commands.Group) -> None:
    @group.command(name="people", description=about("config-people"))
    @_described("people", "start", "start_role", "end", "end_role", "computers")
    @app_commands.rename(start_role="start-role", end_role="end-role")
    async def people(
        interaction: discord.Interaction[Any],
        start: Literal["everybody", "roles", "admins"] | None = None,
        start_role: discord.Role | None = None,
        end: Literal["table", "roles", "admins"] | None = None,
        end_role: discord.Role | None = None,
        computers: bool | None = None,
    ) -> None:
        def edits() -> list[Edit]:
            found: list[Edit] = []
            if start_role is not None:
                found.append(lambda charter: _starting(charter, start_role.id))
            if start is not None:
                found.append(lambda charter: replace(charter, starters=Starters(start)))
            if end_role is not None:
                found.append(lambda charter: _ending(charter, end_role.id))
            if end is not None:
                found.append(lambda charter: replace(charter, enders=Enders(end)))
            if computers is not None:
                found.append(lambda charter: replace(charter, computers=computers))
            return found

        await _carry_out(desk, interaction, "people", edits)


def _starting(charter: Charter, role: int) -> Charter:
    return replace(charter, starters=Starters.ROLES, starter_roles=_toggled(charter.starter_roles, role))


def _ending(charter: Charter, role: int) -> Charter:
    return replace(charter, enders=Enders.ROLES, ender_roles=_toggled(charter.ender_roles, role))


def _clocks(desk: Desk, group: app_commands.Group) -> None:
    @group.command(name="clocks", description=about("config-clocks"))
    @_described("clocks", "usual", "over", "reminders", "choice", "least", "most")
    @app_commands.choices(
        over=[
            app_commands.Choice(name=house().say_key(f"expiry-{each.value}"), value=each.value)
            for each in Expiry
        ]
    )
    async def clocks(
        interaction: discord.Interaction[Any],
        usual: str = "",
        over: str | None = None,
        reminders: app_commands.Range[int, 0, MOST_NUDGES] | None = None,
        choice: Literal["free", "needed", "fixed"] | None = None,
        least: str = "",
        most: str = "",
    ) -> None:
        def edits() -> list[Edit]:
            found: list[Edit] = []
            if usual:
                clock = written_clock(usual)
                found.append(lambda charter: config.with_clock(charter, clock))
            if over is not None:
                found.append(config.with_ending(expiry=Expiry(over)))
            if reminders is not None:
                found.append(config.with_ending(nudges=reminders))
            if choice is not None:
                found.append(lambda charter: replace(charter, clock_choice=ClockChoice(choice)))
            if least:
                shortest = seconds_typed(least)
                found.append(lambda charter: replace(charter, least=shortest))
            if most:
                longest = seconds_typed(most)
                found.append(lambda charter: replace(charter, most=longest))
            return found

        await _carry_out(desk, interaction, "clocks", edits)

    @clocks.autocomplete("usual")
    async def like(interaction: discord.Interaction[Any], current: str) -> Choices:
        return matching([(name, house().say_key(f"clock-{name}")) for name in PRESETS], current)


def _pictures(desk: Desk, group: app_commands.Group) -> None:
    @group.command(name="pictures", description=about("config-pictures"))
    @_described("pictures", "size")
    async def pictures(
        interaction: discord.Interaction[Any], size: Literal["large", "small"] | None = None
    ) -> None:
        def edits() -> list[Edit]:
            return [lambda charter: replace(charter, picture=size)] if size is not None else []

        await _carry_out(desk, interaction, "pictures", edits)


def _files(desk: Desk, group: app_commands.Group) -> None:
    @group.command(name="export", description=about("config-export"))
    async def export(interaction: discord.Interaction[Any]) -> None:
        await desk.answer(interaction, lambda reply: config.export(desk, reply))

    @group.command(name="import", description=about("config-import"))
    @_described("import", "file")
    async def take(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        await desk.answer(interaction, lambda reply: config.take(desk, reply, file))
