"""A whole Transport as one decision: where ships and population go, one after the other (rules 6.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.engine.moves import Seat
from bot.games.parts.chain import Link
from bot.games.supernova.placing import Placing
from bot.games.supernova.state import Table
from bot.games.supernova.tables import DONE

VERB = "transport"


class Transporting(Placing):
    """Ships and population, each to its planet or ship."""

    verb = VERB
    single: ClassVar[str] = "move"

    def ends(self, g: Table, seat: Seat, trail: Sequence[Link]) -> bool:
        """Not while a landing party is too weak for the natives."""
        return bool(trail) and DONE in g.stack[-1].moves(g, seat)


CHAINS = {VERB: Transporting()}
