"""The studio: pictures that no one looks at yet delay no picture that someone waits for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Sequence
from contextlib import closing
from typing import Any

import msgspec
import pytest

from bot.discord.core.drawing import studio as studio_module
from bot.discord.core.drawing.lanes import IN_LINE, Lane, Lanes, in_lane
from bot.discord.core.drawing.studio import Studio, Timed, Whose
from bot.engine.errors import BadData
from bot.engine.moves import Event, Mark, Seat
from bot.engine.playout import Dice, playout
from bot.engine.retelling import retell
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.games.catalogue import games
from bot.workers.pool import Workers
from renderers.catalogue import RENDERERS
from renderers.drawing import prepared_there
from renderers.film import Film
from renderers.look import Look, Picture
from renderers.renderer import Renderer
from tests.games.proofs import every_game
from tests.patience import PATIENCE
from tests.players.questions import question
from tests.workers.orders import dies


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
    """Each has asked for a slot, in this order, and who got one has it."""
    tasks = [asyncio.create_task(each) for each in waiting]
    for _ in range(2):
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


async def test_of_three_pictures_one_is_for_a_channel_however_much_is_clicked() -> None:
    lanes, told, first, rest = Lanes(1), list[str](), asyncio.Event(), asyncio.Event()
    rest.set()
    tasks = await begin(in_turn(lanes, Lane.PERSON, "held", told, first))
    wanted = [*[Lane.PERSON] * 7, *[Lane.CHANNEL] * 3, *[Lane.LETTER] * 2]
    tasks += await begin(*(in_turn(lanes, lane, lane.name, told, rest) for lane in wanted))
    first.set()
    await asyncio.gather(*tasks)
    assert "".join(name[0] for name in told[1:]) == "PPCPPCPPCPLL"


async def test_who_clicks_is_passed_over_only_while_a_channel_waits() -> None:
    lanes, told, first, rest = Lanes(1), list[str](), asyncio.Event(), asyncio.Event()
    rest.set()
    tasks = await begin(in_turn(lanes, Lane.PERSON, "held", told, first))
    tasks += await begin(*(in_turn(lanes, Lane.PERSON, "person", told, rest) for _ in range(4)))
    first.set()
    await asyncio.gather(*tasks)
    again = asyncio.Event()
    tasks = await begin(in_turn(lanes, Lane.LETTER, "held", told, again))
    tasks += await begin(
        *(in_turn(lanes, lane, lane.name, told, rest) for lane in (Lane.CHANNEL, Lane.PERSON))
    )
    again.set()
    await asyncio.gather(*tasks)
    assert told[-2:] == ["PERSON", "CHANNEL"]


@pytest.mark.parametrize(
    ("slots", "lane", "held"),
    [
        (3, Lane.PERSON, 3),
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


async def test_boards_leave_a_slot_to_who_clicks_unless_several_wait() -> None:
    lanes, told, done, asked = Lanes(3), list[str](), asyncio.Event(), asyncio.Event()
    boards = [f"board {number}" for number in range(2 + IN_LINE)]
    tasks = await begin(*(in_turn(lanes, Lane.CHANNEL, name, told, done) for name in boards[:-1]))
    assert told == boards[:2]
    asking = await begin(in_turn(lanes, Lane.PERSON, "asked", told, asked))
    assert told == [*boards[:2], "asked"]
    asked.set()
    await asyncio.gather(*asking)
    assert told == [*boards[:2], "asked"]
    tasks += await begin(in_turn(lanes, Lane.CHANNEL, boards[-1], told, done))
    assert told == [*boards[:2], "asked", boards[2]]
    done.set()
    await asyncio.gather(*tasks)
    assert told == [*boards[:2], "asked", *boards[2:]]


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
    with closing(Workers(0)) as workers:
        studio = Studio({"supernova": RENDERERS["supernova"]._replace(hand=hand)}, workers)
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
    for _ in range(2):
        with closing(Workers(0, threads=1)) as workers:
            studio = Studio({"supernova": RENDERERS["supernova"]._replace(prepare=prepare)}, workers)
            studio.prepare(game)
            await asyncio.sleep(0)
            await studio.work(lambda: None)
    assert [name.partition("_")[0] for name in prepared] == ["picture"]
    assert "night.png" in caplog.text


def drawing(drawn: list[Any], go_on: threading.Event, *, begun: threading.Event) -> dict[str, Renderer]:
    """A renderer whose pictures say what they were drawn from, each after it may go on."""

    def render(view: Any, look: Look) -> Picture:
        begun.set()
        go_on.wait()
        drawn.append(view)
        return Picture(b"", str(view))

    return {"supernova": RENDERERS["supernova"]._replace(render=render)}


async def test_of_one_persons_picture_only_the_newest_waits_and_never_anothers() -> None:
    game, look = games()["supernova"], Look(("Mira", "Bo"))
    drawn, go_on, begun = list[Any](), threading.Event(), threading.Event()
    mira, bo = Whose(1, Seat(0), 7), Whose(1, Seat(1), 8)
    with closing(Workers(0, threads=1)) as workers:
        studio = Studio(drawing(drawn, go_on, begun=begun), workers)

        def ask(view: str, whose: Whose | None) -> asyncio.Task[Picture | None]:
            return asyncio.create_task(studio.draw(game, view, look, whose=whose))

        asked = [ask("first", mira)]
        await asyncio.to_thread(begun.wait)
        asked += [ask("older", mira), ask("Bo's", bo), ask("the channel's", Whose(1)), ask("newer", mira)]
        asked += [
            ask("of another table", mira._replace(table=2)),
            ask("no one's", None),
            ask("no one's", None),
        ]
        with in_lane(Lane.LETTER):
            asked += [ask("a letter", mira)]
        await asyncio.sleep(0)
        go_on.set()
        pictures = await asyncio.gather(*asked)
    told = ["first", "newer", "Bo's", "the channel's", "of another table", "no one's", "no one's", "a letter"]
    assert drawn == told
    assert [picture.alt for picture in pictures if picture] == [
        "first",
        "newer",
        *told[2:4],
        "newer",
        *told[4:],
    ]


async def test_what_no_one_waits_for_any_longer_is_not_drawn() -> None:
    game, look = games()["supernova"], Look(("Mira", "Bo"))
    drawn, go_on, begun = list[Any](), threading.Event(), threading.Event()
    with closing(Workers(0, threads=1)) as workers:
        studio = Studio(drawing(drawn, go_on, begun=begun), workers)
        asked = [asyncio.create_task(studio.draw(game, "first", look))]
        await asyncio.to_thread(begun.wait)
        asked += [asyncio.create_task(studio.draw(game, view, look)) for view in ("given up", "last")]
        await asyncio.sleep(0)
        asked[1].cancel()
        go_on.set()
        await asyncio.wait(asked)
    assert drawn == ["first", "last"]


def shown(slug: str) -> tuple[Game[Any], Any, Look, Seat, list[Mark]]:
    """A position in which a seat can choose, what it looks like, and what its questions are about."""
    game = games()[slug]
    state, seat = question(game, after=30)
    seats = len(game.standings(state).scores)
    marks = [mark for ask in game.asks(state, seat) for mark in ask.marks]
    look = Look(tuple(f"Player {side}" for side in range(seats)), (int(seat),), "moves", marks=tuple(marks))
    return game, game.view(state, seat), look, seat, marks


async def everything(studio: Studio, slug: str) -> list[Any]:
    """All that a renderer makes of a position."""
    game, view, look, seat, _ = shown(slug)
    names = [*studio.inspectable(game, view)][:2]
    return [
        await studio.draw(game, view, look),
        await studio.draw(game, view, msgspec.structs.replace(look, size="small", vision="deutan")),
        await studio.hand(game, view, look, seat),
        await studio.focus(game, view, look),
        *[await studio.inspect(game, view, look, name) for name in names],
        await studio.describe(game, view, look),
    ]


@pytest.mark.parametrize(
    "slugs", [("supernova",), pytest.param(tuple(RENDERERS), marks=pytest.mark.deep)], ids=len
)
async def test_a_worker_draws_the_same_bytes_as_a_thread(slugs: Sequence[str]) -> None:
    with closing(Workers(1)) as apart, closing(Workers(0)) as here:
        for slug in slugs:
            there = await everything(Studio(RENDERERS, apart), slug)
            assert there == await everything(Studio(RENDERERS, here), slug)
            assert there[0] is not None, slug
        assert len(apart.pids) == 1


async def test_what_workers_do_not_know_is_drawn_here() -> None:
    """Games without pictures of their own, and renderers that are not the catalogue's."""
    game = every_game()["embers"]
    state, seat = question(game, after=2)
    view, look = game.view(state, seat), Look(("Mira", "Bo"))
    with closing(Workers(1)) as workers:
        assert await Studio(RENDERERS, workers).draw(game, view, look) is None
        assert "Mira" in await Studio(RENDERERS, workers).describe(game, view, look)
        own = Studio(
            {"sol": RENDERERS["sol"]._replace(render=lambda view, look: Picture(b"", "here"))}, workers
        )
        assert await own.draw(games()["sol"], None, look) == Picture(b"", "here")
        assert workers.pids == []


async def test_a_picture_that_kills_every_worker_is_left_out_and_logged(
    monkeypatch: pytest.MonkeyPatch, expected_errors: list[str]
) -> None:
    expected_errors.append("a picture of sol could not be drawn")
    game, view, look, *_ = shown("sol")
    with closing(Workers(1)) as workers:
        studio = Studio(RENDERERS, workers)
        with monkeypatch.context() as faulty:
            faulty.setattr(studio_module, "drawn_there", dies)
            assert await studio.timed(game, view, look) == Timed(None, 0.0, None)
        assert await studio.draw(game, view, look) is not None


async def test_a_worker_draws_ahead_what_pictures_have_in_common() -> None:
    with closing(Workers(1)) as workers:
        studio, asked = Studio(RENDERERS, workers), list[Any]()
        do = workers.do

        async def noted(task: Any, *given: Any, **named: Any) -> Any:
            asked.append((task, *given))
            return await do(task, *given, **named)

        workers.do = noted  # type: ignore[method-assign]
        for _ in range(2):
            studio.prepare(games()["factions"])
        while studio.busy:
            await asyncio.wait(studio.busy)
    assert asked == [(prepared_there, "factions")]


async def test_a_film_is_the_same_from_workers_and_threads() -> None:
    game = games()["sol"]
    state = game.setup(2, {}, Rng("film"))
    played = (turn.events for turn in playout(game, state, Dice("film"), limit=6))
    told = list(retell(game, ((state, events) for events in played), None, over=False))
    made = []
    for processes in (0, 1):
        with closing(Workers(processes)) as workers:
            film = Film(game, RENDERERS["sol"].render, told, [("Mira", "Bo")] * len(told), _told, most=3)
            while not film.done:
                await Studio(RENDERERS, workers).shoot(game, film)
            assert len(workers.pids) == processes
            made.append(film.file())
    assert made[0] == made[1]


def _told(events: Sequence[Event], names: Sequence[str]) -> str:
    return " ".join(event.key for event in events)
