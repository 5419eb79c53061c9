"""What modules of flagships do in combats that a flagship takes part in (rules 16.1, 16.2, 22.4)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.novasolis.core.actions.building import no_room
from bot.games.novasolis.core.conflict.battle import Battle, Fighter, battle_of
from bot.games.novasolis.core.conflict.grid import SLOTS
from bot.games.novasolis.core.holdings.holdings import add
from bot.games.novasolis.core.table.state import SHIP, Table
from bot.games.novasolis.core.table.tables import WHO
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP
from bot.games.novasolis.modules.flagships.fitting import fitted
from bot.games.novasolis.modules.flagships.language import Boarding, Hull, Repair, Shield


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
