"""The studio: pictures that no one looks at yet delay no picture that someone waits for."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from bot.discord.core.studio import Studio, at_leisure, drawing_threads
from bot.engine.moves import Seat
from bot.games.catalogue import games
from renderers.catalogue import RENDERERS
from renderers.look import Look, Picture
from tests.patience import PATIENCE

IDLE, WAITING = Seat(0), Seat(1)


async def test_hands_drawn_at_leisure_leave_a_thread_to_those_who_wait_for_theirs() -> None:
    drawn, go_on = list[int](), threading.Event()

    def hand(view: Any, look: Look, seat: int) -> Picture:
        if seat == IDLE:
            go_on.wait()
        drawn.append(seat)
        return Picture(b"", "")

    game, look = games()["supernova"], Look(("Mira", "Bo"))
    with drawing_threads(2) as threads:
        studio = Studio({"supernova": RENDERERS["supernova"]._replace(hand=hand)}, threads)
        with at_leisure():
            idle = [asyncio.create_task(studio.hand(game, None, look, IDLE)) for _ in range(3)]
        try:
            assert await asyncio.wait_for(studio.hand(game, None, look, WAITING), PATIENCE) is not None
            assert drawn == [WAITING]
        finally:
            go_on.set()
        assert all(await asyncio.gather(*idle))
        assert drawn == [WAITING, IDLE, IDLE, IDLE]
