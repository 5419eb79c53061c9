"""Emblems of Specials: strokes of fate, each its own."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.kit.stamps.brush import CUT, DARK, LIGHT, MAIN, Brush, Emblem


def _super_nova(b: Brush) -> None:
    b.star(0, 0, 12, 24, 10)
    b.star(0, 0, 12, 15, 7, LIGHT, 1 / 24)
    b.disc(0, 0, 5.4, CUT)
    b.disc(0, 0, 3, LIGHT)


def _black_hole(b: Brush) -> None:
    b.oval(0, 0, 23, 8)
    b.oval(0, 0, 18, 5, DARK)
    b.disc(0, 0, 12.5, LIGHT)
    b.disc(0, 0, 10.6, CUT)
    b.shape(-22, 1, 22, 1, 18, 5, 8, 7.4, -8, 7.4, -18, 5)
    b.shape(-17, 1, 17, 1, 10, 3, -10, 3, tone=LIGHT)


def _wormhole(b: Brush) -> None:
    for turn, tone in ((0.0, MAIN), (pi, LIGHT)):
        wave = []
        for i in range(41):
            a = turn + i * 2.6 * pi / 40
            r = 2 + 20 * i / 40
            wave += [r * cos(a), r * sin(a) * 0.86]
        b.line(3.6, *wave, tone=tone)
    b.disc(0, 0, 3.4, CUT)


def _temporal_rift(b: Brush) -> None:
    b.box(-15, -23, 15, -19, 1.5)
    b.box(-15, 19, 15, 23, 1.5)
    b.shape(-12, -18, 12, -18, 2.4, 0, 12, 18, -12, 18, -2.4, 0)
    b.shape(-8, -11, 8, -11, 0, 1, tone=LIGHT)
    b.shape(-9, 17, 9, 17, 0, 9, tone=LIGHT)
    b.line(2.4, -20, 8, -8, 2, -3, 6, 7, -5, 10, -1, 20, -8, tone=CUT)


def _reinforcements(b: Brush) -> None:
    for y, tone in ((-20, LIGHT), (-6, MAIN), (8, DARK)):
        b.shape(0, y, 17, y + 10, 17, y + 17, 0, y + 7, -17, y + 17, -17, y + 10, tone=tone)


def _filibuster(b: Brush) -> None:
    b.box(-14, -20, 14, 18, 2)
    b.oval(0, -20, 16, 4, LIGHT)
    b.oval(0, 18, 16, 4.4, DARK)
    for y in (-11, -5, 1, 7):
        b.line(2, -9, y, 9 if y != 7 else 2, y, tone=CUT)


def _bribery(b: Brush) -> None:
    for y in (12, 5, -2):
        b.oval(-3, y + 3, 14, 6, DARK)
        b.oval(-3, y, 14, 6)
        b.oval(-3, y, 10, 3.8, LIGHT)
    b.disc(12, -13, 9, CUT)
    b.disc(12, -13, 8.2)
    b.disc(12, -13, 5.6, LIGHT)
    b.line(2, 12, -17, 12, -9, tone=DARK)


def _mutiny(b: Brush) -> None:
    b.ring(0, 0, 16, 3.6)
    for i in range(8):
        a = i * pi / 4 + pi / 8
        b.line(2.6, 4 * cos(a), 4 * sin(a), 22 * cos(a), 22 * sin(a), tone=MAIN)
    b.disc(0, 0, 4.6, LIGHT)
    b.line(5.6, -6, -24, 2, -9, -5, 2, 5, 10, -2, 24, tone=CUT)


def _cease_fire(b: Brush) -> None:
    b.line(2.6, -14, -22, -14, 22)
    b.shape(-13, -20, -2, -22, 8, -17, 20, -19, 20, 0, 8, 3, -2, -2, -13, 0, tone=LIGHT)
    b.line(1.8, -4, -15, 2, -13, 12, -12, tone=MAIN)
    b.line(1.8, -6, -7, 2, -6, 12, -4, tone=MAIN)
    b.disc(-14, -22, 2.4)


def _sabotage(b: Brush) -> None:
    b.disc(-3, 5, 15)
    b.box(2, -14, 10, -6, 1.5)
    b.arc(-3, 5, 11, 2.4, 190, 260, LIGHT)
    b.line(2.2, 7, -13, 11, -18, 17, -17, tone=DARK)
    b.star(18, -18, 6, 6.4, 2.4, LIGHT)


def _assassin(b: Brush) -> None:
    b.shape(0, 24, 5, 12, 4, -6, -4, -6, -5, 12, tone=LIGHT)
    b.line(1.4, 0, 18, 0, -5, tone=DARK)
    b.box(-12, -10, 12, -6, 1.5)
    b.box(-3, -19, 3, -9, 1, DARK)
    b.disc(0, -20, 4)


def _plague(b: Brush) -> None:
    for i in range(3):
        a = i * 2 * pi / 3 - pi / 2
        b.ring(11 * cos(a), 2 + 11 * sin(a), 11.5, 3.6)
    b.disc(0, 2, 6.4, CUT)
    b.ring(0, 2, 5.6, 2.6, LIGHT)
    for i in range(3):
        a = i * 2 * pi / 3 - pi / 2
        b.line(2.4, 17 * cos(a), 2 + 17 * sin(a), 21 * cos(a), 2 + 21 * sin(a), tone=CUT)


def _counterintelligence(b: Brush) -> None:
    b.shape(-22, 0, -10, -10, 0, -12, 10, -10, 22, 0, 10, 10, 0, 12, -10, 10)
    b.disc(0, 0, 8.4, CUT)
    b.disc(0, 0, 5, LIGHT)
    b.line(6.4, -16, 19, 16, -19, tone=CUT)
    b.line(3.2, -16, 19, 16, -19, tone=LIGHT)


def _salvage_rights(b: Brush) -> None:
    b.line(2.6, 0, -23, 0, -12)
    b.disc(0, -13, 4)
    b.line(3.6, 0, -10, 0, 2, 9, 6, 9, 14)
    b.arc(0, 8, 10.6, 3.6, 60, 190)
    b.shape(-14, 8, -6, 8, -10, 0, tone=MAIN)
    b.shape(4, 20, 14, 12, 20, 20, 14, 24, tone=LIGHT)
    b.shape(-18, 22, -14, 16, -8, 23, tone=LIGHT)


def _mass_exodus(b: Brush) -> None:
    b.disc(0, 8, 9)
    b.arc(0, 8, 6, 1.8, 190, 280, LIGHT)
    for turn in (-70, -35, 0, 35, 70):
        a = (turn - 90) * pi / 180
        dx, dy = cos(a), sin(a)
        b.line(2.4, 12 * dx, 8 + 12 * dy, 22 * dx, 8 + 22 * dy, tone=LIGHT)
        x, y = 29 * dx, 8 + 29 * dy
        b.shape(
            x,
            y,
            x - 8 * dx - 5 * dy,
            y - 8 * dy + 5 * dx,
            x - 8 * dx + 5 * dy,
            y - 8 * dy - 5 * dx,
            tone=LIGHT,
        )


SPECIALS: dict[str, Emblem] = {
    "super-nova": _super_nova,
    "black-hole": _black_hole,
    "wormhole": _wormhole,
    "temporal-rift": _temporal_rift,
    "reinforcements": _reinforcements,
    "filibuster": _filibuster,
    "bribery": _bribery,
    "mutiny": _mutiny,
    "cease-fire": _cease_fire,
    "sabotage": _sabotage,
    "assassin": _assassin,
    "plague": _plague,
    "counterintelligence": _counterintelligence,
    "salvage-rights": _salvage_rights,
    "mass-exodus": _mass_exodus,
}
