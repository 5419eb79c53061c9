"""What is true of every state."""

from __future__ import annotations

from bot.games.novasolis.core.cards.cards import KINDS, NUMBERS, SECTORS
from bot.games.novasolis.core.conflict.battle import Battle
from bot.games.novasolis.core.holdings.holdings import colonies, free_gates, in_reserve, owned
from bot.games.novasolis.core.seat.secrets import ZONES
from bot.games.novasolis.core.table.hexes import CENTRE
from bot.games.novasolis.core.table.state import EMPTY, NONE, Table


def _check_combats(g: Table) -> None:
    for step in g.stack:
        if isinstance(step, Battle):
            for fighter in step.fighters:
                values = [die.value for die in fighter.dice]
                assert values == sorted(values, reverse=True), f"dice of {fighter.side} in no order"
                assert all(die.slot <= die.value for die in fighter.dice), f"a die of {fighter.side} too high"
                for helper in fighter.helpers:
                    here = zip(helper.units, step.place(g).units[helper.side], strict=True)
                    assert all(0 <= n <= of for n, of in here), f"more units of {helper.side} than there are"
                assert len(fighter.plan) <= len(fighter.left()), f"a plan of {fighter.side} without dice"


def check(g: Table) -> None:
    """Raise AssertionError if a state cannot be right."""
    for zones in ZONES:
        zones.check(g)
    _check_combats(g)
    for number, sector in enumerate(g.sectors):
        assert all(n >= 0 for side in sector.units for n in side), f"units below 0 in {number}"
        if sector.tile != EMPTY and SECTORS[sector.tile].closed:
            assert sector.owner == NONE, "someone owns the black hole"
            assert not any(map(any, sector.units)), "someone is in the black hole"
        if sector.capital:
            assert sector.owner == sector.home != NONE, f"no homeworld colony in {number}"
    for side, empire in enumerate(g.empires):
        assert min(empire.energy, empire.research, empire.coop, empire.own) >= 0, f"empire {side} owes"
        assert empire.research <= NUMBERS.research_cap
        for kind, row in enumerate(KINDS):
            assert not row.supply or in_reserve(g, side, kind) >= 0, f"too many {row.word} of {side}"
        assert free_gates(g, side) >= 0, f"too many gates of {side}"
        assert colonies(g, side) <= NUMBERS.colonies, f"too many colonies of {side}"
        assert {*empire.claimed} <= {*empire.objectives}, f"claims of {side}"
        assert len({tech.card for tech in empire.techs}) == len(empire.techs), f"twice a technology of {side}"
        assert all(sector.settled for _, sector in owned(g, side)), f"unsettled sector of {side}"
    assert CENTRE not in [number for number, sector in enumerate(g.sectors) if sector.rift]
