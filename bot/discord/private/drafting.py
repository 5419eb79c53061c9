"""What the buttons of a draft do: let it grow, take back a value or all, suggest the rest, and play it."""

from __future__ import annotations

import asyncio

from bot.discord.core.clicks import Clicks
from bot.discord.core.components import Click, pick
from bot.discord.core.context import Context
from bot.discord.core.errors import explain
from bot.discord.core.paging import page_of
from bot.discord.core.reply import Reply
from bot.discord.private.panel import OVERTAKEN, open_panel, own_table, play, show_panel, typed
from bot.discord.views.drafting import NEW, begun, without_choice
from bot.discord.views.table import TableView
from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat, Value
from bot.engine.playout import Dice
from bot.players.suggest import suggest
from bot.sessions import Refused

clicks = Clicks()


@clicks.on("grow")
async def _grow(context: Context, reply: Reply, click: Click) -> None:
    """Choose the next value of a draft, or the first of a new one."""
    reply.in_place()
    table = await own_table(context, await context.session(reply, click.session), reply.user_id)
    assert table.seat is not None
    verb, number = click.path[0], click.path[1]
    word = click.picked[0] if click.picked else ""
    if (page := page_of(word)) is not None:
        await show_panel(context, reply, table, page=page, opening=verb, picture="kept")
        return
    new = number == NEW
    now = None if new else begun(table)
    if not new and (now is None or not _is_newest(table, number)):
        await _show_changed(context, reply, table)
        return
    values = now.values if now is not None else ()
    for skipped in click.path[2:]:
        offered = pick(table.offer.choices(verb, values), skipped)
        values = (*values, offered.value if offered is not None else typed(skipped))
    spot = table.offer.spot(verb, values)
    choice = pick(spot.next, word) if spot is not None else None
    if choice is None:
        refused = table.game.explain(table.view, table.seat, Move(verb, (*values, typed(word))))
        note = explain(refused, table.speech.words, table.speech.escaped) or ""
        await show_panel(context, reply, table, note=note)
        return
    values = without_choice(table, table.seat, verb, (*values, choice.value))
    await _keep(context, reply, table, verb, values, None if new else number_of(number))


@clicks.on("draft")
async def _draft(context: Context, reply: Reply, click: Click) -> None:
    """A button below a draft: go, back, clear, suggest."""
    reply.in_place()
    session = await context.session(reply, click.session)
    table = await own_table(context, session, reply.user_id)
    assert table.seat is not None
    act, number = click.path[0], click.path[1]
    now = begun(table)
    if now is None or not _is_newest(table, number):
        await _show_changed(context, reply, table)
        return
    verb = now.verb.name
    if act == "go":
        seen = await context.sessions.line(session.id, table.seat, click.revision)
        try:
            await play(context, reply, session, table.seat, Move(verb, now.values), seen)
        except (Illegal, Refused) as error:
            if isinstance(error, Refused) and error.key not in OVERTAKEN:
                raise
            note = explain(error, table.speech.words, table.speech.escaped) or ""
            await open_panel(context, reply, await context.session(reply, session.id), note=note)
    elif act == "suggest":
        dice = Dice(f"{table.draft} {table.position.seq}")
        found = await asyncio.to_thread(suggest, table.game, table.view, table.seat, verb, now.values, dice)
        values = found.values if found is not None else now.values
        await _keep(context, reply, table, verb, values, number_of(number))
    else:
        values = () if act == "clear" else _one_back(table, table.seat, verb, now.values)
        await _keep(context, reply, table, verb, values, number_of(number))


async def begin(context: Context, reply: Reply, table: TableView, move: Move) -> None:
    """Show a proposed move as a draft, to be looked at and played."""
    await _keep(context, reply, table, move.verb, move.values, None)


async def _keep(
    context: Context, reply: Reply, table: TableView, verb: str, values: tuple[Value, ...], since: int | None
) -> None:
    """Keep a draft, and show it; without values it is dropped."""
    assert table.seat is not None
    drafts, session = context.sessions.drafts, table.session.id
    if not values:
        await drafts.drop(reply.user_id, session, table.seat)
        await show_panel(context, reply, table.with_draft(None), picture="kept")
        return
    try:
        draft = await drafts.keep(reply.user_id, session, table.seat, verb, values, since)
    except Refused as refused:
        if refused.key != "draft-changed":
            raise
        await _show_changed(context, reply, await own_table(context, table.session, reply.user_id))
        return
    await show_panel(context, reply, table.with_draft(draft), picture="kept")


async def _show_changed(context: Context, reply: Reply, table: TableView) -> None:
    note = explain(Refused("draft-changed"), table.speech.words, table.speech.escaped) or ""
    await show_panel(context, reply, table, note=note)


def _one_back(table: TableView, seat: Seat, verb: str, values: tuple[Value, ...]) -> tuple[Value, ...]:
    """Values without the last one that was a choice."""
    values = values[:-1]
    while values and without_choice(table, seat, verb, values) != values:
        values = values[:-1]
    return values


def _is_newest(table: TableView, number: str) -> bool:
    return table.draft is not None and table.draft.number == number_of(number)


def number_of(word: str) -> int:
    """The number of a draft as a click writes it; 0 if it is none."""
    return int(word) if word.isdecimal() and len(word) < 19 else 0
