"""Which game is drawn by what. A game that is not listed here is played with its text alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from renderers.look import Look, Picture
from renderers.sol import board as sol


class Renderer(NamedTuple):
    """The three equal boards of a game, each made from a view and a look: picture with alt text, and full text."""

    render: Callable[[Any, Look], Picture]
    text_board: Callable[[Any, Look], str]
    prepare: Callable[[], None]
    """Load and check the files it draws with, at start. Raises BadData."""


RENDERERS: dict[str, Renderer] = {"sol": Renderer(sol.render, sol.text_board, sol.prepare)}


def renderer_of(game: str) -> Renderer | None:
    """The renderer of a game by its slug; None where the game has no picture."""
    return RENDERERS.get(game)
