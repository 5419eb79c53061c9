"""The Discard phase: limits are enforced, unsupported ships go, a card is discarded (rules 9)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import BLANK, Mark, Move, Seat, Values
from bot.engine.steps import Step
from bot.engine.told import DETAIL, FELT, joined
from bot.games.supernova.answers.refusals import refuse_hand
from bot.games.supernova.answers.slots import Asking, Slot
from bot.games.supernova.cards.cards import (
    CARD_CALLED,
    HIDDEN,
    KIND,
    NAME,
    NONE,
    PLANET,
    RACE,
    RACE_CALLED,
    TITLE,
    TITLE_CALLED,
    WORD,
    WORTH,
    Card,
)
from bot.games.supernova.holdings.stacks import (
    aliens_on,
    hold,
    is_crowded,
    is_long_range,
    is_mixed,
    potential,
    races_on,
)
from bot.games.supernova.holdings.zones import discard, names, remove_ship, take_from_hand, take_off
from bot.games.supernova.table.state import DEEP, Table
from bot.games.supernova.table.tables import (
    CHOOSE_RACE,
    DISCARD_CARD,
    DISCARD_HAND,
    NOBODY,
    SEATS,
    WHO,
)


def least(cards: list[Card]) -> Card:
    """The order in which a seat that is away gives things up (10.7)."""
    return min(cards, key=lambda card: (WORTH[card], card))


class Cleanup(Step, tag="cleanup"):
    """Steps 2 to 4 for one seat, or 3 and 4 alone at the end of the turn (9). Repeated until nothing is left to do."""

    seat: Seat
    whole: bool

    def run(self, g: Table) -> None:
        own = [planet for planet in g.planets.values() if planet.owner == self.seat]
        ships = [ship for ship in g.ships.values() if ship.owner == self.seat]
        if self.whole:
            for planet in own:
                if is_mixed(planet):
                    g.push(KeepRace(self.seat, planet.card))
                    return
            over = [card for planet in own if len(planet.pop) > potential(g, planet) for card in planet.pop]
            over += [card for ship in ships if len(ship.pop) > hold(ship) for card in ship.pop]
            if over:
                g.push(DropPopulation(self.seat, over))
                return
        for planet in own:
            if is_crowded(planet):
                if len(planet.orbit) > 1:
                    g.push(DropShip(self.seat, planet.card))
                else:
                    lose_ship(g, planet.orbit[0])
                return
        for ship in ships:
            if ship.place == DEEP and not is_long_range(ship):
                lose_ship(g, ship.card)
                return
        g.done(self)


def lose_ship(g: Table, card: Card) -> None:
    """A ship goes to the Discard pile with its Assets."""
    ship = g.ships[card]
    lost, why = remove_ship(g, ship), "deep" if ship.place == DEEP else "orbit"
    discard(g, lost)
    told = joined("cards").touching(FELT, ship.owner)
    g.tell("ship-lost", told=told, seat=WHO[ship.owner], cards=names(lost), why=why)


class KeepRace(Asking, tag="keep-race"):
    """9.2: if races may not live together, one is kept."""

    planet: Card

    prompt: ClassVar[str] = "keep-race"

    def about(self, g: Table) -> Values:
        return {**super().about(g), "planet": NAME[self.planet]}

    def marks(self, g: Table) -> tuple[Mark, ...]:
        return (Mark(WORD[self.planet], "own"),)

    def default(self, g: Table) -> Move:
        cards = aliens_on(g.planets[self.planet])

        def weight(race: int) -> tuple[int, int, int]:
            own = [card for card in cards if RACE[card] == race]
            return len(own), sum(WORTH[card] for card in own), -min(own)

        races = {RACE[card] for card in cards}
        return (
            CHOOSE_RACE[max(races, key=weight)] if races else BLANK
        )  # under a closed stack no one else sees them

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CHOOSE_RACE[race] for race in sorted(races_on(g.planets[self.planet]))]

    def lost(self, g: Table, word: str) -> list[Card]:
        """The population that goes if this race is kept."""
        return [card for card in g.planets[self.planet].pop if RACE[card] not in (NONE, RACE_CALLED[word])]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        planet, lost = g.planets[self.planet], self.lost(g, word)
        planet.pop = [card for card in planet.pop if card not in lost]
        discard(g, lost)
        g.tell("given-up", told=joined("cards"), seat=WHO[seat], cards=names(lost))


class DropPopulation(Asking, tag="drop-population"):
    """9.2: population above a capacity is discarded, one card after the other."""

    cards: list[Card]

    prompt: ClassVar[str] = "drop-population"

    def default(self, g: Table) -> Move:
        return DISCARD_CARD[least(self.cards)]

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [DISCARD_CARD[card] for card in self.cards]

    def do_discard(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        card = CARD_CALLED[word]
        take_off(g, card)
        discard(g, [card])
        g.tell("given-up", told=joined("cards"), seat=WHO[seat], cards=[NAME[card]])


class DropShip(Asking, tag="drop-ship"):
    """9.3: the owner chooses which ship of an over-full orbit goes."""

    planet: Card

    prompt: ClassVar[str] = "drop-ship"

    def about(self, g: Table) -> Values:
        return {**super().about(g), "planet": NAME[self.planet]}

    def default(self, g: Table) -> Move:
        return DISCARD_CARD[least(g.planets[self.planet].orbit)]

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [DISCARD_CARD[card] for card in g.planets[self.planet].orbit]

    def do_discard(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        lose_ship(g, CARD_CALLED[word])


class HandDiscard(Slot, tag="hand-discard"):
    """9.5: one card of the hand is discarded; an empty hand is penalised at the next Draw.

    `card` lies here, open, until everyone has discarded.
    """

    card: Card = HIDDEN

    prompt: ClassVar[str] = "discard"

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.seat] if g.players[self.seat].hand and self.card == HIDDEN else NOBODY

    def run(self, g: Table) -> None:
        g.done(self)
        if self.card != HIDDEN:
            discard(g, [self.card])
            return
        g.players[self.seat].penalty = True
        g.tell("penalty", seat=WHO[self.seat])

    def default(self, g: Table) -> Move:
        hand = g.players[self.seat].hand
        return DISCARD_HAND[TITLE[least([card for card in hand if KIND[card] != PLANET] or hand)]]

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        last = NONE
        for card in g.players[seat].hand:
            title = TITLE[card]
            if title != last:
                last = title
                found.append(DISCARD_HAND[title])
        return self.list_specials(g, found)

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return refuse_hand(g, seat, move) if move.verb == "discard" else super().refuse(g, seat, move)

    def do_discard(self, g: Table, seat: Seat, word: str) -> None:
        card = take_from_hand(g, seat, TITLE_CALLED[word])
        g.tell("discarded", told=DETAIL, seat=WHO[seat], card=NAME[card])
        self.card = g.last = card
