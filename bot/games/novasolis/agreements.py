"""What alliances and contracts cost: diplomacy tokens and trade tokens (rules 24.2, 25.10).

The modules Diplomacy and Trade share them. The bag is known by its counts: nothing of it is secret.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from bot.engine.files import load_object
from bot.engine.moves import term
from bot.games.novasolis.core.cards.cards import STATS
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


TRADE = STATS.index("trade")
"""The figure of an empire that limits its trade tokens."""
TOKENS = load_object(Tokens, ROOM, "tokens.json")
VALUES = tuple(row.half_stars for row in TOKENS.diplomacy)
"""The half-stars of the tokens that `Pouch.left` counts."""


class Pouch(msgspec.Struct, array_like=True, tag="pouch"):
    """The diplomacy tokens: how many of each value are `left` in the bag, and by empire those that it `took`.

    What an empire took is in half-stars.
    """

    left: list[int]
    took: list[list[int]]


def fill_bag(g: Table) -> None:
    """Put all diplomacy tokens into the bag, for whichever module is first to need them."""
    if not are_there(g):
        g.parts.append(Pouch([row.count for row in TOKENS.diplomacy], [[] for _ in g.empires]))


def are_there(g: Table) -> bool:
    """Whether there are tokens at this table."""
    return any(isinstance(part, Pouch) for part in g.parts)


def in_bag(g: Table) -> int:
    """How many diplomacy tokens no one has."""
    return sum(g.part(Pouch).left)


def usual_token(g: Table) -> float:
    """The half-stars that a diplomacy token takes on average, of those in the bag (0: none left)."""
    left = g.part(Pouch).left
    return sum(n * value for n, value in zip(left, VALUES, strict=True)) / max(1, sum(left))


def tokens_of(g: Table, side: int) -> list[int]:
    """The diplomacy tokens of an empire, in half-stars."""
    return g.part(Pouch).took[side]


def taken_off(g: Table, side: int) -> int:
    """What an empire's diplomacy tokens take from its own points and from those of all (R24.2)."""
    return sum(tokens_of(g, side))


def draw_tokens(g: Table, side: int, n: int, why: Reason) -> list[int]:
    """An empire takes diplomacy tokens at random, as far as there are some; says their values (R24.2).

    Who may refuse an agreement asks `in_bag` before; of a penalty the rest is waived.
    """
    pouch, drawn = g.part(Pouch), list[int]()
    for _ in range(min(n, in_bag(g))):
        at = g.chance().below(in_bag(g))
        kind = next(kind for kind in range(len(VALUES)) if at < sum(pouch.left[: kind + 1]))
        pouch.left[kind] -= 1
        drawn.append(VALUES[kind])
    pouch.took[side] += drawn
    if drawn:
        said = [stars(-value) for value in drawn]
        g.tell_chance("tokens-drawn", side=WHO[side], n=len(drawn), values=said, why=term(f"tokens-{why}"))
    if drawn and why in AGREEMENTS:
        for follow in g.hooks[AGREED]:
            follow(g, side, drawn)
    return drawn


def return_token(g: Table, side: int, value: int) -> None:
    """Put one diplomacy token of an empire back into the bag."""
    pouch = g.part(Pouch)
    pouch.took[side].remove(value)
    pouch.left[VALUES.index(value)] += 1


def trade_tokens_used(g: Table, side: int) -> int:
    """The trade tokens of an empire that are in use."""
    return sum(used(g, side) for used in g.hooks[TOKENS_USED])


def free_trade_tokens(g: Table, side: int) -> int:
    """The trade tokens of an empire that are not in use; none while more are than it has (R25.10)."""
    return max(0, min(TOKENS.trade, stat(g, side, TRADE)) - trade_tokens_used(g, side))


def check_tokens(g: Table) -> None:
    """Raise AssertionError if tokens came or went, or an empire uses more trade tokens than it has."""
    pouch = g.part(Pouch)
    held = [value for took in pouch.took for value in took]
    for row, left in zip(TOKENS.diplomacy, pouch.left, strict=True):
        assert left >= 0, f"no tokens of {row.half_stars} left, and more"
        assert left + held.count(row.half_stars) == row.count, f"tokens of {row.half_stars}"
    for side in range(len(g.empires)):
        assert trade_tokens_used(g, side) <= TOKENS.trade, f"trade tokens of {side}"
