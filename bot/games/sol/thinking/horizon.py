"""What an engine may still make in a game of SOL that is planned, by a rough reckoning."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.games.sol.table.board import BASE, BONUS, CARDS, boards
from bot.games.sol.table.state import HURL_MOMENTUM, SPENT, Kind
from bot.games.sol.thinking.ways import INNER, steps_from_pool

FAR_AWAY = 20
"""Movement points beyond which a pattern or a station is out of reach."""
BETWEEN = (2.0, 3.0, 4.3)
"""Movement points from the pool to the layers behind membranes, once bridges lead there."""
DIVER, DEAR_DIVER = 1.5, 2.5
"""How many cards a further sundiver takes, with a foundry or without."""
HURLING = 5.3
"""Movement points from the pool into the heart."""
HURLED = 1.3
"""What part of what hurling may make is counted on, beside what else an engine may make."""
MOST_FED = 2
"""How many further nodes and foundries each, in Upper Orbit, are thought of for hurling."""


class Engine(NamedTuple):
    """Towers that stand or may be built, (cards until then, sundivers, momentum a time, cards a time); nodes likewise
    (energy a time, cards a time); how many nodes in Upper Orbit stand, and how many `more` may; foundries likewise
    (`molds` may); how many stations are the player's own; what is hurled (cards until then, sundivers, cards a time).
    """

    towers: tuple[tuple[float, int, int, float], ...]
    nodes: tuple[tuple[int, float], ...]
    upper: int
    more: int
    foundries: int
    molds: int
    own: int
    diver: float
    hurls: tuple[int, int, float] | None

    def makes(
        self, cards: int, energy: int, at_hand: int, rate: float, cubes: int = 0, gleaned: float = 1.0
    ) -> float:
        """The momentum that the best tower, with energy from nodes, or hurling makes in so many cards.

        So many `cubes` are collected for energy, so many of them a card.
        """
        best = 0.0
        for setup, crew, amount, cost in self.towers:
            for more in range(self.more + 1):
                lack = max(0, crew + 2 * more + 1 - at_hand)
                left = cards - setup - 2 * more - lack * self.diver
                if left <= 0:
                    break
                stock = energy + (self.upper + more) * rate * max(0, cards - 2 * more)
                if left / cost * amount <= stock:
                    best = max(best, left / cost * amount)
                    continue
                best = max(best, stock)
                if cubes:
                    times = (left + stock / gleaned) / (cost + amount / gleaned)
                    best = max(best, min(times * amount, stock + cubes))
                for gives, each in self.nodes:
                    times = (left + stock * each / gives) / (cost + amount * each / gives)
                    best = max(best, times * amount)
        if self.hurls is not None:
            best = max(best, HURLED * HURL_MOMENTUM * self.hurled(cards, energy + cubes, at_hand, rate))
        return best

    def hurled(self, cards: int, energy: int, at_hand: int, rate: float) -> float:
        """How many sundivers are hurled, those counted that foundries in Upper Orbit bring, fed by nodes there.

        Further ones are built first where that pays; at last own stations are taken down.
        """
        assert self.hurls is not None
        setup, crew, each = self.hurls
        best = 0.0
        for nodes in range(min(MOST_FED, self.more) + 1):
            for foundries in range(min(MOST_FED, self.molds) + 1):
                new = nodes + foundries
                left = cards - setup - 2 * new
                if left <= 0:
                    break
                flares = rate * (cards - 2 * new)
                brought = min((self.foundries + foundries) * flares, energy + (self.upper + nodes) * flares)
                spare = at_hand - crew - 2 * new + brought
                if spare < 0:
                    continue
                hurled = min(left / each, spare)
                # What is taken down brings two sundivers for a card.
                if (more := min(2 * (self.own + new), (left - hurled * each) / (0.5 + each))) > 0:
                    hurled += more
                best = max(best, hurled)
        return best


@lru_cache(maxsize=16384)
def engine_of(
    board: str,
    bridges: tuple[int, ...],
    stations: tuple[tuple[int, Kind, bool], ...],
    pieces: tuple[int, ...],
    points: int,
) -> Engine:
    """What may stand and be built of these stations, bridges and pieces, with so many movement points."""
    layout, ways = boards()[board], ways_from_pool(board, bridges)
    inside = {layout.layer[layout.edges[edge][1]] for edge in bridges}
    depth = next((at for at, layer in enumerate(INNER) if layer not in inside), len(INNER))

    def opening(at: int) -> tuple[int, int]:
        """The bridges missing to a layer, and the cards that they take."""
        return max(0, at + 1 - depth), sum([2 + CARDS[layer] for layer in INNER[depth : at + 1]])

    towers, nodes = list[tuple[float, int, int, float]](), list[tuple[int, float]]()
    for space, kind, _ in stations:
        layer, gives = layout.layer[space], layout.base[space] + layout.bonus[space]
        at = INNER.find(layer)
        missing, setup = opening(at)
        way = ways[space] if ways[space] < FAR_AWAY else BETWEEN[at] + 1.5
        each = 1 + layout.cards[space] + way / (points + missing)
        if missing <= pieces[Kind.BRIDGE]:
            if kind is Kind.TOWER and at >= 0:
                towers.append((setup, 2 * missing, gives, each))
            elif kind is Kind.NODE:
                nodes.append((gives, each))
    for at, layer in enumerate(INNER):
        missing, setup = opening(at)
        if pieces[Kind.TOWER] and missing <= pieces[Kind.BRIDGE]:
            each = 1 + CARDS[layer] + BETWEEN[at] / (points + missing)
            crew = 2 * missing + SPENT[Kind.TOWER]
            towers.append((setup + 2 + CARDS[layer], crew, BASE[layer] + BONUS[layer], each))
    upper = sum([mine and kind is Kind.NODE and space < layout.corners for space, kind, mine in stations])
    foundries = sum(
        [mine and kind is Kind.FOUNDRY and space < layout.corners for space, kind, mine in stations]
    )
    has_foundry = any([kind is Kind.FOUNDRY for _, kind, _ in stations])
    missing, setup = opening(len(INNER) - 1)
    hurls = (
        (setup, 2 * missing, HURLING / (points + missing) + 0.5) if missing <= pieces[Kind.BRIDGE] else None
    )
    return Engine(
        tuple(towers),
        tuple(nodes),
        upper,
        pieces[Kind.NODE],
        foundries,
        pieces[Kind.FOUNDRY],
        sum([mine for _, _, mine in stations]),
        DIVER if has_foundry else DEAR_DIVER,
        hurls,
    )


@lru_cache(maxsize=16384)
def ways_from_pool(board: str, bridges: tuple[int, ...]) -> tuple[float, ...]:
    """By space: the movement points from the pool, the mean over the nearer half of the corners."""
    corners = boards()[board].corners
    fields = [steps_from_pool(board, bridges, corner) for corner in range(1, corners + 1)]
    half = (corners + 1) // 2
    return tuple([sum(sorted(each)[:half]) / half for each in zip(*fields)])
