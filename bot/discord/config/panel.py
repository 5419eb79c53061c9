"""/config: the rules of a server, for those who may manage it. A panel of pages, and the same by commands.

A server can give a Discord command to anyone, so every command and click is checked here and again by the sessions. A
menu knows which version of the settings it shows: if they have changed since, they are shown anew.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.discord.config.pages import (
    CUSTOM,
    FINISH,
    PAGES,
    Sheet,
    audit_view,
    home,
    page_view,
    parts_of,
    with_values,
)
from bot.discord.config.words import CHOICES, edit_in_words, is_known
from bot.discord.core.answers.caller import is_admin, user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click, box, layout, say
from bot.discord.core.layout.forms import Field, FileField, Form, sent_file
from bot.discord.core.layout.paging import Page, number_in
from bot.discord.core.layout.tongues import language_meant
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import cut
from bot.engine.options import Option
from bot.engine.words import Words
from bot.sessions import Refused
from bot.sessions.core.presets import fitting, written_clock
from bot.sessions.core.table_state import Clock, Expiry
from bot.sessions.server.guilds import Changed
from bot.sessions.server.rules import (
    LIMITS,
    ClockChoice,
    Enders,
    OptionRule,
    ServerRules,
    Starters,
    UsualPace,
)
from bot.sessions.server.rules_file import LARGEST

clicks = Clicks[Context]()

ChangeRules = Callable[[ServerRules], ServerRules]

EDITS_TOLD = 3


def guild_of(interaction: discord.Interaction[Any]) -> int:
    """The server that an admin configures. Raises Trouble in direct messages, Refused for users who are not admins."""
    if interaction.guild_id is None:
        raise Trouble("config-direct")
    if not is_admin(interaction):
        raise Refused("not-admin")
    return interaction.guild_id


async def show(context: Context, reply: Reply, page: str, rest: Sequence[str] = (), note: str = "") -> None:
    """Show a page of the panel; "home" and unknown pages show the overview."""
    guild_id, guilds = guild_of(reply.interaction), context.sessions.guilds
    now = await guilds.numbered(guild_id)
    sheet = Sheet(context, reply.interaction.guild, now.server_rules, now.number, reply.words)
    if page == "audit":
        number = number_in(rest)
        pages, lines = await guilds.audit(guild_id, user_of(reply.interaction), number)
        view = audit_view(sheet, Page(lines, number, pages), note)
    elif page in PAGES:
        view = page_view(sheet, page, rest, await guilds.misfits(guild_id) if note else (), note)
    else:
        left_alone = page == FINISH
        view = home(sheet, () if left_alone else await guilds.misfits(guild_id), note)
    await reply.show(view)


async def change(
    context: Context, reply: Reply, page: str, edit: ChangeRules, rest: Sequence[str] = ()
) -> None:
    """Change the settings, and show the page with what changed."""
    guild_id = guild_of(reply.interaction)
    changed = await context.sessions.guilds.change(guild_id, user_of(reply.interaction), edit)
    await show(context, reply, page, rest, _told(reply.words, context, changed))


def _told(words: Words, context: Context, changed: Changed) -> str:
    if not changed.edits:
        return words.say_key("config-same")
    told = [edit_in_words(words, context, edit) for edit in changed.edits[:EDITS_TOLD]]
    if len(changed.edits) > EDITS_TOLD:
        told.append(words.say_key("config-further", count=len(changed.edits) - EDITS_TOLD))
    return cut(words.say_key("config-changed", edits="; ".join(told)), 600)


@clicks.on("config")
async def _show(context: Context, reply: Reply, click: Click) -> None:
    page, rest = (click.path or ("home",))[0], (*click.path[1:], *click.picked)
    note = reply.words.say_key("config-finish") if page == FINISH else ""
    await show(context, reply, page, rest, note)


@clicks.on("config-set")
async def _set(context: Context, reply: Reply, click: Click) -> None:
    """Set what a menu or button says; its path is the version of the rules seen, the setting, and details."""
    guild_id = guild_of(reply.interaction)
    seen, what, *rest = (*click.path, "", "")
    rest = [word for word in rest if word]
    if what == "clock" and click.picked[:1] == (CUSTOM,):
        await reply.form(_clock_form(reply.words, click))
        return
    page = _PAGE_OF.get(what, "home")
    if seen != str((await context.sessions.guilds.numbered(guild_id)).number):
        await show(context, reply, page, rest, reply.words.say_key("config-overtaken"))
        return
    await change(context, reply, page, _edit(context, what, rest, click.picked), rest)


_PAGE_OF = {
    "games": "games",
    "tables": "games",
    "values": "options",
    "usual": "options",
    "channels": "channels",
    "everywhere": "channels",
    "threads": "channels",
    "limit": "limits",
    "starters": "people",
    "starter_roles": "people",
    "enders": "people",
    "ender_roles": "people",
    "call_roles": "people",
    "computers": "people",
    "clock": "clocks",
    "expiry": "clocks",
    "nudges": "clocks",
    "pace": "clocks",
    "clock_choice": "clocks",
    "least": "clocks",
    "most": "clocks",
    "picture": "pictures",
    "board": "pictures",
    "language": "language",
}


def _edit(context: Context, what: str, rest: Sequence[str], picked: Sequence[str]) -> ChangeRules:
    """The change of the rules that a click means. Raises Trouble for a click that is on no page."""
    try:
        return _meant(context, what, rest, picked)
    except (KeyError, IndexError, ValueError, StopIteration) as error:
        raise Trouble("old-button") from error


def _meant(context: Context, what: str, rest: Sequence[str], picked: Sequence[str]) -> ChangeRules:
    match what:
        case "games":
            part = parts_of(list(context.games))[number_in(rest)].items
            return lambda server_rules: with_games(
                context,
                server_rules,
                [*picked, *(slug for slug in open_games(context, server_rules) if slug not in part)],
            )
        case "values" | "usual":
            game, option = rest[0], _option_of(context, rest[0], rest[1])
            if what == "values":
                return lambda server_rules: with_values(server_rules, game, option, picked)
            return lambda server_rules: _with_usual(server_rules, game, option, picked[0])
        case "channels":
            channels = tuple(map(int, picked))
            return lambda server_rules: replace(server_rules, channels=channels)
        case "everywhere":
            return lambda server_rules: replace(server_rules, channels=None)
        case "threads":
            return lambda server_rules: replace(server_rules, threads=rest[0] == "on")
        case "starter_roles" | "ender_roles" | "call_roles":
            roles = tuple(map(int, picked))
            return lambda server_rules: replace(server_rules, **{what: roles})
        case "starters":
            starters = Starters(picked[0])
            return lambda server_rules: replace(server_rules, starters=starters)
        case "enders":
            enders = Enders(picked[0])
            return lambda server_rules: replace(server_rules, enders=enders)
        case "computers":
            return lambda server_rules: replace(server_rules, computers=rest[0] == "on")
        case "clock":
            clock = None if picked[0] == "same" else written_clock(picked[0])
            return lambda server_rules: server_rules if clock is None else with_clock(server_rules, clock)
        case "expiry":
            return with_ending(expiry=Expiry(picked[0]))
        case "nudges":
            return with_ending(nudges=int(picked[0]))
        case "pace":
            pace = UsualPace(picked[0])
            return lambda server_rules: with_pace(server_rules, pace)
        case "clock_choice":
            choice = ClockChoice(picked[0])
            return lambda server_rules: replace(server_rules, clock_choice=choice)
        case "limit" if rest[0] in LIMITS:
            limit = {rest[0]: int(picked[0])}
            return lambda server_rules: replace(server_rules, **limit)
        case "tables" | "least" | "most":
            number = int(picked[0])
            return lambda server_rules: replace(server_rules, **{what: number})
        case "picture" | "board" if picked[0] in CHOICES[what]:
            return lambda server_rules: replace(server_rules, **{what: picked[0]})
        case "language":
            language = language_meant(picked[0])
            return lambda server_rules: replace(server_rules, language=language)
    raise KeyError(what)


def open_games(context: Context, server_rules: ServerRules) -> tuple[str, ...]:
    """The games that the rules allow."""
    return tuple(context.games) if server_rules.games is None else server_rules.games


def with_games(context: Context, server_rules: ServerRules, slugs: Sequence[str]) -> ServerRules:
    """The rules that allow these games; all of them means that future games are allowed too."""
    chosen = tuple(slug for slug in context.games if slug in slugs)
    return replace(server_rules, games=None if len(chosen) == len(context.games) else chosen)


def _option_of(context: Context, game: str, key: str) -> Option:
    return next(option for option in context.games[game].info.options if option.key == key)


def _with_usual(server_rules: ServerRules, game: str, option: Option, value: str) -> ServerRules:
    usual = None if value == option.default else value
    return server_rules.with_rule(
        game, option.key, OptionRule(server_rules.rule(game, option.key).values, usual)
    )


def with_clock(server_rules: ServerRules, clock: Clock) -> ServerRules:
    """The rules with another usual clock; what happens when time runs out stays, and so do the reminders."""
    kept = server_rules.clock if server_rules.clock.runs and clock.runs else clock
    after = replace(server_rules, clock=replace(clock, expiry=kept.expiry, nudges=kept.nudges))
    return replace(after, pace=UsualPace.CLOCK) if clock.runs else after


def with_pace(server_rules: ServerRules, usual: UsualPace) -> ServerRules:
    """The rules with another usual pace; a usual clock that does not fit it makes way for one that does."""
    clock, pace = server_rules.clock, usual.chosen
    if pace is not None and clock.runs:
        clock = fitting(clock, pace)
    return replace(server_rules, pace=usual, clock=clock)


def with_ending(**given: Expiry | int) -> ChangeRules:
    """A change of what happens when time runs out (`expiry`), or of how many reminders come before (`nudges`).

    The change raises Refused("config-no-clock") if tables start without a clock.
    """

    def edit(server_rules: ServerRules) -> ServerRules:
        if not server_rules.clock.runs:
            raise Refused("config-no-clock")
        return replace(server_rules, clock=replace(server_rules.clock, **given))

    return edit


def _clock_form(words: Words, click: Click) -> Form:
    line = Field(words.say_key("clock-form-label"), example=words.say_key("clock-form-hint"), most=40)
    return Form(Click(click.action, 0, 0, click.path), words.say_key("config-clock-form"), line)


@clicks.on("config-end")
async def _end(context: Context, reply: Reply, click: Click) -> None:
    """End the games that break the new rules, if they are still the ones that were shown; else show them anew."""
    guild_id, guilds = guild_of(reply.interaction), context.sessions.guilds
    if click.path[:1] != (str((await guilds.numbered(guild_id)).number),):
        await show(context, reply, "home", note=reply.words.say_key("config-overtaken"))
        return
    sessions = [misfit.session.id for misfit in await guilds.misfits(guild_id)]
    ended = await guilds.end(guild_id, user_of(reply.interaction), sessions)
    await show(context, reply, "home", note=reply.words.say_key("config-ended", count=len(ended)))


async def export(context: Context, reply: Reply) -> None:
    """The settings as a file."""
    guild_id = guild_of(reply.interaction)
    data = await context.sessions.guilds.file(guild_id, user_of(reply.interaction))
    file = discord.File(io.BytesIO(data), filename=f"heliograph-settings-{guild_id}.json")
    shown: ui.File[Any] = ui.File(f"attachment://{file.filename}")
    await reply.view(layout(box([say(reply.words.say_key("config-exported")), shown])), [file])


async def take(context: Context, reply: Reply, sent: discord.Attachment | None) -> None:
    """Replace the settings by those of an uploaded file."""
    guild_id, guild = guild_of(reply.interaction), reply.interaction.guild
    if sent is None:
        raise Trouble("file-gone")
    if sent.size > LARGEST:
        raise Refused("file-large", most=LARGEST // 1024)
    try:
        data = await sent.read()
    except discord.HTTPException as error:
        raise Trouble("file-gone") from error
    channels = roles = None
    if guild is not None and is_known(guild):
        channels = [*(channel.id for channel in guild.channels), *(thread.id for thread in guild.threads)]
        roles = [role.id for role in guild.roles]
    changed = await context.sessions.guilds.take_file(
        guild_id, user_of(reply.interaction), data, channels=channels, roles=roles
    )
    words = reply.words
    notes = [words.say_key(f"config-note-{note}") for note in changed.notes]
    told = [words.say_key("config-imported", edits=len(changed.edits)), *notes]
    await show(context, reply, "home", note=" ".join(told))


@clicks.on("config-export")
async def _export(context: Context, reply: Reply, click: Click) -> None:
    await export(context, reply)


@clicks.on("config-import")
async def _import(context: Context, reply: Reply, click: Click) -> None:
    guild_of(reply.interaction)
    words = reply.words
    field = FileField(words.say_key("config-import-label"), words.say_key("config-import-help"))
    await reply.form(Form(Click("config-file"), words.say_key("config-import-title"), field))


@clicks.on("config-file")
async def _file(context: Context, reply: Reply, click: Click) -> None:
    sent = sent_file(reply.interaction, click.picked[0]) if click.picked else None
    await take(context, reply, sent)
