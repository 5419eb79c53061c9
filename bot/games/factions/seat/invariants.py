"""What is true of every state (rules 21)."""

from __future__ import annotations

from bot.games.factions.cards.cards import MACHINES, NUMBERS
from bot.games.factions.holdings.machines import machines_of
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.seat.secrets import ZONES
from bot.games.factions.table.board import AROUND, SECTORS
from bot.games.factions.table.state import NONE, Table


def check(g: Table) -> None:
    """Raise AssertionError if a state cannot be right."""
    ZONES.check(g)
    there = [planet for planet in g.rings if planet != NONE]
    assert len(set(there)) == len(there) == (6 if g.first else 8), f"planets {g.rings}"
    assert all(0 <= node < AROUND for node in g.nodes), f"nodes {g.nodes}"
    assert len(set(g.wormholes)) == len(g.wormholes) <= NUMBERS.wormholes, f"wormholes {g.wormholes}"
    assert all(n >= 0 for sector in g.cubes for n in sector), "energy below 0 in a sector"
    for side, player in enumerate(g.players):
        assert min(player.energy, player.resources) >= 0, f"side {side} owes"
        assert all(0 <= ship < SECTORS for ship in player.ships), f"ships {player.ships}"
        if player.faction == NONE or side == g.automa:
            continue
        assert player.energy <= value(g, side, "energy-cap"), f"side {side} has {player.energy} energy"
        assert player.resources <= value(g, side, "resource-cap"), (
            f"side {side} has {player.resources} resources"
        )
        assert len(player.ships) <= 2
        for machine in range(len(MACHINES)):
            assert 0 <= player.upgrades[machine] <= machines_of(player)[machine].size, (
                f"side {side} {machine}"
            )
