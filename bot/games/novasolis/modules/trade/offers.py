"""Offers between the empire in Logistics and another one: made, answered, carried out (rules 25.4).

An offer waits for no one. Whom it is for accepts, declines or makes a counter-offer, which its maker can accept. It is
checked again when it is accepted.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Choice, Event, Move, Pace, Seat, Spot, Text, Value, Values
from bot.engine.steps import Chooser, Step
from bot.games.novasolis.core.cards import TILES
from bot.games.novasolis.core.counting import lasting, score
from bot.games.novasolis.core.drafting import draw_tiles
from bot.games.novasolis.core.hands import keep_to_the_limit
from bot.games.novasolis.core.language import Stars
from bot.games.novasolis.core.module_language import Guild, Teaching
from bot.games.novasolis.core.state import Table
from bot.games.novasolis.core.tables import SEATS, SIDE_WORD, WHO
from bot.games.novasolis.core.tokens import draw_tokens
from bot.games.novasolis.modules.trade.contracts import STAR, Trade, lend, pay_stars, sign
from bot.games.novasolis.modules.trade.terms import Talks, Terms, choice_of, parse, subject_of

CALLED = {word: side for side, word in enumerate(SIDE_WORD)}
"""The empire that a word names."""


class Offer(Step, tag="trade-offer"):
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

    def values(self) -> Values:
        """Who waits, who answers, and what each would give."""
        asked, given = (self.gives, self.gets) if self.countered else (self.gets, self.gives)
        return {
            "side": WHO[self.other],
            "other": WHO[self.answers],
            "gives": given.said(),
            "gets": asked.said(),
            "price": given.price,
        }

    def ask(self, g: Table, seat: Seat) -> Ask:
        fault = self.fault(g)
        blocked = Text("trade-works") if fault is None else Text("trade-blocked", {"why": fault.why})
        hint = Text("tip-trade", {**self.values(), "works": blocked})
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
        g.tell("trade-accepted", side=WHO[seat], other=WHO[self.other])
        carry_out(g, self.maker, self.partner, self.gives, self.gets)

    def do_decline(self, g: Table, seat: Seat, other: str) -> None:
        g.done(self)
        g.tell("trade-declined", side=WHO[seat], other=WHO[self.other])

    def do_retract(self, g: Table, seat: Seat, other: str) -> None:
        g.done(self)
        g.tell("trade-retracted", side=WHO[seat], other=WHO[self.answers])

    def do_counter(self, g: Table, seat: Seat, other: str, *words: Value) -> None:
        parsed = parse(words)
        assert parsed is not None
        self.gets, self.gives = parsed
        self.countered = True
        self.tell(g)

    def tell(self, g: Table) -> None:
        """Say the offer to all: it is public."""
        g.tell("trade-offered", **self.values())


def offers(g: Table) -> list[Offer]:
    """The offers that are open."""
    return [step for step in g.beside if isinstance(step, Offer)]


def partners_for(g: Table, side: int) -> list[int]:
    """To whom an empire can make an offer: of two only with the one in Logistics, one offer at a time (R25.4)."""
    sides = range(len(g.empires)) if side == g.active else (g.active,)
    busy = {frozenset((offer.maker, offer.partner)) for offer in offers(g)}
    return [other for other in sides if other != side and frozenset((side, other)) not in busy]


def make_offer(g: Table, side: int, to: str, words: Sequence[Value]) -> None:
    """Open an offer."""
    parsed = parse(words)
    assert parsed is not None
    offer = Offer(side, CALLED[to], *parsed)
    g.beside.append(offer)
    offer.tell(g)


def close_offers(g: Table) -> None:
    """The window closes: all offers are over."""
    for offer in offers(g):
        g.done(offer)
        g.tell("trade-over", side=WHO[offer.other], other=WHO[offer.answers])


def terms_spot(
    g: Table, side: int, partners: Sequence[int], chosen: tuple[Value, ...], verb: str
) -> Spot | None:
    """Where terms stand that an empire puts together: with whom, then what it gives and gets, in any order."""
    if not chosen:
        found = [
            Choice(SIDE_WORD[other], Text("choice-partner", {"side": WHO[other]}), False)
            for other in partners
        ]
        found = [each for each in found if _any_words(g, side, CALLED[str(each.value)])]
        return Spot(tuple(found), False) if found else None
    other = CALLED.get(str(chosen[0]))
    if other is None or other not in partners:
        return None
    talks, words = Talks(g, side, other), [str(word) for word in chosen[1:]]
    parsed = parse(words)
    if parsed is None or (words and talks.against(*parsed)):
        return None
    choices = tuple(choice_of(word) for word in talks.words(words))
    if not words:
        return Spot(choices, False) if choices else None
    gives, gets = parsed
    values: Values = {"side": WHO[side], "other": WHO[other], "gives": gives.said(), "gets": gets.said()}
    price = Text("price-trade", {"free": talks.rooms[side].tokens - gives.size, "n": gets.price})
    preview = (Event("trade-preview", values),)
    return Spot(choices, True, price, preview, whole=Text("trade-whole", values))


def _any_words(g: Table, side: int, other: int) -> bool:
    return next(Talks(g, side, other).words(()), None) is not None


def sample_terms(g: Table, side: int, partners: Sequence[int], verb: str, dice: Chooser) -> Move | None:
    """Random terms for one of the partners."""
    if not partners:
        return None
    other = partners[dice.below(len(partners))]
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
    other = CALLED.get(str(values[0])) if values else None
    if other is None or other >= len(g.empires):
        return None
    if other == side:
        return Illegal("25.4", "trade-oneself")
    if g.active not in (side, other):
        return Illegal("25.4", "trade-not-active", {"side": WHO[g.active]})
    if other not in partners:
        return Illegal("25.4", "trade-open", {"side": WHO[other]})
    parsed = parse(values[1:])
    if parsed is None:
        return Illegal("25.1", "trade-unknown")
    if not values[1:] and not _any_words(g, side, other):
        return Illegal("25.4", "trade-nothing", {"side": WHO[other]})
    return Talks(g, side, other).against(*parsed)


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
            score(g, owner, Stars(piece.half_stars), "teaching")
            break


def _draw_tiles(g: Table, giver: int) -> None:
    """Location tiles for who signs a contract as giver (Settlers' Guild)."""
    n = sum(piece.tiles for piece in lasting(g, giver) if isinstance(piece, Guild))
    if n and (drawn := draw_tiles(g, n)):
        g.empires[giver].hand += drawn
        names = [TILES.name[card] for card in drawn]
        g.tell_partly(
            "guild-tiles", {"cards": (g.decider(giver),)}, True, side=WHO[giver], n=len(drawn), cards=names
        )
        keep_to_the_limit(g, giver)
