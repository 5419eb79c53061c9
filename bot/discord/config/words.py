"""The settings of a server in words: each page in a sentence, each value, each line of the list of changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from bot.discord.config.limits import limit_in_words, limits_in_words
from bot.discord.core.context import Context
from bot.discord.core.text.texts import cut, escaped
from bot.discord.views.deadlines import clock_in_words, lasting
from bot.engine.catalogues import language_name, nearest
from bot.engine.words import Words
from bot.sessions.core.table_state import Clock
from bot.sessions.server.guilds import AuditLine, Misfit
from bot.sessions.server.rules import LIMITS, ClockChoice, Edit, Enders, ServerRules, Starters, UsualPace

LINE_LENGTH = 300
SHOWN = 8
"""At most this many channels, roles or games are named; more are counted."""


def channels_in_words(words: Words, channels: Sequence[int]) -> str:
    """Channels as links."""
    return _listed(words, [f"<#{channel}>" for channel in channels])


def roles_in_words(words: Words, roles: Sequence[int]) -> str:
    """Roles as Discord shows them, without notifying anyone."""
    return _listed(words, [f"<@&{role}>" for role in roles])


def games_in_words(words: Words, context: Context, slugs: Sequence[str]) -> str:
    """The titles of games; for a game that this bot does not have, its name."""
    return _listed(
        words,
        [context.title(slug, words.language) if slug in context.games else escaped(slug) for slug in slugs],
    )


def _listed(words: Words, items: list[str]) -> str:
    if len(items) > SHOWN:
        items = [*items[:SHOWN], words.say_key("config-further", count=len(items) - SHOWN)]
    return words.listed(items)


def option_title(words: Words, context: Context, game: str, option: str) -> str:
    """The title of an option, even of one that no longer exists."""
    return _said(words, context, game, f"option-{option}", option)


def value_title(words: Words, context: Context, game: str, option: str, value: str) -> str:
    """The title of a value of an option."""
    return _said(words, context, game, f"value-{option}-{value}", value)


def _said(words: Words, context: Context, game: str, key: str, otherwise: str) -> str:
    if game in context.games and (own := context.words(game, words.language)).has(key):
        return own.say_key(key)
    return escaped(otherwise)


def summary(
    words: Words, context: Context, server_rules: ServerRules, page: str, guild: discord.Guild | None
) -> str:
    """The current settings of a page, in a sentence or two."""
    match page:
        case "games":
            tables = words.say_key("config-tables-now", tables=server_rules.tables)
            return f"{_games(words, context, server_rules)} {tables}"
        case "options":
            rules = sum(len(rules) for rules in server_rules.options.values())
            return words.say_key("config-options-now", rules=rules)
        case "channels":
            threads = [words.say_key("config-threads-now")] if server_rules.threads else []
            return " ".join([_channels(words, server_rules, guild), *threads])
        case "people":
            return _people(words, server_rules)
        case "limits":
            return limits_in_words(words, server_rules)
        case "clocks":
            return _clocks(words, server_rules)
        case "pictures":
            form = [words.say_key("config-board-now")] if server_rules.board == "landscape" else []
            return " ".join([words.say_key(f"config-picture-{server_rules.picture}-now"), *form])
        case "language":
            return _language(words, server_rules, guild)
        case _:
            return words.say_key("config-audit-now")


def _games(words: Words, context: Context, server_rules: ServerRules) -> str:
    if server_rules.games is None:
        return words.say_key("config-games-all")
    open_games = [slug for slug in context.games if slug in server_rules.games]
    if not open_games:
        return words.say_key("config-games-none")
    return words.say_key(
        "config-games-some", games=games_in_words(words, context, open_games), count=len(open_games)
    )


def _channels(words: Words, server_rules: ServerRules, guild: discord.Guild | None) -> str:
    if server_rules.channels is None:
        return words.say_key("config-channels-all")
    if not server_rules.channels:
        return words.say_key("config-channels-nowhere")
    here = [channel for channel in server_rules.channels if channel_exists(guild, channel)]
    gone = len(server_rules.channels) - len(here)
    told = [words.say_key("config-channels-some", channels=channels_in_words(words, here))] if here else []
    if gone:
        told.append(words.say_key("config-channels-gone", gone=gone))
    return " ".join(told) if here else words.say_key("config-channels-none")


def is_known(guild: discord.Guild | None) -> bool:
    """Whether the channels and roles of the server are known; they are not while it is unavailable."""
    return guild is not None and not guild.unavailable and bool(guild.channels)


def channel_exists(guild: discord.Guild | None, channel: int) -> bool:
    """Whether a channel still exists, as far as is known."""
    return guild is None or not is_known(guild) or guild.get_channel_or_thread(channel) is not None


def role_exists(guild: discord.Guild | None, role: int) -> bool:
    """Whether a role still exists, as far as is known."""
    return guild is None or not is_known(guild) or guild.get_role(role) is not None


def _people(words: Words, server_rules: ServerRules) -> str:
    told = [
        words.say_key(
            f"config-starters-{server_rules.starters.value}-now",
            roles=_roles(words, server_rules.starter_roles),
        ),
        words.say_key(
            f"config-enders-{server_rules.enders.value}-now", roles=_roles(words, server_rules.ender_roles)
        ),
        words.say_key("config-computers-on-now" if server_rules.computers else "config-computers-off-now"),
    ]
    if server_rules.call_roles:
        told.append(words.say_key("config-call-roles-now", roles=_roles(words, server_rules.call_roles)))
    return " ".join(told)


def _roles(words: Words, roles: Sequence[int]) -> str:
    return roles_in_words(words, roles) if roles else words.say_key("config-no-role")


def _clocks(words: Words, server_rules: ServerRules) -> str:
    clock = clock_in_words(words, server_rules.clock) if server_rules.clock.runs else "none"
    told = [words.say_key(f"config-clock-{server_rules.clock_choice.value}-now", clock=clock)]
    if server_rules.clock.runs:
        told.append(words.say_key(f"clock-expiry-{server_rules.clock.expiry.value}"))
    told.append(words.say_key(f"config-pace-{server_rules.pace.value}-now"))
    if server_rules.clock_choice is not ClockChoice.FIXED:
        if server_rules.least:
            told.append(words.say_key("config-least-now", duration=lasting(words, server_rules.least)))
        if server_rules.most:
            told.append(words.say_key("config-most-now", duration=lasting(words, server_rules.most)))
    return " ".join(told)


def _language(words: Words, server_rules: ServerRules, guild: discord.Guild | None) -> str:
    if server_rules.language is not None:
        return words.say_key("config-language-now", language=f"={language_name(server_rules.language)}")
    discords = nearest(guild.preferred_locale.value if guild is not None else None)
    return words.say_key("config-language-discord-now", language=f"={language_name(discords)}")


def misfits_in_words(words: Words, context: Context, found: Sequence[Misfit]) -> str:
    """The running games that could no longer be started, and why."""
    lines = []
    for misfit in found[:SHOWN]:
        own = context.words(misfit.session.game, words.language)
        why = own.listed([own.say_key(key.removeprefix("~")) for key in misfit.why])
        lines.append(f"- {own.say_key('title')} · <#{misfit.session.channel_id}> ({why})")
    if len(found) > SHOWN:
        lines.append(f"- {words.say_key('config-further', count=len(found) - SHOWN)}")
    return "\n".join([words.say_key("config-misfits", count=len(found)), *lines])


def audit_line(words: Words, context: Context, line: AuditLine) -> str:
    """Who changed what and when."""
    way = f" ({words.say_key('config-by-file')})" if line.edit.by_file else ""
    said = cut(edit_in_words(words, context, line.edit), LINE_LENGTH)
    return f"{said}\n-# {escaped(line.user.name)}{way}, <t:{int(line.at)}:f>"


def edit_in_words(words: Words, context: Context, edit: Edit) -> str:
    """One change: what changed, its old value and its new one."""
    what = words.say_key(f"config-field-{edit.what}")
    if edit.option:
        game = games_in_words(words, context, [edit.game])
        what = f"{game}, {option_title(words, context, edit.game, edit.option)}: {what}"
    if edit.what == "clock":
        return _clock_edit(words, edit) or what
    before, after = _value(words, context, edit, edit.before), _value(words, context, edit, edit.after)
    return f"{what}: {before} → {after}"


def _clock_edit(words: Words, edit: Edit) -> str:
    """What changed in a clock: its times, what happens when time runs out, the reminders."""
    before, after = (msgspec.convert(value, Clock) for value in (edit.before, edit.after))
    pairs = {
        "clock": (clock_in_words(words, before), clock_in_words(words, after)),
        "clock-expiry": tuple(words.say_key(f"expiry-{each.expiry.value}") for each in (before, after)),
        "clock-nudges": (str(before.nudges), str(after.nudges)),
    }
    told = [
        f"{words.say_key(f'config-field-{part}')}: {was} → {now}"
        for part, (was, now) in pairs.items()
        if was != now and (part == "clock" or (before.runs and after.runs))
    ]
    return "; ".join(told)


def _value(words: Words, context: Context, edit: Edit, value: Any) -> str:
    if value in ([], ()):
        return words.say_key("config-all" if edit.what == "option-values" else "config-none")
    match edit.what:
        case "games":
            return words.say_key("config-all") if value is None else games_in_words(words, context, value)
        case "channels":
            return words.say_key("config-all") if value is None else channels_in_words(words, value)
        case "starter_roles" | "ender_roles" | "call_roles":
            return roles_in_words(words, value)
        case "option-values":
            return words.listed([value_title(words, context, edit.game, edit.option, each) for each in value])
        case "option-usual":
            if value is None:
                return words.say_key("config-games-own")
            return value_title(words, context, edit.game, edit.option, value)
        case "computers" | "threads":
            return words.say_key("config-on" if value else "config-off")
        case "least" | "most":
            return lasting(words, value) if value else words.say_key("config-none")
        case limit if limit in LIMITS:
            return limit_in_words(words, limit, value)
        case "tables":
            return str(value) if value else words.say_key("config-none")
        case "language":
            return language_name(value) if value else words.say_key("config-language-own")
        case "starters" | "enders" | "clock_choice" | "pace" | "picture" | "board":
            return words.say_key(f"config-{edit.what}-{value}")
    return escaped(str(value))


CHOICES: dict[str, tuple[str, ...]] = {
    "starters": tuple(each.value for each in Starters),
    "enders": tuple(each.value for each in Enders),
    "clock_choice": tuple(each.value for each in ClockChoice),
    "pace": tuple(each.value for each in UsualPace),
    "picture": ("large", "small"),
    "board": ("portrait", "landscape"),
}
"""The fields of the rules that take one of a few words, and those words."""
