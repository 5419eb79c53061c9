"""Emblems of population: the head of each race above the sign of its calling, and the shields of mercenaries."""

from __future__ import annotations

from renderers.kit.stamps.brush import CUT, DARK, LIGHT, MAIN, Brush, Emblem


def _koolian(b: Brush) -> None:
    """Tall and hooded, three eyes in a row."""
    b.shape(0, -23, 13, -9, 13, 3, 6, 12, -6, 12, -13, 3, -13, -9)
    b.shape(0, -23, 5, -12, 0, -14, -5, -12, tone=LIGHT)
    b.shape(0, -9, 9, -4, 8, 4, 3, 9, -3, 9, -8, 4, -9, -4, tone=CUT)
    for x in (-5, 0, 5):
        b.oval(x, -1, 1.6, 2.6, LIGHT)


def _antarian(b: Brush) -> None:
    """Broad, with great eyes and two feelers."""
    b.line(2.2, 5, -8, 10, -17, 17, -20, mirror=True)
    b.disc(17, -20, 2.6, LIGHT)
    b.disc(-17, -20, 2.6, LIGHT)
    b.shape(0, 13, 9, 6, 16, -3, 10, -10, -10, -10, -16, -3, -9, 6)
    b.shape(15, -3, 9, -8, 3, -2, 6, 3, tone=CUT, mirror=True)
    b.shape(13, -3, 9, -6, 6, -2, 8, 0, tone=LIGHT, mirror=True)
    b.line(1.6, -3, 8, 3, 8, tone=DARK)


def _tlisk(b: Brush) -> None:
    """Horned, with jaws."""
    b.shape(6, -9, 20, -23, 18, -7, 12, 1, mirror=True)
    b.shape(0, -14, 11, -8, 12, 1, 5, 8, -5, 8, -12, 1, -11, -8)
    b.shape(3, 6, 11, 2, 9, 11, 2, 15, tone=MAIN, mirror=True)
    b.shape(2, -2, 10, -6, 9, 0, 4, 2, tone=CUT, mirror=True)
    b.shape(0, -13, 2.5, -4, 0, 5, -2.5, -4, tone=LIGHT)


def _terran(b: Brush) -> None:
    """A helmet with a visor."""
    b.disc(0, -5, 15)
    b.box(-11, 4, 11, 13, 3)
    b.box(-11, -12, 11, 3, 7, CUT)
    b.box(-9, -10, 9, 1, 5.5, DARK)
    b.shape(-7, -1, 0, -10, 4, -10, -4, 1, tone=LIGHT)
    b.box(-18, -9, -14, 2, 1.5, DARK)
    b.box(14, -9, 18, 2, 1.5, DARK)


def _vorrud(b: Brush) -> None:
    """Heavy, with tusks and a crest of spikes."""
    b.shape(0, -24, 4, -11, 12, -18, 12, -7, 18, -2, 14, 9, -14, 9, -18, -2, -12, -7, -12, -18, -4, -11)
    b.shape(2, -3, 12, -6, 10, 0, 4, 1, tone=CUT, mirror=True)
    b.box(-9, 4, 9, 9, 2, DARK)
    b.shape(6, 10, 11, -1, 14, 13, tone=LIGHT, mirror=True)


def _mirelli(b: Brush) -> None:
    """A bell with one eye and long strands."""
    b.wedge(0, -2, 16, 180, 360)
    b.box(-16, -3, 16, 2, 2)
    for x, y in ((-12, 10), (-6, 14), (0, 11), (6, 14), (12, 10)):
        b.line(2.6, x, 0, x + (1.5 if x > 0 else -1.5 if x < 0 else 0), 6, x, y, tone=MAIN)
    b.oval(0, -7, 6, 5, CUT)
    b.disc(0, -7, 3, LIGHT)


def _chevrons(b: Brush) -> None:
    """The sign of people who fight: chevrons."""
    b.shape(0, 14, 9, 18, 9, 21, 0, 17, -9, 21, -9, 18, tone=LIGHT)
    b.shape(0, 19, 7, 22.2, 7, 24.4, 0, 21.6, -7, 24.4, -7, 22.2, tone=LIGHT)


def _leaves(b: Brush) -> None:
    """The sign of people who talk: leaves."""
    b.shape(1, 22, 6, 16, 14, 16, 9, 22, tone=LIGHT, mirror=True)


def _coins(b: Brush) -> None:
    """The sign of people who trade: coins."""
    for x in (-8, 0, 8):
        b.disc(x, 19.5, 3.6, LIGHT)
        b.disc(x, 19.5, 1.5, DARK)


def _compass(b: Brush) -> None:
    """The sign of people who do a little of everything: a compass."""
    b.star(0, 19, 4, 6, 1.9, LIGHT)
    b.line(1.6, 7, 19, 12, 19, tone=LIGHT, mirror=True)


RACE_HEADS: dict[str, Emblem] = {
    "koolian": _koolian,
    "antarian": _antarian,
    "tlisk": _tlisk,
    "terran": _terran,
    "vorrud": _vorrud,
    "mirelli": _mirelli,
}
CALLINGS: dict[str, Emblem] = {"m": _chevrons, "d": _leaves, "e": _coins, "": _compass}


def alien(race: str, m: int, d: int, e: int) -> Emblem:
    """The head of a race over the calling that its strengths speak of."""
    best = max(m, d, e)
    calling = "".join(key for key, value in zip("mde", (m, d, e), strict=True) if value == best)

    def paint(b: Brush) -> None:
        RACE_HEADS[race](b)
        CALLINGS[calling if len(calling) == 1 else ""](b)

    return paint


def _shield(b: Brush) -> None:
    b.shape(0, -24, 19, -17, 18, 3, 11, 15, 0, 24, -11, 15, -18, 3, -19, -17)
    b.shape(0, -20, 16, -14, 15, 2, 9, 12, 0, 20, -9, 12, -15, 2, -16, -14, tone=CUT)


def _general_bellis(b: Brush) -> None:
    b.star(0, -6, 5, 10, 4.2, LIGHT)
    b.shape(0, 6, 10, 11, 8, 14, 0, 10, -8, 14, -10, 11)


def _nora_lucre(b: Brush) -> None:
    b.disc(0, -2, 11)
    b.disc(0, -2, 8.4, DARK)
    b.star(0, -2, 4, 7, 2.6, LIGHT)


def _evil_clones(b: Brush) -> None:
    for x, tone in ((6, DARK), (-5, MAIN)):
        b.disc(x, -8, 5.4, CUT)
        b.disc(x, -8, 4.6, tone)
        b.wedge(x, 9, 9, 180, 360, CUT)
        b.wedge(x, 9, 7.8, 180, 360, tone)
    b.box(-8, -10, -2, -8, 0.6, LIGHT)


def _ajax_rho(b: Brush) -> None:
    b.line(3, 0, -14, 0, 7, tone=LIGHT)
    b.shape(-1.5, -14, 0, -18, 1.5, -14, tone=LIGHT)
    b.line(3, -7, 5, 7, 5)
    b.line(3.4, 0, 8, 0, 14, tone=MAIN)


def _silver_tongue_jace(b: Brush) -> None:
    b.box(-11, -13, 11, 4, 4)
    b.shape(-6, 3, 2, 3, -5, 12)
    for x in (-6, 0, 6):
        b.disc(x, -4.5, 1.9, CUT)
    b.line(1.6, -6, -10, 2, -10, tone=LIGHT)


def _iron_vanguard(b: Brush) -> None:
    b.wedge(0, 0, 12, 180, 360)
    b.box(-12, -1, 12, 9, 2)
    b.box(-2, -16, 2, 9, 1, LIGHT)
    b.box(-9, -1, -3, 3, 0.8, CUT)
    b.box(3, -1, 9, 3, 0.8, CUT)
    b.line(2, -8, 7, -8, 12, mirror=True)


def _bounty_hunters(b: Brush) -> None:
    b.ring(0, -2, 11, 2.6)
    for x0, y0, x1, y1 in ((0, -17, 0, -8), (0, 4, 0, 13), (-15, -2, -6, -2), (6, -2, 15, -2)):
        b.line(2.2, x0, y0, x1, y1, tone=LIGHT)
    b.disc(0, -2, 2.2, LIGHT)


def _smugglers(b: Brush) -> None:
    b.box(-11, -8, 11, 11, 1.5)
    b.box(-9, -6, 9, 9, 1, DARK)
    b.line(2.4, -8, -5, 8, 8)
    b.line(2.4, 8, -5, -8, 8)
    b.line(2.2, -7, -13, 0, -10, 7, -13, tone=LIGHT)


def _wandering_monks(b: Brush) -> None:
    b.shape(0, -16, 9, -5, 11, 12, -11, 12, -9, -5)
    b.shape(0, -10, 5, -3, 3, 5, -3, 5, -5, -3, tone=CUT)
    b.disc(-1.8, -1, 0.9, LIGHT)
    b.disc(1.8, -1, 0.9, LIGHT)
    b.line(1.6, 0, 6, 0, 12, tone=DARK)


def _doctor_quill(b: Brush) -> None:
    b.shape(10, -17, 12, -6, 2, 6, -4, 8, -2, 1)
    b.line(1.5, 9, -13, -9, 13, tone=LIGHT)
    b.line(1.6, -9, 13, -1, 14)


def _free_miners(b: Brush) -> None:
    b.line(3, -9, 12, 6, -5)
    b.shape(-8, -14, 2, -14, 13, -4, 14, 5, 9, -2, 0, -9, tone=LIGHT)


def _spy_ring(b: Brush) -> None:
    b.shape(-14, -2, 0, -11, 14, -2, 0, 7)
    b.disc(0, -2, 6, CUT)
    b.disc(0, -2, 3.4, LIGHT)
    b.arc(0, -2, 16, 1.8, 30, 150)


def _ace_pilots(b: Brush) -> None:
    b.disc(0, -3, 4.6, LIGHT)
    for y, reach in ((-8, 16), (-3, 14), (2, 10)):
        b.shape(4, y, reach, y - 2, reach - 2, y + 2.4, 4, y + 3.2, mirror=True)
    b.star(0, 11, 5, 4.5, 2, LIGHT)


CHARGES: dict[str, Emblem] = {
    "general-bellis": _general_bellis,
    "nora-lucre": _nora_lucre,
    "evil-clones": _evil_clones,
    "ajax-rho": _ajax_rho,
    "silver-tongue-jace": _silver_tongue_jace,
    "iron-vanguard": _iron_vanguard,
    "bounty-hunters": _bounty_hunters,
    "smugglers": _smugglers,
    "wandering-monks": _wandering_monks,
    "doctor-quill": _doctor_quill,
    "free-miners": _free_miners,
    "spy-ring": _spy_ring,
    "ace-pilots": _ace_pilots,
}


def merc(word: str) -> Emblem:
    """A shield with the charge of a mercenary."""

    def paint(b: Brush) -> None:
        _shield(b)
        CHARGES[word](b)

    return paint
