"""What a panel says: what its player has done, what is new, and all that belongs to the choice it offers."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol

from discord import ui

from bot.discord.core.context import Context
from bot.discord.core.layout.components import Button
from bot.discord.private.context import PrivateContext
from bot.discord.views.advice import SILENCE, Advice
from bot.discord.views.ahead import look_ahead
from bot.discord.views.catchup import news_of_turn
from bot.discord.views.choices import FIRST, Part
from bot.discord.views.choosing import panel
from bot.discord.views.hand_view import Sight
from bot.discord.views.living import ON_FROM_THE_END
from bot.discord.views.newcomers import newcomers_hint
from bot.discord.views.story import done_by, moves_of
from bot.discord.views.table import TableView
from bot.engine.moves import Move
from bot.sessions import LogLine


class Coached(Protocol):
    """Makes a panel that shows these pictures, and perhaps what the coach says."""

    def __call__(self, sight: Sight, coach: Advice = SILENCE) -> Awaitable[ui.LayoutView]: ...


DONE_LINES = (12, 80)
"""How many lines of the log that the player knows of are searched for their last turn: more if it began earlier."""

DONE_SENTENCES = 6
"""How many sentences tell what the player has done."""


async def contents_of(
    context: PrivateContext,
    table: TableView,
    user_id: int,
    path: Sequence[str] = (),
    *,
    done: Sequence[str] | None = None,
    note: str = "",
    part: Part = FIRST,
    look_page: int = 0,
    opening: str = "",
    doubt: Move | None = None,
    plan: Button | None = None,
) -> Coached:
    """What makes the panel, once it is known what pictures it shows."""
    said = await done_so_far(context, table) if done is None else done
    if table.asides:
        told = (await context.memories.of(table)).told(table)
        said = [*(sentence for sentence in told if sentence not in said), *said]
    if not note and (why := context.hands.must_be_told(table)):
        note = table.speech.say(why)
    fresh = table.asks and not path and table.draft is None
    news = "\n".join((await news_of_turn(context, table)).lines(table)) if fresh else ""
    said = [sentence for sentence in said if sentence not in news]
    note = "\n".join(filter(None, [note, news]))
    undo = await context.sessions.may_undo(user_id, table.session.id)
    hint = await newcomers_hint(context, table) if not path and doubt is None else ""
    await look_ahead(table, path)
    after = [Button(table.click(act), table.speech.words.say_key(label)) for act, label in ON_FROM_THE_END]

    async def built(sight: Sight, coach: Advice = SILENCE) -> ui.LayoutView:
        return panel(
            table,
            path,
            done=said,
            note=note,
            part=part,
            sight=sight,
            look_page=look_page,
            undo=undo,
            opening=opening,
            doubt=doubt,
            hint=hint,
            after=after,
            advice=coach if coach.lines else Advice(button=plan),
        )

    return built


async def done_so_far(context: Context, table: TableView) -> list[str]:
    """What the seat did in this turn, or in its last one, in a few sentences; nothing where it answers others."""
    assert table.seat is not None
    done, lines = list[LogLine](), list[LogLine]()
    for most in DONE_LINES:
        known = await context.sessions.newest(table.session.id, table.seat, most)
        lines = table.worth_telling(known)
        done, whole = done_by(lines, table.seat, table.turn_seats)
        if whole or len(known) < most:
            break
    answers = bool(table.asks) and table.seat not in table.turn_seats
    if not done or (answers and done[-1] is not moves_of(lines)[-1]):
        return []
    return table.gist(done, DONE_SENTENCES)
