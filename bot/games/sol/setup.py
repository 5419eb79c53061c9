"""Set-up: turn order, motherships, effects, deck (rules 4)."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.rng import Rng
from bot.games.sol.acting import ROWS
from bot.games.sol.agenda import Sol
from bot.games.sol.board import boards
from bot.games.sol.state import PIECES, SUNDIVERS, Player, Suit
from bot.games.sol.turn import start_turn

SPACING = {1: 13, 2: 6, 3: 4, 4: 3, 5: 3}
"""Corners from a mothership to the next behind it, by the number of players."""
OTHER_SUITS = (
    Suit.REFRACTION,
    Suit.REVERBERATION,
    Suit.SUBDUCTION,
    Suit.OSCILLATION,
    Suit.CRYSTALLIZATION,
)
FIRST_EFFECTS = ("catapult", "procreate", "ceremony", "persist", "juggernaut", "cascade", "metamorphosis")
"""The effects of a first game: four for two players, one more for each further player."""
EXPLOSIONS, SUIT_CARDS = 14, 15
POOL, ENERGY = 8, 3


def deal(seats: int, options: dict[str, str], rng: Rng, version: int) -> Sol:
    """The table before the first turn."""
    board = "five" if seats == 5 else "bridge"
    layout = boards()[board]
    order = [Seat(seat) for seat in range(seats)]
    rng.shuffle(order)
    suits = _suits(seats, rng)
    g = Sol(
        version=version,
        rng=rng,
        over=False,
        events=[],
        stack=[],
        beside=[],
        board=board,
        seats=seats,
        options=options,
        order=order,
        turn=0,
        round=1,
        marker=13,
        deck=_deck(suits, rng),
        discard=[],
        effects=_effects(suits, options, rng),
        players=_players(order, layout.corners, rng),
        sundivers=[[0] * len(layout.names) for _ in range(seats)],
        stations=[None] * len(layout.names),
        bridges={},
    )
    start_turn(g)
    return g


def _suits(seats: int, rng: Rng) -> list[Suit]:
    """The explosions and one suit more than players; five players need a sixth suit."""
    others = [*OTHER_SUITS, Suit.EXPANSION] if seats == 5 else list(OTHER_SUITS)
    rng.shuffle(others)
    return [Suit.EXPLOSION, *sorted(others[: seats + 1])]


def _deck(suits: list[Suit], rng: Rng) -> list[Suit]:
    cards = [suit for suit in suits for _ in range(EXPLOSIONS if suit is Suit.EXPLOSION else SUIT_CARDS)]
    rng.shuffle(cards)
    return cards


def effect_keys(options: dict[str, str]) -> list[str]:
    """The effects that may come into a game with these options."""
    every, peaceful = options["effects"] == "all", options["peaceful"] == "on"
    rows = [row for row in ROWS.values() if every or row.set == "b21"]
    return [row.id for row in rows if not (peaceful and row.hits_others)]


def _effects(suits: list[Suit], options: dict[str, str], rng: Rng) -> dict[Suit, str]:
    """One effect for each suit in play, dealt at random."""
    if options["effects"] == "first":
        keys = list(FIRST_EFFECTS[: len(suits)])
    else:
        keys = effect_keys(options)
    rng.shuffle(keys)
    return dict(zip(suits, keys))


def _players(order: list[Seat], corners: int, rng: Rng) -> list[Player]:
    """The first player on a random corner, each next one `SPACING` corners behind."""
    first = rng.below(corners)
    players: list[Player | None] = [None] * len(order)
    for place, seat in enumerate(order):
        corner = (first - place * SPACING[len(order)]) % corners + 1
        players[seat] = Player(
            corner=corner, pool=POOL, reserve=SUNDIVERS - POOL, energy=ENERGY, momentum=0, pieces=list(PIECES)
        )
    return [player for player in players if player is not None]
