"""How much of the game is left to a side, and what its energy, its resources and its free rescue are worth for that.

The figures were found by self-play.
"""

from __future__ import annotations

from functools import cache, lru_cache

from bot.games.factions.actions.actions import may_act
from bot.games.factions.cards.cards import NUMBERS
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.round.turn import START, TurnStep
from bot.games.factions.table.state import Table
from bot.games.factions.thinking.worths import POINT, RESOURCE

FIRST_ENERGY, LESS = 25, 0.29
"""What the first energy is worth to a side, and by how much less each further one on average."""
MOST_ENERGY = 99
"""More than any battery holds."""
MOST_RESOURCES = 99
"""More than any hold has room for; the automa's are not counted so."""
A_TURN = 0.07
"""How much less of a round is left after each turn in it."""
ALONE = 0.25
"""How much of it is left at least, and to a side when all others have passed."""
FULLNESS = 6
"""By how much each resource is worth less for each that is in the hold, by the share of the hold that it takes."""
IDLE = 40
"""What a turn costs in which a ship flew and did nothing: to pass would have brought more."""
FREE_RESCUE = 120
"""What the free rescue of a first game is worth as long as it may still be needed."""
SOONER = 0.4
"""How much counts of the energy that passing brings: some of it comes to whoever passes later, too."""
ENERGY_A_TURN = 5
"""About so much energy, or as many resources, others spend in a turn."""


def time_left(g: Table, side: int) -> float:
    """The rounds left to a side, with what is left of the present one."""
    return g.rounds - g.number + present(g, side)


def present(g: Table, side: int) -> float:
    """How much of the present round is left to a side: all of it at its beginning, nothing once it has passed.

    It is less the more turns the side has taken, and the more others have passed; whoever is left alone has a few
    turns, each of which counts.
    """
    player = g.players[side]
    if player.passed:
        return 0.0
    others = g.seats - (side < g.seats)
    passed = sum([each.passed for each in g.players[: g.seats]])
    if 0 < others == passed:
        return ALONE * min(1.0, (NUMBERS.last_turns + 1 - g.extra) / NUMBERS.last_turns)
    usual = max(ALONE, 1 - A_TURN * max(0, player.round.turns - 1))
    return usual - (usual - ALONE) * (passed / others if others else 0)


def resource_worth(g: Table, side: int, left: float) -> int:
    """What the resources of a side are worth: points in the end, and what they can buy before."""
    player = g.players[side]
    per = value(g, side, "resources-per-point")
    if not left:
        return POINT * (player.resources // per)
    return int(resource_worths(left, per, value(g, side, "resource-cap"))[player.resources])


@lru_cache(maxsize=1024)
def resource_worths(left: float, per: int, cap: int) -> tuple[float, ...]:
    """By how many there are, what resources are worth: the fuller the hold, the less of the next asteroid has room."""
    soon = min(1.0, 1.6 * left)
    each = max(POINT / per, POINT / 2 + (RESOURCE - POINT / 2) * soon)
    return tuple(each * n - FULLNESS * soon * n * n / max(1, cap) for n in range(MOST_RESOURCES + 1))


def energy_worth(g: Table, side: int, energy: int) -> int:
    """What so much energy is worth to a side: the more it has, the less the next is for."""
    return energy_worths(energy_share(g, side))[energy]


def energy_share(g: Table, side: int) -> float:
    """How much energy still counts."""
    if g.number < g.rounds:
        return 1.0
    return round(present(g, side), 2)


@cache
def energy_worths(share: float) -> tuple[int, ...]:
    return tuple(int(share * (FIRST_ENERGY * n - LESS * n * n)) for n in range(MOST_ENERGY + 1))


def energy_to_come(g: Table, side: int) -> int:
    """The energy of a side; if it has passed, with what each turn that it skips will bring beyond a later pass."""
    player = g.players[side]
    if not player.passed or g.number == g.rounds:
        return player.energy
    playing = [each for each in g.players[: g.seats] if not each.passed]
    turns = sum(
        [min(NUMBERS.last_turns, 1 + (each.energy + each.resources) / ENERGY_A_TURN) for each in playing]
    )
    gained = int(SOONER * value(g, side, "pass-income") * turns / max(1, g.seats - 1))
    return min(max(player.energy, value(g, side, "energy-cap")), player.energy + gained)


def free_rescue(g: Table, side: int) -> int:
    """What it is worth to a side that it may still be rescued for free."""
    may = g.first and not g.players[side].rescued
    return int(FREE_RESCUE * min(1.0, time_left(g, side))) if may else 0


def idleness(g: Table, side: int) -> int:
    """What a side has lost by a turn that it ended after a flight, and nothing else."""
    player, turn = g.players[side], g.players[side].turn
    ended = not (g.active == side and may_act(g, side))
    return -IDLE if turn.moved and ended and not (turn.acted or turn.mined or player.passed) else 0


def is_idle(before: Table, after: Table, side: int) -> bool:
    """Whether a whole turn of a side lies between two positions, and it has not passed in it."""
    top = before.stack[-1] if before.stack else None
    begins = isinstance(top, TurnStep) and top.side == side and top.stage(before) == START
    turns = [sum(player.round.turns for player in g.players) + g.number for g in (before, after)]
    return (
        begins and turns[0] != turns[1] and after.number == before.number and not after.players[side].passed
    )
