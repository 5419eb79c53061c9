"""Hidden zones: hands, decks, discards and face-down slots, declared once.

A game lists its zones: where cards lie in its state, and who knows them. What a view hides, what another world may deal
otherwise and that no card is lost or made follow from that list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Generic, NamedTuple, TypeVar

from bot.engine.moves import Seat
from bot.engine.rng import Rng
from bot.engine.steps import State

S = TypeVar("S", bound=State)

HIDDEN = 0
"""Stands for a card that the viewer does not know. No card has this number."""

NOBODY: tuple[Seat, ...] = ()


class Zone(NamedTuple):
    """Some cards in one list of the state, and the seats that know them (None: everyone).

    `slots` are the places in the list that belong to the zone, None for all of them. In a `loose` zone the order of the
    cards means nothing, so a view does not show it. Where backs leave too much open, `only` are the cards that can lie
    there.
    """

    cards: list[int]
    known: tuple[Seat, ...] | None
    slots: Sequence[int] | None = None
    loose: bool = False
    only: Container[int] | None = None

    def is_known_to(self, viewer: Seat | None) -> bool:
        """Whether `viewer` (None: the public) knows these cards."""
        return self.known is None or viewer in self.known

    @property
    def held(self) -> list[int]:
        """The cards in the zone."""
        return self.cards if self.slots is None else [self.cards[i] for i in self.slots]


def hand(cards: list[int], owner: Seat) -> Zone:
    """Cards that their owner alone knows, in no order."""
    return Zone(cards, (owner,), loose=True)


def deck(cards: list[int]) -> Zone:
    """A pile whose cards and order no one knows."""
    return Zone(cards, NOBODY)


def open_cards(cards: list[int]) -> Zone:
    """A discard pile, a market, cards on the table: everyone knows them."""
    return Zone(cards, None)


def face_down(cards: list[int], slot: int, *known: Seat) -> Zone:
    """One card in a slot of a list, known to some seats or to no one."""
    return Zone(cards, known, (slot,))


def _drawn(cards: list[int], only: Container[int] | None) -> int:
    """Take the last card, or the last that can lie there at all."""
    if only is None:
        return cards.pop()
    return cards.pop(next(at for at in range(-1, -len(cards) - 1, -1) if cards[at] in only))


class Zones(Generic[S]):
    """All zones of a game. `places` lists those of a state, `every` all cards in it; each card lies in one zone.

    The back of a card is what a viewer sees who does not know the card: by card in `backs` a number below 0, else
    HIDDEN. Cards with the same back can be taken for each other.
    """

    def __init__(
        self,
        places: Callable[[S], Iterable[Zone]],
        every: Callable[[S], Iterable[int]],
        backs: Mapping[int, int] = MappingProxyType({}),
    ) -> None:
        self._places, self._every, self._backs = places, every, backs

    def hide(self, view: S, viewer: Seat | None) -> None:
        """Turn the cards that `viewer` does not know over, in place."""
        for zone in self._places(view):
            if not zone.is_known_to(viewer):
                backs = self._turned_over(zone.held)
                self._put(zone, sorted(backs) if zone.loose else backs)

    def deal_anew(self, world: S, viewer: Seat | None, rng: Rng) -> None:
        """Deal the cards that `viewer` does not know again, in place. `world` may be a state or that viewer's view."""
        zones = list(self._places(world))
        hidden = [zone for zone in zones if not zone.is_known_to(viewer)]
        seen = Counter(chain.from_iterable(zone.held for zone in zones if zone.is_known_to(viewer)))
        every = sorted(self._every(world))
        by_back: dict[int, list[int]] = {}
        for card, back in zip(every, self._turned_over(every), strict=True):
            if seen.get(card):
                seen[card] -= 1
            elif back in by_back:
                by_back[back].append(card)
            else:
                by_back[back] = [card]
        for cards in by_back.values():
            rng.shuffle(cards)
        for zone in sorted(hidden, key=lambda zone: zone.only is None):
            backs = self._turned_over(zone.held)
            self._put(zone, [_drawn(by_back[back], zone.only) for back in backs])

    def check(self, g: S) -> None:
        """Raise AssertionError unless every card lies in exactly one zone."""
        there = Counter(chain.from_iterable(zone.held for zone in self._places(g)))
        every = Counter(self._every(g))
        assert there == every, (
            f"cards lost: {sorted((every - there).elements())}, made: {sorted((there - every).elements())}"
        )

    def _turned_over(self, cards: Iterable[int]) -> list[int]:
        """The backs of cards; a back stays what it is."""
        back_of = self._backs.get
        return [card if card < 0 else back_of(card, HIDDEN) for card in cards]

    def _put(self, zone: Zone, cards: Iterable[int]) -> None:
        if zone.slots is None:
            zone.cards[:] = cards
            return
        for i, card in zip(zone.slots, cards, strict=True):
            zone.cards[i] = card
