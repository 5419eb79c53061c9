"""Effects that follow a conversion: Cascade, Motivate (rules 12.3)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Move, Seat
from bot.engine.told import SMALL, touching
from bot.games.sol.actions.acting import Acting, SuitEffect, register
from bot.games.sol.actions.activate import ACTIVATE_EVENTS
from bot.games.sol.actions.convert import Converted, build, list_conversions
from bot.games.sol.actions.drawing import draw
from bot.games.sol.holdings.rewards import affordable, base, offer_bonus, reward
from bot.games.sol.table.state import Kind, Table
from bot.games.sol.table.tables import END, WHO


class Cascading(Acting, tag="cascade"):
    """One more conversion, whose sundivers go to the pool; `cards` are those of the first."""

    cards: int

    prompt: ClassVar[str] = "cascade"
    default: ClassVar[Move] = END

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = [END]
        list_conversions(g, seat, found)
        return found

    def do_convert(self, g: Table, seat: Seat, piece: str, at: str, using: str = "") -> None:
        g.done(self)
        _, cards, _, used = build(g, seat, piece, at, using)
        g.players[seat].pool += len(used)
        draw(g, seat, self.cards + cards)

    def do_end(self, g: Table, seat: Seat) -> None:
        g.done(self)
        draw(g, seat, self.cards)


@register
class Cascade(SuitEffect):
    key = "cascade"

    def usable(self, g: Table, step: Acting) -> bool:
        found: list[Move] = []
        if isinstance(step, Converted):
            list_conversions(g, step.seat, found)
        return bool(found)

    def start(self, g: Table, step: Acting) -> None:
        if isinstance(step, Converted):
            g.stack[-1] = Cascading(step.seat, step.cards)


@register
class Motivate(SuitEffect):
    """The station just converted is activated without a sundiver, and without cards of its own."""

    key = "motivate"

    def usable(self, g: Table, step: Acting) -> bool:
        if not isinstance(step, Converted) or step.kind is Kind.BRIDGE:
            return False
        return affordable(g, step.seat, step.kind, base(g, step.space))

    def start(self, g: Table, step: Acting) -> None:
        if not isinstance(step, Converted):
            return
        step.do_end(g, step.seat)
        who, name = WHO[step.seat], g.layout.names[step.space]
        amount = reward(g, step.seat, step.kind, base(g, step.space))
        g.tell(
            ACTIVATE_EVENTS[step.kind],
            told=touching(SMALL, step.seat),
            seat=who,
            owner=who,
            whose="own",
            space=name,
            amount=amount,
        )
        offer_bonus(g, step.seat, step.space)
