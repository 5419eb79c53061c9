"""Notes every text that is drawn, and where: what a picture says can then be tested like any other text."""

from __future__ import annotations

import functools
import sys
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any
from unittest.mock import patch

from renderers import chart, ending, film
from renderers.kit.letters import lettering
from renderers.kit.picture.canvas import Ground, Scene
from renderers.kit.picture.frames import Frame, Frames
from renderers.kit.picture.paints import Paints
from renderers.kit.picture.patches import Patch
from renderers.kit.picture.pixels import PIXELS
from renderers.kit.picture.stamp import Box, Stamp, overlap
from renderers.kit.stamps.cards import CardPlate, Plate

MEASURES = (lettering.width, lettering.fitted, lettering.setting.__wrapped__)  # type: ignore[attr-defined]
"""What is kept of words themselves: how long they are and how their letters look, but not where they were put."""

TOUCH = 2
"""Pixels by which texts may overlap: the soft edges of their letters, and their halos."""


@dataclass
class Drawn:
    """The texts drawn, and their boxes on each picture, panel and card."""

    texts: set[str] = field(default_factory=set)
    _last: str = ""
    _stamps: dict[int, tuple[Stamp, str]] = field(default_factory=dict)
    _boxes: dict[int, tuple[Any, list[tuple[Box, str]]]] = field(default_factory=dict)
    _edges: dict[int, Box] = field(default_factory=dict)

    def note(self, on: Any, stamp: Stamp, x: float, y: float) -> None:
        """A stamp was put on something; only those of texts are noted."""
        if id(stamp) in self._stamps:
            left, top = round(x - stamp.ax), round(y - stamp.ay)
            box = (left, top, left + stamp.width, top + stamp.height)
            self._boxes.setdefault(id(on), (on, []))[1].append((box, self._stamps[id(stamp)][1]))

    def boxes_of(self, on: Any) -> list[tuple[Box, str]]:
        """The texts on one picture, panel or card, each with its box."""
        return self._boxes[id(on)][1]

    def over(self) -> list[str]:
        """The texts that lie over the edge of the picture, panel or card they are put on."""
        return [
            text
            for key, (on, boxes) in self._boxes.items()
            if (edge := self._edges.get(key) or edge_of(on)) is not None
            for (left, top, right, bottom), text in boxes
            if left < edge[0] - TOUCH
            or top < edge[1] - TOUCH
            or right > edge[2] + TOUCH
            or bottom > edge[3] + TOUCH
        ]

    def collisions(self) -> list[tuple[str, str]]:
        """Texts that overlap on the same picture, panel or card."""
        return [
            (one, other)
            for _, boxes in self._boxes.values()
            for (a, one), (b, other) in combinations(boxes, 2)
            if (both := overlap(a, b)) and min(both[2] - both[0], both[3] - both[1]) > TOUCH
        ]


def edge_of(on: Any) -> Box | None:
    """Where something with texts on it ends, in the coordinates of these; None of a scene, which has no size."""
    if isinstance(on, Scene):
        return None
    left, top = (on.x, on.y) if isinstance(on, Patch) else (0, 0)
    if isinstance(on, Plate):
        return left, top, on.picture.width - 2 * on.margin, on.picture.height - 2 * on.margin
    if isinstance(on, CardPlate):
        return left, top, on.width, on.height
    picture = on.picture if isinstance(on, Patch) else on
    return left, top, left + picture.width, top + picture.height


def forget() -> None:
    """Forget what renderers keep in order to draw faster."""
    forget_frames()
    for each in _kept_by_renderers():
        if isinstance(each, functools._lru_cache_wrapper) and each.__module__.startswith("renderers"):
            each.cache_clear()
        elif isinstance(each, Paints):
            each.forget()
    PIXELS.forget()


def forget_words() -> None:
    """Forget what renderers have drawn with words on it, and keep the rest: it costs most, and says nothing."""
    forget_frames()
    kept = _wordless()

    def is_wordy(draw: Any) -> bool:
        return draw.__module__ not in kept and draw not in MEASURES

    for each in _kept_by_renderers():
        is_cache = isinstance(each, functools._lru_cache_wrapper) and each.__module__.startswith("renderers")
        if is_cache and is_wordy(each):
            each.cache_clear()
    PIXELS.forget(lambda key: is_wordy(key[0]))  # type: ignore[index]


@functools.cache
def _wordless() -> frozenset[str]:
    """The modules of renderers that reach no letters, neither themselves nor through what they import."""
    rooms = {name: module for name, module in sys.modules.items() if name.split(".")[0] == "renderers"}
    reached = {
        name: {getattr(each, "__module__", getattr(each, "__name__", "")) for each in vars(room).values()}
        for name, room in rooms.items()
    }
    wordy = {lettering.__name__}
    while further := {name for name, others in reached.items() if others & wordy} - wordy:
        wordy |= further
    return frozenset(rooms.keys() - wordy)


def forget_frames() -> None:
    """Forget the pictures that renderers keep, but not what these are made of."""
    for each in _kept_by_renderers():
        if isinstance(each, Frames):
            each.forget()


def _kept_by_renderers() -> list[object]:
    rooms = [module for name, module in sys.modules.items() if name.split(".")[0] == "renderers"]
    return [each for room in rooms for each in vars(room).values()]


@contextmanager
def noted() -> Iterator[Drawn]:
    """Note what is drawn in this block, beginning with no words drawn before."""
    forget_words()
    drawn = Drawn()
    setting, cropped, draw = lettering.setting, lettering.cropped, Frames.draw

    def set_in(text: str, style: lettering.Type) -> lettering.Setting:
        drawn.texts.add(text)
        drawn._last = text
        return setting(text, style)

    def stamped(stamp: Stamp) -> Stamp:
        made = cropped(stamp)
        drawn._stamps[id(made)] = made, drawn._last
        return made

    def framed(self: Frames, key: Hashable, ground: Ground, scene: Scene) -> Frame:
        drawn._edges[id(scene)] = (0, 0, ground.width, ground.height)
        return draw(self, key, ground, scene)

    written = patch.multiple(lettering, setting=set_in, cropped=stamped)
    with written, patch.object(Frames, "draw", framed):
        with functools.reduce(_both, [_spied(drawn, kind) for kind in (Scene, Plate, CardPlate, Patch)]):
            with functools.reduce(_both, [_spied_function(drawn, each) for each in (film, chart, ending)]):
                yield drawn


@contextmanager
def _both(one: Any, other: Any) -> Iterator[None]:
    with one, other:
        yield


def _spied(drawn: Drawn, kind: Any) -> Any:
    put = kind.put

    def noting(self: Any, stamp: Stamp, x: float, y: float) -> None:
        drawn.note(self, stamp, x, y)
        put(self, stamp, x, y)

    return patch.object(kind, "put", noting)


def _spied_function(drawn: Drawn, module: Any) -> Any:
    put = module.put

    def noting(picture: Any, stamp: Stamp, x: float, y: float) -> None:
        drawn.note(picture, stamp, x, y)
        put(picture, stamp, x, y)

    return patch.object(module, "put", noting)
