"""Emblems of the cards on planets: environments, and the works of civilization."""

from __future__ import annotations

from math import cos, pi, sin

from renderers.kit.stamps.brush import CUT, DARK, LIGHT, MAIN, Brush, Emblem


def _abundant_land(b: Brush) -> None:
    b.wedge(0, 24, 22, 205, 335, DARK)
    for x, lean in ((-11, -5), (0, 0), (11, 5)):
        b.line(2.2, x * 0.6, 16, x + lean, -10)
        for k in range(4):
            y = -14 + k * 6
            at = x + lean * (0.9 - k * 0.16)
            b.shape(at, y + 4, at + 6.5, y - 3, at + 5, y + 5, tone=LIGHT if k == 0 else MAIN)
            b.shape(at, y + 4, at - 6.5, y - 3, at - 5, y + 5, tone=LIGHT if k == 0 else MAIN)


def _temperate_climate(b: Brush) -> None:
    for i in range(8):
        a = i * pi / 4
        b.line(2.6, -5 + 13 * cos(a), -7 + 13 * sin(a), -5 + 17 * cos(a), -7 + 17 * sin(a), tone=LIGHT)
    b.disc(-5, -7, 9.5, LIGHT)
    b.disc(4, 9, 9.6, CUT)
    for x, y, r in ((-8, 12, 7.5), (4, 9, 9), (14, 13, 6.5)):
        b.disc(x, y, r)
    b.box(-15, 12, 20, 19.5, 3.5)


def _rich_ores(b: Brush) -> None:
    b.shape(-14, 20, -20, 2, -12, -8, -4, 2, -4, 20, tone=DARK)
    b.shape(14, 20, 20, 4, 12, -5, 5, 4, 5, 20, tone=MAIN)
    b.shape(-8, 20, -9, -10, 0, -23, 9, -10, 8, 20)
    b.shape(-9, -10, 0, -23, 0, 20, -8, 20, tone=LIGHT)
    b.shape(14, 20, 20, 4, 12, -5, 13, 20, tone=LIGHT)


def _ring_fortress(b: Brush) -> None:
    b.disc(0, 0, 12)
    b.arc(0, 0, 9, 2, 190, 280, LIGHT)
    b.ring(0, 0, 22, 3.4)
    for i in range(6):
        a = i * pi / 3 + pi / 6
        x, y = 20.4 * cos(a), 20.4 * sin(a)
        b.box(x - 3.6, y - 3.6, x + 3.6, y + 3.6, 0.6, LIGHT)
    b.box(-2.4, -4, 2.4, 4, 1, CUT)


def _cold_climate(b: Brush) -> None:
    for i in range(6):
        a = i * pi / 3 + pi / 6
        dx, dy = cos(a), sin(a)
        b.line(3, 0, 0, 21 * dx, 21 * dy)
        for side in (0.7, -0.7):
            ax, ay = cos(a + side), sin(a + side)
            b.line(2.4, 11.5 * dx, 11.5 * dy, 11.5 * dx + 7 * ax, 11.5 * dy + 7 * ay, tone=LIGHT)
    b.disc(0, 0, 3.4, LIGHT)


def _hot_climate(b: Brush) -> None:
    b.disc(0, -2, 9, LIGHT)
    for i in range(12):
        a = i * pi / 6
        b.shape(
            12 * cos(a - 0.17), -2 + 12 * sin(a - 0.17), 12 * cos(a + 0.17), -2 + 12 * sin(a + 0.17),
            20 * cos(a), -2 + 20 * sin(a),
        )  # fmt: skip
    b.box(-24, 13, 24, 24, 0, CUT)
    for y in (15, 21):
        b.line(2.6, -20, y, -10, y - 2.4, 0, y, 10, y + 2.4, 20, y)


def _barren_soil(b: Brush) -> None:
    b.shape(-22, 2, 22, -2, 19, 20, -19, 20)
    for path in (
        (-12, 1, -8, 8, -14, 13, -11, 20),
        (-8, 8, 1, 11),
        (4, 0, 2, 6, 8, 11, 5, 20),
        (8, 11, 17, 9),
    ):
        b.line(2, *path, tone=CUT)
    b.line(2.2, 6, -1, 6, -16, tone=LIGHT)
    b.line(2, 6, -9, 13, -15, tone=LIGHT)
    b.line(2, 6, -12, -1, -18, tone=LIGHT)


def _toxic_air(b: Brush) -> None:
    for x, y, r in ((-11, -2, 9), (1, -8, 11), (12, -1, 9)):
        b.disc(x, y, r)
    b.box(-19, -2, 20, 8, 5)
    b.disc(-5, -3, 3.4, CUT)
    b.disc(6, -3, 3.4, CUT)
    b.shape(0.5, 1, 2.6, 5, -1.6, 5, tone=CUT)
    for x, y in ((-11, 14), (0, 17), (11, 14)):
        b.shape(x, y - 4, x + 3.4, y + 2, x, y + 6, x - 3.4, y + 2, tone=LIGHT)


def _exhausted_mines(b: Brush) -> None:
    b.shape(-22, 20, -13, -10, 0, -20, 13, -10, 22, 20)
    b.wedge(0, 4, 11, 180, 360, CUT)
    b.box(-11, 4, 11, 20, 0, CUT)
    b.line(3, -10, -2, 10, 16, tone=LIGHT)
    b.line(3, 10, -2, -10, 16, tone=LIGHT)
    b.line(1.8, -12, -9, -4, -15, tone=DARK)


def _hostile_natives(b: Brush) -> None:
    b.line(2.4, -17, 22, -17, -12, mirror=True)
    b.shape(17, -24, 21, -13, 17, -9, 13, -13, tone=LIGHT, mirror=True)
    b.shape(-11, -14, 11, -14, 12, 3, 5, 18, -5, 18, -12, 3)
    b.shape(2, -6, 9, -9, 8, -2, 3, -1, tone=CUT, mirror=True)
    b.shape(-5, 6, 5, 6, 3, 12, -3, 12, tone=CUT)
    b.shape(0, -14, 2.4, 1, 0, 4, -2.4, 1, tone=LIGHT)


def _crushing_gravity(b: Brush) -> None:
    b.wedge(0, 32, 24, 215, 325)
    b.wedge(0, 32, 24, 215, 325)
    for x, top, foot in ((-14, -16, 2), (0, -22, 0), (14, -16, 2)):
        b.line(3.4, x, top, x, foot, tone=LIGHT if x == 0 else MAIN)
        b.shape(x - 6, foot - 2, x + 6, foot - 2, x, foot + 7, tone=LIGHT if x == 0 else MAIN)


def _ion_storms(b: Brush) -> None:
    b.arc(0, 0, 21, 2.6, 200, 300)
    b.arc(0, 0, 21, 2.6, 20, 120)
    b.arc(0, 0, 14, 2.2, 150, 230, DARK)
    b.arc(0, 0, 14, 2.2, -30, 50, DARK)
    b.shape(5, -22, -10, 4, -1, 4, -6, 22, 11, -6, 2, -6, 10, -22, tone=LIGHT)


def _xenophobic_culture(b: Brush) -> None:
    for row, y in enumerate((0, 8, 16)):
        for x in range(-24 if row % 2 else -18, 20, 12):
            left, right = max(x, -20), min(x + 11, 20)
            if right - left > 3:
                b.box(left, y, right, y + 7, 1)
    b.disc(0, -11, 10.5, LIGHT)
    b.disc(0, -11, 7.6, CUT)
    b.line(3, -6.5, -4.5, 6.5, -17.5, tone=LIGHT)


ENVIRONMENTS: dict[str, Emblem] = {
    "abundant-land": _abundant_land,
    "temperate-climate": _temperate_climate,
    "rich-ores": _rich_ores,
    "ring-fortress": _ring_fortress,
    "cold-climate": _cold_climate,
    "hot-climate": _hot_climate,
    "barren-soil": _barren_soil,
    "toxic-air": _toxic_air,
    "exhausted-mines": _exhausted_mines,
    "hostile-natives": _hostile_natives,
    "crushing-gravity": _crushing_gravity,
    "ion-storms": _ion_storms,
    "xenophobic-culture": _xenophobic_culture,
}


def _megalopolis(b: Brush) -> None:
    for x0, y0, x1, tone in (
        (-22, 0, -13, DARK),
        (-12, -12, -4, MAIN),
        (-3, -23, 6, MAIN),
        (7, -7, 14, DARK),
        (15, 3, 22, MAIN),
    ):
        b.box(x0, y0, x1, 20, 0.6, tone)
    for x, y in (
        (-10, -7),
        (-10, 0),
        (-7, 6),
        (0, -17),
        (3, -11),
        (0, -4),
        (3, 3),
        (0, 10),
        (17, 8),
        (19, 14),
    ):
        b.box(x - 1, y - 1.4, x + 1, y + 1.4, 0, LIGHT)


def _arcology(b: Brush) -> None:
    b.wedge(0, 14, 22, 180, 360)
    b.wedge(0, 14, 18.5, 180, 360, CUT)
    b.box(-23, 14, 23, 20, 1.5)
    for x, top in ((-10, 2), (0, -3), (10, 2)):
        b.line(2.2, x, 13, x, top + 5, tone=MAIN)
        b.disc(x, top, 5, LIGHT if x == 0 else MAIN)
    b.arc(0, 14, 22, 1.6, 240, 300, LIGHT)


def _genetic_manipulation(b: Brush) -> None:
    for k in range(9):
        y = -20 + k * 5
        x = 11 * sin(k * pi / 4 + 0.5)
        b.line(1.8, -x, y, x, y, tone=DARK)
    for phase, tone in ((0.0, MAIN), (pi, LIGHT)):
        wave = [v for i in range(33) for v in (11 * sin(i * pi / 16 + 0.5 + phase), -20 + i * 1.25)]
        b.line(3.6, *wave, tone=tone)


def _planetary_shield(b: Brush) -> None:
    b.disc(0, 9, 11)
    b.arc(0, 9, 8, 2, 200, 290, LIGHT)
    b.arc(0, 9, 18, 3, 195, 345)
    b.arc(0, 9, 25, 3.4, 205, 335, LIGHT)


def _defense_grid(b: Brush) -> None:
    for x, y in ((0, -15), (13, -7.5), (13, 7.5), (0, 15), (-13, 7.5), (-13, -7.5)):
        b.line(1.8, 0, 0, x, y, tone=DARK)
    corners = [(0.0, -15.0), (13.0, -7.5), (13.0, 7.5), (0.0, 15.0), (-13.0, 7.5), (-13.0, -7.5)]
    b.line(2.4, *[v for point in [*corners, corners[0]] for v in point])
    for cx, cy in corners:
        b.shape(cx, cy - 6, cx + 5.4, cy + 3, cx - 5.4, cy + 3, tone=LIGHT)
    b.disc(0, 0, 4.6)


def _grand_embassy(b: Brush) -> None:
    b.shape(0, -22, 22, -9, -22, -9)
    b.box(-20, -8, 20, -4, 0)
    for x in (-15, -5, 5, 15):
        b.box(x - 2.8, -2, x + 2.8, 14, 0, LIGHT if abs(x) < 10 else MAIN)
    b.box(-22, 15, 22, 20, 1)
    b.disc(0, -13, 2.6, CUT)


def _trade_exchange(b: Brush) -> None:
    b.line(2.8, 0, -18, 0, 16)
    b.line(2.6, -17, -13, 17, -13)
    b.shape(-9, 21, -4, 15, 4, 15, 9, 21)
    for x in (-15, 15):
        b.line(1.4, x - 6, 1, x, -12, x + 6, 1, tone=DARK)
        b.wedge(x, 0, 8, 0, 180, LIGHT if x < 0 else MAIN)
    b.disc(0, -19, 3.4, LIGHT)


def _war_college(b: Brush) -> None:
    for side in (1, -1):
        b.line(3.2, side * -12, 18, side * 13, -19, tone=LIGHT if side > 0 else MAIN)
        b.line(3, side * -15, 9, side * -4, 15)
    b.shape(-7, -22, 7, -22, 7, -14, 0, -9, -7, -14, tone=DARK)
    b.arc(0, 4, 22, 2.6, 40, 140)


def _spaceport(b: Brush) -> None:
    b.shape(0, -24, 5, -14, 5, 4, -5, 4, -5, -14)
    b.shape(5, -4, 10, 6, 5, 5, mirror=True)
    b.disc(0, -11, 2.2, LIGHT)
    b.shape(-3, 6, 3, 6, 0, 14, tone=LIGHT)
    b.box(-20, 15, 20, 20, 1)
    b.line(2.4, -16, 15, -16, -6)
    b.line(2.2, -16, -6, -8, -6)
    b.line(2.4, 16, 15, 12, 6, mirror=False)


def _penal_colony(b: Brush) -> None:
    b.box(-20, -21, 20, 21, 3)
    b.box(-16, -17, 16, 17, 1, CUT)
    b.disc(0, -3, 5.4, DARK)
    b.wedge(0, 16, 10, 180, 360, DARK)
    for x in (-10.5, -3.5, 3.5, 10.5):
        b.line(2.6, x, -17, x, 17, tone=LIGHT)


def _terraforming_works(b: Brush) -> None:
    b.star(0, 2, 10, 22, 17)
    b.disc(0, 2, 13.4, CUT)
    b.line(2.4, 0, 13, 0, 0, tone=LIGHT)
    b.shape(0, 2, 2, -7, 10, -8, 7, 0, tone=LIGHT)
    b.shape(0, 6, -3, -2, -10, -3, -7, 5, tone=LIGHT)


def _underground_cities(b: Brush) -> None:
    b.line(3, -22, -10, 22, -10)
    b.shape(-16, -11, -9, -20, -2, -11, tone=DARK)
    b.shape(0, -11, 8, -17, 16, -11, tone=DARK)
    for x0, x1, foot, tone in ((-18, -10, 6, DARK), (-9, -1, 15, MAIN), (0, 8, 22, MAIN), (9, 17, 11, DARK)):
        b.box(x0, -7, x1, foot, 0.6, tone)
    for x, y in ((-6, -2), (-4, 5), (3, 0), (5, 8), (3, 15), (12, 2)):
        b.box(x - 1, y - 1.4, x + 1, y + 1.4, 0, LIGHT)


CIVILIZATIONS: dict[str, Emblem] = {
    "megalopolis": _megalopolis,
    "arcology": _arcology,
    "genetic-manipulation": _genetic_manipulation,
    "planetary-shield": _planetary_shield,
    "defense-grid": _defense_grid,
    "grand-embassy": _grand_embassy,
    "trade-exchange": _trade_exchange,
    "war-college": _war_college,
    "spaceport": _spaceport,
    "penal-colony": _penal_colony,
    "terraforming-works": _terraforming_works,
    "underground-cities": _underground_cities,
}
