"""What balance is aimed at, and what misses it beyond its 95 % interval."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from typing import NamedTuple

from bot.players.match import wilson
from bot.players.report import Report, Spread
from tests.balance.kept import Counted
from tests.balance.mixes import added
from tests.balance.plan import Cell

FAIR = {2: (0.35, 0.65), 4: (0.15, 0.35)}
"""By seats, the least and the most that a faction should win of its games."""
SOLO = {"easy": (0.60, 0.85), "medium": (0.30, 0.50), "hard": (0.10, 0.25)}
"""By difficulty, the least and the most of the games that who plays alone should win."""
ONE_SOURCE = 0.0, 0.55
"""The least and the most of all points that should come from one source; a faction may live more by its own."""
SCENARIOS = 0.30, 1.0
"""The least and the most of the games of a scenario at level 1 that Hard should win alone."""
SURVIVED = {("search", ""): (0.75, 1.0), ("greedy", ""): (0.50, 1.0), ("greedy", "4"): (0.25, 0.75)}
"""By player and power level ("": the usual one), the least and the most of the games in Survival that empires should
win: the highest level is to be a challenge."""
SAVED = "saved"
"""The ending of such a game that was won."""
OF_WON = 0.08, 0.28
"""The least and the most of the games with four empires that anyone won, which a race should win."""
STARS = 0.90, 1.10
"""The least and the most that a race should score, as a share of what all score on average."""
FASTER = 1.15, 3.0
"""The least and the most of the stars in a round of Survival that four Hard should score together, beside four Medium.

A game ends once all have so many stars together, whoever plays: who plays better has them in fewer rounds.
"""
STRENGTH = {("search", "greedy"): 0.65, ("greedy", "easy"): 0.90}
"""By level and the one below, the least that it should win of their games for two; others should win no more than is
fair."""


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
    def is_decided(self) -> bool:
        """Whether all of the interval lies inside or outside."""
        (low, high), (least, most) = self.interval, self.goal
        return self.is_missed or least <= low <= high <= most

    @property
    def margin(self) -> float:
        """How far the interval reaches into the goal from the nearer end: below 1 the goal is missed."""
        (low, high), (least, most) = self.interval, self.goal
        return min(high / least if least else math.inf, most / low if low else math.inf)

    def __str__(self) -> str:
        low, high = self.interval
        found = f"{self.name}: {self.share:.1%} ({low:.0%} to {high:.0%})"
        return f"{found}, {'outside' if self.is_missed else 'of'} {self.goal[0]:.0%} to {self.goal[1]:.0%}"


def shares(slug: str, cell: Cell, counted: Counted) -> Iterator[Share]:
    """What has a goal in some games."""
    report = counted.report
    if cell.rivals:
        group, least = report.factions[cell.player], STRENGTH.get((cell.player, cell.rivals))
        goal = (0.0, 1 / cell.seats) if least is None else (least, 1.0)
        yield Share(cell.player, group.share, group.bounds, goal)
        return
    if slug == "factions" and cell.seats in FAIR:
        for faction, group in sorted(report.factions.items()):
            yield Share(faction, group.share, group.bounds, FAIR[cell.seats])
    if slug == "factions" and cell.seats == 1:
        alone = report.seats["1"]
        yield Share("won alone", alone.share, alone.bounds, SOLO[cell.options["difficulty"]])
    if slug == "sol" and cell.seats == 1:
        alone = report.seats["1"]
        yield Share("won alone", alone.share, alone.bounds, SCENARIOS)
    yield from _sources(counted)
    survived = SURVIVED.get((cell.player, cell.options.get("power", "")))
    if slug == "novasolis" and cell.options.keys() <= {"races", "power"} and survived:
        saved = report.endings.get(SAVED, 0)
        yield Share(SAVED, saved / report.games, wilson(saved, report.games), survived)
    if slug == "novasolis" and "races" in cell.options:
        yield from _races(report)


def faster(better: Report, other: Report) -> Share | None:
    """The stars in a round of some games beside those of others; None while either has too few games to say.

    The interval goes by how the rounds are spread, as the stars of a game are nearly the same.
    """
    rounds = better.rounds.interval, other.rounds.interval
    if rounds[0] is None or rounds[1] is None:
        return None
    mine, theirs = (
        sum(group.scores.total for group in report.seats.values()) / report.games
        for report in (better, other)
    )
    ratio = mine / theirs
    low, high = ratio * rounds[1][0] / rounds[0][1], ratio * rounds[1][1] / rounds[0][0]
    share = ratio * other.rounds.mean / better.rounds.mean
    return Share("stars a round of Hard beside Medium’s", share, (low, high), FASTER)


def is_decided(slug: str, cell: Cell, counted: Counted) -> bool:
    """Whether the games of a match say for sure how it ends."""
    enough = 0 < cell.fewest <= counted.report.games
    return enough and all(each.is_decided for each in shares(slug, cell, counted))


def _sources(counted: Counted) -> Iterator[Share]:
    """The largest source of the points of all factions together."""
    if counted.sources:
        mixed = functools.reduce(added, counted.sources.values())
        worst = max(mixed, key=lambda source: mixed[source].share)
        yield Share(f"points from {worst}", mixed[worst].share, mixed[worst].interval, ONE_SOURCE)


def _races(report: Report) -> Iterator[Share]:
    """How often each race won of the games that anyone won, and its stars beside those of all."""
    won = report.endings.get(SAVED, 0)
    mean = sum((group.scores for group in report.factions.values()), Spread()).mean
    for race, group in sorted(report.factions.items()):
        if won:
            yield Share(f"{race} won", group.wins / won, wilson(group.wins, won), OF_WON)
        if interval := group.scores.interval:
            low, high = interval
            yield Share(f"{race}'s stars", group.scores.mean / mean, (low / mean, high / mean), STARS)
