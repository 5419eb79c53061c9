"""What must be true of every position (rules 15.3)."""

from __future__ import annotations

from bot.games.sol.round.setup import SPACING
from bot.games.sol.round.turn import Choose
from bot.games.sol.table.edition import (
    cards_of_a_suit,
    explosions,
    is_boxed,
    other_suits,
    pieces,
    trigger_flares,
)
from bot.games.sol.table.state import CROWD, SUNDIVERS, Kind, Suit, Table


def check(g: Table) -> None:
    """Raise AssertionError if the position cannot be right."""
    _pieces(g)
    _cards(g)
    for seat, player in enumerate(g.players):
        assert min(player.energy, player.momentum) >= 0, f"seat {seat}: {player}"
        assert 1 <= player.corner <= g.layout.corners
    if g.stack and isinstance(g.stack[-1], Choose) and g.seats > 1:
        _gaps(g)


def _pieces(g: Table) -> None:
    """No piece is lost or doubled, and no space too full."""
    may_lose_pieces = is_boxed(g.options) or g.event == "feeders"
    for seat, player in enumerate(g.players):
        own = g.sundivers[seat]
        total = sum(own) + player.pool + player.reserve + sum(player.guests) + player.lost + player.gone
        assert total == SUNDIVERS, f"seat {seat} has {total} sundivers"
        assert min(player.pool, player.reserve, player.lost, player.gone, *own, *player.pieces) >= 0
        assert max(own) <= CROWD
        built = [0] * len(Kind)
        built[Kind.BRIDGE] = sum(bridge.seat == seat for bridge in g.bridges.values())
        for station in g.stations:
            if station is not None and station.seat == seat:
                built[station.kind] += 1
        owned = [a + b for a, b in zip(built, player.pieces, strict=True)]
        given = pieces(g.options, g.seats)
        assert all(a <= b for a, b in zip(owned, given, strict=True)), f"seat {seat}: {built}"
        if not may_lose_pieces:
            assert owned == given, f"seat {seat}: {built}"
    assert all(g.layout.membrane[edge] for edge in g.bridges)


def _cards(g: Table) -> None:
    """Every card is somewhere, and every explosion drawn moved the marker."""
    open_cards = [suit for step in (*g.stack, *g.beside) for suit in getattr(step, "drawn", ())]
    held = [player.held for player in g.players if player.held is not Suit.HIDDEN]
    out = [*g.discard, *held, *open_cards]
    total = explosions(g.options) + trigger_flares(g.options, g.seats)
    total += cards_of_a_suit(g.options) * other_suits(g.options, g.seats)
    assert len(g.deck) + len(out) == total, f"{len(g.deck)} + {len(out)} cards"
    waiting = out.count(Suit.EXPLOSION) - (13 - g.marker)
    assert waiting == 0 or (waiting > 0 and g.options["deepdraw"] == "batch")


def _gaps(g: Table) -> None:
    """At the start of a turn only the active player has the wider gap in front."""
    corners = g.layout.corners
    taken = sorted({player.corner for player in g.players})
    for seat, player in enumerate(g.players):
        gap = min((other - player.corner) % corners or corners for other in taken)
        expected = SPACING[g.seats] + (seat == g.active)
        assert gap == expected, f"seat {seat} has a gap of {gap}"
