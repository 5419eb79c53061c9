"""The hand as a list of cards: location tiles that can be revealed, and objectives with what they still lack."""

from __future__ import annotations

from bot.engine.moves import Held, Move, Seat, Text, Values
from bot.games.novasolis.core.cards.cards import OBJECTIVES, TILES
from bot.games.novasolis.core.cards.phrases import objective
from bot.games.novasolis.core.holdings.measures import MEASURES
from bot.games.novasolis.core.scoring.objectives import is_met, open_objectives
from bot.games.novasolis.core.table.state import EMPTY, Table
from bot.games.novasolis.core.table.tables import DECIDERS


def held(g: Table, seat: Seat) -> list[Held]:
    """Location tiles by kind, then objectives that are not claimed, of all empires that a seat plays."""
    found = list[Held]()
    for side, empire in enumerate(g.empires):
        if DECIDERS[g.seats][side] != seat:
            continue
        for card in dict.fromkeys(card for card in empire.hand if card != EMPTY):
            reveals = Move("reveal", (TILES.word[card],))
            found.append(
                Held(Text("choice-plain", {"value": TILES.name[card]}), (reveals,), Text("held-tile"))
            )
        for number in open_objectives(g, side):
            claims = (Move("claim", (OBJECTIVES[number].word,)),) if is_met(g, side, number) else ()
            called = Text("choice-plain", {"value": OBJECTIVES[number].name})
            found.append(Held(called, claims, _lacks(g, side, number)))
    return found


def _lacks(g: Table, side: int, number: int) -> Text:
    """What an objective asks for, whether it is met, and how far it is."""
    row = OBJECTIVES[number]
    values: Values = {"said": objective(row)[0]}
    if is_met(g, side, number):
        return Text("held-met", values)
    short = None if row.any and row.when[1:] else MEASURES.short_of(g, side, row.when)
    if short is None:
        return Text("held-unmet", values)
    return Text("held-short", {**values, "now": short[0], "need": short[1]})
