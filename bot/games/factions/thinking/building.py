"""What begun and complete machines are worth, and what the best upgrades add to that (rules 10.4, 13)."""

from __future__ import annotations

from functools import lru_cache

from bot.games.factions.cards.cards import BATTERY, CARGO
from bot.games.factions.holdings.machines import MACHINES_OF, SIZES
from bot.games.factions.table.state import Player
from bot.games.factions.thinking.worths import A_ROUND, MACHINE_WORTH, POINT

UPGRADE_TIME = 0.12
"""The rounds that one more upgrade takes."""


def machines_worth(player: Player, left: float) -> int:
    """What begun machines may still score, and what complete ones do."""
    return _machines_worth(player.faction, tuple(player.upgrades), left)


@lru_cache(maxsize=8192)
def _machines_worth(faction: int, upgrades: tuple[int, ...], left: float) -> int:
    total, abilities, batteries = 0.0, MACHINE_WORTH[faction], SIZES.batteries
    for machine, row in enumerate(MACHINES_OF[faction]):
        have = upgrades[machine]
        for level, size in enumerate(row.slots):
            prize = row.points[level]
            ability = abilities[machine]
            if machine == BATTERY:
                ability = A_ROUND["energy-cap"] * (batteries[level + 1] - batteries[level])
            if have >= size:
                total += ability * left
            elif have > 0:
                near = left / (left + UPGRADE_TIME * (size - have))
                total += (POINT * prize + ability * left) * (have / size) ** 1.3 * near
            have -= size
        if machine == CARGO:
            total += A_ROUND["resource-cap"] * left * upgrades[machine]
    return int(total)


def best_of_upgrades(player: Player, n: int, left: float) -> int:
    """The most that `n` more upgrades add to the worth of machines, with their points."""
    return _best_of_upgrades(player.faction, tuple(player.upgrades), n, left)


@lru_cache(maxsize=8192)
def _best_of_upgrades(faction: int, upgrades: tuple[int, ...], n: int, left: float) -> int:
    """Those of one machine after the other, each time what adds most for each upgrade up to a level."""
    have, total, machines = list(upgrades), 0.0, MACHINES_OF[faction]
    while n > 0:
        before, best = _machines_worth(faction, tuple(have), left), (-1.0, 0, 0, 0)
        for machine, row in enumerate(machines):
            done = row.done[have[machine]]
            if have[machine] == row.size:
                continue
            more = min(n, sum(row.slots[: done + 1]) - have[machine])
            prize = row.prizes[have[machine] + more] - row.prizes[have[machine]]
            have[machine] += more
            gain = POINT * (more + prize) + _machines_worth(faction, tuple(have), left) - before
            have[machine] -= more
            best = max(best, (gain / more, gain, machine, more))
        _, gain, machine, more = best
        if not more:
            break
        have[machine] += more
        total, n = total + gain, n - more
    return int(total)
