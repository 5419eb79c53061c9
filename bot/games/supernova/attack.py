"""The attack, from the muster of the Fleet to its end (rules 8.1 to 8.4)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Ask, Move, Pace, Seat, Text, Values
from bot.engine.steps import Step
from bot.games.supernova.battle import (
    ATTACKER,
    DEFENDER,
    compare,
    fleet_total,
    holds_ties,
    may_bypass,
    permissions,
    planet_total,
    with_side,
)
from bot.games.supernova.cards import (
    CARD_CALLED,
    CATEGORIES,
    HIDDEN,
    KIND,
    MILITARY,
    NAME,
    PEEKS,
    SPECIAL,
    Card,
)
from bot.games.supernova.pledges import play_pledge
from bot.games.supernova.results import (
    AssetChoice,
    attackers_lose,
    choice_after_defeat,
    choice_after_fall,
    choice_after_loss,
    defenders_lose,
    go_home,
    planet_falls,
)
from bot.games.supernova.slots import Asking
from bot.games.supernova.stacks import Strength, is_high_g, is_high_g_world, places_used, support
from bot.games.supernova.state import Table
from bot.games.supernova.tables import BYPASS_FLEET, DEFEND, DONE, FLEE, SEND, STRIKE, WHO, WITHDRAW
from bot.games.supernova.targets import ready
from bot.games.supernova.windows import ORBIT_WINDOW, PLANET_WINDOW, Window, open_window
from bot.games.supernova.zones import discard, leave_orbit, names, to_deep_space


class Attack(Step, tag="attack"):
    """An attack on one planet, from A0 to A9 (8.4). Its questions stand above it on the stack.

    `stage` is what happens next. `fleet` are the attacking ships, which lie in no orbit meanwhile; `won` those of
    them that were captured; `defenders` the ships that defend, `counted` those of the attackers whose strength
    counts in orbit. `sides` are what Specials add, (M, D, E) of attacker and defender; `muted` ships count nothing;
    `lasting` are the Specials that lie here while their effect lasts. `asset` is the card chosen for the row that
    applies. `peek` are the Specials that the attacker saw in the defender's hand. `ended` says how it was broken
    off: "home" or "nothing".
    """

    seat: Seat
    origin: Card
    target: Card
    defender: Seat
    stage: str = "muster"
    fleet: list[Card] = []
    won: list[Card] = []
    defenders: list[Card] = []
    counted: list[Card] = []
    category: int = MILITARY
    sides: list[list[int]] = []
    muted: list[Card] = []
    lasting: list[Card] = []
    asset: Card = HIDDEN
    peek: list[Card] = []
    ended: str = ""

    def muster(self, g: Table) -> None:
        """A0: the Fleet is put together; a single ship goes without asking."""
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

    # In orbit ----------------------------------------------------------------------------------------------------

    def arrive(self, g: Table) -> None:
        """A1: the Fleet is there; the defender's ships defend or flee."""
        planet = g.planets[self.target]
        g.tell(
            "attack",
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
        """A2: the form of the attack on the ships; Military where nothing else is allowed."""
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
            seat=WHO[self.seat],
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
        self.tell_result(g, attacker, defender, result := compare(attacker, defender, self.category))
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

    # At the planet -----------------------------------------------------------------------------------------------

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
            seat=WHO[self.seat],
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
        self.tell_result(g, attacker, defender, result := compare(attacker, defender, self.category, tie))
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

    # The end -----------------------------------------------------------------------------------------------------

    def finish(self, g: Table) -> None:
        """A9: who is left goes home; the Specials of this attack are over."""
        g.done(self)
        if self.fleet and (self.ended == "home" or self.target in g.planets):
            go_home(g, self, self.fleet)
        for card in self.fleet:
            if card in g.ships:
                to_deep_space(g, g.ships[card], fled=False)
        discard(g, self.lasting)

    def ask_for_asset(self, g: Table, choice: AssetChoice | None, stage: str) -> None:
        """Go on at `stage`, after the choice of an Asset where the row has one."""
        self.stage, self.asset = stage, HIDDEN
        if choice is not None:
            g.push(choice)

    # Strengths ---------------------------------------------------------------------------------------------------

    @property
    def in_orbit(self) -> bool:
        """Whether the battle going on is that of the ships."""
        return self.stage in ("clash", "orbit")

    def totals(self, g: Table) -> tuple[Strength, Strength]:
        """What both sides have in the stage going on (8.3)."""
        if self.in_orbit:
            return self.orbit_totals(g, self.counted)
        ours = fleet_total(g, self.fleet, self.target, self.muted, orbital=False)
        return (
            with_side(ours, self.sides[ATTACKER]),
            planet_total(g, g.planets[self.target], self.sides[DEFENDER]),
        )

    def orbit_totals(self, g: Table, counted: list[Card]) -> tuple[Strength, Strength]:
        """What both sides have in orbit if these ships of the attacker count."""
        ours = fleet_total(g, counted, self.target, self.muted, orbital=True)
        theirs = fleet_total(g, self.defenders, self.target, self.muted, orbital=True, defending=True)
        return with_side(ours, self.sides[ATTACKER]), with_side(theirs, self.sides[DEFENDER])

    def odds(self, g: Table) -> dict[str, str]:
        """The totals as words."""
        return {
            side: "/".join(map(str, total))
            for side, total in zip(("attacker", "defender"), self.totals(g), strict=True)
        }

    def tell_result(self, g: Table, attacker: Strength, defender: Strength, result: int) -> None:
        g.tell(
            ("stalemate", "attacker-wins", "defender-wins")[result],
            seat=WHO[self.seat],
            owner=WHO[self.defender],
            category=f"~category-{CATEGORIES[self.category]}",
            attacker="/".join(map(str, attacker)),
            defender="/".join(map(str, defender)),
        )


def current_attack(g: Table) -> Attack | None:
    """The attack going on."""
    for step in reversed(g.stack):
        if isinstance(step, Attack):
            return step
    return None


def send(g: Table, attack: Attack, card: Card) -> None:
    """A ship joins the attacking Fleet and stands before the target."""
    ship = g.ships[card]
    leave_orbit(g, ship)
    ship.place = attack.target
    attack.fleet.append(card)


def close_battle(g: Table) -> None:
    """A Special changed who fights: the window is over where one side is gone or the attack was broken off."""
    attack = current_attack(g)
    if attack is None:
        return
    if attack.ended or not attack.fleet or (attack.in_orbit and not attack.defenders):
        for step in g.stack:
            if isinstance(step, Window) and step.kind in (ORBIT_WINDOW, PLANET_WINDOW):
                step.closed = True


class FleetQuestion(Asking):
    """A question of the attack that lies under it."""

    def attack(self, g: Table) -> Attack:
        attack = current_attack(g)
        if attack is None:
            raise ValueError("no attack goes on")
        return attack

    def ask(self, g: Table, seat: Seat) -> Ask:
        attack = self.attack(g)
        values: Values = {
            "seat": WHO[seat],
            "attacker": WHO[attack.seat],
            "planet": NAME[attack.target],
        }
        return Ask(seat, Text(f"ask-{self.prompt}", values), self.default(g), Pace.TURN)


class Muster(FleetQuestion, tag="muster"):
    """A0: which ships go, one after the other."""

    prompt: ClassVar[str] = "muster"

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        attack = self.attack(g)
        found = [SEND[card] for card in ready(g, g.planets[attack.origin])]
        if attack.fleet:
            found.append(DONE)
        return found

    def default(self, g: Table) -> Move:
        return self.moves(g, self.seat)[-1]

    def do_send(self, g: Table, seat: Seat, word: str) -> None:
        attack = self.attack(g)
        send(g, attack, CARD_CALLED[word])
        if not ready(g, g.planets[attack.origin]):
            g.done(self)

    def do_done(self, g: Table, seat: Seat) -> None:
        g.done(self)


class Defend(FleetQuestion, tag="defend"):
    """A1: ships flee one by one; `defend` lets the others defend."""

    prompt: ClassVar[str] = "defend"

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [DEFEND, *(FLEE[card] for card in self.attack(g).defenders)]

    def default(self, g: Table) -> Move:
        """10.7: all defend, unless they would lose militarily and another planet has room for them."""
        attack = self.attack(g)
        ours, theirs = attack.orbit_totals(g, attack.fleet)
        refuge = any(
            p.owner == self.seat and p.card != attack.target and support(p) > places_used(p)
            for p in g.planets.values()
        )
        if refuge and compare(ours, theirs, MILITARY) > 0:
            return FLEE[attack.defenders[0]]
        return DEFEND

    def do_defend(self, g: Table, seat: Seat) -> None:
        g.done(self)
        g.tell("defended", seat=WHO[seat], ships=names(self.attack(g).defenders))

    def do_flee(self, g: Table, seat: Seat, word: str) -> None:
        card, attack = CARD_CALLED[word], self.attack(g)
        attack.defenders.remove(card)
        to_deep_space(g, g.ships[card], fled=True)
        g.tell("fled", seat=WHO[seat], ship=NAME[card])
        if not attack.defenders:
            g.done(self)


def list_forms(g: Table, attack: Attack) -> list[Move]:
    """8.2: Military; what some ship is permitted; past the defenders where some ship may."""
    allowed = {MILITARY}
    for card in attack.fleet:
        allowed |= permissions(g, g.ships[card], attack.target)
    found = [STRIKE[category] for category in sorted(allowed)]
    if any(may_bypass(g.ships[card]) for card in attack.fleet):
        found.append(BYPASS_FLEET)
    return found


class Form(FleetQuestion, tag="form"):
    """A2: the form of the attack on the ships."""

    prompt: ClassVar[str] = "form"

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return list_forms(g, self.attack(g))

    def default(self, g: Table) -> Move:
        return STRIKE[MILITARY]

    def do_strike(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        attack = self.attack(g)
        if word == "bypass":
            stay = [card for card in attack.fleet if not may_bypass(g.ships[card])]
            go_home(g, attack, stay)
            g.tell("bypassed", seat=WHO[seat], ships=names(attack.fleet), count=len(stay))
            attack.stage = "strike"
            return
        attack.category = CATEGORIES.index(word)
        if attack.category != MILITARY:
            attack.counted = [
                card
                for card in attack.fleet
                if attack.category in permissions(g, g.ships[card], attack.target)
            ]


class Strike(FleetQuestion, tag="strike"):
    """A5, A6: strike the planet in any category, or withdraw with all that was won."""

    prompt: ClassVar[str] = "strike"

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        attack = self.attack(g)
        if is_high_g_world(g.planets[attack.target]) and not any(
            is_high_g(g.ships[card]) for card in attack.fleet
        ):
            return [WITHDRAW]
        return [*STRIKE, WITHDRAW]

    def default(self, g: Table) -> Move:
        return WITHDRAW

    def do_strike(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        self.attack(g).category = CATEGORIES.index(word)

    def do_withdraw(self, g: Table, seat: Seat) -> None:
        g.done(self)
        self.attack(g).ended = "home"
        g.tell("withdrew", seat=WHO[seat])
