"""What a computer player thinks of a position: its best plans, what they come to, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.players.greedy import OPEN_MOVES
from bot.players.plan import MORE_WORLDS, WORLDS, carry_out, plans_ahead
from bot.players.worlds import Worlds


class Thought(NamedTuple):
    """A plan, what it is worth by the planner, and by term what the position after it is worth more than now.

    The terms are averages over imagined worlds; those that stay the same are left out, the largest come first.
    """

    moves: tuple[Move, ...]
    worth: float
    terms: dict[str, float]


def thoughts(game: Game[Any], view: Any, seat: Seat, dice: Dice, most: int) -> list[Thought]:
    """The best plans from a view of a seat that is asked, best first, of each first move one."""
    moves = game.thinking.candidates(view, seat, dice, OPEN_MOVES)
    worlds = Worlds(game, view, seat, dice, WORLDS + MORE_WORLDS)
    now = game.thinking.terms(view, seat)
    firsts: dict[Move, Thought] = {}
    for plan in plans_ahead(game, worlds, seat, moves):
        if len(firsts) == most:
            break
        if plan.moves[0] not in firsts:
            firsts[plan.moves[0]] = Thought(
                plan.moves, plan.worth, _changes(game, worlds, seat, plan.moves, now)
            )
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
