"""What a picture needs besides the view: who sits where, who is asked, and what just happened."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.engine.moves import Event, Mark

Size = Literal["large", "small"]
Form = Literal["portrait", "landscape"]
Vision = Literal["normal", "protan", "deutan", "tritan"]


class Look(msgspec.Struct, frozen=True):
    """How a table is to be shown.

    `names` are those of the sides. `awaited` are the sides that are asked now and `moment` what they do, in
    words that follow a name ("moves", "chooses a bonus"), or "" where the board's own word will do. `last` are the
    events of the last move of another seat, or of all since the viewer last looked, oldest first: their spaces are
    outlined. `size` "small" is the same drawing at two thirds. `vision` is whose eyes the sides' colours are for.
    `language` names the catalogues from which words come. `marks` are shown in gold; what a picture does not show is
    left out. `hues` are the numbers of the sides' colours; without them, side i has i. `form` "landscape" asks for a
    board that is wider than high, of renderers that draw one.
    """

    names: tuple[str, ...]
    awaited: tuple[int, ...] = ()
    moment: str = ""
    last: tuple[Event, ...] = ()
    size: Size = "large"
    vision: Vision = "normal"
    language: str = "en"
    marks: tuple[Mark, ...] = ()
    hues: tuple[int, ...] = ()
    form: Form = "portrait"

    def __post_init__(self) -> None:
        """Take the names as they are said: what is drawn declines none."""
        msgspec.structs.force_setattr(self, "names", tuple(map(str, self.names)))

    def hue(self, side: int) -> int:
        """The number of a side's colour."""
        return self.hues[side] if side < len(self.hues) else side

    @property
    def colours(self) -> int:
        """How many colours of sides are used, counted from the first."""
        return 1 + max((self.hue(side) for side in range(len(self.names))), default=-1)


class Picture(msgspec.Struct, frozen=True):
    """A finished picture: the bytes of a PNG file, and at most 1,024 characters that say the same."""

    png: bytes
    alt: str
