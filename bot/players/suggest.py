"""Suggests what a player may do, or how to go on with a move that was begun."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.moves import Move, Seat, Value
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.players.greedy import GreedyPlayer
from bot.players.plan import goes_on
from bot.players.survey import Survey
from bot.players.worlds import imagine

TRIES = 40
"""How many random ways of going on are tried."""


def advise(game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
    """What a greedy player would do on an asked seat; of an open verb, where one covers that, a whole move.

    Where a longer move does at once what that player would do next, too, it is that.
    """
    player = GreedyPlayer()
    move = player.choose(game, view, seat, dice)
    for verb in game.offer(view, seat).open_verbs:
        if move.verb in verb.shown.covers:
            return suggest(game, view, seat, verb.name, (), dice) or move
    if move.verb not in game.opens:
        return move
    world = imagine(game, view, seat, dice)
    start = game.encode(world)
    game.apply(world, seat, move)
    if not goes_on(game, world, seat):
        return move
    game.apply(world, seat, player.choose(game, game.view(world, seat), seat, dice))
    spot, both = game.offer(view, seat).spot(move.verb, move.values), game.encode(world)
    longer = [Move(move.verb, (*move.values, each.value)) for each in spot.next if each.last] if spot else []
    return next((whole for whole in longer if _after(game, start, seat, whole) == both), move)


def _after(game: Game[Any], world: bytes, seat: Seat, move: Move) -> bytes:
    state = game.decode(world)
    game.apply(state, seat, move)
    return game.encode(state)


def suggest(
    game: Game[Any], view: Any, seat: Seat, verb: str, chosen: Sequence[Value], dice: Dice
) -> Move | None:
    """The best move of a verb that begins with the values chosen, one move ahead: of all, or of some of an open verb.

    Among equally good ones it is the shortest; None if there is no such move. An offer changes nothing by itself, so
    the game says which one both gain by.
    """
    begin = tuple(chosen)
    if (described := game.info.verb(verb)) is not None and described.deals.offers:
        return game.thinking.bargain(view, seat, verb, begin)
    listed = (
        _of_an_open_verb(game, view, seat, verb, begin, dice)
        if verb in game.opens
        else game.moves(view, seat)
    )
    moves = [move for move in listed if move.verb == verb and move.values[: len(begin)] == begin]
    if not moves:
        return None
    worths = Survey(game, view, seat, dice, moves).worths()
    best = max(worths)
    return min(
        (move for move, worth in zip(moves, worths) if worth == best), key=lambda move: len(move.values)
    )


def _of_an_open_verb(
    game: Game[Any], view: Any, seat: Seat, verb: str, begin: tuple[Value, ...], dice: Dice
) -> list[Move]:
    offer = game.offer(view, seat)
    found = dict.fromkeys(move for move, _ in offer.proposals(verb, begin))
    for _ in range(TRIES):
        if (strolled := offer.stroll(verb, dice, begin)) is not None:
            found[strolled] = None
    return list(found)
