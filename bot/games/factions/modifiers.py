"""Lasting changes: what every key is worth for a side now (rules 15).

They come from the side's faction, its complete machines, its techs, and the event in force. The automa has none (17).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, NamedTuple, TypeVar, get_args

from bot.games.factions.cards import (
    BUILT,
    CARGO,
    EVENT,
    FACTION,
    FACTIONS,
    MACHINES,
    NUMBERS,
    TECH,
    Card,
    FactionRow,
)
from bot.games.factions.language import Key, Lasting, Modifier, Moment, Trigger
from bot.games.factions.machines import capacity, is_complete
from bot.games.factions.measures import holds
from bot.games.factions.state import NONE, Ruled, Table

K = TypeVar("K")
T = TypeVar("T", Modifier, Trigger)

USUAL: dict[Key, int] = {
    "energy-cap": 0,
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


def said(ruled: Ruled) -> str:
    """The value that names an option of an event in a text."""
    return EVENT[ruled.event].options[ruled.option].name


class Lasts(NamedTuple, Generic[T]):
    """Something that lasts, the value that names its source in a text, and the machine that it needs (NONE: none)."""

    what: T
    source: str
    machine: int = NONE


class Index(NamedTuple, Generic[T]):
    """All that lasts and concerns one key or one moment, by where it comes from."""

    own: tuple[tuple[Lasts[T], ...], ...]
    """By faction, what it has and what its machines add."""
    techs: dict[Card, tuple[Lasts[T], ...]]
    ruling: dict[Ruled, tuple[Lasts[T], ...]]
    final: dict[Ruled, tuple[Lasts[T], ...]]

    def now(self, g: Table, side: int) -> list[Lasts[T]]:
        """What of it lasts for a side now: nothing for the automa (17)."""
        player = g.players[side]
        found: list[Lasts[T]] = []
        if side == g.automa:
            return found
        if player.faction != NONE:
            for each in self.own[player.faction]:
                if each.machine == NONE or is_complete(g, player, each.machine):
                    found.append(each)
            if self.techs:
                for card in player.techs:
                    found += self.techs.get(card, ())
        if self.ruling:
            for ruled in g.ruling:
                found += self.ruling.get(ruled, ())
        if self.final:
            for ruled in g.final:
                found += self.final.get(ruled, ())
        return found


def _own(row: FactionRow) -> Iterator[tuple[str, Lasting, int]]:
    yield row.name, row.lasting, NONE
    yield f"~machine-{row.machine}", row.built, FACTION
    for word, built in BUILT.items():
        yield f"~machine-{word}", built, MACHINES.index(word)


def _index(pick: Callable[[Lasting], list[T]]) -> Index[T]:
    """The index of what `pick` finds in lasting changes."""
    rules = [
        (Ruled(card, number), option)
        for card, row in EVENT.items()
        for number, option in enumerate(row.options)
    ]
    own = [
        tuple(Lasts(each, name, machine) for name, lasting, machine in _own(row) for each in pick(lasting))
        for row in FACTIONS
    ]
    return Index(
        tuple(own),
        _found(((card, row.name, row.lasting) for card, row in TECH.items()), pick),
        _found(((ruled, option.name, option.round) for ruled, option in rules), pick),
        _found(((ruled, option.name, option.final) for ruled, option in rules), pick),
    )


def _found(
    rows: Iterable[tuple[K, str, Lasting]], pick: Callable[[Lasting], list[T]]
) -> dict[K, tuple[Lasts[T], ...]]:
    return {
        key: tuple(Lasts(each, name) for each in pick(lasting))
        for key, name, lasting in rows
        if pick(lasting)
    }


def _changes(key: Key) -> Callable[[Lasting], list[Modifier]]:
    return lambda lasting: [each for each in lasting.modifiers if each.key == key]


def _triggers(moment: Moment) -> Callable[[Lasting], list[Trigger]]:
    return lambda lasting: [each for each in lasting.triggers if each.on == moment]


CHANGES: dict[Key, Index[Modifier]] = {key: _index(_changes(key)) for key in USUAL}
TRIGGERS: dict[Moment, Index[Trigger]] = {moment: _index(_triggers(moment)) for moment in get_args(Moment)}


def value(g: Table, side: int, key: Key, x: int = 0) -> int:
    """What a key is worth for a side now; `x` is the number announced at a planet, for conditions that ask for it."""
    total = USUAL[key]
    player = g.players[side]
    if key == "energy-cap":
        total = capacity(g, player)
    elif key == "resource-cap":
        total += player.upgrades[CARGO]
    own, techs, ruling, final = index = CHANGES[key]
    if (
        own[player.faction]
        or not techs.keys().isdisjoint(player.techs)
        or not ruling.keys().isdisjoint(g.ruling)
        or not final.keys().isdisjoint(g.final)
    ):
        for change, _, _ in index.now(g, side):
            if all(holds(g, side, when, x) for when in change.when):
                total = change.add + (total if change.set is None else change.set)
    return total


def triggers(g: Table, side: int, moment: Moment, of: str = "", x: int = 0) -> list[tuple[str, Trigger]]:
    """What follows a moment of a side, each with the value that names its source; `of` as in Trigger."""
    return [
        (source, trigger)
        for trigger, source, _ in TRIGGERS[moment].now(g, side)
        if trigger.of in ("", of) and all(holds(g, side, when, x) for when in trigger.when)
    ]
