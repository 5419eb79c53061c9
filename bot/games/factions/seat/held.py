"""The hand as a list of cards: explorers that can be placed, and objectives with what they still lack."""

from __future__ import annotations

from bot.engine.moves import Held, Move, Seat, Text, Values
from bot.games.factions.actions.exploring import hand_of
from bot.games.factions.actions.objectives import is_met
from bot.games.factions.actions.paying import can_pay
from bot.games.factions.cards.cards import NAME, OBJECTIVE, WORD, Card
from bot.games.factions.cards.phrases import objective
from bot.games.factions.holdings.asking import first_of_each
from bot.games.factions.holdings.modifiers import MEASURES
from bot.games.factions.table.state import Table


def held(g: Table, seat: Seat) -> list[Held]:
    """Explorers by kind, then secret objectives; of someone else's hand nothing that is hidden."""
    explorers = first_of_each(hand_of(g.players[seat]))
    found = [
        Held(
            Text("choice-plain", {"value": NAME[card]}),
            (Move("place", (WORD[card],)),),
            Text("held-explorer"),
        )
        for card in explorers
    ]
    goals = [card for card in g.players[seat].objectives if card in OBJECTIVE]
    return [
        *found,
        *(Held(Text("choice-plain", {"value": NAME[card]}), (), _lacks(g, seat, card)) for card in goals),
    ]


def _lacks(g: Table, seat: Seat, card: Card) -> Text:
    """When an objective is finished, whether it would be now, and how far it is."""
    row = OBJECTIVE[card]
    values: Values = {"said": objective(row)}
    if is_met(g, seat, card):
        return Text("held-met", values)
    if (short := MEASURES.short_of(g, seat, row.when)) is not None:
        return Text("held-short", {**values, "now": short[0], "need": short[1]})
    if MEASURES.all_hold(g, seat, row.when) and not can_pay(g, seat, row.costs):
        return Text("held-unpaid", values)
    return Text("held-unmet", values)
