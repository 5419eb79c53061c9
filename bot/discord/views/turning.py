"""The turning points of a game in words, with the move that each of them was."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.core.text.texts import Speech
from bot.discord.views.story import gist
from bot.engine.retelling import Moment
from bot.engine.turning import TurningPoint
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
    """What the side of a turning point did in that turn, in one sentence; "" if nothing is told of it.

    What all scored together is told of no player.
    """
    moment = moments[point.moment]
    side = None if moment.shared else point.side
    own = [event for event in moment.events if event.about == side]
    said = (speech.words.tell(event, speech.escaped) for event in gist(speech.words, own, 1))
    return speech.words.capital(next(said, ""))
