"""The options of a game of SOL, and which can be combined (rules 16)."""

from __future__ import annotations

from bot.engine.errors import BadOptions
from bot.engine.moves import term
from bot.engine.options import Option, Preset, flag
from bot.games.sol.scoring.standings import is_shared
from bot.games.sol.table.edition import BOXED_SUITS, other_suits
from bot.games.sol.table.scenarios import EVENTS, scenarios

_PLAIN = {
    "effects": "first",
    "draft": "off",
    "vestigial": "off",
    "longer": "off",
    "event": "none",
    "mode": "versus",
    "scenario": "none",
    "level": "0",
}
"""What every preset settles, as it is in a first game."""

OPTIONS = (
    Option("edition", ("bridge", "boxed"), "bridge"),
    Option("effects", ("first", "b21", "all"), "first"),
    flag("peaceful"),
    flag("draft"),
    flag("vestigial"),
    flag("longer"),
    Option("event", ("none", *EVENTS), "none"),
    Option("flares", ("1", "2", "3", "4", "5"), "4"),
    Option("mode", ("versus", "coop"), "versus"),
    Option("scenario", ("none", *scenarios()), "none"),
    Option("level", ("0", "1", "2", "3", "4", "5"), "0"),
    Option("goalcheck", ("shared", "ties-by-energy"), "shared"),
    Option("deepdraw", ("single", "batch"), "single"),
    Option("hurl", ("return", "vaporize"), "return"),
)


PRESETS = (
    Preset("first", _PLAIN),
    Preset("full", {**_PLAIN, "effects": "b21", "draft": "on"}),
    Preset("storm", {**_PLAIN, "effects": "all", "draft": "on", "event": "implode"}),
    Preset("boxed", {**_PLAIN, "edition": "boxed", "effects": "all", "vestigial": "on"}),
    Preset("together", {**_PLAIN, "mode": "coop"}),
    Preset("solo", {**_PLAIN, "scenario": "ancient-tower"}),
)


def seat_counts(options: dict[str, str]) -> range:
    """How many people can play with complete options (rules 1, 16.4, 16.5)."""
    if options["scenario"] != "none" or (options["level"] != "0" and options["mode"] != "coop"):
        return range(1, 2)
    least = 2 if options["mode"] == "coop" else 1
    most = max(seats for seats in range(1, 6) if other_suits(options, seats) <= len(BOXED_SUITS))
    return range(least, most + 1)


def check_options(seats: int, options: dict[str, str]) -> None:
    """Raise BadOptions if complete options do not fit together, or do not fit the number of seats."""
    scenario = options["scenario"] != "none"
    if scenario and seats > 1:
        raise BadOptions("16.4", "scenario-is-solo", {"seats": seats})
    if scenario and (key := _set_by_scenario(options)):
        raise BadOptions("16.4.2", "scenario-sets-that", {"option": term(f"option-{key}")})
    if options["mode"] == "coop" and seats == 1:
        raise BadOptions("16.4", "coop-needs-more")
    if options["level"] != "0" and not is_shared(options, seats):
        raise BadOptions("16.4", "level-needs-goal")
    if options["draft"] == "on" and options["effects"] == "first":
        raise BadOptions("16.5", "draft-needs-effects")
    if not scenario and other_suits(options, seats) > len(BOXED_SUITS):
        raise BadOptions("16.5", "no-further-suit", {"seats": seats})


def _set_by_scenario(options: dict[str, str]) -> str:
    """An option that the scenario sets itself but that was also chosen; "" for none."""
    if options["effects"] != "first":
        return "effects"
    for key in ("draft", "longer", "vestigial"):
        if options[key] == "on":
            return key
    return "event" if options["event"] != "none" else ""
