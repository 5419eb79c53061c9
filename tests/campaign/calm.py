"""What must hold once the trouble is over: the channel and the direct messages show the newest state, once."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.engine.moves import CLOCK, Seat
from bot.engine.rules import Game
from bot.engine.words import words_of
from bot.sandbox import Sandbox
from bot.sessions.types import Status
from tests.campaign.book import Book, Stand
from tests.campaign.people import Table, living_of

PATIENCE = 40.0
"""Seconds until a channel must be right again: a message that Discord refused is tried again after 5 and 20."""


async def becomes_calm(sandbox: Sandbox, book: Book, game: Game[Any], table: Table) -> None:
    """Wait until the table shows what it should; AssertionError with what is wrong where it does not."""
    until = asyncio.get_running_loop().time() + PATIENCE
    while problem := wrong_at(sandbox, book, game, table):
        assert asyncio.get_running_loop().time() < until, f"{table.game}: {problem}"
        await asyncio.sleep(0.1)


def wrong_at(sandbox: Sandbox, book: Book, game: Game[Any], table: Table) -> str:
    """What is not as it should be; empty where all is."""
    stand = book.stand(int(table.place.id))
    if stand is None or stand.head.status is Status.LOBBY:
        return ""
    if stand.announced < stand.head.seq:
        return f"the channel was told up to line {stand.announced} of {stand.head.seq}"
    living = living_of(table.place)
    if not stand.head.status.live:
        return f"{len(living)} messages still offer to play a game that is over" if living else ""
    if len(living) != 1:
        return f"messages {[each.id for each in living]} offer to play, {stand.message} is kept"
    if living[0].id != str(stand.message):
        return "the message that offers to play is not the one that is kept"
    for sought in expected(game, stand):
        if sought not in living[0].text:
            return f"the channel does not say {sought!r} but {living[0].text!r}"
    return wrong_hands(sandbox, book, game, stand)


def expected(game: Game[Any], stand: Stand) -> list[str]:
    """What the living message must say: the moment of the game, and the names of those who are asked."""
    names = [holder.name for holder in stand.head.holders]
    view = game.view(stand.state, None)
    asked = {ask.seat for ask in game.asks(stand.state) if ask.seat != CLOCK and ask.audience is None}
    return [words_of(game.info.slug).say(game.headline(view), names), *(names[seat] for seat in asked)]


def wrong_hands(sandbox: Sandbox, book: Book, game: Game[Any], stand: Stand) -> str:
    """What is wrong in the direct messages of those who have one."""
    for number, holder in enumerate(stand.head.holders):
        if holder.user_id is None:
            continue
        letter = book.hand_of(stand.head.id, Seat(number))
        who = next(each for each in sandbox.people() if int(each.id) == holder.user_id)
        if letter is None or not who.person.dms_open:
            continue
        shown = [message for message in who.dm.messages if message.id == str(letter[1])]
        moment = words_of(game.info.slug).say(
            game.headline(game.view(stand.state, Seat(number))), [each.name for each in stand.head.holders]
        )
        if letter[1] is not None and not shown:
            return f"the hand of {holder.name} is gone"
        if shown and moment not in shown[0].text:
            return f"the hand of {holder.name} does not say {moment!r} but {shown[0].text!r}"
    return ""
