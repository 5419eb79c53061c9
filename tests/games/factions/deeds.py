"""Positions in which planets are used: the Action of a turn, and what a player may do at any time."""

from __future__ import annotations

from typing import ClassVar, Self

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Event, InTurn, Move, Param, Seat, Text, Value, Verb
from bot.engine.options import GameInfo
from bot.engine.rules import Game
from bot.engine.steps import Step
from bot.games.factions.actions.actions import (
    begin_action,
    begin_charge,
    list_abilities,
    list_actions,
    list_charges,
    refuse_action,
)
from bot.games.factions.actions.using import use
from bot.games.factions.cards.cards import (
    CALLED,
    CHARGE,
    DECK,
    EVENT,
    EXOPLANET,
    JUPITER_DECK,
    NAME,
    PLANETS,
    SATURN_DECK,
    VENUS_DECK,
    Card,
)
from bot.games.factions.seat.settings import AtAnyTime
from bot.games.factions.table.board import SECTOR_CALLED
from bot.games.factions.table.state import Exoplanet, Table
from bot.games.factions.table.tables import END, SEATS
from tests.games.factions.position import Position


class ActionOf(Step, tag="action-of"):
    """What a side may do after its Movement, until it ends its turn."""

    side: int

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.side]

    def ask(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, Text("ask-vote", {"event": "=turn"}), END)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = [END]
        list_actions(g, self.side, found)
        list_charges(g, self.side, found)
        list_abilities(g, self.side, found)
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return refuse_action(g, self.side, move)

    def do_end(self, g: Table, seat: Seat) -> None:
        g.done(self)

    def do_use(self, g: Table, seat: Seat, *words: Value) -> None:
        begin_action(g, self.side, Move("use", words))

    def do_act(self, g: Table, seat: Seat, *words: Value) -> None:
        begin_action(g, self.side, Move("act", words))

    def do_mine(self, g: Table, seat: Seat, *words: Value) -> None:
        begin_action(g, self.side, Move("mine", words))

    def do_swap(self, g: Table, seat: Seat, *words: Value) -> None:
        begin_action(g, self.side, Move("swap", words))

    def do_charge(self, g: Table, seat: Seat, *words: str) -> None:
        begin_charge(g, self.side, *words)


class DeedRules(Game[Table]):
    """Enough of a game to act."""

    info: ClassVar[GameInfo] = GameInfo(
        slug="factions",
        min_seats=1,
        max_seats=4,
        version=1,
        since=1,
        verbs=(
            Verb("use", (Param("planet"), Param("as")), optional=1),
            Verb("charge", (Param("planet"),), optional=1),
            Verb("swap", (Param("planet"), Param("other"))),
            *(Verb(name, (Param("choice"),)) for name in ("choose", "vote", "act", "mine")),
            *(Verb(name) for name in ("skip", "refresh", "end")),
            Verb("build", (Param("machines"),), open=True),
            Verb(
                "place",
                (Param("card"), Param("exoplanet"), Param("sure")),
                optional=1,
                turn=InTurn(free=True),
            ),
            Verb("convert", (Param("count", "number"),), turn=InTurn(free=True)),
        ),
    )
    state_type = Table
    anytime: Step | None = AtAnyTime()


class Deeds(Position):
    """A position in which planets are used; nobody rides along with them."""

    rules: ClassVar[Game[Table]] = DeedRules()

    def __init__(self, *factions: str, solo: bool = False, first: bool = False) -> None:
        super().__init__(*factions, solo=solo, first=first)
        for player in self.g.players:
            player.wishes.ride = "never"

    def beside(self, planet: str, side: int = 0) -> Self:
        """A side's ship is beside a planet, in a sector into which it put energy this turn."""
        sector = self.g.around(PLANETS.index(planet))[0]
        self.g.players[side].ships = [sector]
        self.g.players[side].turn.placed = [sector]
        return self

    def acting(self, side: int = 0) -> Self:
        """It is a side's turn, and it has moved."""
        self.g.active = side
        self.push(ActionOf(side))
        return self

    def visit(self, planet: str, side: int = 0) -> list[Event]:
        """A side uses a planet in its turn, up to the first question."""
        self.g.active = side
        use(self.g, side, PLANETS.index(planet))
        return self.happened_next()

    def take(self, word: str) -> Card:
        """A card out of its deck."""
        card = CALLED[word]
        self.g.piles[DECK[card]].deck.remove(card)
        return card

    def hand(self, side: int, *words: str) -> Self:
        """Hidden explorers and objectives in hand."""
        player = self.g.players[side]
        for word in words:
            card = self.take(word)
            (player.objectives if DECK[card] == SATURN_DECK else player.explorers).append(card)
        return self

    def owns(self, side: int, exoplanet: str, *explorers: str) -> Exoplanet:
        """An exoplanet of a side with explorers on it."""
        own = Exoplanet(self.take(exoplanet), [self.take(word) for word in explorers])
        self.g.players[side].exoplanets.append(own)
        return own

    def explored(self, side: int, exoplanet: str) -> Exoplanet:
        """An explored exoplanet of a side."""
        own, deck = self.owns(side, exoplanet), self.g.piles[VENUS_DECK].deck
        own.explorers = [deck.pop() for _ in range(EXOPLANET[own.card].need + 3)]
        return own

    def next_card(self, word: str) -> Self:
        """A card lies on top of its deck."""
        card = CALLED[word]
        pile = self.g.piles[DECK[card]]
        pile.deck.remove(card)
        pile.deck.append(card)
        return self

    def market(self, *words: str) -> Self:
        """The market of Jupiter or Neptune."""
        for word in words:
            card = self.take(word)
            (self.g.jupiter if DECK[card] == JUPITER_DECK else self.g.neptune).append(card)
        return self

    def event(self, word: str) -> Self:
        """The event of the round."""
        self.g.event = next(card for card, row in EVENT.items() if row.word == word)
        return self

    def at_energy(self, sector: str, side: int, n: int) -> Self:
        """Energy of a side in a sector."""
        self.g.cubes[SECTOR_CALLED[sector]][side] = n
        return self


def names(*words: str) -> list[str]:
    """How cards are named in an event."""
    return [NAME[CALLED[word]] for word in words]


CHARGES = {row.word: row.amounts for row in CHARGE.values()}
