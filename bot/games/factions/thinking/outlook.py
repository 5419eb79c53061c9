"""What a side can do next from where its ships are, and what its energy and resources are worth for that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from bot.games.factions.actions.actions import AS_OTHER, PHOTOSYNTHESIS, may_act
from bot.games.factions.actions.courses import TUNNEL_PRICE
from bot.games.factions.cards.cards import (
    BATTERY,
    EARTH,
    EXOPLANET,
    JUPITER,
    MARS,
    MERCURY,
    NEPTUNE,
    NUMBERS,
    SATURN,
    TILE,
    URANUS,
    VENUS,
)
from bot.games.factions.cards.language import DraftObjective, GainExoplanet, GainResearch, GainTech, Key
from bot.games.factions.holdings.machines import levels
from bot.games.factions.holdings.modifiers import value, values
from bot.games.factions.holdings.prices import Fares, fares_of
from bot.games.factions.holdings.upgrades import room_in_all
from bot.games.factions.scoring.scoring import worth
from bot.games.factions.table.board import (
    AROUND,
    BAND,
    BELT,
    BESIDE,
    KUIPER,
    NEIGHBOURS,
    REACHED_FROM,
    SECTORS,
)
from bot.games.factions.table.state import EMPTY, NONE, Table
from bot.games.factions.thinking.building import best_of_upgrades
from bot.games.factions.thinking.remaining import (
    energy_share,
    energy_worths,
    resource_worths,
    time_left,
)
from bot.games.factions.thinking.worths import (
    EXPLORER,
    MEAN_CHARGE,
    ONCE,
    RESEARCH_WORTH,
    RESOURCE,
    production,
)

REACHED_NEAR = tuple(
    sectors if slot >= KUIPER else (*sectors, *NEIGHBOURS[sectors[0]])
    for slot, sectors in enumerate(REACHED_FROM)
)
"""By slot, the sectors from which it is mined by who can mine from next to it, but for wormholes."""
FAR = 99
"""The price of a sector out of reach."""
MEAN_ASTEROID = sum(row.value for row in TILE.values()) / len(TILE)
HERE = 0.95
"""How much of what can be done at once counts."""
NEXT = (0.5, 0.25, 0.12)
"""How much counts of the best that can be done in turns to come."""
NEXT_ROUND = 0.25
"""How much counts of what can be done at the beginning of the next round."""
HOME = 0.65
"""How much counts of the energy that charging would bring, for whoever can get to Mercury."""
LOCKED = 0.3
"""How much counts of what can be reached once the battery is charged."""
A_VOTE = 150
"""What a vote brings."""
BUILT = 0.9
"""How much counts of what the best upgrades add that a side can pay."""


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[list[int]])


def outlook(g: Table, side: int) -> int:
    """What a side can do next: of each planet and asteroid, what it brings less what it costs.

    What it can do in the next round, on a board without energy, counts for whoever has passed, too.
    """
    player, is_last = g.players[side], g.number == g.rounds
    if not player.ships or player.faction == NONE or (player.passed and is_last):
        return 0
    left, now = time_left(g, side), values(g, side)
    energy, cap, share = player.energy, now["energy-cap"], energy_share(g, side)
    there = _There(
        visit_worths(g, side, left),
        _tile_worths(g, side, left),
        mined_from(g, side),
        energy_worths(share),
        _costs(share, energy, min(energy + player.resources, cap)),
        cap,
        now["charge-anywhere"] > 0 and PHOTOSYNTHESIS not in player.round.spent,
    )
    total = 0.0
    if g.active == side and may_act(g, side) and (player.turn.moved or player.turn.acted):
        total += HERE * _at_once(g, side, there.visits, there.tiles)
    if not player.passed and (turns := _turns_left(g, side)):
        total += _prospects(g, side, there, reach(g, side, cap), NEXT[:turns])
    if not is_last:
        total += NEXT_ROUND * _prospects(g, side, there, reach(g, side, cap, is_clear=True), NEXT)
    return int(total)


class _There(NamedTuple):
    """What there is for a side to do, and what it has for that.

    What each planet and each asteroid brings, from where asteroids are mined; by energy, what it is worth and what it
    costs to spend it, the most that a battery holds, and whether it charges `anywhere`.
    """

    visits: Sequence[float]
    tiles: Mapping[int, float]
    mined: tuple[tuple[int, ...], ...]
    worths: Sequence[int]
    costs: Sequence[float]
    cap: int
    anywhere: bool


def _prospects(g: Table, side: int, there: _There, prices: Sequence[int], parts: Sequence[float]) -> float:
    """What a side can do in turns to come, of which these parts count, at these prices to each sector."""
    player, costs = g.players[side], there.costs
    by_planet, by_slot, price = _goals(
        prices, tuple(player.ships), tuple(g.rings), tuple(g.nodes), there.mined
    )
    price = 0 if there.anywhere else price
    payable, nets, locked, mined, home = len(costs), list[float](), 0.0, list[float](), 0.0
    goals = [(nets, there.visits[planet], cost) for planet, cost in by_planet if there.visits[planet] > 0]
    goals += [(mined, worth_, by_slot[slot]) for slot, worth_ in there.tiles.items()]
    for found, worth_, cost in goals:
        if cost < payable:
            found.append(worth_ - costs[cost])
        elif cost <= there.cap and worth_ > locked:
            locked = worth_
    nets += sorted(mined, reverse=True)[:2]
    if price < payable:
        rest = max(0, player.energy - price)
        charged = there.worths[_charged(g, side, rest)] - there.worths[rest]
        home = HOME * max(0, charged - costs[price])
        nets.append(LOCKED * locked)
    nets.sort(reverse=True)
    return home + sum([part * net for part, net in zip(parts, nets) if net > 0])


def _turns_left(g: Table, side: int) -> int:
    """How many of the `NEXT` turns a side has still before the game ends: none after the last one that it has alone."""
    others = [player for other, player in enumerate(g.players[: g.seats]) if other != side]
    if g.number < g.rounds or not others or not all([player.passed for player in others]):
        return len(NEXT)
    turn = g.players[side].turn
    begun = g.active == side and (turn.moved or turn.acted)
    return max(0, min(len(NEXT), NUMBERS.last_turns + 1 - g.extra - begun))


@lru_cache(maxsize=4096)
def _goals(
    prices: Sequence[int],
    ships: tuple[int, ...],
    rings: tuple[int, ...],
    nodes: tuple[int, ...],
    mined: tuple[tuple[int, ...], ...],
) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...], int]:
    """The price to go to each planet but Mercury and use it, to each asteroid by slot, and to be beside Mercury."""
    by_planet, home = list[tuple[int, int]](), FAR
    for ring, planet in enumerate(rings):
        if planet == NONE:
            continue
        around = BESIDE[ring][nodes[planet]]
        if planet == MERCURY:
            home = min(prices[sector] for sector in around)
        else:
            price = min((prices[sector] for sector in around if sector not in ships), default=FAR)
            by_planet.append((planet, price))
    by_slot = tuple(min(prices[sector] for sector in sectors) for sectors in mined)
    return tuple(by_planet), by_slot, home


@lru_cache(maxsize=1024)
def _costs(share: float, energy: int, most: int) -> tuple[float, ...]:
    """By price, what it costs to spend so much, of which resources give what is missing."""
    worths = energy_worths(share)
    return tuple(
        worths[energy] - worths[max(0, energy - price)] + RESOURCE * max(0, price - energy)
        for price in range(most + 1)
    )


def mined_from(g: Table, side: int) -> tuple[tuple[int, ...], ...]:
    """By slot, the sectors from which a side mines it."""
    return REACHED_NEAR if value(g, side, "mine-range") else REACHED_FROM


def reach(g: Table, side: int, limit: int, *, is_clear: bool = False) -> tuple[int, ...]:
    """By sector, the least energy to get there from any ship; FAR if it costs more than `limit`.

    That is on the board as it is, or once it `is_clear` of energy.
    """
    gates = tuple(g.wormholes) if len(g.wormholes) == NUMBERS.wormholes else ()
    ships, now = tuple(g.players[side].ships), values(g, side)
    drive, tunnels = now["alcubierre"] > 0, now["wormhole-moves"] > 0
    cubes = b"" if is_clear else _encoder.encode(g.cubes)
    return _reach(cubes, fares_of(g, side), ships, gates, drive, tunnels, limit)


@lru_cache(maxsize=4096)
def _reach(
    cubes: bytes,
    fares: Fares,
    ships: tuple[int, ...],
    gates: tuple[int, ...],
    drive: bool,
    tunnels: bool,
    limit: int,
) -> tuple[int, ...]:
    entry = fares.tariff(map(sum, _decoder.decode(cubes)) if cubes else (0,) * SECTORS)
    found = [FAR] * SECTORS
    rows: list[list[int]] = [[] for _ in range(limit + 1)]
    for ship in ships:
        near = range(BAND[ship] * AROUND, BAND[ship] * AROUND + AROUND) if drive else ()
        for sector in (ship, *near) if BAND[ship] != BELT else (ship,):
            found[sector] = 0
            rows[0].append(sector)
    if tunnels and gates and limit >= TUNNEL_PRICE:
        # A wormhole comes to the ship; of one that has it already, the other end goes anywhere.
        for sector in range(SECTORS) if ships[-1] in gates else gates:
            price = TUNNEL_PRICE + entry[sector]
            if price < found[sector] and price <= limit:
                found[sector] = price
                rows[price].append(sector)
    for price, row in enumerate(rows):
        for at in row:
            if found[at] == price:
                for sector in NEIGHBOURS[at] if at not in gates else (*NEIGHBOURS[at], *gates):
                    then = price + entry[sector]
                    if then < found[sector] and then <= limit:
                        found[sector] = then
                        rows[then].append(sector)
    return tuple(found)


def _at_once(g: Table, side: int, visits: Sequence[float], tiles: Mapping[int, float]) -> float:
    """The best that the Action can do where the ships are."""
    player = g.players[side]
    ships, placed = set(g.acting(side)), set(player.turn.placed)
    best = 0.0
    for ring, planet in enumerate(g.rings):
        if planet != NONE:
            around = BESIDE[ring][g.nodes[planet]]
            if not ships.isdisjoint(around) and not placed.isdisjoint(around):
                best = max(best, visits[planet])
    mined = mined_from(g, side)
    for slot, worth_ in tiles.items():
        if not ships.isdisjoint(mined[slot]):
            best = max(best, worth_)
    return best


def _tile_worths(g: Table, side: int, left: float) -> dict[int, float]:
    """What each asteroid would bring, about."""
    now = values(g, side)
    room = now["resource-cap"] - g.players[side].resources
    if room <= 0:
        return {}
    bonus = now["mine-bonus"]
    have = g.players[side].resources
    worths = resource_worths(left, now["resources-per-point"], now["resource-cap"])
    gains = [worths[have + n] - worths[have] for n in range(room + 1)]
    return {
        slot: gains[min(room, expected(g, side, slot) + bonus)]
        for slot, tile in enumerate(g.tiles)
        if tile != EMPTY
    }


def expected(g: Table, side: int, slot: int) -> int:
    """What an asteroid is worth; one that a side has not seen counts as an average one."""
    is_known = g.faces[slot] or side in g.peeks[slot]
    return TILE[g.tiles[slot]].value if is_known else round(MEAN_ASTEROID)


def appeals(g: Table, side: int) -> list[float]:
    """By sector, about the best that a side could do there: at a planet, or with an asteroid."""
    player, left, found = g.players[side], time_left(g, side), [0.0] * SECTORS
    visits = visit_worths(g, side, left)
    worths = energy_worths(energy_share(g, side))
    visits[MERCURY] = worths[_charged(g, side, player.energy)] - worths[player.energy]
    for ring, planet in enumerate(g.rings):
        if planet != NONE:
            for sector in BESIDE[ring][g.nodes[planet]]:
                found[sector] = max(found[sector], visits[planet])
    mined = mined_from(g, side)
    for slot, worth_ in _tile_worths(g, side, left).items():
        for sector in mined[slot]:
            found[sector] = max(found[sector], worth_)
    return found


def _charged(g: Table, side: int, energy: int) -> int:
    """The energy of a side after charging, on average."""
    now = values(g, side)
    cap = now["energy-cap"]
    gain = cap if now["charge-any"] else MEAN_CHARGE[levels(g.players[side], BATTERY)]
    return min(cap, energy + gain)


def visit_worths(g: Table, side: int, left: float) -> list[float]:
    """By planet, about what a visit brings to a side beyond what it costs there."""
    player, now, soon = g.players[side], values(g, side), min(1.0, 1.6 * left)
    resources = player.resources
    found = [0.0] * 8
    missing = [
        need
        for each in player.exoplanets
        if (need := EXOPLANET[each.card].need - worth(each.explorers, each.card)) > 0
    ]
    hand = len(player.explorers) + len(player.shown)
    needed = max(0, sum(missing) - 2 * hand)
    found[VENUS] = soon * (EXPLORER + 45) * min(resources, needed // 2 + (needed > 0)) * 0.6
    n = min(resources // 2, room_in_all(g, player))
    worths = resource_worths(left, now["resources-per-point"], now["resource-cap"])
    for some in {1, n} if n else ():
        gain = BUILT * best_of_upgrades(player, some, left) - worths[resources] + worths[resources - 2 * some]
        found[MARS] = max(found[MARS], gain)
    if resources >= now["jupiter-cost"]:
        found[JUPITER] = soon * max(30, ONCE[GainExoplanet] - 35 * len(missing))
        if now["produce-unexplored"]:
            found[JUPITER] += max((production(card, g.rounds - g.number) for card in g.jupiter), default=0)
    room = now["objective-limit"] - len(player.objectives)
    found[SATURN] = soon * ONCE[DraftObjective] * (1 if room > 0 else 0.3)
    room = now["tech-limit"] - len(player.techs)
    found[URANUS] = left * ONCE[GainTech] * (1 if room > 0 else 0.1)
    if g.neptune:
        found[NEPTUNE] = soon * max(RESEARCH_WORTH.get(card, ONCE[GainResearch] * 0.8) for card in g.neptune)
    found[EARTH] = _earth(g, side, now, max(found))
    return found


def _earth(g: Table, side: int, now: Mapping[Key, int], best: float) -> float:
    """A vote, or what is best elsewhere for who may use Earth as that."""
    player = g.players[side]
    if g.first:
        return 0.0 if g.claimed else 20.0
    vote = 0.0
    if g.event != EMPTY and player.round.vote == NONE:
        vote = A_VOTE * (1.8 if now["double-votes"] else 1)
    return max(best, vote) if now["earth-as-other"] and AS_OTHER not in player.round.spent else vote
