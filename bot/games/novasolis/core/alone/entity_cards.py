"""What a drawn card of the Entity does, unless an empire cancels it (rules 17.1, 18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.engine.moves import Ask, Move, Pace, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import FELT, QUIET, touching
from bot.games.novasolis.core.alone.deploying import (
    deploy,
    deploy_at_gates,
    deploy_everywhere,
    fortify,
    open_gate,
    raise_power,
)
from bot.games.novasolis.core.alone.roaming import hunt
from bot.games.novasolis.core.cards import entity_language as fx
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS
from bot.games.novasolis.core.cards.language import Ability, Cancel, Lose, LoseHalf
from bot.games.novasolis.core.cards.phrases import for_all
from bot.games.novasolis.core.holdings.powers import ready
from bot.games.novasolis.core.holdings.triggers import CHANGE
from bot.games.novasolis.core.scoring.ending import BURNT, SCORED, finish, lose
from bot.games.novasolis.core.table.state import NONE, Lasting, Table, Tech
from bot.games.novasolis.core.table.tables import DECIDERS, NOBODY, SEATS, WHO
from bot.games.parts.effects import ByKind

CANCEL, LET = Move("cancel"), Move("let")


def seal_of(g: Table, side: int, card: int) -> tuple[Tech, Ability] | None:
    """The technology with which an empire can cancel a card now; None if there is none."""
    for tech, piece in ready(g, side, "entity-card"):
        cancels = isinstance(piece.then, Cancel) and ENTITY_CARDS[card].type in piece.then.types
        if cancels and (not piece.uses or tech.uses < piece.uses):
            return tech, piece
    return None


def works(g: Table, card: int) -> bool:
    """Whether a card does anything: with so many empires, and without the Entity only the Supernova (18, 21.1)."""
    row = ENTITY_CARDS[card]
    return len(g.empires) in row.empires and (g.haunted or row.type == "supernova")


class DrawnCard(Step, tag="drawn-card"):
    """A card that was drawn; the empires `left` may still cancel it, if they can."""

    card: int
    left: list[int]

    def asked(self, g: Table) -> int:
        """The next empire that can cancel the card (NONE: nobody)."""
        if not works(g, self.card):
            return NONE
        return next((side for side in self.left if seal_of(g, side, self.card)), NONE)

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        side = self.asked(g)
        return NOBODY if side == NONE else SEATS[DECIDERS[g.seats][side]]

    def ask(self, g: Table, seat: Seat) -> Ask:
        side, values = self.asked(g), {"card": ENTITY_CARDS.name[self.card]}
        return Ask(seat, Text("ask-cancel", {**values}), LET, Pace.ASIDE, side=g.named(side))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [CANCEL, LET]

    def do_cancel(self, g: Table, seat: Seat) -> None:
        side = self.asked(g)
        found = seal_of(g, side, self.card)
        assert found is not None
        found[0].ready = False
        found[0].uses += 1
        g.entity.cancelled.append(self.card)
        g.tell("card-cancelled", side=WHO[side], card=ENTITY_CARDS.name[self.card])
        g.done(self)

    def do_let(self, g: Table, seat: Seat) -> None:
        self.left = self.left[self.left.index(self.asked(g)) + 1 :]

    def run(self, g: Table) -> None:
        g.done(self)
        if not works(g, self.card):
            g.tell("card-idle", told=QUIET, card=ENTITY_CARDS.name[self.card])
            return
        for effect in ENTITY_CARDS[self.card].then:
            if not g.over:
                DO[type(effect)](g, self.card, effect)


def _each_empire(g: Table, card: int, effect: fx.EachEmpire) -> None:
    for side in g.play_order():
        for change in effect.then:
            CHANGE[type(change)](g, side, change, "entity")


def _next_round(g: Table, card: int, effect: fx.NextRound) -> None:
    """Nothing else tells what holds from now on."""
    g.entity.lasting.append(Lasting(card, g.number + 1))
    g.tell("card-lasts", what=[for_all(each) for each in effect.then])


DO: ByKind[Callable[[Table, int, Any], object]] = ByKind(
    {
        fx.EachEmpire: _each_empire,
        fx.Deploy: lambda g, card, effect: (deploy if g.survival else deploy_everywhere)(g, effect.icons),
        fx.OpenGate: lambda g, card, effect: open_gate(g, effect.icons),
        fx.DeployAtGates: lambda g, card, effect: deploy_at_gates(g, effect.icons),
        fx.Fortify: lambda g, card, effect: fortify(g),
        fx.Hunt: lambda g, card, effect: hunt(g),
        fx.PowerUp: lambda g, card, effect: raise_power(g, effect.n),
        fx.Supernova: lambda g, card, effect: lose(g, BURNT) if g.survival else finish(g, SCORED),
        fx.NextRound: _next_round,
        fx.NoMovement: lambda g, card, effect: None,
    }
)
"""How each kind of effect of an Entity card is carried out; `card` is its number."""


@CHANGE.of(Lose, LoseHalf)
def _lose(g: Table, side: int, change: Lose | LoseHalf, why: str) -> None:
    """An empire loses what it has (R28.5)."""
    empire = g.empires[side]
    have = empire.energy if change.stock == "energy" else empire.research
    n = (have + 1) // 2 if isinstance(change, LoseHalf) else min(have, change.n)
    if change.stock == "energy":
        empire.energy -= n
    else:
        empire.research -= n
    g.tell(f"lose-{change.stock}", told=touching(FELT, side if n else NONE), side=WHO[side], n=n)
