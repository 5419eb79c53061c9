"""The settings of a server in words: each page in a sentence, every value, every line of the list of changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from bot.discord.deadlines import clock_in_words, lasting
from bot.discord.desk import Desk
from bot.discord.texts import cut, escaped, house
from bot.sessions.affairs import Clock
from bot.sessions.charter import Charter, ClockChoice, Edit, Enders, Starters
from bot.sessions.guilds import AuditLine, Misfit

LINE_LENGTH = 300
SHOWN = 8
"""So many channels, roles or games are named; further ones are counted."""


def channels_in_words(channels: Sequence[int]) -> str:
    """Channels as links."""
    return _listed([f"<#{channel}>" for channel in channels])


def roles_in_words(roles: Sequence[int]) -> str:
    """Roles as Discord shows them; nobody is notified."""
    return _listed([f"<@&{role}>" for role in roles])


def games_in_words(desk: Desk, slugs: Sequence[str]) -> str:
    """Titles of games; of one that this bot does not have its name."""
    return _listed([desk.title(slug) if slug in desk.games else escaped(slug) for slug in slugs])


def _listed(items: list[str]) -> str:
    words = house()
    if len(items) > SHOWN:
        items = [*items[:SHOWN], words.say_key("config-further", count=len(items) - SHOWN)]
    return words.listed(items)


def option_title(desk: Desk, game: str, option: str) -> str:
    """The title of an option, also of one that is no more."""
    return _said(desk, game, f"option-{option}", option)


def value_title(desk: Desk, game: str, option: str, value: str) -> str:
    """The title of a value of an option."""
    return _said(desk, game, f"value-{option}-{value}", value)


def _said(desk: Desk, game: str, key: str, otherwise: str) -> str:
    if game in desk.games and (words := desk.words(game)).has(key):
        return words.say_key(key)
    return escaped(otherwise)


def summary(desk: Desk, charter: Charter, page: str, guild: discord.Guild | None) -> str:
    """What a page says at the moment, in a sentence or two."""
    words = house()
    match page:
        case "games":
            tables = words.say_key("config-tables-now", tables=charter.tables)
            return f"{_games(desk, charter)} {tables}"
        case "options":
            rules = sum(len(rules) for rules in charter.options.values())
            return words.say_key("config-options-now", rules=rules)
        case "channels":
            return _channels(charter, guild)
        case "people":
            return _people(charter)
        case "clocks":
            return _clocks(charter)
        case "pictures":
            return words.say_key(f"config-picture-{charter.picture}-now")
        case _:
            return words.say_key("config-audit-now")


def _games(desk: Desk, charter: Charter) -> str:
    words = house()
    if charter.games is None:
        return words.say_key("config-games-all")
    open_games = [slug for slug in desk.games if slug in charter.games]
    if not open_games:
        return words.say_key("config-games-none")
    return words.say_key("config-games-some", games=games_in_words(desk, open_games), count=len(open_games))


def _channels(charter: Charter, guild: discord.Guild | None) -> str:
    words = house()
    if charter.channels is None:
        return words.say_key("config-channels-all")
    if not charter.channels:
        return words.say_key("config-channels-nowhere")
    here = [channel for channel in charter.channels if channel_exists(guild, channel)]
    gone = len(charter.channels) - len(here)
    told = [words.say_key("config-channels-some", channels=channels_in_words(here))] if here else []
    if gone:
        told.append(words.say_key("config-channels-gone", gone=gone))
    return " ".join(told) if here else words.say_key("config-channels-none")


def is_known(guild: discord.Guild | None) -> bool:
    """Whether Discord has told what the server has; it has not while the server is unavailable."""
    return guild is not None and not guild.unavailable and bool(guild.channels)


def channel_exists(guild: discord.Guild | None, channel: int) -> bool:
    """Whether a channel is there still, as far as is known."""
    return guild is None or not is_known(guild) or guild.get_channel_or_thread(channel) is not None


def role_exists(guild: discord.Guild | None, role: int) -> bool:
    """Whether a role is there still, as far as is known."""
    return guild is None or not is_known(guild) or guild.get_role(role) is not None


def _people(charter: Charter) -> str:
    words = house()
    told = [
        words.say_key(f"config-starters-{charter.starters.value}-now", roles=_roles(charter.starter_roles)),
        words.say_key(f"config-enders-{charter.enders.value}-now", roles=_roles(charter.ender_roles)),
        words.say_key("config-computers-on-now" if charter.computers else "config-computers-off-now"),
    ]
    return " ".join(told)


def _roles(roles: Sequence[int]) -> str:
    return roles_in_words(roles) if roles else house().say_key("config-no-role")


def _clocks(charter: Charter) -> str:
    words = house()
    clock = clock_in_words(words, charter.clock) if charter.clock.runs else "none"
    told = [words.say_key(f"config-clock-{charter.clock_choice.value}-now", clock=clock)]
    if charter.clock.runs:
        told.append(words.say_key(f"clock-expiry-{charter.clock.expiry.value}"))
    if charter.clock_choice is not ClockChoice.FIXED:
        if charter.least:
            told.append(words.say_key("config-least-now", duration=lasting(charter.least)))
        if charter.most:
            told.append(words.say_key("config-most-now", duration=lasting(charter.most)))
    return " ".join(told)


def misfits_in_words(desk: Desk, found: Sequence[Misfit]) -> str:
    """The running games that could not be started now, and why."""
    words = house()
    lines = []
    for misfit in found[:SHOWN]:
        own = desk.words(misfit.session.game)
        why = own.listed([own.say_key(key.removeprefix("~")) for key in misfit.why])
        lines.append(f"- {desk.title(misfit.session.game)} · <#{misfit.session.channel_id}> ({why})")
    if len(found) > SHOWN:
        lines.append(f"- {words.say_key('config-further', count=len(found) - SHOWN)}")
    return "\n".join([words.say_key("config-misfits", count=len(found)), *lines])


def audit_line(desk: Desk, line: AuditLine) -> str:
    """Who changed what and when."""
    way = f" ({house().say_key('config-by-file')})" if line.edit.by_file else ""
    said = cut(edit_in_words(desk, line.edit), LINE_LENGTH)
    return f"{said}\n-# {escaped(line.user.name)}{way}, <t:{int(line.at)}:f>"


def edit_in_words(desk: Desk, edit: Edit) -> str:
    """One change: what, what it was, what it is."""
    words = house()
    what = words.say_key(f"config-field-{edit.what}")
    if edit.option:
        what = f"{games_in_words(desk, [edit.game])}, {option_title(desk, edit.game, edit.option)}: {what}"
    if edit.what == "clock":
        return _clock_edit(edit) or what
    before, after = _value(desk, edit, edit.before), _value(desk, edit, edit.after)
    return f"{what}: {before} → {after}"


def _clock_edit(edit: Edit) -> str:
    """What is different of a clock: its times, what is done when one is over, the reminders."""
    words = house()
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


def _value(desk: Desk, edit: Edit, value: Any) -> str:
    words = house()
    if value == []:
        return words.say_key("config-all" if edit.what == "option-values" else "config-none")
    match edit.what:
        case "games":
            return words.say_key("config-all") if value is None else games_in_words(desk, value)
        case "channels":
            return words.say_key("config-all") if value is None else channels_in_words(value)
        case "starter_roles" | "ender_roles":
            return roles_in_words(value)
        case "option-values":
            return words.listed([value_title(desk, edit.game, edit.option, each) for each in value])
        case "option-usual":
            if value is None:
                return words.say_key("config-games-own")
            return value_title(desk, edit.game, edit.option, value)
        case "computers":
            return words.say_key("config-on" if value else "config-off")
        case "least" | "most":
            return lasting(value) if value else words.say_key("config-none")
        case "tables":
            return str(value) if value else words.say_key("config-none")
        case "starters" | "enders" | "clock_choice" | "picture":
            return words.say_key(f"config-{edit.what}-{value}")
    return escaped(str(value))


CHOICES: dict[str, tuple[str, ...]] = {
    "starters": tuple(each.value for each in Starters),
    "enders": tuple(each.value for each in Enders),
    "clock_choice": tuple(each.value for each in ClockChoice),
    "picture": ("large", "small"),
}
"""The fields of a charter that are one of a few words, and these words."""
