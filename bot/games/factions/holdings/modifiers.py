"""Lasting changes: what every key is worth for a side now; and conditions, which compare numbers (rules 15).

They come from the side's faction, its complete machines, its techs, and the event in force. The automa has none (17).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple, get_args

from bot.games.factions.cards import cards
from bot.games.factions.cards.cards import MACHINES, PLANETS
from bot.games.factions.cards.language import Key, Lasting, Modifier, Moment, Trigger
from bot.games.factions.holdings.machines import MACHINES_OF, capacity
from bot.games.factions.table.board import BANDS
from bot.games.factions.table.state import NONE, Ruled, Table
from bot.games.parts.effects import Measures

USUAL: dict[Key, int] = {
    **dict.fromkeys(get_args(Key), 0),
    "resource-cap": cards.NUMBERS.resources,
    "pass-income": cards.NUMBERS.pass_income,
    "outer-empty-cost": 2,
    "convert-rate": 1,
    "jupiter-cost": 1,
    "mars-first-cost": 2,
    "saturn-draw": 2,
    "saturn-keep": 1,
    "objective-limit": 3,
    "tech-limit": 1,
    "rescue-points": cards.NUMBERS.rescue,
    "resources-per-point": 2,
}
"""What each key is worth where nothing changes it; 0 is also "none" for limits, caps and prices that replace others."""


def said(ruled: Ruled) -> str:
    """The value that names an option of an event in a text."""
    return cards.EVENT[ruled.event].options[ruled.option].name


class Lasts(NamedTuple):
    """All that lasts for a side."""

    values: dict[Key, int]
    """What each key is worth that no condition changes."""
    conditional: dict[Key, tuple[int, list[Modifier]]]
    """What each other key is usually worth, and all that changes it."""
    triggers: dict[Moment, list[tuple[str, Trigger]]]
    """By moment what follows it, each with the value that names its source."""


def values(g: Table, side: int) -> Mapping[Key, int]:
    """What each key is worth for a side now that no condition changes."""
    return _lasts_for(g, side).values


def value(g: Table, side: int, key: Key, x: int = 0) -> int:
    """What a key is worth for a side now; `x` is the number announced at a planet, for conditions that ask for it."""
    lasts = _lasts_for(g, side)
    if key in lasts.values:
        return lasts.values[key]
    usual, changes = lasts.conditional[key]
    return _changed(usual, (each for each in changes if MEASURES.all_hold(g, side, each.when, x)))


def triggers(g: Table, side: int, moment: Moment, of: str = "", x: int = 0) -> list[tuple[str, Trigger]]:
    """What follows a moment of a side, each with the value that names its source; `of` as in Trigger."""
    return [
        (source, trigger)
        for source, trigger in _lasts_for(g, side).triggers.get(moment, ())
        if trigger.of in ("", of) and MEASURES.all_hold(g, side, trigger.when, x)
    ]


def _lasts_for(g: Table, side: int) -> Lasts:
    """All that lasts for a side now; for the automa only what its machines hold (17)."""
    player = g.players[side]
    upgrades = tuple(player.upgrades)
    if side >= g.seats:
        return _lasts(player.faction, upgrades, automa=True)
    return _lasts(player.faction, upgrades, tuple(player.techs), tuple(g.ruling), tuple(g.final))


@lru_cache(maxsize=1024)
def _lasts(
    faction: int,
    upgrades: tuple[int, ...],
    techs: tuple[cards.Card, ...] = (),
    ruling: tuple[Ruled, ...] = (),
    final: tuple[Ruled, ...] = (),
    *,
    automa: bool = False,
) -> Lasts:
    """What lasts for a side, from everything that it depends on."""
    values, triggers = dict(USUAL), dict[Moment, list[tuple[str, Trigger]]]()
    values["energy-cap"] = capacity(faction, upgrades)
    values["resource-cap"] += upgrades[cards.CARGO]
    changes, conditional = dict[Key, list[Modifier]](), dict[Key, tuple[int, list[Modifier]]]()
    own = () if automa or faction == NONE else _own(faction, upgrades)
    for name, lasting in (*own, *_played(techs, ruling, final)):
        for change in lasting.modifiers:
            changes.setdefault(change.key, []).append(change)
        for trigger in lasting.triggers:
            triggers.setdefault(trigger.on, []).append((name, trigger))
    for key, found in changes.items():
        if any(change.when for change in found):
            conditional[key] = values.pop(key), found
        else:
            values[key] = _changed(values[key], found)
    return Lasts(values, conditional, triggers)


def _own(faction: int, upgrades: tuple[int, ...]) -> Iterator[tuple[str, Lasting]]:
    """What a faction always has and what its complete machines add, each with the value that names its source."""
    row = cards.FACTIONS[faction]
    complete = {
        word
        for word, machine, n in zip(cards.MACHINES, MACHINES_OF[faction], upgrades, strict=True)
        if n == machine.size
    }
    yield row.name, row.lasting
    if cards.MACHINES[cards.FACTION] in complete:
        yield f"~machine-{row.machine}", row.built
    for word, built in cards.BUILT.items():
        if word in complete:
            yield f"~machine-{word}", built


def _played(
    techs: Iterable[cards.Card], ruling: Iterable[Ruled], final: Iterable[Ruled]
) -> Iterator[tuple[str, Lasting]]:
    """What techs and events do, each with the value that names its source."""
    for card in techs:
        yield cards.TECH[card].name, cards.TECH[card].lasting
    for ruled in ruling:
        yield said(ruled), cards.EVENT[ruled.event].options[ruled.option].round
    for ruled in final:
        yield said(ruled), cards.EVENT[ruled.event].options[ruled.option].final


def _changed(usual: int, changes: Iterable[Modifier]) -> int:
    """What a key is worth after changes."""
    for change in changes:
        usual = change.add + (usual if change.set is None else change.set)
    return usual


MEASURES = Measures[Table, int](
    lambda g: range(g.sides),
    0,
    {
        "machine-complete": MACHINES,
        "paid-for": PLANETS,
        "planets-used": ("", *PLANETS),
        "planets-used-now": ("", *PLANETS),
        "ship-in-band": tuple(BANDS),
    },
)
