"""Several cards laid as one decision: in Build, or as Environments on new planets (rules 6.2, 6.3, 10.6).

Each is played in its turn, as soon as no one may answer the one before; meanwhile the rest is a list of its player. A
Special is a row of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.errors import NotWhole
from bot.engine.moves import Choice, Event, Mark, Move, Seat, Spot, Text, Value
from bot.engine.told import joined
from bot.games.parts.chain import Link, Walk
from bot.games.supernova.actions.placing import AT, ENDS, Placing, place_of
from bot.games.supernova.cards.cards import (
    CARD_CALLED,
    FIRST,
    HIDDEN,
    KIND_OF_TITLE,
    NAME,
    ROWS,
    SCOUTS,
    SHIP,
    TERRAFORMS,
    TIMING,
    TITLE_CALLED,
    Card,
)
from bot.games.supernova.holdings.queues import END
from bot.games.supernova.holdings.stacks import fitting
from bot.games.supernova.holdings.things import IN_HAND, card_label, changes, laid_detail, title_label
from bot.games.supernova.table.state import Planet, Ship, Table

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
        if walk is None or walk.begun or not self._may_end(walk.world, seat, walk.trail):
            raise NotWhole
        if _special(walk) is not None:
            super().play(g, seat, values)
            return
        queue = self.plays(walk)
        g.stack[-1].take(g, [*queue, END] if self.is_over(walk, seat) else queue)

    def plays(self, walk: Walk) -> list[list[str]]:
        """The single plays of a row of cards: what goes to one place together goes in the order of the hand."""
        plays = [[str(word) for word in move.values] for move in walk.moves if move.verb == self.single]
        return [play for _, run in groupby(plays, itemgetter(1)) for play in sorted(run, key=_in_hand)]

    def label(self, walk: Walk, seat: Seat, value: Value, links: Sequence[Link]) -> tuple[Text, Text | None]:
        word = str(value)
        if word.startswith(AT) or word in ENDS or (walk.begun and not str(walk.begun[0]).startswith(AT)):
            return super().label(walk, seat, value, links)
        place = CARD_CALLED.get(place_of(walk), HIDDEN)
        detail = laid_detail(walk.world, seat, word, place, gain=bool(walk.begun))
        return title_label(walk.before, seat, word), detail

    def spot_of(self, walk: Walk, seat: Seat) -> Spot | None:
        """What helps the wrong player, or no one, comes last; cards that all have room can be chosen at once."""
        found = super().spot_of(walk, seat)
        if found is None or not found.next:
            return found
        begun = str(walk.begun[0]) if walk.begun else ""
        if not begun.startswith(AT):
            return self._across(walk, seat, found) if not begun else found
        place, world = CARD_CALLED[begun.removeprefix(AT)], walk.world
        stack: Planet | Ship = world.planets.get(place) or world.ships[place]
        own = stack.owner == seat

        def card(choice: Choice) -> Card:
            return FIRST[TITLE_CALLED[str(choice.value)]]

        ordered = sorted(
            found.next, key=lambda choice: changes(world, seat, card(choice), place).uselessness(own=own)
        )
        most = fitting(world, stack, [card(choice) for choice in ordered])
        if most == 1 and own:  # what is gained is told anyway where one card is chosen
            ordered = [
                replace(choice, detail=laid_detail(world, seat, str(choice.value), place, gain=False))
                for choice in ordered
            ]
        return replace(found, next=tuple(ordered), several=(1, most) if most > 1 else None)

    def _across(self, walk: Walk, seat: Seat, found: Spot) -> Spot:
        """At first each card with each place that has room for it, to choose several at once: those that help first.

        What makes room at a place comes before what needs it. Of new planets those come first on which a card helps.
        """
        world, by_value = walk.world, {choice.value: choice for choice in found.next}
        ranked = list[tuple[int, int, Card, tuple[Choice, Choice]]]()
        for link in walk.links:
            if len(link.words) != 2 or not str(link.words[0]).startswith(AT):
                continue
            place, title = CARD_CALLED[str(link.words[0]).removeprefix(AT)], str(link.words[1])
            stack: Planet | Ship = world.planets.get(place) or world.ships[place]
            card = FIRST[TITLE_CALLED[title]]
            use = changes(world, seat, card, place).uselessness(own=stack.owner == seat)
            detail = laid_detail(world, seat, title, place)
            choice = Choice(title, title_label(walk.before, seat, title), True, detail)
            ranked.append((use, list(by_value).index(link.words[0]), card, (by_value[link.words[0]], choice)))
        ranked.sort(key=itemgetter(0, 1, 2))
        rows = tuple(row for *_, row in ranked)
        firsts = list(dict.fromkeys(place.value for place, _ in rows))
        if world.stack[-1].ends_with_row:
            found = replace(
                found, next=tuple(by_value[value] for value in dict.fromkeys((*firsts, *by_value)))
            )
        if not rows or len(found.next) < 2 or walk.trail:
            return found
        return replace(found, straight=rows, several=(1, len({card.value for _, card in rows})))

    def preview(self, walk: Walk, seat: Seat) -> tuple[Event, ...]:
        plays = (move.values for move in walk.moves if move.verb == self.single and _special(walk) is None)
        return tuple(
            Event(
                "will-lay",
                {
                    "card": ROWS[TITLE_CALLED[str(word)]].name,
                    "at": NAME[CARD_CALLED[str(at)]],
                    "place": "orbit" if KIND_OF_TITLE[TITLE_CALLED[str(word)]] == SHIP else "stack",
                },
                told=joined("card"),
            )
            for word, at in plays
        )

    def marks(self, walk: Walk, seat: Seat) -> tuple[Mark, ...]:
        words = [*walk.begun, *(word for link in walk.trail for word in link.words if link.last)]
        if not words or str(words[0]).startswith(AT) or words[0] in ENDS:
            marks = super().marks(walk, seat)
            begun = bool(walk.trail or walk.begun)
            return marks if begun else tuple(mark for mark in marks if not mark.what.startswith(IN_HAND))
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
            title, *targets = map(str, special.values)
            at = CARD_CALLED.get(targets[0]) if targets else None
            return Text(
                "lay-whole-special",
                {
                    "card": ROWS[TITLE_CALLED[title]].name,
                    "on": "none" if at is None else card_label(walk.before, seat, at),
                },
            )
        return super().whole(walk, seat)

    def price(self, walk: Walk, seat: Seat) -> Text | None:
        return super().price(walk, seat) if _special(walk) is None else None


def _in_hand(play: Sequence[str]) -> int:
    """Where the card of a play stands in a hand, in which what makes room comes before what needs it."""
    return FIRST[TITLE_CALLED[play[0]]]


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
