"""The attack, from the muster of the Fleet to its end (rules 8.1 to 8.4)."""

from __future__ import annotations

from bot.engine.told import FELT, GRAVE, part_of, touching
from bot.games.supernova.answers.windows import ORBIT_WINDOW, PLANET_WINDOW, open_window
from bot.games.supernova.cards.cards import CATEGORIES, HIDDEN, KIND, MILITARY, NAME, PEEKS, SPECIAL
from bot.games.supernova.conflict.attack_questions import Defend, Form, Muster, Strike, list_forms
from bot.games.supernova.conflict.attack_state import AttackState, send
from bot.games.supernova.conflict.battle import compare, decided_by, holds_ties
from bot.games.supernova.conflict.pledges import play_pledge
from bot.games.supernova.conflict.prospects import ready
from bot.games.supernova.conflict.results import (
    AssetChoice,
    attackers_lose,
    choice_after_defeat,
    choice_after_fall,
    choice_after_loss,
    defenders_lose,
    go_home,
    planet_falls,
)
from bot.games.supernova.holdings.stacks import is_high_g, is_high_g_world
from bot.games.supernova.holdings.zones import discard, names, to_deep_space
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import WHO


class Attack(AttackState, tag="attack"):
    """The course of an attack, from A0 to A9 (8.4). Its questions are above it on the stack."""

    def muster(self, g: Table) -> None:
        """A0: the Fleet is assembled; a single ship goes without asking."""
        self.sides = [[0, 0, 0], [0, 0, 0]]
        self.stage = "arrive"
        ships = ready(g, g.planets[self.origin])
        if len(ships) == 1:
            send(g, self, ships[0])
        else:
            g.push(Muster(self.seat))

    def run(self, g: Table) -> None:
        self.fleet = [card for card in self.fleet if card in g.ships]
        if self.ended or not self.fleet or self.target not in g.planets:
            self.finish(g)
        else:
            getattr(self, self.stage)(g)

    def arrive(self, g: Table) -> None:
        """A1: the Fleet has arrived; the defender's ships defend or flee."""
        planet = g.planets[self.target]
        g.tell(
            "attack",
            told=touching(GRAVE, self.defender),
            seat=WHO[self.seat],
            planet=NAME[self.target],
            owner=WHO[self.defender],
            ships=names(self.fleet),
            origin=NAME[self.origin],
        )
        if any(PEEKS[card] for ship in self.fleet for card in g.ships[ship].pop):
            self.peek = [card for card in g.players[self.defender].hand if KIND[card] == SPECIAL]
            g.tell("peek", (self.seat,), seat=WHO[self.defender], cards=names(self.peek))
        self.defenders = ready(g, planet)
        self.stage = "form"
        if self.defenders:
            g.push(Defend(self.defender))

    def form(self, g: Table) -> None:
        """A2: the form of the attack on the ships; Military if nothing else is allowed."""
        if not self.defenders:
            self.stage = "strike"
            return
        self.counted = self.fleet[:]
        self.stage = "clash"
        if len(list_forms(g, self)) > 1:
            g.push(Form(self.seat))
        else:
            self.category = MILITARY

    def clash(self, g: Table) -> None:
        """A3: the window of the orbital battle."""
        self.stage = "orbit"
        g.tell(
            "orbit-battle",
            told=part_of("attacker-wins").touching(FELT, self.defender),
            seat=WHO[self.seat],
            planet=NAME[self.target],
            category=f"~category-{CATEGORIES[self.category]}",
            **self.odds(g),
        )
        open_window(g, ORBIT_WINDOW, HIDDEN, None, [self.seat, self.defender])

    def orbit(self, g: Table) -> None:
        """A4: the orbital battle is decided."""
        self.counted = [card for card in self.counted if card in self.fleet]
        if not self.defenders:
            self.stage = "strike"
            return
        if play_pledge(g, self):
            return
        attacker, defender = self.totals(g)
        result = compare(attacker, defender, self.category)
        self.tell_result(g, attacker, defender, result, decided_by(attacker, defender, self.category))
        if result > 0:
            self.ask_for_asset(g, choice_after_defeat(g, self), "orbit_won")
        elif result < 0:
            self.ask_for_asset(g, choice_after_loss(g, self), "lost")
        else:
            self.ended = "home"

    def orbit_won(self, g: Table) -> None:
        """The row of 8.5 for a defending Fleet that loses."""
        defenders_lose(g, self)
        self.stage = "strike"

    def strike(self, g: Table) -> None:
        """A5, A6: the attacker strikes the planet or withdraws."""
        self.defenders = []
        self.stage = "assault"
        g.push(Strike(self.seat))

    def assault(self, g: Table) -> None:
        """A7: the window of the planetary battle."""
        planet = g.planets[self.target]
        if is_high_g_world(planet):
            go_home(g, self, [card for card in self.fleet if not is_high_g(g.ships[card])])
        self.stage = "planet"
        g.tell(
            "planet-battle",
            told=part_of("attacker-wins").touching(FELT, self.defender),
            seat=WHO[self.seat],
            planet=NAME[self.target],
            category=f"~category-{CATEGORIES[self.category]}",
            **self.odds(g),
        )
        open_window(g, PLANET_WINDOW, HIDDEN, None, [self.seat, self.defender])

    def planet(self, g: Table) -> None:
        """A8: the planetary battle is decided."""
        if play_pledge(g, self):
            return
        attacker, defender = self.totals(g)
        tie = holds_ties(g.planets[self.target])
        result = compare(attacker, defender, self.category, tie)
        self.tell_result(g, attacker, defender, result, decided_by(attacker, defender, self.category, tie))
        if result > 0:
            self.ask_for_asset(g, choice_after_fall(g, self), "captured")
        elif result < 0:
            self.ask_for_asset(g, choice_after_loss(g, self), "lost")
        else:
            self.ended = "home"

    def captured(self, g: Table) -> None:
        """The row of 8.5 for a planet that loses. The Fleet stays in its orbit."""
        planet_falls(g, self)
        self.fleet = []

    def lost(self, g: Table) -> None:
        """The row of 8.5 for an attacker who loses."""
        attackers_lose(g, self)
        self.fleet = []

    def finish(self, g: Table) -> None:
        """A9: the remaining ships go home; the Specials of this attack end."""
        g.done(self)
        if self.fleet and (self.ended == "home" or self.target in g.planets):
            go_home(g, self, self.fleet)
        for card in self.fleet:
            if card in g.ships:
                to_deep_space(g, g.ships[card], fled=False)
        discard(g, self.lasting)

    def ask_for_asset(self, g: Table, choice: AssetChoice | None, stage: str) -> None:
        """Go on at `stage`, after the choice of an Asset if the row has one."""
        self.stage, self.asset = stage, HIDDEN
        if choice is not None:
            g.push(choice)
            if not choice.moves(g, choice.seat)[1:]:
                choice.do(g, choice.seat, choice.default(g))
