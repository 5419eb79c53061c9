"""Random play through the contract, for fuzzing, self-play and the test harness."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.engine.moves import Event, Move, Seat
from bot.engine.offer import Offer
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


RESTED = 25
"""One in so many moves may be any: also one that would be played for the seat if it were away, such as passing."""
BESIDE = 40
"""One in so many moves is a free one or a setting, where those are played too."""
LONGEST = 60_000
"""A game that is not over after so many moves never ends."""


class PlayedMove(msgspec.Struct, frozen=True):
    """One move of a playout."""

    seat: Seat
    move: Move
    legal: int
    events: list[Event]


class DeadEnd(Exception):
    """A seat that is asked has no legal move, no one is asked and the game is not over, or it never ends."""


def playout(
    game: Game[Any], state: Any, dice: Dice, *, settings: bool = False, limit: int | None = None
) -> Iterator[PlayedMove]:
    """Play on at random, in place, until the game is over or `limit` moves have been made.

    Without a `limit` the game must end within `LONGEST` moves.

    Players are eager to see all of a game: they choose a verb first, listed or open, none twice in a row, and seldom
    one that is rare or what would be played for them if they were away. With `settings`, a seat sometimes makes a free
    move or changes a setting too. Raises DeadEnd.
    """
    last: dict[Seat, str] = {}
    for _ in range(LONGEST if limit is None else limit):
        seats = game.awaited(state)
        if not seats:
            if state.over:
                return
            raise DeadEnd("nobody is asked, and the game is not over")
        seat = seats[dice.below(len(seats))] if len(seats) > 1 else seats[0]
        offer = game.offer(state, seat)
        if settings and dice.below(BESIDE) == 0 and (changes := offer.beside):
            change = changes[dice.below(len(changes))]
            yield PlayedMove(seat, change, len(changes), game.apply(state, seat, change))
            continue
        move = _eager_move(offer, dice, last.get(seat))
        last[seat] = move.verb
        legal, step = len(offer.moves), offer.answered_by(move.verb)
        yield PlayedMove(seat, move, legal, game.apply(state, seat, move, step))
    if limit is None and not state.over:
        raise DeadEnd(f"the game is not over after {LONGEST} moves")


def eager_move(game: Game[Any], state: Any, seat: Seat, dice: Dice, last: str | None = None) -> Move:
    """What a random player does who is asked, and whose `last` move was of that verb. Raises DeadEnd."""
    return _eager_move(game.offer(state, seat), dice, last)


def _eager_move(offer: Offer, dice: Dice, last: str | None) -> Move:
    """A move of a random verb, seldom a default, of a rare verb or of the `last` one again."""
    move = None if dice.below(RESTED) == 0 else _fresh_move(offer, dice, last)
    move = move or offer.sample(dice)
    if move is None:
        raise DeadEnd(f"seat {offer.seat} is asked and has no legal move")
    return move


def _fresh_move(offer: Offer, dice: Dice, last: str | None) -> Move | None:
    """A move of a random verb that is not rare and not the `last` one; a default if there is no other."""
    defaults, by_verb = offer.defaults, dict[str, list[Move]]()
    for move in offer.moves:
        if move not in defaults:
            by_verb.setdefault(move.verb, []).append(move)
    verbs = [*by_verb, *offer.walked]
    fresh = [verb for verb in verbs if verb != last and verb not in offer.rare]
    while fresh:
        verb = fresh.pop(dice.below(len(fresh)))
        if verb in by_verb:
            return by_verb[verb][dice.below(len(by_verb[verb]))]
        if (walked := offer.stroll(verb, dice)) is not None:
            return walked
    legal = [move for move in offer.moves if move in defaults]
    return legal[dice.below(len(legal))] if legal else None


def random_game(
    game: Game[Any], seats: int, options: Options, seed: str, limit: int | None = None
) -> tuple[Any, list[str]]:
    """A whole random game: its last state, and its moves as lines of a record."""
    state = game.setup(seats, options, Rng(seed))
    state.events.clear()
    lines = [f"{turn.seat} {turn.move}" for turn in playout(game, state, Dice(seed), limit=limit)]
    return state, lines
