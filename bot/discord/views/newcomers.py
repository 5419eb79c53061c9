"""What helps someone who is new to a game, in one line of their own panel."""

from __future__ import annotations

import logging

from bot.discord.core.context import Context
from bot.discord.views.table import TableView
from bot.engine.hints import first_hint
from bot.sessions import Refused

log = logging.getLogger(__name__)


async def newcomers_hint(context: Context, table: TableView) -> str:
    """The most useful hint for the viewer; "" for whoever is no newcomer, is asked nothing, or is building a move."""
    asks, hints, words = table.asks, table.game.hints, table.speech.words
    if not (asks and hints) or table.over or table.user_id is None or table.seat is None or table.draft:
        return ""
    try:
        practice = await context.sessions.experience.of(table.user_id, table.session.id, table.seat)
    except Refused as refused:
        log.warning("no hint at session %d: %s", table.session.id, refused)
        return ""
    if practice is None:
        return ""
    hint = first_hint(hints, table.view, asks[0].whose, practice.moves, practice.turns)
    if hint is None:
        return ""
    return words.say_key("newcomer-line", hint=f"={words.say(hint, table.names.escaped)}")
