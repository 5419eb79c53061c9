"""How flagships move, and who moves with them or cannot leave them (rules 16.1, 22.3, R22.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.novasolis.core.actions.fleets import Fleet, Plan, Ways
from bot.games.novasolis.core.cards.cards import RANGE, SUPPORT
from bot.games.novasolis.core.holdings.counting import stat
from bot.games.novasolis.core.holdings.holdings import contested, hostile, productive
from bot.games.novasolis.core.holdings.reach import Reach, goals
from bot.games.novasolis.core.holdings.strength import dice_of
from bot.games.novasolis.core.table.state import NONE, SHIP, Table
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP
from bot.games.novasolis.modules.flagships.fitting import fitted, place_of
from bot.games.novasolis.modules.flagships.language import (
    Cloak,
    Escort,
    FlagshipGate,
    FlagshipReveal,
    Jump,
    Web,
)


def _led(fleets: Iterable[Fleet]) -> Fleet | None:
    """The flagship among fleets."""
    return next((fleet for fleet in fleets if fleet.kind == FLAGSHIP), None)


def _beside(lead: Fleet, fleets: Iterable[Fleet]) -> int:
    """How many ships of some fleets go all the way with a flagship."""
    way = (SHIP, lead.start, lead.goal)
    return sum(fleet.units for fleet in fleets if (fleet.kind, fleet.start, fleet.goal) == way)


def spared(g: Table, side: int, fleets: Sequence[Fleet]) -> int:
    """The ships that do not count against Move Capacity, because they go with the flagship (FM03)."""
    lead, piece = _led(fleets), fitted(g, side, Escort)
    return min(piece.ships, _beside(lead, fleets)) if lead and piece else 0


def reach_with(g: Table, side: int, reach: Reach, fleets: Sequence[Fleet]) -> Reach:
    """The reach of those after some fleets: the flagship's gate goes with it, support reaches where it jumps."""
    lead = _led(fleets)
    at = lead.goal if lead else place_of(g, side)
    opens = at != NONE and not contested(g, g.sectors[at]) and (lead is None or at not in reach.halts)
    if opens and fitted(g, side, FlagshipGate):
        reach = reach._replace(gates=reach.gates | {at})
    if lead and (jump := fitted(g, side, Jump)) and lead.goal in _supported(g, side, jump):
        reach = reach._replace(supported=reach.supported | {lead.goal})
    return reach


def _supported(g: Table, side: int, jump: Jump) -> frozenset[int]:
    """Where a flagship that jumps is supported."""
    within = stat(g, side, RANGE) + stat(g, side, SUPPORT) + jump.support
    own = (number for number, sector in enumerate(g.sectors) if sector.owner == side)
    return frozenset(other for number in own for other in g.layout.around(number, within))


def ways(g: Table, side: int, plan: Plan, fleet: Fleet, found: Ways) -> Ways:
    """Where a fleet can go: a flagship farther or past enemies, ships as far as one that they go with (FM04, FM10)."""
    lead = _led(plan.fleets)
    if fleet.kind == FLAGSHIP:
        if jump := fitted(g, side, Jump):
            found = {**goals(g, _jumping(g, side, plan.reach, jump), fleet.start), **found}
        if fitted(g, side, Cloak):
            found = {**goals(g, plan.reach._replace(halts=frozenset()), fleet.start), **found}
    elif lead and lead.start == fleet.start and lead.goal not in found and (jump := fitted(g, side, Jump)):
        jumped = goals(g, _jumping(g, side, plan.reach, jump), fleet.start)
        if lead.goal in jumped and fleet.units + _beside(lead, plan.fleets) <= jump.ships:
            found = {**found, lead.goal: jumped[lead.goal]}
    return dict(sorted(found.items()))


def _jumping(g: Table, side: int, reach: Reach, jump: Jump) -> Reach:
    return reach._replace(range=reach.range + jump.range, supported=_supported(g, side, jump))


def is_held(g: Table, number: int, side: int) -> bool:
    """Whether a flagship keeps the units of another side in its sector (FM09)."""
    sector = g.sectors[number]
    for other in range(len(g.empires)):
        if not sector.units[other][FLAGSHIP] or not hostile(g, side, other) or not fitted(g, other, Web):
            continue
        if side == g.entity_side or dice_of(g, sector, side) <= dice_of(g, sector, other):
            return True
    return False


def reveals(g: Table, side: int) -> Iterable[int]:
    """Where one more tile can be revealed: the flagship's sector, if it is productive (FM06)."""
    at = place_of(g, side) if fitted(g, side, FlagshipReveal) else NONE
    return [at] if at != NONE and g.sectors[at].owner == side and productive(g, g.sectors[at]) else []
