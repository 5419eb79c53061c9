"""Random play through the contract, for fuzzing, self-play and the test harness."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.engine.moves import Event, Move, Seat
from bot.engine.options import Options
from bot.engine.rng import Rng
from bot.engine.rules import Game


class Dice:
    """Cheap random numbers for choosing among moves (xorshift, 64 bits), not for chance in a game."""

    __slots__ = ("_x",)

    def __init__(self, seed: int | str) -> None:
        self._x = (Rng(str(seed)).bits() | 1) & 0xFFFFFFFFFFFFFFFF

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        x = self._x
        x ^= (x << 13) & 0xFFFFFFFFFFFFFFFF
        x ^= x >> 7
        x ^= (x << 17) & 0xFFFFFFFFFFFFFFFF
        self._x = x
        return (x >> 11) % n


OPEN = 16
"""One in so many moves is of an open verb, where there is one: walks take time."""
RESTED = 25
"""Eager players make one in so many of the moves that are made for a seat that is away, such as passing."""


class Turn(msgspec.Struct, frozen=True):
    """One move of a playout."""

    seat: Seat
    move: Move
    legal: int
    events: list[Event]


class DeadEnd(Exception):
    """A seat that is asked has no legal move, or no one is asked and the game is not over."""


def playout(
    game: Game[Any],
    state: Any,
    dice: Dice,
    *,
    settings: bool = False,
    listed: bool = False,
    eager: bool = False,
    limit: int = 100_000,
) -> Iterator[Turn]:
    """Play on at random, in place, until the game is over or `limit` moves have been made.

    At each step, all legal moves of one asked seat are listed and one is chosen. With `settings`, a seat sometimes
    makes a free move or changes a setting too; moves of open verbs are left out with `listed`, as long as there are
    others. `eager` players choose a verb first, none twice in a row, and seldom what would be played for them if they
    were away. Raises DeadEnd.
    """
    open_verbs = [verb.name for verb in game.info.verbs if verb.open and not listed]
    last: dict[Seat, str] = {}
    for _ in range(limit):
        seats = game.awaited(state)
        if not seats:
            if state.over:
                return
            raise DeadEnd("nobody is asked, and the game is not over")
        seat = seats[dice.below(len(seats))] if len(seats) > 1 else seats[0]
        if settings and dice.below(40) == 0 and (changes := game.moves_beside(state, seat)):
            change = changes[dice.below(len(changes))]
            yield Turn(seat, change, len(changes), game.apply(state, seat, change))
            continue
        moves = game.moves(state, seat)
        move = _eager(game, state, seat, moves, dice, open_verbs, last.get(seat)) if eager else None
        if move is None and moves and open_verbs and dice.below(OPEN) == 0:
            move = game.stroll(state, seat, open_verbs[dice.below(len(open_verbs))], dice)
        if move is None:
            move = moves[dice.below(len(moves))] if moves else game.sample(state, seat, dice)
        if move is None:
            raise DeadEnd(f"seat {seat} is asked and has no legal move")
        last[seat] = move.verb
        yield Turn(seat, move, len(moves), game.apply(state, seat, move))


def _eager(
    game: Game[Any],
    state: Any,
    seat: Seat,
    moves: list[Move],
    dice: Dice,
    open_verbs: list[str],
    last: str | None,
) -> Move | None:
    """A move of a random verb, but seldom a default or the `last` verb again; None for any move."""
    if dice.below(RESTED) == 0:
        return None
    defaults = {ask.default for ask in game.asks(state) if ask.seat == seat}
    found: dict[str, list[Move]] = {}
    for move in moves:
        if move not in defaults:
            found.setdefault(move.verb, []).append(move)
    verbs = [*found, *(verb.name for verb in game.open_verbs(state, seat) if verb.name in open_verbs)]
    verbs = [verb for verb in verbs if verb != last] or ([] if defaults else verbs)
    if not verbs:
        return next((move for move in moves if move in defaults), None)
    verb = verbs[dice.below(len(verbs))]
    if verb in found:
        return found[verb][dice.below(len(found[verb]))]
    return game.stroll(state, seat, verb, dice)


def random_game(
    game: Game[Any], seats: int, options: Options, seed: str, limit: int = 100_000
) -> tuple[Any, list[str]]:
    """A whole random game: its last state, and its moves as lines of a record."""
    state = game.setup(seats, options, Rng(seed))
    state.events.clear()
    lines = [f"{turn.seat} {turn.move}" for turn in playout(game, state, Dice(seed), limit=limit)]
    return state, lines
