"""What is left of a game whose rules are no longer played: one sentence, the last board in words, and the log."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from discord import ui

from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click, box, button, layout, row, say
from bot.discord.core.text.errors import explain
from bot.discord.core.text.texts import Speech, cut, harmless
from bot.discord.views.table import addressed, reading
from bot.engine.moves import Seat, told_to
from bot.engine.words import Words
from bot.sessions import LogLine, Refused, SessionView, Status
from bot.sessions.core.table_state import Result
from renderers.look import Look

log = logging.getLogger(__name__)

BOARD_LENGTH = 2500
NEWEST = 12
"""How many lines of the log are told where the last position can no longer be read."""


def why_past(context: Context, session: SessionView, words: Words) -> str:
    """The sentence that everything else about such a game is refused with; empty for a game that is played."""
    try:
        context.game(session)
    except Refused as refused:
        return explain(refused, words) or ""
    return ""


async def last_board(
    context: Context, session: SessionView, user_id: int | None, language: str
) -> ui.LayoutView:
    """The last board in words, and buttons for what still works; for someone, or for the channel (None).

    A position that the rules of today cannot read is told by the last lines of the log.
    """
    view = await context.sessions.last_view(session.id)
    speech, board = await _described(context, session, view, language)
    words, told = speech.words, list[str]()
    if not board:
        for line in await context.sessions.newest(session.id, seat_of(session, user_id), NEWEST):
            told += past_sentences(speech, session, user_id, line)
    if (result := session.result) is not None:
        told += last_scores(result, speech)
    items: list[ui.Item[Any]] = [
        say(f"**{words.say_key('title')}**\n{why_past(context, session, words)}"),
        *([say(f"```\n{cut(board.replace('```', 'ˋˋˋ'), BOARD_LENGTH)}\n```")] if board else []),
        *([say(cut("\n".join(told), BOARD_LENGTH // 2))] if told else []),
    ]
    buttons = [
        button(Click("log", session.id), words.say_key("button-log")),
        button(Click("export", session.id), words.say_key("button-export")),
    ]
    if session.status is Status.PLAYING:
        style = discord.ButtonStyle.danger
        buttons.append(button(Click("end-ask", session.id), words.say_key("button-end"), style=style))
    return layout(box([*items, row(*buttons)]))


def last_scores(result: Result, speech: Speech) -> list[str]:
    """A line for the score of each side, or one for that which all share."""
    said = [speech.words.say_key("score", score=score) for score in result.scores]
    if result.shared:
        return [speech.words.say_key("score-together", score=f"={said[0]}")]
    return [f"{speech.side(side)} · {score}" for side, score in enumerate(said)]


async def past_speech(context: Context, session: SessionView, language: str) -> Speech:
    """The words of such a table, with the sides of its last position, if that can be read."""
    return (await _described(context, session, await context.sessions.last_view(session.id), language))[0]


async def _described(
    context: Context, session: SessionView, view: object, language: str
) -> tuple[Speech, str]:
    """The words of a table, and its last position in words; "" where the rules of today cannot read it."""
    speech = context.speech(session, language)
    if view is None:
        return speech, ""
    game = context.games[session.game]
    try:
        speech = context.speech(session, language, game.sides(view))
        hues = tuple(side.hue for side in speech.sides)
        look = Look(speech.plain, language=language, hues=hues)
        return speech, await asyncio.to_thread(context.studio.renderer(game).text_board, view, look)
    except Exception as error:
        log.info("the last board of session %d cannot be put in words: %r", session.id, error)
        return speech, ""


def seat_of(session: SessionView, user_id: int | None) -> Seat | None:
    """The seat from which a person sees such a game; None: as the channel does."""
    return next(iter(session.seats_of(user_id)), None) if user_id is not None else None


def past_sentences(speech: Speech, session: SessionView, user_id: int | None, line: LogLine) -> list[str]:
    """One line of the log in sentences, for someone or for the channel (None); moves taken back are struck out."""
    seat, events = seat_of(session, user_id), addressed(line, user_id, speech.words)
    called = speech.names_to(reading(session, seat, line.names), line.names)
    events = events if not session.status.live else told_to(seat, events)
    told = [speech.words.tell(event, called) for event in harmless(events)]
    said = [speech.words.capital(each) for each in told if each]
    return [f"~~{each}~~" if line.taken_back else each for each in said]
