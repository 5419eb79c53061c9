"""Colonies: founding them, and taking them away (rules 9.5, 10.2, 11.6); the first to control an ancient artifact
there gets points for it (rules 19.4)."""

from __future__ import annotations

from bot.engine.told import joined
from bot.games.novasolis.core.cards.cards import NUMBERS, POPULATION
from bot.games.novasolis.core.cards.language import Stars
from bot.games.novasolis.core.holdings.counting import level, score
from bot.games.novasolis.core.holdings.holdings import colonies, free_colonies, productive
from bot.games.novasolis.core.holdings.triggers import triggered
from bot.games.novasolis.core.table.state import NEW_RELIC, NONE, OLD_RELIC, Sector, Table
from bot.games.novasolis.core.table.tables import WHO


def control_artifacts(g: Table) -> None:
    """Give every artifact that someone controls now for the first time its points."""
    for number, sector in enumerate(g.sectors):
        if NEW_RELIC not in sector.relics or not productive(g, sector):
            continue
        for at, relic in enumerate(sector.relics):
            if relic == NEW_RELIC:
                sector.relics[at] = OLD_RELIC
                g.tell("artifact", side=WHO[sector.owner], sector=g.layout.words[number])
                score(g, sector.owner, NUMBERS.rewards.artifact, "artifact")
                triggered(g, sector.owner, "artifact")


def may_found(g: Table, sector: Sector, side: int) -> bool:
    """Whether an empire can put a colony into a sector: its homeworld's always, others as Population allows."""
    if sector.home == side:
        return True
    return free_colonies(g, side) > 0 and colonies(g, side) < level(g, side, POPULATION)


def found(g: Table, sector: Sector, side: int) -> None:
    """Put a colony of an empire into a sector without one."""
    sector.owner, sector.capital = side, sector.home == side


def settle(g: Table, number: int, side: int) -> None:
    """Settle a sector: points for the first time, and control of what lies there (R10.2a, R10.2b)."""
    sector = g.sectors[number]
    found(g, sector, side)
    g.tell("settled", told=joined("sector"), side=WHO[side], sector=g.layout.words[number])
    if not sector.settled:
        sector.settled = True
        score(g, side, NUMBERS.rewards.settled, "settled")
        if sector.prize:
            score(g, side, Stars(sector.prize), "prize")
            sector.prize = 0
    triggered(g, side, "settle")
    control_artifacts(g)


def remove_colony(g: Table, number: int) -> None:
    """Take a colony away; tiles and artifacts stay, its owner's warp gate goes (R10.1a, R11.6, R12.12)."""
    sector = g.sectors[number]
    if sector.gate == sector.owner:
        sector.gate = NONE
    sector.owner, sector.capital = NONE, False
