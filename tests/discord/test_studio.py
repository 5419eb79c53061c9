"""The studio: pictures that no one looks at yet delay no picture that someone waits for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.discord.core.lanes import Lane, Lanes, in_lane
from bot.discord.core.studio import Studio, drawing_threads
from bot.engine.errors import BadData
from bot.engine.moves import Seat
from bot.games.catalogue import games
from renderers.catalogue import RENDERERS
from renderers.look import Look, Picture
from tests.patience import PATIENCE


@pytest.fixture
def unprepared() -> None:
    """Here it is drawn ahead."""


async def in_turn(lanes: Lanes, lane: Lane, name: str, told: list[str], done: asyncio.Event) -> None:
    """Hold a slot of a lane until told."""
    with in_lane(lane):
        async with lanes.turn():
            told.append(name)
            await done.wait()


async def begin(*waiting: Coroutine[Any, Any, None]) -> list[asyncio.Task[None]]:
    """Each has asked for a slot, in this order."""
    tasks = [asyncio.create_task(each) for each in waiting]
    await asyncio.sleep(0)
    return tasks


async def test_whoever_waits_comes_first_then_channels_then_letters_each_in_their_order() -> None:
    lanes, told, first, rest = Lanes(1), list[str](), asyncio.Event(), asyncio.Event()
    rest.set()
    tasks = await begin(in_turn(lanes, Lane.LEISURE, "held", told, first))
    tasks += await begin(
        *(
            in_turn(lanes, lane, f"{lane.name} {number}", told, rest)
            for number in (1, 2)
            for lane in reversed(Lane)
        )
    )
    assert told == ["held"]
    first.set()
    await asyncio.gather(*tasks)
    assert told == ["held", *(f"{lane.name} {number}" for lane in Lane for number in (1, 2))]


@pytest.mark.parametrize(
    ("slots", "lane", "held"),
    [
        (3, Lane.PERSON, 3),
        (3, Lane.CHANNEL, 3),
        (3, Lane.LETTER, 2),
        (3, Lane.LEISURE, 2),
        (1, Lane.LETTER, 1),
    ],
)
async def test_what_no_one_asked_for_leaves_a_slot_free(slots: int, lane: Lane, held: int) -> None:
    lanes, told, done = Lanes(slots), list[str](), asyncio.Event()
    tasks = await begin(*(in_turn(lanes, lane, "drawn", told, done) for _ in range(4)))
    assert len(told) == held
    tasks += await begin(in_turn(lanes, Lane.PERSON, "asked", told, done))
    assert ("asked" in told) == (held < slots)
    done.set()
    await asyncio.gather(*tasks)
    assert len(told) == 5


@pytest.mark.parametrize("given", [False, True])
async def test_who_gives_up_waiting_keeps_no_slot(given: bool) -> None:
    """Before the slot is given, and between that and being told."""
    lanes, told, done = Lanes(1), list[str](), asyncio.Event()
    holding = lanes.turn()
    await holding.__aenter__()
    quitter, last = await begin(
        *(in_turn(lanes, Lane.PERSON, name, told, done) for name in ("quitter", "last"))
    )
    if given:
        await holding.__aexit__(None, None, None)
        quitter.cancel()
    else:
        quitter.cancel()
        await holding.__aexit__(None, None, None)
    done.set()
    await asyncio.wait_for(last, PATIENCE)
    assert told == ["last"]
    assert quitter.cancelled()


async def test_letters_leave_a_thread_to_those_who_wait_for_their_hand() -> None:
    idle, waiting = Seat(0), Seat(1)
    drawn, go_on = list[int](), threading.Event()

    def hand(view: Any, look: Look, seat: int) -> Picture:
        if seat == idle:
            go_on.wait()
        drawn.append(seat)
        return Picture(b"", "")

    game, look = games()["supernova"], Look(("Mira", "Bo"))
    with drawing_threads(2) as threads:
        studio = Studio({"supernova": RENDERERS["supernova"]._replace(hand=hand)}, threads)
        with in_lane(Lane.LETTER):
            letters = [asyncio.create_task(studio.hand(game, None, look, idle)) for _ in range(3)]
        try:
            assert await asyncio.wait_for(studio.hand(game, None, look, waiting), PATIENCE) is not None
            assert drawn == [waiting]
        finally:
            go_on.set()
        assert all(await asyncio.gather(*letters))
        assert drawn == [waiting, idle, idle, idle]


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
