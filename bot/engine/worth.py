"""What standings are worth to a seat: how computer players see a game that says no more."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Seat, SideInfo
from bot.engine.standings import Standings

WON = 1_000_000
"""What beating one more side, or winning, is worth once a game is over: more than anything else."""


def worth(standings: Standings, sides: Sequence[SideInfo], seat: Seat) -> int:
    """What standings are worth to a seat: as much as its sides together, in points.

    A ranked side is worth its lead over the best score of others; once the game is over, `WON` for each of them in a
    worse place, minus `WON` for each in a better one. If everyone wins together, it is the scores of all seats, or the
    one that they share, otherwise the side's own; and at the end `WON` if it has won, minus `WON` if not.
    """
    scores, won, over = standings.scores, standings.won, standings.places is not None
    own = [number for number, side in enumerate(sides) if side.seat == seat]
    if standings.outcome == "together":
        held = [score for score, side in zip(scores, sides, strict=True) if side.seat is not None]
        points = held[0] if standings.shared else sum(held)
        return points + over * (WON if won[seat] else -WON)
    if standings.outcome == "some":
        return sum(scores[side] + over * (WON if won[side] else -WON) for side in own)
    others = [number for number, side in enumerate(sides) if side.seat != seat]
    best = max((scores[other] for other in others), default=0)
    lead = sum(scores[side] - best for side in own)
    places = standings.places or (0,) * len(scores)
    pairs = ((places[side], places[other]) for side in own for other in others)
    return lead + WON * sum((mine < theirs) - (mine > theirs) for mine, theirs in pairs)
