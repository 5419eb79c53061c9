"""What of a turn mostly goes to waste: an asteroid mined for a hold that has hardly any room."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Move, Seat
from bot.games.factions.actions.courses import account
from bot.games.factions.actions.moving import MOVEMENT
from bot.games.factions.cards.cards import JUPITER, MARS, VENUS
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.round.turn import START, TurnStep
from bot.games.factions.table.board import SLOT_CALLED
from bot.games.factions.table.state import EMPTY, Table
from bot.games.factions.thinking.outlook import FAR, expected, reach, visit_worths
from bot.games.factions.thinking.remaining import time_left

SHOPS = MARS, VENUS, JUPITER
"""The planets that sell for resources."""


def overfills(g: Table, seat: Seat, moves: Sequence[Move]) -> bool:
    """Whether of an asteroid that a row of moves mines less than half is likely to fit into the hold."""
    room = value(g, seat, "resource-cap") - g.players[seat].resources
    for move in moves:
        if move.verb == "convert":
            room += int(move.values[0])
        elif move.verb == "move" and (way := MOVEMENT.walk(g, seat, move.values)) is not None:
            room += account(way).converted
        elif move.verb == "mine":
            slot = SLOT_CALLED[str(move.values[0])]
            worth_ = expected(g, seat, slot) + value(g, seat, "mine-bonus")
            return g.tiles[slot] != EMPTY and 2 * room < worth_
    return False


def may_spend(g: Table, seat: Seat) -> bool:
    """Whether a side that begins its turn can fly to a planet that has something for its resources."""
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, TurnStep) or top.stage(g) != START:
        return False
    visits, ships = visit_worths(g, seat, time_left(g, seat)), g.players[seat].ships
    prices = reach(g, seat, g.players[seat].energy)
    return any(
        visits[planet] > 0 and prices[sector] < FAR and sector not in ships
        for planet in SHOPS
        if planet in g.rings
        for sector in g.around(planet)
    )
