"""The pictures of docs/kit.md: what the code on that page draws.

`python -m tools.kit_pages` writes all of them again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

from renderers.kit.colours.palette import SPACE
from renderers.kit.picture.canvas import Scene, ground_of
from renderers.kit.picture.frames import Frames

PAGE = Path(__file__).parent.parent / "docs" / "kit.md"
WIDTH, MARGIN = 640, 24

PART = re.compile(r"^```python\n(?P<code>.*?)^```$|^!\[[^\n]*\]\((?P<file>[^)\n]+)\)$", re.M | re.S)


class Snippet(NamedTuple):
    """A piece of code of the page, the line it begins in, and the file of the picture below it ("" for none)."""

    code: str
    line: int
    file: str


def snippets(page: str) -> list[Snippet]:
    """The code of the page from top to bottom."""
    found: list[Snippet] = []
    for part in PART.finditer(page):
        if part["file"]:
            found[-1] = found[-1]._replace(file=part["file"])
        else:
            found.append(Snippet(part["code"], page.count("\n", 0, part.start()) + 1, ""))
    return found


def drawn(page: str) -> Iterator[tuple[str, bytes]]:
    """Run the code of the page as one program, and give each picture with its file."""
    known: dict[str, Any] = {}
    for code, line, file in snippets(page):
        known["scene"], known["picture"] = Scene(), None
        exec(compile("\n" * line + code, PAGE.name, "exec"), known)
        if file:
            yield file, known["picture"] or _picture(known["scene"], known["PAINTS"].palette)


def _picture(scene: Scene, palette: Image.Image) -> bytes:
    """A scene on plain space, as high as it needs."""
    high = max(placed.box[3] for placed in scene.placed) + MARGIN
    return Frames().draw("page", ground_of(Image.new("RGB", (WIDTH, high), SPACE), palette), scene).file()


def main() -> None:
    for file, picture in drawn(PAGE.read_text(encoding="utf-8")):
        path = PAGE.parent / file
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(picture)


if __name__ == "__main__":
    main()
