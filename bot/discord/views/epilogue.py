"""What a finished game shows beside its last board: what decided it, its turning points, the chart of its scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from bot.discord.core.context import Context
from bot.discord.core.layout.components import file_of, gallery_of
from bot.discord.core.text.errors import incident, is_passing
from bot.discord.core.text.texts import Speech, plain
from bot.discord.views.story import gist
from bot.engine.moves import Event, Seat, Side, Text
from bot.engine.retelling import Moment
from bot.engine.turning import TurningPoint, is_set_up
from bot.sessions import SessionView
from bot.sessions.people.archive import Retold
from bot.sessions.people.careers import Ended
from bot.sessions.server import policy
from renderers.chart import draw_chart
from renderers.film import shown_names
from renderers.look import Picture

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


CHART = "scores.png"


@dataclass(frozen=True)
class Epilogue:
    """The turning points as sentences, and the chart; both may be missing.

    `ended` is by user what the end is for them. `following` is the way to play next for those who now know the game: a
    preset, and the sentence about it.
    """

    points: tuple[str, ...] = ()
    chart: Picture | None = None
    ended: Mapping[int, Ended] = field(default_factory=dict)
    following: tuple[str, str] | None = None


async def epilogue(context: Context, session: SessionView, language: str) -> Epilogue:
    """The epilogue of a finished game; empty if there is nothing to tell, or if telling fails (which is logged).

    Raises Refused while the database is in trouble.
    """
    try:
        told = await context.sessions.archive.retold(session.id)
        ended = await context.sessions.figures.ended(session.id)
    except Exception as error:
        if is_passing(error):
            raise
        incident(error, f"session {session.id} could not be told again")
        return Epilogue()
    speech = context.speech(session, language, told.sides)
    points = tuple(said for _, said in points_of(told, speech))
    following = await _following(context, session, speech, ended)
    return Epilogue(points, await chart_of(context, told, language), ended, following)


async def _following(
    context: Context, session: SessionView, speech: Speech, ended: Mapping[int, Ended]
) -> tuple[str, str] | None:
    """The preset that follows a first game, and a sentence to those who ended their first; None where there is none."""
    game, server_rules = context.game(session), await context.server_rules(session.guild_id)
    new = [
        Seat(seat)
        for seat, holder in enumerate(session.holders)
        if (known := ended.get(holder.user_id or 0)) is not None and not known.before.finished
    ]
    first, *others = (each.key for each in game.info.presets) if game.info.presets else ("",)
    now = policy.preset_of(server_rules, game.info, session.options, session.table_state.pace)
    is_first = (now is not None and now.key == first) or policy.is_first_game(
        server_rules, game, session.options, session.table_state.pace
    )
    allowed = [each.key for each in policy.allowed_presets(server_rules, game.info)]
    if not new or not is_first or not others or others[0] not in allowed:
        return None
    words, title = speech.words, Text(f"preset-{others[0]}")
    said = words.say_key(
        "ended-first",
        people=f"={words.listed([speech.seat(seat) for seat in new])}",
        game=words.say_key("title"),
        preset=words.say(title),
        help=words.attribute(title, "help"),
    )
    return others[0], said


async def chart_of(context: Context, told: Retold, language: str) -> Picture | None:
    """The chart of a game's scores; None if there is too little to show, or if drawing fails (which is logged)."""
    if len(told.moments) < 3 or not any(any(moment.scores) for moment in told.moments):
        return None
    game = told.session.game
    holders = [plain(name) for name in told.session.names]
    names = shown_names(context.words(game, language), told.sides, holders)
    speech = context.speech(told.session, language, told.sides)
    turning = [(point.moment, point.side) for point, _ in points_of(told, speech)]
    try:
        moments = [replace(moment, view=b"", events=(), peaks=()) for moment in told.moments]
        return await context.studio.work_apart(game, draw_chart, game, moments, names, turning, language)
    except Exception as error:
        incident(error, f"the chart of session {told.session.id} could not be drawn")
        return None


def numbered(points: Sequence[str]) -> list[str]:
    """The turning points, numbered as in the chart."""
    return [f"{number}. {point}" for number, point in enumerate(points, 1)]


def chart_file(chart: Picture) -> discord.File:
    """A chart as a file to send."""
    return file_of(chart, CHART)


def chart_item(alt: str) -> ui.MediaGallery[Any]:
    """The component that shows the chart sent as the file CHART."""
    return gallery_of(CHART, alt)
