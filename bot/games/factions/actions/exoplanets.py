"""Gaining exoplanets, and using their effects (rules 10.5, 14, 16.4)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Mark, Move, Seat, Text
from bot.games.factions.actions.exploring import explored
from bot.games.factions.actions.paying import can_do
from bot.games.factions.cards.cards import CALLED, EXOPLANET, JUPITER_DECK, NAME, WORD, Card
from bot.games.factions.cards.language import GainExoplanet
from bot.games.factions.holdings.asking import DO, Cause, Demand, Question, do
from bot.games.factions.holdings.gains import draw
from bot.games.factions.holdings.markets import take_from_market
from bot.games.factions.table.state import Exoplanet, Table
from bot.games.factions.table.tables import CHOOSE_CARD, SKIP, WHO

EFFECTS = ("a", "b")
CHOOSE_EFFECT = tuple(Move("choose", (word,)) for word in EFFECTS)


def spent_by(card: Card, effect: int) -> str:
    """The word under which an effect counts as used this round."""
    return f"exoplanet-{card}-{EFFECTS[effect]}"


def usable_effects(g: Table, side: int, card: Card) -> list[int]:
    """The effects of an exoplanet that its owner may use now: those that can be paid, each once a round (16.4)."""
    row, spent, cause = EXOPLANET[card], g.players[side].round.spent, Cause(side, NAME[card], card)
    return [
        number
        for number, effects in enumerate(row.effects)
        if spent_by(card, number) not in spent and can_do(g, cause, effects)
    ]


def gain_exoplanet(g: Table, side: int, card: Card, cost: int = 0) -> None:
    """Add an exoplanet, which may `cost` resources, and offer its effects; the automa uses none (17)."""
    g.players[side].exoplanets.append(Exoplanet(card))
    g.tell("gained-exoplanet", side=WHO[side], card=NAME[card], cost=cost)
    offer_effects(g, side, card)


def offer_effects(g: Table, side: int, card: Card) -> None:
    """Ask which effect of an exoplanet is used, unless none can be."""
    if side != g.automa and usable_effects(g, side, card):
        g.push(UseEffect(side, card))


class UseEffect(Question, tag="use-effect"):
    """One effect of an exoplanet, or none."""

    card: Card

    def text(self, g: Table) -> Text:
        return Text("ask-effect", {"card": NAME[self.card]})

    def marks(self, g: Table, seat: Seat) -> tuple[Mark, ...]:
        return (Mark(WORD[self.card], "may"),)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [*(CHOOSE_EFFECT[number] for number in usable_effects(g, self.side, self.card)), SKIP]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        row, number = EXOPLANET[self.card], EFFECTS.index(word)
        g.players[self.side].round.spent.append(spent_by(self.card, number))
        g.tell("used-effect", side=WHO[self.side], card=NAME[self.card], effect=word)
        do(g, row.effects[number], Cause(self.side, NAME[self.card], self.card))


class TakeExoplanet(Demand, tag="take-exoplanet"):
    """One of the market, without paying."""

    prompt: ClassVar[str] = "take-exoplanet"

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CHOOSE_CARD[card] for card in g.jupiter]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        take_exoplanet(g, self.side, CALLED[word])


def take_exoplanet(g: Table, side: int, card: Card, cost: int = 0) -> None:
    """Take a card of the market, for what it costs."""
    take_from_market(g, g.jupiter, JUPITER_DECK, card)
    gain_exoplanet(g, side, card, cost)


@DO.of(GainExoplanet)
def _gain_exoplanet(g: Table, effect: GainExoplanet, cause: Cause) -> None:
    if effect.source == "market":
        if g.jupiter:
            g.push(TakeExoplanet(cause.side))
    elif (card := draw(g, JUPITER_DECK)) is not None:
        gain_exoplanet(g, cause.side, card)


class Mapping(Question, tag="galactic-mapping"):
    """Galactic Mapping: an effect of each explored exoplanet, in the order the player likes (14)."""

    left: list[Card]

    prompt: ClassVar[str] = "galactic-mapping"

    def usable(self, g: Table) -> list[Card]:
        """The exoplanets whose turn is still to come, as far as they can do something."""
        own = {exoplanet.card for exoplanet in explored(g.players[self.side])}
        return [card for card in self.left if card in own and usable_effects(g, self.side, card)]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return super().awaits(g) if self.usable(g) else ()

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [*(CHOOSE_CARD[card] for card in self.usable(g)), SKIP]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        self.left.remove(CALLED[word])
        offer_effects(g, self.side, CALLED[word])

    def do_skip(self, g: Table, seat: Seat) -> None:
        self.left.clear()

    def run(self, g: Table) -> None:
        g.done(self)


def map_galaxy(g: Table, side: int) -> None:
    """Let a side use an effect of each explored exoplanet."""
    g.push(Mapping(side, [exoplanet.card for exoplanet in explored(g.players[side])]))
