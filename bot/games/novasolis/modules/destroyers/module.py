"""The expansion as the game sees it."""

from __future__ import annotations

from bot.engine.rng import Rng
from bot.games.novasolis.core.alone.entity import ENTITY_DONE, ENTITY_MOVES
from bot.games.novasolis.core.alone.roaming import LED, UNOPPOSED
from bot.games.novasolis.core.cards.cards import ANOMALY, KINDS, LOCATIONS
from bot.games.novasolis.core.holdings.placing import location_word
from bot.games.novasolis.core.holdings.reach import is_held
from bot.games.novasolis.core.seat.secrets import TILES_CHANGED
from bot.games.novasolis.core.table.state import EMPTY, NO_RELIC, Table
from bot.games.novasolis.core.thinking.evaluation import ALSO_WORTH
from bot.games.novasolis.modules.destroyers.fleets import lead, move
from bot.games.novasolis.modules.destroyers.locations import (
    DESTROYER,
    Ravages,
    all_tiles,
    left,
    next_strike,
    ravage,
    targets,
)
from bot.games.parts.modules import Module

FEAR = 25
"""What a destroyer on the map costs an empire in the eyes of computers, and each tile of its own that is next."""


class DestroyersModule(Module[Table]):
    """The module."""

    key = "destroyers"

    def __init__(self) -> None:
        self.hooks = (
            TILES_CHANGED.by(all_tiles),
            ENTITY_MOVES.by(move),
            LED.by(lead),
            UNOPPOSED.by(ravage),
            ENTITY_DONE.by(warn),
            ALSO_WORTH.by(fear),
        )

    def deal(self, g: Table, rng: Rng) -> None:
        g.parts.append(Ravages())

    def check(self, g: Table) -> None:
        side = g.entity_side
        assert left(g) >= 0, "too many locations are destroyed"
        assert sum(sector.units[side][DESTROYER] for sector in g.sectors) <= KINDS[DESTROYER].entity_supply
        for sector in g.sectors:
            assert not any(units[DESTROYER] for units in sector.units[:side]), "an empire has a destroyer"
            for at, broken in enumerate(sector.broken):
                assert not broken or LOCATIONS[sector.tile][at] != ANOMALY, "an anomaly is destroyed"
                gone = (EMPTY, NO_RELIC)
                assert not broken or (sector.tiles[at], sector.relics[at]) == gone, "something is left"


def warn(g: Table) -> None:
    """Say what destroyers will do next as things stand, at the end of the Entity's phase."""
    for number, sector in enumerate(g.sectors if left(g) else ()):
        if not sector.units[g.entity_side][DESTROYER]:
            continue
        strike, word = next_strike(g, sector), g.layout.words[number]
        if not targets(sector) and not is_held(g, number, g.entity_side):
            g.tell("destroyer-moves-on", sector=word)
        for at in strike.certain:
            g.tell("destroyer-targets", sector=word, location=location_word(g, number, at))
        if strike.possible:
            g.tell("destroyer-may", locations=[location_word(g, number, at) for at in strike.possible])


def fear(g: Table, side: int) -> float:
    """What destroyers make an empire fear: each that is there, and the tiles of its own that are next."""
    found = 0
    for sector in g.sectors:
        if count := sector.units[g.entity_side][DESTROYER]:
            found -= FEAR * count
            if sector.owner == side and not sector.has_forces(side):
                strike = next_strike(g, sector)
                found -= FEAR * sum(sector.tiles[at] != EMPTY for at in (*strike.certain, *strike.possible))
    return found
