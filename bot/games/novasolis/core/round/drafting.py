"""What is chosen before the first round: races, objectives, first hands (rules 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Choice, Event, Mark, Move, Seat, Side, Spot, Text, Value
from bot.engine.steps import Step
from bot.engine.told import DETAIL
from bot.games.novasolis.core.actions.hands import TILE_CHOICE, card_choice, choose_cards, draw_tiles
from bot.games.novasolis.core.cards.cards import (
    HOMEWORLD_OF,
    LOCATIONS,
    NUMBERS,
    OBJECTIVES,
    RACES,
    TILES,
)
from bot.games.novasolis.core.holdings.holdings import add
from bot.games.novasolis.core.holdings.picks import same_number_of, that_begin
from bot.games.novasolis.core.table.state import EMPTY, NO_RELIC, SHIP, STATION, Holding, Table
from bot.games.novasolis.core.table.tables import DECIDERS, NOBODY, SEATS, WHO
from bot.games.parts.zones import Zone, hand

RACE = {number: Move("race", (row.word,)) for number, row in RACES.items()}


class ChooseRaces(Step, tag="choose-races"):
    """One empire after the other takes a race that is left, the last around the table first (6.2)."""

    left: list[int]
    at_random: bool = False

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[DECIDERS[g.seats][self.left[0]]] if self.left and not self.at_random else NOBODY

    def free(self, g: Table) -> list[int]:
        """The races that no one has."""
        taken = {empire.race for empire in g.empires}
        return [number for number in RACES if number not in taken]

    def ask(self, g: Table, seat: Seat) -> Ask:
        side = self.left[0]
        marks = tuple(Mark(RACES.word[number], "may") for number in self.free(g))
        return Ask(seat, Text("ask-race"), RACE[self.free(g)[0]], side=g.named(side), marks=marks)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [RACE[number] for number in self.free(g)]

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        number = RACES.called.get(str(move.values[0])) if move.values else None
        holders = [side for side, empire in enumerate(g.empires) if number and empire.race == number]
        if not holders or number is None:
            return None
        return Illegal("6", "race-taken", {"race": RACES.name[number], "side": WHO[holders[0]]})

    def do_race(self, g: Table, seat: Seat, word: str) -> None:
        side, number = self.left.pop(0), RACES.called[word]
        take_race(g, side, number)
        g.events.append(_chosen(g, side, number))

    def run(self, g: Table) -> None:
        while self.left:
            side, number = self.left.pop(0), g.chance().pick(self.free(g))
            take_race(g, side, number)
            g.events.append(_chosen(g, side, number, chance=True))
        g.done(self)


def _chosen(g: Table, side: int, race: int, *, chance: bool = False) -> Event:
    """What is told of a race; in solo, sides are named by theirs."""
    if g.seats == 1:
        return Event("race-in-play", {"race": RACES.name[race]}, chance=chance)
    return Event("chose-race", {"side": WHO[side], "race": RACES.name[race]}, chance=chance, about=Side(side))


def take_race(g: Table, side: int, race: int) -> None:
    """Put the homeworld of a race in its place, with the colony and the first units (6.4)."""
    empire = g.empires[side]
    sector = g.sectors[g.layout.homeworlds[g.order.index(side)]]
    empire.race, sector.tile = race, HOMEWORLD_OF[race]
    locations = len(LOCATIONS[sector.tile])
    sector.tiles, sector.broken = [EMPTY] * locations, [False] * locations
    sector.relics = [NO_RELIC] * locations
    sector.owner = sector.home = side
    sector.capital = sector.settled = True
    add(sector, side, STATION, NUMBERS.stations)
    add(sector, side, SHIP, RACES[race].ships)


class Keep(Holding):
    """Every empire keeps some of the cards dealt to it, all at the same time and in secret.

    `dealt` are the cards by side, none for those that have chosen; nothing is dealt before `begun`.
    """

    begun: bool = False
    dealt: list[list[int]] = []

    prompt: ClassVar[str]
    word: ClassVar[dict[int, str]]

    def deal(self, g: Table) -> list[list[int]]:
        """What everyone gets."""
        raise NotImplementedError

    def most(self) -> int:
        """How many are kept."""
        raise NotImplementedError

    def take(self, g: Table, side: int, kept: list[int], rest: list[int]) -> None:
        """Give an empire what it keeps, and put the rest away."""
        raise NotImplementedError

    def choice(self, card: int) -> Choice:
        """The choice of a card."""
        raise NotImplementedError

    def zones(self, g: Table) -> tuple[Zone, ...]:
        """The cards dealt, known to who may keep them."""
        return tuple(hand(cards, DECIDERS[g.seats][side]) for side, cards in enumerate(self.dealt))

    def choosing(self, g: Table, seat: Seat) -> int:
        """The next side for which a seat that is asked chooses."""
        return next(
            side for side, cards in enumerate(self.dealt) if cards and DECIDERS[g.seats][side] == seat
        )

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return tuple(sorted({DECIDERS[g.seats][side] for side, cards in enumerate(self.dealt) if cards}))

    def ask(self, g: Table, seat: Seat) -> Ask:
        side = self.choosing(g, seat)
        seen = [card for card in self.dealt[side] if card != EMPTY]
        words = tuple(self.word[card] for card in seen[: self.most()])
        return Ask(
            seat,
            Text(self.prompt, {"n": self.most(), "of": len(self.dealt[side])}),
            Move("keep", words),
            side=g.named(side),
        )

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        cards = [card for card in self.dealt[self.choosing(g, seat)] if card != EMPTY]
        return choose_cards("keep-whole", map(self.choice, cards), chosen, self.most(), self.most())

    def proposals(self, g: Table, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        if verb == "keep":
            words = [self.word[card] for card in self.dealt[self.choosing(g, seat)]]
            yield from that_begin(same_number_of(verb, words, self.most()), given)

    def disguises(self, g: Table, seat: Seat, move: Move, viewer: Seat | None) -> Iterator[Move]:
        words = [self.word[card] for card in self.dealt[self.choosing(g, seat)]]
        return same_number_of("keep", words, len(move.values))

    def do_keep(self, g: Table, seat: Seat, *words: str) -> None:
        side = self.choosing(g, seat)
        rest, kept = sorted(self.dealt[side]), list[int]()
        self.dealt[side] = []
        for word in sorted(words):
            card = next(card for card in rest if self.word[card] == word)
            rest.remove(card)
            kept.append(card)
        self.take(g, side, kept, rest)

    def run(self, g: Table) -> None:
        if self.begun:
            self.end(g)
            g.done(self)
            return
        self.begun, self.dealt = True, self.deal(g)
        for side, cards in enumerate(self.dealt):
            if len(cards) <= self.most():
                self.dealt[side] = []
                self.take(g, side, cards, [])

    def end(self, g: Table) -> None:
        """What happens when everyone has chosen."""


class KeepObjectives(Keep, tag="keep-objectives"):
    """Two of three objectives; among allies they are then open (6.12, 20.1)."""

    holds: ClassVar[str] = "objective"
    prompt: ClassVar[str] = "ask-objectives"
    word: ClassVar[dict[int, str]] = {number: row.word for number, row in OBJECTIVES.items()}

    def deal(self, g: Table) -> list[list[int]]:
        sides = len(g.empires)
        each = min(NUMBERS.objectives_dealt, len(g.box) // sides)
        return [[g.box.pop() for _ in range(each)] for _ in range(sides)]

    def most(self) -> int:
        return NUMBERS.objectives_kept

    def take(self, g: Table, side: int, kept: list[int], rest: list[int]) -> None:
        g.empires[side].objectives = kept
        g.box += rest
        names = [OBJECTIVES.name[card] for card in kept]
        # A solo player is told them once, when all are open.
        told = () if g.seats == 1 else (DECIDERS[g.seats][side],)
        g.tell_partly("kept-objectives", {"cards": told}, side=WHO[side], n=len(kept), cards=names)

    def choice(self, card: int) -> Choice:
        return OBJECTIVE_CHOICE[card]

    def end(self, g: Table) -> None:
        if g.peaceful:
            for side, empire in enumerate(g.empires):
                names = [OBJECTIVES.name[card] for card in empire.objectives]
                g.tell("objectives-open", side=WHO[side], cards=names)


class KeepTiles(Keep, tag="keep-tiles"):
    """Two of four location tiles; the others go back into the bag (6.13)."""

    holds: ClassVar[str] = "tile"
    prompt: ClassVar[str] = "ask-first-tiles"
    word: ClassVar[dict[int, str]] = {number: row.word for number, row in TILES.items()}

    def deal(self, g: Table) -> list[list[int]]:
        return [draw_tiles(g, NUMBERS.tiles_dealt) for _ in g.empires]

    def most(self) -> int:
        return NUMBERS.tiles_kept

    def take(self, g: Table, side: int, kept: list[int], rest: list[int]) -> None:
        g.empires[side].hand = kept
        g.bag += rest
        names = [TILES.name[card] for card in kept]
        knower = DECIDERS[g.seats][side]
        g.tell_partly(
            "kept-tiles", {"cards": (knower,)}, told=DETAIL, side=WHO[side], n=len(kept), cards=names
        )

    def choice(self, card: int) -> Choice:
        return TILE_CHOICE[card]


OBJECTIVE_CHOICE = {card: card_choice("choice-objective", row) for card, row in OBJECTIVES.items()}
"""The choice of a card by its number."""
