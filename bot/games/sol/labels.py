"""The words for each choice, with what it costs and pays where that matters."""

from __future__ import annotations

from bot.engine.moves import Seat, Text, Value
from bot.games.sol.state import Table


def label(g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...], value: Value) -> Text:
    """The label of `value` as the next parameter of `verb` after those chosen."""
    return Text("choice-plain", {"value": value})
