"""What games among computer players tell of a game's balance: by seat, by faction, how long, and what scored.

A report holds sums, so reports on different games add up to the report on all of them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import TypeVar

import msgspec

from bot.players.match import NINETY_FIVE, Played, wilson

K = TypeVar("K", "Group", int)


class Spread(msgspec.Struct, array_like=True):
    """A figure that was taken `count` times: its sum, and the sum of its squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def __add__(self, other: Spread) -> Spread:
        return Spread(self.count + other.count, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        """The average, rounded."""
        return round(self.total / self.count, 2)

    @property
    def interval(self) -> list[float] | None:
        """The 95 % interval of the mean; None for one number, which tells of no spread."""
        n = self.count
        if n == 1:
            return None
        spread = NINETY_FIVE * math.sqrt((n * self.squares - self.total**2) / (n - 1)) / n
        mean = self.total / n
        return [round(mean - spread, 2), round(mean + spread, 2)]


def once(figure: int) -> Spread:
    """A figure that was taken once."""
    return Spread(1, figure, figure**2)


class Group(msgspec.Struct, array_like=True):
    """The results of some seats: their scores, their wins (shared places in parts), and their points by source."""

    scores: Spread = msgspec.field(default_factory=Spread)
    wins: float = 0.0
    points: dict[str, int] = {}

    def __add__(self, other: Group) -> Group:
        wins = round(self.wins + other.wins, 6)
        return Group(self.scores + other.scores, wins, _added(self.points, other.points))

    @property
    def share(self) -> float:
        """The share of these seats that won."""
        return self.wins / self.scores.count

    @property
    def bounds(self) -> tuple[float, float]:
        """The 95 % interval of that share."""
        return wilson(self.wins, self.scores.count)

    def figures(self) -> dict[str, object]:
        """All figures, rounded; the share of each source if points are told by source."""
        found: dict[str, object] = {
            "seats": self.scores.count,
            "score": self.scores.mean,
            "score_interval": self.scores.interval,
            "wins": round(self.wins, 2),
            "share": round(self.share, 3),
            "interval": [round(bound, 3) for bound in self.bounds],
        }
        if self.points:
            total = sum(self.points.values())
            found["sources"] = {
                source: round(points / total, 3) if total else 0.0 for source, points in self.points.items()
            }
        return found


class Report(msgspec.Struct):
    """The sums of some games: their moves and rounds, how often they came to each end, and the results of groups.

    `whole` says that all points of all games are told by source; otherwise no sources are kept.
    """

    moves: Spread = msgspec.field(default_factory=Spread)
    rounds: Spread = msgspec.field(default_factory=Spread)
    whole: bool = True
    endings: dict[str, int] = {}
    seats: dict[str, Group] = {}
    factions: dict[str, Group] = {}

    def __add__(self, other: Report) -> Report:
        whole = self.whole and other.whole
        groups = _added(self.seats, other.seats), _added(self.factions, other.factions)
        seats, factions = groups if whole else map(_without_points, groups)
        endings = _added(self.endings, other.endings)
        return Report(self.moves + other.moves, self.rounds + other.rounds, whole, endings, seats, factions)

    def __bool__(self) -> bool:
        return self.games > 0

    @property
    def games(self) -> int:
        """How many games they are."""
        return self.moves.count

    def figures(self) -> dict[str, object]:
        """The report as plain data, with 95 % intervals; shares of points are of the sum of all points."""
        found: dict[str, object] = {
            "games": self.games,
            "moves": self.moves.mean,
            "moves_interval": self.moves.interval,
            "all": sum(self.seats.values(), Group()).figures(),
            "by_seat": _figures(self.seats),
        }
        if self.rounds.total:
            found |= {"rounds": self.rounds.mean, "rounds_interval": self.rounds.interval}
        if self.endings:
            found["endings"] = {
                ending: {
                    "games": n,
                    "share": round(n / self.games, 3),
                    "interval": [round(bound, 3) for bound in wilson(n, self.games)],
                }
                for ending, n in sorted(self.endings.items(), key=lambda each: (-each[1], each[0]))
            }
        if self.factions:
            found["by_faction"] = _figures(self.factions)
        return found


def report_of(games: Iterable[Played]) -> Report:
    """The report on some games."""
    return sum(map(_report_of_one, games), Report())


def _report_of_one(one: Played) -> Report:
    whole = bool(one.counts) and all(
        sum(counts.values()) == score for score, counts in zip(one.scores, one.counts, strict=True)
    )
    found = Report(once(one.moves), once(one.rounds), whole, {one.ending: 1} if one.ending else {})
    winners = one.places.count(1) if one.outcome == "ranked" else 1
    for seat, (place, score) in enumerate(zip(one.places, one.scores, strict=True)):
        group = Group(once(score), 1 / winners if place == 1 else 0.0, one.counts[seat] if whole else {})
        found.seats[str(seat + 1)] = group
        if one.factions and (faction := one.factions[seat]):
            found.factions = _added(found.factions, {faction: group})
    return found


def _added(some: dict[str, K], more: dict[str, K]) -> dict[str, K]:
    """Both together; what both have is added up."""
    found = dict(some)
    for name, each in more.items():
        found[name] = found[name] + each if name in found else each
    return found


def _without_points(groups: dict[str, Group]) -> dict[str, Group]:
    return {name: Group(group.scores, group.wins) for name, group in groups.items()}


def _figures(groups: dict[str, Group]) -> dict[str, object]:
    return {name: groups[name].figures() for name in sorted(groups)}


def table(report: dict[str, object]) -> Iterator[str]:
    """The figures of a report as lines to read."""
    rounds = f"{report['rounds']} rounds, " if "rounds" in report else ""
    yield f"length: {rounds}{report['moves']} moves"
    yield f"{'':14} {'seats':>6} {'score':>7}  {'95 %':>14} {'won':>6}  {'95 %':>14}"
    for title in ("by_seat", "by_faction"):
        rows = report.get(title, {})
        assert isinstance(rows, dict)
        for name, row in rows.items():
            around = "{:.1f} to {:.1f}".format(*row["score_interval"]) if row["score_interval"] else "any"
            least, most = row["interval"]
            yield (
                f"{'seat ' + name if title == 'by_seat' else name:14} {row['seats']:6} {row['score']:7.2f}  "
                f"{around:>14} {row['share']:6.1%}  {f'{least:.0%} to {most:.0%}':>14}"
            )
    endings = report.get("endings", {})
    assert isinstance(endings, dict)
    for ending, row in endings.items():
        least, most = row["interval"]
        yield f"ended {ending}: {row['games']} games, {row['share']:.1%} ({least:.0%} to {most:.0%})"
    everyone = report["all"]
    assert isinstance(everyone, dict)
    if "sources" in everyone:
        yield "points: " + ", ".join(f"{name} {share:.1%}" for name, share in everyone["sources"].items())
