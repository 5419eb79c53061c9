"""Catalogues for tests that name theirs at the top of the file."""

from __future__ import annotations

from typing import Any

from bot.engine.words import words_of


class Late:
    """The English catalogue of a game, read when something is first said: not while tests are collected."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)  # pytest asks everything in a test file for such names
        return getattr(words_of(self.game), name)
