"""The momentum track: a thin horizon above the panels on which the arks travel to the right."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderers.kit.colours.palette import CAPTION, HAIRLINE, seat_of
from renderers.kit.letters.lettering import CAPTION_SMALL, Type, sized, width, words
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, fine_mask, reduced
from renderers.kit.stamps.pieces import bead, token
from renderers.sol.facts.facts import Facts

LINE_Y = 1262
LEFT, RIGHT = 240, 1164
ARK = 11
ARK_Y = LINE_Y - 20
APART = 27
NUMBER = Type("medium", 18)
CAPTIONS = (CAPTION_SMALL, Type("caption", 18, 0.6), Type("caption", 18, -0.4))
CAPTION_ROOM = LEFT - 26 - 36


def scale_end(highest: int) -> int:
    """The last number of the track: the next ten above the leader, 20 at least."""
    return max(20, (highest // 10 + 1) * 10)


def numbered(end: int) -> int:
    """Every how many points the track has a number."""
    return 10 if end <= 100 else 20 if end <= 200 else 50


@cached_pixels
def rule(end: int) -> Stamp:
    """The line from 0 to `end` with a number every ten (twenty when long), placed by its left end."""
    every = numbered(end)
    fine = 1 if end <= 60 else 5
    long, tall = RIGHT - LEFT, 22
    picture = Image.new("RGB", (long + 60, tall), HAIRLINE)
    mask = Image.new("L", picture.size, 0)
    base = tall // 2
    for value in range(0, end + 1, fine):
        x = 20 + round(long * value / end)
        tick = 5 if value % 5 == 0 else 2
        mask.paste(150 if value % 5 else 220, (x, base - tick, x + 2, base + tick))
    mask.paste(235, (20, base - 1, 20 + long, base + 1))
    for value in range(0, end + 1, every):
        middle = 20 + round(long * value / end)
        text = words(str(value), NUMBER, CAPTION, "middle", "middle")
        half = width(str(value), NUMBER) / 2 + 7
        mask.paste(0, (round(middle - half), 0, round(middle + half), tall))
        picture.paste(CAPTION, (round(middle - half), 0, round(middle + half), tall))
        mask.paste(text.mask, (round(middle - text.ax), round(base - text.ay)))
    return Stamp(picture, mask, 20, base)


def spread(wanted: list[float], apart: float, low: float, high: float) -> list[float]:
    """Positions in the order given, at least `apart`, as near to the wanted ones as that allows.

    Touching ones form a group around the mean of what they want; groups that then touch are joined.
    """
    groups: list[tuple[float, int]] = []
    for i, x in enumerate(wanted):
        groups.append((x - i * apart, 1))
        while len(groups) > 1 and groups[-2][0] > groups[-1][0]:
            (a, n), (b, m) = groups[-2], groups[-1]
            groups[-2:] = [((a * n + b * m) / (n + m), n + m)]
    flat = [x for x, count in groups for _ in range(count)]
    return [min(max(x, low), high - (len(flat) - 1) * apart) + i * apart for i, x in enumerate(flat)]


def put_track(scene: Scene, facts: Facts) -> None:
    """Caption, line, a bead where each ark stands (a number stands for itself), the arks led to their beads."""
    players = facts.players
    end = scale_end(max(player.momentum for player in players))
    caption = sized(facts.say("picture-track").upper(), CAPTION_ROOM, *CAPTIONS)
    scene.put(words(*caption, CAPTION, "left", "middle"), 26, LINE_Y)
    scene.put(rule(end), LEFT, LINE_Y)
    ranked = sorted(players, key=lambda player: (player.momentum, player.seat))
    at = [LEFT + (RIGHT - LEFT) * player.momentum / end for player in ranked]
    shown = spread(at, APART, LEFT - 62, RIGHT + 14)
    every = numbered(end)
    for player, x, _ in sorted(zip(ranked, at, shown, strict=True), key=lambda row: row[0].seat):
        if player.momentum % every:
            scene.put(_dot(player.seat), x, LINE_Y)
    for player, x, over in sorted(zip(ranked, at, shown, strict=True), key=lambda row: row[0].seat):
        if abs(over - x) > 4 and player.momentum % every:
            scene.put(_leader(player.seat, round(over - x)), x, LINE_Y)
        scene.put(token(player.seat, ARK), over, ARK_Y)


@cached_pixels
def _leader(seat: int, aside: int) -> Stamp:
    """A thin line from a place on the track to its ark, which had to stand `aside` pixels to the right."""
    wide, high = abs(aside) + 6, LINE_Y - ARK_Y
    mask = fine_mask(wide, high)
    start = 3 if aside > 0 else wide - 3
    ends = [(start * FINE, high * FINE), ((start + aside) * FINE, 6 * FINE)]
    ImageDraw.Draw(mask).line(ends, fill=255, width=2 * FINE)
    return Stamp(seat_of(seat).colour, reduced(mask), start, high)


@cached_pixels
def _dot(seat: int) -> Stamp:
    dot = bead(4)
    return Stamp(seat_of(seat).colour, dot.mask, dot.ax, dot.ay)
