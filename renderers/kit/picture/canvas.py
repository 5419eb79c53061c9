"""A picture as slabs and stamps over a ground, and how any part of it is drawn.

A pixel of the finished frame depends only on the ground, on the slab that covers it and on the stamps above, in their
order; colours are snapped to the palette one by one, without dither. So a part drawn alone equals the same part of the
whole. Slabs are in the palette already: where nothing lies on them they cost no more than copying them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from PIL import Image

from renderers.kit.picture.stamp import SERIALS, Box, Stamp, area, around, inside, joined, overlap

FILTER = 1
"""Frames have one column more than the picture, on the left: the filter byte of each PNG row, always 0."""


class Placed(NamedTuple):
    """A stamp with its upper left corner on the picture."""

    stamp: Stamp
    x: int
    y: int

    @property
    def box(self) -> Box:
        """What it may touch: left, top, right, bottom."""
        return self.x, self.y, self.x + self.stamp.width, self.y + self.stamp.height


@dataclass(frozen=True, slots=True, eq=False)
class Slab:
    """An opaque piece of a picture in the colours of its palette ("P")."""

    pixels: Image.Image
    serial: int = field(init=False, default_factory=lambda: next(SERIALS))


class Laid(NamedTuple):
    """A slab with its upper left corner on the picture."""

    slab: Slab
    x: int
    y: int

    @property
    def box(self) -> Box:
        """What it covers: left, top, right, bottom."""
        return self.x, self.y, self.x + self.slab.pixels.width, self.y + self.slab.pixels.height


@dataclass(slots=True)
class Scene:
    """Everything on a ground: slabs, which do not overlap, and stamps above them, lowest first."""

    placed: list[Placed] = field(default_factory=list)
    laid: list[Laid] = field(default_factory=list)

    def lay(self, slab: Slab, x: int, y: int) -> None:
        """Lay a slab with its upper left corner at `(x, y)`."""
        self.laid.append(Laid(slab, x, y))

    def put(self, stamp: Stamp, x: float, y: float) -> None:
        """Place a stamp with its place point at `(x, y)`."""
        self.placed.append(Placed(stamp, round(x - stamp.ax), round(y - stamp.ay)))


def shifted(box: Box) -> Box:
    """A box of the picture in coordinates of its frame."""
    return box[0] + FILTER, box[1], box[2] + FILTER, box[3]


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """A baked picture without pieces: a finished frame ("P", with the filter column), and the palette of all on it."""

    pixels: Image.Image
    palette: Image.Image
    width: int
    height: int

    def part(self, box: Box) -> Image.Image:
        """A part of the picture in true colours, to paste on."""
        return self.pixels.crop(shifted(box)).convert("RGB")

    @property
    def palette_bytes(self) -> bytes:
        """The 256 colours as 768 bytes."""
        return bytes(self.palette.getpalette() or ())


def palette_image(colours: list[tuple[int, int, int]]) -> Image.Image:
    """256 colours in the form that quantising needs."""
    image = Image.new("P", (1, 1))
    give_palette(image, [channel for colour in colours for channel in colour])
    return image


def give_palette(picture: Image.Image, channels: list[int]) -> None:
    """Give a "P" picture its 256 colours, so that several threads can read it from now on."""
    picture.putpalette(channels)
    # Pillow would take them over when the picture is next read, and free what another thread is reading just then.
    picture.load()


def ground_of(picture: Image.Image, palette: Image.Image) -> Ground:
    """A ground from a picture in true colours, or in the palette's."""
    flat = picture if picture.mode == "P" else snapped(picture, palette)
    pixels = framed(flat)
    give_palette(pixels, palette.getpalette() or [])
    return Ground(pixels, palette, picture.width, picture.height)


def snapped(picture: Image.Image, palette: Image.Image) -> Image.Image:
    """The picture in the palette's nearest colours, without dither."""
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


def framed(picture: Image.Image) -> Image.Image:
    """A "P" picture as a frame, with the filter column."""
    frame = Image.new("P", (picture.width + FILTER, picture.height))
    frame.paste(picture, (FILTER, 0))
    return frame


MOST_APART = 0.6
"""Above this part of the picture under stamps it is faster to draw all of it at once."""
MOST_JOINED = 40
"""With more stamps it takes longer to find out which lie apart."""


def drawn_whole(ground: Ground, scene: Scene) -> Image.Image:
    """The finished frame ("P", with the filter column)."""
    if scene.laid:
        frame = ground.pixels.copy()
        for slab, x, y in scene.laid:
            frame.paste(slab.pixels, (x + FILTER, y))
        whole = (0, 0, ground.width, ground.height)
        under = [box for p in scene.placed if (box := overlap(p.box, whole))]
        for box in _apart(under, area(whole)):
            _draw_over(frame, ground, scene, box)
        return frame
    picture = ground.pixels.convert("RGB")
    paste = picture.paste
    for stamp, x, y in scene.placed:
        paste(stamp.source, (x + FILTER, y), stamp.mask)
    frame = snapped(picture, ground.palette)
    # This column becomes the filter byte of each row of the file: 0, which is no filter, whatever snapping made of it.
    frame.paste(0, (0, 0, FILTER, frame.height))
    return frame


def _apart(boxes: list[Box], whole: int) -> list[Box]:
    """Boxes that do not overlap over all of the given ones: a few, or the one around them where that is faster."""
    if not boxes or len(boxes) > MOST_JOINED:
        return [around(boxes)] if boxes else []
    found = joined(boxes)
    return found if sum(map(area, found)) <= MOST_APART * whole else [around(found)]


def drawn_parts(ground: Ground, scene: Scene, parts: list[Box], frame: Image.Image) -> None:
    """Redraw the given boxes of the scene in a finished frame of another scene on the same ground.

    The boxes must lie on the picture.
    """
    if scene.laid:
        for part in parts:
            _draw_slabs(frame, ground, scene, part)
            for box in joined([box for p in scene.placed if (box := overlap(p.box, part))]):
                _draw_over(frame, ground, scene, box)
        return
    spread = [(stamp, x, y, x + stamp.width, y + stamp.height) for stamp, x, y in scene.placed]
    for left, top, right, bottom in parts:
        picture = ground.part((left, top, right, bottom))
        for stamp, x, y, end, foot in spread:
            if x < right and y < bottom and end > left and foot > top:
                picture.paste(stamp.source, (x - left, y - top), stamp.mask)
        frame.paste(snapped(picture, ground.palette), (left + FILTER, top))


def _draw_slabs(frame: Image.Image, ground: Ground, scene: Scene, part: Box) -> None:
    """Ground and slabs in a box."""
    frame.paste(ground.pixels.crop(shifted(part)), shifted(part))
    for laid in scene.laid:
        if box := overlap(laid.box, part):
            piece = laid.slab.pixels.crop(inside(box, laid.x, laid.y))
            frame.paste(piece, shifted(box))


def _draw_over(frame: Image.Image, ground: Ground, scene: Scene, box: Box) -> None:
    """The stamps in a box, over its slabs and the true colours of the ground, whatever the frame shows there."""
    left, top, right, bottom = box
    # True colours, not what the frame shows: what was snapped to the palette once would be blended a second time.
    part = ground.part(box)
    for laid in scene.laid:
        if under := overlap(laid.box, box):
            piece = laid.slab.pixels.crop(inside(under, laid.x, laid.y))
            part.paste(piece.convert("RGB"), inside(under, left, top))
    for stamp, x, y in scene.placed:
        if x < right and y < bottom and x + stamp.width > left and y + stamp.height > top:
            part.paste(stamp.source, (x - left, y - top), stamp.mask)
    frame.paste(snapped(part, ground.palette), shifted(box))
