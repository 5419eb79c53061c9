"""Where the viewer's points come from, in a line: "Your 9 points: upgrades 4, machines 3, resources 2"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.discord.views.outcome import reached
from bot.discord.views.table import TableView
from bot.engine.moves import Pace, Text, term
from bot.engine.words import Words

MOST = 4
"""So many sources are named; those that count least are told as one."""


def points_line(table: TableView) -> str:
    """What the viewer has scored so far, by source, and how far all are together; "" while that is nothing.

    It is empty, too, where no turn is the viewer's, and in a game with one source of points.
    """
    if not any(ask.pace is Pace.TURN for ask in table.asks):
        return ""
    found = Counter[str]()
    for side in sorted(table.own_sides):
        found.update(table.game.breakdown(table.view, side))
    if len(found) < 2:
        return ""
    words, goals = table.speech.words, [goal for goal in table.game.goals(table.view) if goal.scored]
    parts = said_parts(words, found)
    said = reached(goals, table.speech) if parts or any(goal.reached for goal in goals) else []
    if parts:
        total, made_of = found.total(), words.in_a_row(parts)
        score = words.say_key("score", score=total)
        said.append(words.say_key("points-own", score=f"={score}", parts=f"={made_of}", level=int(not total)))
    return " · ".join(said)


def said_parts(words: Words, found: Mapping[str, int]) -> list[str]:
    """What each source counts, the one that counts most first."""
    by_worth = sorted((key for key, n in found.items() if n), key=lambda key: -abs(found[key]))
    named, rest = by_worth[:MOST], by_worth[MOST:]
    parts = [(term(f"source-{key}"), found[key]) for key in named]
    if rest:
        parts.append((term("source-others"), sum(found[key] for key in rest)))
    return [
        words.say(Text("count", {"what": what, "n": f"={words.say_key('figure', score=n)}"}))
        for what, n in parts
    ]
