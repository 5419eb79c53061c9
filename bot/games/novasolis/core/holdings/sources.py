"""Where stars come from, for readers of a final score (rules 19.2)."""

from __future__ import annotations

from bot.games.novasolis.core.table.state import Table
from bot.games.parts.modules import Hook

SOURCES: dict[str, tuple[str, ...]] = {
    "colonies": ("settled", "settle", "prize"),
    "charting": ("charted", "reveal"),
    "technologies": ("technology", "technology-active"),
    "artifacts": ("artifact",),
    "combat": ("destroyed", "combat-end"),
    "gates": ("gate",),
    "seized": ("seized",),
    "objectives": ("objective",),
    "held": ("artifacts-held", "homeworld-held"),
}
"""The sources in the order in which they are shown, each with what was scored for it (`counting.score`)."""
ALSO_FOR: Hook[tuple[str, str]] = Hook()
"""A source, and what else was scored for it."""

TOGETHER = tuple(source for source in SOURCES if source not in ("seized", "held"))
"""The sources of stars that count if all win together; rivals also have some at the end, or take some from others."""


def sources_together(g: Table) -> tuple[int, ...]:
    """The half-stars of all empires by TOGETHER."""
    each = [dict(zip(SOURCES, points_by_source(g, side), strict=True)) for side in range(len(g.empires))]
    return tuple(sum(found[source] for found in each) for source in TOGETHER)


def points_by_source(g: Table, side: int) -> tuple[int, ...]:
    """The half-stars of an empire by SOURCES."""
    scored, found = g.empires[side].sources, dict.fromkeys(SOURCES, 0)
    listed = [(source, why) for source, reasons in SOURCES.items() for why in reasons]
    for source, why in (*listed, *g.hooks[ALSO_FOR]):
        found[source] += scored.get(why, 0)
    return tuple(found.values())
