"""Boards for tests that read words and count messages: no picture is drawn, but another view or look is another file.

Conftests import the fixture `sketches`; tests that look at boards themselves are marked `pictures`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from importlib import import_module
from io import BytesIO
from typing import Any

import msgspec
import pytest
from PIL import Image

import bot.app
from bot.games.catalogue import games
from renderers.catalogue import RENDERERS
from renderers.look import Look, Picture
from renderers.renderer import Renderer

SIZE = 8, 4
"""Pixels of a sketch: the 32 bytes of what tells it from others."""


@pytest.fixture(autouse=True)
def sketches(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot sketches boards instead of drawing them, with the words of the true ones."""
    if request.node.get_closest_marker("pictures") is None:
        monkeypatch.setattr(bot.app, "RENDERERS", Sketched())


class Sketched(Mapping[str, Renderer]):
    """The renderers with sketches of their boards. Hands and closer looks are drawn."""

    def __getitem__(self, game: str) -> Renderer:
        return RENDERERS[game]._replace(render=sketch_of(game))

    def __iter__(self) -> Any:
        return iter(RENDERERS)

    def __len__(self) -> int:
        return len(RENDERERS)


@cache
def sketch_of(game: str) -> Callable[[Any, Look], Picture]:
    """What sketches the boards of a game: the same file for the same view and look alone."""
    board: Any = import_module(f"renderers.{game}.board")

    def sketch(view: Any, look: Look) -> Picture:
        seen = sha256(games()[game].encode(view) + msgspec.msgpack.encode(look)).digest()
        file = BytesIO()
        Image.frombytes("L", SIZE, seen).save(file, "PNG")
        return Picture(file.getvalue(), board.alt_text(view, look, board.facts_of(view, look)))

    return sketch
