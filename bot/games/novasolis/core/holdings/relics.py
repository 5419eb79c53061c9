"""Ancient artifacts: the first to control one gets points for it (rules 19.4)."""

from __future__ import annotations

from bot.games.novasolis.core.cards.cards import NUMBERS
from bot.games.novasolis.core.holdings.counting import score
from bot.games.novasolis.core.holdings.holdings import productive
from bot.games.novasolis.core.holdings.triggers import triggered
from bot.games.novasolis.core.table.state import NEW_RELIC, OLD_RELIC, Table
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
