"""The playmat of a player: what the faction can do, its six machines with their slots and levels, what it owns."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Text
from bot.engine.words import Words
from bot.games.factions.cards.cards import BUILT, FACTIONS, MACHINES, PLANETS
from bot.games.factions.cards.cards import FACTION as OWN
from bot.games.factions.cards.phrases import faction, faction_machine, lasting
from bot.games.factions.holdings.machines import SIZES
from bot.games.factions.table.state import NONE, Table
from renderers.factions.art.emblems import motif
from renderers.factions.art.ground import night_ground
from renderers.factions.art.pieces import exoworld, world
from renderers.factions.art.signs import sign
from renderers.factions.board.panels import ORE
from renderers.factions.facts.facts import Facts, Machine, facts_of, title_of
from renderers.kit.colours.palette import CAPTION as CAPTION_TONE
from renderers.kit.colours.palette import DIM, FLASH, GOLD, IVORY, LINE, PANEL, mix
from renderers.kit.letters.lettering import CAPTION, CAPTION_SMALL, HERO, Type, fitted, sized, width, words
from renderers.kit.letters.paragraphs import paragraph
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import Plate, rounded
from renderers.kit.stamps.globes import bearing_step
from renderers.kit.stamps.pieces import token
from renderers.kit.texts.saying import as_said, shortened
from renderers.look import Look, Picture

FRAMES = Frames()
LEFT, FULL, GAP = 24, 1152, 12
ABILITY_TOP, ABILITY_HIGH = 140, 118
MACHINES_TOP, MACHINE_HIGH, ACROSS = 272, 284, 3
OWNED_TOP = MACHINES_TOP + len(MACHINES) // ACROSS * (MACHINE_HIGH + GAP)
EMBLEM = 58
HOME, TEXT = 46, 142
SLOTS_TOP, SLOT, BETWEEN, APART = 86, 32, 6, 18
"""Where the slots of a machine stand, how high they are, and the pixels between two of them and between two levels."""
TITLES = (Type("semibold", 22), Type("semibold", 20), Type("semibold", 18))
POINTS = tuple(Type("extrabold", size) for size in (27, 24, 22, 20, 18))
BODY = (Type("medium", 21), Type("medium", 20), Type("medium", 18))


def render_mat(view: Table, look: Look, side: int) -> Picture | None:
    """The playmat of a side; None before its faction is chosen."""
    number = view.players[side].faction
    if number == NONE:
        return None
    facts = facts_of(view, look)
    player, row = facts.players[side], FACTIONS[number]
    scene = Scene()
    home = PLANETS.index(row.planet)
    scene.put(world(home, HOME, bearing_step(-1, -0.6)), 74, 70)
    _head(scene, facts, side, facts.words.attribute(Text(f"faction-{row.word}"), "motto"))
    ability = " ".join(facts.words.say(part) for part in faction(row))
    scene.put(_said(facts.say("picture-always"), ability, FULL, ABILITY_HIGH), LEFT, ABILITY_TOP)
    wide = (FULL - GAP * (ACROSS - 1)) // ACROSS
    for at, machine in enumerate(player.machines):
        line, column = divmod(at, ACROSS)
        stamp = machine_stamp(machine, at, number, wide, facts.words)
        scene.put(stamp, LEFT + column * (wide + GAP), MACHINES_TOP + line * (MACHINE_HIGH + GAP))
    high = _owned(scene, view, facts, side)
    frame = FRAMES.draw(("mat", side, look.names, look.language), night_ground(OWNED_TOP + high + 24), scene)
    told = facts.say(
        "mat-alt",
        player=as_said(player.name),
        faction=as_said(player.faction),
        count=player.points,
        what=as_said(ability),
    )
    return Picture(frame.file(look.size), shortened(told))


def _head(scene: Scene, facts: Facts, side: int, motto: str) -> None:
    player = facts.players[side]
    scene.put(token(player.hue, 17), 108, 104)
    line = fitted(f"{player.name} · {motto}", Type("medium", 23), 760)
    scene.put(words(line, Type("medium", 23), DIM), TEXT, 110)
    points = str(player.points).replace("-", "−")
    scene.put(words(points, HERO, FLASH, "right"), 1160, 74)
    x = 1160 - width(points, HERO) - 40
    stocks = (
        ("resource", ORE, player.resources, player.resource_cap),
        ("energy", GOLD, player.energy, player.energy_cap),
    )
    for name, tone, have, cap in stocks:
        said = str(have) if player.automa else f"{have}/{cap}"
        scene.put(words(said, Type("semibold", 28), IVORY, "right", "middle"), x, 54)
        x -= width(said, Type("semibold", 28)) + 20
        scene.put(sign(name, 26, tone), x, 54)
        x -= 36
    title = sized(
        player.faction.upper(), x - TEXT, *(Type("caption", size, size / 10) for size in (46, 38, 32, 27))
    )
    scene.put(words(*title, IVORY), TEXT, 70)


@cached_pixels
def _said(caption: str, text: str, wide: int, high: int) -> Stamp:
    """A plate with a caption and a text."""
    plate = Plate(wide, high, 14)
    plate.put(words(caption.upper(), CAPTION_SMALL, CAPTION_TONE, "left", "middle"), 18, 22)
    said = paragraph(text, "medium", (24, 22, 21, 20, 19, 18), wide - 36, high - 44)
    for number, line in enumerate(said.lines):
        plate.put(words(line, said.style, IVORY, "left", "middle"), 18, 52 + number * said.pitch)
    return plate.stamp()


@cached_pixels
def machine_stamp(
    machine: Machine,
    number: int,
    faction_number: int,
    wide: int,
    speech: Words,
    lit: bool = False,
    high: int = MACHINE_HIGH,
) -> Stamp:
    """A machine: its slots by level from the first one on, points of each level, and what it does."""
    plate = Plate(wide, high, 14, asked=lit)
    plate.put(motif(machine.emblem, EMBLEM), 46, 44)
    title = sized(machine.title, wide - 102, *(Type("semibold", size) for size in (28, 26, 24, 22, 20)))
    plate.put(words(*title, GOLD if machine.complete else IVORY, "left", "middle"), 84, 44)
    room = wide - 36 - APART * (len(machine.levels) - 1) + BETWEEN * len(machine.levels)
    slot = min(88.0, room / machine.slots - BETWEEN)
    scores = [speech.say_key("picture-machine-points", count=points) for points in machine.points]
    style = next((each for each in POINTS if _have_room(scores, each, machine, slot)), None)
    if style is None:  # The words are too long in some language.
        scores, style = [f"+{points}" for points in machine.points], POINTS[0]
    x, left = 18.0, machine.upgrades
    for level, size in enumerate(machine.levels):
        start, done = x, level < machine.done
        for _ in range(size):
            tone = (GOLD if done else mix(PANEL, IVORY, 0.64)) if left > 0 else LINE
            plate.put(Stamp(tone, rounded(round(slot), SLOT, 7), 0, 0), x, SLOTS_TOP)
            left -= 1
            x += slot + BETWEEN
        middle = (start + x - BETWEEN) / 2
        plate.put(
            words(scores[level], style, GOLD if done else DIM, "middle", "middle"),
            middle,
            SLOTS_TOP + SLOT + 20,
        )
        x += APART - BETWEEN
    y = SLOTS_TOP + SLOT + 56
    said_of_it = does(speech, machine, number, faction_number)
    text = paragraph(said_of_it, "medium", (27, 26, 25, 24, 22, 21, 20, 19, 18), wide - 34, high - y)
    tone = IVORY if machine.complete else DIM
    for at, line in enumerate(text.lines):
        plate.put(words(line, text.style, tone, "left", "middle"), 18, y + at * text.pitch)
    return plate.stamp()


def _have_room(scores: Sequence[str], style: Type, machine: Machine, slot: float) -> bool:
    """Whether what each level scores has room below its slots."""
    rooms = [size * (slot + BETWEEN) - BETWEEN + APART / 2 for size in machine.levels]
    return all(width(score, style) <= room for score, room in zip(scores, rooms, strict=True))


def does(speech: Words, machine: Machine, number: int, faction_number: int) -> str:
    """What a machine does once it is complete, or how much it holds."""
    word = MACHINES[number]
    if number == OWN:
        parts = faction_machine(FACTIONS[faction_number])
    elif word in BUILT:
        parts = lasting(BUILT[word])
    else:
        levels = [str(most) for most in SIZES.batteries[machine.done + 1 :]]
        return speech.say_key(f"picture-holds-{word}", count=machine.capacity, levels=levels)
    return " ".join(speech.say(part) for part in parts)


def _owned(scene: Scene, view: Table, facts: Facts, side: int) -> int:
    """Techs, exoplanets and finished objectives, as chips; how high they are."""
    player, own = facts.players[side], view.players[side]
    chips = [_chip("tech", "", title, "") for title in player.techs]
    chips += [
        _chip("", world.type, world.title, f"{world.worth}/{world.need}", world.explored)
        for world in player.worlds
    ]
    chips += [_chip("done", "", title_of(facts.words, card), "") for card in own.done]
    if not chips:
        said = facts.say("picture-nothing-owned")
        scene.put(words(*sized(said, FULL - 30, *BODY), DIM, "left", "middle"), LEFT + 18, OWNED_TOP + 26)
        return 52
    scene.put(
        words(facts.say("picture-owned").upper(), CAPTION, CAPTION_TONE, "left", "middle"),
        LEFT + 4,
        OWNED_TOP + 18,
    )
    x, y = LEFT, OWNED_TOP + 40
    for stamp in chips:
        if x + stamp.width > LEFT + FULL:
            x, y = LEFT, y + stamp.height + 8
        scene.put(stamp, x, y)
        x += stamp.width + 8
    return y + 48 - OWNED_TOP


@cached_pixels
def _chip(icon: str, type_: str, title: str, note: str, done: bool = True) -> Stamp:
    shown = fitted(title, TITLES[0], 420)
    wide = round(width(shown, TITLES[0]) + (width(note, TITLES[0]) + 14 if note else 0)) + 66
    plate = Plate(wide, 48, 10)
    plate.put(exoworld(type_, 15) if type_ else sign(icon, 22, IVORY), 27, 24)
    plate.put(words(shown, TITLES[0], IVORY, "left", "middle"), 50, 24)
    if note:
        plate.put(words(note, TITLES[0], GOLD if done else DIM, "right", "middle"), wide - 14, 24)
    return plate.stamp()
