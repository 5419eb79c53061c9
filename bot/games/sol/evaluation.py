"""What a position of SOL is worth to a seat, for computer players.

One momentum counts `MOMENTUM`; everything else counts for the momentum it may still bring before the Sun goes nova.
Only open information is used. The figures were found by self-play.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from bot.engine.moves import Seat
from bot.engine.worth import WON
from bot.games.sol.board import Space, boards
from bot.games.sol.scenarios import goal, is_shared
from bot.games.sol.state import Kind, Player, Suit, Table
from bot.games.sol.tables import tables

MOMENTUM = 100
ENERGY = 34
"""One energy, as long as there is time to use it."""
IDLE_ENERGY = 22
"""The same while there is no tower anywhere."""
BURDENED = 12
"""More energy than this may be halved by the next flare (rules 10)."""
DIVE = 80
"""A sundiver in the core: one movement point from two momentum, after which it is in the reserve."""
NEARER = 80
"""In percent: what a sundiver is worth one movement point further from what it can do."""
MEMBRANE = 4
"""How many movement points a membrane without a bridge counts."""
AT_HAND = (0, 150, 280, 380, 440, 480, 515, 545, 575, 605, 635, 665, 695, 725)
"""The worth of sundivers outside the reserve, by their number: nothing can be done without them."""
POOLED = (0, 100, 200, 290, 360, 410, 440, 460, 470, 480, 490, 500, 510, 520)
"""In percent: what sundivers of the pool are worth compared with where they can be launched. A turn launches few."""
LAUNCHED = 6
"""How much more a sundiver on the board is worth than one in the pool, because patterns are made of them."""
STATION = ((), (30, 200, 300, 400, 550), (30, 260, 340, 380, 420), (40, 100, 220, 380, 650))
"""By kind and depth: what a station gives in a whole game."""
AGAIN = (100, 65, 45, 35)
"""In percent: the first station of a kind, the second, ... Each turn activates one kind."""
BRIDGE = 200
"""A further movement point in each turn of a whole game."""
WAY = 100
"""One movement point less on the way from Lower Orbit to the heart, in a whole game."""
FEED = 20
"""What each further sundiver in the pool is worth."""
RIVALS = 30
"""In percent: how much the prospects of rivals weigh against the seat's own. Bridges serve everyone."""
READY = 50
"""In percent: what a structure that can be built next turn is worth now."""
AWAITED = 35
"""In percent: what a station's reward is worth to a sundiver on it."""
HELD = {
    "channel": 110,
    "pillar": 90,
    "synchronize": 90,
    "festival": 60,
    "persist": 60,
    "procreate": 60,
    "cascade": 60,
    "motivate": 60,
    "duplicate": 50,
    "transcend": 60,
    "teleport": 50,
    "catapult": 50,
    "juggernaut": 40,
    "chain": 60,
    "squeeze": 60,
    "pulse": 50,
}
"""The suit effects worth keeping; the others count `SOME_CARD`."""
SOME_CARD = 30

Targets = tuple[tuple[int, int], ...]
"""(space, what a sundiver there is worth)."""


def evaluate(g: Table, seat: Seat) -> int:
    """The worth of a position to `seat`: its own prospects minus those of its rivals."""
    if g.over:
        return _result(g, seat)
    seen = Seen(g)
    worths = [prospects(seen, Seat(other)) for other in range(g.seats)]
    if is_shared(g.options, g.seats):
        lowest = min(player.momentum for player in g.players)
        return MOMENTUM * lowest + sum(worths) // len(worths)
    own = worths.pop(seat)
    momenta = [player.momentum for player in g.players]
    mine = momenta.pop(seat)
    lead = 2 * mine - max(momenta) - sum(momenta) / len(momenta)
    return int(MOMENTUM * lead) + 2 * own - 2 * RIVALS * sum(worths) // (100 * len(worths))


class Seen:
    """What the prospects of every seat are computed from: stations, bridges, and the worth of energy."""

    __slots__ = ("bridges", "energy", "g", "stations")

    def __init__(self, g: Table) -> None:
        self.g = g
        self.stations = [(space, station) for space, station in enumerate(g.stations) if station is not None]
        self.bridges = tuple(sorted(g.bridges))
        useful = any(station.kind is Kind.TOWER for _, station in self.stations)
        self.energy = (ENERGY if useful else IDLE_ENERGY) * min(g.marker, 3) // 3


def _result(g: Table, seat: Seat) -> int:
    scores = [player.momentum for player in g.players]
    if is_shared(g.options, g.seats):
        return MOMENTUM * min(scores) + WON * (min(scores) >= goal(g.options, g.seats))
    own = scores[seat]
    best = max(score for other, score in enumerate(scores) if other != seat)
    return MOMENTUM * (own - best) - WON * sum(score > own for score in scores)


def prospects(seen: Seen, seat: Seat) -> int:
    """What a seat may still make of what it has, in momentum yet to come."""
    g, each = seen.g, seen.energy
    player, own, time = g.players[seat], g.sundivers[seat], g.marker
    soon = min(time, 4)
    spare = min(player.energy, BURDENED)
    worth = each * spare + each * (player.energy - spare) // 3

    places = [(space, n) for space, n in enumerate(own) if n]
    at_hand = player.pool
    for _, n in places:
        at_hand += n
    field = worth_by_space(g.board, seen.bridges, _targets(seen, seat, player, at_hand))
    placed = 0
    for space, n in places:
        placed += n * (field[space] + LAUNCHED)
    if player.pool:
        launch = max(field[space] for space in tables(g).around[player.corner]) * NEARER // 100
        placed += launch * POOLED[player.pool] // 100
    worth += (placed + AT_HAND[at_hand]) * soon // 4
    worth += (_structures(seen, seat) - WAY * way(g.board, seen.bridges) // 10) * time // 13
    if time > 1 and len(places) > 1:
        worth += _best_pattern(g, seat, player, at_hand, field, places) * READY // 100
    if player.held is not Suit.HIDDEN:
        worth += held_worth(g, player.held) * soon // 4
    return worth


def held_worth(g: Table, suit: Suit) -> int:
    """The worth of a kept card before it is used."""
    effect = g.effects.get(suit)
    return HELD.get(effect, SOME_CARD) if effect else 0


def gain(kind: Kind, amount: int, at_hand: int, each: int) -> int:
    """The worth of a reward of `amount`, minus its cost."""
    if kind is Kind.NODE:
        return amount * each
    if kind is Kind.TOWER:
        return amount * (MOMENTUM - each)
    return AT_HAND[min(at_hand + amount, 13)] - AT_HAND[at_hand] + amount * (FEED - each)


def _targets(seen: Seen, seat: Seat, player: Player, at_hand: int) -> Targets:
    """Where a sundiver can do something, and for how much: the core, and every station that can be paid for."""
    layout, each = seen.g.layout, seen.energy
    found = [(int(space), DIVE) for space in layout.core]
    base, bonus = layout.base, layout.bonus
    for space, station in seen.stations:
        kind, amount = station.kind, base[space]
        if kind is Kind.TOWER and player.energy < amount:
            continue
        if kind is Kind.FOUNDRY and (player.reserve < amount or player.energy < amount):
            continue
        if station.seat == seat:
            amount += bonus[space]
            if kind is not Kind.NODE:
                amount = min(amount, player.energy)
        found.append((space, gain(kind, amount, at_hand, each) * AWAITED // 100))
    return tuple(found)


def _structures(seen: Seen, seat: Seat) -> int:
    """The worth of stations and bridges, by what they give in a whole game."""
    depth = seen.g.layout.depth
    worths: list[list[int]] = [[], [], [], []]
    for space, station in seen.stations:
        if station.seat == seat:
            worths[station.kind].append(STATION[station.kind][depth[space]])
    worth = 0
    for of_kind in worths:
        if len(of_kind) > 1:
            of_kind.sort(reverse=True)
        for one, share in zip(of_kind, AGAIN):
            worth += one * share // 100
    for bridge in seen.g.bridges.values():
        if bridge.seat == seat:
            worth += BRIDGE
    return worth


def _best_pattern(
    g: Table, seat: Seat, player: Player, at_hand: int, field: list[int], places: list[tuple[int, int]]
) -> int:
    """The worth of the best conversion on the board, minus what its sundivers are worth where they are."""
    board, own, stations, bridges, layout = tables(g), g.sundivers[seat], g.stations, g.bridges, g.layout
    depth, time = layout.depth, g.marker
    bridge_left, node_left, foundry_left, tower_left = player.pieces
    two = AT_HAND[at_hand] - AT_HAND[max(0, at_hand - 2)]
    three = AT_HAND[at_hand] - AT_HAND[max(0, at_hand - 3)]
    best = 0
    for a, _ in places:
        if node_left:
            far, middle, _ = board.nodes[a]
            if own[far] and stations[middle] is None:
                worth = STATION[Kind.NODE][depth[a]] * AGAIN[3 - node_left] // 100
                best = max(best, worth * time // 13 - field[a] - field[far] - two)
        if foundry_left:
            after, _, _ = board.foundries[a]
            if own[after] and (stations[a] is None or stations[after] is None):
                worth = STATION[Kind.FOUNDRY][depth[a]] * AGAIN[3 - foundry_left] // 100
                best = max(best, worth * time // 13 - field[a] - field[after] - two)
        for b, bridge_moves, tower_moves in board.radial[a]:
            if not own[b]:
                continue
            if bridge_left:
                for edge, _ in bridge_moves:
                    if edge not in bridges:
                        best = max(best, opening(g, edge) * time // 13 - field[a] - field[b] - two)
            if tower_left:
                for c, _ in tower_moves:
                    if own[c] and stations[c] is None:
                        worth = STATION[Kind.TOWER][depth[c]]
                        worth = worth * AGAIN[3 - tower_left] // 100
                        best = max(best, worth * time // 13 - field[a] - field[b] - field[c] - three)
    return best


def opening(g: Table, edge: int) -> int:
    """What a new bridge on an edge is worth: a movement point, and more where its layer has no other bridge."""
    layer = g.layout.layer
    outer = layer[g.layout.edges[edge][0]]
    others = sum(layer[g.layout.edges[other][0]] == outer for other in g.bridges)
    return BRIDGE + (160, 60, 20, 0, 0)[min(others, 4)]


@lru_cache(maxsize=8192)
def worth_by_space(board: str, bridges: tuple[int, ...], targets: Targets) -> list[int]:
    """By space: what a sundiver there is worth, the more the nearer it is to a target over these bridges."""
    ways = _ways(board, bridges)
    worth = [0] * len(ways)
    queue: list[tuple[int, int]] = []
    for space, value in targets:
        if value > worth[space]:
            worth[space] = value
            heappush(queue, (-value, space))
    while queue:
        value, space = heappop(queue)
        if -value < worth[space]:
            continue
        for onward, share in ways[space]:
            there = -value * share // 100
            if there > worth[onward]:
                worth[onward] = there
                heappush(queue, (-there, onward))
    return worth


@lru_cache(maxsize=1024)
def _ways(board: str, bridges: tuple[int, ...]) -> list[list[tuple[int, int]]]:
    """By space: (neighbour, in percent what is left of a sundiver's worth there)."""
    layout, crossed = boards()[board], set(bridges)
    found: list[list[tuple[int, int]]] = []
    for number in layout.spaces:
        space, ways = Space(number), []
        for onward in (*layout.side[space], *layout.outer[space], *layout.inner[space]):
            edge = layout.edge_number.get((space, onward))
            shut = edge is not None and layout.membrane[edge] and edge not in crossed
            ways.append((int(onward), NEARER**MEMBRANE // 100 ** (MEMBRANE - 1) if shut else NEARER))
        found.append(ways)
    return found


@lru_cache(maxsize=1024)
def way(board: str, bridges: tuple[int, ...]) -> int:
    """The average distance from Lower Orbit to the core, in tenths of movement points."""
    layout, crossed = boards()[board], set(bridges)
    far = [99] * len(layout.names)
    queue: list[tuple[int, int]] = []
    for space in layout.core:
        far[space] = 0
        queue.append((0, space))
    while queue:
        steps, number = heappop(queue)
        space = Space(number)
        if steps > far[space]:
            continue
        for onward in (*layout.side[space], *layout.outer[space], *layout.inner[space]):
            edge = layout.edge_number.get((space, onward))
            shut = edge is not None and layout.membrane[edge] and edge not in crossed
            cost = steps + (MEMBRANE if shut else 1)
            if cost < far[onward]:
                far[onward] = cost
                heappush(queue, (cost, int(onward)))
    lower = [steps for steps, layer in zip(far, layout.layer) if layer == "L"]
    return 10 * sum(lower) // len(lower)
