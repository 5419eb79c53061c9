"""The Entity's phase: cards, movement, attacks (rules 17.4). `ENTITY_PHASE` is its course."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from bot.engine.steps import Step
from bot.games.novasolis.core.alone.deploying import raise_power
from bot.games.novasolis.core.alone.entity_cards import DrawnCard
from bot.games.novasolis.core.alone.roaming import Attacks, move_at_random
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS, MODES
from bot.games.novasolis.core.cards.entity_language import NoMovement
from bot.games.novasolis.core.holdings.settling import control_artifacts
from bot.games.novasolis.core.scoring.ending import HOMELESS, lose
from bot.games.novasolis.core.table.state import Table
from bot.games.parts.modules import Hook

ENTITY_BEGINS: Hook[Callable[[Table], None]] = Hook()
"""The Entity's phase begins (EP0)."""
ENTITY_MOVES: Hook[Callable[[Table, bool], None]] = Hook()
"""The Entity moves (EP2), before its ships; they themselves move only if the second value says so."""
ENTITY_DONE: Hook[Callable[[Table], None]] = Hook()
"""The Entity's phase ends."""


def draw_cards(g: Table) -> None:
    """Draw the Entity's cards, each carried out before the next is drawn (EP1)."""
    g.push(DrawCards(MODES[g.options["mode"]].cards))


def move_ships(g: Table) -> None:
    """The Entity's ships move if a card says so and none forbids it (EP2); in Exploration only if they roam."""
    if not g.haunted:
        return
    entity = g.entity
    working = [ENTITY_CARDS[card] for card in entity.drawn if card not in entity.cancelled]
    calm = any(isinstance(effect, NoMovement) for row in working for effect in row.then)
    roams = g.survival or g.options["roaming"] == "on"
    advances = roams and not calm and any(row.advance for row in working)
    for move in g.hooks[ENTITY_MOVES]:
        move(g, advances)
    if advances:
        move_at_random(g)


def attack(g: Table) -> None:
    """The Entity attacks in every sector where it has forces (EP3)."""
    if g.haunted:
        g.push(Attacks())


def end_phase(g: Table) -> None:
    """The cards are put away; all is lost if no empire has its homeworld (R19.6)."""
    entity = g.entity
    entity.discard += entity.drawn
    entity.drawn, entity.cancelled = [], []
    control_artifacts(g)
    for end in g.hooks[ENTITY_DONE]:
        end(g)
    if g.survival and not any(sector.capital for sector in g.sectors):
        lose(g, HOMELESS)


Part = Callable[[Table], None]
ENTITY_PHASE: tuple[Part, ...] = (draw_cards, move_ships, attack, end_phase)
"""The parts of the phase in order."""


def entity_phase(g: Table) -> None:
    """What modules begin it with; then the Entity's cards, movement and attacks; without it only the clock runs."""
    for begin in g.hooks[ENTITY_BEGINS]:
        begin(g)
    g.push(EntityPhase())


class EntityPhase(Step, tag="entity-phase"):
    """The phase from its part number `at` on."""

    at: int = 0

    def run(self, g: Table) -> None:
        if self.at == len(ENTITY_PHASE):
            g.done(self)
            return
        self.at += 1
        ENTITY_PHASE[self.at - 1](g)


class DrawCards(Step, tag="draw-cards"):
    """A number of Entity cards is still to be drawn."""

    later: ClassVar[bool] = True

    left: int

    def run(self, g: Table) -> None:
        entity = g.entity
        if not self.left or not entity.deck:
            g.done(self)
            return
        card = entity.deck.pop()
        entity.drawn.append(card)
        row = ENTITY_CARDS[card]
        if not (row.extra and g.survival):
            self.left -= 1
        g.tell_chance("entity-card", card=row.name)
        if row.stage > entity.stage:
            entity.stage = row.stage
            if g.haunted:
                raise_power(g)
        g.push(DrawnCard(card, g.play_order()))
