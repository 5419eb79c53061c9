"""Which games have secrets between players, and whose answers need them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.discord.desk import Desk
from bot.discord.table import Table, table_of
from bot.engine.moves import Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game

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


def knows_more(public: Table, own: Table) -> bool:
    """Whether a seat knows what the channel does not, be it a hand, be it a question.

    That somebody knows something is public in every game; whether it is of use is not, so nothing here asks for it.
    """
    return own.position.asks != public.position.asks or own.game.encode(own.view) != own.game.encode(
        public.view
    )


async def own_answers(desk: Desk, public: Table) -> tuple[Seat, ...]:
    """The seats whose answers cannot stand in the channel."""
    if not has_secrets(public.game):
        return ()
    seats = dict.fromkeys(ask.seat for ask in public.other_asks())
    held = [seat for seat in seats if seat < len(public.session.holders)]
    tables = [(seat, await table_of(desk, public.session, seat)) for seat in held]
    return tuple(seat for seat, own in tables if knows_more(public, own))
