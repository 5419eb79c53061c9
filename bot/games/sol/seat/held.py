"""The card that a player keeps: what it is, and when it can be used."""

from __future__ import annotations

from bot.engine.moves import Held, Move, Seat, Text
from bot.games.sol.cards.rows import ROWS
from bot.games.sol.table.state import Suit, Table


def held(g: Table, seat: Seat) -> list[Held]:
    """The instability card that a player keeps, if it has an effect in this game."""
    suit = g.players[seat].held
    key = g.effects.get(suit)
    if suit is Suit.HIDDEN or key is None:
        return []
    when = Text("held-when", {"timing": f"~timing-{ROWS[key].timing}"})
    return [Held(Text("choice-plain", {"value": f"~effect-{key}"}), (Move("use", (key,)),), when)]
