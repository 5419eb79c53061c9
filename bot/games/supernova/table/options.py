"""The options of a game of Super Nova (rules 12), and how its windows close (rules 10)."""

from __future__ import annotations

from bot.engine.options import Option, Preset, flag

GOALS = ("minus-4", "minus-3", "minus-2", "minus-1", "0", *(f"plus-{n}" for n in range(1, 7)))

OPTIONS = (
    Option("goal", GOALS, "0"),
    Option("stacks", ("open", "closed"), "open"),
    Option("trade", ("once", "free"), "once"),
    Option("decks", ("shared", "own-40", "own-50", "own-60", "own-75"), "shared"),
    flag("short"),
    flag("annihilation", default="on"),
    flag("haven"),
    flag("leakless", default="on"),
    flag("parallel", at_days="on"),
    flag("attend", at_days="on"),
)

_PRINTED = {
    "goal": "0",
    "stacks": "open",
    "trade": "once",
    "decks": "shared",
    "short": "off",
    "annihilation": "on",
    "haven": "off",
}
"""What every preset settles, as the rules print it; the rest follows from the pace."""

PRESETS = (
    Preset("first", {**_PRINTED, "short": "on", "annihilation": "off", "haven": "on"}),
    Preset("full", _PRINTED),
    Preset("market", {**_PRINTED, "trade": "free"}),
    Preset("hidden", {**_PRINTED, "stacks": "closed"}),
    Preset("decks", {**_PRINTED, "decks": "own-60"}),
)


def goal_change(options: dict[str, str]) -> int:
    """What the option adds to the potential needed."""
    sign, _, number = options["goal"].rpartition("-")
    return -int(number) if sign == "minus" else int(number)


def has_haven(options: dict[str, str]) -> bool:
    """Whether a player's only planet is safe at first."""
    return options["haven"] == "on"


def is_leakless(options: dict[str, str]) -> bool:
    """Whether windows stay open until the clock closes them, so that nobody sees who has answered (12.7)."""
    return options["leakless"] == "on"


def is_parallel(options: dict[str, str]) -> bool:
    """Whether everyone plays every phase but Action at once (12.9)."""
    return options["parallel"] == "on"


def all_attend(options: dict[str, str]) -> bool:
    """Whether every window asks everyone, unless they do not want it (12.10)."""
    return options["attend"] == "on"


def deck_size(options: dict[str, str]) -> int:
    """The size of each player's own deck; 0 for one deck for all."""
    return 0 if options["decks"] == "shared" else int(options["decks"].removeprefix("own-"))
