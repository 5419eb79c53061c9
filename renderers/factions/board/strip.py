"""The corners around the round board: title, whose turn it is, what is in force, and who is the Leader."""

from __future__ import annotations

from renderers.factions.art.emblems import motif
from renderers.factions.art.signs import sign
from renderers.factions.facts.facts import Facts
from renderers.kit.colours.palette import CAPTION as CAPTION_TONE
from renderers.kit.colours.palette import DIM, EMBER, IVORY, TITLE_SECOND
from renderers.kit.letters.lettering import (
    CAPTION,
    Side,
    Type,
    broken_around,
    has_room,
    parted,
    sized,
    smaller,
    width,
    without_asides,
    words,
)
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.pieces import token
from renderers.kit.texts.saying import Say, as_said

LEFT, RIGHT = 40, 1162
TITLE = (Type("caption", 46, 6.0), Type("caption", 38, 4.0), Type("caption", 30, 2.0))
SECOND = (Type("caption", 30, 6.0), Type("caption", 26, 3.0), Type("caption", 22, 1.0))
WHO = Type("semibold", 32)
WHOS = (WHO, Type("semibold", 28), Type("semibold", 25))
DOING = tuple(Type("medium", size) for size in (24, 21, 19, 18, 17))
RULES = (Type("semibold", 24), Type("semibold", 22), Type("semibold", 20))
FOOT = 1112
"""Where the lowest line of the lower corners stands."""
MOST_RULING = 4
ROOMS = (270, 250)
"""Pixels for caption and name."""
DOING_ROOMS = (216, 170, 154, 134)
"""Pixels beside the system for the lines of what is awaited, of which two are enough but for long words."""
DOING_TOP, DOING_PITCH = 128, 24
"""Where the first of several such lines stands, and how far the next is below it."""


def put_title(scene: Scene, say: Say) -> None:
    """The game's name, upper left, in two lines."""
    first, second = parted(say("title").upper(), ROOMS[0], *TITLE)
    scene.put(words(*sized(first, ROOMS[0], *TITLE), IVORY), LEFT, 62)
    if second:
        scene.put(words(*sized(second, DOING_ROOMS[0], *SECOND), TITLE_SECOND), LEFT + 2, 100)


def put_turn(scene: Scene, facts: Facts) -> None:
    """Round in a caption; below it mark, name and what is awaited (or who has won)."""
    say = facts.say
    caption = say("picture-over" if facts.over else "picture-round", round=facts.round, rounds=facts.rounds)
    tone = EMBER if facts.over else CAPTION_TONE
    scene.put(
        words(*sized(caption.upper(), ROOMS[0], CAPTION, Type("caption", 19, 1)), tone, "right"), RIGHT, 56
    )
    sides = [p.seat for p in facts.winners] if facts.over else list(facts.asked)
    if not sides:
        return
    doing = say("picture-won", count=len(sides)) if facts.over else facts.moment
    name = facts.players[sides[0]].name if len(sides) == 1 else say("picture-players", count=len(sides))
    marks = sides[:1] if len(sides) == 1 else []
    line = say("picture-turn", players=as_said(name), doing=as_said(doing))
    room = ROOMS[1] - 44 * len(marks)
    if width(line, WHO) <= room:
        _who(scene, facts, line, marks)
        y = 100
    else:
        _who(scene, facts, name, marks)
        y = _put_doing(scene, facts, doing)
    if len(sides) > 1:
        for i, side in enumerate(reversed(sides)):
            scene.put(token(facts.players[side].hue, 11), RIGHT - 12 - i * 30, y + 26)


def put_ruling(scene: Scene, facts: Facts) -> None:
    """What is in force, lower left: an emblem and a title for each, the latest lowest."""
    shown = facts.ruling[-MOST_RULING:]
    y = FOOT
    for title, name in reversed(shown):
        scene.put(motif(name, 24), LEFT + 12, y)
        scene.put(words(*sized(title, ROOMS[1] - 34, *RULES), IVORY, "left", "middle"), LEFT + 34, y)
        y -= 31
    if shown:
        scene.put(_caption(facts.say("picture-ruling")), LEFT, y + 2)


def put_leader(scene: Scene, facts: Facts) -> None:
    """The Leader, lower right."""
    chief = facts.players[facts.leader]
    name, style = sized(chief.name, ROOMS[1] - 40, *RULES)
    scene.put(words(name, style, IVORY, "right", "middle"), RIGHT, FOOT)
    scene.put(token(chief.hue, 11), RIGHT - width(name, style) - 22, FOOT)
    caption = _caption(facts.say("picture-leader"), "right")
    scene.put(caption, RIGHT, FOOT - 29)
    scene.put(sign("leader", 20, CAPTION_TONE), RIGHT - caption.width - 18, FOOT - 29)


def _caption(said: str, side: Side = "left") -> Stamp:
    return words(
        *sized(said.upper(), ROOMS[0] - 34, CAPTION, Type("caption", 19, 1)), CAPTION_TONE, side, "middle"
    )


def _who(scene: Scene, facts: Facts, line: str, marks: list[int]) -> None:
    shown, style = sized(line, ROOMS[1] - 44 * len(marks), *WHOS)
    scene.put(words(shown, style, IVORY, "right"), RIGHT, 98)
    for side in marks:
        scene.put(token(facts.players[side].hue, 14), RIGHT - width(shown, style) - 26, 87)


def _put_doing(scene: Scene, facts: Facts, doing: str) -> int:
    for style in DOING[:2]:
        if width(doing, style) <= DOING_ROOMS[0]:
            scene.put(words(doing, style, DIM, "right"), RIGHT, 130)
            return 130
    names = [player.name for player in facts.players]
    room = (
        (said, each, rooms)
        for rooms, types in (
            (DOING_ROOMS[:2], DOING[2:3]),
            (DOING_ROOMS[:3], DOING[2:3]),
            (DOING_ROOMS, DOING[2:]),
        )
        for said in (doing, without_asides(doing))
        for each in (*types, *smaller(types[-1]))
        if has_room(said, each, rooms)
    )
    said, style, rooms = next(room, (doing, DOING[2], DOING_ROOMS))
    lines = [line for line in broken_around(said, names, style, rooms) if line]
    for number, line in enumerate(lines):
        scene.put(words(line, style, DIM, "right"), RIGHT, DOING_TOP + number * DOING_PITCH)
    return DOING_TOP + (len(lines) - 1) * DOING_PITCH
