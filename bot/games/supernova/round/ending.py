"""The end of a turn, winning, and the end of the game (rules 1, 11)."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.steps import Step
from bot.engine.told import FELT, touching
from bot.games.supernova.actions.cleanup import Cleanup
from bot.games.supernova.holdings.stacks import empire_potential, planet_strength
from bot.games.supernova.scoring.standings import potentials
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import WHO

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
