"""Several cards laid as one decision: in Build, or as Environments on new planets (rules 6.2, 6.3, 10.6).

Each is played in its turn, as soon as no one may answer the one before; meanwhile the rest is a list of its player. A
Special is a row of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.engine.moves import Mark, Move, Seat, Text, Value
from bot.games.parts.chain import Link, Walk
from bot.games.supernova.actions.placing import AT, ENDS, Placing
from bot.games.supernova.cards.cards import FIRST, ROWS, SCOUTS, TERRAFORMS, TIMING, TITLE_CALLED
from bot.games.supernova.holdings.queues import END
from bot.games.supernova.holdings.things import IN_HAND, title_label
from bot.games.supernova.table.state import Table

VERB = "lay"


class Laying(Placing):
    """Cards of the hand, each on its planet or ship."""

    verb = VERB
    single: ClassVar[str] = "play"

    def singles(self, g: Table, seat: Seat) -> list[Move]:
        return [move for move in super().singles(g, seat) if TIMING[TITLE_CALLED[str(move.values[0])]] < 0]

    def finishes(self, g: Table, seat: Seat, trail: Sequence[Link]) -> bool:
        """A card that asks its player something more may lead to further cards."""
        laid = [
            FIRST[TITLE_CALLED[str(move.values[0])]] for link in trail for move in link.moves if move.values
        ]
        asks_more = any(SCOUTS[card] or TERRAFORMS[card] for card in laid)
        return not asks_more

    def links(
        self, g: Table, seat: Seat, trail: Sequence[Link], begun: tuple[Value, ...] | None = None
    ) -> list[Link]:
        if not trail and not g.stack[-1].takes_several(g):
            return []
        found = super().links(g, seat, trail, begun)
        if found and not trail:
            found += [Link(move.values, (move,), last=True) for move in _specials(g, seat)]
        return found

    def advance(self, world: Table, seat: Seat, link: Link) -> None:
        """What follows if no one answers the card, and before its player is asked more."""
        at = len(world.stack)
        for move in link.moves:
            word, target = map(str, move.values)
            world.stack[at - 1].play_card(world, TITLE_CALLED[word], target)
            del world.stack[at:]

    def play(self, g: Table, seat: Seat, values: Sequence[Value]) -> None:
        walk = self.walk(g, seat, values)
        assert walk is not None
        if _special(walk) is not None:
            super().play(g, seat, values)
            return
        queue = [[str(word) for word in move.values] for move in walk.moves if move.verb == self.single]
        g.stack[-1].take(g, [*queue, END] if self.is_over(walk, seat) else queue)

    def label(self, walk: Walk, seat: Seat, value: Value, links: Sequence[Link]) -> tuple[Text, Text | None]:
        word = str(value)
        if word.startswith(AT) or word in ENDS or (walk.begun and not str(walk.begun[0]).startswith(AT)):
            return super().label(walk, seat, value, links)
        return title_label(walk.before, seat, word), None

    def marks(self, walk: Walk, seat: Seat) -> tuple[Mark, ...]:
        words = [*walk.begun, *(word for link in walk.trail for word in link.words if link.last)]
        if not words or str(words[0]).startswith(AT) or words[0] in ENDS:
            return super().marks(walk, seat)
        title, *targets = map(str, words)
        may = dict.fromkeys(str(link.words[len(words)]) for link in walk.links)
        return (
            Mark(IN_HAND + title, "chosen"),
            *(Mark(target, "chosen") for target in targets),
            *(Mark(word, "may") for word in may),
        )

    def shown(self, word: str) -> str:
        return IN_HAND + word if word in TITLE_CALLED else super().shown(word)

    def whole(self, walk: Walk, seat: Seat) -> Text | None:
        special = _special(walk)
        if special is not None:
            return Text("lay-whole-special", {"card": ROWS[TITLE_CALLED[str(special.values[0])]].name})
        return super().whole(walk, seat)

    def price(self, walk: Walk, seat: Seat) -> Text | None:
        return super().price(walk, seat) if _special(walk) is None else None


def _specials(g: Table, seat: Seat) -> list[Move]:
    """The Specials that a seat may play in its own part."""
    return [
        move
        for move in g.stack[-1].moves(g, seat)
        if move.verb == "play" and TIMING[TITLE_CALLED[str(move.values[0])]] >= 0
    ]


def _special(walk: Walk) -> Move | None:
    """The Special that is the whole row, if it is one."""
    only = walk.moves[0] if len(walk.trail) == 1 and walk.trail[0].last else None
    return only


CHAINS = {VERB: Laying()}
