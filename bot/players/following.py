"""What a plan goes on with in the next turn of its seat, as far as imagined worlds agree on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.engine.moves import Move, Seat, Value
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.players.plan import carry_out, goes_on
from bot.players.search import others_play
from bot.players.survey import Survey

WORLDS = 4
"""In how many worlds the next turn is imagined."""

Begun = tuple[Value, ...]
"""A verb and the first values of a move."""


def comes_next(game: Game[Any], worlds: Sequence[bytes], seat: Seat, moves: Sequence[Move]) -> Begun:
    """What of all that a plan says it prepares is to come at once in the next turn, in most worlds; else nothing.

    The others wait meanwhile, as far as a planner looks.
    """
    prepared = _prepared(game, worlds[0], seat, moves)
    if not prepared:
        return ()
    found = Counter[Begun]()
    for world in worlds[:WORLDS]:
        state = game.decode(world)
        carry_out(game, state, seat, tuple(moves))
        if not others_play(game, state, seat):
            continue
        survey = Survey(game, game.view(state, seat), seat, Dice(0))
        first = survey.plans()[0].moves[0] if survey.moves[1:] else survey.moves[0]
        found.update(each for each in prepared if begins(each, first))
    best, times = max(found.items(), key=lambda each: each[1], default=((), 0))
    return best if 2 * times > len(worlds[:WORLDS]) else ()


def begins(begun: Begun, move: Move) -> bool:
    """Whether a move begins so."""
    return (move.verb, *move.values)[: len(begun)] == begun


def _prepared(game: Game[Any], world: bytes, seat: Seat, moves: Sequence[Move]) -> list[Begun]:
    """What the moves of a plan that are made in this turn say that they make possible in the next one."""
    state, found = game.decode(world), list[Begun]()
    turn = game.turn(state)
    for move in moves:
        if game.turn(state) != turn or not goes_on(game, state, seat):
            break
        if not (offer := game.offer(state, seat)).allows(move):
            break
        spot = offer.spot(move.verb, move.values) if move.verb in game.opens else None
        found += [event.told.prepares for event in (spot.preview if spot else ()) if event.told.prepares]
        carry_out(game, state, seat, (move,))
    return found
