"""What a move scored, from what a side's points are made of before and after it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.engine.moves import Event, Side, Text, Values, term, who
from bot.engine.told import FELT, PLAIN, touching


def counted(source: str, n: int) -> Text:
    """How much a source counts, "upgrades 4"."""
    return Text("count", {"what": term(f"source-{source}"), "n": n})


def scored(
    side: Side, before: Mapping[str, int], after: Mapping[str, int], stocks: Collection[str], *, own: bool
) -> Event | None:
    """The event of what a side scored or lost; None where it is nothing.

    What it has to spend, the `stocks`, is told beside that and never alone. `own`: by a move of its own.
    """
    if before == after:
        return None
    change = {key: by for key in {**before, **after} if (by := after.get(key, 0) - before.get(key, 0))}
    points = sum(by for key, by in change.items() if key not in stocks)
    if not points:
        return None
    values: Values = {
        "side": who(side),
        "score": Text("score", {"score": abs(points)}),
        "parts": [counted(key, by if points > 0 else -by) for key, by in change.items() if key not in stocks],
        "rest": [counted(key, by) for key, by in change.items() if key in stocks],
    }
    told = PLAIN if own else touching(FELT, side)
    return Event("scored" if points > 0 else "lost-points", values, told=told, about=side)
