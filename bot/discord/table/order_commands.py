"""/game order: standing orders by command."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.slash import Choices, matching, quiet
from bot.discord.core.layout.components import MENU_SIZE
from bot.discord.core.text.texts import about, called, described
from bot.discord.private.context import PrivateContext
from bot.discord.private.panel import own_table
from bot.discord.table.orders import arm, drop, meant_answer, parts_of, show_orders
from bot.discord.views.order_words import order_in_words
from bot.discord.views.table import TableView, table_for
from bot.engine.moves import Move, Seat
from bot.sessions import Refused, SessionView
from bot.sessions.play.orders import Question, questions

LOOKED_AT = 400
"""How many answers are put into words while a command is typed."""


def add_commands(context: PrivateContext, group: app_commands.Group) -> None:
    """Add `/game order set`, `list` and `drop`."""
    order = app_commands.Group(**called("order", "order"), parent=group)

    @order.command(**called("set", "order-set"))
    @described(answer=about("order-answer"), every=about("order-every"))
    async def set_order(interaction: discord.Interaction[Any], answer: str, every: bool = False) -> None:
        async def carry_out(reply: Reply, session: SessionView) -> None:
            table = await own_table(context, reply, session)
            question, move = _typed(table, answer)
            await arm(context, reply, table, question, move, every=every)

        await context.at_table(interaction, carry_out)

    @set_order.autocomplete("answer")
    @quiet
    async def answers(interaction: discord.Interaction[Any], current: str) -> Choices:
        session = await context.here(Reply(interaction))
        if session.started_at is None or not session.seats_of(interaction.user.id):
            return []
        table = await table_for(context, session, interaction.user.id)
        return matching(((path, label) for label, path in _answers_in_words(table)), current)

    @order.command(**called("list", "order-list"))
    async def list_orders(interaction: discord.Interaction[Any]) -> None:
        here = context.sessions.in_channel(interaction.channel_id or 0)
        await context.answer(interaction, lambda reply: show_orders(context, reply, here))

    @order.command(**called("drop", "order-drop"))
    @described({"which": "order"}, which=about("order-which"))
    async def drop_order(interaction: discord.Interaction[Any], which: str) -> None:
        async def carry_out(reply: Reply) -> None:
            parts = which.split(".")
            if len(parts) != 3 or not all(part.isdecimal() and len(part) < 18 for part in parts):
                raise Refused("order-gone")
            session, seat, number = map(int, parts)
            await drop(context, reply, await context.session(reply, session), Seat(seat), number)

        await context.answer(interaction, carry_out)

    @drop_order.autocomplete("which")
    async def mine(interaction: discord.Interaction[Any], current: str) -> Choices:
        found, language = [], await context.language(interaction)
        for one in context.sessions.orders.of(interaction.user.id)[:MENU_SIZE]:
            session = await context.sessions.get(one.session)
            if context.plays(session):
                speech = await context.speech_now(session, language)
                value = f"{one.session}.{int(one.seat)}.{one.number}"
                found.append((value, order_in_words(speech, one, speech.plain)))
        return matching(found, current)


def _answers_in_words(table: TableView) -> list[tuple[str, str]]:
    """The answers that can be ordered: their words, and their path as one text."""
    assert table.seat is not None
    found: list[tuple[str, str]] = []
    for question in questions(table.game, table.view, table.seat) if not table.over else []:
        for move in question.moves[:LOOKED_AT]:
            path = " ".join((question.name, *parts_of(move)))
            found.append((table.label(table.seat, move), path))
    return found


def _typed(table: TableView, answer: str) -> tuple[Question, Move]:
    """The answer chosen from the suggestions, or whose words were typed in upper or lower case."""
    sought = answer.strip().casefold()
    for label, path in _answers_in_words(table):
        if sought in (label.casefold(), path.casefold()):
            return meant_answer(table, path.split())
    return meant_answer(table, answer.split())
