"""The options of a game of Nova Solis, its presets, and which of them go together (rules 1.1)."""

from __future__ import annotations

from bot.engine.errors import BadOptions
from bot.engine.moves import Values, term
from bot.engine.options import Option, Options, Preset, flag
from bot.games.novasolis.core.cards.cards import MODES
from bot.games.novasolis.core.table.hexes import COUNTS

USUAL = "usual"

OPTIONS = (
    Option("mode", ("survival", "exploration"), "survival"),
    Option("variant", ("core", "coop", "solo"), "core"),
    Option("empires", tuple(map(str, COUNTS)), "2"),
    flag("entity", default="on"),
    Option("power", (USUAL, "1", "2", "3", "4"), USUAL),
    Option("races", ("draft", "random"), "draft"),
    flag("roaming"),
)

PRESETS = (
    Preset("first", {"mode": "survival", "variant": "coop", "power": "1", "races": "random"}),
    Preset("survival", {"mode": "survival", "variant": "core"}),
    Preset("coop", {"mode": "survival", "variant": "coop"}),
    Preset("solo", {"mode": "survival", "variant": "solo"}),
    Preset("exploration", {"mode": "exploration", "variant": "core"}),
)


def power(options: Options) -> int:
    """The power level that the Entity begins with."""
    return MODES[options["mode"]].power if options["power"] == USUAL else int(options["power"])


def seat_counts(options: Options) -> range:
    """How many people can play: one who plays several empires, or two to six with one each."""
    return range(1, 2) if options["variant"] == "solo" else COUNTS


def empires(options: Options, seats: int) -> int:
    """How many empires there are."""
    return int(options["empires"]) if options["variant"] == "solo" else seats


def check(options: Options) -> None:
    """Raise BadOptions, naming both, if two options do not go together."""
    if options["mode"] == "exploration" and options["variant"] != "core":
        raise BadOptions("1.1", "options-clash", _both("variant", options["variant"], "mode", "exploration"))
    if options["entity"] == "off" and options["mode"] != "exploration":
        raise BadOptions("1.1", "options-clash", _both("entity", "off", "mode", options["mode"]))
    if options["roaming"] == "on" and options["mode"] != "exploration":
        raise BadOptions("1.1", "options-clash", _both("roaming", "on", "mode", options["mode"]))


def check_rivals(options: Options, module: str) -> None:
    """Raise BadOptions, naming both, if a module for rivals is on where empires are none (1.1)."""
    if options["variant"] != "core":
        raise BadOptions("1.1", "options-clash", _both(module, "on", "variant", options["variant"]))


def _both(option: str, value: str, other: str, other_value: str) -> Values:
    return {
        "option": term(f"option-{option}"),
        "value": term(f"value-{option}-{value}"),
        "other": term(f"option-{other}"),
        "chosen": term(f"value-{other}-{other_value}"),
    }
