"""What computer players know of the game beyond its rules."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.engine.steps import Chooser
from bot.engine.thinking import Thinking
from bot.games.supernova.agenda import SuperNova
from bot.games.supernova.cards import TITLE_CALLED
from bot.games.supernova.evaluation import evaluate, is_fair
from bot.games.supernova.tables import SEAT_CALLED
from bot.games.supernova.trade import Accept, Bargain
from bot.games.supernova.zones import held


class SuperNovaThinking(Thinking[SuperNova]):
    """How computer players see the game."""

    def evaluate(self, view: SuperNova, seat: Seat) -> int:
        return evaluate(view, seat)

    def candidates(self, state: SuperNova, seat: Seat, dice: Chooser, most: int = 48) -> list[Move]:
        """No bargain in which the seat gives more than it gets."""
        found = super().candidates(state, seat, dice, most)
        return [move for move in found if _is_fair(state, seat, move)]


def _is_fair(g: SuperNova, seat: Seat, move: Move) -> bool:
    """Whether a seat may answer an offer so, or accept an answer: a bargain is judged as a whole."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Accept) and move.verb == "accept":
        return is_fair([step.card], step.counters[SEAT_CALLED[str(move.values[0])]])
    if isinstance(step, Bargain) and move.verb in ("counter", "bargain"):
        titles = [TITLE_CALLED[word] for word in map(str, move.values) if word in TITLE_CALLED]
        more = [card for title in titles if (card := held(g, seat, title)) is not None]
        return is_fair([*(step.counters[seat] if move.verb == "counter" else []), *more], [step.card])
    return True
