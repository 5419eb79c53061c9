"""The private place where a player chooses a move: how it opens, what its buttons and menus do, how it stays true."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

import discord
from discord import ui

from bot.discord.choosing import panel, resolve
from bot.discord.components import Click, action, table_action
from bot.discord.desk import Desk
from bot.discord.errors import INVALID_FORM, Trouble, explain, is_network
from bot.discord.farewell import farewell
from bot.discord.paging import page_of
from bot.discord.panels import OpenPanel
from bot.discord.remedies import Remedied
from bot.discord.reply import Reply
from bot.discord.sight import Sight, sight_of
from bot.discord.story import last_turn, turn_began
from bot.discord.table import Table, table_for, table_of
from bot.discord.texts import quotable
from bot.engine.errors import Illegal
from bot.engine.moves import CLOCK, Move, Seat, Value
from bot.sessions import Kind, Refused, SessionView, Status, User
from bot.sessions.holding import owned

log = logging.getLogger(__name__)

OVERTAKEN = ("stale", "double-click")
"""What a panel is refused because others, or the same player, were faster."""

DONE_SENTENCES = 6
"""How many sentences tell what the player has done."""


@table_action("play")
async def open_panel(desk: Desk, reply: Reply, session: SessionView, *, note: str = "") -> None:
    """Show a player's panel, or say privately why there is none for this user."""
    table = await own_table(desk, session, reply.user_id)
    await show_panel(desk, reply, table, note=note)


async def show_panel(
    desk: Desk,
    reply: Reply,
    table: Table,
    path: Sequence[str] = (),
    *,
    done: Sequence[str] | None = None,
    note: str = "",
    page: int = 0,
    look_page: int = 0,
    picture: Literal["kept", "new"] = "new",
) -> None:
    """Show the panel of a table's seat with all that belongs to it.

    On the way to a move the picture of a message that shows the same hand is kept. Else it is sent anew: the message
    may just be changing for everybody's sake too, and its picture be gone.
    """
    note = note or await desk.announcer.order_news.note(table, reply.user_id)
    if reply.standing is not None and _is_letter(reply) and not (path or note or look_page or table.over):
        await _show_sheet(desk, reply, table, reply.standing.id)
        return
    view, sight = await _whole(
        desk, table, reply.user_id, path, done=done, note=note, page=page, look_page=look_page
    )
    standing = reply.standing if picture == "kept" else None
    try:
        await reply.show(view, sight.files(standing))
    except discord.HTTPException as error:
        if standing is None or error.code != INVALID_FORM:
            raise
        await reply.show(view, sight.files())
    await desk.panels.shown(reply, table.session.id, _questions(table), waits=_waits(table), seat=table.seat)
    newest = await desk.sessions.get(table.session.id)
    if newest.seq != table.position.seq and (_waits(table) or newest.holders != table.session.holders):
        await refresh_panels(desk, newest)


async def _show_sheet(desk: Desk, reply: Reply, table: Table, message_id: int) -> None:
    """Show in a direct message what it would show without the click, and once more where something came between."""
    hands = desk.announcer.hands
    sheet = await hands.sheet(table)
    if await reply.show(sheet.view, sheet.sight.files()):
        hands.was_shown(table, sheet, message_id)
    session = await desk.sessions.get(table.session.id)
    if table.seat is not None and session.holders[table.seat].user_id != reply.user_id:
        await reply.show(farewell(desk, session, table.seat, reply.user_id))
    if session.seq != table.position.seq:
        hands.changed(session)


def _is_letter(reply: Reply) -> bool:
    """Whether a direct message was clicked: it shows the same whoever changes it, the click or the game."""
    return reply.standing is not None and not reply.standing.flags.ephemeral


async def _whole(
    desk: Desk,
    table: Table,
    user_id: int,
    path: Sequence[str] = (),
    *,
    done: Sequence[str] | None = None,
    note: str = "",
    page: int = 0,
    look_page: int = 0,
) -> tuple[ui.LayoutView, Sight]:
    said = await done_so_far(desk, table) if done is None else done
    sight = await sight_of(desk, table)
    if not note and desk.announcer.hands.must_be_told(table):
        note = table.speech.say("dms-closed")
    undo = await desk.sessions.may_undo(user_id, table.session.id)
    view = panel(table, path, done=said, note=note, page=page, sight=sight, look_page=look_page, undo=undo)
    return view, sight


def _questions(table: Table) -> frozenset[str]:
    return frozenset(ask.prompt.key for ask in table.asks_of(table.seat or Seat(0)))


def _waits(table: Table) -> bool:
    return all(ask.seat != table.seat for ask in table.turn_asks())


async def refresh_panels(desk: Desk, session: SessionView, *, every: bool = False) -> None:
    """Bring the open panels up to date of those who waited and are asked something now; with `every` all of them.

    Those of seats that changed hands are cleared in any case.
    """
    for opened in desk.panels.at(session.id):
        if opened.seat is not None and session.holders[opened.seat].user_id != opened.user_id:
            await _clear(desk, session, opened, opened.seat)
            continue
        table = await table_for(desk, session, opened.user_id)
        if table.seat is None or not (every or (opened.waits and _questions(table) - opened.questions)):
            continue
        view, sight = await _whole(desk, table, opened.user_id)
        files = [file for file in sight.files() if isinstance(file, discord.File)]
        try:
            await opened.show(view, files)
        except Exception as error:
            if not (is_network(error) or isinstance(error, discord.HTTPException)):
                raise
            log.info("an open panel stays as it is: %s", error)
            desk.panels.replace(opened, None)
        else:
            changed = replace(opened, questions=_questions(table), waits=_waits(table))
            desk.panels.replace(opened, changed)


async def _clear(desk: Desk, session: SessionView, opened: OpenPanel, seat: Seat) -> None:
    try:
        await opened.show(farewell(desk, session, seat, opened.user_id))
    except discord.HTTPException as error:
        log.info("an open panel stays as it is: %s", error)
    desk.panels.replace(opened, None)


async def own_table(desk: Desk, session: SessionView, user_id: int) -> Table:
    """The table from a player's own seat. Raises Trouble for a lobby and for guests, with what helps where it can."""
    if session.status is Status.LOBBY:
        raise Trouble("not-started")
    if session.status is not Status.PLAYING:
        raise Trouble("finished")
    if away := owned(session, user_id):
        back = Click("seat-back", session.id, 0, (str(int(away[0])),))
        raise Remedied("away", {"holder": f"@{away[0]}"}, back, "button-seat-back")
    if not session.seats_of(user_id):
        if free := await desk.sessions.seats.open_to(session, User(user_id, "")):
            take = Click("seat-take", session.id, 0, (str(int(free[0])),))
            raise Remedied("seat-free", {"seat": f"@{free[0]}"}, take, "button-take")
        asked = (await desk.sessions.position(session.id)).asks
        raise Trouble(
            "no-seat", {"awaited": list(dict.fromkeys(f"@{a.seat}" for a in asked if a.seat != CLOCK))}
        )
    return await table_for(desk, session, user_id)


async def done_so_far(desk: Desk, table: Table) -> list[str]:
    """What the seat has done in this turn, or did in its last one, in a few sentences."""
    assert table.seat is not None
    lines = table.worth_telling(await desk.sessions.log(table.session.id, table.seat))
    seats = {ask.seat for ask in table.turn_asks()}
    if table.seat not in seats:
        return table.gist(last_turn(lines, table.seat), DONE_SENTENCES)
    began = desk.announcer.turn_began(table.session.id)
    since = turn_began(lines, seats) if began is None else began
    mine = [line for line in lines if line.seq > since and line.seat == table.seat and line.kind is Kind.MOVE]
    return table.gist(mine, DONE_SENTENCES)


async def play(
    desk: Desk, reply: Reply, session: SessionView, seat: Seat, move: Move, seen: int | None
) -> None:
    """Play a move for a user's seat, and show the panel as it is then."""
    outcome = await desk.sessions.submit(
        reply.user_id, session.id, move, seat=seat, seen_seq=seen, interaction_id=reply.interaction.id
    )
    await show_after(desk, reply, outcome.session, seat)


async def show_after(desk: Desk, reply: Reply, session: SessionView, seat: Seat, note: str = "") -> None:
    """The panel after something was done: what can be done next, or what the table waits for."""
    table = await table_of(desk, session, seat)
    done = await done_so_far(desk, table)
    await show_panel(desk, reply, table, done=done, note=note)


@action("panel")
async def _again(desk: Desk, reply: Reply, click: Click) -> None:
    reply.in_place()
    await open_panel(desk, reply, await desk.session(reply, click.session))


@action("verb")
async def _verb(desk: Desk, reply: Reply, click: Click) -> None:
    reply.in_place()
    table = await own_table(desk, await desk.session(reply, click.session), reply.user_id)
    await show_panel(desk, reply, table, click.path, picture="kept")


@action("pick")
async def _pick(desk: Desk, reply: Reply, click: Click) -> None:
    reply.in_place()
    session = await desk.session(reply, click.session)
    table = await own_table(desk, session, reply.user_id)
    assert table.seat is not None
    word = click.picked[0] if click.picked else ""
    if (page := page_of(word)) is not None:
        await show_panel(desk, reply, table, click.path, page=page, picture="kept")
        return
    await _take(desk, reply, table, (*click.path, word), await _seen(desk, table, click), ends=False)


@action("do")
async def _do(desk: Desk, reply: Reply, click: Click) -> None:
    reply.in_place()
    table = await own_table(desk, await desk.session(reply, click.session), reply.user_id)
    await _take(desk, reply, table, click.path, await _seen(desk, table, click), ends=True)


async def _seen(desk: Desk, table: Table, click: Click) -> int:
    """The line of the log that whoever clicks in a panel of this table has seen."""
    return await desk.sessions.line(table.session.id, table.seat, click.revision)


async def _take(
    desk: Desk, reply: Reply, table: Table, path: Sequence[str], seen: int, *, ends: bool
) -> None:
    """Follow a path: to the next menu, or to the move that it is.

    What is not legal any more is explained above the same panel as it is now.
    """
    try:
        await _follow(desk, reply, table, path, seen, ends=ends)
    except (Illegal, Refused) as error:
        if isinstance(error, Refused) and error.key not in OVERTAKEN:
            raise
        note = explain(error, table.speech.words, table.speech.escaped) or ""
        await open_panel(desk, reply, await desk.session(reply, table.session.id), note=note)


async def _follow(
    desk: Desk, reply: Reply, table: Table, path: Sequence[str], seen: int, *, ends: bool
) -> None:
    assert table.seat is not None
    chosen = resolve(table, table.seat, path)
    if chosen.values is None:
        move = Move(path[0], tuple(map(typed, path[1:])))
        await play(desk, reply, table.session, table.seat, move, seen)
        return
    if not ends and table.game.choices(table.view, table.seat, chosen.verb, chosen.values):
        await show_panel(desk, reply, table, path, picture="kept")
        return
    await play(desk, reply, table.session, table.seat, Move(chosen.verb, chosen.values), seen)


def typed(word: str) -> Value:
    """A value from what somebody typed: an integer where it looks like one, and never a sign of the catalogue."""
    if len(word) < 19 and word.removeprefix("-").isdecimal():
        return int(word)
    return quotable(word)


@action("undo")
async def _undo(desk: Desk, reply: Reply, click: Click) -> None:
    reply.in_place()
    await undo(desk, reply, await desk.session(reply, click.session))


async def undo(desk: Desk, reply: Reply, session: SessionView) -> None:
    """Take back one's last move, or ask those who learned something by it."""
    if not session.seats_of(reply.user_id):
        raise Trouble("not-at-table")
    state = await desk.sessions.undo(reply.user_id, session.id)
    speech = desk.speech(session)
    if not state.done:
        await reply.text(speech.say("undo-asked", seats=[speech.seat(seat) for seat in state.missing]))
        return
    table = await own_table(desk, state.session, reply.user_id)
    await show_panel(desk, reply, table, note=speech.say("undone"))


@action("answer")
async def _answer(desk: Desk, reply: Reply, click: Click) -> None:
    """An answer that stands in the channel: only whoever holds the seat can give it."""
    session = await desk.session(reply, click.session)
    seat = Seat(int(click.path[0]))
    if seat not in session.seats_of(reply.user_id):
        speech = desk.speech(session)
        raise Trouble("not-your-question", {"seat": f"@{int(seat)}"} if seat < len(speech.plain) else {})
    move = Move(click.path[1], tuple(map(typed, click.path[2:])))
    seen = await desk.sessions.line(session.id, None, click.revision)
    await play(desk, reply, session, seat, move, seen)


@action("undo-answer")
async def _undo_answer(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    if not session.seats_of(reply.user_id):
        raise Trouble("not-at-table")
    await desk.sessions.agree_undo(reply.user_id, session.id, "yes" if click.path[:1] == ("yes",) else "no")
    await reply.quietly()
