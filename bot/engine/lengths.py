"""How long a game is and what is scored in it, by games that computer players played in each of its modes.

`python -m tests.balance.modes` plays them and writes `data/GAME/lengths.json`; each README of a game's data says how
minutes follow from turns.
"""

from __future__ import annotations

from functools import cache

import msgspec

from bot.engine.files import data_path, load_object
from bot.engine.options import GameInfo, Options

FILE = "lengths.json"


class Mode(msgspec.Struct, frozen=True):
    """Games in one way to play, over several numbers of players: means over their seats.

    `turns` are those of one player, `minutes` what these take that player, `score` what all scored and `best` what the
    highest of each game did, in the units of the game's standings. `won` is the share of the games that someone won.
    """

    games: int
    seats: tuple[int, ...]
    turns: float
    minutes: int
    score: float
    best: float
    won: float


class Lengths(msgspec.Struct, frozen=True):
    """The games of each mode, by the keys of presets, under a version of the rules; and what a turn takes.

    `clicks` are those of a player's turn, `seconds` what one takes with all that is read, thought and waited for.
    """

    version: int
    clicks: float
    seconds: float
    modes: dict[str, Mode]


@cache
def lengths_of(slug: str) -> Lengths | None:
    """What was measured of a game; None where nothing was."""
    return load_object(Lengths, slug, FILE) if data_path(slug, FILE).exists() else None


def mode_of(info: GameInfo, options: Options) -> Mode | None:
    """What was measured in the mode from which these options differ least; None where nothing was."""
    lengths = lengths_of(info.slug)
    if lengths is None:
        return None
    chosen = info.with_defaults(options)

    def differs(key: str) -> int:
        preset = info.preset(key)
        assert preset is not None, f"{info.slug} has no preset {key}"
        return sum(chosen[option] != value for option, value in info.with_defaults(preset.options).items())

    return lengths.modes[min(lengths.modes, key=differs)]


def minutes_of(info: GameInfo, options: Options) -> tuple[int, int] | None:
    """How long a game with these options takes each player at least and at most; None where that was not measured."""
    mode = mode_of(info, options)
    return None if mode is None else (mode.minutes, mode.minutes)


def all_minutes_of(info: GameInfo) -> tuple[int, int] | None:
    """How long the shortest and the longest mode take each player; None where that was not measured."""
    lengths = lengths_of(info.slug)
    found = [] if lengths is None else [mode.minutes for mode in lengths.modes.values()]
    return (min(found), max(found)) if found else None
