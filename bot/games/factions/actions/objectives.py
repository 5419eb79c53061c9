"""Secret objectives: drafting, finishing, and the limit of the hand (rules 10.7, 16.6).

Nothing is ever asked about finishing, because the question itself would tell of the card: those without a cost are
finished by themselves unless their owner wants otherwise, and others when their owner has said so in advance.
"""

from __future__ import annotations

from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat
from bot.engine.steps import Step
from bot.games.factions.actions import counting as counting
from bot.games.factions.actions.exploring import knowers
from bot.games.factions.actions.paying import burn_owned, can_pay, pay
from bot.games.factions.cards.cards import CALLED, NAME, OBJECTIVE, SATURN_DECK, WORD, Card
from bot.games.factions.cards.language import DraftObjective, Timing
from bot.games.factions.holdings.asking import DO, Demand, Question, one_of_each
from bot.games.factions.holdings.gains import burn, draw
from bot.games.factions.holdings.modifiers import MEASURES, value
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import DECIDERS, NOBODY, SEATS, WHO
from bot.games.parts.zones import Zone

ANSWERS = ("yes", "no")


def is_met(g: Table, side: int, card: Card) -> bool:
    """Whether all conditions of an objective hold for a side, and its costs can be paid."""
    row = OBJECTIVE[card]
    return MEASURES.all_hold(g, side, row.when) and can_pay(g, side, row.costs)


def is_wanted(g: Table, side: int, card: Card) -> bool:
    """Whether the owner of an objective wants it finished as soon as it can be."""
    wishes = g.players[side].wishes
    return card in wishes.finish or (wishes.auto and not OBJECTIVE[card].costs)


def due(g: Table, side: int, timing: Timing) -> list[Card]:
    """The objectives of a hand that are finished now."""
    player = g.players[side]
    if side == g.automa:
        return []
    return [
        card
        for card in player.objectives
        if OBJECTIVE[card].timing == timing and is_wanted(g, side, card) and is_met(g, side, card)
    ]


def finish(g: Table, side: int, card: Card) -> None:
    """Turn an objective over: it scores, and its costs are paid."""
    player = g.players[side]
    player.objectives.remove(card)
    player.done.append(card)
    player.forget(card)
    g.tell("finished", side=WHO[side], card=NAME[card], points=OBJECTIVE[card].points)
    if OBJECTIVE[card].costs:
        pay(g, side, OBJECTIVE[card].costs)


def finish_own(g: Table, side: int, timing: Timing) -> None:
    """Finish what a side has of a timing."""
    if due(g, side, timing):
        g.push(Finish(side, timing))


def finish_instant(g: Table, side: int) -> None:
    """Finish what just came true in a side's own turn; after that the moment is over."""
    if g.active == side:
        for card in due(g, side, "instant"):
            finish(g, side, card)
    turn = g.players[side].turn
    turn.built_at_once = turn.mined_at_once = 0


class Finish(Step, tag="finish"):
    """One objective after another is finished, those without a cost first; what one costs may spoil the next."""

    side: int
    timing: Timing

    def run(self, g: Table) -> None:
        cards = sorted(due(g, self.side, self.timing), key=lambda card: bool(OBJECTIVE[card].costs))
        if cards:
            finish(g, self.side, cards[0])
        else:
            g.done(self)


def finish_round_end(g: Table) -> None:
    """1: finish what is timed for the end of the round, judged for everyone before anything is finished (12)."""
    for side, cards in [(side, due(g, side, "round-end")) for side in g.order()]:
        for card in cards:
            finish(g, side, card)


def list_orders(g: Table, seat: Seat, found: list[Move]) -> None:
    """What a player may say in advance about finishing the objectives in hand."""
    wishes = g.players[seat].wishes
    for card in g.players[seat].objectives:
        if card in OBJECTIVE and (OBJECTIVE[card].costs or not wishes.auto):
            found.append(Move("finish", (WORD[card], ANSWERS[card in wishes.finish])))


def do_order(g: Table, seat: Seat, word: str, answer: str) -> None:
    """Finish an objective as soon as it can be, or no longer."""
    wishes, card = g.players[seat].wishes, CALLED[word]
    if answer == "yes":
        wishes.finish.append(card)
    else:
        wishes.finish.remove(card)
    g.tell("will-finish", (seat,), card=NAME[card], answer=answer)


def refuse_order(g: Table, seat: Seat, move: Move) -> Illegal | None:
    """Why a player cannot say this about an objective."""
    card = CALLED.get(str(move.values[0])) if move.values else None
    if card is None:
        return None
    if card not in g.players[seat].objectives:
        return Illegal("16.6", "not-in-hand", {"card": NAME[card]})
    if not OBJECTIVE[card].costs and g.players[seat].wishes.auto:
        return Illegal("16.6", "finished-by-itself", {"card": NAME[card]})
    return Illegal("16.6", "said-already", {"card": NAME[card]})


DO[DraftObjective] = lambda g, effect, cause: draft(g, cause.side)


def draft(g: Table, side: int) -> None:
    """Draw objectives and keep some; the automa takes one face down, which counts as finished (17)."""
    automa = side == g.automa
    n = 1 if automa else value(g, side, "saturn-draw")
    cards = [card for card in (draw(g, SATURN_DECK) for _ in range(n)) if card is not None]
    keep = 1 if automa else value(g, side, "saturn-keep")
    if cards:
        names = [NAME[card] for card in cards]
        private = {"cards": knowers(g, side)}
        g.tell_partly("drew-objectives", private, True, side=WHO[side], n=len(cards), cards=names)
        g.push(Draft(side, cards, keep))


class Draft(Demand, tag="draft"):
    """Keep some of the objectives drawn, one after another; the rest is burned."""

    cards: list[Card]
    keep: int

    prompt: ClassVar[str] = "draft"

    def zones(self, g: Table) -> tuple[Zone, ...]:
        return (Zone(self.cards, knowers(g, self.side), loose=True),)

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[DECIDERS[g.seats][self.side]] if 0 < self.keep < len(self.cards) else NOBODY

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return one_of_each(self.cards)

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        self.take(g, CALLED[word])

    def take(self, g: Table, card: Card) -> None:
        """Keep one of the cards."""
        self.cards.remove(card)
        self.keep -= 1
        g.players[self.side].objectives.append(card)

    def run(self, g: Table) -> None:
        for card in self.cards[: self.keep]:
            self.take(g, card)
        g.done(self)
        if self.cards:
            burn(g, self.cards)
            g.tell("burned-objectives", side=WHO[self.side], cards=[NAME[card] for card in self.cards])


def drafted(g: Table, seat: Seat) -> list[Card]:
    """The objectives from which a seat chooses now, as far as it sees them."""
    return [
        card
        for step in g.stack
        if isinstance(step, Draft) and DECIDERS[g.seats][step.side] == seat
        for card in step.cards
        if card in OBJECTIVE
    ]


def keep_to_the_limit(g: Table, side: int) -> None:
    """Let a side burn what is over its limit of unfinished objectives."""
    if len(g.players[side].objectives) > value(g, side, "objective-limit"):
        g.push(OverLimit(side))


class OverLimit(Question, tag="over-limit"):
    """Which objective is burned; everyone sees it."""

    prompt: ClassVar[str] = "over-limit"

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        over = len(g.players[self.side].objectives) > value(g, self.side, "objective-limit")
        return SEATS[DECIDERS[g.seats][self.side]] if over else NOBODY

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return one_of_each(g.players[self.side].objectives)

    def default(self, g: Table) -> Move:
        return (self.moves(g, DECIDERS[g.seats][self.side]) or [super().default(g)])[-1]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        burn_owned(g, self.side, CALLED[word])

    def run(self, g: Table) -> None:
        g.done(self)
