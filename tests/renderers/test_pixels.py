"""The memory of what was drawn: bounded in bytes, worth its room, and without influence on any picture."""

from __future__ import annotations

import functools
import gc
import sys
import typing
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from random import Random
from types import ModuleType
from typing import Any

import pytest
from PIL import Image

from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from renderers.catalogue import RENDERERS
from renderers.kit.letters.lettering import Setting
from renderers.kit.picture.canvas import Ground, Scene, Slab, ground_of, palette_image
from renderers.kit.picture.frames import Frames
from renderers.kit.picture.pixels import BUDGET, ENTRY, PIXELS, PixelCache, bytes_of, cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.look import Look
from tests.games.proofs import NAMES, every_game, seats_near
from tests.renderers.drawn_games import KIT

KB = 1024
PIXEL_KINDS = (Image.Image, Stamp, Slab, Ground, Setting)


@pytest.fixture(autouse=True)
def _usual_budget() -> Iterator[None]:
    yield
    PIXELS.allow(BUDGET)


def views(slug: str, moves: int) -> tuple[Any, Look, list[int]]:
    """What everyone sees of a game of three, if so many can play it, after some moves, and the seats that are asked."""
    game = every_game()[slug]
    state = game.setup(seats_near(game, 3), {}, Rng("pixels"))
    for _ in islice(playout(game, state, Dice("pixels")), moves):
        pass
    asked = [int(seat) for seat in game.awaited(state) if seat >= 0]
    return game.view(state, None), Look(tuple(NAMES[: len(game.sides(state))]), tuple(asked)), asked


@pytest.mark.parametrize(
    "slug",
    [pytest.param(slug, marks=pytest.mark.deep if number % 2 else ()) for number, slug in enumerate(KIT)],
)
def test_a_picture_does_not_depend_on_how_much_is_kept(slug: str) -> None:
    render = RENDERERS[slug].render
    assert render is not None
    view, look, _ = views(slug, 12)
    usual = render(view, look)
    assert PIXELS.figures.held > 1000 * KB
    PIXELS.allow(0)
    assert PIXELS.figures[:3] == (0, 0, 0)
    assert render(view, look) == usual
    assert PIXELS.figures.entries == 0


@pytest.mark.parametrize("slug", KIT)
def test_what_is_kept_stays_within_its_budget_however_much_is_drawn(slug: str) -> None:
    render, budget = RENDERERS[slug].render, 3000 * KB
    assert render is not None
    PIXELS.allow(budget)
    before = PIXELS.figures
    for moves in (2, 6, 10):
        view, look, _ = views(slug, moves)
        render(view, look)
        assert PIXELS.figures.held <= budget
    after = PIXELS.figures
    assert after.evicted > before.evicted
    assert after.hits > before.hits


def test_nothing_drawn_is_kept_anywhere_else() -> None:
    """Every function whose result is remembered another way gives something else than pixels."""
    found = {
        each
        for name, module in list(sys.modules.items())
        if name.startswith("renderers")
        for each in vars(module).values()
        if isinstance(each, functools._lru_cache_wrapper)
    }
    assert len(found) > 20
    for each in found - {vars(sys.modules["renderers.sol.art.ground"])["palette"]}:
        assert not gives_pixels(each.__wrapped__), f"{each.__module__}.{each.__name__}"


def gives_pixels(function: Any) -> bool:
    """Whether what a function gives has pixels in it."""
    module: ModuleType = sys.modules[function.__module__]
    told = str(function.__annotations__["return"])
    known = {kind.__name__: kind for kind in PIXEL_KINDS}
    try:
        given = eval(told, {**known, **vars(module)})
    except NameError:
        return any(name in told for name in known)
    parts = (given, *typing.get_args(given))
    return any(isinstance(part, type) and issubclass(part, PIXEL_KINDS) for part in parts)


def test_bytes_are_those_of_the_pixels_of_all_parts() -> None:
    mask, true, flat = (Image.new(mode, (10, 20)) for mode in ("L", "RGB", "P"))
    assert (bytes_of(mask), bytes_of(true), bytes_of(flat)) == (200, 800, 200)
    assert bytes_of(Stamp((1, 2, 3), mask, 0, 0)) == 200
    assert bytes_of(Stamp(true, mask, 0, 0)) == 1000
    assert bytes_of([Slab(flat), (b"12345", 7)]) == 205
    assert bytes_of(Setting(mask, None, 3.0, 1, 2)) == 200


def test_what_is_quickly_drawn_for_its_bytes_goes_first() -> None:
    cache = PixelCache(10 * (KB + ENTRY))
    for number in range(10):
        cache.put(number, bytes(KB), seconds=0.001 if number == 4 else 0.01)
    cache.put("new", bytes(KB), seconds=0.01)
    assert [number for number in range(10) if cache.get(number) is None] == [4]


def test_what_was_not_used_for_long_goes_first() -> None:
    cache = PixelCache(10 * (KB + ENTRY))
    for number in range(40):
        cache.put(number, bytes(KB), seconds=0.01 if number else 0.03)
        assert cache.get(0) is not None, "each use keeps it"
    assert cache.get(1) is None
    assert cache.figures.entries == 10
    for number in range(100, 160):
        cache.put(number, bytes(KB), seconds=0.01)
    assert cache.get(0) is None, "what was dear goes too when it is no longer used"


def test_what_takes_the_place_of_another_counts_once() -> None:
    cache = PixelCache(100 * KB)
    for size in (10, 40, 20):
        cache.put("frame", bytes(size * KB), seconds=0.01)
    assert cache.figures[:3] == (20 * KB + ENTRY, 100 * KB, 1)
    cache.put("large", bytes(101 * KB), seconds=9.0)
    assert cache.figures.held <= 100 * KB
    cache.forget()
    assert cache.figures[:3] == (0, 100 * KB, 0)


def test_what_is_worth_least_still_goes_first_once_something_was_forgotten() -> None:
    cache = PixelCache(100 * KB)
    for worth, size in ((4, 1), (1, 2), (2, 3), (3, 4)):
        cache.put(worth, bytes(size * KB), seconds=worth * (ENTRY + size * KB))
    cache.forget(lambda key: key == 1)
    gone = []
    while held := cache.figures.held:
        cache.allow(held - 1)
        gone.append((held - cache.figures.held - ENTRY) // KB)
    assert gone == [3, 4, 1], "by their sizes"


def test_several_threads_can_use_it_at_once() -> None:
    cache = PixelCache(200 * KB)

    def some(seed: int) -> None:
        dice = Random(seed)
        for _ in range(3000):
            key = dice.randrange(120)
            if (found := cache.get(key)) is None:
                cache.put(key, bytes([key]) * KB * (1 + key % 7), dice.random())
            else:
                assert found[0] == key
            if dice.random() < 0.001:
                cache.allow(dice.choice((0, 50, 200)) * KB)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(some, range(4)))
    cache.allow(200 * KB)
    held = sum(ENTRY + len(found) for key in range(120) if (found := cache.get(key)) is not None)
    assert cache.figures.held == held <= 200 * KB


def test_the_same_arguments_give_the_same_drawing_while_it_is_kept() -> None:
    @cached_pixels
    def dot(size: int, *, tone: str = "gold") -> Stamp:
        return Stamp((1, 2, 3), Image.new("L", (size, size)), 0, 0)

    assert dot(3) is dot(3)
    assert dot(3, tone="ink") is dot(3, tone="ink")
    assert dot(3) is not dot(4)
    first = dot(3)
    PIXELS.forget()
    assert dot(3).serial != first.serial


def test_a_frame_keeps_none_of_its_pieces() -> None:
    ground = ground_of(Image.new("RGB", (60, 60)), palette_image([(n, n, n) for n in range(256)]))
    scene, frames = Scene(), Frames()
    scene.lay(Slab(Image.new("P", (10, 10))), 5, 5)
    scene.put(Stamp((200, 200, 200), Image.new("L", (9, 9), 255), 0, 0), 30, 30)
    frame = frames.draw("table", ground, scene)
    seen: dict[int, object] = {}
    queue: list[object] = [frame]
    while queue:
        each = queue.pop()
        if id(each) not in seen and not isinstance(each, type | ModuleType):
            seen[id(each)] = each
            queue.extend(gc.get_referents(each))
    images = [each for each in seen.values() if isinstance(each, Image.Image)]
    assert {id(each) for each in images} == {id(frame.pixels), id(ground.pixels), id(ground.palette)}
