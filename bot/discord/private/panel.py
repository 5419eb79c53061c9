"""The private panel where a player chooses a move: how it opens, what its buttons do, and how it stays up to date."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine, Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import Any, Protocol

import discord
from discord import ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks, number_at
from bot.discord.core.context import Context
from bot.discord.core.drawing.lanes import Lane, in_lane
from bot.discord.core.layout.components import Click, word_of
from bot.discord.core.layout.refusal_button import RefusalWithButton
from bot.discord.core.text.errors import INVALID_FORM, Trouble, explain, is_network
from bot.discord.private.answering import follow, show_soon
from bot.discord.private.context import PrivateContext
from bot.discord.private.open_panels import OpenPanel
from bot.discord.views.ahead import look_ahead
from bot.discord.views.catchup import news_of_turn
from bot.discord.views.choices import FIRST, Part, bounds_of, number_form, part_of
from bot.discord.views.choosing import Chosen, panel, resolve, typed
from bot.discord.views.drafting import without_choice
from bot.discord.views.gains import doubt_of
from bot.discord.views.hand_steps import Sheet
from bot.discord.views.hand_view import Sight, sight_of
from bot.discord.views.newcomers import newcomers_hint
from bot.discord.views.order_words import dropped_orders
from bot.discord.views.sheet import seat_lost, sheet_of
from bot.discord.views.story import done_by, moves_of
from bot.discord.views.table import TableView, table_for, table_of
from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Move, Seat, who
from bot.engine.offer import numbers_of
from bot.sessions import LogLine, Position, Refused, SessionView, Status, User
from bot.sessions.core.holding import owned

clicks = Clicks[PrivateContext]()

log = logging.getLogger(__name__)

OVERTAKEN = ("stale", "double-click", "terms-changed")
"""Refusals that mean someone else, or the same player, was faster."""


class Coached(Protocol):
    """Makes a panel that shows these pictures, and perhaps what the coach says."""

    def __call__(self, sight: Sight, coach: str = "") -> Awaitable[ui.LayoutView]: ...


DONE_LINES = (12, 80)
"""How many lines of the log that the player knows of are searched for their last turn: more if it began earlier."""

DONE_SENTENCES = 6
"""How many sentences tell what the player has done."""


@clicks.at_table("play")
async def open_panel(context: PrivateContext, reply: Reply, session: SessionView, *, note: str = "") -> None:
    """Show a player's panel, or tell them privately why they have none."""
    table = await own_table(context, reply, session)
    await show_panel(context, reply, table, note=note)


async def show_panel(
    context: PrivateContext,
    reply: Reply,
    table: TableView,
    path: Sequence[str] = (),
    *,
    done: Sequence[str] | None = None,
    note: str = "",
    part: Part = FIRST,
    look_page: int = 0,
    opening: str = "",
    doubt: Move | None = None,
) -> None:
    """Show the panel of a seat, with its hand, its last moves and any news."""
    note = note or await dropped_orders(context, table, reply.user_id)
    chosen = path or note or look_page or doubt or part != FIRST
    if reply.clicked is not None and reply.in_message and not (chosen or table.draft or table.over):
        await _show_sheet(context, reply, table, reply.clicked.id)
        return
    built = await _whole(
        context,
        table,
        reply.user_id,
        path,
        done=done,
        note=note,
        part=part,
        look_page=look_page,
        opening=opening,
        doubt=doubt,
    )
    shown, drawing = await show_soon(context, reply, table, built, path, part, opening)
    if drawing is not None:
        follow(context, reply, table.session.id, shown, built, drawing)
    midway = bool(path or look_page or doubt or opening or part != FIRST or table.draft)
    await context.panels.shown(
        reply,
        table.session.id,
        _questions(table),
        waits=_waits(table),
        seat=table.seat,
        seq=table.position.seq,
        midway=midway,
        note=note,
    )
    opened = context.panels.of(reply.user_id, table.session.id)
    if not midway:
        coach_later(context, table, opened, built)
    newest = await context.sessions.get(table.session.id)
    is_old = newest.seq != table.position.seq and (_waits(table) or newest.holders != table.session.holders)
    if is_old or (table.asks and opened is not None and _is_passed_by(newest, opened)):
        await refresh_panels(context, newest, own=opened)


async def _show_sheet(context: PrivateContext, reply: Reply, table: TableView, message_id: int) -> None:
    """Show in a direct message what it would show without the click; update it again if the game moved on meanwhile."""
    hands, sheets = context.hands, list[Sheet]()

    async def built(sight: Sight) -> ui.LayoutView:
        sheets.append(await sheet_of(context, table, sight))
        return await sheets[-1].lay_out()

    shown, drawing = await show_soon(context, reply, table, built)
    if shown is not None:
        hands.was_shown(table, sheets[-1], message_id)
    if drawing is not None:
        hands.finish(table, message_id, shown, drawing)
    elif shown is not None:
        hands.coach_later(table, message_id)
    session = await context.sessions.get(table.session.id)
    if table.seat is not None and session.holders[table.seat].user_id != reply.user_id:
        await reply.show(await seat_lost(context, session, table.seat, reply.user_id))
    if session.seq != table.position.seq:
        hands.changed(session)


async def _whole(
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

    async def built(sight: Sight, coach: str = "") -> ui.LayoutView:
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
            coach=coach,
        )

    return built


def coach_later(context: PrivateContext, table: TableView, opened: OpenPanel | None, built: Coached) -> None:
    """Add what the coach says to a panel once that is thought out, unless it shows something else by then."""
    if opened is None or not context.coach.may_speak(table):
        return
    shown, drawing = opened, context.late.coming.get(opened.message_id)

    def spawn(work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        context.answering.add(task)
        task.add_done_callback(context.answering.discard)

    async def hand_over(lines: str) -> None:
        if lines:
            spawn(say(lines))

    async def say(lines: str) -> None:
        """Where the panel is by now: it may have moved below a newer board meanwhile."""
        async with context.panels.changing(shown):
            now, session = await _as_it_is(context, shown)
            if now is None or session.seq != table.position.seq:
                return
            panel = now

            async def show(sight: Sight) -> None:
                await _show_in(context, panel, await built(sight, lines), sight)

            await asyncio.wait({context.late.follow(panel.message_id, sight_of(context, table), show)})

    async def follow_pictures() -> None:
        if drawing is not None:
            await asyncio.wait({drawing.task})
        now, _ = await _as_it_is(context, shown)
        if now is not None:
            context.late.follow(now.message_id, context.coach.lines(table), hand_over)

    spawn(follow_pictures())


async def _as_it_is(context: PrivateContext, shown: OpenPanel) -> tuple[OpenPanel | None, SessionView]:
    """A panel that was shown, None if another click has changed it, and its session."""
    session, now = (
        await context.sessions.get(shown.session_id),
        context.panels.of(shown.user_id, shown.session_id),
    )
    is_same = now is not None and (now.interaction, now.seq) == (shown.interaction, shown.seq)
    return now if is_same else None, session


def _questions(table: TableView) -> frozenset[str]:
    return frozenset(ask.word for ask in table.asks)


def _waits(table: TableView) -> bool:
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
    passed_by = _is_passed_by(session, opened) and clicks <= 0
    passed_by &= opened.seq < session.seq or bool(opened.questions)
    if not (every or passed_by or (opened.waits and opened.seq < session.seq)):
        return
    table = await table_for(context, session, opened.user_id)
    if table.seat is None:
        return
    passed_by = passed_by and bool(table.asks) and not table.over
    if every or passed_by or (opened.waits and _questions(table) - opened.questions):
        await _refresh(context, table, opened, below=passed_by)


def _is_passed_by(session: SessionView, opened: OpenPanel) -> bool:
    """Whether a panel that shows the game as it is stands above the newest board of its channel."""
    here = opened.interaction.channel_id == session.channel_id
    is_play = opened.seat is not None and not opened.midway
    return here and is_play and opened.message_id < (session.message_id or 0)


async def _refresh(context: PrivateContext, table: TableView, opened: OpenPanel, *, below: bool) -> None:
    """Let a panel show the game as it is now; `below`: in a new message. Its note stays until something happens."""
    note = opened.note if opened.seq == table.position.seq else ""
    built = await _whole(context, table, opened.user_id, note=note)
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
        questions=_questions(table),
        waits=_waits(table),
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


async def own_table(context: Context, reply: Reply, session: SessionView) -> TableView:
    """The table from the seat of who clicked. Raises Trouble for a lobby and for guests, with a button that helps."""
    if session.status is Status.LOBBY:
        raise Trouble("not-started")
    if session.status is not Status.PLAYING:
        raise Trouble("finished")
    if away := owned(session, reply.user_id):
        back = Click("seat-back", session.id, 0, (str(int(away[0])),))
        raise RefusalWithButton("away", {"holder": f"@{away[0]}"}, back, "button-seat-back")
    table = await table_for(context, session, reply.user_id, reply.reader)
    if table.seat is not None:
        return table
    if free := await context.sessions.seats.open_to(session, User(reply.user_id, "")):
        take = Click("seat-take", session.id, 0, (str(int(free[0])),))
        raise RefusalWithButton("seat-free", {"seat": f"@{free[0]}"}, take, "button-take")
    awaited = dict.fromkeys(who(ask.seat) for ask in table.position.asks if ask.seat != CLOCK)
    raise Trouble("no-seat", {"awaited": list(awaited)})


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


async def play(
    context: PrivateContext, reply: Reply, position: Position, seat: Seat, move: Move, seen: int | None
) -> None:
    """Play a move for a user's seat in a position as the user knows it, and show the new panel."""
    session = position.session.id
    with context.hands.answering(session, seat) if reply.in_message else nullcontext():
        async with context.reach.moving(reply.interaction, position, (seat,)):
            outcome = await context.sessions.submit(
                reply.user_id, session, move, seat=seat, seen_seq=seen, interaction_id=reply.interaction.id
            )
            await show_after(context, reply, outcome.session, seat)


async def show_after(
    context: PrivateContext, reply: Reply, session: SessionView, seat: Seat, note: str = ""
) -> None:
    """Show the panel after a move: what can be done next, or what the table waits for."""
    await show_panel(context, reply, await table_of(context, session, seat, reply.reader), note=note)


@clicks.on("panel")
async def _again(context: PrivateContext, reply: Reply, click: Click) -> None:
    reply.in_place()
    await open_panel(context, reply, await context.session(reply, click.session))


@clicks.on("verb")
async def _verb(context: PrivateContext, reply: Reply, click: Click) -> None:
    reply.in_place()
    table = await own_table(context, reply, await context.session(reply, click.session))
    await show_panel(context, reply, table, click.path)


@clicks.on("pick", words=1)
async def _pick(context: PrivateContext, reply: Reply, click: Click) -> None:
    reply.in_place()
    word = click.picked[0].strip() if click.picked else ""
    if await asked_for_number(reply, click, word):
        return
    session = await context.session(reply, click.session)
    table = await own_table(context, reply, session)
    assert table.seat is not None
    if (part := part_of(word)) is not None:
        await show_panel(context, reply, table, click.path, part=part)
        return
    chosen = resolve(table, table.seat, (*click.path, word))
    if chosen.values is None and (wrong := _wrong_number(table, table.seat, click.path, word)) is not None:
        await show_panel(context, reply, table, click.path, note=wrong)
        return
    await _take(context, reply, table, chosen, await seen_line(context, table, click), ends=False)


@clicks.on("do", words=1)
async def _do(context: PrivateContext, reply: Reply, click: Click) -> None:
    reply.in_place()
    table = await own_table(context, reply, await context.session(reply, click.session))
    assert table.seat is not None
    chosen = resolve(table, table.seat, click.path)
    await _take(context, reply, table, chosen, await seen_line(context, table, click), ends=True)


@clicks.on("sure", words=1)
async def _sure(context: PrivateContext, reply: Reply, click: Click) -> None:
    """Make a move though it costs points."""
    reply.in_place()
    table = await own_table(context, reply, await context.session(reply, click.session))
    assert table.seat is not None
    chosen, seen = resolve(table, table.seat, click.path), await seen_line(context, table, click)
    await attempt(context, reply, table, play(context, reply, table.position, table.seat, chosen.move, seen))


async def seen_line(context: Context, table: TableView, click: Click) -> int:
    """The last line of the log that the player who clicked had seen.

    All of them if the panel is up to date: what else was done since, the player does not know of.
    """
    if click.revision == table.position.revision:
        return table.position.seq
    return await context.sessions.line(table.session.id, table.seat, click.revision)


async def asked_for_number(reply: Reply, click: Click, word: str) -> bool:
    """Whether the entry for another number was picked; the form that it opens means the same click."""
    bounds = bounds_of(word)
    if bounds is not None:
        await reply.form(number_form(reply.words, click, bounds))
    return bounds is not None


def _wrong_number(table: TableView, seat: Seat, path: Sequence[str], word: str) -> str | None:
    """Why a word that is not legal is refused, if a number is what comes next; None if it is not."""
    chosen = resolve(table, seat, path)
    offered = [] if chosen.values is None else table.offer.choices(chosen.verb, chosen.values)
    if chosen.values is None or numbers_of(offered) is None:
        return None
    return refusal(
        table, table.game.explain(table.view, seat, Move(chosen.verb, (*chosen.values, typed(word))))
    )


def refusal(table: TableView, error: Illegal | Refused) -> str:
    """Why something was refused, in the words of the table."""
    speech = table.speech
    return explain(error, speech.words, speech.escaped, table.names.escaped) or ""


async def attempt(context: PrivateContext, reply: Reply, table: TableView, act: Awaitable[None]) -> None:
    """Do what may play a move. If it is no longer legal, the panel as it is now explains why."""
    try:
        await act
    except (Illegal, Refused) as error:
        if isinstance(error, Refused) and error.key not in OVERTAKEN:
            raise
        session = await context.session(reply, table.session.id)
        await open_panel(context, reply, session, note=refusal(table, error))


async def _take(
    context: PrivateContext, reply: Reply, table: TableView, chosen: Chosen, seen: int, *, ends: bool
) -> None:
    """Show the next menu after what was chosen, or play the move if it is complete."""
    await attempt(context, reply, table, _follow(context, reply, table, chosen, seen, ends=ends))


async def _follow(
    context: PrivateContext, reply: Reply, table: TableView, chosen: Chosen, seen: int, *, ends: bool
) -> None:
    assert table.seat is not None
    if chosen.values is None:
        await play(context, reply, table.position, table.seat, chosen.move, seen)
        return
    values = chosen.values if ends else without_choice(table, table.seat, chosen.verb, chosen.values)
    if not ends and table.offer.choices(chosen.verb, values):
        words = (chosen.verb, *map(word_of, values))
        await show_panel(context, reply, table, words)
        return
    move = Move(chosen.verb, values)
    if doubt_of(table, move):
        await show_panel(context, reply, table, doubt=move)
        return
    await play(context, reply, table.position, table.seat, move, seen)


@clicks.on("answer", words=2)
async def _answer(context: PrivateContext, reply: Reply, click: Click) -> None:
    """Play an answer button in the channel; only the holder of the seat may."""
    session = await context.session(reply, click.session)
    seat = Seat(number_at(click, 0))
    if seat >= len(session.holders):
        raise Trouble("old-button")
    if seat not in session.seats_of(reply.user_id):
        raise Trouble("not-your-question", {"seat": who(seat)})
    move = Move(click.path[1], tuple(map(typed, click.path[2:])))
    seen = await context.sessions.line(session.id, None, click.revision)
    await play(context, reply, await context.sessions.position(session.id), seat, move, seen)
