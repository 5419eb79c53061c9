"""The hand as a list of cards: what plays each, and when."""

from __future__ import annotations

from bot.engine.moves import Held, Move, Seat, Text
from bot.games.supernova.cards.cards import HIDDEN, NONE, ROWS, TIMING, TIMINGS, TITLE
from bot.games.supernova.table.state import Table


def held(g: Table, seat: Seat) -> list[Held]:
    """The cards of a hand, alike ones once."""
    titles = dict.fromkeys(TITLE[card] for card in g.players[seat].hand if card != HIDDEN)
    return [
        Held(
            Text("choice-plain", {"value": ROWS[title].name}),
            (Move("play", (ROWS[title].word,)),),
            _when(title),
        )
        for title in titles
    ]


def _when(title: int) -> Text:
    """In which phase, or at which moment, a card is played."""
    row = ROWS[title]
    if TIMING[title] != NONE:
        return Text("refusal-wrong-timing", {"card": row.name, "timing": f"~timing-{TIMINGS[TIMING[title]]}"})
    return Text("held-phase", {"phase": f"~phase-{row.phase}"})
