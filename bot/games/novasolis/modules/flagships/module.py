"""The module: what it adds to the core, hook by hook."""

from __future__ import annotations

from bot.games.novasolis.core.actions.allocating import AGAINST_ALLOCATION
from bot.games.novasolis.core.actions.building import MORE_ORDERS, MORE_WISHES, YARDS
from bot.games.novasolis.core.actions.fleets import REACH_CHANGED, SPARED, WAYS_CHANGED
from bot.games.novasolis.core.conflict.battle import MORE_SHIELD
from bot.games.novasolis.core.conflict.combat import FOUGHT, MORE_HITS, ROUND_FOUGHT
from bot.games.novasolis.core.holdings.counting import ALSO_LASTING
from bot.games.novasolis.core.holdings.placing import MORE_REVEALS
from bot.games.novasolis.core.holdings.reach import HELD
from bot.games.novasolis.core.holdings.sources import ALSO_FOR
from bot.games.novasolis.core.holdings.strength import MORE_DEFENCE
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.thinking.evaluation import ALSO_WORTH
from bot.games.novasolis.modules.flagships import battles, fitting, orders, travel
from bot.games.novasolis.modules.flagships.cards import FITTINGS, KEY, NUMBERS
from bot.games.novasolis.modules.flagships.worth import worth_of
from bot.games.parts.modules import Module


class FlagshipsModule(Module[Table]):
    """X1. Its technologies come into decks and archives by their rows; flagships are units like others."""

    key = KEY
    hooks = (
        ALSO_LASTING.by(fitting.lasting_aboard),
        AGAINST_ALLOCATION.by(fitting.against_together),
        ALSO_WORTH.by(worth_of),
        MORE_ORDERS.by(*orders.ORDERS),
        MORE_WISHES.by(*orders.WISHES),
        YARDS.by(orders.is_yard),
        REACH_CHANGED.by(travel.reach_with),
        WAYS_CHANGED.by(travel.ways),
        SPARED.by(travel.spared),
        HELD.by(travel.is_held),
        MORE_SHIELD.by(battles.shields),
        MORE_HITS.by(battles.more_hits),
        MORE_DEFENCE.by(fitting.guarding),
        ROUND_FOUGHT.by(battles.repair),
        FOUGHT.by(battles.board),
        MORE_REVEALS.by(travel.reveals),
        ALSO_FOR.by(("colonies", orders.SETTLED)),
    )

    def check(self, g: Table) -> None:
        for side, empire in enumerate(g.empires):
            active = [tech.card for tech in empire.techs if tech.active and tech.card in FITTINGS]
            assert len(active) <= NUMBERS.active, f"too many active modules of {side}"
