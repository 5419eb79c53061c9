"""Suggests how to go on with a move that a player is building up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.moves import Move, Seat, Value
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.players.greedy import MORE_WORLDS, WORLDS, expectations
from bot.players.worlds import imagine

TRIES = 40
"""How many random ways of going on are tried."""


def suggest(
    game: Game[Any], view: Any, seat: Seat, verb: str, chosen: Sequence[Value], dice: Dice
) -> Move | None:
    """The best of some moves of an open verb that begin with the values chosen, one move ahead.

    Among equally good ones it is the shortest; None if there is no such move.
    """
    begin = tuple(chosen)
    found: dict[Move, None] = {}
    for move, _ in game.proposals(view, seat, verb, begin):
        if move.verb == verb and move.values[: len(begin)] == begin:
            found[move] = None
    for _ in range(TRIES):
        if (strolled := game.stroll(view, seat, verb, dice, begin)) is not None:
            found[strolled] = None
    if not found:
        return None
    moves = list(found)
    worlds = [game.encode(imagine(game, view, seat, dice)) for _ in range(WORLDS + MORE_WORLDS)]
    worths = expectations(game, worlds, seat, moves)
    best = max(worths)
    return min(
        (move for move, worth in zip(moves, worths) if worth == best), key=lambda move: len(move.values)
    )
