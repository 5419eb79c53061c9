"""A combat: both grids with the tiles on them, the dice rolled and put, and what they come to so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from bot.engine.words import Words
from bot.games.novasolis.core.cards.cards import KINDS
from bot.games.novasolis.core.cards.phrases import amount
from bot.games.novasolis.core.table.state import SHIP
from bot.games.novasolis.modules.destroyers.locations import DESTROYER
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP
from renderers.kit.colours.palette import DIM, EMBER, FAINT, GOLD, INK, IVORY, LINE, PANEL, RGB, SPACE, mix
from renderers.kit.letters.lettering import Type, fitted, sized, width, words
from renderers.kit.letters.paragraphs import paragraph, wrapped
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, fine_mask, layered, reduced
from renderers.kit.stamps.cards import Plate
from renderers.kit.stamps.marks import round_polygon
from renderers.kit.stamps.pieces import enemy, structure, token
from renderers.kit.texts.saying import as_said, said_sides, shortened
from renderers.look import Look, Picture
from renderers.novasolis.art.geometry import FULL
from renderers.novasolis.art.glyphs import glyph
from renderers.novasolis.art.ground import lay_plates, night_ground
from renderers.novasolis.art.pieces import clash, destroyer, flagship, fortress
from renderers.novasolis.facts.facts import Facts
from renderers.novasolis.facts.fights import ONWARD, REROLL, Duellist, Fight, Slot

NAME = Type("semibold", 26)
SUM = Type("extrabold", 28)
STRONG = Type("extrabold", 26)
NUMBER = Type("semibold", 20)
BADGE = Type("extrabold", 18, halo=3)
SAID = (Type("semibold", 22), Type("semibold", 20), Type("medium", 18))
READ = (Type("semibold", 28), Type("semibold", 27), Type("semibold", 24))
TITLES = (Type("semibold", 27), Type("semibold", 24))
ROOMY = 900
"""A grid that is as wide is large: who decides by it can read all of it on a phone."""
HEAD = (Type("semibold", 30), Type("semibold", 26), Type("semibold", 23))
TILE = mix(SPACE, PANEL, 0.35)
SHIELD: RGB = (159, 184, 204)
EDGE, STEP = 14, 6
"""The margin of a grid, and the space between its slots."""
HEAD_HIGH = 46
TITLED = 150
"""A slot that is as wide has room for the name of its tile."""
POWERS = ("reroll", "increasing", "once", "minimum")
SIGNS = {"increasing": "2+N", "once": "1×", "minimum": "≥N"}
"""How powers are written in the picture key."""
SAID_BY_POWER = {"increasing": "{}+N", "minimum": "≥N"}
"""How strong a die is where N dice lie on its tile, or where it raises others."""
LARGE = 690
"""How high the private picture of a fight is."""
FRAMES = Frames()


class Named(NamedTuple):
    """How a side of a combat is called and coloured; the Entity has no colour."""

    name: str
    hue: int | None
    helpers: tuple[int, ...] = ()
    """The colours of its helpers."""


def name_of(facts: Facts, duellist: Duellist) -> Named:
    """A side, or the Entity."""
    side = duellist.side
    if side < len(facts.players):
        helpers = tuple(facts.hues[helper] for helper, _ in duellist.helpers)
        return Named(facts.players[side].name, facts.players[side].hue, helpers)
    return Named(facts.words.capital(facts.entity), None)


def put_fight(scene: Scene, facts: Facts, fight: Fight, box: tuple[int, int, int, int], beside: bool) -> None:
    """A combat in a box (left, top, width, height): its head, and both grids `beside` or below each other."""
    left, top, wide, high = box
    high_head = _put_head(scene, facts, fight, left, top, wide)
    each_wide = (wide - 8) // 2 if beside else wide
    each_high = high - high_head if beside else (high - high_head - 8) // 2
    for at, duellist in enumerate(fight.sides):
        stamp = grid(
            duellist, name_of(facts, duellist), at == 0, fight.awaits, each_wide, each_high, facts.words
        )
        x = left + at * (each_wide + 8) * beside
        scene.put(stamp, x, top + high_head + at * (each_high + 8) * (not beside))


def render_fight(facts: Facts, look: Look, fight: Fight) -> Picture:
    """Both grids as large as the picture is wide, with what is chosen in gold."""
    scene = Scene()
    put_fight(scene, facts, fight, (24, 24, FULL, LARGE - 48), beside=False)
    ground, whole = night_ground(LARGE), Scene()
    lay_plates(ground, scene, whole)
    frame = FRAMES.draw(("fight", look.names, look.language), ground, whole)
    return Picture(frame.file(look.size), fight_told(facts, look, fight))


def fight_told(facts: Facts, look: Look, fight: Fight) -> str:
    """A combat in words, as much as fits."""
    return shortened(fight_text(facts, look, fight))


def _put_head(scene: Scene, facts: Facts, fight: Fight, left: float, top: float, wide: float) -> int:
    """Where it is, its round, and what it waits for; says how high that is."""
    say = facts.say
    scene.put(clash(14), left + 16, top + 18)
    where = facts.words.capital(say("picture-combat", sector=fight.word))
    awaits = say(f"picture-awaits-{fight.awaits}") if fight.awaits else ""
    round_ = say("picture-combat-round", round=fight.round, most=fight.most)
    if wide < 500:
        high = HEAD_HIGH + 26
        scene.put(words(*sized(where, wide - 44, *HEAD), IVORY, "left", "middle"), left + 40, top + 18)
        shown, style = sized(round_, wide / 2 - 8, *SAID)
        waits, its = sized(awaits, wide / 2 + 8, *SAID)
        if waits != awaits or width(shown, style) + width(waits, its) > wide - 16:
            waits, its = sized(awaits, wide - 8, *SAID)
            high += 26
        scene.put(words(shown, style, DIM, "left", "middle"), left + 4, top + 50)
        scene.put(words(waits, its, GOLD, "right", "middle"), left + wide - 4, top + high - 22)
        return high
    said = READ if wide >= ROOMY else SAID
    shown, style = sized(where, wide * 0.4, *HEAD)
    scene.put(words(shown, style, IVORY, "left", "middle"), left + 40, top + 18)
    after = left + 40 + width(shown, style) + 22
    scene.put(words(*sized(round_, wide * 0.25, *said), DIM, "left", "middle"), after, top + 19)
    scene.put(words(*sized(awaits, wide * 0.4, *said), GOLD, "right", "middle"), left + wide - 6, top + 19)
    return HEAD_HIGH - 6


@cached_pixels
def grid(
    duellist: Duellist, named: Named, attacks: bool, awaits: str, wide: int, high: int, speech: Words
) -> Stamp:
    """The side of a combat: who and with what, its six slots, the dice that are left, and what all comes to."""
    plate = Plate(wide, high, 14, asked=duellist.acts)
    room = wide - 2 * EDGE
    columns = 6 if wide >= 500 else 3
    rows = 6 // columns
    _put_name(plate, duellist, named, attacks, wide, speech)
    each = (room - STEP * (columns - 1)) // columns
    foot = high - (88 if columns == 6 else 134)
    tall = (foot - 48 - STEP * (rows - 1)) // rows
    for at, slot in enumerate(duellist.slots):
        row, column = divmod(at, columns)
        stamp = slot_stamp(at + 1, slot, each, tall)
        plate.put(stamp, EDGE + column * (each + STEP), 48 + row * (tall + STEP))
    _put_left(plate, duellist, foot + 24, room, speech)
    _put_sums(plate, duellist, awaits, foot + (66 if columns == 6 else 58), wide, speech)
    return plate.stamp()


def _put_name(
    plate: Plate, duellist: Duellist, named: Named, attacks: bool, wide: int, speech: Words
) -> None:
    """Who it is; to the right its units, each with its number."""
    if named.hue is None:
        plate.put(enemy(11), 26, 25)
    else:
        plate.put(token(named.hue, 13), 26, 25)
    helping = [units for _, units in duellist.helpers]
    own = tuple(n - sum(of) for n, *of in zip(duellist.units, *helping, strict=True))
    shown = [
        (kind, n, hue)
        for hue, units in zip((named.hue, *named.helpers), (own, *helping), strict=True)
        for kind, n in enumerate(units)
        if n
    ]
    step = min(42, (wide - (130 if wide < 500 else 270)) / max(1, len(shown)))
    x = float(wide - 30)
    for kind, n, hue in reversed(shown):
        plate.put(_unit(kind, n, hue, step / 42), x, 25)
        x -= step
    role = speech.say_key("picture-attacks" if attacks else "picture-defends")
    large = wide >= ROOMY
    style = NAME._replace(size=30) if large else NAME
    name = fitted(named.name, style, x - 30 - (120 if large else 90 if wide >= 500 else 0))
    plate.put(words(name, style, IVORY, "left", "middle"), 46, 25)
    if wide >= 500:
        plate.put(
            words(role, READ[1] if large else SAID[1], DIM, "left", "middle"),
            46 + width(name, style) + 12,
            26,
        )


def _unit(kind: int, number: int, hue: int | None, share: float) -> Stamp:
    """Units of a kind, `share` as large as where there is room for them."""
    if kind == SHIP:
        return enemy(14 * share, str(number)) if hue is None else token(hue, 15 * share, str(number))
    if hue is None:
        return (destroyer if kind == DESTROYER else fortress)(16 * share, str(number) if number > 1 else "")
    return flagship(hue, 17 * share) if kind == FLAGSHIP else structure("node", hue, 15 * share)


@cached_pixels
def slot_stamp(number: int, slot: Slot, wide: int, high: int) -> Stamp:
    """A slot: its number, what a die there does, and the dice in it; gold where the next one may be put."""
    plate = Plate(wide, high, 10, fill=GOLD if slot.open else LINE if slot.dice or slot.planned else TILE)
    edge, unit = 3 if slot.open else 2, 1.4 if wide >= TITLED else 1.0
    plate.put(Plate(wide - 2 * edge, high - 2 * edge, 8, fill=TILE).stamp(), edge, edge)
    shown = [(name, n, tone) for name, n, tone in _effects(slot.damage, slot.shield, slot.armour) if n]
    worth = shown and not slot.spent
    style = NUMBER._replace(size=27 if wide >= TITLED else 20)
    plate.put(words(str(number), style, DIM if worth else FAINT, "left", "top"), 9, 9)
    if slot.power == "reroll":
        plate.put(glyph("reroll", round(16 * unit), GOLD), wide - 7 - 8 * unit, 7 + 8 * unit)
    elif slot.power == "once":
        small = style._replace(size=round(15 * unit))
        plate.put(words("1×", small, FAINT if slot.spent else GOLD, "right", "top"), wide - 7, 4 * unit)
    said = SAID_BY_POWER.get(slot.power, "{}")
    if unit == 1.0 and (len(shown) > 1 or slot.power):
        unit = 0.8
    top = 34 if unit > 1 else 40 if slot.power in SAID_BY_POWER else 31 if slot.power else 28
    for at, (name, n, tone) in enumerate(shown):
        strength = STRONG._replace(size=round(26 * unit))
        beyond = (width(said.format(n), strength) - width(str(n), strength)) / 2
        x = wide / 2 + 9 * unit + (at - (len(shown) - 1) / 2) * (42 if unit < 1 else 46 * unit) - beyond
        plate.put(glyph(name, round(24 * unit), FAINT if slot.spent else tone), x - 13 * unit, top)
        colour = FAINT if slot.spent else IVORY
        plate.put(words(said.format(n), strength, colour, "left", "middle"), x + 3 * unit, top)
    titled = wide >= TITLED and slot.title
    if titled:
        title, style = sized(slot.title, wide - 10, *TITLES)
        lines = [title] if title == slot.title else wrapped(slot.title, style, wide - 10)
        for line, text in enumerate(reversed(lines)):
            y = high - (20 if len(lines) == 1 else 14) - round(style.size * 1.2) * line
            plate.put(words(text, style, DIM if worth else FAINT, "middle", "middle"), wide / 2, y)
    low = high - (36 if titled else 6)
    _put_dice(plate, slot, wide, (top + 14 + low) / 2 + 2, 38 if wide >= TITLED else 30 if high >= 80 else 24)
    return plate.stamp()


def _effects(damage: int, shield: int, armour: int) -> tuple[tuple[str, int, RGB], ...]:
    """What dice do, with their signs and tones."""
    return ("damage", damage, EMBER), ("shield", shield, SHIELD), ("armour", armour, SHIELD)


def _put_dice(plate: Plate, slot: Slot, wide: int, y: float, size: int) -> None:
    """The dice in a slot and those planned for it: side by side, or by their number where they are many."""
    dice = [(value, "") for value in slot.dice] + [(value, slot.tone) for value in slot.planned]
    step = size + 4
    if len(dice) * step <= wide - 4:
        for at, (value, tone) in enumerate(dice):
            plate.put(die(value, size, tone), wide / 2 + (at - (len(dice) - 1) / 2) * step, y)
        return
    plate.put(die(dice[0][0], size, dice[-1][1]), wide / 2 - 17, y)
    plate.put(words(f"×{len(dice)}", STRONG._replace(size=22), IVORY, "left", "middle"), wide / 2 + 4, y)


def _put_left(plate: Plate, duellist: Duellist, y: float, room: float, speech: Words) -> None:
    """The dice that are not put yet."""
    x = float(EDGE)
    if not duellist.left:
        return
    alike = Counter(zip(duellist.left, duellist.marked, strict=True))
    told, types = speech.say_key("picture-to-put"), READ if room >= ROOMY - 100 else SAID[1:]
    said, style = sized(told, room * 0.3, *types)
    if said != told:
        said, style = sized(told, room * 0.5, *types)
    after = x + width(said, style) + 26
    single = len(duellist.left) <= (room - after) / 30
    crowded = not single and (room - after + 14) / len(alike) < 36
    if not crowded:
        plate.put(words(said, style, DIM, "left", "middle"), x, y)
    x = x + 13 if crowded else after
    if single:
        step = min(36.0, (room - x) / len(duellist.left))
        for value, tone in zip(duellist.left, duellist.marked, strict=True):
            plate.put(die(value, 28, tone), x, y)
            x += step
        return
    step = (room - x + 14) / len(alike)
    for (value, tone), n in alike.items():
        plate.put(die(value, 26, tone), x, y)
        if n > 1 and step >= 52:
            plate.put(words(f"×{n}", NUMBER, IVORY, "left", "middle"), x + 16, y)
        elif n > 1:
            plate.put(words(f"×{n}", BADGE, IVORY, "middle", "middle"), x + 10, y + 13)
        x += step


def _put_sums(plate: Plate, duellist: Duellist, awaits: str, y: float, wide: int, speech: Words) -> None:
    """Damage and shields so far, and what hits this side."""
    x = float(EDGE + 11)
    for name, n, tone in _effects(duellist.damage, duellist.shield, duellist.armour):
        if name == "armour" and not n:
            continue
        plate.put(glyph(name, 24, tone), x, y)
        plate.put(words(str(n), SUM, IVORY if n else FAINT, "left", "middle"), x + 17, y)
        x += 34 + width(str(n), SUM) + 12
    tone = EMBER if any(duellist.falls) or (awaits == ONWARD and any(duellist.lost)) else DIM
    said = outcome(duellist, awaits, speech)
    if wide < 500:
        body = paragraph(said, "semibold", (22, 20, 18), wide - 2 * EDGE, 50)
        for line, text in enumerate(body.lines):
            plate.put(words(text, body.style, tone, "left", "middle"), EDGE, y + 30 + line * body.pitch)
    else:
        types = READ if wide >= ROOMY else SAID
        plate.put(words(*sized(said, wide - x - EDGE, *types), tone, "right", "middle"), wide - EDGE, y)


def outcome(duellist: Duellist, awaits: str, speech: Words) -> str:
    """What hits a side, and what it loses by that; between two rounds, what it has lost; "" before dice are put."""
    if awaits == REROLL:
        return ""
    hits = speech.say_key("picture-hits", hits=duellist.hits)
    parts = []
    if awaits == ONWARD:
        if any(duellist.lost):
            parts.append(speech.say_key("picture-lost", units=as_said(units_said(duellist.lost, speech))))
    else:
        if any(duellist.falls):
            parts.append(speech.say_key("picture-loses", units=as_said(units_said(duellist.falls, speech))))
        if duellist.absorbed and duellist.hits:
            parts.append(speech.say_key("picture-absorbs", n=duellist.absorbed))
    if not parts:
        return hits
    return speech.say_key("picture-outcome", hits=as_said(hits), what=as_said(speech.in_a_row(parts)))


def units_said(units: tuple[int, ...], speech: Words) -> str:
    """Numbers of units by kind in words."""
    return speech.in_a_row(
        [speech.say(amount(row.word, n)) for row, n in zip(KINDS, units, strict=True) if n]
    )


def power_sign(power: str, size: int) -> Stamp:
    """How the power of a tile shows on its slot."""
    if power == "reroll":
        return glyph("reroll", size, GOLD)
    style = STRONG._replace(size=size)
    return words(SIGNS[power], style, GOLD if power == "once" else IVORY, "middle", "middle")


@cached_pixels
def die(value: int, size: int, tone: str = "") -> Stamp:
    """A die: ivory; framed in gold where it may be chosen, gold where it is, grey where it `would` be put."""
    field = size + 12

    def square(grow: float) -> Image.Image:
        mask = fine_mask(field, field)
        half, middle, corner = size / 2 + grow - 3, field / 2, 3.0
        points = [(-half, -half), (half, -half), (half, half), (-half, half)]
        round_polygon(mask, [((middle + x) * FINE, (middle + y) * FINE) for x, y in points], corner * FINE)
        return reduced(mask)

    face = {"chosen": GOLD, "would": FAINT}.get(tone, IVORY)
    layers = [(INK, square(4.5 if tone == "may" else 1.8))]
    if tone == "may":
        layers += [(GOLD, square(3.6)), (INK, square(1.2))]
    stamp = layered(None, [*layers, (face, square(0))])
    number = words(str(value), Type("extrabold", round(size * 0.74)), INK, "middle", "middle")
    if isinstance(stamp.source, Image.Image):
        stamp.source.paste(INK, (round(stamp.ax - number.ax), round(stamp.ay - number.ay)), number.mask)
    return stamp


def fight_text(facts: Facts, look: Look, fight: Fight) -> str:
    """A combat in words: where, and of both sides the dice and what they come to."""
    names = [*said_sides(look, len(facts.players)), as_said(facts.words.capital(facts.entity))]
    say = facts.say
    first = say("board-combat", sector=fight.word, round=fight.round, most=fight.most)
    told = [
        said
        for each in fight.sides
        for said in (
            _told(facts.words, each, names[each.side], fight.awaits),
            *_helpers(facts.words, each, names),
        )
    ]
    return " ".join([first, *told])


def _helpers(speech: Words, duellist: Duellist, names: Sequence[str]) -> Iterator[str]:
    """Who helps a side, and with what."""
    told = [
        speech.say_key("board-helper", player=names[side], units=as_said(units_said(units, speech)))
        for side, units in duellist.helpers
    ]
    if told:
        helpers = as_said(speech.in_a_row(told))
        yield speech.say_key("board-helping", player=names[duellist.side], helpers=helpers)


def _told(speech: Words, duellist: Duellist, name: str, awaits: str) -> str:
    put = [
        speech.say_key("board-in-slot", die=value, slot=number)
        for number, slot in enumerate(duellist.slots, 1)
        for value in (*slot.dice, *slot.planned)
    ]
    left = [str(value) for value in duellist.left]
    return speech.say_key(
        "board-combatant",
        player=name,
        units=as_said(units_said(duellist.units, speech)),
        put=as_said(speech.in_a_row(put)) if put else "~board-none",
        left=as_said(" ".join(left)) if left else "~board-none",
        damage=duellist.damage,
        shield=duellist.shield,
        armour=duellist.armour,
        outcome=as_said(f"; {told}" if (told := outcome(duellist, awaits, speech)) else ""),
    )
