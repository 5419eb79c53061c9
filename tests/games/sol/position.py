"""Positions for the tests: a game whose seat 0 is about to choose an action, changed as a test needs it."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Event, Move, Seat
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.sol.round.setup import SPACING
from bot.games.sol.round.turn import start_turn
from bot.games.sol.rules import SolRules
from bot.games.sol.table.state import KIND_CALLED, SPENT, SUIT_CALLED, Bridge, Kind, Player, Station, Suit

RULES = SolRules()
MIRA, BO, CY, DEE, ELI = map(Seat, range(5))


class Position:
    """A game in which the seats play in their order and seat 0 stands on corner 1."""

    def __init__(self, seats: int = 2, corner: int = 1, **options: str) -> None:
        self.g = RULES.setup(seats, options, Rng("position"))
        self.g.events.clear()
        self.seats = seats
        self.g.order = [Seat(seat) for seat in range(seats)]
        corners = self.g.layout.corners
        for seat, player in enumerate(self.g.players):
            player.corner = (corner - 1 - seat * SPACING[seats]) % corners + 1
        self.turn_of(MIRA)

    def turn_of(self, seat: Seat, round: int = 1) -> Position:
        """Let the turn of a seat begin now. Motherships stay where they are."""
        self.g.stack.clear()
        self.g.turn, self.g.round = self.g.order.index(seat), round
        start_turn(self.g)
        return self

    def player(self, seat: Seat) -> Player:
        return self.g.players[seat]

    def put(self, seat: Seat, *names: str) -> Position:
        """Sundivers from the reserve, then from the pool, onto spaces."""
        player = self.player(seat)
        for name in names:
            if player.reserve:
                player.reserve -= 1
            else:
                player.pool -= 1
            self.g.sundivers[seat][self.g.layout.number[name]] += 1
        return self.turn_of(self.g.active, self.g.round)

    def station(self, seat: Seat, kind: str, name: str) -> Position:
        self.g.stations[self.g.layout.number[name]] = Station(
            KIND_CALLED[kind], seat, SPENT[KIND_CALLED[kind]]
        )
        if seat >= 0:
            self.player(seat).pieces[KIND_CALLED[kind]] -= 1
        return self.turn_of(self.g.active, self.g.round)

    def bridge(self, seat: Seat, name: str) -> Position:
        self.g.bridges[self.g.layout.edge_called[name]] = Bridge(seat, SPENT[Kind.BRIDGE])
        self.player(seat).pieces[Kind.BRIDGE] -= 1
        return self

    def energy(self, seat: Seat, amount: int) -> Position:
        self.player(seat).energy = amount
        return self

    def marker(self, marker: int) -> Position:
        """Move the marker down; as many explosions leave the deck."""
        while self.g.marker > marker:
            self.g.deck.remove(Suit.EXPLOSION)
            self.g.discard.append(Suit.EXPLOSION)
            self.g.marker -= 1
        return self

    def deck(self, *words: str) -> Position:
        """The suits that will be drawn next, first one first."""
        for word in words:
            self.g.deck.remove(SUIT_CALLED[word])
        self.g.deck += [SUIT_CALLED[word] for word in reversed(words)]
        return self

    def plain(self) -> str:
        """The word of a suit in play that is no explosion."""
        return next(suit.word for suit in self.g.effects if suit is not Suit.EXPLOSION)

    def hold(self, seat: Seat, effect: str) -> Position:
        """Give a seat a card whose suit pays for an effect."""
        suit = next(
            (s for s, key in self.g.effects.items() if key == effect and s is not Suit.EXPLOSION), None
        )
        if suit is None:
            suit = next(s for s in self.g.effects if s is not Suit.EXPLOSION)
            self.g.effects[suit] = effect
        self.g.deck.remove(suit)
        self.player(seat).held = suit
        return self

    def play(self, seat: Seat, *lines: str) -> list[Event]:
        """Play moves in their words, checking each; all that happened is returned."""
        events: list[Event] = []
        for line in lines:
            events += RULES.play(self.g, seat, Move.parse(line))
            self.check()
        return events

    def check(self) -> None:
        """The position is right, can be stored, and what is asked can be said and answered."""
        RULES.check_invariants(self.g)
        assert RULES.decode(RULES.encode(self.g)) == self.g
        for ask in RULES.asks(self.g):
            assert ask.default in RULES.moves(self.g, ask.seat), f"{ask.default} is not legal"
            assert words_of("sol").has(ask.prompt.key), f"no message {ask.prompt.key}"

    def refusal(self, seat: Seat, line: str) -> str:
        """The number of the rule by which a move is refused; "" if it is legal."""
        try:
            RULES.play(RULES.copy(self.g), seat, Move.parse(line))
        except Illegal as refusal:
            return refusal.rule
        return ""

    def legal(self, seat: Seat, verb: str) -> set[str]:
        """The legal moves of a verb, without the verb."""
        moves = RULES.moves(self.g, seat)
        return {" ".join(map(str, move.values)) for move in moves if move.verb == verb}

    def on(self, seat: Seat, name: str) -> int:
        return self.g.sundivers[seat][self.g.layout.number[name]]

    def at(self, name: str) -> Station | None:
        return self.g.stations[self.g.layout.number[name]]

    def drawn(self, events: list[Event]) -> int:
        return sum(event.key == "draw" for event in events)
