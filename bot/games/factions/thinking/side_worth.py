"""What a side of Factions of Sol has, and what that may still score (rules 18); the figures were found by self-play."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from bot.games.factions.actions.objectives import is_wanted
from bot.games.factions.cards.cards import (
    EXOPLANET,
    OBJECTIVE,
    TYPES,
    Card,
)
from bot.games.factions.holdings.modifiers import MEASURES, value
from bot.games.factions.round.rounds import has_produced
from bot.games.factions.scoring.scoring import TYPE_OF, owned, points, set_points, with_wilds, worth
from bot.games.factions.table.state import NONE, Table
from bot.games.factions.thinking.building import machines_worth
from bot.games.factions.thinking.remaining import energy_to_come, energy_worth, resource_worth, time_left
from bot.games.factions.thinking.worths import (
    EXPLORER,
    MEAN_OBJECTIVE,
    POINT,
    TECH_WORTH,
    production,
)
from bot.games.parts.effects import Condition

SURE = 0.92
"""How much an exoplanet that the hand can explore is worth of one that is explored."""
HALF_EXPLORED = 0.5
OF_THE_TURN = frozenset(
    ("asteroid-worth", "sectors-entered", "upgrades-at-once", "planets-used-now", "shortcuts", "ships-beside")
)
"""Measures of a single turn: coming near in one does not help in the next."""
HIDDEN_EXPLORER = 1.35
"""What an explorer counts on average."""


def side_worth(g: Table, side: int, viewer: int, named: Collection[Card] = ()) -> int:
    """What a side has, as `viewer` sees it, who knows the `named` ones of its hidden objectives."""
    return int(sum(side_terms(g, side, viewer, named).values()))


def side_terms(g: Table, side: int, viewer: int, named: Collection[Card] = ()) -> dict[str, float]:
    """The same by what it has."""
    player = g.players[side]
    scored = points(g, side)
    if side == g.automa or player.faction == NONE:
        return {"points": POINT * sum(scored.values())}
    left = time_left(g, side)
    known = player.objectives if side == viewer else [card for card in player.objectives if card in named]
    hidden = int(MEAN_OBJECTIVE * 0.4 * min(1.0, left)) * (len(player.objectives) - len(known))
    return {
        "points": POINT * (sum(scored.values()) - scored["resources"]),
        "resources": resource_worth(g, side, left),
        "energy": energy_worth(g, side, energy_to_come(g, side)),
        "machines": machines_worth(player, left),
        "exoplanets": _exploration(g, side, left, known=side == viewer),
        "technologies": int(left * sum(TECH_WORTH[card] for card in player.techs)),
        "objectives": sum(_objective(g, side, card, left) for card in known) + hidden,
    }


# Exoplanets ----------------------------------------------------------------------------------------------------------


def _exploration(g: Table, side: int, left: float, *, known: bool) -> int:
    """What exoplanets produce, what is worth exploring, and what the explorers in hand are good for."""
    player = g.players[side]
    return _explorations(
        g.rounds - g.number - has_produced(g),
        left,
        owned(player),
        (*player.explorers, *player.shown) if known else tuple(player.shown),
        0 if known else len(player.explorers),
        value(g, side, "produce-unexplored") > 0,
    )


@lru_cache(maxsize=8192)
def _explorations(
    rounds: int,
    left: float,
    owned: tuple[tuple[Card, ...], ...],
    cards: tuple[Card, ...],
    unknown: int,
    always: bool,
) -> int:
    """The same by what it depends on; exoplanets `owned` come with the explorers on them.

    `always`: they produce even unexplored.
    """
    hand, total, found = list(cards), 0.0, [0] * len(TYPES)
    missing = list[tuple[int, Card, int]]()
    for card, *crew in owned:
        if (need := EXOPLANET[card].need - worth(crew, card)) <= 0:
            found[TYPE_OF[card]] += 1
            total += production(card, rounds)
        else:
            missing.append((need, card, len(crew)))
    types = with_wilds(found)
    near = left / (left + 0.2) if left else 0.0
    for need, planet, placed in sorted(missing):
        kind = min(TYPE_OF[planet], len(types) - 1)
        prize = float(POINT * (set_points(types[kind] + 1) - set_points(types[kind])))
        if always:
            total += production(planet, rounds)
        else:
            prize += production(planet, rounds)
        chosen = crew_for(hand, planet, need)
        if chosen is not None:
            for card in chosen:
                hand.remove(card)
            types[kind] += 1
            total += SURE * prize + 3 * placed
            continue
        guess = min(need - 0.5, unknown * HIDDEN_EXPLORER)
        unknown -= int(guess / HIDDEN_EXPLORER)
        full = EXOPLANET[planet].need
        share = (full - need + max(0.0, guess)) / full
        total += prize * (0.2 + HALF_EXPLORED * share) * near
    return int(total + EXPLORER * min(1.0, left) * (len(hand) + max(0, unknown)))


def crew_for(hand: Sequence[Card], exoplanet: Card, need: int) -> list[Card] | None:
    """Explorers of a hand that are enough, the best first, and none that is not needed; None if they are not."""
    ranked = sorted(((worth([card], exoplanet), card) for card in hand), reverse=True)
    found, left = list[tuple[int, Card]](), need
    for pair in ranked:
        if left <= 0 or not pair[0]:
            break
        found.append(pair)
        left -= pair[0]
    if left > 0:
        return None
    for pair in reversed(found[:-1]):
        if left + pair[0] <= 0:
            found.remove(pair)
            left += pair[0]
    return [card for _, card in found]


# Objectives ----------------------------------------------------------------------------------------------------------


def _objective(g: Table, side: int, card: Card, left: float) -> int:
    """What an objective in hand may still score, by how near its conditions are."""
    if card not in OBJECTIVE:
        return int(MEAN_OBJECTIVE * 0.4 * min(1.0, left))
    row = OBJECTIVE[card]
    if not is_wanted(g, side, card):
        return int(10 * min(1.0, left))
    near = 1.0
    for when in row.when:
        near *= _nearness(g, side, when)
    chance = 0.9 if near >= 1 else (0.1 + 0.6 * near * near) * min(1.0, 1.6 * left)
    return int(POINT * row.points * chance)


def _nearness(g: Table, side: int, when: Condition) -> float:
    """How near a condition is to holding, from 0 to 1."""
    count = MEASURES[when.measure]
    here = count(g, side, when.of, 0)
    if when.most is not None and here > when.most:
        return max(0.2, 1 - (here - when.most) / 16)
    least = when.least or 0
    if when.equals:
        least = max(least, MEASURES[when.equals](g, side, when.of, 0))
    if when.most_of_all:
        rivals = (count(g, other, when.of, 0) for other in range(g.sides) if other != side)
        least = max(least, 1 + max(rivals, default=-1))
    if here >= least:
        return 1.0
    return 0.25 if when.measure in OF_THE_TURN else max(0.1, here / least)
