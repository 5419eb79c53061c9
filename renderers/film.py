"""A game as a film: the board after each turn, above a strip with the moment and what happened.

Works for every game with a renderer, from moments alone: the film shows only what its viewer saw.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Any

import msgspec
from PIL import Image, ImageDraw

from bot.engine.catalogues import ENGLISH
from bot.engine.moves import Event, SideInfo
from bot.engine.retelling import Chapter, Moment
from bot.engine.rules import Game
from bot.engine.words import Words, words_of
from renderers.kit.colours.palette import DIM, FLASH, GOLD, IVORY, LINE, PANEL, SPACE, TITLE_SECOND, side_of
from renderers.kit.letters.lettering import Type, fitted, width, words
from renderers.kit.letters.paragraphs import wrapped
from renderers.kit.picture.paints import put
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.reel import Last, Part, Reel, frame
from renderers.kit.picture.stamp import Stamp, solid
from renderers.kit.stamps.marks import mark_mask
from renderers.kit.texts.names import shown_name
from renderers.look import Look, Picture

BOARD = (800, 1000)
STRIP = 132
MOST_FRAMES = 60
SPEEDS = {"slow": 1.8, "normal": 0.9, "fast": 0.4}
"""Seconds for which each frame is shown."""
LAST = 6.0
"""Seconds of the last frame."""

MARGIN = 24
CHAPTER = Type("caption", 26, 2.4)
SCORE = Type("extrabold", 27, features=("tnum",))
TOLD = Type("medium", 22)


class Shot(msgspec.Struct, frozen=True):
    """What a frame is drawn from, as plain values: the view as bytes, who is asked, what is told, and the last frame.

    `share` is how far the game has come, and `turning` where its turning points are, as parts of the whole.
    """

    game: str
    view: bytes
    look: Look
    chapter: Chapter
    scores: tuple[tuple[int | None, int], ...]
    """The hue and the score of each side, or of all together (without a hue)."""
    told: str
    share: float
    turning: tuple[float, ...]
    last: Last | None


def shoot(shot: Shot, render: Callable[[Any, Look], Picture], game: Game[Any]) -> tuple[Last, Part | None]:
    """The frame of a shot, with the board that `render` draws."""
    board = render(game.decode(shot.view), shot.look)
    with Image.open(BytesIO(board.png)) as drawn:
        drawn.load()
        picture = Image.new("RGB", (BOARD[0], BOARD[1] + STRIP), SPACE)
        part = min(BOARD[0] / drawn.width, BOARD[1] / drawn.height)
        fit = (round(drawn.width * part), round(drawn.height * part))
        shown = drawn.convert("RGB").resize(fit, Image.Resampling.HAMMING)
        picture.paste(shown, ((BOARD[0] - fit[0]) // 2, (BOARD[1] - fit[1]) // 2))
        _put_strip(picture, shot)
        return frame(picture, drawn, shot.last)


class Film:
    """A film being drawn, one `shoot` after the other until `done`; every shot takes a few hundredths of a second.

    `names` are those of each moment by side, as pictures show them. `tell` says what happened in a sentence or two.
    `most` frames are drawn, and those of the moments `turning` among them.
    """

    def __init__(
        self,
        game: Game[Any],
        render: Callable[[Any, Look], Picture],
        moments: Sequence[Moment],
        names: Sequence[Sequence[str]],
        tell: Callable[[Sequence[Event], Sequence[str]], str],
        turning: Sequence[int] = (),
        most: int = MOST_FRAMES,
        language: str = ENGLISH,
    ) -> None:
        self._game, self._render, self._tell = game, render, tell
        self._moments, self._names = moments, names
        self._words = words_of(game.info.slug, language)
        self.shots = chosen(len(moments), most, turning)
        self._turning = tuple(at / max(1, len(moments) - 1) for at in turning)
        self._reel = Reel()
        self.shot = 0

    @property
    def done(self) -> bool:
        """Whether all frames are drawn."""
        return self.shot == len(self.shots)

    def shoot(self) -> None:
        """Draw the next frame."""
        self.take(*shoot(self.next(), self._render, self._game))

    def take(self, last: Last, part: Part | None) -> None:
        """Add the next frame, as `shoot` made it."""
        self._reel.add(last, part)
        self.shot += 1

    def next(self) -> Shot:
        """What the next frame is drawn from."""
        at = self.shots[self.shot]
        since = self.shots[self.shot - 1] + 1 if self.shot else 0
        moment = self._moments[at]
        events = [event for passed in self._moments[since : at + 1] for event in passed.events]
        names = tuple(self._names[at])
        look = look_of(moment, names, self._words)
        return Shot(
            self._game.info.slug,
            moment.view,
            look,
            moment.chapter,
            tuple(zip(moment.hues, moment.scores, strict=True)),
            self._tell(events, names),
            at / max(1, len(self._moments) - 1),
            self._turning,
            self._reel.last,
        )

    def file(self, speed: str = "normal") -> bytes:
        """The finished film, a GIF, at one of the SPEEDS."""
        return self._reel.file(SPEEDS[speed], LAST)

    def seconds(self, speed: str = "normal") -> int:
        """How long it runs before it starts again."""
        return round((len(self.shots) - 1) * SPEEDS[speed] + LAST)


def _put_strip(picture: Image.Image, shot: Shot) -> None:
    """The moment of the game and what happened, below the board."""
    say = words_of(shot.game, shot.look.language).say_key
    top = BOARD[1]
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, top, BOARD[0], top + STRIP), fill=PANEL)
    pen.rectangle((0, top, BOARD[0], top + 5), fill=LINE)
    pen.rectangle((0, top, round(BOARD[0] * shot.share), top + 5), fill=GOLD)
    for turned in shot.turning:
        x = round(BOARD[0] * turned)
        pen.rectangle((x - 2, top, x + 2, top + 9), fill=FLASH)
    chapter = chapter_words(say, shot.chapter).upper()
    put(picture, words(fitted(chapter, CHAPTER, 250), CHAPTER, TITLE_SECOND), MARGIN, top + 45)
    right = float(BOARD[0] - MARGIN)
    for hue, score in reversed(shot.scores):
        said = say("figure", score=score)
        put(picture, words(said, SCORE, IVORY, "right"), right, top + 46)
        right -= width(said, SCORE) + 20
        put(picture, _mark(hue), right, top + 36)
        right -= 36
    lines = wrapped(shot.told, TOLD, BOARD[0] - 2 * MARGIN)
    if len(lines) > 2:
        lines = (lines[0], fitted(f"{lines[1]} {lines[2]}", TOLD, BOARD[0] - 2 * MARGIN))
    for number, line in enumerate(lines):
        put(picture, words(line, TOLD, IVORY if shot.told else DIM), MARGIN, top + 82 + 29 * number)


def chosen(count: int, most: int, turning: Sequence[int]) -> list[int]:
    """Which of `count` moments are shown: evenly from the first to the last, and the turning points."""
    if count <= most:
        return list(range(count))
    spread = max(2, most - len(turning))
    even = {round(i * (count - 1) / (spread - 1)) for i in range(spread)}
    return sorted(even | {at for at in turning if 0 <= at < count})


def look_of(moment: Moment, names: tuple[str, ...], words: Words) -> Look:
    """What the picture of a moment needs besides its view; `names` are those of its sides, as pictures show them."""
    several = len(set(moment.turn)) > 1
    doing = "" if moment.doing is None else words.doing(moment.doing, names, several=several)
    hues = tuple(side.hue for side in moment.sides)
    return Look(names, moment.turn, doing, moment.events, language=words.language, hues=hues)


def chapter_words(say: Callable[..., str], chapter: Chapter) -> str:
    """A chapter's name: "Round 3"."""
    return say("chapter", unit=chapter.unit, number=chapter.number)


def shown_names(words: Words, sides: Sequence[SideInfo], holders: Sequence[str]) -> tuple[str, ...]:
    """The names of the sides, as pictures can show them."""
    shown = [shown_name(name, seat, words.language) for seat, name in enumerate(holders)]
    return words.side_names(sides, shown)


@cached_pixels
def _mark(hue: int | None) -> Stamp:
    look = side_of(hue)
    return solid(look.colour, mark_mask(look.mark, 11.0, 36))
