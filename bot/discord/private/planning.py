"""Plays a suggestion by one press: its moves one after another, as far as all comes as it was said."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks, number_at
from bot.discord.core.layout.components import Click
from bot.discord.private.context import PrivateContext
from bot.discord.private.drafting import check_advice
from bot.discord.private.panel import attempt, own_table, refusal, show_after, show_panel
from bot.discord.views.advice import Plan, advice_in_words, mark_of, plan_button, plan_of
from bot.discord.views.table import TableView
from bot.engine.errors import Illegal
from bot.players.advising import Place
from bot.players.suggest import Suggestion
from bot.sessions import Kind, Refused

clicks = Clicks[PrivateContext]()


@clicks.on("plan", words=2)
async def _plan(context: PrivateContext, reply: Reply, click: Click) -> None:
    """Play what the button says, if the seat has not moved since and still can; else say what is suggested now.

    What others have done meanwhile does not matter, as long as the moves are legal.
    """
    reply.in_place()
    table = await own_table(context, reply, await context.session(reply, click.session))
    assert table.seat is not None
    check_advice(table)
    place = Place(table.session.id, table.seat)
    moved = await _has_moved(context, table, number_at(click, 1))
    told = None if moved else context.adviser.last(place)
    if told is not None and table.offer.allows(told.moves[0]):
        plan = await asyncio.to_thread(plan_of, table, told)
        if plan.moves and mark_of(plan.moves) == click.path[0]:
            await attempt(context, reply, table, _play(context, reply, table, plan, told))
            return
    found = await context.adviser.suggestion(place, table.position.seq, table.game, table.view)
    note, button = table.speech.words.say_key("plan-changed"), None
    if found is not None:
        plan = await asyncio.to_thread(plan_of, table, found)
        if not moved and plan.moves and mark_of(plan.moves) == click.path[0]:
            await attempt(context, reply, table, _play(context, reply, table, plan, found))
            return
        note = "\n".join([note, await asyncio.to_thread(advice_in_words, table, found)])
        button = plan_button(table, found)
    await show_panel(context, reply, table, note=note, plan=button)


async def _has_moved(context: PrivateContext, table: TableView, seq: int) -> bool:
    """Whether a seat has played, or taken back, anything after a line of the log."""
    lines = await context.sessions.log(table.session.id, table.seat, seq)
    return any(line.kind is Kind.MOVE and line.seat == table.seat for line in lines)


async def _play(
    context: PrivateContext, reply: Reply, table: TableView, plan: Plan, found: Suggestion
) -> None:
    """Play the moves of a plan, each a line of its own, and show the panel after the last that could be played."""
    position, seat = table.position, table.seat
    assert seat is not None
    as_told = table.game.encode(table.view) == found.views[0]
    session, note = position.session.id, ""
    with context.hands.answering(session, seat) if reply.in_message else nullcontext():
        async with context.reach.moving(reply.interaction, position, (seat,)):
            outcome = await context.sessions.submit(
                reply.user_id,
                session,
                plan.moves[0],
                seat=seat,
                seen_seq=position.seq,
                interaction_id=reply.interaction.id,
            )
            for number, (move, view) in enumerate(zip(plan.moves[1:], found.views[1:]), 1):
                now = await context.sessions.position(session, seat)
                if outcome.replayed or (as_told and table.game.encode(now.view) != view):
                    note = _stopped(table, plan, number)
                    break
                try:
                    outcome = await context.sessions.submit(
                        reply.user_id, session, move, seat=seat, seen_seq=outcome.seq
                    )
                except (Illegal, Refused) as error:
                    note = _stopped(table, plan, number, error)
                    break
            newest = await context.sessions.get(session)
            await show_after(context, reply, newest, seat, note)


def _stopped(table: TableView, plan: Plan, played: int, why: Illegal | Refused | None = None) -> str:
    """How far a plan was played, and what came in between."""
    said = table.speech.words.say_key("plan-stopped", n=played, most=len(plan.moves))
    return "\n".join(filter(None, [said, "" if why is None else refusal(table, why)]))
