"""The technologies for sale as cards, or the ancient ones, for who controls an artifact."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Text
from bot.games.novasolis.core.actions.science import discoveries
from bot.games.novasolis.core.cards.cards import TECHNOLOGIES
from bot.games.novasolis.core.table.state import EMPTY, Table
from bot.games.novasolis.modules.void.matter import Void
from renderers.kit.colours.palette import DIM, IVORY
from renderers.kit.letters.lettering import sized, words
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.texts.saying import as_said, shortened
from renderers.look import Look, Picture
from renderers.novasolis.art.geometry import FULL, HEIGHT
from renderers.novasolis.art.ground import lay_plates, night_ground
from renderers.novasolis.cards.cards import card_stamp, heights_of, title_of
from renderers.novasolis.facts.facts import Facts, facts_of
from renderers.novasolis.private.hand import SECOND, SMALLER, TITLE

FRAMES = Frames()
EDGE, GAP, TOP = 24, 12, 120
MANY = 10
"""More cards than these stand in three columns, fewer in two."""
MARKET, ANCIENTS, VOIDS = "market", "ancients", "voids"
"""The names of these pictures."""
OFFERED = "offered"
"""The picture of what someone chooses from, wherever it comes from."""


def render_market(view: Table, look: Look, kind: str) -> Picture:
    """What can be discovered in the market, of the ancients or with Dark Matter; in gold what can be paid for now."""
    facts = facts_of(view, look)
    payable, cards = _payable(view, look, facts, kind), _offered(view, look, kind)
    columns = 2 + (len(cards) > MANY)
    rows = [cards[start : start + columns] for start in range(0, len(cards), columns)]
    scene, plates = Scene(), Scene()
    scene.put(words(*sized(facts.say(f"picture-{kind}").upper(), FULL - 32, TITLE, *SMALLER), IVORY), 40, 62)
    said = facts.say("picture-market-gold").upper() if payable and kind != OFFERED else ""
    scene.put(words(*sized(said, 700, SECOND), DIM), 42, 98)
    wide = (FULL - GAP * (columns - 1)) // columns
    y, prices = TOP, {mark.what: mark.note for mark in look.marks if mark.note is not None}
    for row, high in zip(rows, heights_of(facts.words, rows, wide, HEIGHT - TOP - EDGE, GAP), strict=True):
        for at, card in enumerate(row):
            shown = TECHNOLOGIES[card]
            price = prices.get(shown.word) if kind == OFFERED else Text(f"picture-from-{kind}")
            state = facts.words.say(price) if price is not None else ""
            stamp = card_stamp(shown, facts.words, wide, high, shown.word in payable, 1, state)
            plates.put(stamp, EDGE + at * (wide + GAP), y)
        y += high + GAP
    ground = night_ground(y + EDGE - GAP)
    lay_plates(ground, plates, scene)
    frame = FRAMES.draw((kind, look.names, look.language), ground, scene)
    return Picture(frame.file(look.size), market_told(view, look, kind))


def market_told(view: Table, look: Look, kind: str) -> str:
    """The same in words."""
    facts = facts_of(view, look)
    return _alt(facts, kind, _offered(view, look, kind), _payable(view, look, facts, kind))


def _payable(view: Table, look: Look, facts: Facts, kind: str) -> set[str]:
    """The technologies that the side that is asked can pay for, by word."""
    if kind == OFFERED:
        return {mark.what for mark in look.marks}
    asked = next(iter(facts.asked), None)
    found = [] if asked is None or view.empires[asked].race == EMPTY else discoveries(view, asked, first=True)
    return {str(move.values[0]) for move in found}


def _offered(view: Table, look: Look, kind: str) -> list[int]:
    """The cards that are shown, each once."""
    if kind == OFFERED:
        cards = [TECHNOLOGIES.called[mark.what] for mark in look.marks if mark.what in TECHNOLOGIES.called]
    elif kind == VOIDS:
        cards = view.part(Void).display
    else:
        cards = view.market if kind == MARKET else view.ancients
    return [card for card in dict.fromkeys(cards) if card != EMPTY]


def _alt(facts: Facts, kind: str, cards: Sequence[int], payable: set[str]) -> str:
    say, speech = facts.say, facts.words
    told = [
        say(
            "market-card",
            card=as_said(title_of(speech, row)),
            price=row.research,
            can=int(row.word in payable),
        )
        for row in (TECHNOLOGIES[card] for card in cards)
    ]
    if not told:
        return say("picture-no-market")
    return shortened(say("market-alt", state=f"~picture-from-{kind}", cards=as_said(speech.in_a_row(told))))
