"""Boards and hands for tests that read words and count messages: not drawn, but what looks otherwise is another file.

Conftests import the fixture `sketches`; tests that look at pictures themselves are marked `pictures`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from types import ModuleType
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

import bot.app
from bot.games.catalogue import games
from renderers.catalogue import RENDERERS
from renderers.look import Look, Picture
from renderers.renderer import Renderer

SIZE = 8, 4
"""Pixels of a sketch: the 32 bytes of what tells it from others."""


DRAWN = {
    "hand": "FRAMES Scene night_ground words number_badge token _head _put_head lay_plates put_targets put_numbers"
    " placed_card blank_card _stamp _high card_stamp high_of",
    "board": "_frame cut_out",
}
"""What only draws, in the modules of hands and boards."""


@pytest.fixture(autouse=True)
def sketches(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot sketches boards and hands instead of drawing them, with the words of the true ones."""
    if request.node.get_closest_marker("pictures") is None:
        monkeypatch.setattr(bot.app, "RENDERERS", Sketched())
        for module, name in _drawn():
            monkeypatch.setattr(module, name, BLANK)


class Blank:
    """Stands for whatever is drawn: it draws nothing and is empty, and 1200 pixels wide."""

    width = height = 1200

    def __call__(self, *given: object, **more: object) -> Any:
        return self

    def __getattr__(self, name: str) -> Any:
        return self

    def __gt__(self, other: object) -> bool:
        return False

    __add__ = __radd__ = __sub__ = __mul__ = __rmul__ = __call__


BLANK: Any = Blank()


@cache
def _drawn() -> list[tuple[ModuleType, str]]:
    found = []
    for game in RENDERERS:
        for room, names in DRAWN.items():
            if find_spec(f"renderers.{game}.{room}"):
                module = import_module(f"renderers.{game}.{room}")
                found += [(module, name) for name in names.split() if hasattr(module, name)]
    return found


class Sketched(Mapping[str, Renderer]):
    """The renderers with sketches of their pictures."""

    def __getitem__(self, game: str) -> Renderer:
        true = RENDERERS[game]
        return true._replace(
            render=sketch_of(game),
            hand=true.hand and sketch_of_hand(game),
            focus=true.focus and sketch_of_focus(game),
            inspect=true.inspect and sketch_of_thing(game),
        )

    def __iter__(self) -> Any:
        return iter(RENDERERS)

    def __len__(self) -> int:
        return len(RENDERERS)


@cache
def sketch_of(game: str) -> Callable[[Any, Look], Picture]:
    """What sketches the boards of a game: the same file for the same view and look alone."""
    board: Any = import_module(f"renderers.{game}.board")

    def sketch(view: Any, look: Look) -> Picture:
        return Picture(_file_of(game, view, look), board.alt_text(view, look, board.facts_of(view, look)))

    return sketch


@cache
def sketch_of_focus(game: str) -> Callable[[Any, Look], Picture | None]:
    """What sketches the parts of a board that are marked."""
    focus: Any = RENDERERS[game].focus

    def sketch(view: Any, look: Look) -> Picture | None:
        picture = focus(view, replace(look, vision="normal"))
        return picture and Picture(_file_of(game, view, look), picture.alt)

    return sketch


@cache
def sketch_of_hand(game: str) -> Callable[[Any, Look, int], Picture]:
    """What sketches hands: the same file for the same words and marks."""
    hand: Any = RENDERERS[game].hand

    def sketch(view: Any, look: Look, seat: int) -> Picture:
        alt = hand(view, replace(look, vision="normal"), seat).alt
        shown = (seat, look.names, look.marks, look.size, look.vision, look.language)
        return Picture(_file(alt.encode() + msgspec.msgpack.encode(shown)), alt)

    return sketch


@cache
def sketch_of_thing(game: str) -> Callable[[Any, Look, str], Picture | None]:
    """What sketches the things that are looked at closely: the same file for the same words and eyes."""
    inspect: Any = RENDERERS[game].inspect

    def sketch(view: Any, look: Look, what: str) -> Picture | None:
        picture = inspect(view, replace(look, vision="normal"), what)
        shown = (what, look.vision, look.language)
        return picture and Picture(_file(picture.alt.encode() + msgspec.msgpack.encode(shown)), picture.alt)

    return sketch


def _file_of(game: str, view: Any, look: Look) -> bytes:
    return _file(games()[game].encode(view) + msgspec.msgpack.encode(look))


def _file(seen: bytes) -> bytes:
    file = BytesIO()
    Image.frombytes("L", SIZE, sha256(seen).digest()).save(file, "PNG")
    return file.getvalue()
