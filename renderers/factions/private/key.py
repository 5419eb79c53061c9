"""The picture key: everything that is drawn on boards, panels and cards, each with what it means."""

from __future__ import annotations

from bot.engine.words import Words, words_of
from bot.games.factions.cards.cards import FACTION, MACHINES, TYPES
from renderers.factions.art.emblems import EMBLEMS, motif
from renderers.factions.art.ground import night_ground
from renderers.factions.art.pieces import exoworld, price, rock, stray, wake, wormhole
from renderers.factions.art.signs import sign
from renderers.factions.board.panels import ORE, column
from renderers.factions.facts.facts import GAME
from renderers.kit.colours.palette import CAPTION as CAPTION_TONE
from renderers.kit.colours.palette import DIM, FLASH, GOLD, IVORY, LINE, TITLE_SECOND
from renderers.kit.letters.lettering import CAPTION, Type, sized, words
from renderers.kit.letters.paragraphs import paragraph
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.pieces import hull, hull_glow, token
from renderers.kit.texts.saying import as_said, shortened
from renderers.look import Look, Picture

LEFT, FULL, TOP = 40, 1120, 128
PIECE, ROW, SMALL_ROW = 58, 62, 46
"""Pixels for a drawing, and heights of rows with two lines and with one."""
BETWEEN = 62
TITLE = Type("caption", 46, 6.0)
SECOND = Type("caption", 24, 2.2)
SIZES = (21, 20, 19, 18)
BEARING = -45
FRAMES = Frames()

Entry = tuple[tuple[Stamp, ...], str]
"""Stamps one on the other, and what they mean."""


def render_key(look: Look) -> Picture:
    """The key in the language of a look."""
    speech = words_of(GAME, look.language)
    say, scene = speech.say_key, Scene()
    scene.put(words(*sized(say("picture-key").upper(), FULL, TITLE), IVORY), LEFT, 66)
    scene.put(words(*sized(say("title").upper(), FULL, SECOND), TITLE_SECOND), LEFT + 2, 100)
    parts: tuple[tuple[str, list[Entry], int, int], ...] = (
        ("board", _board(speech, look), 3, ROW),
        ("panel", _panel(speech), 3, ROW),
        ("card", _cards(speech), 4, SMALL_ROW),
    )
    y = TOP
    told = []
    for part, entries, columns, high in parts:
        y = _put(scene, say(f"key-{part}"), entries, y, columns, high)
        told.append(
            say(
                "key-alt-part",
                part=f"~key-{part}",
                what=as_said(speech.in_a_row([text for _, text in entries])),
            )
        )
    frame = FRAMES.draw(("key", look.language, look.hue(0)), night_ground(y), scene)
    return Picture(frame.file(look.size), shortened(say("key-alt", parts=as_said(" ".join(told)))))


def _board(speech: Words, look: Look) -> list[Entry]:
    """What lies in the sectors."""
    hue, say = look.hue(0), speech.say_key
    ship = hull(hue, BEARING, 15)
    drawn: tuple[tuple[str, tuple[Stamp, ...]], ...] = (
        ("ship", (wake(hue, BEARING, 15), ship)),
        ("turn", (hull_glow(BEARING, 15), ship)),
        ("energy", (token(hue, 17, "3"),)),
        ("stray", (stray(17, "3"),)),
        ("wormhole", (wormhole(),)),
        ("rock", (rock(1),)),
        ("rock-open", (rock(2, "4"),)),
        ("rock-peeked", (rock(3, "4", peeked=True),)),
        ("rock-ice", (rock(0, "", True),)),
        ("price", (price("3", "may"),)),
        ("price-all", (price("9", "all"),)),
        ("paid", (price("3", "paid"),)),
    )
    return [(stamps, say(f"key-{name}")) for name, stamps in drawn]


def _panel(speech: Words) -> list[Entry]:
    """What a player has."""
    say = speech.say_key
    points = words("31", Type("extrabold", 40), FLASH, "middle", "middle")
    glyphs = (
        ("stock", "energy", GOLD),
        ("resources", "resource", ORE),
        ("explorers", "explorer", DIM),
        ("objectives", "objective", DIM),
        ("done", "done", DIM),
        ("techs", "tech", DIM),
        ("leader", "leader", IVORY),
    )
    found: list[Entry] = [((points,), say("key-points"))]
    found += [((sign(glyph, 30, tone),), say(f"key-{name}")) for name, glyph, tone in glyphs]
    found.append(((motif("rest", 32),), say("key-passed")))
    found += [((exoworld(kind, 18),), say("key-world", type=f"~type-{kind}")) for kind in TYPES]
    found.append(((motif("exoplanet", 30, quiet=True),), say("key-unexplored")))
    found.append(((column(2, 4, 34, DIM, LINE),), say("key-machine")))
    found.append(((column(4, 4, 34, GOLD, LINE),), say("key-machine-complete")))
    return found


def _cards(speech: Words) -> list[Entry]:
    """What cards are about; machines go by their own names."""
    say = speech.say_key
    common = [word for number, word in enumerate(MACHINES) if number != FACTION]
    return [
        ((motif(name, 36),), say(f"machine-{name}" if name in common else f"motif-{name}"))
        for name in EMBLEMS
    ]


def _put(scene: Scene, title: str, entries: list[Entry], y: int, columns: int, high: int) -> int:
    """A part of the key with its caption; where the next one begins."""
    scene.put(words(*sized(title.upper(), FULL, CAPTION), CAPTION_TONE, "left", "middle"), LEFT, y + 14)
    y += 40
    wide, rows = FULL / columns, -(-len(entries) // columns)
    for at, (stamps, text) in enumerate(entries):
        x, middle = LEFT + at // rows * wide, y + (at % rows) * high + high / 2
        for stamp in stamps:
            dx, dy = stamp.ax - stamp.width / 2, stamp.ay - stamp.height / 2
            centred = len(stamps) == 1
            scene.put(stamp, x + PIECE / 2 + dx * centred, middle + dy * centred)
        said = paragraph(text, "medium", SIZES, wide - PIECE - 22, high)
        line = middle - said.pitch * (len(said.lines) - 1) / 2
        for each in said.lines:
            scene.put(words(each, said.style, IVORY, "left", "middle"), x + PIECE + 8, line)
            line += said.pitch
    return y + rows * high + BETWEEN - 40
