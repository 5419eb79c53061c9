"""What balance is aimed at, and what misses it beyond its 95 % interval."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.players.match import wilson
from bot.players.report import Report
from tests.balance.plan import Cell

FAIR = 0.15, 0.40
"""The least and the most that a faction should win of its games with four players."""
SURVIVED = 0.25, 0.75
"""The least and the most of the games in Survival, at the usual power level, that empires should win."""
SAVED = "saved"
"""The ending of such a game that was won."""


class Share(NamedTuple):
    """A share that has a goal: what of, its 95 % interval, and the least and the most that it should be."""

    name: str
    share: float
    interval: tuple[float, float]
    goal: tuple[float, float]

    @property
    def is_missed(self) -> bool:
        """Whether all of the interval lies outside."""
        return self.margin < 1

    @property
    def margin(self) -> float:
        """How far the interval reaches into the goal from the nearer end: below 1 the goal is missed."""
        (low, high), (least, most) = self.interval, self.goal
        return min(high / least, most / low if low else high / least)

    def __str__(self) -> str:
        low, high = self.interval
        found = f"{self.name}: {self.share:.1%} ({low:.0%} to {high:.0%})"
        return f"{found}, outside {self.goal[0]:.0%} to {self.goal[1]:.0%}" if self.is_missed else found


def shares(slug: str, cell: Cell, report: Report) -> Iterator[Share]:
    """What has a goal in some games."""
    if slug == "factions" and cell.seats == 4:
        for faction, group in sorted(report.factions.items()):
            yield Share(faction, group.share, group.bounds, FAIR)
    if slug == "novasolis" and not cell.options:
        saved = report.endings.get(SAVED, 0)
        yield Share(SAVED, saved / report.games, wilson(saved, report.games), SURVIVED)
