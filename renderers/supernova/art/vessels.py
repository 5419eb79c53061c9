"""Emblems of ships, each its own hull in the manner of its class, prow up; and of what is fitted to them."""

from __future__ import annotations

from itertools import pairwise

from renderers.kit.stamps.brush import CUT, DARK, LIGHT, MAIN, Brush, Emblem


def _flames(b: Brush, *at: float) -> None:
    for x in at:
        b.shape(x - 1.6, 18, x + 1.6, 18, x, 23.5, tone=LIGHT)


def warship(b: Brush) -> None:
    """The class: an arrowhead with swept wings."""
    b.shape(0, -23, 6, -6, 21, 14, 21, 18, 7, 13, 5, 19, -5, 19, -7, 13, -21, 18, -21, 14, -6, -6)


def mercantile(b: Brush) -> None:
    """The class: a prow before a train of holds."""
    b.shape(0, -22, 9, -12, -9, -12)
    for y in (-10, 0, 10):
        b.box(-12, y, 12, y + 8.5, 1.5)


def diplomatic(b: Brush) -> None:
    """The class: a slim hull through a ring."""
    b.shape(0, -24, 5, -8, 5, 14, 0, 22, -5, 14, -5, -8)
    b.ring(0, 4, 18, 4.4, MAIN, 0.55)


def scout(b: Brush) -> None:
    """The class: a dart."""
    b.shape(0, -23, 13, 18, 0, 9, -13, 18)


def utility(b: Brush) -> None:
    """The class: a round-nosed tug with two engines."""
    b.wedge(0, -6, 13, 180, 360)
    b.box(-13, -7, 13, 12, 2)
    b.box(-19, 2, -10, 20, 3)
    b.box(10, 2, 19, 20, 3)


CLASSES: dict[str, Emblem] = {
    "warship": warship,
    "mercantile": mercantile,
    "diplomatic": diplomatic,
    "scout": scout,
    "utility": utility,
}


def _battleship(b: Brush) -> None:
    _flames(b, -8, 0, 8)
    b.shape(
        0, -24, 7, -10, 8, 4, 20, 12, 20, 17, 9, 16, 9, 19, -9, 19, -9, 16, -20, 17, -20, 12, -8, 4, -7, -10
    )
    b.shape(0, -18, 3, -8, 3, 14, -3, 14, -3, -8, tone=DARK)
    for y in (-6, 2, 10):
        b.disc(0, y, 2.2, LIGHT)
    b.line(2, 15, 12, 15, 4, tone=LIGHT, mirror=True)


def _garbage_scow(b: Brush) -> None:
    _flames(b, -8, 8)
    b.shape(-12, -16, 12, -16, 17, 12, 12, 19, -12, 19, -17, 12)
    b.box(-9, -12, 9, 10, 1, CUT)
    b.shape(-9, 10, -9, 2, -4, -4, 0, 3, 4, -7, 9, 0, 9, 10, tone=DARK)
    b.star(3, 3, 5, 3.4, 1.6, LIGHT)
    b.box(-6, -22, 6, -17, 1.5, LIGHT)


def _relay_ship(b: Brush) -> None:
    _flames(b, 0)
    b.shape(-4, -4, 4, -4, 6, 19, -6, 19)
    b.wedge(0, -10, 14, 0, 180)
    b.oval(0, -10, 14, 4, DARK)
    b.line(2, 0, -10, 0, -20, tone=LIGHT)
    b.disc(0, -21, 2.6, LIGHT)
    b.line(3, 6, 12, 17, 16, mirror=True)


def _consul_ship(b: Brush) -> None:
    _flames(b, -3, 3)
    b.shape(0, -24, 7, -6, 7, 14, 3, 19, -3, 19, -7, 14, -7, -6)
    b.ring(0, 5, 20, 3.6, MAIN, 0.42)
    b.box(-7, -4, 7, 5, 0, MAIN)
    b.star(0, -2, 4, 6, 2, LIGHT)
    b.line(1.8, -3, 9, 3, 9, tone=DARK)


def _fast_scout_ship(b: Brush) -> None:
    _flames(b, 0)
    b.shape(0, -24, 5, -2, 15, 18, 4, 13, 0, 19, -4, 13, -15, 18, -5, -2)
    b.shape(0, -15, 2.4, -3, 0, 4, -2.4, -3, tone=LIGHT)
    b.line(1.8, 12, -14, 18, -2, tone=DARK, mirror=True)


def _envoy_ship(b: Brush) -> None:
    _flames(b, 0)
    b.shape(0, -24, 6, -4, 4, 18, -4, 18, -6, -4)
    b.shape(5, -4, 18, -12, 14, 4, 5, 10, mirror=True)
    b.disc(0, -4, 3, LIGHT)
    b.line(1.6, 9, -3, 14, -6, tone=LIGHT, mirror=True)


def _fighter_escort(b: Brush) -> None:
    for x, y in ((0, -9), (-11, 8), (11, 8)):
        b.shape(
            x,
            y - 13,
            x + 3.5,
            y - 2,
            x + 9,
            y + 9,
            x + 3,
            y + 6,
            x,
            y + 9,
            x - 3,
            y + 6,
            x - 9,
            y + 9,
            x - 3.5,
            y - 2,
        )
        b.disc(x, y - 1, 1.7, LIGHT)


def _merchantman(b: Brush) -> None:
    _flames(b, -6, 6)
    b.shape(0, -24, 9, -13, -9, -13)
    b.box(-12, -12, 12, -1, 2)
    b.box(-12, 1, 12, 18, 2)
    b.box(-9, 4, 9, 15, 1, DARK)
    b.disc(0, 9.5, 4.2, LIGHT)
    b.disc(0, 9.5, 1.7, DARK)
    b.box(-9, -9, -3, -4, 1, LIGHT)
    b.box(3, -9, 9, -4, 1, LIGHT)


def _ore_freighter(b: Brush) -> None:
    _flames(b, 0)
    b.shape(0, -24, 6, -16, -6, -16)
    b.box(-3, -17, 3, 19, 1)
    for y in (-14, -3, 8):
        for side in (1, -1):
            b.shape(side * 4, y, side * 15, y, side * 19, y + 5, side * 15, y + 9, side * 4, y + 9)
            b.shape(side * 7, y + 6, side * 10, y + 2, side * 13, y + 6, tone=LIGHT)


def _colony_ship(b: Brush) -> None:
    _flames(b, -9, 0, 9)
    b.shape(0, -24, 5, -15, 5, 18, -5, 18, -5, -15)
    b.wedge(0, 2, 20, 180, 360)
    b.box(-20, 1, 20, 6, 1.5)
    b.wedge(0, 1, 16, 180, 360, DARK)
    for x, y in ((-9, -4), (0, -9), (9, -4)):
        b.disc(x, y, 2.8, LIGHT)
    b.box(-13, 7, -7, 18, 1.5)
    b.box(7, 7, 13, 18, 1.5)


def _cruiser(b: Brush) -> None:
    _flames(b, -4, 4)
    b.shape(0, -24, 5, -8, 6, 18, -6, 18, -5, -8)
    b.shape(5, -1, 20, 10, 17, 15, 6, 11, mirror=True)
    b.shape(0, -17, 2.2, -6, -2.2, -6, tone=LIGHT)
    b.line(2, 0, 0, 0, 13, tone=DARK)


def _atmosphere_skimmer(b: Brush) -> None:
    b.shape(0, -18, 7, -6, 22, 2, 20, 7, 6, 6, 4, 13, -4, 13, -6, 6, -20, 7, -22, 2, -7, -6)
    b.oval(0, -5, 2.8, 6, LIGHT)
    for y, reach in ((16, 15), (21, 9)):
        b.line(2, -reach, y, -reach / 2, y - 1.6, 0, y, reach / 2, y + 1.6, reach, y, tone=DARK)


def _assault_lander(b: Brush) -> None:
    b.shape(0, -23, 10, -12, 12, 6, -12, 6, -10, -12)
    b.line(3, 10, 4, 18, 20, mirror=True)
    b.line(3, 14, 21, 22, 21, mirror=True)
    b.shape(-5, -6, 5, -6, 4, 1, -4, 1, tone=CUT)
    b.shape(0, 9, 7, 15, 0, 22, -7, 15, tone=LIGHT)
    b.line(2, 4, -15, 7, -8, tone=DARK, mirror=True)


def _dreadnought(b: Brush) -> None:
    _flames(b, -12, -4, 4, 12)
    b.shape(0, -24, 10, -14, 10, -4, 22, 2, 22, 18, -22, 18, -22, 2, -10, -4, -10, -14)
    b.shape(0, -20, 6, -13, 6, 12, -6, 12, -6, -13, tone=DARK)
    for x, y in ((0, -9), (0, 1), (-15, 9), (15, 9)):
        b.disc(x, y, 3.4, MAIN)
        b.line(2.2, x, y, x, y - 7, tone=LIGHT)
        b.disc(x, y, 1.8, LIGHT)


SHIPS: dict[str, Emblem] = {
    "battleship": _battleship,
    "garbage-scow": _garbage_scow,
    "relay-ship": _relay_ship,
    "consul-ship": _consul_ship,
    "fast-scout-ship": _fast_scout_ship,
    "envoy-ship": _envoy_ship,
    "fighter-escort": _fighter_escort,
    "merchantman": _merchantman,
    "ore-freighter": _ore_freighter,
    "colony-ship": _colony_ship,
    "cruiser": _cruiser,
    "atmosphere-skimmer": _atmosphere_skimmer,
    "assault-lander": _assault_lander,
    "dreadnought": _dreadnought,
}


def _laze_cannon(b: Brush) -> None:
    b.box(-20, 4, 4, 14, 3)
    b.shape(-14, 14, 0, 14, -3, 22, -11, 22)
    b.box(3, 6, 10, 12, 1, DARK)
    for y, reach in ((-12, 20), (-4, 22), (4, 22)):
        b.line(1.9, 11, 8, reach, y, tone=LIGHT)
    b.disc(-13, 9, 2.4, LIGHT)


def _warp_cannon(b: Brush) -> None:
    b.shape(-22, 4, -6, -2, -6, 16, -22, 12)
    b.box(-6, 2, 20, 12, 2)
    for x in (0, 7, 14):
        b.ring(x, 7, 9, 2.4, LIGHT)
        b.box(x - 2.4, 2, x + 2.4, 12, 0, MAIN)
    b.line(2.4, -14, 15, -18, 22)
    b.line(2.4, -10, 15, -6, 22)
    b.star(19, -13, 4, 6, 2, LIGHT)


def _force_shield(b: Brush) -> None:
    b.arc(0, 2, 22, 3, 180, 360)
    b.arc(0, 2, 17, 1.8, 190, 350, LIGHT)
    b.shape(0, -11, 4, 0, 13, 12, 4, 10, 0, 14, -4, 10, -13, 12, -4, 0)
    b.line(2.4, -21, 6, -16, 14)
    b.line(2.4, 21, 6, 16, 14)


def _cargo_pods(b: Brush) -> None:
    for x in (-14, 0, 14):
        b.box(x - 6, -14, x + 6, 16, 5.5)
        b.line(1.8, x - 5, -3, x + 5, -3, tone=DARK)
        b.line(1.8, x - 5, 5, x + 5, 5, tone=DARK)
        b.disc(x, -9, 2, LIGHT)
    b.box(-20, -21, 20, -17, 1.5, LIGHT)


def _gravity_compensators(b: Brush) -> None:
    b.oval(0, 18, 21, 5, DARK)
    b.oval(0, 16, 14, 3.2)
    for y in (6, -5):
        b.shape(0, y - 9, 13, y + 2, 13, y + 6, 0, y - 4, -13, y + 6, -13, y + 2)
    b.shape(0, -24, 8, -16, 3, -16, 3, -12, -3, -12, -3, -16, -8, -16, tone=LIGHT)


def _long_range_tanks(b: Brush) -> None:
    for x in (-10, 10):
        b.box(x - 8, -14, x + 8, 20, 7)
        b.box(x - 5, -2, x + 5, 16, 4, DARK)
        b.box(x - 5, 6, x + 5, 16, 3, LIGHT)
        b.box(x - 3, -20, x + 3, -13, 1)
    b.line(2.4, -10, -21, 10, -21, tone=LIGHT)


def _diplomatic_suite(b: Brush) -> None:
    b.line(2.6, -14, -22, -14, 22)
    b.shape(-13, -21, 18, -18, 12, -10, 18, -1, -13, -3)
    b.star(-1, -11, 5, 6, 2.6, LIGHT)
    b.shape(2, 20, 5, 10, 16, 6, 12, 16, tone=MAIN)
    b.line(1.6, 2, 20, 12, 9, tone=LIGHT)


def _trade_hold(b: Brush) -> None:
    b.shape(0, -22, 20, -12, 20, 12, 0, 22, -20, 12, -20, -12)
    b.shape(0, -18, 16, -10.5, 0, -2, -16, -10.5, tone=LIGHT)
    b.line(2.2, 0, -1, 0, 20, tone=CUT)
    b.line(2.2, -19, -11, 0, -1, 19, -11, tone=CUT)
    b.disc(10, 6, 4, LIGHT)
    b.disc(10, 6, 1.7, DARK)


def _cloaking_device(b: Brush) -> None:
    hull = ((0, -22), (5, -6), (20, 14), (6, 11), (4, 17), (-4, 17), (-6, 11), (-20, 14), (-5, -6), (0, -22))
    for (x0, y0), (x1, y1) in pairwise(hull):
        for part in (0.08, 0.42, 0.76):
            a, c = part, part + 0.17
            b.line(2.4, x0 + (x1 - x0) * a, y0 + (y1 - y0) * a, x0 + (x1 - x0) * c, y0 + (y1 - y0) * c)
    b.disc(0, 2, 2.6, LIGHT)
    b.arc(0, 2, 8, 1.8, 200, 340, LIGHT)
    b.arc(0, 2, 8, 1.8, 20, 160, LIGHT)


MODIFIERS: dict[str, Emblem] = {
    "laze-cannon": _laze_cannon,
    "warp-cannon": _warp_cannon,
    "force-shield": _force_shield,
    "cargo-pods": _cargo_pods,
    "gravity-compensators": _gravity_compensators,
    "long-range-tanks": _long_range_tanks,
    "diplomatic-suite": _diplomatic_suite,
    "trade-hold": _trade_hold,
    "cloaking-device": _cloaking_device,
}
