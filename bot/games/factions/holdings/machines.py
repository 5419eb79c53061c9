"""How large the machines are and what they score (rules 13, 14)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import msgspec

from bot.engine.files import load_object
from bot.games.factions.cards.cards import BATTERY, FACTIONS, MACHINES, ROOM
from bot.games.factions.table.state import Player


class Size(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A machine: the slots of each level, and the points that each level scores."""

    slots: tuple[int, ...]
    points: tuple[int, ...]


class Sizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All machines.

    `common` are by machine those that everyone has, `own` by faction its own; `batteries` are the capacities by level.
    """

    batteries: tuple[int, ...]
    common: dict[str, Size]
    own: dict[str, Size]


class Machine(NamedTuple):
    """A machine of a faction: the slots and points of each level, and all its slots.

    `done` and `prizes` are by upgrades how many levels they complete, and what those score.
    """

    slots: tuple[int, ...]
    points: tuple[int, ...]
    size: int
    done: tuple[int, ...]
    prizes: tuple[int, ...]


def _machine(size: Size) -> Machine:
    ends, total = list(accumulate(size.slots)), sum(size.slots)
    return Machine(
        size.slots,
        size.points,
        total,
        tuple(sum(n >= end for end in ends) for n in range(total + 1)),
        tuple(
            sum(each for each, end in zip(size.points, ends, strict=True) if n >= end)
            for n in range(total + 1)
        ),
    )


SIZES = load_object(Sizes, ROOM, "machine-numbers.json")
MACHINES_OF = tuple(
    tuple(_machine(SIZES.common.get(word) or SIZES.own[row.word]) for word in MACHINES) for row in FACTIONS
)
"""By faction, its machines in the order of MACHINES."""


def machines_of(player: Player) -> tuple[Machine, ...]:
    """The machines of a side, in the order of MACHINES."""
    return MACHINES_OF[player.faction]


def levels(player: Player, machine: int) -> int:
    """How many levels of a machine are complete; upgrades that a trade would bring beyond its slots add none."""
    done = MACHINES_OF[player.faction][machine].done
    return done[min(player.upgrades[machine], len(done) - 1)]


def is_complete(player: Player, machine: int) -> bool:
    """Whether all slots of a machine are covered."""
    return player.upgrades[machine] == MACHINES_OF[player.faction][machine].size


def capacity(faction: int, upgrades: Sequence[int]) -> int:
    """How much energy the Batteries of a faction hold that has such upgrades."""
    done = MACHINES_OF[faction][BATTERY].done
    return SIZES.batteries[done[min(upgrades[BATTERY], len(done) - 1)]]
