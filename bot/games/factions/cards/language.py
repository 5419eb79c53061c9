"""What cards do, as data: effects, conditions, lasting changes and triggers (rules 15).

The rows under data/factions are made of these. They are plain values: `asking` carries effects out, `modifiers` answers
conditions, `modifiers` adds lasting changes up, `phrases` says each of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from bot.games.parts.effects import Condition, Piece, any_kind

PlanetWord = Literal["mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune"]
MachineWord = Literal["battery", "cargo", "alcubierre", "sails", "probes", "faction"]
Timing = Literal["instant", "turn-end", "round-end"]
Scope = Literal["here", "band", "belt", "any"]
"""The sector of an own ship, its band (never the belt), the belt, or all 96."""
Source = Literal["deck", "market"]
Payment = Literal["resource", "energy", "explorer", "objective", "exoplanet"]


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to burn: resources, energy, explorers or unfinished objectives from hand, or explored exoplanets."""

    pay: Payment
    n: int = 1


class Effect(Piece, frozen=True):
    """A primitive with its parameters. What is chosen on the way is asked of the side's player."""


class Energy(Effect, frozen=True, tag="energy"):
    """Gain energy, up to the capacity; with `n` 0, as much as fits."""

    n: int = 0


class Resources(Effect, frozen=True, tag="resources"):
    """Gain resources, up to the capacity."""

    n: int


class Explorers(Effect, frozen=True, tag="explorers"):
    """Draw explorers from the deck of Venus."""

    n: int = 1


class GainExoplanet(Effect, frozen=True, tag="exoplanet"):
    """Gain the top card of Jupiter's deck, or one of its market without paying; then use one of its effects or none."""

    source: Source = "deck"


class DraftObjective(Effect, frozen=True, tag="objective"):
    """Draw objectives (two, unless changed), keep one, burn the rest."""


class GainTech(Effect, frozen=True, tag="tech"):
    """Take any tech of the deck; on excess choose one to return."""


class GainResearch(Effect, frozen=True, tag="research"):
    """Gain and resolve the top card of Neptune's deck, or one of its market."""

    source: Source = "deck"


class Upgrade(Effect, frozen=True, tag="upgrade"):
    """Place upgrades on any free slots."""

    n: int = 1


class Orbit(Effect, frozen=True, tag="orbit"):
    """A chosen planet, or all from the innermost outward, go some steps along their rings, with riders."""

    planet: Literal["any", "all"]
    steps: int = 1


class TeleportPlanet(Effect, frozen=True, tag="teleport-planet"):
    """A chosen planet goes to any node of the ring where it stands; nobody rides."""


class TeleportShip(Effect, frozen=True, tag="teleport-ship"):
    """An own ship goes to a sector."""

    scope: Scope


class Wormholes(Effect, frozen=True, tag="wormholes"):
    """Place wormhole tokens one after another; where two lie already, first choose the one to take."""

    n: int = 1


class Clear(Effect, frozen=True, tag="clear"):
    """Remove all energy from up to so many sectors."""

    n: int
    scope: Scope


class Siphon(Effect, frozen=True, tag="siphon"):
    """Remove all energy from a sector and gain up to `most` of it."""

    scope: Scope
    most: int


class Mine(Effect, frozen=True, tag="mine"):
    """Mine an asteroid without an Action: where a ship may mine, in its sector or next to it, or wherever one lies."""

    scope: Literal["legal", "adjacent", "any"]


class Peek(Effect, frozen=True, tag="peek"):
    """Look at up to so many face-down asteroids alone."""

    n: int


class FreeMove(Effect, frozen=True, tag="free-move"):
    """Up to so many steps to adjacent sectors, without energy."""

    n: int


class StealExplorers(Effect, frozen=True, tag="steal"):
    """Take explorers of Venus at random from the hand of another player."""

    n: int = 1


class TakeLeader(Effect, frozen=True, tag="leader"):
    """Take the Leader token, if no one has claimed it this round."""


class Points(Effect, frozen=True, tag="points"):
    """Note victory points."""

    n: int


class Nested(Effect, frozen=True):
    """Effects that hold others."""

    then: tuple[AnyEffect, ...]


class May(Nested, frozen=True, tag="may"):
    """The player may do these or not."""


class Pay(Effect, frozen=True, tag="pay"):
    """Pay in full, then do these; otherwise nothing happens."""

    costs: tuple[Cost, ...]
    then: tuple[AnyEffect, ...]


class EachPlayer(Nested, frozen=True, tag="each-player"):
    """Everyone does these, in turn order from the Leader; in solo the automa too."""


class ByLeader(Nested, frozen=True, tag="by-leader"):
    """The Leader does these."""


class AutomaNative(Effect, frozen=True, tag="automa"):
    """What only the automa does, by name (rules 17)."""

    what: Literal[
        "charge",
        "vote",
        "build",
        "objective",
        "trash-mercury",
        "produce",
        "wormholes",
        "both-rewards",
        "again",
    ]


if TYPE_CHECKING:
    AnyEffect = Effect
else:
    AnyEffect = any_kind(Effect)

Key = Literal[
    "energy-cap",
    "resource-cap",
    "mercury-bonus",
    "pass-income",
    "mine-bonus",
    "mine-range",
    "mine-per-turn",
    "mine-ranged-limit",
    "outer-empty-cost",
    "empty-cost",
    "first-outer-discount",
    "half-once",
    "cost-cap",
    "wormhole-entry",
    "alcubierre",
    "convert-rate",
    "convert-boosted",
    "jupiter-cost",
    "jupiter-refresh",
    "mars-rebate",
    "mars-first-cost",
    "saturn-draw",
    "saturn-keep",
    "objective-limit",
    "tech-limit",
    "rescue-points",
    "beacon",
    "asteroids-open",
    "extra-action",
    "resources-per-point",
    "points-per-machine",
    "points-per-type",
    "points-largest-set",
    "points-per-objective",
    "charge-any",
    "charge-anywhere",
    "produce-unexplored",
    "galactic-mapping",
    "wormhole-moves",
    "extractor",
    "planet-steps",
    "inverter",
    "starting-tech",
    "spectroscopy",
    "double-votes",
    "earth-as-other",
    "space-elevators",
    "twin-ships",
    "ascendancy",
]
"""What lasting changes change; `modifiers` has the usual value of each.

Those from "charge-any" on are abilities of one faction, 1 where a side has it.
"""


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lasting change: something is `set`, or `add` is added, while the conditions hold."""

    key: Key
    add: int = 0
    set: int | None = None
    when: tuple[Condition, ...] = ()


Moment = Literal["use", "end-move", "turn-end", "round-start", "gain-upgrade", "pass"]


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Effects that follow a moment of one's own; `of` is the planet used, or the machine that got the upgrade."""

    on: Moment
    then: tuple[AnyEffect, ...]
    of: PlanetWord | MachineWord | Literal[""] = ""
    when: tuple[Condition, ...] = ()


class Lasting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What something does while it is held, complete or in force."""

    modifiers: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()


NOTHING = Lasting()
