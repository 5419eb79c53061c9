"""Standing orders in sentences."""

from __future__ import annotations

from bot.discord.core.context import Context
from bot.discord.core.text.texts import Speech
from bot.discord.views.table import TableView
from bot.engine.words import Names
from bot.sessions.play.orders import Order


def order_in_words(speech: Speech, order: Order, names: Names | None = None) -> str:
    """An order as a sentence; for a button or menu with the plain `names`."""
    names = speech.escaped if names is None else names
    words = speech.words
    said = [words.say(label, names) for label in order.labels]
    verb = words.say_key(f"verb-{order.move.verb}")
    doing = words.say(order.prompt, names)
    if order.side is not None and order.side < len(names):
        doing = f"{names[order.side]} {doing}"
    answer = words.say_key("whole-move", verb=verb, values=f"={words.in_a_row(said)}") if said else verb
    return words.say_key("order-every" if order.every else "order-once", doing=f"={doing}", answer=answer)


def dropped_order(speech: Speech, order: Order) -> str:
    """A sentence that an order is no longer in force, and why."""
    why = speech.words.say_key(f"order-dropped-{order.dropped}")
    return speech.words.say_key("order-dropped", order=order_in_words(speech, order), why=why)


async def dropped_orders(context: Context, table: TableView, user_id: int) -> str:
    """The dropped orders that a player has not been told of yet; they now count as told."""
    orders = context.sessions.orders
    if not (given := orders.of(user_id, table.session.id)):
        return ""
    dropped = [order for order in given if order.dropped]
    for order in dropped:
        await orders.told(order)
    return "\n".join(dropped_order(table.speech, order) for order in dropped)
