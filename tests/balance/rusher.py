"""A player of Exploration that heads straight for the Galactic Core, and does nothing else until someone has it."""

from __future__ import annotations

from typing import Any

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.games.novasolis.agenda import NovaSolis
from bot.games.novasolis.core.table.hexes import CENTRE
from bot.games.novasolis.core.table.state import SHIP
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.novasolis.core.thinking.evaluation import POINT, terms
from bot.games.novasolis.rules import NovaRules
from bot.games.novasolis.thinking import NovaThinking
from bot.players.greedy import GreedyPlayer

SHIP_NEAR = 400
"""What a ship counts beside the Core while its prize is there: more than a colony, or all that it costs."""
BEATEN = 1_000
"""What a unit of the Entity that still guards the Core counts against who wants it."""


class RushThinking(NovaThinking):
    """How a rusher sees the game: ships on the way to the Core, and its prize, are worth more than anything else."""

    def terms(self, view: NovaSolis, seat: Seat) -> dict[str, float]:
        return {**terms(view, seat), "rush": rush(view, seat)}


def rush(g: NovaSolis, seat: Seat) -> int:
    """What the way to the Core counts beside all else; 0 once its prize is gone."""
    core = g.sectors[CENTRE]
    if g.over or not core.prize:
        return 0
    found, distances = (
        -BEATEN * sum(core.units[g.entity_side]) if g.haunted else 0,
        g.layout.distances[CENTRE],
    )
    for number, sector in enumerate(g.sectors):
        ships = sum(
            units[SHIP]
            for side, units in enumerate(sector.units[: len(g.empires)])
            if DECIDERS[g.seats][side] == seat
        )
        found += SHIP_NEAR * ships // (1 + distances[number])
    # Whoever takes it has the prize counted as points: not less than what the ships beside it were worth.
    return found - POINT * core.prize * 2


class RushRules(NovaRules):
    """Nova Solis as a rusher sees it."""

    thinks = RushThinking


class Rusher:
    """Plays as a Striver does who sees little but the Core."""

    def __init__(self) -> None:
        self._player, self._game = GreedyPlayer(), RushRules()

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """The move towards the Core that seems best."""
        return self._player.choose(self._game, view, seat, dice)
