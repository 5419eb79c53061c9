"""The hand of a player: location tiles by kind, then objectives with whether they hold now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.words import Words, words_of
from bot.games.novasolis.core.actions.surveying import KeepScanned
from bot.games.novasolis.core.cards.cards import OBJECTIVES, RACES, TILES
from bot.games.novasolis.core.round.drafting import Keep
from bot.games.novasolis.core.scoring.objectives import is_met
from bot.games.novasolis.core.table.state import EMPTY, Holding, Table
from renderers.kit.colours.palette import DIM, IVORY
from renderers.kit.letters.lettering import Type, fitted, sized, width, words
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.stamps.cards import number_badge
from renderers.kit.stamps.pieces import token
from renderers.kit.texts.saying import as_said, drawn_name, shortened
from renderers.look import Look, Picture
from renderers.novasolis.art.geometry import FULL
from renderers.novasolis.art.ground import lay_plates, night_ground
from renderers.novasolis.cards.cards import AnyCard, card_stamp, high_of, kind_of, said_of, title_of
from renderers.novasolis.facts.facts import GAME

FRAMES = Frames()
LEFT, TOP, GAP, FOOT = 24, 126, 14, 24
COLUMNS = {"tile": 2, "objective": 2}
TITLE = Type("caption", 46, 6.0)
SMALLER = (Type("caption", 40, 3.0), Type("caption", 34, 1.0))
"""How titles are set that have little room."""
SECOND = Type("caption", 22, 2.2)
NAME = Type("semibold", 30)
RACE = Type("medium", 22)


class Held(NamedTuple):
    """Cards of a hand that are alike, how many, and of an objective whether it is `claimed`, `holds` or does not."""

    card: AnyCard
    number: int = 1
    state: str = ""


def held_by(view: Table, side: int) -> list[Held]:
    """What the viewer knows of an empire's hand, with what it chooses from: tiles, then objectives."""
    empire = view.empires[side]
    tiles, goals = list(empire.hand), list(empire.objectives)
    for step in view.stack:
        if isinstance(step, Holding):
            (tiles if step.holds == "tile" else goals).extend(_drawn(step, side))
    found = [Held(TILES[card], count) for card, count in Counter(tiles).items() if card != EMPTY]
    for card in goals:
        if card != EMPTY:
            found.append(Held(OBJECTIVES[card], 1, _state(view, side, card)))
    return found


def _drawn(step: Holding, side: int) -> list[int]:
    """The cards of which an empire chooses in a step."""
    if isinstance(step, Keep) and step.dealt:
        return step.dealt[side]
    return step.drawn if isinstance(step, KeepScanned) and step.side == side else []


def _state(view: Table, side: int, card: int) -> str:
    if card in view.empires[side].claimed:
        return "claimed"
    return "holds" if view.empires[side].race != EMPTY and is_met(view, side, card) else "holds-not"


def render_hand(view: Table, look: Look, seat: int) -> Picture | None:
    """The hand of a seat, from that seat's view; of one that plays all empires, that of the one that is asked.

    None if it is empty.
    """
    side = _side_of(view, look, seat)
    speech, held = words_of(GAME, look.language), held_by(view, side)
    if not held:
        return None
    scene, cards = Scene(), Scene()
    _put_head(scene, speech, view, look, side, held)
    lit = {mark.what for mark in look.marks}
    mine = {each.card.word for each in held}
    order = [mark.what for mark in look.marks if mark.tone == "chosen" and mark.what in mine]
    y = TOP
    for kind, most in COLUMNS.items():
        alike = [each for each in held if kind_of(each.card) == kind]
        columns = min(most, max(2, len(alike)))
        wide = (FULL - GAP * (columns - 1)) // columns
        high = max((high_of(speech, one.card, wide, stated=bool(one.state)) for one in alike), default=0)
        for at, each in enumerate(alike):
            x, top = LEFT + at % columns * (wide + GAP), y + at // columns * (high + GAP)
            state = speech.say_key(f"picture-{each.state}") if each.state else ""
            shown = each.card.word in lit or each.state == "holds"
            cards.put(card_stamp(each.card, speech, wide, high, shown, each.number, state), x, top)
            for number, word in enumerate(order, 1):
                if word == each.card.word:
                    scene.put(number_badge(str(number), True), x + wide - 18, top + 18)
        y += -(-len(alike) // columns) * (high + GAP)
    ground = night_ground(y + FOOT - GAP)
    lay_plates(ground, cards, scene)
    frame = FRAMES.draw(("hand", seat, look.names, look.language), ground, scene)
    return Picture(frame.file(look.size), _alt(speech, held))


def hand_told(view: Table, look: Look, seat: int) -> str:
    """The hand of a seat in words."""
    return _alt(words_of(GAME, look.language), held_by(view, _side_of(view, look, seat)))


def _side_of(view: Table, look: Look, seat: int) -> int:
    asked = look.awaited[0] if look.awaited else view.active
    return seat if view.seats > 1 else asked


def _put_head(scene: Scene, speech: Words, view: Table, look: Look, side: int, held: Sequence[Held]) -> None:
    race = view.empires[side].race
    scene.put(words(*sized(speech.say_key("picture-hand").upper(), 560, TITLE), IVORY), 40, 62)
    tiles = sum(each.number for each in held if kind_of(each.card) == "tile")
    second = speech.say_key(
        "picture-hand-count", tiles=tiles, objectives=sum(bool(each.state) for each in held)
    )
    scene.put(words(*sized(second.upper(), 640, SECOND), DIM), 42, 98)
    name = fitted(drawn_name(look, side), NAME, 400)
    scene.put(words(name, NAME, IVORY, "right"), 1162, 60)
    scene.put(token(look.hue(side), 14), 1162 - width(name, NAME) - 26, 50)
    if race != EMPTY and view.seats > 1:  # a player of several empires has them named by their races
        title = sized(speech.say_key(f"race-{RACES[race].word}"), 400, RACE)
        scene.put(words(*title, DIM, "right"), 1162, 98)


def _alt(speech: Words, held: Sequence[Held]) -> str:
    say = speech.say_key
    if not held:
        return ""
    told = []
    for each in held:
        values = {
            "card": as_said(title_of(speech, each.card)),
            "what": as_said(said_of(speech, each.card)),
        }
        if each.state:
            told.append(say("hand-objective", state=f"~picture-{each.state}", **values))
        else:
            told.append(say("hand-tile", count=each.number, **values))
    return shortened(say("hand-alt", cards=as_said(" ".join(told))))
