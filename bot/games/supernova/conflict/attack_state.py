"""The state of an attack: who fights for what, with which ships, and the totals of both sides (rules 8.2, 8.3)."""

from __future__ import annotations

from typing import Any

from bot.engine.moves import Seat
from bot.engine.told import FELT, GRAVE, touching
from bot.games.supernova.answers.asking import Battle
from bot.games.supernova.answers.windows import ORBIT_WINDOW, PLANET_WINDOW, AnswerWindow
from bot.games.supernova.cards.cards import CATEGORIES, DIPLOMACY, ECONOMY, HIDDEN, MILITARY, NAME, Card
from bot.games.supernova.conflict.battle import (
    ATTACKER,
    DEFENDER,
    compare,
    fleet_total,
    holds_ties,
    permissions,
    planet_total,
    with_side,
)
from bot.games.supernova.holdings.stacks import Strength, is_high_g, is_high_g_world, said
from bot.games.supernova.holdings.zones import leave_orbit
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import WHO


class AttackState(Battle):
    """An attack on one planet; `attack.Attack` says how it goes on.

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

    @property
    def place(self) -> Card:
        """The planet that it is fought at."""
        return self.target

    @property
    def in_orbit(self) -> bool:
        """Whether the current battle is the one between the ships."""
        return self.stage in ("clash", "orbit")

    def totals(self, g: Table) -> tuple[Strength, Strength]:
        """The totals of both sides in the current stage (8.3)."""
        if self.in_orbit:
            return self.orbit_totals(g, [card for card in self.counted if card in self.fleet])
        return self.planet_totals(g, self.fleet)

    def behind(self, g: Table) -> tuple[Seat, ...]:
        """A stalemate sends the attacker home. What lies under a closed stack may be open only to some (12.2)."""
        if g.options["stacks"] == "closed":
            return self.seat, self.defender
        ties = not self.in_orbit and holds_ties(g.planets[self.target])
        return (self.defender if compare(*self.totals(g), self.category, ties) > 0 else self.seat,)

    def outcome(self, g: Table) -> int | None:
        """Who would win the current battle."""
        if self.ended or self.target not in g.planets or not any(card in g.ships for card in self.fleet):
            return None
        if self.in_orbit and not self.defenders:
            return 1
        ties = not self.in_orbit and holds_ties(g.planets[self.target])
        result = compare(*self.totals(g), self.category, ties)
        return (result > 0) - (result < 0)

    def totals_by_category(self, g: Table) -> tuple[Strength, Strength]:
        """What both sides have in each category if the attacker chooses it now, by the ships that will count (8.2)."""
        (m, theirs), (d, _), (e, _) = (self.totals_in(g, category) for category in range(len(CATEGORIES)))
        return (m[MILITARY], d[DIPLOMACY], e[ECONOMY]), theirs

    def totals_in(self, g: Table, category: int) -> tuple[Strength, Strength]:
        """The totals of both sides if the attacker chooses a category now."""
        if self.in_orbit:
            return self.orbit_totals(g, self.permitted(g, category))
        narrow = is_high_g_world(g.planets[self.target])
        return self.planet_totals(g, [card for card in self.fleet if is_high_g(g.ships[card]) or not narrow])

    def result_in(self, g: Table, category: int) -> int:
        """1 if the attacker would win in a category chosen now, -1 if the defender would, 0 for a stalemate."""
        ties = not self.in_orbit and holds_ties(g.planets[self.target])
        return compare(*self.totals_in(g, category), category, ties)

    def permitted(self, g: Table, category: int) -> list[Card]:
        """The ships of the attacker that count in a battle between ships of this category (8.2)."""
        if category == MILITARY:
            return self.fleet[:]
        return [card for card in self.fleet if category in permissions(g, g.ships[card], self.target)]

    def planet_totals(self, g: Table, fleet: list[Card]) -> tuple[Strength, Strength]:
        """The totals of both sides if these ships strike the planet."""
        ours = fleet_total(g, fleet, self.target, self.muted, orbital=False)
        return (
            with_side(ours, self.sides[ATTACKER]),
            planet_total(g, g.planets[self.target], self.sides[DEFENDER]),
        )

    def orbit_totals(self, g: Table, counted: list[Card]) -> tuple[Strength, Strength]:
        """The totals of both sides in orbit if these ships of the attacker count."""
        ours = fleet_total(g, counted, self.target, self.muted, orbital=True)
        theirs = fleet_total(g, self.defenders, self.target, self.muted, orbital=True, defending=True)
        return with_side(ours, self.sides[ATTACKER]), with_side(theirs, self.sides[DEFENDER])

    def odds(self, g: Table) -> dict[str, Any]:
        """The totals as words."""
        attacker, defender = self.totals(g)
        return {"attacker": said(attacker), "defender": said(defender)}

    def tell_result(self, g: Table, attacker: Strength, defender: Strength, result: int, by: str) -> None:
        g.tell(
            ("stalemate", "attacker-wins", "defender-wins")[result],
            told=touching(GRAVE if result else FELT, self.seat, self.defender),
            seat=WHO[self.seat],
            owner=WHO[self.defender],
            planet=NAME[self.target],
            category=f"~category-{CATEGORIES[self.category]}",
            attacker=said(attacker),
            defender=said(defender),
            by=by,
        )


def current_attack(g: Table) -> AttackState | None:
    """The current attack."""
    for step in reversed(g.stack):
        if isinstance(step, AttackState):
            return step
    return None


def send(g: Table, attack: AttackState, card: Card) -> None:
    """A ship joins the attacking Fleet at the target."""
    ship = g.ships[card]
    leave_orbit(g, ship)
    ship.place = attack.target
    attack.fleet.append(card)


def close_battle(g: Table) -> None:
    """A Special changed who fights: the window ends if one side is gone or the attack was broken off."""
    attack = current_attack(g)
    if attack is None:
        return
    if attack.ended or not attack.fleet or (attack.in_orbit and not attack.defenders):
        for step in g.stack:
            if isinstance(step, AnswerWindow) and step.kind in (ORBIT_WINDOW, PLANET_WINDOW):
                step.closed = True
