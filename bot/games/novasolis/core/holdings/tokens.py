"""Diplomacy tokens and trade tokens, which alliances and trade need; a table without them has none (rules 24.2, 25.10).

The bag is known by its counts (`Table.pouch`): nothing of it is secret. An empire keeps the values that it drew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from bot.engine.files import load_object
from bot.engine.moves import term
from bot.games.novasolis.core.cards.cards import TRADE
from bot.games.novasolis.core.cards.phrases import stars
from bot.games.novasolis.core.cards.rows import ROOM
from bot.games.novasolis.core.holdings.counting import stat
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import WHO
from bot.games.parts.modules import Hook

TOKENS_USED: Hook[Callable[[Table, int], int]] = Hook()
"""How many trade tokens of an empire are in use."""
AGREED: Hook[Callable[[Table, int, list[int]], None]] = Hook()
"""An empire drew diplomacy tokens of these values for an agreement."""

Reason = Literal["created", "joined", "expelled", "attacked", "dealt", "rescinded", "regained", "diplomats"]
"""What diplomacy tokens are taken for (message `tokens-REASON`)."""
AGREEMENTS = frozenset(("created", "joined", "dealt"))
"""The reasons that are no penalties (R24.2)."""


class TokenRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Diplomacy tokens of one value."""

    half_stars: int
    count: int


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The diplomacy tokens by value, and the trade tokens that an empire never has more of."""

    diplomacy: tuple[TokenRow, ...]
    trade: int


TOKENS = load_object(Tokens, ROOM, "tokens.json")
VALUES = tuple(row.half_stars for row in TOKENS.diplomacy)
"""The half-stars of the tokens that `Table.pouch` counts."""


def fill_bag(g: Table) -> None:
    """Put all diplomacy tokens into the bag, whichever module is first to need them."""
    g.pouch = [row.count for row in TOKENS.diplomacy]


def in_bag(g: Table) -> int:
    """How many diplomacy tokens no one has."""
    return sum(g.pouch)


def draw_tokens(g: Table, side: int, n: int, why: Reason) -> list[int]:
    """An empire takes diplomacy tokens at random, as far as there are some; says their values (R24.2).

    Who may refuse an agreement asks `in_bag` before; of a penalty the rest is waived.
    """
    drawn = list[int]()
    for _ in range(min(n, in_bag(g))):
        at = g.chance().below(in_bag(g))
        kind = next(kind for kind in range(len(VALUES)) if at < sum(g.pouch[: kind + 1]))
        g.pouch[kind] -= 1
        drawn.append(VALUES[kind])
    g.empires[side].tokens += drawn
    if drawn:
        said = [stars(-value) for value in drawn]
        g.tell_chance("tokens-drawn", side=WHO[side], n=len(drawn), values=said, why=term(f"tokens-{why}"))
    if drawn and why in AGREEMENTS:
        for follow in g.hooks[AGREED]:
            follow(g, side, drawn)
    return drawn


def return_token(g: Table, side: int, value: int) -> None:
    """Put one diplomacy token of an empire back into the bag."""
    g.empires[side].tokens.remove(value)
    g.pouch[VALUES.index(value)] += 1


def trade_tokens_used(g: Table, side: int) -> int:
    """The trade tokens of an empire that are in use."""
    return sum(used(g, side) for used in g.hooks[TOKENS_USED])


def free_trade_tokens(g: Table, side: int) -> int:
    """The trade tokens of an empire that are not in use; none while more are than it has (R25.10)."""
    return max(0, min(TOKENS.trade, stat(g, side, TRADE)) - trade_tokens_used(g, side))


def check_tokens(g: Table) -> None:
    """Raise AssertionError if tokens came or went, or an empire uses more trade tokens than it has."""
    held = [value for empire in g.empires for value in empire.tokens]
    for row, left in zip(TOKENS.diplomacy, g.pouch, strict=True):
        assert left >= 0, f"no tokens of {row.half_stars} left, and more"
        assert left + held.count(row.half_stars) == row.count, f"tokens of {row.half_stars}"
    for side in range(len(g.empires)):
        assert trade_tokens_used(g, side) <= TOKENS.trade, f"trade tokens of {side}"
