"""Techs and research cards (rules 10.8, 10.9)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Move, Seat, Text
from bot.engine.told import part_of
from bot.games.factions.actions.exoplanets import gain_exoplanet
from bot.games.factions.actions.exploring import knowers
from bot.games.factions.cards.cards import (
    CALLED,
    DECK,
    EXOPLANET,
    EXPLORER,
    NAME,
    NEPTUNE_DECK,
    RESEARCH,
    TECH,
    URANUS_DECK,
    Card,
    row_of,
)
from bot.games.factions.cards.language import GainResearch, GainTech
from bot.games.factions.holdings.asking import DO, Cause, Demand, Question, do
from bot.games.factions.holdings.gains import burn, draw, trim
from bot.games.factions.holdings.markets import take_from_market
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import CHOOSE_CARD, DECIDERS, NOBODY, SEATS, WHO

USUAL_TECH = "U06"
"""The tech for a seat that is away."""


def techs_in_deck(g: Table) -> list[Card]:
    """The techs that can be taken, in the order of the tables; everyone may search the deck."""
    return sorted(g.piles[URANUS_DECK].deck)


class TakeTech(Question, tag="take-tech"):
    """Any tech of the deck."""

    prompt: ClassVar[str] = "take-tech"

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CHOOSE_CARD[card] for card in techs_in_deck(g)]

    def default(self, g: Table) -> Move:
        cards = techs_in_deck(g)
        return CHOOSE_CARD[next((card for card in cards if row_of(card).id == USUAL_TECH), cards[0])]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        g.piles[URANUS_DECK].deck.remove(CALLED[word])
        gain_tech(g, self.side, CALLED[word])


def gain_tech(g: Table, side: int, card: Card) -> None:
    """Lay a tech open; what is over the limit goes back. The automa has no limit (17)."""
    g.players[side].techs.append(card)
    g.tell("gained-tech", side=WHO[side], card=NAME[card])
    if side != g.automa:
        g.push(ReturnTech(side))


def return_tech(g: Table, side: int, card: Card) -> None:
    """Give a tech back, to the deck of Uranus or the discard pile of Neptune; what no longer fits is burned."""
    g.players[side].techs.remove(card)
    if DECK[card] == URANUS_DECK:
        g.piles[URANUS_DECK].deck.append(card)
    else:
        burn(g, [card])
    g.tell("returned-tech", side=WHO[side], card=NAME[card])
    trim(g, side)


class ReturnTech(Demand, tag="return-tech"):
    """Which tech goes back, while there are more than the limit."""

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        over = len(g.players[self.side].techs) > value(g, self.side, "tech-limit")
        return SEATS[DECIDERS[g.seats][self.side]] if over else NOBODY

    def text(self, g: Table) -> Text:
        return Text("ask-return-tech", {"limit": value(g, self.side, "tech-limit")})

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CHOOSE_CARD[card] for card in g.players[self.side].techs]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        return_tech(g, self.side, CALLED[word])

    def run(self, g: Table) -> None:
        g.done(self)


DO[GainTech] = lambda g, effect, cause: take_tech(g, cause.side)


def take_tech(g: Table, side: int) -> None:
    """Let a side take any tech of the deck, if one is left."""
    if techs_in_deck(g):
        g.push(TakeTech(side))


def gain_research(g: Table, side: int, card: Card, shown: bool) -> None:
    """Resolve a research card; explorers stay in the hand, exoplanets and techs go to the table (10.9).

    `shown`: it lay open in the market. A card with an effect is burned.
    """
    known = None if shown or card not in EXPLORER else {"card": knowers(g, side)}
    g.tell_partly(
        "gained-research",
        known or {},
        not shown,
        told=part_of("gained-exoplanet"),
        side=WHO[side],
        card=NAME[card],
    )
    player = g.players[side]
    if card in RESEARCH:
        burn(g, [card])
        do(g, RESEARCH[card].then, Cause(side, NAME[card]))
    elif card in EXPLORER:
        (player.shown if shown else player.explorers).append(card)
    elif card in EXOPLANET:
        gain_exoplanet(g, side, card)
    else:
        assert card in TECH
        gain_tech(g, side, card)


class TakeResearch(Demand, tag="take-research"):
    """A card of Neptune's market."""

    prompt: ClassVar[str] = "take-research"

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CHOOSE_CARD[card] for card in g.neptune]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        card = CALLED[word]
        take_from_market(g, g.neptune, NEPTUNE_DECK, card)
        gain_research(g, self.side, card, shown=True)


@DO.of(GainResearch)
def _gain_research(g: Table, effect: GainResearch, cause: Cause) -> None:
    if effect.source == "market":
        take_research(g, cause.side)
    elif (card := draw(g, NEPTUNE_DECK)) is not None:
        gain_research(g, cause.side, card, shown=False)


def take_research(g: Table, side: int) -> None:
    """Let a side take a card of the market, if one is left."""
    if g.neptune:
        g.push(TakeResearch(side))
