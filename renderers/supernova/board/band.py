"""The title strip and the band of the nova: phase dial, phase in words, the running attack, the piles."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import ImageDraw

from renderers.kit.colours.palette import CAPTION as CAPTION_TONE
from renderers.kit.colours.palette import DIM, EMBER, GOLD, IVORY, RGB
from renderers.kit.letters.lettering import (
    BIG_STOCK,
    CAPTION,
    Type,
    broken_around,
    fitting,
    has_room,
    sized,
    smaller,
    width,
    words,
)
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, fine_mask, reduced, solid
from renderers.kit.stamps.pieces import token
from renderers.kit.texts.saying import Say, as_said
from renderers.supernova.art.geometry import Layout
from renderers.supernova.facts.facts import Battle, Facts

TITLE = Type("caption", 58, 9.0)
PHASE = Type("caption", 42, 4.2)
SMALLER = (
    Type("caption", 38, 2.0),
    Type("caption", 34, 1.0),
    Type("caption", 30, 0.0),
    Type("caption", 26, 0.0),
)
CAPTIONS = (Type("caption", 20, 1.0), Type("caption", 19, 0.0), Type("caption", 18, -0.6))
"""How captions are set that have little room."""
WHO_SIZES = (34, 31, 28, 25, 23)
SUM = Type("semibold", 36)
DETAIL = Type("medium", 23)
TWO_DETAILS = tuple(Type("medium", size) for size in (20, 19, 18, 17, 16))
TOP = (Type("medium", 20), Type("medium", 18))
"""The types of the card on top of the discard."""
RIGHT = 1156
LEFT = 46
WHO_ROOM = 580
TWO_LINES = 20
"""The size of who and what where one line is too short for them."""
BELOW = 26
"""So far below the first line of who and what is a second one."""


@cached_pixels
def lit_arc(phase: int, radius: int) -> Stamp:
    """The present phase on the dial, placed by the dial's middle."""
    size = 2 * radius + 40
    mask = fine_mask(size, size)
    middle, reach = size * FINE / 2, (radius + 8) * FINE
    start = -90 + phase * 60 - 30
    box = (middle - reach, middle - reach, middle + reach, middle + reach)
    ImageDraw.Draw(mask).arc(box, start + 3.4, start + 56.6, fill=255, width=14 * FINE)
    return solid(GOLD, reduced(mask), size / 2, size / 2)


def put_title(scene: Scene, say: Say) -> None:
    """The game's name, upper left."""
    scene.put(words(*sized(say("title").upper(), 560, TITLE, *SMALLER), IVORY), 43, 74)


def put_turn(scene: Scene, facts: Facts) -> None:
    """Turn in a caption; below it mark, name and what is awaited (or who has won)."""
    say = facts.say
    caption = say("picture-turn-number", turn=facts.turn) if facts.turn else say("phase-setup")
    caption = (say("picture-over") if facts.over else caption).upper()
    scene.put(words(caption, CAPTION, CAPTION_TONE, "right"), RIGHT, 46)
    seats, verb = list(facts.asked), facts.moment
    if facts.over:
        seats = [empire.seat for empire in facts.winners]
        verb = say("picture-won", count=len(seats))
    elif not seats and facts.acting is not None:
        seats, verb = [facts.acting.seat], facts.acting.verb
    if not seats:
        return
    who = facts.empires[seats[0]].name if len(seats) == 1 else say("picture-players", count=len(seats))
    style, line, below = _told(who, verb, WHO_ROOM, say, [empire.name for empire in facts.empires])
    scene.put(words(line, style, IVORY, "right"), RIGHT, 74 if below else 90)
    if below:
        scene.put(words(below, style, IVORY, "right"), RIGHT, 74 + BELOW)
    if len(seats) == 1:
        scene.put(token(seats[0], 15), RIGHT - width(line, style) - 28, 66 if below else 79)
        return
    left = RIGHT - width(caption, CAPTION) - 32
    for i, seat in enumerate(reversed(seats)):
        scene.put(token(seat, 13), left - i * 33, 39)


def _told(who: str, verb: str, room: float, say: Say, names: Sequence[str]) -> tuple[Type, str, str]:
    """Who and what in the largest type that has room, or in two lines; names are cut before what is said of them."""

    def told(name: str) -> str:
        return say("picture-turn", players=as_said(name), doing=as_said(verb))

    line, least = told(who), Type("semibold", TWO_LINES)
    style = fitting(line, room, *(Type("semibold", size) for size in WHO_SIZES))
    if style is not None:
        return style, line, ""
    first, second = broken_around(line, names, least, (room, room))
    return least, first, second


def put_band(scene: Scene, facts: Facts, layout: Layout) -> None:
    """Everything beside the nova."""
    if facts.phase >= 0 and not facts.over:
        scene.put(lit_arc(facts.phase, layout.dial), layout.cx, layout.cy)
    y = layout.cy
    battle, special = facts.battle, facts.pending
    choosing = battle is not None and battle.sums is not None and not battle.form
    lines = (battle is not None) + (special is not None or facts.window or choosing)
    top = y - 30 * lines
    if not facts.over:
        name = sized(facts.phase_name.upper(), layout.cx - layout.dial - 24 - LEFT, PHASE, *SMALLER)
        scene.put(words(*name, GOLD, "left", "middle"), LEFT, top)
    say, room = facts.say, layout.cx - layout.dial - 24 - LEFT
    if battle is not None:
        top += 54
        _battle(scene, battle, top, room, say)
    if battle is not None and choosing:
        top += 46
        said = say("picture-any-form", at=_fought_for(battle, say))
        scene.put(words(*sized(said, room, DETAIL), DIM, "left", "middle"), LEFT, top)
    if special is not None:
        top += 46
        said = special.face.name
        if special.targets:
            said = say("picture-on", card=said, targets=facts.words.in_a_row(special.targets))
        scene.put(token(special.seat, 12), LEFT + 13, top)
        _put_detail(scene, said, LEFT + 36, top, room - 36, IVORY)
    elif facts.window:
        top += 46
        scene.put(words(*sized(say("picture-window"), room, DETAIL), EMBER, "left", "middle"), LEFT, top)
    _piles(scene, facts, layout)


def _battle(scene: Scene, battle: Battle, y: float, room: float, say: Say) -> None:
    """The attack going on: both sums in its category, or in all while it is being chosen, and what is fought for."""
    if battle.sums is None:
        scene.put(token(battle.attacker, 14), LEFT + 14, y)
        said = sized(say("picture-attacks-planet", planet=battle.target_name), room - 80, DETAIL)
        scene.put(words(*said, IVORY, "left", "middle"), LEFT + 40, y)
        scene.put(token(battle.defender, 14), LEFT + 64 + width(*said), y)
        return
    forms = ("military", "diplomatic", "economic")
    ours, theirs = (
        str(sums[forms.index(battle.form)]) if battle.form else "/".join(map(str, sums))
        for sums in battle.sums
    )
    x: float = LEFT + 14
    scene.put(token(battle.attacker, 14), x, y)
    x += 26
    for text, tone in ((ours, IVORY), (":", DIM), (theirs, IVORY)):
        scene.put(words(text, SUM, tone, "left", "middle"), x, y)
        x += width(text, SUM) + 12
    x += 14
    scene.put(token(battle.defender, 14), x, y)
    if battle.form:
        form = say("picture-form", form=battle.form, at=_fought_for(battle, say))
        _put_detail(scene, form, x + 26, y, room - (x + 26 - LEFT), DIM)


def _put_detail(scene: Scene, said: str, x: float, y: float, room: float, tone: RGB) -> None:
    """A line beside the nova, or two where one is too short."""
    style = fitting(said, room, DETAIL, *smaller(DETAIL))
    if style is not None:
        scene.put(words(said, style, tone, "left", "middle"), x, y)
        return
    style = next((each for each in TWO_DETAILS if has_room(said, each, (room, room))), TWO_DETAILS[-1])
    for line, down in zip(broken_around(said, (), style, (room, room)), (-7, 15), strict=True):
        scene.put(words(line, style, tone, "left", "middle"), x, y + down)


def _fought_for(battle: Battle, say: Say) -> str:
    return say("picture-orbit-of", planet=battle.target_name) if battle.orbital else battle.target_name


def _piles(scene: Scene, facts: Facts, layout: Layout) -> None:
    """Deck, discard and scrapyard, and the top card of the discard."""
    y = layout.cy
    shift = 14 if facts.top else 0
    for x, caption, count in (
        (808, "picture-deck", facts.deck),
        (944, "picture-discard-pile", facts.discard),
        (1088, "picture-scrapyard", facts.scrap),
    ):
        said = sized(facts.say(caption).upper(), 130, CAPTION, *CAPTIONS)
        scene.put(words(*said, CAPTION_TONE, "middle", "middle"), x, y - 26 - shift)
        scene.put(words(str(count), BIG_STOCK, IVORY, "middle", "middle"), x, y + 16 - shift)
    if facts.top:
        room = 2 * (944 - layout.cx - layout.dial - 24)
        top = sized(facts.say("picture-top", card=facts.top.name), room, *TOP)
        scene.put(words(*top, DIM, "middle", "middle"), 944, y + 48)
