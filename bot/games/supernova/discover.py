"""The three parts of Discover (rules 6.2), and the further discovery of a Fast Scout Ship (rules 14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat
from bot.engine.told import SMALL, touching
from bot.games.parts.chain import Chain
from bot.games.supernova.cards import (
    CARD_CALLED,
    ENVIRONMENT,
    KIND_OF_TITLE,
    NAME,
    NONE,
    PAIR,
    PLANET,
    ROWS,
    TITLE,
    Card,
    Title,
)
from bot.games.supernova.homeworlds import FirstHomeworld
from bot.games.supernova.laying import CHAINS
from bot.games.supernova.slots import Asking, QueueSlot, Slot
from bot.games.supernova.state import Planet, Table
from bot.games.supernova.tables import NOBODY, PASS, PLAY, PLAY_ON, WHO
from bot.games.supernova.windows import card_window, end_part
from bot.games.supernova.zones import scrap, take_from_hand


def list_planets(g: Table, seat: Seat, found: list[Move]) -> None:
    """Append the Planets in a hand."""
    last = NONE
    for card in g.players[seat].hand:
        title = TITLE[card]
        if title != last and title != NONE and KIND_OF_TITLE[title] == PLANET:
            last = title
            found.append(PLAY[title])


def discover(g: Table, seat: Seat, title: Title) -> None:
    """A Planet comes into an empire."""
    card = take_from_hand(g, seat, title)
    g.planets[card] = Planet(card, seat, g.turn)
    g.tell("discovered", seat=WHO[seat], planet=NAME[card])
    if len(g.planets_of(seat)) == 1:
        g.push(FirstHomeworld(seat))
    card_window(g, card, seat)


class Discover(Slot, tag="discover"):
    """D1: one Planet may be played."""

    prompt: ClassVar[str] = "discover"

    def default(self, g: Table) -> Move:
        return PASS

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        list_planets(g, seat, found)
        self.list_specials(g, found)
        found.append(PASS)
        return found

    def refuse_card(self, g: Table, title: Title, move: Move) -> Illegal | None:
        if KIND_OF_TITLE[title] == ENVIRONMENT:
            return Illegal("6.2", "environment-later", {"card": ROWS[title].name})
        return None

    def do_pass(self, g: Table, seat: Seat) -> None:
        g.done(self)

    def play_card(self, g: Table, title: Title, *targets: str) -> None:
        g.done(self)
        discover(g, self.seat, title)
        end_part(g, self.seat)


class FurtherDiscovery(Asking, tag="further-discovery"):
    """DISCOVER_EXTRA: one Planet more may be played, at once (rules 14)."""

    prompt: ClassVar[str] = "further-discovery"

    def default(self, g: Table) -> Move:
        return PASS

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        list_planets(g, seat, found)
        found.append(PASS)
        return found

    def do_pass(self, g: Table, seat: Seat) -> None:
        g.done(self)

    def do_play(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        discover(g, seat, TITLE[CARD_CALLED[word]])


class Shape(QueueSlot, tag="shape"):
    """D2 and D3: one Environment on each of these planets; D2 for other players' planets, D3 for the player's own.

    By the option `parallel`, both are one part, which everyone plays at once. Who is done and has played none on an own
    planet is asked again when others play on it: `seen` are the Environments there when the player was done (None: not
    yet).
    """

    planets: list[Card]
    seen: list[Card] | None = None

    prompt: ClassVar[str] = "shape"
    chains: ClassVar[Mapping[str, Chain]] = CHAINS

    def default(self, g: Table) -> Move:
        return PASS

    def open(self, g: Table) -> list[Card]:
        """The planets that may still get an Environment."""
        return [card for card in self.planets if card in g.planets]

    def takes_several(self, g: Table) -> bool:
        return len(self.open(g)) > 1

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return super().awaits(g) if self.open(g) and self.seen != self.on_own(g) else NOBODY

    def on_own(self, g: Table) -> list[Card]:
        """The Environments on own planets that may still get one."""
        return [
            env for card in self.open(g) if g.planets[card].owner == self.seat for env in g.planets[card].env
        ]

    def run(self, g: Table) -> None:
        if g.players[self.seat].wishes.queue:
            super().run(g)
        elif g.at_once:
            g.done(self)
        else:
            self.do_pass(g, self.seat)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        last, planets = NONE, self.open(g)
        for card in g.players[seat].hand:
            title = TITLE[card]
            if title != last and title != NONE and KIND_OF_TITLE[title] == ENVIRONMENT:
                last, row = title, PLAY_ON[title]
                for planet in planets:
                    found.append(row[planet])
        self.list_specials(g, found)
        found.append(PASS)
        return found

    def refuse_card(self, g: Table, title: Title, move: Move) -> Illegal | None:
        if KIND_OF_TITLE[title] == PLANET:
            return Illegal("6.2", "planet-earlier", {"card": ROWS[title].name})
        return Illegal(
            "6.2", "not-new", {"card": ROWS[title].name, "planets": [NAME[card] for card in self.open(g)]}
        )

    def do_pass(self, g: Table, seat: Seat) -> None:
        if g.at_once:
            self.planets = [card for card in self.open(g) if g.planets[card].owner == seat]
            self.seen = self.on_own(g) if self.planets else None
        else:
            g.done(self)
            end_part(g, seat)

    def play_card(self, g: Table, title: Title, *targets: str) -> None:
        planet = g.planets[CARD_CALLED[targets[0]]]
        self.planets.remove(planet.card)
        card = take_from_hand(g, self.seat, title)
        g.tell(
            "shaped",
            told=touching(SMALL, planet.owner),
            seat=WHO[self.seat],
            card=NAME[card],
            planet=NAME[planet.card],
        )
        pair = next((one for one in planet.env if PAIR[card] != NONE and TITLE[one] == PAIR[card]), None)
        if pair is None:
            planet.env.append(card)
        else:
            planet.env.remove(pair)
            scrap(g, [pair, card])
            g.tell(
                "paired",
                told=touching(SMALL, planet.owner),
                card=NAME[card],
                other=NAME[pair],
                planet=NAME[planet.card],
            )
        card_window(g, card, self.seat, [planet.owner])


def new_planets(g: Table) -> list[Card]:
    """The planets discovered this turn."""
    return [planet.card for planet in g.planets.values() if planet.turn == g.turn]
