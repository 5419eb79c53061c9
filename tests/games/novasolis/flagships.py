"""Flagships on boards of tests."""

from __future__ import annotations

from bot.games.novasolis.modules.flagships.cards import FLAGSHIP
from tests.games.novasolis.play import Board

HOME = "2.0"
"""Where empire "me" sits among two."""


def lead(board: Board, word: str, side: int | None = None) -> None:
    """Put the flagship of an empire, mine if none is named, into a sector."""
    board.at(word).units[board.me if side is None else side][FLAGSHIP] = 1


def where(board: Board, side: int | None = None) -> list[str]:
    """The sectors where an empire has a flagship."""
    owner = board.me if side is None else side
    return [
        board.g.layout.words[at] for at, sector in enumerate(board.g.sectors) if sector.units[owner][FLAGSHIP]
    ]
