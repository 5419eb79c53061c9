"""What a drawn card of the Entity does, unless an empire cancels it (rules 17.1, 18)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.moves import Ask, Move, Pace, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import FELT, touching
from bot.games.novasolis.core.alone.deploying import (
    deploy,
    deploy_at_gates,
    deploy_everywhere,
    fortify,
    open_gate,
    raise_power,
)
from bot.games.novasolis.core.alone.roaming import hunt
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS, TECHNOLOGIES
from bot.games.novasolis.core.cards.entity_language import (
    AnyEntityEffect,
    Deploy,
    DeployAtGates,
    EachEmpire,
    Fortify,
    Hunt,
    NextRound,
    NoMovement,
    OpenGate,
    PowerUp,
    Supernova,
)
from bot.games.novasolis.core.cards.language import Ability, Cancel, Gain, Lose, LoseHalf
from bot.games.novasolis.core.holdings.counting import gain
from bot.games.novasolis.core.scoring.ending import BURNT, SCORED, finish, lose
from bot.games.novasolis.core.table.state import NONE, Lasting, Table, Tech
from bot.games.novasolis.core.table.tables import DECIDERS, NOBODY, SEATS, WHO
from bot.games.parts.modules import Hook

ENTITY_CARD: Hook[Callable[[Table, AnyEntityEffect], None]] = Hook()
"""An Entity card does something that only a module understands."""

CANCEL, LET = Move("cancel"), Move("let")


def seal_of(g: Table, side: int, card: int) -> tuple[Tech, Ability] | None:
    """The technology with which an empire can cancel a card now; None if there is none."""
    for tech in g.empires[side].techs:
        for piece in TECHNOLOGIES[tech.card].does if tech.ready else ():
            if (
                isinstance(piece, Ability)
                and isinstance(piece.then, Cancel)
                and ENTITY_CARDS[card].type in piece.then.types
                and (not piece.uses or tech.uses < piece.uses)
            ):
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
            g.tell("card-idle", card=ENTITY_CARDS.name[self.card])
            return
        for effect in ENTITY_CARDS[self.card].then:
            if not g.over:
                _carry_out(g, self.card, effect)


def _carry_out(g: Table, card: int, effect: AnyEntityEffect) -> None:
    match effect:
        case Deploy():
            (deploy if g.survival else deploy_everywhere)(g, effect.icons)
        case OpenGate():
            open_gate(g, effect.icons)
        case DeployAtGates():
            deploy_at_gates(g, effect.icons)
        case Fortify():
            fortify(g)
        case Hunt():
            hunt(g)
        case PowerUp():
            raise_power(g, effect.n)
        case Supernova():
            if g.survival:
                lose(g, BURNT)
            else:
                finish(g, SCORED)
        case EachEmpire():
            for side in g.play_order():
                for change in effect.then:
                    if isinstance(change, Gain):
                        gain(g, side, change, "entity")
                    else:
                        _lose(g, side, change)
        case NextRound():
            g.entity.lasting.append(Lasting(card, g.number + 1))
        case NoMovement():
            pass
        case _:
            for do in g.hooks[ENTITY_CARD]:
                do(g, effect)


def _lose(g: Table, side: int, change: Lose | LoseHalf) -> None:
    """An empire loses what it has (R28.5)."""
    empire = g.empires[side]
    have = empire.energy if change.stock == "energy" else empire.research
    n = (have + 1) // 2 if isinstance(change, LoseHalf) else min(have, change.n)
    if change.stock == "energy":
        empire.energy -= n
    else:
        empire.research -= n
    g.tell(f"lose-{change.stock}", told=touching(FELT, side), side=WHO[side], n=n)
