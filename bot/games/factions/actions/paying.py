"""Costs that cards ask for: paid in full or not at all, chosen where there is a choice (rules 15)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.moves import Move, Seat, Text
from bot.engine.told import DETAIL
from bot.games.factions.actions.exploring import explored, hand_of
from bot.games.factions.cards.cards import CALLED, NAME, Card
from bot.games.factions.cards.language import AnyEffect, Cost, Pay
from bot.games.factions.holdings.asking import DO, Cause, Question, do, one_of_each
from bot.games.factions.holdings.gains import burn, burn_exoplanet
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import DECIDERS, NOBODY, SEATS, WHO


def cards_for(g: Table, side: int, cost: Cost, card: int = 0) -> list[Card]:
    """The cards with which a cost can be paid; the exoplanet `card` whose effect this is never pays for itself."""
    player = g.players[side]
    if cost.pay == "explorer":
        return hand_of(player)
    if cost.pay == "objective":
        return list(player.objectives)
    return [exoplanet.card for exoplanet in explored(player) if exoplanet.card != card]


def can_pay(g: Table, side: int, costs: Iterable[Cost], card: int = 0) -> bool:
    """Whether a side can pay all costs in full; the automa has no hand and explores nothing before the end (17)."""
    player = g.players[side]
    for cost in costs:
        if cost.pay == "resource":
            have = player.resources
        elif side == g.automa:
            return False
        else:
            have = player.energy if cost.pay == "energy" else len(cards_for(g, side, cost, card))
        if have < cost.n:
            return False
    return True


def can_do(g: Table, cause: Cause, effects: Iterable[AnyEffect]) -> bool:
    """Whether everything that effects ask to be paid can be paid."""
    return all(
        not isinstance(effect, Pay) or can_pay(g, cause.side, effect.costs, cause.card) for effect in effects
    )


def pay(g: Table, side: int, costs: Iterable[Cost], card: int = 0) -> None:
    """Let costs be paid next."""
    g.push(Paying(side, list(costs), card))


class Paying(Question, tag="paying"):
    """Costs are paid one after another; where there are more cards than needed, the player chooses."""

    costs: list[Cost]
    card: int = 0

    def text(self, g: Table) -> Text:
        return Text(f"ask-pay-{self.costs[0].pay}", {"n": self.costs[0].n})

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        if not self.costs or self.costs[0].pay in ("energy", "resource"):
            return NOBODY
        more = len(cards_for(g, self.side, self.costs[0], self.card)) > self.costs[0].n > 0
        return SEATS[DECIDERS[g.seats][self.side]] if more else NOBODY

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return one_of_each(cards_for(g, self.side, self.costs[0], self.card))

    def default(self, g: Table) -> Move:
        return (self.moves(g, DECIDERS[g.seats][self.side]) or [super().default(g)])[-1]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        cost = self.costs[0]
        burn_owned(g, self.side, CALLED[word])
        self.costs[0] = replace(cost, n=cost.n - 1)

    def run(self, g: Table) -> None:
        if not self.costs:
            g.done(self)
            return
        cost, player = self.costs.pop(0), g.players[self.side]
        if cost.pay == "resource":
            player.resources -= cost.n
            g.tell("paid-resources", told=DETAIL, side=WHO[self.side], n=cost.n, left=player.resources)
        elif cost.pay == "energy":
            player.energy -= cost.n
            g.tell("paid-energy", told=DETAIL, side=WHO[self.side], n=cost.n, left=player.energy)
        else:
            for card in cards_for(g, self.side, cost, self.card)[: cost.n]:
                burn_owned(g, self.side, card)


def burn_owned(g: Table, side: int, card: Card) -> None:
    """Burn a card of a side, from its hand or its explored exoplanets; everyone sees which it was."""
    player = g.players[side]
    for hand in (player.explorers, player.shown, player.objectives):
        if card in hand:
            hand.remove(card)
            player.forget(card)
            burn(g, [card])
            break
    else:
        burn_exoplanet(g, side, next(each for each in player.exoplanets if each.card == card))
    g.tell("burned", told=DETAIL, side=WHO[side], card=NAME[card])


@DO.of(Pay)
def _pay(g: Table, effect: Pay, cause: Cause) -> None:
    if can_pay(g, cause.side, effect.costs, cause.card):
        do(g, effect.then, cause)
        pay(g, cause.side, effect.costs, cause.card)
