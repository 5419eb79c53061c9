"""What a card is about, read from its data: the emblems of its art, the weightiest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from bot.games.factions.cards.cards import (
    AUTOMATON,
    CHARGE,
    EVENT,
    EXOPLANET,
    EXPLORER,
    OBJECTIVE,
    RESEARCH,
    TECH,
    TYPES,
    EventRow,
    ExplorerRow,
    SideOfEvent,
)
from bot.games.factions.cards.language import (
    AnyEffect,
    AutomaNative,
    Key,
    Lasting,
    Nested,
    Pay,
)
from bot.games.parts.clauses import tag_of
from bot.games.parts.effects import Condition

WORLD = "world-"
"""Begins what stands for an exoplanet of a type; all other words are emblems."""
MOST = 2

BY_EFFECT = {
    "energy": "energy",
    "resources": "resource",
    "explorers": "explorer",
    "exoplanet": "exoplanet",
    "objective": "objective",
    "tech": "tech",
    "research": "research",
    "upgrade": "upgrade",
    "orbit": "orbit",
    "teleport-planet": "planet",
    "teleport-ship": "teleport",
    "wormholes": "wormhole",
    "clear": "clear",
    "siphon": "siphon",
    "mine": "mine",
    "peek": "peek",
    "free-move": "flight",
    "steal": "steal",
    "leader": "leader",
    "points": "points",
}
BY_NATIVE = {
    "charge": "battery",
    "vote": "ballot",
    "build": "machine",
    "objective": "objective",
    "trash-mercury": "clear",
    "produce": "resource",
    "wormholes": "wormhole",
    "both-rewards": "ballot",
    "again": "again",
}
BY_MEASURE: dict[str, str] = {
    "asteroid-worth": "mine",
    "asteroids-mined": "mine",
    "bands-with-energy": "bands",
    "beside-outer-planet": "planet",
    "complete-machines": "machine",
    "distance-to-others": "flight",
    "energy": "energy",
    "energy-cap": "battery",
    "energy-left": "bands",
    "explored": "exoplanet",
    "explored-of-a-type": "exoplanet",
    "explored-types": "exoplanet",
    "explorers": "explorer",
    "first-pass": "rest",
    "leader-claimed": "leader",
    "machine-complete": "machine",
    "paid-for": "resource",
    "planets-used": "planet",
    "planets-used-now": "planet",
    "research-taken": "research",
    "resources": "resource",
    "sectors-entered": "flight",
    "sectors-in-a-band": "bands",
    "ship-in-band": "flight",
    "ships-beside": "flight",
    "shortcuts": "wormhole",
    "techs": "tech",
    "trade-partners": "trade",
    "upgrades": "upgrade",
    "upgrades-at-once": "upgrade",
    "vote-won": "ballot",
}
BY_KEY: dict[Key, str] = {
    "energy-cap": "battery",
    "resource-cap": "cargo",
    "mercury-bonus": "energy",
    "pass-income": "rest",
    "mine-bonus": "mine",
    "mine-range": "mine",
    "mine-per-turn": "mine",
    "mine-ranged-limit": "mine",
    "outer-empty-cost": "flight",
    "empty-cost": "sails",
    "first-outer-discount": "flight",
    "half-once": "clear",
    "cost-cap": "flight",
    "wormhole-entry": "wormhole",
    "alcubierre": "alcubierre",
    "convert-rate": "resource",
    "convert-boosted": "energy",
    "jupiter-cost": "exoplanet",
    "jupiter-refresh": "exoplanet",
    "mars-rebate": "upgrade",
    "mars-first-cost": "upgrade",
    "saturn-draw": "objective",
    "saturn-keep": "objective",
    "objective-limit": "objective",
    "tech-limit": "tech",
    "rescue-points": "beacon",
    "beacon": "beacon",
    "asteroids-open": "peek",
    "extra-action": "again",
    "resources-per-point": "resource",
    "points-per-machine": "machine",
    "points-per-type": "exoplanet",
    "points-largest-set": "exoplanet",
    "points-per-objective": "objective",
    "charge-any": "energy",
    "charge-anywhere": "energy",
    "produce-unexplored": "exoplanet",
    "galactic-mapping": "bands",
    "wormhole-moves": "wormhole",
    "extractor": "siphon",
    "planet-steps": "orbit",
    "inverter": "orbit",
    "starting-tech": "tech",
    "spectroscopy": "peek",
    "double-votes": "ballot",
    "earth-as-other": "planet",
    "space-elevators": "upgrade",
    "twin-ships": "flight",
    "ascendancy": "leader",
}


@lru_cache(512)
def motifs_of(card: int) -> tuple[str, ...]:
    """One or two motifs of a card; none for asteroids, which are their own picture."""
    found = dict.fromkeys(_all(card))
    if len(found) > MOST:
        found.pop("leader", None)
    return tuple(found)[:MOST]


def _all(card: int) -> Iterator[str]:
    if card in CHARGE:
        yield "energy"
    elif card in EXPLORER:
        yield from _of_explorer(EXPLORER[card])
    elif card in EXOPLANET:
        for effects in EXOPLANET[card].effects:
            yield from list(_of_effects(effects))[:1]
    elif card in EVENT:
        yield from _of_event(EVENT[card])
    elif card in OBJECTIVE:
        yield from map(_of_condition, OBJECTIVE[card].when)
    elif card in TECH:
        yield from of_lasting(TECH[card].lasting)
    elif card in RESEARCH:
        yield from _of_effects(RESEARCH[card].then)
    elif card in AUTOMATON:
        yield from _of_effects(AUTOMATON[card].then)


def _of_explorer(row: ExplorerRow) -> Iterator[str]:
    """The worlds on which it counts more than elsewhere."""
    worlds = [WORLD + type_ for kind, type_ in enumerate(TYPES) if row.worth(kind) > row.base]
    if len(worlds) < MOST:
        yield "explorer"
    yield from worlds


def _of_event(row: EventRow) -> Iterator[str]:
    """What each option does if it wins; a ballot where none does."""
    wins = [found for option in row.options if (found := list(of_option(option)))]
    yield from (found[0] for found in wins)
    if len({found[0] for found in wins}) < MOST:
        yield "ballot"


def of_option(option: SideOfEvent) -> Iterator[str]:
    """The motifs of what an option of an event does if it wins."""
    yield from _of_effects(option.now)
    yield from of_lasting(option.round)
    yield from of_lasting(option.final)


def of_lasting(lasting: Lasting) -> Iterator[str]:
    """The motifs of a lasting change."""
    yield from (BY_KEY[modifier.key] for modifier in lasting.modifiers)
    for trigger in lasting.triggers:
        yield from _of_effects(trigger.then)


def _of_effects(effects: Iterable[AnyEffect]) -> Iterator[str]:
    for effect in effects:
        if isinstance(effect, Nested | Pay):
            yield from _of_effects(effect.then)
        elif isinstance(effect, AutomaNative):
            yield BY_NATIVE[effect.what]
        else:
            yield BY_EFFECT[tag_of(effect)]


def _of_condition(condition: Condition) -> str:
    """A machine that is named stands for itself."""
    named = condition.of if condition.measure == "machine-complete" and condition.of != "faction" else ""
    return named or BY_MEASURE[condition.measure]
