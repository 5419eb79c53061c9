"""Rule 11, storms: a card from a deck that no one knows sends a storm through a band after each flare."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.engine.moves import Seat
from bot.engine.rng import Rng
from bot.games.parts.modules import Module
from bot.games.parts.zones import Zone, Zones, deck, open_cards
from tests.games.sample.afterglow.core.rounds import FLARED
from tests.games.sample.afterglow.core.state import BANDS, STRUCK, Board

STORMS = [1, 1, 2, 2, 3, 3]
"""The numbers of bands."""


class Storms(msgspec.Struct, array_like=True, tag="storms"):
    """The storms to come, the next at the end, and those that have passed."""

    deck: list[int]
    passed: list[int] = []


def zones(g: Board) -> Iterator[Zone]:
    """Where the cards of this module lie."""
    yield deck(g.part(Storms).deck)
    yield open_cards(g.part(Storms).passed)


ZONES = Zones(zones, lambda g: STORMS)


class StormsModule(Module[Board]):
    """The module."""

    key = "storms"
    needs = ("mirrors",)

    def __init__(self) -> None:
        self.hooks = (FLARED.by(pass_through),)

    def deal(self, g: Board, rng: Rng) -> None:
        storms = STORMS.copy()
        rng.shuffle(storms)
        g.parts.append(Storms(storms))

    def hide(self, view: Board, viewer: Seat | None) -> None:
        ZONES.hide(view, viewer)

    def deal_anew(self, world: Board, viewer: Seat | None, rng: Rng) -> None:
        ZONES.deal_anew(world, viewer, rng)

    def check(self, g: Board) -> None:
        ZONES.check(g)


def pass_through(g: Board) -> None:
    """The next storm."""
    storms = g.part(Storms)
    storms.passed.append(storms.deck.pop())
    band = BANDS[storms.passed[-1] - 1]
    g.tell_chance("storm", band=band)
    for strike in g.hooks[STRUCK]:
        strike(g, band)
