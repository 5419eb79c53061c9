"""Tells players about their dropped standing orders, by direct message or in the next panel they open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

import discord

from bot.discord.core.context import Context, place
from bot.discord.core.sending.direct import Unreachable
from bot.discord.core.text.errors import incident
from bot.discord.views.order_words import dropped_order
from bot.sessions import Refused
from bot.sessions.core.people import Prompts
from bot.sessions.core.shards import NotServed
from bot.sessions.play.orders import Order

log = logging.getLogger(__name__)


class OrderNews:
    """Tells the owner of a dropped order by direct message, or else in the next panel they open."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> list[asyncio.Task[None]]:
        """The tasks that are running."""
        return list(self._tasks)

    def start(self) -> None:
        """Tell of orders that are dropped from now on."""
        self._context.sessions.orders.on_drop.subscribe(self.tell)

    def take_up(self, sessions: Collection[int]) -> None:
        """Tell of the orders at these sessions that were dropped while another process served them."""
        for order in self._context.sessions.orders.untold():
            if order.session in sessions:
                self.tell(order)

    def tell(self, order: Order) -> None:
        """Tell the owner of an order that was dropped."""
        task = asyncio.get_running_loop().create_task(self._tell(order))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, order: Order) -> None:
        context = self._context
        try:
            if (await context.sessions.people.get(order.user_id)).prompts is Prompts.CHANNEL:
                return
            session = await context.sessions.get(order.session)
            if not context.plays(session) or not context.presence.is_in(session.guild_id):
                return
            context.unasked(session.guild_id)
            language = await context.language_of(order.user_id, session.guild_id)
            where = f"-# {context.title(session.game, language)} · {place(session)}"
            said = f"{dropped_order(await context.speech_now(session, language), order)}\n{where}"
            await context.direct.send(order.user_id, content=said)
            await context.sessions.orders.told(order)
        except Unreachable:
            pass
        except (discord.HTTPException, discord.RateLimited, Refused, NotServed) as error:
            log.warning("that an order was dropped could not be told: %s", error)
        except Exception as error:
            incident(error, f"a dropped order of session {order.session}")
