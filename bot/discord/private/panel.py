"""The private panel where a player chooses a move: how it opens, what its buttons do, and how it stays up to date."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from contextlib import nullcontext

from discord import ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks, number_at
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Button, Click, word_of
from bot.discord.core.layout.refusal_button import RefusalWithButton
from bot.discord.core.text.errors import Trouble, explain
from bot.discord.private.answering import follow, show_soon
from bot.discord.private.context import PrivateContext
from bot.discord.private.panel_contents import contents_of
from bot.discord.private.panel_updates import (
    coach_later,
    is_passed_by,
    is_waiting,
    questions_of,
    refresh_panels,
)
from bot.discord.views.choices import FIRST, Part, bounds_of, number_form, part_of
from bot.discord.views.choosing import Chosen, resolve, typed
from bot.discord.views.drafting import without_choice
from bot.discord.views.gains import doubt_of
from bot.discord.views.hand_steps import Sheet
from bot.discord.views.hand_view import Sight
from bot.discord.views.order_words import dropped_orders
from bot.discord.views.sheet import seat_lost, sheet_of
from bot.discord.views.table import TableView, table_for, table_of
from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Move, Seat, who
from bot.engine.offer import numbers_of
from bot.sessions import Position, Refused, SessionView, Status, User
from bot.sessions.core.holding import owned

clicks = Clicks[PrivateContext]()

OVERTAKEN = ("stale", "double-click", "terms-changed")
"""Refusals that mean someone else, or the same player, was faster."""


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
    plan: Button | None = None,
) -> None:
    """Show the panel of a seat, with its hand, its last moves and any news; a button plays the `plan` in its note."""
    note = note or await dropped_orders(context, table, reply.user_id)
    chosen = path or note or look_page or doubt or part != FIRST
    if reply.clicked is not None and reply.in_message and not (chosen or table.draft or table.over):
        await _show_sheet(context, reply, table, reply.clicked.id)
        return
    built = await contents_of(
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
        plan=plan,
    )
    shown, drawing = await show_soon(context, reply, table, built, path, part, opening)
    if drawing is not None:
        follow(context, reply, table.session.id, shown, built, drawing)
    midway = bool(path or look_page or doubt or opening or part != FIRST or table.draft)
    await context.panels.shown(
        reply,
        table.session.id,
        questions_of(table),
        waits=is_waiting(table),
        seat=table.seat,
        seq=table.position.seq,
        midway=midway,
        note=note,
    )
    opened = context.panels.of(reply.user_id, table.session.id)
    if not midway:
        coach_later(context, table, opened, built)
    newest = await context.sessions.get(table.session.id)
    is_old = newest.seq != table.position.seq and (
        is_waiting(table) or newest.holders != table.session.holders
    )
    if is_old or (table.asks and opened is not None and is_passed_by(newest, opened)):
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
