"""When Survival is about to end, as computer players foresee it: others go on to score as they did so far."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.games.novasolis.core.cards.cards import TRACKS
from bot.games.novasolis.core.holdings.counting import coop_track
from bot.games.novasolis.core.holdings.holdings import artifacts_held
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import DECIDERS


def usual_gain(g: Table, side: int) -> int:
    """The half-stars with ★ that an empire gained in a round on average."""
    return g.empires[side].coop // g.number


def is_last_turn(g: Table, seat: Seat) -> bool:
    """Whether all are likely to be saved after the round, and the seat leads none of the empires yet to come in it."""
    if not g.survival:
        return False
    order = g.play_order()
    rest, needed = order[order.index(g.active) + 1 :], TRACKS[len(g.empires)]
    if any(DECIDERS[g.seats][side] == seat for side in rest):
        return False
    hoped = coop_track(g) + sum(usual_gain(g, side) for side in (g.active, *rest))
    return hoped >= needed.half_stars and artifacts_held(g) >= needed.artifacts
