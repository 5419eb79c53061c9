"""A panel for each empire: its race, what it has and can, what is left to do, and its stars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.novasolis.core.cards.cards import RESOURCES
from renderers.kit.colours.palette import DIM, EMBER, FAINT, FLASH, GOLD, IVORY, LINE, RGB
from renderers.kit.letters.lettering import HERO, NAME, PRINT, Type, fitted, fitting, sized, width, words
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import Plate
from renderers.kit.stamps.globes import bearing_step
from renderers.kit.stamps.pieces import token
from renderers.kit.texts.saying import Say
from renderers.novasolis.art.geometry import FULL, MANY, SIDE, SIDE_WIDTH, height_of
from renderers.novasolis.art.glyphs import glyph, resource
from renderers.novasolis.art.pieces import home_world
from renderers.novasolis.board.strip import MARGIN, stars_of
from renderers.novasolis.facts.expansions import Ally
from renderers.novasolis.facts.facts import Facts, PlayerFacts

TOP, BELOW, GAP = 1166, 14, 7
FIGHT_TOP = 1430
"""Where panels begin below a combat."""
WIDE_FOOT = 1176
NARROW = 340
"""A panel that is less wide has three rows of numbers instead of two."""
SMALLER = tuple(Type("extrabold", size) for size in (44, 36, 30, 26, 22))
COUNT = Type("semibold", 24)
CHIP_NAMES = (Type("semibold", 26), Type("semibold", 23), Type("semibold", 20))
CHIP_HIGH, CHIP_TALL = 62, 106
"""How high the chip of an empire is, in landscape and in portrait."""
SMALL_COUNT = Type("semibold", 21)
MOST = Type("medium", 20)
MODULE = (Type("medium", 21), Type("medium", 19), Type("medium", 18))
LIST_TOP, LIST_STEP = 179, 28
LISTED = (Type("medium", 24), Type("medium", 22), Type("medium", 20))
ICON, APART, MORE = 20, 12, 44
"""Pixels of a technology's glyph, between two technologies, and of how many there are besides."""
ALLY = 17
"""Pixels from one ally to the next."""


@cached_pixels
def panel(player: PlayerFacts, wide: int, high: int, say: Say) -> Stamp:
    """An empire's panel, placed by its upper left corner."""
    plate = Plate(wide, high, 14, asked=player.asked)
    quiet = DIM if player.asked else FAINT
    taken = 0.0
    if player.counted:
        hero, style = sized(stars_of(player.points), 110 if wide >= NARROW else 84, HERO, *SMALLER)
        plate.put(words(hero, style, FLASH, "right"), wide - 16, 56)
        taken = width(hero, style) + 26
    if player.race:
        plate.put(home_world(player.race, 20, bearing_step(1, -1)), 34, 36)
        plate.put(token(player.hue, 9.5), 49, 50)
    else:
        plate.put(token(player.hue, 15), 34, 36)
    plate.put(words(fitted(player.name, NAME, wide - 66 - taken), NAME, IVORY, "left", "middle"), 66, 30)
    room = wide - 66 - max(taken, 78)
    groups = [group for group in _groups(player) if wide >= NARROW or group.name == "alliance"]
    ties = _put_ties(plate, groups, 66 + room, 59, room - 76)
    _put_race(plate, player.title or say("picture-no-race"), player.short, room - ties)
    _put_actions(plate, player, wide - 22, 71)
    rows = rows_of(wide, high, has_row(player))
    if wide < NARROW:
        _put_narrow(plate, player, wide, quiet, rows)
    else:
        _put_rows(plate, player, wide, quiet, rows)
    if has_row(player):
        _put_expansions(plate, player, wide, rows[-1], quiet)
    _put_list(plate, player, wide, high, quiet, max(LIST_TOP, rows[-1] + 23))
    return plate.stamp()


def foot_of(facts: Facts) -> int:
    """Where the panels of a portrait board end."""
    return height_of(len(facts.players)) - BELOW


def has_row(player: PlayerFacts) -> bool:
    """Whether expansions add a row of numbers."""
    return player.more.flagship is not None or player.more.tokens is not None


def rows_of(wide: float, high: float, more: bool) -> tuple[float, ...]:
    """The middles of all rows of numbers."""
    if wide < NARROW:
        return (90, 116, 141, 166) if more else (92, 125, 158)
    if high > LIST_TOP and more and wide < 420:
        return (92, 124, 156)
    if high > LIST_TOP:
        return (92, 124, 156, 188) if more else (95, 128, 161)
    step = (high - 104) / 2
    return (90, 90 + step, 90 + 2 * step) if more else (95, 131)


class Group(NamedTuple):
    """With whom an empire is allied, or has contracts: a glyph, and who."""

    name: str
    tone: RGB
    sides: tuple[Ally, ...]


def _groups(player: PlayerFacts) -> list[Group]:
    """The groups of signs of an empire: its alliance, then its contracts."""
    more = player.more
    found = [Group("alliance", IVORY, more.allies)] if more.alliance else []
    return found + [Group("trade", GOLD, more.partners)] * bool(more.partners)


def _put_race(plate: Plate, race: str, short: str, room: float) -> None:
    """The name of a race, in one word where there is no room for all of it."""
    styles = (PRINT, Type("medium", 18), Type("medium", 17))
    whole = race if fitting(race, room, *styles) or not short else short
    shown = sized(whole, room, *styles)
    plate.put(words(*shown, DIM, "left", "middle"), 66, 59)


def _put_ties(plate: Plate, groups: list[Group], end: float, y: float, room: float) -> float:
    """The allies and partners of an empire, as far as `end`; says how much room they took.

    They are counted where there is no room for a token each.
    """
    start, dotted = end, sum(28 + ALLY * len(group.sides) for group in groups) <= room
    for name, tone, sides in reversed(groups):
        count = str(len(sides))
        if dotted:
            for at, ally in enumerate(reversed(sides)):
                plate.put(token(ally.hue, 7), end - 10 - at * ALLY, y)
        elif sides:
            plate.put(words(count, SMALL_COUNT, IVORY, "right", "middle"), end - 2, y)
        after = ALLY * len(sides) if dotted else width(count, SMALL_COUNT) if sides else 0
        plate.put(glyph(name, 22 if name == "alliance" else 19, tone), end - 16 - after, y)
        end -= 28 + after
    return start - end + 7 * bool(groups)


def _put_actions(plate: Plate, player: PlayerFacts, x: float, y: float) -> None:
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


def _shares(player: PlayerFacts) -> tuple[tuple[str, RGB, int, int | None], ...]:
    return (
        ("energy", GOLD, player.energy, player.reactor),
        ("research", IVORY, player.research, None),
        ("population", IVORY, player.colonies, player.population),
        ("fleet", IVORY, player.units, player.fleet),
        ("tech", DIM, player.active, len(player.techs)),
        ("relic", DIM, player.relics, None),
        ("hand", DIM, player.hand, None),
    )


def _put_rows(plate: Plate, player: PlayerFacts, wide: int, quiet: RGB, rows: tuple[float, ...]) -> None:
    """Two rows of numbers; resources have one of their own where there is room for it."""
    room = min(wide, 420) - 24
    first, second = rows[:2]
    for (name, tone, have, most), x in zip(_shares(player)[:4], (0.0, 0.30, 0.49, 0.75), strict=True):
        _put_share(plate, name, tone, have, most, 16 + x * room, first, quiet)
    for (name, tone, have, most), x in zip(_shares(player)[4:], (0.0, 0.24, 0.40), strict=True):
        _put_share(plate, name, tone, have, most, 16 + x * room, second, quiet)
    if len(rows) - has_row(player) > 2:
        _put_resources(plate, player, 16, rows[2], wide - 12)
    else:
        _put_resources(plate, player, 16 + 0.57 * room, second, 16 + room if wide < 420 else wide - 12)


def _put_narrow(plate: Plate, player: PlayerFacts, wide: int, quiet: RGB, rows: tuple[float, ...]) -> None:
    step = (wide - 20) / 3
    shares = _shares(player)
    for i, at in enumerate((0, 2, 3, 1, 4, 5)):
        name, tone, have, most = shares[at]
        _put_share(plate, name, tone, have, most, 14 + i % 3 * step, rows[i // 3], quiet)
    _put_share(plate, *shares[6], 14, rows[2], quiet)
    x = 14 + 0.62 * step
    if player.more.tokens is not None:
        _put_share(plate, "trade", DIM, player.more.trade, None, x, rows[2], quiet)
        x += 0.58 * step
    _put_resources(plate, player, x, rows[2], wide - 12)


def _put_expansions(plate: Plate, player: PlayerFacts, wide: int, y: float, quiet: RGB) -> None:
    """The flagship with its module; diplomacy tokens with what they cost, and the trade tokens that are free."""
    more, x = player.more, 16.0
    end = wide - 12.0
    if more.tokens is not None:
        lost = f"\N{MINUS SIGN}{stars_of(more.lost)}" if more.lost else ""
        taken = 33 + width(str(more.tokens), COUNT) + width(lost, COUNT)
        free = 43 + width(str(more.trade), COUNT) if wide >= NARROW else 0
        if more.flagship is not None:
            x = end - taken - free
            if wide >= NARROW:
                x = min(x, 16 + 0.57 * (min(wide, 420) - 24))
        end = x - 10
        if wide < NARROW:
            contracts = [group for group in _groups(player) if group.name == "trade"]
            end -= _put_ties(plate, contracts, x - 4, y, 50 if more.fitted else 130)
        _put_share(plate, "envoy", DIM, more.tokens, None, x, y, quiet)
        if lost:
            plate.put(words(lost, COUNT, EMBER, "left", "middle"), x + taken - width(lost, COUNT), y)
        if free:
            _put_share(plate, "trade", DIM, more.trade, None, x + taken + 14, y, quiet)
    if more.flagship is not None:
        tone = IVORY if more.flagship else quiet
        plate.put(glyph("flagship", 24, tone), 27, y)
        if more.fitted:
            shown = sized(more.fitted, end - 44, *MODULE)
            plate.put(words(*shown, tone, "left", "middle"), 44, y)


def _put_resources(plate: Plate, player: PlayerFacts, x: float, y: float, end: float) -> None:
    """Each resource that there is, with its count; close together where there are many."""
    held: list[tuple[str, int]] = list(zip(RESOURCES, player.resources, strict=True))
    found = [(name, n) for name, n in (*held, ("dark", player.more.dark or 0)) if n]
    step = min(42.0, (end - x) / max(1, len(found)))
    for i, (name, n) in enumerate(found):
        at = x + i * step + 10
        plate.put(glyph(name, 22, IVORY) if name == "dark" else resource(name, 10), at, y)
        if step >= 34:
            plate.put(words(str(n), SMALL_COUNT, IVORY, "left", "middle"), at + 13, y)
        elif n > 1:
            plate.put(words(str(n), Type("extrabold", 18, halo=3), IVORY, "middle", "middle"), at + 7, y + 13)


def _put_list(plate: Plate, player: PlayerFacts, wide: int, high: int, quiet: RGB, top: float) -> None:
    """The technologies by their titles, where there is room: active ones bright, then the rest, hollow.

    They are as large as lets all of them in; how many are left out stands in the last line.
    """
    most = int(high - top - 8) // LIST_STEP
    if most < 1 or not player.techs:
        return
    techs = sorted(player.techs, key=lambda tech: not tech.active)
    wides = {style: [ICON + width(tech.title, style) for tech in techs] for style in LISTED}
    style, room = LISTED[-1], float(wide - 32)
    for larger in reversed(LISTED):
        if all(each >= 0 for each, _ in in_lines(wides[larger], room, most)):
            style = larger
    places = in_lines(wides[style], room, most)
    left = sum(line < 0 for line, _ in places)
    if left:
        places = in_lines(wides[style], room, most, MORE)
        left = sum(line < 0 for line, _ in places)
        plate.put(
            words(f"+{left}", style, DIM, "right", "middle"), wide - 16, top + 12 + (most - 1) * LIST_STEP
        )
    for tech, (line, along) in zip(techs, places, strict=True):
        if line < 0:
            continue
        x, y = 16 + along, top + 12 + line * LIST_STEP
        plate.put(glyph(tech.sign, 16, IVORY if tech.active else LINE), x + 8, y)
        shown = sized(tech.title, room - ICON, style)
        plate.put(words(*shown, IVORY if tech.active else quiet, "left", "middle"), x + ICON, y)


def in_lines(wides: Sequence[float], room: float, most: int, kept: float = 0) -> list[tuple[int, float]]:
    """The line and the start of each of some things that wide, each in the first line with room for it.

    There are `most` lines, `kept` pixels of the last are left free, and what has no room is in line -1.
    """
    taken, found = [0.0] * (most - 1) + [kept], list[tuple[int, float]]()
    for wide in wides:
        line = next((at for at, each in enumerate(taken) if each + wide <= room), -1)
        if line < 0:
            found.append((line, 0))
            continue
        found.append((line, taken[line] - kept * (line == most - 1)))
        taken[line] += wide + APART
    return found


@cached_pixels
def chip(player: PlayerFacts, wide: int, high: int) -> Stamp:
    """An empire in short, where a combat needs the room: name, stars, energy, units."""
    plate = Plate(wide, high, 12, asked=player.asked)
    quiet = DIM if player.asked else FAINT
    first, second = (21, 46) if high < 90 else (34, 80)
    low = high < 90
    ties = _put_ties(plate, _groups(player), wide - 8, first if low else 57, wide / (1 + low) - 20)
    room = wide - 56 - (ties if low else 0)
    plate.put(token(player.hue, 12), 24, first)
    plate.put(words(*sized(player.name, room, *CHIP_NAMES), IVORY, "left", "middle"), 44, first)
    counts = (
        *((("stars", FLASH, stars_of(player.points)),) if player.counted else ()),
        ("energy", GOLD, str(player.energy)),
        ("fleet", IVORY, str(player.units)),
    )
    wides = [23 + width(said, COUNT) for _, _, said in counts]
    step = (wide - 20) / len(counts)
    starts = [14 + at * step for at in range(len(counts))]
    if max(wides[:-1]) > step:
        gap = max(4, (wide - 22 - sum(wides)) / (len(counts) - 1))
        starts = [14 + sum(wides[:at]) + at * gap for at in range(len(counts))]
    for (name, tone, said), x in zip(counts, starts, strict=True):
        plate.put(glyph(name, 20, tone), x + 9, second)
        shown = IVORY if said != "0" else quiet
        plate.put(words(said, COUNT, shown, "left", "middle"), x + 23, second)
    return plate.stamp()


def put_chips(scene: Scene, facts: Facts, wide_form: bool) -> int:
    """All empires where the panels would be, in short; says where they end in landscape, or begin in portrait.

    Below a combat on the higher board there is room for panels without the names of technologies.
    """
    players = facts.players
    count = len(players)
    if wide_form:
        for i, player in enumerate(players):
            scene.put(chip(player, SIDE_WIDTH, CHIP_HIGH), SIDE, MARGIN + i * (CHIP_HIGH + GAP))
        return MARGIN + count * (CHIP_HIGH + GAP)
    if count >= MANY:
        _put_below(scene, facts, FIGHT_TOP)
        return FIGHT_TOP
    wide, top = (FULL - GAP * (count - 1)) // count, foot_of(facts) - CHIP_TALL
    for i, player in enumerate(players):
        scene.put(chip(player, wide, CHIP_TALL), MARGIN + i * (wide + GAP), top)
    return top


def put_panels(scene: Scene, facts: Facts, wide_form: bool) -> None:
    """All panels in the order of the empires: along the foot, or beside a landscape board."""
    players = facts.players
    count = len(players)
    if not wide_form:
        _put_below(scene, facts, TOP)
        return
    high = min(380, (WIDE_FOOT - MARGIN - GAP * (count - 1)) // count)
    for i, player in enumerate(players):
        scene.put(panel(player, SIDE_WIDTH, high, facts.say), SIDE, MARGIN + i * (high + GAP))


def _put_below(scene: Scene, facts: Facts, top: int) -> None:
    """All panels from `top` to the foot of a portrait board, those of many empires in two rows."""
    count = len(facts.players)
    rows = 1 if count < MANY else 2
    columns = -(-count // rows)
    wide = (FULL - GAP * (columns - 1)) // columns
    high = (foot_of(facts) - top - GAP * (rows - 1)) // rows
    for i, player in enumerate(facts.players):
        row, column = divmod(i, columns)
        at = (MARGIN + column * (wide + GAP), top + row * (high + GAP))
        scene.put(panel(player, wide, high, facts.say), *at)
