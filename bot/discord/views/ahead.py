"""What the moves on a panel would bring, found out before the panel is built: games are played for it, in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress

from bot.discord.views.choices import told_first
from bot.discord.views.choosing import groups_apart, resolve, verbs_shown, whole_rows
from bot.discord.views.drafting import without_choice
from bot.discord.views.hand_view import FOLD
from bot.discord.views.table import TableView
from bot.engine.moves import Choice, Move, Value, Verb


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
    if path and path[0] == FOLD:
        names = groups_apart(table).get(path[1], [])
        yield from (move for verb in table.offer.verbs if verb.name in names for move in _of(table, verb))
    elif path:
        chosen = resolve(table, table.seat, path)
        if chosen.values is not None:
            yield from _after(table, chosen.verb, chosen.values)
    elif (begun := table.begun) is not None:
        yield from _after(table, begun.verb.name, begun.values)
    else:
        groups, shown = groups_apart(table), verbs_shown(table, table.seat)
        for verb in table.game.info.verbs:
            # Those behind a button of their own are looked at when it is pressed.
            is_apart = verb.shown.apart and verb.shown.group in groups
            if verb.name in shown and not (verb.turn.setting or verb.shown.rare or is_apart):
                yield from _of(table, verb)


def _of(table: TableView, verb: Verb) -> Iterator[Move]:
    """The moves of a verb that the first panel of it would make."""
    assert table.seat is not None
    rows = whole_rows(table, verb.name)
    yield from (_ending(verb.name, (), row) for row in rows)
    if not rows:
        values = without_choice(table, table.seat, verb.name, ()) if verb.open else ()
        yield from _after(table, verb.name, values)


def _after(table: TableView, verb: str, values: tuple[Value, ...]) -> Iterator[Move]:
    if (spot := table.offer.spot(verb, values)) is None:
        return
    if spot.ends:
        yield Move(verb, values)
    # Of rows that can be chosen at once nothing is told, but too many of them are offered one choice after the other.
    single = spot.several is None or spot.several[1] == 1
    rows = list(spot.straight) if spot.several is None else []
    if single or spot.straight:
        rows += [(choice,) for choice in told_first(table, spot.next)]
    yield from (_ending(verb, values, row) for row in rows if row[-1].last)


def _ending(verb: str, values: tuple[Value, ...], chosen: Sequence[Choice]) -> Move:
    return Move(verb, (*values, *(choice.value for choice in chosen)))
