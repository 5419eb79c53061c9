"""The end of a game: where each side's points come from, the best side first."""

from __future__ import annotations

from PIL import Image

from bot.games.factions.scoring.scoring import SOURCES
from renderers.factions.art.emblems import STONE, WARM, motif
from renderers.factions.art.geometry import SIDE, SIDE_WIDTH
from renderers.factions.board.panels import FACTION, FULL, GAP, MARGIN, NAMES
from renderers.factions.board.ribbon import EVENT_TOP
from renderers.factions.facts.facts import Facts, PlayerFacts
from renderers.kit.colours.palette import DIM, EMBER, FAINT, FLASH, INK, IVORY, RGB, mix, rgb
from renderers.kit.letters.lettering import HERO, Type, sized, width, words
from renderers.kit.letters.paragraphs import Paragraph, paragraph
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import Plate, rounded
from renderers.kit.stamps.pieces import token

FOOT, HEAD, ROW, BETWEEN = 1486, 48, 100, 6
"""Where rows end in portrait, the heights of the line of sources and of a row at most, and the gap between rows."""
FIRST, WIDE, COLUMN = 318, 710, 126
"""Where the bar of a row begins, how wide the longest may be, and how far a source is from the next."""
BAR = 30
BLOCK = 190
"""Height of a side's block beside a landscape board."""
LEGEND = 39
ICONS = ("upgrade", "machine", "objective", "exoplanet", "resource", "points")
"""The emblem of each source."""
TONES: tuple[RGB, ...] = (
    mix(IVORY, rgb("#7F7F97"), 0.15),
    WARM,
    rgb("#9FB8CC"),
    rgb("#8D985A"),
    mix(STONE, INK, 0.5),
    rgb("#B8623A"),
)
"""The colour of each source: muted, and never a seat's."""
NUMBER = Type("semibold", 23)
TOTALS = tuple(Type("extrabold", size, features=("pnum", "case")) for size in (50, 40, 32))
SOURCE, PITCH = 18, 22
"""The size of the words of a source, and how far a second line is below the first."""


def put_scores(scene: Scene, facts: Facts, wide_form: bool) -> None:
    """The chart: under a portrait board in rows below the sources, beside a landscape board in blocks above them."""
    ranked = sorted(facts.players, key=lambda player: (player.place or 0, -player.points))
    most = max(1, *(sum(n for n in player.sources if n > 0) for player in ranked))
    said = [facts.say(f"count-{source}") for source in SOURCES]
    if wide_form:
        y = MARGIN
        for player in ranked:
            scene.put(_block(player, most), SIDE, y)
            y += BLOCK + GAP
        for i, source in enumerate(said):
            _put_source(scene, i, source, SIDE + 18, y + 22 + i * LEGEND, SIDE_WIDTH - 56)
        return
    alternates = any(_source(source, COLUMN - 28, 2).cut for source in said)
    for i, source in enumerate(said):
        x, y = FIRST + 11 + i * COLUMN, EVENT_TOP + 22
        if alternates:
            _put_source(scene, i, source, x, y + PITCH * (i % 2 - 0.5), 2 * COLUMN - 28, 1)
        else:
            _put_source(scene, i, source, x, y, COLUMN - 28)
    high = min(ROW, (FOOT - EVENT_TOP - HEAD - BETWEEN * (len(ranked) - 1)) // len(ranked))
    for row, player in enumerate(ranked):
        scene.put(_row(player, most, high), MARGIN, EVENT_TOP + HEAD + row * (high + BETWEEN))


def _source(said: str, room: float, lines: int) -> Paragraph:
    """The words of a source in so many lines; `cut` also where a word is."""
    told = paragraph(said, "medium", (SOURCE,), room, lines * PITCH)
    return told._replace(cut=" ".join(told.lines) != said)


def _put_source(scene: Scene, number: int, said: str, x: float, y: float, room: float, most: int = 2) -> None:
    """A source: its colour and its words, in lines where they have no room in one."""
    scene.put(Stamp(TONES[number], rounded(22, 22, 6), 11, 11), x, y)
    told = _source(said, room, most)
    for line, of in enumerate(told.lines):
        at = y + (line - (len(told.lines) - 1) / 2) * PITCH
        scene.put(words(of, told.style, DIM, "left", "middle"), x + 18, at)


@cached_pixels
def _row(player: PlayerFacts, most: int, high: int) -> Stamp:
    """A side's row: who, a bar by source, the numbers below it, the total."""
    plate = Plate(FULL, high, 14, asked=player.place == 1)
    middle, room = high / 2, FIRST - MARGIN - 72
    plate.put(token(player.hue, 15), 34, middle - 13)
    plate.put(words(*sized(player.name, room, *NAMES), IVORY, "left", "middle"), 60, middle - 13)
    plate.put(words(*sized(player.faction, room, *FACTION), DIM, "left", "middle"), 60, middle + 18)
    left = FIRST - MARGIN
    plate.put(_bar(player.sources, most, WIDE), left, middle - 17 - BAR / 2)
    for number, count in enumerate(player.sources):
        x = left + number * COLUMN + 11
        plate.put(motif(ICONS[number], 22), x, middle + 19)
        plate.put(_count(count), x + 18, middle + 19)
    plate.put(
        words(*sized(_signed(player.points), 104, *TOTALS), FLASH, "right", "middle"), FULL - 20, middle
    )
    return plate.stamp()


@cached_pixels
def _block(player: PlayerFacts, most: int) -> Stamp:
    """A side's block: who and the total, a bar by source, the numbers below it in two lines."""
    plate = Plate(SIDE_WIDTH, BLOCK, 14, asked=player.place == 1)
    total = _signed(player.points)
    room = SIDE_WIDTH - 84 - width(total, HERO)
    plate.put(words(total, HERO, FLASH, "right"), SIDE_WIDTH - 16, 56)
    plate.put(token(player.hue, 15), 32, 32)
    plate.put(words(*sized(player.name, room, *NAMES), IVORY, "left", "middle"), 58, 32)
    plate.put(words(*sized(player.faction, SIDE_WIDTH - 36, *FACTION), DIM, "left", "middle"), 18, 70)
    plate.put(_bar(player.sources, most, SIDE_WIDTH - 36), 18, 88)
    for number, count in enumerate(player.sources):
        x, y = 30 + number % 3 * 88, 137 + number // 3 * 31
        plate.put(motif(ICONS[number], 22), x, y)
        plate.put(_count(count), x + 18, y)
    return plate.stamp()


def _count(count: int) -> Stamp:
    tone = EMBER if count < 0 else IVORY if count else FAINT
    return words(_signed(count), NUMBER, tone, "left", "middle")


def _signed(count: int) -> str:
    return str(count).replace("-", "−")


def _bar(sources: tuple[int, ...], most: int, wide: int) -> Stamp:
    """A bar of what adds to a score, `wide` pixels long for `most` points."""
    ends = [round(sum(max(0, n) for n in sources[: i + 1]) * wide / most) for i in range(len(sources))]
    picture = Image.new("RGB", (max(16, ends[-1]), BAR), INK)
    start = 0
    for number, end in enumerate(ends):
        if end > start:
            picture.paste(TONES[number], (start, 0, end - (2 if end < ends[-1] else 0), BAR))
        start = end
    return Stamp(picture, rounded(*picture.size, 8), 0, 0)
