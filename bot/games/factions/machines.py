"""How large the machines are and what they score, by the version of the rules that a game follows (rules 13, 14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

import msgspec

from bot.engine.files import load_rows
from bot.games.factions.cards import BATTERY, FACTIONS, MACHINES, ROOM
from bot.games.factions.state import Player, Table


class Size(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A machine: the slots of each level, and the points that each level scores."""

    slots: tuple[int, ...]
    points: tuple[int, ...]


class Sizes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The machines of all games from version `since` of the rules on, until another row takes over.

    `common` are by machine those that everyone has, `own` by faction its own; `batteries` are the capacities by level.
    """

    id: str
    since: int
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


ROWS = tuple(load_rows(Sizes, ROOM, "machine-numbers.json"))


@lru_cache
def sizes_of(version: int) -> Sizes:
    """The numbers by which games of a version of the rules are played."""
    return max((row for row in ROWS if row.since <= version), key=lambda row: row.since)


@lru_cache
def machines_in(version: int) -> tuple[tuple[Machine, ...], ...]:
    """By faction, its machines in the order of MACHINES."""
    sizes = sizes_of(version)
    return tuple(
        tuple(_machine(sizes.common.get(word) or sizes.own[row.word]) for word in MACHINES)
        for row in FACTIONS
    )


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


def machines_of(g: Table, player: Player) -> tuple[Machine, ...]:
    """The machines of a side, in the order of MACHINES."""
    return machines_in(g.version)[player.faction]


def levels(g: Table, player: Player, machine: int) -> int:
    """How many levels of a machine are complete; upgrades that a trade would bring beyond its slots add none."""
    done = machines_in(g.version)[player.faction][machine].done
    return done[min(player.upgrades[machine], len(done) - 1)]


def is_complete(g: Table, player: Player, machine: int) -> bool:
    """Whether all slots of a machine are covered."""
    return player.upgrades[machine] == machines_in(g.version)[player.faction][machine].size


def capacity(version: int, faction: int, upgrades: Sequence[int]) -> int:
    """How much energy the Batteries of a faction hold that has such upgrades."""
    done = machines_in(version)[faction][BATTERY].done
    return sizes_of(version).batteries[done[min(upgrades[BATTERY], len(done) - 1)]]
