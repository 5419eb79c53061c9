"""The corners around SOL's round board: title, whose turn, the countdown to the nova, the deck."""

from __future__ import annotations

from renderers.kit.colours.palette import CAPTION as CAPTION_TONE
from renderers.kit.colours.palette import DIM, EMBER, GOLD, IVORY, TITLE_SECOND
from renderers.kit.letters.lettering import (
    BIG_STOCK,
    CAPTION,
    CAPTION_SMALL,
    HERO,
    TITLE,
    TITLE_SMALL,
    WHO,
    Type,
    broken_around,
    fitted,
    has_room,
    sized,
    smaller,
    width,
    words,
)
from renderers.kit.picture.canvas import Scene
from renderers.kit.stamps.pieces import dial, token
from renderers.kit.texts.saying import Say, as_said
from renderers.sol.facts.facts import Facts

COUNTDOWN = 13
RIGHT = 1156
WHO_ROOM = 300
"""Pixels beside the round board for whose turn it is."""
TITLE_ROOM = 330
"""Pixels beside the round board for the game's name."""
EVENT_ROOM = 190
"""Pixels beside the round board for the trigger event."""
TIGHTER = (Type("caption", 20, 1.0), Type("caption", 19, 0.0), Type("caption", 18, 0.0))
"""How captions are set that have little room."""
WHO_SMALL = Type("semibold", 28)
MOMENT = Type("medium", 25)
MOMENT_SMALL = Type("medium", 22)
MOMENT_ROOM = (274, 248, 190)
"""Pixels for the lines of what is awaited; a third only where two are too short."""


def put_title(scene: Scene, say: Say) -> None:
    """The game's name, upper left."""
    scene.put(words(*sized(say("title").upper(), TITLE_ROOM, TITLE), IVORY), 43, 78)
    if second := say("subtitle").upper():
        scene.put(words(*sized(second, TITLE_ROOM, TITLE_SMALL, *TIGHTER), TITLE_SECOND), 45, 115)


def _won(facts: Facts) -> str:
    return facts.say("picture-won" if facts.goal is None else "picture-reached", count=len(facts.winners))


def put_turn(scene: Scene, facts: Facts) -> None:
    """Round in a caption; below it mark, name and what is awaited (or who has won)."""
    say = facts.say
    caption = say("picture-round", round=facts.round)
    if facts.over:
        caption = say("picture-over")
    elif facts.last_chance:
        caption = say("picture-last-chance")
    hot = facts.over or facts.last_chance
    style = fitted(caption.upper(), CAPTION, WHO_ROOM), CAPTION
    scene.put(words(*style, EMBER if hot else CAPTION_TONE, "right"), RIGHT, 60)
    if facts.over:
        seats, verb = [p.seat for p in facts.winners], _won(facts)
    else:
        seats, verb = list(facts.asked), facts.moment
    if not seats:
        if facts.over:
            missed = sized(say("picture-missed"), WHO_ROOM, WHO_SMALL, MOMENT, MOMENT_SMALL)
            scene.put(words(*missed, IVORY, "right"), RIGHT, 104)
        return
    if len(seats) == 1:
        _one(scene, say, facts.players[seats[0]].name, seats[0], verb)
        return
    count = say("picture-players", count=len(seats))
    y = 104
    at = RIGHT
    line = _told(say, count, verb)
    if width(line, WHO) <= WHO_ROOM + 40:
        scene.put(words(line, WHO, IVORY, "right"), at, y)
    else:
        count = fitted(count, WHO, WHO_ROOM)
        scene.put(words(count, WHO, IVORY, "right"), at, y)
        y = _put_moment(scene, verb, y + 32)
    for i, seat in enumerate(reversed(seats)):
        scene.put(token(seat, 12), at - 14 - i * 33, y + 30)


def _told(say: Say, who: str, doing: str) -> str:
    return say("picture-turn", players=as_said(who), doing=as_said(doing))


def _one(scene: Scene, say: Say, name: str, seat: int, verb: str) -> None:
    line = _told(say, name, verb)
    if width(line, WHO) <= WHO_ROOM:
        scene.put(words(line, WHO, IVORY, "right"), RIGHT, 104)
        scene.put(token(seat, 15), RIGHT - width(line, WHO) - 28, 92)
        return
    shown = fitted(name, WHO, WHO_ROOM)
    scene.put(words(shown, WHO, IVORY, "right"), RIGHT, 104)
    scene.put(token(seat, 15), RIGHT - width(shown, WHO) - 28, 92)
    _put_moment(scene, verb, 137)


def _put_moment(scene: Scene, verb: str, y: int) -> int:
    """What is awaited, below the name: on one line, or smaller on more; returns the last baseline."""
    for style in (MOMENT, MOMENT_SMALL):
        if width(verb, style) <= MOMENT_ROOM[0]:
            scene.put(words(verb, style, DIM, "right"), RIGHT, y)
            return y
    ways = (
        (rooms, style)
        for rooms in (MOMENT_ROOM[:2], MOMENT_ROOM)
        for style in (MOMENT_SMALL, *smaller(MOMENT_SMALL))
        if has_room(verb, style, rooms)
    )
    rooms, style = next(ways, (MOMENT_ROOM, MOMENT_SMALL))
    lines = [line for line in broken_around(verb, (), style, rooms) if line]
    for number, line in enumerate(lines):
        scene.put(words(line, style, DIM, "right"), RIGHT, y - 2 + 26 * number)
    return y - 2 + 26 * (len(lines) - 1)


def put_countdown(scene: Scene, facts: Facts) -> None:
    """The dial of doom, lower left."""
    x, y = 112, 1092
    scene.put(dial(COUNTDOWN, min(facts.marker, COUNTDOWN), 78), x, y)
    scene.put(
        words(str(facts.marker), HERO, EMBER if facts.marker <= 2 else IVORY, "middle", "middle"), x, y - 4
    )
    caption = sized(facts.say("picture-to-nova").upper(), 190, CAPTION_SMALL, *TIGHTER)
    scene.put(words(*caption, CAPTION_TONE, "middle"), x, y + 78)


def put_deck(scene: Scene, facts: Facts) -> None:
    """Cards left, lower right; above them the table's trigger event, if it plays with one."""
    deck = sized(facts.say("picture-deck").upper(), 120, CAPTION, *TIGHTER)
    scene.put(words(*deck, CAPTION_TONE, "right"), RIGHT, 1126)
    scene.put(words(str(facts.deck), BIG_STOCK, IVORY, "right"), RIGHT, 1168)
    if facts.goal is not None:
        at = RIGHT - max(92.0, width(*deck) + 26)
        goal = sized(facts.say("picture-goal").upper(), 120, CAPTION, *TIGHTER)
        scene.put(words(*goal, CAPTION_TONE, "right"), at, 1126)
        scene.put(words(str(facts.goal), BIG_STOCK, GOLD, "right"), at, 1168)
    if facts.event:
        caption = sized(facts.say("picture-event").upper(), EVENT_ROOM, CAPTION, *TIGHTER)
        scene.put(words(*caption, CAPTION_TONE, "right"), RIGHT, 1050)
        event = sized(facts.event, EVENT_ROOM, WHO_SMALL, MOMENT, MOMENT_SMALL)
        scene.put(words(*event, IVORY, "right"), RIGHT, 1083)
