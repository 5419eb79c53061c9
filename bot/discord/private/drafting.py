"""What the buttons of a move being chosen do: let a draft grow, take back a value or all, suggest the rest, play it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.layout.components import Button, Click, pick, word_of
from bot.discord.core.text.errors import Trouble
from bot.discord.private.context import PrivateContext
from bot.discord.private.panel import (
    asked_for_number,
    attempt,
    own_table,
    play,
    refusal,
    seen_line,
    show_panel,
)
from bot.discord.views.advice import advice_in_words, plan_button
from bot.discord.views.choices import FIRST, Part, part_of
from bot.discord.views.choosing import Chosen, resolve, typed
from bot.discord.views.drafting import NEW, grown, without_choice
from bot.discord.views.table import TableView
from bot.engine.moves import Move, Seat, Value
from bot.engine.playout import Dice
from bot.players.advising import Place
from bot.players.suggest import suggest
from bot.sessions import Kind, Refused

clicks = Clicks[PrivateContext]()

SEVERAL = 2
"""So many parts of a plan have a button of their own beside that of its first move."""


@clicks.on("grow", words=2)
async def _grow(context: PrivateContext, reply: Reply, click: Click) -> None:
    """Choose the next values of a draft, or the first of a new one."""
    reply.in_place()
    picked = [word.strip() for word in click.picked]
    if picked and await asked_for_number(reply, click, picked[-1]):
        return
    table = await own_table(context, reply, await context.session(reply, click.session))
    assert table.seat is not None
    verb, number = click.path[0], click.path[1]
    parts = {word: part for word in picked if (part := part_of(word)) is not None}
    part = next(iter(parts.values()), FIRST)
    picked = [word for word in picked if word not in parts]
    if parts and not picked:
        await show_panel(context, reply, table, part=part, opening=verb)
        return
    new = number == NEW
    now = None if new else table.begun
    if not new and (now is None or not _is_newest(table, number)):
        await _show_changed(context, reply, table, click)
        return
    values = followed(table, verb, now.values if now is not None else (), click.path[2:])
    values, wrong = grown(table, verb, values, picked)
    if wrong:
        refused = table.game.explain(table.view, table.seat, Move(verb, (*values, typed(wrong))))
        await show_panel(context, reply, table, note=refusal(table, refused))
        return
    values = without_choice(table, table.seat, verb, values)
    # What was cut off since then was on the panel: the rest alone is not what its player meant.
    if not (now is not None and now.cut) and is_picked(table, verb, values, new=new):
        seen = await seen_line(context, table, click)
        move = Move(verb, values)
        await attempt(context, reply, table, play(context, reply, table.position, table.seat, move, seen))
        return
    await _keep(context, reply, table, verb, values, None if new else number_of(number), part)


def followed(
    table: TableView, verb: str, values: tuple[Value, ...], words: Sequence[str]
) -> tuple[Value, ...]:
    """Values, and behind them what these words of a click choose next; as they are where they no longer do."""
    for word in words:
        offered = pick(table.offer.choices(verb, values), word)
        values = (*values, offered.value if offered is not None else typed(word))
    return values


def is_picked(table: TableView, verb: str, values: tuple[Value, ...], *, new: bool) -> bool:
    """Whether these values need no draft: they are done, or of an open verb whose values all stood in one menu."""
    known, spot = table.game.info.verb(verb), table.offer.spot(verb, values)
    if known is None or spot is None:
        return False
    return spot.done or (new and known.shown.whole and spot.ends)


@clicks.on("suggest")
async def _suggest(context: PrivateContext, reply: Reply, click: Click) -> None:
    """Say what the best plan is and why; buttons play it and its first move. Or complete a move that was begun."""
    reply.in_place()
    table = await own_table(context, reply, await context.session(reply, click.session))
    assert table.seat is not None
    check_advice(table)
    chosen = resolve(table, table.seat, click.path) if click.path else Chosen("", (), ())
    if chosen.values is None:
        await show_panel(context, reply, table, click.path)
        return
    move, note, plan = await suggested(context, table, chosen.verb, chosen.values)
    if move is None:
        await show_panel(context, reply, table, click.path, note=note)
    elif move.verb in table.game.opens:
        await begin(context, reply, table, move, note, plan)
    else:
        path = move.verb, *map(word_of, move.values)
        await show_panel(context, reply, table, path, note=note, plan=plan)


def check_advice(table: TableView) -> None:
    """Raise Trouble if this table plays without advice."""
    if not table.session.table_state.advice:
        raise Trouble("advice-off")


async def suggested(
    context: PrivateContext, table: TableView, verb: str = "", values: tuple[Value, ...] = ()
) -> tuple[Move | None, str, Button | None]:
    """The first move of the best plan, and why; of a verb that was begun otherwise, the best way to go on with it.

    A button plays the plan if it is longer. Where there is none, the words say so.
    """
    assert table.seat is not None
    seat, none = table.seat, table.speech.words.say_key("no-suggestion")
    place = Place(table.session.id, seat)
    found = await context.adviser.suggestion(place, table.position.seq, table.game, table.view)
    if found is not None:
        first = found.moves[0]
        if not verb or (first.verb == verb and first.values[: len(values)] == values):
            told = await asyncio.to_thread(advice_in_words, table, found)
            return first, told, await asyncio.to_thread(plan_button, table, found, SEVERAL)
    if not verb:
        return None, none, None
    dice = Dice(f"{table.draft} {verb} {values} {table.position.seq}")
    move = await asyncio.to_thread(suggest, table.game, table.view, seat, verb, values, dice)
    return move, "" if move is not None else none, None


@clicks.on("draft", words=2)
async def _draft(context: PrivateContext, reply: Reply, click: Click) -> None:
    """A button below a draft: go, back, clear, suggest."""
    reply.in_place()
    session = await context.session(reply, click.session)
    table = await own_table(context, reply, session)
    assert table.seat is not None
    act, number = click.path[0], click.path[1]
    now = table.begun
    if now is None or table.draft is None or not _is_newest(table, number):
        await _show_changed(context, reply, table, click)
        return
    verb = now.verb.name
    if act == "go":
        seen = await seen_line(context, table, click)
        # What was cut off since then was on the button: the rest alone is not what its player meant.
        shown = now if click.revision == table.position.revision else table.draft
        move = Move(verb, followed(table, verb, shown.values, click.path[2:]))
        await attempt(context, reply, table, play(context, reply, table.position, table.seat, move, seen))
    elif act == "suggest":
        check_advice(table)
        found, note, plan = await suggested(context, table, verb, now.values)
        if found is None:
            await show_panel(context, reply, table, note=note)
            return
        if found.values == now.values:
            same = table.speech.words.say_key("suggestion-same")
            await show_panel(context, reply, table, note="\n".join(filter(None, [same, note])), plan=plan)
            return
        await _keep(context, reply, table, verb, found.values, number_of(number), note=note, plan=plan)
    else:
        values = () if act == "clear" else one_back(table, table.seat, verb, now.values)
        await _keep(context, reply, table, verb, values, number_of(number))


async def begin(
    context: PrivateContext,
    reply: Reply,
    table: TableView,
    move: Move,
    note: str = "",
    plan: Button | None = None,
) -> None:
    """Show a proposed move as a draft, to be looked at and played."""
    await _keep(context, reply, table, move.verb, move.values, None, note=note, plan=plan)


async def _keep(
    context: PrivateContext,
    reply: Reply,
    table: TableView,
    verb: str,
    values: tuple[Value, ...],
    since: int | None,
    part: Part = FIRST,
    note: str = "",
    plan: Button | None = None,
) -> None:
    """Keep a draft, and show it with a part of its menu; without values it is dropped."""
    assert table.seat is not None
    drafts, session = context.sessions.drafts, table.session.id
    if not values:
        await drafts.drop(reply.user_id, session, table.seat)
        await show_panel(context, reply, replace(table, draft=None))
        return
    try:
        draft = await drafts.keep(reply.user_id, session, table.seat, verb, values, since)
    except Refused as refused:
        if refused.key != "draft-changed":
            raise
        newest = await own_table(context, reply, table.session)
        begun = newest.begun
        if note and begun is not None and (begun.verb.name, begun.values) == (verb, values):
            await show_panel(
                context, reply, newest, part=part, note=note, plan=plan
            )  # asked for twice at once
        else:
            await _show_newest(context, reply, newest)
        return
    await show_panel(context, reply, replace(table, draft=draft), part=part, note=note, plan=plan)


async def _show_changed(context: PrivateContext, reply: Reply, table: TableView, click: Click) -> None:
    """Why a draft cannot go on: what happened since, if nothing of it can be played now; else it is not the newest."""
    assert table.seat is not None
    session, drafts = table.session.id, context.sessions.drafts
    kept = await drafts.of(reply.user_id, session, table.seat)
    if kept is None or table.begun is not None or kept.number != number_of(click.path[1]):
        await _show_newest(context, reply, table)
        return
    await drafts.drop(reply.user_id, session, table.seat)
    seen = await context.sessions.line(session, table.seat, click.revision)
    lines = await context.sessions.log(session, table.seat, seen)
    moves = sum(line.kind is Kind.MOVE for line in lines)
    refused = Refused("stale", [event for line in lines for event in line.events], moves=moves)
    await show_panel(context, reply, replace(table, draft=None), note=refusal(table, refused))


async def _show_newest(context: PrivateContext, reply: Reply, table: TableView) -> None:
    await show_panel(context, reply, table, note=refusal(table, Refused("draft-changed")))


def one_back(table: TableView, seat: Seat, verb: str, values: tuple[Value, ...]) -> tuple[Value, ...]:
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
