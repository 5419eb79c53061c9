"""Effects for the draw: Channel after it, Pillar before it (rules 12.3)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.moves import Move, Seat
from bot.games.sol.actions.acting import Acting, SuitEffect, register
from bot.games.sol.actions.drawing import Draw
from bot.games.sol.actions.effects.asking import Asking
from bot.games.sol.table.edition import other_suits, suits_to_choose_from
from bot.games.sol.table.state import SUIT_CALLED, Suit, Table
from bot.games.sol.table.tables import PICK_NUMBER, PICK_SUIT, WHO


class Channelling(Asking, tag="channel"):
    """Energy becomes momentum, one for one; `most` is the number of cards drawn."""

    key = "channel"
    most: int

    def choices(self, g: Table) -> list[Move]:
        return list(PICK_NUMBER[1 : 1 + min(self.most, g.players[self.seat].energy)])

    def do_pick(self, g: Table, seat: Seat, number: int) -> None:
        g.done(self)
        player = g.players[seat]
        player.energy -= number
        player.momentum += number
        g.tell("channel", seat=WHO[seat], number=number)


@register
class Channel(SuitEffect):
    key = "channel"

    def usable(self, g: Table, step: Acting) -> bool:
        return isinstance(step, Draw) and bool(step.drawn) and g.players[step.seat].energy > 0

    def start(self, g: Table, step: Acting) -> None:
        if isinstance(step, Draw):
            g.push(Channelling(step.seat, len(step.drawn)))


def suits_of_the_deck(g: Table) -> Iterable[Suit]:
    """The suits that may be drawn: those with an effect; if others have none, as far as everyone knows any suit."""
    others = other_suits(g.options, g.seats)
    if len(g.effects) > others:
        return g.effects
    return (Suit.EXPLOSION, *suits_to_choose_from(g.options, others))


class Naming(Asking, tag="pillar"):
    """The player names the suit that will pay."""

    key = "pillar"

    def choices(self, g: Table) -> list[Move]:
        return [PICK_SUIT[suit] for suit in sorted(suits_of_the_deck(g))]

    def do_pick(self, g: Table, seat: Seat, suit: str) -> None:
        g.done(self)
        draw = g.stack[-1]
        draw.named = SUIT_CALLED[suit]
        g.tell("pillar-named", seat=WHO[seat], suit=f"~suit-{suit}")


@register
class Pillar(SuitEffect):
    key = "pillar"

    def usable(self, g: Table, step: Acting) -> bool:
        return step.moment == "before"

    def start(self, g: Table, step: Acting) -> None:
        g.stack[-1] = Naming(step.seat)
