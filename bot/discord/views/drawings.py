"""The private pictures drawn last: each is drawn once, however many messages show it, and whoever waits for it first.

A picture is known by the very view it was drawn from, so no one can be given one of a view that they may not see.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
import msgspec

from bot.discord.core.drawing.lanes import Lane, current_lane
from bot.discord.core.drawing.studio import Studio, Whose
from bot.discord.core.text.texts import ALT_LENGTH, cut
from bot.discord.views.table import TableView
from renderers.look import Look, Picture

REMEMBERED = 48
"""How many pictures are kept."""

PRIVATE = "hand-"
"""The names of private pictures begin so, and no others."""

_looks = msgspec.msgpack.Encoder()


@dataclass(frozen=True)
class Drawing:
    """A private picture by the name of its file, which is the same for the same picture: to be sent, or `kept`."""

    name: str
    alt: str
    png: bytes = b""
    kept: discord.Attachment | None = None


@dataclass
class _Made:
    """A picture that is drawn, or being drawn, and the view that must live as long as the picture is known by it."""

    view: Any
    lane: Lane
    drawn: asyncio.Future[Drawing | None]
    task: asyncio.Task[None] | None = None
    waiting: int = 0


_Key = tuple[str, int, int, bytes]
"""What is drawn, the view, the seat and the look."""


class Drawings:
    """The newest pictures of hands, and of the parts of boards that panels show."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._made: OrderedDict[_Key, _Made] = OrderedDict()

    async def hand(self, table: TableView, look: Look) -> Drawing | None:
        """The hand of the table's seat; None where the game has no picture of it."""
        assert table.seat is not None
        studio, view = self._studio, table.position.view
        return await self._once("hand", table, look, partial(studio.hand, table.game, view, look, table.seat))

    async def part(self, table: TableView, look: Look) -> Drawing | None:
        """The part of the board where the marks of the look are; None if none of them is on it."""
        draw = partial(self._studio.focus, table.game, table.position.view, look)
        return await self._once("part", table, look, draw)

    async def board(self, table: TableView, look: Look) -> Drawing | None:
        """The whole board as the table's seat knows it; None for a game without pictures."""
        draw = partial(self._studio.draw, table.game, table.position.view, look)
        return await self._once("board", table, look, draw)

    async def _once(
        self, kind: str, table: TableView, look: Look, draw: Callable[..., Awaitable[Picture | None]]
    ) -> Drawing | None:
        """What is drawn already or being drawn; in a faster lane if someone now waits for it.

        What no one waits for any longer is not drawn.
        """
        loop, lane = asyncio.get_running_loop(), current_lane()
        key = kind, id(table.position.view), table.seat or 0, _looks.encode(look)
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = _Made(table.position.view, lane, loop.create_future())
            if len(self._made) > REMEMBERED:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        if made.task is None or (lane < made.lane and not made.drawn.done()):
            slower, made.lane = made.task, lane
            # Another look of the same seat is another picture, not a newer one.
            whose = Whose(table.session.id, table.seat, hash(key))
            made.task = loop.create_task(self._draw(key, made, partial(draw, whose=whose)))
            if slower is not None:
                slower.cancel()
        made.waiting += 1
        try:
            return await asyncio.shield(made.drawn)
        finally:
            made.waiting -= 1
            if not made.waiting and not made.drawn.done():
                self._made.pop(key, None)
                made.task.cancel()

    async def _draw(self, key: _Key, made: _Made, draw: Callable[[], Awaitable[Picture | None]]) -> None:
        found = None
        try:
            picture = await draw()
            if picture is not None:
                found = _named(picture)  # a tenth of a millisecond, less than a way to a thread and back
        finally:
            if found is None and self._made.get(key) is made and made.task is asyncio.current_task():
                del self._made[key]
            if not made.drawn.done() and made.task is asyncio.current_task():
                made.drawn.set_result(found)


def _named(picture: Picture) -> Drawing:
    name = f"{PRIVATE}{hashlib.sha256(picture.png).hexdigest()[:16]}.png"
    return Drawing(name, cut(picture.alt, ALT_LENGTH), picture.png)
