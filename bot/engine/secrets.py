"""Which games have secrets between players; and who learned what by a move: the measure for taking moves back.

A viewer learned something if the view after the move could not have been told from the view before it and the move:
that is, if the same move in another world that the viewer could not tell from this one would have shown something else.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game

WORLDS = 6
"""How many other worlds are tried. A coin's side is overlooked once in 2**6; a card of a pile far less often."""

LOOKED_AT = 80
"""Moves of a random game that are looked at to find out whether a game has secrets between players."""


def has_secrets(game: Game[Any]) -> bool:
    """Whether players of this game may know what others may not."""
    return _has_secrets(game, game.info.slug)


@lru_cache(maxsize=64)
def _has_secrets(game: Game[Any], slug: str) -> bool:
    state = game.setup(max(game.info.min_seats, min(2, game.info.max_seats)), {}, Rng("secrets"))
    state.events.clear()
    turns = playout(game, state, Dice("secrets"), limit=LOOKED_AT)
    while True:
        if any(ask.audience is not None for ask in game.asks(state)):
            return True
        if game.encode(game.view(state, Seat(0))) != game.encode(game.view(state, None)):
            return True
        if next(turns, None) is None:
            return False


def learners(game: Game[Any], before: Any, seat: Seat, move: Move, after: Any, seats: int) -> list[Seat]:
    """The seats that learned something by chance or from a secret when `seat` played `move`."""
    dice = Rng("worlds").spawn(str(hash_of(game, before)))
    return [
        viewer
        for viewer in map(Seat, range(seats))
        if _learned(game, before, seat, move, after, viewer, dice)
    ]


def _learned(
    game: Game[Any], before: Any, seat: Seat, move: Move, after: Any, viewer: Seat, dice: Rng
) -> bool:
    seen = game.encode(game.view(after, viewer))
    for _ in range(WORLDS):
        world = game.resample(before, viewer, dice)
        if not any(
            _shows(game, world, seat, other, viewer, seen)
            for other in _alike(game, world, seat, move, viewer)
        ):
            return True
    return False


def _alike(game: Game[Any], world: Any, seat: Seat, move: Move, viewer: Seat) -> list[Move]:
    """The moves that were made, as far as the viewer can tell: the mover knows which, others see only the verb."""
    legal = [*game.moves(world, seat), *game.settings(world, seat)]
    same = [move] if move in legal else []
    if viewer == seat:
        return same
    return same + [other for other in legal if other.verb == move.verb and other != move]


def _shows(game: Game[Any], world: Any, seat: Seat, move: Move, viewer: Seat, seen: bytes) -> bool:
    after = game.copy(world)
    game.apply(after, seat, move)
    return game.encode(game.view(after, viewer)) == seen


def hash_of(game: Game[Any], state: Any) -> int:
    """A number that tells states apart, the same on every machine."""
    return Rng(game.encode(state).hex()).bits()
