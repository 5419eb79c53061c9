"""The renderer of each game. One that is not listed here is shown by the default text board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from bot.engine.rules import Game
from renderers.default import default_renderer
from renderers.renderer import Renderer

DRAWN = ("sol", "supernova", "factions", "novasolis")
"""The games with pictures: each has a package here, by its slug, that exports its RENDERER."""


class _Renderers(Mapping[str, Renderer]):
    """The renderers by game, each loaded when it is first asked for. Raises BadData where the game's data is broken."""

    def __getitem__(self, game: str) -> Renderer:
        if game not in DRAWN:
            raise KeyError(game)
        renderer: Renderer = import_module(f"renderers.{game}").RENDERER
        return renderer

    def __iter__(self) -> Iterator[str]:
        return iter(DRAWN)

    def __len__(self) -> int:
        return len(DRAWN)


RENDERERS: Mapping[str, Renderer] = _Renderers()


def renderer_of(game: Game[Any], renderers: Mapping[str, Renderer] = RENDERERS) -> Renderer:
    """The renderer of a game: its own, or else the default."""
    return renderers.get(game.info.slug) or default_renderer(game)
