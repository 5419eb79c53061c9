"""The plain effects: energy, resources, explorers, points, and those that hold others (rules 15)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Move, Seat, Text
from bot.engine.told import GRAVE, SMALL, touching
from bot.games.factions.actions.exploring import draw_explorers, knowers
from bot.games.factions.actions.mining import slots_for
from bot.games.factions.actions.paying import can_do
from bot.games.factions.actions.places import full_sectors
from bot.games.factions.cards import language as fx
from bot.games.factions.cards.cards import BACK, DECK, NAME, NUMBERS, OF_DECK, VENUS_DECK, Card
from bot.games.factions.cards.phrases import effects
from bot.games.factions.holdings.asking import DO, Cause, Demand, Question, do
from bot.games.factions.holdings.gains import gain_energy, gain_resources, note_points
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import CHOOSE_SIDE, SIDE_CALLED, SKIP, WHO
from bot.games.parts.clauses import stated

YES = Move("choose", ("yes",))
VENUS_BACK = BACK[OF_DECK[VENUS_DECK][0]]


@DO.of(fx.Energy)
def _energy(g: Table, effect: fx.Energy, cause: Cause) -> None:
    room = value(g, cause.side, "energy-cap") - g.players[cause.side].energy
    full = NUMBERS.energy if cause.side == g.automa else room
    gain_energy(g, cause.side, effect.n or full)


DO.update(
    {
        fx.Resources: lambda g, effect, cause: gain_resources(g, cause.side, effect.n),
        fx.Explorers: lambda g, effect, cause: draw_explorers(g, cause.side, effect.n),
        fx.Points: lambda g, effect, cause: note_points(g, cause.side, effect.n),
        fx.TakeLeader: lambda g, effect, cause: claim_leader(g, cause.side),
        fx.ByLeader: lambda g, effect, cause: do(g, effect.then, Cause(g.leader, cause.source)),
    }
)


def claim_leader(g: Table, side: int) -> None:
    """Give a side the Leader token if it is the first this round; the automa never takes it."""
    if not g.claimed and side != g.automa:
        former, g.leader, g.claimed = g.leader, side, True
        g.tell("leader-claimed", told=touching(SMALL, former), side=WHO[side])


@DO.of(fx.EachPlayer)
def _each_player(g: Table, effect: fx.EachPlayer, cause: Cause) -> None:
    for side in reversed(g.order()):
        do(g, effect.then, Cause(side, cause.source))


@DO.of(fx.May)
def _may(g: Table, effect: fx.May, cause: Cause) -> None:
    """Nobody is asked about what cannot be paid, or would find nothing to mine or clear."""
    if can_do(g, cause, effect.then) and any(_finds_something(g, cause.side, each) for each in effect.then):
        g.push(Choice(cause.side, list(effect.then), cause))


def _finds_something(g: Table, side: int, effect: fx.AnyEffect) -> bool:
    if isinstance(effect, fx.Mine):
        return bool(slots_for(g, side, effect.scope))
    return not isinstance(effect, fx.Clear) or bool(full_sectors(g, side, effect.scope))


class Choice(Question, tag="may"):
    """Do these or not."""

    effects: list[fx.AnyEffect]
    cause: Cause

    def text(self, g: Table) -> Text:
        return Text("ask-may", {"source": self.cause.source})

    def hint(self, g: Table) -> Text:
        return Text("tip-may", {"does": stated(effects(self.effects, offered=True))})

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [YES, SKIP] if can_do(g, self.cause, self.effects) else [SKIP]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        do(g, self.effects, self.cause)


def is_mining(step: object) -> bool:
    """Whether a step asks about nothing but an asteroid that may be mined for free."""
    return isinstance(step, Choice) and all(isinstance(effect, fx.Mine) for effect in step.effects)


@DO.of(fx.StealExplorers)
def _steal(g: Table, effect: fx.StealExplorers, cause: Cause) -> None:
    """Where no one has any, no one needs to be named."""
    victims = victims_of(g, cause.side)
    if len(victims) > 1:
        g.push(Victim(cause.side, effect.n))
    elif victims:
        steal(g, cause.side, victims[0], effect.n)


def hidden_explorers(g: Table, side: int) -> int:
    """How many explorers of Venus a side has in hand."""
    return len(_of_venus(g, side))


def _of_venus(g: Table, side: int) -> list[Card]:
    return [card for card in g.players[side].explorers if is_of_venus(card)]


def is_of_venus(card: int) -> bool:
    """Whether a card in hand has the back of Venus' deck, as everyone can see."""
    return card == VENUS_BACK if card < 0 else DECK[card] == VENUS_DECK


def victims_of(g: Table, side: int) -> list[int]:
    """The other sides from which explorers can be taken."""
    return [other for other in range(g.sides) if other != side and hidden_explorers(g, other)]


def steal(g: Table, side: int, victim: int, n: int) -> None:
    """Take explorers of Venus at random; only the two parties learn which (15)."""
    left, taken = _of_venus(g, victim), list[Card]()
    for _ in range(min(n, len(left))):
        taken.append(left.pop(g.chance().below(len(left))))
    for card in taken:
        g.players[victim].explorers.remove(card)
        g.players[side].explorers.append(card)
    both = (*knowers(g, side), *knowers(g, victim))
    names = [NAME[card] for card in taken]
    g.tell_partly(
        "stole",
        {"cards": both},
        True,
        told=touching(GRAVE, victim),
        side=WHO[side],
        victim=WHO[victim],
        n=len(taken),
        cards=names,
    )


class Victim(Demand, tag="victim"):
    """From whom explorers are taken."""

    n: int

    prompt: ClassVar[str] = "victim"

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CHOOSE_SIDE[other] for other in victims_of(g, self.side)]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        steal(g, self.side, SIDE_CALLED[word], self.n)
