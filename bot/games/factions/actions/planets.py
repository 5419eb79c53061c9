"""What each planet does for the side that uses it, a function for each in `VISITS` (rules 10.1 to 10.9)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from statistics import mode
from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Mark, Move, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import DETAIL, part_of
from bot.games.factions.actions.effects import claim_leader
from bot.games.factions.actions.exoplanets import take_exoplanet
from bot.games.factions.actions.exploring import draw_explorers, explorers_left
from bot.games.factions.actions.objectives import draft
from bot.games.factions.actions.research import take_research, take_tech
from bot.games.factions.cards.cards import (
    BATTERY,
    CALLED,
    CHARGE,
    EARTH,
    EVENT,
    EXOPLANET,
    JUPITER,
    JUPITER_DECK,
    MARS,
    MERCURY,
    MERCURY_DECK,
    NAME,
    NEPTUNE,
    SATURN,
    URANUS,
    VENUS,
    WORD,
    Card,
)
from bot.games.factions.cards.language import Orbit, TakeLeader
from bot.games.factions.holdings.asking import Cause, Demand, Question, do
from bot.games.factions.holdings.gains import burn, draw, gain_energy
from bot.games.factions.holdings.machines import levels
from bot.games.factions.holdings.markets import refresh_market
from bot.games.factions.holdings.modifiers import said, value
from bot.games.factions.holdings.upgrades import Build, room_in_all, unpacked
from bot.games.factions.scoring.scoring import COUNTS, worth
from bot.games.factions.table.state import EMPTY, NONE, Ruled, Table
from bot.games.factions.table.tables import CHOOSE_CARD, CHOOSE_NUMBER, PLANET_NAME, SKIP, WHO

REFRESH = Move("refresh")
AMPLE = -1
"""Room for whatever Mercury gives."""
SPACES = ("a1", "a2", "b1", "b2")
CARETAKER_SPACES = ("c1", "c2")
"""The spaces of an event: its option, and which of its two rewards."""


WORTHS = sorted(chain.from_iterable(COUNTS.values()))
"""What explorers are worth on exoplanets, each on each type."""
USUAL = mode(WORTHS)


class Visit(Step):
    """A use of a planet that is under way; `x` is the number announced there."""

    side: int
    planet: int
    acting: int
    x: int = 0


def announce(g: Table, x: int) -> None:
    """Note the number announced in the question on top, for the visit below it."""
    visit = g.stack[-2]
    assert isinstance(visit, Visit)
    visit.x = x


# Mercury -------------------------------------------------------------------------------------------------------------


def visit_mercury(g: Table, side: int) -> None:
    """Charge by the top card, or as much as wanted (10.1, 14)."""
    if value(g, side, "charge-any"):
        charge_any(g, side)
        return
    card = draw_charge(g)
    if card is not None:
        amount = CHARGE[card].amounts[levels(g.players[side], BATTERY)]
        told = part_of("gained-energy")
        g.tell_chance("charge-card", told=told, side=WHO[side], card=NAME[card], n=amount)
        how = Text("gained-by-charging", {"card": NAME[card]})
        gain_energy(g, side, amount + value(g, side, "mercury-bonus"), how)


def scant_room(g: Table, side: int) -> int:
    """How much energy fits in, if that is less than any card of Mercury gives; else AMPLE."""
    room = value(g, side, "energy-cap") - g.players[side].energy
    return room if room < least_charge(g, side) else AMPLE


def least_charge(g: Table, side: int) -> int:
    """The least energy that a use of Mercury gives, room for it provided."""
    if value(g, side, "charge-any"):
        return 1
    level = levels(g.players[side], BATTERY)
    return min(row.amounts[level] for row in CHARGE.values()) + value(g, side, "mercury-bonus")


def draw_charge(g: Table) -> Card | None:
    """The top card of Mercury, which is burned; after the last one every planet goes a step (10.1)."""
    card = draw(g, MERCURY_DECK)
    if card is not None:
        burn(g, [card])
        if not g.piles[MERCURY_DECK].deck:
            g.tell("mercury-exhausted")
            do(g, [Orbit("all", 1)], Cause(g.active, PLANET_NAME[MERCURY]))
    return card


def charge_any(g: Table, side: int) -> None:
    """Any amount of energy that fits."""
    if value(g, side, "energy-cap") > g.players[side].energy:
        g.push(ChooseAmount(side))


class ChooseAmount(Demand, tag="amount"):
    """How much energy to gain."""

    prompt: ClassVar[str] = "amount"

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        free = value(g, self.side, "energy-cap") - g.players[self.side].energy
        return list(CHOOSE_NUMBER[free::-1])

    def do_choose(self, g: Table, seat: Seat, n: int) -> None:
        g.done(self)
        gain_energy(g, self.side, n)


# Venus ---------------------------------------------------------------------------------------------------------------


def visit_venus(g: Table, side: int) -> None:
    """Announce how many resources are burned for as many explorers (10.2)."""
    g.push(Announce(side))


class Announce(Demand, tag="announce"):
    """How many explorers to draw, for a resource each."""

    prompt: ClassVar[str] = "announce"

    def hint(self, g: Table) -> Text | None:
        player = g.players[self.side]
        missing = {
            NAME[each.card]: EXOPLANET[each.card].need - worth(each.explorers, each.card)
            for each in player.exoplanets
        }
        places = [Text("need-of", {"missing": n, "card": name}) for name, n in missing.items() if n > 0]
        return Text(
            "tip-announce", {"least": WORTHS[0], "most": WORTHS[-1], "usual": USUAL, "places": places}
        )

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return list(CHOOSE_NUMBER[1 : min(g.players[self.side].resources, explorers_left(g)) + 1])

    def do_choose(self, g: Table, seat: Seat, n: int) -> None:
        announce(g, n)
        g.done(self)
        player = g.players[self.side]
        player.resources -= n
        told = part_of("drew-explorers")
        g.tell("paid-resources", told=told, side=WHO[self.side], n=n, left=player.resources)
        draw_explorers(g, self.side, n, n)


# Earth ---------------------------------------------------------------------------------------------------------------


def visit_earth(g: Table, side: int) -> None:
    """Vote, once a round; in a first game the first visitor gets the Leader token (5, 10.3)."""
    if g.first:
        claim_leader(g, side)
    elif g.event != EMPTY and g.players[side].round.vote == NONE:
        g.push(Vote(side))


def spaces(g: Table) -> tuple[str, ...]:
    """The spaces of this round's event."""
    return SPACES if len(EVENT[g.event].options) > 1 else CARETAKER_SPACES


class Vote(Question, tag="vote"):
    """Take a space of the event, or none."""

    def text(self, g: Table) -> Text:
        return Text("ask-vote", {"event": EVENT[g.event].name})

    def marks(self, g: Table, seat: Seat) -> tuple[Mark, ...]:
        return (Mark(WORD[g.event], "may"),)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [*(Move("vote", (space,)) for space in spaces(g)), SKIP]

    def default(self, g: Table) -> Move:
        return Move("vote", (spaces(g)[1],))

    def do_vote(self, g: Table, seat: Seat, space: str) -> None:
        g.done(self)
        option, second = divmod(spaces(g).index(space), 2)
        g.players[self.side].round.vote = option
        row, source = EVENT[g.event].options[option], said(Ruled(g.event, option))
        g.tell("voted", side=WHO[self.side], option=source)
        effects = list(row.second if second else row.first)
        if value(g, self.side, "double-votes"):
            effects += [effect for effect in effects if not isinstance(effect, TakeLeader)]
        do(g, effects, Cause(self.side, source))


# Mars ----------------------------------------------------------------------------------------------------------------


def price_of_upgrades(g: Table, side: int, n: int) -> int:
    """The resources for so many upgrades at Mars: 2 each, but for what changes the first or the whole (10.4)."""
    if not n:
        return 0
    first = value(g, side, "mars-first-cost", n)
    return max(0, first + 2 * (n - 1) - value(g, side, "mars-rebate", n))


def most_upgrades(g: Table, side: int, have: int | None = None) -> int:
    """How many upgrades a side can pay and place at Mars, with so many resources or those that it has."""
    player = g.players[side]
    n, have = room_in_all(g, player), player.resources if have is None else have
    while n and price_of_upgrades(g, side, n) > have:
        n -= 1
    return n


def visit_mars(g: Table, side: int) -> None:
    """Buy upgrades (10.4)."""
    g.push(BuildAtMars(side, 1, room_in_all(g, g.players[side])))


class BuildAtMars(Build, tag="mars"):
    """Buy upgrades, as many as can be paid, and say where they go."""

    prompt: ClassVar[str] = "mars"

    def limit(self, g: Table) -> int:
        return most_upgrades(g, self.side)

    def cost(self, g: Table, n: int) -> int:
        return price_of_upgrades(g, self.side, n)

    def price(self, g: Table, n: int) -> Text | None:
        cost = self.cost(g, n)
        return Text("mars-price", {"cost": cost, "left": g.players[self.side].resources - cost})

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        refusal, n, have = (
            super().refuse(g, seat, move),
            len(unpacked(move.values)),
            g.players[self.side].resources,
        )
        if n > self.limit(g) and (cost := self.cost(g, n)) > have:
            return Illegal(
                "10.4", "upgrades-too-dear", {"n": n, "cost": cost, "have": have, "most": self.limit(g)}
            )
        return refusal

    def do_build(self, g: Table, seat: Seat, *words: str) -> None:
        words = tuple(unpacked(words))
        player, cost = g.players[self.side], self.cost(g, len(words))
        player.resources -= cost
        told = part_of("upgraded")
        g.tell("paid-resources", told=told, side=WHO[self.side], n=cost, left=player.resources)
        player.turn.built_at_once = len(words)
        announce(g, len(words))
        self.place(g, words, cost)


# Jupiter -------------------------------------------------------------------------------------------------------------


def visit_jupiter(g: Table, side: int) -> None:
    """Gain a card of the market, or refresh the market (10.5)."""
    g.push(Market(side, value(g, side, "jupiter-refresh") > 0))


class Market(Demand, tag="jupiter"):
    """A card for what it costs, or three new ones. `early`: the market may be refreshed before."""

    early: bool

    def text(self, g: Table) -> Text:
        return Text("ask-jupiter", {"cost": value(g, self.side, "jupiter-cost")})

    def hint(self, g: Table) -> Text | None:
        return Text("tip-jupiter") if value(g, self.side, "produce-unexplored") else None

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        can = g.players[self.side].resources >= value(g, self.side, "jupiter-cost")
        return [*(CHOOSE_CARD[card] for card in g.jupiter if can), REFRESH]

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        cost = value(g, self.side, "jupiter-cost")
        if move.verb == "choose" and move.values and CALLED.get(str(move.values[0])) in g.jupiter:
            return Illegal("10.5", "exoplanet-too-dear", {"cost": cost})
        return None

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        player, cost = g.players[self.side], value(g, self.side, "jupiter-cost")
        if cost:
            player.resources -= cost
            told = part_of("gained-exoplanet")
            g.tell("paid-resources", told=told, side=WHO[self.side], n=cost, left=player.resources)
        take_exoplanet(g, self.side, CALLED[word], cost)

    def do_refresh(self, g: Table, seat: Seat) -> None:
        if self.early:
            self.early = False
        else:
            g.done(self)
        g.tell("market-refreshed", told=DETAIL, side=WHO[self.side])
        refresh_market(g, g.jupiter, JUPITER_DECK)


# The outer planets ---------------------------------------------------------------------------------------------------


def visit_saturn(g: Table, side: int) -> None:
    """Draw secret objectives (10.7)."""
    draft(g, side)


def visit_uranus(g: Table, side: int) -> None:
    """Take any tech (10.8)."""
    take_tech(g, side)


def visit_neptune(g: Table, side: int) -> None:
    """Take a research card of the market (10.9)."""
    if g.neptune:
        g.players[side].round.research += 1
        take_research(g, side)


VISITS: dict[int, Callable[[Table, int], None]] = {
    MERCURY: visit_mercury,
    VENUS: visit_venus,
    EARTH: visit_earth,
    MARS: visit_mars,
    JUPITER: visit_jupiter,
    SATURN: visit_saturn,
    URANUS: visit_uranus,
    NEPTUNE: visit_neptune,
}


def refuse_visit(g: Table, side: int, acting: int) -> Illegal | None:
    """Why a planet is of no use to a side now; None: it can be used."""
    player = g.players[side]
    if acting == VENUS and not player.resources:
        return Illegal("10.2", "needs-resource")
    if acting == VENUS and not explorers_left(g):
        return Illegal("10.2", "no-explorers-left")
    if acting == MARS and not room_in_all(g, player):
        return Illegal("10.4", "no-free-slot")
    if acting == MARS and not most_upgrades(g, side):
        cost = price_of_upgrades(g, side, 1)
        return Illegal("10.4", "upgrade-too-dear", {"cost": cost, "have": player.resources})
    return None
