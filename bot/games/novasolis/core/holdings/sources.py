"""Where stars come from, for readers of a final score (rules 19.2)."""

from __future__ import annotations

from bot.games.novasolis.core.table.state import Table

SOURCES: dict[str, tuple[str, ...]] = {
    "colonies": ("settled", "settle", "flagship-settled", "prize"),
    "charting": ("charted", "reveal"),
    "technologies": ("technology", "teaching"),
    "artifacts": ("artifact",),
    "combat": ("destroyed", "combat-end"),
    "gates": ("gate",),
    "seized": ("seized", "contract"),
    "objectives": ("objective",),
    "held": ("artifacts-held", "homeworld-held"),
}
"""The sources in the order in which they are shown, each with what was scored for it (`counting.score`)."""


def points_by_source(g: Table, side: int) -> tuple[int, ...]:
    """The half-stars of an empire by SOURCES."""
    scored = g.empires[side].sources
    return tuple(sum(scored.get(why, 0) for why in reasons) for reasons in SOURCES.values())
