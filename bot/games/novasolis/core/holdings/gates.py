"""Gates of the Entity collapse when an empire has driven it away (rules 17.8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.novasolis.core.cards.cards import NUMBERS
from bot.games.novasolis.core.holdings.counting import score_shared
from bot.games.novasolis.core.holdings.holdings import present
from bot.games.novasolis.core.holdings.strength import dice_of
from bot.games.novasolis.core.table.state import NONE, Table
from bot.games.novasolis.core.table.tables import WHO
from bot.games.parts.modules import Hook

SHARED: Hook[Callable[[Table, int], Sequence[int]]] = Hook()
"""All who destroyed the last unit of the Entity in a sector together, the strongest first; none if one empire did."""


def collapse_gates(g: Table) -> None:
    """Close every gate of the Entity that stands among empires alone."""
    for number, sector in enumerate(g.sectors):
        if sector.rift and (there := present(g, sector)) and g.entity_side not in there:
            _collapse(g, number, _victors(g, number, there))


def _victors(g: Table, number: int, there: list[int]) -> list[int]:
    """Who destroyed the last unit of the Entity, with all who share in it, the strongest first.

    Where no one did: who is strongest there, the owner and earlier ones first.
    """
    sector = g.sectors[number]
    if sector.slayer != NONE:
        return [side for others in g.hooks[SHARED] for side in others(g, number)] or [sector.slayer]
    order = g.play_order()
    return [max(there, key=lambda side: (dice_of(g, sector, side), side == sector.owner, -order.index(side)))]


def _collapse(g: Table, number: int, victors: list[int]) -> None:
    entity = g.entity
    g.sectors[number].rift = False
    at = entity.cycle.index(number)
    entity.cycle.pop(at)
    if at < entity.pointer:
        entity.pointer -= 1
    entity.pointer %= len(entity.cycle)
    entity.track = max(0, entity.track + NUMBERS.track.gate_closed)
    g.empires[victors[0]].gates += 1
    g.tell("gate-collapsed", side=WHO[victors[0]], sector=g.layout.words[number])
    score_shared(g, victors, [NUMBERS.rewards.gate_closed], "gate")
