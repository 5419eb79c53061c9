"""What stands around the map: title, whose turn it is, the Entity's track, what the empires need, the market."""

from __future__ import annotations

from math import ceil

from renderers.kit.colours.palette import CAPTION as CAPTION_TONE
from renderers.kit.colours.palette import DIM, EMBER, FLASH, IVORY, PANEL, RGB, TITLE_SECOND
from renderers.kit.letters.lettering import (
    CAPTION,
    Level,
    Side,
    Type,
    parted,
    shares,
    sized,
    smaller,
    width,
    words,
)
from renderers.kit.letters.paragraphs import Paragraph, paragraph, paragraph_around
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import Plate
from renderers.kit.stamps.pieces import dial, token
from renderers.kit.texts.saying import Say, as_said
from renderers.novasolis.art.geometry import FULL, MARKET_HIGH, MARKET_TOP, RIGHT
from renderers.novasolis.art.glyphs import glyph, resource
from renderers.novasolis.facts.facts import Facts, Offered

LEFT = 38
TITLE = (Type("caption", 52, 8.0), Type("caption", 42, 5.0), Type("caption", 32, 2.0))
SECOND = (Type("caption", 36, 8.0), Type("caption", 30, 4.0), Type("caption", 24, 1.0))
WHOS = (Type("semibold", 31), Type("semibold", 27), Type("semibold", 24))
DOING, DOING_HIGH = (27, 24, 21, 19), 102
"""What is awaited: as large as a phone can show, in three lines at most."""
LINE = (Type("semibold", 22), Type("semibold", 20), Type("medium", 18))
BIG = (Type("extrabold", 50, features=("pnum", "case")), Type("extrabold", 40, features=("pnum", "case")))
ROOM, DOING_ROOM = 244, 218
DIAL = (112, 940)
"""The middle of the Entity's dial."""
RADIUS = 62
NARROW = tuple(Type("medium", size) for size in (18, 17, 16))
"""The longest titles fit beside the cards of ancient technologies and Dark Matter."""
PRICE = Type("semibold", 27)
CHIPS, GAP = 5, 8
ANCIENT = 84
MARGIN = 24


def stars_of(half: int) -> str:
    """A number of half-stars as stars."""
    if half < 0:
        return f"\N{MINUS SIGN}{stars_of(-half)}"
    whole = str(half // 2) if half > 1 or not half else ""
    return f"{whole}½" if half % 2 else whole


def put_title(scene: Scene, say: Say) -> None:
    """The game's name, upper left, in two lines."""
    first, second = parted(say("picture-title").upper(), ROOM - 20, *TITLE)
    scene.put(words(*sized(first, ROOM - 20, *TITLE), IVORY), LEFT, 68)
    if second:
        scene.put(words(*sized(second, ROOM - 40, *SECOND), TITLE_SECOND), LEFT + 2, 110)


def _caption(said: str, room: float, tone: RGB = CAPTION_TONE, side: Side = "left") -> Stamp:
    return words(*sized(said.upper(), room, CAPTION, Type("caption", 19, 1)), tone, side)


def put_lasting(scene: Scene, facts: Facts) -> None:
    """The Entity cards that are in force for a while, under the title."""
    y = 156
    for at, (title, until) in enumerate(facts.lasting[:3]):
        if not at:
            scene.put(_caption(facts.say("picture-in-force"), 190), LEFT, y)
        body = paragraph(
            facts.say("picture-lasts", card=as_said(title), round=until), "medium", (20, 19, 18), 170, 52
        )
        for line in body.lines:
            y += body.pitch
            scene.put(words(line, body.style, EMBER), LEFT, y + 4)
        y += 8


def _turn(facts: Facts) -> tuple[list[int], str]:
    """Who is asked (or has won), and what they do."""
    if facts.over:
        winners = [player.seat for player in facts.winners]
        return winners, facts.say("picture-won", count=len(winners))
    return list(facts.asked), facts.moment


def turn_foot(facts: Facts) -> int:
    """Where what `put_turn` says ends."""
    sides, doing = _turn(facts)
    if not sides:
        return 94
    said = _doing(facts, doing)
    return 124 + said.pitch * (len(said.lines) - 1) + 23 * (len(sides) > 1)


def put_turn(scene: Scene, facts: Facts) -> None:
    """Round in a caption; below it mark, name and what is awaited (or who has won)."""
    say = facts.say
    caption = say("picture-over") if facts.over else say("picture-round", round=facts.round)
    scene.put(_caption(caption, ROOM, EMBER if facts.over else CAPTION_TONE, "right"), RIGHT, 52)
    sides, doing = _turn(facts)
    if not sides:
        if facts.over:
            said = say("picture-entity-won", entity=as_said(facts.words.capital(facts.entity)))
            scene.put(words(*sized(said, ROOM, *WHOS), IVORY, "right"), RIGHT, 94)
        return
    alone = len(sides) == 1
    name = facts.players[sides[0]].name if alone else say("picture-players", count=len(sides))
    shown, style = sized(name, ROOM - 40 * alone, *WHOS)
    scene.put(words(shown, style, IVORY, "right"), RIGHT, 92)
    if alone:
        scene.put(token(facts.players[sides[0]].hue, 14), RIGHT - width(shown, style) - 26, 82)
    _put_doing(scene, facts, doing)
    if not alone:
        for i, side in enumerate(reversed(sides)):
            scene.put(token(facts.players[side].hue, 10), RIGHT - 12 - i * 27, turn_foot(facts))


def _doing(facts: Facts, said: str) -> Paragraph:
    names = [player.name for player in facts.players]
    return paragraph_around(said, names, "medium", DOING, DOING_ROOM, DOING_HIGH)


def _put_doing(scene: Scene, facts: Facts, doing: str) -> None:
    body = _doing(facts, doing)
    for at, line in enumerate(body.lines):
        scene.put(words(line, body.style, DIM, "right"), RIGHT, 124 + at * body.pitch)


def put_entity(scene: Scene, facts: Facts) -> None:
    """The Entity, lower left: its power within its track, which ends it all; then its cards by stage."""
    x, y = DIAL
    say = facts.say
    if facts.haunted and facts.survival:
        scene.put(dial(facts.end, max(0, facts.end - facts.track), RADIUS), x, y)
        scene.put(words(facts.power, Type("extrabold", 38), FLASH, "middle", "middle"), x, y - 4)
        said = say("picture-track", now=facts.track, end=facts.end)
        _put_line(scene, said, x, y + 54, IVORY, 150)
        enrage = say("picture-enraged") if facts.enraged else say("picture-enrages", at=facts.enrage)
        _put_line(scene, enrage, x, y + 84, EMBER if facts.enraged else DIM, 176)
        caption = _caption(facts.entity, 176)
        scene.put(caption, x - caption.width / 2, y - RADIUS - 16)
    elif facts.haunted:
        caption = _caption(facts.entity, 176)
        scene.put(caption, x - caption.width / 2, y - 20)
        scene.put(words(facts.power, Type("extrabold", 50), FLASH, "middle", "middle"), x, y + 26)
    cards = say("picture-cards", counts=as_said(" · ".join(map(str, facts.cards))))
    _put_line(scene, cards, x, y + 114, DIM, 190)


def _put_line(scene: Scene, said: str, x: float, y: float, tone: RGB, room: float) -> None:
    height: Level = "middle"
    scene.put(words(*sized(said, room, *LINE), tone, "middle", height), x, y)


def put_goal(scene: Scene, facts: Facts) -> None:
    """What all need together, lower right; where all play for themselves, who leads."""
    say = facts.say
    y = DIAL[1]
    if facts.survival:
        scene.put(_caption(say("picture-victory"), 180, side="right"), RIGHT, y - 62)
        done = facts.coop >= facts.coop_needed
        big = sized(stars_of(facts.coop), 150, *BIG)
        scene.put(words(*big, FLASH, "right"), RIGHT, y - 8)
        scene.put(glyph("stars", 30, FLASH if done else DIM), RIGHT - width(*big) - 26, y - 26)
        said = say("picture-of-stars", needed=as_said(stars_of(facts.coop_needed)))
        scene.put(words(*sized(said, 180, *LINE), DIM, "right"), RIGHT, y + 22)
        enough = facts.relics >= facts.relics_needed
        said = say("picture-of-artifacts", now=facts.relics, needed=facts.relics_needed)
        shown, style = sized(said, 150, *LINE)
        scene.put(words(shown, style, FLASH if enough else IVORY, "right"), RIGHT, y + 60)
        scene.put(glyph("relic", 24, FLASH if enough else IVORY), RIGHT - width(shown, style) - 20, y + 52)
        return
    leader = max(facts.players, key=lambda p: (p.points, -p.seat))
    if leader.points and not facts.over:
        scene.put(_caption(say("picture-leader"), 180, side="right"), RIGHT, y - 20)
        shown, style = sized(leader.name, 150, *LINE)
        scene.put(words(shown, style, IVORY, "right"), RIGHT, y + 16)
        scene.put(token(leader.hue, 11), RIGHT - width(shown, style) - 20, y + 8)


@cached_pixels
def chip(card: Offered, wide: int) -> Stamp:
    """A technology for sale: its title, what activates it, and its price."""
    plate = Plate(wide, MARKET_HIGH, 10, fill=PANEL)
    title = sized(card.title, wide - 18, *LINE[:2], Type("semibold", 18), *NARROW)
    plate.put(words(*title, IVORY, "left", "middle"), 12, 19)
    plate.put(glyph("research", 24, DIM), 24, 43)
    plate.put(words(str(card.price), PRICE, IVORY, "left", "middle"), 42, 43)
    for i, need in enumerate(reversed(card.needs)):
        plate.put(resource(need, 11), wide - 22 - 27 * i, 44)
    return plate.stamp()


@cached_pixels
def more_chip(said: str, sign: str, count: int, wide: int) -> Stamp:
    """How much there is of something else that technologies come from."""
    plate = Plate(wide, MARKET_HIGH, 10, fill=PANEL)
    plate.put(words(*sized(said, wide - 14, *LINE), DIM, "left", "middle"), 10, 19)
    plate.put(glyph(sign, 24, IVORY), 22, 44)
    plate.put(words(str(count), PRICE, IVORY, "left", "middle"), 38, 43)
    return plate.stamp()


@cached_pixels
def sold_out(said: str, wide: int) -> Stamp:
    """That there is nothing for sale."""
    plate = Plate(wide, MARKET_HIGH, 10, fill=PANEL)
    plate.put(words(*sized(said, wide - 40, LINE[0]), DIM, "left", "middle"), 16, MARKET_HIGH / 2)
    return plate.stamp()


def put_market(scene: Scene, facts: Facts) -> None:
    """The technologies for sale, under the map; last the Dark Matter and the cards of ancient ones that are left."""
    others = (("ancient", "relic", len(facts.ancients) // 2), ("void", "dark", facts.dark or 0))
    full = FULL
    for word, sign, left in others:
        if left:
            said = facts.say(f"picture-{word}")
            wide = max(ANCIENT, _least(said, LINE[-1]) + 14)
            scene.put(more_chip(said, sign, left, wide), MARGIN + full - wide, MARKET_TOP)
            full -= wide + GAP
    if not facts.market:
        scene.put(sold_out(facts.say("picture-no-market"), full), MARGIN, MARKET_TOP)
    cards, x = facts.market[:CHIPS], MARGIN
    alike, least = (
        (full - GAP * (CHIPS - 1)) // CHIPS,
        [_least(card.title, NARROW[-1]) + 18 for card in cards],
    )
    for card, wide in zip(cards, shares(least, alike, full - GAP * (len(cards) - 1)), strict=True):
        scene.put(chip(card, wide), x, MARKET_TOP)
        x += wide + GAP


def _least(said: str, style: Type) -> int:
    """How wide a text is at least."""
    return ceil(width(said, [*smaller(style)][-1]))
