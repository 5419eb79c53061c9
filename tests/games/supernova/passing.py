"""What players answer in advance in a window or about Environments, before anyone sees it (6.2, 10.3)."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.games.supernova.answers.windows import ANSWERED, ASKED, AnswerWindow
from bot.games.supernova.round.shaping import Shaping
from bot.games.supernova.table.options import is_leakless
from bot.games.supernova.table.state import ALWAYS, Table, Wishes


def forget_passes(g: Table, mover: Seat, move: Move) -> bool:
    """Let all others still answer, and each by themselves. False: only the clock closes windows, at a leakless table.

    Elsewhere one closes with the last answer, and so by those who have answered, or pass by themselves (10.6, 12.7).
    """
    if is_leakless(g.options):
        return False
    for seat, player in enumerate(g.players):
        if seat != mover:
            player.wishes = Wishes(ALWAYS, ALWAYS)
    for step in g.stack:
        if isinstance(step, AnswerWindow):
            step.answers = [
                ASKED if answer == ANSWERED and seat != mover else answer
                for seat, answer in enumerate(step.answers)
            ]
        elif isinstance(step, Shaping):
            for part in step.shapes():
                if part.answer == ANSWERED and part.seat != mover:
                    part.answer, part.plan = ASKED, []
    return True
