"""What a computer player thinks of a position: its best plans, what they come to, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.players.easy import seen, short_plans
from bot.players.plan import Plan, carry_out
from bot.players.search import ROUNDS, Followed, followed
from bot.players.survey import Survey

THINKERS = ("easy", "greedy", "search")
"""The kinds that plan."""


class Thought(NamedTuple):
    """A plan, what it is worth by the planner, and by term what the position after it is worth more than now.

    The terms are averages over imagined worlds; those that stay the same are left out, the largest come first. If the
    plan was followed into the next turn, `later` is what it led to there, on average of `worlds` worlds.
    """

    moves: tuple[Move, ...]
    worth: float
    terms: dict[str, float]
    later: float | None = None
    worlds: int = 0


def thoughts(
    game: Game[Any], view: Any, seat: Seat, dice: Dice, most: int, kind: str = "greedy"
) -> list[Thought]:
    """The best plans of one of the `THINKERS` from a view of a seat that is asked, best first.

    Who follows plans tells all that it did, in the order in which they dropped out; others of each first move one.
    """
    survey = Survey(game, view, seat, dice, seen(game, view, seat, dice) if kind == "easy" else None)
    if kind == "search":
        found = followed(survey, ROUNDS, None)
    elif kind == "greedy":
        found = _of_each_beginning(survey.plans())
    else:
        found = _of_each_beginning(short_plans(game, view, seat, dice, survey.moves))
    now = game.thinking.terms(view, seat)
    return [
        Thought(
            each.plan.moves,
            each.plan.worth,
            _changes(game, survey.worlds, seat, each.plan.moves, now),
            each.worth if each.worlds else None,
            each.worlds,
        )
        for each in found[:most]
    ]


def _of_each_beginning(plans: Sequence[Plan]) -> list[Followed]:
    """The best plan for each first move; none was followed."""
    firsts: dict[Move, Followed] = {}
    for plan in plans:
        firsts.setdefault(plan.moves[0], Followed(plan))
    return list(firsts.values())


def _changes(
    game: Game[Any], worlds: Sequence[bytes], seat: Seat, moves: tuple[Move, ...], now: dict[str, float]
) -> dict[str, float]:
    """By how much each term changes with a plan, on average."""
    total = {name: -worth * len(worlds) for name, worth in now.items()}
    for world in worlds:
        state = game.decode(world)
        carry_out(game, state, seat, moves)
        for name, worth in game.thinking.terms(state, seat).items():
            total[name] = total.get(name, 0.0) + worth
    changed = {name: each / len(worlds) for name, each in total.items() if each}
    return dict(sorted(changed.items(), key=lambda item: -abs(item[1])))
