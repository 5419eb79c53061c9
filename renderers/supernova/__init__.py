"""Super Nova in pictures: the table, a hand, a card, an empire."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from renderers.kit.eyes import for_eyes
from renderers.look import Look, Picture
from renderers.renderer import Renderer, for_every_eye
from renderers.supernova import board, hand, private
from renderers.supernova.ground import scenery


def _inspected(view: Any, look: Look, what: str) -> Picture | None:
    picture = private.inspect(view, look, what)
    if picture is None:
        return None
    return replace(picture, png=for_eyes(picture.png, look.vision, len(look.names), scenery()))


RENDERER = Renderer(
    board.text_board,
    for_every_eye(board.render, scenery),
    board.prepare,
    for_every_eye(hand.render_hand, scenery),
    _inspected,
    private.inspectable,
)
