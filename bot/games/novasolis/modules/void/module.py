"""The expansion as the game sees it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.errors import Illegal
from bot.engine.moves import Param, Shown, Values, Verb
from bot.engine.rng import Rng
from bot.games.novasolis.core.actions.science import ALSO_ON_OFFER, DISCOVERED, UNPAID
from bot.games.novasolis.core.alone.entity import ENTITY_BEGINS
from bot.games.novasolis.core.cards.cards import PERMANENT, SIDES, SLOT_OF, TECHNOLOGIES
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import WHO
from bot.games.novasolis.core.thinking.evaluation import ALSO_WORTH, rounds_left
from bot.games.novasolis.modules.void.covering import Cover, rivals
from bot.games.novasolis.modules.void.language import DarkMatter
from bot.games.novasolis.modules.void.matter import Void, award, claim_of, claimants, matter_of
from bot.games.parts.modules import Module

STOCKED, CLAIM = 60, 25
"""What Dark Matter in stock is worth to computers, and the best claim to the next."""


class VoidModule(Module[Table]):
    """The module."""

    key = "void"
    verbs = (Verb("cover", (Param("technology"),), shown=Shown(group="power")),)

    def __init__(self) -> None:
        self.hooks = (
            ENTITY_BEGINS.by(award),
            ALSO_ON_OFFER.by(on_offer),
            UNPAID.by(unpaid),
            DISCOVERED.by(discovered),
            ALSO_WORTH.by(worth),
        )

    def deal(self, g: Table, rng: Rng) -> None:
        none = [0] * len(g.empires)
        counted = [empire.slain.copy() for empire in g.empires]
        g.parts.append(Void(sorted(PERMANENT), none.copy(), none.copy(), counted))

    def check(self, g: Table) -> None:
        void = g.part(Void)
        assert min(*void.stock, *void.laid, void.left) >= 0, "Dark Matter below 0"
        gone = set[int]()
        for side, empire in enumerate(g.empires):
            own = [tech for tech in empire.techs if tech.card in PERMANENT]
            assert all(tech.active and not tech.paid for tech in own), f"a void technology of {side} sleeps"
            assert {tech.card for tech in own} <= {*empire.grid}, f"no tile of a void technology of {side}"
            prices = sum(matter_of(TECHNOLOGIES[tech.card]) for tech in own)
            assert void.laid[side] == prices, f"Dark Matter on technologies of {side}"
            taken = {card for tech in own for card in SIDES[tech.card]}
            assert not taken & gone, f"a void technology of {side} is another's too"
            gone |= taken
            assert all(
                now >= then >= 0 for now, then in zip(empire.slain, void.counted[side], strict=True)
            ), f"counted too much of {side}"
        assert void.display == sorted(PERMANENT - gone), "the display of void technologies"


def on_offer(g: Table, side: int) -> Sequence[int]:
    """Void technologies lie open for everyone, whoever controls artifacts (R25b.1)."""
    return g.part(Void).display


def unpaid(g: Table, side: int, card: int) -> Illegal | None:
    """Whether an empire lacks the Dark Matter for a technology (X5.2)."""
    needed, stock = matter_of(TECHNOLOGIES[card]), g.part(Void).stock[side]
    if needed <= stock:
        return None
    values: Values = {"card": TECHNOLOGIES.name[card], "cost": needed, "stock": stock}
    return Illegal("10.4", "discover-dark-matter", values)


def discovered(g: Table, side: int, card: int) -> None:
    """A void technology takes its Dark Matter for good and works at once; others may bring some (X5.2, 14.3)."""
    void, row, empire = g.part(Void), TECHNOLOGIES[card], g.empires[side]
    for piece in row.does:
        if isinstance(piece, DarkMatter) and (n := min(piece.n, void.left)):
            void.stock[side] += n
            g.tell("dark-matter-gained", side=WHO[side], n=n, left=void.left)
    if card not in PERMANENT:
        return
    void.display = [other for other in void.display if other not in SIDES[card]]
    void.stock[side] -= matter_of(row)
    void.laid[side] += matter_of(row)
    empire.techs[-1].active = True
    empire.grid.append(card)
    g.tell("void-powered", side=WHO[side], card=row.name, n=matter_of(row))
    if len(rivals(g, side, SLOT_OF[card])) > 1:
        g.push(Cover(side, SLOT_OF[card]))


def worth(g: Table, side: int) -> float:
    """What computers see in Dark Matter: what is in stock, and being the one who claims the next."""
    found = STOCKED * g.part(Void).stock[side]
    if claim_of(g, side) > 0 and claimants(g) == [side]:
        found += CLAIM
    return found * min(1.0, rounds_left(g) / 3)
