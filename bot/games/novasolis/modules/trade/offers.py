"""Offers between the empire in Logistics and others: made, answered, carried out (rules 25.4).

An offer waits for no one. Whom it is for accepts, declines or makes a counter-offer, which its maker can accept. One to
everyone is taken by the first who accepts. It is checked again when it is accepted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Choice, Event, Mark, Move, Pace, Seat, Spot, Text, Value, Values
from bot.engine.steps import Chooser, Step
from bot.engine.told import DETAIL, FELT, SMALL, touching
from bot.games.novasolis.agreements import draw_tokens
from bot.games.novasolis.core.actions.hands import draw_tiles, keep_to_the_limit
from bot.games.novasolis.core.cards.cards import TILES
from bot.games.novasolis.core.cards.language import Stars
from bot.games.novasolis.core.conflict.fighting import side_called
from bot.games.novasolis.core.holdings.counting import lasting, score
from bot.games.novasolis.core.table.state import NONE, Table
from bot.games.novasolis.core.table.tables import DECIDERS, SEATS, SIDE_WORD, WHO
from bot.games.novasolis.modules.trade.contracts import STAR, Trade, lend, pay_stars, sign
from bot.games.novasolis.modules.trade.language import Guild, Teaching
from bot.games.novasolis.modules.trade.terms import Talks, Terms, choice_of, parse, subject_of

EVERYONE = "everyone"
"""Whom an offer is for that anyone may take, as the value of a move."""
NAMED = 3
"""So many kinds of things are named on a button; of more, it counts the things."""
ACCEPT_CALL, DECLINE_CALL, RETRACT_CALL = (
    Move(verb, (EVERYONE,)) for verb in ("accept", "decline", "retract")
)


class TradeOffer(Step, tag="trade-offer"):
    """An offer of `maker` to `partner`, or, if `countered`, the partner's answer with terms of its own.

    The maker `gives` and `gets`; one of the two is the empire in Logistics.
    """

    maker: int
    partner: int
    gives: Terms
    gets: Terms
    countered: bool = False

    @property
    def answers(self) -> int:
        """Whose answer is missing."""
        return self.maker if self.countered else self.partner

    @property
    def other(self) -> int:
        """Who waits for the answer."""
        return self.partner if self.countered else self.maker

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.answers]

    def may(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.other]

    @property
    def terms(self) -> tuple[Terms, Terms]:
        """What the one who waits would give, and what it would get."""
        return (self.gets, self.gives) if self.countered else (self.gives, self.gets)

    def values(self) -> dict[str, Any]:
        """Who waits, who answers, and what each would give."""
        given, asked = self.terms
        return {
            "side": WHO[self.other],
            "other": WHO[self.answers],
            "gives": given.said(),
            "gets": asked.said(),
            "price": given.price,
        }

    def ask(self, g: Table, seat: Seat) -> Ask:
        hint = _tip(self.fault(g), self.values())
        default = Move("decline", (SIDE_WORD[self.other],))
        return Ask(seat, Text("ask-trade", self.values()), default, Pace.ASIDE, blocking=False, hint=hint)

    def fault(self, g: Table) -> Illegal | None:
        """What stands against the deal now (R28.33)."""
        return Talks(g, self.maker, self.partner).against(self.gives, self.gets)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        if seat == self.other:
            return [Move("retract", (SIDE_WORD[self.answers],))]
        name = (SIDE_WORD[self.other],)
        accept = [] if self.fault(g) else [Move("accept", name)]
        return [*accept, Move("decline", name)]

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        if verb != "counter" or seat != self.answers or self.countered:
            return None
        return terms_spot(g, seat, [self.maker], chosen, verb)

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if seat != self.answers or not move.values or move.values[0] != SIDE_WORD[self.other]:
            return Illegal("25.4", "trade-no-offer")
        if move.verb == "counter":
            if self.countered:
                return Illegal("25.4", "trade-countered")
            return refuse_terms(g, seat, [self.maker], move.values)
        return self.fault(g)

    def refuse_others(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return Illegal("25.4", "trade-no-offer")

    def do_accept(self, g: Table, seat: Seat, other: str) -> None:
        g.done(self)
        g.tell("trade-accepted", told=touching(FELT, self.other), side=WHO[seat], other=WHO[self.other])
        carry_out(g, self.maker, self.partner, self.gives, self.gets)

    def do_decline(self, g: Table, seat: Seat, other: str) -> None:
        g.done(self)
        g.tell("trade-declined", told=touching(SMALL, self.other), side=WHO[seat], other=WHO[self.other])

    def do_retract(self, g: Table, seat: Seat, other: str) -> None:
        g.done(self)
        g.tell("trade-retracted", told=touching(SMALL, self.answers), side=WHO[seat], other=WHO[self.answers])

    def do_counter(self, g: Table, seat: Seat, other: str, *words: Value) -> None:
        parsed = parse(words)
        assert parsed is not None
        self.gets, self.gives = parsed
        self.countered = True
        self.tell(g)

    def tell(self, g: Table) -> None:
        """Say the offer to all: it is public."""
        g.tell("trade-offered", told=touching(FELT, self.answers), **self.values())

    def end(self, g: Table) -> None:
        """The window closes."""
        g.done(self)
        g.tell(
            "trade-over",
            told=DETAIL.touching(SMALL, self.answers),
            side=WHO[self.other],
            other=WHO[self.answers],
        )


class Call(Step, tag="trade-call"):
    """An offer of the empire in Logistics to everyone, for the first who accepts; some have `declined` it."""

    maker: int
    gives: Terms
    gets: Terms
    declined: list[int] = []

    def asked(self, g: Table) -> list[int]:
        """Who can still answer."""
        return [side for side in g.play_order(self.maker)[1:] if side not in self.declined]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return tuple(map(Seat, self.asked(g)))

    def may(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.maker]

    def values(self) -> dict[str, Any]:
        """Who waits, and what each would give."""
        return {"side": WHO[self.maker], "gives": self.gives.said(), "gets": self.gets.said()}

    def ask(self, g: Table, seat: Seat) -> Ask:
        hint = _tip(self.fault(g, seat), {"price": self.gives.price})
        return Ask(seat, Text("ask-call", self.values()), DECLINE_CALL, Pace.ASIDE, blocking=False, hint=hint)

    def fault(self, g: Table, side: int) -> Illegal | None:
        """What stands against the deal with one who was asked (R28.33)."""
        return Talks(g, self.maker, side).against(self.gives, self.gets)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        if seat == self.maker:
            return [RETRACT_CALL]
        return [DECLINE_CALL] if self.fault(g, seat) else [ACCEPT_CALL, DECLINE_CALL]

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if seat == self.maker or move.values != (EVERYONE,):
            return None
        return self.fault(g, seat) if move.verb == "accept" else None

    def do_accept(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        g.tell("trade-accepted", told=touching(FELT, self.maker), side=WHO[seat], other=WHO[self.maker])
        carry_out(g, self.maker, seat, self.gives, self.gets)

    def do_decline(self, g: Table, seat: Seat, word: str) -> None:
        self.declined.append(seat)
        g.tell("trade-declined", told=touching(SMALL, self.maker), side=WHO[seat], other=WHO[self.maker])
        if not self.asked(g):
            self.end(g)

    def do_retract(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        g.tell("call-retracted", side=WHO[self.maker])

    def end(self, g: Table) -> None:
        """No one is left to accept, or the window closes."""
        g.done(self)
        g.tell("call-over", told=DETAIL, side=WHO[self.maker])


def _tip(fault: Illegal | None, values: Values) -> Text:
    """What accepting costs, and whether it can be done."""
    works = Text("trade-works") if fault is None else Text("trade-blocked", {"why": fault.why})
    return Text("tip-trade", {**values, "works": works})


def calls(g: Table) -> list[Call]:
    """The offer to everyone, if one is open."""
    return [step for step in g.beside if isinstance(step, Call)]


def offers(g: Table) -> list[TradeOffer]:
    """The offers that are open."""
    return [step for step in g.beside if isinstance(step, TradeOffer)]


def own_offers(g: Table, side: int) -> list[str]:
    """The open offers that an empire waits for, by the words of whom they are for."""
    found = [EVERYONE for call in calls(g) if call.maker == side]
    return [*found, *(SIDE_WORD[each.answers] for each in offers(g) if each.other == side)]


def own_marks(g: Table, side: int) -> tuple[Mark, ...]:
    """Those offers on the picture."""
    return tuple(Mark(word, "own") for word in own_offers(g, side))


def partners_for(g: Table, side: int) -> list[int]:
    """To whom an empire can make an offer, the one in Logistics to everyone too (NONE), one at a time (R25.4)."""
    sides = range(len(g.empires)) if side == g.active else (g.active,)
    busy = {frozenset((offer.maker, offer.partner)) for offer in offers(g)}
    found = [other for other in sides if other != side and frozenset((side, other)) not in busy]
    return [*found, NONE] if len(sides) > 2 and not calls(g) else found


def partner_called(g: Table, word: Value) -> int | None:
    """The empire that a word names, NONE for everyone; None if it names none."""
    if word == EVERYONE:
        return NONE
    side = side_called(g, str(word))
    return None if side == g.entity_side else side


def _talks(g: Table, side: int, other: int) -> Talks:
    """What can be agreed with a partner, or with any where it is everyone."""
    others = [each for each in g.play_order(side)[1:] if other in (NONE, each)]
    return Talks(g, side, *others)


def make_offer(g: Table, side: int, to: str, words: Sequence[Value]) -> None:
    """Open an offer."""
    parsed, other = parse(words), partner_called(g, to)
    assert parsed is not None
    assert other is not None
    if other == NONE:
        call = Call(side, *parsed)
        g.beside.append(call)
        g.tell("called", **call.values())
        return
    offer = TradeOffer(side, other, *parsed)
    g.beside.append(offer)
    offer.tell(g)


def close_offers(g: Table) -> None:
    """The window closes: all offers are over."""
    for call in calls(g):
        call.end(g)
    for offer in offers(g):
        offer.end(g)


def terms_spot(
    g: Table, side: int, partners: Sequence[int], chosen: tuple[Value, ...], verb: str
) -> Spot | None:
    """Where terms stand that an empire puts together: with whom, then what it gives and gets, in any order."""
    if not chosen:
        everyone = _talks(g, side, NONE)
        found = [
            Choice(EVERYONE, Text("choice-everyone"), False)
            if other == NONE
            else Choice(SIDE_WORD[other], Text("choice-partner", {"side": WHO[other]}), False)
            for other in partners
            if _any_words(everyone if other == NONE else everyone.alone_with(other))
        ]
        return Spot(tuple(found), False) if found else None
    other = partner_called(g, chosen[0])
    if other is None or other not in partners:
        return None
    talks, words = _talks(g, side, other), [str(word) for word in chosen[1:]]
    parsed = parse(words)
    if parsed is None or (words and talks.against(*parsed)):
        return None
    choices = tuple(choice_of(word) for word in talks.words(words))
    if not words:
        return Spot(choices, False) if choices else None
    gives, gets = parsed
    values: Values = {"side": WHO[side], "gives": gives.said(), "gets": gets.said()}
    if other != NONE:
        values["other"] = WHO[other]
    price = Text("price-trade", {"free": talks.rooms[side].tokens - gives.size, "n": gets.price})
    preview = (Event("call-preview" if other == NONE else "trade-preview", values),)
    whole = Text("trade-whole", values)
    if len(gives.said()) + len(gets.said()) > NAMED:
        whole = Text("trade-whole-many", {"given": gives.size, "got": gets.size})
    return Spot(choices, True, price, preview, whole=whole)


def _any_words(talks: Talks) -> bool:
    return next(talks.words(()), None) is not None


def sample_terms(g: Table, side: int, partners: Sequence[int], verb: str, dice: Chooser) -> Move | None:
    """Random terms for one of the partners; everyone is left to people."""
    sides = [other for other in partners if other != NONE]
    if not sides:
        return None
    other = sides[dice.below(len(sides))]
    talks, words = Talks(g, side, other), list[str]()
    left = list(talks.words(words))
    while left and not (words and dice.below(3) == 0):
        words.append(left[dice.below(len(left))])
        left = [
            word for word in left if subject_of(word) != subject_of(words[-1]) and talks.fits([*words, word])
        ]
    return Move(verb, (SIDE_WORD[other], *words)) if words else None


def refuse_terms(g: Table, side: int, partners: Sequence[int], values: Sequence[Value]) -> Illegal | None:
    """Why some terms are none."""
    other = partner_called(g, values[0]) if values else None
    if other is None:
        return None
    if other == side:
        return Illegal("25.4", "trade-oneself")
    if g.active not in (side, other):
        return Illegal("25.4", "trade-not-active", {"side": WHO[g.active]})
    if other not in partners:
        return _against_another(g, other)
    parsed = parse(values[1:])
    if parsed is None:
        return Illegal("25.1", "trade-unknown")
    talks = _talks(g, side, other)
    if not values[1:] and not _any_words(talks):
        return Illegal("25.4", "trade-nothing")
    return talks.against(*parsed)


def _against_another(g: Table, other: int) -> Illegal:
    """Why no other offer can be open."""
    if other != NONE:
        return Illegal("25.4", "trade-open", {"side": WHO[other]})
    return Illegal("25.4", "trade-called" if calls(g) else "trade-two")


def carry_out(g: Table, one: int, other: int, gives: Terms, gets: Terms) -> None:
    """A deal, in the order of the rules: contracts, points, technologies, diplomacy tokens (R25.4)."""
    ways = ((one, other, gives), (other, one, gets))
    if other == g.active:
        ways = ways[::-1]
    contracts = [sign(g, giver, receiver, terms.items) for giver, receiver, terms in ways if terms.items]
    for contract in contracts:
        if STAR in contract.items:
            pay_stars(g, contract)
    for giver, receiver, terms in ways:
        for card in terms.cards:
            lend(g, card, giver, receiver)
            _teach(g, giver, card)
    for _, receiver, terms in reversed(ways):
        draw_tokens(g, receiver, terms.price, "dealt")
    for contract in contracts:
        _draw_tiles(g, contract.giver)


def _teach(g: Table, owner: int, card: int) -> None:
    """Points for a technology that another takes, once a game for each (Shared Academies)."""
    taught = g.part(Trade).taught[owner]
    for piece in lasting(g, owner):
        if isinstance(piece, Teaching) and card not in taught:
            taught.append(card)
            score(g, owner, Stars(piece.half_stars), "teaching", touching(FELT, owner))
            break


def _draw_tiles(g: Table, giver: int) -> None:
    """Location tiles for who signs a contract as giver (Settlers' Guild)."""
    n = sum(piece.tiles for piece in lasting(g, giver) if isinstance(piece, Guild))
    if n and (drawn := draw_tiles(g, n)):
        g.empires[giver].hand += drawn
        names = [TILES.name[card] for card in drawn]
        g.tell_partly(
            "guild-tiles",
            {"cards": (DECIDERS[g.seats][giver],)},
            True,
            side=WHO[giver],
            n=len(drawn),
            cards=names,
        )
        keep_to_the_limit(g, giver)
