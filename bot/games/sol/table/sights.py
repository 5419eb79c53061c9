"""Where on the picture a question is about something: what its answers begin with or name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal

from bot.engine.moves import Mark, Move, Text, Value
from bot.games.sol.table.board import boards
from bot.games.sol.table.state import SUIT_CALLED, Suit, Table
from bot.games.sol.table.tables import SEAT_CALLED

OWN = ("fly", "hurl", "deconvert")
"""The verbs whose first value is what would be moved or taken down; the values of all others can be chosen."""


def sights(g: Table, moves: Iterable[Move], held: Suit = Suit.HIDDEN) -> tuple[Mark, ...]:
    """What these answers would move, and the places, suits with an effect and players that they name.

    If there are none, but the card `held` can be used, it is its suit.
    """
    found = {(mark.what, mark.tone): mark for move in moves for mark in _marks_of(g, move)}
    return tuple(found.values()) or ((mark(held.word, "may"),) if held is not Suit.HIDDEN else ())


def _marks_of(g: Table, move: Move) -> Iterator[Mark]:
    if move.verb in OWN:
        yield own_mark(g, str(move.values[0]))
        return
    for value in move.values:
        if _is_shown(g, value):
            yield mark(str(value), "may")


def _is_shown(g: Table, value: Value) -> bool:
    places = value in g.layout.number or value in g.layout.edge_called
    return places or value in SEAT_CALLED or SUIT_CALLED.get(str(value)) in g.effects


def own_mark(g: Table, what: str) -> Mark:
    """Something that would be moved or taken down; a space says what it borders on."""
    return _bordering(g.board, what) if what in g.layout.number else mark(what, "own")


@cache
def _bordering(board: str, space: str) -> Mark:
    layout = boards()[board]
    number = layout.number[space]
    sides = {"inward": layout.inner[number], "outward": layout.outer[number]}
    beside = {side: [layout.names[each] for each in spaces] for side, spaces in sides.items()}
    return Mark(space, "own", Text("mark-neighbours", {**beside}))


@cache
def mark(what: str, tone: Literal["may", "own"]) -> Mark:
    """A mark on the picture: something that can be chosen, or that would be moved or taken down."""
    return Mark(what, tone)
