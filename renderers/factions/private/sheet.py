"""What a question chooses among that has no place on the board: cards, the machines of a side, factions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.moves import Mark
from bot.engine.words import Words, words_of
from bot.games.factions.cards.cards import (
    CALLED,
    EVENT,
    EXOPLANET,
    FACTION_CALLED,
    FACTIONS,
    MACHINES,
    PLANETS,
    RESEARCH,
    TECH,
    row_of,
)
from bot.games.factions.cards.cards import FACTION as OWN
from bot.games.factions.cards.phrases import faction, faction_machine, text_of
from bot.games.factions.holdings.machines import MACHINES_OF
from bot.games.factions.table.state import NONE, Table
from bot.games.factions.table.tables import SIDE_CALLED
from renderers.factions.art.geometry import HEIGHT
from renderers.factions.art.ground import night_ground
from renderers.factions.art.pieces import world
from renderers.factions.cards.cards import card_stamp, snug_height
from renderers.factions.facts.facts import GAME, Facts, facts_of, title_of
from renderers.factions.private.mat import does, machine_stamp
from renderers.kit.colours.palette import DIM, GOLD, IVORY
from renderers.kit.letters.lettering import CAPTION_SMALL, Type, sized, words
from renderers.kit.letters.paragraphs import paragraph
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import Plate, number_badge
from renderers.kit.stamps.globes import bearing_step
from renderers.kit.stamps.targets import Target
from renderers.kit.texts.saying import as_said, said_marks, shortened
from renderers.look import Look, Picture

FRAMES = Frames()
EDGE, GAP = 20, 16
CARD, PLATE = 330, 500
ACROSS = 3
"""So many cards stand side by side."""
"""The widths of cards, of which three stand side by side, and of machines and factions, of which two do."""
LARGEST = (28, 27)
"""The sizes of what one decides by."""
HINT = Type("caption", 27, 1.5)
LEAST_LINES = 6
FACTION_TOP, TALL = 104, 316
"""Where the words of a faction begin, and how high a machine is, so that its words are of the largest size."""


class Thing(NamedTuple):
    """Something to choose: its mark, its title, what it does in words, its picture, and how wide that is."""

    mark: Mark
    title: str
    told: str
    stamp: Stamp
    wide: int
    high: int


def render_sheet(view: Table, look: Look) -> Picture | None:
    """The things that are marked, side by side; None if none of them stands on a sheet."""
    facts = facts_of(view, look)
    things = _things(view, facts, look)
    if not things:
        return None
    wide, high = things[0].wide, max(thing.high for thing in things)
    columns = min(len(things), ACROSS if wide == CARD else 2)
    rows = -(-len(things) // columns)
    full = columns * (wide + GAP) - GAP + 2 * EDGE
    scene, number = Scene(), 0
    for at, thing in enumerate(things):
        x, y = EDGE + at % columns * (wide + GAP), EDGE + at // columns * (high + GAP)
        scene.put(thing.stamp, x, y)
        if thing.mark.tone == "chosen":
            number += 1
            scene.put(number_badge(str(number), True), x + wide - 26, y + 26)
    ground = night_ground(2 * EDGE + rows * (high + GAP) - GAP, full)
    frame = FRAMES.draw(("sheet", look.names, look.language, full), ground, scene)
    return Picture(frame.file(look.size), _said(facts, look, things))


def sheet_told(view: Table, look: Look) -> str:
    """The same in words; "" where there is no sheet."""
    facts = facts_of(view, look)
    things = _things(view, facts, look)
    return _said(facts, look, things) if things else ""


def _said(facts: Facts, look: Look, things: Sequence[Thing]) -> str:
    targets = [Target(thing.mark, thing.title, (), (0, 0), 0) for thing in things]
    told = [
        facts.say("sheet-thing", title=as_said(thing.title), what=as_said(thing.told)) for thing in things
    ]
    return shortened(" ".join([*said_marks(facts.words, targets, look.names), *told]))


def _things(view: Table, facts: Facts, look: Look) -> list[Thing]:
    sides = [SIDE_CALLED[mark.what] for mark in look.marks if mark.what in SIDE_CALLED]
    marks = [mark for mark in look.marks if mark.what not in SIDE_CALLED]
    if sides and any(mark.what in MACHINES for mark in marks):
        return _machines(view, facts, sides[0], [mark for mark in marks if mark.what in MACHINES])
    if factions := [mark for mark in marks if mark.what in FACTION_CALLED]:
        return [_faction(facts.words, mark) for mark in factions]
    cards = [mark for mark in marks if mark.what in CALLED and _is_open(view, CALLED[mark.what])]
    rows = -(-len(cards) // ACROSS)
    most = (HEIGHT - 2 * EDGE + GAP) // max(1, rows) - GAP
    high = min(most, max((snug_height(CALLED[mark.what], facts.words, CARD) for mark in cards), default=0))
    return [_card(facts.words, mark, high) for mark in cards]


def _is_open(view: Table, card: int) -> bool:
    """Whether a card lies open, and in no one's hand."""
    return card in EXOPLANET or card in TECH or card in RESEARCH or card in EVENT or card in view.neptune


def _card(speech: Words, mark: Mark, high: int) -> Thing:
    card = CALLED[mark.what]
    stamp = card_stamp(card, speech, CARD, high, mark.tone == "may")
    told = " ".join(speech.say(part) for part in text_of(row_of(card)))
    return Thing(mark, title_of(speech, card), told, stamp, CARD, high)


def _machines(view: Table, facts: Facts, side: int, marks: Sequence[Mark]) -> list[Thing]:
    """Machines of a side, in the order of its playmat."""
    faction, found = view.players[side].faction, list[Thing]()
    for mark in sorted(marks, key=lambda mark: MACHINES.index(mark.what)) if faction != NONE else ():
        number = MACHINES.index(mark.what)
        machine = facts.players[side].machines[number]
        stamp = machine_stamp(machine, number, faction, PLATE, facts.words, mark.tone == "may", TALL)
        told = does(facts.words, machine, number, faction)
        found.append(Thing(mark, machine.title, told, stamp, PLATE, TALL))
    return found


def _faction(speech: Words, mark: Mark) -> Thing:
    row = FACTIONS[FACTION_CALLED[mark.what]]
    title, machine = (speech.say_key(key) for key in (f"faction-{row.word}", f"machine-{row.machine}"))
    pitch = speech.say_key(f"pitch-{row.word}")
    last = speech.say_key("sheet-machine", machine=as_said(machine), does=f"~brief-{row.machine}")
    hint = speech.say_key("faction-easy") if row.easy else ""
    stamp = _faction_stamp(title, PLANETS.index(row.planet), pitch, last, mark.tone == "may", hint)
    told = " ".join(filter(None, [pitch, last, hint and f"{hint}."]))
    return Thing(mark, title, told, stamp, PLATE, stamp.height)


def render_faction(number: int, look: Look) -> Picture:
    """A faction that no one plays, with all that it can do and what its machine does."""
    speech, row = words_of(GAME, look.language), FACTIONS[number]
    title, size = speech.say_key(f"faction-{row.word}"), MACHINES_OF[number][OWN]
    ability = " ".join(speech.say(part) for part in faction(row))
    machine = speech.say_key(
        "sheet-own-machine",
        machine=f"~machine-{row.machine}",
        slots=size.size,
        points=sum(size.points),
        does=as_said(" ".join(speech.say(part) for part in faction_machine(row))),
    )
    stamp, scene = _faction_stamp(title, PLANETS.index(row.planet), ability, machine, False), Scene()
    scene.put(stamp, EDGE, EDGE)
    ground = night_ground(stamp.height + 2 * EDGE, PLATE + 2 * EDGE)
    told = speech.say_key("sheet-thing", title=as_said(title), what=as_said(f"{ability} {machine}"))
    return Picture(FRAMES.draw(("faction", look.language), ground, scene).file(look.size), shortened(told))


@cached_pixels
def _faction_stamp(title: str, home: int, pitch: str, machine: str, lit: bool, hint: str = "") -> Stamp:
    """A faction: its home planet, its name, a hint in gold, what it can do, and its machine."""
    said = [paragraph(text, "medium", LARGEST, PLATE - 40, 2000) for text in (pitch, machine)]
    lines = max(LEAST_LINES, sum(len(each.lines) for each in said) + 1)
    plate = Plate(PLATE, FACTION_TOP + lines * said[0].pitch, 16, asked=lit)
    plate.put(world(home, 30, bearing_step(-1, -0.6)), 52, 52)
    name = sized(title, PLATE - 120, *(Type("semibold", size) for size in (36, 33, 30, 28)))
    plate.put(words(*name, IVORY, "left", "middle"), 98, 40 if hint else 52)
    if hint:
        plate.put(
            words(*sized(hint.upper(), PLATE - 118, HINT, CAPTION_SMALL), GOLD, "left", "middle"), 98, 80
        )
    y = FACTION_TOP + said[0].pitch / 2
    for each, tone in zip(said, (IVORY, DIM), strict=True):
        for line in each.lines:
            plate.put(words(line, each.style, tone, "left", "middle"), 20, y)
            y += each.pitch
        y += 10
    return plate.stamp()
