"""What one seat of SOL may still make where everyone plays for a common goal, for computer players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.sol.table.board import boards
from bot.games.sol.table.edition import explosions
from bot.games.sol.table.state import NOBODY, Kind, Table
from bot.games.sol.thinking.engines import Means, prospect
from bot.games.sol.thinking.outlook import (
    AWAITED,
    BURDENED,
    MOMENTUM,
    SOON,
    TOGETHER,
    Facts,
    dives,
    worth_of_places,
)
from bot.games.sol.thinking.ways import Source, steps_from, steps_from_pool

COUNTDOWN = 13
EXPECTED = 80
"""What momentum counts that is only to be expected."""
SPARE = 6
"""What each sundiver at hand is worth beside what it is needed for."""
DRAWN = 0.8
"""The cards that another player draws in a turn; who is alone draws one whenever the mothership goes on."""


class Outlook(NamedTuple):
    """What a seat may still make, in momentum yet to come: by its engine, and by where its sundivers are."""

    engine: int
    sundivers: int


def cards_left(g: Table) -> int:
    """How many cards are drawn until the nova, on average over the orders of the deck."""
    left = explosions(g.options) - COUNTDOWN + g.marker
    return g.marker * (len(g.deck) + 1) // (left + 1)


@lru_cache(maxsize=16384)
def outlook_together(f: Facts, cards: int, seats: int) -> Outlook:
    """The outlook of a seat with so many cards to come."""
    turn = 1.0 if seats == 1 else DRAWN * (seats - 1)
    at_hand = f.pool + sum(f.spaces)
    means = Means(f.board, f.bridges, f.stations, f.seat, f.left, at_hand, f.points, turn)
    stock = min(f.energy, BURDENED) + max(0, f.energy - BURDENED) / 3
    sources = [(steps_from(f.board, f.bridges, space), n) for space, n in enumerate(f.spaces) if n]
    if f.pool:
        sources.append((steps_from_pool(f.board, f.bridges, f.corner), f.pool))
    made = prospect(means, cards, stock, sources)
    energy = int(MOMENTUM * (prospect(means, cards, stock + 1, sources) - made))

    targets = (*dives(f.board, TOGETHER), *_targets(f, means, cards, energy, made, sources))
    placed = worth_of_places(f, targets, TOGETHER)
    return Outlook(int(EXPECTED * made), (placed + SPARE * at_hand) * SOON[min(f.time, 4)] // 100)


def _targets(
    f: Facts, means: Means, cards: int, energy: int, made: float, sources: Sequence[Source]
) -> list[tuple[int, int]]:
    """The stations that can be paid for, and what a sundiver on each is worth."""
    layout, found = boards()[f.board], []
    for space, kind, owner in f.stations:
        amount = layout.base[space]
        if (kind is not Kind.NODE and f.energy < amount) or (kind is Kind.FOUNDRY and f.reserve < amount):
            continue
        if owner in (f.seat, NOBODY):
            amount += layout.bonus[space]
            if kind is not Kind.NODE:
                amount = min(amount, f.energy)
        if kind is Kind.NODE:
            gain = amount * energy
        elif kind is Kind.TOWER:
            gain = amount * (MOMENTUM - energy)
        else:
            more = means._replace(divers=means.divers + amount)
            gain = int(MOMENTUM * (prospect(more, cards, f.energy - amount, sources) - made))
            gain += amount * SPARE
        found.append((space, max(0, gain) * AWAITED // 100))
    return found
