"""What the moves on a panel would bring, found out before the panel is built: games are played for it, in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress

from bot.discord.core.layout.components import MENU_SIZE
from bot.discord.views.choosing import resolve
from bot.discord.views.drafting import without_choice
from bot.discord.views.table import TableView
from bot.engine.moves import Move, Value


async def look_ahead(table: TableView, path: Sequence[str] = ()) -> None:
    """Find out what the panel of the viewer says after a `path`, so that no one else waits while it is built."""
    if table.seat is not None and not table.over:
        await asyncio.to_thread(_found, table, path)


def _found(table: TableView, path: Sequence[str]) -> None:
    # What fails in an imagined world fails again where the panel asks, and is logged there.
    with suppress(Exception):
        table.offer.foresight.look(_whole_moves(table, path))


def _whole_moves(table: TableView, path: Sequence[str]) -> Iterator[Move]:
    """The moves that a click on the panel would make, or its next one in a draft."""
    assert table.seat is not None
    chosen = resolve(table, table.seat, path) if path else None
    if chosen is not None:
        if chosen.values is not None:
            yield from _after(table, chosen.verb, chosen.values)
    elif (begun := table.begun) is not None:
        yield from _after(table, begun.verb.name, begun.values)
    else:
        for verb in table.offer.verbs:
            # Those behind a button of their own are looked at when it is pressed.
            if not (verb.turn.setting or verb.shown.rare or verb.shown.apart):
                values = without_choice(table, table.seat, verb.name, ()) if verb.open else ()
                yield from _after(table, verb.name, values)


def _after(table: TableView, verb: str, values: tuple[Value, ...]) -> Iterator[Move]:
    if (spot := table.offer.spot(verb, values)) is None:
        return
    if spot.ends:
        yield Move(verb, values)
    if spot.several is None:
        yield from (Move(verb, (*values, each.value)) for each in spot.next[:MENU_SIZE] if each.last)
