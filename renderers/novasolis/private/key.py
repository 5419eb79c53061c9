"""The picture key: everything that is drawn on map, panels and market, each with what it means."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.moves import Text
from bot.engine.words import Words, words_of
from bot.games.novasolis.core.cards.cards import RESOURCES
from renderers.kit.colours.palette import CAPTION as CAPTION_TONE
from renderers.kit.colours.palette import DIM, EMBER, FLASH, GOLD, IVORY, TITLE_SECOND
from renderers.kit.letters.lettering import CAPTION, Type, sized, words
from renderers.kit.letters.paragraphs import Paragraph, paragraph
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.globes import bearing_step
from renderers.kit.stamps.pieces import enemy, structure, token
from renderers.kit.texts.saying import as_said, shortened
from renderers.look import Look, Picture
from renderers.novasolis.art.geometry import HEIGHT
from renderers.novasolis.art.glyphs import glyph, resource
from renderers.novasolis.art.ground import night_ground
from renderers.novasolis.art.pieces import (
    aim,
    clash,
    destroyer,
    flagship,
    fortress,
    gate,
    home_world,
    relic,
    ruin,
    star,
    tile,
)
from renderers.novasolis.board.combat import POWERS, SHIELD, die, power_sign
from renderers.novasolis.board.trace import raid
from renderers.novasolis.facts.facts import GAME

LEFT, FULL, TOP = 40, 1120, 128
PIECE, LEAST, BETWEEN = 62, 38, 66
"""Pixels for a drawing, the least height of an entry, and from the end of a part to the entries of the next."""
COLUMNS, APART = 3, 14
TITLE = Type("caption", 46, 6.0)
SECOND = Type("caption", 24, 2.2)
SIZES = (21, 20, 19, 18)
MOST = 56
"""The height that the lines of an entry may have."""
AGREEMENTS = (("alliance", IVORY), ("envoy", DIM), ("trade", DIM))
"""Glyphs of agreements with their colours."""
FRAMES = Frames()


class Entry(NamedTuple):
    """A stamp and what it means, in full and for the alt text."""

    stamp: Stamp
    text: str
    brief: str


def render_key(look: Look) -> Picture:
    """The key in the language of a look."""
    speech = words_of(GAME, look.language)
    say, scene = speech.say_key, Scene()
    scene.put(words(*sized(say("picture-key").upper(), FULL, TITLE), IVORY), LEFT, 66)
    scene.put(words(*sized(say("picture-title").upper(), FULL, SECOND), TITLE_SECOND), LEFT + 2, 100)
    parts: tuple[tuple[str, list[Entry]], ...] = (
        ("board", _board(speech, look)),
        ("panel", _panel(speech)),
        ("combat", _combat(speech)),
    )
    y, told = TOP, list[str]()
    columns = [_columns(entries) for _, entries in parts]
    rows, high = sum(len(each[0]) for each in columns), sum(map(_height, columns))
    apart = min(APART, (HEIGHT - TOP - BETWEEN * len(parts) - high) // rows)
    for (part, entries), each in zip(parts, columns, strict=True):
        y = _put(scene, say(f"key-{part}"), each, y, apart)
        listed = as_said(speech.in_a_row([entry.brief for entry in entries]))
        told.append(say("key-alt-part", part=f"~key-{part}", what=listed))
    frame = FRAMES.draw(("key", look.language, look.hue(0)), night_ground(y), scene)
    return Picture(frame.file(look.size), shortened(say("key-alt", parts=as_said(" ".join(told)))))


def _board(speech: Words, look: Look) -> list[Entry]:
    """What stands in the sectors."""
    hue = look.hue(0)
    drawn: tuple[tuple[str, Stamp], ...] = (
        ("home", home_world("nyxari", 22, bearing_step(1, -1))),
        ("colony", structure("foundry", hue, 18)),
        ("station", structure("node", hue, 18)),
        ("ships", token(hue, 17, "3")),
        ("gate", gate(hue, 16)),
        ("swarm", enemy(16, "3")),
        ("fortress", fortress(17)),
        ("rift", gate(None, 16)),
        ("rift-active", gate(None, 16, True)),
        ("contested", clash(13)),
        ("charted", glyph("flag", 24, CAPTION_TONE)),
        ("raid-lost", raid(17, True)),
        ("raid-held", raid(17, False)),
        ("blue", star("blue", 28)),
        ("yellow", star("yellow", 28)),
        ("red", star("red", 28)),
        ("tile", tile("blue", ("research",), 18)),
        ("anomaly", tile("anomaly", ("omega",), 18)),
        ("artifact", relic(24, True)),
        ("artifact-old", relic(24, False)),
        ("flagship", flagship(hue, 17)),
        ("destroyer", destroyer(16)),
        ("destroyed", ruin("blue", 28)),
        ("aimed", aim(14)),
        ("shared-gate", gate(hue, 16, friends=(look.hue(1),))),
    )
    return [_entry(speech, name, stamp) for name, stamp in drawn]


def _entry(speech: Words, name: str, stamp: Stamp) -> Entry:
    return Entry(stamp, speech.say_key(f"key-{name}"), speech.attribute(Text(f"key-{name}"), "brief"))


def _panel(speech: Words) -> list[Entry]:
    """What an empire has."""
    stars = words("12½", Type("extrabold", 26), FLASH, "middle", "middle")
    glyphs = (
        ("energy", GOLD),
        ("reactor", GOLD),
        ("research", IVORY),
        ("population", IVORY),
        ("fleet", IVORY),
        ("tech", DIM),
        ("relic", DIM),
        ("hand", DIM),
    )
    found = [_entry(speech, "stars", stars)]
    found += [_entry(speech, name, glyph(name, 30, tone)) for name, tone in glyphs]
    for name in (*RESOURCES, "any"):
        said = speech.say_key(f"resource-{name}")
        found.append(Entry(resource(name, 15), speech.capital(said), said))
    found.append(_entry(speech, "fitted", glyph("flagship", 30, IVORY)))
    found += [_entry(speech, name, glyph(name, 30, tone)) for name, tone in AGREEMENTS]
    found.append(_entry(speech, "contracts", glyph("trade", 26, GOLD)))
    found.append(_entry(speech, "dark", glyph("dark", 30, IVORY)))
    return found


def _combat(speech: Words) -> list[Entry]:
    """What stands on the grids of a combat."""
    drawn: tuple[tuple[str, Stamp], ...] = (
        ("damage", glyph("damage", 28, EMBER)),
        ("shield", glyph("shield", 28, SHIELD)),
        ("die", die(5, 30)),
        ("die-chosen", die(4, 30, "chosen")),
        ("die-would", die(3, 30, "would")),
        ("armour", glyph("armour", 28, SHIELD)),
        *((f"power-{name}", power_sign(name, 22)) for name in POWERS),
    )
    return [_entry(speech, name, stamp) for name, stamp in drawn]


def _columns(entries: list[Entry]) -> list[list[Entry]]:
    rows = -(-len(entries) // COLUMNS)
    return [entries[at : at + rows] for at in range(0, len(entries), rows)]


def _set(entry: Entry) -> Paragraph:
    return paragraph(entry.text, "medium", SIZES, FULL / COLUMNS - PIECE - 16, MOST)


def _height(columns: list[list[Entry]], apart: int = 0) -> int:
    """The height of the tallest column."""
    return max(sum(_tall(_set(entry)) + apart for entry in column) for column in columns)


def _tall(said: Paragraph) -> int:
    return max(LEAST, len(said.lines) * said.pitch)


def _put(scene: Scene, title: str, columns: list[list[Entry]], y: int, apart: int) -> int:
    """A part of the key with its caption; where the next one begins."""
    scene.put(words(*sized(title.upper(), FULL, CAPTION), CAPTION_TONE, "left", "middle"), LEFT, y + 14)
    y += 40
    for number, column in enumerate(columns):
        x, top = LEFT + number * FULL / COLUMNS, float(y)
        for entry in column:
            said, stamp = _set(entry), entry.stamp
            middle = top + (_tall(said) + apart) / 2
            dx, dy = stamp.ax - stamp.width / 2, stamp.ay - stamp.height / 2
            scene.put(stamp, x + PIECE / 2 + dx, middle + dy)
            line = middle - said.pitch * (len(said.lines) - 1) / 2
            for each in said.lines:
                scene.put(words(each, said.style, IVORY, "left", "middle"), x + PIECE + 8, line)
                line += said.pitch
            top += _tall(said) + apart
    return y + _height(columns, apart) + BETWEEN - 40
