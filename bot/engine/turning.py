"""The turning points of a game, found in its scores: who led since when, who came back, the biggest gain.

At most three sentences, as texts of the house (`turning-KEY`), each with the moment it is about. No two tell of one
side's same turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from bot.engine.moves import Side, Text, Values, who
from bot.engine.retelling import UNITS, Chapter, Moment
from bot.engine.standings import Standings

MOST = 3
CLOSE = 0.25
"""A lead of at most this part of the winner's score is close."""
SMALL = 0.15
"""Below this part of the highest score a lead or a gain is not worth a sentence."""

BEHIND = 3
"""From this many points on it is worth a sentence that a winner was behind."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A sentence, with its place on the chart: the number of the moment, and the side."""

    text: Text
    moment: int
    side: Side


def turning_points(moments: Sequence[Moment], standings: Standings) -> list[TurningPoint]:
    """The turning points, in order, of a game that ended like this (without places: ended early)."""
    if len(moments) < 3:
        return []
    winners = [side for side, won in enumerate(standings.won) if won]
    if standings.outcome != "ranked":
        found = _of_table(moments)
    elif standings.places is None:
        found = [_lead_changes(moments), _biggest_gain(moments)]
    elif len(winners) == 1 and len(standings.places) > 1:
        found = _of_winner(moments, winners[0])
    else:
        found = _of_table(moments)
    kept: dict[tuple[int, Side, bool], TurningPoint] = {}
    for point in found:
        if point is not None and len(kept) < MOST:
            kept.setdefault((point.moment, point.side, point.text.key == "turning-half"), point)
    return sorted(kept.values(), key=lambda point: point.moment)


def is_set_up(moment: Moment) -> bool:
    """Whether the first round had not begun yet."""
    return moment.chapter.number == 0 and moment.chapter.unit in UNITS


def happened_in(moments: Sequence[Moment], at: int) -> Chapter:
    """The chapter in which came about what a moment shows; what the set-up brought belongs to the first one."""
    before = moments[max(0, at - 1)]
    return moments[at].chapter if is_set_up(before) else before.chapter


def leaders(scores: Sequence[int]) -> list[int]:
    """The sides with the highest score."""
    best = max(scores)
    return [side for side, score in enumerate(scores) if score == best]


def _of_winner(moments: Sequence[Moment], winner: int) -> list[TurningPoint | None]:
    if leaders(moments[-1].scores) != [winner]:
        return [_level(moments, winner), _biggest_gain(moments), _lead_changes(moments)]
    since = len(moments) - 1
    while since and leaders(moments[since - 1].scores) == [winner]:
        since -= 1
    rival = _best_other(moments[since].scores, winner)
    values: Values = {"seat": who(winner), "other": who(rival)}
    scores = moments[since].scores
    if since == len(moments) - 1:
        lead = _point("turning-last", moments, since, winner, values)
    elif since <= len(moments) // 8:
        lead = _point("turning-always", moments, since, winner, values)
    else:
        both: Values = {**values, "score": _figure(scores[winner]), "than": _figure(scores[rival])}
        lead = _point("turning-lead", moments, since, winner, both)
    drama = _comeback(moments, winner) or _closest(moments, winner, since)
    return [lead, drama, _biggest_gain(moments), _lead_changes(moments)]


def _comeback(moments: Sequence[Moment], winner: int) -> TurningPoint | None:
    """The moment at which the winner was furthest behind."""
    behind = [max(moment.scores) - moment.scores[winner] for moment in moments]
    at = max(range(len(moments)), key=behind.__getitem__)
    if behind[at] < max(BEHIND, SMALL * _highest(moments)):
        return None
    values: Values = {
        "seat": who(winner),
        "by": _score(behind[at]),
        "other": who(leaders(moments[at].scores)[0]),
    }
    return _point("turning-behind", moments, at, winner, values)


def _closest(moments: Sequence[Moment], winner: int, since: int) -> TurningPoint | None:
    """The moment at which another side came closest to the winner, in the last half of the game."""
    late = range(max(since + 1, len(moments) // 2), len(moments))
    if not late:
        return None

    def lead(at: int) -> int:
        scores = moments[at].scores
        return scores[winner] - scores[_best_other(scores, winner)]

    at = min(late, key=lead)
    rival = _best_other(moments[at].scores, winner)
    if lead(at) > min(lead(len(moments) - 1), max(2, CLOSE * moments[at].scores[winner])):
        return None
    return _point(
        "turning-close",
        moments,
        at,
        rival,
        {"seat": who(rival), "by": _score(lead(at)), "other": who(winner)},
    )


def _lead_changes(moments: Sequence[Moment]) -> TurningPoint | None:
    """How often the sole lead changed hands; the moment is the last time."""
    holder: int | None = None
    changes, last = 0, 0
    for at, moment in enumerate(moments):
        ahead = leaders(moment.scores)
        if len(ahead) == 1 and ahead[0] != holder:
            changes += holder is not None
            holder, last = ahead[0], at
    if changes < 2 or holder is None:
        return None
    return _point("turning-changes", moments, last, holder, {"times": changes, "seat": who(holder)})


def _level(moments: Sequence[Moment], winner: int) -> TurningPoint:
    """The winner does not have the highest score alone: something else decided."""
    last = len(moments) - 1
    ahead = leaders(moments[last].scores)
    if winner in ahead:
        return _point("turning-level", moments, last, winner, {"seat": who(winner)})
    values: Values = {"seat": who(winner), "other": who(ahead[0])}
    return _point("turning-despite", moments, last, winner, values)


def _of_table(moments: Sequence[Moment]) -> list[TurningPoint | None]:
    """For games without places: when half of all points of the seats had been scored."""
    sides = moments[-1].sides
    held = [0] if moments[-1].shared else [at for at, side in enumerate(sides) if side.seat is not None]
    sums = [sum(moment.scores[side] for side in held) for moment in moments]
    total = sums[-1] - sums[0]
    if total <= 0:
        return []
    at = next(i for i, made in enumerate(sums) if 2 * (made - sums[0]) >= total)
    best = max(held, key=moments[-1].scores.__getitem__)
    half = _point(
        "turning-half", moments, at, best, {"score": _score(sums[-1]), "turns": len(moments) - 1 - at}
    )
    return [half, _biggest_gain(moments)]


def _biggest_gain(moments: Sequence[Moment]) -> TurningPoint | None:
    """The turn in which a score grew most; what the set-up brings is no gain."""
    gains = [
        (after.scores[side] - before.scores[side], -at, side)
        for at, (before, after) in enumerate(pairwise(moments), 1)
        for side in range(len(after.scores))
        if not is_set_up(before)
    ]
    gain, early, side = max(gains, default=(0, 0, 0))
    if gain < max(2, SMALL * _highest(moments)):
        return None
    if moments[-1].shared:
        return _point("turning-gain-together", moments, -early, side, {"gain": _score(gain)})
    return _point("turning-gain", moments, -early, side, {"seat": who(side), "gain": _score(gain)})


def _best_other(scores: Sequence[int], side: int) -> int:
    return max((other for other in range(len(scores)) if other != side), key=scores.__getitem__)


def _highest(moments: Sequence[Moment]) -> int:
    return max(max(moment.scores) for moment in moments)


def _figure(score: int) -> Text:
    """A score as its game says it beside another, in few characters."""
    return Text("figure", {"score": score})


def _score(score: int) -> Text:
    """A score or a difference of scores as its game says it, with what it counts."""
    return Text("score", {"score": score})


def _point(key: str, moments: Sequence[Moment], at: int, side: int, values: Values) -> TurningPoint:
    chapter = happened_in(moments, at)
    return TurningPoint(Text(key, {**values, "unit": chapter.unit, "number": chapter.number}), at, Side(side))
