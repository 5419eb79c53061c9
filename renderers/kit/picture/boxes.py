"""Boxes on a picture: left, top, right, bottom, the last two outside."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

Box = tuple[int, int, int, int]


def area(box: Box) -> int:
    """Pixels in a box."""
    return (box[2] - box[0]) * (box[3] - box[1])


def overlap(one: Box, other: Box) -> Box | None:
    """The overlap of two boxes, or None."""
    left, top, right, bottom = (
        max(one[0], other[0]),
        max(one[1], other[1]),
        min(one[2], other[2]),
        min(one[3], other[3]),
    )
    return (left, top, right, bottom) if left < right and top < bottom else None


def inside(box: Box, x: int, y: int) -> Box:
    """A box in coordinates of what lies with its corner at `(x, y)`."""
    return box[0] - x, box[1] - y, box[2] - x, box[3] - y


def grown(box: Box, by: float) -> Box:
    """A box with at least so many pixels more on every side."""
    more = ceil(by)
    return box[0] - more, box[1] - more, box[2] + more, box[3] + more


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box that holds all of them; there must be one."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def joined(boxes: list[Box]) -> list[Box]:
    """Fewer boxes over the same area that do not overlap: those that touch, or waste little together, become one."""
    todo: list[Box] = list(boxes)
    done: list[Box] = []
    while todo:
        a = todo.pop()
        for i, b in enumerate(done):
            both = (min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]))
            apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
            if not apart or area(both) <= 1.1 * (area(a) + area(b)):
                del done[i]
                todo.append(both)
                break
        else:
            done.append(a)
    return done
