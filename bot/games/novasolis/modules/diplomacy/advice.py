"""What computers think of alliances: they leave it to people to begin and end them, and stand by their allies."""

from __future__ import annotations

from bot.engine.moves import Move
from bot.games.novasolis.core.conflict.fighting import side_called
from bot.games.novasolis.core.holdings.holdings import allied
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.thinking.evaluation import POINT, rounds_left
from bot.games.novasolis.modules.diplomacy.ballots import Ballot
from bot.games.novasolis.modules.diplomacy.members import allies_of
from bot.games.novasolis.modules.diplomacy.support import CallAllies

ALLY = 0.25 * POINT
"""What an ally is worth for each round left."""
LEFT_TO_PEOPLE = ("ally", "join", "expel", "secede")


def worth(g: Table, side: int) -> float:
    """What an empire's allies are worth."""
    return ALLY * rounds_left(g) * len(allies_of(g, side))


def advise(g: Table, moves: list[Move]) -> list[Move]:
    """The one answer to an ally, or what is worth a thought in one's own turn."""
    top = g.stack[-1]
    if isinstance(top, Ballot | CallAllies):
        return [top.advised(g)]
    return [move for move in moves if move.verb not in LEFT_TO_PEOPLE and not _is_treason(g, move)]


def _is_treason(g: Table, move: Move) -> bool:
    if move.verb != "attack":
        return False
    enemy = side_called(g, str(move.values[1]))
    return enemy is not None and allied(g, g.active, enemy)
