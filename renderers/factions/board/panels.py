"""The foot of the board: a panel for each side, with what it has, what it has built and what it scores in the open."""

from __future__ import annotations

from PIL import Image

from bot.games.factions.cards.cards import TYPES
from renderers.factions.art.emblems import motif
from renderers.factions.art.geometry import SIDE, SIDE_WIDTH
from renderers.factions.art.pieces import exoworld
from renderers.factions.art.signs import sign
from renderers.factions.facts.facts import Facts, Machine, PlayerFacts
from renderers.kit.colours.palette import DIM, FAINT, FLASH, GOLD, IVORY, PANEL, RGB, mix
from renderers.kit.letters.lettering import (
    HERO,
    NAME,
    PRINT,
    STOCK,
    Type,
    broken,
    fitted,
    sized,
    width,
    words,
)
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import Plate
from renderers.kit.stamps.pieces import token
from renderers.kit.texts.saying import Say

MARGIN, GAP = 24, 6
TOP, HEIGHT = 1262, 224
FULL = 1152
ORE = mix((201, 163, 106), IVORY, 0.1)
SMALL = Type("medium", 18)
NAMES = (NAME, STOCK, Type("semibold", 23))
FACTION = (PRINT, SMALL, Type("medium", 16))
"""The types of the name of a faction; the last where who leads has passed, too."""
COUNT = Type("semibold", 22)
MOST_COUNTS = 9
"""So many counts have room in the narrowest panel."""
COLUMN_TOP, COLUMN_HIGH = 151, 42


@cached_pixels
def panel(player: PlayerFacts, wide: int, leads: bool, say: Say) -> Stamp:
    """A side's panel, `wide` pixels wide, placed by its upper left corner."""
    plate = Plate(wide, HEIGHT, 14, asked=player.asked)
    quiet = DIM if player.asked else FAINT
    points = str(player.points).replace("-", "−")
    points, hero = sized(points, 112, HERO, Type("extrabold", 46), Type("extrabold", 38))
    plate.put(words(points, hero, FLASH, "right"), wide - 16, 58)
    taken = width(points, hero) + 26
    plate.put(token(player.hue, 15), 32, 32)
    plate.put(words(*sized(player.name, wide - 58 - taken, *NAMES), IVORY, "left", "middle"), 58, 32)
    x = 18.0
    if leads:
        plate.put(sign("leader", 20, IVORY), 28, 70)
        x = 44.0
    if player.passed:
        plate.put(motif("rest", 22), x + 10, 70)
        x += 26
    for said, style, y in _faction(player.faction, wide - x - 14):
        plate.put(words(said, style, DIM, "left", "middle"), x, y)
    _stocks(plate, player, wide, quiet)
    _cards(plate, player, wide, quiet)
    _machines(plate, player.machines, wide)
    return plate.stamp()


def _faction(name: str, room: float) -> list[tuple[str, Type, int]]:
    """The lines of the name of a faction, each with its type and how low it stands: one, or two where it is long."""
    said, style = sized(name, room, *FACTION)
    if said == name:
        return [(said, style, 71)]
    style = FACTION[-1]._replace(size=13)
    lines = (fitted(line, style, room) for line in broken(name, style, room) if line)
    return [(line, style, y) for line, y in zip(lines, (66, 81), strict=False)]


def _stocks(plate: Plate, player: PlayerFacts, wide: int, quiet: RGB) -> None:
    half = min((wide - 36) / 2, 180)
    stocks = (
        ("energy", GOLD, player.energy, player.energy_cap),
        ("resource", ORE, player.resources, player.resource_cap),
    )
    for i, (name, tone, have, cap) in enumerate(stocks):
        x = 30 + i * half
        plate.put(sign(name, 24, tone), x, 101)
        plate.put(words(str(have), STOCK, IVORY if have else quiet, "left", "middle"), x + 18, 101)
        if cap and not player.automa:
            after = x + 22 + width(str(have), STOCK)
            plate.put(words(f"/{cap}", Type("medium", 21), DIM, "left", "middle"), after, 103)


def _cards(plate: Plate, player: PlayerFacts, wide: int, quiet: RGB) -> None:
    """Explorers, objectives and done ones, techs, then explored exoplanets by type, and how many are unexplored."""
    counts = [
        ("explorer", player.explorers),
        ("objective", player.objectives),
        ("done", player.done),
        ("tech", len(player.techs)),
    ]
    types = [(kind, n) for kind, n in zip(TYPES, player.explored, strict=False) if n]
    unexplored = sum(not world.explored for world in player.worlds)
    if len(counts) + len(types) + bool(unexplored) > MOST_COUNTS:
        counts = [(name, count) for name, count in counts if count]
    room = (wide - 30) / max(6, len(counts) + len(types) + bool(unexplored))
    step = min(room, 56.0)
    x = 28.0
    for name, count in counts:
        plate.put(sign(name, 18, DIM if count else quiet), x, 131)
        tone = IVORY if count else quiet
        plate.put(words(str(count), COUNT, tone, "left", "middle"), x + 12, 131)
        x += step
    for kind, count in types:
        plate.put(exoworld(kind, 10), x, 131)
        plate.put(words(str(count), COUNT, IVORY, "left", "middle"), x + 13, 131)
        x += step
    if unexplored:
        plate.put(motif("exoplanet", 22, quiet=True), x, 131)
        plate.put(words(str(unexplored), COUNT, DIM, "left", "middle"), x + 13, 131)


@cached_pixels
def column(upgrades: int, slots: int, wide: int, tone: RGB, empty: RGB) -> Stamp:
    """A machine as a column of its slots, filled from the foot; placed by its upper left corner."""
    picture = Image.new("RGB", (wide, COLUMN_HIGH), empty)
    mask = Image.new("L", (wide, COLUMN_HIGH), 0)
    for slot in range(slots):
        foot = COLUMN_HIGH - round(slot * COLUMN_HIGH / slots)
        head = COLUMN_HIGH - round((slot + 1) * COLUMN_HIGH / slots) + 2
        mask.paste(255, (0, head, wide, foot))
        if slot < upgrades:
            picture.paste(tone, (0, head, wide, foot))
    return Stamp(picture, mask, 0, 0)


def _machines(plate: Plate, machines: tuple[Machine, ...], wide: int) -> None:
    """Each machine as a column above its emblem, which is dim until something is built."""
    for i, machine in enumerate(machines):
        step = (wide - 30) / len(machines)
        x = 18 + i * step
        tone = GOLD if machine.complete else mix(PANEL, IVORY, 0.64)
        stamp = column(
            machine.upgrades, machine.slots, min(int(step) - 10, 44), tone, mix(PANEL, IVORY, 0.17)
        )
        plate.put(stamp, x, COLUMN_TOP)
        plate.put(motif(machine.emblem, 26, quiet=not machine.upgrades), x + stamp.width / 2, 207)


def put_panels(scene: Scene, facts: Facts, wide_form: bool) -> None:
    """All panels in the order of the seats, equal widths: along the foot, or beside a landscape board."""
    players = facts.players
    wide = SIDE_WIDTH if wide_form else (FULL - GAP * (len(players) - 1)) // len(players)
    for i, player in enumerate(players):
        leads = player.seat == facts.leader
        at = (SIDE, MARGIN + i * (HEIGHT + GAP)) if wide_form else (MARGIN + i * (wide + GAP), TOP)
        scene.put(panel(player, wide, leads, facts.say), *at)
