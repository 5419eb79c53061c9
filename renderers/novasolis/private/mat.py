"""The command board of an empire, whole: numbers, what its race can, levels, combat grid, technologies as cards."""

from __future__ import annotations

from bot.engine.moves import Text
from bot.games.novasolis.core.cards.cards import RACES, TECHNOLOGIES
from bot.games.novasolis.core.cards.phrases import text_of
from bot.games.novasolis.core.holdings.counting import levels
from bot.games.novasolis.core.table.state import EMPTY, Table
from renderers.kit.colours.palette import CAPTION, DIM, IVORY
from renderers.kit.letters.lettering import CAPTION_SMALL, Type, sized, width, words
from renderers.kit.letters.paragraphs import paragraph
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import Plate
from renderers.kit.stamps.pieces import token
from renderers.kit.texts.saying import as_said, shortened
from renderers.look import Look, Picture
from renderers.novasolis.art.geometry import FULL, HEIGHT
from renderers.novasolis.art.glyphs import given, glyph
from renderers.novasolis.art.ground import lay_plates, night_ground
from renderers.novasolis.board.panels import panel
from renderers.novasolis.cards.cards import card_stamp, heights_of
from renderers.novasolis.facts.expansions import Deal
from renderers.novasolis.facts.facts import Facts, facts_of
from renderers.novasolis.private.allocation import put_grid, put_levels
from renderers.novasolis.words.paragraphs import empire_text

FRAMES = Frames()
EDGE, GAP, COLUMNS = 24, 12, 3
NUMBERS_WIDE, NUMBERS_HIGH = 570, 166
DEAL_HIGH = 40
DEAL_TYPES = (Type("medium", 21), Type("medium", 19), Type("medium", 18))


def render_mat(view: Table, look: Look, side: int) -> Picture | None:
    """The command board of an empire; None before its race is chosen."""
    empire = view.empires[side]
    if empire.race == EMPTY:
        return None
    facts = facts_of(view, look)
    scene = Scene()
    scene.put(panel(facts.players[side], NUMBERS_WIDE, NUMBERS_HIGH, facts.say), EDGE, EDGE)
    race = FULL - NUMBERS_WIDE - GAP
    scene.put(_race(facts, empire.race, race), EDGE + NUMBERS_WIDE + GAP, EDGE)
    now = levels(view, side)
    y = put_levels(scene, facts, now, now, EDGE + NUMBERS_HIGH + GAP)
    y = put_grid(scene, facts, view, side, y)
    y = _put_deals(scene, facts, side, y)
    wide = (FULL - GAP * (COLUMNS - 1)) // COLUMNS
    techs = sorted(empire.techs, key=lambda tech: not tech.active)
    rows = [techs[start : start + COLUMNS] for start in range(0, len(techs), COLUMNS)]
    cards = [[tech.card for tech in row] for row in rows]
    for row, high in zip(rows, heights_of(facts.words, cards, wide, HEIGHT - EDGE - y, GAP), strict=True):
        for at, tech in enumerate(row):
            state = facts.say("picture-active" if tech.active else "picture-inactive")
            stamp = card_stamp(TECHNOLOGIES[tech.card], facts.words, wide, high, tech.active, 1, state)
            scene.put(stamp, EDGE + at * (wide + GAP), y)
        y += high + GAP
    ground, whole = night_ground(y + EDGE - GAP), Scene()
    lay_plates(ground, scene, whole)
    frame = FRAMES.draw(("mat", side, look.names, look.language), ground, whole)
    return Picture(frame.file(look.size), shortened(empire_text(facts, look, side)))


def _put_deals(scene: Scene, facts: Facts, side: int, y: int) -> int:
    """What the empire gives and gets by contracts, in two columns; where they end."""
    deals = [deal for deal in facts.deals if side in (deal.giver, deal.receiver)]
    wide = (FULL - GAP) // 2
    for at, deal in enumerate(deals):
        stamp = _deal(facts, deal, side, wide)
        scene.put(stamp, EDGE + at % 2 * (wide + GAP), y + at // 2 * (DEAL_HIGH + GAP // 2))
    rows = -(-len(deals) // 2)
    return y + rows * (DEAL_HIGH + GAP // 2) + (GAP // 2) * bool(rows)


def _deal(facts: Facts, deal: Deal, side: int, wide: int) -> Stamp:
    """A contract or a lent technology: with whom, which way it goes, and what it is."""
    plate = Plate(wide, DEAL_HIGH, 10)
    gives = deal.giver == side
    other = facts.players[deal.receiver if gives else deal.giver]
    plate.put(glyph("trade", 22, DIM), 24, DEAL_HIGH / 2)
    said = facts.say("picture-gives" if gives else "picture-gets", player=as_said(other.name))
    shown = sized(said, wide * 0.45, *DEAL_TYPES)
    plate.put(token(other.hue, 9), 54, DEAL_HIGH / 2)
    plate.put(words(*shown, IVORY, "left", "middle"), 72, DEAL_HIGH / 2)
    x = 72 + width(*shown) + 22.0
    if not deal.items:
        plate.put(glyph("tech", 22, DIM), x, DEAL_HIGH / 2)
        title = sized(deal.said, wide - x - 30, *DEAL_TYPES)
        plate.put(words(*title, IVORY, "left", "middle"), x + 18, DEAL_HIGH / 2)
    step = min(36.0, (wide - x - 16) / max(1, len(deal.items)))
    for at, word in enumerate(deal.items):
        plate.put(given("stars" if word == "star" else word, 12), x + at * step, DEAL_HIGH / 2)
    return plate.stamp()


def _race(facts: Facts, race: int, wide: int) -> Stamp:
    """What a race always does."""
    row, speech = RACES[race], facts.words
    plate = Plate(wide, NUMBERS_HIGH, 14)
    title = speech.attribute(Text(f"race-{row.word}"), "passive")
    plate.put(words(title.upper(), CAPTION_SMALL, CAPTION, "left", "middle"), 20, 28)
    said = " ".join(speech.capital(speech.say(part)) for part in text_of(row))
    body = paragraph(said, "medium", (23, 21, 19, 18), wide - 40, NUMBERS_HIGH - 62)
    for number, line in enumerate(body.lines):
        plate.put(words(line, body.style, IVORY, "left", "middle"), 20, 64 + number * body.pitch)
    return plate.stamp()
