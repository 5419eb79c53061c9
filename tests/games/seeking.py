"""Playouts towards secrets: positions in which what someone holds decides what they can do are rare in random games.

In each step the best of a few is taken: a random move, sometimes after a change of a setting, in this world and in
others for the public. The best is where someone can then choose most that the public does not see: there a question
that tells a secret is found soonest.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.engine.moves import CLOCK
from bot.engine.playout import Dice, eager_move, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game
from tests.games.leaks import prove_no_leak, prove_waiting_tells_nothing

LATEST, SOUGHT, OTHERS = 600, 40, 2
"""After so many random moves at most, so many steps are made, each the best of this world and so many others."""
CHANGED = 3
"""Before one in so many moves the player changes a setting."""
LOOKED_AT = 3
"""So many positions of a playout are looked at thoroughly."""


def prove_secrets_at_hand(game: Game[Any], seats: int, state: Any, dice: Dice) -> int:
    """Along a playout towards secrets no one sees more than they may; positions where one mattered are counted."""
    found = 0
    for position in towards_secrets(game, state, dice):
        prove_waiting_tells_nothing(game, position, Rng(f"waiting {dice.below(1 << 30)}"))
        if secret_choices(game, position):
            found += 1
            if found <= LOOKED_AT:
                prove_no_leak(game, seats, position, dice)
    return found


def some_way_in(game: Game[Any], state: Any, dice: Dice) -> Any:
    """A position of a random game that begins here, some way before its end."""
    found = game.copy(state)
    for at, _ in enumerate(playout(game, state, dice, limit=dice.below(LATEST))):
        if at % SOUGHT == 0 and not state.over:
            found = game.copy(state)
    return found


def towards_secrets(game: Game[Any], state: Any, dice: Dice) -> Iterator[Any]:
    """The positions of such a playout."""
    rng = Rng(f"seeking {dice.below(1 << 30)}")
    for _ in range(SOUGHT):
        if state.over:
            return
        worlds = [game.copy(state), *(game.resample(state, None, rng) for _ in range(OTHERS))]
        for world in worlds:
            _move(game, world, dice)
            game.check_invariants(world)
        state = max(worlds, key=lambda world: secret_choices(game, world))
        yield state


def _move(game: Game[Any], state: Any, dice: Dice) -> None:
    """A random move, and sometimes a setting before it."""
    seats = game.awaited(state)
    seat = seats[dice.below(len(seats))]
    settings = game.offer(state, seat).settings
    if settings and dice.below(CHANGED) == 0:
        game.apply(state, seat, settings[dice.below(len(settings))])
    if seat in game.awaited(state):
        game.apply(state, seat, eager_move(game, state, seat, dice))


def secret_choices(game: Game[Any], state: Any) -> int:
    """How many listed moves those who are asked have that the view of the public does not show."""
    public = game.view(state, None)
    asked = [seat for seat in game.awaited(state) if seat != CLOCK]
    return sum(len({*game.moves(state, seat)} - {*game.moves(public, seat)}) for seat in asked)
