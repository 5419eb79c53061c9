"""Who is ahead and who has won, alone, together or against each other (rules 13, 16.4, 16.5)."""

from __future__ import annotations

from bot.engine.standings import Goal, Standings
from bot.games.sol.table.scenarios import scenario_of
from bot.games.sol.table.state import Table

PLAIN_GOAL = 13
LEVEL_STEP = 3
BANDS = (0, 3, 8, 13, 21, 34, 55)
"""The least momentum of each level of survival."""


def is_shared(options: dict[str, str], seats: int) -> bool:
    """Whether the table wins or loses together: a solo or co-operative game."""
    return seats == 1 or options["mode"] == "coop"


def goal(options: dict[str, str], seats: int) -> int:
    """The momentum to reach in a solo or co-operative game."""
    scenario = scenario_of(options, seats)
    return (scenario.goal if scenario else PLAIN_GOAL) + LEVEL_STEP * int(options["level"])


def common_goal(options: dict[str, str], seats: int) -> int:
    """The momentum that the table must reach together; 0 where everyone plays for themselves."""
    return goal(options, seats) if is_shared(options, seats) else 0


def band(momentum: int) -> int:
    """The level of survival, 0 (worst) to 6 (rules 16.4.3)."""
    return sum(momentum >= least for least in BANDS) - 1


def goals_of(g: Table) -> tuple[Goal, ...]:
    """What the least momentum of all must reach in a solo or co-operative game (16.4, 16.5)."""
    if not is_shared(g.options, g.seats):
        return ()
    key = "momentum" if g.seats == 1 else "least-momentum"
    return (Goal(key, min(player.momentum for player in g.players), goal(g.options, g.seats)),)


def standings_of(g: Table, counts: tuple[dict[str, int], ...] = ()) -> Standings:
    """The momentum of everyone, and at the end who has won; solo and co-operative tables do together (16.4, 16.5)."""
    scores = tuple(player.momentum for player in g.players)
    if is_shared(g.options, g.seats):
        reached = all(each.reached >= each.of for each in goals_of(g))
        return Standings.together(scores, reached if g.over else None, counts)
    if not g.over:
        return Standings(scores, None, counts)
    if g.options["goalcheck"] == "ties-by-energy":
        ranks = [(player.momentum, player.energy) for player in g.players]
        return Standings(scores, tuple(1 + sum(other > own for other in ranks) for own in ranks), counts)
    return Standings.ranked(scores, counts)
