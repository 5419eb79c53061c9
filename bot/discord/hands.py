"""What only one player may know: it goes by direct message, one message per seat, new when an answer is needed.

Where direct messages are closed nothing is lost: the button "My hand" in the channel opens the same panel privately.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import discord

from bot.discord.components import content_of
from bot.discord.desk import Desk, place
from bot.discord.errors import DM_CLOSED, MESSAGE_GONE, NO_ACCESS, incident
from bot.discord.panel import panel
from bot.discord.table import Table, table_of
from bot.discord.texts import no_pings
from bot.engine.moves import Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.sessions import SessionView

log = logging.getLogger(__name__)

LOOKED_AT = 80
"""Moves of a random game that are looked at to find out whether a game has secrets between players."""


@dataclass
class Letter:
    """The direct message to one seat: what it was about, so that nothing is said twice."""

    message: discord.Message | None = None
    question: tuple[str, ...] = ()
    shown: str = ""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Hands:
    """Sends and keeps up to date the direct messages of every session."""

    def __init__(self, desk: Desk, client: discord.Client) -> None:
        self._desk, self._client = desk, client
        self._letters: dict[tuple[int, Seat], Letter] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    def changed(self, session: SessionView) -> None:
        """Bring the direct messages of a session up to date, if its game has secrets."""
        if not has_secrets(self._desk.game(session)):
            return
        if session.id in self._tasks:
            self._again.add(session.id)
            return
        task = asyncio.get_running_loop().create_task(self._work(session.id))
        self._tasks[session.id] = task

    @property
    def busy(self) -> list[asyncio.Task[None]]:
        """The work under way."""
        return list(self._tasks.values())

    async def first_letter(self, session: SessionView, user_id: int) -> bool:
        """Say to a newcomer where the hands will come. False: their direct messages are closed."""
        speech = self._desk.speech(session)
        title = speech.words.say_key("title")
        return await self._try_to_write(
            user_id, speech.words.say_key("first-letter", game=title, place=place(session))
        )

    async def _try_to_write(self, user_id: int, content: str) -> bool:
        try:
            channel = await self._client.create_dm(discord.Object(user_id))
            await channel.send(content, allowed_mentions=no_pings())
        except discord.HTTPException as error:
            if error.code != DM_CLOSED:
                log.warning("a direct message could not be sent: %s", error)
            return False
        return True

    async def _work(self, session_id: int) -> None:
        try:
            while True:
                self._again.discard(session_id)
                try:
                    await self._update(await self._desk.sessions.get(session_id))
                except discord.HTTPException as error:
                    log.warning("the hands of session %s could not be sent: %s", session_id, error)
                except Exception as error:
                    incident(error, f"the hands of session {session_id}")
                if session_id not in self._again:
                    return
        finally:
            self._tasks.pop(session_id, None)

    async def _update(self, session: SessionView) -> None:
        public = await table_of(self._desk, session, None)
        for number, holder in enumerate(session.holders):
            if holder.user_id is None:
                continue
            seat = Seat(number)
            table = await table_of(self._desk, session, seat)
            if table.over:
                await self._close_letter(session.id, seat, table)
            elif needs_secrets(public, table, seat) or (session.id, seat) in self._letters:
                await self._write(session, seat, holder.user_id, table)

    async def _write(self, session: SessionView, seat: Seat, user_id: int, table: Table) -> None:
        letter = self._letters.setdefault((session.id, seat), Letter())
        asks = table.asks_of(seat)
        question = tuple(f"{ask.prompt.key}" for ask in asks)
        lines = await self._desk.sessions.log(session.id, seat, max(0, table.position.seq - 8))
        note = f"-# {table.speech.words.say_key('title')} · {place(session)}"
        view = panel(table, done=table.private_sentences(lines)[-4:], note=note)
        shown = content_of(view)
        async with letter.lock:
            new = bool(set(question) - set(letter.question)) or letter.message is None
            letter.question = question
            if not new and letter.message is not None:
                if shown != letter.shown:
                    letter.shown = shown
                    await self._edit(letter, view)
                return
            old, letter.message = letter.message, None
            try:
                channel = await self._client.create_dm(discord.Object(user_id))
                letter.message = await channel.send(view=view, allowed_mentions=no_pings())
                letter.shown = shown
            except discord.HTTPException as error:
                if error.code != DM_CLOSED and error.code not in NO_ACCESS:
                    raise
            if old is not None:
                await self._remove(old)

    async def _edit(self, letter: Letter, view: discord.ui.LayoutView) -> None:
        assert letter.message is not None
        try:
            await letter.message.edit(view=view, allowed_mentions=no_pings())
        except discord.NotFound as error:
            if error.code not in MESSAGE_GONE:
                raise
            letter.message = None

    async def _close_letter(self, session_id: int, seat: Seat, table: Table) -> None:
        letter = self._letters.pop((session_id, seat), None)
        if letter is not None and letter.message is not None:
            await self._edit(letter, panel(table))

    async def _remove(self, message: discord.Message) -> None:
        try:
            await message.delete()
        except discord.HTTPException as error:
            log.info("an old direct message stays: %s", error)


def has_secrets(game: Game[Any]) -> bool:
    """Whether players of this game may know what others may not."""
    return _has_secrets(game, game.info.slug)


@lru_cache(maxsize=64)
def _has_secrets(game: Game[Any], slug: str) -> bool:
    state = game.setup(max(game.info.min_seats, min(2, game.info.max_seats)), {}, Rng("secrets"))
    state.events.clear()
    turns = playout(game, state, Dice("secrets"), limit=LOOKED_AT)
    while True:
        if any(ask.audience is not None for ask in game.asks(state)):
            return True
        if game.encode(game.view(state, Seat(0))) != game.encode(game.view(state, None)):
            return True
        if next(turns, None) is None:
            return False


def needs_secrets(public: Table, own: Table, seat: Seat) -> bool:
    """Whether a seat is asked something that the channel must not show, or cannot answer without what only it knows."""
    asks = own.asks_of(seat)
    if not asks:
        return False
    return any(ask.audience is not None for ask in asks) or own.legal(seat) != public.legal(seat)


async def own_answers(desk: Desk, public: Table) -> tuple[Seat, ...]:
    """The seats whose answers cannot stand in the channel."""
    if not has_secrets(public.game):
        return ()
    seats = dict.fromkeys(ask.seat for ask in public.other_asks())
    held = [seat for seat in seats if seat < len(public.session.holders)]
    tables = [(seat, await table_of(desk, public.session, seat)) for seat in held]
    return tuple(seat for seat, own in tables if needs_secrets(public, own, seat))
