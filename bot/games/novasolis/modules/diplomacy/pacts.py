"""Alliances that both sides gain by, for computer players to found, to join and to vote on (rules 24).

An ally is worth a little every round, and more the more it could take from an empire. It is judged by what lies open.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.moves import Move
from bot.games.novasolis.agreements import usual_token
from bot.games.novasolis.core.cards.cards import CAPACITY, NUMBERS, RANGE
from bot.games.novasolis.core.holdings.counting import stat
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.table.state import SHIP, Table
from bot.games.novasolis.core.thinking.dealing import worth_of_stars
from bot.games.novasolis.core.thinking.evaluation import POINT, Lie, rounds_left
from bot.games.novasolis.core.thinking.fights import Force, edge_of, fight, force_in
from bot.games.novasolis.modules.diplomacy.alliances import (
    COSTS,
    against_entry,
    against_founding,
    against_joining,
    alliance_word,
    entry_cost,
    open_alliances,
)
from bot.games.novasolis.modules.diplomacy.members import alliance_of, members

ALLY = 0.25 * POINT
"""What an ally is worth for each round left."""
PEACE = 0.04
"""How likely an empire is to attack in a round what it could take."""
TAKEN = 150
"""What a colony is worth to its owner that another would take."""
MOST_TAKEN = 2
"""So many colonies could be taken in a turn."""
ENOUGH = 10
"""What both have to gain, so that nobody is asked for a trifle."""


def pact(g: Table, side: int, other: int, lie: Lie) -> float:
    """What another empire is worth to a side as an ally, whatever it costs."""
    return rounds_left(g) * (ALLY + PEACE * peril(g, side, other, lie))


def peril(g: Table, side: int, other: int, lie: Lie) -> float:
    """What another empire could take from a side next turn, on average, with the ships that are near."""
    range_, most = stat(g, other, RANGE), stat(g, other, CAPACITY)
    theirs, mine = edge_of(g, other), edge_of(g, side)
    realm = lie.realms[other]
    stacks = [(at, g.sectors[at].units[other][SHIP]) for at in (*realm.stacks, *realm.fronts)]
    chances = list[float]()
    for number in lie.realms[side].owned:
        distances = g.layout.distances[number]
        ships = min(most, sum(n for at, n in stacks if distances[at] <= range_))
        if ships:
            against = force_in(g, g.sectors[number], side, mine, attacks=False)
            chances.append(fight(Force((ships,), 0, theirs), against, NUMBERS.combat_rounds).cleared)
    return TAKEN * sum(sorted(chances)[-MOST_TAKEN:])


def gain(g: Table, side: int, others: Iterable[int], own: int, theirs: int, lie: Lie) -> float:
    """What a side gains by allies, if it takes `own` diplomacy tokens and they take `theirs`."""
    token = usual_token(g)
    return sum(pact(g, side, other, lie) for other in others) + worth_of_stars(
        g, -token * own, -token * theirs
    )


def welcomes(g: Table, side: int, newcomer: int) -> bool:
    """Whether a member gains by another that wants to join its alliance, and pays for it."""
    return gain(g, side, [newcomer], 0, entry_cost(g, alliance_of(g, side)), Lie(g)) > 0


def proposal(g: Table, side: int) -> Move | None:
    """At the beginning of its turn, the alliance that an empire had better join, or found for another to join."""
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, TurnStep) or top.side != side or g.empires[side].turn.actions:
        return None
    lie, best, found = Lie(g), float(ENOUGH), None
    for alliance in open_alliances(g):
        if against_joining(g, side, alliance) is None:
            worth = gain(g, side, members(g, alliance), entry_cost(g, alliance), 0, lie)
            if worth > best:
                best, found = worth, Move("join", (alliance_word(alliance),))
    if found is None and against_founding(g, side) is None:
        join = COSTS.join[0]
        if any(
            min(
                gain(g, side, [other], COSTS.create, join, lie),
                gain(g, other, [side], join, COSTS.create, lie),
            )
            > ENOUGH
            for other in g.play_order(side)[1:]
            if not against_entry(g, other, COSTS.create + join)
        ):
            return Move("ally")
    return found
