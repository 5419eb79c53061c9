"""Boards and hands for tests that read words and count messages: not drawn, but what looks otherwise is another file.

Boards that are not made of the drawing kit are drawn all the same, since their words are in no place that is known.
Conftests import the fixture `sketches`; tests that look at pictures themselves are marked `pictures`.
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
    """The bot sketches boards and hands instead of drawing them, with the words of the true ones."""
    if request.node.get_closest_marker("pictures") is None:
        monkeypatch.setattr(bot.app, "RENDERERS", Sketched())


class Sketched(Mapping[str, Renderer]):
    """The renderers with sketches of their boards and hands. Closer looks are drawn."""

    def __getitem__(self, game: str) -> Renderer:
        true = RENDERERS[game]
        return true._replace(
            render=sketch_of(game) if true.uses_kit else true.render,
            hand=true.hand and sketch_of_hand(game),
            focus=true.focus and sketch_of_focus(game),
        )

    def __iter__(self) -> Any:
        return iter(RENDERERS)

    def __len__(self) -> int:
        return len(RENDERERS)


@cache
def sketch_of(game: str) -> Callable[[Any, Look], Picture]:
    """What sketches the boards of a game: the same file for the same view and look alone."""
    facts: Any = import_module(f"renderers.{game}.facts.facts")
    texts: Any = import_module(f"renderers.{game}.words.texts")

    def sketch(view: Any, look: Look) -> Picture:
        return Picture(_file_of(game, view, look), texts.alt_text(view, look, facts.facts_of(view, look)))

    return sketch


@cache
def sketch_of_focus(game: str) -> Callable[[Any, Look], Picture | None]:
    """What sketches the parts of a board that are marked."""
    told_of: Any = RENDERERS[game].focus_told

    def sketch(view: Any, look: Look) -> Picture | None:
        told = told_of(view, look)
        return Picture(_file_of(game, view, look), told) if told else None

    return sketch


@cache
def sketch_of_hand(game: str) -> Callable[[Any, Look, int], Picture | None]:
    """What sketches hands: the same file for the same words and marks."""
    told_of: Any = RENDERERS[game].hand_told

    def sketch(view: Any, look: Look, seat: int) -> Picture | None:
        told = told_of(view, look, seat)
        if not told:
            return None
        shown = (told, seat, look.names, look.marks, look.size, look.vision, look.language)
        return Picture(_file(msgspec.msgpack.encode(shown)), told)

    return sketch


def _file_of(game: str, view: Any, look: Look) -> bytes:
    return _file(games()[game].encode(view) + msgspec.msgpack.encode(look))


def _file(seen: bytes) -> bytes:
    file = BytesIO()
    Image.frombytes("L", SIZE, sha256(seen).digest()).save(file, "PNG")
    return file.getvalue()
