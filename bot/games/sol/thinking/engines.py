"""What one seat of SOL may yet make by building an engine and running it to the end, for computer players.

An engine is where energy comes from, where it becomes momentum (or what is hurled), and where sundivers come from.
Each part may stand, or be built first. Its worth is what it makes by the nova once it runs.

Time is counted in cards drawn, for these bring the nova: a turn takes those that are drawn while it goes round, and
what stands deep draws its own.

The figures were found by games of Medium in the six scenarios (1.7 momentum on average before, 7.6 of 17 to 31 with
these) and for two and four together (never a goal before, 44 and 32 of 16 by whoever had least in three games each).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from bot.engine.moves import Seat
from bot.games.sol.table.board import BASE, BONUS, CARDS, LAYERS, boards
from bot.games.sol.table.state import NOBODY, Kind
from bot.games.sol.thinking.ways import FAR, FARTHEST, INNER, Source, reach, way_to, way_to_pattern

ASIDE = 1.5
"""How many movement points more it is to a certain space of a layer that is still shut."""
HURL = 2
"""Momentum of a sundiver hurled into the heart."""
HURL_CARDS = 0.5
COST = {Kind.BRIDGE: 2, Kind.NODE: 2, Kind.FOUNDRY: 2, Kind.TOWER: 3}
"""Sundivers."""
CREW = 2
"""Sundivers without which no engine runs."""
NEVER = 1e9
DOUBT = 0.05
"""What part of an engine's worth is lost with each card until it runs: something may come in between."""
SOONER = 1.5
"""By how many cards an engine may run sooner if its next pattern stands already."""
TRIED = 5
"""Of how many engines it is seen how near their next pattern is."""

WITHOUT = {Kind.NODE: 150, Kind.TOWER: 120}
"""In hundredths of a turn: what an energy takes without a node (bridges bring fees), and momentum without a tower."""


class Site(NamedTuple):
    """A station that stands or is planned: what it gives each time, the movement points to it, and its layer."""

    amount: int
    way: float
    layer: str


Sites = Mapping[Kind, Sequence[Site]]


class Means(NamedTuple):
    """What engines depend on: the stations are (space, kind, seat), `left` are pieces by kind, `divers` those at hand.

    `points` are those of a Move, `turn` the cards that are drawn while a turn goes round.
    """

    board: str
    bridges: tuple[int, ...]
    stations: tuple[tuple[int, Kind, Seat], ...]
    seat: Seat
    left: tuple[int, ...]
    divers: int
    points: int
    turn: float


class Build(NamedTuple):
    """What is to be built of an engine, and how many cards sundivers take to get there."""

    kind: Kind
    layer: str
    way: float


class Engine(NamedTuple):
    """When it runs, and then in cards what an energy takes, and momentum that has its energy (`NEVER`: it can't).

    `crew` are the sundivers left to hurl at the end, `dive` is what each takes. `next` is what may be built next.
    """

    start: float
    energy: float
    momentum: float
    crew: int
    dive: float
    next: tuple[Build, ...]

    def makes(self, time: float, stock: float, sooner: float) -> float:
        """The momentum that it makes in so much time, with energy in stock, if it runs so much sooner."""
        left = time - self.start + sooner
        if left <= 0:
            return 0.0
        made = 0.0
        if self.dive < NEVER:
            last = min(left, self.crew * self.dive)
            made, left = HURL * last / self.dive, left - last
        if self.momentum < NEVER:
            paid = min(stock, left / self.momentum)
            made += paid
            if self.energy < NEVER:
                made += (left - paid * self.momentum) / (self.momentum + self.energy)
        return float(made * (1 - DOUBT) ** max(0.0, self.start - sooner))


def prospect(means: Means, time: float, stock: float, sources: Sequence[Source]) -> float:
    """The momentum that the best engine makes in so many cards, with energy in stock and sundivers at sources."""
    best, ways = 0.0, dict[Build, float]()
    for engine in _likely(means, time, stock):
        for build in engine.next:
            if build not in ways:
                stand = [space for space, _, _ in means.stations]
                taken = frozenset(means.bridges if build.kind is Kind.BRIDGE else stand)
                steps = way_to_pattern(means.board, build.kind, build.layer, taken, sources)
                ways[build] = steps / means.points * means.turn
        sooner = max((build.way - ways[build] for build in engine.next), default=0.0)
        best = max(best, engine.makes(time, stock, sooner))
    return best


@lru_cache(maxsize=65536)
def _likely(means: Means, time: float, stock: float) -> Sequence[Engine]:
    """The engines that make most if what is next is near."""
    return sorted(engines(means), key=lambda engine: -engine.makes(time, stock, SOONER))[:TRIED]


@lru_cache(maxsize=8192)
def engines(means: Means) -> Sequence[Engine]:
    """All that the seat may build, but for those that are worse than another in everything."""
    found = set(_engines(means))
    return [one for one in found if not any(_is_better(other, one) for other in found)]


def _is_better(other: Engine, one: Engine) -> bool:
    return (
        other != one
        and other.next == one.next
        and other.start <= one.start
        and other.energy <= one.energy
        and other.momentum <= one.momentum
        and other.crew >= one.crew
        and other.dive <= one.dive
    )


def _engines(means: Means) -> Iterator[Engine]:
    stand = {kind: _sites(means, kind) for kind in (Kind.NODE, Kind.FOUNDRY, Kind.TOWER)}
    layers = [
        ("", "L", *INNER) if means.left[Kind.NODE] else ("",),
        ("", "L", *INNER) if means.left[Kind.FOUNDRY] else ("",),
        ("", *INNER) if means.left[Kind.TOWER] else ("",),
    ]
    for node, foundry, tower in product(*layers):
        new = {Kind.NODE: node, Kind.FOUNDRY: foundry, Kind.TOWER: tower}
        deepest = max(_depth(layer) for layer in new.values())
        for deep in (deepest, *range(max(deepest, 1) + 1, len(LAYERS))):
            if (engine := _engine(means, stand, new, deep)) is not None:
                yield engine


def _depth(layer: str) -> int:
    return LAYERS.index(layer) if layer else 0


def _engine(means: Means, stand: Sites, new: Mapping[Kind, str], deep: int) -> Engine | None:
    """The engine with these stations built by layer, and bridges as deep as this; None if it can't be."""
    inside, ways = reach(means.board, means.bridges)
    shut = [layer for layer in INNER if layer not in inside and LAYERS.index(layer) <= deep]
    if len(shut) > means.left[Kind.BRIDGE]:
        return None
    points = means.points + len(shut)
    bridges = [_build(means, ways, Kind.BRIDGE, layer, means.points + n) for n, layer in enumerate(shut)]
    stations = [_build(means, ways, kind, layer, points) for kind, layer in new.items() if layer]
    builds = [*bridges, *stations]
    start = sum(build.way + means.turn + CARDS[build.layer] for build in builds)
    crew = means.divers - sum(COST[build.kind] for build in builds)

    known = INNER[max(len(inside), deep - 1) :]
    sites = {kind: [site for site in sites if site.layer not in known] for kind, sites in stand.items()}
    for build in stations:
        amount = BASE[build.layer] + BONUS[build.layer]
        sites[build.kind].append(Site(amount, ways[build.layer], build.layer))
    energy = _cards(means, sites[Kind.NODE], points, max(1, crew))
    diver = energy + _cards(means, sites[Kind.FOUNDRY], points, 1)
    following = bridges[:1] or stations
    if crew < CREW:
        # Sundivers run out on the way, so what brings them comes first.
        sources = [build for build in stations if build.kind is not Kind.TOWER]
        depth = max((LAYERS.index(build.layer) for build in sources), default=0)
        first = [*[build for build in bridges if LAYERS.index(build.layer) <= depth], *sources]
        if diver >= NEVER or means.divers <= sum(COST[build.kind] for build in first):
            return None
        start += (CREW - crew) * diver
        crew = CREW
        if sources:
            following = first[:1] if first[0].kind is Kind.BRIDGE else sources
    momentum = _cards(means, sites[Kind.TOWER], points, crew)
    dive = NEVER
    if "K" in inside or deep == _depth("K"):
        dive = (ways["K"] + 1) / points * means.turn + HURL_CARDS
        if diver < NEVER and (dive + diver) / HURL < momentum + energy:
            energy, momentum = 0.0, (dive + diver) / HURL
    return Engine(start, energy, momentum, crew, dive, tuple(following))


def _build(means: Means, ways: Mapping[str, float], kind: Kind, layer: str, points: int) -> Build:
    """A piece in a layer, to whose pattern sundivers take a turn at least."""
    at = LAYERS.index(layer)
    rings = {Kind.BRIDGE: (at - 1, at - 2), Kind.TOWER: (at, at - 1, at - 2)}.get(kind, (at, at))
    steps = sum(ways[LAYERS[ring]] for ring in rings) + (kind is Kind.NODE)
    return Build(kind, layer, max(1.0, steps / points) * means.turn)


def _cards(means: Means, sites: Sequence[Site], points: int, crew: int) -> float:
    """The cards for one of what stations give, where so many sundivers at most fly to them for an activation."""
    best, amount, cards = NEVER, 0, means.turn
    each = [(site.way / points * means.turn + CARDS[site.layer], site.amount) for site in sites]
    for more, gives in sorted(each, key=lambda site: site[0] / site[1])[:crew]:
        cards, amount = cards + more, amount + gives
        best = min(best, cards / amount)
    return best


def _sites(means: Means, kind: Kind) -> list[Site]:
    """The stations of a kind that stand, also where no bridges lead yet."""
    layout = boards()[means.board]
    inside, _ = reach(means.board, means.bridges)
    found = []
    for space, of, owner in means.stations:
        if of is kind:
            layer = layout.layer[space]
            bonus = layout.bonus[space] if owner in (means.seat, NOBODY) else 0
            near = layer in "UL" or layer in inside
            way = way_to(means.board, means.bridges, (space,)) if near else FAR[layer] + ASIDE
            found.append(Site(layout.base[space] + bonus, way, layer))
    return found


@lru_cache(maxsize=8192)
def pace(
    board: str,
    bridges: tuple[int, ...],
    stations: tuple[tuple[int, Kind, Seat], ...],
    seat: Seat,
    points: int,
) -> int:
    """The momentum in a hundred turns by the best node and the best tower that stand, to which bridges lead."""
    layout, turns = boards()[board], dict(WITHOUT)
    for space, kind, owner in stations:
        if kind in turns and (way := way_to(board, bridges, (space,))) < FARTHEST:
            amount = layout.base[space] + (layout.bonus[space] if owner == seat else 0)
            turns[kind] = min(turns[kind], int(100 * (1 + way / points) / amount))
    return 10_000 // sum(turns.values())
