"""Before the first turn: the hand exchange (rules 4). Then the Draw phase (rules 6.1)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from bot.engine.moves import Ask, Mark, Move, Pace, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import QUIET, part_of
from bot.games.supernova.answers.slots import Slot
from bot.games.supernova.cards.cards import KIND, PLANET, Card
from bot.games.supernova.holdings.zones import discard, draw, names
from bot.games.supernova.table.state import HAND, Table
from bot.games.supernova.table.tables import DRAW_DISCARD, DRAW_MAIN, KEEP_HAND, NEW_HAND, NOBODY, SEATS, WHO

PILES = tuple(Mark(str(move.values[0]), "may") for move in (DRAW_MAIN, DRAW_DISCARD))
"""What can be drawn from, on the picture."""


class HandExchange(Step, tag="exchange"):
    """Rule 4.5: everyone looks at their hand at once; a player without a Planet may take ten new cards, repeatedly."""

    kept: list[bool]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, kept in enumerate(self.kept) if not kept)

    def ask(self, g: Table, seat: Seat) -> Ask:
        may = NEW_HAND in self.moves(g, seat)
        hint = Text(f"hint-exchange-{'new' if may else 'keep'}")
        prompt = Text("ask-exchange", {"seat": WHO[seat]})
        return Ask(seat, prompt, NEW_HAND if may else KEEP_HAND, Pace.TURN, hint=hint)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        if any(KIND[card] == PLANET for card in g.players[seat].hand):
            return [KEEP_HAND]
        return [NEW_HAND, KEEP_HAND]

    def do_draw(self, g: Table, seat: Seat, word: str) -> None:
        if word == "keep":
            self.kept[seat] = True
            return
        player, pile = g.players[seat], g.pile_of(seat)
        old, player.hand = player.hand, []
        g.tell("exchanged", seat=WHO[seat])
        g.tell("put-back", told=QUIET, seat=WHO[seat], cards=names(old))
        if len(pile.deck) < HAND:
            g.chance().shuffle(pile.discard)
            pile.deck[:0] = pile.discard
            pile.discard.clear()
        discard(g, old)
        draw(g, seat, HAND, "main")

    def run(self, g: Table) -> None:
        g.done(self)


class Draw(Slot, tag="draw"):
    """Rule 6.1: fill the hand from one pile; a penalised player draws one card.

    All choose a pile at once, and draw when everyone has. `seen` is what a player who has chosen would have taken from
    the Discard pile; who wanted that and finds something else there is asked `again`.
    """

    seen: list[Card] = []
    again: bool = False

    prompt: ClassVar[str] = "draw"

    def count(self, g: Table) -> int:
        """How many cards are to be drawn."""
        player, pile = g.players[self.seat], g.pile_of(self.seat)
        missing = max(0, HAND - len(player.hand))
        return min(missing, 1 if player.penalty else missing, len(pile.deck) + len(pile.discard))

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        if g.drawn_from[self.seat]:
            return NOBODY
        pile = g.pile_of(self.seat)
        return SEATS[self.seat] if pile.deck and pile.discard and self.count(g) else NOBODY

    def may(self, g: Table) -> tuple[Seat, ...]:
        """Own priority (10.2): who draws nothing, or has only one pile, may still play Specials while others choose."""
        return NOBODY if g.drawn_from[self.seat] or self.awaits(g) else SEATS[self.seat]

    def ask(self, g: Table, seat: Seat) -> Ask:
        prompt = Text(f"ask-draw{'-again' * self.again}", {"seat": WHO[seat], "count": self.count(g)})
        return replace(self.brief(g, seat), prompt=prompt, marks=PILES)

    def default(self, g: Table) -> Move:
        return DRAW_MAIN if g.pile_of(self.seat).deck else DRAW_DISCARD

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        pile, found = g.pile_of(seat), list[Move]()
        if self.awaits(g):
            found += [DRAW_MAIN] * bool(pile.deck) + [DRAW_DISCARD] * bool(pile.discard)
        return self.list_specials(g, found)

    def do_draw(self, g: Table, seat: Seat, pile: str) -> None:
        g.drawn_from[seat], self.seen = pile, self.on_top(g)
        g.tell("draws-from", (seat,), told=part_of("phase"), pile=f"~pile-{pile}")

    def on_top(self, g: Table) -> list[Card]:
        """What this player would take from the Discard pile."""
        discarded = g.pile_of(self.seat).discard
        return discarded[max(0, len(discarded) - self.count(g)) :]

    def run(self, g: Table) -> None:
        if g.drawn_from[self.seat] == "discard" and self.seen != self.on_top(g):
            g.drawn_from[self.seat] = ""
            if self.awaits(g):
                self.again = True
                g.tell("draws-again", seat=WHO[self.seat])
                return
        count, pile = self.count(g), g.pile_of(self.seat)
        wanted = g.drawn_from[self.seat] or "main"
        there = pile.deck if wanted == "main" else pile.discard
        source = wanted if there else "discard" if wanted == "main" else "main"
        g.drawn_from[self.seat] = source if count else ""
        draw(g, self.seat, count, source)
        g.players[self.seat].penalty = False
        g.done(self)
