"""The end of a game: how it ended, and where the stars of each empire come from, the best first, or those of all."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from bot.games.novasolis.core.holdings.sources import SOURCES, TOGETHER
from renderers.kit.colours.palette import DIM, EMBER, FAINT, FLASH, INK, IVORY, RGB, rgb
from renderers.kit.letters.lettering import HERO, Type, fitted, fitting, sized, smaller, width, words
from renderers.kit.letters.paragraphs import paragraph
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import Plate, rounded
from renderers.kit.stamps.pieces import token
from renderers.novasolis.art.geometry import FULL, MARKET_HIGH, MARKET_TOP, SIDE, SIDE_WIDTH
from renderers.novasolis.art.glyphs import glyph
from renderers.novasolis.board.panels import GAP, WIDE_FOOT, foot_of
from renderers.novasolis.board.strip import MARGIN, stars_of
from renderers.novasolis.facts.facts import Facts, PlayerFacts

ICONS = ("colony", "hand", "tech", "relic", "damage", "gate", "flag", "goal", "crown")
"""The glyph of each source."""
TONES: tuple[RGB, ...] = (
    rgb("#C4BEB0"),
    rgb("#9FB8CC"),
    rgb("#A9A854"),
    rgb("#ECCCA4"),
    rgb("#B33909"),
    FAINT,
    rgb("#916838"),
    rgb("#D4B16A"),
    DIM,
)
"""The colour of each source: muted, and never a seat's."""
LOSS = "envoy"
"""The glyph of what diplomacy tokens take away."""
HEAD, ROW, BETWEEN = 64, 84, 6
"""The heights of the line of sources and of a row at most, and the gap between rows."""
FIRST = 206
"""Where the sources of a row begin."""
NAME = (Type("semibold", 26), Type("semibold", 23), Type("semibold", 20))
NUMBERS = (Type("semibold", 23), Type("semibold", 20), Type("semibold", 18))
SOURCE = (Type("medium", 20), Type("medium", 18), Type("medium", 17))
TOTALS = (HERO._replace(size=44), HERO._replace(size=36), HERO._replace(size=30))
BLOCK = 186
"""The height of an empire's block in landscape at most."""


TOLD = 216
"""The width of how a game ended that all ended together."""


class Columns(NamedTuple):
    """Where each count of a row begins, in the order of `counts_of`, then stars for all and own ones; from the left."""

    starts: tuple[int, ...]
    step: int
    """Pixels from one source to the next."""
    shares: int
    """The width of the bar of stars for all and own ones at most."""


PLAIN = Columns((*range(FIRST, FIRST + 9 * 72, 72), 860, 946), 72, 150)
AGREED = Columns((*range(FIRST, FIRST + 9 * 68, 68), 820, 900, 968), 68, 132)
"""With the column of what diplomacy tokens take."""


def put_scores(scene: Scene, facts: Facts, wide_form: bool) -> None:
    """The chart: in rows below a portrait board, in blocks beside a landscape one."""
    ranked = sorted(facts.players, key=lambda player: (player.place or 0, -player.points, player.seat))
    most = max(1, *(player.points + player.more.lost for player in ranked))
    if wide_form:
        high = min(BLOCK, (WIDE_FOOT - MARGIN - GAP * (len(ranked) - 1)) // len(ranked))
        for at, player in enumerate(ranked):
            scene.put(_block(player, most, high), SIDE, MARGIN + at * (high + GAP))
        _put_outcome(scene, facts, MARGIN, MARKET_TOP, 216, 78)
        legend = _legend(facts)
        fits = all(_has_room(said, 122) for _, said in legend)
        each, wide, top, pitch = (6, 150, 20, 40) if fits else (4, 225, 12, 26)
        for at, (name, said) in enumerate(legend):
            x, y = MARGIN + 250 + at % each * wide, MARKET_TOP + top + at // each * pitch
            _put_source(scene, name, said, x, y, wide - 28)
        return
    _put_outcome(scene, facts, MARGIN, MARKET_TOP, FIRST - 24, HEAD)
    columns = AGREED if facts.agrees else PLAIN
    legend, beside = _legend(facts), 34 if columns is PLAIN else 29
    fits = all(_has_room(said, 2 * columns.step - beside) for _, said in legend)
    lines, top, pitch = (2, 14, 30) if fits else (3, 10, 22)
    for at, ((name, said), start) in enumerate(zip(legend, columns.starts, strict=True)):
        x, y = MARGIN + start + 10, MARKET_TOP + top + at % lines * pitch
        _put_source(scene, name, said, x, y, lines * columns.step - beside)
    top = MARKET_TOP + HEAD
    high = min(ROW, (foot_of(facts) - top - BETWEEN * (len(ranked) - 1)) // len(ranked))
    for at, player in enumerate(ranked):
        scene.put(_row(player, most, high), MARGIN, top + at * (high + BETWEEN))


def put_together(scene: Scene, facts: Facts) -> None:
    """The end where only the stars of all are counted: how it ended, and what they come from, under the map."""
    scene.put(_together(facts.sources, tuple(map(_said(facts), TOGETHER))), MARGIN + TOLD, MARKET_TOP)
    _put_outcome(scene, facts, MARGIN, MARKET_TOP, TOLD - 12, MARKET_HIGH)


def _said(facts: Facts) -> Callable[[str], str]:
    return lambda source: facts.say(f"source-{source}")


@cached_pixels
def _together(sources: tuple[int, ...], said: tuple[str, ...]) -> Stamp:
    """The half-stars by source, each with its name, and a bar of them."""
    wide = FULL - TOLD
    plate = Plate(wide, MARKET_HIGH, 10)
    step = (wide - 24) / len(sources)
    for at, (source, half, name) in enumerate(zip(TOGETHER, sources, said, strict=True)):
        x = 12 + at * step
        icon = ICONS[[*SOURCES].index(source)]
        _put_count(plate, icon, half, x + 10, 16, int(step))
        plate.put(words(*sized(name, step - 8, *SOURCE), DIM, "left", "middle"), x, 39)
    tones = [TONES[[*SOURCES].index(source)] for source in TOGETHER]
    parts = tuple(zip(sources, tones, strict=True))
    plate.put(_segments(parts, max(1, sum(sources)), wide - 24, 6), 12, MARKET_HIGH - 8)
    return plate.stamp()


def _legend(facts: Facts) -> list[tuple[str, str]]:
    """Every glyph with what it stands for: sources, then stars for all, then own ones."""
    said = [facts.say(f"source-{source}") for source in SOURCES]
    return [
        *zip(ICONS, said, strict=True),
        *([(LOSS, facts.say("source-diplomacy"))] if facts.agrees else []),
        ("stars", facts.say("source-coop")),
        ("own", facts.say("source-own")),
    ]


def counts_of(player: PlayerFacts) -> list[tuple[str, int]]:
    """The half-stars of an empire by source, and those that its diplomacy tokens take, below 0."""
    found = list(zip(ICONS, player.sources, strict=True))
    return found if player.more.tokens is None else [*found, (LOSS, -player.more.lost)]


def _tone(name: str) -> RGB:
    return TONES[ICONS.index(name)] if name in ICONS else EMBER if name == LOSS else FLASH


def _has_room(said: str, room: float) -> bool:
    return fitting(said, room, *SOURCE, *smaller(SOURCE[-1])) is not None


def _put_source(scene: Scene, name: str, said: str, x: float, y: float, room: float) -> None:
    scene.put(glyph(name, 22, _tone(name)), x, y)
    scene.put(words(*sized(said, room, *SOURCE), DIM, "left", "middle"), x + 17, y)


def _put_outcome(scene: Scene, facts: Facts, x: float, y: float, room: float, high: float) -> None:
    """How the game ended; in ember where it was lost."""
    body = paragraph(facts.outcome, "semibold", (24, 22, 20, 18), room, high)
    tone = IVORY if facts.winners else EMBER
    middle = y + high / 2 - body.pitch * (len(body.lines) - 1) / 2 - 2
    for at, line in enumerate(body.lines):
        scene.put(words(line, body.style, tone, "left", "middle"), x + 6, middle + at * body.pitch)


@cached_pixels
def _row(player: PlayerFacts, most: int, high: int) -> Stamp:
    """An empire's row: who, the half-stars by source with a bar below, stars for all, own stars, the total."""
    plate = Plate(FULL, high, 12, asked=player.place == 1)
    roomy = high >= 66
    middle, bar = (high / 2 - (14 if roomy else 0)), 14 if roomy else 9
    plate.put(token(player.hue, 13), 28, middle)
    plate.put(words(*sized(player.name, FIRST - 66, *NAME), IVORY, "left", "middle"), 50, middle)
    if roomy:
        race = sized(player.title, FIRST - 24, *SOURCE)
        plate.put(words(*race, DIM, "left", "middle"), 15, middle + 30)
    line = high * 0.36
    columns = PLAIN if player.more.tokens is None else AGREED
    counts = [*counts_of(player), ("stars", player.coop), ("own", player.own)]
    for (name, half), x in zip(counts, columns.starts, strict=True):
        _put_count(plate, name, half, x + 10, line, 80 if name == LOSS else columns.step)
    plate.put(_bar(player, most, 9 * columns.step - 12, bar), FIRST, high * 0.78 - bar / 2)
    shares = _halves((player.coop, player.own), most, columns.shares, bar)
    plate.put(shares, columns.starts[-2], high * 0.78 - bar / 2)
    total = sized(stars_of(player.points), 108, *TOTALS)
    plate.put(words(*total, FLASH, "right", "middle"), FULL - 16, high / 2)
    return plate.stamp()


@cached_pixels
def _block(player: PlayerFacts, most: int, high: int) -> Stamp:
    """An empire's block: who and the total, stars for all and own ones, the sources in three lines, a bar."""
    plate = Plate(SIDE_WIDTH, high, 12, asked=player.place == 1)
    shown, style = sized(stars_of(player.points), 110, *TOTALS)
    plate.put(words(shown, style, FLASH, "right", "middle"), SIDE_WIDTH - 14, 28)
    room = SIDE_WIDTH - 70 - width(shown, style)
    plate.put(token(player.hue, 13), 26, 26)
    plate.put(words(fitted(player.name, NAME[1], room), NAME[1], IVORY, "left", "middle"), 46, 26)
    for at, (name, half) in enumerate((("stars", player.coop), ("own", player.own))):
        _put_count(plate, name, half, 26 + at * 90, 58)
    for at, (name, half) in enumerate(counts_of(player)):
        if name == LOSS:
            _put_count(plate, name, half, 26 + 2 * 90, 58)
        else:
            _put_count(plate, name, half, 26 + at % 3 * 90, 90 + at // 3 * 28)
    if high >= BLOCK - 4:
        plate.put(_bar(player, most, SIDE_WIDTH - 30, 9), 15, high - 17)
    return plate.stamp()


def _put_count(plate: Plate, name: str, half: int, x: float, y: float, column: int = 72) -> None:
    plate.put(glyph(name, 20, _tone(name) if half else FAINT), x, y)
    number = sized(stars_of(half), column - 30, *NUMBERS)
    plate.put(words(*number, IVORY if half else FAINT, "left", "middle"), x + 15, y)


def _bar(player: PlayerFacts, most: int, wide: int, high: int) -> Stamp:
    """A bar of what a total is made of, `wide` pixels long for `most` half-stars; in ember over what was lost."""
    stamp = _segments(tuple(zip(player.sources, TONES, strict=True)), most, wide, high)
    if player.more.lost and isinstance(stamp.source, Image.Image):
        start = max(0, round((sum(player.sources) - player.more.lost) * wide / most))
        stamp.source.paste(EMBER, (start, high - max(3, high // 3), stamp.width, high))
    return stamp


def _halves(share: tuple[int, int], most: int, wide: int, high: int) -> Stamp:
    """A bar of stars for all and own ones."""
    return _segments(((share[0], FLASH), (share[1], FAINT)), most, wide, high)


def _segments(parts: tuple[tuple[int, RGB], ...], most: int, wide: int, high: int) -> Stamp:
    ends = [round(sum(n for n, _ in parts[: at + 1]) * wide / most) for at in range(len(parts))]
    picture = Image.new("RGB", (max(8, ends[-1]), high), INK)
    start = 0
    for (_, tone), end in zip(parts, ends, strict=True):
        if end > start:
            picture.paste(tone, (start, 0, end - (2 if end < ends[-1] else 0), high))
        start = end
    return Stamp(picture, rounded(*picture.size, min(4, high // 2)), 0, 0)
