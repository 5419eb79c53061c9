"""What an empire has and can: levels, other figures, resources, prices; and what it gains (rules 7, 8, 14)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache

from bot.engine.moves import term
from bot.engine.told import COUNTED, PLAIN, Told
from bot.games.novasolis.core.cards import phrases
from bot.games.novasolis.core.cards.cards import (
    BASE_LEVELS,
    BASE_STATS,
    ENTITY_CARDS,
    LEVELS,
    NUMBERS,
    PASSING,
    RACES,
    REACTOR,
    RESOURCES,
    SECTORS,
    STATS,
    TECHNOLOGIES,
    TILES,
)
from bot.games.novasolis.core.cards.entity_language import NextRound
from bot.games.novasolis.core.cards.language import Gain, Level, Price, PriceWord, Resource, Stars, Stat
from bot.games.novasolis.core.cards.pieces import AnyLasting
from bot.games.novasolis.core.cards.rows import LocationTileRow, SectorRow
from bot.games.novasolis.core.holdings.holdings import owned, working
from bot.games.novasolis.core.table.state import EMPTY, Sector, Table
from bot.games.novasolis.core.table.tables import WHO
from bot.games.parts.modules import Hook

ALSO_LASTING: Hook[Callable[[Table, int], Iterable[AnyLasting]]] = Hook()
"""What else holds for an empire now: levels, other figures, dice, prices."""
TOGETHER = ("settled", "charted")
"""What stars are given for that are told together: it may happen several times in a move."""
TAKEN_OFF: Hook[Callable[[Table, int], int]] = Hook()
"""The half-stars that an empire's own points are lower by, and those of all together."""
RESOURCES_CHANGED: Hook[Callable[[Table, int, list[int]], None]] = Hook()
"""Change in place the strategic resources that an empire has, before the minimum of 0."""


def lasting(g: Table, side: int) -> tuple[AnyLasting, ...]:
    """What holds for an empire: by its race, by its active technologies in their order, and by modules."""
    empire = g.empires[side]
    found = _lasting(empire.race, tuple([tech.card for tech in empire.techs if tech.active]))
    if g.modules:
        for more in g.hooks[ALSO_LASTING]:
            found = (*found, *more(g, side))
    return found


def would_last(g: Table, side: int, active: Collection[int]) -> tuple[AnyLasting, ...]:
    """What would hold for an empire with these technologies active."""
    return _lasting(g.empires[side].race, tuple(active))


@lru_cache(maxsize=4096)
def _lasting(race: int, active: tuple[int, ...]) -> tuple[AnyLasting, ...]:
    """What holds by a race (EMPTY: none yet) and by technologies."""
    passive = () if race == EMPTY else RACES[race].passive
    return (*passive, *(piece for card in active for piece in TECHNOLOGIES[card].does))


Bonuses = dict[int, tuple[tuple[int, int], ...]]
"""By the number of a row, what it adds: the level or the resource, and how much."""


def _levels_of(rows: Mapping[int, SectorRow | LocationTileRow]) -> Bonuses:
    return {
        number: tuple((LEVELS.index(b.level), b.add) for b in row.bonus if isinstance(b, Level))
        for number, row in rows.items()
    }


def _resources_of(rows: Mapping[int, SectorRow | LocationTileRow]) -> Bonuses:
    return {
        number: tuple((RESOURCES.index(b.resource), b.n) for b in row.bonus if isinstance(b, Resource))
        for number, row in rows.items()
    }


LEVEL_BONUSES = _levels_of(SECTORS), _levels_of(TILES)
RESOURCE_BONUSES = _resources_of(SECTORS), _resources_of(TILES)


def _add_bonuses(found: list[int], bonuses: tuple[Bonuses, Bonuses], sectors: Sequence[Sector]) -> None:
    """Add what productive sectors give: anomalies and revealed tiles (R5.1)."""
    of_sectors, of_tiles = bonuses
    for sector in sectors:
        for at, n in of_sectors[sector.tile]:
            found[at] += n
        for tile in sector.tiles:
            if tile != EMPTY:
                for at, n in of_tiles[tile]:
                    found[at] += n


def levels(g: Table, side: int, sectors: Sequence[Sector] | None = None) -> tuple[int, ...]:
    """All levels of an empire, in the order of LEVELS (R7.1).

    `sectors` are its productive ones, if the caller knows them.
    """
    return tuple([max(0, level) for level in plain_levels(g, side, sectors)])


def plain_levels(g: Table, side: int, sectors: Sequence[Sector] | None = None) -> list[int]:
    """All levels of an empire before the minimum of 0: what was given away can be more than there is."""
    empire = g.empires[side]
    found = list(BASE_LEVELS[empire.race])
    productive = [sector for _, sector in working(g, side)] if sectors is None else sectors
    _add_bonuses(found, LEVEL_BONUSES, productive)
    for piece in lasting(g, side):
        if isinstance(piece, Level):
            times = len(owned(g, side)) // piece.colonies if piece.colonies else 1
            found[LEVELS.index(piece.level)] += piece.add * times
    return found


def level(g: Table, side: int, number: int) -> int:
    """One level of an empire, by its number."""
    return levels(g, side)[number]


def stat(g: Table, side: int, number: int, active: Collection[int] | None = None) -> int:
    """Another figure of an empire, by its number: what raises it, then what lowers it.

    `active` says which technologies would be active (None: those that are).
    """
    word = STATS[number]
    pieces = lasting(g, side) if active is None else would_last(g, side, active)
    changes = [piece for piece in pieces if isinstance(piece, Stat) and piece.stat == word]
    for effect in g.entity.lasting:
        for piece in ENTITY_CARDS[effect.card].then:
            if isinstance(piece, NextRound):
                changes += [each for each in piece.then if each.stat == word]
    found = BASE_STATS[g.empires[side].race][number]
    for change in sorted(changes, key=lambda change: change.add, reverse=True):
        changed = found + change.add
        found = changed if change.add >= 0 else min(found, max(changed, change.least))
    return found


def resources(g: Table, side: int, sectors: Sequence[Sector] | None = None) -> list[int]:
    """The strategic resources of an empire now, in the order of RESOURCES (R8.2). `sectors` as in `levels`."""
    return [max(0, n) for n in plain_resources(g, side, sectors)]


def plain_resources(g: Table, side: int, sectors: Sequence[Sector] | None = None) -> list[int]:
    """The strategic resources before the minimum of 0: what was given away can be more than there is."""
    found = [0] * len(RESOURCES)
    productive = [sector for _, sector in working(g, side)] if sectors is None else sectors
    _add_bonuses(found, RESOURCE_BONUSES, productive)
    if any(sector.home == side for sector in productive):
        found[RESOURCES.index(RACES[g.empires[side].race].resource)] += 1
    for change in g.hooks[RESOURCES_CHANGED]:
        change(g, side, found)
    return found


def reductions(g: Table, side: int) -> list[Price]:
    """What makes things cheaper for an empire."""
    return [piece for piece in lasting(g, side) if isinstance(piece, Price)]


def reduced(
    pieces: Sequence[Price], items: Collection[PriceWord], cost: int, first: Collection[PriceWord]
) -> int:
    """What something that is all of `items` costs an empire for which some `pieces` make things cheaper.

    Of those in `first` it is the first in this Build.
    """
    for piece in pieces:
        if piece.item in (first if piece.first else items):
            cheaper = piece.set if piece.set is not None else max(cost + piece.add, piece.least)
            cost = min(cost, cheaper)
    return max(0, cost)


def gain_energy(g: Table, side: int, n: int, over: int = 0) -> int:
    """Gain energy as far as the reactor, or `over` more than it, holds it; says how much it was (R7.2)."""
    empire = g.empires[side]
    now = max(empire.energy, min(level(g, side, REACTOR) + over, empire.energy + n))
    gained, empire.energy = now - empire.energy, now
    return gained


def gain_research(g: Table, side: int, n: int) -> int:
    """Gain research credits up to the cap; says how many it were (R7.2)."""
    empire = g.empires[side]
    now = max(empire.research, min(NUMBERS.research_cap, empire.research + n))
    gained, empire.research = now - empire.research, now
    return gained


def passing_income(g: Table, side: int) -> int:
    """The energy for each action not taken (R9.2)."""
    return stat(g, side, PASSING)


def score(g: Table, side: int, stars: Stars, why: str, told: Told | None = None) -> int:
    """Give points to an empire and say why (message `event-stars-WHY`); ☆ do not count among allies (20).

    None: it is `told` as what an empire does itself.
    """
    empire, n = g.empires[side], stars.half_stars
    if stars.own and g.peaceful:
        return 0
    if stars.own:
        empire.own += n
    else:
        empire.coop += n
    empire.sources[why] = empire.sources.get(why, 0) + n
    told = told or (COUNTED if why in TOGETHER else PLAIN)
    g.tell(f"stars-{why}", told=told, side=WHO[side], stars=phrases.stars(n, own=stars.own))
    return n


def score_shared(g: Table, sides: Sequence[int], rewards: Iterable[Stars], why: str) -> None:
    """Deal points to empires, half a star each in their order, ★ before ☆ (R24.12)."""
    halves = sorted(each.own for each in rewards for _ in range(each.half_stars))
    for at, side in enumerate(sides):
        dealt = halves[at :: len(sides)]
        for own in (False, True):
            if n := dealt.count(own):
                score(g, side, Stars(n, own), why)


def penalty(g: Table, side: int) -> int:
    """The half-stars that an empire's own points are lower by, and those of all together."""
    return sum(taken(g, side) for taken in g.hooks[TAKEN_OFF])


def coop_track(g: Table) -> int:
    """The half-stars that all have together (19.5)."""
    return sum(empire.coop - penalty(g, side) for side, empire in enumerate(g.empires))


def gain(g: Table, side: int, effect: Gain, why: str) -> None:
    """Give an empire energy or research as far as it can hold it, and say why (message `event-gain-STOCK`)."""
    gained = (gain_energy if effect.stock == "energy" else gain_research)(g, side, effect.n)
    g.tell(f"gain-{effect.stock}", side=WHO[side], n=gained, why=term(f"why-{why}"))
