"""Discord's rules for application commands and the choices of their options, as far as its OpenAPI file lacks them.

Each function returns the problems of one body; an empty list means that Discord takes it. Source: Discord's API
documentation, "Application commands".
"""

from __future__ import annotations

import re

from bot.sandbox.errors import Json, Path, Problem
from bot.sandbox.rules.limits import MAX_OPTIONS, length, ordered, required, twice, within

MAX_COMMAND_TEXT = 8000
MAX_COMMANDS = {1: 100, 2: 15, 3: 15}
"""Commands of each type (slash, user menu, message menu) in one scope."""

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, NUMBER = 3, 4, 10
FURTHEST = (1 << 53) - 1
"""No number of an option is further from zero."""

_LOCALES = (
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN "
    "ja zh-TW ko"
)
LOCALES = tuple(_LOCALES.split(" "))
"""Discord's languages, as its documentation lists them."""

_COMMAND_NAME = re.compile(r"^[-_'\w]{1,32}$")


def command(body: Json, path: Path = ()) -> list[Problem]:
    """One application command of any type (1 slash, 2 user, 3 message)."""
    found: list[Problem] = []
    kind = body.get("type") or 1
    name = str(body.get("name") or "")
    if kind == 1:
        found += _name((*path, "name"), name)
        found += length((*path, "description"), body.get("description") or "", 1, 100)
        found += _translations(path, body)
        found += _options(path, body.get("options") or [])
        if command_size(body) > MAX_COMMAND_TEXT:
            found.append(
                Problem(
                    path,
                    "APPLICATION_COMMAND_TOO_LARGE",
                    f"Command exceeds maximum size ({MAX_COMMAND_TEXT})",
                )
            )
    else:
        found += length((*path, "name"), name, 1, 32)
        if body.get("description"):
            found.append(Problem((*path, "description"), "BASE_TYPE_MAX_LENGTH", "A menu command has none."))
    return found


def _name(path: Path, name: str) -> list[Problem]:
    if not _COMMAND_NAME.match(name) or name != name.lower():
        return [Problem(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")]
    return []


def _translations(path: Path, body: Json) -> list[Problem]:
    """The names and descriptions in other languages: each of a known one, and written by the rules of the original."""
    found: list[Problem] = []
    for field, check in (("name", _name), ("description", lambda where, text: length(where, text, 1, 100))):
        for locale, text in (body.get(f"{field}_localizations") or {}).items():
            where = (*path, f"{field}_localizations", locale)
            if locale not in LOCALES:
                found.append(Problem(where, "BASE_TYPE_CHOICES", f"{locale} is no language of Discord's"))
            found += check(where, str(text))
    return found


def _options(path: Path, options: list[Json]) -> list[Problem]:
    found = length((*path, "options"), options, 0, MAX_OPTIONS)
    nested = [each.get("type") in (SUBCOMMAND, GROUP) for each in options]
    optional = False
    names: set[str] = set()
    for position, each in enumerate(options):
        where = (*path, "options", position)
        name = str(each.get("name") or "")
        if nested[position] != nested[0]:
            found.append(
                Problem(
                    where,
                    "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                    "Sub-command and sub-command group option types are mutually exclusive to all other types",
                )
            )
        found += _name((*where, "name"), name)
        if name in names:
            found.append(
                Problem(
                    (*where, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", "Names must be unique"
                )
            )
        names.add(name)
        found += length((*where, "description"), each.get("description") or "", 1, 100)
        found += _translations(where, each)
        if nested[position]:
            found += _options(where, each.get("options") or [])
            continue
        if each.get("required") and optional:
            found.append(
                Problem(
                    where,
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
            )
        optional = optional or not each.get("required")
        found += _bounds(where, each)
        offered = each.get("choices") or []
        found += length((*where, "choices"), offered, 0, MAX_OPTIONS) + _offered((*where, "choices"), offered)
        if offered and each.get("autocomplete"):
            found.append(
                Problem((*where, "autocomplete"), "AUTOCOMPLETE_WITH_CHOICES", "Choose one of the two")
            )
    return found


def _bounds(path: Path, option: Json) -> list[Problem]:
    """The least and the most of a number: in order, of its type, and no further than numbers go."""
    found = ordered((*path, "min_value"), option.get("min_value"), option.get("max_value"), "max_value")
    for name in ("min_value", "max_value"):
        value = option.get(name)
        if value is None:
            continue
        if option.get("type") == INTEGER and not isinstance(value, int):
            found.append(Problem((*path, name), "NUMBER_TYPE_COERCE", "Must be an integer"))
        found += within((*path, name), value, -FURTHEST, FURTHEST)
    return found


def command_size(body: Json) -> int:
    """Characters of name, description and values, over a command with all its options and choices.

    Where there are translations the longest one counts, as in Discord's documentation.
    """
    size = 0
    for name in ("name", "description"):
        translated = (body.get(f"{name}_localizations") or {}).values()
        size += max(len(str(each)) for each in (body.get(name) or "", *translated))
    if isinstance(body.get("value"), str):
        size += len(body["value"])
    for name in ("options", "choices"):
        size += sum(command_size(each) for each in body.get(name) or [])
    return size


def command_set(bodies: list[Json]) -> list[Problem]:
    """All commands of one scope at once: how many of each type, and no name twice."""
    found: list[Problem] = []
    seen: set[tuple[int, str]] = set()
    for position, body in enumerate(bodies):
        key = (body.get("type") or 1, str(body.get("name")))
        if key in seen:
            found.append(
                Problem(
                    (position, "name"),
                    "APPLICATION_COMMANDS_DUPLICATE_NAME",
                    "Application command names must be unique",
                )
            )
        seen.add(key)
        found += command(body, (position,))
    for kind, most in MAX_COMMANDS.items():
        if sum((each.get("type") or 1) == kind for each in bodies) > most:
            found.append(
                Problem(
                    (),
                    "MAX_APPLICATION_COMMANDS",
                    f"Maximum number of application commands reached ({most}).",
                )
            )
    return found


def choices(data: Json, kind: int = STRING) -> list[Problem]:
    """Answers to autocomplete: at most 25, each with a name and a value of the option's type, in 100 characters."""
    offered = data.get("choices")
    if not isinstance(offered, list):
        return [required(("data", "choices"))]
    path = ("data", "choices")
    types: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), NUMBER: (int, float)}
    found = [
        Problem((*path, position, "value"), "BASE_TYPE_INVALID", "Must have the type of the option")
        for position, each in enumerate(offered)
        if not isinstance(each.get("value"), types[kind])
    ]
    return found + length(path, offered, 0, MAX_OPTIONS) + _offered(path, offered)


def focused(options: list[Json]) -> int:
    """The type of the option that is being typed, in what an interaction says of a command."""
    for each in options:
        if each.get("focused"):
            return int(each["type"])
        if inner := each.get("options"):
            return focused(inner)
    return STRING


def _offered(path: Path, offered: list[Json]) -> list[Problem]:
    found = twice(path, offered, "name", "APPLICATION_COMMAND_OPTION_CHOICE_NAME_DUPLICATED")
    for position, each in enumerate(offered):
        found += length((*path, position, "name"), each.get("name") or "", 1, 100)
        found += length((*path, position, "value"), each.get("value", ""), 0, 100)
    return found
