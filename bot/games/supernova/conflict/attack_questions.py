"""The questions of an attack: which ships go, which defend or flee, and how it is fought (rules 8.2 and 8.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Mark, Move, Seat, Values
from bot.engine.told import DETAIL, SMALL, joined, touching
from bot.games.parts.chain import Chain
from bot.games.supernova.answers.slots import Asking
from bot.games.supernova.cards.cards import CARD_CALLED, CATEGORIES, HIDDEN, MILITARY, NAME, WORD
from bot.games.supernova.conflict.attack_state import AttackState, current_attack, send
from bot.games.supernova.conflict.battle import compare, may_bypass, permissions
from bot.games.supernova.conflict.muster import CHAINS
from bot.games.supernova.conflict.prospects import ready
from bot.games.supernova.conflict.results import go_home
from bot.games.supernova.holdings.stacks import is_high_g, is_high_g_world, places_used, said, support
from bot.games.supernova.holdings.zones import names, to_deep_space
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import BYPASS_FLEET, DEFEND, DONE, FLEE, SEND, STRIKE, WHO, WITHDRAW


class FleetQuestion(Asking):
    """A question of the attack below it on the stack."""

    def attack(self, g: Table) -> AttackState:
        attack = current_attack(g)
        if attack is None:
            raise ValueError("no attack goes on")
        return attack

    def about(self, g: Table) -> Values:
        attack = self.attack(g)
        return {**super().about(g), "attacker": WHO[attack.seat], "planet": NAME[attack.target]}

    def marks(self, g: Table) -> tuple[Mark, ...]:
        """The planet attacked, and what can be chosen."""
        return (Mark(WORD[self.attack(g).target], "own"), *super().marks(g))


class Muster(FleetQuestion, tag="muster"):
    """A0: which ships go, one after the other."""

    prompt: ClassVar[str] = "muster"
    chains: ClassVar[Mapping[str, Chain]] = CHAINS

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        attack = self.attack(g)
        found = [SEND[card] for card in ready(g, g.planets[attack.origin])]
        if attack.fleet:
            found.append(DONE)
        return found

    def default(self, g: Table) -> Move:
        return self.moves(g, self.seat)[-1]

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb != "send":
            return super().refuse(g, seat, move)
        ship = g.ships.get(CARD_CALLED.get(str(move.values[0]), HIDDEN)) if move.values else None
        if ship is None or ship.owner != seat:
            return None
        about: Values = {"card": NAME[ship.card], "origin": NAME[self.attack(g).origin]}
        return Illegal("8.1", "other-orbit", about)

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

    def about(self, g: Table) -> Values:
        """Everyone sees what both sides have, before any ship flees."""
        attack = self.attack(g)
        ours, theirs = (said(total) for total in attack.orbit_totals(g, attack.fleet))
        return {**super().about(g), "fleet": ours, "ships": theirs}

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
        g.tell(
            "defended",
            told=DETAIL.touching(SMALL, self.attack(g).seat),
            seat=WHO[seat],
            ships=names(self.attack(g).defenders),
        )

    def do_flee(self, g: Table, seat: Seat, word: str) -> None:
        card, attack = CARD_CALLED[word], self.attack(g)
        attack.defenders.remove(card)
        to_deep_space(g, g.ships[card], fled=True)
        g.tell("fled", told=joined("ship").touching(SMALL, attack.seat), seat=WHO[seat], ship=NAME[card])
        if not attack.defenders:
            g.done(self)


def list_forms(g: Table, attack: AttackState) -> list[Move]:
    """8.2: Military, the forms that some ship is permitted, and bypassing the defenders if some ship may."""
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
            g.tell(
                "bypassed",
                told=touching(SMALL, attack.defender),
                seat=WHO[seat],
                ships=names(attack.fleet),
                count=len(stay),
            )
            attack.stage = "strike"
            return
        attack.category = CATEGORIES.index(word)
        attack.counted = attack.permitted(g, attack.category)


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
        attack = self.attack(g)
        attack.ended = "home"
        told = touching(SMALL, attack.defender)
        g.tell("withdrew", told=told, seat=WHO[seat], planet=NAME[attack.target])
