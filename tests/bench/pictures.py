"""Pictures: state to PNG bytes beside the floor, which is copying the finished palette frame and writing it."""

from __future__ import annotations

import asyncio
import io
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

from PIL import Image

from bot.discord.core.drawing.studio import Studio
from bot.engine.moves import Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.workers.pool import Workers
from renderers.catalogue import RENDERERS
from renderers.factions import pictures as orrery
from renderers.look import Look, Picture
from renderers.novasolis import pictures as galaxy
from renderers.sol import pictures
from tests.bench.apart import found_by
from tests.bench.lag import Lag, elsewhere, spread
from tests.bench.table import Row, interleaved, quantile, seconds, sized
from tests.games.proofs import NAMES, every_game
from tools import novasolis_positions
from tools.systems import look_at, movement, seen_by, system

LATE, CROWDED, MOVES = sized((12, 6, 100_000), (1, 1, 40))
"""How many turns of a late game are drawn, how many crowded boards, and when a game is late at the latest."""
Position = tuple[Any, Look]
Draw = Callable[[Any, Look], Picture]


def positions(seats: int, seed: str, count: int, slug: str = "sol") -> list[Position]:
    """Public views at the last turns of a random game, each with its look."""
    game = every_game()[slug]
    state = game.setup(seats, {}, Rng(seed))
    found: list[Position] = []
    awaited: list[Seat] = []
    for turn in playout(game, state, Dice(seed), limit=MOVES):
        if game.awaited(state) not in (awaited, []):
            awaited = game.awaited(state)
            look = Look(tuple(NAMES[:seats]), tuple(awaited), "moves", tuple(turn.events))
            found.append((game.view(state, None), look))
    return found[-count:]


def floor(png: bytes) -> None:
    """Copy the finished frame and write it as PNG P, level 1."""
    frame = _decoded(png)
    frame.copy().save(io.BytesIO(), "PNG", compress_level=1)


_frames: dict[int, Image.Image] = {}


def _decoded(png: bytes) -> Image.Image:
    if id(png) not in _frames:
        frame = Image.open(io.BytesIO(png))
        frame.load()
        _frames[id(png)] = frame
    return _frames[id(png)]


def cold(setup: str) -> tuple[float, float]:
    """(seconds of work for the first frame, for its floor) in a process just started, fonts and grounds loaded.

    `setup` is code that prepares and defines `draw`, which gives the bytes of a picture.
    """
    code = (
        "from tests.bench.pictures import *\nfrom tests.bench.table import worked\n" + setup + "\n"
        "drawn = []; spent = worked(lambda: drawn.append(draw())); png = drawn[0]\n"
        "floor(png); found = spent, statistics.median(worked(lambda: floor(png)) for _ in range(9))\n"
    )
    spent, below = found_by(code)
    return spent, below


SOL_TABLE = """
view, look = positions(5, 'late', 1)[0]
pictures.prepare()
draw = lambda: pictures.render(view, look).png
"""
SUPERNOVA_TABLE = """
from tests.bench import hands
state, seat, look = hands.positions('supernova', 6)[-1]
view = every_game()['supernova'].view(state, None)
hands.pictures.prepare()
draw = lambda: hands.pictures.render(view, look).png
"""
SUPERNOVA_HAND = """
from tests.bench import hands
state, seat, look = hands.positions('supernova', 6)[-1]
view = every_game()['supernova'].view(state, seat)
hands.pictures.prepare()
draw = lambda: hands.hand.render_hand(view, look, seat).png
"""
FACTIONS_TABLE = """
from renderers.factions import pictures as orrery
from tests.bench import hands
state, seat, look = hands.positions('factions', 4)[-1]
view = every_game()['factions'].view(state, None)
orrery.prepare()
draw = lambda: orrery.render(view, look).png
"""
COLD = (
    ("picture of sol, 5 seats", SOL_TABLE, "<= 5.0"),
    ("table of supernova, 6 seats", SUPERNOVA_TABLE, "<= 6.0"),
    ("hand of supernova", SUPERNOVA_HAND, "<= 6.0"),
    ("board of factions, 4 seats", FACTIONS_TABLE, "<= 6.0"),
)
"""First pictures, and how many floors each may take: tables of Super Nova are full of globes of their own sizes."""


def _of_factions() -> Iterator[Row]:
    """The same of crowded boards of Factions of Sol, each after a Movement of four sectors."""
    crowded: list[Position] = []
    for seats, seed in ((4, 1), (4, 2), (4, 5), (3, 2), (2, 3), (1, 4))[:CROWDED]:
        view = seen_by(system(seats, seed), None)
        crowded.append(
            (view, look_at(view, last=(movement(view, view.active, [28, 40, 41], [1, 1, 2], 27),)))
        )
    yield from _beside_floors(
        "board of factions: warm, drawn whole", orrery.render, crowded, "<= 1.5", orrery.FRAMES.forget
    )
    late = positions(4, "late", LATE, "factions")
    yield from _beside_floors(
        "board of factions: usual turn on the last frame", orrery.render, late, "<= 0.7"
    )
    biggest = max(len(orrery.render(*position).png) for position in crowded) / 1000
    yield Row("board of factions: largest file", f"{biggest:.0f} kB", "400 kB", biggest / 400, "<= 1.0")


def _of_novasolis() -> Iterator[Row]:
    """The same of boards of Nova Solis for six, and of the turns that follow one another."""
    reached = [
        novasolis_positions.reached(6, {"races": "random"}, moves=moves)
        for moves in (60, 120, 180, 240, 9999)[:CROWDED]
    ]
    crowded = [(position.view, novasolis_positions.look_at(position)) for position in reached]
    what = "board of novasolis, 6 empires"
    yield from _beside_floors(
        f"{what}: warm, drawn whole", galaxy.render, crowded, "<= 1.5", galaxy.FRAMES.forget
    )
    biggest = max(len(galaxy.render(*position).png) for position in crowded) / 1000
    yield Row(f"{what}: largest file", f"{biggest:.0f} kB", "400 kB", biggest / 400, "<= 1.0")


def _beside_floors(
    what: str, render: Draw, drawn: list[Position], goal: str, before: Callable[[], object] = lambda: None
) -> Iterator[Row]:
    """Boards drawn one after the other, `before` called ahead of each, beside the floors of their files."""
    pngs = [render(*position).png for position in drawn]

    def ours() -> None:
        for position in drawn:
            before()
            render(*position)

    def below() -> None:
        for png in pngs:
            floor(png)

    mine, reference, ratio = interleaved(ours, below)
    each = 1000 / len(drawn)
    yield Row(what, f"{mine * each:.1f} ms", f"floor {reference * each:.1f} ms", ratio, goal)


async def _lag(jobs: list[Position], processes: int) -> tuple[Lag, list[float], float]:
    """The lags while two threads or processes draw back to back, those of another process's loop, pictures a second."""
    game = every_game()["sol"]
    with closing(Workers(sized(processes, 0))) as workers:
        studio = Studio(RENDERERS, workers)

        async def draw() -> None:
            await asyncio.gather(*(studio.draw(game, *job) for job in jobs))

        await draw()
        async with elsewhere() as bare, Lag(0.001) as lag:
            start = time.perf_counter()
            await draw()
            took = time.perf_counter() - start
    return lag, bare, len(jobs) / took


def _of_seats(seats: int) -> Iterator[Row]:
    """Whole and incremental frames of a late game, and how large the files are."""
    late = positions(seats, "late", LATE)
    pngs = [pictures.render(*position).png for position in late]

    def usual() -> None:
        for position in late:
            pictures.render(*position)

    def whole() -> None:
        for position in late:
            pictures.FRAMES.forget()
            pictures.render(*position)

    def below() -> None:
        for png in pngs:
            floor(png)

    kinds = (("warm, drawn whole", whole, "<= 1.5"), ("usual turn on the last frame", usual, "<= 0.7"))
    for what, ours, goal in kinds:
        mine, reference, ratio = interleaved(ours, below)
        yield Row(
            f"picture of sol, {seats} seats: {what}",
            f"{mine / len(late) * 1000:.1f} ms",
            f"floor {reference / len(late) * 1000:.1f} ms",
            ratio,
            goal,
        )
    biggest = max(map(len, pngs)) / 1000
    yield Row(
        f"picture of sol, {seats} seats: largest file", f"{biggest:.0f} kB", "400 kB", biggest / 400, "<= 1.0"
    )


def rows() -> Iterator[Row]:
    """Warm, incremental and cold frames, sizes, lag of the loop."""
    pictures.prepare()
    for seats in (2, 5):
        yield from _of_seats(seats)
    orrery.prepare()
    yield from _of_factions()
    galaxy.prepare()
    yield from _of_novasolis()
    for what, setup, goal in COLD:
        colds = [cold(setup) for _ in range(sized(5, 1))]
        yield Row(
            f"{what}: cold",
            f"{statistics.median(a for a, _ in colds) * 1000:.1f} ms",
            f"floor {statistics.median(b for _, b in colds) * 1000:.1f} ms",
            statistics.median(a / b for a, b in colds),
            goal,
        )
    late = positions(5, "late", LATE)
    rates = dict[int, float]()
    for processes in (0, 2):
        lag, bare, rates[processes] = asyncio.run(_lag(late * sized(20, 1), processes))
        kind, goal = ("workers", "<= 1.0") if processes else ("threads", "")
        yield Row(
            f"event-loop lag while two {kind} draw back to back",
            spread(lag.late),
            f"3 ms; bare {spread(bare)}",
            quantile(lag.late, 0.99) / 0.003,
        )
        part = quantile(lag.own, 0.99)
        yield Row("  without waiting for a processor", spread(lag.own), "3 ms", part / 0.003, goal)
    yield Row(
        "pictures a second, two workers",
        f"{rates[2]:.0f}",
        f"two threads {rates[0]:.0f}",
        rates[2] / rates[0],
        ">= 1.0",
    )
    one = seconds(lambda: [pictures.render(*p) for p in late * 4])
    yield Row("pictures a second, one thread", f"{len(late) * 4 / one:.0f}")
