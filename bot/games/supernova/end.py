"""The end of a turn, winning, and the end of the game (rules 1, 11)."""

from __future__ import annotations

from bot.engine.moves import Seat, Standings
from bot.engine.steps import Step
from bot.engine.told import FELT, touching
from bot.games.supernova.cards import NONE, TITLE, TWIN, TWIN_P, P
from bot.games.supernova.cleanup import Cleanup
from bot.games.supernova.stacks import empire_potential, planet_strength
from bot.games.supernova.state import Planet, Table
from bot.games.supernova.tables import WHO

GOAL = {2: 17, 3: 15}
"""Potential needed to win; 13 with more players (rules 1)."""
TIES = 3
"""How many more turns are played while the top is tied (11.2)."""
RESHUFFLES = 3
"""How often the Discard pile becomes a new Main Deck (11.3)."""


class TurnEnd(Step, tag="turn-end"):
    """Remove unsupported ships once more, look for a winner, and prepare the next turn (9, 11)."""

    cleaned: bool = False

    def run(self, g: Table) -> None:
        if not self.cleaned:
            self.cleaned = True
            for seat in reversed(g.order()):
                g.push(Cleanup(seat, whole=False))
            return
        g.done(self)
        g.moved, g.closed = [], []
        end_wishes(g, "turn", "phase")
        if not look_for_winner(g) and not renew_decks(g):
            g.opening = g.after(g.opening)


def end_wishes(g: Table, *scopes: str) -> None:
    """Let wishes that last so long fall back to what their player usually wishes (10.6)."""
    for player in g.players:
        wishes = player.wishes
        if wishes.until in scopes:
            wishes.ask, wishes.until = wishes.usual, "game"


def potentials(g: Table) -> dict[Seat, int]:
    """The potential of every player still in the game."""
    return {seat: empire_potential(g, seat) for seat in g.order()}


def look_for_winner(g: Table) -> bool:
    """11.1, 11.2: the most potential at or above the goal wins; a tie is played out for up to three more turns."""
    scores = potentials(g)
    best = max(scores.values())
    if best < g.goal:
        g.ties = 0
        return False
    top = [seat for seat, score in scores.items() if score == best]
    if len(top) > 1:
        g.ties += 1
        if g.ties <= TIES:
            g.tell("tie", told=touching(FELT, *top), seats=[WHO[seat] for seat in top], potential=best)
            return False
    finish(g, top)
    return True


def renew_decks(g: Table) -> bool:
    """11.3: an empty Main Deck is rebuilt from the Discard pile; the third time ends the game."""
    exhausted = False
    for pile in g.piles:
        if pile.deck:
            continue
        if not pile.discard:
            exhausted = True
            continue
        g.chance().shuffle(pile.discard)
        pile.deck, pile.discard = pile.discard, []
        pile.reshuffles += 1
        g.tell_chance("reshuffled", count=len(pile.deck), times=pile.reshuffles)
        exhausted = exhausted or pile.reshuffles >= RESHUFFLES
    if exhausted:
        scores = potentials(g)
        best = max(scores.values())
        g.tell("exhausted")
        finish(g, [seat for seat, score in scores.items() if score == best])
    return exhausted


def finish(g: Table, top: list[Seat]) -> None:
    """The game is over. Ties go to the strongest planets, then the most planets, then are shared (11.2)."""

    def weight(seat: Seat) -> tuple[int, int]:
        own = g.planets_of(seat)
        return sum(sum(planet_strength(g, planet)) for planet in own), len(own)

    best = max(weight(seat) for seat in top)
    g.winners = [seat for seat in top if weight(seat) == best]
    g.over = True
    g.stack.clear()
    potential = empire_potential(g, g.winners[0])
    g.tell("over", winners=[WHO[seat] for seat in g.winners], count=len(g.winners), potential=potential)


def open_potential(g: Table, planet: Planet) -> int:
    """The part of a planet's potential that everyone can see while its stack is closed (12.2)."""
    total = P[planet.card] + sum(P[card] for card in planet.env)
    if TWIN[planet.card] != NONE and any(
        TITLE[other.card] == TWIN[planet.card] and other.owner == planet.owner for other in g.planets.values()
    ):
        total += TWIN_P[planet.card]
    return max(0, total)


def standings(g: Table) -> Standings:
    """The potential that everyone can see; places once the game is over."""
    if g.options["stacks"] == "closed" and not g.over:
        scores = tuple(
            sum(open_potential(g, planet) for planet in g.planets_of(Seat(seat))) for seat in range(g.seats)
        )
    else:
        scores = tuple(empire_potential(g, Seat(seat)) for seat in range(g.seats))
    counts = tuple(
        {
            "planets": sum(planet.owner == seat for planet in g.planets.values()),
            "ships": sum(ship.owner == seat for ship in g.ships.values()),
            "hand": len(player.hand),
        }
        for seat, player in enumerate(g.players)
    )
    if not g.over:
        return Standings(scores, None, counts)
    keys = [(seat in g.winners, scores[seat]) for seat in range(g.seats)]
    return Standings(scores, tuple(1 + sum(other > own for other in keys) for own in keys), counts)
