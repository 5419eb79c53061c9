"""Whose answers need what only they know."""

from __future__ import annotations

from bot.discord.desk import Desk
from bot.discord.table import Table, table_of
from bot.engine.moves import Seat
from bot.engine.secrets import has_secrets


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
