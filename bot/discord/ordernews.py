"""Standing orders that hold no more: their owners are told, by direct message or in the panel that they open next."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.discord.desk import Desk, place
from bot.discord.errors import DM_CLOSED, incident
from bot.discord.orders import in_words
from bot.discord.table import Table
from bot.discord.texts import Speech, no_pings
from bot.sessions.orders import Order
from bot.sessions.people import Prompts

log = logging.getLogger(__name__)


class OrderNews:
    """Tells owners by direct message that an order holds no more, and else in the panel that they open next."""

    def __init__(self, desk: Desk, client: discord.Client) -> None:
        self._desk, self._client = desk, client
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> list[asyncio.Task[None]]:
        """The work under way."""
        return list(self._tasks)

    def start(self) -> None:
        """Tell what was not told before the last end, and listen from now on."""
        self._desk.sessions.orders.on_drop.append(self.tell)
        for order in self._desk.sessions.orders.untold():
            self.tell(order)

    def tell(self, order: Order) -> None:
        """Tell the owner of an order that was dropped."""
        task = asyncio.get_running_loop().create_task(self._tell(order))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, order: Order) -> None:
        desk = self._desk
        try:
            if (await desk.sessions.people.get(order.user_id)).prompts is Prompts.CHANNEL:
                return
            session = await desk.sessions.get(order.session)
            if session.game not in desk.games or not desk.presence.is_in(session.guild_id):
                return
            said = f"{_news(desk.speech(session), order)}\n-# {desk.title(session.game)} · {place(session)}"
            channel = await self._client.create_dm(discord.Object(order.user_id))
            await channel.send(said, allowed_mentions=no_pings())
            await desk.sessions.orders.told(order)
        except discord.HTTPException as error:
            if error.code not in DM_CLOSED:
                log.warning("that an order was dropped could not be told: %s", error)
        except Exception as error:
            incident(error, f"a dropped order of session {order.session}")

    async def note(self, table: Table, user_id: int) -> str:
        """What a player has not been told yet; it counts as told now."""
        orders = self._desk.sessions.orders
        dropped = [order for order in orders.of(user_id, table.session.id) if order.dropped]
        for order in dropped:
            await orders.told(order)
        return "\n".join(_news(table.speech, order) for order in dropped)


def _news(speech: Speech, order: Order) -> str:
    why = speech.words.say_key(f"order-dropped-{order.dropped}")
    return speech.words.say_key("order-dropped", order=in_words(speech, order), why=why)
