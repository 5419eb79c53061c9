"""Where on the picture a question is about something: what its answers begin with or name."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal

from bot.engine.moves import Mark, Move, Text
from bot.games.sol.table.board import boards
from bot.games.sol.table.state import SUIT_CALLED, Suit, Table
from bot.games.sol.table.tables import SEAT_CALLED

OWN = ("fly", "hurl", "deconvert")
"""The verbs whose first value is what would be moved or taken down; the values of all others can be chosen."""


def sights(g: Table, moves: Iterable[Move], held: Suit = Suit.HIDDEN) -> tuple[Mark, ...]:
    """What these answers would move, and the places, suits with an effect and players that they name.

    If there are none, but the card `held` can be used, it is its suit.
    """
    found: dict[tuple[str, str], Mark] = {}
    for move in moves:
        for each in _marks_of(g.board, move):
            found[each.what, each.tone] = each
    shown = tuple(
        each for each in found.values() if each.what not in SUIT_CALLED or SUIT_CALLED[each.what] in g.effects
    )
    return shown or ((mark(held.word, "may"),) if held is not Suit.HIDDEN else ())


@lru_cache(maxsize=8192)
def _marks_of(board: str, move: Move) -> tuple[Mark, ...]:
    """What an answer would move, and what it names: places, players, and suits whether or not they have an effect."""
    if move.verb in OWN:
        return (own_mark(board, str(move.values[0])),)
    layout = boards()[board]
    words = (layout.number, layout.edge_called, SEAT_CALLED, SUIT_CALLED)
    named = (str(value) for value in move.values if any(value in each for each in words))
    return tuple(place_mark(board, each, "may") for each in named)


def own_mark(board: str, what: str) -> Mark:
    """Something on a board that would be moved or taken down."""
    return place_mark(board, what, "own")


@cache
def place_mark(board: str, what: str, tone: Literal["may", "own"]) -> Mark:
    """A mark that says what it borders on where it is a space of the board."""
    layout = boards()[board]
    if what not in layout.number:
        return mark(what, tone)
    number = layout.number[what]
    sides = {"inward": layout.inner[number], "outward": layout.outer[number]}
    beside = {side: [layout.names[each] for each in spaces] for side, spaces in sides.items()}
    return Mark(what, tone, Text("mark-neighbours", {**beside}))


@cache
def mark(what: str, tone: Literal["may", "own"]) -> Mark:
    """A mark on the picture: something that can be chosen, or that would be moved or taken down."""
    return Mark(what, tone)
