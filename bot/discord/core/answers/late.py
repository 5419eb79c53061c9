"""Answers that are shown before their pictures are drawn: these follow by an edit, and never replace anything newer."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from bot.discord.core.text.errors import incident, is_passing
from bot.sessions.core.shards import NotServed

log = logging.getLogger(__name__)

SOON = 0.15
"""Seconds that an answer waits for its pictures."""

Made = TypeVar("Made")


@dataclass
class Coming:
    """What a message waits for; once it is `on_its_way` to Discord, nothing can hold it back."""

    task: asyncio.Task[None]
    on_its_way: bool = False


class Late:
    """The messages whose pictures are being drawn. `wait` is how long an answer waits for its own (None: always).

    `tasks` are what is to be finished before the bot stops.
    """

    def __init__(self, tasks: set[asyncio.Task[Any]]) -> None:
        self.wait: float | None = SOON
        self._tasks = tasks
        self.coming: dict[int, Coming] = {}
        self.clicked = Counter[int]()
        """How many clicks are being answered in each message: it must stay where it is until then."""

    def follow(
        self, message_id: int, making: Awaitable[Made], show: Callable[[Made], Awaitable[None]]
    ) -> asyncio.Task[None]:
        """Show in a message what is being made, once that is done, if nothing newer is shown there before."""

        async def shown() -> None:
            try:
                made = await making
                coming.on_its_way = True
                await show(made)
            except NotServed:
                log.info("the pictures of message %d are left to another process", message_id)
            except Exception as error:
                if not (is_passing(error) or isinstance(error, discord.HTTPException)):
                    incident(error, f"the pictures of message {message_id}")
                else:
                    log.warning("the pictures of message %d are not shown: %s", message_id, error)
            finally:
                if self.coming.get(message_id) is coming:
                    del self.coming[message_id]

        coming = Coming(asyncio.get_running_loop().create_task(shown()))
        self.coming[message_id] = coming
        self._tasks.add(coming.task)
        coming.task.add_done_callback(self._tasks.discard)
        coming.task.add_done_callback(lambda _: _give_up(making))
        return coming.task

    async def overtake(self, message_id: int) -> None:
        """Call before something newer is shown in a message: what it waits for is dropped, or arrives first."""
        coming = self.coming.pop(message_id, None)
        if coming is not None and not coming.on_its_way:
            coming.task.cancel()
        elif coming is not None:
            await asyncio.wait({coming.task})


def _give_up(making: Awaitable[Any]) -> None:
    """End what was to be shown, in case nobody began to wait for it; what is done stays done."""
    if inspect.iscoroutine(making):
        making.close()
    elif isinstance(making, asyncio.Future):
        making.cancel()
