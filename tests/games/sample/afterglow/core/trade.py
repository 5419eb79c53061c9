"""Rule 5: an offer, and what is offered in return. Only the two who trade see the cards."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Move, Pace, Seat, Side, literal, who
from bot.engine.steps import Step
from bot.games.parts.zones import Zone
from tests.games.sample.afterglow.core.state import Board
from tests.games.text import text


class TradeOffer(Step, tag="offer"):
    """A side was offered a card: it takes it, declines, or offers one of its own for it."""

    side: int
    to: int
    card: list[int]

    def zones(self, g: Board) -> Iterator[Zone]:
        """The card on offer."""
        yield Zone(self.card, (g.owner(self.side), g.owner(self.to)))

    def awaits(self, g: Board) -> tuple[Seat, ...]:
        return (g.owner(self.to),)

    def ask(self, g: Board, seat: Seat) -> Ask:
        prompt = text("ask-offer", **{"from": who(self.side)})
        return Ask(seat, prompt, Move("decline"), Pace.ASIDE, side=Side(self.to))

    def moves(self, g: Board, seat: Seat) -> list[Move]:
        counters = [Move("counter", (card,)) for card in dict.fromkeys(g.hands[self.to])]
        return [Move("accept"), Move("decline"), *counters]

    def refuse(self, g: Board, seat: Seat, move: Move) -> Illegal | None:
        if move.verb == "counter" and move.values and move.values[0] not in g.hands[self.to]:
            return Illegal("5", "not-in-hand", {"card": literal(move.values[0])})
        return None

    def do_accept(self, g: Board, seat: Seat) -> None:
        g.done(self)
        g.hands[self.to] += self.card
        g.tell("given", side=who(self.side), to=who(self.to))

    def do_decline(self, g: Board, seat: Seat) -> None:
        g.done(self)
        g.hands[self.side] += self.card
        g.tell("declined", side=who(self.to))

    def do_counter(self, g: Board, seat: Seat, card: int) -> None:
        g.done(self)
        g.hands[self.to].remove(card)
        knowers = (seat, g.owner(self.side))
        g.tell_partly("countered", {"card": knowers}, side=who(self.to), to=who(self.side), card=card)
        g.push(Counter(self.side, self.to, self.card, [card]))


class Counter(Step, tag="counter"):
    """The side that offered agrees to what is offered in return, or not."""

    side: int
    to: int
    card: list[int]
    other: list[int]

    def zones(self, g: Board) -> Iterator[Zone]:
        """The cards on offer."""
        for cards in (self.card, self.other):
            yield Zone(cards, (g.owner(self.side), g.owner(self.to)))

    def awaits(self, g: Board) -> tuple[Seat, ...]:
        return (g.owner(self.side),)

    def ask(self, g: Board, seat: Seat) -> Ask:
        prompt = text("ask-counter", **{"from": who(self.to)})
        return Ask(seat, prompt, Move("decline"), Pace.ASIDE, side=Side(self.side))

    def moves(self, g: Board, seat: Seat) -> list[Move]:
        return [Move("accept"), Move("decline")]

    def do_accept(self, g: Board, seat: Seat) -> None:
        g.done(self)
        g.hands[self.to] += self.card
        g.hands[self.side] += self.other
        g.tell("swapped", side=who(self.side), to=who(self.to))

    def do_decline(self, g: Board, seat: Seat) -> None:
        g.done(self)
        g.hands[self.side] += self.card
        g.hands[self.to] += self.other
        g.tell("declined", side=who(self.side))
