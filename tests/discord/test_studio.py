"""The studio: pictures that no one looks at yet delay no picture that someone waits for."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from bot.discord.core.studio import Studio, at_leisure, drawing_threads
from bot.engine.errors import BadData
from bot.engine.moves import Seat
from bot.games.catalogue import games
from renderers.catalogue import RENDERERS
from renderers.look import Look, Picture
from tests.patience import PATIENCE


@pytest.fixture
def unprepared() -> None:
    """Here it is drawn ahead."""


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


async def test_what_pictures_have_in_common_is_drawn_once_off_the_loop(
    caplog: pytest.LogCaptureFixture, expected_errors: list[str]
) -> None:
    prepared = list[str]()

    def prepare() -> None:
        prepared.append(threading.current_thread().name)
        raise BadData("supernova/art/night.png", "file", "path", "is missing")

    game = games()["supernova"]
    expected_errors.append("pictures could not be prepared")
    with drawing_threads(2) as threads:
        studio = Studio({"supernova": RENDERERS["supernova"]._replace(prepare=prepare)}, threads)
        studio.prepare(game)
        await studio.work(lambda: None)
    with drawing_threads(1) as threads:
        Studio({"supernova": RENDERERS["supernova"]._replace(prepare=prepare)}, threads).prepare(game)
    assert [name.partition("_")[0] for name in prepared] == ["picture"]
    assert "night.png" in caplog.text
