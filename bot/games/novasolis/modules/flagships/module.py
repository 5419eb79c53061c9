"""The module: what it adds to the core, hook by hook."""

from __future__ import annotations

from bot.games.novasolis.core.table.hooks import NovaHooks
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.modules.flagships import battles, fitting, orders, travel
from bot.games.novasolis.modules.flagships.cards import FITTINGS, KEY, NUMBERS
from bot.games.novasolis.modules.flagships.worth import worth_of
from bot.games.parts.modules import Module


class FlagshipsModule(Module[Table, NovaHooks]):
    """X1. Its technologies come into decks and archives by their rows; flagships are units like others."""

    key = KEY
    hooks = NovaHooks(
        lasting=(fitting.lasting_aboard,),
        allocation=(fitting.against_together,),
        worth=(worth_of,),
        orders=orders.ORDERS,
        wishes=orders.WISHES,
        yards=(orders.is_yard,),
        reach=(travel.reach_with,),
        ways=(travel.ways,),
        spared=(travel.spared,),
        held=(travel.is_held,),
        shield=(battles.shields,),
        hits=(battles.more_hits,),
        defence=(fitting.guarding,),
        round_fought=(battles.repair,),
        fought=(battles.board,),
        reveals=(travel.reveals,),
    )

    def check(self, g: Table) -> None:
        for side, empire in enumerate(g.empires):
            active = [tech.card for tech in empire.techs if tech.active and tech.card in FITTINGS]
            assert len(active) <= NUMBERS.active, f"too many active modules of {side}"
