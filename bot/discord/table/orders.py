"""Standing orders: an answer to an open question is chosen from the same menus, read back, and confirmed.

Players find them at questions outside their own turn ("Always answer …"), with /game order and in /my settings. All of
it is private.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context, place
from bot.discord.core.layout.components import (
    Click,
    Entry,
    box,
    button,
    fingerprint,
    layout,
    menu,
    row,
    rows,
    say,
    word_of,
)
from bot.discord.core.layout.paging import back, menu_page, page_of
from bot.discord.core.text.texts import Speech, colour, cut
from bot.discord.private.context import PrivateContext
from bot.discord.private.panel import own_table, show_after
from bot.discord.views.order_words import order_in_words
from bot.discord.views.table import TableView, table_for
from bot.engine.moves import Move, Seat
from bot.sessions import Refused, SessionView
from bot.sessions.play.orders import Order, Question, may_be_ordered, may_order, questions

clicks = Clicks[PrivateContext]()

BUTTONS = 10
"""Up to this many answers are a button each; more are chosen step by step from menus."""
LISTED = 10
"""How many orders one list shows."""
ONCE, EVERY = "once", "every"
DRAFT = "draft"
"""Stands for the answer that is being built up; the number of its draft follows."""
GREEN = discord.ButtonStyle.success


def order_page(
    table: TableView, path: Sequence[str], orders: Sequence[Order], page: int = 0
) -> ui.LayoutView:
    """The next choice on the way to an order. `path` is the name of a question, a verb, and values as words."""
    seat, speech = table.seat, table.speech
    assert seat is not None
    words = speech.words
    asked = questions(table.game, table.view, seat) if not table.over else []
    question = next((q for q in asked if path and q.name == path[0]), None)
    if question is None and len(asked) == 1:
        question, path = asked[0], [asked[0].name]
    items: list[ui.Item[Any]] = [say(f"**{words.say_key('order-title')}**\n{words.say_key('order-intro')}")]
    if question is None:
        if not asked:
            items.append(say(words.say_key("order-nothing-open")))
        items += rows(button(table.click("order", q.name), cut(table.doing(q.ask), 70)) for q in asked[:5])
    else:
        items += _answers(table, seat, question, path, page)
    if not path[1:]:
        items += _built_up(table, seat)
        items += list_of(speech, orders)
    items.append(row(back(words, table.click("panel"))))
    return layout(box(items, colour(seat)))


def _built_up(table: TableView, seat: Seat) -> list[ui.Item[Any]]:
    """A button for what is being built up, if it is whole and answers a question for which orders can be given."""
    begun, draft = table.begun, table.draft
    if begun is None or draft is None or not begun.spot.ends:
        return []
    if not may_be_ordered(table.view, seat, begun.verb):
        return []
    click = table.click("order-draft", str(draft.number))
    return [row(button(click, table.speech.words.say_key("button-order-draft")))]


def _answers(
    table: TableView, seat: Seat, question: Question, path: Sequence[str], page: int
) -> list[ui.Item[Any]]:
    """The answers that begin with this path: buttons, a menu of the next value, or the confirmation of one answer."""
    words, key = table.speech.words, question.name
    moves = _beginning(question, path[1:])
    if not moves:
        moves, path = list(question.moves), path[:1]
    depth = len(path) - 1
    whole = next((move for move in moves if len(parts_of(move)) == depth), None)
    asked = say(f"**{table.asked_of_you([question.ask])}**")
    if whole is not None and len(moves) == 1:
        return _confirmation(table, seat, question, whole)
    if len(moves) <= BUTTONS and not depth:
        labels = [(move, table.label(seat, move)) for move in moves]
        return [
            asked,
            *rows(
                button(table.click("order", key, move.verb, *map(word_of, move.values)), label)
                for move, label in labels
            ),
        ]
    entries: dict[str, Entry] = {}
    for move in moves:
        parts = parts_of(move)
        if len(parts) > depth and parts[depth] not in entries:
            label, second = words.say_key(f"verb-{move.verb}"), ""
            if depth:
                before, value = move.values[: depth - 1], move.values[depth - 1]
                label = table.value_label(seat, move.verb, before, value)
                second = table.second_line(seat, move.verb, before, value)
            entries[parts[depth]] = Entry(parts[depth], label, second)
    found = menu_page(words, list(entries.values()), page, list)
    items = [asked, row(menu(table.click("order-pick", *path), words.say_key("order-choose"), found))]
    if whole is not None:
        items.append(row(button(table.click("order-whole", *path), table.label(seat, whole), style=GREEN)))
    return items


def _confirmation(table: TableView, seat: Seat, question: Question, move: Move) -> list[ui.Item[Any]]:
    path = question.name, move.verb, *map(word_of, move.values)
    return _confirmed(table, question, table.label(seat, move), path)


def _confirmed(table: TableView, question: Question, answer: str, path: Sequence[str]) -> list[ui.Item[Any]]:
    """What an order would do, and the two buttons that give it."""
    speech = table.speech
    values = {"asked": f"={table.asked_of_you([question.ask])}", "answer": answer}
    text = [speech.say("order-sure-once", **values), speech.say("order-sure-every", **values)]
    return [
        say("\n".join([*text, f"-# {speech.say('order-sure')}"])),
        row(
            button(
                table.click("order-arm", ONCE, *path),
                speech.words.say_key("button-order-once"),
                style=GREEN,
            ),
            button(
                table.click("order-arm", EVERY, *path),
                speech.words.say_key("button-order-every"),
                style=GREEN,
            ),
        ),
    ]


def parts_of(move: Move) -> list[str]:
    return [move.verb, *map(word_of, move.values)]


def _beginning(question: Question, words: Sequence[str]) -> list[Move]:
    """The answers whose first words are these, or their fingerprints."""

    def begins(move: Move) -> bool:
        parts = [move.verb, *map(str, move.values)]
        return len(parts) >= len(words) and all(
            word in (part, fingerprint(part)) for word, part in zip(words, parts, strict=False)
        )

    return [move for move in question.moves if begins(move)]


def list_of(speech: Speech, orders: Sequence[Order], where: str = "") -> list[ui.Item[Any]]:
    """The orders of one person at one table, each with a button that drops it."""
    if not orders:
        return []
    words = speech.words
    heading = words.say_key("orders-title") + (f" · {where}" if where else "")
    lines = [
        f"{n}. {order_in_words(speech, order)}{_state(speech, order)}" for n, order in enumerate(orders, 1)
    ]
    drops = [
        button(
            Click("order-drop", order.session, 0, (str(int(order.seat)), str(order.number))),
            words.say_key("button-order-drop", number=n),
        )
        for n, order in enumerate(orders, 1)
    ]
    return [say(cut("\n".join([f"**{heading}**", *lines]), 1500)), *rows(drops)]


def _state(speech: Speech, order: Order) -> str:
    return f" · {speech.words.say_key(f'order-dropped-{order.dropped}')}" if order.dropped else ""


async def show_order_page(
    context: PrivateContext, reply: Reply, session: SessionView, path: Sequence[str] = (), page: int = 0
) -> None:
    """Show the next choice on the way to an order, and the existing orders."""
    table = await own_table(context, reply, session)
    orders = context.sessions.orders.of(reply.user_id, session.id)[:LISTED]
    await reply.show(order_page(table, path, orders, page))
    await context.panels.shown(reply, session.id)


@clicks.on("order")
async def _order(context: PrivateContext, reply: Reply, click: Click) -> None:
    reply.in_place()
    await show_order_page(context, reply, await context.session(reply, click.session), click.path)


@clicks.on("order-pick")
async def _pick(context: PrivateContext, reply: Reply, click: Click) -> None:
    reply.in_place()
    word = click.picked[0] if click.picked else ""
    page = page_of(word)
    path = click.path if page is not None else (*click.path, word)
    await show_order_page(context, reply, await context.session(reply, click.session), path, page or 0)


@clicks.on("order-whole")
async def _whole(context: Context, reply: Reply, click: Click) -> None:
    """End an answer that could have more values."""
    reply.in_place()
    table = await own_table(context, reply, await context.session(reply, click.session))
    question, move = meant_answer(table, click.path)
    assert table.seat is not None
    items = [
        *_confirmation(table, table.seat, question, move),
        row(back(table.speech.words, table.click("order"))),
    ]
    await reply.show(layout(box(items, colour(table.seat))))


@clicks.on("order-draft", words=1)
async def _draft(context: Context, reply: Reply, click: Click) -> None:
    """Make what is being built up an order."""
    reply.in_place()
    table = await own_table(context, reply, await context.session(reply, click.session))
    question, move = meant_draft(table, click.path[0])
    label = table.speech.words.in_a_row(
        [table.speech.words.say(label, table.names.plain) for label in table.offer.labels(move)]
    )
    items = _confirmed(table, question, label, (DRAFT, click.path[0]))
    await reply.show(
        layout(box([*items, row(back(table.speech.words, table.click("panel")))], colour(table.seat)))
    )


def meant_draft(table: TableView, number: str) -> tuple[Question, Move]:
    """The open question that a draft answers, and the whole answer. Raises Refused("draft-changed", "order-…")."""
    assert table.seat is not None
    now = table.begun
    if now is None or table.draft is None or str(table.draft.number) != number:
        raise Refused("draft-changed")
    move = Move(now.verb.name, now.values)
    for question in questions(table.game, table.view, table.seat):
        if move.verb in question.open:
            if question.takes(table.offer, move):
                return question, move
            raise Refused("order-not-legal")
    raise Refused("order-not-asked")


@clicks.on("order-arm", words=3)
async def _arm(context: PrivateContext, reply: Reply, click: Click) -> None:
    reply.in_place()
    table = await own_table(context, reply, await context.session(reply, click.session))
    path = click.path[1:]
    question, move = meant_draft(table, path[1]) if path[0] == DRAFT else meant_answer(table, path)
    await arm(context, reply, table, question, move, every=click.path[0] == EVERY)


def meant_answer(table: TableView, path: Sequence[str]) -> tuple[Question, Move]:
    """The open question and the whole answer of a path. Raises Refused("order-not-asked", "order-not-legal")."""
    assert table.seat is not None
    asked = questions(table.game, table.view, table.seat) if not table.over else []
    question = next((q for q in asked if path and q.name == path[0]), None)
    if question is None:
        raise Refused("order-not-asked")
    for move in _beginning(question, path[1:]):
        if len(parts_of(move)) == len(path) - 1:
            return question, move
    move = Move.parse(" ".join(path[1:])) if path[1:] else Move("")
    if question.takes(table.offer, move):
        return question, move
    raise Refused("order-not-legal")


async def arm(
    context: PrivateContext, reply: Reply, table: TableView, question: Question, move: Move, *, every: bool
) -> None:
    """Give the order, wait for its first answer, and show the new panel."""
    assert table.seat is not None
    orders = context.sessions.orders
    made = await orders.arm(reply.user_id, table.session.id, table.seat, question.name, move, every=every)
    await orders.answered(table.session.id)
    session = await context.sessions.get(table.session.id)
    note = table.speech.say("order-armed", order=order_in_words(table.speech, made))
    if not session.status.live:
        await reply.text(note)
        return
    await show_after(context, reply, session, table.seat, note=note)


@clicks.on("order-drop", words=2)
async def _drop(context: Context, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    seat, number = (int(word) if word.isdecimal() and len(word) < 10 else -1 for word in click.path[:2])
    await drop(context, reply, session, Seat(seat), number)


async def drop(context: Context, reply: Reply, session: SessionView, seat: Seat, number: int) -> None:
    """Drop an order, and show those that are left at its table."""
    gone = await context.sessions.orders.drop(reply.user_id, session.id, seat, number)
    speech = await context.speech_now(session, reply.language)
    left = context.sessions.orders.of(reply.user_id, session.id)[:LISTED]
    items: list[ui.Item[Any]] = [say(speech.say("order-gone", order=order_in_words(speech, gone)))]
    await reply.show(layout(box([*items, *list_of(speech, left, place(session))])))


async def show_orders(context: Context, reply: Reply, here: SessionView | None = None) -> None:
    """Show every order of a person, by table, and let them give one for what they are asked in the game `here`."""
    found: dict[int, list[Order]] = {}
    for order in context.sessions.orders.of(reply.user_id)[:LISTED]:
        found.setdefault(order.session, []).append(order)
    items: list[ui.Item[Any]] = []
    for session_id, orders in found.items():
        session = await context.sessions.get(session_id)
        if context.plays(session):
            speech = await context.speech_now(session, reply.language)
            items += list_of(speech, orders, place(session))
    words = reply.words
    if not items:
        items.append(say(f"**{words.say_key('orders-title')}**\n{words.say_key('orders-none')}"))
    buttons = [back(words, Click("my-settings"))]
    if here is not None and context.plays(here) and here.seats_of(reply.user_id):
        table = await table_for(context, here, reply.user_id, reply.reader)
        if table.legal and may_order(table.asks):
            buttons.insert(0, button(table.click("order"), words.say_key("button-order")))
    items.append(row(*buttons))
    await reply.show(layout(box(items, colour(None))))


@clicks.on("orders")
async def _orders(context: Context, reply: Reply, click: Click) -> None:
    await show_orders(context, reply)
