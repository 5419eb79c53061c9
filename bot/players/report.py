"""What games among computer players tell of a game's balance: by seat, by faction, how long, and what scored."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import msgspec

from bot.players.match import NINETY_FIVE, Played, wilson


class Group(msgspec.Struct):
    """The results of some seats: their scores, their wins (shared places in parts), and their points by source."""

    scores: list[int] = []
    wins: float = 0.0
    points: dict[str, int] = {}

    def figures(self, whole: bool) -> dict[str, object]:
        """All figures, rounded; the share of each source if all points are told by source (`whole`)."""
        seats = len(self.scores)
        found: dict[str, object] = {
            "seats": seats,
            "score": _mean(self.scores),
            "score_interval": _interval(self.scores),
            "wins": round(self.wins, 2),
            "share": round(self.wins / seats, 3),
            "interval": [round(bound, 3) for bound in wilson(self.wins, seats)],
        }
        if whole:
            total = sum(self.points.values())
            found["sources"] = {
                source: round(points / total, 3) if total else 0.0 for source, points in self.points.items()
            }
        return found


def balance(games: Sequence[Played]) -> dict[str, object]:
    """The report on some games as plain data, with 95 % intervals; shares of points are of the sum of all points."""
    whole = all(
        sum(counts.values()) == score for one in games for score, counts in zip(one.scores, one.counts)
    ) and any(one.counts for one in games)
    found: dict[str, object] = {
        "moves": _mean([one.moves for one in games]),
        "moves_interval": _interval([one.moves for one in games]),
        "all": _gather(games, lambda one, seat: "all")["all"].figures(whole),
        "by_seat": _figures(_gather(games, lambda one, seat: str(seat + 1)), whole),
    }
    if any(one.rounds for one in games):
        found["rounds"] = _mean([one.rounds for one in games])
        found["rounds_interval"] = _interval([one.rounds for one in games])
    if any(one.ending for one in games):
        found["endings"] = _endings(games)
    if any(any(one.factions) for one in games):
        found["by_faction"] = _figures(by_faction(games), whole)
    return found


def _endings(games: Sequence[Played]) -> dict[str, object]:
    """How often games came to each of their ends, the most frequent first."""
    counts = Counter(one.ending for one in games)
    return {
        ending: {
            "games": n,
            "share": round(n / len(games), 3),
            "interval": [round(bound, 3) for bound in wilson(n, len(games))],
        }
        for ending, n in counts.most_common()
    }


def by_faction(games: Sequence[Played]) -> dict[str, Group]:
    """The results by what sets seats apart."""
    return _gather(games, lambda one, seat: one.factions[seat])


def _gather(games: Sequence[Played], name: Callable[[Played, int], str]) -> dict[str, Group]:
    found: dict[str, Group] = {}
    for one in games:
        winners = one.places.count(1) if one.outcome == "ranked" else 1
        for seat, (place, score) in enumerate(zip(one.places, one.scores, strict=True)):
            group = found.setdefault(name(one, seat), Group())
            group.scores.append(score)
            group.wins += 1 / winners if place == 1 else 0
            for source, points in one.counts[seat].items() if one.counts else ():
                group.points[source] = group.points.get(source, 0) + points
    return found


def _figures(groups: dict[str, Group], whole: bool) -> dict[str, object]:
    return {name: groups[name].figures(whole) for name in sorted(groups)}


def table(report: dict[str, object]) -> Iterator[str]:
    """The report as lines to read."""
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


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 2)


def _interval(numbers: Sequence[float]) -> list[float] | None:
    """The 95 % interval of a mean; None for one number, which tells of no spread."""
    n = len(numbers)
    if n == 1:
        return None
    mean = sum(numbers) / n
    spread = math.sqrt(sum((number - mean) ** 2 for number in numbers) / (n - 1) / n)
    return [round(mean - NINETY_FIVE * spread, 2), round(mean + NINETY_FIVE * spread, 2)]
