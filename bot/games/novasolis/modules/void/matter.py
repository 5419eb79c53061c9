"""Dark Matter: who has how much of it, and who claims the next (rules X5.1, 25b.2)."""

from __future__ import annotations

import msgspec

from bot.engine.files import load_object
from bot.games.novasolis.core.cards.cards import KIND_CALLED, KIND_WORDS
from bot.games.novasolis.core.cards.language import UnitWord
from bot.games.novasolis.core.cards.rows import ROOM, TechnologyRow
from bot.games.novasolis.core.holdings.counting import lasting
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import WHO
from bot.games.novasolis.modules.void.language import DarkMatterClaim


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of the expansion: all Dark Matter, and what each unit of the Entity counts where it is claimed."""

    supply: int
    kills: dict[UnitWord, int]


NUMBERS = load_object(Numbers, ROOM, "void.json")
DARK_MATTER = "dark-matter"
"""What void technologies take, as a word of their rows."""
DESTROYER = KIND_CALLED["destroyer"]
"""The kind of unit that decides between equal claims."""
KILLS = tuple(NUMBERS.kills.get(word, 0) for word in KIND_WORDS)
"""By kind of unit, what one of the Entity's counts."""


class Void(msgspec.Struct, array_like=True, tag="void"):
    """What Void Technology puts on the table.

    `display` are the sides of void technologies that no one has claimed. By empire: the Dark Matter in its `stock` and
    that on its technologies (`laid`), and the units of the Entity, by kind, that it had destroyed when Dark Matter was
    last awarded (`counted`).
    """

    display: list[int]
    stock: list[int]
    laid: list[int]
    counted: list[list[int]]

    def of(self, side: int) -> int:
        """All Dark Matter of an empire."""
        return self.stock[side] + self.laid[side]

    @property
    def left(self) -> int:
        """The Dark Matter that nobody has."""
        return NUMBERS.supply - sum(self.stock) - sum(self.laid)


def matter_of(row: TechnologyRow) -> int:
    """The Dark Matter that a technology takes for good."""
    return sum(each.n for each in row.takes if each.what == DARK_MATTER)


def killed(g: Table, side: int) -> list[int]:
    """The units of the Entity that an empire destroyed since the last award, by kind."""
    before = g.part(Void).counted[side]
    return [now - then for now, then in zip(g.empires[side].slain, before, strict=True)]


def claim_of(g: Table, side: int) -> int:
    """The score of an empire for the next Dark Matter: what it destroyed, less the Dark Matter that it has."""
    found = sum(n * each for n, each in zip(killed(g, side), KILLS, strict=True))
    found += sum(piece.add for piece in lasting(g, side) if isinstance(piece, DarkMatterClaim))
    return found - g.part(Void).of(side)


def claimants(g: Table) -> list[int]:
    """Who has the best claim to the next Dark Matter: one empire, several that nothing sets apart, or none."""
    void = g.part(Void)
    claims = {
        side: (claim_of(g, side), killed(g, side)[DESTROYER], -void.of(side))
        for side in range(len(g.empires))
    }
    best = max(claims.values())
    return [side for side, claim in claims.items() if claim == best and claim[0] > 0]


def award(g: Table) -> None:
    """One Dark Matter goes to the best claim, if it is that of one empire; then all are counted anew (EP0)."""
    void, found = g.part(Void), claimants(g)
    if void.left and len(found) == 1:
        void.stock[found[0]] += 1
        score = claim_of(g, found[0]) + 1
        g.tell("dark-matter-claimed", side=WHO[found[0]], n=score, left=void.left)
    elif void.left and found:
        g.tell("dark-matter-tied", sides=[WHO[side] for side in found], n=claim_of(g, found[0]))
    for side, empire in enumerate(g.empires):
        void.counted[side] = empire.slain.copy()
