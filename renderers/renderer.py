"""The interface for drawing a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace
from PIL import Image

from bot.engine.moves import Text
from renderers.kit.colours.eyes import for_eyes
from renderers.kit.colours.palette import RGB
from renderers.kit.picture.paints import Paints
from renderers.look import Look, Picture


class Renderer(NamedTuple):
    """The three equal boards of a game, each made from a view and a look: full text, and picture with alt text.

    A game with hidden hands or with cards to look at closely has private pictures too. They are made only
    from the view of the person who gets them.

    This is all that is asked of a renderer:

    - It is pure. The same view and look give the same bytes, in any thread and any process, whatever was drawn before.
      It changes nothing in the view, and knows nothing that the view does not show.
    - Its words come from the catalogue of the game, in the `language` of the look.
    - A picture is a PNG, and its alt text has 1 to 1,024 characters. A board is four wide and five high; in
      landscape it is wider than high.
    - The alt text of a board and the text board name the sides with the `names` of the look, and say who has won.

    What else a look asks for, a renderer may leave out: a `size`, a `vision`, `marks`, the events of the `last` move.
    The drawing kit (`renderers.kit`) does all of it. Who draws with the kit says so with a `palette`.
    """

    text_board: Callable[[Any, Look], str]
    render: Callable[[Any, Look], Picture] | None = None
    """None where the text board is all there is."""
    check: Callable[[], None] = lambda: None
    """Look at the files it draws with, at start. Raises BadData."""
    prepare: Callable[[], None] = lambda: None
    """Load them and draw what most pictures have in common, so that the first one is not slower."""
    hand: Callable[[Any, Look, int], Picture | None] | None = None
    """The hand of a seat, from that seat's view; None where there is nothing to show of an empty one."""
    focus: Callable[[Any, Look], Picture | None] | None = None
    """The part of the picture where the marks of the look are, as large as drawn; None where none of them is on it."""
    hand_told: Callable[[Any, Look, int], str] | None = None
    """What the picture of a hand says in words; "" where there is none."""
    held: Callable[[Any, int], str] | None = None
    """What a seat holds, in any words: while they are the same, a picture that differs is no news to its holder.

    Without it, every picture that differs is.
    """
    focus_told: Callable[[Any, Look], str] | None = None
    """What the marked part of the picture says in words; "" if none of the marks is on it."""
    inspect: Callable[[Any, Look, str], Picture | None] | None = None
    """A thing by a name that people type, large; None where nothing has that name."""
    inspectable: Callable[[Any], dict[str, Text]] | None = None
    """The names of all that can be looked at in a view, first what the viewer holds, each with its title."""
    landscape: bool = False
    """Whether `render` also draws boards in landscape, where the `form` of the look asks for it."""
    palette: Callable[[], Image.Image] | None = None
    """The palette of all pictures that are drawn with the kit. Such a renderer keeps the kit's ways:

    Its art lies in files that `check` looks at and `prepare` loads; what it draws is kept in the cache of the kit;
    words are set by the kit's lettering, so that tests can read them; the colours of sides are those of the kit, and
    become others for other eyes. Its module `pictures` has `facts_of(view, look)` and `alt_text(view, look, facts)`, so
    that tests get the words of a board without drawing it.
    """

    vista: Callable[[Any, Look], Picture] | None = None
    """The board alone, to be seen from afar: no words, no panels, no alt text. Without it, the whole board is shown."""

    @property
    def uses_kit(self) -> bool:
        """Whether the pictures are drawn with the kit."""
        return self.palette is not None

    @property
    def can_inspect(self) -> bool:
        """Whether there are things to look at closely."""
        return self.inspect is not None and self.inspectable is not None


KEY = "key"
"""The name of the picture key, which says what the signs of the pictures mean, where a game has one to look at."""

Drawn = TypeVar("Drawn", Picture, Picture | None)


def for_every_eye(draw: Callable[..., Drawn], paints: Paints | None = None) -> Callable[..., Drawn]:
    """The same drawing in the colours of the look's vision; what draws it knows of the usual ones alone.

    The scenery of its `paints` is the same for all eyes.
    """

    def drawn(view: Any, look: Look, *more: Any) -> Drawn:
        picture = draw(view, replace(look, vision="normal"), *more)
        if isinstance(picture, Picture):
            scenery = paints.scenery if paints is not None else frozenset[RGB]()
            picture = replace(picture, png=for_eyes(picture.png, look.vision, look.colours, scenery))
        return picture

    return drawn
