"""Every move of a board, made in advance, in tables for listing moves quickly.

Listing legal moves is what self-play, menus and the check of a move spend their time on, so nothing is
built there. `sights` and `mark` say where on the picture a question is about something.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal

from bot.engine.moves import Mark, Move, Seat, Text
from bot.games.sol.table.board import Board, Edge, Space, boards
from bot.games.sol.table.state import SUIT_CALLED, SUIT_WORDS, Suit, Table

SEATS = tuple((Seat(i),) for i in range(8))
"""`awaits` of a step that asks one seat."""
WHO = (*(f"@{i}" for i in range(7)), "=")
"""`moves.who` by seat. WHO[-1], of what belongs to no one, is never used in a sentence and names no side."""

END = Move("end")
HOLD = Move("hold")
PASS = Move("pass")
TAKE = Move("bonus", ("take",))
DECLINE = Move("bonus", ("decline",))
KEEP = tuple(Move("keep", (word,)) for word in SUIT_WORDS)
KEEP_RANDOM = Move("keep", ("random",))
PICK_SUIT = tuple(Move("pick", (word,)) for word in SUIT_WORDS)
PICK_NUMBER = tuple(Move("pick", (n,)) for n in range(100))
SEAT_WORDS = tuple(f"seat-{i + 1}" for i in range(8))
"""A player as the value of a move."""
SEAT_CALLED = {word: Seat(i) for i, word in enumerate(SEAT_WORDS)}
PICK_SEAT = tuple(Move("pick", (word,)) for word in SEAT_WORDS)
USE_BY_EFFECT: dict[str, Move] = {}


BridgeMoves = tuple[tuple[Edge, Move], ...]
"""Bridges that a pattern can become: (edge, move)."""
TowerMoves = tuple[tuple[Space, Move], ...]
"""Towers that a pattern can become: (innermost space, move)."""


class Tables:
    """The moves of one board. Lists are indexed by space or edge number unless said otherwise."""

    def __init__(self, board: Board) -> None:
        self.board = board
        names = board.names
        self.launch = [Move("launch", (name,)) for name in names]
        self.hurl = [Move("hurl", (name,)) for name in names]
        self.activate = [Move("activate", (name,)) for name in names]
        self.pick = [Move("pick", (name,)) for name in names]
        self.flare = [Move("flare", (name,)) for name in names]
        self.scour = [Move("scour", (name,)) for name in names]
        self.bring_back = [Move("recall", (name,)) for name in names]
        self.deconvert_station = [Move("deconvert", (name,)) for name in names]
        self.deconvert_bridge = [Move("deconvert", (name,)) for name in board.edge_names]
        self.core = tuple(board.core)
        self.around = [()] + [board.around(s) for s in range(1, board.corners + 1)]
        """The four launch spaces by corner, counted from 1."""
        self.open: list[tuple[tuple[Space, Move], ...]] = []
        """Flights that need no bridge: along the ring, and between the orbits."""
        self.crossings: list[tuple[tuple[Space, Edge, Move], ...]] = []
        """Flights over a membrane."""
        self._flights()
        self.nodes: list[tuple[Space, Space, Move]] = []
        """By first space of the pattern: (other space, middle, move)."""
        self.foundries: list[tuple[Space, Move, Move]] = []
        """By first space of the pattern: (next space, move with the site at the first, move with the site
        at the next).
        """
        self.radial: list[tuple[tuple[Space, BridgeMoves, TowerMoves], ...]] = []
        """By outermost space: (next space inward, bridges there, towers there)."""
        for space in board.spaces:
            self._conversions(Space(space))

    def _flights(self) -> None:
        board, names = self.board, self.board.names
        for space in board.spaces:
            fly = {goal: Move("fly", (names[space], names[goal])) for goal in self._neighbours(Space(space))}
            edges = {goal: board.edge_number.get((Space(space), goal)) for goal in fly}
            self.open.append(
                tuple((g, m) for g, m in fly.items() if (e := edges[g]) is None or not board.membrane[e])
            )
            self.crossings.append(
                tuple((g, e, m) for g, m in fly.items() if (e := edges[g]) is not None and board.membrane[e])
            )

    def _neighbours(self, space: Space) -> list[Space]:
        board = self.board
        return [*board.side[space], *board.inner[space], *board.outer[space]]

    def _conversions(self, a: Space) -> None:
        board, names = self.board, self.board.names
        _, after = board.side[a]
        far = board.side[after][1]
        self.nodes.append((far, after, Move("convert", ("node", names[after]))))
        used = f"{names[a]}+{names[after]}"
        self.foundries.append(
            (
                after,
                Move("convert", ("foundry", names[a], used)),
                Move("convert", ("foundry", names[after], used)),
            )
        )
        rows = []
        for b in board.inner[a]:
            used = f"{names[a]}+{names[b]}"
            edges = [board.edge_number[b, c] for c in board.inner[b]]
            bridges = tuple(
                (e, Move("convert", ("bridge", board.edge_names[e], used)))
                for e in edges
                if board.membrane[e]
            )
            towers = tuple((c, Move("convert", ("tower", names[c], used))) for c in board.inner[b])
            rows.append((b, bridges, towers))
        self.radial.append(tuple(rows))


@cache
def tables_of(board: str) -> Tables:
    """The tables of a board by its key, made once."""
    return Tables(boards()[board])


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
        card_mark(g, SUIT_CALLED[each.what]) if each.what in SUIT_CALLED else each
        for each in found.values()
        if each.what not in SUIT_CALLED or SUIT_CALLED[each.what] in g.effects
    )
    return shown or ((card_mark(g, held),) if held is not Suit.HIDDEN else ())


def card_mark(g: Table, suit: Suit) -> Mark:
    """A card to choose, with the effect of its suit."""
    effect = g.effects.get(suit)
    note = None if effect is None else Text("mark-card", {"effect": f"~effect-{effect}"})
    return Mark(suit.word, "may", note)


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
