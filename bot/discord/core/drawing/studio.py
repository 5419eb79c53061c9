"""The studio draws pictures of views in workers, or describes them in words."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Hashable, Mapping
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeVar

from bot.discord.core.drawing.lanes import Lane, Lanes, current_lane, in_lane
from bot.discord.core.text.errors import incident
from bot.engine.moves import Seat, Text
from bot.engine.rules import Game
from bot.workers.pool import Workers
from renderers.catalogue import RENDERERS, default_renderer, renderer_of
from renderers.drawing import Drawn, What, drawn_there, drawn_with, prepared_there, shot_there
from renderers.film import Film
from renderers.look import Look, Picture
from renderers.renderer import KEY, Renderer

T = TypeVar("T")


class Timed(NamedTuple):
    """A picture, and how long it took to draw and to encode, in milliseconds; None where there is none."""

    picture: Picture | None
    draw_ms: float
    encode_ms: float | None


FAILED: Mapping[What, str] = {
    "render": "a picture of {} could not be drawn",
    "hand": "a hand of {} could not be drawn",
    "focus": "marks of {} could not be drawn",
    "inspect": "a thing of {} could not be drawn",
    "text_board": "a board of {} could not be written",
    "vista": "a board of {} could not be drawn without words",
}


@lru_cache(maxsize=256)
def _prepare(prepare: Callable[[], None]) -> None:
    try:
        prepare()
    except Exception as error:
        # Nobody waits for this; each picture that has the same fault says so to whoever wants it.
        incident(error, "pictures could not be prepared")


class Whose(NamedTuple):
    """Whose picture of which table it is; the channel's has no seat and no user."""

    table: int
    seat: Seat | None = None
    user_id: int | None = None


class _Wanted:
    """A drawing that waits for its turn: what is drawn then is the `newest` that was asked for."""

    def __init__(self) -> None:
        self.newest: Callable[[], Awaitable[Drawn]]
        self.begun, self.waiting = False, 0
        self.made: asyncio.Future[Drawn | None] = asyncio.get_running_loop().create_future()


class Studio:
    """Draws tables without blocking the event loop.

    Who asks for a picture may say `whose` it is. Then the worker that drew the table's last one draws it, from what it
    still has of that. And of the same person's picture in the same lane only the newest waits to be drawn: an older
    request gets that, too. Pictures of different people are never taken for one another.
    """

    def __init__(self, renderers: Mapping[str, Renderer], workers: Workers) -> None:
        self._renderers, self.workers = renderers, workers
        self.easel = asyncio.Semaphore(workers.at_once)
        """Its holder draws next, and takes the view only then, so that no picture is out of date."""
        self._lanes = Lanes(workers.at_once)
        self._wanted: dict[Hashable, _Wanted] = {}
        self.busy: set[asyncio.Task[None]] = set()
        """What is being drawn, and what waits for that."""
        self._prepared: set[str] = set()

    @property
    def is_behind(self) -> bool:
        """Whether pictures that people asked for wait for their turn to be drawn."""
        return self._lanes.has_line(Lane.PERSON)

    def renderer(self, game: Game[Any]) -> Renderer:
        """The renderer of a game."""
        return renderer_of(game, self._renderers)

    def prepare(self, game: Game[Any]) -> None:
        """Draw ahead what most pictures of a game have in common. Only the first call costs anything."""
        slug, renderer = game.info.slug, self.renderer(game)
        if not self._is_drawn_apart(slug, renderer):
            self._begin(self.workers.here(_prepare, renderer.prepare))
        elif slug not in self._prepared:
            self._prepared.add(slug)
            self._begin(self._prepare_apart(slug))

    async def _prepare_apart(self, slug: str) -> None:
        try:
            await self.workers.do(prepared_there, slug, about=slug)
        except Exception as error:
            incident(error, "pictures could not be prepared")

    async def work(self, piece: Callable[[], T]) -> T:
        """Do something else on a thread, in short pieces: each piece waits until nothing else is to be drawn."""
        with in_lane(Lane.LEISURE):
            async with self._lanes.turn():
                return await self.workers.here(piece)

    async def work_apart(self, slug: str, piece: Callable[..., T], *arguments: Any) -> T:
        """Draw something else of a game in a worker, as `work` does on a thread; a piece is a function of a module."""
        with in_lane(Lane.LEISURE):
            async with self._lanes.turn():
                return await self.workers.do(piece, *arguments, about=slug)

    async def shoot(self, game: Game[Any], film: Film) -> None:
        """Draw the next frame of a film of a game, when nothing else is to be drawn."""
        if self._is_drawn_apart(game.info.slug, self.renderer(game)):
            film.take(*await self.work_apart(game.info.slug, shot_there, film.next()))
        else:
            await self.work(film.shoot)

    async def draw(
        self, game: Game[Any], view: Any, look: Look, *, whose: Whose | None = None
    ) -> Picture | None:
        """The picture of a view; None if the game has none, or if drawing failed (which is logged)."""
        return (await self.timed(game, view, look, whose=whose)).picture

    async def timed(self, game: Game[Any], view: Any, look: Look, *, whose: Whose | None = None) -> Timed:
        """The picture of a view, as `draw` gives it, with the time it took."""
        drawn = await self._drawn("render", game, view, look, whose=whose)
        if drawn is None:
            return Timed(None, 0.0, None)
        return Timed(drawn.made, (drawn.took - drawn.packed) * 1000, drawn.packed * 1000)

    async def hand(
        self, game: Game[Any], view: Any, look: Look, seat: Seat, *, whose: Whose | None = None
    ) -> Picture | None:
        """The hand of a seat, from that seat's view; None where the game has no picture of it."""
        return await self._picture("hand", game, view, look, int(seat), whose=whose)

    async def focus(
        self, game: Game[Any], view: Any, look: Look, *, whose: Whose | None = None
    ) -> Picture | None:
        """The part of the picture where the marks of the look are; None if none of them is on it."""
        return await self._picture("focus", game, view, look, whose=whose)

    async def vista(self, game: Game[Any], view: Any, look: Look) -> Picture | None:
        """The board alone, without words, or else the whole board; None if the game has no picture of it."""
        if self.renderer(game).vista is None:
            return await self.draw(game, view, look)
        return await self._picture("vista", game, view, look)

    def can_inspect(self, game: Game[Any]) -> bool:
        """Whether the game lets players look closely at things."""
        return self.renderer(game).can_inspect

    def inspectable(self, game: Game[Any], view: Any) -> dict[str, Text]:
        """The names of the things a viewer can look at closely, first what they hold, each with its title."""
        renderer = self.renderer(game)
        listed = renderer.inspectable if renderer.can_inspect else None
        return {} if listed is None else listed(view)

    def has_key(self, game: Game[Any], view: Any) -> bool:
        """Whether there is a picture key to look at."""
        return KEY in self.inspectable(game, view)

    async def inspect(self, game: Game[Any], view: Any, look: Look, what: str) -> Picture | None:
        """A large picture of the thing with this name; None if there is none."""
        return await self._picture("inspect", game, view, look, what)

    async def describe(self, game: Game[Any], view: Any, look: Look) -> str:
        """The whole position in words."""
        drawn = await self._drawn("text_board", game, view, look)
        return default_renderer(game).text_board(view, look) if drawn is None else str(drawn.made)

    async def _picture(
        self, what: What, game: Game[Any], view: Any, look: Look, *more: Any, whose: Whose | None = None
    ) -> Picture | None:
        drawn = await self._drawn(what, game, view, look, *more, whose=whose)
        picture: Picture | None = None if drawn is None else drawn.made
        return picture

    async def _drawn(
        self, what: What, game: Game[Any], view: Any, look: Look, *more: Any, whose: Whose | None = None
    ) -> Drawn | None:
        """What the game's renderer makes, when it is its turn; None if there is nothing, or if it failed."""
        renderer = self.renderer(game)
        draw = getattr(renderer, what)
        if draw is None:
            return None
        slug = game.info.slug
        place: Hashable = object() if whose is None else (current_lane(), whose, what, *more)
        table = None if whose is None else whose.table
        wanted = self._wanted.setdefault(place, _Wanted())
        if self._is_drawn_apart(slug, renderer):
            view = game.encode(view)
            wanted.newest = partial(
                self.workers.do, drawn_there, what, slug, view, look, *more, table=table, about=slug
            )
        else:
            wanted.newest = partial(self.workers.here, drawn_with, draw, view, look, *more)
        self._begin(self._in_turn(place, wanted, FAILED[what].format(slug)))
        wanted.waiting += 1
        try:
            return await asyncio.shield(wanted.made)
        finally:
            wanted.waiting -= 1

    async def _in_turn(self, place: Hashable, wanted: _Wanted, failed: str) -> None:
        """Wait for a turn in the lane of the task, and draw what is wanted, if it is not drawn and someone waits."""
        async with self._lanes.turn():
            if wanted.begun:
                return
            wanted.begun = True
            del self._wanted[place]
            if not wanted.waiting:
                return
            try:
                wanted.made.set_result(await wanted.newest())
            except Exception as error:
                incident(error, failed)
                wanted.made.set_result(None)

    def _is_drawn_apart(self, slug: str, renderer: Renderer) -> bool:
        """Whether workers draw with this renderer, too."""
        return RENDERERS.get(slug) is renderer and self.workers.apart

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.busy.add(task)
        task.add_done_callback(self.busy.discard)
