"""What newcomers miss in their turn, by what their position lacks."""

from __future__ import annotations

from bot.engine.hints import Hint
from bot.engine.moves import Side, Values
from bot.games.novasolis.core.actions.building import possible, settling_orders
from bot.games.novasolis.core.actions.science import discoveries
from bot.games.novasolis.core.cards.cards import KEEP, NUMBERS, REVEAL, SCAN
from bot.games.novasolis.core.holdings.action import BUILD, actions_left
from bot.games.novasolis.core.holdings.counting import stat
from bot.games.novasolis.core.holdings.holdings import on_map, owned
from bot.games.novasolis.core.holdings.placing import free_locations
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.table.state import SHIP, Table

SHORT = 2
"""With so little energy there is hardly an action to pay for."""
FEW = 1
"""With so few ships a second one should be built."""


def _has(g: Table, side: Side, action: str) -> bool:
    """Whether it is the turn of an empire that can still take an action."""
    top = g.stack[-1] if g.stack else None
    is_turn = isinstance(top, TurnStep) and top.side == int(side) and actions_left(g, side) > 0
    return is_turn and action not in g.empires[side].turn.actions


def _settle(g: Table, side: Side) -> Values | None:
    if not _has(g, side, BUILD) or (found := next(possible(g, side, (), settling_orders(g)), None)) is None:
        return None
    _, number, cost = found
    return {"sector": g.layout.words[number], "cost": cost}


def _survey(g: Table, side: Side) -> Values | None:
    if not _has(g, side, "science") or not any(free_locations(sector) for _, sector in owned(g, side)):
        return None
    figures = (("scan", SCAN), ("keep", KEEP), ("reveal", REVEAL))
    return {word: stat(g, side, at) for word, at in figures}


def _move(g: Table, side: Side) -> Values | None:
    """No ship in a sector that could be settled."""
    home = next((n for n, sector in enumerate(g.sectors) if sector.home == side), None)
    if home is None or not _has(g, side, "move") or g.sectors[home].units[side][SHIP] < on_map(g, side, SHIP):
        return None
    return {"home": g.layout.words[home]} if g.sectors[home].units[side][SHIP] else None


def _logistics(g: Table, side: Side) -> Values | None:
    empire = g.empires[side]
    if not _has(g, side, "logistics") or empire.energy > SHORT:
        return None
    return {"energy": empire.energy}


def _discover(g: Table, side: Side) -> Values | None:
    if not _has(g, side, "science") or next(discoveries(g, side, first=True), None) is None:
        return None
    return {"research": g.empires[side].research}


def _ships(g: Table, side: Side) -> Values | None:
    cost = NUMBERS.costs.ship
    short = on_map(g, side, SHIP) > FEW or g.empires[side].energy < cost
    return None if short or not _has(g, side, BUILD) else {"cost": cost}


HINTS = (
    Hint("settle", _settle, ("build settle", "move settle")),
    Hint("survey", _survey, ("survey",)),
    Hint("move", _move, ("move",)),
    Hint("logistics", _logistics, ("logistics",)),
    Hint("discover", _discover, ("discover",)),
    Hint("ships", _ships, ("build ship",)),
)
"""What newcomers miss, the most useful first."""
