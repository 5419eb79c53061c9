"""Explorers: drawing them, placing them on exoplanets, and what is explored (rules 10.2, 10.6)."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat
from bot.games.factions.cards.cards import (
    CALLED,
    EXOPLANET,
    NAME,
    TYPES,
    VENUS_DECK,
    WILD,
    WORD,
    Card,
)
from bot.games.factions.holdings.asking import first_of_each
from bot.games.factions.holdings.gains import draw
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.scoring.scoring import TYPE_OF, is_explored, worth
from bot.games.factions.table.state import Exoplanet, Player, Table
from bot.games.factions.table.tables import DECIDERS, WHO

SURE = "sure"
"""Said to place an explorer where it is not needed."""


def knowers(g: Table, side: int) -> tuple[Seat, ...]:
    """Who knows the hidden cards of a side: no one knows the automa's."""
    return () if side == g.automa else (DECIDERS[g.seats][side],)


def draw_explorers(g: Table, side: int, n: int, cost: int = 0) -> None:
    """Draw explorers of Venus to the hand, as far as there are any; they may `cost` resources."""
    cards = [card for card in (draw(g, VENUS_DECK) for _ in range(n)) if card is not None]
    if cards:
        g.players[side].explorers += cards
        names = [NAME[card] for card in cards]
        g.tell_partly(
            "drew-explorers",
            {"cards": knowers(g, side)},
            True,
            side=WHO[side],
            n=len(cards),
            cards=names,
            cost=cost,
        )


def explorers_left(g: Table) -> int:
    """How many explorers can be drawn: those of the deck of Venus and of its discard pile."""
    pile = g.piles[VENUS_DECK]
    return len(pile.deck) + len(pile.discard)


def explored(player: Player) -> list[Exoplanet]:
    """The explored exoplanets of a side."""
    return [exoplanet for exoplanet in player.exoplanets if is_explored(exoplanet)]


def harvest(g: Table, side: int) -> tuple[dict[Card, int], dict[Card, int]]:
    """The energy and the resources that exoplanets of a side produce in Upkeep, by card."""
    every = value(g, side, "produce-unexplored") > 0
    found = [each.card for each in g.players[side].exoplanets if every or is_explored(each)]
    return (
        {card: n for card in found if (n := EXOPLANET[card].energy)},
        {card: n for card in found if (n := EXOPLANET[card].resources)},
    )


def explored_by_type(player: Player) -> list[int]:
    """How many explored exoplanets of each type a side has, wild ones last."""
    types = [TYPE_OF[exoplanet.card] for exoplanet in explored(player)]
    return [types.count(type_) for type_ in range(len(TYPES))]


def most_of_a_type(player: Player) -> int:
    """The explored exoplanets of one type at best; wild ones count as that type (16.8)."""
    found = explored_by_type(player)
    return max(found[:WILD]) + found[WILD]


def explored_types(player: Player) -> int:
    """How many types are explored; wild ones count as types that are missing (16.8)."""
    found = explored_by_type(player)
    return min(WILD, sum(count > 0 for count in found[:WILD]) + found[WILD])


def hand_of(player: Player) -> list[Card]:
    """The explorers in hand, hidden and shown."""
    return [*player.explorers, *player.shown]


def list_placements(g: Table, seat: Seat) -> list[Move]:
    """What a player may place: each kind of explorer on each exoplanet (10.6)."""
    player, found = g.players[seat], list[Move]()
    hand = first_of_each(hand_of(player)) if player.exoplanets else []
    # What is explored already comes last.
    for exoplanet in sorted(player.exoplanets, key=is_explored):
        sure = (SURE,) if is_explored(exoplanet) else ()
        found += [Move("place", (WORD[card], WORD[exoplanet.card], *sure)) for card in hand]
    return found


def refuse_placement(g: Table, seat: Seat, move: Move) -> Illegal | None:
    """Why an explorer cannot be placed like this."""
    player = g.players[seat]
    cards = [CALLED.get(str(word)) for word in move.values[:2]]
    if len(cards) < 2 or None in cards:
        return None
    card, planet = cards
    if card not in hand_of(player):
        return Illegal("10.6", "not-in-hand", {"card": NAME[card or 0]})
    own = next((exoplanet for exoplanet in player.exoplanets if exoplanet.card == planet), None)
    if own is None:
        return Illegal("10.6", "not-your-exoplanet", {"card": NAME[planet or 0]})
    if is_explored(own):
        return Illegal("10.6", "explored-already", {"card": NAME[own.card], "sure": SURE})
    return None


def place_explorer(g: Table, seat: Seat, explorer: str, planet: str, *sure: str) -> None:
    """Place an explorer of the hand on an exoplanet, for good and for all to see."""
    player, card = g.players[seat], CALLED[explorer]
    exoplanet = next(each for each in player.exoplanets if each.card == CALLED[planet])
    before = is_explored(exoplanet)
    (player.explorers if card in player.explorers else player.shown).remove(card)
    exoplanet.explorers.append(card)
    g.tell(
        "explorer-placed",
        side=WHO[seat],
        card=NAME[card],
        exoplanet=NAME[exoplanet.card],
        now=worth(exoplanet.explorers, exoplanet.card),
        need=EXOPLANET[exoplanet.card].need,
    )
    if is_explored(exoplanet) and not before:
        g.tell("explored", side=WHO[seat], exoplanet=NAME[exoplanet.card])
