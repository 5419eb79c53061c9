"""What a position of Factions of Sol is worth to a seat, for computer players.

100 is a point at the end. What scores counts in full; what may score by the end counts by how near it is and by the
time left; energy and resources count for what they can still do (`side_worth`). Where ships are counts for what they
can reach (`outlook`). The seat's own hand and what everyone sees are all that is used.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Seat
from bot.engine.thinking import WON
from bot.games.factions.cards.cards import EVENT
from bot.games.factions.scoring.scoring import points, standings
from bot.games.factions.table.state import NONE, Ruled, Table
from bot.games.factions.thinking.outlook import outlook
from bot.games.factions.thinking.remaining import free_rescue, idleness
from bot.games.factions.thinking.side_worth import side_terms
from bot.games.factions.thinking.worths import POINT

RIVALS = 30
"""In percent: how much the average rival weighs against the seat itself."""


def terms(g: Table, seat: Seat) -> dict[str, float]:
    """The worth of a position to `seat`: its own worth minus what its rivals have on average."""
    if g.over:
        places = standings(g).places or ()
        own, final = places[seat], standings(g).scores
        rest = [score for side, score in enumerate(final) if side != seat]
        lead = POINT * (final[seat] - max(rest, default=0))
        return {"result": lead + WON * sum((other > own) - (other < own) for other in places)}
    scores = _scores(g)
    rest = [score for side, score in enumerate(scores) if side != seat]
    return {
        **side_terms(g, seat, seat),
        "outlook" if has_begun(g, seat) else "berth": outlook(g, seat),
        "rescue": free_rescue(g, seat),
        "idle": idleness(g, seat),
        "event": _motion(g, seat, scores),
        "rivals": -(RIVALS * sum(rest) // len(rest)) if rest else 0,
    }


def has_begun(g: Table, seat: Seat) -> bool:
    """Whether a seat has had a turn; before its first one, what its ship can do next is what its place is worth."""
    return g.number > 1 or g.players[seat].round.turns > 0


def _motion(g: Table, seat: Seat, scores: Sequence[int]) -> int:
    """What the option voted for would bring at the end, more than to the others, and how likely it is to win."""
    vote = g.players[seat].round.vote
    if vote == NONE or g.event not in EVENT or len(EVENT[g.event].options) < 2:
        return 0
    total = 0.0
    votes = [sum(player.round.vote == option for player in g.players) for option in range(2)]
    for option, row in enumerate(EVENT[g.event].options):
        if row.final.modifiers:
            g.final.append(Ruled(g.event, option))
            more = _lead(_scores(g), seat) - _lead(scores, seat)
            g.final.pop()
            total += POINT * more * (votes[option] + 0.5) / (sum(votes) + 1)
    return int(total)


def _scores(g: Table) -> list[int]:
    return [sum(points(g, side).values()) for side in range(g.sides)]


def _lead(scores: Sequence[int], seat: Seat) -> float:
    """How much more a side has than the others on average."""
    rest = [score for side, score in enumerate(scores) if side != seat]
    return scores[seat] - sum(rest) / max(1, len(rest))
