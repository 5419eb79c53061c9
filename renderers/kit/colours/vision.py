"""How far apart colours look: contrast, CIEDE2000, and the three kinds of colour blindness.

Sources: WCAG 2.1 (contrast), Sharma, Wu and Dalal 2005 (CIEDE2000), Machado, Oliveira and Fernandes 2009
(matrices at severity 1.0, applied in linear RGB), white point D65.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from renderers.kit.colours.palette import RGB

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

MACHADO: dict[str, Matrix] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: RGB) -> Vector:
    """sRGB to linear light, 0 to 1."""

    def channel(value: int) -> float:
        part = value / 255
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return channel(colour[0]), channel(colour[1]), channel(colour[2])


def seen_by(vision: str, colour: RGB) -> RGB:
    """`colour` as a person with that kind of vision (a key of `MACHADO`) sees it."""
    light = linear(colour)
    rows = (sum(m * v for m, v in zip(row, light, strict=True)) for row in MACHADO[vision])
    r, g, b = (round(255 * _encoded(min(max(value, 0.0), 1.0))) for value in rows)
    return r, g, b


def _encoded(value: float) -> float:
    return value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055


def luminance(colour: RGB) -> float:
    """Relative luminance, 0 to 1."""
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: RGB, b: RGB) -> float:
    """Contrast ratio, 1 to 21."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lab(colour: RGB) -> Vector:
    """CIE L*a*b* under D65."""
    r, g, b = linear(colour)
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883

    def f(t: float) -> float:
        return t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116

    return 116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))


def ciede2000(a: RGB, b: RGB) -> float:
    """The perceived difference of two colours; about 1 is just visible."""
    l1, a1, b1 = lab(a)
    l2, a2, b2 = lab(b)
    mean_c = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = (1 - sqrt(mean_c**7 / (mean_c**7 + 25**7))) / 2
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    d_l, d_c = l2 - l1, c2 - c1
    d_h = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    mean_l, mean_c = (l1 + l2) / 2, (c1 + c2) / 2
    if c1 * c2 == 0:
        mean_h = h1 + h2
    elif abs(h1 - h2) <= 180:
        mean_h = (h1 + h2) / 2
    else:
        mean_h = ((h1 + h2 + 360) / 2) % 360
    t = (
        1
        - 0.17 * cos(radians(mean_h - 30))
        + 0.24 * cos(radians(2 * mean_h))
        + 0.32 * cos(radians(3 * mean_h + 6))
        - 0.20 * cos(radians(4 * mean_h - 63))
    )
    s_l = 1 + 0.015 * (mean_l - 50) ** 2 / sqrt(20 + (mean_l - 50) ** 2)
    s_c = 1 + 0.045 * mean_c
    s_h = 1 + 0.015 * mean_c * t
    spin = 30 * exp(-(((mean_h - 275) / 25) ** 2))
    r_t = -2 * sqrt(mean_c**7 / (mean_c**7 + 25**7)) * sin(radians(2 * spin))
    x, y, z = d_l / s_l, d_c / s_c, d_h / s_h
    return sqrt(x * x + y * y + z * z + r_t * y * z)
