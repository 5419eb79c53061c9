"""What a player can count of an empire, so that reasons for moves say what, and how much of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.novasolis.core.cards.cards import LEVELS, NUMBERS, RESOURCES
from bot.games.novasolis.core.conflict.battle import Battle
from bot.games.novasolis.core.conflict.fighting import Fighting
from bot.games.novasolis.core.holdings.counting import levels, resources
from bot.games.novasolis.core.holdings.holdings import enemies_in, owned, relics
from bot.games.novasolis.core.table.state import EMPTY, SHIP, STATION, Table
from bot.games.novasolis.core.thinking.evaluation import Lie, waiting
from bot.games.novasolis.core.thinking.fights import edge_of, fight, force_in

OF_LEVELS = tuple(f"level-{word}" for word in LEVELS)
OF_RESOURCES = tuple(f"resource-{word}" for word in RESOURCES)
NEARLY = 1e-9
"""By how much a sum of means may fall short of a whole number."""


def counts(g: Table, side: int) -> dict[str, int]:
    """What an empire has, and what its ships can do next."""
    lie, empire = Lie(g), g.empires[side]
    realm = lie.realms[side]
    destroyed, lost = _fights(g, side, realm.fronts)
    had = [0] * len(LEVELS) if empire.race == EMPTY else levels(g, side, realm.working)
    return {
        **dict(zip(OF_LEVELS, had, strict=True)),
        **dict(zip(OF_RESOURCES, resources(g, side, realm.working), strict=True)),
        "colonies": len(list(owned(g, side))),
        "ships": sum(sector.units[side][SHIP] for sector in g.sectors),
        "stations": sum(sector.units[side][STATION] for sector in g.sectors),
        "technologies": len(empire.techs),
        "active": sum(tech.active for tech in empire.techs),
        "artifacts": len(relics(g, side)),
        "settlers": waiting(g, side, realm),
        "tiles": len(empire.hand),
        "beaten": destroyed,
        "safe": -lost,
    }


def _fights(g: Table, side: int, fronts: Sequence[int]) -> tuple[int, int]:
    """How many units an empire destroys in its fights of this Move, and loses where the Entity attacks it, on average.

    What is nearly all of them is not said to be all: of three, two are destroyed where the third may get away.
    """
    destroyed = lost = 0.0
    battle = next((step for step in g.stack if isinstance(step, Battle)), None)
    chooses = any(isinstance(step, Fighting) and step.side == side for step in g.stack)
    for number in fronts:
        sector = g.sectors[number]
        for enemy in enemies_in(g, sector, side):
            force = force_in(g, sector, side, edge_of(g, side), attacks=True)
            against = force_in(g, sector, enemy, edge_of(g, enemy), attacks=False)
            on = battle is not None and battle.sector == number
            if on or (chooses and battle is None):
                left = NUMBERS.combat_rounds + 1 - (battle.round if battle is not None else 1)
                came = fight(force, against, max(1, left))
                destroyed += came.beaten_ships + came.beaten_others
            if enemy == g.entity_side:
                suffered = fight(force, against, NUMBERS.entity_combat_rounds)
                lost += suffered.lost_ships + suffered.lost_others
    return int(destroyed + NEARLY), round(lost)
