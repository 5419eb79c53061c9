"""Lasting changes: what every key is worth for a side now (rules 15).

They come from the side's faction, its complete machines, its technologies, and the event in force.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.factions.cards import BATTERY, BUILT, CARGO, EVENT, FACTION, FACTIONS, MACHINES, NUMBERS, TECH
from bot.games.factions.language import Key, Lasting, Trigger
from bot.games.factions.measures import holds
from bot.games.factions.state import NONE, Player, Ruled, Table

USUAL: dict[Key, int] = {
    "energy-cap": NUMBERS.batteries[0],
    "resource-cap": NUMBERS.resources,
    "mercury-bonus": 0,
    "pass-income": NUMBERS.pass_income,
    "mine-bonus": 0,
    "mine-range": 0,
    "mine-per-turn": 0,
    "mine-ranged-limit": 0,
    "outer-empty-cost": 2,
    "empty-cost": 0,
    "first-outer-discount": 0,
    "half-once": 0,
    "cost-cap": 0,
    "wormhole-entry": 0,
    "alcubierre": 0,
    "convert-rate": 1,
    "convert-boosted": 0,
    "jupiter-cost": 1,
    "jupiter-refresh": 0,
    "mars-rebate": 0,
    "mars-first-cost": 2,
    "saturn-draw": 2,
    "saturn-keep": 1,
    "objective-limit": 3,
    "tech-limit": 1,
    "rescue-points": NUMBERS.rescue,
    "beacon": 0,
    "asteroids-open": 0,
    "extra-action": 0,
    "resources-per-point": 2,
    "points-per-machine": 0,
    "points-per-type": 0,
    "points-largest-set": 0,
    "points-per-objective": 0,
    "charge-any": 0,
    "charge-anywhere": 0,
    "produce-unexplored": 0,
    "galactic-mapping": 0,
    "wormhole-moves": 0,
    "extractor": 0,
    "planet-steps": 0,
    "inverter": 0,
    "starting-tech": 0,
    "spectroscopy": 0,
    "double-votes": 0,
    "earth-as-other": 0,
    "space-elevators": 0,
    "twin-ships": 0,
    "ascendancy": 0,
}
"""What each key is worth where nothing changes it; 0 is also "none" for limits, caps and prices that replace others."""


SLOTS = tuple(
    tuple((row.slots,) if word == "faction" else NUMBERS.levels[word] for word in MACHINES)
    for row in FACTIONS
)
"""By faction and machine, the slots of each level."""


def levels(player: Player, machine: int) -> int:
    """How many levels of a machine are complete."""
    done, left = 0, player.upgrades[machine]
    for size in SLOTS[player.faction][machine]:
        if left < size:
            break
        done, left = done + 1, left - size
    return done


def is_complete(player: Player, machine: int) -> bool:
    """Whether all slots of a machine are covered."""
    return player.upgrades[machine] == sum(SLOTS[player.faction][machine])


def sources(g: Table, side: int) -> Iterator[tuple[str, Lasting]]:
    """What lasts for a side now, each with the value that names it in a text."""
    player = g.players[side]
    if side != g.automa and player.faction != NONE:
        row = FACTIONS[player.faction]
        yield row.name, row.lasting
        if is_complete(player, FACTION):
            yield f"~machine-{row.machine}", row.built
        for word, built in BUILT.items():
            if is_complete(player, MACHINES.index(word)):
                yield f"~machine-{word}", built
        for card in player.techs:
            yield TECH[card].name, TECH[card].lasting
    for ruled in g.ruling:
        yield said(ruled), EVENT[ruled.event].options[ruled.option].round
    for ruled in g.final:
        yield said(ruled), EVENT[ruled.event].options[ruled.option].final


def said(ruled: Ruled) -> str:
    """The value that names an option of an event in a text."""
    return EVENT[ruled.event].options[ruled.option].name


def value(g: Table, side: int, key: Key, x: int = 0) -> int:
    """What a key is worth for a side now; `x` is the number announced at a planet, for conditions that ask for it."""
    total = USUAL[key]
    player = g.players[side]
    if key == "energy-cap":
        total = NUMBERS.batteries[levels(player, BATTERY)]
    elif key == "resource-cap":
        total += player.upgrades[CARGO]
    for _, lasting in sources(g, side):
        for change in lasting.modifiers:
            if change.key == key and all(holds(g, side, when, x) for when in change.when):
                total = change.add + (total if change.set is None else change.set)
    return total


def triggers(g: Table, side: int, moment: str, of: str = "", x: int = 0) -> list[tuple[str, Trigger]]:
    """What follows a moment of a side, each with the value that names its source; `of` as in Trigger."""
    return [
        (name, trigger)
        for name, lasting in sources(g, side)
        for trigger in lasting.triggers
        if trigger.on == moment
        and trigger.of in ("", of)
        and all(holds(g, side, when, x) for when in trigger.when)
    ]
