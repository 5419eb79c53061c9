"""Location tiles in hand: drawn from the bag, offered as choices, and the limit (rules 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from bot.engine.moves import Ask, Choice, Mark, Move, Seat, Spot, Text, Value
from bot.engine.steps import Step
from bot.games.novasolis.core.cards.cards import HAND, TILES
from bot.games.novasolis.core.cards.phrases import text_of
from bot.games.novasolis.core.cards.rows import Row
from bot.games.novasolis.core.holdings.counting import stat
from bot.games.novasolis.core.holdings.picks import same_number_of, that_begin
from bot.games.novasolis.core.table.state import EMPTY, Table
from bot.games.novasolis.core.table.tables import DECIDERS, NOBODY, SEATS, WHO
from bot.games.parts.clauses import sentences
from bot.games.parts.several import choose_several


def card_choice(key: str, row: Row) -> Choice:
    """A card to choose, with what it says; `key` is the message of the choice."""
    said = sentences(text_of(row))
    return Choice(row.word, Text(key, {"card": row.name, "said": said}), True)


TILE_CHOICE = {card: card_choice("choice-tile", row) for card, row in TILES.items()}
"""The choice of a tile by its number."""


def choose_cards(
    key: str, offered: Iterable[Choice], chosen: Sequence[Value], least: int, most: int
) -> Spot | None:
    """As `choose_several`: all cards are marked, and the whole move is the message `key` with those chosen."""
    cards = list(offered)
    spot = choose_several(cards, chosen, least, most)
    if spot is None:
        return None
    names = {card.value: card.label for card in cards}
    whole = Text(key, {"cards": [names[value] for value in chosen]}) if spot.ends else None
    marks = (
        *(Mark(str(value), "chosen") for value in chosen),
        *(Mark(str(card.value), "may") for card in spot.next),
    )
    return replace(spot, whole=whole, marks=marks)


def draw_tiles(g: Table, n: int) -> list[int]:
    """So many tiles out of the bag, fewer if it is short (R28.6)."""
    chance = g.chance()
    return [g.bag.pop(chance.below(len(g.bag))) for _ in range(min(n, len(g.bag)))]


def keep_to_the_limit(g: Table, side: int) -> None:
    """An empire with too many tiles gives some back."""
    g.push(HandLimit(side))


def without(cards: list[int], words: Iterable[Value]) -> list[int]:
    """Some tiles without those that words name."""
    gone, rest = Counter(TILES.called[str(word)] for word in words), list[int]()
    for card in cards:
        if gone[card]:
            gone[card] -= 1
        else:
            rest.append(card)
    return rest


class HandLimit(Step, tag="hand-limit"):
    """An empire gives tiles back until it keeps to the limit; by default those that it drew last."""

    side: int

    def excess(self, g: Table) -> int:
        """How many tiles are too many."""
        hand = g.empires[self.side].hand
        return max(0, len(hand) - stat(g, self.side, HAND)) if hand else 0

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[DECIDERS[g.seats][self.side]] if self.excess(g) else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        excess = self.excess(g)
        last = tuple(TILES.word[card] for card in g.empires[self.side].hand[-excess:])
        return Ask(seat, Text("ask-discard", {"n": excess}), Move("discard", last), side=g.named(self.side))

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        excess = self.excess(g)
        held = [TILE_CHOICE[card] for card in g.empires[self.side].hand if card != EMPTY]
        return choose_cards("discard-whole", held, chosen, excess, excess)

    def proposals(self, g: Table, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        if verb == "discard":
            words = [TILES.word[card] for card in g.empires[self.side].hand]
            yield from that_begin(same_number_of(verb, words, self.excess(g)), given)

    def disguises(self, g: Table, seat: Seat, move: Move, viewer: Seat | None) -> Iterator[Move]:
        words = [TILES.word[card] for card in g.empires[self.side].hand]
        return same_number_of("discard", words, len(move.values))

    def do_discard(self, g: Table, seat: Seat, *words: str) -> None:
        empire = g.empires[self.side]
        empire.hand = without(empire.hand, words)
        gone = sorted(TILES.called[word] for word in words)
        g.bag += gone
        names = [TILES.name[card] for card in gone]
        g.tell_partly("discarded", {"cards": (seat,)}, side=WHO[self.side], n=len(gone), cards=names)

    def run(self, g: Table) -> None:
        g.done(self)
