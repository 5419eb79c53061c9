"""The action Science: Survey or Discover, and the other one for energy (rules 10.4)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import UNSAID, Ask, Mark, Move, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import DETAIL
from bot.games.novasolis.core.actions.discovering import discover, discoveries, price_of, refuse_discovery
from bot.games.novasolis.core.actions.surveying import begin_survey
from bot.games.novasolis.core.cards.cards import NUMBERS, TECHNOLOGIES
from bot.games.novasolis.core.holdings.action import Action
from bot.games.novasolis.core.holdings.holdings import working
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import DECIDERS, DONE, NOBODY, SEATS, WHO

SURVEY = Move("survey")


class Science(Action):
    """Begin with a Survey, or with the first technology."""

    word: ClassVar[str] = "science"
    verbs: ClassVar[tuple[str, ...]] = ("survey", "discover")

    def moves(self, g: Table, side: int) -> list[Move]:
        return [SURVEY, *discoveries(g, side, first=True)]

    def refuse(self, g: Table, side: int, move: Move) -> Illegal | None:
        return refuse_discovery(g, side, move, first=True) if move.verb == "discover" else None

    def begin(self, g: Table, side: int, move: Move) -> None:
        if move.verb == "survey":
            g.push(ScienceStep(side, surveyed=True))
            begin_survey(g, side)
        else:
            g.push(ScienceStep(side, buying=True, bought=1))
            discover(g, side, TECHNOLOGIES.called[str(move.values[0])], first=True)


class ScienceStep(Step, tag="science"):
    """What else the empire does with its Science: more technologies, and the other option."""

    side: int
    surveyed: bool = False
    buying: bool = False
    bought: int = 0

    def can_pay(self, g: Table) -> bool:
        """Whether there is energy for the other option."""
        return g.empires[self.side].energy >= NUMBERS.costs.science

    def may_buy(self, g: Table) -> bool:
        """Whether technologies can be discovered now, if there is research for them."""
        return self.buying or (not self.bought and self.can_pay(g))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = list[Move]()
        if self.may_buy(g):
            found += discoveries(g, self.side, first=not self.bought)
        if not self.surveyed and self.can_pay(g):
            found.append(SURVEY)
        return [*found, DONE]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        found = not self.surveyed and self.can_pay(g)
        if not found and self.may_buy(g):
            found = any(True for _ in discoveries(g, self.side, first=not self.bought))
        return SEATS[DECIDERS[g.seats][self.side]] if found else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        return replace(self.brief(g, seat), prompt=self._prompt(g), marks=self._marks(g))

    def brief(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, UNSAID, DONE, side=g.named(self.side))

    def _marks(self, g: Table) -> tuple[Mark, ...]:
        """What can be bought, with its price; else where tiles of a Survey can be revealed."""
        first = not self.bought
        if found := [*discoveries(g, self.side, first=first)] if self.may_buy(g) else []:
            words = [str(move.values[0]) for move in found]
            prices = [price_of(g, self.side, TECHNOLOGIES.called[word], first=first) for word in words]
            return tuple(
                Mark(word, "may", Text("price-research", {"n": price}))
                for word, price in zip(words, prices, strict=True)
            )
        return tuple(Mark(g.layout.words[number], "own") for number, _ in working(g, self.side))

    def _prompt(self, g: Table) -> Text:
        cost, research = NUMBERS.costs.science, g.empires[self.side].research
        if not self.buying:
            return Text("ask-discover-too", {"cost": cost, "research": research})
        if any(True for _ in discoveries(g, self.side, first=not self.bought)):
            survey = cost if not self.surveyed and self.can_pay(g) else 0
            return Text("ask-discover", {"research": research, "survey": survey})
        return Text("ask-survey-too", {"cost": cost})

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb not in ("survey", "discover"):
            return None
        if (self.surveyed and move.verb == "survey") or (self.bought and not self.buying):
            return Illegal("10.4", "science-done", {"option": f"~verb-{move.verb}"})
        if not self.buying or move.verb == "survey":
            energy = g.empires[self.side].energy
            if energy < NUMBERS.costs.science:
                return Illegal("10.4", "science-too-dear", {"cost": NUMBERS.costs.science, "energy": energy})
        return refuse_discovery(g, self.side, move, first=not self.bought)

    def do_discover(self, g: Table, seat: Seat, word: str) -> None:
        if not self.buying:
            self._pay(g)
            self.buying = True
        discover(g, self.side, TECHNOLOGIES.called[word], first=not self.bought)
        self.bought += 1

    def do_survey(self, g: Table, seat: Seat) -> None:
        self._pay(g)
        self.surveyed, self.buying = True, False
        begin_survey(g, self.side)

    def _pay(self, g: Table) -> None:
        g.empires[self.side].energy -= NUMBERS.costs.science
        g.tell("science-paid", told=DETAIL, side=WHO[self.side], n=NUMBERS.costs.science)

    def do_done(self, g: Table, seat: Seat) -> None:
        self.surveyed, self.buying, self.bought = True, False, max(1, self.bought)

    def run(self, g: Table) -> None:
        g.done(self)
