"""The options of a game of Factions of Sol, and its presets (rules 5, 17)."""

from __future__ import annotations

from bot.engine.options import Option, Preset, flag

DIFFICULTIES = ("easy", "medium", "hard")

OPTIONS = (
    flag("first"),
    Option("difficulty", DIFFICULTIES, "medium"),
)

PRESETS = (
    Preset("first", {"first": "on"}),
    Preset("full", {"first": "off"}),
    Preset("solo", {"difficulty": "easy"}),
)
