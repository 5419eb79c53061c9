"""Says plans as players make them: first moves at once, where one move stands for them."""

from __future__ import annotations

from typing import Any

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.players.plan import carry_out, goes_on
from bot.players.survey import Survey

LONGER = 6
"""By how many moves at most a plan is followed further, to where it can be made at once."""


def in_one(game: Game[Any], world: bytes, seat: Seat, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """A plan whose first moves are made at once, where an open verb has a move for them.

    Where such a move ends what the plan leaves open, it is one if that is what comes next, perhaps after a few more.
    """
    offer = game.offer(game.decode(world), seat)
    for verb in offer.open_verbs:
        if moves[0].verb not in verb.shown.covers:
            continue
        row, composed = moves, offer.composed(verb.name, moves)
        if (
            composed is not None
            and composed[1] == len(moves)
            and _is_as_good(game, world, seat, composed[0], moves)
        ):
            return (composed[0],)
        for _ in range(LONGER):
            if composed is None or composed[1] < len(row):
                break
            following = _next(game, world, seat, row)
            row = (*row, *following)
            composed = offer.composed(verb.name, row)
            if not following or following[0].verb not in verb.shown.covers:
                break
        if composed is not None and _leads_there(game, world, seat, composed[0], row[: composed[1]]):
            return (composed[0], *row[composed[1] :])
    return _with_the_next(game, world, seat, moves)


def _with_the_next(game: Game[Any], world: bytes, seat: Seat, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """A plan whose first two moves are one, where the first can be made so long, such as a flight with what follows."""
    if moves[0].verb in game.opens and moves[1:]:
        first, offer = moves[0], game.offer(game.decode(world), seat)
        spot = offer.spot(first.verb, first.values)
        longer = [
            Move(first.verb, (*first.values, choice.value))
            for choice in (spot.next if spot is not None else ())
            if choice.last
        ]
        end = _after(game, world, seat, moves[:2]) if longer else None
        for whole in longer:
            if offer.allows(whole) and _is_alike(game, seat, end, _after(game, world, seat, (whole,))):
                return (whole, *moves[2:])
    return moves


def begun(game: Game[Any], world: bytes, seat: Seat, moves: tuple[Move, ...]) -> Move:
    """With what a plan begins: its first moves at once, where an open verb has a move for them."""
    offer = game.offer(game.decode(world), seat)
    for verb in offer.open_verbs:
        composed = offer.composed(verb.name, moves) if moves[0].verb in verb.shown.covers else None
        if composed is not None:
            return composed[0]
    return _with_the_next(game, world, seat, moves)[0]


def _next(game: Game[Any], world: bytes, seat: Seat, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """What a greedy player does after a plan, if no chance and no one else comes in between."""
    state = game.decode(world)
    for move in moves:
        if any(event.chance for event in game.apply(state, seat, move)) or not goes_on(game, state, seat):
            return ()
    survey = Survey(game, game.view(state, seat), seat, Dice(0))
    return survey.plans()[0].moves[:1] if survey.moves else ()


def _is_as_good(game: Game[Any], world: bytes, seat: Seat, whole: Move, moves: tuple[Move, ...]) -> bool:
    """Whether it is legal, and no worse, to end a plan with a move that stands for it."""
    if not game.offer(game.decode(world), seat).allows(whole):
        return False
    state, ended = game.decode(world), game.decode(world)
    carry_out(game, state, seat, moves)
    events = carry_out(game, ended, seat, (whole,))
    is_sure = not any(event.chance for event in events)
    return is_sure and game.thinking.evaluate(ended, seat) >= game.thinking.evaluate(state, seat)


def _leads_there(game: Game[Any], world: bytes, seat: Seat, whole: Move, moves: tuple[Move, ...]) -> bool:
    """Whether a longer move is legal and as good as the moves that it stands for.

    It may make them in another order, such as cards that are laid in the order of the hand.
    """
    if not game.offer(game.decode(world), seat).allows(whole):
        return False
    return _is_alike(game, seat, _after(game, world, seat, moves), _after(game, world, seat, (whole,)))


def _after(game: Game[Any], world: bytes, seat: Seat, moves: tuple[Move, ...]) -> Any:
    """The position after the moves of a plan."""
    state = game.decode(world)
    carry_out(game, state, seat, moves)
    return state


def _is_alike(game: Game[Any], seat: Seat, one: Any, other: Any) -> bool:
    """Whether the same is asked in two positions, and they are worth the same to a seat, by term."""
    thinking = game.thinking
    return game.asks(one) == game.asks(other) and thinking.terms(one, seat) == thinking.terms(other, seat)
