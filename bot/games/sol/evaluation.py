"""What a position of SOL is worth to a seat, for computer players.

One momentum counts `MOMENTUM`; everything else counts for the momentum it may still bring before the Sun goes nova.
Only open information is used. The figures were found by self-play.
"""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.worth import WON
from bot.games.sol.prospects import MOMENTUM, RIVALS, facts, held_worth, prospects
from bot.games.sol.scenarios import goal, is_shared
from bot.games.sol.state import Table


def evaluate(g: Table, seat: Seat) -> int:
    """The worth of a position to `seat`: its own prospects minus those of its rivals."""
    if g.over:
        return _result(g, seat)
    worths = [prospects(each) + held_worth(g, each) for each in facts(g)]
    if is_shared(g.options, g.seats):
        lowest = min(player.momentum for player in g.players)
        return MOMENTUM * lowest + sum(worths) // len(worths)
    own = worths.pop(seat)
    momenta = [player.momentum for player in g.players]
    mine = momenta.pop(seat)
    lead = 2 * mine - max(momenta) - sum(momenta) / len(momenta)
    return int(MOMENTUM * lead) + 2 * own - 2 * RIVALS * sum(worths) // (100 * len(worths))


def _result(g: Table, seat: Seat) -> int:
    scores = [player.momentum for player in g.players]
    if is_shared(g.options, g.seats):
        return MOMENTUM * min(scores) + WON * (min(scores) >= goal(g.options, g.seats))
    own = scores[seat]
    best = max(score for other, score in enumerate(scores) if other != seat)
    return MOMENTUM * (own - best) - WON * sum(score > own for score in scores)
