"""The technologies for sale as cards, or the ancient ones, for who controls an artifact."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.novasolis.core.actions.discovering import discoveries
from bot.games.novasolis.core.cards.cards import TECHNOLOGIES
from bot.games.novasolis.core.table.state import EMPTY
from bot.games.novasolis.modules.void.matter import Void
from renderers.kit.colours.palette import DIM, IVORY
from renderers.kit.letters.lettering import sized, words
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.texts.saying import as_said, shortened
from renderers.look import Picture
from renderers.novasolis.art.geometry import FULL, HEIGHT
from renderers.novasolis.art.ground import lay_plates, night_ground
from renderers.novasolis.cards.cards import card_stamp, heights_of, title_of
from renderers.novasolis.facts.facts import facts_of
from renderers.novasolis.private.hand import SECOND, TITLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.novasolis.core.table.state import Table
    from renderers.look import Look
    from renderers.novasolis.facts.facts import Facts

FRAMES = Frames()
EDGE, GAP, TOP = 24, 12, 120
COLUMNS = 3
MARKET, ANCIENTS, VOIDS = "market", "ancients", "voids"
"""The names of these pictures."""


def render_market(view: Table, look: Look, kind: str) -> Picture:
    """What can be discovered in the market, of the ancients or with Dark Matter; in gold what can be paid for now."""
    facts = facts_of(view, look)
    asked = next(iter(facts.asked), None)
    found = [] if asked is None else discoveries(view, asked, first=True)
    payable = {str(move.values[0]) for move in found}
    cards = [card for card in dict.fromkeys(_offered(view, kind)) if card != EMPTY]
    rows = [cards[start : start + COLUMNS] for start in range(0, len(cards), COLUMNS)]
    scene, plates = Scene(), Scene()
    scene.put(words(*sized(facts.say(f"picture-{kind}").upper(), 700, TITLE), IVORY), 40, 62)
    said = facts.say("picture-market-gold").upper() if payable else ""
    scene.put(words(*sized(said, 700, SECOND), DIM), 42, 98)
    wide = (FULL - GAP * (COLUMNS - 1)) // COLUMNS
    y, state = TOP, facts.say(f"picture-from-{kind}")
    for row, high in zip(rows, heights_of(facts.words, rows, wide, HEIGHT - TOP - EDGE, GAP), strict=True):
        for at, card in enumerate(row):
            shown = TECHNOLOGIES[card]
            stamp = card_stamp(shown, facts.words, wide, high, shown.word in payable, 1, state)
            plates.put(stamp, EDGE + at * (wide + GAP), y)
        y += high + GAP
    ground = night_ground(y + EDGE - GAP)
    lay_plates(ground, plates, scene)
    frame = FRAMES.draw((kind, look.names, look.language), ground, scene)
    return Picture(frame.file(look.size), _alt(facts, kind, cards, payable))


def _offered(view: Table, kind: str) -> list[int]:
    if kind == VOIDS:
        return view.part(Void).display
    return view.market if kind == MARKET else view.ancients


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
