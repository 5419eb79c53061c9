"""A copy of the table on which the orders of a list are tried before anything happens (R28.2)."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec

from bot.games.novasolis.core.table.state import Table

T = TypeVar("T", bound=Table)


def twin_of(g: T) -> T:
    """An independent copy, of a state or a view, without what was told before."""
    encode, decode = _coder(type(g))
    twin: T = decode(encode(g))
    twin.events = []
    return twin


@cache
def _coder(kind: type[Table]) -> tuple[Any, Any]:
    return msgspec.msgpack.Encoder().encode, msgspec.msgpack.Decoder(kind).decode
