"""/config: what goes in a server, for those who may manage it. A panel of pages, and the same by commands.

Discord lets a server give a command to anybody, so every command and every click is checked here and once more by the
sessions. A menu says which settings it was looking at: where somebody changed them since, they are shown anew.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.discord.components import Click, action, box, layout, say
from bot.discord.config_pages import CUSTOM, FINISH, PAGES, Sheet, audit_view, home, page_view, with_values
from bot.discord.config_words import CHOICES, edit_in_words, is_known
from bot.discord.desk import Desk, is_admin, user_of
from bot.discord.errors import Trouble
from bot.discord.forms import Field, FileField, Form, sent_file
from bot.discord.paging import Page, number_in
from bot.discord.reply import Reply
from bot.discord.texts import cut, house
from bot.engine.options import Option
from bot.sessions import Refused
from bot.sessions.affairs import Clock, Expiry
from bot.sessions.charter import Charter, ClockChoice, Enders, OptionRule, Starters
from bot.sessions.charterfile import LARGEST
from bot.sessions.guilds import Changed
from bot.sessions.presets import written_clock

ChangeCharter = Callable[[Charter], Charter]

EDITS_TOLD = 3


def guild_of(interaction: discord.Interaction[Any]) -> int:
    """The server that an admin sets. Raises Trouble in direct messages, Refused for who is no admin."""
    if interaction.guild_id is None:
        raise Trouble("config-direct")
    if not is_admin(interaction):
        raise Refused("not-admin")
    return interaction.guild_id


async def show(desk: Desk, reply: Reply, page: str, rest: Sequence[str] = (), note: str = "") -> None:
    """Show a page of the panel; "home" and what is no page show all."""
    guild_id, guilds = guild_of(reply.interaction), desk.sessions.guilds
    now = await guilds.chartered(guild_id)
    sheet = Sheet(desk, reply.interaction.guild, now.charter, now.number)
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


async def change(desk: Desk, reply: Reply, page: str, edit: ChangeCharter, rest: Sequence[str] = ()) -> None:
    """Change the settings, and show the page with what is different now."""
    guild_id = guild_of(reply.interaction)
    changed = await desk.sessions.guilds.change(guild_id, user_of(reply.interaction), edit)
    if changed.edits:
        desk.announcer.rules_changed(guild_id)
    await show(desk, reply, page, rest, _told(desk, changed))


def _told(desk: Desk, changed: Changed) -> str:
    words = house()
    if not changed.edits:
        return words.say_key("config-same")
    told = [edit_in_words(desk, edit) for edit in changed.edits[:EDITS_TOLD]]
    if len(changed.edits) > EDITS_TOLD:
        told.append(words.say_key("config-further", count=len(changed.edits) - EDITS_TOLD))
    return cut(words.say_key("config-changed", edits="; ".join(told)), 600)


@action("config")
async def _show(desk: Desk, reply: Reply, click: Click) -> None:
    page, rest = (click.path or ("home",))[0], (*click.path[1:], *click.picked)
    note = house().say_key("config-finish") if page == FINISH else ""
    await show(desk, reply, page, rest, note)


@action("config-set")
async def _set(desk: Desk, reply: Reply, click: Click) -> None:
    """What a menu or button of a page sets; its path is the number of the charter seen, the matter, and more of it."""
    guild_id = guild_of(reply.interaction)
    seen, what, *rest = (*click.path, "", "")
    rest = [word for word in rest if word]
    if what == "clock" and click.picked[:1] == (CUSTOM,):
        await reply.form(_clock_form(click))
        return
    page = _PAGE_OF.get(what, "home")
    if seen != str((await desk.sessions.guilds.chartered(guild_id)).number):
        await show(desk, reply, page, rest, house().say_key("config-overtaken"))
        return
    await change(desk, reply, page, _edit(desk, what, rest, click.picked), rest)


_PAGE_OF = {
    "games": "games",
    "tables": "games",
    "values": "options",
    "usual": "options",
    "channels": "channels",
    "everywhere": "channels",
    "starters": "people",
    "starter_roles": "people",
    "enders": "people",
    "ender_roles": "people",
    "computers": "people",
    "clock": "clocks",
    "expiry": "clocks",
    "nudges": "clocks",
    "clock_choice": "clocks",
    "least": "clocks",
    "most": "clocks",
    "picture": "pictures",
}


def _edit(desk: Desk, what: str, rest: Sequence[str], picked: Sequence[str]) -> ChangeCharter:
    """What a click means for a charter. Raises Trouble for what no page of ours says."""
    try:
        return _meant(desk, what, rest, picked)
    except (KeyError, IndexError, ValueError, StopIteration) as error:
        raise Trouble("old-button") from error


def _meant(desk: Desk, what: str, rest: Sequence[str], picked: Sequence[str]) -> ChangeCharter:
    match what:
        case "games":
            return lambda charter: with_games(desk, charter, picked)
        case "values" | "usual":
            game, option = rest[0], _option_of(desk, rest[0], rest[1])
            if what == "values":
                return lambda charter: with_values(charter, game, option, picked)
            return lambda charter: _with_usual(charter, game, option, picked[0])
        case "channels":
            channels = tuple(map(int, picked))
            return lambda charter: replace(charter, channels=channels)
        case "everywhere":
            return lambda charter: replace(charter, channels=None)
        case "starter_roles" | "ender_roles":
            roles = tuple(map(int, picked))
            return lambda charter: replace(charter, **{what: roles})
        case "starters":
            starters = Starters(picked[0])
            return lambda charter: replace(charter, starters=starters)
        case "enders":
            enders = Enders(picked[0])
            return lambda charter: replace(charter, enders=enders)
        case "computers":
            return lambda charter: replace(charter, computers=rest[0] == "on")
        case "clock":
            clock = None if picked[0] == "same" else written_clock(picked[0])
            return lambda charter: charter if clock is None else with_clock(charter, clock)
        case "expiry":
            return with_ending(expiry=Expiry(picked[0]))
        case "nudges":
            return with_ending(nudges=int(picked[0]))
        case "clock_choice":
            choice = ClockChoice(picked[0])
            return lambda charter: replace(charter, clock_choice=choice)
        case "tables" | "least" | "most":
            number = int(picked[0])
            return lambda charter: replace(charter, **{what: number})
        case "picture" if picked[0] in CHOICES["picture"]:
            return lambda charter: replace(charter, picture=picked[0])
    raise KeyError(what)


def with_games(desk: Desk, charter: Charter, slugs: Sequence[str]) -> Charter:
    """The charter in which these games may be played; with all of them it holds for games to come too."""
    chosen = tuple(slug for slug in desk.games if slug in slugs)
    return replace(charter, games=None if len(chosen) == len(desk.games) else chosen)


def _option_of(desk: Desk, game: str, key: str) -> Option:
    return next(option for option in desk.games[game].info.options if option.key == key)


def _with_usual(charter: Charter, game: str, option: Option, value: str) -> Charter:
    usual = None if value == option.default else value
    return charter.with_rule(game, option.key, OptionRule(charter.rule(game, option.key).values, usual))


def with_clock(charter: Charter, clock: Clock) -> Charter:
    """The charter with another usual clock; what is done when a time is over stays, and so do the reminders."""
    kept = charter.clock if charter.clock.runs and clock.runs else clock
    return replace(charter, clock=replace(clock, expiry=kept.expiry, nudges=kept.nudges))


def with_ending(**given: Expiry | int) -> ChangeCharter:
    """What is done when a time is over (`expiry`), and how often somebody is reminded before it is (`nudges`).

    The change raises Refused("config-no-clock") where tables begin without a clock.
    """

    def edit(charter: Charter) -> Charter:
        if not charter.clock.runs:
            raise Refused("config-no-clock")
        return replace(charter, clock=replace(charter.clock, **given))

    return edit


def _clock_form(click: Click) -> Form:
    words = house()
    line = Field(words.say_key("clock-form-label"), example=words.say_key("clock-form-hint"), most=40)
    return Form(Click(click.action, 0, 0, click.path), words.say_key("config-clock-form"), line)


@action("config-end")
async def _end(desk: Desk, reply: Reply, click: Click) -> None:
    """End what goes on though it could not be started now: just what was shown, or all is shown anew."""
    guild_id, guilds = guild_of(reply.interaction), desk.sessions.guilds
    if click.path[:1] != (str((await guilds.chartered(guild_id)).number),):
        await show(desk, reply, "home", note=house().say_key("config-overtaken"))
        return
    sessions = [misfit.session.id for misfit in await guilds.misfits(guild_id)]
    ended = await guilds.end(guild_id, user_of(reply.interaction), sessions)
    await show(desk, reply, "home", note=house().say_key("config-ended", count=len(ended)))


async def export(desk: Desk, reply: Reply) -> None:
    """The settings as a file."""
    guild_id = guild_of(reply.interaction)
    data = await desk.sessions.guilds.file(guild_id, user_of(reply.interaction))
    file = discord.File(io.BytesIO(data), filename=f"heliograph-settings-{guild_id}.json")
    shown: ui.File[Any] = ui.File(f"attachment://{file.filename}")
    await reply.view(layout(box([say(house().say_key("config-exported")), shown])), [file])


async def take(desk: Desk, reply: Reply, sent: discord.Attachment | None) -> None:
    """Replace the settings by those of a file that was sent."""
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
    changed = await desk.sessions.guilds.take_file(
        guild_id, user_of(reply.interaction), data, channels=channels, roles=roles
    )
    words = house()
    notes = [words.say_key(f"config-note-{note}") for note in changed.notes]
    told = [words.say_key("config-imported", edits=len(changed.edits)), *notes]
    if changed.edits:
        desk.announcer.rules_changed(guild_id)
    await show(desk, reply, "home", note=" ".join(told))


@action("config-export")
async def _export(desk: Desk, reply: Reply, click: Click) -> None:
    await export(desk, reply)


@action("config-import")
async def _import(desk: Desk, reply: Reply, click: Click) -> None:
    guild_of(reply.interaction)
    words = house()
    field = FileField(words.say_key("config-import-label"), words.say_key("config-import-help"))
    await reply.form(Form(Click("config-file"), words.say_key("config-import-title"), field))


@action("config-file")
async def _file(desk: Desk, reply: Reply, click: Click) -> None:
    sent = sent_file(reply.interaction, click.picked[0]) if click.picked else None
    await take(desk, reply, sent)
