"""Keeps open panels up to date: shows them anew when the game moves on, and adds what the coach says."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.discord.core.drawing.lanes import Lane, in_lane
from bot.discord.core.text.errors import INVALID_FORM, is_network
from bot.discord.private.context import PrivateContext
from bot.discord.private.open_panels import OpenPanel
from bot.discord.private.panel_contents import Coached, contents_of
from bot.discord.views.advice import Advice
from bot.discord.views.hand_view import Sight, sight_of
from bot.discord.views.sheet import seat_lost
from bot.discord.views.table import TableView, table_for
from bot.engine.moves import Seat
from bot.sessions import Refused, SessionView

log = logging.getLogger(__name__)


def coach_later(context: PrivateContext, table: TableView, opened: OpenPanel | None, built: Coached) -> None:
    """Add what the coach says to a panel once that is thought out, unless it shows something else by then."""
    if opened is None or not context.coach.may_speak(table):
        return
    shown, drawing = opened, context.late.coming.get(opened.message_id)

    async def guarded(work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refused as error:
            if not error.is_passing:
                raise

    def spawn(work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(guarded(work))
        context.answering.add(task)
        task.add_done_callback(context.answering.discard)

    async def hand_over(advice: Advice) -> None:
        if advice.lines:
            spawn(say(advice))

    async def say(advice: Advice) -> None:
        """Where the panel is by now: it may have moved below a newer board meanwhile."""
        async with context.panels.changing(shown):
            now, session = await _as_it_is(context, shown)
            if now is None:
                return
            if session.seq != table.position.seq:
                await _ask_again(context, session, now)
                return
            panel = now

            async def show(sight: Sight) -> None:
                await _show_in(context, panel, await built(sight, advice), sight)

            await asyncio.wait({context.late.follow(panel.message_id, sight_of(context, table), show)})

    async def follow_pictures() -> None:
        if drawing is not None:
            await asyncio.wait({drawing.task})
        now, _ = await _as_it_is(context, shown)
        if now is not None:
            context.late.follow(now.message_id, context.coach.advice(table), hand_over)

    spawn(follow_pictures())


async def _ask_again(context: PrivateContext, session: SessionView, panel: OpenPanel) -> None:
    """Show a panel as the game is now, since others went on while the coach thought, and let the coach think anew."""
    table = await table_for(context, session, panel.user_id)
    if table.seat is not None and table.asks and not table.over:
        await _refresh(context, table, panel, below=False)


async def _as_it_is(context: PrivateContext, shown: OpenPanel) -> tuple[OpenPanel | None, SessionView]:
    """A panel that was shown, None if another click has changed it, and its session."""
    session, now = (
        await context.sessions.get(shown.session_id),
        context.panels.of(shown.user_id, shown.session_id),
    )
    is_same = now is not None and (now.interaction, now.seq) == (shown.interaction, shown.seq)
    return now if is_same else None, session


def questions_of(table: TableView) -> frozenset[str]:
    """What a seat is asked."""
    return frozenset(ask.word for ask in table.asks)


def is_waiting(table: TableView) -> bool:
    """Whether it is not the turn of a seat."""
    return table.seat not in table.turn_seats


async def refresh_panels(
    context: PrivateContext, session: SessionView, *, every: bool = False, own: OpenPanel | None = None
) -> None:
    """Update the open panels of players who waited and are now asked something; with `every`, all of them.

    A panel with a question that the newest board stands below is shown anew, below that board: so its player goes on
    there without a click. No other click in it may be on its way then, but for the one that has shown this panel as its
    `own`. Panels of seats that changed hands are always cleared.
    """
    for found in context.panels.at(session.id):
        async with context.panels.changing(found):
            # Another board may have changed it while this one waited.
            opened = context.panels.of(found.user_id, found.session_id)
            if opened is not None:
                await _refresh_one(context, session, opened, every=every, own=own)


async def _refresh_one(
    context: PrivateContext, session: SessionView, opened: OpenPanel, *, every: bool, own: OpenPanel | None
) -> None:
    if opened.seat is not None and session.holders[opened.seat].user_id != opened.user_id:
        await _clear(context, session, opened, opened.seat)
        return
    is_own = own is not None and own.message_id == opened.message_id
    clicks = context.late.clicked[opened.message_id] - is_own
    passed_by = is_passed_by(session, opened) and clicks <= 0
    passed_by &= opened.seq < session.seq or bool(opened.questions)
    if not (every or passed_by or (opened.waits and opened.seq < session.seq)):
        return
    table = await table_for(context, session, opened.user_id)
    if table.seat is None:
        return
    passed_by = passed_by and bool(table.asks) and not table.over
    if every or passed_by or (opened.waits and questions_of(table) - opened.questions):
        await _refresh(context, table, opened, below=passed_by)


def is_passed_by(session: SessionView, opened: OpenPanel) -> bool:
    """Whether a panel that shows the game as it is stands above the newest board of its channel."""
    here = opened.interaction.channel_id == session.channel_id
    is_play = opened.seat is not None and not opened.midway
    return here and is_play and opened.message_id < (session.message_id or 0)


async def _refresh(context: PrivateContext, table: TableView, opened: OpenPanel, *, below: bool) -> None:
    """Let a panel show the game as it is now; `below`: in a new message. Its note stays until something happens."""
    note = opened.note if opened.seq == table.position.seq else ""
    built = await contents_of(context, table, opened.user_id, note=note)
    with in_lane(Lane.CHANNEL):
        sight = await sight_of(context, table)
    view = await built(sight)
    await context.late.overtake(opened.message_id)
    if not context.panels.is_newest(opened):
        return
    try:
        changed = await _shown_below(context, opened, view, sight) if below else None
        if changed is None:
            await _show_in(context, opened, view, sight)
    except Exception as error:
        if not (is_network(error) or isinstance(error, discord.HTTPException)):
            raise
        log.info("an open panel stays as it is: %s", error)
        context.panels.replace(opened, None)
        return
    changed = replace(
        changed or opened,
        questions=questions_of(table),
        waits=is_waiting(table),
        seq=table.position.seq,
        note=note,
    )
    context.panels.replace(opened, changed)
    coach_later(context, table, changed, built)


async def _show_in(context: PrivateContext, opened: OpenPanel, view: ui.LayoutView, sight: Sight) -> None:
    """Change a panel where it is. Pictures that it should have kept are sent again if they are gone."""
    kept = context.files.of(opened.message_id)
    try:
        changed = await opened.show(view, sight.files(kept))
    except discord.HTTPException as error:
        if not kept or error.code != INVALID_FORM:
            raise
        changed = await opened.show(view, sight.files())
    context.files.note(changed)


async def _shown_below(
    context: PrivateContext, opened: OpenPanel, view: ui.LayoutView, sight: Sight
) -> OpenPanel | None:
    """The panel in a new message, in place of the old one; None if Discord takes no further message."""
    try:
        files = [file for file in sight.files() if isinstance(file, discord.File)]
        changed, sent = await opened.below(view, files)
    except discord.HTTPException as error:
        log.info("an open panel stays where it is: %s", error)
        return None
    context.files.note(sent)
    context.files.forget(opened.message_id)
    try:
        await opened.close()
    except discord.HTTPException as error:
        log.info("an old panel stays: %s", error)
    return changed


async def _clear(context: PrivateContext, session: SessionView, opened: OpenPanel, seat: Seat) -> None:
    await context.late.overtake(opened.message_id)
    try:
        await opened.show(await seat_lost(context, session, seat, opened.user_id))
    except discord.HTTPException as error:
        log.info("an open panel stays as it is: %s", error)
    context.panels.replace(opened, None)
