"""Drawing from the bytes of a view, as worker processes do it."""

from __future__ import annotations

import time
from typing import Any, Literal, NamedTuple

from bot.games.catalogue import games
from renderers.catalogue import RENDERERS
from renderers.film import Shot, shoot
from renderers.kit.picture.reel import Last, Part
from renderers.kit.picture.stopwatch import with_packing
from renderers.look import Look

What = Literal["render", "hand", "focus", "inspect", "text_board", "vista"]
"""What a renderer makes of a view and a look."""


class Drawn(NamedTuple):
    """What was made, and how long it took and how much of that was packing, in seconds."""

    made: Any
    took: float
    packed: float


def drawn_with(draw: Any, view: Any, look: Look, *more: Any) -> Drawn:
    """What a function of a renderer makes."""
    began = time.perf_counter()
    made, packed = with_packing(lambda: draw(view, look, *more))
    return Drawn(made, time.perf_counter() - began, packed)


def drawn_there(what: What, slug: str, view: bytes, look: Look, *more: Any) -> Drawn:
    """What the renderer of a game makes of the bytes of a view."""
    return drawn_with(getattr(RENDERERS[slug], what), games()[slug].decode(view), look, *more)


def shot_there(shot: Shot) -> tuple[Last, Part | None]:
    """A frame of a film."""
    render = RENDERERS[shot.game].render
    assert render is not None
    return shoot(shot, render, games()[shot.game])


def prepared_there(slug: str) -> None:
    """Draw ahead what most pictures of a game have in common."""
    RENDERERS[slug].prepare()
