"""The bot's settings: read from the environment and `.env`, checked before anything starts."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from dotenv import dotenv_values

from bot.engine.words import title_word
from bot.logs import FORMATS, TEXT
from bot.store.addresses import Place, place

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
MOST_SHARDS = 1000
YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")
LONGEST_PAUSE = 10
"""Seconds: after a longer wait for a computer player, people think that it is stuck."""

LONGEST_LOBBY = 30 * 24

LONGEST_KEPT = 100 * 365

TITLE = re.compile(r"[^\W_][\w ’'!?.:&-]{0,29}")
"""A title for a game: it begins with a letter or digit, and a command can be made from it."""

HOST = re.compile(r"[\w.:-]{1,253}", re.ASCII)


class BadSetting(Exception):
    """A setting that is not valid. The message names it and says what it must be."""

    def __init__(self, name: str, value: str, may_be: str) -> None:
        super().__init__(f"{name} is “{value[:60]}”, but it must be {may_be}.")
        self.name = name


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Every setting, checked. An empty `token` means the sandbox, no `metrics_port` that there are no metrics.

    `computer_pause`: seconds that a computer player waits before each move. `lobby_hours`: how long an open table waits
    for the next thing anyone does there before it closes. `keep_days`: after how many days a game that is
    over is deleted (0: never). `boards_by_click`: boards are sent by the click or command
    that ended a turn. `record`: the file to which requests to Discord are recorded. `titles`: what to call games, by
    slug, instead of their own titles. `shard`: which shard the process serves, of how many (None: it is not said).
    `count`: how many shards there are (None: as Discord recommends). `workers`: how many processes draw and think for
    it (None: as many as suit the machine; 0: its own threads). `limited`: whether it keeps to Discord's limit itself.
    """

    token: str = ""
    database: Place = Path("heliograph.db")
    port: int = 8420
    log_level: str = "INFO"
    log_format: str = TEXT
    workers: int | None = None
    sync_commands: bool = True
    boards_by_click: bool = False
    computer_pause: float = 0.3
    lobby_hours: int = 24
    keep_days: int = 0
    titles: Mapping[str, str] = field(default_factory=dict)
    record: Path | None = None
    api_url: str = ""
    gateway_url: str = ""
    shard: tuple[int, int] | None = None
    count: int | None = None
    limited: bool = True
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None


def load_settings(
    environment: Mapping[str, str] | None = None,
    *,
    env_file: Path | None = Path(".env"),
    port: int | None = None,
    database: Place | None = None,
) -> Settings:
    """The settings: from the environment (None: the process's), then from `env_file`, then the defaults.

    `port` and `database` come from the command line and win over both. Raises BadSetting.
    """
    found: dict[str, str] = {}
    if env_file is not None and env_file.is_file():
        found.update({name: value for name, value in dotenv_values(env_file).items() if value})
    found.update(
        {name: value for name, value in (os.environ if environment is None else environment).items() if value}
    )
    api_url = _url("DISCORD_API_URL", found.get("DISCORD_API_URL", ""), ("http://", "https://"))
    return Settings(
        token=_token(found.get("DISCORD_TOKEN", "")),
        database=_database(
            str(database) if database is not None else found.get("HELIOGRAPH_DATABASE", "heliograph.db")
        ),
        port=_number(
            "HELIOGRAPH_PORT",
            str(port) if port is not None else found.get("HELIOGRAPH_PORT", "8420"),
            0,
            65535,
        ),
        log_level=_one_of(
            "HELIOGRAPH_LOG_LEVEL", found.get("HELIOGRAPH_LOG_LEVEL", "INFO").upper(), LOG_LEVELS
        ),
        log_format=_one_of(
            "HELIOGRAPH_LOG_FORMAT", found.get("HELIOGRAPH_LOG_FORMAT", TEXT).lower(), FORMATS
        ),
        workers=_number("HELIOGRAPH_WORKERS", found["HELIOGRAPH_WORKERS"], 0, 16)
        if found.get("HELIOGRAPH_WORKERS")
        else None,
        sync_commands=_yes_or_no("HELIOGRAPH_SYNC_COMMANDS", found.get("HELIOGRAPH_SYNC_COMMANDS", "yes")),
        boards_by_click=_yes_or_no(
            "HELIOGRAPH_BOARDS_BY_CLICK", found.get("HELIOGRAPH_BOARDS_BY_CLICK", "no")
        ),
        computer_pause=_seconds(
            "HELIOGRAPH_COMPUTER_PAUSE", found.get("HELIOGRAPH_COMPUTER_PAUSE", "0.3"), LONGEST_PAUSE
        ),
        lobby_hours=_number(
            "HELIOGRAPH_LOBBY_HOURS", found.get("HELIOGRAPH_LOBBY_HOURS", "24"), 1, LONGEST_LOBBY
        ),
        keep_days=_number("HELIOGRAPH_KEEP_DAYS", found.get("HELIOGRAPH_KEEP_DAYS", "0"), 0, LONGEST_KEPT),
        titles=_titles("HELIOGRAPH_TITLES", found.get("HELIOGRAPH_TITLES", "")),
        record=Path(found["HELIOGRAPH_RECORD"]) if found.get("HELIOGRAPH_RECORD") else None,
        api_url=api_url,
        gateway_url=_url("DISCORD_GATEWAY_URL", found.get("DISCORD_GATEWAY_URL", ""), ("ws://", "wss://")),
        shard=_shard(found["HELIOGRAPH_SHARD"]) if found.get("HELIOGRAPH_SHARD") else None,
        count=_number("HELIOGRAPH_SHARDS", found["HELIOGRAPH_SHARDS"], 1, MOST_SHARDS)
        if found.get("HELIOGRAPH_SHARDS")
        else None,
        limited=_limited(found.get("HELIOGRAPH_BUDGET", "on"), api_url),
        metrics_host=_host("HELIOGRAPH_METRICS_HOST", found.get("HELIOGRAPH_METRICS_HOST", "127.0.0.1")),
        metrics_port=_number("HELIOGRAPH_METRICS_PORT", found["HELIOGRAPH_METRICS_PORT"], 0, 65535)
        if found.get("HELIOGRAPH_METRICS_PORT")
        else None,
    )


def _token(value: str) -> str:
    value = value.strip().removeprefix("Bot ")
    if any(character.isspace() for character in value):
        raise BadSetting(
            "DISCORD_TOKEN", "…", "one word, as the developer portal shows it under Bot, Reset Token"
        )
    return value


def _shard(value: str) -> tuple[int, int]:
    number, _, count = value.partition("/")
    if not (number.isdecimal() and count.isdecimal() and int(number) < int(count) <= MOST_SHARDS):
        raise BadSetting(
            "HELIOGRAPH_SHARD",
            value,
            "the number of a shard, counted from 0, and how many there are, such as 0/2",
        )
    return int(number), int(count)


def _limited(value: str, api_url: str) -> bool:
    limited = _yes_or_no("HELIOGRAPH_BUDGET", value, "on or off")
    if not limited and not api_url:
        raise BadSetting(
            "HELIOGRAPH_BUDGET",
            value,
            "on, unless DISCORD_API_URL names a proxy that keeps to Discord’s limit",
        )
    return limited


def _titles(name: str, value: str) -> dict[str, str]:
    titles: dict[str, str] = {}
    for part in filter(None, (part.strip() for part in value.split(","))):
        slug, _, title = (word.strip() for word in part.partition("="))
        if not slug or slug in titles or not TITLE.fullmatch(title):
            raise BadSetting(
                name, part, "games with a title of at most 30 letters each, such as sol=Dying Star"
            )
        titles[slug] = title
    if len({title_word(title) for title in titles.values()}) < len(titles):
        raise BadSetting(name, value, "a different title for each game")
    return titles


def _database(value: str) -> Place:
    path = place(value)
    if isinstance(path, str):
        return path
    if "://" in value:
        scheme = value.partition("://")[0]
        raise BadSetting(
            "HELIOGRAPH_DATABASE", f"{scheme}://…", "a file, or an address that begins with postgresql://"
        )
    if path.is_dir():
        raise BadSetting("HELIOGRAPH_DATABASE", value, "a file, not a folder")
    if not path.absolute().parent.is_dir():
        raise BadSetting("HELIOGRAPH_DATABASE", value, "a file in an existing folder")
    return path


def _number(name: str, value: str, least: int, most: int) -> int:
    try:
        number = int(value)
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise BadSetting(name, value, f"a whole number from {least} to {most}")
    return number


def _seconds(name: str, value: str, most: int) -> float:
    try:
        seconds = float(value)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= most:
        raise BadSetting(name, value, f"a number of seconds from 0 to {most}, such as 0.3")
    return seconds


def _host(name: str, value: str) -> str:
    if not HOST.fullmatch(value):
        raise BadSetting(name, value, "an address of this machine, such as 127.0.0.1 or 0.0.0.0")
    return value


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise BadSetting(name, value, "one of " + ", ".join(allowed))
    return value


def _yes_or_no(name: str, value: str, may_be: str = "yes or no") -> bool:
    if value.lower() not in (*YES, *NO):
        raise BadSetting(name, value, may_be)
    return value.lower() in YES


def _url(name: str, value: str, schemes: tuple[str, ...]) -> str:
    if value and not value.startswith(schemes):
        raise BadSetting(name, value, "an address that begins with " + " or ".join(schemes))
    return value.rstrip("/")
