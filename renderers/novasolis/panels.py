"""A panel for each empire: its race, what it has and can, what is left to do, and its stars."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.novasolis.core.cards import RESOURCES
from renderers.kit.globes import bearing_step
from renderers.kit.lettering import HERO, NAME, PRINT, Type, fitted, sized, width, words
from renderers.kit.palette import DIM, EMBER, FAINT, FLASH, GOLD, IVORY, LINE, RGB
from renderers.kit.pieces import token
from renderers.kit.plates import Plate
from renderers.novasolis.geometry import SIDE, SIDE_WIDTH
from renderers.novasolis.glyphs import glyph, resource
from renderers.novasolis.pieces import home_world
from renderers.novasolis.strip import MARGIN, stars_of

if TYPE_CHECKING:
    from renderers.kit.canvas import Scene
    from renderers.kit.seating import Say
    from renderers.kit.stamp import Stamp
    from renderers.novasolis.facts import Facts, Player

TOP, FOOT, GAP = 1166, 1486, 7
FULL = 1152
WIDE_FOOT = 1176
NARROW = 340
"""A panel that is less wide has three rows of numbers instead of two."""
SMALLER = (Type("extrabold", 44), Type("extrabold", 36), Type("extrabold", 30))
COUNT = Type("semibold", 24)
CHIP_NAMES = (Type("semibold", 26), Type("semibold", 23), Type("semibold", 20))
CHIP_HIGH, CHIP_TALL = 62, 106
"""Of an empire in short, in landscape and in portrait."""
SMALL_COUNT = Type("semibold", 21)
MOST = Type("medium", 20)
LIST_TOP, LIST_STEP = 192, 27


@lru_cache(48)
def panel(player: Player, wide: int, high: int, say: Say) -> Stamp:
    """An empire's panel, placed by its upper left corner."""
    plate = Plate(wide, high, 14, asked=player.asked)
    quiet = DIM if player.asked else FAINT
    hero, style = sized(stars_of(player.points), 110 if wide >= NARROW else 84, HERO, *SMALLER)
    plate.put(words(hero, style, FLASH, "right"), wide - 16, 56)
    taken = width(hero, style) + 26
    if player.race:
        plate.put(home_world(player.race, 20, bearing_step(1, -1)), 34, 36)
        plate.put(token(player.hue, 9.5), 49, 50)
    else:
        plate.put(token(player.hue, 15), 34, 36)
    plate.put(words(fitted(player.name, NAME, wide - 66 - taken), NAME, IVORY, "left", "middle"), 66, 30)
    race = player.title or say("picture-no-race")
    shown, print_style = sized(race, wide - 66 - max(taken, 78), PRINT, Type("medium", 18))
    plate.put(words(shown, print_style, DIM, "left", "middle"), 66, 59)
    _put_actions(plate, player, wide - 22, 71)
    if wide < NARROW:
        _put_narrow(plate, player, wide, quiet)
    else:
        _put_rows(plate, player, wide, quiet, alone=high > LIST_TOP)
    _put_list(plate, player, wide, high, quiet)
    return plate.stamp()


def _put_actions(plate: Plate, player: Player, x: float, y: float) -> None:
    """A pip for each action that is left, the last of them at `x`."""
    for i in range(player.actions):
        plate.put(token(player.hue, 5), x - i * 17, y)


def _put_share(
    plate: Plate, name: str, tone: RGB, have: int, most: int | None, x: float, y: float, quiet: RGB
) -> None:
    """A glyph with a number, and its limit behind it; in ember where it is over its limit."""
    plate.put(glyph(name, 22, tone), x + 11, y)
    over = most is not None and have > most and name != "energy"
    number = words(str(have), COUNT, EMBER if over else IVORY if have else quiet, "left", "middle")
    plate.put(number, x + 27, y)
    if most is not None:
        after = x + 29 + width(str(have), COUNT)
        plate.put(words(f"/{most}", MOST, DIM, "left", "middle"), after, y + 1)


def _shares(player: Player) -> tuple[tuple[str, RGB, int, int | None], ...]:
    return (
        ("energy", GOLD, player.energy, player.reactor),
        ("research", IVORY, player.research, None),
        ("population", IVORY, player.colonies, player.population),
        ("fleet", IVORY, player.units, player.fleet),
        ("tech", DIM, player.active, len(player.techs)),
        ("relic", DIM, player.relics, None),
        ("hand", DIM, player.hand, None),
    )


def _put_rows(plate: Plate, player: Player, wide: int, quiet: RGB, *, alone: bool) -> None:
    """Two rows of numbers; resources have one `alone` where there is room for it."""
    room = min(wide, 420) - 24
    for (name, tone, have, most), x in zip(_shares(player)[:4], (0.0, 0.30, 0.49, 0.75), strict=True):
        _put_share(plate, name, tone, have, most, 16 + x * room, 95, quiet)
    for (name, tone, have, most), x in zip(_shares(player)[4:], (0.0, 0.24, 0.40), strict=True):
        _put_share(plate, name, tone, have, most, 16 + x * room, 131, quiet)
    if alone:
        _put_resources(plate, player, 16, 166, wide - 12)
    else:
        _put_resources(plate, player, 16 + 0.57 * room, 131, 16 + room if wide < 420 else wide - 12)


def _put_narrow(plate: Plate, player: Player, wide: int, quiet: RGB) -> None:
    step = (wide - 20) / 3
    shares = _shares(player)
    for i, at in enumerate((0, 2, 3, 1, 4, 5)):
        name, tone, have, most = shares[at]
        _put_share(plate, name, tone, have, most, 14 + i % 3 * step, 92 + i // 3 * 33, quiet)
    _put_share(plate, *shares[6], 14, 158, quiet)
    _put_resources(plate, player, 14 + 0.62 * step, 158, wide - 12)


def _put_resources(plate: Plate, player: Player, x: float, y: float, end: float) -> None:
    """Each resource that there is, with its count; close together where there are many."""
    found = [(name, n) for name, n in zip(RESOURCES, player.resources, strict=True) if n]
    step = min(42.0, (end - x) / max(1, len(found)))
    for i, (name, n) in enumerate(found):
        at = x + i * step + 10
        plate.put(resource(name, 10), at, y)
        if step >= 34:
            plate.put(words(str(n), SMALL_COUNT, IVORY, "left", "middle"), at + 13, y)
        elif n > 1:
            plate.put(words(str(n), Type("extrabold", 18, halo=3), IVORY, "middle", "middle"), at + 7, y + 13)


def _put_list(plate: Plate, player: Player, wide: int, high: int, quiet: RGB) -> None:
    """The technologies by their titles, where there is room: active ones bright, the rest with a hollow dot."""
    room = (high - LIST_TOP - 8) // LIST_STEP
    columns = 2 if wide > 500 else 1
    if room < 1 or not player.techs:
        return
    techs = sorted(player.techs, key=lambda tech: not tech.active)
    each = (wide - 30) / columns
    for i, tech in enumerate(techs[: room * columns]):
        x, y = 16 + i // room * each, LIST_TOP + 12 + i % room * LIST_STEP
        plate.put(glyph("tech", 18, IVORY if tech.active else LINE), x + 10, y)
        shown = sized(tech.title, each - 40, Type("medium", 21), Type("medium", 19))
        plate.put(words(*shown, IVORY if tech.active else quiet, "left", "middle"), x + 28, y)


@lru_cache(24)
def chip(player: Player, wide: int, high: int) -> Stamp:
    """An empire in short, where a combat needs the room: name, stars, energy, units."""
    plate = Plate(wide, high, 12, asked=player.asked)
    quiet = DIM if player.asked else FAINT
    first, second = (21, 46) if high < 90 else (34, 80)
    plate.put(token(player.hue, 12), 24, first)
    plate.put(words(*sized(player.name, wide - 56, *CHIP_NAMES), IVORY, "left", "middle"), 44, first)
    step = (wide - 20) / 3
    counts = (
        ("stars", FLASH, stars_of(player.points)),
        ("energy", GOLD, str(player.energy)),
        ("fleet", IVORY, str(player.units)),
    )
    for at, (name, tone, said) in enumerate(counts):
        x = 14 + at * step
        plate.put(glyph(name, 20, tone), x + 9, second)
        shown = IVORY if said != "0" else quiet
        plate.put(words(said, COUNT, shown, "left", "middle"), x + 23, second)
    return plate.stamp()


def put_chips(scene: Scene, facts: Facts, wide_form: bool) -> int:
    """All empires in short, where the panels would be; says where they end in landscape, or begin in portrait."""
    players = facts.players
    count = len(players)
    if wide_form:
        for i, player in enumerate(players):
            scene.put(chip(player, SIDE_WIDTH, CHIP_HIGH), SIDE, MARGIN + i * (CHIP_HIGH + GAP))
        return MARGIN + count * (CHIP_HIGH + GAP)
    wide, top = (FULL - GAP * (count - 1)) // count, FOOT - CHIP_TALL
    for i, player in enumerate(players):
        scene.put(chip(player, wide, CHIP_TALL), MARGIN + i * (wide + GAP), top)
    return top


def put_panels(scene: Scene, facts: Facts, wide_form: bool) -> None:
    """All panels in the order of the empires: along the foot, or beside a landscape board."""
    players = facts.players
    count = len(players)
    if wide_form:
        high = min(380, (WIDE_FOOT - MARGIN - GAP * (count - 1)) // count)
        for i, player in enumerate(players):
            scene.put(panel(player, SIDE_WIDTH, high, facts.say), SIDE, MARGIN + i * (high + GAP))
        return
    rows = 1 if count <= 3 else 2
    columns = -(-count // rows)
    wide = (FULL - GAP * (columns - 1)) // columns
    high = (FOOT - TOP - GAP * (rows - 1)) // rows
    for i, player in enumerate(players):
        row, column = divmod(i, columns)
        at = (MARGIN + column * (wide + GAP), TOP + row * (high + GAP))
        scene.put(panel(player, wide, high, facts.say), *at)
