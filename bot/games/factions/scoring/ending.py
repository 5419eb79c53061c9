"""The end of the game (rules 18)."""

from __future__ import annotations

from typing import Any

from bot.engine.told import DETAIL, QUIET
from bot.games.factions.cards.cards import NAME
from bot.games.factions.scoring.scoring import standings
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import WHO


def finish_game(g: Table) -> None:
    """After production in the last round: hands are shown, points are counted."""
    if g.number < g.rounds:
        return
    g.over = True
    g.stack.clear()
    g.beside.clear()
    for side, player in enumerate(g.players):
        if hand := [*player.objectives, *player.explorers, *player.shown]:
            g.tell("hand-shown", told=DETAIL, side=WHO[side], cards=[NAME[card] for card in hand])
    final = standings(g)
    for side in range(g.sides):
        counts: dict[str, Any] = final.counts[side]
        g.tell("final-points", told=QUIET, side=WHO[side], points=final.scores[side], **counts)
    winners = [WHO[side] for side, place in enumerate(final.places or ()) if place == 1]
    g.tell("game-over", winners=winners, points=max(final.scores))
