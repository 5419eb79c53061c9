"""The table before the first question (rules 5)."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.rng import Rng
from bot.engine.told import QUIET
from bot.games.factions.cards.cards import (
    ASTEROIDS,
    DECKS,
    EARTH,
    EARTH_DECK,
    EVENT,
    MACHINES,
    MARS,
    NEPTUNE,
    OF_DECK,
    PLANETS,
    TILE,
    URANUS,
    Card,
    steps_of,
)
from bot.games.factions.round.agenda import Factions
from bot.games.factions.round.beginning import begin
from bot.games.factions.table.board import AROUND, RINGS, SECTORS, SLOTS
from bot.games.factions.table.decks import STARLESS, in_play
from bot.games.factions.table.state import EMPTY, NONE, Pile, Player
from bot.games.factions.table.tables import PLANET_NAME, WHO


def deal(seats: int, options: dict[str, str], rng: Rng, version: int) -> Factions:
    """Planets, decks and markets in their places; the first event lies open (5.1 to 5.5)."""
    first, solo = options["first"] == "on", seats == 1
    ring = [Seat(seat) for seat in range(seats)]
    rng.shuffle(ring)
    piles = []
    for deck in range(len(DECKS)):
        cards = in_play(deck, seats, first)
        rng.shuffle(cards)
        piles.append(Pile(cards, []))
    asteroids, piles[ASTEROIDS].deck = piles[ASTEROIDS].deck, []
    event, ahead = (EMPTY, []) if first else _events(piles[EARTH_DECK])
    sides = seats + solo
    g = Factions(
        version=version,
        rng=rng,
        over=False,
        events=[],
        stack=[],
        beside=[],
        seats=seats,
        options=options,
        ring=ring,
        players=[Player(upgrades=[0] * len(MACHINES)) for _ in range(sides)],
        rings=[planet if _is_there(planet, first) else NONE for planet in range(RINGS)],
        nodes=[_node(planet, first, rng) for planet in range(RINGS)],
        cubes=[[0] * (sides + 1) for _ in range(SECTORS)],
        tiles=[EMPTY] * SLOTS,
        faces=[False] * SLOTS,
        peeks=[[] for _ in range(SLOTS)],
        bag=asteroids,
        piles=piles,
        jupiter=[],
        neptune=[],
        event=event,
        ahead=ahead,
        leader=rng.below(seats),
        difficulty=options["difficulty"] if solo else "",
        first=first,
    )
    if seats > 1:
        g.tell_chance("seated", seats=[WHO[seat] for seat in ring], leader=WHO[g.leader])
    for planet in g.rings:
        if planet != NONE:
            g.tell_chance("planet-begins", told=QUIET, planet=PLANET_NAME[planet], node=g.nodes[planet])
    begin(g)
    return g


def _is_there(planet: int, first: bool) -> bool:
    return not (first and planet in (URANUS, NEPTUNE))


def _node(planet: int, first: bool, rng: Rng) -> int:
    """How far from the Prime Axis a planet begins: by a card of its deck, Mars by an asteroid (5.2).

    Objectives with a star are still among the cards; they are taken out afterwards.
    """
    if not _is_there(planet, first) or (first and planet == EARTH):
        return 0
    if planet == MARS:
        return TILE[rng.pick(OF_DECK[ASTEROIDS])].value % AROUND
    return steps_of(rng.pick(in_play(DECKS.index(PLANETS[planet]), STARLESS + 1, first)))


def _events(pile: Pile) -> tuple[Card, list[Card]]:
    """One event of each phase; the others stay in the box, unseen."""
    early, late = (next(card for card in pile.deck if EVENT[card].phase == phase) for phase in (1, 2))
    pile.deck = [card for card in pile.deck if card not in (early, late)]
    return early, [late]
