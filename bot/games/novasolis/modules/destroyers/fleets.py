"""How destroyers come and move, and the ships that escort them (rules 23.1 to 23.6, 23.10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.engine.told import DETAIL
from bot.games.novasolis.core.alone.deploying import next_gate
from bot.games.novasolis.core.alone.entity_cards import DO
from bot.games.novasolis.core.alone.roaming import go, open_around, roll_direction
from bot.games.novasolis.core.cards.cards import KINDS
from bot.games.novasolis.core.holdings.gates import collapse_gates
from bot.games.novasolis.core.holdings.holdings import add, on_map, present, take
from bot.games.novasolis.core.holdings.reach import is_held
from bot.games.novasolis.core.table.hexes import CENTRE
from bot.games.novasolis.core.table.state import NONE, SHIP, Sector, Table
from bot.games.novasolis.modules.destroyers.language import DeployDestroyers
from bot.games.novasolis.modules.destroyers.locations import DESTROYER, destroyable, left


@DO.of(DeployDestroyers)
def deploy(g: Table, card: int, effect: DeployDestroyers) -> None:
    """Destroyers of a card come at the active gate, as far as the reserve lasts; in Exploration in the middle (R23)."""
    number = next_gate(g)[0] if g.survival else CENTRE
    came = min(effect.n, KINDS[DESTROYER].entity_supply - on_map(g, g.entity_side, DESTROYER))
    if came:
        add(g.sectors[number], g.entity_side, DESTROYER, came)
        g.tell("destroyers-came", sector=g.layout.words[number], n=came)


def lead(g: Table, sector: Sector) -> bool:
    """Whether ships of the Entity in a sector escort a destroyer (R23.4)."""
    return sector.units[g.entity_side][DESTROYER] > 0


def move(g: Table, advances: bool) -> None:
    """Destroyers move in ascending order of their sectors, with escorts; gates that they leave alone collapse.

    While locations can be destroyed they hunt for the next, from sectors where none is left. Then they roam like ships
    where no empire has units, when those do; in Exploration always. What holds the Entity's units holds them too.
    """
    side, hunting = g.entity_side, left(g) > 0
    fleets = [
        (at, sector.units[side]) for at, sector in enumerate(g.sectors) if sector.units[side][DESTROYER]
    ]
    for start, units in [(at, units.copy()) for at, units in fleets]:
        if hunting:
            leaves = not destroyable(g.sectors[start])
        else:
            leaves = (advances or not g.survival) and present(g, g.sectors[start]) == [side]
        if leaves and not is_held(g, start, side):
            goals = list[int]()
            for _ in range(units[DESTROYER]):
                if (goal := _prey(g, start, goals) if hunting else _any(g, start, goals)) != NONE:
                    goals.append(goal)
            _leave(g, start, goals, units[SHIP], hunting=hunting)
    if fleets:
        collapse_gates(g)


def _prey(g: Table, start: int, taken: Iterable[int]) -> int:
    """Where the next destroyer goes that hunts: beside it by a die, else to one of the nearest (R23.3); or NONE."""
    away = g.layout.distances[start]
    found = [at for at, sector in enumerate(g.sectors) if at not in taken and destroyable(sector)]
    nearest = [at for at in found if away[at] == min(away[other] for other in found)]
    if not nearest:
        return NONE
    if away[nearest[0]] == 1:
        return roll_direction(g, start, nearest)
    goal = g.chance().pick(nearest)
    words = g.layout.words
    listed = [words[at] for at in nearest]
    g.tell_chance("destroyer-jumps", told=DETAIL, where=words[start], sectors=listed, to=words[goal])
    return goal


def _any(g: Table, start: int, taken: Iterable[int]) -> int:
    """Where the next destroyer goes that roams (R23.6); NONE where none is left."""
    around = [at for at in open_around(g, start) if at not in taken]
    return roll_direction(g, start, around) if around else NONE


def _leave(g: Table, start: int, goals: list[int], ships: int, *, hunting: bool) -> None:
    """Destroyers leave a sector, each with its share of the ships there (R23.4)."""
    words = g.layout.words
    for place, goal in enumerate(goals):
        take(g.sectors[start], g.entity_side, DESTROYER)
        g.sectors[start].slayer = NONE
        add(g.sectors[goal], g.entity_side, DESTROYER)
        way: dict[str, Any] = {"from": words[start], "to": words[goal]}
        g.tell("destroyer-hunts" if hunting else "destroyer-roams", **way)
        go(g, start, goal, ships // len(goals) + (place < ships % len(goals)))
