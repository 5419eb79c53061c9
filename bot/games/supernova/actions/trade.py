"""Trading one card (rules 6.4): the offer, the answers side by side, the choice. Promises are not binding."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Ask, Mark, Move, Pace, Seat, Spot, Text, Value, Values
from bot.engine.told import FELT, QUIET, SMALL, joined, part_of, touching
from bot.games.parts.chain import Chain, ChainStep
from bot.games.supernova.actions.bargaining import ANSWERING, INVITING
from bot.games.supernova.answers.refusals import named, refuse_hand
from bot.games.supernova.answers.slots import Asking
from bot.games.supernova.cards.cards import HIDDEN, NAME, ROWS, TITLE, TITLE_CALLED, Card
from bot.games.supernova.holdings.promises import (
    LONGEST,
    MOST,
    PREFIX,
    is_promised,
    list_promises,
    own_words,
    told,
)
from bot.games.supernova.holdings.things import does, face_label, written
from bot.games.supernova.holdings.zones import names, take_in_hand
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import (
    ACCEPT,
    CLOSE,
    COUNTER,
    DONE,
    NOBODY,
    PASS,
    SEAT_CALLED,
    SEAT_WORDS,
    TRADE,
    WHO,
)


class TradeOffer(Asking, tag="offer"):
    """To whom the card is offered, one player after the other. In views of others it is HIDDEN."""

    card: Card
    to: list[Seat]

    prompt: ClassVar[str] = "offer"
    chains: ClassVar[Mapping[str, Chain]] = INVITING

    def marks(self, g: Table) -> tuple[Mark, ...]:
        """Whom it can be offered to."""
        moves = self.moves(g, self.seat)
        return tuple(Mark(str(move.values[-1]), "may") for move in moves if move.values)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = [
            TRADE[TITLE[self.card]][other]
            for other in range(g.seats)
            if other != seat and other not in self.to and not g.players[other].resigned
        ]
        found.append(DONE)
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb != "trade":
            return super().refuse(g, seat, move)
        if refusal := refuse_hand(g, seat, move):
            return refusal
        if named(move) != TITLE[self.card]:
            return Illegal("6.4", "other-on-offer", {"card": NAME[self.card]})
        to = SEAT_CALLED.get(str(move.values[1])) if move.values[1:] else None
        return None if to is None or to == seat else Illegal("6.4", "invited-already", {"player": WHO[to]})

    def do_trade(self, g: Table, seat: Seat, word: str, to: str) -> None:
        self.to.append(SEAT_CALLED[to])
        self.look(g)

    def look(self, g: Table) -> None:
        """Go on if no one else can be asked."""
        if len(self.moves(g, self.seat)) == 1:
            self.do_done(g, self.seat)

    def do_done(self, g: Table, seat: Seat) -> None:
        g.done(self)
        g.tell("offered", told=touching(FELT, *self.to), seat=WHO[seat], to=[WHO[other] for other in self.to])
        g.tell(
            "offered-card",
            (seat, *self.to),
            told=QUIET,
            seat=WHO[seat],
            card=NAME[self.card],
        )
        n = g.seats
        g.push(Bargain(seat, self.card, self.to, [[] for _ in range(n)], [[] for _ in range(n)], [False] * n))


class Bargain(ChainStep, tag="bargain"):
    """The players invited answer with any number of cards and promises, or decline; the clock may end it.

    `counters` and `promises` by seat. The card is known to the players invited; a counter to its player and to the
    one who offers.
    """

    seat: Seat
    card: Card
    to: list[Seat]
    counters: list[list[Card]]
    promises: list[list[str]]
    answered: list[bool]
    closed: bool = False

    chains: ClassVar[Mapping[str, Chain]] = ANSWERING

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        waiting = tuple(seat for seat in self.to if not self.answered[seat])
        return NOBODY if self.closed or not waiting else (*waiting, CLOCK)

    def ask(self, g: Table, seat: Seat) -> Ask:
        if seat == CLOCK:
            return Ask(CLOCK, Text("ask-bargain-clock", {"seat": WHO[self.seat]}), CLOSE, Pace.OFFER)
        prompt = Text("ask-bargain", {"seat": WHO[seat], "from": WHO[self.seat]})
        hint = None
        if self.card != HIDDEN:
            row = ROWS[TITLE[self.card]]
            values: Values = {
                "card": face_label(TITLE[self.card]),
                "written": written(row),
                "text": does(row),
            }
            hint = Text("hint-bargain", values)
        return Ask(seat, prompt, PASS, Pace.OFFER, hint=hint, marks=(Mark(SEAT_WORDS[self.seat], "own"),))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        if seat == CLOCK:
            return [CLOSE]
        found: list[Move] = []
        last, given = -1, self.counters[seat]
        for card in g.players[seat].hand:
            if card != HIDDEN and card not in given and TITLE[card] != last:
                last = TITLE[card]
                found.append(COUNTER[last])
        found += list_promises(g, seat, self.promises[seat])
        if given or self.promises[seat]:
            found.append(DONE)
        found.append(PASS)
        return found

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        """A promise in words of one's own is typed; there is nothing to choose from."""
        if verb != "promise":
            return super().spot(g, seat, verb, chosen)
        said = own_words(self.promises[seat], chosen)
        return None if said is None else Spot((), True, whole=Text("promise-whole", {"promise": said}))

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb == "promise":
            full = len(self.promises[seat]) >= MOST
            return Illegal(
                "6.4", "promised-enough" if full else "promise-words", {"most": MOST, "longest": LONGEST}
            )
        if move.verb != "counter" or not move.values:
            return super().refuse(g, seat, move)
        word = str(move.values[0])
        if word.startswith(PREFIX):
            promised = is_promised(self.promises[seat], word.removeprefix(PREFIX))
            return Illegal("6.4", "promised-already") if promised else None
        if refusal := refuse_hand(g, seat, move):
            return refusal
        given = any(TITLE[card] == named(move) for card in self.counters[seat])
        return Illegal("6.4", "given-already", {"card": ROWS[TITLE_CALLED[word]].name}) if given else None

    def do_counter(self, g: Table, seat: Seat, word: str) -> None:
        if word.startswith(PREFIX):
            self.promises[seat].append(word.removeprefix(PREFIX))
            return
        title, given = TITLE_CALLED[word], self.counters[seat]
        given.append(
            next(card for card in g.players[seat].hand if TITLE[card] == title and card not in given)
        )

    def do_promise(self, g: Table, seat: Seat, *words: Value) -> None:
        said = own_words(self.promises[seat], words)
        assert said is not None
        self.promises[seat].append(said)

    def do_done(self, g: Table, seat: Seat) -> None:
        self.answered[seat] = True
        for word in self.promises[seat]:
            g.tell("promised", told=joined("promise"), **told(seat, self.seat, word))
        g.tell(
            "countered-cards",
            (seat, self.seat),
            told=QUIET,
            seat=WHO[seat],
            cards=names(self.counters[seat]),
        )

    def do_pass(self, g: Table, seat: Seat) -> None:
        self.counters[seat], self.promises[seat] = [], []
        self.answered[seat] = True
        g.tell("declined", told=part_of("no-deal"), seat=WHO[seat])

    def do_close(self, g: Table, seat: Seat) -> None:
        for other in self.to:
            if not self.answered[other]:
                self.do_pass(g, other)
        self.closed = True

    def run(self, g: Table) -> None:
        g.done(self)
        if any(self.counters[seat] or self.promises[seat] for seat in self.to):
            g.push(Accept(self.seat, self.card, self.to, self.counters, self.promises))
        else:
            g.tell("no-deal", told=touching(SMALL, self.seat, *self.to), seat=WHO[self.seat])


class Accept(Asking, tag="accept"):
    """The player who offered picks one of the answers, or none; the cards change hands at once."""

    card: Card
    to: list[Seat]
    counters: list[list[Card]]
    promises: list[list[str]]

    prompt: ClassVar[str] = "accept"

    def default(self, g: Table) -> Move:
        return PASS

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = [ACCEPT[other] for other in self.to if self.counters[other] or self.promises[other]]
        found.append(PASS)
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        other = SEAT_CALLED.get(str(move.values[0])) if move.verb == "accept" and move.values else None
        if other is None or other == seat:
            return super().refuse(g, seat, move)
        return Illegal("6.4", "no-answer-to-accept", {"player": WHO[other]})

    def do_pass(self, g: Table, seat: Seat) -> None:
        g.done(self)
        g.tell("no-deal", told=touching(SMALL, *self.to), seat=WHO[seat])

    def do_accept(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        other = SEAT_CALLED[word]
        cards = self.counters[other]
        g.players[seat].hand.remove(self.card)
        for card in cards:
            g.players[other].hand.remove(card)
        take_in_hand(g, other, [self.card])
        take_in_hand(g, seat, cards)
        g.tell("traded", told=touching(FELT, seat, other), seat=WHO[seat], other=WHO[other], count=len(cards))
        for reader, gave, got in ((seat, [self.card], cards), (other, cards, [self.card])):
            told = touching(FELT, reader)
            g.tell("traded-cards", (reader,), told=told, gave=names(gave), got=names(got))
