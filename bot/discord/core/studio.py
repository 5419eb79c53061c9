"""The studio draws pictures of views on worker threads, or describes them in words."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeVar

from bot.discord.core.errors import incident
from bot.discord.core.lanes import Lane, Lanes, in_lane
from bot.engine.moves import Seat, Text
from bot.engine.rules import Game
from renderers.catalogue import renderer_of
from renderers.default import default_renderer
from renderers.kit.stopwatch import with_packing
from renderers.look import Look, Picture
from renderers.renderer import Renderer

log = logging.getLogger(__name__)

ALT_LENGTH = 1024

PATIENCE = 10
"""The niceness of drawing threads, so that the event loop gets the processor first."""

Drawn = TypeVar("Drawn")


class Timed(NamedTuple):
    """A picture, and how long it took to draw and to encode, in milliseconds; None where there is none."""

    picture: Picture | None
    draw_ms: float
    encode_ms: float | None


def drawing_threads(count: int) -> ThreadPoolExecutor:
    """Threads for drawing that give way to the event loop when processors are scarce."""
    return ThreadPoolExecutor(count, thread_name_prefix="picture", initializer=_give_way)


def _give_way() -> None:
    """Lower the priority of this thread, on Linux only: elsewhere it would apply to the whole bot."""
    if sys.platform == "linux":
        os.nice(PATIENCE)


@lru_cache(maxsize=256)
def _prepare(prepare: Callable[[], None]) -> None:
    try:
        prepare()
    except Exception as error:
        incident(error, "pictures could not be prepared")


class Studio:
    """Draws tables without blocking the event loop."""

    def __init__(self, renderers: Mapping[str, Renderer], workers: Executor, at_once: int = 2) -> None:
        self._renderers = renderers
        self._workers = workers
        self.easel = asyncio.Semaphore(at_once)
        """Its holder draws next, and takes the view only then, so that no picture is out of date."""
        self._lanes = Lanes(at_once)

    def renderer(self, game: Game[Any]) -> Renderer:
        """The renderer of a game."""
        return renderer_of(game, self._renderers)

    def prepare(self, game: Game[Any]) -> None:
        """Draw ahead, on a thread, what most pictures of a game have in common. Only the first call costs anything."""
        asyncio.get_running_loop().run_in_executor(self._workers, _prepare, self.renderer(game).prepare)

    async def work(self, draw: Callable[[], Drawn]) -> Drawn:
        """Draw something else, in short pieces: each piece waits until nothing else is to be drawn."""
        with in_lane(Lane.LEISURE):
            async with self._lanes.turn():
                return await asyncio.get_running_loop().run_in_executor(self._workers, draw)

    async def draw(self, game: Game[Any], view: Any, look: Look) -> Picture | None:
        """The picture of a view; None if the game has none, or if drawing failed (which is logged)."""
        return (await self.timed(game, view, look)).picture

    async def timed(self, game: Game[Any], view: Any, look: Look) -> Timed:
        """The picture of a view, as `draw` gives it, with the time it took."""
        render, began = self.renderer(game).render, time.perf_counter()
        if render is None:
            return Timed(None, 0.0, None)
        draw = partial(render, view, look)
        drawn = await self._try(with_packing, draw, what=f"a picture of {game.info.slug}")
        took = time.perf_counter() - began
        if drawn is None:
            return Timed(None, took * 1000, None)
        picture, packed = drawn
        return Timed(picture, (took - packed) * 1000, packed * 1000)

    async def hand(self, game: Game[Any], view: Any, look: Look, seat: Seat) -> Picture | None:
        """The hand of a seat, from that seat's view; None where the game has no picture of it."""
        draw = self.renderer(game).hand
        if draw is None:
            return None
        return await self._try(draw, view, look, int(seat), what=f"a hand of {game.info.slug}")

    async def focus(self, game: Game[Any], view: Any, look: Look) -> Picture | None:
        """The part of the picture where the marks of the look are; None if none of them is on it."""
        draw = self.renderer(game).focus
        if draw is None:
            return None
        return await self._try(draw, view, look, what=f"marks of {game.info.slug}")

    def can_inspect(self, game: Game[Any]) -> bool:
        """Whether the game lets players look closely at things."""
        return self.renderer(game).can_inspect

    def inspectable(self, game: Game[Any], view: Any) -> dict[str, Text]:
        """The names of the things a viewer can look at closely, first what they hold, each with its title."""
        renderer = self.renderer(game)
        listed = renderer.inspectable if renderer.can_inspect else None
        return {} if listed is None else listed(view)

    async def inspect(self, game: Game[Any], view: Any, look: Look, what: str) -> Picture | None:
        """A large picture of the thing with this name; None if there is none."""
        draw = self.renderer(game).inspect
        if draw is None:
            return None
        return await self._try(draw, view, look, what, what=f"a thing of {game.info.slug}")

    async def _try(self, draw: Callable[..., Drawn], *arguments: Any, what: str) -> Drawn | None:
        try:
            async with self._lanes.turn():
                return await asyncio.get_running_loop().run_in_executor(self._workers, draw, *arguments)
        except Exception as error:
            incident(error, f"{what} could not be drawn")
            return None

    async def describe(self, game: Game[Any], view: Any, look: Look) -> str:
        """The whole position in words."""
        try:
            async with self._lanes.turn():
                return await asyncio.get_running_loop().run_in_executor(
                    self._workers, self.renderer(game).text_board, view, look
                )
        except Exception as error:
            incident(error, f"a board of {game.info.slug} could not be written")
            return default_renderer(game).text_board(view, look)
