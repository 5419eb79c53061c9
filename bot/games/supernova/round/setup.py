"""The deal (rules 2.3, 4, 12)."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.rng import Rng
from bot.games.supernova.actions.draw import HandExchange
from bot.games.supernova.answers.asking import RIM_FROM, annihilates
from bot.games.supernova.cards.cards import FIRST, HOME, KIND, NONE, PLANET, ROWS, Card, P
from bot.games.supernova.holdings.zones import take_in_hand
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.round.phases import Turn
from bot.games.supernova.scoring.standings import GOAL
from bot.games.supernova.table.options import all_attend, deck_size, goal_change, is_leakless
from bot.games.supernova.table.state import HAND, Pile, Planet, Player, Wishes
from bot.games.supernova.table.tables import WHO


def shared_deck(seats: int, options: dict[str, str]) -> list[Card]:
    """The Core deck, and the Outer Rim for five or six players (2.3)."""
    deck: list[Card] = []
    for title, row in enumerate(ROWS):
        if options["annihilation"] == "off" and annihilates(title):
            continue
        copies = row.copies + (row.rim if seats >= RIM_FROM else 0)
        deck += [Card(FIRST[title] + copy) for copy in range(copies)]
    return deck


def whole_core(seat: int, options: dict[str, str]) -> list[Card]:
    """The Core deck of which a player's own deck is a part (12.4)."""
    return [
        Card(FIRST[title] + seat * row.copies + copy)
        for title, row in enumerate(ROWS)
        if not (options["annihilation"] == "off" and annihilates(title))
        for copy in range(row.copies)
    ]


def own_deck(seat: int, options: dict[str, str], rng: Rng) -> list[Card]:
    """A random part of a player's own Core deck, at least a fifth of it Planets, one to begin with (12.4, 12.5)."""
    size = deck_size(options)
    cards = whole_core(seat, options)
    rng.shuffle(cards)
    planets = sorted((card for card in cards if KIND[card] == PLANET), key=is_first_planet, reverse=True)
    first, others = planets[:1], planets[1:]
    rng.shuffle(others)
    needed = [*first, *others][: -(-size // 5)]
    rest = [card for card in cards if card not in needed]
    deck = needed + rest[: size - len(needed)]
    rng.shuffle(deck)
    return deck


def deal(seats: int, options: dict[str, str], rng: Rng, version: int) -> SuperNova:
    """The table before the first question."""
    if deck_size(options):
        piles = [Pile(own_deck(seat, options, rng), []) for seat in range(seats)]
    else:
        piles = [Pile(shared_deck(seats, options), [])]
        rng.shuffle(piles[0].deck)
    opening = Seat(rng.below(seats))
    ring = [Seat(seat) for seat in range(seats)]
    rng.shuffle(ring)
    autopass, attends = is_leakless(options), all_attend(options)
    g = SuperNova(
        version=version,
        rng=rng,
        over=False,
        events=[],
        stack=[],
        beside=[],
        seats=seats,
        options=options,
        goal=GOAL.get(seats, 13) + goal_change(options),
        piles=piles,
        scrapyard=[],
        players=[Player([], Wishes(autopass=autopass), attends=attends) for _ in range(seats)],
        planets={},
        ships={},
        opening=opening,
        active=opening,
        ring=ring,
    )
    g.tell_chance("seated", seats=[WHO[seat] for seat in ring])
    for seat in g.order():
        if options["short"] == "on":
            give_first_planet(g, seat)
    for seat in g.order():
        deck = g.pile_of(seat).deck
        take_in_hand(g, seat, [deck.pop() for _ in range(HAND)])
    g.push(Turn())
    g.push(HandExchange([False] * seats))
    return g


def is_first_planet(card: Card) -> bool:
    """Whether a short game may begin with this card (12.5)."""
    return KIND[card] == PLANET and HOME[card] == NONE and P[card] == 2


def give_first_planet(g: SuperNova, seat: Seat) -> None:
    """12.5: a random planet of potential 2 that is not a Homeworld, designated as one."""
    deck = g.pile_of(seat).deck
    card = g.chance().pick(sorted(card for card in deck if is_first_planet(card)))
    deck.remove(card)
    g.planets[card] = Planet(card, seat, 0, designated=True)


def deck_cards(seats: int, options: dict[str, str]) -> int:
    """How many cards a game has in all."""
    size = deck_size(options)
    return size * seats if size else len(shared_deck(seats, options))
