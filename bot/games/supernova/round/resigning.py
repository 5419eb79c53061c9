"""Leaving the game for good (rules 11.5)."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.games.supernova.actions.together import Together
from bot.games.supernova.answers.slots import Slot
from bot.games.supernova.holdings.zones import scrap
from bot.games.supernova.round.ending import finish
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import WHO

RESIGN = Move("resign", ("yes",))


def may_resign(g: Table, seat: Seat) -> bool:
    """Whether a phase is being played and nothing is pending: no attack, no trade, no window."""
    return bool(g.stack) and isinstance(g.stack[-1], Slot | Together) and not g.players[seat].resigned


def resign(g: Table, seat: Seat) -> None:
    """Planets, ships and hand go to the Scrapyard; the goal stays. The last player in the game wins."""
    player, lost = g.players[seat], []
    for planet in g.planets_of(seat):
        lost += [planet.card, *planet.env, *planet.civ, *planet.pop]
        del g.planets[planet.card]
    for ship in list(g.ships.values()):
        if ship.owner == seat:
            lost += [ship.card, *ship.mods, *ship.pop]
            del g.ships[ship.card]
    scrap(g, [*lost, *player.hand])
    player.hand, player.resigned = [], True
    g.tell("resigned", seat=WHO[seat])
    top = g.stack[-1]
    if isinstance(top, Together):
        top.leave(g, seat)
    elif isinstance(top, Slot) and top.seat == seat:
        g.done(top)
        g.laid, g.touched = [], []
    if len(g.order()) == 1:
        finish(g, g.order())
