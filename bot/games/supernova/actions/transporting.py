"""A whole Transport as one decision: where ships and population go, one after the other (rules 6.5)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Move
from bot.games.supernova.actions.landing import Landing, is_strong
from bot.games.supernova.actions.placing import Placing
from bot.games.supernova.cards.cards import CARD_CALLED, KIND, SHIP
from bot.games.supernova.table.state import Table

VERB = "transport"


class Transporting(Placing):
    """Ships and population, each to its planet or ship."""

    verb = VERB
    single: ClassVar[str] = "move"

    def rests(self, g: Table, move: Move) -> bool:
        """Not while a landing party is too weak for the natives."""
        card, goal = (CARD_CALLED[str(value)] for value in move.values)
        planet, step = g.planets.get(goal), g.stack[-1]
        if planet is None or KIND[card] == SHIP:
            return True
        return is_strong(planet, [*(step.party if isinstance(step, Landing) else []), card])


CHAINS = {VERB: Transporting()}
