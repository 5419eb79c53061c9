"""The emblems of Factions of Sol: what its cards and machines are about, each a small painting in three tones."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.kit.colours.palette import GOLD, INK, IVORY, RGB, mix, rgb
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.brush import CUT, DARK, LIGHT, MAIN, Brush, Emblem, emblem


def _energy(b: Brush) -> None:
    b.shape(5, -23, -16, 4, -2, 4, -6, 23, 16, -5, 2, -5)
    b.shape(5, -23, -16, 4, -9, 4, 2, -12, tone=LIGHT)


def _resource(b: Brush) -> None:
    for x, y in ((-11, 12), (11, 12), (0, -7)):
        b.shape(x, y - 10, x + 10, y - 5, x, y, x - 10, y - 5, tone=LIGHT)
        b.shape(x - 10, y - 4, x - 0.6, y + 0.8, x - 0.6, y + 11, x - 10, y + 6)
        b.shape(x + 10, y - 4, x + 0.6, y + 0.8, x + 0.6, y + 11, x + 10, y + 6, tone=DARK)


def _explorer(b: Brush) -> None:
    b.box(-14, 2, 14, 24, 8)
    b.box(-8, 8, 8, 18, 3, DARK)
    b.disc(0, -9, 14.5)
    b.oval(0, -8, 10.5, 8.5, CUT)
    b.oval(-3, -11, 4.5, 3, LIGHT)
    b.line(2.6, 13, -18, 17, -23, tone=LIGHT)


def _exoplanet(b: Brush) -> None:
    b.disc(0, 3, 17)
    b.wedge(0, 3, 17, -60, 120, DARK)
    b.oval(-7, -1, 4, 2.6, LIGHT)
    b.oval(-3, 10, 5, 2.6, LIGHT)
    b.line(2.4, 3, -12, 3, -23, tone=LIGHT)
    b.shape(4, -23, 16, -19, 4, -14, tone=LIGHT)


def _objective(b: Brush) -> None:
    b.box(-16, -22, 16, 22, 4)
    b.disc(0, -3, 11.5, CUT)
    b.disc(0, -3, 9, LIGHT)
    b.disc(0, -3, 6, CUT)
    b.disc(0, -3, 3, LIGHT)
    b.line(3, -9, 15, 9, 15, tone=DARK)


def _tech(b: Brush) -> None:
    for i in range(8):
        a = i * pi / 4 + pi / 8
        b.disc(17.5 * cos(a), 17.5 * sin(a), 5, DARK)
    b.disc(0, 0, 18)
    b.arc(0, 0, 18, 3, 150, 300, LIGHT)
    b.disc(0, 0, 9, CUT)
    b.shape(2, -7, -5, 1.5, -0.5, 1.5, -2, 7, 5, -1.5, 0.5, -1.5, tone=LIGHT)


def _research(b: Brush) -> None:
    b.shape(-5, -20, 5, -20, 5, -5, 18, 17, 15, 22, -15, 22, -18, 17, -5, -5)
    b.shape(-8.5, 4, 8.5, 4, 15, 16, 13, 19, -13, 19, -15, 16, tone=CUT)
    b.shape(-7, 7, 7, 7, 13, 16.4, 12, 18, -12, 18, -13, 16.4, tone=LIGHT)
    b.box(-8, -24, 8, -19, 2, LIGHT)
    b.disc(-3, 13, 2, CUT)
    b.disc(5, 11, 1.6, CUT)


def _upgrade(b: Brush) -> None:
    for y, tone in ((18, DARK), (8, MAIN), (-2, LIGHT)):
        b.box(-20, y - 4, 6, y + 4, 2, tone)
    b.line(5, 14, 18, 14, -14, tone=LIGHT)
    b.shape(14, -24, 23, -11, 5, -11, tone=LIGHT)


def _orbit(b: Brush) -> None:
    b.arc(0, 0, 22, 3.6, -20, 250)
    b.shape(-13, -15, -12, -26, -2, -20, tone=LIGHT)
    b.disc(0, 0, 7.5, LIGHT)
    b.disc(20, -8, 6)
    b.wedge(20, -8, 6, -45, 135, DARK)


def _teleport(b: Brush) -> None:
    for y, flat, tone in ((18, 5, DARK), (8, 4, MAIN)):
        b.ring(0, y, 18, 2.6, tone, flat / 18)
    b.shape(0, -24, 9, -2, 0, 3, -9, -2)
    b.shape(0, -24, 0, 3, -9, -2, tone=LIGHT)
    for x in (-14, 14):
        b.line(2, x, -14, x, 4, tone=DARK)


def _wormhole(b: Brush) -> None:
    for turn, tone in ((0.0, MAIN), (pi, LIGHT)):
        wave = []
        for i in range(41):
            a, r = turn + i * 2.6 * pi / 40, 2 + 20 * i / 40
            wave += [r * cos(a), r * sin(a) * 0.9]
        b.line(3.8, *wave, tone=tone)
    b.disc(0, 0, 3.6, CUT)


def _clear(b: Brush) -> None:
    b.line(3.4, 18, -22, 2, 0, tone=LIGHT)
    b.shape(5, -3, -3, -8, -20, 10, -12, 20, -2, 23, 8, 4)
    for x, y in ((-14, 14), (-7, 19), (1, 21)):
        b.line(1.6, x, y, x + 8, y - 12, tone=DARK)
    for x, y in ((12, 12), (18, 19), (19, 6)):
        b.disc(x, y, 2, LIGHT)


def _siphon(b: Brush) -> None:
    b.shape(-21, -21, 21, -21, 5, 0, 5, 12, -5, 12, -5, 0)
    b.oval(0, -21, 21, 3.6, DARK)
    b.shape(2, 11, -6, 18, -1, 18, -3, 25, 6, 16.5, 1, 16.5, tone=LIGHT)


def _mine(b: Brush) -> None:
    b.shape(-20, 22, -22, 12, -13, 4, -2, 7, 4, 16, 0, 23, tone=DARK)
    b.shape(-18, 13, -12, 8, -5, 10, -8, 15, tone=MAIN)
    b.line(4, -6, 14, 14, -8, tone=LIGHT)
    b.shape(-4, -21, 8, -19, 18, -10, 23, 3, 19, 5, 12, -5, 3, -13, -5, -17)


def _peek(b: Brush) -> None:
    b.shape(-23, 0, -12, -11, 0, -14, 12, -11, 23, 0, 12, 11, 0, 14, -12, 11)
    b.disc(0, 0, 10.5, CUT)
    b.disc(0, 0, 8, LIGHT)
    b.disc(0, 0, 4, CUT)


def _flight(b: Brush) -> None:
    b.shape(15, -22, 19, -4, 6, 10, -8, -4, 8, -17)
    b.shape(15, -22, -8, -4, 2, -12, 8, -17, tone=LIGHT)
    b.disc(8, -7, 4.4, CUT)
    for reach, tone in ((0.0, DARK), (0.4, MAIN)):
        b.shape(-10, -1, 3, 12, -22 + 14 * reach, 23 - 14 * reach, tone=tone)


def _steal(b: Brush) -> None:
    b.shape(-22, -9, 0, -13, 22, -9, 20, 5, 9, 11, 0, 3, -9, 11, -20, 5)
    b.oval(-10, -1, 6, 3.8, CUT)
    b.oval(10, -1, 6, 3.8, CUT)
    b.disc(-9, -1, 2, LIGHT)
    b.disc(11, -1, 2, LIGHT)


def _leader(b: Brush) -> None:
    b.shape(-22, 15, -22, -12, -10, 1, 0, -19, 10, 1, 22, -12, 22, 15)
    b.box(-22, 13, 22, 20, 2, DARK)
    for x, y in ((-22, -14), (0, -20), (22, -14)):
        b.disc(x, y, 3.6, LIGHT)


def _points(b: Brush) -> None:
    b.shape(-13, -24, -3, -24, 4, -4, -6, -2, tone=DARK)
    b.shape(13, -24, 3, -24, -4, -4, 6, -2, tone=DARK)
    b.disc(0, 8, 15)
    b.ring(0, 8, 12.4, 2, LIGHT)
    b.star(0, 8, 6, 8.4, 4.4, CUT)


def _bands(b: Brush) -> None:
    for r, tone in ((23.0, DARK), (16.0, MAIN), (9.0, LIGHT)):
        b.ring(0, 0, r, 2.6, tone)
    b.disc(0, 0, 4, LIGHT)
    for a, r in ((0.7, 21.7), (3.5, 14.7), (5.0, 21.7)):
        b.disc(r * cos(a), r * sin(a), 4, LIGHT)


def _planet(b: Brush) -> None:
    b.ring(0, 0, 24, 2.4, DARK, 0.34)
    b.disc(0, 0, 14)
    b.wedge(0, 0, 14, -50, 130, DARK)
    b.arc(0, 0, 14, 2.4, 170, 280, LIGHT)
    b.arc(0, -3.5, 23, 2.4, 28, 152, LIGHT)


def _rest(b: Brush) -> None:
    b.box(-15, -24, 15, -19, 2, LIGHT)
    b.box(-15, 19, 15, 24, 2, LIGHT)
    b.shape(-11, -18, 11, -18, 2.2, 0, 11, 18, -11, 18, -2.2, 0)
    b.shape(-7, -10, 7, -10, 0, 0, tone=LIGHT)
    b.shape(-8, 17, 8, 17, 0, 8, tone=LIGHT)


def _trade(b: Brush) -> None:
    b.line(5, -18, -9, 9, -9, tone=LIGHT)
    b.shape(22, -9, 8, -18, 8, 0, tone=LIGHT)
    b.line(5, 18, 10, -9, 10)
    b.shape(-22, 10, -8, 1, -8, 19)


def _ballot(b: Brush) -> None:
    b.box(-10, -24, 10, 4, 2, LIGHT)
    b.line(3.2, -5, -12, -1, -8, 5, -17, tone=CUT)
    b.shape(-22, -2, 22, -2, 18, 22, -18, 22)
    b.box(-13, -1, 13, 3, 1, CUT)
    b.line(2.4, -12, 14, 12, 14, tone=DARK)


def _beacon(b: Brush) -> None:
    b.ring(0, 0, 23, 10)
    for i in range(4):
        a = i * 90 + 25
        b.arc(0, 0, 23, 10, a, a + 40, LIGHT)
    b.ring(0, 0, 23.4, 1.4, DARK)


def _again(b: Brush) -> None:
    b.arc(0, 2, 20, 6, -40, 130)
    b.arc(0, 2, 20, 6, 140, 310, LIGHT)
    b.shape(5, -24, 21, -13, 4, -5, tone=LIGHT)


def _battery(b: Brush) -> None:
    b.box(-6, -24, 6, -18, 2, LIGHT)
    b.box(-14, -19, 14, 23, 4)
    b.box(-10, -15, 10, 19, 2, CUT)
    for i, tone in enumerate((DARK, MAIN, LIGHT)):
        b.box(-8, 10 - 9 * i, 8, 17 - 9 * i, 1, tone)


def _cargo(b: Brush) -> None:
    b.shape(0, -22, 21, -12, 0, -1, -21, -12, tone=LIGHT)
    b.shape(-21, -10, -1, 1, -1, 24, -21, 13)
    b.shape(21, -10, 1, 1, 1, 24, 21, 13, tone=DARK)
    b.shape(-12, -17, 9, -6, 9, 2, 12, 0, 12, -8, -9, -18.5, tone=CUT)


def _alcubierre(b: Brush) -> None:
    b.ring(0, 0, 23, 6)
    b.arc(0, 0, 23, 6, 150, 300, LIGHT)
    b.shape(0, -15, 7, 12, 0, 8, -7, 12)
    b.shape(0, -15, 0, 8, -7, 12, tone=LIGHT)
    for x in (-17, 17):
        b.disc(x, 0, 2.2, CUT)


def _sails(b: Brush) -> None:
    b.shape(0, -23, 23, 0, 0, 23, -23, 0)
    b.shape(0, -19, 0, 0, -19, 0, tone=LIGHT)
    b.shape(0, 19, 0, 0, 19, 0, tone=DARK)
    b.line(2, -23, 0, 23, 0, tone=CUT)
    b.line(2, 0, -23, 0, 23, tone=CUT)
    b.disc(0, 0, 5, LIGHT)


def _probes(b: Brush) -> None:
    for x, y, r in ((0, -13, 8.5), (-13, 10, 8.5), (13, 10, 8.5)):
        b.line(2.4, 0, 2, x, y, tone=DARK)
        b.disc(x, y, r)
        b.disc(x, y, 4.6, CUT)
        b.disc(x, y, 2.6, LIGHT)
    b.disc(0, 2, 4, LIGHT)


def _machine(b: Brush) -> None:
    for x, y, r, tone in ((-6, 5, 13, MAIN), (13, -12, 8.5, LIGHT)):
        for i in range(8):
            a = i * pi / 4
            b.disc(x + r * cos(a), y + r * sin(a), r * 0.28, tone)
        b.disc(x, y, r, tone)
        b.disc(x, y, r * 0.45, CUT)
    b.line(2.6, -20, 22, 20, 22, tone=DARK)


EMBLEMS: dict[str, Emblem] = {
    "energy": _energy,
    "resource": _resource,
    "explorer": _explorer,
    "exoplanet": _exoplanet,
    "objective": _objective,
    "tech": _tech,
    "research": _research,
    "upgrade": _upgrade,
    "orbit": _orbit,
    "teleport": _teleport,
    "wormhole": _wormhole,
    "clear": _clear,
    "siphon": _siphon,
    "mine": _mine,
    "peek": _peek,
    "flight": _flight,
    "steal": _steal,
    "leader": _leader,
    "points": _points,
    "bands": _bands,
    "planet": _planet,
    "rest": _rest,
    "trade": _trade,
    "ballot": _ballot,
    "beacon": _beacon,
    "again": _again,
    "battery": _battery,
    "cargo": _cargo,
    "alcubierre": _alcubierre,
    "sails": _sails,
    "probes": _probes,
    "machine": _machine,
}
WARM, COOL, STONE = mix(GOLD, IVORY, 0.15), rgb("#9FB8CC"), rgb("#C9AF8A")
PALE = mix(IVORY, rgb("#7F7F97"), 0.25)
TINTS: dict[str, RGB] = dict.fromkeys(EMBLEMS, PALE) | {
    **dict.fromkeys(("energy", "battery", "siphon", "sails", "points", "leader"), WARM),
    **dict.fromkeys(("resource", "mine", "cargo", "clear", "upgrade"), STONE),
    **dict.fromkeys(("wormhole", "teleport", "alcubierre", "research", "peek", "bands"), COOL),
}
"""Muted, so that no one takes an emblem for a seat's."""


@cached_pixels
def motif(name: str, size: int, *, quiet: bool = False) -> Stamp:
    """An emblem, placed by its middle; a `quiet` one is dim."""
    return emblem(EMBLEMS[name], size, mix(TINTS[name], INK, 0.6) if quiet else TINTS[name])
