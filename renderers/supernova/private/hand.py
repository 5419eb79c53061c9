"""Private pictures of Super Nova: a hand, and a closer look at one thing.

A hand is made from its owner's view. From any other view it is as many blank cards, whatever they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from bot.engine.catalogues import ENGLISH
from bot.engine.moves import Seat
from bot.engine.words import Words
from bot.games.supernova.cards.cards import CARD_CALLED, HIDDEN, NAME, TITLE, TITLE_CALLED, WORDS, Card
from bot.games.supernova.holdings.things import IN_HAND, numbers
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.rules import SuperNovaRules
from renderers.kit.colours.palette import DIM, FAINT, GOLD, IVORY, LINE
from renderers.kit.letters.lettering import Type, fitted, sized, width, words
from renderers.kit.picture.canvas import Scene, Slab
from renderers.kit.picture.frames import Frames
from renderers.kit.picture.patches import Patch
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Box, Stamp
from renderers.kit.stamps.cards import EDGE, CardPlate, number_badge
from renderers.kit.stamps.pieces import token
from renderers.kit.stamps.targets import VEIL, Target, put_numbers, put_targets
from renderers.kit.texts.saying import Say, said_marks, shortened
from renderers.look import Look, Picture
from renderers.supernova.art.ground import night_ground, quiet_ground
from renderers.supernova.board.marks import hand_targets
from renderers.supernova.cards.card import (
    LARGE,
    SIDE,
    TEXT_SIZES,
    hand_card,
    has_strengths,
    high_of,
    large_card,
    signed,
)
from renderers.supernova.facts.faces import TINTS, Face, face_called, face_of, words_in
from renderers.supernova.facts.facts import Facts, facts_of

LEFT, TOP = 24, 120
COLUMNS = 2
GAP = 13
WIDE = 569
MOST = 1500
FOOT = 11
TITLE_TYPE = Type("caption", 48, 7.0)
SMALLER = (Type("caption", 42, 4.0), Type("caption", 36, 2.0))
SECOND = Type("caption", 29, 1.6)
SECONDS = (Type("caption", 28, 0.8), Type("caption", 27, 0.2), Type("caption", 25, 0.0))
POTENTIAL = Type("medium", 28)
NAME_TYPE = Type("semibold", 34)
NEXT = Type("caption", 23, 0.6, 2)
FRAMES = Frames()
RULES = SuperNovaRules()
AROUND = 40
"""Pixels around a card by itself."""


def playable(view: SuperNova, seat: int) -> tuple[frozenset[int], bool]:
    """The titles in hand that may be played now, and True; else those that a choice may fall on, and False."""
    held = {WORDS[TITLE[card]]: TITLE[card] for card in view.players[seat].hand if card != HIDDEN}
    if not held or view.over:
        return frozenset(), True
    moves = [m for m in RULES.moves(view, Seat(seat)) if m.values and m.values[0] in held]
    plays = [m for m in moves if m.verb == "play"]
    return frozenset(held[str(move.values[0])] for move in plays or moves), bool(plays) or not moves


def places_on_list(view: SuperNova, seat: int) -> dict[Card, int]:
    """Which of the plays that are listed to follow each card of a hand is, counted from 1 (rules 10.6)."""
    hand, places = view.players[seat].hand, dict[Card, int]()
    for place, (word, *_) in enumerate(view.players[seat].wishes.queue, 1):
        free = (card for card in hand if card != HIDDEN and WORDS[TITLE[card]] == word and card not in places)
        if (card := next(free, None)) is not None:
            places[card] = place
    return places


def card_boxes(faces: Sequence[Face]) -> tuple[list[Box], int]:
    """Where the cards of a hand lie, in rows of equal height, and the size of what is written on them.

    It is the largest in which all have room, 0 if none is: then only their names are shown.
    """
    boxes, size = list[Box](), 0
    for size in (*TEXT_SIZES, 0):
        boxes, top = [], TOP
        for first in range(0, len(faces), COLUMNS):
            row = faces[first : first + COLUMNS]
            high = max(high_of(face, WIDE, size) for face in row)
            boxes += [_box(column, top, high) for column in range(len(row))]
            top += high + GAP
        if top + FOOT <= MOST:
            break
    return boxes, size


def _box(column: int, top: int, high: int) -> Box:
    left = LEFT + column * (WIDE + GAP)
    return left, top, left + WIDE, top + high


def hand_height(boxes: Sequence[Box]) -> int:
    """The height of the picture of a hand."""
    return (max(box[3] for box in boxes) + GAP if boxes else TOP + 200) + FOOT


@cached_pixels
def blank_card(number: int, wide: int, high: int) -> Stamp:
    """A card that the viewer does not know."""
    card = CardPlate(wide, high, None, lit=False)
    card.put(words("?", Type("extrabold", 70), LINE, "middle", "middle"), wide / 2, high / 2)
    card.put(number_badge(str(number), False), 34, 34)
    return card.stamp()


@cached_pixels
def placed_card(face: Face, number: int, lit: bool, place: int, box: Box, size: int, say: Say) -> Slab:
    """A card of a hand with the ground around its round corners, for the corner of its gold frame.

    `place` is which of the plays it is that are listed to follow, 0 if none.
    """
    x, y, _, foot = box
    patch = Patch(night_ground(MOST), x - EDGE, y - EDGE, WIDE + 2 * EDGE, foot - y + 2 * EDGE)
    patch.put(hand_card(face, number, lit, WIDE, foot - y, size), x, y)
    if place:
        told = sized(say("picture-next", place=place).upper(), SIDE - 12, NEXT)
        said = words(*told, GOLD, "middle", "middle")
        patch.put(said, x + SIDE / 2, foot - 18)
    return patch.slab()


def render_hand(view: SuperNova, look: Look, seat: int) -> Picture:
    """The hand of a seat: cards numbered, bright and framed in gold what may be played now.

    Where cards are marked, these alone are bright, and what is chosen is numbered.
    """
    facts = facts_of(view, look)
    known = numbers(view.players[seat])
    hand = [card for _, card in known]
    faces = [face_of(card, facts.words) for card in hand]
    boxes, size = card_boxes(faces)
    targets = hand_targets(facts, hand, look.marks, boxes)
    lit, plays = _lit(view, seat, targets)
    bright = lit | _titles(targets, "chosen")
    count = sum(TITLE[card] in lit for card in hand if card != HIDDEN)
    say = facts.say
    told = say("picture-nothing")
    if count:
        told = say("picture-playable" if plays else "picture-choosable", count=count, all=len(hand))
    listed = places_on_list(view, seat)
    scene = Scene()
    _head(scene, facts, seat, told, bool(count))
    for index, (number, card) in enumerate(known):
        x, y, _, foot = boxes[index]
        if card == HIDDEN:
            scene.put(blank_card(number, WIDE, foot - y), x, y)
        else:
            place, shines = listed.get(card, 0), TITLE[card] in bright
            slab = placed_card(faces[index], number, shines, place, boxes[index], size, say)
            scene.lay(slab, x - EDGE, y - EDGE)
    chosen = tuple(each for each in targets if each.mark.tone == "chosen")
    put_targets(scene, chosen, VEIL)
    put_numbers(scene, chosen)
    if not hand:
        said = Type("medium", 30)
        scene.put(words(say("picture-empty"), said, FAINT, "middle", "middle"), 600, TOP + 90)
    ground = night_ground(hand_height(boxes))
    frame = FRAMES.draw(("hand", seat, look.names, look.language), ground, scene)
    return Picture(frame.file(), _said(view, facts, look, seat, targets))


def hand_told(view: SuperNova, look: Look, seat: int) -> str:
    """The hand of a seat in words."""
    facts, hand = facts_of(view, look), [card for _, card in numbers(view.players[seat])]
    boxes, _ = card_boxes([face_of(card, facts.words) for card in hand])
    return _said(view, facts, look, seat, hand_targets(facts, hand, look.marks, boxes))


def held(view: SuperNova, seat: int) -> str:
    """The cards of a hand and what is listed to follow, but not what may be played now."""
    player = view.players[seat]
    return f"{numbers(player)} {player.wishes.queue}"


def _said(view: SuperNova, facts: Facts, look: Look, seat: int, targets: Sequence[Target]) -> str:
    cards = hand_alt(view, seat, *_lit(view, seat, targets), facts.words)
    return shortened(" ".join((*said_marks(facts.words, targets, look.names), cards)))


def _lit(view: SuperNova, seat: int, targets: Sequence[Target]) -> tuple[frozenset[int], bool]:
    """The titles that may be played or, where cards are marked, chosen; and whether they may be played."""
    return (_titles(targets, "may"), False) if targets else playable(view, seat)


def _titles(targets: Sequence[Target], tone: str) -> frozenset[int]:
    """The titles of the cards with marks of one tone."""
    words = (each.mark.what.removeprefix(IN_HAND) for each in targets if each.mark.tone == tone)
    return frozenset(TITLE_CALLED[word] for word in words)


def _head(scene: Scene, facts: Facts, seat: int, told: str, lit: bool) -> None:
    scene.put(words(*sized(facts.say("picture-hand").upper(), 600, TITLE_TYPE, *SMALLER), IVORY), 44, 66)
    second = sized(f"{facts.phase_name} · {told}".upper(), 760, SECOND, *SECONDS)
    scene.put(words(*second, GOLD if lit else DIM), 46, 101)
    empire = facts.empires[seat]
    name = fitted(empire.name, NAME_TYPE, 420)
    scene.put(words(name, NAME_TYPE, IVORY, "right"), 1156, 66)
    scene.put(token(seat, 15), 1156 - width(name, NAME_TYPE) - 28, 54)
    said = facts.say("picture-potential", potential=empire.potential, goal=facts.goal)
    scene.put(words(*sized(said, 340, POTENTIAL), DIM, "right"), 1156, 101)


def card_words(face: Face, say: Say) -> str:
    """A card in a few words: "Pollux (planet, P2 M1 D2)"."""
    marks = [
        f"{letter}{signed(face, value)}"
        for letter, value in zip("PMDE", (face.p, *face.strengths), strict=True)
        if value
    ]
    kind = say("hand-type", type=face.type) if face.type in TINTS else ""
    facts = ", ".join(part for part in (kind, " ".join(marks)) if part)
    return say("hand-kind", card=face.name, facts=facts) if facts else face.name


def hand_alt(view: SuperNova, seat: int, lit: frozenset[int], playing: bool, words: Words) -> str:
    """The hand in words, what may be played (or chosen) first, as much as fits."""
    hand, say = view.players[seat].hand, words.say_key
    if not hand:
        return say("hand-empty")
    known = numbers(view.players[seat])
    named = [(i, face_of(card, words), card != HIDDEN and TITLE[card] in lit) for i, card in known]
    parts = [say("hand-cards", count=len(hand))]
    for key, wanted in (
        ("hand-playable" if playing else "hand-choosable", True),
        ("hand-others" if lit else "hand-all", False),
    ):
        told = [
            say("hand-card", number=number, card=card_words(face, say))
            for number, face, bright in named
            if bright is wanted
        ]
        if told:
            parts.append(say(key, cards=words.in_a_row(told)))
    queue = view.players[seat].wishes.queue
    plays = [
        say("hand-on", card=NAME[CARD_CALLED[entry[0]]], target=NAME[CARD_CALLED[entry[1]]])
        for entry in queue
        if entry[1:]
    ]
    if plays:
        told_plays = reduce(lambda one, following: say("hand-then", one=one, next=following), plays)
        parts.insert(1, say("hand-next", plays=told_plays))
    return shortened(" ".join(parts))


def card_alt(face: Face, say: Say) -> str:
    """Everything printed on a card."""
    parts = [say("hand-face", card=face.name, line=face.line, phase=face.phase, when=face.when)]
    if has_strengths(face):
        told = zip("PMDE", (face.p, *face.strengths), strict=True)
        parts.append(" ".join(f"{letter} {signed(face, value)}" for letter, value in told) + ".")
    if face.text:
        parts.append(face.text)
    return shortened(" ".join(parts))


def render_card(word: str, language: str = ENGLISH) -> Picture | None:
    """One card, large, by its word ("koolian-diplomats"); None if there is none."""
    words = words_in(language)
    face = face_called(word, words)
    if face is None:
        return None
    scene = Scene()
    scene.put(large_card(face), AROUND, AROUND)
    frame = FRAMES.draw(
        ("card", word, language), quiet_ground(LARGE[0] + 2 * AROUND, LARGE[1] + 2 * AROUND), scene
    )
    return Picture(frame.file(), card_alt(face, words.say_key))
