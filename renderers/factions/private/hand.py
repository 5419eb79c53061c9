"""The hand of a player: explorers by kind, then secret objectives with whether they hold now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.moves import Seat
from bot.games.factions.actions.objectives import drafted, is_met
from bot.games.factions.cards.cards import EXPLORER, OBJECTIVE, WORD, row_of
from bot.games.factions.cards.phrases import explorer, objective
from bot.games.factions.table.state import Table
from renderers.factions.art.geometry import HEIGHT
from renderers.factions.art.ground import night_ground
from renderers.factions.cards.cards import card_stamp, snug_height
from renderers.factions.facts.facts import Facts, facts_of, title_of
from renderers.kit.colours.palette import DIM, IVORY
from renderers.kit.letters.lettering import Type, fitted, sized, width, words
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import number_badge
from renderers.kit.stamps.pieces import token
from renderers.kit.texts.saying import as_said, shortened
from renderers.look import Look, Picture

FRAMES = Frames()
LEFT, TOP, GAP, FOOT = 24, 126, 14, 24
COLUMNS = 4
LEAST_COLUMNS = {"explorer": 3, "objective": 2}
FULL = 1152
STATE_HIGH = 34
TITLE = Type("caption", 46, 6.0)
SECOND = Type("caption", 22, 2.2)
NAME = Type("semibold", 30)


class Held(NamedTuple):
    """Cards of a hand that are alike: their kind, one of them, all of them, and whether an objective holds now."""

    kind: str
    card: int
    cards: tuple[int, ...]
    holds: bool = False


def held_by(view: Table, seat: int) -> list[Held]:
    """The hand of a seat that the view knows, alike explorers together, and the objectives that it chooses from."""
    own = view.players[seat]
    alike: dict[str, list[int]] = {}
    for card in (*own.explorers, *own.shown):
        if card in EXPLORER:
            alike.setdefault(row_of(card).word, []).append(card)
    found = [Held("explorer", cards[0], tuple(cards)) for cards in alike.values()]
    found += [
        Held("objective", card, (card,), is_met(view, seat, card))
        for card in (*own.objectives, *drafted(view, Seat(seat)))
        if card in OBJECTIVE
    ]
    return found


def render_hand(view: Table, look: Look, seat: int) -> Picture | None:
    """The hand of a seat, from that seat's view; None if it is empty.

    Cards that are marked have a gold frame, chosen ones a number.
    """
    facts = facts_of(view, look)
    held = held_by(view, seat)
    if not held:
        return None
    scene = Scene()
    _head(scene, facts, seat)
    lit = {mark.what for mark in look.marks}
    order = [mark.what for mark in look.marks if mark.tone == "chosen"]
    y = TOP
    for kind in ("explorer", "objective"):
        alike = [one for one in held if one.kind == kind]
        columns = min(max(LEAST_COLUMNS[kind], len(alike)), COLUMNS)
        wide = (FULL - GAP * (columns - 1)) // columns
        rows = -(-len(alike) // columns)
        room = (HEIGHT - FOOT + GAP - y) // max(1, rows) - GAP
        high = min(room, max((_high(facts, one, wide) for one in alike), default=0))
        for at, each in enumerate(alike):
            x = LEFT + (at % columns) * (wide + GAP)
            top = y + at // columns * (high + GAP)
            scene.put(_stamp(facts, each, wide, high, lit=_is_lit(each, lit)), x, top)
            for number, word in enumerate(order, 1):
                if word in {WORD[card] for card in each.cards}:
                    scene.put(number_badge(str(number), True), x + wide - 18, top + 18)
        y += rows * (high + GAP)
    ground = night_ground(y + FOOT - GAP)
    frame = FRAMES.draw(("hand", seat, look.names, look.language), ground, scene)
    return Picture(frame.file(look.size), _alt(facts, held))


def hand_told(view: Table, look: Look, seat: int) -> str:
    """The hand of a seat in words."""
    return _alt(facts_of(view, look), held_by(view, seat))


def _is_lit(held: Held, lit: set[str]) -> bool:
    return any(WORD[card] in lit for card in held.cards)


def _high(facts: Facts, each: Held, wide: int) -> int:
    """The height in which a card has room for its largest type."""
    return snug_height(each.card, facts.words, wide) + (0 if each.kind == "explorer" else STATE_HIGH)


def _stamp(facts: Facts, each: Held, wide: int, high: int, *, lit: bool) -> Stamp:
    state = ""
    if each.kind == "objective":
        state = facts.say("picture-holds" if each.holds else "picture-holds-not")
    return card_stamp(each.card, facts.words, wide, high, lit, len(each.cards), state, each.holds)


def _head(scene: Scene, facts: Facts, seat: int) -> None:
    say, player = facts.say, facts.players[seat]
    scene.put(words(*sized(say("picture-hand").upper(), 560, TITLE), IVORY), 40, 62)
    second = say("picture-hand-count", explorers=player.explorers, objectives=player.objectives)
    scene.put(words(*sized(second.upper(), 640, SECOND), DIM), 42, 98)
    name = fitted(player.name, NAME, 400)
    scene.put(words(name, NAME, IVORY, "right"), 1162, 60)
    scene.put(token(player.hue, 14), 1162 - width(name, NAME) - 26, 50)
    scene.put(words(*sized(player.faction, 400, Type("medium", 22)), DIM, "right"), 1162, 98)


def _alt(facts: Facts, held: Sequence[Held]) -> str:
    speech, say = facts.words, facts.say
    if not held:
        return ""
    told = []
    for each in held:
        title = as_said(title_of(speech, each.card))
        if each.kind == "explorer":
            what = as_said(speech.say(explorer(EXPLORER[each.card])).rstrip("."))
            key = "hand-explorers" if len(each.cards) > 1 else "hand-explorer"
            told.append(say(key, card=title, what=what, count=len(each.cards)))
        else:
            what = as_said(speech.say(objective(OBJECTIVE[each.card])))
            state = "~picture-holds" if each.holds else "~picture-holds-not"
            told.append(say("hand-objective", card=title, what=what, state=state))
    return shortened(say("hand-alt", cards=as_said("; ".join(told))))
