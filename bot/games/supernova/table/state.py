"""Everything on the table of Super Nova, as plain data (rules 2, 3). Views use the same structs."""

from __future__ import annotations

import msgspec

from bot.engine.moves import Seat
from bot.engine.steps import State
from bot.games.supernova.cards.cards import FIRST, HIDDEN, NONE, ROWS, TITLE, Card, Title

DEEP = NONE
"""The place of a ship in its owner's Deep Space."""

HAND = 10
"""Cards in a full hand (rules 6.1)."""

SETUP, DRAW, DISCOVER, OTHERS, OWN, BUILD, ACTION, TRANSPORT, DISCARD = range(9)
"""The phases; DISCOVER, OTHERS and OWN are the three parts of Discover (rules 5)."""
PHASES = ("setup", "draw", "discover", "others", "own", "build", "action", "transport", "discard")

NEVER, MINE, ALWAYS = range(3)
"""When a seat is asked for an answer to a card (rules 10.6)."""
ASKS = ("never", "mine", "always")


class Planet(msgspec.Struct, array_like=True):
    """A planet and its cards. `turn` is when it was discovered, `race` the one declared for a designated Homeworld."""

    card: Card
    owner: Seat
    turn: int
    env: list[Card] = []
    civ: list[Card] = []
    pop: list[Card] = []
    orbit: list[Card] = []
    designated: bool = False
    race: int = NONE


class Ship(msgspec.Struct, array_like=True):
    """A ship with its Assets. `place` is a planet or DEEP, `fled` the turn in which it fled last (0: never)."""

    card: Card
    owner: Seat
    place: Card
    mods: list[Card] = []
    pop: list[Card] = []
    fled: int = 0


class Pledge(msgspec.Struct, frozen=True, array_like=True):
    """Play this Special for the own side, "attacking" or "defending": "if-behind", or "if-it-turns" (rules 10.6)."""

    side: str
    title: Title
    when: str


class Wishes(msgspec.Struct, array_like=True):
    """When a seat wants to be asked (rules 10.6). Only its owner knows this.

    `ask` falls back to `usual` at the end of the phase or turn that `until` names ("game": never). `holds` are
    the titles that the seat is asked for whatever `ask` says. `missed` windows in a row were closed by the clock.
    `queue` are the remaining plays of a list given in advance, each a card and its target; ["done"] ends the part.
    `autopass`: whether the seat passes by itself where its hand holds nothing that fits.
    """

    ask: int = MINE
    usual: int = MINE
    until: str = "game"
    holds: list[Title] = []
    pledges: list[Pledge] = []
    missed: int = 0
    queue: list[list[str]] = []
    autopass: bool = False


class Player(msgspec.Struct, array_like=True):
    """One player. `offered` is the turn in which a card was last offered in trade, `doubling` the switch of 7.8.

    No window waits for a player who is `away`: two in a row ran out without an answer (10.7). Every window asks one who
    `attends`, as all know (10.6). `numbered` are the cards of the hand by the numbers that they keep while they are
    held, from 1, HIDDEN where one is free; only its player sees it.
    """

    hand: list[Card]
    wishes: Wishes
    penalty: bool = False
    offered: int = 0
    doubling: bool = True
    resigned: bool = False
    away: bool = False
    attends: bool = False
    numbered: list[Card] = []


class Pile(msgspec.Struct, array_like=True):
    """A Main Deck and its Discard pile, both drawn from their ends; how often the pile became the deck."""

    deck: list[Card]
    discard: list[Card]
    reshuffles: int = 0


class Table(State):
    """What is on the table, with the agenda of `State` in front; `agenda.SuperNova` names its steps.

    `piles` is one pile for all, or one for each seat (rules 12.4). `moved` are the cards that moved this turn, `closed`
    the planets whose orbit is closed, `ties` how often the top was tied in a row, `winners` who won. `last` is the card
    played, discarded or chosen last, which everyone saw, also if it went under a closed stack (12.2) or the pile was
    shuffled anew at once. `ring` are the seats in their order around the table (4.1). `drawn_from` is by seat the pile
    chosen in this turn's Draw phase, "" for none; until it is drawn from only its player knows it. `laid` are the cards
    of the part being played that wait for the window after it, `touched` the seats whose stacks they touch;
    `unanswered`: in this phase cards were played that touch no one else (10.3). `at_once`: everyone plays a part now,
    and what they lay waits for the window after all of them; `layers` are the seats that have laid something. `rows` is
    what each has laid in Build and no one could answer yet, after the number of its seat.
    """

    seats: int
    options: dict[str, str]
    goal: int
    piles: list[Pile]
    scrapyard: list[Card]
    players: list[Player]
    planets: dict[int, Planet]
    ships: dict[int, Ship]
    opening: Seat
    active: Seat
    turn: int = 0
    phase: int = SETUP
    moved: list[Card] = []
    closed: list[Card] = []
    ties: int = 0
    winners: list[Seat] = []
    last: Card = HIDDEN
    ring: list[Seat] = []
    drawn_from: list[str] = []
    laid: list[Card] = []
    touched: list[Seat] = []
    unanswered: bool = False
    at_once: bool = False
    layers: list[Seat] = []
    rows: list[list[int]] = []

    def pile_of(self, seat: Seat) -> Pile:
        """The pile that a seat draws from."""
        return self.piles[seat if len(self.piles) > 1 else 0]

    def pile_for(self, card: Card) -> Pile:
        """The pile that a card returns to."""
        if len(self.piles) == 1:
            return self.piles[0]
        title = TITLE[card]
        return self.piles[(card - FIRST[title]) // ROWS[title].copies]

    def order(self) -> list[Seat]:
        """The seats that play, from the opening player on."""
        players = self.players
        return [seat for seat in self._round(self.opening) if not players[seat].resigned]

    def after(self, seat: Seat) -> Seat:
        """The next seat that plays."""
        first, *others = self._round(seat)
        return next(other for other in (*others, first) if not self.players[other].resigned)

    def _round(self, first: Seat) -> list[Seat]:
        """All seats around the table, from one on."""
        at = self.ring.index(first)
        return [*self.ring[at:], *self.ring[:at]]

    def planets_of(self, seat: Seat) -> list[Planet]:
        """The planets of a seat, oldest first."""
        return [planet for planet in self.planets.values() if planet.owner == seat]
