"""Gaining, paying and burning, within the capacities (rules 10). What does not fit is lost."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.moves import Text
from bot.engine.told import DETAIL, FELT, SMALL, touching
from bot.games.factions.cards.cards import DECK, Card
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.table.state import Exoplanet, Table
from bot.games.factions.table.tables import WHO

ENERGY_PER_RESOURCE = 3
"""How much energy is worth one resource to the automa (rules 17)."""


def add_energy(g: Table, side: int, n: int) -> int:
    """Add energy up to the capacity without telling it, and return how much it was."""
    player = g.players[side]
    gained = min(n, value(g, side, "energy-cap") - player.energy)
    player.energy += gained
    return gained


def gain_energy(g: Table, side: int, n: int, *how: Text) -> int:
    """Add energy up to the capacity, and return how much it was; `how` is told with it.

    The automa gets resources for it.
    """
    player = g.players[side]
    if side == g.automa:
        gain_resources(g, side, n // ENERGY_PER_RESOURCE, *how)
        return 0
    gained = add_energy(g, side, n)
    g.tell(
        "gained-energy",
        told=touching(SMALL, side),
        side=WHO[side],
        n=gained,
        lost=n - gained,
        now=player.energy,
        how=list(how),
    )
    return gained


def gain_resources(g: Table, side: int, n: int, *how: Text) -> int:
    """Add resources up to the capacity, and return how many; `how` is told with it.

    The automa may hold any number.
    """
    player = g.players[side]
    gained = n if side == g.automa else min(n, value(g, side, "resource-cap") - player.resources)
    player.resources += gained
    g.tell(
        "gained-resources",
        told=touching(SMALL, side),
        side=WHO[side],
        n=gained,
        lost=n - gained,
        now=player.resources,
        how=list(how),
    )
    return gained


def note_points(g: Table, side: int, n: int) -> None:
    """Note victory points."""
    g.players[side].points += n
    g.tell("noted-points", told=touching(SMALL, side), side=WHO[side], n=n)


def trim(g: Table, side: int) -> None:
    """Burn what no longer fits after a capacity fell."""
    player = g.players[side]
    energy = max(0, player.energy - value(g, side, "energy-cap"))
    resources = max(0, player.resources - value(g, side, "resource-cap"))
    player.energy -= energy
    player.resources -= resources
    if energy or resources:
        g.tell(
            "trimmed", told=DETAIL.touching(FELT, side), side=WHO[side], energy=energy, resources=resources
        )


def draw(g: Table, deck: int) -> Card | None:
    """The top card of a deck, whose discard pile is shuffled when none is left; None if there is no card at all."""
    pile = g.piles[deck]
    if not pile.deck:
        pile.deck, pile.discard = pile.discard, []
        g.chance().shuffle(pile.deck)
    return pile.deck.pop() if pile.deck else None


def burn(g: Table, cards: Iterable[Card]) -> None:
    """Put cards on the discard piles of their decks."""
    for card in cards:
        g.piles[DECK[card]].discard.append(card)


def burn_exoplanet(g: Table, side: int, exoplanet: Exoplanet) -> None:
    """Burn an exoplanet with everything on it."""
    g.players[side].exoplanets.remove(exoplanet)
    burn(g, [exoplanet.card, *exoplanet.explorers])
