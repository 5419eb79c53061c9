"""What effects and lasting changes are worth, by the words of the language that cards are written in (rules 15).

100 is a point. Computer players weigh with these figures; they were found by self-play, and no rule depends on them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bot.games.factions.cards import cards
from bot.games.factions.cards import language as fx
from bot.games.factions.holdings.modifiers import USUAL
from bot.games.parts.effects import ByKind

POINT = 100
ENERGY = 9
RESOURCE = 72
EXPLORER = 60
UPGRADE = 165
FULL = 10
"""The energy that "as much as fits" is taken for."""
SUNDRY = 25
"""An effect that moves things about."""

PAYMENTS: Mapping[fx.Payment, int] = {
    "energy": ENERGY,
    "resource": RESOURCE,
    "explorer": EXPLORER,
    "objective": 140,
    "exoplanet": 400,
}
ONCE: Mapping[type[fx.Effect], int] = {
    fx.GainExoplanet: 150,
    fx.DraftObjective: 140,
    fx.GainTech: 110,
    fx.GainResearch: 220,
    fx.Mine: 230,
    fx.TakeLeader: 20,
    fx.EachPlayer: 0,
}
WORTH: ByKind[Callable[[Any], int]] = ByKind(
    {
        fx.Energy: lambda effect: ENERGY * (effect.n or FULL),
        fx.Resources: lambda effect: RESOURCE * effect.n,
        fx.Explorers: lambda effect: EXPLORER * effect.n,
        fx.Upgrade: lambda effect: UPGRADE * effect.n,
        fx.StealExplorers: lambda effect: 80 * effect.n,
        fx.Points: lambda effect: POINT * effect.n,
        fx.May: lambda effect: effects_worth(effect.then),
        fx.ByLeader: lambda effect: effects_worth(effect.then),
        fx.Pay: lambda effect: max(0, effects_worth(effect.then) - _price(effect.costs)),
    },
    usual=lambda effect: ONCE.get(type(effect), SUNDRY),
)
"""By kind of effect, what one is worth to the side that has it; what may be left alone costs nothing."""
A_ROUND: Mapping[fx.Key, int] = {
    "energy-cap": 7,
    "resource-cap": 18,
    "mercury-bonus": 25,
    "pass-income": 5,
    "mine-bonus": 110,
    "mine-range": 60,
    "mine-per-turn": -10,
    "outer-empty-cost": -40,
    "empty-cost": 60,
    "first-outer-discount": 25,
    "half-once": 30,
    "cost-cap": 10,
    "wormhole-entry": 10,
    "alcubierre": 110,
    "convert-rate": 10,
    "convert-boosted": 15,
    "jupiter-cost": -60,
    "jupiter-refresh": 25,
    "mars-rebate": 75,
    "mars-first-cost": -70,
    "saturn-draw": 25,
    "saturn-keep": 120,
    "objective-limit": 20,
    "tech-limit": 40,
    "beacon": 20,
    "extra-action": 100,
    "charge-anywhere": 110,
    "galactic-mapping": 200,
    "extractor": 70,
    "inverter": 40,
    "spectroscopy": 30,
    "space-elevators": 130,
    "ascendancy": 180,
}
"""What one more of a key is worth in a round; a key that is not here is worth nothing by itself."""
TIMES: Mapping[fx.Moment, float] = {
    "use": 1.0,
    "end-move": 2.0,
    "turn-end": 5.0,
    "round-start": 1.0,
    "gain-upgrade": 1.5,
    "pass": 0.5,
}
"""How often a moment comes in a round."""


def effects_worth(effects: Iterable[fx.AnyEffect]) -> int:
    """What effects are worth to the side that has them."""
    return WORTH.total(effects)


def _price(costs: Iterable[fx.Cost]) -> int:
    return sum(PAYMENTS[cost.pay] * cost.n for cost in costs)


def lasting_worth(lasting: fx.Lasting) -> int:
    """What a lasting change is worth in a round."""
    total = 0.0
    for change in lasting.modifiers:
        more = change.add + (0 if change.set is None else change.set - USUAL[change.key])
        total += A_ROUND.get(change.key, 0) * more / (2 if change.when else 1)
    for trigger in lasting.triggers:
        total += TIMES[trigger.on] * effects_worth(trigger.then) / (2 if trigger.when else 1)
    return int(total)


def production(card: cards.Card, rounds: int) -> float:
    """What an exoplanet that produces will bring to the end; in the last upkeep resources are half a point each."""
    row = cards.EXOPLANET[card]
    return row.resources * (RESOURCE * rounds + POINT / 2) + row.energy * ENERGY * rounds


TECH_WORTH = {card: lasting_worth(row.lasting) for card, row in cards.TECH.items()}
"""By card, what a technology is worth in a round."""
RESEARCH_WORTH = {card: effects_worth(row.then) for card, row in cards.RESEARCH.items()}
"""By card, what research is worth that takes effect at once."""
MACHINE_WORTH = tuple(
    tuple(
        lasting_worth(row.built if word == "faction" else cards.BUILT.get(word, fx.NOTHING))
        for word in cards.MACHINES
    )
    for row in cards.FACTIONS
)
"""By faction and machine, what a complete machine is worth in a round, beside its points."""
MEAN_CHARGE = tuple(
    sum(row.amounts[level] for row in cards.CHARGE.values()) // len(cards.CHARGE)
    for level in range(len(next(iter(cards.CHARGE.values())).amounts))
)
"""By level of the battery, what a card of Mercury gives on average."""
MEAN_OBJECTIVE = POINT * sum(row.points for row in cards.OBJECTIVE.values()) // len(cards.OBJECTIVE)
"""What the points of an objective are on average."""
