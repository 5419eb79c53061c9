"""Chain (a line of occupied spaces pays momentum and sends every other sundiver home), Channel after the draw and
Pillar before it (rules 12.3)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine.moves import Ask, Move, Seat, Text
from bot.engine.told import FELT, touching
from bot.games.sol.actions.acting import Acting, Asking, SuitEffect, register
from bot.games.sol.actions.drawing import Draw
from bot.games.sol.actions.effects.anytime import AskingEffect
from bot.games.sol.table.board import Space
from bot.games.sol.table.edition import other_suits, suits_to_choose_from
from bot.games.sol.table.state import SUIT_CALLED, Suit, Table
from bot.games.sol.table.tables import PICK_NUMBER, PICK_SEAT, PICK_SUIT, SEAT_CALLED, WHO, mark, tables_of


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


class Chaining(Asking, tag="chain"):
    """The player names an end of a chain, then whose sundiver counts on each shared space.

    `spaces` is the chain from that end on, `owners` whose sundiver was taken on each so far.
    """

    key = "chain"
    spaces: list[Space] = []
    owners: list[Seat] = []

    def choices(self, g: Table) -> list[Move]:
        if not self.spaces:
            return [tables_of(g.board).pick[end] for end in sorted(chain_ends(g))]
        return [PICK_SEAT[owner] for owner in owners_on(g, self.spaces[len(self.owners)])]

    def ask(self, g: Table, seat: Seat) -> Ask:
        asked = super().ask(g, seat)
        if not self.spaces:
            return asked
        space = g.layout.names[self.spaces[len(self.owners)]]
        prompt = Text("ask-chain-owner", {"seat": WHO[seat], "space": space})
        return replace(asked, prompt=prompt, marks=(mark(space, "own"), *asked.marks))

    def do_pick(self, g: Table, seat: Seat, what: str) -> None:
        if self.spaces:
            self.owners.append(SEAT_CALLED[what])
        else:
            self.spaces = chain_from(g, g.layout.number[what])
        while len(self.owners) < len(self.spaces):
            owners = owners_on(g, self.spaces[len(self.owners)])
            if len(owners) > 1:
                return
            self.owners.append(owners[0])
        self.pay(g)

    def pay(self, g: Table) -> None:
        """Momentum for each sundiver of the chain; the first, third, fifth ... return to their pools."""
        g.done(self)
        for i, (space, owner) in enumerate(zip(self.spaces, self.owners)):
            g.players[owner].momentum += 1
            if i % 2 == 0:
                g.sundivers[owner][space] -= 1
                g.players[owner].pool += 1
        g.tell(
            "chain",
            told=touching(FELT, *self.owners),
            seat=WHO[self.seat],
            spaces=[g.layout.names[space] for space in self.spaces],
            owners=[WHO[owner] for owner in sorted(set(self.owners))],
        )


def owners_on(g: Table, space: Space) -> list[Seat]:
    """The players with a sundiver on a space."""
    return [Seat(seat) for seat in range(g.seats) if g.sundivers[seat][space]]


def joined(g: Table, space: Space) -> list[Space]:
    """The occupied spaces that a sundiver could fly to from this one in one step."""
    board = tables_of(g.board)
    goals = [goal for goal, _ in board.open[space]]
    goals += [goal for goal, edge, _ in board.crossings[space] if edge in g.bridges]
    return [goal for goal in goals if owners_on(g, goal)]


def chain_from(g: Table, end: Space) -> list[Space]:
    """The occupied spaces from an end on, as far as they form a line."""
    chain = [end]
    while len(ahead := [space for space in joined(g, chain[-1]) if space not in chain]) == 1:
        chain += ahead
    return chain


def chain_ends(g: Table) -> list[Space]:
    """The ends of all chains: whole groups of two or more occupied spaces without a branch or a loop."""
    found = []
    for space in g.layout.spaces:
        if owners_on(g, Space(space)) and len(joined(g, Space(space))) == 1:
            chain = chain_from(g, Space(space))
            if len(joined(g, chain[-1])) == 1:
                found.append(Space(space))
    return found


@register
class Chain(AskingEffect):
    key = "chain"
    step_type = Chaining
