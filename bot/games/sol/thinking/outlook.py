"""What one seat of SOL may still make of what it has, for computer players: in momentum yet to come."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from bot.engine.moves import Seat
from bot.games.sol.table.board import boards
from bot.games.sol.table.edition import movement_points
from bot.games.sol.table.state import PIECES, SPENT, Kind, Table
from bot.games.sol.table.tables import tables_of
from bot.games.sol.thinking.distances import Targets, way_in, worth_by_space
from bot.games.sol.thinking.engines import pace
from bot.games.sol.thinking.ways import FARTHEST, steps_from

MOMENTUM = 100
ENERGY = 34
"""One energy, as long as there is time to use it."""
IDLE_ENERGY = 22
"""One energy while there is no tower anywhere."""
TRANSMITTED = 30
"""How much more each energy counts that the best tower in reach can turn into momentum at once."""
ENOUGH = 6
"""More energy than this counts less while there is no tower anywhere."""
BURDENED = 12
"""More energy than this may be halved by the next flare (rules 10)."""
AT_RISK = 45
"""In percent: how likely a flare comes before energy can be spent."""
CUT_OFF = 40
"""In percent: what a station is worth to which no bridges lead."""
AT_HAND = (0, 600, 1000, 1230, 1390, 1490, 1560, 1620, 1670, 1710, 1745, 1775, 1805, 1835)
"""The worth of sundivers outside the reserve, by their number: nothing can be done without them."""
GROUNDED = 150
"""What it costs to have none at hand, beside the structure that must be taken down for two: a turn or two."""
LAUNCHED = 6
"""How much more a sundiver on the board is worth than one in the pool, because patterns are made of them."""
STATION = ((), (24, 145, 327, 735, 1470), (25, 338, 592, 845, 1099), (40, 100, 527, 929, 1859))
"""By kind and depth: what a station gives in a whole game."""
PACE = 10
"""What a momentum in a hundred turns is worth in a whole game: a node needs a tower, and a tower a node."""
ALONE = 70
"""In percent: what structures are worth beside that."""
CREW = 3
"""How many sundivers count for the stations near them: a turn activates few, and energy is spent once."""
AGAIN = (100, 55, 38, 30)
"""In percent: the first station of a kind, the second, ... Each turn activates one kind."""
BRIDGE = 267
"""A further movement point in each turn of a whole game."""
OPENING = (160, 60, 20, 0)
"""By the number of bridges between the same two layers: what one more is worth beside that."""
WAY = 271
"""One movement point less on the way from Lower Orbit to the heart, in a whole game."""
FEED = 24
"""What each further sundiver in the pool is worth."""
TRIED = 2
"""How many conversions are tried."""
TURN = 40
"""How much a conversion must gain to be worth a turn."""
READY = 80
"""In percent: what a structure that can be built next turn is worth now."""
AWAITED = 35
"""In percent: what a station's reward is worth to a sundiver on it."""
CARD = 102
"""What a card that an action draws is worth in itself: games that no one brings to their end stall."""
ENDING = 400
"""How much more it counts to draw a card for who leads while the next flare is the last."""
SOON = (0, 60, 85, 95, 100)
"""In percent, by the flares still to come: what will be used within a few turns is worth. A flare takes four cards."""
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


class Places(NamedTuple):
    """What sundivers are worth for where they are.

    One in the core is worth `dive`: it is a movement point from two momentum, after which it is in the reserve. Each is
    worth `nearer` percent a movement point further from what it can do. Those of the pool are worth `pooled` percent,
    by their number, of where one can be launched: a turn launches few. Fewer than `builders` at hand count on no bridge
    to come while others lead to the core: it would take most of them.
    """

    dive: int
    nearer: int
    pooled: tuple[int, ...]
    builders: int = 0


TOGETHER = Places(130, 80, (0, 100, 200, 290, 360, 410, 440, 460, 470, 480, 490, 500, 510, 520))
"""Where everyone plays for a common goal."""
RIVALS = Places(100, 76, (0, 100, 181, 254, 310, 351, 375, 391, 399, 408, 416, 424, 432, 440), 4)
"""Among rivals, where the Sun may not wait for what is still to come."""


class Facts(NamedTuple):
    """What the outlook of a seat depends on. `stations` are (space, kind, seat), `bridges` edges, `spaces` sundivers,
    `left` its pieces by kind, `time` the marker, `own` its bridges. It `ends` the game, and wins it, to draw the next
    flare.
    """

    board: str
    seat: Seat
    stations: tuple[tuple[int, Kind, Seat], ...]
    bridges: tuple[int, ...]
    spaces: tuple[int, ...]
    pool: int
    reserve: int
    energy: int
    left: tuple[int, ...]
    corner: int
    points: int
    time: int
    ends: bool = False
    own: tuple[int, ...] = ()


def facts(g: Table, seat: Seat) -> Facts:
    """The facts of a seat."""
    player = g.players[seat]
    stations = tuple(
        [
            (space, station.kind, station.seat)
            for space, station in enumerate(g.stations)
            if station is not None
        ]
    )
    return Facts(
        g.board,
        seat,
        stations,
        tuple(sorted(g.bridges)),
        tuple(g.sundivers[seat]),
        player.pool,
        player.reserve,
        player.energy,
        tuple(player.pieces),
        player.corner,
        movement_points(g, seat),
        g.marker,
        g.marker == 1 and all(player.momentum > other.momentum for other in g.players if other is not player),
        tuple(sorted([edge for edge, bridge in g.bridges.items() if bridge.seat == seat])),
    )


class Outlook(NamedTuple):
    """What a seat may still make of what it has, in momentum yet to come."""

    energy: int
    sundivers: int
    structures: int
    way_in: int
    conversion: int = 0
    """What it could build next turn is worth more than what it takes."""


@lru_cache(maxsize=8192)
def outlook(f: Facts) -> Outlook:
    """What a seat may still make of what it has, and of what it could build next turn."""
    now = _as_it_stands(f)
    if not f.time:
        return now
    had = sum(now)
    best = max(
        (sum(_as_it_stands(built)) + CARD * cards for built, cards in _best_conversions(f)), default=had
    )
    return now._replace(conversion=max(0, best - had - TURN) * READY // 100)


@lru_cache(maxsize=16384)
def _as_it_stands(f: Facts) -> Outlook:
    """The outlook without what the seat could build next turn.

    Who has no sundiver at hand will have to take something down, so the rest of what it has built is of no use yet.
    """
    if f.time and not f.pool and not any(f.spaces) and (less := _taken_down(f)):
        best = max(map(_as_it_stands, less), key=sum)
        return best._replace(sundivers=best.sundivers - GROUNDED)
    soon = SOON[min(f.time, 4)]
    useful = any([kind is Kind.TOWER for _, kind, _ in f.stations])
    each = (ENERGY if useful else IDLE_ENERGY) * soon // 100
    kept = f.energy
    if f.energy > BURDENED and f.time > 1:
        kept -= AT_RISK * (f.energy // 2) // 100
    spare = min(kept, BURDENED if useful else ENOUGH)
    energy = each * spare + each * (kept - spare) // 3 + TRANSMITTED * min(kept, _transmits(f)) * soon // 100

    at_hand = f.pool + sum(f.spaces)
    placed = worth_of_places(f, _targets(f, at_hand, each), RIVALS)
    sundivers = (placed + AT_HAND[at_hand]) * soon // 100
    way = -(WAY * way_in(f.board, f.bridges) // 10) * f.time // 13
    brought = PACE * pace(f.board, f.bridges, f.stations, f.seat, f.points)
    structures = _structures(f) * ALONE // 100 + brought
    return Outlook(energy, sundivers, structures * f.time // 13, way)


def _taken_down(f: Facts) -> list[Facts]:
    """What becomes of a seat by each of its structures that it can take down."""
    found = []
    for kind in Kind:
        if f.reserve < (spent := SPENT[kind]):
            continue
        left = tuple([count + (of == kind) for of, count in enumerate(f.left)])
        after = f._replace(pool=f.pool + spent, reserve=f.reserve - spent, left=left)
        if kind is Kind.BRIDGE:
            for edge in f.own:
                bridges, own = ([each for each in edges if each != edge] for edges in (f.bridges, f.own))
                found.append(after._replace(bridges=tuple(bridges), own=tuple(own), points=f.points - 1))
            continue
        for station in f.stations:
            if station[1:] == (kind, f.seat):
                found.append(after._replace(stations=tuple([each for each in f.stations if each != station])))
    return found


def _transmits(f: Facts) -> int:
    """How much energy the best tower to which bridges lead takes at once; the bonus is its owner's."""
    layout = boards()[f.board]
    reached = steps_from(f.board, f.bridges, 0)
    return max(
        [
            layout.base[space] + (layout.bonus[space] if owner == f.seat else 0)
            for space, kind, owner in f.stations
            if kind is Kind.TOWER and reached[space] < FARTHEST
        ],
        default=0,
    )


def worth_of_places(f: Facts, targets: Targets, worths: Places) -> int:
    """What sundivers are worth for where they are and can be launched, with these targets and the dives among them."""
    places = [(space, n) for space, n in enumerate(f.spaces) if n]
    core = boards()[f.board].core[0]
    few = f.pool + sum(f.spaces) < worths.builders and steps_from(f.board, f.bridges, 0)[core] < FARTHEST
    field = worth_by_space(f.board, f.bridges, targets, worths.nearer, builds=not few)
    others = worth_by_space(f.board, f.bridges, dives(f.board, worths), worths.nearer, builds=not few)
    crew = sorted([field[space] - others[space] for space, _ in places], reverse=True)
    placed = sum(crew[:CREW]) + sum([n * (others[space] + LAUNCHED) for space, n in places])
    if f.pool:
        launch = max([field[space] for space in tables_of(f.board).around[f.corner]]) * worths.nearer // 100
        placed += launch * worths.pooled[f.pool] // 100
    return placed


@cache
def dives(board: str, worths: Places) -> Targets:
    """The core, as far as a sundiver is concerned that has nothing better to do."""
    return tuple((int(space), worths.dive) for space in boards()[board].core)


def held_worth(g: Table, seat: Seat) -> int:
    """The worth of a kept card before it is used."""
    effect = g.effects.get(g.players[seat].held)
    return (HELD.get(effect, SOME_CARD) if effect else 0) * SOON[min(g.marker, 4)] // 100


def _gain(kind: Kind, amount: int, at_hand: int, cost: int) -> int:
    """The worth of a reward of `amount`, minus what its energy is worth."""
    if kind is Kind.TOWER:
        return amount * MOMENTUM - cost
    return AT_HAND[min(at_hand + amount, 13)] - AT_HAND[at_hand] + amount * FEED - cost


def _targets(f: Facts, at_hand: int, each: int) -> Targets:
    """Where a sundiver can do something, and for how much: the core, and every station that can be paid for.

    Energy is worth `each`, and a third of that where the next flare may halve it.
    """

    def worth(energy: int) -> int:
        return each * min(energy, BURDENED) + each * max(0, energy - BURDENED) // 3

    layout = boards()[f.board]
    found = list(dives(f.board, RIVALS))
    for space, kind, owner in f.stations:
        amount = layout.base[space]
        if kind is Kind.TOWER and f.energy < amount:
            continue
        if kind is Kind.FOUNDRY and (f.reserve < amount or f.energy < amount):
            continue
        if owner == f.seat:
            amount += layout.bonus[space]
            if kind is not Kind.NODE:
                amount = min(amount, f.energy)
        if kind is Kind.NODE:
            gain = worth(f.energy + amount) - worth(f.energy)
        else:
            gain = _gain(kind, amount, at_hand, worth(f.energy) - worth(f.energy - amount))
        gain += CARD * layout.cards[space]
        gain += ENDING if f.ends and layout.cards[space] else 0
        found.append((space, gain * AWAITED // 100))
    return tuple(found)


def _structures(f: Facts) -> int:
    """The worth of stations and bridges, by what they give in a whole game."""
    depth = boards()[f.board].depth
    worths: list[list[int]] = [[], [], [], []]
    reached = steps_from(f.board, f.bridges, 0)
    for space, kind, owner in f.stations:
        if owner == f.seat:
            worth = STATION[kind][depth[space]]
            worths[kind].append(worth if reached[space] < FARTHEST else worth * CUT_OFF // 100)
    worth = BRIDGE * (PIECES[Kind.BRIDGE] - f.left[Kind.BRIDGE])
    for of_kind in worths:
        if len(of_kind) > 1:
            of_kind.sort(reverse=True)
        for one, share in zip(of_kind, AGAIN):
            worth += one * share // 100
    return worth


def _best_conversions(f: Facts) -> list[tuple[Facts, int]]:
    """What becomes of the seat by those conversions on the board that are worth most, and the cards they draw."""
    board, own = tables_of(f.board), f.spaces
    taken = {space for space, _, _ in f.stations}
    bridge_left, node_left, foundry_left, tower_left = f.left
    found: list[tuple[int, int, Kind, int, tuple[int, ...]]] = []
    for a, n in enumerate(own):
        if not n:
            continue
        if node_left:
            far, middle, _ = board.nodes[a]
            if own[far] and middle not in taken:
                found.append(_way(f, Kind.NODE, middle, (a, far)))
        if foundry_left:
            after, _, _ = board.foundries[a]
            site = a if a not in taken else after
            if own[after] and site not in taken:
                found.append(_way(f, Kind.FOUNDRY, site, (a, after)))
        for b, bridge_moves, tower_moves in board.radial[a]:
            if not own[b]:
                continue
            if bridge_left:
                for edge, _ in bridge_moves:
                    if edge not in f.bridges:
                        found.append(_way(f, Kind.BRIDGE, edge, (a, b)))
            if tower_left:
                for c, _ in tower_moves:
                    if own[c] and c not in taken:
                        found.append(_way(f, Kind.TOWER, c, (a, b, c)))
    found.sort(reverse=True)
    return [(_converted(f, kind, at, used), cards) for _, cards, kind, at, used in found[:TRIED]]


def _way(f: Facts, kind: Kind, at: int, used: tuple[int, ...]) -> tuple[int, int, Kind, int, tuple[int, ...]]:
    """A conversion: what it is worth, the cards it draws, and what it builds where, of sundivers on which spaces."""
    layout = boards()[f.board]
    space = layout.edges[at][1] if kind is Kind.BRIDGE else at
    cards = layout.cards[space]
    worth = _opening(f, at) if kind is Kind.BRIDGE else _next(f, kind, layout.depth[space])
    return worth + CARD * cards, cards, kind, at, used


def _next(f: Facts, kind: Kind, depth: int) -> int:
    """What the next station of a kind is worth."""
    return STATION[kind][depth] * AGAIN[PIECES[kind] - f.left[kind]] // 100


def _opening(f: Facts, edge: int) -> int:
    """What a new bridge on an edge is worth: a movement point, and more where its layer has few bridges."""
    layout = boards()[f.board]
    layer, edges = layout.layer, layout.edges
    outer = layer[edges[edge][0]]
    others = sum([layer[edges[other][0]] == outer for other in f.bridges])
    return BRIDGE + OPENING[min(others, len(OPENING) - 1)]


def _converted(f: Facts, kind: Kind, at: int, used: tuple[int, ...]) -> Facts:
    """The facts after a conversion on a space, or on an edge, of sundivers on the spaces used."""
    spaces, left = list(f.spaces), list(f.left)
    for space in used:
        spaces[space] -= 1
    left[kind] -= 1
    bridge = kind is Kind.BRIDGE
    return f._replace(
        stations=f.stations if bridge else (*f.stations, (at, kind, f.seat)),
        bridges=tuple(sorted((*f.bridges, at))) if bridge else f.bridges,
        own=tuple(sorted((*f.own, at))) if bridge else f.own,
        spaces=tuple(spaces),
        reserve=f.reserve + len(used),
        left=tuple(left),
        points=f.points + bridge,
    )
