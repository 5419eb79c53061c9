"""The renderer of each game. One without pictures is shown by the default text board.

The pictures of a game are the package here that has its slug; of a game that is not part of Heliograph, the module
`pictures` of its package. Nothing lists them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bot.engine.errors import BadData
from bot.engine.rules import Game
from bot.games.catalogue import packages
from renderers.default import default_renderer
from renderers.renderer import Renderer

_HOUSE = "bot.games."


class _Renderers(Mapping[str, Renderer]):
    """The renderers by game, each loaded when it is first asked for. Raises BadData where one is broken."""

    def __getitem__(self, game: str) -> Renderer:
        if (module := _module(game)) is None:
            raise KeyError(game)
        return _loaded(module)

    def __iter__(self) -> Iterator[str]:
        return (game for game, package in packages().items() if _pictures(package))

    def __len__(self) -> int:
        return sum(1 for _ in self)


RENDERERS: Mapping[str, Renderer] = _Renderers()


@cache
def _module(game: str) -> str | None:
    """The module with the pictures of a game by its slug; None where it has none."""
    package = packages().get(game)
    return None if package is None else _pictures(package) or None


@cache
def _pictures(package: str) -> str:
    """The module with the pictures of a game; "" where it has none."""
    own = package.startswith(_HOUSE)
    module = f"renderers.{package.removeprefix(_HOUSE)}" if own else f"{package}.pictures"
    return module if find_spec(module) is not None else ""


@cache
def _loaded(module: str) -> Renderer:
    file = module.replace(".", "/")
    try:
        renderer = getattr(import_module(module), "RENDERER", None)
    except BadData:
        raise
    except Exception as error:
        raise BadData(file, "file", "import", f"{type(error).__name__}: {error}") from error
    if not isinstance(renderer, Renderer):
        raise BadData(file, "RENDERER", "renderer", "is missing: write RENDERER = Renderer(...)")
    return renderer


def renderer_of(game: Game[Any], renderers: Mapping[str, Renderer] = RENDERERS) -> Renderer:
    """The renderer of a game: its own, or else the default."""
    return renderers.get(game.info.slug) or default_renderer(game)
