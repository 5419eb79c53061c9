"""Where names of planets and letters of bands stand: each where it hides least."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import hypot

from bot.games.factions.cards.cards import PLANETS
from bot.games.factions.table.board import AROUND, KUIPER, SLOTS
from bot.games.factions.table.state import EMPTY, Table
from renderers.factions.art.geometry import CX, CY, ICE, STEP, SUN, WIDTH, Point, point, slot_point
from renderers.factions.art.ground import LETTER, axis_letters
from renderers.factions.art.pieces import globe_reach
from renderers.factions.board.places import Disc
from renderers.factions.facts.facts import Facts
from renderers.kit.colours.palette import IVORY, LABEL_ON_FIRE, LABEL_ON_SPACE
from renderers.kit.letters.lettering import Type, width, words
from renderers.kit.picture.canvas import Scene

NAME = Type("semibold", 22, halo=3)
LETTER_REACH = 12.0
BESIDE_AXIS = (0, 26, -26, 40, -40, 54, -54, 72, -72, 92, -92, 118, -118, 146, -146)
"""How far a letter may stand from the Prime Axis, the most wanted first."""


def put_letters(
    scene: Scene,
    globes: list[tuple[int, float, float]],
    taken: Sequence[Disc],
    names: Sequence[tuple[float, float, float]],
) -> list[Disc]:
    """The letters of the bands on the Prime Axis; one that a planet or a name would hide stands beside it."""
    near = [*taken, *(Disc(x, y, globe_reach(planet)) for planet, x, y in globes)]

    def on_names(at: Disc) -> float:
        return sum(_covered((x, y), half + 4, at._replace(radius=LETTER_REACH + 12)) for x, y, half in names)

    def hides(at: Disc) -> float:
        return sum(max(0.0, _overlap(at, disc)) for disc in near) + 99 * on_names(at)

    found = []
    for letter, x, y in axis_letters():
        spot = min((Disc(x + away, y, LETTER_REACH) for away in BESIDE_AXIS), key=hides)
        tone = LABEL_ON_FIRE if letter in "AB" else LABEL_ON_SPACE
        # Where a long name leaves no room, a letter less is easier to read than both on each other.
        if not on_names(spot):
            scene.put(words(letter, LETTER, tone, "middle", "middle"), spot.x, spot.y)
        found.append(spot)
    return found


def _overlap(one: Disc, other: Disc) -> float:
    return one.radius + other.radius - hypot(one.x - other.x, one.y - other.y)


def put_names(
    scene: Scene,
    view: Table,
    facts: Facts,
    globes: list[tuple[int, float, float]],
    taken: Iterable[Disc],
    corners: Scene,
) -> list[tuple[float, float, float]]:
    """The names of the planets, each where it hides least: their middles and half widths."""
    discs = [*taken, Disc(CX, CY, SUN + 4.0)]
    discs += [Disc(x, y, globe_reach(planet)) for planet, x, y in globes]
    discs += [Disc(x, y, LETTER_REACH + 5) for _, x, y in axis_letters()]
    discs += [Disc(*point(ICE, STEP * (place + 0.5)), 17.0) for place in range(AROUND)]
    discs += [Disc(*slot_point(slot), 20.0) for slot in range(KUIPER, SLOTS) if view.tiles[slot] != EMPTY]
    names = [(p.x + p.stamp.width / 2, p.y + p.stamp.height / 2, p.stamp.width / 2) for p in corners.placed]
    for planet, x, y in globes:
        said = facts.say(f"planet-{PLANETS[planet]}")
        half, reach = width(said, NAME) / 2, globe_reach(planet)
        far = half * 2 + reach + 30
        near = tuple(disc for disc in discs if abs(disc.x - x) < far and abs(disc.y - y) < far)
        best = _name_spot(x, y, half, reach, near, tuple(names))
        scene.put(words(said, NAME, IVORY, "middle", "middle"), *best)
        names.append((*best, half))
    return names


@lru_cache(2048)
def _name_spot(
    x: float,
    y: float,
    half: float,
    reach: float,
    near: tuple[Disc, ...],
    names: tuple[tuple[float, float, float], ...],
) -> Point:
    """Where a name of a half width hides least, for a planet at `(x, y)` among discs and other names."""

    def hides(at: Point) -> float:
        crossed = sum(_crosses(at, half, name) for name in names)
        return 99 * crossed + _hidden(at, half) + sum(_covered(at, half, disc) for disc in near)

    return min(_name_spots(x, y, half, reach), key=hides)


def _name_spots(x: float, y: float, half: float, reach: float) -> list[Point]:
    low, side = reach + 9, reach + half + 3
    corners = [(dx * (half * 0.75 + reach * 0.5), dy * low) for dy in (1, -1) for dx in (-1, 1)]
    spots = [(0.0, low), (0.0, -low), (side, 0.0), (-side, 0.0), *corners]
    spots += [(dx * half * 0.55, dy * low) for dy in (1, -1) for dx in (-1, 1)]
    spots += [(dx * side, dy * away) for away in (14.0, 26.0) for dy in (1, -1) for dx in (-1, 1)]
    return [(x + dx, y + dy) for dx, dy in spots]


def _crosses(at: Point, half: float, name: tuple[float, float, float]) -> bool:
    """Whether a name of a half width would lie on another one or touch it."""
    x, y, its = name
    return abs(x - at[0]) < half + its + 12 and abs(y - at[1]) < 34


def _hidden(at: Point, half: float) -> float:
    """How far a name of a half width would leave the picture."""
    return 4 * max(0.0, at[0] + half + 8 - WIDTH, half + 8 - at[0])


def _covered(at: Point, half: float, disc: Disc) -> float:
    """How deep a name of a half width lies in a disc."""
    x, y, radius = disc
    away = hypot(max(abs(x - at[0]) - half, 0.0), max(abs(y - at[1]) - 8.0, 0.0))
    return max(0.0, radius + 2 - away)
