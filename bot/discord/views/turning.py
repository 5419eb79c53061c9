"""The turning points of a game in words, with the move that each of them was."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.core.text.texts import Speech
from bot.discord.views.story import gist
from bot.engine.moves import Event, Side
from bot.engine.retelling import Moment
from bot.engine.turning import TurningPoint, is_set_up
from bot.sessions.people.archive import Retold

BY_A_MOVE = ("turning-lead", "turning-gain", "turning-gain-together")
"""What a move was: a sentence says which."""
NOTHING_ALONE = ("turning-gain", "turning-gain-together")
"""What says nothing without its move."""


def points_of(told: Retold, speech: Speech) -> list[tuple[TurningPoint, str]]:
    """The turning points that are worth a sentence, each with its sentence."""
    found = []
    for point in told.points:
        move = _move(speech, told.moments, point) if point.text.key in BY_A_MOVE else ""
        if move or point.text.key not in NOTHING_ALONE:
            said = speech.words.say(point.text, speech.escaped)
            found.append((point, f"{said} {move}" if move else said))
    return found


def _move(speech: Speech, moments: Sequence[Moment], point: TurningPoint) -> str:
    """What brought the side of a turning point most in that turn, in one sentence; "" if nothing is told of it.

    What was chosen before the first round is no turn.
    What all scored together is told of no player.
    """
    moment = moments[point.moment]
    if is_set_up(moments[max(0, point.moment - 1)]):
        return ""
    side = None if moment.shared else point.side
    best = moment.peaks[point.side] if point.side < len(moment.peaks) else ()
    own = [event for event in best if event.about == side and not event.chance and not event.told.is_detail]
    told = gist(speech.words, own, len(own))
    # What someone else loses by it says more than what follows from it, and what was done more than what it brought.
    gravest = max(told, key=lambda event: _weight(event, point.side), default=None)
    return "" if gravest is None else speech.words.capital(speech.words.tell(gravest, speech.escaped))


def _weight(event: Event, side: Side) -> int:
    """How much an event matters to anyone but a side."""
    return event.told.weight if any(other != side for other in event.told.touches) else 0
