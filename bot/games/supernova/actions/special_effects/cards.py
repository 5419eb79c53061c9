"""Specials that hit a single card, cancel another Special or take from the Discard pile, and those that change what
a player may do in a phase: Temporal Rift and Mass Exodus (rules 13.9, 14)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Move, Seat, Side
from bot.engine.told import FELT, GRAVE, joined, touching
from bot.games.supernova.actions.special_effects.showing import shown, spares_own, tell_odds
from bot.games.supernova.actions.together import Together
from bot.games.supernova.actions.transport import Transport
from bot.games.supernova.answers.asking import RULES, Parts, SpecialRule, stack_owner
from bot.games.supernova.answers.windows import cancel, pending
from bot.games.supernova.cards import language as fx
from bot.games.supernova.cards.cards import ALIEN, CARD_CALLED, KIND, KINDS, NAME, NONE, TITLE, Card
from bot.games.supernova.holdings.zones import (
    carrier,
    discard,
    emptied,
    scrap,
    stacks,
    take_in_hand,
    take_off,
)
from bot.games.supernova.table.state import Planet, Table
from bot.games.supernova.table.tables import PLAY, PLAY_ON, WHO


class Rifts(Parts):
    """The end of a phase, where those who play a Temporal Rift play the phase again."""

    phase: int
    rifts: list[Seat]


@RULES.of(fx.RepeatPhase)
class TemporalRift(SpecialRule):
    """The player of the card plays the ending phase again."""

    def phase_end(self, g: Table) -> Rifts | None:
        return next((step for step in reversed(g.stack) if isinstance(step, Rifts)), None)

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        end = self.phase_end(g)
        if end is not None and seat not in end.rifts:
            found.append(PLAY[self.title])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        end = self.phase_end(g)
        if end is not None:
            end.rifts.append(seat)
            g.tell("rift", seat=WHO[seat])
        return False


@RULES.of(fx.Exodus)
class MassExodus(SpecialRule):
    """Population moves between own planets without ships in this Transport phase."""

    def slot(self, g: Table, seat: Seat) -> Transport | None:
        for step in reversed(g.stack):
            own = step.part_of(seat) if isinstance(step, Together) else step
            if isinstance(own, Transport) and own.seat == seat:
                return own
        return None

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        slot = self.slot(g, seat)
        if slot is not None and not slot.exodus:
            found.append(PLAY[self.title])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        slot = self.slot(g, seat)
        if slot is not None:
            slot.exodus = True
            g.tell("exodus", seat=WHO[seat])
        return False


@RULES.of(fx.Scrap)
class ScrapRule(SpecialRule):
    """Sabotage, Assassin: a card in play to the Scrapyard."""

    params: fx.Scrap

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        kinds = {KINDS.index(word) for word in self.params.kinds}
        row = PLAY_ON[self.title]
        for stack in stacks(g):
            for card in shown(g, seat, stack):
                if KIND[card] in kinds and spares_own(g, seat, stack, card):
                    found.append(row[card])

    def touches(self, g: Table, targets: tuple[str, ...]) -> list[Seat]:
        return stack_owner(g, targets[0])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        target, owners = CARD_CALLED[targets[0]], self.touches(g, targets)
        take_off(g, target)
        scrap(g, [target])
        told = joined("cards").touching(GRAVE, *owners)
        g.tell("destroyed", told=told, about=Side(seat), cards=[NAME[target]])
        tell_odds(g)
        return False


@RULES.of(fx.DiscardAlien)
class Plague(SpecialRule):
    """One Alien on a planet to the Discard pile."""

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        row = PLAY_ON[self.title]
        for planet in g.planets.values():
            for card in shown(g, seat, planet):
                if KIND[card] == ALIEN:
                    found.append(row[card])

    def touches(self, g: Table, targets: tuple[str, ...]) -> list[Seat]:
        return stack_owner(g, targets[0])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        target, owners = CARD_CALLED[targets[0]], self.touches(g, targets)
        planet = carrier(g, target)
        if planet is not None:
            planet.pop.remove(target)
            if isinstance(planet, Planet):
                emptied(planet)
        discard(g, [target])
        g.tell("plague", told=touching(GRAVE, *owners), about=Side(seat), card=NAME[target])
        tell_odds(g)
        return False


@RULES.of(fx.Cancel)
class Counterintelligence(SpecialRule):
    """The Special just announced does not happen."""

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        special = pending(g)
        if special is not None:
            found.append(PLAY_ON[self.title][special.card])

    def touches(self, g: Table, targets: tuple[str, ...]) -> list[Seat]:
        card = CARD_CALLED[targets[0]]
        return [
            step.seat for step in g.stack if getattr(step, "card", NONE) == card and hasattr(step, "targets")
        ]

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        special = pending(g)
        if special is not None:
            cancel(g, special)
            told = touching(FELT, special.seat)
            g.tell("cancelled", told=told, about=Side(seat), card=NAME[special.card])
        return False


@RULES.of(fx.Salvage)
class SalvageRights(SpecialRule):
    """A card of the Discard pile into the hand; of several copies the uppermost."""

    aim: ClassVar[str] = "for"

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        row = PLAY_ON[self.title]
        seen: set[int] = set()
        for card in reversed(g.pile_of(seat).discard):
            title = TITLE[card]
            if title not in seen:
                seen.add(title)
                found.append(row[card])

    def is_legal(self, g: Table, seat: Seat, targets: tuple[str, ...]) -> bool:
        """Another copy that came onto the pile meanwhile does not hide the one aimed at."""
        return CARD_CALLED[targets[0]] in g.pile_of(seat).discard

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        target = CARD_CALLED[targets[0]]
        g.pile_of(seat).discard.remove(target)
        take_in_hand(g, seat, [target])
        g.tell("salvaged", seat=WHO[seat], card=NAME[target])
        return False
