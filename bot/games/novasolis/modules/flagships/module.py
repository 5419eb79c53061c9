"""The module: what flagships do in combats (rules 16.1, 16.2, 22.4), what they are worth to computer players, and
all that it adds to the core, hook by hook."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.novasolis.core.actions.allocating import AGAINST_ALLOCATION
from bot.games.novasolis.core.actions.building import MORE_ORDERS, MORE_WISHES, YARDS, no_room
from bot.games.novasolis.core.actions.fleets import REACH_CHANGED, SPARED, WAYS_CHANGED
from bot.games.novasolis.core.cards.cards import POPULATION
from bot.games.novasolis.core.conflict.battle import MORE_SHIELD, Battle, Fighter, battle_of
from bot.games.novasolis.core.conflict.combat import FOUGHT, MORE_HITS, ROUND_FOUGHT
from bot.games.novasolis.core.conflict.grid import SLOTS
from bot.games.novasolis.core.holdings.counting import ALSO_LASTING, level
from bot.games.novasolis.core.holdings.holdings import add, colonies, present
from bot.games.novasolis.core.holdings.placing import MORE_REVEALS
from bot.games.novasolis.core.holdings.reach import HELD
from bot.games.novasolis.core.holdings.sources import ALSO_FOR
from bot.games.novasolis.core.holdings.strength import MORE_DEFENCE
from bot.games.novasolis.core.table.state import NONE, SHIP, Table
from bot.games.novasolis.core.table.tables import WHO
from bot.games.novasolis.core.thinking.evaluation import ALSO_WORTH
from bot.games.novasolis.modules.flagships import fitting, orders, travel
from bot.games.novasolis.modules.flagships.cards import FITTINGS, FLAGSHIP, KEY, NUMBERS
from bot.games.novasolis.modules.flagships.fitting import fitted, place_of
from bot.games.novasolis.modules.flagships.language import Boarding, Hull, Repair, Shield
from bot.games.parts.modules import Module


def shields(g: Table, fighter: Fighter) -> int:
    """The shields that a flagship brings (FM02)."""
    if fighter.side == g.entity_side or not battle_of(g).place(g).units[fighter.side][FLAGSHIP]:
        return 0
    piece = fitted(g, fighter.side, Shield)
    return piece.add if piece else 0


def more_hits(g: Table, side: int, kind: int) -> int:
    """How many more hits a flagship takes (race module of the Ferrun)."""
    piece = fitted(g, side, Hull) if kind == FLAGSHIP and side != g.entity_side else None
    return piece.add if piece else 0


def repair(g: Table, battle: Battle, lost: Sequence[Sequence[int]]) -> None:
    """A die may bring back one of the ships that a side lost beside its flagship (FM08)."""
    for fighter, units in zip(battle.fighters, lost, strict=True):
        side, place = fighter.side, battle.place(g)
        if side == g.entity_side or not units[SHIP] or not place.units[side][FLAGSHIP]:
            continue
        if piece := fitted(g, side, Repair):
            die = 1 + g.chance().below(SLOTS)
            back = die >= piece.least
            if back:
                add(place, side)
            g.tell_chance("repaired" if back else "not-repaired", side=WHO[side], die=die, least=piece.least)


def board(g: Table, battle: Battle, fighter: Fighter, left: Sequence[int]) -> None:
    """Ships of the reserve come for units that were destroyed, as Fleet allows (race module of the Kharrad)."""
    piece = fitted(g, fighter.side, Boarding) if left[FLAGSHIP] else None
    if piece is None:
        return
    came = 0
    while came < sum(fighter.killed) // piece.units and no_room(SHIP)(g, fighter.side) is None:
        add(battle.place(g), fighter.side)
        came += 1
    if came:
        g.tell("boarded", side=WHO[fighter.side], n=came, sector=g.layout.words[battle.sector])


AFLOAT, FITTED = 20, 25
"""A flagship, and its active module, which does nothing without it."""
SETTLER = 60
"""A flagship where it can settle."""


def worth_of(g: Table, side: int) -> float:
    """A flagship by what it can do where it is."""
    at = place_of(g, side)
    if at == NONE:
        return 0
    found = AFLOAT
    if any(tech.active and tech.card in FITTINGS for tech in g.empires[side].techs):
        found += FITTED
    sector = g.sectors[at]
    if (
        sector.owner == NONE
        and present(g, sector) == [side]
        and colonies(g, side) < level(g, side, POPULATION)
    ):
        found += SETTLER
    return found


class FlagshipsModule(Module[Table]):
    """X1. Its technologies come into decks and archives by their rows; flagships are units like others."""

    key = KEY
    hooks = (
        ALSO_LASTING.by(fitting.lasting_aboard),
        AGAINST_ALLOCATION.by(fitting.against_together),
        ALSO_WORTH.by(worth_of),
        MORE_ORDERS.by(*orders.ORDERS),
        MORE_WISHES.by(*orders.WISHES),
        YARDS.by(orders.is_yard),
        REACH_CHANGED.by(travel.reach_with),
        WAYS_CHANGED.by(travel.ways),
        SPARED.by(travel.spared),
        HELD.by(travel.is_held),
        MORE_SHIELD.by(shields),
        MORE_HITS.by(more_hits),
        MORE_DEFENCE.by(fitting.guarding),
        ROUND_FOUGHT.by(repair),
        FOUGHT.by(board),
        MORE_REVEALS.by(travel.reveals),
        ALSO_FOR.by(("colonies", orders.SETTLED)),
    )

    def check(self, g: Table) -> None:
        for side, empire in enumerate(g.empires):
            active = [tech.card for tech in empire.techs if tech.active and tech.card in FITTINGS]
            assert len(active) <= NUMBERS.active, f"too many active modules of {side}"
