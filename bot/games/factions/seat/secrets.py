"""What a viewer may know, and other worlds that they could not tell from theirs (rules 4)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from bot.engine.moves import Seat
from bot.engine.rng import Rng
from bot.games.factions.actions.terms import Terms, hidden_cards, unnamed
from bot.games.factions.actions.trading import TradeOffer, offers
from bot.games.factions.cards.cards import (
    AUTOMA,
    AUTOMATON,
    BACK,
    DECKS,
    EXPLORER,
    FACTIONS,
    HIDDEN,
    OBJECTIVE,
    OF_DECK,
    TILE,
    URANUS_DECK,
    Card,
)
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.round.upkeep import CARETAKERS, slots_used
from bot.games.factions.table.decks import in_play
from bot.games.factions.table.state import EMPTY, NONE, Holding, Table, Wishes
from bot.games.factions.table.tables import WISHES
from bot.games.parts.zones import NOBODY, Zone, Zones, deck, open_cards


def zones(g: Table) -> list[Zone]:
    """Where all cards lie."""
    seen = [*g.piles[URANUS_DECK].deck, *g.jupiter, *g.neptune]
    if g.event not in (EMPTY, CARETAKERS):
        seen.append(g.event)
    for pile in g.piles:
        seen += pile.discard
    for player in g.players:
        seen += [*player.shown, *player.done, *player.techs]
        for exoplanet in player.exoplanets:
            seen += [exoplanet.card, *exoplanet.explorers]
    decks = [pile.deck for number, pile in enumerate(g.piles) if number != URANUS_DECK]
    found = [*map(deck, (*decks, g.ahead)), open_cards(seen), *bag_zones(g)]
    for slot, tile in enumerate(g.tiles):
        if tile != EMPTY:
            known = None if g.faces[slot] else tuple(g.peeks[slot])
            found.append(Zone(g.tiles, known, (slot,)))
    open_offers = offers(g)
    for side, player in enumerate(g.players):
        for hand, only in ((player.explorers, EXPLORER), (player.objectives, OBJECTIVE)):
            found += hand_zones(g, side, hand, only, open_offers)
    for step in (*g.stack, *g.beside):
        if isinstance(step, Holding):
            found += step.zones(g)
    return found


def bag_zones(g: Table) -> tuple[Zone, Zone]:
    """The asteroids out of play: those that got no slot are known to no one, those mined since were turned over."""
    over = min(len(g.bag), len(TILE) - len(slots_used(g.seats)))
    return Zone(g.bag, NOBODY, range(over)), Zone(g.bag, None, range(over, len(g.bag)))


def hand_zones(
    g: Table, side: int, hand: list[Card], only: Container[Card], open_offers: Sequence[TradeOffer]
) -> list[Zone]:
    """A hand: its owner knows it, and everyone to whom a card of it is offered by name knows that card.

    It holds `only` some cards: an explorer from Neptune's deck, which was taken from a hand, looks like research.
    """
    if g.over or side >= g.seats:
        return [Zone(hand, None if g.over else NOBODY, loose=True, only=only)]
    knowers = dict[int, set[Seat]]()
    for offer in open_offers:
        if side in (offer.maker, offer.partner):
            terms = offer.gives if side == offer.maker else offer.gets
            picker = offer.maker if offer.countered else offer.partner
            named = [*terms.cards, *(offer.picked if side == picker else ())]
            for slot in [slot for slot, card in enumerate(hand) if card in named]:
                knowers.setdefault(slot, set()).update((Seat(offer.maker), Seat(offer.partner)))
    rest = [slot for slot in range(len(hand)) if slot not in knowers]
    found = [Zone(hand, tuple(sorted(seats)), (slot,), only=only) for slot, seats in knowers.items()]
    return [*found, Zone(hand, (Seat(side),), rest, loose=True, only=only)]


def every(g: Table) -> Iterable[int]:
    """All cards of the game."""
    for number in range(len(DECKS)):
        yield from in_play(number, g.seats, g.first)
    if g.automa != NONE and (faction := g.players[g.automa].faction) != NONE:
        word = FACTIONS[faction].word
        yield from (card for card in OF_DECK[AUTOMA] if AUTOMATON[card].faction == word)


ZONES: Zones[Table] = Zones(zones, every, BACK)


def hide(view: Table, viewer: Seat | None) -> None:
    """Turn a copy of the true state into what a viewer may know."""
    ZONES.hide(view, viewer)
    for side, player in enumerate(view.players):
        if side != viewer:
            player.wishes = Wishes()
    hide_offers(view, viewer)
    view.peeks = [[seat for seat in seats if seat == viewer] for seats in view.peeks]


def peek_anew(world: Table, viewer: Seat | None, rng: Rng) -> None:
    """Let the others have looked at other asteroids: as many as all know of, and any where they may at any time."""
    down = [slot for slot, tile in enumerate(world.tiles) if tile != EMPTY and not world.faces[slot]]
    world.peeks = [[seat for seat in seats if seat == viewer] for seats in world.peeks]
    for side, player in enumerate(world.players[: world.seats]):
        if side != viewer:
            rng.shuffle(down)
            most = len(down) if value(world, side, "spectroscopy") else player.round.looked
            least = min(player.round.looked, most)
            for slot in down[: least + rng.below(most - least + 1)]:
                world.peeks[slot].append(Seat(side))


def deal_anew(world: Table, viewer: Seat | None, rng: Rng) -> None:
    """Deal everything that a viewer does not know anew."""
    hide_offers(world, viewer)
    ZONES.deal_anew(world, viewer, rng)
    peek_anew(world, viewer, rng)
    name_anew(world, viewer, rng)
    for side, player in enumerate(world.players[: world.seats]):
        if side != viewer:
            player.wishes = Wishes(rng.pick(WISHES), rng.pick(WISHES), rng.below(2) == 0)


def hide_offers(view: Table, viewer: Seat | None) -> None:
    """Turn hidden cards that are named or picked into their number, for those who do not trade."""
    for offer in offers(view):
        if viewer not in (offer.maker, offer.partner):
            offer.gives = unnamed(offer.gives, view.players[offer.maker])
            offer.gets = unnamed(offer.gets, view.players[offer.partner])
            offer.picked = [HIDDEN] * len(offer.picked)


def name_anew(world: Table, viewer: Seat | None, rng: Rng) -> None:
    """In an imagined world, let those who offered hidden cards offer others of the same kind."""
    for offer in offers(world):
        if viewer in (offer.maker, offer.partner):
            continue
        if offer.countered:
            offer.gets = _named(offer.gets, world, offer.partner, rng)
        else:
            offer.gives = _named(offer.gives, world, offer.maker, rng)
        if offer.picked:
            picker, asked = (offer.maker, offer.gives) if offer.countered else (offer.partner, offer.gets)
            offer.picked = list(_named(Terms(blind=asked.blind), world, picker, rng).cards)


def _named(terms: Terms, world: Table, side: int, rng: Rng) -> Terms:
    """The terms with cards of the side's hand in the place of their number; where it has too few, some are gone."""
    found = list(terms.cards)
    for n, hand, gone in zip(terms.blind, hidden_cards(world.players[side]), _gone(world, side), strict=True):
        here, there = sorted(hand), sorted(gone)
        rng.shuffle(here)
        rng.shuffle(there)
        found += (*here, *there)[:n]
    return Terms(terms.amounts, tuple(found))


def _gone(world: Table, side: int) -> tuple[list[Card], list[Card]]:
    """The cards that may have left a side's hand since it offered them, by kind: traded to others, or placed."""
    explorers, objectives = list[Card](), list[Card]()
    for other, player in enumerate(world.players):
        for exoplanet in player.exoplanets:
            explorers += exoplanet.explorers
        if other != side:
            explorers += player.explorers
            objectives += player.objectives
    return explorers, objectives
