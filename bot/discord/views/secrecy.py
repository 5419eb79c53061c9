"""Which seats need secret knowledge to answer."""

from __future__ import annotations

from typing import Any

from bot.discord.core.context import Context
from bot.discord.views.table import TableView
from bot.engine.moves import Seat
from bot.engine.rules import Game
from bot.sessions import Position


def knows_more(game: Game[Any], public: Position, own: Position) -> bool:
    """Whether a seat knows more than the channel does: a hand, or a question.

    That a player knows something is public in every game. Whether it is useful now is not, so nothing here depends on
    it.
    """
    asked = [ask.seen_by(None) for ask in own.asks]
    return asked != public.asks or game.encode(own.view) != game.encode(public.view)


async def own_answers(context: Context, public: TableView) -> tuple[Seat, ...]:
    """The seats whose answers must not be shown in the channel."""
    if not public.game.secrets(public.session.options, len(public.session.holders)):
        return ()
    seats = dict.fromkeys(ask.seat for ask in public.other_asks)
    held = [seat for seat in seats if seat < len(public.session.holders)]
    own = [(seat, await context.sessions.position(public.session.id, seat)) for seat in held]
    return tuple(seat for seat, position in own if knows_more(public.game, public.position, position))
