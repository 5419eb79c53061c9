"""A piece of the ground with stamps on it, kept as one slab: for what changes rarely and lies on glass."""

from __future__ import annotations

from renderers.kit.picture.canvas import Ground, Slab, snapped
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp


@cached_pixels
def slab_of(ground: Ground, stamp: Stamp, x: int, y: int) -> Slab:
    """A stamp with its upper left corner at `(x, y)` of the ground, as a slab that covers its box."""
    patch = Patch(ground, x, y, stamp.width, stamp.height)
    patch.picture.paste(stamp.source, (0, 0), stamp.mask)
    return patch.slab()


class Patch:
    """A piece of a ground being filled, in coordinates of the picture; take it as a slab for its left upper corner.

    It may lie `over` a slab of its size instead of the bare ground.
    """

    def __init__(
        self, ground: Ground, x: int, y: int, width: int, height: int, over: Slab | None = None
    ) -> None:
        self.x, self.y, self._palette = x, y, ground.palette
        if over is not None:
            self.picture = over.pixels.convert("RGB")
            return
        self.picture = ground.part((x, y, x + width, y + height))

    def put(self, stamp: Stamp, x: float, y: float) -> None:
        """Paste a stamp with its place point at `(x, y)` of the picture."""
        at = (round(x - stamp.ax) - self.x, round(y - stamp.ay) - self.y)
        self.picture.paste(stamp.source, at, stamp.mask)

    def slab(self) -> Slab:
        """The finished patch, in the ground's palette."""
        return Slab(snapped(self.picture, self._palette))
