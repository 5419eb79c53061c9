"""What is explored, and points (rules 10.6, 17, 18)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.engine.standings import Standings
from bot.games.factions.cards.cards import (
    EXOPLANET,
    EXPLORER,
    MACHINES,
    NUMBERS,
    OBJECTIVE,
    SCORING,
    TYPES,
    WILD,
    Card,
)
from bot.games.factions.holdings.machines import MACHINES_OF, levels
from bot.games.factions.holdings.modifiers import values
from bot.games.factions.table.state import Exoplanet, Player, Table

SOURCES = ("upgrades", "machines", "objectives", "exoplanets", "resources", "noted")
"""Where points come from, in the order in which they are shown; `noted` are those of cards, events and rescues."""
TYPE_OF = {card: TYPES.index(row.type) for card, row in EXOPLANET.items()}


COUNTS = {card: tuple(row.worth(type_) for type_ in range(len(TYPES))) for card, row in EXPLORER.items()}
"""By explorer and type of exoplanet, what it counts."""


def worth(explorers: Sequence[Card], exoplanet: Card) -> int:
    """What explorers count together on an exoplanet."""
    type_, total = TYPE_OF[exoplanet], 0
    for card in explorers:
        total += COUNTS[card][type_]
    return total


def is_explored(exoplanet: Exoplanet) -> bool:
    """Whether the explorers on it are enough."""
    return worth(exoplanet.explorers, exoplanet.card) >= EXOPLANET[exoplanet.card].need


def owned(player: Player) -> tuple[tuple[Card, ...], ...]:
    """The exoplanets of a side, each with the explorers on it."""
    return tuple([(each.card, *each.explorers) for each in player.exoplanets])


@lru_cache(maxsize=4096)
def explored_of(exoplanets: tuple[tuple[Card, ...], ...]) -> tuple[int, ...]:
    """By type, the explored exoplanets; each wild one counts as the type that is best for its owner (16.8)."""
    found = [0] * len(TYPES)
    for card, *explorers in exoplanets:
        found[TYPE_OF[card]] += worth(explorers, card) >= EXOPLANET[card].need
    return tuple(with_wilds(found))


def with_wilds(found: Sequence[int]) -> list[int]:
    """The numbers by type without wild ones, which join the types where they add most."""
    types, wilds = list(found[:WILD]), found[WILD]
    for _ in range(wilds):
        best = max(
            range(WILD), key=lambda kind: (set_points(types[kind] + 1) - set_points(types[kind]), types[kind])
        )
        types[best] += 1
    return types


def set_points(count: int) -> int:
    """What so many explored exoplanets of one type score."""
    return NUMBERS.sets[min(count, len(NUMBERS.sets) - 1)]


def machine_points(player: Player) -> int:
    """The symbols covered: each level of Batteries and Cargo Hold by itself, other machines when complete (13, 14)."""
    return _machine_points(player.faction, tuple(player.upgrades))


@lru_cache(maxsize=4096)
def _machine_points(faction: int, upgrades: tuple[int, ...]) -> int:
    machines = MACHINES_OF[faction]
    return sum(machine.prizes[min(n, machine.size)] for machine, n in zip(machines, upgrades))


def machines_finished(player: Player) -> int:
    """How many machines are complete; each complete level of Batteries and Cargo Hold is one (13)."""
    return sum(levels(player, machine) for machine in range(len(MACHINES)))


def points(g: Table, side: int) -> dict[str, int]:
    """The points of a side by where they come from."""
    player = g.players[side]
    if side >= g.seats:
        return automa_points(g)
    now = values(g, side)
    built, per_machine = machine_points(player), now["points-per-machine"]
    if per_machine:
        built += per_machine * machines_finished(player)
    explored = 0
    if player.exoplanets:
        explored = _exoplanet_points(owned(player), now["points-largest-set"], now["points-per-type"])
    return {
        "upgrades": sum(player.upgrades),
        "machines": built,
        "objectives": _objectives_points(tuple(player.done), now["points-per-objective"]),
        "exoplanets": explored,
        "resources": player.resources // now["resources-per-point"],
        "noted": player.points,
    }


@lru_cache(maxsize=4096)
def _exoplanet_points(exoplanets: tuple[tuple[Card, ...], ...], largest: int, each: int) -> int:
    types = explored_of(exoplanets)
    return sum(map(set_points, types)) + largest + each * sum(n > 0 for n in types) if any(types) else 0


@lru_cache(maxsize=4096)
def _objectives_points(done: tuple[Card, ...], each: int) -> int:
    return sum(OBJECTIVE[card].points + each for card in done)


def automa_points(g: Table) -> dict[str, int]:
    """The automa's points, by its scoring card (17)."""
    player, row = g.players[g.automa], SCORING[g.difficulty]
    types = automa_explored(player)
    upgrades = sum(player.upgrades)
    return {
        "upgrades": row.upgrade * upgrades,
        "machines": row.three_upgrades * (upgrades // 3),
        "objectives": row.objective * len(player.objectives),
        "exoplanets": sum(set_points(n) for n in types) if row.sets else sum(types),
        "resources": player.resources // row.resources if row.resources else 0,
        "noted": player.points,
    }


def automa_explored(player: Player) -> list[int]:
    """By type, what the automa's explorers explore: the exoplanets of the lowest need first, one explorer each (17)."""
    left = len(player.explorers) + len(player.shown)
    found = [0] * len(TYPES)
    for card in sorted(
        (each.card for each in player.exoplanets), key=lambda card: (EXOPLANET[card].need, card)
    ):
        if EXOPLANET[card].need > left:
            break
        left -= EXOPLANET[card].need
        found[TYPE_OF[card]] += 1
    return with_wilds(found)


def standings(g: Table) -> Standings:
    """Points by side. Ties go to more energy, then to more completed objectives, and never to the automa."""
    by_source = tuple(points(g, side) for side in range(g.sides))
    scores = tuple(sum(each.values()) for each in by_source)
    if not g.over:
        return Standings(scores, None, by_source)
    keys = [_rank(g, side, scores[side]) for side in range(g.sides)]
    places = tuple(1 + sum(other > own for other in keys) for own in keys)
    return Standings(scores, places, by_source)


def _rank(g: Table, side: int, score: int) -> tuple[int, bool, int, int]:
    player = g.players[side]
    return score, side != g.automa, player.energy, len(player.done)
