"""Trading with anyone at the beginning of one's turn (rules 7).

An offer lies beside the course of the game: it waits for no one, and is withdrawn when its maker goes on. In words:
`offer seat-2 give-energy-3 get-resources-1`; a card goes by its name, and `get-explorers-1` leaves the choice to the
partner. A partner answers with `accept`, `decline`, or a `counter` in the same words, which the maker may accept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Choice, Event, Move, Pace, Seat, Spot, Text, Value, Values
from bot.engine.steps import Chooser, Step
from bot.engine.told import DETAIL, FELT, SMALL, touching
from bot.games.factions.actions.research import ReturnTech
from bot.games.factions.actions.terms import (
    HANDS,
    Terms,
    amount,
    hand_over,
    has,
    hidden_cards,
    missing_room,
    parse,
    said,
    words_for,
)
from bot.games.factions.cards.cards import CALLED, NAME, NUMBERS, TECH, WORD
from bot.games.factions.cards.phrases import card_label
from bot.games.factions.holdings.gains import trim
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import SEATS, SIDE_CALLED, SIDE_WORD, WHO

GIVE, GET = "give-", "get-"


class TradeOffer(Step, tag="offer"):
    """An offer of `maker` to `partner`, or, if `countered`, the partner's answer with terms of its own.

    The maker `gives` and `gets`. Where one side asked for so many cards of the other's choice, `picked` are those
    chosen; whoever asked then confirms. Hidden cards that are named or picked are known to both, and to no one else.
    """

    maker: int
    partner: int
    gives: Terms
    gets: Terms
    countered: bool = False
    picked: list[int] = []

    @property
    def answers(self) -> int:
        """Whose answer is missing."""
        return self.maker if self.countered != bool(self.picked) else self.partner

    @property
    def other(self) -> int:
        """Who waits for the answer."""
        return self.partner if self.answers == self.maker else self.maker

    @property
    def blind(self) -> tuple[int, ...]:
        """How many cards of each of HANDS whoever answers still has to choose."""
        return (0,) * len(HANDS) if self.picked else self.gives.blind if self.countered else self.gets.blind

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.answers]

    def may(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.maker]

    def ask(self, g: Table, seat: Seat) -> Ask:
        key = f"ask-{'confirm-' * bool(self.picked)}{'counter' if self.countered else 'offer'}"
        values: Values = {"side": WHO[self.other], **self.told(g, None)}
        return Ask(
            seat,
            Text(key, values),
            Move("decline", (SIDE_WORD[self.other],)),
            Pace.ASIDE,
            blocking=False,
            hint=self.hint(g),
        )

    def hint(self, g: Table) -> Text:
        """What can be answered, and what stands in the way of a trade now."""
        fault = self.fault(g)
        works = Text("trade-works") if fault is None else Text("trade-blocked", {"why": fault.why})
        if not self.picked:
            return Text(
                f"tip-{'counter' if self.countered else 'offer'}", {"side": WHO[self.other], "works": works}
            )
        told = self.told(g, self.answers)["gives" if self.countered else "gets"]
        return Text("tip-confirm", {"side": WHO[self.other], "gives": told, "works": works})

    def told(self, g: Table, viewer: int | None) -> dict[str, Any]:
        """What each side gives, as a viewer may know it."""
        open_ = viewer in (self.maker, self.partner)
        gives, gets = self.chosen() if open_ else (self.gives, self.gets)
        return {
            "gives": said(gives, g.players[self.maker], open_=open_),
            "gets": said(gets, g.players[self.partner], open_=open_),
        }

    def chosen(self) -> tuple[Terms, Terms]:
        """What the maker gives and gets, with the cards picked in the place of their number."""
        gives, gets = self.gives, self.gets
        if self.picked and self.countered:
            gives = Terms(gives.amounts, (*gives.cards, *self.picked))
        elif self.picked:
            gets = Terms(gets.amounts, (*gets.cards, *self.picked))
        return gives, gets

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = []
        if seat == self.maker:
            found.append(Move("withdraw", (SIDE_WORD[self.partner],)))
        if seat == self.answers:
            found.append(Move("decline", (SIDE_WORD[self.other],)))
        return found

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        if seat != self.answers:
            return None
        if verb == "accept":
            return self.accept_spot(g, seat, chosen)
        if verb == "counter" and not self.countered and not self.picked:
            return terms_spot(g, seat, [self.maker], chosen, "counter")
        return None

    def sample(self, g: Table, seat: Seat, verb: str, dice: Chooser) -> Move | None:
        if verb != "counter" or seat != self.answers or self.countered or self.picked:
            return None
        return sample_terms(g, seat, [self.maker], "counter", dice)

    def accept_spot(self, g: Table, seat: Seat, chosen: tuple[Value, ...]) -> Spot | None:
        """Accepting, with the cards of one's own choice that the terms leave open."""
        if self.fault(g) is not None:
            return None
        name = SIDE_WORD[self.other]
        if not chosen:
            label = Text("choice-player", {"player": WHO[self.other]})
            return Spot((Choice(name, label, not any(self.blind)),), False)
        if chosen[0] != name:
            return None
        picks = list(chosen[1:])
        for count, hand in zip(self.blind, hidden_cards(g.players[seat]), strict=True):
            mine, picks = picks[:count], picks[count:]
            if not {CALLED.get(str(word)) for word in mine} <= {*hand} or len({*mine}) < len(mine):
                return None
            if len(mine) < count:
                last, missing = len(chosen) == sum(self.blind), count - len(mine)
                cards = [Choice(WORD[c], card_label(c), last) for c in sorted(hand)]
                left = tuple(card for card in cards if card.value not in mine)
                return Spot(left, False, several=(missing, missing))
        if picks:
            return None
        picked = [CALLED[str(word)] for word in chosen[1:]]
        told = replace(self, picked=picked or self.picked).told(g, seat)
        values: Values = {"side": WHO[self.maker], "other": WHO[self.partner], **told}
        preview = [Event("accept-preview", values)]
        whole: Values = {"side": WHO[self.other]}
        if not picked:
            return Spot((), True, None, tuple(preview), whole=Text("accept-whole", whole))
        preview.append(Event("confirms-first", whole))
        whole["cards"] = [NAME[card] for card in picked]
        return Spot((), True, None, tuple(preview), whole=Text("accept-picked", whole))

    def fault(self, g: Table) -> Illegal | None:
        """Why the trade cannot be carried out now (7.6)."""
        for side, terms in ((self.maker, self.gives), (self.partner, self.gets)):
            if not has(g.players[side], terms):
                return Illegal("7", "trade-gone", {"side": WHO[side]})
        after = g.trial(self.maker, self.partner)
        self.exchange(after)
        for side, terms in ((self.maker, self.gets), (self.partner, self.gives)):
            if what := missing_room(after, side, terms):
                return Illegal("7", "trade-no-room", {"side": WHO[side], "what": f"~term-{what}"})
        return None

    def exchange(self, g: Table) -> None:
        """Give each what the other gives."""
        gives, gets = self.chosen()
        hand_over(g, self.maker, self.partner, gives)
        hand_over(g, self.partner, self.maker, gets)

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb == "accept" and seat == self.answers:
            return self.fault(g)
        if move.verb == "counter" and seat == self.answers:
            return refuse_terms(g, seat, move.values)
        return None

    def do_withdraw(self, g: Table, seat: Seat, other: str) -> None:
        g.done(self)
        g.tell(
            "withdrew",
            told=touching(SMALL, SIDE_CALLED[other]),
            side=WHO[seat],
            other=WHO[SIDE_CALLED[other]],
        )

    def do_decline(self, g: Table, seat: Seat, other: str) -> None:
        g.done(self)
        _note_refused(g, SIDE_CALLED[other], seat)
        g.tell(
            "declined", told=touching(FELT, SIDE_CALLED[other]), side=WHO[seat], other=WHO[SIDE_CALLED[other]]
        )

    def do_counter(self, g: Table, seat: Seat, other: str, *words: Value) -> None:
        parsed = parse_both(words)
        assert parsed is not None
        self.gets, self.gives = parsed
        self.countered = True
        self.tell(g, "countered")

    def do_accept(self, g: Table, seat: Seat, other: str, *cards: Value) -> None:
        picked = sorted(CALLED[str(word)] for word in cards)
        if picked:
            both = (Seat(self.maker), Seat(self.partner))
            self.picked = picked
            g.tell(
                "picked",
                both,
                told=touching(FELT, *both),
                side=WHO[seat],
                cards=[NAME[card] for card in picked],
            )
            return
        g.done(self)
        self.tell(g, "traded")
        self.exchange(g)
        gives, gets = self.chosen()
        for side, partner, terms in ((self.maker, self.partner, gets), (self.partner, self.maker, gives)):
            trim(g, side)
            partners = g.players[side].round.partners
            partners += [partner] if partner not in partners else []
            if any(card in TECH for card in terms.cards):
                g.push(ReturnTech(side))

    def tell(self, g: Table, key: str) -> None:
        """Say the terms: to both in full, to everyone else hidden cards by their number."""
        both = (Seat(self.maker), Seat(self.partner))
        values: dict[str, Any] = {"side": WHO[self.maker], "other": WHO[self.partner]}
        told = touching(FELT, self.maker, self.partner)
        public, open_ = self.told(g, None), self.told(g, self.maker)
        g.tell(key, told=told, **values, **public)
        if public != open_:
            g.tell(f"{key}-cards", both, told=told, **values, **open_)


def offers(g: Table) -> list[TradeOffer]:
    """The offers that are open."""
    return [step for step in g.beside if isinstance(step, TradeOffer)]


def offer_spot(g: Table, side: int, chosen: tuple[Value, ...]) -> Spot | None:
    """Where an offer stands."""
    return terms_spot(g, side, partners_for(g, side), chosen, "offer")


def partners_for(g: Table, side: int) -> list[int]:
    """To whom a side may make an offer now."""
    busy = {offer.partner for offer in offers(g)}
    if len(busy) >= NUMBERS.offers or g.players[side].turn.offers >= NUMBERS.offers_a_turn:
        return []
    return [other for other in range(g.seats) if other != side and other not in busy]


def sample_terms(g: Table, side: int, partners: Sequence[int], verb: str, dice: Chooser) -> Move | None:
    """Random terms for one of the partners, as a walk from spot to spot would find them."""
    partners = _with_something(g, side, partners)
    if not partners:
        return None
    other = partners[dice.below(len(partners))]
    left, words = list(_words(g, side, other)), list[str]()
    while left and not (words and dice.below(3) == 0):
        words.append(left[dice.below(len(left))])
        left = [word for word in left if subject_of(word) != subject_of(words[-1])]
    return Move(verb, (SIDE_WORD[other], *words)) if words else None


def make_offer(g: Table, side: int, to: str, words: Sequence[Value]) -> None:
    """Open an offer."""
    parsed = parse_both(words)
    assert parsed is not None
    g.players[side].turn.offers += 1
    offer = TradeOffer(side, SIDE_CALLED[to], *parsed)
    g.beside.append(offer)
    offer.tell(g, "offered")


def _note_refused(g: Table, maker: int, side: int) -> None:
    refused = g.players[maker].round.refused
    refused += [side] if side not in refused else []


def close_offers(g: Table) -> None:
    """The maker goes on: all offers are withdrawn. Who has not answered one has refused it."""
    for offer in offers(g):
        g.done(offer)
        if offer.answers == offer.partner:
            _note_refused(g, offer.maker, offer.partner)
        g.tell(
            "offer-over",
            told=DETAIL.touching(SMALL, offer.partner),
            side=WHO[offer.maker],
            other=WHO[offer.partner],
        )


def refuse_offer(g: Table, side: int, values: Sequence[Value]) -> Illegal | None:
    """Why an offer is not one."""
    if len(offers(g)) >= NUMBERS.offers or g.players[side].turn.offers >= NUMBERS.offers_a_turn:
        return Illegal("7", "offers-enough", {"most": NUMBERS.offers, "turn": NUMBERS.offers_a_turn})
    if values and any(SIDE_WORD[offer.partner] == values[0] for offer in offers(g)):
        return Illegal("7", "offer-open", {"side": WHO[SIDE_CALLED[str(values[0])]]})
    return refuse_terms(g, side, values)


def refuse_terms(g: Table, side: int, values: Sequence[Value]) -> Illegal | None:
    """Why the last word of some terms is none."""
    if len(values) < 2 or values[0] not in SIDE_CALLED:
        return None
    word = str(values[-1])
    prefix, what = (GIVE, word[len(GIVE) :]) if word.startswith(GIVE) else (GET, word.removeprefix(GET))
    holder = side if prefix == GIVE else SIDE_CALLED[str(values[0])]
    thing = what.rpartition("-")[0] or what
    return Illegal(
        "7",
        "not-to-trade",
        {"side": WHO[holder], "what": NAME[CALLED[what]] if what in CALLED else f"={thing}"},
    )


def parse_both(words: Sequence[Value]) -> tuple[Terms, Terms] | None:
    """What the speaker gives and gets by the words; None if they are no terms."""
    given = [str(word).removeprefix(GIVE) for word in words if str(word).startswith(GIVE)]
    got = [str(word).removeprefix(GET) for word in words if str(word).startswith(GET)]
    if len(given) + len(got) != len(words):
        return None
    gives, gets = parse(given), parse(got)
    return None if gives is None or gets is None else (gives, gets)


def terms_spot(
    g: Table, side: int, partners: Sequence[int], chosen: tuple[Value, ...], verb: str
) -> Spot | None:
    """Where terms stand that a side puts together: first with whom, then what it gives and gets, in any order."""
    if not chosen:
        choices = [
            Choice(SIDE_WORD[other], Text("choice-player", {"player": WHO[other]}), False)
            for other in _with_something(g, side, partners)
        ]
        return Spot(tuple(choices), False) if choices else None
    other = SIDE_CALLED.get(str(chosen[0]), -1)
    words = [str(word) for word in chosen[1:]]
    if other not in partners or parse_both(words) is None:
        return None
    all_words = list(_words(g, side, other))
    if not set(words) <= set(all_words):
        return None
    said_of = {subject_of(word) for word in words}
    if len(said_of) < len(words):
        return None
    choices = [Choice(word, term_label(word), True) for word in all_words if subject_of(word) not in said_of]
    if not words:
        return Spot(tuple(choices), False) if choices else None
    gives, gets = parse_both(words) or (Terms(), Terms())
    values: Values = {
        "side": WHO[side],
        "other": WHO[other],
        "gives": said(gives, g.players[side], open_=True),
        "gets": said(gets, g.players[other], open_=True),
    }
    preview = [Event(f"{verb}-preview", values)]
    fault = TradeOffer(side, other, gives, gets).fault(g)
    if fault is not None and fault.why.key == "refusal-trade-no-room":
        preview.append(Event("no-room-yet", fault.why.values))
    return Spot(tuple(choices), True, None, tuple(preview), (), Text(f"{verb}-whole", values))


def _with_something(g: Table, side: int, partners: Sequence[int]) -> list[int]:
    """The partners with whom there is anything to trade."""
    return [other for other in partners if any(_words(g, side, other))]


def _words(g: Table, side: int, other: int) -> Iterator[str]:
    yield from (GIVE + word for word in words_for(g.players[side], own=True))
    yield from (GET + word for word in words_for(g.players[other], own=False))


@cache
def subject_of(word: str) -> str:
    """What a word is about: a card, or an amount whichever way it goes."""
    bare = word.removeprefix(GIVE).removeprefix(GET)
    return bare if bare in CALLED else bare.rpartition("-")[0]


@cache
def term_label(word: str) -> Text:
    """What is given or got, as a choice: "give-energy-2" is "Give 2 energy"."""
    way, bare = ("give", word[len(GIVE) :]) if word.startswith(GIVE) else ("get", word[len(GET) :])
    if bare in CALLED:
        return Text(f"choice-{way}-card", {"card": NAME[CALLED[bare]]})
    what, _, number = bare.rpartition("-")
    return Text(f"choice-{way}", {"what": f"~term-{what}", "amount": amount(what, int(number))})
